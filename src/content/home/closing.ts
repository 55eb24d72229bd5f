import { CLAIMS } from "../claims.ts";

export const closing = {
  title: `Cruza el umbral. Tienes ${CLAIMS.trial.figure}.`,
  text: `Todo abierto desde el primer minuto, sin permanencia. ${CLAIMS.guarantee.figure} ${CLAIMS.guarantee.label}.`,
  submit: "Empezar gratis",
  account: { before: "¿Prefieres crear la cuenta ya?", label: "Crear cuenta", href: "/auth" },
  portal: "Umbral Portal",
  mortgages: "Umbral Hipotecas",
} as const;

/** Cities with the most searches, by type of home; the addresses are the portal's. */
export const directory = {
  title: "Busca vivienda en Umbral Portal",
  lead: "Los enlaces llevan al portal y se abren en otra pestaña.",
  types: {
    title: "Tipos de inmueble",
    items: ["Pisos", "Casas y chalets", "Áticos", "Dúplex", "Locales y oficinas", "Obra nueva"],
  },
  cities: [
    {
      title: "Pisos por ciudad",
      type: "Pisos",
      items: ["Madrid", "Barcelona", "Valencia", "Sevilla", "Zaragoza", "Málaga", "Murcia", "Bilbao"],
    },
    {
      title: "Casas y chalets por ciudad",
      type: "Casas y chalets",
      items: [
        "Marbella",
        "Alicante",
        "Palma",
        "Las Rozas de Madrid",
        "Sant Cugat del Vallès",
        "Dénia",
        "Cádiz",
        "Santander",
      ],
    },
    {
      title: "Áticos por ciudad",
      type: "Áticos",
      items: ["Madrid", "Barcelona", "Valencia", "Málaga", "Palma", "Granada", "San Sebastián", "A Coruña"],
    },
  ],
  searches: {
    title: "Búsquedas populares",
    items: [
      "Pisos con terraza",
      "Pisos con ascensor",
      "Pisos a reformar",
      "Pisos con garaje",
      "Casas con jardín",
      "Chalets con piscina",
      "Estudios céntricos",
      "Áticos con vistas",
      "Casas de pueblo",
      "Viviendas accesibles",
      "Pisos de dos dormitorios",
      "Viviendas cerca del metro",
    ],
  },
  provinces: { title: "Viviendas por provincia" },
} as const;
