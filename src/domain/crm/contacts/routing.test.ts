import { describe, expect, test } from "vitest";
import { type NewDeal, type Rule, type RuleConditions, route, ruleConditions } from "./routing.ts";

const deal: NewDeal = {
  source: "idealista",
  kind: "comprador",
  operation: "venta",
  places: ["Valencia", "Ruzafa"],
  postalCode: "46006",
  price: 240_000,
  language: "es",
  homeOwnerId: "bea",
};
const rule = (
  id: string,
  conditions: RuleConditions,
  assignees: string[] = ["ana"],
  more: Partial<Rule> = {},
): Rule => ({
  id,
  name: id,
  conditions,
  assignees,
  given: 0,
  isCatchAll: false,
  isActive: true,
  ...more,
});
const rest = rule("resto", {}, [], { isCatchAll: true });
const members = new Set(["ana", "bea", "carla"]);
const routed = (rules: Rule[], about: Partial<NewDeal> = {}) => route({ ...deal, ...about }, rules, members);

describe("rules", () => {
  test("the first whose conditions all hold gives it, and says why", () => {
    const rules = [
      rest,
      rule("alquileres", { operations: ["alquiler"] }),
      rule("centro", { sources: ["idealista"], postalPrefixes: ["46"], priceMin: 200_000 }, ["bea"]),
      rule("portales", { sources: ["idealista", "fotocasa"] }, ["carla"]),
    ];
    expect(routed(rules)).toEqual({
      ruleId: "centro",
      ruleName: "centro",
      ownerId: "bea",
      reasons: [
        "Viene de idealista",
        "Su código postal empieza por 46",
        "Su precio es 240.000 €".replace(" €", "\u00a0€"),
      ],
    });
    expect(routed(rules, { price: 150_000 })?.ruleId).toBe("portales");
    expect(routed(rules, { source: "mano" })).toEqual({
      ruleId: "resto",
      ruleName: "resto",
      ownerId: null,
      reasons: ["Ninguna otra regla encaja"],
    });
  });

  test.each<[RuleConditions, boolean]>([
    [{}, true],
    [{ sources: ["ideal*"] }, true],
    [{ kinds: ["propietario"] }, false],
    [{ places: ["ruzafa"] }, true],
    [{ places: ["Ruz"] }, false],
    [{ places: ["Gandia"], postalPrefixes: ["460"] }, true],
    [{ priceMax: 200_000 }, false],
    [{ languages: ["en"] }, false],
    [{ homeOwnerIds: ["bea"] }, true],
    [{ homeOwnerIds: ["ana"] }, false],
  ])("%j is met: %s", (conditions, holds) => {
    expect(routed([rule("r", conditions), rest])?.ruleId).toBe(holds ? "r" : "resto");
  });

  test("an unknown attribute of a deal meets no condition about it", () => {
    for (const [conditions, about] of [
      [{ priceMin: 0 }, { price: undefined }],
      [{ operations: ["venta"] }, { operation: undefined }],
      [{ languages: ["es"] }, { language: undefined }],
      [{ toHomeOwner: true }, { homeOwnerId: undefined }],
    ] as [RuleConditions, Partial<NewDeal>][]) {
      expect(routed([rule("r", conditions), rest], about)?.ruleId).toBe("resto");
    }
  });

  test("the home's agent gets it where a rule says so, while they are a member", () => {
    const rules = [rule("suyo", { toHomeOwner: true }, []), rest];
    expect(routed(rules)?.ownerId).toBe("bea");
    expect(routed(rules, { homeOwnerId: "se-fue" })?.ruleId).toBe("resto");
  });

  test("people take turns; those who have left are skipped", () => {
    const turns = [0, 1, 2, 3].map((given) => routed([rule("r", {}, ["ana", "se-fue", "carla"], { given })])?.ownerId);
    expect(turns).toEqual(["ana", "carla", "carla", "ana"]);
    expect(routed([rule("r", {}, ["se-fue"])])?.ownerId).toBeNull();
  });

  test("somebody who is alone gets what the rules leave to nobody, and the reasons say so", () => {
    const alone = (rules: Rule[]) => route(deal, rules, new Set(["ana"]));
    expect(alone([rest])).toEqual({
      ruleId: "resto",
      ruleName: "resto",
      ownerId: "ana",
      reasons: ["Ninguna otra regla encaja", "No hay nadie más en el equipo"],
    });
    // Two people may leave it waiting on purpose.
    expect(route(deal, [rest], new Set(["ana", "bea"]))?.ownerId).toBeNull();
  });

  test("a paused rule is not asked; the one that catches all is, wherever it stands", () => {
    expect(routed([rule("r", {}, ["ana"], { isActive: false }), { ...rest, isActive: false }])?.ruleId).toBe("resto");
    expect(routed([])).toBeNull();
  });
});

test("no personal attribute can be a condition", () => {
  for (const word of ["nationality", "nacionalidad", "sex", "age", "religion", "disability", "family", "name"]) {
    expect(ruleConditions.safeParse({ [word]: ["x"] }).success).toBe(false);
  }
  expect(ruleConditions.safeParse({ priceMin: "300.000", priceMax: "200.000" }).error?.issues[0]?.path).toEqual([
    "priceMax",
  ]);
});
