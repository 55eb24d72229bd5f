import { formatDate } from "#domain/shared/format/format.ts";
import { percent } from "#ui/charts/scale.ts";
import { classNames } from "#ui/class-names.ts";
import { endsSoon, radarDays } from "./drawn-stops.ts";
import type { ProspectingResult } from "./result.ts";
import { inText } from "./words.ts";

interface RadarProps {
  result: ProspectingResult;
  name: (index: number) => string;
}

/** When other agencies' mandates end: a row for each, a dot on its day. */
export function ExpiryRadar({ result, name }: RadarProps) {
  const { radar, date } = result;
  const most = radarDays(result);
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3.5">
        {radar.map(({ index, until, daysLeft }) => (
          <li key={index} className="grid gap-1.5 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{name(index)}</span>
              <span className="text-muted-foreground tabular-nums">
                {formatDate(until)}, {inText(daysLeft)}
              </span>
            </p>
            <svg
              aria-hidden
              width="100%"
              height="14"
              className="block overflow-visible px-1.5 forced-color-adjust-none"
            >
              <line x1="0" x2="100%" y1="7" y2="7" strokeWidth="1" className="stroke-border" />
              <line x1="0" x2={percent(daysLeft / most)} y1="7" y2="7" strokeWidth="3" className="stroke-primary" />
              <circle
                cx={percent(daysLeft / most)}
                cy="7"
                r="6"
                strokeWidth="2"
                className={classNames("stroke-primary", endsSoon(daysLeft) ? "fill-luz" : "fill-card")}
              />
            </svg>
          </li>
        ))}
      </ol>
      <p className="flex justify-between text-xs text-subtle-foreground tabular-nums">
        <span>Hoy, {formatDate(date)}</span>
        <span>{most} días</span>
      </p>
    </div>
  );
}
