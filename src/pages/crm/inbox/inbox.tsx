import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import type { InboxLine } from "#domain/crm/contacts/dto.ts";
import { listInbox } from "#server/crm/contacts/read-inbox.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf, useCrmPlace } from "../crm-place.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/inbox.ts";
import { PasteNotice } from "./paste-notice.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services } = requireCrm(context, request);
  return { crumb: "Bandeja", mails: await listInbox(services.database.db, actor) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Bandeja de avisos",
    description:
      "Los avisos de los portales que has pegado o reenviado, lo que se ha entendido de cada uno y el contacto que ha salido.",
    path: crmPlaceOf(args.location.pathname).inbox,
    regions: false,
    noIndex: true,
  });

export default function InboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  const place = useCrmPlace();
  useFreshData("contacts");
  return (
    <main id="contenido" className="grid gap-4">
      <PageHead title="Bandeja" lead="Pega el aviso de un portal y se convierte en un contacto con su trato." />
      <PasteNotice />
      <Panel labelledBy="recibidos" className="overflow-hidden">
        <PanelHeader
          id="recibidos"
          title="Recibidos"
          description={
            <>
              Los 50 últimos. También puedes reenviarlos por correo:{" "}
              <PageLink to={`${place.settings}#reenvio`} className="link-text">
                ver la dirección
              </PageLink>
              .
            </>
          }
          divided
        />
        {mails.length === 0 ? (
          <EmptyState title="Todavía no hay avisos">El primero que pegues o reenvíes aparece aquí.</EmptyState>
        ) : (
          <ul className="divide-y">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </Panel>
    </main>
  );
}

function MailRow({ mail: { at, portal, subject, excerpt, contact, doubts } }: { mail: InboxLine }) {
  const place = useCrmPlace();
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 text-sm sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <span className="font-medium wrap-anywhere">{subject ?? "Aviso pegado"}</span>
          <Tag>{portal ? sourceName(portal) : "Portal desconocido"}</Tag>
          <span className="text-xs text-muted-foreground">
            <When iso={at} />
          </span>
        </p>
        <p className="mt-1 line-clamp-2 text-muted-foreground wrap-anywhere">{excerpt}</p>
        {doubts.length > 0 ? (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
            <Tag tone="warning">Revisar</Tag>
            <span className="text-muted-foreground">{doubts.join(". ")}</span>
          </p>
        ) : null}
      </div>
      <p className="self-center">
        {contact ? (
          <PageLink to={place.contact(contact.id)} className="link-text touch-target">
            {contact.fullName}
          </PageLink>
        ) : (
          <span className="text-muted-foreground">Sin contacto</span>
        )}
      </p>
    </li>
  );
}
