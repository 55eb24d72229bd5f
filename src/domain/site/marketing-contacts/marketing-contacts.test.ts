import { expect, test } from "vitest";
import { EVERYBODY, marketingQuery, readMarketingFilter, segmentForm } from "./filter.ts";
import { mayLift, suppressionForm } from "./suppression.ts";

test("a filter stands in the address and comes back from it", () => {
  const filter = {
    ...EVERYBODY,
    search: "Ferrer",
    kind: "crm" as const,
    region: "latam" as const,
    from: "2026-11-01",
    reach: "todos" as const,
  };
  const query = marketingQuery(filter);
  expect(query.toString()).toBe("buscar=Ferrer&via=crm&region=latam&desde=2026-11-01&alcance=todos");
  expect(readMarketingFilter(query)).toEqual(filter);
  expect(marketingQuery(EVERYBODY).toString()).toBe("");
});

test("wrong values of an address are ignored", () => {
  expect(readMarketingFilter(new URLSearchParams("via=x&desde=ayer&alcance=&region=marte&origen=contacto"))).toEqual({
    ...EVERYBODY,
    source: "contacto",
  });
});

test("a person who asked to be left alone comes back by their own word alone", () => {
  const at = new Date("2026-11-10T00:00:00Z");
  expect(mayLift({ reason: "manual", at }, null)).toBe(true);
  expect(mayLift({ reason: "rebote", at }, null)).toBe(true);
  expect(mayLift({ reason: "baja", at }, null)).toBe(false);
  expect(mayLift({ reason: "queja", at }, new Date("2026-11-09T00:00:00Z"))).toBe(false);
  expect(mayLift({ reason: "baja", at }, new Date("2026-11-11T00:00:00Z"))).toBe(true);
});

test("a segment forgets whom somebody looked for", () => {
  const kept = segmentForm.parse({
    name: " Del chat ",
    filter: { ...EVERYBODY, search: "nuria@casa.es", source: "chat" },
  });
  expect(kept).toEqual({ name: "Del chat", filter: { ...EVERYBODY, source: "chat" } });
});

test("addresses are compared in lower case", () => {
  expect(suppressionForm.parse({ email: " Nuria@Casa.ES ", reason: "manual" }).email).toBe("nuria@casa.es");
});
