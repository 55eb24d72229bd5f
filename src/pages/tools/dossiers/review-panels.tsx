import { CalendarPlus, CircleCheck, CircleX, Download, Eye, TriangleAlert } from "lucide-react";
import { formatDate } from "#domain/shared/format/format.ts";
import { type Question, questionsText, type ShownLight } from "#domain/tools/dossiers/dossier-parts.ts";
import { DOSSIER_LIMITS_TOLD, LIGHT_WORDS } from "#domain/tools/dossiers/dossier-words.ts";
import type { DeadlineReading, DossierReview, Finding } from "#domain/tools/dossiers/reading.ts";
import type { DeedPaper } from "#domain/tools/dossiers/rules/deed-papers.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { LightTag } from "../../shared/light-tag.tsx";
import { DocumentLink, QuoteLink } from "./quotes-context.tsx";

/** The parts of what a dossier says, each with the places that it rests on. */

type Light = DossierReview["light"];

const LIGHT_LOOKS: Record<Light, { Icon: typeof Eye; soft: string }> = {
  red: { Icon: CircleX, soft: "bg-destructive-soft text-destructive-soft-foreground" },
  amber: { Icon: TriangleAlert, soft: "bg-warning-soft text-warning-soft-foreground" },
  green: { Icon: CircleCheck, soft: "bg-success-soft text-success-soft-foreground" },
  review: { Icon: Eye, soft: "bg-primary-soft text-primary-soft-foreground" },
};

export function LightPanel({ light, reasons }: ShownLight) {
  const { Icon, soft } = LIGHT_LOOKS[light];
  const { name, means } = LIGHT_WORDS[light];
  return (
    <section
      aria-labelledby="semaforo"
      className={classNames("flex gap-4 rounded-lg p-5 sm:p-6 forced-colors:border", soft)}
    >
      <Icon aria-hidden size={40} strokeWidth={1.75} className="shrink-0" />
      <div className="min-w-0">
        <h2 id="semaforo" className="text-h3">
          {name}
        </h2>
        <p className="mt-1">{means}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-control">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function FindingsPanel({ findings }: { findings: readonly Finding[] }) {
  return (
    <Panel labelledBy="hallazgos" className="overflow-hidden">
      <PanelHeader
        id="hallazgos"
        title="Lo que hay que saber"
        description={`Lo más grave primero. Pulsa una cita para verla en su página. ${DOSSIER_LIMITS_TOLD}`}
        divided
      />
      {findings.length === 0 ? (
        <EmptyState title="Nada que señalar">Ninguna regla ha encontrado algo en lo leído.</EmptyState>
      ) : (
        <ul className="divide-y">
          {findings.map((finding, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings come anew as a whole, and two may say the same
            <FindingRow key={`${finding.rule} ${i}`} finding={finding} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FindingRow({ finding: { level, title, text, basis, quotes, document } }: { finding: Finding }) {
  const isAcross = new Set(quotes.map(({ document }) => document)).size > 1;
  return (
    <li className="grid gap-1.5 px-5 py-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-2">
        <LightTag light={level} />
        {isAcross ? <Tag tone="outline">Entre documentos</Tag> : null}
      </p>
      <h3 className="text-base font-semibold tracking-normal wrap-anywhere [font-stretch:100%]">{title}</h3>
      <p className="text-control wrap-anywhere">{text}</p>
      {basis ? (
        <p className="text-xs text-muted-foreground wrap-anywhere">
          {basis.name}. Consultado el {formatDate(basis.date)}.
        </p>
      ) : null}
      {quotes.map((quote) => (
        <QuoteLink
          key={`${quote.document} ${quote.page} ${quote.start} ${quote.end}`}
          part={quote.document}
          quote={quote}
          showsText
        />
      ))}
      {document === undefined ? null : <DocumentLink part={document} />}
    </li>
  );
}

export function QuestionsPanel({ title, questions }: { title: string; questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <Panel labelledBy="preguntas" className="overflow-hidden">
      <PanelHeader
        id="preguntas"
        title="Qué preguntar, y a quién"
        divided
        actions={<CopyButton size="sm" text={() => questionsText(title, questions)} label="Copiar las preguntas" />}
      />
      <ul className="divide-y">
        {questions.map(({ ask, whom, about }) => (
          <li key={`${whom} ${ask}`} className="px-5 py-3 sm:px-6">
            <p className="text-sm font-medium text-primary first-letter:uppercase">{whom}</p>
            <p className="wrap-anywhere">{ask}</p>
            <p className="text-xs text-muted-foreground wrap-anywhere">Por: {about.join("; ")}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface DeadlinesPanelProps {
  deadlines: readonly DeadlineReading[];
  /** Null where there is no calendar to put them into. */
  dossierId: string | null;
  /** Days with their titles that are in the calendar. */
  kept: ReadonlySet<string>;
}

export const deadlineKey = (date: string, title: string): string => `${date} ${title}`;

export function DeadlinesPanel({ deadlines, dossierId, kept }: DeadlinesPanelProps) {
  const { call, isBusy } = useCall();
  if (deadlines.length === 0) return null;
  const put = (date: string, title: string) =>
    call("En tu calendario", "POST", `/api/dossiers/${dossierId}/confirm`, { events: [{ date, title }] });
  return (
    <Panel labelledBy="plazos" className="overflow-hidden">
      <PanelHeader
        id="plazos"
        title="Plazos"
        description="Al calendario con un clic, con aviso el día antes."
        divided
        actions={
          dossierId === null ? undefined : (
            <Button asChild size="sm" variant="outline">
              <a href={`/api/dossiers/${dossierId}/deadlines.ics`} download>
                <Download aria-hidden size={16} strokeWidth={1.75} /> Todos (.ics)
              </a>
            </Button>
          )
        }
      />
      <ul className="divide-y">
        {deadlines.map(({ date, what, quote }) => (
          <li
            key={`${date} ${what} ${quote.document} ${quote.start}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p>
                <b className="font-semibold tabular-nums">{formatDate(date)}</b> {what}
              </p>
              <QuoteLink part={quote.document} quote={quote} showsText />
            </div>
            {dossierId === null ? null : kept.has(deadlineKey(date, what)) ? (
              <Tag tone="success">En el calendario</Tag>
            ) : (
              <Button
                size="sm"
                variant="outline"
                loading={isBusy}
                aria-label={`Añadir al calendario: ${what}`}
                onClick={() => void put(date, what)}
              >
                <CalendarPlus aria-hidden size={16} strokeWidth={1.75} /> Al calendario
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The papers that the deed needs where the home lies, and whether each is there. */
export function DeedPanel({ papers, place }: { papers: readonly DeedPaper[]; place: string }) {
  if (papers.length === 0) return null;
  const missing = papers.filter(({ isThere, need }) => !isThere && need === "always").length;
  const faulty = papers.filter(({ fault }) => fault !== null).length;
  return (
    <Panel labelledBy="escritura" className="overflow-hidden">
      <PanelHeader
        id="escritura"
        title="Para la escritura"
        description={`Papeles que se piden en ${place}. ${missing === 0 ? "No falta ninguno de los obligados." : missing === 1 ? "Falta uno." : `Faltan ${missing}.`}${faulty === 0 ? "" : faulty === 1 ? " Uno no sirve tal como está." : ` ${faulty} no sirven tal como están.`}`}
        divided
      />
      <ul className="divide-y">
        {papers.map(({ name, why, whom, isThere, fault, need, isUnchecked }) => (
          <li key={name} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-5 py-3 sm:px-6">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">{name}</p>
              <p className="text-control text-muted-foreground">{why}</p>
              <p className="text-xs text-muted-foreground">
                Lo da: {whom}
                {isUnchecked ? ". Por comprobar en el texto oficial" : ""}
              </p>
            </div>
            {fault !== null ? (
              <Tag tone="warning">{fault}</Tag>
            ) : isThere ? (
              <Tag tone="success">Está</Tag>
            ) : need === "always" ? (
              <Tag tone="warning">Falta</Tag>
            ) : (
              <Tag>Según el caso</Tag>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
