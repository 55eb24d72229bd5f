import { AlarmClock, Clock } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { useNow } from "#ui/realtime/use-now.ts";
import { spanWords } from "./span-words.ts";

interface AnswerClockProps {
  /** Until when somebody waits for the first answer; null where nobody does. */
  dueAt: string | null;
  /** The server's clock when it read the page: the first paint shows the same as later ones. */
  readAt: string;
  className?: string;
}

/** Time by which somebody must have answered, in words as well as colour. */
export function AnswerClock({ dueAt, readAt, className }: AnswerClockProps) {
  const now = useNow() ?? Date.parse(readAt);
  if (dueAt === null) return null;
  const left = Date.parse(dueAt) - now;
  const isLate = left < 0;
  const Icon = isLate ? AlarmClock : Clock;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 text-2xs font-medium",
        isLate ? "text-destructive" : "text-muted-foreground",
        className,
      )}
    >
      <Icon aria-hidden size={13} strokeWidth={2} className="shrink-0" />
      {isLate ? `Vencida hace ${spanWords(-left)}` : `Responder en ${spanWords(left)}`}
    </span>
  );
}
