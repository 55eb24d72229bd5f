import { freeQuantities, type Scan, take, wordAt } from "../../shared/spoken/scan.ts";
import type { Slots } from "./intents.ts";

const NEAR = 4;

/** Term of a loan, age, interest. Takes the numbers it reads. */
export function readTerms(message: Scan): Slots {
  const slots = { ...readRate(message), ...readRateType(message), ...readYears(message) };
  takeShares(message);
  return slots;
}

/** "Tipo del 3 % y entrada del 20 %": a share that is no rate is no amount of money either. */
function takeShares(message: Scan): void {
  for (const { from, to } of freeQuantities(message)) if (wordAt(message, to) === "%") take(message, from, to + 1);
}

const RATE_WORDS = /^(interes|interese?s|tipo|tasa|tin|tae|nominal|fijo|variable|mixto|euribor|fija)$/;

function readRate(message: Scan): Slots {
  for (const quantity of freeQuantities(message)) {
    const { value, from, to } = quantity;
    const isPercent =
      wordAt(message, to) === "%" || (wordAt(message, to) === "por" && /^(ciento|cien)$/.test(wordAt(message, to + 1)));
    if (!isPercent && quantity.scale > 1) continue;
    const end = wordAt(message, to) === "%" ? to + 1 : isPercent ? to + 2 : to;
    const around = words(message, from - NEAR, end + 2);
    // Shares of the price, fees and growth are percentages too.
    const isOther =
      isPercent &&
      around.some((word) =>
        /^(financi\w*|comision|honorarios|entrada|ahorrad\w+|precio|enganche|descuento|itp|iva|del)$/.test(word),
      ) &&
      !around.some((word) => RATE_WORDS.test(word));
    if (isOther) {
      take(message, from, end);
      continue;
    }
    // "Trabajo fijo en una empresa" says no rate of one.
    const isRate = value <= 60 && (isPercent || (!quantity.isArticle && isRateWithoutSign(message, from, to, value)));
    if (!isRate) continue;
    take(message, from, end);
    return { ratePercent: value };
  }
  return {};
}

/** "Al 2,75", "tipo fijo 3", "interés del 3": no sign, but nothing else it could be. */
function isRateWithoutSign(message: Scan, from: number, to: number, value: number): boolean {
  if (
    value > 25 ||
    /^(anos?|ano|meses|mes|mil|hab\w*|de|h|am|pm|pagas)$/.test(wordAt(message, to)) ||
    wordAt(message, to) === ":"
  )
    return false;
  const before = wordAt(message, from - 1);
  if (before === "al" || (before === "a" && !Number.isInteger(value))) return true;
  return words(message, from - 3, from).some((word) => RATE_WORDS.test(word));
}

function readRateType(message: Scan): Slots {
  for (const [at, { word }] of message.tokens.entries()) {
    const before = wordAt(message, at - 1);
    if (/^(variable|variables)$/.test(word)) return { rateType: "variable" };
    if (/^(mixt[oa])$/.test(word)) return { rateType: "mixto" };
    const isOfLoan =
      /^(tipo|interes|hipoteca|tasa|a|%|cuota|uno)$/.test(before) ||
      message.quantities.some(({ to }) => to >= at - 2 && to <= at) ||
      message.tokens.length <= 3;
    if (/^fij[oa]$/.test(word) && isOfLoan && !/^(sueldo|trabajo|empleo|contrato|puesto)$/.test(before))
      return { rateType: "fijo" };
  }
  return {};
}

function readYears(message: Scan): Slots {
  const slots: Slots = {};
  for (const { value, from, to } of freeQuantities(message)) {
    const unit = wordAt(message, to);
    if (/^(anos?|anitos)$/.test(unit)) {
      take(message, from, to + 1);
      const kind = yearsKind(message, from, to + 1, value);
      if (kind === "age" && slots.age === undefined) slots.age = value;
      if (kind === "years" && slots.years === undefined) slots.years = value;
    } else if (/^(meses|mensualidades|cuotas)$/.test(unit) && value >= 24 && value % 12 === 0 && value <= 480) {
      take(message, from, to + 1);
      slots.years = value / 12;
    } else if (/^(pagas|cuotas|meses|mes|dias|semanas|horas|minutos|personas|creditos|anuncios|pisos)$/.test(unit)) {
      take(message, from, to + 1);
    } else if (
      slots.years === undefined &&
      /^(plazo)$/.test(wordAt(message, from - 1) === "de" ? wordAt(message, from - 2) : wordAt(message, from - 1)) &&
      value <= 40
    ) {
      take(message, from, to);
      slots.years = value;
    }
  }
  return slots;
}

function yearsKind(message: Scan, from: number, end: number, value: number): "age" | "years" | null {
  const before = words(message, from - 4, from);
  const after = words(message, end, end + 3);
  if (after[0] === "de" && /^(edad|vida)$/.test(after[1] ?? "")) return "age";
  if (
    /^(antiguedad|experiencia|antiguo|construido|construida|trabajando|viviendo|llevo|lleva)$/.test(
      [...plainWords(message, from - 4, from), ...plainWords(message, end, end + 3)].find((word) =>
        /^(antig|exper|constru|trabaj|vivie|llev)/.test(word),
      ) ?? "",
    )
  )
    return null;
  const nearest = before
    .filter((word) =>
      /^(tengo|tiene|tenemos|cumplo|edad|cumplir|a|en|plazo|durante|con|de|para|hace|dentro|somos|por)$/.test(word),
    )
    .at(-1);
  if (/^(tengo|tiene|tenemos|cumplo|edad|cumplir|somos)$/.test(nearest ?? "")) return value >= 18 ? "age" : null;
  if (/^(hace|dentro)$/.test(nearest ?? "") || (nearest === "de" && before.includes("dentro"))) return null;
  if (nearest === "de" && before.some((word) => /^(piso|casa|edificio|vivienda|finca)$/.test(word))) return null;
  return value <= 50 ? "years" : value < 100 ? "age" : null;
}

const words = (message: Scan, from: number, to: number): string[] =>
  message.tokens.slice(Math.max(0, from), to).map(({ word }) => word);

/** As they were typed: "llevo" is not corrected to "llego", nor "viviendo" to "vivienda". */
const plainWords = (message: Scan, from: number, to: number): string[] =>
  message.tokens.slice(Math.max(0, from), to).map(({ plain }) => plain);
