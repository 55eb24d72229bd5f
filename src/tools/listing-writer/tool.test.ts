import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { WRITER_CHECKS } from "./checks.ts";
import { writeAdvert } from "./engine.ts";
import { writerInput } from "./schema.ts";
import { advertHtml, advertText } from "./text.ts";
import { listingWriter as tool } from "./tool.ts";

/** No year of the example lies ahead of it. */
const TODAY = "2026-11-21";

const example = tool.example as Record<string, unknown> & { home: Record<string, unknown> };
const input = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) =>
  z.parse(writerInput, { ...example, ...changes, home: { ...example.home, ...home } });
const outcome = (...changes: Parameters<typeof input>) => {
  const parsed = input(...changes);
  return { input: parsed, result: writeAdvert(parsed, { today: TODAY }) };
};
const issues = (changes: Record<string, unknown>, home: Record<string, unknown> = {}) =>
  z
    .safeParse(writerInput, { ...example, ...changes, home: { ...example.home, ...home } })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("the example runs twice to the same result, survives JSON and may be published", () => {
  const { result, input: parsed } = outcome();
  expect(writeAdvert(parsed, { today: TODAY })).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(JSON.stringify(result)));
  expect(result.isBlocked).toBe(false);
  expect(result.check.findings).toEqual([]);
  expect(result.leftOut).toEqual({ unsaid: [], against: [], unknown: [] });
  expect(tool.titleOf(parsed)).toBe("Anuncio de piso en Ruzafa, Valencia, 94\u00a0m²");
});

test("the long text is proposed for the home's file in its language, and none that must not be published", () => {
  const { result, input: parsed } = outcome();
  expect(tool.forHome!(result, parsed)).toEqual({ descriptions: { es: result.texts.long.plain } });
  const english = outcome({ variety: "en" });
  expect(tool.forHome!(english.result, english.input)).toEqual({
    descriptions: { en: english.result.texts.long.plain },
  });
  expect(tool.forHome!({ ...result, isBlocked: true }, parsed)).toEqual({});
});

describe("an impossible value is refused at its field", () => {
  test.each([
    [{}, { price: 0 }, "home.price"],
    [{}, { type: "estudio", builtAreaM2: 900, usableAreaM2: 800 }, "home.builtAreaM2"],
    [{}, { builtAreaM2: 30, usableAreaM2: 25, rooms: 9 }, "home.rooms"],
    [{}, { floor: 9, buildingFloors: 4 }, "home.floor"],
    [{ renovatedYear: 1950 }, {}, "renovatedYear"],
    [{ nearby: "x\n".repeat(9) }, {}, "nearby"],
  ])("%o %o: %s", (changes, home, field) => {
    expect(issues(changes, home).filter((issue) => issue.startsWith(`${field}:`))).toHaveLength(1);
  });
});

describe("the reasons not to publish", () => {
  test("an advert that must not be published is no answer, and so costs nothing", () => {
    expect(tool.hasAnswer!(outcome({}, { energyRating: "" }).result)).toBe(false);
    expect(tool.hasAnswer!(outcome().result)).toBe(true);
  });
  test("a sale without rating, and one that is pending", () => {
    expect(outcome({}, { energyRating: "" }).result.isBlocked).toBe(true);
    expect(outcome({ energyStatus: "en_tramite" }, { energyRating: "" }).result.isBlocked).toBe(false);
    expect(outcome({ energyStatus: "exento" }, { energyRating: "" }).result.texts.long.plain).toMatch(
      /exento de certificado/i,
    );
  });
  test("an excluding sentence blocks and is not in the text; a steering one warns and stays", () => {
    const excluding = outcome({ ownText: "La cocina es nueva. Solo españoles." }).result;
    expect(excluding.isBlocked).toBe(true);
    expect(excluding.texts.long.plain).toContain("La cocina es nueva.");
    expect(excluding.texts.long.plain).not.toMatch(/españoles/i);
    expect(tool.textOf(excluding, input())).toMatch(/^ANUNCIO\n.*\n\nNO LO PUBLIQUES TODAVÍA\n/);
    expect(tool.messageOf(excluding, input())).not.toContain("Ruzafa");
    const steering = outcome({ ownText: "Ideal parejas jóvenes." }).result;
    expect(steering.isBlocked).toBe(false);
    expect(steering.check.findings).toMatchObject([{ level: "aviso", excerpt: "Ideal parejas jóvenes" }]);
  });
  test("a pasted advert is looked at as well, and never copied", () => {
    const { result } = outcome({ pastedText: "Piso con granito. No niños." });
    expect(result.isBlocked).toBe(true);
    expect(result.texts.long.plain).not.toContain("granito");
  });
  test("a country that nobody reviewed says so", () => {
    const { result } = outcome({ variety: "es-CO" }, { country: "CO", currency: "COP" });
    expect(result.check.isReviewed).toBe(false);
    expect(tool.sourcesOf(result, input())).toEqual([]);
  });
  test("rules stand as dated sources", () => {
    expect(tool.sourcesOf(outcome().result, input())).toEqual([
      expect.objectContaining({ title: "Real Decreto 390/2021", date: "2021-06-03", tag: "una sola fuente" }),
    ]);
  });
});

test("the texts are plain: HTML is escaped, the plain text keeps it", () => {
  const { result } = outcome({ ownText: '<b>Ganga</b> & "más".' });
  expect(advertHtml(result)).toContain("&lt;b&gt;Ganga&lt;/b&gt; &amp; &quot;más&quot;");
  expect(advertHtml(result)).not.toContain("<b>");
  expect(advertText(result)).toContain("<b>Ganga</b>");
});

test("the document for a word processor holds every text, and there is none of what must not go out", () => {
  const { result, input: parsed } = outcome();
  const { title, long, bullets, short } = result.texts;
  const written = tool.writtenOf!(result, parsed)!;
  expect(written.title).toBe(title.plain);
  expect(written.parts[0]!.paragraphs.join("\n\n")).toBe(long.plain);
  expect(written.parts[0]!.bullets).toEqual(bullets.map(({ plain }) => plain));
  expect(written.parts.flatMap(({ paragraphs }) => paragraphs)).toContain(short.plain);
  const blocked = outcome({}, { energyRating: "" });
  expect(tool.writtenOf!(blocked.result, blocked.input)).toBeNull();
});

test("a terrace that is not there has no area, and a sale no rent", () => {
  const { result } = outcome({ terraceAreaM2: 12, previousRent: 700 }, { hasTerrace: "" });
  expect(result.texts.long.plain).not.toMatch(/terraza|700/);
});

test("the agent's voice changes how the reader is spoken to", () => {
  const sample =
    "Solicite una visita. Le enseñamos la vivienda cuando usted quiera y le damos toda la información. Contacte con nosotros y venga a verla, le esperamos en la oficina de lunes a viernes por la mañana.";
  const { result } = outcome({ voiceSample: sample, tone: "neutro" });
  expect(result.voice?.person).toBe("usted");
  expect(result.texts.long.plain).toMatch(/llámenos|escríbanos|díganos/i);
  expect(result.texts.long.plain).not.toMatch(/llámanos|escríbenos|dinos/i);
});

test("messages have at most 700 characters", () => {
  for (let seed = 1; seed < 20; seed++) {
    const { result, input: parsed } = outcome({ seed, ownText: "Frase larga. ".repeat(40).trim() });
    expect(tool.messageOf(result, parsed).length).toBeLessThanOrEqual(700);
  }
});

test("a known home fills its words in, and the next tools get it", () => {
  const home = {
    operation: "venta",
    type: "piso",
    country: "AR",
    currency: "USD",
    builtAreaM2: 80,
    orientations: ["norte", "este"],
  } as const;
  expect(tool.fillFrom!({ ...home, orientations: [...home.orientations] })).toMatchObject({
    variety: "es-AR",
    orientation: "noreste",
  });
  expect(tool.fillFrom!(home as never, { description: "Cocina con isla." })).toMatchObject({
    pastedText: "Cocina con isla.",
  });
  expect(tool.fillFrom!(home as never, { description: "x".repeat(7000) }).pastedText).toHaveLength(6000);
  expect(tool.fillFrom!(home as never)).not.toHaveProperty("pastedText");
  const { result, input: parsed } = outcome();
  expect(tool.nextOf!(result, parsed).map(({ path }) => path)).toEqual(["/valoracion", "/argumentos-venta"]);
  expect(tool.nextOf!(result, parsed)[1]?.values).toMatchObject({
    communityFee: 80,
    nearby: "Metro Bailén a 4 minutos\nMercado de Ruzafa a 300 m",
    renovations: [{ what: "reforma", year: 2021 }],
  });
  expect(tool.nextOf!(result, parsed)[1]!.values).not.toHaveProperty("energyStatus");
  const pending = outcome({ energyStatus: "en_tramite", renovatedYear: "", nearby: "" }, { energyRating: "" });
  const shown = tool.nextOf!(pending.result, pending.input)[1]!.values;
  expect(shown).toMatchObject({ energyStatus: "en_tramite", terraceAreaM2: 12 });
  expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(["nearby"]));
  expect(shown).not.toHaveProperty("renovations");
  const rent = outcome({}, { operation: "alquiler" });
  expect(tool.nextOf!(rent.result, rent.input).map(({ path }) => path)).not.toContain("/argumentos-venta");
  expect(tool.nextOf!({ ...result, isBlocked: true }, parsed)).toEqual([]);
});

describe("the texts that a model may word better", () => {
  test("the three running texts, each within its length and in its language, unless something stands against publishing", () => {
    const { result, input: parsed } = outcome();
    const wording = tool.wordingOf!(result, parsed);
    expect(wording.map(({ id, label, most, language }) => [id, label, most, language])).toEqual([
      ["long", "Texto largo", 2500, "es"],
      ["medium", "Texto medio", 900, "es"],
      ["short", "Texto corto", 200, "es"],
    ]);
    expect(wording[0]!.text).toBe(result.texts.long.plain);
    const english = outcome({ variety: "en" });
    expect(tool.wordingOf!(english.result, english.input)[0]!.language).toBe("en");
    const blocked = outcome({}, { energyRating: "" });
    expect(tool.wordingOf!(blocked.result, blocked.input)).toEqual([]);
  });
  test("words that leave people out are not taken", () => {
    const { result, input: parsed } = outcome();
    const [long] = tool.wordingOf!(result, parsed);
    expect(long!.accepts!("Piso con terraza.")).toBe(true);
    expect(long!.accepts!("Piso con terraza. Solo españoles.")).toBe(false);
  });
});

test("a home of each country opens in its words, with what is told apart from it", () => {
  const home = { operation: "venta", type: "piso", currency: "EUR", builtAreaM2: 80 } as const;
  const variety = (country: string) => tool.fillFrom!({ ...home, country }).variety;
  expect(["ES", "MX", "AR", "UY", "CO", "CL", "PE"].map(variety)).toEqual([
    "es-ES",
    "es-MX",
    "es-AR",
    "es-AR",
    "es-CO",
    "es-CL",
    "es-ES",
  ]);
  const shown = tool.fillFrom!({ ...home, country: "ES" }, { terraceAreaM2: 6, isFurnished: true });
  expect(shown).toMatchObject({ terraceAreaM2: 6, isFurnished: true });
  expect(shown).not.toHaveProperty("orientation");
  const apart = { renovatedYear: 2021, renovatedWhat: "cocina", features: ["Balcón", "Alarma"], previousRent: 900 };
  expect(tool.fillFrom!({ ...home, country: "ES" }, apart)).toMatchObject({
    renovatedWhat: "cocina",
    features: "Balcón\nAlarma",
    previousRent: 900,
  });
  expect(tool.shownInput(outcome().input)).toEqual({ tone: "neutro", variety: "es-ES", seed: 5 });
  expect(tool.homeOf!(outcome().input)).toMatchObject({ placeName: "Ruzafa, Valencia" });
});

test.each(WRITER_CHECKS)("$name", ({ got, expected }) => {
  expect(got()).toBe(expected);
});

test("a run costs one credit; texts of earlier versions were other ones", () => {
  expect([tool.credits, tool.version]).toEqual([1, 9]);
  expect(tool.needs(input())).toEqual({ today: true });
});
