import { expect, test } from "vitest";
import { csvText, withoutFormula } from "./csv";

const line = (...cells: (string | number | null)[]): string => csvText([], [cells]).split("\r\n")[1]!;

test("a text that begins as a formula does is none", () => {
  for (const sign of "=+-@＝＋－＠") expect(withoutFormula(`${sign}cmd|'/C calc'!A0`)).toBe(`'${sign}cmd|'/C calc'!A0`);
  expect(withoutFormula(" =1+1")).toBe(" '=1+1");
  expect(withoutFormula("\t=1+1")).toBe("'\t'=1+1");
  expect(withoutFormula("\rx")).toBe("'\rx");
  expect(withoutFormula("\nx")).toBe("'\nx");
  expect(withoutFormula('"=1+1')).toBe(`"'=1+1`);
  expect(withoutFormula("-2+3")).toBe("'-2+3");
  expect(withoutFormula("-2*cmd")).toBe("'-2*cmd");
  expect(withoutFormula("+420 777")).toBe("'+420 777");
});

test("nor where another sign than the comma parts cells", () => {
  expect(withoutFormula("Ada;=1+1")).toBe("Ada;'=1+1");
  expect(withoutFormula("Ada; @SUM(1)")).toBe("Ada; '@SUM(1)");
  expect(withoutFormula("Ada\t=1+1")).toBe("Ada\t'=1+1");
  expect(withoutFormula("Ada\r\n=1+1")).toBe("Ada\r\n'=1+1");
  expect(line('Ada";=1+1')).toBe(`"Ada"";'=1+1"`);
});

test("numbers stay numbers and names stay names", () => {
  expect(line(-0.5, 12, "-0.5", "-12", null)).toBe("-0.5,12,-0.5,-12,");
  for (const text of ["Ada", "a-b", "a = b", "1=2", "Květa @ home", "game: −4; seven: −2", "run; -20; 3"]) expect(withoutFormula(text)).toBe(text);
  expect(csvText(['A "B", C', "=x"], [[1, "a\nb"]])).toBe(`"A ""B"", C",'=x\r\n1,"a\nb"\r\n`);
});
