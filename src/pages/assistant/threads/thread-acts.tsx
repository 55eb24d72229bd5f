import { ChevronDown } from "lucide-react";
import type { TeamThread, ThreadChangeInput } from "#domain/assistant/chat/team-threads.ts";
import type { Colleague } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownLabel, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useCall } from "#ui/use-call.ts";
import { useThreadsPlace } from "../../shared/threads-place.ts";

/** Take it, give it to a colleague, close it or open it again. */
export function ThreadActs({ thread, colleagues }: { thread: TeamThread; colleagues: readonly Colleague[] }) {
  const { api } = useThreadsPlace();
  const { isBusy, call } = useCall();
  const change = (message: string, body: ThreadChangeInput) => void call(message, "PATCH", `${api}/${thread.id}`, body);
  const self = colleagues.find(({ isSelf }) => isSelf);
  const others = colleagues.filter(({ isSelf, id }) => !isSelf && id !== thread.takenBy?.id);
  const isClosed = thread.state === "cerrada";
  return (
    <div className="flex flex-wrap gap-2">
      {self && !thread.isMine && !isClosed ? (
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => change("La atiendes tú", { takenBy: self.id })}
        >
          Atenderla yo
        </Button>
      ) : null}
      {others.length > 0 && !isClosed ? (
        <DropdownMenu
          trigger={
            <Button size="sm" variant="outline" disabled={isBusy}>
              Pasar a… <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
            </Button>
          }
        >
          <DropdownLabel>Quién responde</DropdownLabel>
          {others.map(({ id, name }) => (
            <DropdownItem key={id} onSelect={() => change(`Ahora responde ${name}`, { takenBy: id })}>
              {name}
            </DropdownItem>
          ))}
        </DropdownMenu>
      ) : null}
      {isClosed ? (
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => change("Conversación reabierta", { isClosed: false })}
        >
          Reabrir
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => change("Conversación cerrada", { isClosed: true })}
        >
          Cerrar
        </Button>
      )}
    </div>
  );
}
