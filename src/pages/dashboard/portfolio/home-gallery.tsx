import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Home } from "#domain/portfolio/home.ts";
import type { HomePhoto } from "#domain/portfolio/home-files.ts";
import { Button } from "#ui/button.tsx";
import { HomeCover } from "./home-cover.tsx";

const SIZES = "(min-width: 80rem) 46rem, 96vw";

/** The photos one by one, in their order; without any the façade is drawn. */
export function HomeGallery({ id, home, photos }: { id: string; home: Home; photos: readonly HomePhoto[] }) {
  const [index, setIndex] = useState(0);
  const ready = photos.filter(({ isReady }) => isReady);
  const at = Math.min(index, Math.max(0, ready.length - 1));
  const shown = ready[at] ?? null;
  const step = (by: number) => setIndex((at + by + ready.length) % ready.length);
  return (
    <figure className="relative aspect-[16/9] bg-muted sm:aspect-[2/1]">
      <HomeCover home={{ id, ...home, cover: shown }} sizes={SIZES} className="absolute inset-0 size-full" />
      {ready.length > 1 ? (
        <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3">
          <Button variant="secondary" size="icon" aria-label="Foto anterior" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
          </Button>
          <figcaption aria-live="polite" className="rounded-sm bg-card px-2 py-1 text-xs tabular-nums">
            {at + 1} de {ready.length}
            {shown?.caption ? `: ${shown.caption}` : ""}
          </figcaption>
          <Button variant="secondary" size="icon" aria-label="Foto siguiente" onClick={() => step(1)}>
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </Button>
        </div>
      ) : null}
    </figure>
  );
}
