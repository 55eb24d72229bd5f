import type { ReactNode } from "react";

/** Heading of a step; the step that is gone to is read out by it. */
export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h2 id="paso" tabIndex={-1} className="text-h4 outline-none">
        {title}
      </h2>
      {children ? <p className="mt-1 text-control text-muted-foreground">{children}</p> : null}
    </div>
  );
}
