import { Archive, ArchiveRestore, Copy, EllipsisVertical, EyeOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FormState } from "#server/site/forms/forms.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useCall } from "#ui/use-call.ts";

interface FormActsProps {
  id: string;
  name: string;
  state: FormState;
  /** Saves typed values before the page is left. */
  save: () => Promise<boolean>;
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Acts on a form as a whole. */
export function FormActs({ id, name, state, save }: FormActsProps) {
  const navigate = useNavigate();
  const { isBusy, call } = useCall();
  const [asked, setAsked] = useState<"withdraw" | "archive" | "delete" | null>(null);
  const path = `/api/admin/forms/${id}`;
  const close = () => setAsked(null);
  const duplicate = async () => {
    if (!(await save())) return;
    const outcome = await call("Copia creada", "POST", `${path}/duplicate`);
    if (outcome.kind === "done") await navigate(`/admin/formularios/${(outcome.answer as { id: string }).id}`);
  };
  const confirm = async () => {
    if (asked === "withdraw") await call("Formulario retirado", "POST", `${path}/withdraw`);
    if (asked === "archive") await call("Formulario archivado", "PUT", `${path}/archived`, { isArchived: true });
    const isGone = asked === "delete" && (await call("Formulario eliminado", "DELETE", path)).kind === "done";
    close();
    if (isGone) await navigate("/admin/formularios");
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="outline" size="icon" aria-label="Más acciones">
            <EllipsisVertical {...ICON} size={18} />
          </Button>
        }
      >
        <DropdownItem icon={<Copy {...ICON} />} onSelect={() => void duplicate()}>
          Duplicar
        </DropdownItem>
        {state === "publicado" ? (
          <DropdownItem icon={<EyeOff {...ICON} />} onSelect={() => setAsked("withdraw")}>
            Retirar
          </DropdownItem>
        ) : null}
        {state === "archivado" ? (
          <DropdownItem
            icon={<ArchiveRestore {...ICON} />}
            onSelect={() => void call("Formulario recuperado", "PUT", `${path}/archived`, { isArchived: false })}
          >
            Recuperar
          </DropdownItem>
        ) : (
          <DropdownItem icon={<Archive {...ICON} />} onSelect={() => setAsked("archive")}>
            Archivar
          </DropdownItem>
        )}
        {state === "borrador" ? (
          <DropdownItem icon={<Trash2 {...ICON} />} destructive onSelect={() => setAsked("delete")}>
            Eliminar
          </DropdownItem>
        ) : null}
      </DropdownMenu>
      {asked ? (
        <AlertDialog
          open
          onClose={close}
          title={`¿${VERBS[asked]} «${name}»?`}
          confirmLabel={`${VERBS[asked]} formulario`}
          confirming={isBusy}
          onConfirm={() => void confirm()}
        >
          {CONSEQUENCES[asked]}
        </AlertDialog>
      ) : null}
    </>
  );
}

const VERBS = { withdraw: "Retirar", archive: "Archivar", delete: "Eliminar" } as const;
const CONSEQUENCES = {
  withdraw: "Quien abra su página leerá que está cerrado. Las respuestas se quedan y puedes publicarlo otra vez.",
  archive: "Deja de recoger respuestas y sale de la lista. Las respuestas se quedan y puedes recuperarlo.",
  delete: "Nunca se ha publicado: se pierde solo este borrador.",
} as const;
