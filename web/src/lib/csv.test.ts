import { expect, test } from "vitest";
import { csv, harmless } from "./csv";

const line = (...cells: (string | number | null)[]): string => csv([], [cells]).split("\r\n")[1]!;

test("a text that begins as a formula does is none", () => {
  for (const sign of "=+-@＝＋－＠") expect(harmless(`${sign}cmd|'/C calc'!A0`)).toBe(`'${sign}cmd|'/C calc'!A0`);
  expect(harmless(" =1+1")).toBe(" '=1+1");
  expect(harmless("\t=1+1")).toBe("'\t'=1+1");
  expect(harmless("\rx")).toBe("'\rx");
  expect(harmless("\nx")).toBe("'\nx");
  expect(harmless('"=1+1')).toBe(`"'=1+1`);
  expect(harmless("-2+3")).toBe("'-2+3");
  expect(harmless("-2*cmd")).toBe("'-2*cmd");
  expect(harmless("+420 777")).toBe("'+420 777");
});

test("nor where another sign than the comma parts cells", () => {
  expect(harmless("Ada;=1+1")).toBe("Ada;'=1+1");
  expect(harmless("Ada; @SUM(1)")).toBe("Ada; '@SUM(1)");
  expect(harmless("Ada\t=1+1")).toBe("Ada\t'=1+1");
  expect(harmless("Ada\r\n=1+1")).toBe("Ada\r\n'=1+1");
  expect(line('Ada";=1+1')).toBe(`"Ada"";'=1+1"`);
});

test("numbers stay numbers and names stay names", () => {
  expect(line(-0.5, 12, "-0.5", "-12", null)).toBe("-0.5,12,-0.5,-12,");
  for (const text of ["Ada", "a-b", "a = b", "1=2", "Květa @ home", "game: −4; seven: −2", "run; -20; 3"]) expect(harmless(text)).toBe(text);
  expect(csv(['A "B", C', "=x"], [[1, "a\nb"]])).toBe(`"A ""B"", C",'=x\r\n1,"a\nb"\r\n`);
});
