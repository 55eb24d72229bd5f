import { pickLines } from "../../../src/domain/assistant/answers/pick-lines.ts";
import type { Statement } from "../../../src/domain/assistant/answers/statement.ts";
import { formsOf } from "../../../src/domain/assistant/ranking/forms.ts";
import { judge } from "../yardstick/judge.ts";
import { type AskedTurn, readQuestions } from "../yardstick/question.ts";
import type { Labelled } from "./questions.ts";

/** With more right statements than these its patterns say too little to tell them apart. */
const MOST_RIGHT = 14;

/**
 * Questions of the yardstick that may be read, each with the statements that would answer it as the assistant would say them. A question of a calculation, a
 * search or a dialogue's later turn is none of these.
 */
export function openQuestions(statements: readonly Statement[]): Labelled[] {
  return readQuestions()
    .filter(({ isKeptApart }) => !isKeptApart)
    .flatMap(({ turns: [turn] }): Labelled[] => {
      if (turn!.way === "decline" && !turn!.critical) return [{ text: turn!.user, pages: [], source: "open" }];
      if (!turn!.way.startsWith("answer") || turn!.figures || !turn!.says?.length) return [];
      const right = statements.filter((statement) => isRight(turn!, statement));
      if (right.length === 0 || right.length > MOST_RIGHT) return [];
      const pages = [...new Set(right.map(({ url }) => url))];
      return [{ text: turn!.user, pages, statements: right.map(({ id }) => id), source: "open" }];
    });
}

/** Whether the statement, said as the assistant would say it, holds all that the answer must; first whether any of it does, which is quick to see. */
function isRight(turn: AskedTurn, { kind, text }: Statement): boolean {
  const asked = { ...turn, way: "answer|ask" };
  const holds = (said: string) => judge(asked, { text: said, hasForm: false }).isRight;
  if (kind === "fact") return holds(text);
  const { never: _, ...open } = asked;
  if (!judge(open, { text, hasForm: false }).isRight) return false;
  return holds(pickLines(text, turn.user, formsOf(turn.user)[0]));
}
