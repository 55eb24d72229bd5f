import { formatMoney } from "#domain/shared/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { Tag } from "#ui/tag.tsx";
import { ExampleInterval } from "../marketing/home/example-interval.tsx";
import type { CapacityExample, ValuationExample } from "../marketing/home/home-types.ts";

export interface CatalogueExamples {
  valuation: ValuationExample;
  capacity: CapacityExample;
}

/** The worked example of an open tool beside the search's answer; fetched when somebody starts to search. */
export function BestMatchExample({ path, examples }: { path: string; examples: CatalogueExamples }) {
  if (path === "/valoracion") {
    return (
      <div>
        <Caption>{examples.valuation.place}</Caption>
        <ExampleInterval example={examples.valuation} />
      </div>
    );
  }
  if (path !== "/calculadora-capacidad") return null;
  const { family, currency, byIncome, bySavings, limitedBy } = examples.capacity;
  return (
    <div>
      <Caption>{family}</Caption>
      <BarChart
        caption="Precio que alcanza por ingresos y por ahorro"
        valueName="Precio"
        format={(amount) => formatMoney(amount, currency)}
        rows={[
          { label: "Por ingresos", value: byIncome, highlighted: limitedBy === "income" },
          { label: "Por ahorro", value: bySavings, highlighted: limitedBy === "savings" },
        ]}
      />
    </div>
  );
}

function Caption({ children }: { children: string }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-2 text-sm">
      <Tag>Ejemplo</Tag>
      {children}
    </p>
  );
}
