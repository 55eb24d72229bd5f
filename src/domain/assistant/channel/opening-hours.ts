import { listed } from "../../shared/format/listed.ts";
import { DAY_NAMES } from "../../shared/time/calendar-names.ts";

type Spans = readonly (readonly [from: number, to: number])[];

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const spansText = (spans: Spans) => listed(spans.map(([from, to]) => `de ${clock(from)} a ${clock(to)}`));

/**
 * Opening hours in a sentence for each run of equal days: `De lunes a viernes, de 9:30 a 14:00 y de 16:00 a 19:00. Sábado y
 * domingo, cerrado.`
 *
 * @param week minutes of the day by weekday from Monday; empty where it never opens: an empty text
 */
export function openingHoursText(week: readonly Spans[]): string {
  if (week.every((spans) => spans.length === 0)) return "";
  const runs: { from: number; to: number; spans: Spans }[] = [];
  for (const [day, spans] of week.entries()) {
    const run = runs.at(-1);
    if (run && spansText(run.spans) === spansText(spans)) run.to = day;
    else runs.push({ from: day, to: day, spans });
  }
  return runs
    .map(({ from, to, spans }) => {
      const [first, last] = [DAY_NAMES[from]!, DAY_NAMES[to]!];
      const days = from === to ? first : to === from + 1 ? `${first} y ${last}` : `de ${first} a ${last}`;
      return `${days.charAt(0).toUpperCase()}${days.slice(1)}, ${spans.length > 0 ? spansText(spans) : "cerrado"}.`;
    })
    .join(" ");
}
