import { fold } from "../../shared/listing/fold.ts";
import { CITIES } from "../../shared/places/city.ts";
import { type Amount, amountsIn } from "../../shared/spoken/amounts.ts";
import { type Scan, take, wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { stanceAt } from "./stance.ts";
import type { Thread } from "./thread.ts";

/** The evidence that the sums of a whole conversation give: whether it is about a rent, and how a sum that is said in short is meant. */
export interface MoneyEvidence {
  /** Sums of homes that were told with their whole value, in the order of the conversation. */
  sums: readonly { value: number; currency: string | null; message: number }[];
  /** Sums as large as a rent, and as large as a price, of homes of the thread. */
  rents: number;
  prices: number;
  /** Sums that the agent named, in thousands where they are whole: who says one back offers none. */
  ofAgent: ReadonlySet<number>;
  /** Words of leases: a deposit, payslips, a guarantor. */
  leases: number;
  /** Currency of «pesos»: of the country, or of the one that the client writes from; null where nothing tells which. */
  pesos: string | null;
}

/** From where to where rents and prices of homes lie, by currency: far ends, so that what lies between is neither. */
const RANGES: Readonly<Record<string, { rent: readonly [number, number]; price: readonly [number, number] }>> = {
  EUR: { rent: [180, 6_000], price: [20_000, 2e7] },
  USD: { rent: [120, 9_000], price: [15_000, 2e7] },
  MXN: { rent: [2_000, 120_000], price: [250_000, 3e8] },
  COP: { rent: [300_000, 25e6], price: [30e6, 2e10] },
  CLP: { rent: [120_000, 6e6], price: [18e6, 3e9] },
  CLF: { rent: [4, 200], price: [700, 60_000] },
  PEN: { rent: [300, 25_000], price: [50_000, 2e7] },
  ARS: { rent: [60_000, 5e6], price: [15e6, 5e9] },
  UYU: { rent: [6_000, 200_000], price: [1e6, 1e9] },
};

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Whether a sum may be what a home costs. */
export const isLikely = (value: number, currency: string, isRent: boolean): boolean => {
  const range = RANGES[currency];
  return range === undefined || within(value, isRent ? range.rent : range.price);
};

/** Sums that are no price of a home. */
const OTHER_SUMS =
  / (comunidad|ibi|expensas|gastos comunes|administracion|alicuota|derrama|predial|cuota|letra|ingresos|gano|ganamos|cobro|cobramos|sueldo|nomina|honorarios|comision|reserva|senal|arras|deuda|debo|ahorr[a-z]{1,6}|entrada|enganche|trastero|garaje|itp|notaria|reforma|metros|m2|luz|agua|internet|mudanza|certificado) /;
const LEASES =
  / (fianza|fiador|codeudor|aval|avalista|garantia propietaria|seguro de caucion|casero|casera|mes de deposito|meses de deposito|mes de garantia|meses de garantia|gastos incluidos|contrato de (un|once|tres|\d{1,2}) (anos?|meses)|seguro de impago|poliza juridica|al mes|mensuales|mensual|por mes|canon) /;
/** «Pagamos 900 de alquiler», the home in which somebody lives. */
const OF_TODAY =
  / (pago|pagamos|pagando|vivo|vivimos|mi casero|mi casera|nuestro casero|dejar de|seguir (de|pagando|en)|hipoteca|banco|ya alquilad[oa]|esta alquilad[oa]|rinde|rinda|con renta|rentabilidad|inquilino dentro) /;

export const PESO_COUNTRIES: Readonly<Record<string, string>> = {
  MX: "MXN",
  AR: "ARS",
  CO: "COP",
  CL: "CLP",
  UY: "UYU",
  DO: "DOP",
};
const CODES: readonly (readonly [code: string, country: string])[] = [
  ["+52", "MX"],
  ["+54", "AR"],
  ["+57", "CO"],
  ["+56", "CL"],
  ["+598", "UY"],
];
const COUNTRY_WORDS: readonly (readonly [pattern: RegExp, country: string])[] = [
  [/ (mexico|mexican[oa]s?|cdmx|monterrey|queretaro|puebla|merida|cancun|tijuana|licenciad[oa]|lic) /, "MX"],
  [/ (argentina|argentin[oa]s?|buenos aires|rosario|mendoza|caba) /, "AR"],
  [/ (colombia|colombian[oa]s?|bogota|medellin|cali|barranquilla) /, "CO"],
  [/ (chile|chilen[oa]s?|santiago de chile|valparaiso|concepcion) /, "CL"],
  [/ (uruguay|uruguay[oa]s?|montevideo) /, "UY"],
];
const CITY_COUNTRIES = new Map<string, string>(
  CITIES.filter(({ country }) => country in PESO_COUNTRIES).map(({ name, country }) => [fold(name), country]),
);

/** The currency of «pesos» where the country of the account has none: by the client's telephone, or by places that they name. */
function pesosOf(thread: Thread, clauses: readonly Clause[], country: string): string | null {
  const own = PESO_COUNTRIES[country];
  if (own) return own;
  const found = new Set<string>();
  for (const { name } of thread.people)
    for (const [code, of] of CODES) if (name.replace(/\s/g, "").startsWith(code)) found.add(of);
  if (found.size !== 1)
    for (const { side, line, scan } of clauses) {
      if (side === "agent") continue;
      for (const [pattern, of] of COUNTRY_WORDS) if (pattern.test(line)) found.add(of);
      for (const { plain, text } of scan.tokens)
        if (/^\p{Lu}/u.test(text) && CITY_COUNTRIES.has(plain)) found.add(CITY_COUNTRIES.get(plain)!);
    }
  return found.size === 1 ? PESO_COUNTRIES[[...found][0]!]! : null;
}

/** Sums of a clause, read apart from those who take its pieces. */
function sumsOf({ scan }: Clause, country: string): Amount[] {
  if (scan.quantities.length === 0) return [];
  const copy: Scan = { ...scan, taken: scan.tokens.map(() => false) };
  takeAddresses(copy);
  const amounts = amountsIn(copy, country);
  if (country in PESO_COUNTRIES) return amounts;
  // In a country without a peso «$» is the dollar.
  return amounts.map((amount) => {
    const end = scan.quantities.find(({ from }) => from === amount.from)?.to ?? amount.from + 1;
    const isDollar = amount.currency === undefined && [amount.from - 1, end].some((at) => wordAt(scan, at) === "$");
    return isDollar ? { ...amount, currency: "USD" } : amount;
  });
}

export function moneyEvidence(
  thread: Thread,
  clauses: readonly Clause[],
  country: string,
  currencyOfSales: string,
  currencyOfRents: string,
): MoneyEvidence {
  const sums: { value: number; currency: string | null; message: number }[] = [];
  const evidence = { rents: 0, prices: 0, leases: 0 };
  const ofAgent = new Set<number>();
  for (const clause of clauses) {
    const { line, message, side } = clause;
    if (side === "agent")
      for (const { value, isArticle } of clause.scan.quantities)
        if (!isArticle && value >= 40) ofAgent.add(bareSum(value));
    const isOther = OTHER_SUMS.test(line);
    const isOfToday = OF_TODAY.test(line);
    if (LEASES.test(line) && !isOfToday) evidence.leases++;
    for (const amount of sumsOf(clause, country)) {
      const value = amount.to ?? amount.value;
      const stance = stanceAt(clause, amount.from);
      if (isOther || stance.isOfOther || stance.isPast) continue;
      if (amount.isMoney && !amount.isShort && value >= 1000) {
        const currency = amount.currency === "UF" ? "CLF" : (amount.currency ?? null);
        const ranges = [currency ?? currencyOfSales, currency ?? currencyOfRents].map((one) => RANGES[one]);
        // A sum that no home costs gives no other one its size.
        if (ranges.some((range) => range && (within(value, range.price) || within(value, range.rent))))
          sums.push({ value, currency, message });
      }
      if (isOfToday) continue;
      const isCounted =
        amount.isMoney ||
        (value >= 400 &&
          value < 1000 &&
          / (?:a|por|en|hasta|de|son) \d| \d{3} (?:max|maximo|como mucho|al mes) /.test(line));
      const currency = (amount.currency === "UF" ? "CLF" : amount.currency) ?? null;
      if (!isCounted) continue;
      if (within(value, (RANGES[currency ?? currencyOfSales] ?? RANGES.EUR!).price)) evidence.prices++;
      else if (within(value, (RANGES[currency ?? currencyOfRents] ?? RANGES.EUR!).rent)) evidence.rents++;
    }
  }
  return { sums, ofAgent, ...evidence, pesos: pesosOf(thread, clauses, country) };
}

/** «495.000» and «495» are one sum. */
export function bareSum(value: number): number {
  let bare = value;
  while (bare >= 1000 && bare % 1000 === 0) bare /= 1000;
  return bare;
}

/** How far a short sum may be from the one that gives it its scale. */
const NEAR = 2.5;

/** How many sums before and behind one are looked at. */
const WITHIN_SUMS = 100;

/** The scale and the currency of a sum that names none, by the nearest sum of the conversation that it resembles. */
export function likeOthers(
  value: number,
  message: number,
  { sums }: MoneyEvidence,
): { factor: number; currency: string | null } | null {
  let best: { factor: number; currency: string | null; distance: number } | null = null;
  // Sums stand in the order of their messages: the nearest are enough.
  let [low, high] = [0, sums.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]!.message < message) low = middle + 1;
    else high = middle;
  }
  for (const sum of sums.slice(Math.max(0, low - WITHIN_SUMS), low + WITHIN_SUMS)) {
    const distance = Math.abs(sum.message - message) + (sum.message > message ? 2 : 0);
    if (best && best.distance <= distance) continue;
    for (const factor of [1, 1e3, 1e6]) {
      const ratio = (value * factor) / sum.value;
      if (ratio <= NEAR && ratio >= 1 / NEAR) best = { factor, currency: sum.currency, distance };
    }
  }
  return best;
}

const STREETS =
  /^(calle|c|avenida|avda|av|carrera|cra|cr|kra|kr|diagonal|transversal|paseo|pasaje|plaza|plz|camino|ronda|rambla|travesia|numero|num|nro|n|nº|portal|bloque|torre|manzana|lote|apto|puerta|ruta|autopista|linea|km|kilometro|jiron|jr|calzada|esquina|glorieta)$/;
const NUMBER_STOPS = /^(hasta|tope|maximo|por|presupuesto|pido|pedimos|cuesta|vale|a|precio|,|;|\.|:|\?|!)$/;
const MOST_NAME_WORDS = 6;

/** Takes numbers of houses and streets: «la calle Sagunto 45», «por la 80», «la carrera 15 con 100». They are no money. */
export function takeAddresses(scan: Scan): void {
  let isStreet = -1;
  for (const each of scan.quantities) {
    if (each.isArticle || each.scale > 1 || each.grouped || each.value >= 10_000) continue;
    const before = wordAt(scan, each.from - 1);
    const isOfStreet = hasStreetBefore(scan, each.from);
    // «Por la 80», «la 147 con 15».
    const isThe = before === "la" && /^(por|de|en|con|sobre|hacia|a|entre)$/.test(wordAt(scan, each.from - 2));
    const isCrossing = isStreet >= 0 && each.from - isStreet <= 2 && /^(con|y|#|-|nº|n)$/.test(before);
    if (!isOfStreet && !isThe && !isCrossing) continue;
    if (
      /^(€|euros?|\$|dolares|pesos|mil|millones|k|uf|m2|metros|hab|habitaciones|dormitorios)$/.test(
        wordAt(scan, each.to),
      )
    )
      continue;
    take(scan, each.from, each.to);
    isStreet = each.to;
  }
}

function hasStreetBefore(scan: Scan, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - MOST_NAME_WORDS); at--) {
    const word = wordAt(scan, at);
    if (STREETS.test(word)) return true;
    if (NUMBER_STOPS.test(word) || scan.tokens[at]!.kind === "number") return false;
  }
  return false;
}
