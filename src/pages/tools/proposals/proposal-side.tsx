import { Download, Send } from "lucide-react";
import { deviceName, deviceOf } from "#domain/accounts/account/device.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { Difference } from "#domain/tools/proposals/differences.ts";
import { missingOf } from "#domain/tools/proposals/missing.ts";
import {
  PROPOSAL_SECTIONS,
  type ProposalDocument,
  type ProposalSection,
  SECTION_NAMES,
} from "#domain/tools/proposals/proposal-document.ts";
import { answerForm } from "#domain/tools/proposals/proposal-forms.ts";
import { EVENT_WORDS, type ProposalEventKind } from "#domain/tools/proposals/proposal-states.ts";
import { versionWords } from "#domain/tools/proposals/proposal-words.ts";
import { shownToOwner } from "#domain/tools/proposals/shown-to-owner.ts";
import { taxNameOf } from "#domain/tools/proposals/tax-name.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { unprintedSigns } from "#ui/pdf/printable.ts";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { When } from "../../shared/when.tsx";
import { focusField } from "./use-proposal.ts";

export interface Question {
  id: string;
  section: ProposalSection;
  who: string | null;
  at: string;
  text: string;
  reply: string | null;
  repliedAt: string | null;
}

export interface Course {
  /** The newest first; the first one of all changed nothing. */
  versions: { number: number; at: string; changes: { since: number; all: Difference[] } | null }[];
  questions: Question[];
  views: { section: string; views: number; lastAt: string }[];
  events: {
    id: string;
    at: string;
    kind: ProposalEventKind;
    version: number | null;
    details: Record<string, string>;
  }[];
  address: string | null;
}

const MOST_SIGNS = 12;

/** Names the signs that neither the owner's page nor the signed paper shows. */
export function UnprintedNote({ document }: { document: ProposalDocument }) {
  const signs = unprintedSigns(shownToOwner(document));
  if (signs.length === 0) return null;
  return (
    <Callout tone="warning" title="Signos que no salen">
      Ni la página del propietario ni el documento que se firma muestran {listed(signs.slice(0, MOST_SIGNS))}
      {signs.length > MOST_SIGNS ? " y otros" : ""}. Si dicen algo, escríbelo con palabras.
    </Callout>
  );
}

/** The missing fields by name, each of which leads to its control. */
export function MissingList({ document, isSent }: { document: ProposalDocument; isSent: boolean }) {
  const missing = missingOf(document, taxNameOf(document.country));
  if (missing.length === 0)
    return <Callout tone="success">{isSent ? "No falta nada." : "No falta nada: puedes enviarla."}</Callout>;
  return (
    <Callout tone="warning" title={missing.length === 1 ? "Falta" : "Faltan"}>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {missing.map(({ field, name }) => (
          <li key={field}>
            <button type="button" className="link-text touch-target" onClick={() => focusField(field)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Browsers that look like robots are not counted, but whoever proved their address there has read it. */
function unopened({ events }: Course): string {
  const readers = events.flatMap(({ kind, details }) =>
    kind === "identificada" && details.quien ? details.quien : [],
  );
  return readers.length === 0 ? "Todavía no se ha abierto." : `La ha abierto ${listed([...new Set(readers)])}.`;
}

/** The address of the owner, what they opened, and how to end it. */
export function LinkPanel({
  id,
  course,
  opens,
  lastOpenedAt,
}: {
  id: string;
  course: Course;
  opens: number;
  lastOpenedAt: string | null;
}) {
  const { isBusy, call } = useCall();
  const bySection = new Map(course.views.map((view) => [view.section, view]));
  return (
    <Panel labelledBy="enlace">
      <PanelHeader
        id="enlace"
        title="Enlace del propietario"
        description={
          opens === 0 ? unopened(course) : `${counted(opens, "apertura", "aperturas")}, una por navegador y día.`
        }
      />
      <PanelBody className="grid gap-4 text-sm">
        {lastOpenedAt ? (
          <p>
            Última apertura: <When iso={lastOpenedAt} />
          </p>
        ) : null}
        {course.address ? (
          <div className="flex flex-wrap gap-2">
            <CopyButton size="sm" text={course.address} label="Copiar el enlace" />
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Enlace retirado", "DELETE", `/api/proposals/${id}/link`)}
            >
              Retirar el enlace
            </Button>
          </div>
        ) : (
          <p className="text-muted-foreground">El enlace está retirado. Al enviarla otra vez se hace uno nuevo.</p>
        )}
        {opens > 0 ? (
          <dl className="grid gap-1">
            {PROPOSAL_SECTIONS.filter((section) => bySection.has(section)).map((section) => (
              <div key={section} className="flex justify-between gap-4">
                <dt>{SECTION_NAMES[section]}</dt>
                <dd className="text-muted-foreground tabular-nums">
                  {counted(bySection.get(section)!.views, "vez", "veces")}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </PanelBody>
    </Panel>
  );
}

export function QuestionsPanel({ id, questions }: { id: string; questions: readonly Question[] }) {
  return (
    <Panel labelledBy="preguntas">
      <PanelHeader id="preguntas" title="Preguntas" divided />
      <ul className="divide-y text-sm">
        {questions.map((question) => (
          <li key={question.id} className="grid gap-2 px-5 py-4 sm:px-6">
            <p className="text-xs text-muted-foreground">
              {question.who ? `${question.who} · ` : ""}
              {SECTION_NAMES[question.section]} · <When iso={question.at} />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{question.text}</p>
            {question.reply ? (
              <p className="border-l-2 pl-3 whitespace-pre-line wrap-anywhere">
                <span className="block text-xs text-muted-foreground">Tu respuesta</span>
                {question.reply}
              </p>
            ) : (
              <ReplyForm id={id} questionId={question.id} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ReplyForm({ id, questionId }: { id: string; questionId: string }) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: answerForm,
    method: "POST",
    path: `/api/proposals/${id}/questions/${questionId}/reply`,
    doneText: "Respuesta publicada en su página",
  });
  const foot = { id: `respuesta-${questionId}`, error: errors.text };
  return (
    <form {...formProps} className="grid gap-2">
      <FieldFrame {...foot} label="Tu respuesta">
        <TextareaBox {...ariaOf(foot, false)} name="text" rows={2} maxLength={2_000} />
      </FieldFrame>
      <div>
        <Button type="submit" size="sm" loading={isBusy}>
          <Send aria-hidden size={16} strokeWidth={1.75} /> Responder
        </Button>
      </div>
    </form>
  );
}

/** The versions that were sent, the newest first, each with what changed since the one before. */
export function VersionsPanel({ id, versions }: { id: string; versions: Course["versions"] }) {
  return (
    <Panel labelledBy="versiones">
      <PanelHeader id="versiones" title="Versiones enviadas" />
      <PanelBody className="grid gap-2 text-sm">
        {versions.map(({ number, at, changes }) => (
          <div key={number} className="grid gap-1">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{versionWords(number, at)}</span>
              <Button asChild size="sm" variant="ghost">
                <a
                  href={`/api/proposals/${id}/pdf?version=${number}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`PDF de la versión ${number}`}
                >
                  <Download aria-hidden size={16} strokeWidth={1.75} /> PDF
                </a>
              </Button>
            </p>
            {changes ? <Changes {...changes} /> : null}
          </div>
        ))}
      </PanelBody>
    </Panel>
  );
}

function Changes({ since, all }: { since: number; all: readonly Difference[] }) {
  return (
    <Disclosure summary={`${counted(all.length, "cambio", "cambios")} desde la versión ${since}`}>
      <dl className="grid gap-3">
        {all.map(({ name, before, after }) => (
          <div key={name}>
            <dt className="font-medium text-foreground">{name}</dt>
            <dd className="wrap-anywhere">
              <span className="line-through">{before ?? "Nada"}</span> → {after ?? "Nada"}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

export function EventsPanel({ events }: { events: Course["events"] }) {
  return (
    <Panel labelledBy="que-ha-pasado">
      <PanelHeader
        id="que-ha-pasado"
        title="Qué ha pasado"
        description="Queda guardado y no se puede cambiar."
        divided
      />
      <ol className="divide-y text-sm">
        {events.map(({ id, at, kind, version, details }) => (
          <li key={id} className="px-5 py-2.5 sm:px-6">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                {EVENT_WORDS[kind]}
                {version ? ` · versión ${version}` : ""}
              </span>
              <When iso={at} style="full" className="text-xs text-muted-foreground tabular-nums" />
            </span>
            {Object.entries(details).map(([name, said]) =>
              name in DETAIL_NAMES ? (
                <span key={name} className="block text-xs text-muted-foreground wrap-anywhere">
                  {DETAIL_NAMES[name]}: {DETAIL_WORDS[name]?.(said) ?? said}
                </span>
              ) : null,
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const DETAIL_WORDS: Record<string, (said: string) => string> = {
  seccion: (said) => SECTION_NAMES[said as ProposalSection],
  navegador: (said) => deviceName(deviceOf(said)),
};

const DETAIL_NAMES: Record<string, string> = {
  quien: "Quién",
  huella: "Huella del documento (SHA-256)",
  nombre: "Nombre escrito",
  direccion: "Red, abreviada",
  navegador: "Navegador",
  destinatario: "Destinatario",
  seccion: "Apartado",
  motivo: "Motivo",
};
