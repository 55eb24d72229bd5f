import { Plus } from "lucide-react";
import { useNavigate } from "react-router";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { startOfProposal } from "#server/tools/proposals/proposal-start.server.ts";
import { listProposals } from "#server/tools/proposals/read-proposals.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { HomeChoice } from "../../crm/home-choice.tsx";
import { askedPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import { ContactFinder } from "../contact-finder.tsx";
import type { Route } from "./+types/proposals.ts";
import { ProposalExample } from "./proposal-example.tsx";
import { STATE_WORDS } from "./state-words.ts";

const PATH = "/propuestas-captacion";

/** A visitor sees what it does; a person their proposals. `?vivienda=`, `?contacto=` and `?desde=` (a result) begin a new one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = mustHave(context.get(actorContext));
  if (actor.isAnonymous || context.get(viewerContext) === null) return { own: null };
  const { database, now } = mustHave(context.get(servicesContext));
  const { searchParams } = url;
  const place = askedPlace(searchParams);
  const from = {
    homeId: readUuid(searchParams.get("vivienda") ?? ""),
    contactId: readUuid(searchParams.get("contacto") ?? ""),
    runId: readUuid(searchParams.get("desde") ?? ""),
  };
  const [list, start] = await Promise.all([
    listProposals(database.db, actor, { ...place, now: now() }),
    startOfProposal(database.db, actor, from),
  ]);
  return { own: { ...list, place, from, start } };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Propuestas de captación con honorarios, neto y firma",
    description:
      "Prepara la propuesta para un propietario: valor con su fuente, plan de venta, honorarios y lo que le queda. Envíala en un enlace, responde a sus preguntas y recoge su firma.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

const LEAD =
  "Monta la propuesta que dejas al propietario: qué harás, qué cobras y cuánto le queda. Envíala en un enlace, contesta a lo que pregunte y recoge su firma.";

export default function Proposals({ loaderData: { own } }: Route.ComponentProps) {
  if (!own) return <ProposalExample lead={LEAD} />;
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Propuestas de captación</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">{LEAD}</p>
      <Own {...own} />
    </main>
  );
}

function Own({ proposals, pages, place, from, start }: NonNullable<Route.ComponentProps["loaderData"]["own"]>) {
  useFreshData("contacts");
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  async function create(body: object) {
    const outcome = await call(null, "POST", "/api/proposals", body);
    if (outcome.kind === "done") await navigate(`${PATH}/${(outcome.answer as { id: string }).id}`);
  }
  const fresh = (
    <Button loading={isBusy} onClick={() => void create({})}>
      <Plus aria-hidden size={18} strokeWidth={1.75} /> Empezar en blanco
    </Button>
  );
  return (
    <div className="grid gap-5">
      {start ? (
        <Panel labelledBy="empezar">
          <PanelHeader
            id="empezar"
            title="Empezar una propuesta"
            description="Con lo que ya sabes; podrás cambiarlo todo."
          />
          <PanelBody className="grid gap-4">
            <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
              {start.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-muted-foreground">{label}</dt>
                  <dd className="font-medium wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            <div>
              <Button loading={isBusy} onClick={() => void create(from)}>
                <Plus aria-hidden size={18} strokeWidth={1.75} /> Preparar la propuesta
              </Button>
            </div>
          </PanelBody>
        </Panel>
      ) : place.isTrash ? null : (
        <Panel labelledBy="para-quien">
          <PanelHeader
            id="para-quien"
            title="¿Para qué vivienda o propietario?"
            description="Elige una u otro y la propuesta empieza con lo que ya sabes, o empieza en blanco."
          />
          <PanelBody className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
            <HomeChoice
              home={null}
              label="Una vivienda de tu cartera"
              onChoose={(home) => home && void navigate(`${PATH}?vivienda=${home.id}`)}
            />
            <ContactFinder label="O su propietario" onChoose={({ id }) => void navigate(`${PATH}?contacto=${id}`)} />
            {fresh}
          </PanelBody>
        </Panel>
      )}
      <OwnList
        path={PATH}
        place={place}
        pages={pages}
        things="las propuestas"
        emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
        empty={
          <EmptyState title="Aún no has preparado ninguna">
            También se empieza desde la ficha de una vivienda o de un contacto.
          </EmptyState>
        }
      >
        {proposals.map((one) => (
          <Row key={one.id} one={one} isTrash={place.isTrash} />
        ))}
      </OwnList>
    </div>
  );
}

type Listed = NonNullable<Route.ComponentProps["loaderData"]["own"]>["proposals"][number];

function Row({ one, isTrash }: { one: Listed; isTrash: boolean }) {
  const sent = one.versions > 0 ? `Versión ${one.versions}` : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 text-sm sm:px-6">
      <span className="min-w-0">
        <PageLink to={`${PATH}/${one.id}`} className="link-text touch-target font-medium wrap-anywhere">
          {one.title}
        </PageLink>
        <span className="block text-xs text-muted-foreground wrap-anywhere">
          {[one.ownerName, sent].filter(Boolean).join(" · ")}
          {one.ownerName || sent ? " · " : ""}
          {one.lastOpenedAt ? (
            <>
              {counted(one.opens, "apertura", "aperturas")}, la última <When iso={one.lastOpenedAt} />
            </>
          ) : (
            <>
              Cambiada <When iso={one.updatedAt} />
            </>
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={STATE_WORDS[one.state].tone}>{STATE_WORDS[one.state].label}</Tag>
        {isTrash ? (
          <TrashActs title={one.title} path={`/api/proposals/${one.id}`} thing="la propuesta">
            Se borran sus versiones y lo que preguntó el propietario, y su enlace deja de abrirse. Lo firmado se queda
            en Firmas.
          </TrashActs>
        ) : null}
      </span>
    </li>
  );
}
