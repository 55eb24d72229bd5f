import { describe, expect, test } from "vitest";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { checkedHomeSchema } from "#domain/portfolio/homes/home.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { homeWords } from "../../homes/home-words.ts";
import { readDocument } from "../read-document.ts";
import type { HomePaper } from "./home-paper.ts";
import { HomeSheet } from "./home-sheet.tsx";

const SIGNER: DocumentSigner = {
  name: "Nuria Ferrer",
  phone: "612 345 678",
  email: "nuria@casasferrer.example",
  hasWhiteLabel: false,
  brand: {
    name: "Casas Ferrer",
    licenceNumber: "RAICV 1234",
    colour: "#7a1f2b",
    signature: null,
    phone: null,
    email: null,
    website: "https://casasferrer.example/",
    logo: null,
  },
};
const PICTURE = { src: "data:image/jpeg;base64,", caption: "Salón con dos balcones", isPlan: false };

const paperOf = (home: object, changes: Partial<HomePaper> = {}): HomePaper => ({
  words: homeWords(publicHome(checkedHomeSchema.parse(home))),
  isOver: false,
  signer: SIGNER,
  photos: [],
  pageAddress: null,
  createdAt: "2026-11-26T10:00:00Z",
  ...changes,
});
const HOME = {
  operation: "venta",
  type: "piso",
  title: "Piso con luz en Russafa",
  reference: "V-102",
  price: 349_900,
  address: "Calle Sueca 12",
  notes: "Se separan",
  mandateKind: "exclusiva",
  rooms: 3,
  yearBuilt: 1965,
  hasLift: true,
  energyRating: "D",
  descriptions: { es: "Exterior.\nCon dos balcones." },
};
const shown = (paper: HomePaper) => readDocument(HomeSheet({ paper }));

describe("a sheet", () => {
  test("says title, price, figures, data, features, energy, text, agent and reference", () => {
    const text = shown(paperOf(HOME));
    for (const part of [
      "Piso con luz en Russafa",
      "349.900\u00a0€",
      "Ref. V-102",
      "habitaciones",
      "1965",
      "Ascensor",
      "consumo D",
      "Con dos balcones.",
      "Nuria Ferrer",
      "Casas Ferrer · RAICV 1234",
      "612 345 678",
      "casasferrer.example",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("keeps street, notes and mandate to the agency", () => {
    expect(shown(paperOf(HOME))).not.toMatch(/Sueca|separan|xclusiva/);
  });

  test("says its small print once: taxes of a sale, supplies of a letting", () => {
    const photos = Array.from({ length: 20 }, () => PICTURE);
    const sale = shown(paperOf(HOME, { photos }));
    expect(sale.match(/no forma parte de ningún contrato/g)).toHaveLength(1);
    expect(sale).toContain("no incluye impuestos");
    expect(shown(paperOf({ ...HOME, operation: "alquiler" }))).toContain("no incluye suministros");
  });

  test("prints the caption of a photo on a later page, and invites to the shared page only where there is one", () => {
    const photos = Array.from({ length: 8 }, () => PICTURE);
    expect(shown(paperOf(HOME, { photos }))).toContain("Salón con dos balcones");
    expect(shown(paperOf(HOME))).not.toContain("pide visita");
    expect(shown(paperOf(HOME, { pageAddress: "https://umbral.example/compartir/abc" }))).toContain("pide visita");
  });

  test("of a home that was sold offers nothing: no price, no operation, no costs of buying", () => {
    const words = homeWords(publicHome(checkedHomeSchema.parse({ ...HOME, title: undefined })), "Vendida");
    const text = shown(paperOf(HOME, { words, isOver: true }));
    expect(text).toContain("Vendida");
    expect(text).toContain("Esta vivienda ya no se ofrece");
    expect(text).not.toMatch(/349\.900|en venta|no incluye impuestos/);
  });

  test("says that letters could not be printed, and only where some could not", () => {
    const title = "Piso en […]";
    const words = homeWords(publicHome(checkedHomeSchema.parse({ ...HOME, title })));
    expect(shown(paperOf(HOME, { words }))).toContain("letras que este documento no puede imprimir");
    expect(shown(paperOf(HOME))).not.toContain("no puede imprimir");
  });

  test("of a home of which nothing is known, signed by nobody, is a sheet all the same", () => {
    const text = shown(paperOf({ operation: "venta", type: "casa" }, { signer: undefined }));
    expect(text).toContain("Consultar precio");
    expect(text).toContain("Pregunta por esta vivienda");
  });
});
