import { expect, test } from "vitest";
import { firstNameOf, fullNameOf, nameOrEmailOf, namePartsOf } from "./person-name.ts";

test.each([
  [{ first_name: "Ana", last_name: "Ruiz Gil" }, "Ana Ruiz Gil"],
  [{ first_name: "  Ana ", last_name: "\tRuiz\u00a0" }, "Ana Ruiz"],
  [{ first_name: "Ana", last_name: "   " }, "Ana"],
  [{ first_name: "", last_name: "Ruiz" }, "Ruiz"],
  [{ first_name: "María  José" }, "María  José"],
  [{ first_name: 7, last_name: { of: "nobody" } }, ""],
  [{ first_name: null, last_name: ["Ruiz"] }, ""],
  [{}, ""],
])("%j is called «%s»", (metadata, name) => {
  expect(fullNameOf(metadata)).toBe(name);
  expect(nameOrEmailOf({ metadata, email: "ana@casa.example" })).toBe(name || "ana@casa.example");
});

test("the parts are those that were given", () => {
  expect(namePartsOf({ first_name: " Ana", last_name: "Ruiz" })).toEqual(["Ana", "Ruiz"]);
  expect(namePartsOf({ first_name: " ", last_name: "Ruiz" })).toEqual(["Ruiz"]);
  expect(firstNameOf({ first_name: " Ana ", last_name: "Ruiz" })).toBe("Ana");
  expect(firstNameOf({ last_name: "Ruiz" })).toBe("");
});
