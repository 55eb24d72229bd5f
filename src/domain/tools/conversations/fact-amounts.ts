import { formatMoney, formatNumber } from "../../shared/format/format.ts";
import { type Amount, amountsIn } from "../../shared/spoken/amounts.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { tellsWish } from "./fact-words.ts";
import { isLikely, likeOthers, PESO_COUNTRIES, takeAddresses } from "./money-evidence.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { phraseAt, stanceAt } from "./stance.ts";

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
export function currencyOf({ country, isRent }: Pick<Reading, "country" | "isRent">): string {
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
  / (venden|vende|piden|pedian|pide|cuesta|costaba|costo|vale|valia|valen|valor catastral|tasaron|tasado|tasacion|vendio|vendieron|se vendio|compre|compramos|compraron|me costo|nos costo|pague|pagamos en su dia|publicado|anunciado|anuncio|sale en|rebajado|bajado|bajaron|ibi|comunidad|expensas|gastos comunes|administracion|mantenimiento|predial|derrama|reforma|obra|notaria|impuestos|itp|comision|honorarios|fianza|deposito|senal|arras|reserva|vi uno|vi una|vecino|vecina|otro en|otra en|agencia dice|me dijeron|me dicen|me valoraron|valoracion|valoraron|referencia|ref) /;
const OFFERS =
  / (ofrezco|ofrecemos|oferta|ofertar|ofertamos|ofreceria|ofreceriamos|ofrecerle|ofrecer|contraoferta|propongo|proponemos|le doy|les doy|aceptaria|aceptarian|aceptan|acepta|dejarian|dejan en|hacer una oferta|contraoferto) /;
const BUDGETS =
  / (presupuesto|presu|gastar|gastarme|gastarnos|pagar|pagaria|pagariamos|invertir|llegar|llego|llegamos|llegaria|llegariamos|subir|subo|subimos|estirar|estirarme|estirarnos|tope|maximo|max|hasta|alrededor|rondando|ronde|rango|como mucho|entre|menos|mas de|pasar|paso|pasamos|pasarnos|pasarme|permitir|permitirme|permitirnos|disponer|dispongo|disponemos|limite|encaja|encajaria|pensaba en|pensabamos en|pienso en|bajamos|subiria|subiriamos|aumentar|presupuestado|manejo|manejamos|manejando|supere|superar|pase|cueste|valga|busco|buscamos|buscando|quiero|queremos|unos|sobre|por|nos movemos|me muevo|traigo|traemos|trae|cuento con|contamos con) /;
const ASKING_PRICE =
  / (pido|pedimos|pedir|pediria|pediriamos|vender|venderlo|venderla|vendo|vendemos|quiero|queremos|quisiera|saco|sacar|sacarlo|sacarla|precio|por|minimo|menos de|bajar|bajo|bajamos|aceptaria|aceptariamos|acepto|dejar|dejarlo|dejarla|dejo|alquilar|alquilarlo|alquilo|rentar|rentarlo|rento|arrendar|arrendarlo|arriendo|renta|alquiler|mensual|mes|espero|esperamos|sacarle|obtener|conseguir|limpios|neto|netos|ponerlo|ponerla|poner) /;

/** «No quiero pagar más de 420», «de 310.000 no paso»: what sounds like a lower bound is an upper one. */
const NO_MORE =
  / (?:mas|por encima|arriba) de (?:unos |los )?\d[\d.,]{0,12} (?:[a-z€]{1,8} ){0,2}(?:no|ni|nada) | (no|ni|nunca|jamas|sin) (?:[a-z]{1,12} ){0,5}(?:mas|por encima|arriba) de | (?:no|ni) (?:me |nos )?(?:paso|pasamos|pasaria|pasariamos|pasar|paso|pasamos|pasarnos|pasarme|subo|subimos|llego|llegamos) /;
/** «Tendría que bajar 15.000»: a difference, and no sum that somebody has. */
const DISCOUNTS =
  / (bajar|bajaran|bajara|bajarlo|bajarla|baje|bajen|bajan|baja|rebajar|rebajen|rebajarlo|descuento|quitar|quiten) (de )?(por lo menos |al menos |como minimo |unos |otros |como )?\d/;
/** «Por 600.000 me lo compro ahora mismo 😂»: nobody offers that. */
const JOKES =
  / (ahora mismo|y dos si|ya mismo|claro que si|si hombre|ni loc[oa]|ni en suenos|regalad[oa]|una ganga|ganga|maravilloso|que chollo|chollo|como no|me toca la loteria|si me toca|ojala) /;
const LAUGHS = /😂|🤣|😅|😆|🙄|\bja(?:ja){1,20}\b|\bje(?:je){1,20}\b/iu;
const isJoke = ({ line, text }: Clause): boolean =>
  JOKES.test(line) && LAUGHS.test(text) && !/ (presupuesto|tope|maximo|en serio) /.test(line);

/** «70.000 con ahorros», «pagaríamos 70.000 de lo ahorrado». */
const paidFromSavings = ({ scan }: Clause, at: number): boolean => {
  const words = scan.tokens
    .slice(at, at + 6)
    .map(({ word }) => word)
    .join(" ");
  return /^(?:euros |dolares |pesos |soles |€ )?(?:con|de|en) (?:mis |nuestros |los |lo |unos )?(?:ahorros|ahorrado|ahorrados|fondos propios|recursos propios|efectivo propio)/.test(
    words,
  );
};

const rangeShown = (min: number | null, max: number | null, shown: (amount: number) => string): string => {
  if (min !== null && max !== null) return min === max ? shown(min) : `entre ${shown(min)} y ${shown(max)}`;
  return max !== null ? `hasta ${shown(max)}` : `desde ${shown(min ?? 0)}`;
};

/** «Tope 2.8» are millions in Mexico; a number below ten counts something elsewhere. */
const leastShort = ({ country, isRent }: Reading, value: number): number =>
  country === "MX" && !isRent && !Number.isInteger(value) ? 1 : 10;

/** Words of which none says that a sum is put by. */
const WEAK_SAVINGS = /^(tengo|tenemos|tiene|tienen|dispongo|disponemos|disponen)$/;
/** The bank's money: «el banco nos ha dicho que sí hasta 220.000», «me preaprobaron 480». */
const LENT =
  / (pre ?aproba[a-z]{1,5}|pre ?aprobo|preautoriza[a-z]{1,5}|preconced[a-z]{1,5}|(banco|bancos|caja|financiera|entidad) (ya )?(me |nos |le |les )?(ha |han |dijo |dio )?(dicho que si|que si|dan?|daria|deja|presta|prestaria|concede|concedido|aprueba|aprobado|aprobo|financia|dio)|(me|nos) (dan|da|prestan|presta|conceden|concede|aprueban|aprobaron|aprobo|financian|financia|han concedido|han aprobado|ha concedido|ha aprobado|dieron) (hasta |unos |como |de hipoteca |una hipoteca de |un credito de |un prestamo de )?\d|(hipoteca|credito|prestamo) (aprobad[oa]|concedid[oa]|preconcedid[oa]|preaprobad[oa]|de|por|hasta)) /;

/**
 * The currency of an amount: the one that the words around it name, that of the sums of the conversation, or else that of the country's homes.
 * Null for pesos of an unknown country.
 */
function currencyIn(
  { scan }: Clause,
  nextAt: number,
  amount: Amount,
  alike: string | null,
  reading: Reading,
): string | null {
  if (amount.currency) return TOLD[amount.currency] ?? amount.currency;
  const around = [-2, -1, 0, 1, 2].map((step) => wordAt(scan, nextAt + step));
  if (around.some((word) => /^pesos?$/.test(word))) return reading.money.pesos;
  if (alike) return alike;
  // In countries without a peso «$» is the dollar.
  const isDollar = [wordAt(scan, amount.from - 1), wordAt(scan, nextAt)].includes("$");
  if (isDollar && !(reading.country in PESO_COUNTRIES)) return "USD";
  return currencyOf(reading);
}

/** Dollars are told from pesos where both are written «$»: the rest of the page is in the country's own. */
const moneyShown = (value: number, currency: string, country: string): string => {
  const shown = formatMoney(value, currency, Number.isInteger(value) ? 0 : 2);
  return currency === "USD" && country !== "US" && /^\$/.test(shown) ? `US${shown}` : shown;
};

/** Whether a number may be a rent as well as thousands of a price, and nothing in the conversation tells which. */
function isUnclear(value: number, { country, isRent, money, isTold }: Reading): boolean {
  if (country !== "ES" || value < 500 || value > 1500) return false;
  const speaksOfRent = money.rents + money.leases > 0;
  const speaksOfPrices = money.prices > 0;
  if (isRent) return speaksOfPrices && !isTold && money.leases === 0;
  return speaksOfRent && !speaksOfPrices;
}

/** Statements of the client in the amounts of a clause. Its rooms, areas, dates and telephones must have been taken. */
export function amountsSaid(clause: Clause, reading: Reading, asked: ReadonlySet<AskedSlot>): Said[] {
  const said: Said[] = [];
  if (isJoke(clause)) return said;
  const { isOwner } = reading;
  const own = currencyOf(reading);
  const { line } = clause;
  takeAddresses(clause.scan);
  for (const amount of amountsIn(clause.scan, reading.country)) {
    const nextAt = clause.scan.quantities.find(({ from }) => from === amount.from)?.to ?? amount.from + 1;
    // «2no» is an ordinal, «más de 200 no» is none.
    const isNo = wordAt(clause.scan, nextAt) === "no" && clause.scan.tokens[nextAt]?.spaced === true;
    if (!amount.isMoney && !isNo && COUNTED.test(wordAt(clause.scan, nextAt))) continue;
    const stance = stanceAt(clause, amount.from);
    const words = phraseAt(clause, amount.from);
    if (stance.denier >= 0 || stance.isUnreal || stance.isOfOther || (stance.isPast && !reading.isOwner)) continue;
    const like = amount.currency ? null : likeOthers(amount.to ?? amount.value, clause.message, reading.money);
    const currency = currencyIn(clause, nextAt, amount, like?.currency ?? null, reading);
    // «4 millones de pesos» of somebody whose country nobody knows: said, and worth nothing that can be told.
    const isUnknown = currency === null;
    const full = (value: number, isOfHome: boolean) =>
      currency === "CLF" || (isOfHome && amount.scale > 1)
        ? value
        : isOfHome &&
            like &&
            !isLikely(value, currency ?? own, reading.isRent) &&
            isLikely(value * like.factor, currency ?? own, reading.isRent)
          ? value * like.factor
          : inFull(value, amount, reading, isOfHome);
    const shown = (value: number) =>
      isUnknown ? `${formatNumber(value)} de pesos` : moneyShown(value, currency, reading.country);
    const money = (min: number | null, max: number | null): Said["value"] =>
      isUnknown ? null : { type: "money" as const, min, max, currency };
    const isAskedMoney = asked.has("budget") || asked.has("price");
    // A rate for a loan is no price of a home.
    if (asked.has("instalment") && !asked.has("budget") && !reading.isRent && amount.period === "month") continue;
    const isWeak = WEAK_SAVINGS.test(amount.label ?? "");
    const isSaved =
      / (ahorr[a-z]{1,6}|guardad[oa]s?|enganche|de entrada|de pie|de inicial|cuota inicial|de anticipo|juntad[oa]s?) /.test(
        words,
      ) && !/ presupuesto /.test(words);
    // «Preaprobación de 480 mil» is the bank's money.
    const isLent = LENT.test(words) && !isSaved && !/ presupuesto /.test(words);
    // «Tengo hasta 480 millones» is what somebody can pay.
    const isRentSized = reading.isRent && isLikely(amount.to ?? amount.value, own, true);
    const isLimit = isWeak && !isSaved && (amount.bound === "most" || / hasta /.test(words) || isRentSized);
    const kept =
      (amount.slot === "savings" && !isLent && !isLimit) || asked.has("savings") || paidFromSavings(clause, nextAt);
    if (kept && !asked.has("budget") && (amount.isMoney || amount.value >= 3)) {
      const isShare = wordAt(clause.scan, nextAt) === "%";
      if (isShare || / presupuesto /.test(line) || (isOwner && !asked.has("savings") && !isSaved)) continue;
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
    // The rest of a loan, asked for or told: «me quedan 32.000 con el banco».
    const isOwed =
      / (queda|quedan|quedaran|pendiente|pendientes|debo|debemos|faltan|deuda) /.test(words) &&
      (asked.has("financing") || / (hipoteca|credito|prestamo|banco|infonavit|fovissste) /.test(words));
    if (
      amount.period === "month" &&
      !reading.isRent &&
      !isOwner &&
      !asked.has("budget") &&
      !/ (presupuesto|tope) /.test(line)
    )
      continue;
    if (
      (isOwed || isLent || amount.slot === "loan") &&
      !(!isOwed && isOwner && !/ (hipoteca|credito|prestamo) /.test(words)) &&
      (isLent || !(asked.has("budget") || / presupuesto /.test(words)))
    ) {
      const value = full(amount.value, false);
      if (value >= 5000 || currency === "CLF") {
        const isLeft = isOwed && / (queda|quedan|pendiente|pendientes|debo|debemos|falta|faltan) /.test(words);
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
    if (!isOwner && DISCOUNTS.test(line)) continue;
    const isOffer = OFFERS.test(line);
    const isWithWhat =
      / (con|por|hasta|tengo|tenemos) .{0,30} (que (hay|encuentro|encontramos|me alcanza|nos alcanza|se puede|puedo|podemos|me recomiendas|teneis|tienes|tienen|sale|podria|opciones|compro)|hay algo|encuentro algo|me alcanza|nos alcanza|llego a algo) /.test(
        line,
      );
    // «El tope eran 300 pero ahora 330.»
    const isNow = !isOwner && / ahora (ya )?(unos |son |podemos |hasta )?\d/.test(words);
    if (clause.isQuestion && !isOffer && !isWithWhat && !tellsWish(clause)) continue;
    if (
      OF_OTHERS.test(words) &&
      !isOffer &&
      !/ (presupuesto|tope|hasta|maximo|llegar|llegamos|llego|estirar|subir|gastar|pagar|pagaria|quiero|queremos|no bajo de|pido|pedimos) /.test(
        words,
      )
    )
      continue;
    const isCued = isWithWhat || isNow || (isOwner ? ASKING_PRICE.test(line) : BUDGETS.test(line));
    if (
      !amount.isMoney &&
      !(
        amount.value >= leastShort(reading, amount.value) &&
        (isAskedMoney || amount.bound !== "exact" || amount.slot === "price" || isCued)
      )
    )
      continue;
    if (
      !amount.isMoney &&
      !isAskedMoney &&
      amount.slot === null &&
      amount.bound === "exact" &&
      !isWithWhat &&
      !isNow &&
      !(isOwner && / (vendo|vendemos|creo|diria|digo|pienso|pensamos) /.test(words)) &&
      !/ (entre|mas de|presupuesto|tope|maximo|limite|hasta|llegar|llegaria|llegariamos|llegamos|llego|subir|subo|subimos|subiria|subiriamos|bajamos|estirar|nos movemos|me muevo|gastar|pagar|pedir|pido|pedimos|vender|venderlo|quiero|queremos|no paso|no pasamos|no pasar) /.test(
        line,
      )
    )
      continue;
    if (
      !(
        isCued ||
        isOffer ||
        isAskedMoney ||
        amount.slot === "price" ||
        (amount.isMoney && tellsWish(clause)) ||
        clause.scan.tokens.length <= 5
      )
    )
      continue;
    // «Entre cuatro y cuatro y medio millones»: the scale is said once.
    const isScaledOnce = amount.to !== undefined && amount.to >= 1e6 && amount.value < 1000;
    const [low, high] = [
      isScaledOnce ? amount.value * 1e6 : full(amount.value, true),
      amount.to === undefined ? null : full(amount.to, true),
    ];
    if (low < 50 && currency !== "CLF") continue;
    if (amount.isShort && !like && isUnclear(amount.value, reading)) {
      said.push({
        kind: isOwner ? "price" : "budget",
        shown: `${amount.bound === "most" || !isOwner ? "hasta " : ""}${formatNumber(amount.to ?? amount.value)}, sin decir si es al mes o son miles`,
        value: null,
        certainty: 0.5,
      });
      continue;
    }
    const monthly = reading.isRent ? " al mes" : "";
    const hasRange = high !== null && high > low;
    if (isOffer && !isOwner) {
      said.push({
        kind: "offer",
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
    const isLeast = amount.bound === "least" && !NO_MORE.test(line);
    const min = hasRange ? low : isOwner ? low : isLeast ? low : null;
    const max = hasRange ? high : isOwner ? (isNoLess ? null : low) : isLeast ? null : low;
    // A buyer whom the agent asks what they hope for speaks of the home that they have.
    const isPrice = isOwner || (asked.has("price") && !asked.has("budget"));
    said.push({
      kind: isPrice ? "price" : "budget",
      // The price that an owner asks and the least that they would take stand beside each other.
      ...(isOwner && isNoLess ? { key: "least" } : {}),
      shown: isOwner && isNoLess ? `no menos de ${shown(low)}${monthly}` : `${rangeShown(min, max, shown)}${monthly}`,
      value: money(min, max),
      certainty,
      scale: amount.isShort && amount.value > 0 ? low / amount.value : low >= 1e6 && low % 1e5 === 0 ? 1e6 : 1e3,
    });
  }
  return said;
}
