import { describe, expect, test } from "vitest";
import { grammarOf } from "./compose.ts";
import { SHARE_OF_OTHERS } from "./es/opening.ts";
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
        // The strongest subject opens; whatever else is drawn is said.
        chance: (share) => share !== SHARE_OF_OTHERS,
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
el motivo para visitar este piso de Ruzafa (Valencia) se ve desde dentro: el parque Central
desde este piso de Ruzafa (Valencia) se ve el parque Central
`,
    ],
    [
      "es-ES",
      "neutro",
      "tu",
      HOUSE,
      `
en esta casa de Torrent la obra está por hacer; el jardín, la piscina y la terraza ya están
`,
    ],
    [
      "es-ES",
      "neutro",
      "tu",
      SHOP,
      `
este local de Gràcia (Barcelona) está en planta baja
este local, en planta baja, está en Gràcia (Barcelona)
`,
    ],
    [
      "es-ES",
      "neutro",
      "tu",
      OFF_PLAN,
      `
este ático es de obra nueva, con entrega prevista en 2028
sin estrenar: este ático es de obra nueva, con entrega prevista en 2028
`,
    ],
    [
      "es-ES",
      "cercano",
      "tu",
      FULL_FLAT,
      `
asómate: desde este piso de Ruzafa (Valencia) se ve el parque Central
abrir una ventana y ver el parque Central: por ahí empieza este piso de Ruzafa (Valencia)
con el parque Central a la vista: así se vive en este piso de Ruzafa (Valencia)
`,
    ],
    [
      "es-AR",
      "cercano",
      "vos",
      FULL_FLAT,
      `
asomate: desde este departamento de Ruzafa (Valencia) se ve el parque Central
abrir una ventana y ver el parque Central: por ahí empieza este departamento de Ruzafa (Valencia)
con el parque Central a la vista: así se vive en este departamento de Ruzafa (Valencia)
`,
    ],
    [
      "es-CO",
      "cercano",
      "usted",
      FULL_FLAT,
      `
asómese: desde este apartamento de Ruzafa (Valencia) se ve el parque Central
abrir una ventana y ver el parque Central: por ahí empieza este apartamento de Ruzafa (Valencia)
con el parque Central a la vista: así se vive en este apartamento de Ruzafa (Valencia)
`,
    ],
    [
      "es-ES",
      "inversion",
      "tu",
      FULL_FLAT,
      `
320.000 € por 94 m² construidos en Ruzafa (Valencia): este piso sale a 3.404 €/m²
a 3.404 €/m², este piso en Ruzafa (Valencia) tiene 94 m² construidos y cuesta 320.000 €
piso de 94 m² en Ruzafa, Valencia, a 4 minutos del metro Bailén y a 300 m del mercado de Ruzafa, por 320.000 €
por 320.000 €, un piso de 94 m² en Ruzafa, Valencia, a 4 minutos del metro Bailén y a 300 m del mercado de Ruzafa
piso en Ruzafa (Valencia) por 320.000 €, a 3.404 €/m²
tres habitaciones por 320.000 € en Ruzafa (Valencia): este piso sale a 3.404 €/m²
`,
    ],
    [
      "es-ES",
      "inversion",
      "tu",
      SHOP,
      `
local en Gràcia (Barcelona) por 950 € al mes
`,
    ],
    [
      "en",
      "neutro",
      "usted",
      FULL_FLAT,
      `
a top-floor three-bedroom apartment in Ruzafa, Valencia, with views of parque Central, a 12 m² terrace and a parking space
for sale in Ruzafa, Valencia: a top-floor three-bedroom apartment with views of parque Central, a 12 m² terrace and a parking space
this top-floor three-bedroom apartment in Ruzafa, Valencia, has views of parque Central, a 12 m² terrace and a parking space
in Ruzafa, Valencia, a top-floor three-bedroom apartment with views of parque Central, a 12 m² terrace and a parking space
a 94 m² top-floor three-bedroom apartment in Ruzafa, Valencia, with views of parque Central, a 12 m² terrace and a parking space
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
a top-floor three-bedroom apartment in Ruzafa, Valencia, at €3,404 per m², with views of parque Central, a 12 m² terrace and a parking space
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
  test("all that its sentence names, and nothing else", () => {
    const [seen, inView] = openingsOf(FLAT, "es-ES", "neutro", "tu");
    expect(seen!.says).toEqual(["type", "placeName", "views"]);
    expect(inView!.says).toEqual(["type", "placeName", "views"]);
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
  test("the strongest opens: the sea before a terrace, a large terrace before works, works before the bare home", () => {
    const openings = (facts: Partial<HomeFacts>) =>
      textsOf(openingsOf({ ...LIFT, hasPool: undefined, ...facts }, "es-ES", "neutro", "tu")).join("\n");
    const terrace = { hasTerrace: true, terraceAreaM2: 30 };
    const works = { renovatedYear: 2024 };
    expect(openings({ views: "el mar", ...terrace, ...works })).toMatch(/se ve el mar|el mar, a la vista/);
    expect(openings({ ...terrace, ...works })).toMatch(/terraza(?: de|:) 30 m²/);
    expect(openings({ ...terrace, ...works })).not.toContain("2024");
    expect(openings(works)).toContain("2024");
    expect(openings({})).not.toContain("2024");
  });
});
