import { greetingTo } from "#domain/crm/contacts/home-message.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { LinkWays } from "../../accounts/share-links/link-ways.tsx";
import { NameToSign } from "../../accounts/share-links/name-to-sign.tsx";
import type { ShownSearch } from "./searches.tsx";

/** Of a person to whom nobody may write. */
const NO_WAYS = { email: null, phone: null };

/** The live page of a search for a client: its address, ways to send it, and its end. */
export function ShareDialog({ search, onClose }: { search: ShownSearch; onClose: () => void }) {
  const { isBusy, call } = useCall();
  const { id, name, contact, address, isShared, ways } = search;
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
          {contact && ways?.refusal ? (
            <Callout
              tone="warning"
              action={
                <Button asChild size="sm" variant="outline">
                  <PageLink to={`/dashboard/contactos/${contact.id}`}>Abrir su ficha</PageLink>
                </Button>
              }
            >
              {ways.refusal}. El enlace no se le puede enviar desde aquí hasta que lo apuntes en su ficha.
            </Callout>
          ) : null}
          <LinkWays
            address={address}
            title={`Viviendas para ti: ${name}`}
            greeting={`${greetingTo(contact?.fullName ?? "")} estas son las viviendas que encajan con lo que buscas. Dime en la página cuáles te gustan:`}
            hasPassword={false}
            person={contact && (ways?.refusal ? NO_WAYS : ways)}
          />
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
        <NameToSign>
          <div className="flex justify-end">
            <Button
              loading={isBusy}
              loadingText="Creando…"
              onClick={() => void call("Enlace creado", "POST", path, {})}
            >
              Crear el enlace
            </Button>
          </div>
        </NameToSign>
      )}
    </Dialog>
  );
}
