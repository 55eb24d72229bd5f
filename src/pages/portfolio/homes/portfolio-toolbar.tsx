import { MOST_HOMES_AT_ONCE } from "#domain/portfolio/homes/home-changes.ts";
import { HOME_STATUS_NAMES } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { BulkBar } from "#ui/marking/bulk-bar.tsx";
import { TrashActs, TrashButton } from "#ui/marking/trash-acts.tsx";
import type { MarkProps } from "./home-cards.tsx";
import { type HomeActs, homeCount } from "./use-home-acts.ts";

const STATUSES = ["captacion", "disponible", "reservado", "retirado"] as const;

interface ToolbarProps extends MarkProps {
  inTrash: boolean;
  acts: HomeActs;
}

/** Acts on the marked homes. */
export function PortfolioToolbar({ homes, marking, inTrash, acts }: ToolbarProps) {
  const ids = [...marking.marked.keys()];
  return (
    <BulkBar
      shown={homes}
      marking={marking}
      invitation={homes.length === 1 ? "Marcar la de esta página" : `Marcar las ${homes.length} de esta página`}
      doneText={`${homeCount(ids.length)} ${ids.length === 1 ? "marcada" : "marcadas"}`}
    >
      {ids.length > MOST_HOMES_AT_ONCE ? (
        <p className="text-destructive">Marca como mucho {MOST_HOMES_AT_ONCE}.</p>
      ) : inTrash ? (
        <TrashedActs ids={ids} acts={acts} onDone={marking.clear} />
      ) : (
        <ListActs ids={ids} acts={acts} onDone={marking.clear} />
      )}
    </BulkBar>
  );
}

interface ActsProps {
  ids: readonly string[];
  acts: HomeActs;
  onDone: () => void;
}

function ListActs({ ids, acts, onDone }: ActsProps) {
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="sm" variant="outline" loading={acts.isBusy}>
            Cambiar estado
          </Button>
        }
      >
        {STATUSES.map((status) => (
          <DropdownItem
            key={status}
            onSelect={async () => {
              if (await acts.change(ids, { act: "status", status })) onDone();
            }}
          >
            {HOME_STATUS_NAMES[status]}
          </DropdownItem>
        ))}
      </DropdownMenu>
      <TrashButton
        isBusy={acts.isBusy}
        onTrash={async () => {
          if (await acts.change(ids, { act: "trash" })) onDone();
        }}
      />
    </>
  );
}

function TrashedActs({ ids, acts, onDone }: ActsProps) {
  const change = async (act: "restore" | "erase") => {
    if (await acts.change(ids, { act })) onDone();
  };
  return (
    <TrashActs
      counted={homeCount(ids.length)}
      isBusy={acts.isBusy}
      onRestore={() => change("restore")}
      onErase={() => change("erase")}
    >
      No se pueden recuperar, ni sus fotos, sus documentos y su historial. Los resultados de las herramientas se quedan.
    </TrashActs>
  );
}
