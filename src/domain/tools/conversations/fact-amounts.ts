import { formatMoney } from "../../shared/format/format.ts";
import { type Amount, amountsIn } from "../../shared/spoken/amounts.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";

const CURRENCIES: Readonly<Record<string, string>> = {
  ES: "EUR",
  MX: "MXN",
  CO: "COP",
  CL: "CLP",
  PE: "PEN",
  US: "USD",
  EC: "USD",
  PA: "USD",
  SV: "USD",
  PR: "USD",
  CR: "CRC",
  DO: "DOP",
  BO: "BOB",
  PY: "PYG",
  GT: "GTQ",
  HN: "HNL",
  VE: "USD",
};

/** Currency of an amount without any: homes of Argentina and Uruguay are sold in dollars. */
function currencyOf({ country, isRent }: Reading): string {
  if (country === "AR") return isRent ? "ARS" : "USD";
  if (country === "UY") return isRent ? "UYU" : "USD";
  return CURRENCIES[country] ?? "EUR";
}

const TOLD: Readonly<Record<string, string>> = { UF: "CLF" };

/** Things that are counted and cost nothing. */
const COUNTED =
  /^(anos?|mes|meses|semanas?|dias?|horas?|h|hs|min|minutos?|km|kms|metros?|m|m2|mts?|personas?|ninos?|hijos?|hijas?|perros?|gatos?|plantas?|pisos?|casas?|deptos?|departamentos?|fotos?|opciones|visitas?|veces|%|habitacion|habitaciones|banos?|hermanos?|plazas?|grados|copias|ambientes?|recamaras?|dormitorios?|cuadras?|de|nominas?|recibos?|adultos?|inquilinos?|propietarios?|º|ª|ro|er|do|to|vo|no|mo)$/;

/** The full value of an amount without a scale: thousands for a home in most places, millions in Colombia. */
function inFull(value: number, amount: Amount, reading: Reading, isOfHome: boolean): number {
  if (!amount.isShort || value === 0) return value;
  const { country, isRent } = reading;
  if (isOfHome && isRent)
    return country === "CO" && value < 20
      ? value * 1e6
      : (country === "AR" || country === "CL") && value >= 50
        ? value * 1e3
        : value;
  if (country === "CO") return value >= 5 ? value * 1e6 : value;
  if (country === "CL") return value >= 20 ? value * 1e6 : value;
  if (country === "MX") return value < 30 ? value * 1e6 : value * 1e3;
  return value >= 10 ? value * 1e3 : value;
}

/** «Un millón dos», «2,5 millones» say it themselves; «1.2» in Mexico is millions. */
const OF_OTHERS =
  / (piden|pedian|pide|cuesta|costaba|costo|vale|valia|valen|valor catastral|tasaron|tasado|tasacion|vendio|vendieron|se vendio|compre|compramos|compraron|me costo|nos costo|pague|pagamos en su dia|publicado|anunciado|anuncio|sale en|rebajado|bajado|bajaron|ibi|comunidad|expensas|gastos comunes|administracion|mantenimiento|predial|derrama|reforma|obra|notaria|impuestos|itp|comision|honorarios|fianza|deposito|senal|arras|reserva|vi uno|vi una|vecino|vecina|otro en|otra en|agencia dice|me dijeron|me dicen|me valoraron|valoracion|valoraron|referencia|ref) /;
const OFFERS =
  / (ofrezco|ofrecemos|oferta|ofertar|ofertamos|ofreceria|ofreceriamos|ofrecerle|ofrecer|contraoferta|propongo|proponemos|le doy|les doy|aceptaria|aceptarian|aceptan|acepta|dejarian|dejan en|hacer una oferta|contraoferto) /;
const BUDGETS =
  / (presupuesto|presu|gastar|gastarme|gastarnos|pagar|pagaria|pagariamos|invertir|llegar|llego|llegamos|llegaria|llegariamos|subir|subo|subimos|estirar|estirarme|estirarnos|tope|maximo|max|hasta|alrededor|rondando|ronde|rango|como mucho|entre|menos|mas de|pasar|pasarnos|pasarme|permitir|permitirme|permitirnos|disponer|dispongo|disponemos|manejo|manejamos|manejando|supere|superar|pase|cueste|valga|busco|buscamos|buscando|quiero|queremos|unos|sobre|por) /;
const ASKING_PRICE =
  / (pido|pedimos|pedir|pediria|pediriamos|vender|venderlo|venderla|vendo|vendemos|quiero|queremos|quisiera|saco|sacar|sacarlo|sacarla|precio|por|minimo|menos de|bajar|bajo|bajamos|aceptaria|aceptariamos|acepto|dejar|dejarlo|dejarla|dejo|alquilar|alquilarlo|alquilo|rentar|rentarlo|rento|arrendar|arrendarlo|arriendo|renta|alquiler|mensual|mes|espero|esperamos|sacarle|obtener|conseguir|limpios|neto|netos|ponerlo|ponerla|poner) /;

const rangeShown = (min: number | null, max: number | null, shown: (amount: number) => string): string => {
  if (min !== null && max !== null) return min === max ? shown(min) : `entre ${shown(min)} y ${shown(max)}`;
  return max !== null ? `hasta ${shown(max)}` : `desde ${shown(min ?? 0)}`;
};

/** Statements of the client in the amounts of a clause. Its rooms, areas, dates and telephones must have been taken. */
export function amountsSaid(clause: Clause, reading: Reading, asked: ReadonlySet<AskedSlot>): Said[] {
  const said: Said[] = [];
  const isOwner = reading.role === "seller" || reading.role === "landlord";
  const own = currencyOf(reading);
  const { line } = clause;
  for (const amount of amountsIn(clause.scan, reading.country)) {
    const nextAt = clause.scan.quantities.find(({ from }) => from === amount.from)?.to ?? amount.from + 1;
    if (!amount.isMoney && COUNTED.test(wordAt(clause.scan, nextAt))) continue;
    const currency = (amount.currency && (TOLD[amount.currency] ?? amount.currency)) || own;
    const isForeign = currency !== own;
    const full = (value: number, isOfHome: boolean) =>
      isForeign && currency === "CLF" ? value : inFull(value, amount, reading, isOfHome);
    const shown = (value: number) => formatMoney(value, currency, Number.isInteger(value) ? 0 : 2);
    const money = (min: number | null, max: number | null) => ({ type: "money" as const, min, max, currency });
    const isAskedMoney = asked.has("budget") || asked.has("price");
    const kept = amount.slot === "savings" || asked.has("savings");
    if (kept && !asked.has("budget") && (amount.isMoney || amount.value >= 3)) {
      const isShare = wordAt(clause.scan, nextAt) === "%";
      if (isShare || / presupuesto /.test(line) || (isOwner && !asked.has("savings"))) continue;
      const value = full(amount.to ?? amount.value, false);
      if (value >= 500 || currency === "CLF")
        said.push({ kind: "savings", shown: shown(value), value: money(value, value), certainty: 0.9 });
      continue;
    }
    if (amount.slot === "netMonthlyIncome" || (asked.has("income") && amount.slot === null)) {
      const { value } = amount;
      if (value >= 300 && !isOwner)
        said.push({
          kind: "financing",
          key: "income",
          shown: `Ingresos de ${shown(value)}${amount.period === "year" ? " al año" : " al mes"}`,
          value: money(value, value),
          certainty: 0.8,
        });
      continue;
    }
    if (amount.slot === "monthlyDebts") continue;
    if (
      amount.slot === "loan" &&
      !(isOwner && !/ (hipoteca|credito|prestamo) /.test(line)) &&
      !(asked.has("budget") || / presupuesto /.test(line))
    ) {
      const value = full(amount.value, false);
      if (value >= 5000 || currency === "CLF") {
        const isLeft = / (queda|quedan|pendiente|pendientes|debo|debemos|falta|faltan) /.test(line);
        said.push({
          kind: "financing",
          key: "loan",
          shown: `${isLeft ? "Hipoteca pendiente" : "Hipoteca"} de ${shown(value)}`,
          value: money(value, value),
          certainty: 0.8,
        });
      }
      continue;
    }
    const isOffer = OFFERS.test(line);
    if (clause.isQuestion && !isOffer && !reading.wishes(clause)) continue;
    if (
      OF_OTHERS.test(line) &&
      !isOffer &&
      !/ (presupuesto|mi tope|nuestro tope|hasta|maximo|llegar|llegamos|llego|gastar|pagar|pagaria|quiero|queremos|no bajo de|pido|pedimos) /.test(
        line,
      )
    )
      continue;
    const isCued = isOwner ? ASKING_PRICE.test(line) : BUDGETS.test(line);
    if (
      !amount.isMoney &&
      !(amount.value >= 10 && (isAskedMoney || amount.bound !== "exact" || amount.slot === "price" || isCued))
    )
      continue;
    if (
      !amount.isMoney &&
      !isAskedMoney &&
      amount.slot === null &&
      amount.bound === "exact" &&
      !/ (presupuesto|tope|maximo|hasta|llegar|gastar|pedir|pido|vender|venderlo|quiero|queremos) /.test(line)
    )
      continue;
    if (
      !(
        isCued ||
        isAskedMoney ||
        amount.slot === "price" ||
        (amount.isMoney && reading.wishes(clause)) ||
        clause.scan.tokens.length <= 5
      )
    )
      continue;
    const [low, high] = [full(amount.value, true), amount.to === undefined ? null : full(amount.to, true)];
    if (low < 50 && currency !== "CLF") continue;
    const monthly = reading.isRent && (amount.period === "month" || reading.isRent) ? " al mes" : "";
    const hasRange = high !== null && high > low;
    if (isOffer && !isOwner) {
      said.push({
        kind: "price",
        shown: `Ofrece ${shown(low)}${monthly}`,
        value: money(low, low),
        certainty: 0.9,
        scale: amount.isShort ? low / amount.value : low >= 1e6 ? 1e6 : 1e3,
      });
      continue;
    }
    const certainty = isAskedMoney || / (presupuesto|tope|maximo|hasta|pido|pedimos|precio) /.test(line) ? 0.9 : 0.75;
    const isNoLess =
      isOwner &&
      (amount.bound === "least" || / (no bajo de|menos de|no menos|minimo|no bajamos de|no bajaria de) /.test(line));
    const min = hasRange ? low : isOwner ? low : amount.bound === "least" ? low : null;
    const max = hasRange ? high : isOwner ? (isNoLess ? null : low) : amount.bound === "least" ? null : low;
    said.push({
      kind: isOwner ? "price" : "budget",
      shown: isOwner && isNoLess ? `no menos de ${shown(low)}${monthly}` : `${rangeShown(min, max, shown)}${monthly}`,
      value: money(min, max),
      certainty,
      scale: amount.isShort && amount.value > 0 ? low / amount.value : low >= 1e6 && low % 1e5 === 0 ? 1e6 : 1e3,
    });
  }
  return said;
}
