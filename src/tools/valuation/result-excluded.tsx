import { formatArea } from "#domain/shared/format/format.ts";
import type { ExcludedComparable } from "#domain/tools/valuation/types.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { useRemoval } from "./use-removal.ts";
import { moneyOf } from "./wording.ts";

interface ExcludedListProps {
  result: ValuationOutcome;
  input: ValuationInput;
}

/** Adverts that did not count: how many for each reason, then one by one those worth an objection. */
export function ExcludedList({ result, input }: ExcludedListProps) {
  const total = result.leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <Disclosure summary={total === 1 ? "1 anuncio que no cuenta" : `${total} anuncios que no cuentan`}>
      <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
        {result.leftOut.map(({ text, count }) => (
          <div key={text} className="flex justify-between gap-4 border-b py-1.5">
            <dt>{text}</dt>
            <dd className="font-semibold text-foreground tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {result.excluded.length > 0 ? (
        <ul className="mt-4 grid text-sm">
          {result.excluded.map((one) => (
            <Excluded key={one.id} one={one} result={result} input={input} />
          ))}
        </ul>
      ) : null}
    </Disclosure>
  );
}

function Excluded({ one, result, input }: ExcludedListProps & { one: ExcludedComparable }) {
  const { removed, setRemoved, putBack, canChange, isRunning } = useRemoval(input);
  const { money, estimate } = moneyOf(result, input.home);
  const { id, listing, reason, text, adjustedPrice } = one;
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-1.5 last:border-b-0">
      <span>
        <span className="font-medium text-foreground">
          {listing.address ?? listing.placeName ?? "Sin dirección"}, {formatArea(listing.builtAreaM2)},{" "}
          {money(listing.price)}
        </span>{" "}
        {text}{" "}
        {adjustedPrice === undefined ? null : (
          <>
            Fuera del cálculo: <s>{estimate(adjustedPrice)}</s> ajustado a esta vivienda.
          </>
        )}
      </span>
      {adjustedPrice !== undefined && canChange ? (
        <Button variant="ghost" size="sm" loading={isRunning} onClick={() => putBack(id)}>
          Contar igualmente
        </Button>
      ) : null}
      {reason === "removed-by-agent" && canChange ? (
        <Button
          variant="ghost"
          size="sm"
          loading={isRunning}
          onClick={() => setRemoved(removed.filter((removedId) => removedId !== id))}
        >
          Volver a contar
        </Button>
      ) : null}
    </li>
  );
}
