import type { Scan } from "../../shared/spoken/scan.ts";
import type { Token } from "../../shared/spoken/tokens.ts";
import type { Candidate } from "./candidates.ts";
import { FINANCE_TARGETS, type FinanceTarget } from "./finance-targets.ts";
import type { RoleName } from "./roles.ts";

/**
 * The figure that a question asks for, by a sum of worths: of the words that it has, of the first of them behind its question word, and of
 * the values that it gives. A value that is given is not the one that is asked for.
 */

/** Features by their words, without accents; words in a row are joined by `_`. */
const FEATURES = {
  instalment: "cuota cuotas mensualidad mensualidades letra dividendo pago_mensual pagos_mensuales",
  pay: "pago paga pagar pagare pagaria pagariamos pagamos pagando sale saldria saldra queda quedaria quedan tocaria costaria devuelvo devolver abonaria",
  perMonth: "al_mes cada_mes mensual mensuales mensualmente por_mes a_el_mes",
  perYear: "al_ano por_ano cada_ano anualmente",
  loan: "hipoteca hipotecas prestamo prestamos credito hipotecario financiacion capital",
  lend: "hipotecan capacidad_de_endeudamiento capacidad_hipotecaria capacidad_de_credito da_el_banco presta prestan prestaria prestarian prestar presten prestarme dan daria darian conceden concederia concede aprueban aprueba aprobarian financian financia financiaria dejaria dejarian dejan deja hipotecar hipotecarme hipotecarnos endeudarme endeudarnos endeudar pedir pido pedirle solicitar",
  home: "capacidad_de_compra poder_de_compra poder_adquisitivo piso casa vivienda depto departamento depa apartamento inmueble atico chalet propiedad comprar comprarme comprarnos gastar gastarme gastarnos presupuesto",
  price: "precio valor",
  fits: "alcanza alcanzaria llega llego cabe entra",
  sells: "vendo vendemos vender venta vendiera vendieramos",
  left: "limpio limpios libre me_queda nos_queda queda quedaria quedan me_quedan recibo recibiria",
  can: "puedo podemos podria podriamos pueden puede permitir permitirme permitirnos asumir afrontar llego llegamos llega llegaria alcanza alcanzaria alcanzo soportar aguanto me_da nos_da",
  most: "maximo maxima maximos max tope limite mas_alta mas_alto mayor como_mucho hasta",
  savings: "ahorro ahorros ahorrado ahorrados ahorrar entrada enganche pie inicial anticipo",
  need: "necesito necesitamos necesitaria necesita necesario hace_falta hacen_falta haria_falta debo deberia debemos tengo_que tendria_que tener hay_que preciso requiero requieren piden exigen",
  earn: "ganar cobrar ingresar sueldo salario ingresos nomina",
  interest: "intereses en_interes de_interes_total",
  whole: "total totales toda todo vida final",
  term: "cuantos_anos plazo cuanto_tiempo tardo tardare tardaria tardamos cuantos_meses que_plazo",
  yield:
    "rentabilidad rentabilidades rendimiento rendimientos rinde rendiria rinda rentable yield roi retorno cap_rate tir me_renta me_rentaria le_renta cuanto_renta rentaria rente gano_alquilando gano_si_alquilo gano_alquilandolo ganaria_alquilando ganaria_si_alquilo saco_alquilando saco_si_alquilo",
  net: "neta neto netas netos",
  gross: "bruta bruto brutas brutos",
  rent: "alquiler alquilar alquilo alquilarlo alquilarla alquila alquilado arriendo arrendar arrendarlo canon rentarlo rentar renta rento inquilino",
  costs:
    "gastos costes costos costo coste impuestos escrituracion escriturar escritura escrituras notario escribano escribania notaria registro gestoria tributos",
  besides: "que_mas cuanto_mas ademas aparte encima adicional adicionales extra extras",
  sell: "vende vender vendo vendemos venta ganancia plusvalia donar herencia heredar",
  tax: "mutuo timbre timbres hacienda itp iva ajd igic ipsi alcabala isai impuesto sellos transmisiones",
  rate: "tipo porcentaje tasa % tarifa reducido reducidos bonificado bonificacion por_ciento",
} as const;
type Feature = keyof typeof FEATURES;

const FEATURE_OF = new Map<string, [words: readonly string[], feature: Feature][]>();
for (const [feature, list] of Object.entries(FEATURES) as [Feature, string][]) {
  for (const each of list.split(" ")) {
    const words = each.split("_");
    FEATURE_OF.set(words[0]!, [...(FEATURE_OF.get(words[0]!) ?? []), [words, feature]]);
  }
}
/** Every word of the table, for the spelling. */
export const TARGET_WORDS: readonly string[] = [
  ...new Set(Object.values(FEATURES).flatMap((list) => list.split(/[ _]/))),
].filter((word) => word.length > 2);

/** Roles whose value, when it is given, speaks for a target or against it. */
type Sign = Feature | `?${Feature}` | `=${RoleName}` | "start";

const WORTHS: Readonly<Record<FinanceTarget, Partial<Record<Sign, number>>>> = {
  instalment: {
    start: 0.6,
    perYear: 1,
    "?instalment": 4,
    instalment: 2.5,
    "?pay": 2.5,
    pay: 0.5,
    perMonth: 1.5,
    loan: 0.8,
    "=loan": 1.2,
    "=price": 1,
    "=years": 0.5,
    "=ratePercent": 0.3,
    "=instalment": -5,
    "=netMonthlyIncome": -2.5,
    costs: -2,
    tax: -3,
    yield: -3,
    most: -0.8,
    "=monthlyRent": -2,
  },
  "total-interest": { "?interest": 5, interest: 4, whole: 0.8, "=loan": 0.8, "=netMonthlyIncome": -2, yield: -3 },
  "years-for-instalment": {
    "?term": 5,
    term: 2.5,
    "=instalment": 2,
    "=loan": 1,
    "=years": -4,
    "=netMonthlyIncome": -2,
  },
  "largest-price": {
    start: 0.4,
    "?home": 3,
    home: 1,
    "?can": 2.5,
    can: 1.5,
    "?most": 1.5,
    most: 0.5,
    price: 1,
    "?price": 1.5,
    "=netMonthlyIncome": 2.2,
    "=savings": 1.5,
    loan: -1,
    lend: -1,
    "?lend": -2,
    yield: -4,
    costs: -2.5,
    tax: -3,
    rent: -1.5,
    instalment: -2.5,
    "?need": -1,
    "=monthlyRent": -2,
    "=instalment": -1.5,
  },
  "largest-loan": {
    "?lend": 4,
    lend: 2,
    "?loan": 3.5,
    loan: 1,
    most: 1.2,
    can: 0.8,
    "=netMonthlyIncome": 2,
    "=debtRatioPercent": 0.8,
    "=years": 0.6,
    "=ratePercent": 0.6,
    "=loan": -4,
    "=instalment": -2,
    "=price": -0.8,
    yield: -3,
    costs: -2,
    savings: -0.5,
    instalment: -1.2,
    "?instalment": -2,
    "?pay": -1.5,
    perMonth: -0.3,
  },
  // Without a share that is lent or paid, savings alone lead to no price.
  "price-for-savings": {
    start: -5,
    "?home": 2.5,
    home: 0.5,
    "?price": 2.5,
    price: 1.5,
    "?can": 1.5,
    can: 0.8,
    "?most": 1.5,
    "=savings": 2.5,
    "=loanToValuePercent": 7,
    "=entrySharePercent": 6,
    "=costsSharePercent": 1.5,
    "=loan": 2,
    "=instalment": 1,
    "=price": -5,
    "=netMonthlyIncome": -5,
    "=monthlyRent": -5,
    "=yieldPercent": -5,
    "?savings": -4,
    "?instalment": -3,
    yield: -4,
    tax: -2,
  },
  "can-afford": {
    start: -2,
    "?fits": 4,
    fits: 2,
    "?can": 1,
    "=price": 2.5,
    "=loan": 1,
    "=netMonthlyIncome": 2.5,
    "=debtRatioPercent": 1,
    "=savings": 0.5,
    "=ratePercent": 0.8,
    "=instalment": -3,
    "?most": -3,
    "?home": -2,
    "?lend": -2,
    "?loan": -4,
    "?instalment": -1,
    yield: -4,
    tax: -2,
    costs: -1,
  },
  "sale-proceeds": {
    start: -3,
    sells: 3,
    "?left": 4,
    left: 2,
    "=price": 1.5,
    "=loan": 1,
    "=feePercent": 3,
    "=feeTaxPercent": 1.5,
    "=netMonthlyIncome": -4,
    "=monthlyRent": -5,
    "=years": -3,
    yield: -4,
  },
  "income-needed": {
    start: -1,
    "?earn": 5,
    earn: 0.5,
    need: 1.5,
    "?need": 1,
    "=price": 1.5,
    "=loan": 1.5,
    "=netMonthlyIncome": -5,
    "=savings": -0.5,
    yield: -3,
    costs: -1,
  },
  "largest-instalment": {
    start: -1,
    perYear: 0.8,
    "?instalment": 3,
    instalment: 2,
    most: 2,
    can: 1.5,
    perMonth: 0.5,
    "?pay": 1,
    pay: 0.6,
    "=netMonthlyIncome": 2.5,
    "=debtRatioPercent": 1.5,
    "=loan": -3,
    "=price": -2,
    "=instalment": -5,
    "=years": -1.5,
    "=ratePercent": -1.5,
    yield: -3,
    "?home": -2,
    home: -1,
    costs: -2,
  },
  "loan-for-instalment": {
    pay: 1,
    start: -0.8,
    "?lend": 3,
    lend: 1,
    "?loan": 3.5,
    loan: 1.5,
    "=instalment": 3,
    instalment: 1.5,
    can: 0.6,
    "=loan": -5,
    "=netMonthlyIncome": -1.5,
    yield: -3,
    "?instalment": -3,
    "?term": -2,
  },
  "savings-needed": {
    "?earn": -3,
    "?savings": 4.5,
    savings: 1.8,
    "?need": 2.5,
    need: 1.5,
    home: 0.5,
    "=price": 1.5,
    "=savings": -3,
    "=netMonthlyIncome": -1.5,
    "=loan": -1,
    yield: -3,
    tax: -1,
    perMonth: -1,
    "=entrySharePercent": -1,
    "?lend": -1,
    instalment: -1.5,
  },
  costs: {
    sell: -4,
    "?price": -4,
    start: 0.3,
    besides: 2.5,
    "?besides": 4,
    "?costs": 4,
    costs: 3,
    tax: 0.5,
    home: 0.5,
    "=price": 1,
    yield: -4,
    "=monthlyRent": -4,
    "=netMonthlyIncome": -2,
    instalment: -2,
    "=yearlyExpenses": -3,
    savings: -1.2,
    rent: -2,
    "?savings": -2,
  },
  tax: {
    sell: -4,
    "?price": -4,
    start: -1.5,
    "?tax": 3.5,
    tax: 3,
    "=price": 2.2,
    rate: 0.3,
    yield: -4,
    "=monthlyRent": -4,
    costs: -2,
    "?costs": -1.5,
    rent: -2,
    savings: -1,
  },
  "tax-rate": {
    sell: -4,
    "?rate": 2,
    rate: 1,
    tax: 3,
    "?tax": 3.5,
    "=price": -2.5,
    yield: -4,
    costs: -0.5,
    rent: -2,
    loan: -2,
    "=loan": -3,
    "=ratePercent": -1,
  },
  "gross-yield": {
    "?yield": 4.5,
    yield: 3.5,
    gross: 1.5,
    net: -1.5,
    rent: 0.6,
    "=monthlyRent": 1.5,
    "=price": 1,
    "=yieldPercent": -4,
    "=yearlyExpenses": -1,
    "=expensesSharePercent": -1,
    "=vacancyPercent": -0.8,
    "=netMonthlyIncome": -2,
  },
  "net-yield": {
    "?yield": 4.5,
    yield: 3.5,
    net: 2,
    gross: -1.5,
    rent: 0.4,
    "=monthlyRent": 1.5,
    "=price": 1,
    "=yieldPercent": -4,
    "=yearlyExpenses": 1,
    "=expensesSharePercent": 1,
    "=vacancyPercent": 0.8,
    costs: 0.4,
    "=netMonthlyIncome": -3,
  },
  "rent-for-yield": {
    "=savings": -4,
    "=years": -4,
    "=loan": -3,
    "=instalment": -4,
    "?rent": 3.5,
    rent: 1.5,
    "=yieldPercent": 3.5,
    yield: 2,
    "=price": 1.5,
    "=monthlyRent": -5,
    perMonth: 0.5,
    "=netMonthlyIncome": -3,
    need: 0.3,
  },
  "price-for-yield": {
    "=savings": -4,
    "=years": -4,
    "=loan": -3,
    "=instalment": -4,
    "?price": 2.5,
    price: 1.5,
    "?home": 2,
    home: 0.5,
    "?pay": 1.5,
    "?most": 1,
    "=yieldPercent": 3.5,
    yield: 2,
    "=monthlyRent": 2,
    "=price": -5,
    "=netMonthlyIncome": -3,
    can: 0.5,
    "?can": 1,
  },
};

/** Words that tell a sum where it stands so many words behind them at most. */
const TOLD: Partial<Record<Feature, number>> = { pay: 1, earn: 3 };
const ASKING =
  /^(que|cual|cuales|cuanto|cuanta|cuantos|cuantas|calcula|calculame|calcular|dime|saber|hasta|simula|simulame|simular)$/;
/** Words behind a question word in which the thing asked for stands. */
const REACH = 7;

/** Features of a message and of its question: words within the numbers' own spans ("al mes" of a salary) are theirs. */
export function featuresIn(message: Scan, candidates: readonly Candidate[]): ReadonlySet<Sign> {
  const isOwn = (at: number) => candidates.some(({ from, to }) => at >= from && at < to);
  const { tokens } = message;
  const isNumberNext = (index: number, steps: number) =>
    candidates.some(({ from }) => from > index && from <= index + steps);
  const at = (index: number): Feature[] =>
    isOwn(index)
      ? []
      : [tokens[index]!.word, tokens[index]!.plain]
          .flatMap((word) => FEATURE_OF.get(word) ?? [])
          .filter(([words]) =>
            words.every((each, step) => step === 0 || (tokens[index + step]?.word === each && !isOwn(index + step))),
          )
          .map(([, feature]) => feature)
          // "Pago 300 de coche", "sueldo fijo de 2.000" tell a sum and ask for none.
          .filter((feature) => !isNumberNext(index, TOLD[feature] ?? 0));
  const signs = new Set<Sign>(["start"]);
  for (let index = 0; index < tokens.length; index++) for (const feature of at(index)) signs.add(feature);
  for (const from of questionStarts(message)) {
    for (let index = Math.max(0, from); index <= Math.min(tokens.length - 1, from + REACH); index++) {
      const found = at(index);
      if (isOwn(index) && candidates.some((each) => each.from === index)) break;
      if (found.length === 0 || tokens[index]!.word === "hasta") continue;
      for (const feature of found) signs.add(`?${feature}`);
      if (found.some((feature) => !GOES_ON.has(feature))) break;
    }
  }
  return signs;
}

/** "Qué cuota", "a que precio"; "un piso que alquilo" asks nothing. */
function asks({ word, text, kind }: Token, before: Token | undefined): boolean {
  if (kind !== "word" || !ASKING.test(word)) return false;
  return (
    word !== "que" ||
    /é/i.test(text) ||
    !before ||
    before.kind === "mark" ||
    /^(a|y|de|con|en|por|para|saber)$/.test(before.word)
  );
}

/** Where the questions of a message begin: at a question word, else at the clause that ends in a question mark, else at the start. */
function questionStarts({ tokens }: Scan): number[] {
  const words = tokens.flatMap((token, index) => (asks(token, tokens[index - 1]) ? [index] : []));
  if (words.length > 0) return words;
  const end = tokens.findLastIndex(({ text }) => text === "?");
  const start = tokens.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === "mark");
  return [end > 0 ? start : -1];
}

/** Behind these the thing asked for is still to come: "cuánto puedo pedir", "qué necesito ahorrado". */
const GOES_ON: ReadonlySet<Feature> = new Set(["can", "most", "need", "pay", "whole"]);

/** Worth of each target, by words and question alone. */
export function targetWorths(signs: ReadonlySet<Sign>): Map<FinanceTarget, number> {
  return new Map(
    FINANCE_TARGETS.map((target) => {
      const entries = Object.entries(WORTHS[target]) as [Sign, number][];
      return [target, entries.reduce((sum, [sign, worth]) => (signs.has(sign) ? sum + worth : sum), 0)];
    }),
  );
}

/** The worth that the given values add to a target. */
export function givenWorth(target: FinanceTarget, given: readonly RoleName[]): number {
  return [...new Set(given)].reduce((sum, role) => sum + (WORTHS[target][`=${role}`] ?? 0), 0);
}
