import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { ContactsPage } from "#domain/crm/contacts/dto.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import type { BuyerChoice, OfferedChoice } from "#server/crm/matching/choices.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { HomeChoice } from "../home-choice.tsx";

const PATH = "/smart-matching";
const SIDES = [
  { side: "home", label: "Tengo una vivienda", to: PATH },
  { side: "buyer", label: "Tengo un comprador", to: `${PATH}?lado=comprador` },
] as const;

interface ChooseSideProps {
  side: "home" | "buyer";
  homes: readonly OfferedChoice[];
  buyers: readonly BuyerChoice[];
  /** Id of what is open. */
  chosenId: string | null;
}

/** From which side to look, and at what: the latest homes or buyers, and a search for the others. */
export function ChooseSide({ side, homes, buyers, chosenId }: ChooseSideProps) {
  return (
    <Panel as="div" className="overflow-hidden">
      <nav aria-label="Desde qué lado mirar" className="grid grid-cols-2 border-b">
        {SIDES.map((one) => (
          <PageLink
            key={one.side}
            to={one.to}
            aria-current={one.side === side ? "page" : undefined}
            className={classNames(
              "flex min-h-12 items-center justify-center px-3 py-2 text-center text-sm leading-tight font-medium no-underline",
              one.side === side
                ? "text-primary shadow-[inset_0_-2px_0_var(--primary)] forced-colors:border-b-2"
                : "text-muted-foreground hover:text-foreground",
            )}
          >
            {one.label}
          </PageLink>
        ))}
      </nav>
      {side === "home" ? <Homes homes={homes} chosenId={chosenId} /> : <Buyers buyers={buyers} chosenId={chosenId} />}
    </Panel>
  );
}

function Homes({ homes, chosenId }: Pick<ChooseSideProps, "homes" | "chosenId">) {
  const open = useOpen("vivienda");
  if (homes.length === 0) {
    return (
      <EmptyState
        title="No tienes viviendas disponibles"
        action={
          <Button asChild variant="outline">
            <PageLink to="/dashboard/cartera">Abrir mi cartera</PageLink>
          </Button>
        }
      >
        Añade una vivienda o pásala a «Disponible», y verás aquí a quién le encaja.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="p-4">
        <HomeChoice home={null} label="Buscar en tu cartera" onChoose={(home) => open(home?.id)} />
      </div>
      <ul className={listClasses(chosenId)}>
        {homes.map(({ id, title, priceCents, currency }) => (
          <Choice
            key={id}
            to={`${PATH}?vivienda=${id}`}
            isChosen={id === chosenId}
            title={title}
            detail={priceCents === null ? "Sin precio" : formatMoney(priceCents / 100, currency)}
          />
        ))}
      </ul>
    </>
  );
}

function Buyers({ buyers, chosenId }: Pick<ChooseSideProps, "buyers" | "chosenId">) {
  const form = useForm({ defaultValues: { buyerId: "", buyerIdText: "" } });
  const open = useOpen("comprador");
  if (buyers.length === 0) {
    return (
      <EmptyState
        title="Nadie busca nada todavía"
        action={
          <Button asChild variant="outline">
            <PageLink to="/dashboard/contactos">Abrir mis contactos</PageLink>
          </Button>
        }
      >
        Apunta en la ficha de un contacto qué busca, y verás aquí qué le encaja de tu cartera.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="p-4">
        <FormProvider {...form}>
          <ComboboxField
            name="buyerId"
            label="Buscar entre tus contactos"
            optional
            placeholder="Nombre, correo o teléfono"
            search={searchContacts}
            onChoose={(option) => open(option?.value)}
          />
        </FormProvider>
      </div>
      <ul className={listClasses(chosenId)}>
        {buyers.map(({ id, fullName, searches }) => (
          <Choice
            key={id}
            to={`${PATH}?comprador=${id}`}
            isChosen={id === chosenId}
            title={fullName}
            detail={counted(searches, "búsqueda", "búsquedas")}
          />
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  to: string;
  isChosen: boolean;
  title: string;
  detail: string;
}

const Choice = ({ to, isChosen, title, detail }: ChoiceProps) => (
  <li>
    <PageLink
      to={to}
      aria-current={isChosen ? "true" : undefined}
      className={classNames(
        "flex min-h-11 items-baseline justify-between gap-3 px-4 py-2.5 text-sm text-foreground no-underline hover:bg-accent",
        isChosen && "bg-accent font-medium",
      )}
    >
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <span className="shrink-0 text-xs text-muted-foreground tabular-nums">{detail}</span>
    </PageLink>
  </li>
);

/** Once something is open, a narrow screen goes straight to it. */
const listClasses = (chosenId: string | null) => classNames("divide-y border-t", chosenId !== null && "max-lg:hidden");

function useOpen(name: "vivienda" | "comprador") {
  const navigate = useNavigate();
  return (id: string | undefined) => {
    if (id !== undefined) void navigate(`${PATH}?${name}=${id}`);
  };
}

const MOST_FOUND = 8;

async function searchContacts(query: string) {
  const path = `/api/crm/contacts?limite=${MOST_FOUND}&q=${encodeURIComponent(query)}`;
  const found = await callApi<ContactsPage>("GET", path);
  if (found.kind !== "done") throw new Error("the contacts did not answer");
  return found.answer.contacts.map(({ id, fullName, company, email }) => ({
    value: id,
    label: fullName,
    detail: company ?? email ?? "",
  }));
}
