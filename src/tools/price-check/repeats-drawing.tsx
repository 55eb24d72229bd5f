import { formatArea, formatMoney, formatMonth } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { PossibleRepeat, PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";
import { REASON_WORDS } from "./words.ts";

interface RepeatsDrawingProps {
  result: PriceCheckResult;
  input: PriceCheckInput;
}

/** Adverts that may be of this home; a person says which are of another, and the price is checked again with them. */
export function RepeatsDrawing({ result, input: { otherIds = [] } }: RepeatsDrawingProps) {
  const { rerun, isRunning, isExample } = useToolRun();
  const others = (repeat: PossibleRepeat) =>
    repeat.isOther ? otherIds.filter((id) => id !== repeat.id) : [...otherIds, repeat.id];
  return (
    <ul className="grid text-sm">
      {result.repeated.map((repeat) => (
        <li
          key={repeat.id}
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-2 last:border-b-0"
        >
          <span className="min-w-0">
            <span className="block font-medium text-foreground">{repeat.name}</span>
            <span className="text-muted-foreground">
              {[
                formatArea(repeat.areaM2),
                formatMoney(repeat.price, result.currency),
                repeat.date && formatMonth(repeat.date),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-3">
            <Tag>{listed(repeat.reasons.map((reason) => REASON_WORDS[reason]))}</Tag>
            {isExample ? null : (
              <Button
                variant="outline"
                size="sm"
                loading={isRunning}
                onClick={() => rerun({ otherIds: others(repeat) })}
                aria-label={`${repeat.isOther ? "Es la misma vivienda" : "Es otra vivienda"}: ${repeat.name}`}
              >
                {repeat.isOther ? "Es la misma" : "Es otra vivienda"}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
