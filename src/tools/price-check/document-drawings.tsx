import { moneyOf as amountsIn, valueText } from "#domain/tools/description/value.ts";
import { VERDICT_WORDS } from "#domain/tools/price-position/verdict-words.ts";
import { PdfIntervals } from "#ui/pdf/pdf-intervals.tsx";
import type { PdfDrawingProps, PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { moneyOf } from "./words.ts";

/** The tool's own drawing on paper: the value in its range, and what is asked on the same scale. */
export const drawings: PdfDrawings<PriceCheckResult, PriceCheckInput> = { band: PaperBand };

function PaperBand({ result, input: { home }, width }: PdfDrawingProps<PriceCheckResult, PriceCheckInput>) {
  if (result.kind !== "checked") return null;
  const { asking, value, range80, market, currency, verdict } = result;
  const money = moneyOf(currency, home.operation);
  const format = (amount: number) => valueText(amountsIn(currency)(amount, { isEstimate: amount !== asking }));
  return (
    <PdfIntervals
      alt={`${VERDICT_WORDS[verdict]}: se pide ${money.text(asking)}; el valor es ${money.estimateText(value)}, y en mercado está entre ${money.estimateText(market.low)} y ${money.estimateText(market.high)}.`}
      width={width}
      rows={[
        { label: "Rango de 8 de cada 10", value, range80 },
        { label: "En mercado", value, range80: market },
        { label: "Se pide", value: asking },
      ]}
      format={format}
    />
  );
}
