import { describe, expect, test } from "vitest";
import { grammarOf } from "./compose.ts";
import type { HomeFacts, Tone, Variety } from "./facts.ts";
import type { Opening, Person } from "./grammar.ts";
import { asRead, FLAT, FULL_FLAT, HOUSE, linesOf, OFF_PLAN, plainSaying, SHOP } from "./writing.test-data.ts";

const SHAPES = 14;

/** Every shape of opening that these facts can have, with one adjective and up to three features, the heaviest first. */
function openingsOf(facts: HomeFacts, variety: Variety, tone: Tone, person: Person): Opening[] {
  const plain = plainSaying(facts, { variety, tone, person });
  return Array.from({ length: SHAPES }, (_, shape) =>
    grammarOf(variety).opening({
      ...plain,
      choose: {
        ...plain.choose,
        chance: () => true,
        index: (key, count) => (key === "opening" ? shape % count : key === "features" ? Math.min(2, count - 1) : 0),
      },
    }),
  );
}
const textsOf = (openings: readonly Opening[]) => [...new Set(openings.map(({ text }) => asRead(text)))];

describe("every shape of the first sentence", () => {
  test.each([
    [
      "es-ES",
      "neutro",
      "tu",
      FULL_FLAT,
      `
piso en última planta con vistas al parque Central, terraza de 12 m² y ascensor en Ruzafa (Valencia)
piso de tres habitaciones en Ruzafa (Valencia), en última planta, con vistas al parque Central, terraza de 12 m² y ascensor
en Ruzafa (Valencia), un piso de 94 m² en última planta con vistas al parque Central, terraza de 12 m² y ascensor
piso de 94 m² en Ruzafa (Valencia): vistas al parque Central, terraza de 12 m² y ascensor
este piso de Ruzafa (Valencia) tiene vistas al parque Central, terraza de 12 m² y ascensor
se vende piso en última planta en Ruzafa (Valencia), con vistas al parque Central, terraza de 12 m² y ascensor
piso en última planta en venta en Ruzafa (Valencia), con vistas al parque Central, terraza de 12 m² y ascensor
Ruzafa (Valencia): piso de 94 m² en última planta con vistas al parque Central, terraza de 12 m² y ascensor
`,
    ],
    [
      "es-ES",
      "neutro",
      "tu",
      HOUSE,
      `
casa con terraza, piscina y jardín en Torrent
casa de cinco habitaciones en Torrent, con terraza, piscina y jardín
en Torrent, una casa de 210 m² con terraza, piscina y jardín
casa de 210 m² en Torrent: terraza, piscina y jardín
esta casa de Torrent tiene terraza, piscina y jardín
terraza, piscina y jardín en una casa de Torrent
se vende casa en Torrent, con terraza, piscina y jardín
casa en venta en Torrent, con terraza, piscina y jardín
cinco habitaciones, terraza, piscina y jardín en una casa de Torrent
Torrent: casa de 210 m² con terraza, piscina y jardín
`,
    ],
    [
      "es-ES",
      "neutro",
      "tu",
      SHOP,
      `
local en Gràcia (Barcelona)
local de una estancia en Gràcia (Barcelona)
en Gràcia (Barcelona), un local
se alquila local en Gràcia (Barcelona)
local en alquiler en Gràcia (Barcelona)
Gràcia (Barcelona): local
`,
    ],
    [
      "es-ES",
      "neutro",
      "tu",
      OFF_PLAN,
      `
ático de obra nueva con ascensor
se vende ático de obra nueva, con ascensor
ático de obra nueva en venta, con ascensor
`,
    ],
    [
      "es-ES",
      "cercano",
      "tu",
      FULL_FLAT,
      `
si buscas un piso con vistas al parque Central, terraza de 12 m² y ascensor en Ruzafa (Valencia), mira este
si buscas un piso con vistas al parque Central en Ruzafa (Valencia), este tiene además terraza de 12 m² y ascensor
¿quieres vivir en Ruzafa (Valencia)? Aquí hay un piso de tres habitaciones, en última planta, con vistas al parque Central, terraza de 12 m² y ascensor
`,
    ],
    [
      "es-AR",
      "cercano",
      "vos",
      FULL_FLAT,
      `
si buscás un departamento con vistas al parque Central, terraza de 12 m² y ascensor en Ruzafa (Valencia), mirá este
si buscás un departamento con vistas al parque Central en Ruzafa (Valencia), este tiene además terraza de 12 m² y ascensor
¿querés vivir en Ruzafa (Valencia)? Aquí hay un departamento de tres dormitorios, en último piso, con vistas al parque Central, terraza de 12 m² y ascensor
`,
    ],
    [
      "es-CO",
      "cercano",
      "usted",
      FULL_FLAT,
      `
si busca un apartamento con vistas al parque Central, terraza de 12 m² y ascensor en Ruzafa (Valencia), mire este
si busca un apartamento con vistas al parque Central en Ruzafa (Valencia), este tiene además terraza de 12 m² y ascensor
¿quiere vivir en Ruzafa (Valencia)? Aquí hay un apartamento de tres alcobas, en último piso, con vistas al parque Central, terraza de 12 m² y ascensor
`,
    ],
    [
      "es-ES",
      "inversion",
      "tu",
      FULL_FLAT,
      `
piso en última planta en Ruzafa (Valencia) a 3.404 €/m², con vistas al parque Central, terraza de 12 m² y ascensor
piso de 94 m² en última planta en Ruzafa (Valencia) por 320.000 €, con vistas al parque Central, terraza de 12 m² y ascensor
`,
    ],
    [
      "es-ES",
      "inversion",
      "tu",
      SHOP,
      `
local en Gràcia (Barcelona)
`,
    ],
    [
      "en",
      "neutro",
      "usted",
      FULL_FLAT,
      `
a top-floor three-bedroom apartment in Ruzafa, Valencia, with views of parque Central, a 12 m² terrace and a lift
for sale in Ruzafa, Valencia: a top-floor three-bedroom apartment with views of parque Central, a 12 m² terrace and a lift
this top-floor three-bedroom apartment in Ruzafa, Valencia, has views of parque Central, a 12 m² terrace and a lift
in Ruzafa, Valencia, a top-floor three-bedroom apartment with views of parque Central, a 12 m² terrace and a lift
a 94 m² top-floor three-bedroom apartment in Ruzafa, Valencia, with views of parque Central, a 12 m² terrace and a lift
`,
    ],
    [
      "en",
      "cercano",
      "usted",
      HOUSE,
      `
looking for a five-bedroom house in Torrent? This one has a terrace, a swimming pool and a garden
here is a five-bedroom house in Torrent with a terrace, a swimming pool and a garden
`,
    ],
    [
      "en",
      "inversion",
      "usted",
      FULL_FLAT,
      `
a top-floor three-bedroom apartment in Ruzafa, Valencia, at €3,404 per m², with views of parque Central, a 12 m² terrace and a lift
`,
    ],
    [
      "en",
      "neutro",
      "usted",
      OFF_PLAN,
      `
a new-build penthouse with a lift
for sale: a new-build penthouse with a lift
this new-build penthouse has a lift
a 120 m² new-build penthouse with a lift
`,
    ],
    [
      "en",
      "inversion",
      "usted",
      SHOP,
      `
a one-room commercial unit in Gràcia, Barcelona
to let in Gràcia, Barcelona: a one-room commercial unit
this one-room commercial unit in Gràcia, Barcelona, is to let
in Gràcia, Barcelona, a one-room commercial unit
`,
    ],
  ] as const)("%s, %s, by %s", (variety, tone, person, facts, expected) => {
    expect(linesOf(textsOf(openingsOf(facts, variety, tone, person)))).toBe(expected);
  });
});

describe("facts that an opening tells are not told again", () => {
  test("its features, its place and its rooms, as far as its shape names them", () => {
    const [plain, ofRooms] = openingsOf(FLAT, "es-ES", "neutro", "tu");
    expect(plain!.says).toEqual(["renovatedYear", "views", "hasTerrace", "hasLift", "placeName"]);
    expect(ofRooms!.says).toEqual(["renovatedYear", "views", "hasTerrace", "hasLift", "rooms", "placeName"]);
  });
});

describe("the feature in front of the home's own name is worth coming for", () => {
  const LIFT: HomeFacts = {
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    placeName: "Ruzafa",
    rooms: 1,
    floor: 5,
    hasLift: true,
    hasStorageRoom: true,
    hasPool: true,
  };
  test.each(["es-ES", "en"] as const)(
    "%s: neither a lift, nor a box room, nor the building's pool, nor one bedroom",
    (variety) => {
      for (const text of textsOf(openingsOf(LIFT, variety, "neutro", "tu"))) {
        expect(text).not.toMatch(/^(?:ascensor|trastero|piscina|una habitación|a lift|a storage|a communal)/);
      }
    },
  );
  test("a view is, and so are a terrace and one's own pool together, but not a terrace alone", () => {
    const home: HomeFacts = {
      ...LIFT,
      type: "casa",
      hasLift: undefined,
      hasStorageRoom: undefined,
      hasPool: undefined,
    };
    const openings = (facts: Partial<HomeFacts>) => textsOf(openingsOf({ ...home, ...facts }, "es-ES", "neutro", "tu"));
    expect(openings({ views: "el mar" })).toContain("vistas al mar en una casa de Ruzafa");
    expect(openings({ hasTerrace: true, hasPool: true })).toContain("terraza y piscina en una casa de Ruzafa");
    expect(openings({ hasTerrace: true })).not.toContain("terraza en una casa de Ruzafa");
    expect(openings({ hasTerrace: true, rooms: 4 })).toContain("cuatro habitaciones y terraza en una casa de Ruzafa");
  });
});
