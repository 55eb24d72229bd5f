import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { Intent, Slots } from "#domain/assistant/chat/intents.ts";
import { LIMITS, outOfRange } from "#domain/assistant/finance/out-of-range.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { ToolAnswer } from "../../assistant-tool.server.ts";
import { missingAnswer } from "../missing.server.ts";

/** "12 años y 6 meses"; "18 meses" up to two years. */
export function termWords(cited: CitedFigures, years: number): string {
  const all = Math.round(years * 12);
  const [whole, months] = all < 24 && all % 12 !== 0 ? [0, all] : [Math.floor(all / 12), all % 12];
  const parts = [
    whole > 0 || all === 0 ? `${cited.number(whole)} ${whole === 1 ? "año" : "años"}` : "",
    months > 0 ? `${cited.number(months)} ${months === 1 ? "mes" : "meses"}` : "",
  ];
  return listed(parts.filter(Boolean));
}

/** Says back a value that no loan has and asks for another; null where all values are possible. */
export function impossibleAnswer(intent: Intent, slots: Slots): ToolAnswer | null {
  const found = outOfRange(slots);
  if (!found) return null;
  const { slot, value } = found;
  const cited = citedFigures();
  const asked = missingAnswer(intent, slot, objectionTo(cited, { slot, value, currency: slots.currency ?? "EUR" }));
  return { ...asked, figures: [...cited.figures, ...asked.figures] };
}

function objectionTo(
  cited: CitedFigures,
  { slot, value, currency }: { slot: keyof typeof LIMITS; value: number; currency: string },
): string {
  const [least, most] = LIMITS[slot];
  if (slot === "years") {
    const term =
      value < 0
        ? `${cited.number(value)} años`
        : value > 50
          ? `${cited.number(value, 1)} años`
          : termWords(cited, value);
    return `No puedo calcular con un plazo de ${term}: tiene que ser de 1 mes a ${cited.number(most)} años.`;
  }
  if (slot === "ratePercent")
    return `No puedo calcular con un tipo del ${cited.percent(value / 100, 3)}: tiene que estar entre el ${cited.percent(0)} y el ${cited.percent(most / 100)}.`;
  const sum = slot === "loan" ? "una hipoteca" : "un precio";
  const said = cited.money(value, currency, Number.isInteger(value) ? 0 : 2);
  return `No puedo calcular con ${sum} de ${said}: tiene que ir de ${cited.money(least, currency)} a ${cited.money(most, currency)}.`;
}
