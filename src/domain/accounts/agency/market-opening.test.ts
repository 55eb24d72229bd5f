import { expect, test } from "vitest";
import { agencyCode, marketOpening, readAgencyCode } from "./market-opening.ts";

test("a code is the first twelve digits of an id, and is read however it is typed", () => {
  expect(agencyCode("4f2a90bc-17de-4000-8000-000000000000")).toBe("4F2A-90BC-17DE");
  for (const typed of ["4F2A-90BC-17DE", " 4f2a 90bc 17de ", "4f2a90bc17de"]) {
    expect(readAgencyCode(typed)).toBe("4f2a90bc17de");
  }
  // A digit too few, one too many, and a letter that no id has.
  for (const typed of ["4F2A-90BC-17D", "4F2A-90BC-17DEA", "4F2A-90BC-17DZ", ""]) {
    expect(readAgencyCode(typed)).toBeUndefined();
  }
});

test("the network needs no code, and another agency does", () => {
  expect(marketOpening.safeParse({ to: "red" }).success).toBe(true);
  const wrong = marketOpening.safeParse({ to: "agencia", code: "x" });
  expect(wrong.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["code", "Escribe el código de la otra agencia: 12 letras y números, como 4F2A-90BC-17DE"],
  ]);
  expect(marketOpening.safeParse({ to: "todos" }).success).toBe(false);
});
