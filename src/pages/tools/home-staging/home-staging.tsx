import { lazy, Suspense, useEffect, useState } from "react";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import {
  EXAMPLE_CAMERA,
  EXAMPLE_HEIGHT_PX,
  EXAMPLE_ROOM,
  EXAMPLE_WIDTH_PX,
} from "#domain/tools/staging/example-photo.ts";
import { emptyStaging, type Staging } from "#domain/tools/staging/staging-document.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { homeName } from "#server/crm/contacts/deal-cards.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findHomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { listProjects } from "#server/tools/studio-projects/project-rows.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { askedPlace } from "../../shared/list-page.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { ProjectList } from "../studio-projects/project-list.tsx";
import type { Route } from "./+types/home-staging.ts";
import { VISITORS_STAGING } from "./device-store.ts";
import { NewStaging } from "./new-staging.tsx";
import { EXAMPLE_TITLE } from "./staging-words.ts";
import { VisitorsStaging } from "./visitors-staging.tsx";

const StagingBench = lazy(() => import("./staging-bench.tsx"));

const PATH = "/home-staging";

/** A visitor furnishes one photo in the browser; a signed-in person has a list of them. `?vivienda=` begins one of a home. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const services = context.get(servicesContext);
  if (context.get(viewerContext) === null || !actor || !services || actor.isAnonymous) return { own: null };
  const { db } = mustHave(services).database;
  const place = askedPlace(url.searchParams);
  const homeId = readUuid(url.searchParams.get("vivienda") ?? "");
  const [list, home] = await Promise.all([
    listProjects(db, actor, { kinds: ["staging"], ...place }),
    homeId === undefined ? undefined : findHomeRow(db, actor, homeId),
  ]);
  const known = home && home.deletedAt === null ? { id: home.id, title: homeName(home).title } : null;
  return { own: { ...list, place, home: known } };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Home staging virtual: amuebla una foto vacía sin engañar",
    description:
      "Pon muebles a su tamaño real en la foto de una estancia vacía. Lo demás queda idéntico, píxel a píxel, con su prueba y su aviso. Pruébalo sin cuenta.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

/** The invented room stands there at once, and says that it is one. */
const EXAMPLE: Staging = {
  ...emptyStaging(EXAMPLE_TITLE),
  photo: { from: "example", widthPx: EXAMPLE_WIDTH_PX, heightPx: EXAMPLE_HEIGHT_PX },
  camera: { ...EXAMPLE_CAMERA, ...axesOf(EXAMPLE_CAMERA) },
  room: {
    ceilingM: EXAMPLE_ROOM.ceilingM,
    floor: EXAMPLE_ROOM.floor.map(([x, y]) => [x, y]),
    openings: EXAMPLE_ROOM.openings.map((opening) => ({ ...opening })),
  },
};

function axesOf({ right, down, forward }: typeof EXAMPLE_CAMERA) {
  const copy = ([x, y, z]: readonly [number, number, number]): [number, number, number] => [x, y, z];
  return { right: copy(right), down: copy(down), forward: copy(forward) };
}

export default function HomeStaging({ loaderData: { own } }: Route.ComponentProps) {
  const [isAwake, setAwake] = useState(false);
  // Workers and the browser's store are the browser's alone: the document is drawn without them.
  useEffect(() => setAwake(true), []);
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Home staging</h1>
      <p className="mt-4 mb-7 max-w-[38em] text-lead text-muted-foreground">
        Muebles a su tamaño real en la foto de una estancia vacía. Lo que no es mueble ni sombra queda idéntico, píxel a
        píxel, y se puede comprobar.
      </p>
      {own === null ? (
        isAwake ? (
          <Suspense fallback={<Waiting />}>
            <StagingBench
              place={{ account: VISITOR, id: VISITORS_STAGING }}
              kept={{ document: EXAMPLE, revision: 0 }}
              project={null}
            />
          </Suspense>
        ) : (
          <Waiting />
        )
      ) : (
        <div className="grid gap-5">
          <VisitorsStaging />
          {own.place.isTrash ? null : <NewStaging key={own.home?.id ?? ""} home={own.home} />}
          <ProjectList
            path={PATH}
            {...own}
            addressOf={(id) => `${PATH}/${id}`}
            things="las fotos amuebladas"
            thing="la foto amueblada"
            empty={
              <EmptyState title="Aún no has amueblado ninguna">
                Suelta arriba una foto, o prueba con el ejemplo.
              </EmptyState>
            }
          />
        </div>
      )}
      <section aria-labelledby="que-hace" className="mt-section">
        <h2 id="que-hace" className="text-h3">
          Qué hace
        </h2>
        <ul className="mt-4 max-w-[46rem] border-t">
          {POINTS.map((point) => (
            <li key={point} className="border-b py-3.5 text-control">
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted-foreground">
          ¿Te han dado una foto amueblada?{" "}
          <PageLink to={`${PATH}/comprobar`} className="link-text touch-target">
            Comprueba que lo demás no se ha tocado
          </PageLink>
          .
        </p>
      </section>
    </main>
  );
}

function Waiting() {
  return (
    <p
      role="status"
      className="grid h-[min(62vh,44rem)] min-h-72 place-items-center rounded-md border bg-muted text-sm text-muted-foreground"
    >
      Abriendo…
    </p>
  );
}

const POINTS = [
  "Encuentra la perspectiva en las líneas de la foto y la enseña: una cuadrícula de un metro sobre el suelo, que se corrige arrastrando.",
  "Propone muebles con sus medidas, deja pasos de 90\u00a0cm y libres puertas y radiadores. Si algo no cabe, lo dice.",
  "Mueve, gira, cambia o quita cada mueble. La luz y la sombra salen de la propia foto.",
  "Pone el aviso «Amueblado virtualmente» de serie, y lo escribe también dentro del archivo.",
  "Da la prueba: original, resultado y máscara. Fuera de la máscara no cambia ni un píxel.",
  "Con cuenta, la guarda en la ficha junto a su original, y la pareja va junta a la landing y a los portales.",
  "No mueve paredes, no abre ventanas y no quita muebles. Todo se calcula en tu navegador; sin cuenta, la foto no sale de él.",
];
