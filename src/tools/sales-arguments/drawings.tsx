import { PURPOSE_NAMES, PURPOSES } from "#domain/tools/arguments/purposes.ts";
import { Button } from "#ui/button.tsx";
import type { Drawings } from "#ui/result/result-view.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { CardsPanel } from "./cards-panel.tsx";
import type { DescribedHome } from "./describe.ts";
import type { ArgumentsResult } from "./result.ts";

/** Drawings of the tool's own on a page. */
export const drawings: Drawings<ArgumentsResult, DescribedHome> = {
  purpose: ({ result }) => <PurposeButtons result={result} />,
  cards: ({ result }) => <CardsPanel result={result} />,
};

/** Another purpose puts the same home's arguments into another order. */
function PurposeButtons({ result }: { result: ArgumentsResult }) {
  const { change } = useToolRun();
  return (
    <fieldset className="flex min-w-0 flex-wrap content-start gap-2 print:hidden">
      <legend className="sr-only">Para qué compra</legend>
      {PURPOSES.map((purpose) => (
        <Button
          key={purpose}
          size="sm"
          variant={purpose === result.purpose ? "default" : "outline"}
          aria-pressed={purpose === result.purpose}
          onClick={() => change({ purpose })}
        >
          {PURPOSE_NAMES[purpose]}
        </Button>
      ))}
    </fieldset>
  );
}
