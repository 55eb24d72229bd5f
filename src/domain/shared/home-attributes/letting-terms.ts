import { optionalInteger, optionalText } from "../schema/fields.ts";
import { money, NO_FEED, text, wholeNumber } from "./attribute.ts";

const months = (what: string, max: number) =>
  optionalInteger({ min: 0, max, message: `Introduce ${what} de 0 a ${max} meses` });

/** The terms of a letting: what is paid at the signature, for how long it runs, and what the law on rents asks an advert for. */
export const LETTING_TERMS = {
  /** In monthly rents. Spain: one of a home by law (art. 36.1 LAU). */
  depositMonths: wholeNumber(() => months("una fianza", 12), {
    label: "Fianza, en meses",
    column: { names: ["fianza", "meses de fianza", "fianza meses", "deposito", "deposit"], isStrict: false },
    form: { row: "letting", help: "De vivienda, la ley pide una." },
    facts: { line: 30 },
    feeds: NO_FEED,
  }),
  /** In monthly rents, on top of the deposit. Spain: two at most of a home let for up to five years (art. 36.5 LAU). */
  guaranteeMonths: wholeNumber(() => months("una garantía", 12), {
    label: "Garantía adicional, en meses",
    column: {
      names: ["garantia adicional", "meses de garantia", "garantia", "aval meses", "additional guarantee"],
      isStrict: false,
    },
    form: { row: "letting", help: "Como mucho dos, hasta cinco años." },
    facts: { line: 31 },
    feeds: NO_FEED,
  }),
  leaseMonths: wholeNumber(
    () => optionalInteger({ min: 1, max: 600, message: "Introduce una duración de 1 a 600 meses" }),
    {
      label: "Duración del contrato, en meses",
      column: {
        names: ["duracion", "duracion contrato", "meses de contrato", "plazo", "lease months"],
        isStrict: false,
      },
      form: { row: "letting" },
      facts: { line: 32 },
      feeds: NO_FEED,
    },
  ),
  includedCosts: text(() => optionalText(120), {
    label: "Gastos incluidos",
    column: { names: ["gastos incluidos", "incluye gastos", "suministros incluidos", "bills included"] },
    form: { row: "letting", help: "Comunidad, agua, internet…" },
    facts: { line: 33 },
    feeds: NO_FEED,
  }),
  /** Of the contract of the last five years: an advert in a stressed area names it (art. 31.1 Ley 12/2023). */
  previousRent: money({
    label: "Renta del contrato anterior",
    per: "mes",
    column: {
      names: ["renta anterior", "renta contrato anterior", "alquiler anterior", "previous rent"],
      isStrict: false,
    },
    form: { row: "letting", help: "En zona tensionada se pone en el anuncio." },
    facts: { line: 34 },
    asked: "previousRent",
    feeds: NO_FEED,
  }),
  /** Monthly rent by the system of reference of the ministry. */
  rentIndex: money({
    label: "Índice de referencia",
    per: "mes",
    column: { names: ["indice de referencia", "indice referencia", "indice alquiler", "rent index"], isStrict: false },
    form: { row: "letting", help: "Al mes, del sistema estatal." },
    facts: { line: 35 },
    asked: "rentIndex",
    feeds: NO_FEED,
  }),
};
