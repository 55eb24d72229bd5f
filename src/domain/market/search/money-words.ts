import { wordTable } from "../../shared/format/spelled-numbers.ts";

/** How sentences name money. */

/** Words and signs of one currency, by ISO 4217. */
export const CURRENCIES = wordTable<string>({
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  eur: "EUR",
  "£": "GBP",
  dolar: "USD",
  dolares: "USD",
  usd: "USD",
  soles: "PEN",
  uf: "CLF",
  ufs: "CLF",
  quetzales: "GTQ",
  lempiras: "HNL",
  colones: "CRC",
  bolivianos: "BOB",
  guaranies: "PYG",
  mxn: "MXN",
  ars: "ARS",
  cop: "COP",
  clp: "CLP",
  uyu: "UYU",
});

/** «Pesos» and a bare «$» are those of the place, which may not be known yet. */
export const PESOS = "pesos";

/** Words behind «pesos» that say their country. */
export const PESO_NAMES = wordTable<string>({
  mexicanos: "MXN",
  argentinos: "ARS",
  colombianos: "COP",
  chilenos: "CLP",
  uruguayos: "UYU",
});
