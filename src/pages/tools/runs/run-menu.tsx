import {
  Bookmark,
  BookmarkX,
  Columns2,
  Ellipsis,
  ExternalLink,
  FolderInput,
  Pencil,
  RefreshCw,
  RotateCcw,
  Tag as TagIcon,
  Trash2,
} from "lucide-react";
import type { ShownRun } from "#server/tools/runs/runs-shown.server.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { RunActs } from "./use-run-acts.ts";

interface RunMenuProps {
  run: ShownRun;
  acts: RunActs;
  onRename: () => void;
  onOrganise: (kind: "move" | "tag") => void;
  onCompare: () => void;
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75, className: "shrink-0" } as const;

/** Acts on one result of a list. */
export function RunMenu({ run, acts, onRename, onOrganise, onCompare }: RunMenuProps) {
  const change = (act: "save" | "unsave" | "trash" | "restore") => acts.change([run.id], { act });
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Acciones de ${run.title}`} className="-my-2">
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      }
    >
      {run.deletedAt ? (
        <DropdownItem icon={<RotateCcw {...icon} />} onSelect={() => change("restore")}>
          Recuperar
        </DropdownItem>
      ) : (
        <>
          {run.href && !run.isPurged ? (
            <DropdownItem asChild>
              <PageLink to={run.href}>
                <ExternalLink {...icon} />
                Abrir
              </PageLink>
            </DropdownItem>
          ) : null}
          <DropdownItem
            icon={run.isSaved ? <BookmarkX {...icon} /> : <Bookmark {...icon} />}
            onSelect={() => change(run.isSaved ? "unsave" : "save")}
          >
            {run.isSaved ? "Quitar de guardados" : "Guardar"}
          </DropdownItem>
          <DropdownItem icon={<Pencil {...icon} />} onSelect={onRename}>
            Renombrar
          </DropdownItem>
          <DropdownItem icon={<FolderInput {...icon} />} onSelect={() => onOrganise("move")}>
            Mover a una carpeta
          </DropdownItem>
          <DropdownItem icon={<TagIcon {...icon} />} onSelect={() => onOrganise("tag")}>
            Etiquetar
          </DropdownItem>
          <DropdownSeparator />
          {run.isPurged || !run.href ? null : (
            <DropdownItem icon={<RefreshCw {...icon} />} onSelect={() => acts.rerun(run.id)}>
              Recalcular con datos de hoy
            </DropdownItem>
          )}
          <DropdownItem icon={<Columns2 {...icon} />} onSelect={onCompare}>
            Comparar con otro
          </DropdownItem>
          <DropdownSeparator />
          <DropdownItem icon={<Trash2 {...icon} />} onSelect={() => change("trash")}>
            Mover a la papelera
          </DropdownItem>
        </>
      )}
    </DropdownMenu>
  );
}
