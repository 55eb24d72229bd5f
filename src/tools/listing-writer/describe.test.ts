import { expect, describe as group, test } from "vitest";
import * as z from "zod/mini";
import { isBlockOn, type Section, sectionsOn } from "#domain/tools/description/description.ts";
import { describe, describeDocument } from "./describe.ts";
import { type WriterResult, writeAdvert } from "./engine.ts";
import { type KeptResult, wholeResult } from "./kept-result.ts";
import { writerInput } from "./schema.ts";
import { listingWriter as tool } from "./tool.ts";

const TODAY = "2026-11-21";
const example = tool.example as Record<string, unknown> & { home: Record<string, unknown> };
const outcome = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) => {
  const input = z.parse(writerInput, { ...example, ...changes, home: { ...example.home, ...home } });
  return { input, result: writeAdvert(input, { today: TODAY }) };
};
const asRead = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const { home: HOME } = outcome().input;
const sectionOf = (result: KeptResult, id: string): Section | undefined =>
  describe(result, { home: HOME }).sections.find((section) => section.id === `anuncio-${id}`);
const proseOf = (section: Section | undefined) =>
  (section?.blocks ?? []).flatMap((block) => (block.kind === "prose" ? [asRead(block.text)] : []));
const figuresOf = (section: Section | undefined) =>
  (section?.blocks ?? []).flatMap((block) => (block.kind === "figures" ? block.items : []));

group("plain text", () => {
  test("each text under its heading, as it was written, and the law", () => {
    const { input, result } = outcome();
    const { title, long, medium, short, meta, bullets } = result.texts;
    expect(tool.textOf(result, input)).toBe(
      [
        "ANUNCIO\nEspañol de España, tono neutro, versión 5, 21 de noviembre de 2026",
        `TÍTULO\n${title.plain}`,
        `TEXTO LARGO\n${long.plain}`,
        `EN PUNTOS\n${bullets.map(({ plain }) => `- ${plain}`).join("\n")}`,
        `TEXTO MEDIO\n${medium.plain}`,
        `TEXTO CORTO\n${short.plain}`,
        `PARA BUSCADORES\n${meta.plain}`,
        "Escrito solo con los datos de la ficha: lo que no consta no se dice.",
        "FUENTES\nCertificado energético en el anuncio: Real Decreto 390/2021 (3 de junio de 2021, una sola fuente)",
      ].join("\n\n"),
    );
  });
  test("the reasons not to publish come before any text of the advert", () => {
    const { input, result } = outcome({ ownText: "Solo españoles." }, { energyRating: "" });
    const [, second] = tool.textOf(result, input).split("\n\n");
    expect(second).toBe(
      [
        "NO LO PUBLIQUES TODAVÍA",
        "Certificado energético en el anuncio. Pon la letra, o di que está en trámite o exento.",
        "Frase que excluye a personas («Solo españoles»). Quita la frase. Deja fuera a personas por lo que son.",
      ].join("\n"),
    );
  });
});

group("what is found", () => {
  const toneOf = (result: WriterResult) =>
    (sectionOf(result, "avisos")?.blocks ?? []).map((block) => (block.kind === "notice" ? block.tone : block.kind));
  test("forbidding and warning findings have different tones, and an advert without findings has no section", () => {
    expect(toneOf(outcome({}, { energyRating: "" }).result)).toEqual(["destructive"]);
    const warned = outcome({ ownText: "Ideal parejas jóvenes." }).result;
    expect(toneOf(warned)).toEqual(["warning"]);
    expect(sectionOf(warned, "avisos")!.title).toBe("Míralo antes de publicar");
    expect(sectionOf(outcome().result, "avisos")).toBeUndefined();
  });
  test("a country whose rules nobody has read says so on every surface", () => {
    const { result } = outcome({ variety: "es-CO" }, { country: "CO", currency: "COP" });
    const section = sectionOf(result, "sin-revisar")!;
    expect(section.title).toBe("Sin revisar");
    for (const surface of ["page", "pdf", "text"] as const) expect(isBlockOn(surface, section.blocks[0]!)).toBe(true);
    expect(sectionOf(outcome().result, "sin-revisar")).toBeUndefined();
  });
});

group("for WhatsApp", () => {
  test("title and medium text; the short one where that is too long; nothing that must not go out", () => {
    const { input, result } = outcome();
    const { title, medium, short } = result.texts;
    expect(tool.messageOf(result, input)).toBe(`*${title.plain}*\n${medium.plain}`);
    // Two stars, the title and a line break: 700 characters hold a text of 697 less the title.
    const fits = 697 - title.plain.length;
    const withMedium = (length: number): WriterResult => ({
      ...result,
      texts: { ...result.texts, medium: { ...medium, plain: "x".repeat(length) } },
    });
    expect(tool.messageOf(withMedium(fits), input)).toHaveLength(700);
    expect(tool.messageOf(withMedium(fits + 1), input)).toBe(`*${title.plain}*\n${short.plain}`);
    const blocked = outcome({}, { energyRating: "" });
    expect(tool.messageOf(blocked.result, blocked.input)).toBe(
      "El anuncio todavía no se puede publicar. Certificado energético en el anuncio. Pon la letra, o di que está en trámite o exento.",
    );
  });
});

test("rows to lay beside another version", () => {
  const { input, result } = outcome();
  const rows = tool.rowsOf(result, input).map(({ group: kind, label, value }) => [kind, label, asRead(value)]);
  expect(rows.slice(0, 8)).toEqual([
    ["datos", "Tipo", "Piso"],
    ["datos", "Operación", "Venta"],
    ["datos", "Barrio o municipio", "Ruzafa, Valencia"],
    ["datos", "Superficie construida", "94 m²"],
    ["datos", "Precio", "320.000 €"],
    ["datos", "Idioma", "Español de España"],
    ["datos", "Tono", "Neutro"],
    ["datos", "Versión", "5"],
  ]);
  expect(rows.slice(8).map(([, label]) => label)).toEqual([
    "Título",
    "Texto corto",
    "Texto medio",
    "Texto largo",
    "Para buscadores",
    "Avisos",
    "Datos de la ficha",
    "Lectura",
    "Palabras por frase",
    "Datos a",
  ]);
  expect(rows[13]).toEqual(["resultado", "Avisos", "0"]);
  const rent = outcome({}, { operation: "alquiler", price: "", placeName: "" });
  const labels = tool.rowsOf(rent.result, rent.input).map(({ label, value }) => `${label}: ${value}`);
  expect(labels).toContain("Operación: Alquiler");
  expect(labels.some((label) => /^(?:Precio|Barrio)/.test(label))).toBe(false);
  expect(tool.tablesOf(result, input)).toEqual([]);
});

group("how it reads", () => {
  test("facts, ease and length of sentences; no points that the writer would give itself", () => {
    const { result } = outcome();
    const figures = figuresOf(sectionOf(result, "lectura"));
    expect(figures.map(({ label }) => label)).toEqual(["Datos de la ficha", "Lectura", "Palabras por frase"]);
    expect(figures[1]!.note).toBe("De 100 en la escala INFLESZ");
    expect(figures[2]!.value).toEqual({
      amount: result.readability.wordsPerSentence,
      unit: { kind: "number", decimals: 1 },
    });
    expect(JSON.stringify(describe(result, { home: HOME }))).not.toMatch(/de 100"|Puntos del texto/);
  });
  test("English is measured by Flesch", () => {
    expect(figuresOf(sectionOf(outcome({ variety: "en" }).result, "lectura"))[1]!.note).toBe(
      "De 100 en la escala de Flesch",
    );
  });
  test("worn words and shouting of the agent's own text are named", () => {
    const { result } = outcome({ ownText: "¡Espectacular OCASIÓN!" });
    const own = figuresOf(sectionOf(result, "lectura")).slice(3);
    expect(own).toEqual([
      { label: "Palabras gastadas", value: "Espectacular", note: "De lo que escribiste" },
      {
        label: "Exclamaciones y mayúsculas",
        value: { amount: 2, unit: { kind: "number" } },
        note: "De lo que escribiste",
      },
    ]);
  });
  test("a single shout is one", () => {
    const { result } = outcome({ ownText: "Cocina nueva!" });
    expect(figuresOf(sectionOf(result, "lectura")).map(({ label }) => label)).toContain("Exclamaciones y mayúsculas");
  });
  test("a voice that was learned is told", () => {
    const voiceSample =
      "Solicite una visita. Le enseñamos la vivienda cuando usted quiera y le damos toda la información. Contacte con nosotros y venga a verla, le esperamos en la oficina de lunes a viernes por la mañana.";
    const voice = (result: WriterResult) =>
      figuresOf(sectionOf(result, "lectura")).find(({ label }) => label === "Tu voz");
    const { result } = outcome({ voiceSample });
    expect(voice(result)!.value).toMatch(/^de usted, \d+ palabras por frase$/);
    expect(voice({ ...result, voice: { ...result.voice!, person: undefined } })!.value).toMatch(
      /^\d+ palabras por frase$/,
    );
    expect(voice(outcome().result)).toBeUndefined();
  });
});

group("what it leaves out", () => {
  const left = (...of: Parameters<typeof outcome>) => proseOf(sectionOf(outcome(...of).result, "fuera"));
  test("nothing of a home of which everything is said", () => {
    expect(left()).toEqual(["Nada de lo que consta en la ficha."]);
  });
  test("a fourth floor without a lift, and rooms that look inward", () => {
    // The Spanish advert tells both itself, with the storey.
    expect(left({}, { hasLift: "no", floor: 4, isExterior: "no" })).toEqual(["Nada de lo que consta en la ficha."]);
    expect(left({}, { floor: "", isExterior: "no" })[0]).toBe("Calla que es interior: dilo en la llamada.");
    expect(left({ variety: "en", features: [] }, { hasLift: "no", floor: 4, isExterior: "no" })).toEqual([
      "Calla que es una planta 4 sin ascensor: dilo en la llamada.",
      "Calla que es interior: dilo en la llamada.",
    ]);
    expect(left({}, { hasLift: "no", floor: "" })[0]).toBe(
      "Calla que el edificio no tiene ascensor: dilo en la llamada.",
    );
    expect(left({}, { hasLift: "no", floor: 0 })[0]).toBe("Nada de lo que consta en la ficha.");
  });
  test("an older text: what is taken of it, and what is not, reason by reason", () => {
    const known = { price: 1000, energyRating: "E" };
    const told = (pastedText: string) => left({ pastedText }, known).filter((line) => !line.startsWith("Con estos"));
    expect(told("Cocina con isla. Ideal para parejas. Llama ya. ¡Precioso! Piso de 3 habitaciones.")).toEqual([
      "Del anuncio pegado pasa un detalle al texto.",
      "No pasa, por elegir o excluir a personas: «Ideal para parejas».",
      "No pasa, por hablar de precio, contacto o gestión: «Llama ya».",
      "No pasa, por ser elogio sin dato: «¡Precioso!».",
      "Otra frase suya no añade nada concreto a la ficha.",
    ]);
    expect(told("Cocina con isla, suelos de tarima.")).toEqual(["Del anuncio pegado pasan 2 detalles al texto."]);
    expect(told("Precioso uno. Precioso dos. Precioso tres. Precioso cuatro. Un piso. Dos pisos.")).toEqual([
      "Del anuncio pegado no pasa nada al texto.",
      "No pasa, por ser elogio sin dato: «Precioso uno», «Precioso dos», «Precioso tres» y 1 más.",
      "Otras 2 frases suyas no añaden nada concreto a la ficha.",
    ]);
    expect(told(`Precioso ${"x".repeat(90)}.`)[1]).toBe(
      `No pasa, por ser elogio sin dato: «Precioso ${"x".repeat(71)}…».`,
    );
  });
  test("which data would say more, by the names of the form", () => {
    expect(left({ views: "", orientation: "" }, { price: "" })).toEqual([
      "Añade estos datos y dirá más: precio, vistas, orientación.",
    ]);
  });
  test("the facts without room", () => {
    const { result } = outcome();
    const crowded = {
      ...result,
      leftOut: { ...result.leftOut, unsaid: ["hasWardrobes", "energyRating", "energyStatus"] as const },
    };
    // Both fields of the certificate have one name, which is said once.
    expect(proseOf(sectionOf(crowded as unknown as WriterResult, "fuera"))).toEqual([
      "El texto largo no dice: armarios empotrados, certificado energético.",
    ]);
  });
});

group("on paper", () => {
  test("the advert's own title is the document's, and the page's panels are not printed", () => {
    const { result } = outcome();
    expect(describeDocument(result, { home: HOME }).document.title).toBe(result.texts.title.plain);
    expect(sectionsOn("pdf", describeDocument(result, { home: HOME }).sections).map(({ id }) => id)).toEqual([
      "anuncio-largo",
      "anuncio-puntos",
      "anuncio-medio",
      "anuncio-corto",
      "anuncio-buscadores",
    ]);
    expect(sectionsOn("page", describe(result, { home: HOME }).sections).map(({ id }) => id)).toEqual([
      "anuncio-textos",
      "anuncio-lectura",
      "anuncio-fuera",
    ]);
  });
  test("the facts that it passes over are shown to the agent alone: not on paper, not as text, not on a shared page", () => {
    const { input, result } = outcome({}, { isExterior: "no", floor: "" });
    expect(tool.textOf(result, input)).not.toContain("Calla");
    expect(JSON.stringify(sectionsOn("pdf", describeDocument(result, input).sections))).not.toContain("Calla");
    expect(JSON.stringify(sectionsOn("page", describe(result, input).sections))).toContain("Calla");
    expect(JSON.stringify(describe(result, tool.shownInput(input)))).not.toContain("Calla");
  });
  test("facts, ease and tone stand under the title", () => {
    const { facts } = describeDocument(outcome().result, {}).document;
    expect(facts.map(({ label }) => label)).toEqual(["Datos de la ficha", "Lectura", "Tono"]);
  });
  test("each paragraph of the long text is one", () => {
    const { result } = outcome();
    const paragraphs = sectionsOn("pdf", describe(result, { home: HOME }).sections).find(
      ({ id }) => id === "anuncio-largo",
    )!.blocks;
    expect(paragraphs.map((block) => block.kind === "prose" && block.text)).toEqual(
      result.texts.long.plain.split("\n\n"),
    );
  });
});

group("beside the form, and for a person who cannot see it change", () => {
  test("how long it is, and whether it may go out", () => {
    const { result } = outcome();
    const { aside, summary } = describe(result, {});
    expect(aside).toMatchObject({
      title: "Así queda",
      drawing: { kind: "drawing", name: "draft" },
      figures: [{ label: "Texto largo", value: `${result.texts.long.plain.length} de 2.500 caracteres` }],
    });
    expect(aside!.notes).toBeUndefined();
    expect(summary).toBe(`Versión 5: ${result.texts.title.plain}.`);
    const blocked = describe(outcome({}, { energyRating: "" }).result, {});
    expect(blocked.aside!.notes).toEqual(["No lo publiques todavía."]);
    expect(blocked.summary).toMatch(/\. Todavía no se puede publicar\.$/);
  });
});

group("a result that was kept by version 1", () => {
  const { result } = outcome();
  const { date: _, measures, leftOut: _leftOut, stairsTo: _stairs, ...rest } = result;
  const kept: KeptResult = { ...rest, unsaid: ["hasWardrobes"] };
  test("is drawn as it was, with the day on which the rules were read", () => {
    expect(wholeResult(kept)).toMatchObject({
      date: "2026-11-01",
      measures,
      leftOut: { unsaid: ["hasWardrobes"], against: [], unknown: [] },
      stairsTo: null,
    });
    expect(proseOf(sectionOf(kept, "fuera"))).toEqual(["El texto largo no dice: armarios empotrados."]);
    expect(describe({ ...kept, unsaid: undefined as never }, { home: HOME }).sections.length).toBeGreaterThan(5);
  });
  test("one of today's stays as it is", () => {
    expect(wholeResult(result)).toEqual(result);
  });
});
