import { moneyOf as amountsIn, valueText } from "#domain/tools/description/value.ts";
import { VERDICT_WORDS } from "#domain/tools/price-position/verdict-words.ts";
import { Axis, Band, EstimateBar } from "#ui/charts/interval-chart.tsx";
import { clampedFractionOf, type Domain, extent, fractionOf, percent } from "#ui/charts/scale.ts";
import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { moneyOf } from "./words.ts";

interface BandDrawingProps {
  result: PriceCheckResult;
  input: PriceCheckInput;
}

const TOP = 30;
const TRACK = 44;
/** Room beyond the outermost figure at each side, as a share of the width of the range. */
const MARGIN = 0.3;
/** Letters near an edge grow away from it. */
const EDGE = 0.24;

/** The range with its five parts, the value as a bar and what is asked as a pin. */
export function BandDrawing({ result, input: { home } }: BandDrawingProps) {
  if (result.kind !== "checked") return null;
  const { asking, value, range80, market, currency, verdict } = result;
  const money = moneyOf(currency, home.operation);
  const width = range80.high - range80.low;
  const [from, to] = extent([range80.low, range80.high, asking]);
  const domain: Domain = [from - MARGIN * width, to + MARGIN * width];
  const at = (amount: number) => percent(fractionOf(amount, domain));
  const anchor = (amount: number) => {
    const place = clampedFractionOf(amount, domain);
    return place < EDGE ? "start" : place > 1 - EDGE ? "end" : "middle";
  };
  const bottom = TOP + TRACK;
  const axisY = bottom + 52;
  const summary = `${VERDICT_WORDS[verdict]}: se pide ${money.text(asking)}; el valor es ${money.estimateText(value)}, en mercado entre ${money.estimateText(market.low)} y ${money.estimateText(market.high)}, y el rango va de ${money.estimateText(range80.low)} a ${money.estimateText(range80.high)}.`;
  return (
    <div className="@container min-w-0">
      <svg
        role="img"
        aria-label={summary}
        width="100%"
        height={axisY + 26}
        className="block overflow-visible text-sm tabular-nums"
      >
        <text x={at(value)} y={TOP - 11} textAnchor={anchor(value)} className="fill-foreground font-semibold">
          {`Vale ${money.estimateText(value)}`}
        </text>
        <Band domain={domain} low={domain[0]} high={domain[1]} y={TOP} height={TRACK} className="fill-muted" />
        <Band
          domain={domain}
          low={range80.low}
          high={range80.high}
          y={TOP}
          height={TRACK}
          className="draws-band fill-(--fan-80)"
        />
        <Band
          domain={domain}
          low={market.low}
          high={market.high}
          y={TOP}
          height={TRACK}
          className="draws-band fill-(--fan-50)"
        />
        <EstimateBar x={at(value)} y={TOP - 4} height={TRACK + 8} />
        <g className="stroke-foreground" strokeWidth="2">
          <line x1={at(asking)} x2={at(asking)} y1={TOP + 6} y2={bottom + 14} />
          <circle cx={at(asking)} cy={TOP + TRACK / 2} r="7" className="fill-card" />
        </g>
        <text x={at(asking)} y={bottom + 32} textAnchor={anchor(asking)} className="fill-foreground font-semibold">
          {`Se pide ${money.text(asking)}`}
        </text>
        <Axis
          domain={domain}
          y={axisY}
          format={(amount) => valueText(amountsIn(currency)(amount, { isShort: true }))}
        />
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-subtle-foreground">
        <Entry className="fill-(--fan-50)">En mercado</Entry>
        <Entry className="fill-(--fan-80)">Algo alto o algo bajo</Entry>
        <Entry className="fill-muted">Fuera de banda</Entry>
      </ul>
    </div>
  );
}

function Entry({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden width="14" height="10">
        <rect width="14" height="10" strokeWidth="1" className={`stroke-border-strong ${className}`} />
      </svg>
      {children}
    </li>
  );
}
