import { formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { CONFIDENCE_NAMES, rangeText, roiText, stateOf } from "./explain.ts";
import type { RenovationResult, WorkRow } from "./result.ts";

/** Doing nothing stands in the list as one more. */
type Row = WorkRow | null;

const nothing = (row: Row) => row ?? { cost: { usual: 0 }, uplift: { usual: 0 }, net: { usual: 0 }, roi: null };

/** Each work as if it were the only one, the most left first, and doing nothing among them. */
export function WorksPanel({ result }: { result: RenovationResult }) {
  const { works, unfit, currency } = result;
  const money = moneyIn(currency);
  const columns: Column<Row>[] = [
    {
      id: "obra",
      header: "Obra",
      narrow: "title",
      cell: (row) =>
        row === null ? (
          <TwoLines title="No hacer nada" detail="Siempre es una opción" />
        ) : (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TwoLines title={row.name} detail={row.quantity || row.why} />
            <StateTag row={row} result={result} />
          </span>
        ),
      sortBy: (row) => row?.name ?? "No hacer nada",
    },
    {
      id: "coste",
      header: "Cuesta",
      numeric: true,
      narrow: "detail",
      cell: (row) =>
        row === null ? (
          money(0)
        ) : (
          <TwoLines
            title={
              <>
                <FoldedName name="Cuesta" />
                {money(row.cost.usual)}
              </>
            }
            detail={rangeText(row.cost, currency)}
          />
        ),
      sortBy: (row) => nothing(row).cost.usual,
    },
    {
      id: "suma",
      header: "Suma",
      numeric: true,
      cell: (row) =>
        row === null ? money(0) : <TwoLines title={money(row.uplift.usual)} detail={rangeText(row.uplift, currency)} />,
      sortBy: (row) => nothing(row).uplift.usual,
    },
    {
      id: "queda",
      header: "Queda",
      numeric: true,
      narrow: "figure",
      cell: (row) =>
        row === null ? (
          money(0)
        ) : (
          <TwoLines title={formatSignedMoney(row.net.usual, currency)} detail={rangeText(row.net, currency)} />
        ),
      sortBy: (row) => nothing(row).net.usual,
    },
    {
      id: "retorno",
      header: "Retorno",
      numeric: true,
      cell: (row) =>
        row === null ? (
          "–"
        ) : (
          <TwoLines title={roiText(row.roi)} detail={`equilibrio ${formatPercent(row.breakEven)}`} />
        ),
      sortBy: (row) => nothing(row).roi ?? 0,
    },
    {
      id: "confianza",
      header: "Confianza",
      narrow: "note",
      cell: (row) => (
        <>
          <FoldedName name="Confianza:" />
          {row === null ? "Alta" : CONFIDENCE_NAMES[row.confidence]}
        </>
      ),
    },
  ];
  const at = works.findIndex(({ net }) => net.usual <= 0);
  const rows: Row[] = at < 0 ? [...works, null] : [...works.slice(0, at), null, ...works.slice(at)];
  return (
    <Panel labelledBy="mejoras-obras">
      <PanelHeader
        id="mejoras-obras"
        title="Obra a obra"
        description="Sola cada una, con su rango debajo. Las que quedan por debajo de «No hacer nada» cuestan más de lo que suman."
      />
      <DataTable
        caption="Obras, de más a menos ganancia"
        columns={columns}
        rows={rows}
        rowKey={(row) => row?.id ?? "nada"}
      />
      {unfit.length > 0 ? (
        <div className="px-5 sm:px-7">
          <Disclosure summary={`Sin proponer: ${unfit.length}`} className="border-b-0 text-sm">
            <ul className="grid gap-1.5">
              {unfit.map(({ name, reason }) => (
                <li key={name}>
                  <span className="font-medium text-foreground">{name}.</span> {reason}.
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      ) : null}
    </Panel>
  );
}

/** On a narrow screen the heads of the columns are gone. */
const FoldedName = ({ name }: { name: string }) => <span className="@2xl:hidden">{name} </span>;

function StateTag({ row, result }: { row: WorkRow; result: RenovationResult }) {
  const state = stateOf(row, result);
  if (row.isChosen) return <Tag tone="success">{state}</Tag>;
  return state === "no compensa" ? null : <Tag tone="outline">{state}</Tag>;
}
