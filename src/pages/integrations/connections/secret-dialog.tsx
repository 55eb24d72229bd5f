import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** The secret that signs the messages to one address. It can be read again here. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Secreto de la firma"
      description="Con él tu programa comprueba que el aviso es nuestro. Guárdalo como una contraseña."
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <div className="grid gap-4">
        <p className="rounded-sm bg-muted px-3.5 py-3 font-mono text-sm wrap-anywhere select-all">{secret}</p>
        <div className="flex flex-wrap items-center gap-4">
          <CopyButton text={secret} label="Copiar secreto" doneLabel="Copiado" />
          <PageLink to="/api/docs" className="link-text text-sm">
            Cómo se comprueba la firma
          </PageLink>
        </div>
      </div>
    </Dialog>
  );
}
