import { estimateIn } from "#domain/shared/format/estimates.ts";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import type { ValuationExample } from "./home-types.ts";

/** The worked valuation as a price within its range, with the digits that an estimate deserves. */
export function ExampleInterval({ example, className }: { example: ValuationExample; className?: string }) {
  const { value, low80, high80, low50, high50, currency } = example;
  return (
    <IntervalChart
      size="compact"
      {...(className && { className })}
      value={value}
      low80={low80}
      high80={high80}
      low50={low50}
      high50={high50}
      format={estimateIn(currency)}
    />
  );
}
