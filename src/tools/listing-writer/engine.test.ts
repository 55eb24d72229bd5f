import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { writeAdvert } from "./engine.ts";
import { writerInput } from "./schema.ts";

const HOME = { type: "piso", builtAreaM2: 94, placeName: "Ruzafa", rooms: 3, bathrooms: 2, energyRating: "E" };
const write = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}, today = "2026-11-21") =>
  writeAdvert(z.parse(writerInput, { ...changes, home: { ...HOME, ...home } }), { today });
const fields = (...of: Parameters<typeof write>) => write(...of).texts.fields;

describe("which side it looks to", () => {
  test("the form's own answer, or else what the home's sides make between them", () => {
    expect(write({ orientation: "oeste" }, { orientations: ["norte", "este"] }).texts.long.plain).toMatch(/oeste/);
    expect(write({}, { orientations: ["norte", "este"] }).texts.long.plain).toMatch(/noreste/);
    expect(write({}, { orientations: ["sur"] }).texts.long.plain).toMatch(/\bsur\b/);
    expect(fields({}, { orientations: [] })).not.toContain("orientation");
    expect(fields()).not.toContain("orientation");
  });
});

describe("the day on which it is written", () => {
  test("a home of next year is planned this year, and built the year after", () => {
    const plain = (today: string) => write({}, { yearBuilt: 2027, condition: "obra_nueva" }, today).texts.long.plain;
    expect(plain("2026-12-31")).toMatch(/prevista en 2027|según lo previsto, en 2027/);
    expect(plain("2027-01-01")).not.toMatch(/previst/);
    expect(plain("2027-01-01")).toContain("2027");
  });
  test("it stands in the result", () => {
    expect(write().date).toBe("2026-11-21");
  });
});

describe("the fields of the form that reach the text", () => {
  test("the terrace's area only with a terrace", () => {
    expect(fields({ terraceAreaM2: 12 }, { hasTerrace: "si" })).toContain("terraceAreaM2");
    expect(write({ terraceAreaM2: 12 }).texts.long.plain).not.toContain("12");
  });
  test("the fields that the law asks of a rent, only for a rent", () => {
    const rent = { previousRent: 700, rentIndex: 12, registrationNumber: "ES-1" };
    expect(fields(rent, { operation: "alquiler" })).toEqual(
      expect.arrayContaining(["previousRent", "rentIndex", "registrationNumber"]),
    );
    expect(fields(rent).some((field) => field in rent)).toBe(false);
  });
  test("address, coordinates and references of the home stay out", () => {
    const { texts } = write(
      {},
      { address: "Calle Sueca, 41", latitude: 39.46, longitude: -0.37, cadastralReference: "AB12" },
    );
    const shown = JSON.stringify(texts);
    for (const secret of ["Sueca", "39.46", "0.37", "AB12"]) expect(shown).not.toContain(secret);
  });
  test("excluding words are taken out of views, places and own text, and nothing else of them", () => {
    const { texts, check } = write({
      ownText: "Cocina nueva. No niños.",
      nearby: "Parque a 200 m\nSolo españoles",
      views: "el mar",
    });
    expect(texts.long.plain).toContain("Cocina nueva.");
    expect(texts.long.plain).not.toMatch(/niños|españoles/i);
    expect(texts.long.plain.toLowerCase()).toMatch(/parque(?:,| queda| está) a 200 m|a 200 m (?:de|hay) un parque/);
    expect(check.findings.map(({ field, excerpt }) => [field, excerpt])).toEqual([
      ["ownText", "No niños"],
      ["nearby", "Solo españoles"],
    ]);
    expect(fields({ views: "Solo españoles" })).not.toContain("views");
  });
  test("a pasted advert is held to the law; its details are told in its words, and its praise and its calls are not", () => {
    const pastedText = "Preciosa cocina con isla. El salón da a un patio. No niños. Llama ya. Bonito ascensor.";
    const { check, texts, notes } = write({ pastedText });
    expect(check.findings).toMatchObject([{ field: "pastedText" }]);
    expect(texts.long.plain.toLowerCase()).toContain("cocina con isla");
    expect(texts.long.plain).toContain("El salón da a un patio.");
    expect(texts.long.plain).not.toMatch(/preciosa|niños|llama ya|bonito/i);
    expect(notes?.left.map(({ why }) => why)).toEqual(["excludes", "call", "praise"]);
    expect(write().notes).toBeNull();
    expect(write({ pastedText, variety: "en" }).texts.long.plain).not.toMatch(/isla|patio/);
  });
});

describe("the rules of the law", () => {
  test("a letter, or a reason for having none", () => {
    expect(write().isBlocked).toBe(false);
    expect(write({}, { energyRating: "" }).isBlocked).toBe(true);
    expect(write({ energyStatus: "exento" }, { energyRating: "" }).isBlocked).toBe(false);
  });
  test("a rent in a stressed area needs the rent before or the index; a short one its number", () => {
    const rent = (changes: Record<string, unknown>) => write(changes, { operation: "alquiler" }).isBlocked;
    expect(rent({ isStressedZone: "si" })).toBe(true);
    expect(rent({ isStressedZone: "si", previousRent: 700 })).toBe(false);
    expect(rent({ isStressedZone: "si", rentIndex: 12 })).toBe(false);
    expect(rent({ rentKind: "turistico" })).toBe(true);
    expect(rent({ rentKind: "turistico", registrationNumber: "ES-1" })).toBe(false);
    // Whether the area is stressed is asked, and does not block.
    expect(rent({})).toBe(false);
  });
  test("in Mexico a price in pesos", () => {
    expect(write({}, { country: "MX", currency: "USD", price: 1 }).isBlocked).toBe(true);
    expect(write({}, { country: "MX", currency: "MXN", price: 1 }).isBlocked).toBe(false);
    expect(write({}, { country: "MX", currency: "USD" }).isBlocked).toBe(false);
  });
});

describe("the remarks of a result about itself", () => {
  test("the storey that has no lift, above the ground", () => {
    const stairs = { hasLift: "no", floor: 4 };
    expect(write({ variety: "en" }, stairs)).toMatchObject({ stairsTo: 4, leftOut: { against: ["hasLift"] } });
    // In Spanish the advert says so itself.
    expect(write({}, stairs)).toMatchObject({ stairsTo: 4, leftOut: { against: [] } });
    expect(write({}, stairs).texts.long.plain).toContain("sin ascensor");
    expect(write({}, { hasLift: "no", floor: 0 }).stairsTo).toBeNull();
    expect(write({}, { hasLift: "no" }).stairsTo).toBeNull();
    expect(write({}, { hasLift: "si", floor: 4 }).stairsTo).toBeNull();
  });
  test("the ease is that of the language it is written in", () => {
    const english = write({ variety: "en" });
    const spanish = write();
    expect(english.readability.score).not.toBe(spanish.readability.score);
    expect(english).toMatchObject({ variety: "en", tone: "neutro", seed: 1, voice: null });
  });
  test("facts are counted once, and without the deal and the agent's words", () => {
    const { measures, texts } = write({ ownText: "La cocina es nueva." });
    const facts = texts.fields.filter((field) => field !== "operation" && field !== "ownText");
    expect(measures.facts).toBe(facts.length);
    expect(texts.fields).toContain("ownText");
  });
});
