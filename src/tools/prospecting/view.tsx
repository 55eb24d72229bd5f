import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { NEXT_ACTION_NAMES, NEXT_ACTIONS } from "#domain/tools/prospecting/prospect-values.ts";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { Board } from "./board.tsx";
import { letterFor, mayWriteTo } from "./letters.ts";
import { ExpiryRadar } from "./radar.tsx";
import { type ProspectingResult, withAction } from "./result.ts";
import { RouteDrawing } from "./route-drawing.tsx";
import { explainBoard, explainRoute } from "./text.ts";
import { useTypedProspects } from "./use-typed-prospects.ts";
import { clockText, dayTitle, explainAction, inText, nameOf, scoreText, whereOf } from "./words.ts";

export { planProspecting as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { prospectingInput as input } from "./schema.ts";

interface ViewProps {
  result: ProspectingResult;
}

/** Read out when the result follows the keys. */
export function liveSummary(result: ProspectingResult): string {
  return `Tablero: ${explainBoard(result)}`;
}

/** Whom first, the board, the way of the visits, when mandates of others end, and what to write. */
export function Result({ result }: ViewProps) {
  return (
    <>
      <FirstPanel result={result} />
      <Board result={result} />
      <RoutePanel result={result} />
      <RadarPanel result={result} />
      <LettersPanel result={result} />
      <p className="text-xs text-subtle-foreground">
        Tablero del {formatDate(result.date)}. Puntos: motivo 40, precio 35, reciente 25; el margen sobre el valor es
        del {formatPercent(result.margin)}. Son criterio de Umbral.
      </p>
    </>
  );
}

function FirstPanel({ result }: ViewProps) {
  const rows = useTypedProspects();
  const first = withAction(result, "llamar")[0] ?? withAction(result, "visitar")[0];
  return (
    <Panel zocalo="plataforma" labelledBy="captacion-primero">
      <div className="grid items-center gap-x-12 gap-y-6 p-5 sm:p-8 lg:grid-cols-2">
        <div id="captacion-primero" className="min-w-0">
          {first ? (
            <StatFigure
              label={first.action === "llamar" ? "Llama primero a" : "Visita primero a"}
              value={nameOf(first, rows[first.index])}
              note={`${scoreText(first)}. ${explainAction(first)}`}
            />
          ) : (
            <StatFigure
              label="Hoy"
              value="No hay a quién llamar"
              note="Completa los datos o espera a que venza una exclusiva."
            />
          )}
        </div>
        <FigureList
          items={NEXT_ACTIONS.map((action) => ({
            label: NEXT_ACTION_NAMES[action],
            value: withAction(result, action).length,
          }))}
        />
      </div>
    </Panel>
  );
}

function RoutePanel({ result }: ViewProps) {
  const rows = useTypedProspects();
  const { days } = result;
  if (days.length === 0) return null;
  let number = 0;
  return (
    <Panel labelledBy="captacion-ruta">
      <PanelHeader id="captacion-ruta" title="Ruta de visitas" description={explainRoute(result)} />
      <PanelBody>
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
          <RouteDrawing result={result} />
          <div className="grid gap-5">
            {days.map((day) => (
              <section key={day.date} aria-label={dayTitle(day)}>
                <h3 className="text-sm font-semibold">{dayTitle(day)}</h3>
                <ol className="mt-1 text-sm">
                  {day.stops.map(({ index, at, point }) => {
                    number += 1;
                    return (
                      <li key={index} className="flex gap-3 border-b py-2 last:border-b-0">
                        <span className="w-5 shrink-0 text-right font-semibold tabular-nums">{number}</span>
                        <span className="w-12 shrink-0 text-muted-foreground tabular-nums">{clockText(at)}</span>
                        <span className="min-w-0">
                          <span className="font-medium">{nameOf({ index }, rows[index])}</span>
                          <span className="block text-muted-foreground">{whereOf(rows[index])}</span>
                          {point ? null : (
                            <span className="block text-xs text-subtle-foreground">Sin punto en el mapa</span>
                          )}
                        </span>
                      </li>
                    );
                  })}
                </ol>
              </section>
            ))}
          </div>
        </div>
      </PanelBody>
    </Panel>
  );
}

function RadarPanel({ result }: ViewProps) {
  const rows = useTypedProspects();
  const [next] = result.radar;
  if (!next) return null;
  return (
    <Panel labelledBy="captacion-radar">
      <PanelHeader
        id="captacion-radar"
        title="Exclusivas de otras agencias"
        description={`La próxima vence ${inText(next.daysLeft)}. Hasta entonces no se llama: un aviso queda para ese día.`}
      />
      <PanelBody>
        <ExpiryRadar result={result} name={(index) => nameOf({ index }, rows[index])} />
      </PanelBody>
    </Panel>
  );
}

function LettersPanel({ result }: ViewProps) {
  const rows = useTypedProspects();
  const { input } = useToolRun();
  const open = result.prospects.filter(mayWriteTo);
  if (open.length === 0) return null;
  const agent = typeof input.agent === "string" && input.agent !== "" ? input.agent : undefined;
  return (
    <Panel labelledBy="captacion-cartas">
      <PanelHeader
        id="captacion-cartas"
        title="Qué escribir"
        description="Una carta para cada propietario al que se puede escribir. Léela antes de enviarla."
        divided
      />
      <div className="px-5 sm:px-6">
        {open.map((prospect) => {
          const text = letterFor(prospect, rows[prospect.index] ?? {}, { agent });
          return (
            <Disclosure
              key={prospect.index}
              summary={nameOf(prospect, rows[prospect.index])}
              className="last:border-b-0"
            >
              <div className="grid justify-items-start gap-4 text-foreground">
                <p className="max-w-prose whitespace-pre-line">{text}</p>
                <CopyButton text={text} label="Copiar carta" />
              </div>
            </Disclosure>
          );
        })}
      </div>
    </Panel>
  );
}

/** Beside the form: the columns in figures, and the way. */
export function Aside({ result }: ViewProps) {
  const route = explainRoute(result);
  return (
    <Panel as="aside" zocalo="luz" labelledBy="captacion-aparte">
      <PanelHeader id="captacion-aparte" title="Tu tablero" description="Qué toca con cada propietario" />
      <PanelBody className="grid gap-5">
        <FigureList
          items={NEXT_ACTIONS.map((action) => ({
            label: NEXT_ACTION_NAMES[action],
            value: withAction(result, action).length,
          }))}
        />
        {route ? <RouteDrawing result={result} /> : null}
        <Callout>Antes de llamar se mira tu registro de no llamar.</Callout>
      </PanelBody>
    </Panel>
  );
}
