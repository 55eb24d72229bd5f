import { expect, test } from "vitest";
import { NOTHING_AGREED, ownKey } from "#domain/crm/templates/agreed-terms.ts";
import { OTHER_OWNERS_FIELD } from "#domain/crm/templates/other-owners.ts";
import { mandateStart, otherOwners } from "./agreed-start.ts";

const AGREED = {
  ...NOTHING_AGREED,
  price: { amount: 356_000, currency: "EUR" },
  kind: "no_exclusiva" as const,
  months: 6,
  others: [{ name: "Vicent Roig Ferrer", email: "vicent@casa.example" }],
};

test("the title of the document says whether it is exclusive before what was agreed, and typed days and price count", () => {
  const typed = {
    "home.price": "352.500",
    "home.mandateEndsOn": "27 de mayo de 2027",
    [ownKey("Primer día del encargo")]: "27/11/2026",
  };
  expect(mandateStart(AGREED, "Nota de encargo en exclusiva", typed)).toEqual({
    kind: "exclusiva",
    price: "352500",
    months: "6",
    startsOn: "2026-11-27",
    endsOn: "2027-05-27",
  });
  expect(mandateStart(AGREED, "Encargo sin exclusiva", {})).toMatchObject({ kind: "no_exclusiva", price: "356000" });
  expect(mandateStart(NOTHING_AGREED, "Encargo", {}).kind).toBe("");
});

test("owners who were agreed and who were typed sign too, each once", () => {
  const typed = { [ownKey(OTHER_OWNERS_FIELD)]: "Pilar Roig Ferrer, con DNI 12345678Z y domicilio en Calle Sueca 31" };
  expect(otherOwners(AGREED, typed, ["Amparo Roig Ferrer"])).toEqual([
    { name: "Vicent Roig Ferrer", email: "vicent@casa.example" },
    { name: "Pilar Roig Ferrer", email: "" },
  ]);
  const again = { [ownKey(OTHER_OWNERS_FIELD)]: "Vicent Roig Ferrer, con DNI 1" };
  expect(otherOwners(AGREED, again, ["Amparo Roig Ferrer"])).toHaveLength(1);
});
