import { useId, useState } from "react";
import { Slider } from "#ui/form/slider.tsx";
import { useBlobUrl } from "./photo-view.tsx";

interface BeforeAfterProps {
  before: Blob;
  after: Blob;
  widthPx: number;
  heightPx: number;
}

/** The photo and the furnished one over each other, with a slider between them. */
export function BeforeAfter({ before, after, widthPx, heightPx }: BeforeAfterProps) {
  const id = useId();
  // The furnished photo is what was waited for: it stands nearly whole.
  const [share, setShare] = useState(12);
  const [one, other] = [useBlobUrl(before), useBlobUrl(after)];
  return (
    <figure className="grid gap-1">
      <div
        className="relative mx-auto w-full overflow-hidden rounded-md border bg-muted"
        style={{
          aspectRatio: `${widthPx} / ${heightPx}`,
          maxWidth: `calc(min(70dvh, 52rem) * ${widthPx / heightPx})`,
        }}
      >
        {other === null ? null : <img src={other} alt="La foto amueblada" className="absolute inset-0 size-full" />}
        {one === null ? null : (
          <img
            src={one}
            alt="La foto original"
            className="absolute inset-0 size-full"
            style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
          />
        )}
        <span
          aria-hidden
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_#14141680]"
          style={{ left: `${share}%` }}
        />
        <span
          aria-hidden
          className="absolute top-2 left-2 rounded-xs bg-black/70 px-1.5 py-0.5 text-2xs text-white"
          hidden={share < 12}
        >
          Antes
        </span>
        <span
          aria-hidden
          className="absolute top-2 right-2 rounded-xs bg-black/70 px-1.5 py-0.5 text-2xs text-white"
          hidden={share > 88}
        >
          Después
        </span>
      </div>
      <figcaption>
        <label htmlFor={id} className="sr-only">
          Cuánto se ve de la original
        </label>
        <Slider
          id={id}
          min={0}
          max={100}
          step={1}
          value={share}
          onChange={setShare}
          valueText={`${share}\u00a0% de la original`}
        />
      </figcaption>
    </figure>
  );
}
