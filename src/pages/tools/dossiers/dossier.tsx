import { Download, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { isWaiting, namesApart, partsOf } from "#domain/tools/dossiers/dossier-parts.ts";
import { quoteKey } from "#domain/tools/dossiers/quotes.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/dossier.ts";
import { DocumentsPanel } from "./documents-panel.tsx";
import { dossierData } from "./dossier-data.server.ts";
import { DossierResult } from "./dossier-result.tsx";
import { KeepContactPanel } from "./keep-contact-panel.tsx";
import { KeepHomePanel } from "./keep-home-panel.tsx";
import { deadlineKey } from "./review-panels.tsx";
import { serverPages } from "./use-page-viewer.ts";

const PATH = "/analizador-documentos";

/** `/analizador-documentos/{id}`: what the papers say beside their pages. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const id = readUuid(params.dossierId);
  const found = id && (await dossierData(mustHave(context.get(servicesContext)), personOf(context), id));
  if (!found) throw data(null, { status: 404 });
  return { crumb: found.dossier.title, crumbAbove: "Analizador de documentos", ...found };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.dossier.title ?? "Expediente",
    description: "Lo que dicen los documentos de una operación, cada aviso junto a su página.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function DossierPage({ loaderData }: Route.ComponentProps) {
  useFreshData("dossiers");
  return <Dossier key={loaderData.dossier.id} {...loaderData} />;
}

function Dossier(page: Route.ComponentProps["loaderData"]) {
  const { dossier, light, quotes, first, home, contact, fields, lines, deed } = page;
  const { id, title, documents, review, confirmed, isInTrash, updatedAt } = dossier;
  const { call, isBusy } = useCall({ leavesPage: true });
  const { call: callKind } = useCall();
  const navigate = useNavigate();
  const refused = refusedOf(useLocation().state);
  const parts = useMemo(() => partsOf(documents), [documents]);
  const names = namesApart(documents);
  const source = useMemo(() => serverPages(id), [id]);
  const keptDays = useMemo(
    () => new Set(confirmed.filter(({ to }) => to === "calendar").map(({ field, value }) => deadlineKey(field, value))),
    [confirmed],
  );
  return (
    <main id="contenido" className="wrap-page grid gap-5 pt-6 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{title}</h1>
          <p className="mt-1.5 text-control text-muted-foreground">
            {counted(documents.length, "documento", "documentos")} · <When iso={updatedAt} style="full" />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            loading={isBusy}
            disabled={isInTrash}
            onClick={async () => {
              const outcome = await call("En la papelera", "DELETE", `/api/dossiers/${id}`);
              if (outcome.kind === "done") await navigate(PATH);
            }}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.75} /> A la papelera
          </Button>
          {review === null ? null : (
            <Button asChild>
              <a href={`/api/dossiers/${id}/report.pdf`} target="_blank" rel="noreferrer">
                <Download aria-hidden size={18} strokeWidth={1.75} /> Informe en PDF
              </a>
            </Button>
          )}
        </div>
      </div>
      {isInTrash ? (
        <Callout tone="warning" title="Este expediente está en la papelera">
          A los 30 días se borra para siempre. Recupéralo en la lista para seguir con él.
        </Callout>
      ) : null}
      <DossierResult
        title={title}
        parts={parts}
        review={review}
        light={light}
        files={documents.map(({ id: file, readPages }, i) => ({ id: file, name: names[i]!, pages: readPages }))}
        textOf={(documentId, quote) => quotes[quoteKey(documentId, quote)] ?? ""}
        source={source}
        pictureOf={(documentId, number) => `/api/dossiers/${id}/documents/${documentId}/pages/${number}/picture`}
        first={first}
        deed={deed}
        dossierId={isInTrash ? null : id}
        onKind={
          isInTrash
            ? null
            : (documentId, from, kind) =>
                callKind("Leído como dices", "PUT", `/api/dossiers/${id}/documents/${documentId}/kind`, { from, kind })
        }
        onField={
          isInTrash
            ? null
            : async (documentId, from, field, text) => {
                const path = `/api/dossiers/${id}/documents/${documentId}/field`;
                return (await callKind("Corregido", "PUT", path, { from, field, text })).kind === "done";
              }
        }
        keptDays={keptDays}
        before={
          isWaiting(dossier) ? (
            <Callout>{readingWords(documents)} Puedes irte: sigue en el servidor, y aquí se ve cuando acabe.</Callout>
          ) : undefined
        }
        documents={<DocumentsPanel dossierId={id} documents={documents} mayChange={!isInTrash} refused={refused} />}
        keeping={
          isInTrash ? undefined : (
            <>
              <KeepHomePanel dossierId={id} home={home} fields={fields} confirmed={confirmed} />
              <KeepContactPanel dossierId={id} contact={contact} lines={lines} confirmed={confirmed} />
            </>
          )
        }
      />
    </main>
  );
}

/** How far the reading of all files is. */
function readingWords(documents: readonly { state: string }[]): string {
  if (documents.length < 2) return "Se está leyendo.";
  const done = documents.filter(({ state }) => state !== "recibido" && state !== "leyendo").length;
  return `Se están leyendo. Van ${done} de ${documents.length}.`;
}

/** Handed on by the page that made the dossier; whatever else a browser keeps there is nothing of ours. */
function refusedOf(state: unknown): string[] {
  const { refused } = (state ?? {}) as { refused?: unknown };
  return Array.isArray(refused) ? refused.filter((one) => typeof one === "string") : [];
}
