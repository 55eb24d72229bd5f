import type { Given, Verdict } from "./judge.ts";
import { type AskedQuestion, WAYS, type Way } from "./question.ts";

export interface Judged {
  question: AskedQuestion;
  given: readonly Given[];
  verdicts: readonly Verdict[];
}

const isRight = ({ verdicts }: Judged) => verdicts.every((verdict) => verdict.isRight);
const share = (of: readonly boolean[]) =>
  of.length === 0 ? "–" : `${((100 * of.filter(Boolean).length) / of.length).toFixed(1)} %`;
const MOST_SHOWN = 20;

/** Rates by the questions' kinds, countries and authors; a question is right where each of its turns is. */
function ratesOf(judged: readonly Judged[]): string[] {
  const by = (name: string, keyOf: (each: Judged) => string) =>
    [...Map.groupBy(judged, keyOf)]
      .sort(([a], [b]) => a.localeCompare(b, "es"))
      .map(([key, group]) => `    ${name} ${key}: ${share(group.map(isRight))} of ${group.length}`);
  const dialogues = judged.filter(({ question }) => question.turns.length > 1);
  const turns = judged.flatMap(({ question, verdicts }) =>
    question.turns.map((turn, at) => ({ turn, verdict: verdicts[at]! })),
  );
  const isFromSpain = ({ question }: Judged) => question.country === "ES";
  return [
    `  right: ${share(judged.map(isRight))} of ${judged.length} questions, ${share(turns.map(({ verdict }) => verdict.isRight))} of ${turns.length} turns`,
    `  dialogues: ${share(dialogues.map(isRight))} of ${dialogues.length}`,
    `  Spain ${share(judged.filter(isFromSpain).map(isRight))}, Latin America ${share(judged.filter((each) => !isFromSpain(each)).map(isRight))}`,
    `  critical turns that are answered wrong: ${turns.filter(({ turn, verdict }) => turn.critical && !verdict.isRight && verdict.way === "answer").length}`,
    ...by("kind", ({ question }) => question.kind),
    ...by("author", ({ question }) => question.author),
  ];
}

/** Ways that were right, down, against ways that were taken, across. */
function waysOf(judged: readonly Judged[]): string[] {
  const cells = new Map<string, number>();
  for (const { question, verdicts } of judged)
    for (const [at, { way }] of verdicts.entries()) {
      const key = `${question.turns[at]!.way.split("|")[0]} ${way}`;
      cells.set(key, (cells.get(key) ?? 0) + 1);
    }
  const row = (wanted: Way) => WAYS.map((taken) => String(cells.get(`${wanted} ${taken}`) ?? 0).padStart(8)).join("");
  return [
    `  ways (right, down; taken, across)  ${WAYS.map((way) => way.padStart(8)).join("")}`,
    ...WAYS.map((way) => `    ${way.padEnd(33)}${row(way)}`),
  ];
}

/** Of questions that may be read: what was asked, what was said, what was wrong. Critical ones first. */
function worstOf(judged: readonly Judged[], most: number): string[] {
  const wrong = judged.filter((each) => !isRight(each));
  const weight = ({ question, verdicts }: Judged) =>
    Math.max(...verdicts.map((verdict, at) => (verdict.isRight ? 0 : question.turns[at]!.critical ? 2 : 1)));
  return wrong
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .flatMap(({ question, given, verdicts }) => [
      `  ${question.id} (${question.kind}, ${question.country})`,
      ...question.turns.flatMap(({ user }, at) => [
        `    – ${user}`,
        `      ${given[at]!.text.replace(/\n/g, " / ").slice(0, 400)}`,
        ...(verdicts[at]!.isRight ? [] : [`      ✗ ${verdicts[at]!.faults.join("; ")}`]),
      ]),
    ]);
}

/** @param most how many failures are told of questions that may be read */
export function reportOf(judged: readonly Judged[], most = MOST_SHOWN): string {
  const [apart, open] = [true, false].map((isKeptApart) =>
    judged.filter(({ question }) => question.isKeptApart === isKeptApart),
  );
  return [
    "Questions kept apart: of these only rates are told",
    ...ratesOf(apart!),
    ...waysOf(apart!),
    "Questions that may be read",
    ...ratesOf(open!),
    ...waysOf(open!),
    `The ${most} worst of them`,
    ...worstOf(open!, most),
  ].join("\n");
}
