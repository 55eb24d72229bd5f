import { useMemo } from "react";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import { placeOf } from "#domain/tools/plan-pictures/sun-over.ts";
import { sunHours } from "#domain/tools/plan-scene/sun-hours.ts";

const STEP_MINUTES = 10;

/** Hours of sun of each window on a day, as bars over the day's course. */
export function SunHours({
  plan,
  levelId,
  day,
  zone,
}: {
  plan: FloorPlan;
  levelId: string;
  day: string;
  zone: string;
}) {
  const windows = useMemo(
    () => sunHours(plan, levelId, { place: placeOf(plan), date: day, zone, stepMinutes: STEP_MINUTES }),
    [plan, levelId, day, zone],
  );
  const names = useMemo(() => {
    const level = plan.levels.find(({ id }) => id === levelId);
    return new Map(level === undefined ? [] : shapeLevel(level).rooms.map(({ id, label }) => [id, label?.name ?? ""]));
  }, [plan, levelId]);
  if (windows.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium">Sol en cada ventana</h3>
      <ul className="mt-2 grid gap-2">
        {windows.map(({ openingId, roomId, facesDegrees, hours, fromMinute, untilMinute }) => (
          <li key={openingId} className="text-xs">
            <p className="flex justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                {names.get(roomId) || "Estancia"}, al {towards(facesDegrees)}
              </span>
              <span className="shrink-0 tabular-nums">
                {hours === 0 ? "sin sol" : `${hours.toLocaleString("es-ES", { maximumFractionDigits: 1 })}\u00a0h`}
              </span>
            </p>
            <svg
              viewBox="0 0 1440 40"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 block h-1.5 w-full"
            >
              <rect width={1440} height={40} rx={20} className="fill-secondary" />
              {fromMinute === null || untilMinute === null ? null : (
                <rect
                  x={fromMinute}
                  width={Math.max(STEP_MINUTES, untilMinute - fromMinute)}
                  height={40}
                  className="fill-luz"
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted-foreground">
        De 0 a 24&nbsp;h, con cielo despejado. Cuentan los muros de este plano; no los edificios de enfrente.
      </p>
    </div>
  );
}

const TOWARDS = ["norte", "noreste", "este", "sureste", "sur", "suroeste", "oeste", "noroeste"] as const;
/** @param degrees clockwise from north */
const towards = (degrees: number) => TOWARDS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8]!;
