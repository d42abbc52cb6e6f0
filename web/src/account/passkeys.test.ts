import { expect, test } from "vitest";
import { keyProblem, missing, toBytes, toText } from "./passkeys";

test("bytes go there and back as base64url", () => {
  const data = Uint8Array.from([255, 254, 0, 62, 63]);
  expect(toText(data.buffer)).toBe("__4APj8");
  expect([...toBytes("__4APj8")]).toEqual([...data]);
});

test("without TLS, at a bare address, or in an old browser there are none, and it is said why", () => {
  const around = { isSecureContext: true, PublicKeyCredential: {}, location: { hostname: "cards.example" } };
  expect(missing(around)).toBe("");
  const { PublicKeyCredential: _, ...old } = around;
  expect(missing(old)).toBe("People keys browser");
  expect(missing({ ...around, isSecureContext: false })).toBe("Problem no passkeys here");
  for (const hostname of ["127.0.0.1", "[::1]"]) expect(missing({ ...around, location: { hostname } })).toBe("Problem no passkeys here");
});

test("a browser that ends it says no more than that", () => {
  expect(keyProblem(new DOMException("", "NotAllowedError"))).toBe("People key none");
  expect(keyProblem(new DOMException("", "InvalidStateError"))).toBe("People key there");
});
