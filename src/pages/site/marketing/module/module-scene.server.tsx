import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ModuleId } from "#content/modules.ts";
import { estimateIn } from "#domain/shared/format/estimates.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { classNames } from "#ui/class-names.ts";
import { ArchDoor, type ArchKind } from "#ui/illustration/arch-door.tsx";
import type { Pigment } from "#ui/illustration/solids.tsx";
import { Tag } from "#ui/tag.tsx";
import type { PicturedValuation } from "./module-example.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { TrendSketch } from "./trend-sketch.tsx";

interface ModuleSceneProps {
  module: ModuleId;
  /** The valuation's worked example; the other modules show made-up figures, tagged as such. */
  valuation: PicturedValuation | null;
}

interface Scene {
  wall: string;
  arch: ArchKind;
  reveal: Pigment;
  inside: Pigment;
}

/** The wall of each room in its own pigment, and the door in it. */
const scenes: Record<ModuleId, Scene> = {
  valoracion: {
    wall: "bg-cobalto-200 dark:bg-cobalto-900",
    arch: "medio-punto",
    reveal: "cobalto-700",
    inside: "cobalto-500",
  },
  analisis: { wall: "bg-albero-200 dark:bg-albero-900", arch: "apuntado", reveal: "tinta-800", inside: "tinta-600" },
  captacion: {
    wall: "bg-almagre-200 dark:bg-almagre-900",
    arch: "escarzano",
    reveal: "almagre-700",
    inside: "almagre-500",
  },
  social: {
    wall: "bg-bugambilia-200 dark:bg-bugambilia-900",
    arch: "herradura",
    reveal: "bugambilia-700",
    inside: "bugambilia-500",
  },
  virtual: { wall: "bg-cal-200 dark:bg-tinta-800", arch: "dintel", reveal: "tinta-700", inside: "tinta-500" },
  gestion: {
    wall: "bg-carruaje-200 dark:bg-carruaje-900",
    arch: "dintel",
    reveal: "carruaje-700",
    inside: "carruaje-500",
  },
};

/** The scene as HTML: nothing in it moves, so the browser gets no code for its charts and drawings. */
export function sceneHtml(props: ModuleSceneProps): string {
  return renderToStaticMarkup(<ModuleScene {...props} />, { identifierPrefix: "escena" });
}

/** A module as a room: a painted wall, its door, and the things on the table. */
function ModuleScene({ module, valuation }: ModuleSceneProps) {
  const { wall, arch, reveal, inside } = scenes[module];
  return (
    <figure
      data-opening
      className={classNames("relative overflow-hidden rounded-t-xl px-5 pt-10 lg:rounded-tr-xl", wall)}
    >
      <ArchDoor kind={arch} reveal={reveal} inside={inside} className="ml-auto block h-96 sm:mr-4 lg:h-110" />
      <div className="absolute inset-x-5 bottom-5 rounded-md border border-transparent bg-card p-4 text-card-foreground shadow-lg sm:right-auto sm:w-92">
        <Picture module={module} valuation={valuation} />
      </div>
    </figure>
  );
}

function Picture({ module, valuation }: ModuleSceneProps): ReactNode {
  switch (module) {
    case "valoracion":
      return valuation ? (
        <Example caption={valuation.place}>
          <IntervalChart {...valuation} size="compact" format={estimateIn(valuation.currency)} />
        </Example>
      ) : null;
    case "analisis":
      return (
        <Example caption="Precio por m² de un barrio">
          <TrendSketch />
        </Example>
      );
    case "captacion":
      return (
        <Example caption="De la llamada al encargo, un mes">
          <BarChart
            caption="De la llamada al encargo"
            valueName="Propietarios"
            format={String}
            rows={[
              { label: "Llamados", value: 42 },
              { label: "Visitados", value: 14 },
              { label: "Con propuesta", value: 9 },
              { label: "Encargos", value: 4, highlighted: true },
            ]}
          />
        </Example>
      );
    case "social":
      return (
        <Example caption="Cada frase, con su dato">
          <p className="text-control leading-relaxed">
            «<Fact>Tercero</Fact> <Fact>exterior</Fact> con <Fact>terraza de 12 m²</Fact>. <Fact>Tres dormitorios</Fact>
            , <Fact>ascensor</Fact> y reforma de <Fact>2019</Fact>.»
          </p>
          <p className="mt-2 text-xs text-muted-foreground">Seis datos de la ficha, ninguno añadido</p>
        </Example>
      );
    case "virtual":
      return (
        <Example caption="Plano de 62 m² útiles">
          <PlanDrawing className="w-full" />
        </Example>
      );
    case "gestion":
      return (
        <Example caption="Hoy, por este orden">
          <ol className="text-control leading-snug">
            {calls.map(({ who, why }) => (
              <li key={who} className="flex items-start gap-2.5 border-t py-2">
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-primary" />
                <span>
                  <b>{who}</b>
                  <span className="block text-sm text-muted-foreground">{why}</span>
                </span>
              </li>
            ))}
          </ol>
        </Example>
      );
  }
}

const calls = [
  { who: "Compradora del piso de la plaza", why: "Pidió respuesta antes del jueves" },
  { who: "Propietario de la calle Nueva", why: "Su encargo vence en 6 días" },
  { who: "Familia que busca tres dormitorios", why: "Ha entrado una vivienda que encaja" },
] as const;

function Example({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <>
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm font-medium">
        {caption}
        <Tag tone="plataforma">Ejemplo</Tag>
      </figcaption>
      {children}
    </>
  );
}

/** A phrase that a field of the home's record proves. */
function Fact({ children }: { children: ReactNode }) {
  return <mark className="rounded-[2px] bg-albero-200 px-0.5 text-tinta-900">{children}</mark>;
}
