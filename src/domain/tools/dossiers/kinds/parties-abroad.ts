import type { PartyReading } from "../reading.ts";
import { firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, isDigit, lineAt, originalOf, quoteOf, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { runsIn } from "../text/names.ts";

const ENTRY = phrases("anotacion: nro · anotacion nro · anotacion: no · anotacion no · anotacion numero · anotacion #");
/** Where the passage of one person of an entry ends. */
const NEXT = phrases(
  "de: · a: · anotacion · nro total · no. total · salvedades · total de anotaciones · fin de este · pagina",
);
/** An act by which somebody gets a part while others keep theirs. */
const PARTIAL = phrases("cuota · cuotas · derechos · proindiviso · parcial · comunidad · % de");

const NO_TRANSFER = phrases(
  "embargo* · medida cautelar · hipoteca* · demanda* · afectacion · patrimonio de familia · servidumbre* · cancelacion* · gravamen* · limitacion* · valorizacion · reglamento · usufructo · prohibicion*",
);

/**
 * The owners by a Colombian certificate: those with an X («titular de derecho real de dominio») in the last entry that has one, with those
 * who had a part before where only a part was given («A: ROJAS MEJIA CARLOS CC 79123456 X 50%»). A cédula has no digit of control.
 */
export function ownersOfHistory(known: Known): PartyReading[] {
  const { flat } = known;
  const entries = spansOfAny(flat, ENTRY).filter(({ end }) =>
    isDigit(flat.text.slice(end, end + 4).replace(/[^0-9]/g, "")[0]),
  );
  let owners: PartyReading[] = [];
  entries.forEach((entry, i) => {
    const end = entries[i + 1]?.start ?? flat.text.length;
    const people = peopleIn(flat, { start: entry.end, end });
    // An embargo names the owner with their X too, and gives nothing to anybody.
    if (hasAny(flat, NO_TRANSFER, entry.end, people[0]?.words.start ?? end)) return;
    const got = people
      .filter(({ isTo, words }) => isTo && isOwner(flat, words))
      .flatMap(({ words }) => ownerIn(known, words) ?? []);
    if (got.length === 0) return;
    const isPartial = hasAny(flat, PARTIAL, entry.end, people[0]?.words.start ?? end);
    const giving = people
      .filter(({ isTo }) => !isTo)
      .flatMap(({ words }) => runsIn(flat, words.start, words.end)[0]?.name ?? []);
    owners = [...(isPartial ? keptBy(owners, giving, got) : []), ...got];
  });
  return owners;
}

/** The part that is left to those who had a home when somebody else got a part of it. */
function keptBy(
  owners: readonly PartyReading[],
  giving: readonly string[],
  got: readonly PartyReading[],
): PartyReading[] {
  const given = got.reduce((sum, { share }) => sum + (share?.percent ?? 0), 0);
  return owners.flatMap((owner) => {
    if (!giving.includes(owner.name)) return [owner];
    const had = owner.share?.percent ?? (owners.length === 1 ? 100 : 0);
    const left = had - given / giving.length;
    return left > 0.5 && given > 0 ? [{ ...owner, share: { percent: left, right: "full" as const } }] : [];
  });
}

/** «DE: …» and «A: …» of an entry, each up to the next one. */
function peopleIn(flat: Flat, { start, end }: Span): { isTo: boolean; words: Span }[] {
  return spansOfAny(flat, ["de:", "a:"], start, end).map((mark) => ({
    isTo: flat.text[mark.start] === "a",
    words: { start: mark.end, end: firstOf(flat, NEXT, mark.end, end)?.start ?? end },
  }));
}

const isOwner = (flat: Flat, { start, end }: Span): boolean =>
  flat.tokens.slice(tokenFrom(flat, start), tokenFrom(flat, end)).some(({ text }) => text === "x" || text === "i");

function ownerIn({ flat, percents }: Known, { start, end }: Span): PartyReading | null {
  const name = runsIn(flat, start, end)[0];
  if (!name) return null;
  const number = flat.tokens.find(
    ({ start: at, text }) => at > name.end && at < end && text.length >= 5 && isDigit(text[0]),
  );
  const part = percents.find((one) => one.start >= name.end && one.end <= end);
  // The mark of the owner, which stands behind the name where no number does.
  const words = name.name.endsWith(" X") ? name.name.slice(0, -2) : name.name;
  return {
    role: "owner",
    name: words,
    identifier: number ? { text: number.text, isValid: true } : null,
    share: part && part.percent > 0 ? { percent: part.percent, right: "full" } : null,
    quote: quoteOf(flat, { start: name.start, end: number?.end ?? name.end }),
    certainty: 0.9,
  };
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
