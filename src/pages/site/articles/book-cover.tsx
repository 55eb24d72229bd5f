import type { HeaderKind } from "#domain/site/drawings/header-drawing.ts";
import { HeaderDrawing, type HeaderPigment } from "#ui/illustration/header-drawing.tsx";
import { Logo } from "#ui/logo.tsx";

/** The cover of a booklet, as a sheet that stands on its pigment. Decorative: its title stands beside it. */
export function BookCover({ title, drawing, pigment }: { title: string; drawing: HeaderKind; pigment: HeaderPigment }) {
  return (
    <div
      aria-hidden
      className="relative mx-auto flex aspect-[210/297] w-44 flex-col overflow-hidden rounded-sm border bg-white text-tinta-900 shadow-md"
    >
      <span className="absolute inset-y-0 left-0 w-1.5" style={{ background: `var(--u-${pigment}-700)` }} />
      <p className="grow px-4 pt-4 text-[0.9375rem] leading-tight font-semibold text-balance">{title}</p>
      <HeaderDrawing kind={drawing} pigment={pigment} seed={title} className="aspect-[4/3]" />
      <p className="flex items-center px-4 py-2">
        <Logo height={20} tone="oneInk" decorative />
      </p>
    </div>
  );
}
