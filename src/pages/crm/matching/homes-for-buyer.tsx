import { useId, useState } from "react";
import { homesMessage, MOST_HOMES_SENT } from "#domain/crm/contacts/home-message.ts";
import type { SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import type { HomesForBuyer, HomeToSend } from "#server/tools/sharing/matched.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { SendWays } from "../../portfolio/homes/send-ways.tsx";
import { headOfDemand } from "../demand-words.ts";
import { homeLine } from "../home-line.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import { CsvButton } from "./csv-button.tsx";
import { ExchangeTag, isSettled } from "./exchange-tag.tsx";
import { MatchBar } from "./match-bar.tsx";
import { matchesCsv } from "./matches-csv.ts";
import { useSending } from "./use-sending.ts";

/** The homes of the portfolio for one buyer, by search; those that are chosen go into one message. */
export function HomesForBuyerList({ buyer }: { buyer: HomesForBuyer }) {
  const { id, fullName, searches, refusal } = buyer;
  const headingId = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const all = searches.flatMap(({ homes, near }) => [...homes, ...near]);
  /** Each home once, though several searches may find it. */
  const picked = [...new Map(all.map((home) => [home.id, home])).values()].filter((home) => chosen.includes(home.id));
  const toggle = (homeId: string) =>
    setChosen((before) => (before.includes(homeId) ? before.filter((one) => one !== homeId) : [...before, homeId]));
  return (
    <Panel labelledBy={headingId}>
      <PanelHeader
        id={headingId}
        title={fullName}
        divided
        description={searches.length === 0 ? "Sin búsquedas activas" : "Marca las que quieras enviar en un mensaje"}
        actions={
          <>
            {all.length > 0 ? (
              <CsvButton
                name="que-le-encaja.csv"
                text={() =>
                  matchesCsv(
                    "Vivienda",
                    all.map((home) => ({ ...home, name: home.title })),
                  )
                }
              />
            ) : null}
            <Button asChild variant="outline" size="sm">
              <PageLink to={`/dashboard/contactos/${id}`}>Abrir la ficha</PageLink>
            </Button>
          </>
        }
      />
      {refusal === null ? null : (
        <Callout tone="warning" className="m-5 sm:m-6">
          {refusal}. Puedes mirar qué le encaja, pero no enviarlo.
        </Callout>
      )}
      {searches.length === 0 ? (
        <EmptyState
          title="No sabemos qué busca"
          action={
            <Button asChild variant="outline">
              <PageLink to={`/dashboard/contactos/${id}`}>Apuntar qué busca</PageLink>
            </Button>
          }
        >
          Apunta en su ficha precio, zona y lo imprescindible. Con eso basta para cruzarlo con tu cartera.
        </EmptyState>
      ) : null}
      {searches.map(({ demand, homes, near }) => (
        <Search
          key={demand.id}
          head={headOfDemand(demand)}
          homes={homes}
          near={near}
          chosen={chosen}
          contactId={id}
          mayChoose={refusal === null}
          isFull={chosen.length >= MOST_HOMES_SENT}
          onToggle={toggle}
        />
      ))}
      {picked.length > 0 ? <SendBar buyer={buyer} homes={picked} onSent={() => setChosen([])} /> : null}
    </Panel>
  );
}

interface SearchProps {
  head: string;
  homes: readonly HomeToSend[];
  near: readonly HomeToSend[];
  chosen: readonly string[];
  contactId: string;
  mayChoose: boolean;
  isFull: boolean;
  onToggle: (homeId: string) => void;
}

function Search({ head, homes, near, ...choice }: SearchProps) {
  const open = homes.filter((home) => !isSettled(home));
  const settled = homes.filter(isSettled);
  return (
    <section className="border-t first-of-type:border-t-0">
      <h3 className="px-5 pt-5 text-base font-semibold sm:px-6">{head}</h3>
      {homes.length + near.length === 0 ? (
        <p className="px-5 py-4 text-sm text-muted-foreground sm:px-6">
          Ninguna vivienda de tu cartera encaja ahora. Cuando entre una o baje de precio, te avisamos en tu panel.
        </p>
      ) : null}
      <Homes homes={open} {...choice} />
      {near.length > 0 ? (
        <>
          <h4 className="border-t px-5 pt-5 text-sm font-semibold sm:px-6">Casi encajan</h4>
          <Homes homes={near} {...choice} />
        </>
      ) : null}
      {settled.length > 0 ? (
        <div className="border-t px-5 sm:px-6">
          <Disclosure
            summary={
              settled.length === 1
                ? "Ya conoce una, y no ha cambiado"
                : `Ya conoce ${formatNumber(settled.length)}, y no han cambiado`
            }
          >
            <Homes homes={settled} {...choice} mayChoose={false} />
          </Disclosure>
        </div>
      ) : null}
    </section>
  );
}

function Homes({ homes, chosen, contactId, mayChoose, isFull, onToggle }: Omit<SearchProps, "head" | "near">) {
  return (
    <ul className="divide-y">
      {homes.map((home) => {
        const isChosen = chosen.includes(home.id);
        return (
          <li key={home.id} className="grid gap-3 px-5 py-5 sm:px-6">
            <div className="flex items-start gap-3">
              {mayChoose && !isSettled(home) ? (
                <input
                  type="checkbox"
                  className="touch-target mt-1 size-5 shrink-0 accent-primary"
                  aria-label={`Enviar ${home.title}`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onToggle(home.id)}
                />
              ) : null}
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text font-semibold wrap-anywhere">
                    {home.title}
                  </PageLink>
                  <span className="font-semibold tabular-nums">
                    {home.priceCents === null ? "Sin precio" : formatMoney(home.priceCents / 100, home.currency)}
                  </span>
                </div>
                <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
                  {homeLine(home)} <ExchangeTag {...home} />
                </p>
              </div>
            </div>
            <MatchBar {...home} />
            <AnswerButtons homeId={home.id} contactId={contactId} about={home.title} answer={home.answer} />
          </li>
        );
      })}
    </ul>
  );
}

interface SendBarProps {
  buyer: HomesForBuyer;
  homes: readonly HomeToSend[];
  onSent: () => void;
}

/** The chosen homes as one message, at the foot of the screen while the list is read. */
function SendBar({ buyer, homes, onSent }: SendBarProps) {
  const send = useSending();
  const { id, fullName, email, phone, signature } = buyer;
  const message = homesMessage({ to: fullName, homes: homes.map(({ offer }) => offer), ...signature });
  const withoutPage = homes.filter(({ offer }) => offer.address === null).length;
  return (
    <section
      aria-label="Mensaje con las viviendas elegidas"
      className="sticky bottom-0 z-(--layer-sticky) grid gap-3 rounded-b-lg border-t bg-card px-5 py-4 shadow-lg sm:px-6"
    >
      <p className="text-sm font-medium">
        {counted(homes.length, "vivienda elegida", "viviendas elegidas")}
        {withoutPage > 0 ? (
          <span className="block font-normal text-muted-foreground">
            {withoutPage === 1 ? "Una no tiene" : `${withoutPage} no tienen`} página compartida: irá solo con su precio.
          </span>
        ) : null}
      </p>
      <SendWays
        email={email}
        phone={phone}
        message={message}
        title={homes.length === 1 ? homes[0]!.offer.title : "Viviendas para ti"}
        isSent={false}
        onSent={(way: SendingWay) => {
          const ids = homes.map((home) => home.id);
          void send(ids, id, way).then(onSent);
        }}
      />
      <Disclosure summary="Ver el mensaje" className="border-b-0">
        <p className="max-h-48 overflow-y-auto rounded-md bg-muted p-3 whitespace-pre-line wrap-anywhere">{message}</p>
      </Disclosure>
    </section>
  );
}
