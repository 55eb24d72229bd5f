import { describe, expect, test } from "vitest";
import { checkedHomeSchema } from "#domain/portfolio/homes/home.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { CARD_DESIGNS, CARDS } from "#domain/portfolio/homes/window-card.ts";
import { homeWords } from "../../../homes/home-words.ts";
import { readDocument } from "../../read-document.ts";
import type { HomePaper } from "../home-paper.ts";
import { WindowCard } from "./window-card.tsx";

const PICTURE = { src: "data:image/jpeg;base64,", caption: null, isPlan: false };
const HOME = {
  operation: "venta",
  type: "piso",
  title: "Piso con luz en Russafa",
  reference: "V-102",
  price: 349_900,
  address: "Calle Sueca 12",
  builtAreaM2: 96,
  rooms: 3,
  bathrooms: 2,
  floor: 4,
  energyRating: "D",
};
const paperOf = (home: object, photos: number, pageAddress: string | null = null): HomePaper => ({
  words: homeWords(publicHome(checkedHomeSchema.parse(home))),
  isOver: false,
  signer: { name: "Nuria Ferrer", phone: "612 345 678", email: null, brand: null, hasWhiteLabel: false },
  photos: Array.from({ length: photos }, () => PICTURE),
  pageAddress,
  createdAt: "2026-11-26T10:00:00Z",
});
const LONG =
  `Ático dúplex de obra nueva con terraza de ciento veinte metros, piscina y vistas ${"despejadas ".repeat(8)}`.trim();

describe.each(CARD_DESIGNS)("%s", (design) => {
  const shown = (paper: HomePaper) => readDocument(WindowCard({ paper, design, size: "A4" }));
  /** Broken lines as one text. */
  const flowing = (paper: HomePaper) => shown(paper).replaceAll("\n", " ");

  test("says title, price, three figures, seller, reference and energy, and not the street", () => {
    const text = flowing(paperOf(HOME, 1));
    const parts = ["Piso con luz en Russafa", "349.900\u00a0€", "96\u00a0m²", "habitaciones", "baños", "Nuria Ferrer", "612 345 678", "Ref. V-102", "Energía: D"]; // biome-ignore format: a list
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/Sueca|planta/);
  });

  test("without a photo says the kind of home once", () => {
    expect(flowing(paperOf(HOME, 0)).match(/Piso en venta/g)).toHaveLength(1);
  });

  test("has the code of the shared page where there is one", () => {
    expect(shown(paperOf(HOME, 1))).not.toContain("Más fotos");
    expect(shown(paperOf(HOME, 1, "https://umbral.example/compartir/abc"))).toContain("Más fotos");
  });

  test("keeps a rent of nine digits in another currency whole, with its month, and a long title to its lines", () => {
    const home = { ...HOME, operation: "alquiler", title: LONG, price: 987_654_321, country: "CO", currency: "COP" };
    const text = shown(paperOf(home, 1));
    expect(text).toContain("987.654.321\u00a0COP");
    expect(text).toContain("al mes");
    const lines = text.split("\n");
    expect(lines.filter((line) => line !== "" && LONG.includes(line.replace("…", ""))).length).toBeLessThanOrEqual(7);
  });
});

test("mosaico asks for four photos, the others for one", () => {
  expect(CARD_DESIGNS.map((design) => CARDS[design].photos)).toEqual([1, 1, 1, 1, 1, 4]);
});
