import { Merge } from "lucide-react";
import { useState } from "react";
import type { ContactLine, DuplicatePair } from "#domain/crm/contacts/dto.ts";
import { listDuplicates } from "#server/crm/contacts/list-duplicates.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf, useCrmPlace } from "../crm-place.ts";
import { PageHead } from "../page-head.tsx";
import { shownPhone } from "../ways-to-reach.ts";
import type { Route } from "./+types/duplicates.ts";
import { MergeDialog } from "./merge-dialog.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services } = requireCrm(context, request);
  return { crumb: "Duplicados", pairs: await listDuplicates(services.database.db, actor) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contactos duplicados",
    description:
      "Fichas que pueden ser de la misma persona, con el motivo: únelas campo a campo o di que son distintas.",
    path: crmPlaceOf(args.location.pathname).duplicates,
    regions: false,
    noIndex: true,
  });

export default function DuplicatesPage({ loaderData: { pairs } }: Route.ComponentProps) {
  const [merging, setMerging] = useState<DuplicatePair | null>(null);
  useFreshData("contacts");
  return (
    <main id="contenido" className="grid gap-4">
      <PageHead
        title="Duplicados"
        lead="Con el mismo teléfono o correo se unen solos al llegar. Aquí están los que solo se parecen: decides tú."
      />
      <Panel labelledBy="parejas" className="overflow-hidden">
        <PanelHeader
          id="parejas"
          title={pairs.length === 1 ? "1 pareja por revisar" : `${pairs.length} parejas por revisar`}
          description="Unir se puede deshacer desde la ficha que queda."
          divided
        />
        {pairs.length === 0 ? (
          <EmptyState title="Nada que revisar">Cuando dos fichas se parezcan, aparecen aquí con el motivo.</EmptyState>
        ) : (
          <ul className="divide-y">
            {pairs.map((pair) => (
              <PairRow key={`${pair.first.id}/${pair.second.id}`} pair={pair} onMerge={() => setMerging(pair)} />
            ))}
          </ul>
        )}
      </Panel>
      {merging ? <MergeDialog {...keptFirst(merging)} onClose={() => setMerging(null)} /> : null}
    </main>
  );
}

/** The file with more under way stays, else the older one. */
function keptFirst({ first, second }: DuplicatePair): { keptId: string; removedId: string } {
  const isFirst =
    first.openDeals === second.openDeals ? first.createdAt <= second.createdAt : first.openDeals > second.openDeals;
  return isFirst ? { keptId: first.id, removedId: second.id } : { keptId: second.id, removedId: first.id };
}

function PairRow({ pair: { first, second, reasons }, onMerge }: { pair: DuplicatePair; onMerge: () => void }) {
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall();
  return (
    <li className="grid gap-3 px-5 py-4 text-sm sm:px-6">
      <div className="grid gap-3 sm:grid-cols-2">
        <Side contact={first} />
        <Side contact={second} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 text-muted-foreground">{reasons.join(". ")}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button
            variant="ghost"
            size="sm"
            loading={isBusy}
            onClick={() =>
              void call("No se volverá a proponer", "POST", `${api}/distinct`, {
                firstId: first.id,
                secondId: second.id,
              })
            }
          >
            Son distintos
          </Button>
          <Button variant="outline" size="sm" onClick={onMerge}>
            <Merge aria-hidden size={16} strokeWidth={1.75} />
            Unir fichas
          </Button>
        </div>
      </div>
    </li>
  );
}

function Side({ contact }: { contact: ContactLine }) {
  const place = useCrmPlace();
  return (
    <div className="min-w-0 rounded-md border bg-muted px-4 py-3">
      <PageLink to={place.contact(contact.id)} className="link-text font-medium wrap-anywhere">
        {contact.fullName}
      </PageLink>
      <p className="mt-0.5 text-muted-foreground wrap-anywhere">
        {[contact.phone ? shownPhone(contact.phone) : null, contact.email, contact.company]
          .filter(Boolean)
          .join(" · ") || "Sin teléfono ni correo"}
      </p>
      <p className="mt-0.5 text-xs text-muted-foreground">
        Desde el <When iso={contact.createdAt} style="day" />
      </p>
    </div>
  );
}
