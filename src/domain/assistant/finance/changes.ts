import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import type { Candidate } from "./candidates.ts";
import type { FinanceSlots } from "./finance-slots.ts";

/** Values that follow from a value of before and a few words, and those that are told without a number. */

const RESERVED = /^(reserv|guard|apart|dej|qued)\w{0,7}$/;
const SAME = /\b(?:lo mismo|igual|otro tanto|parecido)\b/;
const EARNER = /\b(?:pareja|mujer|marido|espos[ao]|novi[ao]|conyuge|companer[ao]|ella|el|herman[ao])\b/;
const EARNS = /\b(?:gana|gane|ganase|ganara|cobra|cobre|cobrase|cobrara|ingresa|saca)\b/;

/** "Quisiera reservar 10.000" leaves so much less of the savings; "si mi pareja gana lo mismo" doubles the income. */
export function changedValues(
  message: Scan,
  candidates: readonly Candidate[],
  { known }: { known: Readonly<Slots> },
): { slots: FinanceSlots; used: Candidate | null } {
  const words = message.tokens.map(({ plain }) => plain).join(" ");
  const { savings, netMonthlyIncome } = known;
  const [only] = candidates;
  if (savings !== undefined && candidates.length === 1 && only && only.value < savings && only.period === null) {
    const before = [1, 2, 3].map((step) => wordAt(message, only.from - step));
    const isKept = before.some((word) => RESERVED.test(word)) && (only.unit === "money" || only.unit === "plain");
    if (isKept) return { slots: { savings: savings - only.value }, used: only };
  }
  if (netMonthlyIncome !== undefined && candidates.length === 0 && SAME.test(words))
    if (EARNER.test(words) && EARNS.test(words))
      return { slots: { netMonthlyIncome: netMonthlyIncome * 2 }, used: null };
  return { slots: {}, used: null };
}

/** Taxes of a country that questions name by themselves. */
const TAX_NAMES: readonly (readonly [name: string, words: RegExp])[] = [
  ["alcabala", /\balcabala\b/],
  ["isai", /\b(?:isai|isabi|adquisicion de inmuebles)\b/],
  ["registro", /\b(?:boleta|beneficencia)\b/],
  ["mutuo", /\b(?:mutuo|timbres?)\b/],
  ["sellos", /\bsellos\b/],
];

/** The tax that a message names, and whether its rate is an effective one. */
export function termsIn(message: Scan, { known }: { known: Readonly<Slots> }): FinanceSlots {
  const words = message.tokens.flatMap(({ plain, word }) => (plain === word ? [plain] : [plain, word])).join(" ");
  const taxName = TAX_NAMES.find(([, pattern]) => pattern.test(words))?.[0];
  const isEffective =
    /\befectiv[oa]s?\b(?! y)|\btea\b|\be ?\. ?a\b|% ea\b|% tae\b/.test(words) && !/\ben efectivo\b/.test(words);
  const isNominal = /\bnominal\b/.test(words);
  return {
    ...(taxName && { taxName }),
    ...(isEffective && { isEffectiveRate: true }),
    ...(isNominal && known.isEffectiveRate && !isEffective && { isEffectiveRate: false }),
  };
}
