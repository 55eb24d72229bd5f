import { ListChecks } from "lucide-react";
import type { DealCard } from "#domain/contacts/wire.ts";
import type { CalendarItem } from "#server/calendar/list-events.server.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { dueInWords } from "../calendar/task-row.tsx";
import { AnswerClock } from "../crm/answer-clock.tsx";

export interface Today {
  waiting: readonly DealCard[];
  /** Open tasks that are due today or were before. */
  tasks: readonly CalendarItem[];
  nowLocal: string;
  readAt: string;
}

/** Who waits for an answer and what is to be done today; nothing where there is neither. */
export function TodayPanel({ waiting, tasks, nowLocal, readAt }: Today) {
  if (waiting.length === 0 && tasks.length === 0) return null;
  return (
    <Panel labelledBy="hoy">
      <PanelHeader
        id="hoy"
        title="Pendiente"
        divided
        actions={
          <PageLink to="/dashboard/contactos/tablero" className="link-text touch-target text-sm">
            Tablero
          </PageLink>
        }
      />
      <ul className="divide-y text-sm">
        {waiting.map(({ id, contact, title, wait }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-5 py-3 sm:px-6">
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
              Responder a{" "}
              <PageLink to={`/dashboard/contactos/${contact.id}`} className="link-text font-medium">
                {contact.fullName}
              </PageLink>
              <span className="block text-xs text-muted-foreground">{title}</span>
            </span>
            <AnswerClock dueAt={wait?.dueAt ?? null} readAt={readAt} />
          </li>
        ))}
        {tasks.map((task) => (
          <li key={task.key} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 px-5 py-3 sm:px-6">
            <span className="flex min-w-0 flex-1 basis-52 items-start gap-2 wrap-anywhere">
              <ListChecks aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted-foreground" />
              <PageLink to="/dashboard/calendar" className="link-text font-medium">
                {task.title}
              </PageLink>
            </span>
            <span className="text-xs text-muted-foreground">{dueInWords(task, nowLocal)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
