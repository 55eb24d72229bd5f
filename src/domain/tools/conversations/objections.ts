import type { Clause } from "./clauses.ts";
import { explainsAgainst, objectionsIn } from "./objection-words.ts";
import type { Objection } from "./summary.ts";

/** Agents who offer something, ask what somebody thinks of it, or name their terms. */
const OFFERED =
  / (tengo|tenemos|hay|esta en|sale en|cuesta|son|piden|pide|te (paso|mando|envio|ensen[oe])|le (paso|mando|envio|ofrezco|muestro)|os (paso|mando|envio)|te interesa|le interesa|os interesa|que te parec[a-z]{1,4}|que le parec[a-z]{1,4}|que os parec[a-z]{1,4}|que tal|te gusto|le gusto|os gusto|te encaja|y si|sensaciones|impresion|podemos|podriamos|honorarios|comision|exclusiva|la propietaria|el propietario|el dueno|visita|verlo|verla|reserva|oferta) /;
/** How many messages of the client an offer stands for. */
const STANDS = 3;

/** The client's reasons against it, each once for a message. */
export function objectionsOf(clauses: readonly Clause[], isOwner: boolean): Objection[] {
  const found = new Map<string, Objection>();
  let offered = 0;
  let message = -1;
  for (const clause of clauses) {
    if (clause.side === "agent") {
      if (OFFERED.test(clause.line)) offered = STANDS;
      message = clause.message;
      continue;
    }
    if (clause.message !== message) offered--;
    message = clause.message;
    const topics = objectionsIn(clause, isOwner);
    const own = topics.length === 0 && offered >= 0 ? explainsAgainst(clause, isOwner) : null;
    for (const topic of own ? [own] : topics) {
      const key = `${message}/${topic}`;
      if (!found.has(key)) found.set(key, { topic, message });
    }
  }
  return [...found.values()];
}
