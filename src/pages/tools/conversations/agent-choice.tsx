import type { Person } from "#domain/tools/conversations/thread.ts";
import { Callout } from "#ui/callout.tsx";
import { ChipToggle } from "#ui/form/controls.tsx";
import { useCall } from "#ui/use-call.ts";

interface AgentChoiceProps {
  people: readonly Person[];
  isBusy: boolean;
  choose: (agents: number[]) => void;
}

/** The people of a conversation, each of whom may be of the agent's side. */
export function AgentChoice({ people, isBusy, choose }: AgentChoiceProps) {
  const agents = people.flatMap(({ side }, i) => (side === "agent" ? [i] : []));
  return (
    <fieldset disabled={isBusy} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-foreground">Quién es de la agencia</legend>
      <div className="flex max-h-48 flex-wrap gap-2 overflow-y-auto">
        {people.map(({ name }, i) => (
          <ChipToggle
            // biome-ignore lint/suspicious/noArrayIndexKey: people keep their places
            key={i}
            label={name}
            checked={agents.includes(i)}
            onChange={(event) =>
              choose(event.currentTarget.checked ? [...agents, i] : agents.filter((place) => place !== i))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Asked before anything is told of the client: without it the agent's homes would be read as what the client looks for. */
export function AgentQuestion({ transcriptId, people }: { transcriptId: string; people: readonly Person[] }) {
  const { call, isBusy } = useCall();
  return (
    <Callout title="¿Quién eres tú en esta conversación?">
      <div className="grid gap-3">
        <p>
          No se reconoce a nadie de la agencia. Elígelo y aparecerán aquí los datos del cliente: hasta entonces no
          tomamos las palabras de nadie por las suyas.
        </p>
        <AgentChoice
          people={people}
          isBusy={isBusy}
          choose={(agents) => void call("Resumen actualizado", "PATCH", `/api/transcripts/${transcriptId}`, { agents })}
        />
      </div>
    </Callout>
  );
}
