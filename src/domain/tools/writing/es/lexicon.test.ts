import { expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import { plainSaying } from "../writing.test-data.ts";
import { isBareGround, isGarage, lexiconOf, typeNoun } from "./lexicon.ts";

const saying = (facts: Partial<HomeFacts>, variety: "es-ES" | "es-MX" = "es-ES") =>
  plainSaying({ operation: "venta", type: "otro", country: "ES", currency: "EUR", ...facts } as HomeFacts, {
    variety,
    tone: "neutro",
  });

test("ground that is sold without a building is ground: with an area, a room or another kind it is none", () => {
  const isBare = (facts: Partial<HomeFacts>) => isBareGround(saying(facts));
  expect(isBare({ plotAreaM2: 500 })).toBe(true);
  expect(isBare({ plotAreaM2: 500, rooms: 0 })).toBe(true);
  expect(isBare({})).toBe(false);
  expect(isBare({ plotAreaM2: 500, builtAreaM2: 90 })).toBe(false);
  expect(isBare({ plotAreaM2: 500, rooms: 2 })).toBe(false);
  expect(isBare({ plotAreaM2: 500, type: "casa" })).toBe(false);
});

test("a place for one car or two, up to 60 m², is a garage where the agent's own words say so", () => {
  const is = (facts: Partial<HomeFacts>) => isGarage(saying({ builtAreaM2: 12, ownText: "Plaza de garaje", ...facts }));
  expect(is({})).toBe(true);
  expect(is({ builtAreaM2: 60 })).toBe(true);
  expect(is({ builtAreaM2: 61 })).toBe(false);
  expect(is({ builtAreaM2: undefined })).toBe(false);
  expect(is({ rooms: 1 })).toBe(false);
  expect(is({ type: "local" })).toBe(false);
  expect(is({ ownText: "Nave diáfana" })).toBe(false);
  expect(is({ ownText: undefined, features: ["Cochera cerrada"] })).toBe(true);
  expect(is({ ownText: undefined, noted: ["para dos coches"] })).toBe(true);
});

test("each is called as people say there, and English has the words of Spain to fall back on", () => {
  expect(typeNoun(saying({ plotAreaM2: 500 })).one).toBe("parcela");
  expect(typeNoun(saying({ plotAreaM2: 500 }, "es-MX")).one).toBe("terreno");
  expect(typeNoun(saying({ builtAreaM2: 12, ownText: "garaje" })).one).toBe("plaza de aparcamiento");
  expect(typeNoun(saying({ builtAreaM2: 12, ownText: "garaje" }, "es-MX")).one).toBe("estacionamiento");
  expect(typeNoun(saying({ builtAreaM2: 90 })).one).toBe("inmueble");
  expect(lexiconOf({ variety: "en" })).toBe(lexiconOf({ variety: "es-ES" }));
  expect(lexiconOf({ variety: "es-MX" }).pool.one).toBe("alberca");
});
