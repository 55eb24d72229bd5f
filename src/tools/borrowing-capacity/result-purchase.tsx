import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CapacityEstimate } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

const MODES = { table: null, typed: "Gastos que has escrito", template: "Orientativo" } as const;

/** What has to be paid, line by line, and where the money comes from. */
export function CostsPanel({ result }: { result: CapacityEstimate }) {
  const { operation, currency, costMode } = result;
  const money = moneyIn(currency);
  const tag = MODES[costMode];
  return (
    <Panel labelledBy="capacidad-gastos">
      <PanelHeader
        id="capacidad-gastos"
        title={operation.isTarget ? "La compra de esa vivienda" : "La compra al precio máximo"}
        description={`Impuestos y gastos: ${formatPercent(operation.costs.share)} del precio`}
        actions={tag ? <Tag tone="outline">{tag}</Tag> : null}
      />
      <PanelBody>
        <table className="w-full border-collapse text-sm leading-snug">
          <caption className="sr-only">Precio, impuestos y gastos, hipoteca y ahorro necesario</caption>
          <tbody>
            <MoneyRow label="Precio" value={money(operation.price)} strong />
            {operation.costs.lines.map((line) => (
              <MoneyRow
                key={line.id}
                label={line.label}
                note={line.note}
                tag={line.isDoubtful ? "por comprobar" : undefined}
                value={money(line.amount)}
              />
            ))}
            {operation.openingFee > 0 ? (
              <MoneyRow label="Comisión de apertura" value={money(operation.openingFee)} />
            ) : null}
            <MoneyRow label="Hipoteca" value={money(-operation.loan)} />
            <MoneyRow label="Ahorro que hace falta" value={money(operation.ownFunds)} strong last />
          </tbody>
        </table>
        {operation.costs.lostReliefs.map((label) => (
          <Callout key={label} tone="warning" className="mt-4">
            A este precio se pierde el tipo reducido elegido ({label}): se aplica el general.
          </Callout>
        ))}
        {operation.costs.alternatives.map(({ label, total }) => (
          <Callout key={label} tone="warning" title="La norma admite otra lectura" className="mt-4">
            {label}: los impuestos y gastos serían {money(total)} en lugar de {money(operation.costs.total)}.
          </Callout>
        ))}
      </PanelBody>
    </Panel>
  );
}

interface MoneyRowProps {
  label: string;
  value: string;
  note?: string | undefined;
  tag?: string | undefined;
  strong?: boolean;
  last?: boolean;
}

function MoneyRow({ label, value, note, tag, strong = false, last = false }: MoneyRowProps) {
  return (
    <tr className={last ? undefined : "border-b"}>
      <th scope="row" className={strong ? "py-2.5 pr-4 text-left font-semibold" : "py-2.5 pr-4 text-left font-normal"}>
        {label} {tag ? <Tag tone="warning">{tag}</Tag> : null}
        {note ? <span className="block text-xs font-normal text-subtle-foreground">{note}</span> : null}
      </th>
      <td
        className={
          strong
            ? "py-2.5 text-right align-top font-semibold whitespace-nowrap tabular-nums"
            : "py-2.5 text-right align-top whitespace-nowrap tabular-nums"
        }
      >
        {value}
      </td>
    </tr>
  );
}

/** The loan in figures. */
export function LoanPanel({ result, input }: { result: CapacityEstimate; input: CapacityInput }) {
  const { operation, rate, apr } = result;
  const money = moneyIn(result.currency);
  if (operation.loan === 0) {
    return (
      <Panel labelledBy="capacidad-hipoteca">
        <PanelHeader id="capacidad-hipoteca" title="Sin hipoteca" />
        <PanelBody className="text-sm text-muted-foreground">
          {result.debtsTakeAll
            ? "Las otras cuotas ya llegan al esfuerzo máximo. Baja deudas o sube ingresos y vuelve a calcular."
            : "Con este ahorro no hace falta pedir nada al banco."}
        </PanelBody>
      </Panel>
    );
  }
  const rateName = { fijo: "Interés fijo", variable: "Primer interés", mixto: "Interés del tramo fijo" }[rate.type];
  return (
    <Panel labelledBy="capacidad-hipoteca">
      <PanelHeader
        id="capacidad-hipoteca"
        title={`${money(operation.instalment, 2)} al mes`}
        description="La hipoteca"
      />
      <PanelBody>
        <FigureList
          items={[
            { label: "Importe", value: money(operation.loan) },
            { label: "Sobre el precio", value: formatPercent(operation.loanToPrice) },
            { label: "Plazo", value: `${formatNumber(input.years)}\u00a0años` },
            { label: rateName, value: formatPercent(rate.initial, 3) },
            ...(apr === null
              ? []
              : [
                  {
                    label: rate.type === "fijo" ? "TAE" : "TAE, si se cumple la senda",
                    value: formatPercent(apr, 2, 2),
                  },
                ]),
            { label: "Intereses en total", value: money(result.totalInterest) },
            { label: "Esfuerzo, con deudas", value: formatPercent(operation.incomeShare) },
            { label: "Cuota admitida", value: money(result.allowedInstalment) },
            { label: "Hipoteca máxima por ingresos", value: money(result.maxLoan) },
          ]}
        />
      </PanelBody>
    </Panel>
  );
}
