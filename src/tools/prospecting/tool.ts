import { formatNumber } from "#domain/shared/format/format.ts";
import { defineTool, signedName } from "../define-tool.ts";
import { currencyAbroad } from "../home-abroad.ts";
import { PROSPECTING_CHECKS } from "./checks.ts";
import { describe, describeDocument } from "./describe.ts";
import { planProspecting } from "./engine.ts";
import { EXAMPLE } from "./example.ts";
import { firstOf } from "./explain.ts";
import { given } from "./given.ts";
import { wordingOf, writtenOf } from "./letters.ts";
import { appointmentsOf, nextOf } from "./plan.ts";
import { isUsed, prospectingInput, USUAL_MARGIN } from "./schema.ts";

/** Owners in order: who is called, who is visited and by which way, and who is left alone. */
export const prospecting = defineTool({
  id: "prospecting",
  path: "/captacion-propiedades",
  module: "captacion",
  version: 1,
  holdsPersonalData: true,
  credits: 1,
  title: "Captación de propiedades",
  does: "ordenar a los propietarios que quieres captar",
  summary: "A qué propietario llamar hoy, a quién visitar y por dónde pasar. Y a quién no se llama.",
  icon: "Magnet",
  words: "propietarios puerta fría exclusiva particulares encargo tablero ruta captar conseguir inmuebles",
  startsFrom: ["propietario"],
  askedAs: `
    conseguir más propietarios
    tablero para seguir a los dueños
    captar inmuebles en exclusiva
    prospección de propietarios
    organizar las llamadas a dueños
    particulares que venden por su cuenta
    cartera de propietarios por captar
    conseguir propiedades para vender`,
  capture: [
    {
      goal: "propietarios",
      place: 20,
      purpose: "Ordena a los propietarios y la ruta del día.",
      count: "homesBeingWon",
    },
  ],
  checks: PROSPECTING_CHECKS,
  verbs: { run: "Preparar el tablero", running: "Preparando…", keep: "Guardar este tablero" },
  input: prospectingInput,
  example: EXAMPLE,
  abroad: { defaultsIn: (country) => ({ currency: currencyAbroad(country) }) },
  defaults: {
    prospects: [{}],
    visitsFrom: "10:00",
    visitsTo: "14:00",
    visitsPerDay: 4,
    margin: USUAL_MARGIN,
    currency: "EUR",
  },
  needs: ({ prospects }) => ({
    today: true as const,
    optedOut: { phones: prospects.flatMap(({ phone }) => (phone === undefined ? [] : [phone])) },
  }),
  run: planProspecting,
  // A list that names nobody to call or visit, and no day on which one may, is of no use yet.
  hasAnswer: (result) => firstOf(result) !== undefined || result.radar.length > 0,
  titleOf: ({ prospects }) => {
    const count = prospects.filter(isUsed).length;
    return `Captación, ${count === 1 ? "un propietario" : `${formatNumber(count)} propietarios`}`;
  },
  describe,
  describeDocument,
  given,
  sourcesOf: (result) => [
    {
      label: "Puntos y margen",
      title: "Criterio de Umbral: motivo 40, precio 35, reciente 25, y 15 % de margen sobre el valor",
      date: result.date,
      tag: "orientativo",
    },
  ],
  shownInput: () => ({}),
  // Where the agent sets out from is often their own door.
  shownResult: ({ startName: _, ...shown }) => shown,
  sharedPage: {
    reader: "tu equipo",
    shows:
      "Muestra los nombres, las direcciones y lo que se sabe de cada propietario, y el orden de las visitas. No se la mandes a ninguno de ellos.",
  },
  keptAcrossHomes: ["agent", "visitsFrom", "visitsTo", "visitsPerDay", "margin"],
  fillFrom: ({ address, placeName, latitude, longitude, price, operation, currency }, _apart, _place, valuation) => ({
    prospects: [
      {
        ...(address && { address }),
        ...(placeName && { placeName }),
        ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
        ...(operation === "venta" && price !== undefined && { expectation: price }),
        ...(valuation && { value: valuation.value }),
      },
    ],
    ...(currency !== "EUR" && { currency }),
  }),
  fillFromSigner: (signer) => ({ agent: signedName(signer) }),
  fillFromContact: ({ fullName, phone, source, lastHeardAt }) => ({
    prospects: [
      {
        name: fullName.slice(0, 80),
        ...(phone && { phone }),
        ...(source === "portal" && { source }),
        ...(lastHeardAt && { leadOn: lastHeardAt.slice(0, 10) }),
      },
    ],
  }),
  nextOf,
  appointmentsOf,
  wordingOf,
  writtenOf,
});
