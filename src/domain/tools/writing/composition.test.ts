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
  test("one breath, one paragraph, up to five paragraphs; each longer than the one before", () => {
    for (const { one, facts } of homes) {
      expect(one.short.plain.length).toBeLessThanOrEqual(LIMITS.short);
      expect(one.short.plain).not.toContain("\n");
      expect(one.medium.plain).not.toContain("\n");
      expect(one.long.plain.split("\n\n").length).toBeLessThanOrEqual(5);
      expect(one.medium.plain.length).toBeLessThanOrEqual(one.long.plain.length);
      if (one.long.plain.length > 600)
        expect(one.medium.plain.length, JSON.stringify(facts)).toBeLessThan(0.75 * one.long.plain.length);
    }
  });
});

/** Every word that connects the facts; each was read. None of them praises, and none names a thing that a home has. */
const CONNECTING = `
a abre abrimos abrir acaba acoge acompañamos acompañan actividad acá además administración admite adosado agendamos
agende ahí aire al alquila alquiler alrededor alrededores antes apartaestudio apartamento apetezca aprecian apreciar
aquí arquitecto arrienda arriendo asienta asomarse asomarte asomate así asómate asómese aunque baño bien busca
buscamos buscas buscás cabe calificación cambio camino casa cerca certificado chalet cifras comercial completa
completan compre comprobar comprobás comprueba compruebas comunes comunidad con concertamos concierte conjunto conocer
conocé conozca construcción construida construido construyó contigo coordinamos coordine coordiná cruzar cuando cuenta
cuesta cuota cuándo cómo da dan de  decide elige eliges decinos definen deja del delante dentro departamento desayunar desde
después detalle detalles dinos dispone distingue distinguen distribuye documentación día díganos dúplex edad edificio
el elegimos empecemos empezamos empieza en encajan encima encuentra energética energético enseñamos entiende entienden
entrar entrega equivalente es esas escribinos escríbanos escríbenos ese eso espacio espera esta estar este estudio
está están expensas exterior falta fuera gastos ha habrá hace hacer hacerla hacia hacé haga hay haz hecha hora
incluida incluido incluye inmueble invierno juntos juzgan la las le levantara libre llamanos llega llámanos llámenos
lo local los lote luz manos mantenimiento medida medidas medir mejor mente mide mira monoambiente motivo mucho muy más
necesita no números o obra oficina ofrece orientación para parcela parte pedí penthouse pero persona pida pide pie
ponemos por porque precio prefiera prefieras presiden presupuestar prevista primero principio prolonga propiedad
propio proyecto puede puerta puso que queda quedado quedan quedó querés quien quiere quieres quinta qué recorremos
recorrer recuerdan reforma reformó renta reparte reparten reúne sale sales salir salís se si sin sitio sobre solicite
solicitá solo son su sube subir suma sumar superficie sus sí tamaño también te tendrá tener tenés terminada terreno
tiempo tiene tienes todo tomar tu tus tuyo tú un una unas usted valora vamos van vaya ve vecinos vemos ven venga venir
venta ventana vení ver verano viene visita visitar vista vistas vive vivienda viviendas vivir vos y ya ático
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
  const CLOSE = /¿|(?<!\p{L})(?:tú|te|tienes|encuentras|buscas|ahorras|quieres|asómate|sales|decides|ven)(?!\p{L})/iu;
  const SPOKEN = /(?<!\p{L})(?:ven|pide|llámanos|escríbenos|cuéntanos|elige|dinos|haz|tú|te|tu)(?!\p{L})/iu;

  test("the close one asks and speaks to somebody; the others do not before their last line", () => {
    expect(texts("cercano").filter((text) => CLOSE.test(text)).length).toBeGreaterThan(50);
    for (const tone of ["neutro", "premium", "inversion"] as const)
      for (const text of texts(tone)) expect(text.split("\n\n").slice(0, -1).join(" ")).not.toMatch(CLOSE);
  });
  test("the investor's begins with money, and none of the others does", () => {
    for (const tone of TONES)
      for (const text of texts(tone)) expect(/€/.test(first(text)), text).toBe(tone === "inversion");
  });
  test("the formal one says usted from its first line to its last", () => {
    for (const text of texts("premium")) {
      expect(text).not.toMatch(SPOKEN);
      expect(text).not.toMatch(/maleta|discusión|manera/);
    }
  });
});

group("climates", () => {
  // Of a home of which more is known the list of features tells heating and cooling.
  const LITTLE: HomeFacts = {
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    placeName: "Ruzafa, Valencia",
    builtAreaM2: 94,
    rooms: 3,
    price: 320_000,
  };
  const inCountry = (country: string, orientation: HomeFacts["orientation"]) =>
    Array.from(
      { length: 40 },
      (_, seed) =>
        describe(
          { ...LITTLE, country, orientation, heating: "gas_individual", hasAirConditioning: true },
          { variety: "es-ES", tone: "neutro", seed, thisYear: THIS_YEAR },
        ).long.plain,
    ).join("\n");

  test.each(["sur", "este", "norte"] as const)(
    "no sun is promised to the %s: it depends on what stands opposite",
    (orientation) => {
      expect(inCountry("ES", orientation)).not.toMatch(/(?<!\p{L})(?:sol|luz)(?!\p{L})/iu);
    },
  );
  test("the tropics have no winter, and Spain has one", () => {
    expect(inCountry("CO", "este")).not.toMatch(/invierno/);
    expect(inCountry("MX", "este")).not.toMatch(/invierno/);
    expect(inCountry("ES", "este")).toMatch(/invierno/);
  });
});
