import { CURRENCY_WORDS, PESO_NAMES, PESOS } from "../../shared/spoken/amount-words.ts";
import { boundOf } from "../../shared/spoken/bounds.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { freeQuantities, type Scan, take, wordAt } from "../../shared/spoken/scan.ts";
import type { HomeFeature, SlotName, Slots } from "./intents.ts";
import { nameAsAnswer } from "./read-contact.ts";
import { boundedRooms } from "./read-measures.ts";
import { COUNTRY_NAMES } from "./varieties.ts";

interface AskedContext {
  asked: readonly SlotName[];
  known: Slots;
  askedFeature: HomeFeature | null;
  /** Values of the message itself. */
  stated: Slots;
  isCorrection: boolean;
}

/** Plausible ranges of numbers that may be an answer alone. */
const RANGES: Partial<Record<SlotName, readonly [least: number, most: number]>> = {
  areaM2: [8, 100_000],
  rooms: [0, 20],
  baths: [0, 15],
  floor: [-2, 60],
  years: [1, 50],
  age: [18, 99],
  ratePercent: [0, 60],
};
const NUMERIC = Object.keys(RANGES) as SlotName[];

/** Slots that a bare answer fills: "90", "sí", "ninguno", "tercero". Money is left to `price-slots` and `../finance`. */
export function askedSlots(message: Scan, context: AskedContext): Slots {
  const slots: Slots = {};
  if (context.isCorrection) Object.assign(slots, correctedNumber(message, context));
  for (const slot of context.asked) {
    if (context.stated[slot] !== undefined || slots[slot] !== undefined) continue;
    Object.assign(slots, answerTo(slot, message, context));
  }
  return slots;
}

function answerTo(slot: SlotName, message: Scan, { askedFeature, stated, isCorrection }: AskedContext): Slots {
  const words = message.tokens.filter(({ kind }) => kind !== "mark").map(({ word }) => word);
  const isNo =
    /^(no|nada|ninguna?|ninguno|cero|nope|nel)$/.test(words[0] ?? "") &&
    message.quantities.every(({ isArticle, value }) => isArticle || value === 0);
  const isYes = /^(si|claro|exacto|correcto|afirmativo|sip|obvio|tiene)$/.test(words[0] ?? "");
  if (RANGES[slot]) return bareNumber(slot, message);
  if (
    (slot === "monthlyDebts" || slot === "savings") &&
    (isNo || words.some((word) => /^(nada|ninguna?|ninguno)$/.test(word)))
  )
    return { [slot]: 0 };
  if (slot === "features" && askedFeature && !isCorrection) {
    const already = stated.features?.includes(askedFeature) || stated.withoutFeatures?.includes(askedFeature);
    if (already) return {};
    if (isYes) return { features: [...(stated.features ?? []), askedFeature] };
    if (isNo) return { withoutFeatures: [...(stated.withoutFeatures ?? []), askedFeature] };
  }
  if (slot === "currency") return currencyAnswer(words);
  if (slot === "condition") return conditionAnswer(words);
  if (slot === "homeKind" && /^(nuev|estren)/.test(words.at(-1) ?? "")) return { homeKind: "nueva" };
  if (slot === "homeKind" && /^(usad|segunda|viej|antigu)/.test(words.at(-1) ?? "")) return { homeKind: "usada" };
  if (slot === "name") {
    const name = nameAsAnswer(message.text);
    return name ? { name } : {};
  }
  return {};
}

/** "Mexicanos", "de México", "dólares". */
function currencyAnswer(words: readonly string[]): Slots {
  const named = words.map((word) => CURRENCY_WORDS[word] ?? PESO_NAMES[word] ?? PESOS[COUNTRY_NAMES[word] ?? ""]);
  const currency = named.find((found) => found !== undefined);
  return currency ? { currency } : {};
}

function bareNumber(slot: SlotName, message: Scan): Slots {
  const [least, most] = RANGES[slot]!;
  const fits = ({ value }: Quantity) => value >= least && value <= most;
  const quantity = freeQuantities(message).find(fits);
  if (quantity) {
    const bound = boundOf(message, quantity, quantity.to);
    take(message, quantity.from, quantity.to);
    return slot === "rooms" ? boundedRooms(quantity.value, bound) : { [slot]: quantity.value };
  }
  const ordinal = slot === "floor" ? message.tokens.find(({ word }) => ORDINALS[word] !== undefined) : undefined;
  if (ordinal) return { floor: ORDINALS[ordinal.word]! };
  return slot === "floor" && message.tokens.some(({ word }) => word === "bajo" || word === "baja") ? { floor: 0 } : {};
}

function conditionAnswer(words: readonly string[]): Slots {
  if (words.some((word) => /^(reformar|reforma|refaccionar|remodelar|reciclar|mal|ruinas?|regular|viejo)$/.test(word)))
    return { condition: "a_reformar" };
  if (words.some((word) => /^(nuevo|nueva|estrenar|obra)$/.test(word))) return { condition: "obra_nueva" };
  return words.some((word) => /^(bueno|buen|bien|perfecto|buenas|impecable|reformado|excelente)$/.test(word))
    ? { condition: "bueno" }
    : {};
}

/** "Mejor a 25", "no, perdona, 90": the earlier number that is nearest to the new one is meant. */
function correctedNumber(message: Scan, { known, stated }: AskedContext): Slots {
  const [quantity, second] = freeQuantities(message).filter(
    ({ isArticle, scale, value }) => !isArticle && scale === 1 && value < 1000,
  );
  if (!quantity || /^(€|euros?|%|pesos)$/.test(wordAt(message, quantity.to))) return {};
  // "No 85 sino 95": the last one counts.
  const meant = second ?? quantity;
  const near = NUMERIC.filter((name) => typeof known[name] === "number" && stated[name] === undefined)
    .map((name) => ({ name, off: Math.abs(Math.log(((known[name] as number) + 1) / (meant.value + 1))) }))
    .filter(({ name }) => meant.value >= RANGES[name]![0] && meant.value <= RANGES[name]![1])
    .sort((a, b) => a.off - b.off)[0];
  if (!near || near.off > 1.2) return {};
  for (const each of [quantity, meant]) take(message, each.from, each.to);
  return { [near.name]: meant.value };
}
