import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { Callout } from "#ui/callout.tsx";
import { IntervalRows } from "#ui/charts/interval-rows.tsx";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import {
  counterTitle,
  daysText,
  explainBest,
  explainBreakEven,
  explainCounter,
  explainMissing,
  FINANCING_NAMES,
  lineText,
  scriptOf,
} from "./explain.ts";
import { LadderChart } from "./ladder-chart.tsx";
import { PrivatePanels } from "./private-panels.tsx";
import type { NegotiationResult, RankedOffer } from "./result.ts";

export { negotiate as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { negotiatorInput as input } from "./schema.ts";

interface ViewProps {
  result: NegotiationResult;
}

/** Read out when the result follows the keys. */
export function liveSummary(result: NegotiationResult): string {
  const best = result.offers[0];
  const first = best ? ` La oferta que más vale es la de ${best.name}.` : "";
  return `${counterTitle(result)}.${first}`;
}

/** What to answer, which offer is worth most, what is left, what to say; then what only who sells may see. */
export function Result({ result }: ViewProps) {
  return (
    <>
      <AnswerPanel result={result} />
      {result.offers.length > 0 ? <OffersPanel result={result} /> : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <NetPanel result={result} />
        <ScriptPanel result={result} />
      </div>
      <PrivatePanels result={result} />
      <p className="text-xs text-subtle-foreground">
        Impuestos y gastos a {formatDate(result.date)}. Cálculo orientativo: la probabilidad de cierre es tuya y los
        impuestos los confirma quien lleve la declaración.
      </p>
    </>
  );
}

function AnswerPanel({ result }: ViewProps) {
  const money = moneyIn(result.currency);
  const { counter, ladder } = result;
  const step = counter.step === null ? "" : ` · paso ${counter.step + 1} de ${ladder.length}`;
  return (
    <Panel zocalo="plataforma" labelledBy="negociador-respuesta">
      <div className="grid gap-x-12 gap-y-8 p-5 sm:p-8 lg:grid-cols-2">
        <div id="negociador-respuesta" className="min-w-0">
          <StatFigure
            size="hero"
            label={counter.kind === "accept" ? "Acepta" : `Contraoferta${step}`}
            value={money(counter.price).replace("\u00a0", " ")}
            note={explainCounter(result)}
          />
        </div>
        <LadderChart result={result} />
      </div>
    </Panel>
  );
}

function OffersPanel({ result }: ViewProps) {
  const money = moneyIn(result.currency);
  const { offers } = result;
  const best = offers[0]!;
  const columns: Column<RankedOffer>[] = [
    {
      id: "name",
      header: "Oferta",
      narrow: "title",
      cell: (row) => <TwoLines title={row.name} detail={FINANCING_NAMES[row.financing]} />,
    },
    {
      id: "price",
      header: "Precio",
      numeric: true,
      narrow: "detail",
      cell: (row) => (
        <>
          {money(row.price)} <span className="text-subtle-foreground">({formatPercent(row.shareOfList)})</span>
        </>
      ),
    },
    { id: "deposit", header: "Señal", numeric: true, cell: (row) => money(row.deposit) },
    { id: "days", header: "Firma", numeric: true, cell: (row) => daysText(row.days) },
    { id: "probability", header: "Cierre", numeric: true, cell: (row) => formatPercent(row.probability) },
    {
      id: "strength",
      header: "Solidez",
      numeric: true,
      narrow: "note",
      cell: (row) => (row.strength === null ? "–" : `${formatNumber(row.strength)} de 100`),
    },
    {
      id: "expected",
      header: "Neto esperado",
      numeric: true,
      narrow: "figure",
      cell: (row) => <strong>{money(row.expectedNet)}</strong>,
    },
  ];
  return (
    <Panel labelledBy="negociador-ofertas">
      <PanelHeader
        id="negociador-ofertas"
        title={offers.length === 1 ? "La oferta" : `La que más vale: ${best.name}`}
        description={explainBest(result)}
      />
      <PanelBody>
        <IntervalRows
          rows={offers.map((offer) => ({
            label: offer.name,
            value: offer.expectedNet,
            range80: {
              low: Math.min(offer.ifCloses, offer.ifFails),
              high: Math.max(offer.ifCloses, offer.ifFails),
            },
          }))}
          summary={offers.map(({ name, expectedNet }) => `${name}: ${money(expectedNet)} esperados`).join(". ")}
          format={money}
        />
        <p className="mt-3 text-xs text-subtle-foreground">
          La franja va de lo que queda si falla a lo que queda si cierra, pagada la espera. La marca es lo esperado.
        </p>
      </PanelBody>
      <div className="border-t">
        <DataTable
          caption="Ofertas, de más a menos neto esperado"
          columns={columns}
          rows={offers}
          rowKey={(row) => `${row.name} ${row.price} ${row.days}`}
        />
      </div>
      {offers.length > 1 ? (
        <ul className="grid gap-1 border-t px-5 py-4 text-sm text-muted-foreground sm:px-6">
          {offers.slice(1).map((offer) => (
            <li key={`${offer.name} ${offer.price}`}>
              <span className="font-medium text-foreground">{offer.name}.</span> {explainBreakEven(offer, best)}
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function NetPanel({ result }: ViewProps) {
  const money = moneyIn(result.currency);
  const { sale, offers } = result;
  const missing = explainMissing(sale);
  return (
    <Panel labelledBy="negociador-neto">
      <PanelHeader
        id="negociador-neto"
        title={`Quedan ${money(sale.net)}`}
        description={offers[0] ? `Si cierra la oferta de ${offers[0].name}` : "Si cierras en tu meta"}
        actions={sale.missing.length > 0 ? <Tag tone="warning">incompleto</Tag> : null}
      />
      <PanelBody className="grid gap-4">
        <WaterfallChart
          caption="Del precio a lo que cobra quien vende"
          base={{ label: "Precio", amount: sale.price }}
          rows={sale.lines.map((line) => ({ label: lineText(line), detail: line.detail, amount: -line.amount }))}
          total={{ label: "Neto", amount: sale.net }}
          format={money}
          formatChange={money}
        />
        {missing ? <Callout tone="warning">{missing}</Callout> : null}
        {sale.withheld === null ? null : (
          <Callout title="Retención al no residente">
            Quien compra retiene {money(sale.withheld)} y los ingresa a cuenta del impuesto. No es un gasto más.
          </Callout>
        )}
      </PanelBody>
    </Panel>
  );
}

function ScriptPanel({ result }: ViewProps) {
  const script = scriptOf(result);
  return (
    <Panel labelledBy="negociador-guion">
      <PanelHeader
        id="negociador-guion"
        title="Qué decir"
        actions={<CopyButton text={script.map(({ when, say }) => `${when}: ${say}`).join("\n")} label="Copiar guion" />}
      />
      <PanelBody>
        <ol className="grid gap-5">
          {script.map(({ when, say, why }) => (
            <li key={when} className="grid gap-1 border-l-2 border-primary pl-4">
              <p className="text-xs font-semibold text-subtle-foreground">{when}</p>
              <p className="leading-snug">«{say}»</p>
              <p className="text-sm text-muted-foreground">{why}</p>
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}

/** Beside the form: the worked example in short. */
export function Aside({ result }: ViewProps) {
  const money = moneyIn(result.currency);
  return (
    <Panel as="aside" zocalo="luz" labelledBy="negociador-ejemplo">
      <PanelHeader id="negociador-ejemplo" title={counterTitle(result)} description="Ejemplo resuelto" />
      <PanelBody className="grid gap-5">
        <LadderChart result={result} />
        <FigureList
          items={result.offers.map(({ name, expectedNet }) => ({ label: name, value: money(expectedNet) }))}
        />
        <a href="#ejemplo" className="link-text text-sm">
          Ver el ejemplo completo
        </a>
      </PanelBody>
    </Panel>
  );
}
