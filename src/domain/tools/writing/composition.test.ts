import { expect, describe as group, test } from "vitest";
import { type Description, describe, LIMITS } from "./describe.ts";
import { type FieldKey, type HomeFacts, TONES, type Tone, VARIETIES } from "./facts.ts";
import { anyHome, FLAT, THIS_YEAR } from "./writing.test-data.ts";

/** The parts of a Spanish advert, over five hundred homes: each fact once, nothing beside the facts, and a tone that is heard. */

const SEEDS = 500;
const SPANISH = VARIETIES.filter((variety) => variety !== "en");

interface Written {
  facts: HomeFacts;
  tone: Tone;
  one: Description;
}

const homes: readonly Written[] = Array.from({ length: SEEDS }, (_, seed) => {
  const home = anyHome(seed);
  const facts = { ...home, terraceAreaM2: home.hasTerrace ? home.terraceAreaM2 : undefined, ownText: undefined };
  const tone = TONES[seed % TONES.length]!;
  const variety = SPANISH[Math.floor(seed / TONES.length) % SPANISH.length]!;
  return { facts, tone, one: describe(facts, { variety, tone, seed, thisYear: THIS_YEAR }) };
});

const sentencesIn = (text: string) => text.split(/(?<=[.?])\s+/);

group("each fact once", () => {
  test("no figure comes twice in a text", () => {
    const twice = homes.flatMap(({ one }) =>
      [one.short, one.medium, one.long].flatMap(({ phrases, plain }) => {
        const figures = phrases.filter(
          ({ text, field }) => field !== undefined && field !== "nearby" && /\d/.test(text),
        );
        const fields = figures.map(({ field }) => field as FieldKey);
        return fields.some((field, i) => fields.indexOf(field) !== i) ? [plain] : [];
      }),
    );
    expect(twice).toEqual([]);
  });

  test("a title takes no figure from the text that stands below it, unless it has nothing else to say", () => {
    const withFigures = homes.filter(({ one }) => one.title.phrases.some(({ text }) => /\d/.test(text)));
    // Rooms beyond ten are written in digits; no home here has so many.
    for (const { one } of withFigures) expect(one.title.plain).toMatch(/ de \d+ m² en /);
    expect(withFigures.length).toBeLessThan(SEEDS / 20);
  });

  test("no sentence comes twice, and none begins as the title does", () => {
    for (const { one } of homes) {
      const sentences = sentencesIn(one.long.plain);
      expect(new Set(sentences).size, one.long.plain).toBe(sentences.length);
      expect(sentences[0]!.startsWith(one.title.plain), one.title.plain).toBe(false);
    }
  });
});

group("three lengths", () => {
  test("one breath, one paragraph, up to four paragraphs; each longer than the one before", () => {
    for (const { one, facts } of homes) {
      expect(one.short.plain.length).toBeLessThanOrEqual(LIMITS.short);
      expect(one.short.plain).not.toContain("\n");
      expect(one.medium.plain).not.toContain("\n");
      expect(one.long.plain.split("\n\n").length).toBeLessThanOrEqual(4);
      expect(one.medium.plain.length).toBeLessThanOrEqual(one.long.plain.length);
      if (one.long.plain.length > 600)
        expect(one.medium.plain.length, JSON.stringify(facts)).toBeLessThan(0.75 * one.long.plain.length);
    }
  });
});

/** Every word that connects the facts; each was read. None of them praises, and none names a thing that a home has. */
const CONNECTING = `
a abierta abrir acompañan además administración admite adosado aire al allí alquiler alrededor alrededores
antes apartaestudio aquí arriendo asienta asomate así asómate asómese atendemos bien buen busca buscamos
buscas buscás cabe caben cada calificación casa cenar cerca certificado chalet cita comercial como completan
comunes comunidad con concertamos conserva construida construyó contanos contigo coordinamos cuenta
cuota cuándo cuéntanos cuéntenos da dan dato datos de decinos del dentro departamento desarrolla desayunar
desde dinos dispone distingue distinguen distribución distribuidos distribuye documentación día díganos dónde
dúplex edificio el elegí elige elija empezamos en encaja encontrás encuentra encuentras energética
energético enseñamos entiende entra entrar entrega enviamos es escribinos escríbanos escríbenos esta estar
este estorba estudio está expensas exterior fotos fuera gastos hacemos hacia hacé haga hay haz hecha hora hoy
incluye inmueble interesa interior invierno la las le levantan libre llamanos llámanos llámenos lo local los
lote mandamos mantenimiento mañana medida mejor metro mide mira mire mirá modo monoambiente mostramos mueble
más necesita necesitas necesitás no números o oficina orienta orientación para parcela pedí penthouse persona
pida pide planos por precio preferís prefiera prefieras prefiere prefieres presiden previa prevista procura
prolonga propiedad propio proyecto pruebe puede puerta que queda quedamos quedan querés quien quiere quieres
qué recibe reforma reformada reformó renta reparte reparten sal salga salir salí se si sigue sin
sitio sobre sol solicite solicitá son su suma suman superficie sus sí también tarde te tenés terreno tiempo
e van tiene tienes total tu tus un una usted va vamos vaya ve vemos ven venga venir vení ver verano viene
visita visitas vista vistas vivienda vivir vos y ya
`;

test("words that come from no fact are those of a closed list", () => {
  const connecting = new Set(CONNECTING.trim().split(/\s+/));
  const wordsOf = ({ one }: Written) =>
    one.long.phrases.flatMap(({ text, field }) =>
      field === undefined ? (text.toLocaleLowerCase("es").match(/\p{L}+/gu) ?? []) : [],
    );
  const used = new Set(homes.flatMap(wordsOf));
  expect([...used].filter((word) => !connecting.has(word)).sort()).toEqual([]);
  // The list holds no word that is never used: it would let one through.
  expect([...connecting].filter((word) => !used.has(word))).toEqual([]);
});

group("a tone is heard", () => {
  const texts = (tone: Tone) =>
    Array.from(
      { length: 60 },
      (_, seed) => describe(FLAT, { variety: "es-ES", tone, seed, thisYear: THIS_YEAR }).long.plain,
    );
  const first = (text: string) => text.split("\n\n")[0]!;
  const CLOSE = /¿|(?<!\p{L})(?:tú|te|tienes|encuentras|buscas|mira este|quieres)(?!\p{L})/iu;
  const SPOKEN = /(?<!\p{L})(?:ven|pide|llámanos|escríbenos|cuéntanos|elige|dinos|haz)(?!\p{L})/iu;

  test("the close one asks and speaks to somebody; the others do not before their last line", () => {
    expect(texts("cercano").filter((text) => CLOSE.test(text)).length).toBeGreaterThan(50);
    for (const tone of ["neutro", "premium", "inversion"] as const)
      for (const text of texts(tone)) expect(text.split("\n\n").slice(0, -1).join(" ")).not.toMatch(CLOSE);
  });
  test("the investor's begins with money, and none of the others does", () => {
    for (const tone of TONES)
      for (const text of texts(tone)) expect(/€/.test(first(text)), text).toBe(tone === "inversion");
  });
  test("the formal one says usted, and never what can be done at home", () => {
    for (const text of texts("premium")) {
      expect(text).not.toMatch(SPOKEN);
      expect(text).not.toMatch(/tumbonas|cenas con amigos|despacho|bicicletas/);
    }
    const tells = texts("neutro").filter((text) =>
      /tumbonas|amigos|despacho|bicicletas|invitados|a diario|obras/.test(text),
    );
    expect(tells.length).toBeGreaterThan(40);
  });
});

group("climates", () => {
  const inCountry = (country: string, orientation: HomeFacts["orientation"]) =>
    Array.from(
      { length: 40 },
      (_, seed) =>
        describe(
          { ...FLAT, country, orientation, heating: "chimenea" },
          { variety: "es-ES", tone: "neutro", seed, thisYear: THIS_YEAR },
        ).long.plain,
    ).join("\n");

  test.each([
    ["ES", "sur", /a mediodía/],
    ["ES", "sureste", /por la mañana y a mediodía/],
    ["AR", "norte", /a mediodía/],
    ["CL", "noroeste", /a mediodía y por la tarde/],
    ["MX", "este", /por la mañana/],
    ["CO", "oeste", /por la tarde/],
  ] as const)("in %s the sun comes to the %s", (country, orientation, sun) => {
    expect(inCountry(country, orientation)).toMatch(sun);
  });
  test.each([
    ["ES", "norte"],
    ["AR", "sur"],
    ["MX", "sur"],
    ["CO", "norte"],
  ] as const)("in %s no sun is told of the %s", (country, orientation) => {
    expect(inCountry(country, orientation)).not.toMatch(/(?<!\p{L})sol(?!\p{L})/iu);
  });
  test("the tropics have no winter, and Spain has one", () => {
    expect(inCountry("CO", "este")).not.toMatch(/invierno|noches de frío/);
    expect(inCountry("MX", "este")).not.toMatch(/invierno|noches de frío/);
    expect(inCountry("ES", "este")).toMatch(/invierno|noches de frío/);
  });
});
