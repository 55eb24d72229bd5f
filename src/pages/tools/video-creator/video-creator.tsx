import { lazy, Suspense, useEffect, useState } from "react";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { videoDocumentSchema } from "#domain/tools/video/video-document.ts";
import { actorContext, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { filesOfProject } from "#server/tools/studio-projects/project-files.server.ts";
import { findProject, listProjects } from "#server/tools/studio-projects/project-rows.server.ts";
import { brandForVideo, homeForVideo } from "#server/tools/videos/video-home.server.ts";
import { askedPlace } from "../../shared/list-page.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/video-creator.ts";

const Workshop = lazy(() => import("./workshop.tsx"));

const PATH = "/video-creator";

/** A visitor works with photos of their own; `?proyecto=` opens a video of the account, `?vivienda=` offers one of a home. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isSignedIn = context.get(viewerContext) !== null;
  const actor = context.get(actorContext);
  const services = context.get(servicesContext);
  const nothing = { isSignedIn, account: null, brand: null, project: null, home: null, files: [], own: null };
  if (!isSignedIn || !actor || !services || actor.isAnonymous) return nothing;
  const { db } = services.database;
  const projectId = readUuid(url.searchParams.get("proyecto") ?? "");
  const row = projectId === undefined ? undefined : await findProject(db, actor, projectId);
  const document =
    row?.kind === "photo-video" && row.deletedAt === null ? videoDocumentSchema.safeParse(row.document) : null;
  const project =
    row && document?.success
      ? { id: row.id, homeId: row.homeId, kept: { document: document.data, revision: row.revision } }
      : null;
  const place = askedPlace(url.searchParams);
  const homeId = project === null ? readUuid(url.searchParams.get("vivienda") ?? "") : (project.homeId ?? undefined);
  const [brand, home, list, files] = await Promise.all([
    brandForVideo(services, actor),
    homeId === undefined ? undefined : homeForVideo(services, actor, homeId),
    project === null ? listProjects(db, actor, { kinds: ["photo-video"], ...place }) : null,
    project === null ? [] : filesOfProject(db, actor, project.id),
  ]);
  return {
    isSignedIn,
    account: actor.ownerId,
    brand,
    project,
    home: home ?? null,
    files,
    own: list === null ? null : { ...list, place },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Creador de vídeo: tus fotos en un reel que recorre la vivienda",
    description:
      "De 3 a 40 fotos a un vídeo con recorrido, plano, música propia y subtítulos, en vertical, retrato, cuadrado y horizontal. Se monta en tu navegador.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function VideoCreator({ loaderData }: Route.ComponentProps) {
  const [isAwake, setAwake] = useState(false);
  // Workers and codecs are the browser's alone: the document is drawn without them.
  useEffect(() => setAwake(true), []);
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Creador de vídeo</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">
        Tus fotos, en un vídeo que recorre la vivienda: con la cámara dentro de cada estancia, el plano en una esquina y
        música propia.
      </p>
      {isAwake ? (
        <Suspense fallback={<Waiting />}>
          <Workshop key={loaderData.project?.id ?? loaderData.home?.id ?? "nuevo"} {...loaderData} />
        </Suspense>
      ) : (
        <Waiting />
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
      </section>
    </main>
  );
}

function Waiting() {
  return (
    <p
      role="status"
      className="grid min-h-72 place-items-center rounded-md border bg-muted text-sm text-muted-foreground"
    >
      Abriendo el creador de vídeo…
    </p>
  );
}

const POINTS = [
  "Ordena las fotos como se recorre la vivienda, por sus estancias y por las puertas del plano, y dice por qué.",
  "Entra en la estancia: encuentra suelo, paredes y techo en la foto y avanza por ella. Si no los ve, se mueve entre encuadres que conservan lo importante.",
  "Los cuatro formatos salen del mismo proyecto, cada uno con sus encuadres y sus títulos dentro de la zona segura de las redes.",
  "La música se compone aquí: es propia, nadie la reclama, y sus compases caen en los cambios de foto.",
  "Una copia con tu marca y otra sin ella, subtítulos SRT, portada y tu voz con la música bajando sola.",
  "El vídeo se hace en tu equipo y se comprueba al terminar. Sin IA externa y sin esperar a un editor.",
];
