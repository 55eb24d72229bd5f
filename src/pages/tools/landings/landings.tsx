import { PAGE_TOOLS } from "#content/page-tools.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { homeName } from "#server/crm/contacts/deal-cards.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findHomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { listLandings } from "#server/tools/landings/landing-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { askedPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/landings.ts";
import { LandingExample } from "./landing-example.tsx";
import { NewLanding } from "./new-landing.tsx";
import { STATE_WORDS } from "./state-words.ts";

const PATH = "/generador-landing";

/** A visitor sees an example; a person their pages. `?vivienda=` begins one about a home. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = mustHave(context.get(actorContext));
  if (actor.isAnonymous || context.get(viewerContext) === null) return { own: null };
  const { database } = mustHave(context.get(servicesContext));
  const place = askedPlace(url.searchParams);
  const homeId = readUuid(url.searchParams.get("vivienda") ?? "");
  const [list, home] = await Promise.all([
    listLandings(database.db, actor, place),
    homeId === undefined ? undefined : findHomeRow(database.db, actor, homeId),
  ]);
  const known = home && home.deletedAt === null ? { id: home.id, title: homeName(home).title } : null;
  return { own: { ...list, place, home: known } };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Generador de landing para viviendas, promociones y agencias",
    description:
      "Una página rápida para una vivienda, una promoción o tu agencia: con formulario, precio al día, tu dominio y sin cookies. Los contactos llegan a tu CRM.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

const LEAD =
  "Monta la página de una vivienda, de una promoción o de tu agencia. El precio, el estado y las fotos salen de tu cartera y cambian con ella; quien escribe aparece en tus contactos.";

export default function Landings({ loaderData: { own } }: Route.ComponentProps) {
  if (!own) return <LandingExample lead={LEAD} />;
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Generador de landing</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">{LEAD}</p>
      <Own {...own} />
    </main>
  );
}

type OwnLandings = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

function Own({ landings, pages, place, home }: OwnLandings) {
  useFreshData("contacts");
  return (
    <div className="grid gap-5">
      {place.isTrash ? null : <NewLanding key={home?.id ?? ""} home={home} />}
      <OwnList
        path={PATH}
        place={place}
        pages={pages}
        things="las páginas"
        emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
        empty={
          <EmptyState title="Aún no has hecho ninguna">
            Elige arriba la vivienda y tendrás la primera en un minuto.
          </EmptyState>
        }
      >
        {landings.map((one) => (
          <Row key={one.id} one={one} isTrash={place.isTrash} />
        ))}
      </OwnList>
    </div>
  );
}

function Row({ one, isTrash }: { one: OwnLandings["landings"][number]; isTrash: boolean }) {
  const { isBusy, call } = useCall();
  const path = `/api/landings/${one.id}`;
  const { label, tone } = STATE_WORDS[one.state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 text-sm sm:px-6">
      <span className="min-w-0">
        <PageLink to={`${PATH}/${one.id}`} className="link-text touch-target font-medium wrap-anywhere">
          {one.title}
        </PageLink>
        <span className="block text-xs text-muted-foreground wrap-anywhere">
          /p/{one.slug} · {counted(one.visitors, "visitante", "visitantes")} ·{" "}
          {counted(one.leads, "contacto", "contactos")} · Cambiada <When iso={one.updatedAt} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {one.hasChanges && one.state === "publicada" ? <Tag tone="warning">Cambios sin publicar</Tag> : null}
        <Tag tone={tone}>{label}</Tag>
        {isTrash ? (
          <TrashActs title={one.title} path={path} thing="la página">
            Se borran sus versiones y sus visitas, y su dirección queda libre. Los contactos que trajo se quedan.
          </TrashActs>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            aria-label={`A la papelera ${one.title}`}
            onClick={() => void call("En la papelera", "DELETE", path)}
          >
            A la papelera
          </Button>
        )}
      </span>
    </li>
  );
}
