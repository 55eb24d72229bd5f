import { formatNumber } from "#domain/shared/format/format.ts";
import { type MapPoint, PropertyMap } from "#ui/map/property-map.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { CmaRow } from "./result.ts";
import type { CmaInput } from "./schema.ts";
import { moneyWords, stateText } from "./words.ts";

const HEIGHT = 300;
/** Some streets; the map draws back by itself until it holds every point. */
const ZOOM = 14.5;

/** The points of the rows that have one, under the numbers of the table. */
export const pointsOf = (rows: readonly CmaRow[], money: (amount: number) => string): MapPoint[] =>
  rows.flatMap((row, i): MapPoint[] =>
    row.latitude === null || row.longitude === null
      ? []
      : [
          {
            id: row.id,
            number: i + 1,
            latitude: row.latitude,
            longitude: row.longitude,
            label: `${row.name}, ${stateText(row).toLowerCase()}, ${money(row.price)}`,
          },
        ],
  );

/** The home among its comparables; none of them has a point, and there is no map. */
export function PointsMap({ rows, input: { home } }: { rows: readonly CmaRow[]; input: Pick<CmaInput, "home"> }) {
  const { mapStyleUrl } = useToolRun();
  const { money } = moneyWords(home.currency);
  const points = pointsOf(rows, money);
  if (points.length === 0) return null;
  const missing = rows.length - points.length;
  const point = { latitude: home.latitude, longitude: home.longitude };
  return (
    <div className="border-t [&>*]:rounded-none [&>*]:border-0 print:hidden">
      <PropertyMap
        center={point}
        zoom={ZOOM}
        subject={point}
        points={points}
        {...(mapStyleUrl === undefined ? {} : { styleUrl: mapStyleUrl })}
        height={HEIGHT}
        label="Mapa de la vivienda y sus comparables"
      />
      {missing > 0 ? (
        <p className="px-5 py-3 text-sm text-muted-foreground sm:px-6">
          {`Los números son los de la tabla. ${missing === 1 ? "Un comparable no está" : `${formatNumber(missing)} comparables no están`} en el mapa: no ${missing === 1 ? "consta su punto" : "constan sus puntos"}.`}
        </p>
      ) : null}
    </div>
  );
}
