import { Phone } from "lucide-react";
import { useId } from "react";
import type { FittingPerson, SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { isSettled } from "#domain/crm/matching/compared.ts";
import { counted } from "#domain/shared/format/counted.ts";
import type { PeopleForHome, PersonToWrite } from "#server/tools/sharing/matched.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { LinkToHome } from "../../market/search/link-to-home.tsx";
import { SendWays } from "../../portfolio/homes/send-ways.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { CsvButton } from "./csv-button.tsx";
import { ExchangeTag } from "./exchange-tag.tsx";
import { MatchBar } from "./match-bar.tsx";
import { matchesCsv } from "./matches-csv.ts";
import { SendNow } from "./send-now.tsx";
import { useSending } from "./use-sending.ts";

interface PeopleForHomeListProps {
  home: PeopleForHome & { id: string; isOnOffer: boolean; isOfMarket: boolean };
}

/** The people for a home: those who fit, those whom one thing keeps from it, and those who know it already. */
export function PeopleForHomeList({ home }: PeopleForHomeListProps) {
  const { id, title, hasPage, isOnOffer, isOfMarket, people, near } = home;
  const headingId = useId();
  const open = people.filter((person) => person.refusal === null && !isSettled(person));
  const settled = people.filter((person) => person.refusal === null && isSettled(person));
  const refused = people.filter(({ refusal }) => refusal !== null);
  return (
    <Panel labelledBy={headingId}>
      <PanelHeader
        id={headingId}
        title={title}
        divided
        description={summaryOf(people.length, near.length)}
        actions={
          <>
            {people.length + near.length > 0 ? (
              <CsvButton
                name="quien-encaja.csv"
                text={() =>
                  matchesCsv(
                    "Persona",
                    [...people, ...near].map((one) => ({ ...one, name: one.fullName })),
                  )
                }
              />
            ) : null}
            <Button asChild variant="outline" size="sm">
              {isOfMarket ? (
                <LinkToHome id={id}>Abrir el inmueble</LinkToHome>
              ) : (
                <PageLink to={`/dashboard/cartera/${id}`}>Abrir la ficha</PageLink>
              )}
            </Button>
          </>
        }
      />
      {isOnOffer ? null : (
        <Callout tone="warning" className="m-5 sm:m-6">
          {isOfMarket
            ? "Esta vivienda ya no está disponible en el mercado. Mira a quién le encajaría, y pregunta a quien la ofrece antes de enviarla."
            : "Esta vivienda no está disponible en tu cartera. Mira a quién le encajaría, y ponla disponible antes de enviarla."}
        </Callout>
      )}
      {isOnOffer && !hasPage && open.length > 0 ? (
        <Callout
          tone="info"
          className="m-5 sm:m-6"
          action={
            <Button asChild size="sm" variant="outline">
              <PageLink to={`/dashboard/cartera/${id}`}>Compartirla desde su ficha</PageLink>
            </Button>
          }
        >
          Para escribir a quien encaja, comparte antes la página de la vivienda sin contraseña: el mensaje lleva su
          enlace.
        </Callout>
      ) : null}
      {people.length + near.length === 0 ? <NobodyFits /> : null}
      {open.length > 0 ? <People homeId={id} title={title} people={open} /> : null}
      {near.length > 0 ? (
        <section className="border-t">
          <h3 className="px-5 pt-5 text-base font-semibold sm:px-6">Casi encajan</h3>
          <p className="px-5 text-sm text-muted-foreground sm:px-6">
            Les falta una sola cosa. Háblalo con ellos antes de enviársela.
          </p>
          <People homeId={id} title={title} people={near} />
        </section>
      ) : null}
      {settled.length > 0 ? (
        <div className="border-t px-5 sm:px-6">
          <Disclosure
            summary={`${counted(settled.length, "persona ya la conoce", "personas ya la conocen")}, y no ha cambiado`}
          >
            <People homeId={id} title={title} people={settled} isSettled />
          </Disclosure>
        </div>
      ) : null}
      {refused.length > 0 ? (
        <section className="border-t">
          <h3 className="px-5 pt-5 text-base font-semibold sm:px-6">Encajan, pero no se les puede escribir</h3>
          <ul className="divide-y">
            {refused.map((person) => (
              <Refused key={person.id} person={person} homeId={id} />
            ))}
          </ul>
        </section>
      ) : null}
    </Panel>
  );
}

const summaryOf = (fits: number, near: number): string =>
  [
    fits === 0
      ? near === 0
        ? "Nadie que comparar todavía"
        : "Nadie lo cumple todo"
      : fits === 1
        ? "Encaja 1 persona"
        : `Encajan ${fits} personas`,
    near === 0 ? null : near === 1 ? "1 casi" : `${near} casi`,
  ]
    .filter(Boolean)
    .join(" · ");

const NobodyFits = () => (
  <EmptyState
    title="Ninguno de tus contactos busca algo así"
    action={
      <Button asChild variant="outline">
        <PageLink to="/dashboard/contactos">Abrir mis contactos</PageLink>
      </Button>
    }
  >
    Apunta lo que busca cada comprador en su ficha, y saldrá aquí con su nota.
  </EmptyState>
);

const PersonLink = ({ id, fullName }: Pick<FittingPerson, "id" | "fullName">) => (
  <PageLink to={`/dashboard/contactos/${id}`} className="link-text touch-target font-semibold">
    {fullName}
  </PageLink>
);

/** Somebody to whom nobody may write: why not, and what an agent can do instead. */
function Refused({ person, homeId }: { person: PersonToWrite; homeId: string }) {
  const { id, fullName, phone, refusal, answer } = person;
  return (
    <li className="grid gap-3 px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PersonLink id={id} fullName={fullName} />
        <Tag tone="warning">{refusal}</Tag>
      </div>
      <MatchBar {...person} />
      <div className="flex flex-wrap gap-2">
        {phone === null ? null : (
          <Button asChild size="sm">
            <a href={`tel:${phone}`}>
              <Phone aria-hidden size={16} strokeWidth={1.75} /> Llamar y preguntarle
            </a>
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <PageLink to={`/dashboard/contactos/${id}`}>Apuntar su permiso en la ficha</PageLink>
        </Button>
        <AnswerButtons homeId={homeId} contactId={id} about={fullName} answer={answer} />
      </div>
    </li>
  );
}

interface PeopleProps {
  homeId: string;
  title: string;
  people: readonly PersonToWrite[];
  isSettled?: boolean;
}

function People({ homeId, title, people, isSettled: isPast = false }: PeopleProps) {
  const send = useSending();
  return (
    <ul className="divide-y">
      {people.map((person) => (
        <li key={person.id} className={isPast ? "grid gap-3 py-4" : "grid gap-3 px-5 py-5 sm:px-6"}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PersonLink {...person} />
            <ExchangeTag {...person} />
          </div>
          <MatchBar {...person} />
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {person.message === null || person.refusal !== null ? null : (
              <SendWays
                email={person.email}
                phone={person.phone}
                title={title}
                message={person.message}
                isSent={isPast || person.sentAt !== null}
                onSent={(way: SendingWay) =>
                  void send({ homeIds: [homeId], contactId: person.id, way, insists: isPast || isSettled(person) })
                }
              >
                {person.email === null ? null : (
                  <SendNow
                    to={person.email}
                    message={person.message}
                    onSend={() =>
                      void send({
                        homeIds: [homeId],
                        contactId: person.id,
                        way: "umbral",
                        insists: isPast || isSettled(person),
                      })
                    }
                  />
                )}
              </SendWays>
            )}
            <AnswerButtons homeId={homeId} contactId={person.id} about={person.fullName} answer={person.answer} />
          </div>
        </li>
      ))}
    </ul>
  );
}
