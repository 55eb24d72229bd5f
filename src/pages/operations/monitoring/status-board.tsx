import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from "lucide-react";
import { LEVEL_NAMES, type Level, type Status } from "#domain/operations/monitoring/status.ts";
import { classNames } from "#ui/class-names.ts";

export const LEVEL_LOOKS = {
  good: { Icon: CircleCheck, classes: "text-success" },
  attention: { Icon: TriangleAlert, classes: "text-warning-soft-foreground" },
  bad: { Icon: CircleX, classes: "text-destructive" },
  unknown: { Icon: CircleHelp, classes: "text-muted-foreground" },
} as const;

/** A level as sign, colour and word. */
export function LevelMark({ level }: { level: Level }) {
  const { Icon, classes } = LEVEL_LOOKS[level];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap", classes)}>
      <Icon aria-hidden size={15} strokeWidth={2} className="shrink-0" />
      {LEVEL_NAMES[level]}
    </span>
  );
}

/** Every part of the system with its state; faulty ones are first. */
export function StatusBoard({ status }: { status: readonly Status[] }) {
  return (
    <ul className="grid overflow-hidden rounded-lg border bg-card sm:grid-cols-2 xl:grid-cols-3">
      {status.map(({ id, label, level, value, reason }) => (
        <li
          key={id}
          className={classNames(
            "-mt-px -ml-px grid content-start gap-1 border-t border-l p-4",
            level === "good" && "max-sm:gap-0 max-sm:py-2.5",
            level === "bad" && "bg-destructive-soft text-destructive-soft-foreground",
            level === "attention" && "bg-warning-soft text-warning-soft-foreground",
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="text-sm font-medium">{label}</h3>
            <LevelMark level={level} />
          </div>
          <p className="text-base leading-snug font-semibold tabular-nums">{value}</p>
          <p
            className={classNames(
              "text-xs",
              (level === "good" || level === "unknown") && "text-muted-foreground",
              // On a telephone parts that go well take little room from those that do not.
              level === "good" && "max-sm:hidden",
            )}
          >
            {reason}
          </p>
        </li>
      ))}
    </ul>
  );
}
