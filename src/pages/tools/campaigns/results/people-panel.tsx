import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import { leftOutWords } from "#domain/tools/campaigns/sending/left-out.ts";
import {
  type CampaignPerson,
  FILTER_NAMES,
  PEOPLE_FILTERS,
  type PeopleFilter,
  STATE_NAMES,
  WAITING_WORDS,
} from "#domain/tools/campaigns/sending/results.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../../shared/when.tsx";
import { useMailPlace } from "../mail-place.ts";

interface PeoplePanelProps {
  campaignId: string;
  people: readonly CampaignPerson[];
  next: string | null;
  filter: PeopleFilter;
  isFirst: boolean;
  /** Whether a reply has something to stop. */
  isSequence: boolean;
}

const TONES = {
  pendiente: "neutral",
  tomado: "neutral",
  "sin-respuesta": "warning",
  enviado: "success",
  omitido: "outline",
  rebotado: "destructive",
  fallido: "destructive",
} as const;

/** Everybody of a campaign, and what became of their mail. */
export function PeoplePanel({ campaignId, people, next, filter, isFirst, isSequence }: PeoplePanelProps) {
  const place = useMailPlace();
  const path = place.results(campaignId);
  return (
    <Panel labelledBy="personas" className="overflow-hidden">
      <PanelHeader id="personas" title="Persona por persona" divided />
      <nav aria-label="Qué personas" className="border-b px-5 py-3 sm:px-6">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {PEOPLE_FILTERS.map((one) => (
            <li key={one}>
              <PageLink
                to={one === "todos" ? path : `${path}?ver=${one}`}
                preventScrollReset
                {...(one === filter ? { "aria-current": "page" as const } : {})}
                className="inline-flex min-h-11 items-center text-muted-foreground no-underline hover:text-foreground aria-[current=page]:font-semibold aria-[current=page]:text-foreground"
              >
                {FILTER_NAMES[one]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {people.length === 0 ? (
        <EmptyState title="Nadie en esta lista">Cambia de lista arriba para ver a los demás.</EmptyState>
      ) : (
        <ul className="divide-y text-sm">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} campaignId={campaignId} isSequence={isSequence} />
          ))}
        </ul>
      )}
      {isFirst && next === null ? null : (
        <nav aria-label="Más personas" className="flex justify-between gap-4 border-t px-5 py-2 text-sm sm:px-6">
          {isFirst ? (
            <span />
          ) : (
            <PageLink
              to={filter === "todos" ? path : `${path}?ver=${filter}`}
              className="link-text inline-flex min-h-11 items-center"
            >
              Al principio
            </PageLink>
          )}
          {next === null ? null : (
            <PageLink
              to={`${path}?ver=${filter}&desde=${next}`}
              className="link-text inline-flex min-h-11 items-center"
            >
              Siguientes
            </PageLink>
          )}
        </nav>
      )}
    </Panel>
  );
}

function PersonRow({
  person,
  campaignId,
  isSequence,
}: {
  person: CampaignPerson;
  campaignId: string;
  isSequence: boolean;
}) {
  const place = useMailPlace();
  const { isBusy, call } = useCall();
  const { id, contactId, name, email, message, state, reason, basis, basisDate, basisWords, basisSource, answer } =
    person;
  const happened = [
    ["Enviado", person.sentAt],
    ["Programa lo abrió", person.openedAt],
    ["Abrió un enlace", person.clickedAt],
    ["Respondió", person.repliedAt],
    ["Rebotó", person.bouncedAt],
    ["No deseado", person.complainedAt],
    ["Baja", person.unsubscribedAt],
    ["Sale", state === "pendiente" ? person.dueAt : null],
  ] as const;
  return (
    <li className="grid gap-1.5 px-5 py-3 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          {contactId === null ? (
            <span className="text-muted-foreground">Contacto eliminado</span>
          ) : (
            <PageLink to={place.contact(contactId)} className="link-text touch-target font-medium wrap-anywhere">
              {name}
            </PageLink>
          )}
          <span className="block text-xs text-muted-foreground wrap-anywhere">
            {email || "Sin dirección"}
            {isSequence ? ` · mensaje ${message + 1}` : ""}
          </span>
        </span>
        <span className="flex items-center gap-3">
          {isSequence && state === "enviado" && person.repliedAt === null && contactId !== null ? (
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              aria-label={`Anotar que ${name ?? "esta persona"} ha respondido`}
              onClick={() =>
                void call("Anotado: no recibe más", "POST", `${place.resultsApi}/${campaignId}/people/${id}/reply`)
              }
            >
              Ha respondido
            </Button>
          ) : null}
          <Tag tone={TONES[state]}>{STATE_NAMES[state]}</Tag>
        </span>
      </div>
      {reason === null ? null : <p>{leftOutWords(reason)}</p>}
      {person.waits === null ? null : <p className="text-muted-foreground">{WAITING_WORDS[person.waits]}</p>}
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-muted-foreground">
        {happened.map(([what, at]) =>
          at === null ? null : (
            <span key={what}>
              {what}: <When iso={at} />
            </span>
          ),
        )}
      </p>
      {basis === null ? null : (
        <p className="text-xs text-muted-foreground wrap-anywhere">
          {basis === "consentimiento" ? "Consintió" : "Es cliente"}
          {basisDate === null ? "" : " el "}
          {basisDate === null ? null : <When iso={basisDate} style="day" />}
          {basisWords === null ? "" : `: «${basisWords}»`}
          {basisSource === null ? "" : ` (origen: ${sourceName(basisSource)})`}
        </p>
      )}
      {answer === null || state === "enviado" ? null : (
        <p className="text-xs text-muted-foreground wrap-anywhere">El servidor dijo: {answer}</p>
      )}
    </li>
  );
}
