import { ArrowDownUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import type { Drawings } from "#ui/result/result-view.tsx";
import { AddComparables } from "#ui/tool/add-comparables.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { useCall } from "#ui/use-call.ts";
import type { AdvertReviewResult } from "./result.ts";
import type { AdvertReviewInput } from "./schema.ts";
import { TextsDrawing } from "./texts-drawing.tsx";

/** The tool's own drawings on a page. */
export const drawings: Drawings<AdvertReviewResult, Partial<AdvertReviewInput>> = {
  texts: ({ result }) => <TextsDrawing result={result} />,
  order: ({ result }) => <OrderButton result={result} />,
  ads: ({ result: { ads } }) => (
    <div className="flex flex-wrap gap-3 print:hidden">
      <CopyButton text={ads.made.headlines.map(({ text }) => text).join("\n")} label="Copiar los títulos" size="sm" />
      <CopyButton
        text={ads.made.descriptions.map(({ text }) => text).join("\n")}
        label="Copiar las descripciones"
        size="sm"
      />
    </div>
  ),
  add: () => <AddComparables label="Añadir comparables" />,
};

/** Puts the photos of the home's file into the proposed order; those of an advert that is no home are ordered by whoever has them. */
function OrderButton({ result: { photosOf, order } }: { result: AdvertReviewResult }) {
  const { isSignedIn, isLive } = useToolRun();
  if (photosOf === null || !isSignedIn || isLive) return null;
  return <ApplyOrder homeId={photosOf} ids={order.map(({ id }) => id)} />;
}

function ApplyOrder({ homeId, ids }: { homeId: string; ids: readonly string[] }) {
  const { isBusy, call } = useCall();
  const [isDone, setDone] = useState(false);
  async function apply() {
    const outcome = await call("Fotos ordenadas en la ficha", "PUT", `/api/portfolio/homes/${homeId}/photos/order`, {
      ids,
    });
    if (outcome.kind === "done") setDone(true);
  }
  return (
    <Button
      className="w-fit print:hidden"
      loading={isBusy}
      loadingText="Ordenando…"
      disabled={isDone}
      onClick={() => void apply()}
    >
      <ArrowDownUp aria-hidden size={18} strokeWidth={1.75} />
      {isDone ? "Ordenadas en la ficha" : "Ordenar así en la ficha"}
    </Button>
  );
}
