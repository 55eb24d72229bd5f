import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { MOST_HOMES_AT_ONCE } from "#domain/portfolio/home-changes.ts";
import { HOME_STATUS_NAMES } from "#domain/portfolio/home-values.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
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

/** Chooses all of a page, and says what can be done with what is chosen. It stays in sight while something is. */
export function PortfolioToolbar({ homes, marked, mark, onClear, inTrash, acts }: ToolbarProps) {
  const ids = [...marked.keys()];
  const areAll = homes.length > 0 && homes.every(({ id }) => marked.has(id));
  const isAny = ids.length > 0;
  const said = `${homeCount(ids.length)} ${ids.length === 1 ? "marcada" : "marcadas"}`;
  return (
    <div
      className={classNames(
        "flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 text-sm",
        isAny && "top-(--navbar-h) z-(--layer-sticky) bg-primary-soft sm:sticky",
      )}
    >
      <label className="mr-auto flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = isAny && !areAll;
          }}
          onChange={(event) => mark(homes, event.target.checked)}
          className="size-4.5 accent-primary"
        />
        <span>
          {isAny ? (
            <strong className="font-medium">{said}</strong>
          ) : homes.length === 1 ? (
            "Marcar la de esta página"
          ) : (
            `Marcar las ${homes.length} de esta página`
          )}
        </span>
      </label>
      <p role="status" className="sr-only">
        {isAny ? said : null}
      </p>
      {isAny ? (
        <div className="flex flex-wrap items-center gap-2">
          {ids.length > MOST_HOMES_AT_ONCE ? (
            <p className="text-destructive">Marca como mucho {MOST_HOMES_AT_ONCE}.</p>
          ) : inTrash ? (
            <TrashActs ids={ids} acts={acts} onClear={onClear} />
          ) : (
            <ListActs ids={ids} acts={acts} onClear={onClear} />
          )}
          <Button size="sm" variant="ghost" onClick={onClear}>
            Desmarcar
          </Button>
        </div>
      ) : null}
    </div>
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
