import type * as z from "zod/mini";
import type { prospectingInput } from "./schema.ts";

/** Six owners of Ruzafa and beside: one of each kind that a week brings. Names and numbers are made up. */
export const EXAMPLE: z.input<typeof prospectingInput> = {
  startName: "Ruzafa, València",
  startLatitude: 39.4625,
  startLongitude: -0.3735,
  visitsFrom: "10:00",
  visitsTo: "14:00",
  visitsPerDay: 4,
  agent: "Nuria, de Ferrer Hogar",
  prospects: [
    {
      ...{ name: "Marta Ruiz", phone: "600 000 001", address: "Calle Cuba, 3", placeName: "Ruzafa" },
      ...{ source: "portal", motive: 4, expectation: 245_000, value: 238_000, leadOn: "hace 2 días" },
    },
    {
      ...{ name: "Julián Soler", phone: "600 000 002", address: "Calle Sueca, 41", placeName: "Ruzafa" },
      ...{ latitude: 39.4603, longitude: -0.3731, source: "referido", motive: 5, expectation: 210_000, value: 215_000 },
      ...{ leadOn: "hace 1 día", wantsVisit: true },
    },
    {
      ...{ name: "Hermanos Ferrando", phone: "600 000 003", address: "Carrer de Dénia, 60", placeName: "Ruzafa" },
      ...{
        latitude: 39.4612,
        longitude: -0.3705,
        source: "herencia",
        motive: 3,
        value: 190_000,
        leadOn: "hace 6 días",
      },
      wantsVisit: true,
    },
    {
      ...{ name: "Teresa Climent", phone: "600 000 004", address: "Avinguda del Port, 120", placeName: "El Grau" },
      ...{ latitude: 39.463, longitude: -0.3475, source: "valoracion-web", motive: 3, expectation: 290_000 },
      ...{ value: 265_000, leadOn: "hace 3 días", wantsVisit: true },
    },
    {
      ...{
        name: "Andrés Pla",
        phone: "600 000 005",
        address: "Calle Literato Azorín, 12",
        source: "cartel",
        motive: 4,
      },
      ...{ expectation: 230_000, value: 222_000, leadOn: "hace 40 días" },
      ...{ hasExclusive: true, exclusiveUntil: "dentro de 18 días" },
    },
    {
      ...{ name: "Pilar Gil", phone: "600 000 006", address: "Calle Buenos Aires, 8", source: "portal", motive: 2 },
      ...{ leadOn: "hace 10 días", optedOut: true },
    },
    { name: "Vecino del 4.º", address: "Calle Cádiz, 42", source: "puerta-fria" },
  ],
};
