import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { projectFigures } from "#server/operations/dev/project-figures.server.ts";
import { StatFigure } from "#ui/stat-figure.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/code-review.ts";

/** A development page: in production it is for admins alone, and managers count as such. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (mustHave(context.get(servicesContext)).config.mode === "production") requireStaff(context, request);
  return { crumb: "Revisión del código", figures: projectFigures(process.cwd()) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Revisión del código",
    description: "Las cifras del propio proyecto: ficheros, líneas, pruebas, peso de lo construido y licencias.",
    path: "/code-review",
    regions: false,
    noIndex: true,
  });

export default function CodeReview({ loaderData: { figures } }: Route.ComponentProps) {
  const sum = (key: "files" | "lines" | "tests") => figures.layers.reduce((total, layer) => total + layer[key], 0);
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Revisión del código</h1>
      <p className="mt-3 max-w-reading text-lead text-muted-foreground">
        Contado al arrancar en la copia que se está ejecutando.
      </p>
      <div className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
        <StatFigure label="líneas" value={formatNumber(sum("lines"))} />
        <StatFigure label="ficheros" value={formatNumber(sum("files"))} />
        <StatFigure label="pruebas escritas" value={formatNumber(sum("tests"))} />
        <StatFigure
          label="lo que descargan los navegadores, en total"
          value={figures.assets.count === 0 ? "sin construir" : `${formatNumber(figures.assets.kilobytes)}\u00a0KB`}
        />
      </div>
      <h2 className="mt-14 text-h3">Por capas</h2>
      <Table
        caption="Ficheros, líneas y pruebas de cada capa"
        heads={["Capa", "Ficheros", "Líneas", "Ficheros de prueba", "Pruebas"]}
        rows={figures.layers.map((layer) => [
          layer.name,
          formatNumber(layer.files),
          formatNumber(layer.lines),
          formatNumber(layer.testFiles),
          formatNumber(layer.tests),
        ])}
      />
      <h2 className="mt-14 text-h3">Dependencias y licencias</h2>
      <Table
        caption="Paquetes, versión fijada, licencia y uso"
        heads={["Paquete", "Versión", "Licencia", "Uso"]}
        rows={figures.dependencies.map(({ name, version, license, isForDevelopment }) => [
          name,
          version,
          license,
          isForDevelopment ? "desarrollo" : "producto",
        ])}
      />
    </main>
  );
}

function Table({ caption, heads, rows }: { caption: string; heads: readonly string[]; rows: readonly string[][] }) {
  return (
    // A table that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="mt-4 overflow-x-auto rounded-lg border bg-card" tabIndex={0} aria-label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b text-left text-xs text-muted-foreground [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first} className="border-b tabular-nums last:border-b-0 [&>*]:px-4 [&>*]:py-2">
              <th scope="row" className="text-left font-medium">
                {first}
              </th>
              {rest.map((cell, i) => (
                <td key={heads[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
