import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { LIST_MB, MOST_LIST_ROWS } from "#domain/tools/price-position/list-rows.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { fileProblem } from "#ui/form/file-check.ts";
import { FileZone } from "#ui/form/file-zone.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/price-list.ts";
import type { ListProgress } from "./check-in-slices.ts";
import { CheckedRows } from "./checked-rows.tsx";
import { useListCheck } from "./use-list-check.ts";

const RULES = { extensions: [".csv", ".txt", ".xlsx"], maxBytes: LIST_MB * 1_000_000 };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  return { crumb: "Comprobar una lista", today: isoDateInMadrid(mustHave(context.get(servicesContext)).now()) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Comprobar una lista de precios",
    description: "Sube un CSV o XLSX con hasta 5.000 anuncios y mira cuáles están en mercado y cuáles no.",
    path: "/dashboard/cartera/precios",
    regions: false,
    noIndex: true,
  });

export default function PriceList({ loaderData: { today } }: Route.ComponentProps) {
  const { progress, check, stop, clear } = useListCheck(today);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();

  async function take(candidate: File) {
    const wrong = fileProblem(candidate, RULES);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setFile(candidate);
    try {
      const { fileToText } = await import("#ui/form/file-text.ts");
      await check(await fileToText(candidate));
    } catch {
      // A damaged or protected workbook: the reader's own messages are in English and about its insides.
      setProblem("No se puede leer. Guárdalo como CSV y vuelve a subirlo.");
      setFile(null);
    }
  }

  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-h3">Comprobar una lista de precios</h1>
        <Button asChild variant="outline" size="sm">
          <PageLink to="/detector-precios">Comprobar un anuncio</PageLink>
        </Button>
      </div>
      <p className="max-w-reading text-control text-muted-foreground">
        Cada anuncio se compara con los demás de la lista. Se calcula en este equipo: la lista no se envía ni se guarda.
      </p>
      <Panel as="div">
        <PanelBody className="grid gap-3">
          <label htmlFor="lista" className="text-sm font-medium">
            Lista en CSV o XLSX
          </label>
          <FileZone
            id="lista"
            aria-describedby="lista-ayuda"
            file={file}
            extensions={RULES.extensions}
            isInvalid={problem !== undefined}
            isBusy={progress.state === "checking"}
            onFile={(candidate) => void take(candidate)}
            onRemove={() => {
              setFile(null);
              clear();
            }}
          />
          <p id="lista-ayuda" className="text-xs text-subtle-foreground">
            Una fila por anuncio, con precio, metros, latitud y longitud. Con habitaciones, baños, planta, ascensor y
            estado se compara mejor. Hasta {formatNumber(MOST_LIST_ROWS)} filas y {LIST_MB} MB.
          </p>
          <div role="status" className="empty:hidden">
            {problem ? <Callout tone="warning">{problem}</Callout> : null}
          </div>
          <Progress progress={progress} onStop={stop} />
        </PanelBody>
      </Panel>
      {progress.state === "nothing" ? null : <CheckedRows rows={progress.rows} isWhole={progress.state === "done"} />}
    </main>
  );
}

function Progress({
  progress: { state, done, total, problem },
  onStop,
}: {
  progress: ListProgress;
  onStop: () => void;
}) {
  if (state === "nothing") return null;
  const notice = {
    checking: `Comprobados ${formatNumber(done)} de ${counted(total, "anuncio", "anuncios")}.`,
    stopped: `Parado en ${formatNumber(done)} de ${counted(total, "anuncio", "anuncios")}. Lo comprobado se queda.`,
    done: `${counted(total, "anuncio comprobado", "anuncios comprobados")}.`,
  }[state];
  return (
    <div className="grid gap-3">
      {problem ? <Callout tone="warning">{problem}</Callout> : null}
      {state === "checking" ? (
        <progress
          value={done}
          max={Math.max(1, total)}
          aria-label="Anuncios comprobados"
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-secondary accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm tabular-nums">{notice}</p>
        {state === "checking" ? (
          <Button variant="outline" size="sm" onClick={onStop}>
            Parar
          </Button>
        ) : null}
      </div>
    </div>
  );
}
