/** How each country writes its money: the signs around the amount, and which mark parts thousands. */
export interface MoneyForm {
  /** Before the amount, a space of its own included: `$ `, `S/ `. */
  before: string;
  /** After the amount, after a space: the currency's code where the sign alone could be another peso. */
  after: string;
  /** `342.000,50` or `342,000.50`. */
  marks: "342.000,50" | "342,000.50";
}

const NBSP = "\u00a0";

const form = (before: string, after: string, marks: MoneyForm["marks"] = "342.000,50"): MoneyForm => ({
  before,
  after,
  marks,
});

/**
 * By ISO code, as the locales es-MX, es-AR, es-CO and so on of Unicode CLDR 47 write them. `US$` and `$U` replace the bare
 * sign, which is the peso of most readers; the pesos say their code for the same reason. Dollars keep the marks of Spain, Argentina
 * and Ecuador, because the same amount is read in countries of both habits.
 */
const FORMS: Record<string, MoneyForm> = {
  EUR: form("", "€"),
  USD: form(`US$${NBSP}`, ""),
  MXN: form("$", "MXN", "342,000.50"),
  ARS: form(`$${NBSP}`, "ARS"),
  COP: form(`$${NBSP}`, "COP"),
  CLP: form("$", "CLP"),
  UYU: form(`$U${NBSP}`, ""),
  PEN: form(`S/${NBSP}`, "", "342,000.50"),
  DOP: form("RD$", "", "342,000.50"),
  GTQ: form("Q", "", "342,000.50"),
  HNL: form(`L${NBSP}`, "", "342,000.50"),
  NIO: form("C$", "", "342,000.50"),
  PAB: form("B/.", "", "342,000.50"),
  CUP: form("$", "CUP", "342,000.50"),
  CRC: form("₡", ""),
  PYG: form(`₲${NBSP}`, ""),
  BOB: form(`Bs${NBSP}`, ""),
  // Chile's unidad de fomento, which nobody calls by its code.
  CLF: form(`UF${NBSP}`, ""),
};

/** Sums whose country nobody has named, as they were written: "2.000.000 pesos", "$ 900", "220.000.000". No codes of ISO 4217, and never stored. */
export const UNNAMED_CURRENCIES = { pesos: "PESOS", $: "$", none: "SUMA" } as const;
const UNNAMED: Record<string, MoneyForm> = {
  [UNNAMED_CURRENCIES.pesos]: form("", "pesos"),
  [UNNAMED_CURRENCIES.$]: form(`$${NBSP}`, ""),
  [UNNAMED_CURRENCIES.none]: form("", ""),
};

/** The form of a currency; one without a form of its own here shows its code after an amount written as in Spain. */
export const moneyForm = (currency: string): MoneyForm => FORMS[currency] ?? UNNAMED[currency] ?? form("", currency);
