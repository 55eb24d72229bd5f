import { significantStep } from "#domain/shared/format/estimates.ts";
import { formatSignedMoney } from "#domain/shared/format/format.ts";
import { classNames } from "#ui/class-names.ts";
import type { ValuationExample } from "./home-types.ts";

/** The amounts that some features add to the worked valuation, or take from it. A part of the price is known to no more digits than the price. */
export function ExampleParts({ example: { callouts, value, currency } }: { example: ValuationExample }) {
  const step = significantStep(value);
  return (
    <dl className="mb-4 text-sm">
      {Object.values(callouts).map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 border-t py-1.5">
          <dt>{label}</dt>
          <dd
            className={classNames(
              "font-semibold tabular-nums",
              amount < 0 ? "text-chart-negative" : "text-chart-positive",
            )}
          >
            {formatSignedMoney(Math.round(amount / step) * step, currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
