import { describe, expect, test } from "vitest";
import { type ComparedContact, duplicateReasons, nameLikeness } from "./duplicates.ts";
import { forgetUndone, type MergedFields, mergeFields } from "./merge.ts";
import { emailOf, phoneOf } from "./phone.ts";

const person = (fullName: string, more: Partial<ComparedContact> = {}): ComparedContact => ({
  fullName,
  company: null,
  emails: [],
  phones: [],
  homeIds: [],
  ...more,
});
const reasons = (a: Partial<ComparedContact>, b: Partial<ComparedContact>) =>
  duplicateReasons(person("Ana", a), person("Ana", b));

test.each([
  // A letter of words of five is forgiven, of four it is not, however long the other one is.
  ["Maria Lopez", "Marta Lopez", "close"],
  ["Eva Ruiz", "Eva Ruis", null],
  ["Eva Jorge", "Eva Jorg", null],
  ["Eva Lopez", "Eva Lopes", "close"],
  // One letter is an initial.
  ["Ana B. Ruiz", "Ana Ruiz", "same"],
  ["Li Wu", "Wu Li", "same"],
])("%s and %s: %s", (a, b, likeness) => expect(nameLikeness(a, b)).toBe(likeness));

describe("beside a first name alone", () => {
  test("seven figures at the end of a number count, six do not", () => {
    expect(reasons({ phones: ["+34612345678"] }, { phones: ["+52992345678"] })).toEqual([
      "Se llama igual",
      "Su teléfono acaba igual",
    ]);
    expect(reasons({ phones: ["+34612345678"] }, { phones: ["+34619345678"] })).toEqual([]);
  });

  test("the beginning of an address counts from four letters on, where no office has it", () => {
    const mails = (local: string) => reasons({ emails: [`${local}@a.example`] }, { emails: [`${local}@b.example`] });
    expect([mails("anar"), mails("ana"), mails("ventas"), mails("hola")]).toEqual([
      ["Se llama igual", "Su correo empieza igual"],
      [],
      [],
      [],
    ]);
  });

  test("a company counts where both have it", () => {
    expect(reasons({ company: "Casa" }, { company: "CASA" })).toEqual(["Se llama igual", "Es de la misma empresa"]);
    expect(reasons({ company: "Casa" }, { company: null })).toEqual([]);
    expect(reasons({ company: "" }, { company: "" })).toEqual([]);
  });

  test("of two whole names nothing else is asked, of one whole name and a first one it is", () => {
    expect(duplicateReasons(person("Ana Ruiz"), person("Ruiz, Ana"))).toEqual(["Se llama igual"]);
    expect(duplicateReasons(person("Ana"), person("Ana A."))).toEqual([]);
    expect(
      duplicateReasons(person("Maria Lopez", { homeIds: ["h"] }), person("Marta Lopez", { homeIds: ["h"] })),
    ).toEqual(["Se llama casi igual", "Pregunta por el mismo inmueble"]);
  });
});

describe("a merge", () => {
  const fields = (more: Partial<MergedFields> = {}): MergedFields => ({
    fullName: "Ana",
    company: null,
    position: null,
    language: null,
    notes: null,
    ownerId: null,
    consentAt: null,
    consentText: null,
    lastActivityAt: "2026-01-01T00:00:00.000Z",
    roles: [],
    tags: [],
    extras: {},
    ...more,
  });

  test("takes what is chosen of the other, also where that is nothing; a name never is", () => {
    const kept = fields({ company: "Casa", notes: "Hola" });
    expect(mergeFields(kept, fields({ company: null }), { company: "removed" }).company).toBeNull();
    expect(mergeFields(kept, fields({ company: "Otra" }), { company: "kept" }).company).toBe("Casa");
    expect(mergeFields(fields(), fields({ company: "Otra" }), { company: "kept" }).company).toBeNull();
    expect(mergeFields(kept, fields({ fullName: "" }), { fullName: "removed" }).fullName).toBe("Ana");
  });

  test("keeps the first consent with its words, and the later activity", () => {
    const consent = { consentAt: "2026-02-01T00:00:00.000Z", consentText: "Sí" };
    const other = fields({
      consentAt: "2026-03-01T00:00:00.000Z",
      consentText: "Otra",
      lastActivityAt: "2026-04-01T00:00:00.000Z",
    });
    expect(mergeFields(fields(consent), other, {})).toMatchObject({
      ...consent,
      lastActivityAt: "2026-04-01T00:00:00.000Z",
    });
    expect(mergeFields(fields({ consentText: "de antes" }), fields(), {}).consentText).toBe("de antes");
    expect(mergeFields(other, fields(), {}).lastActivityAt).toBe("2026-04-01T00:00:00.000Z");
  });

  test("that is undone is forgotten by one that came later: what it brought, fields and lists", () => {
    const first = { before: fields(), after: fields({ company: "Casa", tags: ["vip"], extras: { Zona: "Norte" } }) };
    const second = {
      before: first.after,
      after: fields({ company: "Casa", notes: "Hola", tags: ["vip", "rico"], extras: { Zona: "Norte", Planta: "3" } }),
    };
    expect(forgetUndone(second, first)).toEqual({
      before: fields(),
      after: fields({ notes: "Hola", tags: ["rico"], extras: { Planta: "3" } }),
    });
  });
});

describe("telephones", () => {
  test.each([
    ["612 345 678", "ES", "+34612345678"],
    ["0034 612 345 678", "ES", "+34612345678"],
    ["(00) 34 612345678", "ES", "+34612345678"],
    ["+34 612-345-678", "ES", "+34612345678"],
    ["Tel.: 912345678", "ES", "+34912345678"],
    ["tlf: 912 34 56 78", "ES", "+34912345678"],
    ["６１２３４５６７８", "ES", "+34612345678"],
    // The country without its sign, from eleven figures on.
    ["34612345678", "ES", "+34612345678"],
    ["15551234567", "ES", null],
    ["12025550143", "ES", "+12025550143"],
    ["3461234567", "ES", null],
    ["55 1234 5678", "MX", "+525512345678"],
    ["612345678", "XX", "+34612345678"],
    ["12345", "ES", null],
    ["no tiene", "ES", null],
    [`612345678${" ".repeat(50)}`, "ES", "+34612345678"],
    [`+34 612${" ".repeat(26)}345 678`, "ES", "+34612345678"],
    [`+34 612${" ".repeat(27)}345 678`, "ES", null],
  ])("«%s» in %s is %s", (typed, country, number) => expect(phoneOf(typed, country)).toBe(number));

  test("an address is compared in lower case, without what links put before it", () =>
    expect([" MAILTO:Ana@Casa.example ", "ana@casa", ""].map(emailOf)).toEqual(["ana@casa.example", null, null]));
});
