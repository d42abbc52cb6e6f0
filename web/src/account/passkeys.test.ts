import { expect, test } from "vitest";
import { decodeBytes, encodeBytes, noPasskeysText, passkeyProblemText } from "./passkeys";

test("bytes go there and back as base64url", () => {
  const data = Uint8Array.from([255, 254, 0, 62, 63]);
  expect(encodeBytes(data.buffer)).toBe("__4APj8");
  expect([...decodeBytes("__4APj8")]).toEqual([...data]);
});

test("without TLS, at a bare address, or in an old browser there are none, and it is said why", () => {
  const around = { isSecureContext: true, PublicKeyCredential: {}, location: { hostname: "cards.example" } };
  expect(noPasskeysText(around)).toBe("");
  const { PublicKeyCredential: _, ...old } = around;
  expect(noPasskeysText(old)).toBe("People keys browser");
  expect(noPasskeysText({ ...around, isSecureContext: false })).toBe("Problem no passkeys here");
  for (const hostname of ["127.0.0.1", "[::1]"]) expect(noPasskeysText({ ...around, location: { hostname } })).toBe("Problem no passkeys here");
});

test("a browser that ends it says no more than that", () => {
  expect(passkeyProblemText(new DOMException("", "NotAllowedError"))).toBe("People key none");
  expect(passkeyProblemText(new DOMException("", "InvalidStateError"))).toBe("People key there");
});
