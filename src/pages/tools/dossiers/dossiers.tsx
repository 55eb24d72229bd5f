import { PAGE_TOOLS } from "#content/page-tools.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { DEMO_DOSSIER_DAY, DEMO_DOSSIER_NAME, DEMO_EXTRACT } from "#domain/tools/dossiers/demo-dossier.ts";
import { plainPages } from "#domain/tools/dossiers/page-assembly/plain-pages.ts";
import { readParts } from "#domain/tools/dossiers/read-parts.ts";
import { reviewDossier } from "#domain/tools/dossiers/review-dossier.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { LightTag } from "../../shared/light-tag.tsx";
import { OwnList } from "../../shared/own-list.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/dossiers.ts";
import { DossierExample } from "./dossier-example.tsx";
import { dossiersData } from "./dossiers-data.server.ts";
import { NewDossier } from "./new-dossier.tsx";

const PATH = "/analizador-documentos";

/** A visitor sees an example that the engine reads; a person their dossiers. `?vivienda=` begins one about a home, `?contacto=` one of a contact. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = mustHave(context.get(actorContext));
  if (actor.isAnonymous || context.get(viewerContext) === null) return { own: null, example: exampleOf() };
  const own = await dossiersData(mustHave(context.get(servicesContext)), actor, url.searchParams);
  return { own, example: null };
}

/** Read anew for each page that is drawn: it is one page long. */
function exampleOf() {
  const { pages } = plainPages(DEMO_EXTRACT);
  const readings = readParts({ pages }, DEMO_DOSSIER_DAY);
  const review = reviewDossier(
    readings.map(({ reading }) => ({ reading, text: { pages } })),
    { today: DEMO_DOSSIER_DAY },
  );
  return { id: "ejemplo", name: DEMO_DOSSIER_NAME, pages, readings, review };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Analizador de documentos: nota simple, escritura y arras, leídas y comprobadas",
    description:
      "Sube nota simple, escritura, arras o certificados: cargas, titulares, plazos y contradicciones, cada aviso con su página marcada. También sin que salga de tu equipo.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

const LEAD =
  "Sube los papeles de una operación y sabrás qué carga tiene la vivienda, qué no cuadra y qué vence. Cada aviso lleva a su frase, marcada en su página.";

export default function Dossiers({ loaderData: { own, example } }: Route.ComponentProps) {
  if (!own) return <DossierExample lead={LEAD} example={example} />;
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Analizador de documentos</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">{LEAD}</p>
      <Own {...own} />
    </main>
  );
}

type OwnDossiers = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

function Own({ dossiers, pages, page, isTrash, home, contact, today }: OwnDossiers) {
  useFreshData("dossiers");
  return (
    <div className="grid gap-5">
      {isTrash ? null : <NewDossier key={`${home?.id} ${contact?.id}`} home={home} contact={contact} today={today} />}
      <OwnList
        path={PATH}
        place={{ page, isTrash }}
        pages={pages}
        things="los expedientes"
        emptyTrash="Lo que mandes a la papelera se queda aquí treinta días."
        empty={<EmptyState title="Aún no hay ninguno">Sube arriba los papeles de tu próxima operación.</EmptyState>}
      >
        {dossiers.map((dossier) => (
          <Row key={dossier.id} dossier={dossier} isTrash={isTrash} />
        ))}
      </OwnList>
    </div>
  );
}

function Row({ dossier, isTrash }: { dossier: OwnDossiers["dossiers"][number]; isTrash: boolean }) {
  const { isBusy, call } = useCall();
  const { id, title, documents, waiting, light, updatedAt } = dossier;
  const path = `/api/dossiers/${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-80">
        <PageLink to={`${PATH}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
          {title}
        </PageLink>
        <p className="text-xs text-muted-foreground">
          {counted(documents, "documento", "documentos")}
          {" · "}
          <When iso={updatedAt} style="day" />
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        {isTrash ? null : waiting > 0 ? (
          <Tag tone="plataforma">Leyendo {counted(waiting, "documento", "documentos")}</Tag>
        ) : light ? (
          <LightTag light={light} />
        ) : null}
        {isTrash ? (
          <TrashActs title={title} path={path} thing="el expediente">
            Se borran sus documentos y lo leído. Lo que llevaste a la vivienda y al contacto se queda; sus plazos del
            calendario conservan el día, sin nombre ni palabras.
          </TrashActs>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            aria-label={`A la papelera ${title}`}
            onClick={() => void call("En la papelera", "DELETE", path)}
          >
            A la papelera
          </Button>
        )}
      </span>
    </li>
  );
}
