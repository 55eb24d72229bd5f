import type { PartyReading } from "../reading.ts";
import { firstOf } from "../text/find.ts";
import { type Flat, isDigit, lineAt, originalOf, quoteOf } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { runsIn } from "../text/names.ts";

/**
 * The owners by a Colombian certificate: those with an X in the last entry that has one («A: ROJAS MEJIA CARLOS CC 79123456 X»). A cédula has
 * no digit of control.
 */
export function ownersOfHistory(flat: Flat): PartyReading[] {
  const lines = flat.lines.map((start, i) => ({ start, end: flat.lines[i + 1] ?? flat.text.length }));
  let owners: PartyReading[] = [];
  let isSameEntry = false;
  for (const line of lines) {
    const text = flat.text.slice(line.start, line.end).trim();
    if (text.startsWith("anotacion")) isSameEntry = false;
    if (!text.startsWith("a:") || !text.endsWith(" x")) continue;
    const name = runsIn(flat, line.start + 2, line.end)[0];
    if (!name) continue;
    if (!isSameEntry) owners = [];
    isSameEntry = true;
    const number = flat.tokens.find(
      ({ start, text: letters }) => start > name.end && start < line.end && letters.length >= 5 && isDigit(letters[0]),
    );
    owners.push({
      role: "owner",
      name: name.name,
      identifier: number ? { text: number.text, isValid: true } : null,
      share: null,
      quote: quoteOf(flat, { start: name.start, end: number?.end ?? name.end }),
      certainty: 0.9,
    });
  }
  return owners;
}

/** A Mexican certificate writes a name in parts, each on a line of its own behind its head. */
export function taxpayerInParts({ flat, identifiers }: Known): PartyReading[] {
  const rfc = identifiers.find(({ scheme }) => scheme === "rfc");
  const parts = [
    "nombre (s):",
    "nombre(s):",
    "nombre (s)",
    "primer apellido:",
    "segundo apellido:",
    "denominacion/razon social:",
    "denominacion o razon social:",
  ].flatMap((words) => {
    const label = firstOf(flat, [words]);
    if (!label) return [];
    const { end } = lineAt(flat, label.start);
    const text = originalOf(flat, { start: label.end, end }).trim();
    return text === "" ? [] : [{ start: label.end, end, text }];
  });
  const own = parts.filter(
    (part, i) => parts.findIndex(({ start }) => start === part.start || Math.abs(start - part.start) < 3) === i,
  );
  const first = own[0];
  if (!first) return [];
  return [
    {
      role: "taxpayer",
      name: own.map(({ text }) => text).join(" "),
      identifier: rfc ? { text: rfc.text, isValid: rfc.isValid } : null,
      share: null,
      quote: quoteOf(flat, { start: first.start + 1, end: first.end }),
      certainty: 0.9,
    },
  ];
}
