import { ArrowLeftRight } from "lucide-react";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import type { Thread } from "#domain/tools/conversations/thread.ts";
import type { TranscriptChange } from "#domain/tools/conversations/transcript-forms.ts";
import { orderWords } from "#domain/tools/conversations/transcript-texts.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { useCall } from "#ui/use-call.ts";
import { AgentChoice } from "./agent-choice.tsx";
import { zonesWith } from "./zone-choices.ts";

interface ReadingPanelProps {
  transcriptId: string;
  head: Omit<Thread, "messages">;
  country: string;
  /** Day and month of its dates can change places. */
  mayTurnDays: boolean;
}

/** Asks who is the agent, and how days, hours and amounts were read: the summary follows each change. */
export function ReadingPanel({ transcriptId, head, country, mayTurnDays }: ReadingPanelProps) {
  const { call, isBusy } = useCall();
  const { people, order, zone, source } = head;
  const agents = people.flatMap(({ side }, i) => (side === "agent" ? [i] : []));
  const change = (body: TranscriptChange) =>
    void call("Resumen actualizado", "PATCH", `/api/transcripts/${transcriptId}`, body);
  // Notes have no speakers, or the one who wrote them.
  const isToChoose = people.length > 0 && source !== "notes";
  return (
    <>
      <div className="border-b px-5 py-3 sm:px-6">
        <PlainSelect
          label="País de la conversación"
          help="De él salen la moneda de los importes y las palabras. Al cambiarlo, el resumen se rehace."
          value={country}
          disabled={isBusy}
          choices={COUNTRY_OPTIONS}
          onChange={(event) => change({ country: event.currentTarget.value })}
        />
      </div>
      <Disclosure
        className="px-5 sm:px-6"
        open={isToChoose && agents.length === 0}
        summary={
          <span className="text-sm">
            {agents.length > 0
              ? `Tu parte: ${agents.map((i) => people[i]!.name).join(", ")}`
              : isToChoose
                ? "Dinos quién eres tú"
                : "Cómo se han leído las fechas"}
          </span>
        }
      >
        <div className="grid gap-4">
          {isToChoose || people.length > 1 ? (
            <AgentChoice people={people} isBusy={isBusy} choose={(chosen) => change({ agents: chosen })} />
          ) : (
            <p className="text-sm">Son notas: no hay dos partes que distinguir. Se leen como dichas por tu cliente.</p>
          )}
          {order ? (
            <div className="grid gap-2 text-sm">
              <p>{orderWords(order)}</p>
              {mayTurnDays ? (
                <div>
                  <Button
                    variant="outline"
                    size="sm"
                    loading={isBusy}
                    onClick={() => change({ dayFirst: !order.dayFirst })}
                  >
                    <ArrowLeftRight aria-hidden size={16} strokeWidth={1.75} /> Leerlas como{" "}
                    {order.dayFirst ? "mes/día" : "día/mes"}
                  </Button>
                </div>
              ) : null}
            </div>
          ) : null}
          <PlainSelect
            label="Zona horaria"
            value={zone}
            disabled={isBusy}
            choices={zonesWith(zone)}
            onChange={(event) => change({ zone: event.currentTarget.value })}
          />
        </div>
      </Disclosure>
    </>
  );
}
