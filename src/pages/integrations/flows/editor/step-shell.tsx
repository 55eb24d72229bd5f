import { CircleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface StepShellProps {
  id: string;
  icon: LucideIcon;
  /** The beginning of the recipe. */
  isStart?: boolean;
  hasProblems?: boolean;
  children: ReactNode;
}

/** A card with its sign on the line that leads from step to step. */
export function StepShell({ id, icon: Icon, isStart = false, hasProblems = false, children }: StepShellProps) {
  return (
    <div id={`paso-${id}`} className="relative scroll-mt-24 pl-12">
      <span
        aria-hidden
        className={classNames(
          "absolute top-2 left-0 z-10 grid size-9 place-items-center rounded-full border",
          isStart
            ? "border-transparent bg-primary text-primary-foreground"
            : hasProblems
              ? "border-destructive bg-card text-destructive"
              : "bg-card text-primary",
        )}
      >
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <div
        className={classNames(
          "rounded-lg border bg-card px-4 py-2.5 text-card-foreground sm:px-5",
          hasProblems && "border-destructive",
          isStart && "zocalo-foot",
        )}
      >
        {children}
      </div>
    </div>
  );
}

export function StepProblems({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className="mt-1.5 grid gap-1 text-xs font-medium text-destructive">
      {messages.map((message) => (
        <li key={message} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" /> {message}
        </li>
      ))}
    </ul>
  );
}
