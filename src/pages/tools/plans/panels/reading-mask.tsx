import { useEffect, useRef } from "react";
import type { PlanReading } from "#domain/tools/plan-reading/plan-picture.ts";
import { Callout } from "#ui/callout.tsx";

/** The mask of ink in a picture that is no plan, so that a person sees why. */
export function ReadingMask({ reading }: { reading: Extract<PlanReading, { kind: "no-plan" }> }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { mask, maskWidth, maskHeight, reason } = reading;
  useEffect(() => {
    const context = ref.current?.getContext("2d");
    if (!context) return;
    const image = context.createImageData(maskWidth, maskHeight);
    for (let at = 0; at < maskWidth * maskHeight; at++) {
      const tone = mask[at] ? 20 : 245;
      image.data.set([tone, tone, tone, 255], at * 4);
    }
    context.putImageData(image, 0, 0);
  }, [mask, maskWidth, maskHeight]);
  return (
    <div role="alert" className="grid gap-3">
      <Callout tone="warning">{reason}</Callout>
      <figure>
        <canvas
          ref={ref}
          width={maskWidth}
          height={maskHeight}
          role="img"
          aria-label="Lo que se ha tomado por trazos de la imagen"
          className="max-h-56 w-full rounded-md border object-contain"
        />
        <figcaption className="mt-1 text-xs text-muted-foreground">Esto es lo que se ha tomado por trazos.</figcaption>
      </figure>
    </div>
  );
}
