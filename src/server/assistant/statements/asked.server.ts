import { ASKED_OF } from "#content/assistant/asked-of/asked-of.server.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";

/** A statement with the questions that people ask for it, or for one of its lines. */
export function withAsked(statement: Statement): Statement {
  const ways = ASKED_OF.get(statement.id);
  if (!ways) return statement;
  const lines = statement.text.split("\n");
  const lineAsked = new Map(
    Object.entries(ways).flatMap(([start, questions]) => {
      const line = start ? lines.findIndex((text) => text.startsWith(start)) : -1;
      return line < 0 ? [] : questions.map((question): [string, number] => [question, line]);
    }),
  );
  return {
    ...statement,
    asked: [...new Set([...(statement.asked ?? []), ...Object.values(ways).flat()])],
    ...(lineAsked.size > 0 && { lineAsked }),
  };
}
