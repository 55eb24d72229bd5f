import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface EmptyStateProps {
  /** "Todavía no has guardado resultados". */
  title: string;
  /** One sentence about the future content, and when it appears. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
}

/** A door not opened yet: dashed arch with light on its threshold, one sentence, one action. */
export function EmptyState({ title, children, action, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("grid justify-items-center gap-1.5 px-5 py-8 text-center text-sm", className)}>
      <svg aria-hidden="true" width="56" height="64" viewBox="0 0 56 64" fill="none">
        <path
          d="M5 59V28a23 23 0 0 1 46 0v31"
          stroke="var(--border-strong)"
          strokeWidth="2"
          strokeDasharray="4 4"
          strokeLinecap="round"
        />
        <path d="M20 51h31v8H12z" fill="var(--luz)" />
      </svg>
      <Heading className="mt-1.5 text-base font-semibold tracking-normal [font-stretch:100%]">{title}</Heading>
      <p className="max-w-[36ch] text-muted-foreground">{children}</p>
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </div>
  );
}
