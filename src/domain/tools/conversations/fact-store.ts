import { formatMoney } from "../../shared/format/format.ts";
import { listedOr } from "../../shared/format/listed.ts";
import type { Clause } from "./clauses.ts";
import { measureSaid } from "./fact-measures.ts";
import type { Reading, Said } from "./said.ts";
import type { Fact } from "./summary.ts";

/** A statement with the messages that make it; the agent's question is one where «sí» alone answered it. */
export interface Statement extends Said {
  messages: number[];
  /** Where it stands; none where a question and its answer make it. */
  clause?: Clause;
}

/** «Perdón, 280», «*280», «280 no 250»: a number that corrects the last one of the client. */
export function correction(clause: Clause, statements: readonly Statement[], reading: Reading): Said | null {
  const isCorrection =
    / (perdon|perdona|digo|quise decir|quiero decir|me equivoque|corrijo|rectifico|correccion|mejor dicho|error) /.test(
      clause.line,
    ) || clause.text.startsWith("*");
  const number = clause.scan.quantities.find(({ isArticle }) => !isArticle);
  if (!isCorrection || !number || clause.scan.tokens.length > 14) return null;
  const last = lastNumber(clause, statements);
  const value = last?.value;
  if (!last || (value?.type !== "money" && value?.type !== "number")) return null;
  const isWhole = value.type === "number" || number.scale > 1 || number.grouped || number.value >= 1000;
  const amount = number.value * (isWhole ? 1 : (last.scale ?? 1));
  const [min, max] = [value.min === null ? null : amount, value.max === null ? null : amount];
  if (value.type === "number")
    return measureSaid({ kind: last.kind === "rooms" ? "rooms" : "area", min, max, isAmbientes: false }, reading);
  if (clause.isQuestion) return null;
  const { messages: _, clause: __, ...said } = last;
  return { ...said, shown: amountShown(min, max, value.currency, last.shown), value: { ...value, min, max } };
}

/** How many messages back a number may stand that is corrected. */
const CORRECTED_WITHIN = 4;
const NUMBERS: ReadonlySet<string> = new Set(["budget", "price", "savings", "rooms", "area"]);

/** Older statements are not gone through, so that a long conversation is read in one pass. */
function lastNumber({ message }: Clause, statements: readonly Statement[]): Statement | undefined {
  for (let at = statements.length - 1; at >= 0; at--) {
    const statement = statements[at]!;
    if (message - statement.messages.at(-1)! > CORRECTED_WITHIN) return undefined;
    if (NUMBERS.has(statement.kind)) return statement;
  }
  return undefined;
}

/** An amount in the words of the statement that it corrects: `hasta`, `Ofrece`, `al mes`. */
function amountShown(min: number | null, max: number | null, currency: string, like: string): string {
  const shown = (amount: number) => formatMoney(amount, currency);
  const monthly = like.endsWith(" al mes") ? " al mes" : "";
  if (min !== null && max !== null) return `${like.startsWith("Ofrece") ? "Ofrece " : ""}${shown(max)}${monthly}`;
  return max !== null
    ? `hasta ${shown(max)}${monthly}`
    : `${like.startsWith("no menos") ? "no menos de" : "desde"} ${shown(min ?? 0)}${monthly}`;
}

/** A fact while the statements of its kind are gone through. */
interface Known {
  said: Statement;
  messages: number[];
  /** Messages of each statement that was replaced, by how it was shown, in the order in which they were. */
  replaced: Map<string, number[]>;
  /** Places beside one another by their names in small letters, of zones that were told one after another. */
  places: Map<string, string> | null;
}

/** The newest statement of each kind with the older ones that it replaces. */
export function assembled(statements: readonly Statement[], reading: Reading): Fact[] {
  const facts = new Map<string, Known>();
  for (const said of statements) {
    const key = `${said.kind}/${said.key ?? ""}`;
    const known = facts.get(key);
    if (!known) {
      facts.set(key, { said, messages: [...said.messages], replaced: new Map(), places: null });
      continue;
    }
    if (isSaidAgain(known, said)) {
      known.messages.push(...said.messages);
      known.said = { ...said, certainty: Math.max(known.said.certainty, said.certainty) };
      continue;
    }
    if (said.clause && known.said.clause === said.clause && known.messages.length === 1 && !said.isMore) {
      // «900, como mucho 950» is said at once, and replaces nothing.
      known.said = said;
      continue;
    }
    if (said.isMore && addZone(known, said)) {
      known.messages.push(...said.messages);
      continue;
    }
    const shown = shownOf(known);
    known.replaced.set(shown, known.replaced.get(shown)?.concat(known.messages) ?? known.messages);
    const earlier = known.replaced.get(said.shown) ?? [];
    known.replaced.delete(said.shown);
    known.said = said;
    known.places = null;
    // The array itself goes on: two amounts that take turns would be copied at each of them.
    known.messages = earlier;
    earlier.push(...said.messages);
  }
  return [...facts.values()].map((known) => ({
    kind: known.said.kind,
    shown: shownOf(known),
    value: known.places ? { type: "places", names: [...known.places.values()] } : known.said.value,
    messages: [...new Set(known.messages)].sort((a, b) => a - b),
    replaced: [...known.replaced].map(([shown, older]) => ({ shown, messages: [...new Set(older)] })),
    certainty: Math.round(known.said.certainty * reading.trust * 100) / 100,
  }));
}

const shownOf = ({ said, places }: Known): string => (places ? listedOr([...places.values()]) : said.shown);

/** Places are compared by their count first: a long conversation names thousands, one after another. */
const isSaidAgain = (known: Known, said: Statement): boolean =>
  known.places && said.value?.type === "places"
    ? known.places.size === said.value.names.length && shownOf(known) === said.shown
    : known.said.shown === said.shown;

/** Sets a zone beside those that are known: a client who names another one looks in both, unless they say that it is instead. */
function addZone(known: Known, added: Statement): boolean {
  const { said } = known;
  if (said.kind !== "zone") return false;
  const certainty = Math.max(said.certainty, added.certainty);
  if (said.value?.type === "places" && added.value?.type === "places") {
    known.places ??= new Map(said.value.names.map((name) => [name.toLowerCase(), name]));
    for (const name of added.value.names) {
      const key = name.toLowerCase();
      if (!known.places.has(key)) known.places.set(key, name);
    }
    known.said = { ...added, certainty };
    return true;
  }
  // Zones that are refused are only words: «no en Triana, no en Nervión».
  if (said.value !== null) return false;
  known.said = { ...added, shown: `${said.shown}, ${added.shown}` };
  return true;
}
