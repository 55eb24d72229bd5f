import { formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { gridLines, SUPPOSED_NOTE } from "./grid.ts";
import type { ValuationInput } from "./schema.ts";
import { isWeightless, moneyOf } from "./wording.ts";

interface GridsProps {
  result: ValuationOutcome;
  input: ValuationInput;
}

/** How each comparable's price becomes that of a home like the subject. */
export function AdjustmentGrids({ result, input }: GridsProps) {
  const isAnySupposed = result.used.some(({ lines }) => lines.some(({ isSupposed }) => isSupposed));
  return (
    <Disclosure summary="Ajustes de cada comparable">
      <p className="mb-4 max-w-reading">
        Cada línea dice cuánto cambia el precio del comparable para parecerse a esta vivienda. Un ajuste neto de más del
        15 % o bruto de más del 25 % avisa de que se parece poco.{isAnySupposed ? ` ${SUPPOSED_NOTE}` : ""}
      </p>
      <div className="grid gap-x-8 gap-y-6 text-foreground md:grid-cols-2 xl:grid-cols-3">
        {result.used.map((comparable, index) => (
          <Grid key={comparable.id} comparable={comparable} number={index + 1} result={result} input={input} />
        ))}
      </div>
    </Disclosure>
  );
}

interface GridProps extends GridsProps {
  comparable: UsedComparable;
  number: number;
}

function Grid({ comparable, number, result, input }: GridProps) {
  const { money } = moneyOf(result, input.home);
  const { listing, price, adjustedPrice, netAdjustment, grossAdjustment, isHeavilyAdjusted } = comparable;
  return (
    <table className="h-fit w-full text-left text-sm">
      <caption className="pb-2 text-left font-semibold">
        {number}. {listing.address ?? listing.placeName ?? "Sin dirección"}{" "}
        {isHeavilyAdjusted ? <Tag tone="warning">Ajuste alto</Tag> : null}
      </caption>
      <tbody>
        <GridRow
          label={listing.evidence === "cierre" ? "Precio de cierre" : "Precio de oferta"}
          amount={money(price)}
        />
        {gridLines(comparable).map(({ id, label, amount, isSupposed }) => (
          <GridRow
            key={id}
            label={isSupposed ? `${label} (supuesto)` : label}
            amount={formatSignedMoney(amount, listing.currency)}
          />
        ))}
        <GridRow
          label="Precio ajustado"
          amount={isWeightless(comparable) ? "Fuera del cálculo" : money(adjustedPrice)}
          strong
        />
        <GridRow
          label="Ajuste neto · bruto"
          amount={`${formatPercent(netAdjustment)} · ${formatPercent(grossAdjustment)}`}
        />
      </tbody>
    </table>
  );
}

function GridRow({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <tr className="border-b">
      <th scope="row" className={strong ? "py-1.5 pr-4 font-semibold" : "py-1.5 pr-4 font-normal"}>
        {label}
      </th>
      <td
        className={strong ? "py-1.5 text-right font-semibold whitespace-nowrap" : "py-1.5 text-right whitespace-nowrap"}
      >
        {amount}
      </td>
    </tr>
  );
}
