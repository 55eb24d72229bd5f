import { useNavigate } from "react-router";
import { linkForm } from "#domain/site/links/short-link.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { LinkFields } from "./link-fields.tsx";

export function NewLinkDialog({ open, onClose, codeBase }: { open: boolean; onClose: () => void; codeBase: string }) {
  const navigate = useNavigate();
  const { isBusy, errors, formProps } = useCallForm<{ id: string }>({
    schema: linkForm,
    method: "POST",
    path: "/api/admin/links",
    doneText: "Enlace creado",
    onDone: ({ id }) => void navigate(`/admin/enlaces/${id}`),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Nuevo enlace"
      description="Corto, con su código QR y sus visitas contadas."
    >
      <form {...formProps} className="grid gap-5">
        <LinkFields errors={errors} codeBase={codeBase} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy}>
            Crear enlace
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
