import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONTACT_ROLES } from "./contact-values.ts";
import { type FieldSnapshot, forgetUndone, type MergedFields, mergeFields, unmergeFields } from "./merge.ts";

const word = fc.constantFrom("a", "b", "c", "d");
const maybe = fc.option(word, { nil: null });
const contact: fc.Arbitrary<MergedFields> = fc.record({
  fullName: word,
  company: maybe,
  position: maybe,
  language: maybe,
  notes: maybe,
  ownerId: maybe,
  consentAt: fc.option(fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"), { nil: null }),
  consentText: maybe,
  consentAskedAt: fc.option(fc.constantFrom("2026-01-15T00:00:00.000Z", "2026-02-15T00:00:00.000Z"), { nil: null }),
  consentAskedText: maybe,
  consentWithdrawnAt: fc.option(fc.constantFrom("2026-01-20T00:00:00.000Z"), { nil: null }),
  lastActivityAt: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"),
  roles: fc.uniqueArray(fc.constantFrom(...CONTACT_ROLES)),
  tags: fc.uniqueArray(word),
  extras: fc.dictionary(word, word),
});
const choice = fc.constantFrom("kept" as const, "removed" as const);
const choices = fc.record({ fullName: choice, company: choice, notes: choice, ownerId: choice }, { requiredKeys: [] });

const ana: MergedFields = {
  fullName: "Ana Ruiz",
  company: null,
  position: null,
  language: "es",
  notes: "Prefiere tardes",
  ownerId: "u1",
  consentAt: null,
  consentText: null,
  consentAskedAt: null,
  consentAskedText: null,
  consentWithdrawnAt: null,
  lastActivityAt: "2026-11-01T00:00:00.000Z",
  roles: ["comprador"],
  tags: ["ruzafa"],
  extras: {},
};

describe("a merge", () => {
  test("of a consent and a withdrawal, whichever contact has them, keeps the later one", () => {
    const given = { ...ana, consentAt: "2026-10-01T00:00:00.000Z", consentText: "Casilla" };
    const before = { ...ana, consentWithdrawnAt: "2026-09-01T00:00:00.000Z" };
    const after = { ...ana, consentWithdrawnAt: "2026-10-02T00:00:00.000Z" };
    for (const [kept, removed] of [
      [given, after],
      [after, given],
    ] as const) {
      expect(mergeFields(kept, removed, {})).toMatchObject({ consentAt: null, consentText: null });
    }
    expect(mergeFields(before, given, {})).toMatchObject({ consentAt: given.consentAt, consentText: "Casilla" });
  });

  test("takes over a request for news only where there is no consent", () => {
    const asked = { ...ana, consentAskedAt: "2026-10-01T00:00:00.000Z", consentAskedText: "Formulario" };
    expect(mergeFields(ana, asked, {})).toMatchObject({ consentAt: null, consentAskedText: "Formulario" });
    const given = { ...ana, consentAt: "2026-10-05T00:00:00.000Z" };
    expect(mergeFields(given, asked, {})).toMatchObject({ consentAskedAt: null, consentAskedText: null });
  });

  test("fills gaps, takes chosen values, joins lists and keeps the consent", () => {
    const other = {
      ...ana,
      fullName: "Ana Ruiz Soler",
      company: "Casa Uno",
      notes: "Busca ático",
      tags: ["vip", "ruzafa"],
    };
    const consented = { ...other, consentAt: "2026-10-01T00:00:00.000Z", consentText: "Casilla" };
    expect(mergeFields(ana, consented, { fullName: "removed" })).toEqual({
      ...ana,
      fullName: "Ana Ruiz Soler",
      company: "Casa Uno",
      tags: ["ruzafa", "vip"],
      consentAt: "2026-10-01T00:00:00.000Z",
      consentText: "Casilla",
    });
  });

  test("undone gives back exactly the former contacts", () => {
    fc.assert(
      fc.property(contact, contact, choices, (kept, removed, chosen) => {
        const after = mergeFields(kept, removed, chosen);
        expect(unmergeFields(after, { before: kept, after })).toEqual(kept);
      }),
    );
  });

  test("undone leaves later edits", () => {
    const before = ana;
    const after = mergeFields(ana, { ...ana, company: "Casa Uno", tags: ["vip"] }, {});
    const changed = {
      ...after,
      notes: "Ya no busca",
      tags: [...after.tags, "nuevo"],
      lastActivityAt: "2026-12-01T00:00:00.000Z",
    };
    expect(unmergeFields(changed, { before, after })).toEqual({
      ...ana,
      notes: "Ya no busca",
      tags: ["ruzafa", "nuevo"],
      lastActivityAt: "2026-12-01T00:00:00.000Z",
    });
  });

  test("two of them, undone in either order, give back exactly the former contacts", () => {
    fc.assert(
      fc.property(
        contact,
        contact,
        contact,
        choices,
        choices,
        fc.boolean(),
        (kept, b, c, chosenB, chosenC, firstFirst) => {
          const one: FieldSnapshot = { before: kept, after: mergeFields(kept, b, chosenB) };
          const two: FieldSnapshot = { before: one.after, after: mergeFields(one.after, c, chosenC) };
          const final = firstFirst
            ? unmergeFields(unmergeFields(two.after, one), forgetUndone(two, one))
            : unmergeFields(unmergeFields(two.after, two), one);
          expect(final).toEqual(kept);
        },
      ),
    );
  });
});
