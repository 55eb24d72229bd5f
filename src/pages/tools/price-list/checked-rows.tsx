import { useId, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { estimateIn } from "#domain/shared/format/estimates.ts";
import { formatArea, formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { listCsv } from "#domain/tools/price-position/list-csv.ts";
import type { ListRow } from "#domain/tools/price-position/list-rows.ts";
import { isOutOfBand } from "#domain/tools/price-position/price-position.ts";
import { VERDICT_WORDS } from "#domain/tools/price-position/verdict-words.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type Choice, SelectBox } from "#ui/form/controls.tsx";
import { Panel } from "#ui/panel.tsx";
import { saveFile } from "#ui/save-file.ts";
import { sortRows } from "#ui/table-sort.ts";
import { Tag } from "#ui/tag.tsx";

const SHOWN_AT_ONCE = 100;

const GROUPS: readonly { id: string; label: string; holds: (row: ListRow) => boolean }[] = [
  { id: "todos", label: "Todos", holds: () => true },
  { id: "fuera", label: "Fuera de banda", holds: ({ verdict }) => verdict !== null && isOutOfBand(verdict) },
  {
    id: "algo",
    label: "Algo altos o bajos",
    holds: ({ verdict }) => verdict === "algo-alto" || verdict === "algo-bajo",
  },
  { id: "mercado", label: "En mercado", holds: ({ verdict }) => verdict === "en-mercado" },
  { id: "repetidos", label: "Puede repetirse", holds: ({ repeats }) => repeats.length > 0 },
  { id: "sin", label: "Sin veredicto", holds: ({ verdict }) => verdict === null },
];

const ORDERS: readonly {
  id: string;
  label: string;
  by: (row: ListRow) => number | null;
  direction: "ascending" | "descending";
}[] = [
  {
    id: "lejos",
    label: "Los más lejos de su valor",
    by: ({ position }) => (position === null ? null : Math.abs(position)),
    direction: "descending",
  },
  { id: "caros", label: "Los más caros para lo que son", by: ({ position }) => position, direction: "descending" },
  { id: "baratos", label: "Los más baratos para lo que son", by: ({ position }) => position, direction: "ascending" },
  { id: "fila", label: "Como en la lista", by: ({ line }) => line, direction: "ascending" },
];

/** The checked rows by verdict, in the order that somebody chose, and the whole of them as a sheet. @param isWhole all were checked */
export function CheckedRows({ rows, isWhole }: { rows: readonly ListRow[]; isWhole: boolean }) {
  const [groupId, setGroup] = useState("todos");
  const [orderId, setOrder] = useState("lejos");
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const group = GROUPS.find(({ id }) => id === groupId) ?? GROUPS[0]!;
  const order = ORDERS.find(({ id }) => id === orderId) ?? ORDERS[0]!;
  const found = sortRows(rows.filter(group.holds), order.by, order.direction);
  if (rows.length === 0) return null;
  return (
    <Panel as="div">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b p-4">
        <Chooser
          label="Ver"
          value={groupId}
          onChange={setGroup}
          options={GROUPS.map(({ id, label, holds }) => ({
            value: id,
            label: `${label} (${formatNumber(rows.filter(holds).length)})`,
          }))}
        />
        <Chooser
          label="Ordenar"
          value={orderId}
          onChange={setOrder}
          options={ORDERS.map(({ id, label }) => ({ value: id, label }))}
        />
        <Button variant="outline" onClick={() => download(rows)} className="sm:ml-auto">
          {isWhole ? "Descargar CSV" : "Descargar lo comprobado"}
        </Button>
      </div>
      <DataTable
        caption={`Anuncios: ${group.label}`}
        columns={COLUMNS}
        rows={found.slice(0, most)}
        rowKey={({ line }) => String(line)}
        empty={
          <EmptyState title="Ningún anuncio aquí" level={2}>
            Elige otro grupo para ver los demás.
          </EmptyState>
        }
      />
      {found.length > most ? (
        <div className="flex justify-center border-t p-4">
          <Button variant="ghost" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            Ver {counted(Math.min(SHOWN_AT_ONCE, found.length - most), "anuncio más", "anuncios más")}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

interface ChooserProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Choice[];
}

function Chooser({ label, value, onChange, options }: ChooserProps) {
  const id = useId();
  return (
    <div className="grid min-w-56 flex-1 gap-1 sm:flex-none">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <SelectBox id={id} value={value} onChange={(event) => onChange(event.target.value)} options={options} />
    </div>
  );
}

const TONES = {
  "muy-bajo": "warning",
  "algo-bajo": "neutral",
  "en-mercado": "success",
  "algo-alto": "neutral",
  "muy-alto": "warning",
} as const;

const COLUMNS: readonly Column<ListRow>[] = [
  {
    id: "home",
    header: "Anuncio",
    narrow: "title",
    cell: ({ name, line, areaM2, repeats, reason }) => (
      <TwoLines
        title={name}
        detail={
          reason ??
          [
            areaM2 === null ? "" : formatArea(areaM2),
            `fila ${formatNumber(line)}`,
            repeats.length > 0
              ? `puede ser la misma que ${listed(repeats.slice(0, 3).map((one) => `la fila ${one}`))}`
              : "",
          ]
            .filter(Boolean)
            .join(" · ")
        }
      />
    ),
  },
  {
    id: "verdict",
    header: "Veredicto",
    narrow: "detail",
    cell: ({ verdict }) =>
      verdict === null ? (
        <Tag tone="outline">Sin veredicto</Tag>
      ) : (
        <Tag tone={TONES[verdict]}>{VERDICT_WORDS[verdict]}</Tag>
      ),
  },
  {
    id: "price",
    header: "Se pide",
    numeric: true,
    narrow: "figure",
    cell: ({ price, currency }) => (price === null ? "–" : formatMoney(price, currency)),
  },
  {
    id: "value",
    header: "Valor",
    numeric: true,
    narrow: "note",
    cell: ({ value, currency }) => (value === null ? "–" : estimateIn(currency)(value)),
  },
  {
    id: "position",
    header: "Posición",
    numeric: true,
    cell: ({ position }) => (position === null ? "–" : formatNumber(position, 2, 2)),
  },
  { id: "comparables", header: "Comparables", numeric: true, cell: ({ comparables }) => formatNumber(comparables) },
];

function download(rows: readonly ListRow[]) {
  const ordered = rows.toSorted((a, b) => a.line - b.line);
  saveFile("precios-comprobados.csv", "text/csv", listCsv(ordered));
}
