import type { LandingSection } from "#domain/tools/landings/landing-document.ts";
import { EMPTY_FORM } from "#domain/tools/landings/landing-lead.ts";
import type { Look } from "#domain/tools/landings/landing-looks.ts";
import { blankSection } from "#domain/tools/landings/landing-sections.ts";
import type { LandingView } from "./landing-view.ts";

/** The page of an invented home, for whoever looks at what the tool makes. */

const section = <K extends LandingSection["kind"]>(kind: K, id: string, values: object = {}): LandingSection =>
  ({ ...blankSection(kind, id), ...values }) as LandingSection;

/** Where its letters and nothing else of it lie. */
export const EXAMPLE_SLUG = "ejemplo";

export function exampleView(look: Look): LandingView {
  const words = {
    kind: "Ático en venta",
    title: "Ático con terraza sobre los tejados de Ruzafa",
    place: "Ruzafa, Valencia",
    price: "342.000 €",
    pricePer: "",
    reference: "A-102",
    figures: [
      { value: "94 m²", label: "construidos" },
      { value: "3", label: "habitaciones" },
      { value: "2", label: "baños" },
      { value: "5.ª", label: "planta" },
    ],
    facts: [
      { label: "Superficie útil", value: "86 m²" },
      { label: "Terraza", value: "22 m²" },
      { label: "Año de construcción", value: "1962" },
      { label: "Orientación", value: "Sur" },
    ],
    has: ["Ascensor", "Aire acondicionado", "Armarios empotrados", "Terraza"],
    extras: [],
    text: "La última planta de una finca de los sesenta, reformada en 2021.\n\nEl salón sale a una terraza de 22 m² orientada al sur. La cocina está abierta y los dormitorios dan al patio, sin ruido de calle.",
    energy: { consumption: "D", emissions: "C" },
  };
  return {
    document: {
      form: 1,
      title: words.title,
      purpose: "vivienda",
      homes: [],
      look,
      colour: null,
      isIndexable: false,
      description: "Ejemplo de página de una vivienda inventada.",
      sections: [
        section("portada", "e1", { subtitle: "Cinco alturas, ascensor hasta arriba y un mercado a dos calles." }),
        section("datos", "e2"),
        section("texto", "e3"),
        section("ventajas", "e4"),
        section("precio", "e5", { note: "Precio sin impuestos ni gastos de compra." }),
        section("lugar", "e6"),
        section("preguntas", "e7", {
          items: [
            {
              id: "p1",
              question: "¿Se puede visitar en sábado?",
              answer: "Sí, por la mañana. Escribe y te damos hora.",
            },
            { id: "p2", question: "¿Tiene plaza de garaje?", answer: "No. Hay plazas en alquiler en la misma calle." },
          ],
        }),
        section("formulario", "e8"),
      ],
      test: { isOn: false, title: "", subtitle: "", photoId: null },
      legal: { responsible: "Inmobiliaria Ejemplo, inventada", text: "", privacyUrl: "" },
    },
    variant: "a",
    homes: [
      {
        id: "ejemplo",
        words,
        over: null,
        isReserved: false,
        isLet: false,
        photos: [],
        costs: [
          { label: "Comunidad al mes", value: "68 €" },
          { label: "IBI al año", value: "410 €" },
        ],
        tour: null,
        video: null,
        place: null,
        address: null,
        data: {
          price: 342_000,
          currency: "EUR",
          areaM2: 94,
          rooms: 3,
          bathrooms: 2,
          locality: "Valencia",
          country: "ES",
        },
      },
    ],
    others: [],
    agent: {
      name: "Inmobiliaria Ejemplo",
      person: "Ana Soler",
      role: "Agente",
      phone: "960 000 000",
      email: null,
      website: null,
      licence: null,
      signature: null,
      colour: null,
      logo: null,
      portrait: null,
      showsMaker: true,
    },
    form: { action: "#contacto", hidden: [], state: EMPTY_FORM },
    letters: `/p/${EXAMPLE_SLUG}/letra/archivo-`,
  };
}
