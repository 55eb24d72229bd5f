import { Check, Repeat2 } from "lucide-react";
import { dueInWords, isOverdue } from "#domain/crm/calendar/due.ts";
import { ruleInWords } from "#domain/crm/calendar/recurrence-words.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { classNames } from "#ui/class-names.ts";
import { Tag } from "#ui/tag.tsx";
import { useCalendarActs } from "./use-calendar-acts.ts";

interface TaskRowProps {
  task: CalendarItem;
  nowLocal: string;
  onOpen: () => void;
  /** In the side of the calendar. */
  isNarrow?: boolean;
  showsOwner?: boolean;
}

/** A thing to do: its box ticks it, its words open it. */
export function TaskRow({ task, nowLocal, onOpen, isNarrow = false, showsOwner = false }: TaskRowProps) {
  const acts = useCalendarActs();
  const isDone = task.doneAt !== null;
  const isLate = isOverdue(task, nowLocal);
  return (
    <li className={classNames("flex items-start gap-3", isNarrow ? "px-4 py-2.5" : "px-5 py-3 sm:px-6")}>
      {/* biome-ignore lint/a11y/useSemanticElements: it acts at once, which a form's box does not */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isDone}
        aria-label={`Hecha: ${task.title}`}
        onClick={() => void acts.setDone(task, !isDone)}
        className={classNames(
          "touch-target mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border text-transparent transition-colors duration-(--duration-1)",
          isDone
            ? "border-success bg-success text-success-foreground"
            : "border-input bg-card hover:border-success hover:text-success",
        )}
      >
        <Check aria-hidden size={14} strokeWidth={2.5} />
      </button>
      <button
        type="button"
        onClick={onOpen}
        className="grid min-w-0 flex-1 gap-0.5 rounded-xs text-left text-sm hover:underline"
      >
        <span
          className={classNames(
            "flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 font-medium",
            isDone && "text-muted-foreground line-through",
          )}
        >
          <span className="min-w-0 wrap-anywhere">{task.title}</span>
          {task.priority === "alta" && !isDone ? <Tag tone="warning">Prioridad alta</Tag> : null}
          {task.kind === "plazo" && !isNarrow ? <Tag tone="portal">Plazo</Tag> : null}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted-foreground">
          <span className={classNames("tabular-nums", isLate && "font-medium text-destructive")}>
            {isLate ? "Vencida: " : ""}
            {dueInWords(task, nowLocal)}
          </span>
          {task.rrule ? (
            <span className="flex items-center gap-1">
              <Repeat2 aria-hidden size={12} strokeWidth={1.75} />
              {isNarrow ? <span className="sr-only">se repite</span> : ruleInWords(task.rrule, task.startsLocal)}
            </span>
          ) : null}
          {isNarrow ? null : task.home ? <span className="truncate">{task.home.name}</span> : null}
          {isNarrow ? null : task.contact ? <span className="truncate">{task.contact.name}</span> : null}
          {showsOwner ? <span>{task.owner?.name ?? "Sin asignar"}</span> : null}
        </span>
      </button>
    </li>
  );
}
