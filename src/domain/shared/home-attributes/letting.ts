import { choice, day, flag, NO_FEED } from "./attribute.ts";

const FURNISHINGS = ["si", "parcial", "no"] as const;

/** The first questions of a person who moves in. */
export const LETTING = {
  /** The first day on which somebody can move in. */
  availableFrom: day({
    label: "Disponible desde",
    column: {
      names: [
        "disponible desde",
        "fecha disponible",
        "fecha disponibilidad",
        "fecha de disponibilidad",
        "libre desde",
        "fecha entrega",
        "fecha de entrega",
        "available from",
      ],
    },
    form: { row: "terms" },
    facts: { line: 16 },
    wanted: { offered: "alquiler", why: "es lo primero que pregunta quien alquila" },
    feeds: NO_FEED,
  }),
  furnishing: choice({
    label: "Amueblado",
    values: FURNISHINGS,
    names: { si: "Sí", parcial: "En parte", no: "No" },
    message: "Elige sí, en parte o no",
    words: {
      si: ["s", "x", "1", "true", "yes", "amueblado", "amueblada", "amoblado", "completo", "furnished"],
      parcial: ["parcialmente", "semi", "semiamueblado", "semi amueblado", "semiamoblado", "part furnished"],
      no: ["n", "0", "false", "sin amueblar", "sin muebles", "no amueblado", "vacio", "unfurnished"],
    },
    asFlag: { yes: "si", no: "no" },
    column: { names: ["amueblado", "amueblada", "amoblado", "amoblada", "muebles", "mobiliario", "furnished"] },
    form: { row: "terms", placeholder: "No lo sé" },
    facts: { line: 17 },
    asked: "isFurnished",
    filter: { word: "amueblado", means: ["si", "parcial"] },
    mention: { topic: "extras", weight: 5 },
    wanted: { of: "vivienda", offered: "alquiler", why: "los portales filtran por él" },
    feeds: {
      kyero: {
        features: [
          { pattern: /^((fully )?furnished|(totalmente )?amueblad[oa])$/i, means: "si", word: "Furnished" },
          { pattern: /^(part(ly|ially)? furnished|semi[ -]?amueblad[oa])$/i, means: "parcial", word: "Part furnished" },
          { pattern: /^(unfurnished|sin (muebles|amueblar))$/i, means: "no", word: "Unfurnished" },
        ],
      },
      idealista: "featuresEquippedWithFurniture",
      fotocasa: 30,
    },
  }),
  allowsPets: flag({
    label: "Mascotas admitidas",
    column: {
      names: [
        "mascotas admitidas",
        "mascotas",
        "admite mascotas",
        "acepta mascotas",
        "se aceptan mascotas",
        "permite mascotas",
        "pets",
        "pets allowed",
      ],
    },
    form: { row: "terms", label: "¿Admite mascotas?" },
    facts: { yes: "Admite mascotas", no: "No admite mascotas" },
    filter: { word: "mascotas", label: "Admite mascotas" },
    isDemanded: true,
    wanted: { of: "vivienda", offered: "alquiler", why: "los portales filtran por ellas" },
    feeds: {
      kyero: {
        features: [
          {
            pattern: /^(pets (allowed|welcome)|(admite|se admiten|se aceptan) mascotas)$/i,
            means: true,
            word: "Pets allowed",
          },
        ],
      },
      idealista: "featuresAllowPets",
      fotocasa: 313,
    },
  }),
};
