import { CalendarPlus, Download } from "lucide-react";
import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { firstSigns } from "#domain/shared/format/text-ends.ts";
import { numberedCommitments } from "#domain/tools/conversations/proposed-events.ts";
import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import type { KeepEvents } from "#domain/tools/conversations/transcript-forms.ts";
import { cutWords, dueWords, isOverdue } from "#domain/tools/conversations/transcript-texts.ts";
import { Button } from "#ui/button.tsx";
import { InputBox, Tick } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { MessageLink, useMessageLinks } from "./messages-context.tsx";
import { CutNote, PanelFoot } from "./summary-panels.tsx";

interface CommitmentsPanelProps {
  transcriptId: string;
  summary: ConversationSummary;
  zone: string;
  /** ISO day in that zone. */
  today: string;
  /** Ids of those that are in the calendar. */
  kept: readonly string[];
  /** False in the trash, where they are read alone. */
  mayAdd: boolean;
}

/** The promises of everybody, and the way of each into the calendar. */
export function CommitmentsPanel({ transcriptId, summary, zone, today, kept, mayAdd }: CommitmentsPanelProps) {
  const { people } = useMessageLinks();
  const all = numberedCommitments(summary);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    // One whose day is over is offered, and not chosen.
    () =>
      new Set(
        all
          .filter(({ id, due }) => due !== null && !kept.includes(id) && !isOverdue(due, zone, today))
          .map(({ id }) => id),
      ),
  );
  const [days, setDays] = useState<Record<string, string>>({});
  const { call, isBusy } = useCall();
  if (all.length === 0) return null;
  const ready = all.filter(({ id, due }) => chosen.has(id) && !kept.includes(id) && (due !== null || days[id]));
  async function add() {
    const body: KeepEvents = { events: ready.map(({ id }) => ({ id, day: days[id] || null })) };
    await call("Añadido al calendario", "POST", `/api/transcripts/${transcriptId}/events`, body);
  }
  return (
    <Panel labelledBy="compromisos" className="overflow-hidden">
      <PanelHeader
        id="compromisos"
        title="Compromisos"
        description={mayAdd ? "Marca los que quieras llevar a tus tareas y a tu calendario." : undefined}
        divided
      />
      <ul className="divide-y">
        {all.map(({ id, by, what, due, message, kind }) => {
          const isKept = kept.includes(id);
          return (
            <li key={id} className="grid gap-2 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
              <div className="min-w-0">
                {isKept || !mayAdd ? (
                  <p className="wrap-anywhere">
                    <Promised who={people[by]?.name} what={what} />
                  </p>
                ) : (
                  <Tick
                    checked={chosen.has(id)}
                    onChange={(event) => {
                      const next = new Set(chosen);
                      if (event.currentTarget.checked) next.add(id);
                      else next.delete(id);
                      setChosen(next);
                    }}
                    label={
                      <span className="text-base wrap-anywhere">
                        <Promised who={people[by]?.name} what={what} />
                      </span>
                    }
                  />
                )}
                <p className="flex flex-wrap items-center gap-x-4">
                  <MessageLink place={message} />
                  {isKept ? <Tag tone="success">En el calendario</Tag> : null}
                </p>
              </div>
              {due === null && !isKept && mayAdd ? (
                <FieldFrame
                  id={`dia-${id}`}
                  label={`Día de «${firstSigns(what, 40)}»`}
                  hideLabel
                  help="No dijeron cuándo"
                >
                  <InputBox
                    id={`dia-${id}`}
                    type="date"
                    value={days[id] ?? ""}
                    onChange={(event) => {
                      const { value } = event.currentTarget;
                      setDays((before) => ({ ...before, [id]: value }));
                      if (value !== "") setChosen((before) => new Set([...before, id]));
                    }}
                  />
                </FieldFrame>
              ) : (
                <p className="text-sm sm:text-right">
                  <span className="block font-medium">{dueWords({ due, kind }, zone, today)}</span>
                  <span className="text-muted-foreground">{kind === "appointment" ? "Cita" : "Tarea"}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <CutNote>{cutWords(summary, "commitments")}</CutNote>
      <PanelFoot>
        {mayAdd ? (
          <Button loading={isBusy} disabled={ready.length === 0} onClick={() => void add()}>
            <CalendarPlus aria-hidden size={18} strokeWidth={1.75} />
            {ready.length === 0 ? "Añadir al calendario" : `Añadir ${counted(ready.length, "evento", "eventos")}`}
          </Button>
        ) : null}
        {all.some(({ due }) => due !== null) ? (
          <Button asChild variant="outline">
            <a href={`/api/transcripts/${transcriptId}/events.ics`} download>
              <Download aria-hidden size={18} strokeWidth={1.75} /> Archivo ICS
            </a>
          </Button>
        ) : null}
        {kept.length > 0 ? (
          <PageLink to="/dashboard/calendar/tareas" className="link-text touch-target text-sm">
            Ver tus tareas
          </PageLink>
        ) : null}
      </PanelFoot>
    </Panel>
  );
}

/** Notes name nobody. */
function Promised({ who, what }: { who: string | undefined; what: string }) {
  if (who === undefined) return what;
  return (
    <>
      <b className="font-semibold">{who}</b>: {what}
    </>
  );
}
