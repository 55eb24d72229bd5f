import type { Thread } from "./thread.ts";

const TRADE = /\b(?:inmobiliaria|visita|honorarios|propietari[oa]s?|te enseño|le enseño|agencia)\b/i;

/** Places in `people` of who speaks like an agent; none where nobody does. */
export function likelyAgents({ people, messages }: Thread): number[] {
  const spoken = people.map((_, i) => messages.filter(({ author, text }) => author === i && TRADE.test(text)).length);
  const most = Math.max(0, ...spoken);
  return most === 0 ? [] : [spoken.indexOf(most)];
}

export function withSides(thread: Thread, agents: readonly number[]): Thread {
  const people = thread.people.map((person, i) => ({
    ...person,
    side: agents.length === 0 ? null : agents.includes(i) ? ("agent" as const) : ("client" as const),
  }));
  return { ...thread, people };
}
