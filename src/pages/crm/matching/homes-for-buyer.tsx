import { Phone } from "lucide-react";
import { useId, useState } from "react";
import { MOST_HOMES_SENT } from "#domain/crm/contacts/home-message.ts";
import type { HomesForBuyer } from "#server/tools/sharing/matched.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { BuyerSearchList } from "./buyer-search.tsx";
import { CsvButton } from "./csv-button.tsx";
import { matchesCsv } from "./matches-csv.ts";
import { SendBar } from "./send-bar.tsx";

/** The homes for one buyer, of the portfolio and of the market, by search; those that are chosen go into one message. */
export function HomesForBuyerList({ buyer }: { buyer: HomesForBuyer }) {
  const { id, fullName, searches, refusal, phone } = buyer;
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
        <Callout
          tone="warning"
          className="m-5 sm:m-6"
          action={
            <span className="flex flex-wrap gap-2">
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
            </span>
          }
        >
          {refusal}. Mira qué le encaja y díselo de viva voz: enviarlo solo se puede con su permiso.
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
      {searches.map((search) => (
        <BuyerSearchList
          key={search.demand.id}
          search={search}
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
