import { redirect } from "react-router";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { planShapes } from "#domain/site/drawings/plan.ts";
import { chanceOf } from "#domain/site/drawings/shape.ts";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { viewerContext } from "#server/boot/services.server.ts";
import { ShapeDrawing } from "#ui/illustration/header-drawing.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { squareMetres } from "../../shared/plan-words.ts";
import { ToolExample } from "../../shared/tool-example.tsx";
import type { Route } from "./+types/introduction.ts";
import { OwnDrawing } from "./own-drawing.tsx";
import { PlanDrawing } from "./plan-drawing.tsx";

const PATH = "/generador-planos";

/** A visitor sees a whole plan and draws one of their own; a signed-in person goes to their plans, with what the address asks for. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(viewerContext) !== null) throw redirect(`/dashboard/planos${url.search}`);
  return null;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Generador de planos con superficie útil y construida",
    description:
      "Dibuja el plano con tus medidas: útil y construida con su fórmula, el error en centímetros, y PDF a escala, PNG, SVG y DXF. Pruébalo sin cuenta.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

const LEVEL = EXAMPLE_PLAN.levels[0]!;
const SHAPE = shapeLevel(LEVEL);
const { usableM2, builtM2, rooms } = summaryOfPlan(EXAMPLE_PLAN, () => SHAPE);

export default function Introduction() {
  return (
    <ToolExample
      path={PATH}
      title="Generador de planos"
      lead="Mides con el láser y sales con el plano acotado: superficie útil y construida con la fórmula a la vista, y el error en centímetros si algo no cierra."
      note="No es una medición oficial: dice con qué se midió y cómo se ha contado."
      art={<ShapeDrawing shapes={ART} pigment="albero" className="aspect-video rounded-lg" />}
      example={{
        title: "Un piso de tres dormitorios",
        description: "Dibujado con la herramienta, con sus muebles a tamaño real.",
      }}
      points={{ id: "que-hace", title: "Qué hace", all: POINTS }}
      after={<OwnDrawing />}
    >
      <div className="grid gap-4 p-4 sm:p-6">
        <PlanDrawing level={LEVEL} shape={SHAPE} title="Plano de un piso inventado de tres dormitorios con terraza" />
        <FigureList
          items={[
            { label: "Superficie útil", value: usableM2 === null ? "—" : squareMetres(usableM2) },
            { label: "Superficie construida", value: builtM2 === null ? "—" : squareMetres(builtM2) },
            { label: "Estancias", value: String(rooms) },
          ]}
        />
      </div>
    </ToolExample>
  );
}

const ART = planShapes(chanceOf("measured-plan"));

const POINTS = [
  "Arrastra estancias o escribe las medidas; puertas y ventanas se pegan a los muros.",
  "Díctalo: «salón 5,20 por 3,80, puerta al pasillo».",
  "Útil, construida y exteriores cubiertos al 50\u00a0%, por estancia y planta. Lo que no llega a 1,50\u00a0m de altura no cuenta.",
  "Si una diagonal no cierra, ajusta las medidas y dice cuántos centímetros se separa cada una.",
  "Sobre la imagen de un plano antiguo, o leyendo sus muros por ti.",
  "PDF a 1:50 o 1:100 con tu marca, PNG, SVG, DXF, CSV y JSON. Todo se calcula en tu navegador.",
];
