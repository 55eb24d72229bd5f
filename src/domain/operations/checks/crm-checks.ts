import { answerDue, USUAL_HOURS } from "../../crm/contacts/business-hours.ts";
import { expectedCents, stageProbabilities } from "../../crm/contacts/forecast.ts";
import { emailOf, phoneOf } from "../../crm/contacts/phone.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import type { HandCheck } from "./hand-check.ts";

const BRIEF = "Brief de herramientas, §1.13";
const phone = (typed: string, expected: string, source = BRIEF): HandCheck => ({
  id: `telefono-${typed.replace(/\W+/g, "-")}`,
  group: "Contactos",
  name: "Un teléfono, se escriba como se escriba",
  source,
  input: `«${typed}»`,
  expected,
  got: () => phoneOf(typed) ?? "ninguno",
});
const number = (id: string, typed: string, expected: number | string): HandCheck => ({
  id: `numero-${id}`,
  group: "Números escritos",
  name: "Un número como lo escribe una persona",
  source: "Uso español y anglosajón, sin ambigüedad",
  input: `«${typed}»`,
  expected,
  got: () => parseSpanishNumber(typed) ?? "no es un número",
});

const madrid = { timeZone: "Europe/Madrid", openingHours: USUAL_HOURS, holidays: ["2026-12-25"] };
const due = (id: string, input: string, at: string, expected: string): HandCheck => ({
  id: `plazo-${id}`,
  group: "Contactos",
  name: "Cuándo vence una respuesta de una hora",
  source: "Horario de 9 a 14 y de 16 a 19, de lunes a viernes",
  input,
  expected,
  got: () => answerDue(new Date(at), 60, madrid)?.toISOString() ?? "nunca",
});

export const CRM_CHECKS: readonly HandCheck[] = [
  {
    id: "prevision-brief",
    group: "Contactos",
    name: "Previsión de comisiones",
    source: BRIEF,
    input: "0,1 · 8.000 + 0,5 · 6.000 + 0,9 · 7.000",
    expected: 10_100,
    unit: "€",
    got: () =>
      expectedCents([
        { p: 0.1, commissionCents: 800_000 },
        { p: 0.5, commissionCents: 600_000 },
        { p: 0.9, commissionCents: 700_000 },
      ]) / 100,
  },
  {
    id: "prevision-medida",
    group: "Contactos",
    name: "Probabilidad medida, suavizada",
    source: "De diez contactados se firmaron tres: (3 + 2 · 0,1) / (10 + 2)",
    input: "3 firmados, 1 perdido en oferta, 6 perdidos contactados",
    expected: 3.2 / 12,
    tolerance: 1e-9,
    got: () =>
      stageProbabilities("comprador", [
        { furthest: "firmado", isWon: true, count: 3 },
        { furthest: "oferta", isWon: false, count: 1 },
        { furthest: "contactado", isWon: false, count: 6 },
      ]).find(({ stage }) => stage === "contactado")?.p ?? 0,
  },
  phone("612 345 678", "+34612345678"),
  phone("0034612345678", "+34612345678"),
  phone("+34 612345678", "+34612345678"),
  phone("00 33 1 42 68 53 00", "+33142685300", "Prefijo internacional de Francia"),
  phone("no tengo", "ninguno", "No hay cifras"),
  {
    id: "correo-minusculas",
    group: "Contactos",
    name: "Un correo se compara en minúsculas",
    source: "Forma normal del correo",
    input: "« Ana.Soler@Casa.Example »",
    expected: "ana.soler@casa.example",
    got: () => emailOf(" Ana.Soler@Casa.Example ") ?? "ninguno",
  },
  due("sabado", "Llega el sábado a las 10:00", "2026-11-21T09:00:00Z", "2026-11-23T09:00:00.000Z"),
  due("mediodia", "Llega el lunes a las 13:30", "2026-11-23T12:30:00Z", "2026-11-23T15:30:00.000Z"),
  due("navidad", "Llega el 24 de diciembre a las 18:30", "2026-12-24T17:30:00Z", "2026-12-28T08:30:00.000Z"),
  due("cambio-de-hora", "Viernes antes del cambio de hora, 18:45", "2026-10-23T16:45:00Z", "2026-10-26T08:45:00.000Z"),
  number("espanol", "1.250,50", 1250.5),
  number("anglosajon", "1,250.50", 1250.5),
  number("miles", "250.000", 250_000),
  number("unidad", "85,5 m²", 85.5),
  number("negativo", "−7.900", -7900),
  number("dudoso", "1.2.3", "no es un número"),
];
