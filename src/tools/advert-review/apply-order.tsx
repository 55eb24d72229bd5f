import { ArrowDownUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { useCall } from "#ui/use-call.ts";
import type { AdvertReviewResult } from "./result.ts";
import { usePhotoActs } from "./use-photo-acts.ts";

interface ApplyOrderProps {
  result: Pick<AdvertReviewResult, "photos" | "photosOf" | "order">;
  size?: "default" | "sm";
}

/** Puts the photos into the proposed order: those of a home's file there, those of the form in the form. */
export function ApplyOrder({ result, size = "default" }: ApplyOrderProps) {
  const { isSignedIn, isLive } = useToolRun();
  const acts = usePhotoActs(result);
  const ids = result.order.map(({ id }) => id);
  if (acts) {
    return (
      <Button
        className="w-fit print:hidden"
        size={size}
        variant="outline"
        loading={acts.isRunning}
        loadingText="Ordenando…"
        onClick={() => acts.order(ids)}
      >
        <ArrowDownUp aria-hidden size={18} strokeWidth={1.75} />
        Ordenar así
      </Button>
    );
  }
  if (result.photosOf === null || !isSignedIn || isLive) return null;
  return <ApplyToHome homeId={result.photosOf} ids={ids} size={size} />;
}

function ApplyToHome({ homeId, ids, size }: { homeId: string; ids: readonly string[]; size: "default" | "sm" }) {
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
      size={size}
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
