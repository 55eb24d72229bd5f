import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { MOST_HOMES_AT_ONCE } from "#domain/portfolio/homes/home-changes.ts";
import { HOME_STATUS_NAMES } from "#domain/portfolio/homes/home-values.ts";
import { BulkBar } from "#ui/bulk-bar.tsx";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import type { MarkProps } from "./home-cards.tsx";
import { type HomeActs, homeCount } from "./use-home-acts.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const STATUSES = ["captacion", "disponible", "reservado", "retirado"] as const;

interface ToolbarProps extends MarkProps {
  onClear: () => void;
  inTrash: boolean;
  acts: HomeActs;
}

/** What can be done with the homes that are marked. */
export function PortfolioToolbar({ homes, marked, mark, onClear, inTrash, acts }: ToolbarProps) {
  const ids = [...marked.keys()];
  return (
    <BulkBar
      shown={homes}
      marked={marked}
      mark={mark}
      onClear={onClear}
      invitation={homes.length === 1 ? "Marcar la de esta página" : `Marcar las ${homes.length} de esta página`}
      said={`${homeCount(ids.length)} ${ids.length === 1 ? "marcada" : "marcadas"}`}
    >
      {ids.length > MOST_HOMES_AT_ONCE ? (
        <p className="text-destructive">Marca como mucho {MOST_HOMES_AT_ONCE}.</p>
      ) : inTrash ? (
        <TrashActs ids={ids} acts={acts} onClear={onClear} />
      ) : (
        <ListActs ids={ids} acts={acts} onClear={onClear} />
      )}
    </BulkBar>
  );
}

interface ActsProps {
  ids: readonly string[];
  acts: HomeActs;
  onClear: () => void;
}

function ListActs({ ids, acts, onClear }: ActsProps) {
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
              if (await acts.change(ids, { act: "status", status })) onClear();
            }}
          >
            {HOME_STATUS_NAMES[status]}
          </DropdownItem>
        ))}
      </DropdownMenu>
      <Button
        size="sm"
        variant="outline"
        loading={acts.isBusy}
        onClick={async () => {
          if (await acts.change(ids, { act: "trash" })) onClear();
        }}
      >
        <Trash2 {...icon} />
        Papelera
      </Button>
    </>
  );
}

function TrashActs({ ids, acts, onClear }: ActsProps) {
  const [isAsking, setAsking] = useState(false);
  const change = async (act: "restore" | "erase") => {
    if (await acts.change(ids, { act })) onClear();
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" loading={acts.isBusy} onClick={() => change("restore")}>
        <RotateCcw {...icon} />
        Restaurar
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Eliminar para siempre
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Eliminar ${homeCount(ids.length)} para siempre?`}
        confirmLabel={`Eliminar ${homeCount(ids.length)}`}
        onConfirm={() => change("erase")}
        confirming={acts.isBusy}
      >
        No se pueden recuperar, ni sus fotos, sus documentos y su historial. Los resultados de las herramientas se
        quedan.
      </AlertDialog>
    </>
  );
}
