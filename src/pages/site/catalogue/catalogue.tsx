import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { MODULE_NAMES, MODULE_SUMMARIES, type ModuleId, modulePath } from "#content/modules.ts";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { exampleOutcome } from "#server/tools/runs/tool-example.server.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import type { NegotiationResult } from "#tools/negotiator/result.ts";
import { negotiator } from "#tools/negotiator/tool.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { moduleIcons } from "#ui/module-icons.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { readDraft } from "../../tools/tool/draft.ts";
import { capacityExample, valuationExample } from "../marketing/home/home-examples.ts";
import type { Route } from "./+types/catalogue.ts";
import { CatalogueControls } from "./catalogue-controls.tsx";
import { BestMatch, ShopWindows } from "./catalogue-panel.tsx";
import { type CatalogueRow, catalogueRows } from "./catalogue-rows.ts";
import { modulePigments } from "./module-pigments.ts";
import { searchTools } from "./search.ts";
import { shopWindows } from "./shop-windows.server.tsx";
import { ToolRow } from "./tool-row.tsx";
import { type Choice, useCatalogueChoice } from "./use-catalogue-choice.ts";

/** All tools of the product, with the worked examples of some. */
export async function loader({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const region = regionOfPath(url.pathname);
  const at = { isAbroad: region === "latam" };
  const services = mustHave(context.get(servicesContext));
  const [valued, capacity, negotiated] = await Promise.all([
    exampleOutcome(services, valuation, at),
    exampleOutcome(services, borrowingCapacity, at),
    exampleOutcome(services, negotiator, at),
  ]);
  const example = valuationExample(valued);
  return {
    rows: catalogueRows(region),
    windows: shopWindows(example, negotiated.result as NegotiationResult),
    examples: { valuation: example, capacity: capacityExample(capacity) },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Herramientas inmobiliarias",
    description:
      regionOfPath(args.location.pathname) === "latam"
        ? "Herramientas de valoración, captación, anuncio y gestión para agentes de Latinoamérica, con ejemplos de Buenos Aires, Lima y Ciudad de México."
        : "Herramientas de valoración, captación, anuncio y gestión para agentes: busca la tuya y pruébala con un ejemplo resuelto, sin cuenta.",
    path: "/herramientas",
  });

export default function Catalogue({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { rows, windows, examples } = loaderData;
  const [choice, change] = useCatalogueChoice();
  const { shown, best } = rowsShown(rows, choice);
  const words = choice.words.trim();

  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4">Herramientas</h1>
      <p className="mt-4 max-w-[44em] text-lead text-muted-foreground">
        Se prueban con un ejemplo resuelto, sin cuenta y sin tarjeta. Ninguna necesita una IA externa. Abiertas hoy:{" "}
        {rows.length}.
      </p>
      <div className="mt-8">
        <CatalogueControls choice={choice} onChange={change} />
      </div>
      <Resume rows={rows} />
      <p role="status" className="sr-only">
        {isAsked(choice) ? countText(shown.length) : ""}
      </p>
      <div className="mt-8">
        {best ? <BestMatch row={best} words={words} examples={examples} /> : null}
        {isAsked(choice) ? null : <ShopWindows windows={windows} rows={rows} />}
      </div>
      {shown.length === 0 ? (
        <NothingFound words={words} onClear={() => change({ words: "", shown: "todas", holding: null })} />
      ) : (
        (Object.keys(MODULE_NAMES) as ModuleId[]).map((module) => (
          <ModuleRows
            key={module}
            module={module}
            rows={shown.filter((row) => row.module === module)}
            bestPath={best?.path}
          />
        ))
      )}
    </main>
  );
}

function isAsked({ words, shown, holding }: Choice): boolean {
  return words.trim() !== "" || shown !== "todas" || holding !== null;
}

function countText(count: number): string {
  if (count === 0) return "Ninguna herramienta encaja.";
  return count === 1 ? "1 herramienta encaja." : `${count} herramientas encajan.`;
}

function rowsShown(rows: readonly CatalogueRow[], { words, shown, holding }: Choice) {
  const within = rows.filter((row) => {
    if (holding) return row.startsFrom.includes(holding);
    return shown === "todas" || row.module === shown;
  });
  if (words.trim() === "") return { shown: within, best: undefined };
  const matches = searchTools(within, words).map(({ item }) => item);
  return { shown: matches, best: matches[0] };
}

interface ModuleRowsProps {
  module: ModuleId;
  rows: readonly CatalogueRow[];
  bestPath: string | undefined;
}

/** The tools of a module. */
function ModuleRows({ module, rows, bestPath }: ModuleRowsProps) {
  if (rows.length === 0) return null;
  const Icon = moduleIcons[module];
  return (
    <section
      aria-labelledby={`modulo-${module}`}
      className="grid gap-x-12 gap-y-4 border-b py-7 last:border-b-0 lg:grid-cols-[minmax(0,3.2fr)_minmax(0,8.8fr)]"
    >
      <div>
        <h2 id={`modulo-${module}`} className="flex items-center gap-2.5 text-h3">
          <Icon aria-hidden size={24} strokeWidth={1.75} className={modulePigments[module]} />
          {MODULE_NAMES[module]}
        </h2>
        <p className="mt-1 text-control text-muted-foreground">{MODULE_SUMMARIES[module]}</p>
        <PageLink
          to={modulePath(module)}
          aria-label={`Ver el módulo ${MODULE_NAMES[module]}`}
          className="link-text touch-target mt-1.5 inline-flex items-center gap-1.5 text-control"
        >
          Ver el módulo
          <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
        </PageLink>
      </div>
      <ul className="grid content-start gap-x-8 md:grid-cols-2">
        {rows.map((row) => (
          <ToolRow key={row.path} row={row} isBest={row.path === bestPath} />
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <EmptyState
      level={2}
      className="mt-6 rounded-lg border border-dashed py-14"
      title={words === "" ? "Aquí no hay herramientas" : `Nada encaja con «${words}»`}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button onClick={onClear}>Ver todas</Button>
          <Button asChild variant="outline">
            <PageLink to="/contacto">Cuéntanos qué necesitas</PageLink>
          </Button>
        </div>
      }
    >
      Tus palabras siguen en el buscador. Prueba con otras o dinos qué trabajo quieres hacer.
    </EmptyState>
  );
}

/** Tools with something typed in this browser: the way back to it. */
function Resume({ rows }: { rows: readonly CatalogueRow[] }) {
  const [started, setStarted] = useState<readonly CatalogueRow[]>([]);
  useEffect(() => setStarted(rows.filter(({ openId }) => openId !== null && readDraft(openId))), [rows]);
  if (started.length === 0) return null;
  return (
    <p className="mt-4 text-sm text-muted-foreground">
      Lo dejaste a medias en{" "}
      {started.map(({ path, title }, index) => (
        <span key={path}>
          {index === 0 ? "" : index === started.length - 1 ? " y " : ", "}
          <PageLink to={path} className="link-text touch-target">
            {title}
          </PageLink>
        </span>
      ))}
      .
    </p>
  );
}
