import { RotateCcw, X } from "lucide-react";
import { useId, useState } from "react";
import { formatArea, formatDistance, formatMoney, formatMonth } from "#domain/shared/format/format.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { type MapPoint, PropertyMap } from "#ui/map/property-map.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { AdjustmentGrids } from "./result-adjustments.tsx";
import { ExcludedList } from "./result-excluded.tsx";
import type { ValuationInput } from "./schema.ts";
import { useRemoval } from "./use-removal.ts";
import { isWeightless, moneyOf, restsOn2018, usesDemo, weightlessReason, weightText, yearOf } from "./wording.ts";

/** On a phone; beside the table the map is as tall as the table. */
const MAP_HEIGHT = 256;
/** The heaviest say most; the rest come on demand. */
const ROWS_AT_FIRST = 6;
/** The worked example stands under a form: a few rows show how the table is read. */
const ROWS_OF_EXAMPLE = 3;
/** Some streets; the map draws back by itself until it holds every point. */
const MAP_ZOOM = 14.5;
const RADIUS_STEP_M = 50;

interface ComparablesProps {
  result: ValuationOutcome;
  input: ValuationInput;
}

/** The evidence: a table, a map, the grid of each, and what was left out. */
export function ComparablesPanel({ result, input }: ComparablesProps) {
  const titleId = useId();
  const { isExample } = useToolRun();
  const { setRemoved, removed } = useRemoval(input);
  const { used } = result;
  const leftOut = result.leftOut.reduce((sum, { count }) => sum + count, 0);
  if (used.length === 0 && leftOut === 0) return null;
  return (
    <Panel labelledBy={titleId} className="overflow-hidden">
      <PanelHeader
        id={titleId}
        title="Comparables"
        level={isExample ? 3 : 2}
        divided
        description={describe(result)}
        actions={
          <>
            <span className="text-xs text-subtle-foreground">
              {used.length} de {used.length + leftOut} · por peso
            </span>
            {usesDemo(used) ? <Tag tone="warning">Demostración</Tag> : null}
            {removed.length > 0 && !isExample ? (
              <Button variant="outline" size="sm" onClick={() => setRemoved([])}>
                <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Recuperar los quitados
              </Button>
            ) : null}
          </>
        }
      />
      {used.length > 0 ? (
        <div className="grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <ComparablesTable result={result} input={input} />
          <div className="max-lg:order-first max-lg:border-b lg:border-l [&>*]:rounded-none [&>*]:border-0 lg:[&>*]:h-full! lg:[&>*]:min-h-88 print:hidden">
            <MapOfComparables used={used} input={input} />
          </div>
        </div>
      ) : null}
      <div className="grid border-t px-5 sm:px-6 [&>*:last-child]:border-b-0">
        {used.length > 0 ? <AdjustmentGrids result={result} input={input} /> : null}
        {leftOut > 0 ? <ExcludedList result={result} input={input} /> : null}
      </div>
    </Panel>
  );
}

function describe(result: ValuationOutcome): string | undefined {
  if (result.kind === "value" && result.basis === "current-comparables") return undefined;
  if (result.kind === "value" && restsOn2018(result)) {
    return `Anuncios de ${yearOf(result)} a su alrededor. Corrigen el valor del modelo y no dicen nada de los precios de hoy.`;
  }
  const [serve, give] = result.used.length === 1 ? ["Sirve", "da"] : ["Sirven", "dan"];
  return `${serve} ${result.used.length} de los 3 que hacen falta. Todavía no ${give} precio.`;
}

function ComparablesTable({ result, input }: ComparablesProps) {
  const { removed, setRemoved, canChange, isRunning } = useRemoval(input);
  const { money, estimate, perM2 } = moneyOf(result, input.home);
  const { isExample } = useToolRun();
  const [showsAll, setShowsAll] = useState(false);
  const { used } = result;
  const most = Math.max(...used.map(({ weightShare }) => weightShare));
  const columns: Column<UsedComparable>[] = [
    { id: "number", header: "N.º", narrow: "lead", cell: (_, index) => <NumberMark n={index + 1} /> },
    {
      id: "home",
      header: "Vivienda",
      narrow: "title",
      cell: ({ listing, distanceM }) => (
        <TwoLines
          title={listing.address ?? listing.placeName ?? "Sin dirección"}
          detail={<Whereabouts listing={listing} distanceM={distanceM} price={money(listing.price)} />}
        />
      ),
    },
    { id: "area", header: "m²", numeric: true, cell: ({ listing }) => formatArea(listing.builtAreaM2) },
    {
      id: "price",
      header: "Precio",
      numeric: true,
      cell: ({ price, pricePerM2 }) => <TwoLines title={money(price)} detail={perM2(pricePerM2)} />,
    },
    {
      id: "date",
      header: "Fecha",
      cell: ({ listing }) => (
        <TwoLines
          title={
            <span className="whitespace-nowrap">
              {listing.date === undefined ? "Sin fecha" : formatMonth(listing.date)}
            </span>
          }
          detail={listing.evidence}
        />
      ),
    },
    {
      id: "adjusted",
      header: "Ajustado",
      numeric: true,
      narrow: "figure",
      cell: (one) =>
        isWeightless(one) ? (
          // Its reason breaks: on one line it would leave the home's name no room on a phone.
          <span className="block whitespace-normal @max-2xl:max-w-30">
            <TwoLines title="Fuera del cálculo" detail={weightlessReason(one)} />
          </span>
        ) : one.isApart ? (
          <span className="block whitespace-normal @max-2xl:max-w-30">
            <TwoLines title={<strong>{estimate(one.adjustedPrice)}</strong>} detail="se aparta: cuenta menos" />
          </span>
        ) : (
          <strong>{estimate(one.adjustedPrice)}</strong>
        ),
    },
    {
      id: "weight",
      header: "Peso",
      narrow: "note",
      cell: ({ weightShare }) => <Weight share={weightShare} most={most} />,
    },
  ];
  if (canChange) {
    columns.push({
      id: "remove",
      header: "Quitar",
      narrow: "actions",
      cell: ({ id }, index) => (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Quitar el comparable ${index + 1}`}
          loading={isRunning}
          onClick={() => setRemoved([...removed, id])}
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      ),
    });
  }
  const first = isExample ? ROWS_OF_EXAMPLE : ROWS_AT_FIRST;
  const shown = showsAll || used.length - first < 3 ? used : used.slice(0, first);
  return (
    <div className="min-w-0">
      <DataTable caption="Comparables que cuentan" columns={columns} rows={shown} rowKey={({ id }) => id} />
      {shown.length < used.length ? (
        <div className="border-t px-4 py-2">
          <Button variant="link" onClick={() => setShowsAll(true)}>
            Ver los {used.length} comparables
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function NumberMark({ n }: { n: number }) {
  return (
    <span className="grid size-6.5 place-items-center rounded-full border-[1.5px] border-foreground text-xs font-semibold tabular-nums">
      {n}
    </span>
  );
}

/** `a 110 m · 3 hab. · planta 2`; where the row folds the price takes their place. */
function Whereabouts({ listing, distanceM, price }: { listing: Listing; distanceM: number | null; price: string }) {
  const near = distanceM === null ? "sin posición" : `a ${formatDistance(distanceM)}`;
  return (
    <>
      {near}
      <span className="@max-2xl:hidden">
        {listing.rooms === undefined ? null : ` · ${listing.rooms} hab.`}
        {listing.floor === undefined ? null : ` · ${floorName(listing.floor)}`}
      </span>
      <span className="hidden @max-2xl:inline"> · {price}</span>
    </>
  );
}

function floorName(floor: number): string {
  return floor === 0 ? "bajo" : `planta ${floor}`.replace("-", "−");
}

/** A bar against the heaviest comparable, and the share of the whole. */
function Weight({ share, most }: { share: number; most: number }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      <span aria-hidden className="h-1.5 w-11 bg-secondary forced-colors:border @max-2xl:hidden">
        <span className="block h-full bg-primary" style={{ width: `${most > 0 ? (100 * share) / most : 0}%` }} />
      </span>
      {weightText(share)}
    </span>
  );
}

function MapOfComparables({ used, input: { home } }: { used: readonly UsedComparable[]; input: ValuationInput }) {
  const { mapStyleUrl } = useToolRun();
  const point = { latitude: home.latitude, longitude: home.longitude };
  const farthest = Math.max(0, ...used.map(({ distanceM }) => distanceM ?? 0));
  return (
    <PropertyMap
      center={point}
      zoom={MAP_ZOOM}
      subject={point}
      points={used.flatMap(pointOf)}
      {...(farthest > 0 ? { radiusM: Math.ceil(farthest / RADIUS_STEP_M) * RADIUS_STEP_M } : {})}
      {...(mapStyleUrl === undefined ? {} : { styleUrl: mapStyleUrl })}
      height={MAP_HEIGHT}
      label="Mapa de la vivienda y sus comparables"
    />
  );
}

function pointOf({ id, listing }: UsedComparable): MapPoint[] {
  const { latitude, longitude } = listing;
  if (latitude === undefined || longitude === undefined) return [];
  const label = `${listing.address ?? listing.placeName ?? "Sin dirección"}, ${formatMoney(listing.price, listing.currency)}`;
  return [{ id, latitude, longitude, label }];
}
