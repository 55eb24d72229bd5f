import { describe, expect, test } from "vitest";
import { checkedHomeSchema } from "#domain/portfolio/homes/home.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { NO_VISIT_FACTS } from "#domain/portfolio/homes/visit-sheet.ts";
import { homeWords } from "../../homes/home-words.ts";
import { readDocument } from "../read-document.ts";
import { type VisitPaper, VisitSheet } from "./visit-sheet.tsx";

const HOME = { operation: "venta", type: "piso", title: "Piso con luz", reference: "V-102", price: 349_900, rooms: 3 };

const shown = (changes: Partial<VisitPaper> = {}, home: object = {}) =>
  readDocument(
    VisitSheet({
      paper: {
        words: homeWords(publicHome(checkedHomeSchema.parse({ ...HOME, ...home }))),
        operation: "venta",
        country: "ES",
        address: "Calle Sueca 12",
        signer: {
          name: "Nuria Ferrer",
          phone: null,
          email: "nuria@casasferrer.example",
          brand: null,
          hasWhiteLabel: false,
        },
        visit: NO_VISIT_FACTS,
        createdAt: "2026-11-26T10:00:00Z",
        ...changes,
      },
    }),
  );

describe("a visit sheet", () => {
  test("names home, street, price, agent and reference, with lines for the visitor and two signatures", () => {
    const text = shown();
    for (const part of [
      "Hoja de visita",
      "Piso con luz",
      "Calle Sueca 12",
      "349.900\u00a0€",
      "Ref. V-102",
      "Nuria Ferrer",
      "Nombre y apellidos",
      "DNI, NIE o pasaporte",
      "Firma de quien visita",
      "Firma de quien acompaña",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("says the street once, whether the home shows it or not", () => {
    for (const showsAddress of [true, false]) {
      const text = shown({}, { address: "Calle Sueca 12", showsAddress, placeName: "Ruzafa" });
      expect(text.match(/Calle Sueca 12/g)).toHaveLength(1);
    }
  });

  test("prints what the calendar knows of the visit", () => {
    const visit = {
      when: "27 de noviembre de 2026, 18:00",
      visitor: "Marta Ruiz",
      phone: "612 345 678",
      email: "marta@example.org",
    };
    const text = shown({ visit });
    for (const part of Object.values(visit)) expect(text).toContain(part);
  });

  test("tells who keeps the data, why, and where to complain; by the law of the home's country", () => {
    expect(shown()).toContain("nuria@casasferrer.example");
    expect(shown()).toContain("Ley Orgánica 3/2018");
    expect(shown()).toContain("www.aepd.es");
    // The six rights of articles 15 to 21 of the Regulation.
    expect(shown()).toContain("acceso, rectificación, supresión, oposición, limitación y portabilidad");
    const mexico = shown({ country: "MX" });
    expect(mexico).toContain("INE, CURP o pasaporte");
    expect(mexico).toContain("Datos Personales en Posesión de los Particulares");
    expect(mexico).not.toMatch(/RGPD|aepd/);
    expect(shown({ country: "EC" })).toContain("Documento de identidad");
  });

  test("names the agency with its address, as it stands under its documents", () => {
    const brand = {
      name: "Casas Ferrer",
      licenceNumber: null,
      colour: null,
      signature: "Casas Ferrer, S. L.\nCalle Cuba 3, 46006 Valencia",
      phone: null,
      email: null,
      website: null,
      logo: null,
    };
    const signer = { name: "Nuria Ferrer", phone: null, email: null, brand, hasWhiteLabel: false };
    expect(shown({ signer })).toContain(
      "Responsable: Casas Ferrer (Casas Ferrer, S. L., Calle Cuba 3, 46006 Valencia).",
    );
  });

  test("binds nobody: to buy in a sale, to let in a letting", () => {
    expect(shown()).toContain("no obliga a comprar");
    expect(shown({ operation: "alquiler" })).toContain("no obliga a alquilar");
  });

  test("signed by nobody is a sheet all the same", () => {
    expect(shown({ signer: undefined, address: null })).toContain("la agencia");
  });
});
