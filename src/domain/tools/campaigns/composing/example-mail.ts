import type { MailHome, MailParts, MailPhoto } from "./mail-parts.ts";

/** An invented campaign, written as a real one is, for whoever looks at what the tool does. */

/** A drawn façade in place of a photo: the home does not exist. */
function facade(alt: string, wall: string, sky: string): MailPhoto {
  const windows = [60, 200, 340, 480].flatMap((x) =>
    [70, 190].map(
      (y) =>
        `<rect x="${x}" y="${y}" width="60" height="80" fill="#fbfaf8"/><rect x="${x - 8}" y="${y + 80}" width="76" height="8" fill="#11192c"/>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="${sky}"/><rect x="20" y="40" width="560" height="360" fill="${wall}"/>${windows.join("")}<rect x="270" y="300" width="60" height="100" fill="#11192c"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt };
}

const home = (id: string, values: Pick<MailHome, "title" | "price" | "facts" | "cover">): MailHome => ({
  id,
  place: "Valencia",
  legal: "Certificado energético: consumo D, emisiones C",
  over: null,
  photos: new Map(),
  href: "https://umbral.example/compartir/ejemplo",
  ...values,
});

const HOMES = [
  home("a", {
    title: "Piso con dos balcones en Ruzafa",
    price: "285.000 €",
    facts: "96 m² · 3 habitaciones · 2 baños · planta 3",
    cover: facade("Fachada clara con ocho balcones", "#e8b98a", "#c9dcf7"),
  }),
  home("b", {
    title: "Ático con terraza en El Pla del Remei",
    price: "420.000 €",
    facts: "110 m² · 2 habitaciones · 2 baños",
    cover: facade("Fachada de ladrillo con balcones", "#b5654a", "#dfe7ee"),
  }),
  home("c", {
    title: "Planta baja reformada en Benimaclet",
    price: "198.000 €",
    facts: "74 m² · 2 habitaciones · 1 baño",
    cover: facade("Fachada verde de dos alturas", "#8fae9b", "#f3e3c3"),
  }),
];

export const EXAMPLE_MAIL: MailParts = {
  message: {
    afterHours: 0,
    subject: "{nombre}, tres viviendas nuevas en Valencia",
    preheader: "Encajan con lo que nos contaste. Te las enseñamos esta semana.",
    blocks: [
      { id: "b1", kind: "cabecera", tagline: "" },
      { id: "b2", kind: "titulo", text: "Acaban de entrar" },
      {
        id: "b3",
        kind: "texto",
        text: "{saludo}\n\nTe escribo porque **encajan con lo que buscas**. Si alguna te gusta, contesta a este correo y te la enseño esta semana.",
      },
      { id: "b4", kind: "vivienda", homeId: "a", note: "Nueva" },
      { id: "b5", kind: "pareja", homeIds: ["b", "c"] },
      { id: "b6", kind: "firma", closing: "Un saludo," },
    ],
  },
  brand: {
    name: "Casas Ferrer",
    colour: "#1f6f5c",
    logo: null,
    licence: null,
    postalAddress: "Calle Inventada 12, 46006 Valencia",
    agent: { name: "Ana Ferrer", role: "Asesora", phone: "+34 600 000 000", email: "ana@ferrer.example" },
  },
  homes: new Map(HOMES.map((one) => [one.id, one])),
};
