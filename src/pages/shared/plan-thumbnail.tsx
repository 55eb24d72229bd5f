import type { PlanThumbnail as Drawing } from "#domain/tools/plan-editing/plan-summary.ts";
import { classNames } from "#ui/class-names.ts";

/** A plan, small: its walls in the colour of text. Beside its title it says nothing more, so readers skip it. */
export function PlanThumbnail({ drawing, className }: { drawing: Drawing | null; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("flex items-center justify-center rounded-md border bg-background p-1.5", className)}
    >
      {drawing ? (
        <svg
          viewBox={`0 0 ${drawing.widthCm} ${drawing.heightCm}`}
          className="size-full text-foreground"
          aria-hidden="true"
          focusable="false"
        >
          <path d={drawing.rooms} fillRule="evenodd" className="fill-primary-soft" />
          <path d={drawing.walls} fill="currentColor" />
        </svg>
      ) : (
        <span className="text-2xs text-subtle-foreground">Vacío</span>
      )}
    </span>
  );
}
