import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useCall } from "#ui/use-call.ts";
import { LinkWays } from "../../shared/share-links/link-ways.tsx";
import type { ShownSearch } from "./searches.tsx";

/** The live page of a search for a client: its address, ways to send it, and its end. */
export function ShareDialog({ search, onClose }: { search: ShownSearch; onClose: () => void }) {
  const { isBusy, call } = useCall();
  const { id, name, contact, address, isShared } = search;
  const path = `/api/market/searches/${id}/share`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Compartir con un cliente"
      description={`Una página con tu marca y las viviendas de hoy de «${name}», sin direcciones exactas ni quién las ofrece. ${
        contact
          ? `Los corazones y los comentarios de ${contact.fullName} llegan a su ficha y a tu campana.`
          : "Los corazones y los comentarios llegan a tu campana y a esta página."
      }`}
    >
      {isShared && address ? (
        <div className="grid gap-5">
          <LinkWays address={address} title={`Viviendas para ti: ${name}`} hasPassword={false} />
          <div>
            <Button
              variant="ghost"
              size="sm"
              loading={isBusy}
              onClick={() => void call("El enlace ya no abre nada", "DELETE", path)}
            >
              Retirar el enlace
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex justify-end">
          <Button loading={isBusy} loadingText="Creando…" onClick={() => void call("Enlace creado", "POST", path, {})}>
            Crear el enlace
          </Button>
        </div>
      )}
    </Dialog>
  );
}
