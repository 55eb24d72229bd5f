import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  /** How it is meant to be used, in a sentence. */
  note?: string;
  children: ReactNode;
}

/** One family of components. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-border-strong py-8"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h4 [font-stretch:100%]">
          {title}
        </h2>
        {note === undefined ? null : <p className="mt-1 max-w-[62ch] text-sm text-muted-foreground">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A state with its name above. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-xs text-subtle-foreground">{name}</p>
      {children}
    </div>
  );
}

/** Specimens side by side, as many as fit. */
export function Specimens({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] items-start gap-x-8 gap-y-6">
      {children}
    </div>
  );
}
