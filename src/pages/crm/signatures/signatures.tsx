import { Plus } from "lucide-react";
import { redirect } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listRequests } from "#server/crm/signatures/read-requests.server.ts";
import { SIGNATURES_PATH } from "#server/crm/signatures/requests.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { askedPage } from "../../shared/list-page.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { REQUEST_WORDS } from "../../shared/signature-states.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/signatures.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { database } = mustHave(context.get(servicesContext));
  const page = askedPage(new URL(request.url).searchParams);
  const { pages, requests } = await listRequests(database.db, personOf(context), page);
  if (page > pages) throw redirect(SIGNATURES_PATH);
  return {
    crumb: "Firmas",
    page,
    pages,
    requests: requests.map(({ id, title, state, createdAt, signers }) => ({
      id,
      title,
      state,
      createdAt: createdAt.toISOString(),
      names: signers.map(({ name }) => name),
      signed: signers.filter((signer) => signer.state === "firmada").length,
    })),
    path: SIGNATURES_PATH,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Firmas",
    description: "Los documentos que has enviado a firmar, quién los ha firmado y quién falta.",
    path: "/dashboard/firmas",
    regions: false,
    noIndex: true,
  });

export default function SignaturesPage({ loaderData: { page, pages, requests, path } }: Route.ComponentProps) {
  useFreshData("contacts");
  const create = (
    <Button asChild>
      <PageLink to={`${path}/nueva`}>
        <Plus aria-hidden size={18} strokeWidth={1.75} /> Pedir una firma
      </PageLink>
    </Button>
  );
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Firmas</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Envía un PDF, cada persona lo firma desde su móvil y tú recibes el documento sellado con su hoja de
            evidencias.
          </p>
        </div>
        {requests.length > 0 ? create : null}
      </div>
      <Panel labelledBy="peticiones" className="overflow-hidden">
        <PanelHeader id="peticiones" title="Documentos" divided />
        {requests.length === 0 ? (
          <EmptyState title="Aún no has pedido ninguna firma" action={create}>
            Sirve para un encargo, una hoja de visita o una propuesta: es firma electrónica simple.
          </EmptyState>
        ) : (
          <ul className="divide-y text-sm">
            {requests.map(({ id, title, state, createdAt, names, signed }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 sm:px-6">
                <span className="min-w-0">
                  <PageLink to={`${path}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
                    {title}
                  </PageLink>
                  <span className="block text-xs text-muted-foreground wrap-anywhere">
                    {names.join(", ")} · <When iso={createdAt} />
                  </span>
                </span>
                <span className="flex items-center gap-3">
                  <span className="text-xs text-muted-foreground tabular-nums">
                    {signed} de {names.length}
                  </span>
                  <Tag tone={REQUEST_WORDS[state].tone}>{REQUEST_WORDS[state].label}</Tag>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Pagination
        current={page}
        total={pages}
        hrefOf={(to) => (to > 1 ? `${path}?pagina=${to}` : path)}
        label="Páginas de documentos"
      />
    </main>
  );
}
