import { useEffect, useState } from "react";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { EXAMPLE_TOUR, VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import { viewerContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { TourOnDemand } from "#ui/homes/tour-on-demand.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/virtual-tour.ts";
import { TryPanorama } from "./try-panorama.tsx";

const PATH = "/virtual-tour-360";
const EXAMPLE_ADDRESS = `${VISIT_PATH}/${EXAMPLE_TOUR}`;

/** Anybody turns a panorama of their own, which stays in their browser; tours are made with an account. */
export const loader = ({ context }: Route.LoaderArgs) => ({ isSignedIn: context.get(viewerContext) !== null });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Tour virtual 360: el recorrido que es de la agencia",
    description:
      "Une tus panorámicas en un recorrido con plano y flechas, publícalo con tu marca y mira qué estancias se visitan más. Pruébalo con una foto tuya.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function VirtualTour({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Tour virtual 360</h1>
      <p className="mt-4 mb-6 max-w-[38em] text-lead text-muted-foreground">
        Une tus fotos de 360 grados en un recorrido que se abre en cualquier móvil, con tu marca y sin caducar con una
        suscripción ajena.
      </p>
      <div className="mb-8 flex flex-wrap gap-3">
        <Button asChild>
          <PageLink to={isSignedIn ? "/tours" : "/auth?next=/tours"}>
            {isSignedIn ? "Crear un recorrido" : "Entrar y crear un recorrido"}
          </PageLink>
        </Button>
        <Button asChild variant="outline">
          <PageLink to="/tours-virtuales-ia">No tengo cámara de 360°</PageLink>
        </Button>
      </div>
      <section aria-labelledby="demostracion" className="mb-12 grid max-w-[64rem] gap-4">
        <h2 id="demostracion">Demostración</h2>
        <p className="max-w-[38em] text-muted-foreground">
          Un piso inventado, con panorámicas dibujadas desde su plano. Gira, pasa de estancia por las flechas o elige en
          el plano.
        </p>
        <TourOnDemand
          frame={`${EXAMPLE_ADDRESS}?incrustado=1`}
          address={EXAMPLE_ADDRESS}
          title="Demostración de un recorrido de 360°"
          words="Entrar en la demostración"
          picture={<img src={`${EXAMPLE_ADDRESS}/og.jpg`} alt="" width={1200} height={630} loading="lazy" />}
        />
      </section>
      <section aria-labelledby="prueba" className="grid gap-4">
        <h2 id="prueba">Pruébalo con una panorámica tuya</h2>
        <p className="max-w-[38em] text-muted-foreground">
          La imagen no sale de tu equipo: se abre en el navegador, y al cerrar la página desaparece.
        </p>
        {isAwake ? <TryPanorama /> : null}
      </section>
      <section aria-labelledby="que-hace" className="mt-12">
        <h2 id="que-hace">Qué hace</h2>
        <ul className="mt-4 grid max-w-[46em] list-disc gap-2 pl-5">
          {POINTS.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const POINTS = [
  "Hasta 60 escenas por recorrido, cada una de hasta 60\u00a0MB y 16.384 píxeles de ancho. La subida sigue donde se quedó si se corta.",
  "Las panorámicas se colocan sobre el plano de la vivienda, y las flechas salen solas por las puertas.",
  "Endereza el horizonte, tapa el trípode y difumina caras y matrículas para siempre.",
  "Repasa enlaces de ida sin vuelta, escenas aisladas y rumbos torcidos, y los arregla contigo.",
  "Un enlace con tu marca y otro sin ella para los portales, con contraseña y caducidad si las quieres.",
  "Visitas por día y segundos en cada estancia, sin cookies ni datos de quien mira.",
];
