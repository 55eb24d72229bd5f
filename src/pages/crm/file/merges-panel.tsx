import { Undo2 } from "lucide-react";
import type { MergeLine } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { useCrmPlace } from "../crm-place.ts";

/** Contacts that were merged into this one, and the way back. */
export function MergesPanel({ merges }: { merges: readonly MergeLine[] }) {
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall();
  return (
    <Panel labelledBy="fusiones">
      <PanelHeader id="fusiones" title="Fichas fundidas con esta" divided />
      <ul className="divide-y text-sm">
        {merges.map(({ id, at, removed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{removed.fullName}</span>
              <span className="text-xs text-muted-foreground">
                <When iso={at} />
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              loading={isBusy}
              onClick={() => void call("Las dos fichas vuelven a estar separadas", "POST", `${api}/merges/${id}/undo`)}
            >
              <Undo2 aria-hidden size={16} strokeWidth={1.75} />
              Separar
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
