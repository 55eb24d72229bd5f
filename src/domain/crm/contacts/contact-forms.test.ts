import { describe, expect, test } from "vitest";
import {
  cardMove,
  contactForm,
  dealChange,
  dealForm,
  demandForm,
  eventForm,
  pastedNotice,
  ruleForm,
  settingsForm,
} from "./contact-forms.ts";
import { type NewDeal, type Rule, type RuleConditions, route, ruleConditions } from "./routing.ts";

const ID = "0190f7c2-0000-7000-8000-000000000001";
const OTHER = "0190f7c2-0000-7000-8000-000000000002";

type Row = Record<string, unknown>;
interface Schema {
  safeParse: (input: unknown) => { success: boolean };
}

/** Whether a form takes a value in one of its fields. */
const takes = (schema: Schema, base: Row) => (field: string, value: unknown) =>
  schema.safeParse({ ...base, [field]: value }).success;

describe("the longest and largest that a form takes", () => {
  const contact = takes(contactForm, { fullName: "Ana" });
  const demand = takes(demandForm, {});
  const deal = takes(dealForm, { contactId: ID, kind: "comprador", title: "Piso" });
  const event = takes(eventForm, { kind: "nota", text: "Ha llamado" });

  test.each<[string, typeof contact, string, number]>([
    ["contact", contact, "fullName", 200],
    ["contact", contact, "company", 200],
    ["contact", contact, "position", 100],
    ["contact", contact, "notes", 5000],
    ["contact", contact, "consentText", 500],
    ["demand", demand, "note", 2000],
    ["deal", deal, "title", 200],
    ["event", event, "text", 5000],
  ])("%s: %s", (_name, takesIt, field, most) => {
    expect(takesIt(field, "a".repeat(most))).toBe(true);
    expect(takesIt(field, "a".repeat(most + 1))).toBe(false);
  });

  test.each<[string, typeof contact, string, unknown, number]>([
    ["contact", contact, "tags", "a", 30],
    ["contact", contact, "emails", "a@b.es", 20],
    ["contact", contact, "phones", "600", 20],
    ["demand", demand, "places", "Sants", 30],
    ["demand", demand, "zone", [2.1, 41.3], 500],
  ])("%s: so many %s", (_name, takesIt, field, item, most) => {
    const list = (length: number) => Array.from({ length }, () => item);
    expect(takesIt(field, list(most))).toBe(true);
    expect(takesIt(field, list(most + 1))).toBe(false);
  });

  test.each<[typeof contact, string, number, number, number]>([
    [demand, "priceMin", 0, 1e9, 1],
    [demand, "priceMax", 1, 1e9, 1],
    [demand, "areaMinM2", 1, 1e6, 1],
    [demand, "roomsMin", 0, 99, 1],
    [demand, "bathroomsMin", 0, 99, 1],
    [deal, "amount", 0.01, 1e9, 0.01],
    [deal, "commission", 0, 1e9, 0.01],
  ])("%#: %s from %d to %d", (takesIt, field, least, most, step) => {
    expect([least - step, least, most, most + step].map((value) => takesIt(field, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("a zone is of three points on the earth, and a price range goes up", () => {
    const point = [2.1, 41.3];
    expect(demand("zone", [point, point])).toBe(false);
    expect(demand("zone", [point, point, point])).toBe(true);
    expect(demand("zone", [point, point, [180, 90]])).toBe(true);
    expect(demand("zone", [point, point, [181, 90]])).toBe(false);
    expect(demand("zone", [point, point, [180, 91]])).toBe(false);
    expect(demandForm.safeParse({ priceMin: 2, priceMax: 2 }).success).toBe(true);
    expect(demandForm.safeParse({ priceMin: 3, priceMax: 2 }).success).toBe(false);
  });

  test("omitted fields get their defaults: a purchase, active, no consent, a call of ours", () => {
    expect(contactForm.parse({ fullName: "Ana" })).toMatchObject({
      hasConsent: false,
      roles: [],
      tags: [],
      emails: [],
    });
    expect(demandForm.parse({})).toMatchObject({ operation: "venta", isActive: true, types: [], musts: [] });
    expect(eventForm.parse({ kind: "nota", text: "x" }).direction).toBe("saliente");
    expect(ruleForm.parse({ name: "Todas" })).toMatchObject({ isActive: true, conditions: {}, assignees: [] });
    expect(pastedNotice.parse({ text: "Un aviso largo" }).dryRun).toBe(false);
  });

  test("a card goes beside another one", () => {
    expect(cardMove.safeParse({}).success).toBe(false);
    expect(cardMove.safeParse({ beforeId: ID }).success).toBe(true);
    expect(cardMove.safeParse({ afterId: ID }).success).toBe(true);
  });

  test("a pasted notice has ten letters at least", () => {
    expect(pastedNotice.safeParse({ text: "a".repeat(9) }).success).toBe(false);
    expect(pastedNotice.safeParse({ text: "a".repeat(10) }).success).toBe(true);
    expect(pastedNotice.safeParse({ text: "a".repeat(100_001) }).success).toBe(false);
  });
});

describe("opening hours", () => {
  const DAY = [
    [540, 840],
    [960, 1200],
  ];
  const BASE = {
    timeZone: "Europe/Madrid",
    openingHours: [DAY, DAY, DAY, DAY, DAY, [], []],
    holidays: ["2026-12-25"],
    answerMinutes: 60,
    commissionRate: 0.03,
  };
  const settings = takes(settingsForm, BASE);
  const monday = (...spans: number[][]) => settings("openingHours", [spans, [], [], [], [], [], []]);

  test("spans follow each other and end after they begin", () => {
    expect(settingsForm.safeParse(BASE).success).toBe(true);
    expect(monday([0, 1440])).toBe(true);
    expect(monday([540, 540])).toBe(false);
    expect(monday([840, 540])).toBe(false);
    expect(monday([540, 840], [840, 900])).toBe(false);
    expect(monday([540, 840], [841, 900])).toBe(true);
    expect(monday([960, 1200], [540, 840])).toBe(false);
    expect(monday([-1, 60])).toBe(false);
    expect(monday([60, 1441])).toBe(false);
  });

  test("at most six spans a day, seven days, one of them open", () => {
    const spans = (count: number) => Array.from({ length: count }, (_, i) => [i * 100, i * 100 + 50]);
    expect(monday(...spans(6))).toBe(true);
    expect(monday(...spans(7))).toBe(false);
    expect(settings("openingHours", [DAY, DAY, DAY, DAY, DAY, DAY])).toBe(false);
    expect(settings("openingHours", [[], [], [], [], [], [], []])).toBe(false);
  });

  test.each([
    ["answerMinutes", 5, 10_080, 1],
    ["commissionRate", 0, 1, 0.01],
  ])("%s from %d to %d", (field, least, most, step) => {
    expect([least - step, least, most, most + step].map((value) => settings(field, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("an unknown zone is refused, and holidays are at most two hundred", () => {
    expect(settings("timeZone", "Europe/Nowhere")).toBe(false);
    expect(
      settings(
        "holidays",
        Array.from({ length: 200 }, () => "2026-12-25"),
      ),
    ).toBe(true);
    expect(
      settings(
        "holidays",
        Array.from({ length: 201 }, () => "2026-12-25"),
      ),
    ).toBe(false);
  });
});

describe("one condition of a rule at a time", () => {
  const deal: NewDeal = {
    source: "portal_idealista",
    kind: "comprador",
    operation: "venta",
    places: ["Sant Martí", "Barcelona"],
    postalCode: "08 018",
    price: 250_000,
    language: "es",
    homeOwnerId: ID,
  };
  const matches = (conditions: RuleConditions, of: Partial<NewDeal> = {}, members = [ID, OTHER]) => {
    const rule: Rule = {
      id: "r",
      name: "R",
      conditions,
      assignees: [OTHER],
      given: 0,
      isCatchAll: false,
      isActive: true,
    };
    return route({ ...deal, ...of }, [rule], new Set(members));
  };

  test.each<[RuleConditions, Partial<NewDeal>, boolean]>([
    [{ sources: ["portal_idealista"] }, {}, true],
    [{ sources: ["portal_*"] }, {}, true],
    [{ sources: ["portal"] }, {}, false],
    [{ kinds: ["comprador"] }, {}, true],
    [{ kinds: [] }, {}, true],
    [{ operations: ["alquiler"] }, {}, false],
    [{ operations: ["venta"] }, { operation: undefined }, false],
    [{ places: ["sant marti"] }, {}, true],
    // A whole name, not a part of one.
    [{ places: ["Sant"] }, { places: ["Santander"] }, false],
    [{ postalPrefixes: ["080"] }, {}, true],
    [{ postalPrefixes: ["09"] }, {}, false],
    [{ places: ["Madrid"], postalPrefixes: ["08"] }, {}, true],
    [{ priceMin: 250_000, priceMax: 250_000 }, {}, true],
    [{ priceMin: 250_001 }, {}, false],
    [{ priceMax: 249_999 }, {}, false],
    [{ priceMin: 1 }, { price: undefined }, false],
    [{ languages: ["es"] }, {}, true],
    [{ languages: ["en"] }, {}, false],
    [{ homeOwnerIds: [ID] }, {}, true],
    [{ homeOwnerIds: [OTHER] }, {}, false],
    [{ homeOwnerIds: [ID] }, { homeOwnerId: undefined }, false],
  ])("%j with %j: %j", (conditions, of, expected) => {
    const routed = matches(conditions, of);
    expect(routed !== null).toBe(expected);
    if (routed) expect(routed.reasons).toHaveLength(1);
  });

  test("the reason says which condition it was", () => {
    const reason = (conditions: RuleConditions, of: Partial<NewDeal> = {}) => matches(conditions, of)!.reasons[0];
    expect(reason({})).toBe("La regla no pone condiciones");
    expect(reason({ operations: ["venta"] })).toBe("Es una venta");
    expect(reason({ operations: ["alquiler"] }, { operation: "alquiler" })).toBe("Es un alquiler");
    expect(reason({ places: ["Barcelona"] })).toBe("Está en Barcelona");
    expect(reason({ postalPrefixes: ["080"] })).toBe("Su código postal empieza por 080");
    expect(reason({ homeOwnerIds: [ID] })).toBe("Es por un inmueble de quien dice la regla");
    expect(reason({ languages: ["es"] })).toBe("Habla en español");
  });

  test("the home's own agent gets it while they are a member", () => {
    expect(matches({ toHomeOwner: true })?.ownerId).toBe(ID);
    expect(matches({ toHomeOwner: true }, {}, [OTHER])).toBeNull();
    expect(matches({ toHomeOwner: true }, { homeOwnerId: undefined })).toBeNull();
    expect(matches({})?.ownerId).toBe(OTHER);
  });

  test("conditions go up and have bounds", () => {
    const takesIt = takes(ruleConditions, {});
    expect(ruleConditions.safeParse({ priceMin: 5, priceMax: 5 }).success).toBe(true);
    expect(ruleConditions.safeParse({ priceMin: 6, priceMax: 5 }).success).toBe(false);
    expect(takesIt("sources", ["a".repeat(80)])).toBe(true);
    expect(takesIt("sources", ["a".repeat(81)])).toBe(false);
    expect(takesIt("places", ["a".repeat(120)])).toBe(true);
    expect(takesIt("places", ["a".repeat(121)])).toBe(false);
    expect(takesIt("priceMax", -1)).toBe(false);
    expect(takesIt("languages", ["spa"])).toBe(false);
  });
});

test("a fee that is shared is shared whole, and each person once", () => {
  const [one, other] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const issuesOf = (shares: object[]) =>
    dealChange.safeParse({ shares }).error?.issues.filter(({ path }) => path[0] === "shares") ?? [];
  expect(
    issuesOf([
      { personId: one, percent: 60 },
      { personId: other, percent: 40 },
    ]),
  ).toEqual([]);
  expect(
    issuesOf([
      { personId: one, percent: 60 },
      { personId: other, percent: 41 },
    ]),
  ).toHaveLength(1);
  expect(
    issuesOf([
      { personId: one, percent: 50 },
      { personId: one, percent: 50 },
    ]),
  ).toHaveLength(1);
});
