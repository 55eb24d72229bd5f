import type { ConversationSummary } from "./summary.ts";

/** The places of all messages that a summary names, each as often as it is named. */
export function citedMessages({
  lines,
  facts,
  commitments,
  unanswered,
  objections,
  moods,
  responses,
}: ConversationSummary): number[] {
  return [
    ...lines.flatMap(({ messages }) => messages),
    ...facts.flatMap(({ messages, replaced }) => [...messages, ...replaced.flatMap((one) => one.messages)]),
    ...[...commitments, ...unanswered, ...objections, ...moods].map(({ message }) => message),
    ...responses.map(({ longest }) => longest.message),
  ];
}
