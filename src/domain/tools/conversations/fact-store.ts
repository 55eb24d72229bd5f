import { listedOr } from "../../shared/format/listed.ts";
import type { Clause } from "./clauses.ts";
import { measuresSaid } from "./fact-measures.ts";
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
  if (statements.length === 0) return null;
  const isCorrection =
    / (perdon|perdona|digo|quise decir|quiero decir|me equivoque|corrijo|rectifico|correccion|mejor dicho|error) /.test(
      clause.line,
    ) || clause.text.startsWith("*");
  const number = clause.scan.quantities.find(({ isArticle }) => !isArticle);
  if (!isCorrection || !number || clause.scan.tokens.length > 14) return null;
  const last = lastNumber(clause, statements);
  if (!last) return null;
  const { value } = last;
  const scale = number.scale > 1 || number.grouped || number.value >= 1000 ? 1 : (last.scale ?? 1);
  const amount = number.value * (value?.type === "money" ? scale : 1);
  if (value?.type === "money") {
    const owned: Clause = { ...clause };
    const max = value.max === null ? null : amount;
    const min = value.min === null ? null : amount;
    const shown = amountShown(min, max, value.currency, last.shown, reading);
    return owned.isQuestion ? null : { ...strip(last), shown, value: { ...value, min, max } };
  }
  if (value?.type !== "number") return null;
  const again = measuresSaid(
    [
      {
        kind: last.kind === "rooms" ? "rooms" : "area",
        min: value.min === null ? null : amount,
        max: value.max === null ? null : amount,
        exact: true,
        isAmbientes: false,
      },
    ],
    reading,
  )[0];
  return again ?? null;
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

const strip = ({ messages: _, clause: __, ...said }: Statement): Said => said;

function amountShown(min: number | null, max: number | null, currency: string, like: string, reading: Reading): string {
  const shown = (amount: number) => reading.money(amount, currency);
  const monthly = like.endsWith(" al mes") ? " al mes" : "";
  if (min !== null && max !== null) return `${like.startsWith("Ofrece") ? "Ofrece " : ""}${shown(max)}${monthly}`;
  return max !== null
    ? `hasta ${shown(max)}${monthly}`
    : `${like.startsWith("no menos") ? "no menos de" : "desde"} ${shown(min ?? 0)}${monthly}`;
}

/** The newest statement of each kind with the older ones that it replaces. */
export function assembled(statements: readonly Statement[], reading: Reading): Fact[] {
  const facts = new Map<
    string,
    { said: Statement; messages: number[]; replaced: { shown: string; messages: number[] }[] }
  >();
  for (const said of statements) {
    const key = `${said.kind}/${said.key ?? ""}`;
    const known = facts.get(key);
    if (!known) {
      facts.set(key, { said, messages: [...said.messages], replaced: [] });
      continue;
    }
    if (known.said.shown === said.shown) {
      known.messages.push(...said.messages);
      known.said = { ...said, certainty: Math.max(known.said.certainty, said.certainty) };
      continue;
    }
    if (said.clause && known.said.clause === said.clause && known.messages.length === 1 && !said.isMore) {
      // «900, como mucho 950» is said at once, and replaces nothing.
      known.said = said;
      continue;
    }
    const merged = said.isMore ? joinedZones(known.said, said) : null;
    if (merged) {
      known.said = merged;
      known.messages.push(...said.messages);
      continue;
    }
    known.replaced.push({ shown: known.said.shown, messages: known.messages });
    const again = known.replaced.findIndex(({ shown }) => shown === said.shown);
    const earlier = again < 0 ? [] : known.replaced.splice(again, 1)[0]!.messages;
    known.said = said;
    known.messages = [...earlier, ...said.messages];
  }
  return [...facts.values()].map(({ said, messages, replaced }) => ({
    kind: said.kind,
    shown: said.shown,
    value: said.value,
    messages: [...new Set(messages)].sort((a, b) => a - b),
    replaced: replaced.map(({ shown, messages: older }) => ({ shown, messages: [...new Set(older)] })),
    certainty: Math.round(said.certainty * reading.trust * 100) / 100,
  }));
}

/** Zones beside zones: a client who names another one looks in both, unless they say that it is instead. */
function joinedZones(before: Statement, added: Statement): Statement | null {
  if (before.kind !== "zone") return null;
  if (before.value?.type !== "places" || added.value?.type !== "places")
    return before.value === null ? { ...added, shown: `${before.shown}, ${added.shown}` } : null;
  const names = [
    ...before.value.names,
    ...added.value.names.filter(
      (name) =>
        !before.value ||
        !(before.value.type === "places" && before.value.names.some((one) => one.toLowerCase() === name.toLowerCase())),
    ),
  ];
  return {
    ...added,
    shown: listedOr(names),
    value: { type: "places", names },
    certainty: Math.max(before.certainty, added.certainty),
  };
}
