import { moneyIn } from "#domain/shared/format/money-in.ts";
import { PdfReach } from "#ui/pdf/pdf-reach.tsx";
import type { PdfDrawingProps, PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import type { CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

type Props = PdfDrawingProps<CapacityResult, CapacityInput>;

/** Drawings of the tool's own on paper. */
export const drawings: PdfDrawings<CapacityResult, CapacityInput> = {
  limits: Limits,
};

function Limits({ result, width }: Props) {
  if (result.kind !== "capacity") return null;
  const { byIncome, bySavings, limitedBy, target, currency } = result;
  return (
    <PdfReach
      width={width}
      rows={[
        { label: "Por ingresos", amount: byIncome, binds: limitedBy === "income" },
        { label: "Por ahorro", amount: bySavings, binds: limitedBy === "savings" },
      ]}
      mark={target ? { label: "la vivienda que miras", amount: target.price } : undefined}
      format={moneyIn(currency)}
    />
  );
}
