import { useEffect, useState } from "react";
import type { InboxAddress } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { PanelBody } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCrmPlace } from "../crm-place.ts";

/** The address to which portal mails are forwarded, or that this installation takes none. */
export function InboxAddressPanel({ mayChange }: { mayChange: boolean }) {
  const place = useCrmPlace();
  const { isBusy, call } = useCall();
  const [found, setFound] = useState<InboxAddress | string | null>(null);
  useEffect(() => {
    if (!mayChange) return;
    let isOver = false;
    void callApi<InboxAddress>("GET", `${place.api}/inbox/address`).then((outcome) => {
      if (!isOver) setFound(outcome.kind === "done" ? outcome.answer : failureText(outcome));
    });
    return () => {
      isOver = true;
    };
  }, [place.api, mayChange]);
  const renew = async () => {
    const outcome = await call("La dirección de antes ya no vale", "POST", `${place.api}/inbox/address`);
    if (outcome.kind === "done") setFound(outcome.answer as InboxAddress);
  };
  return (
    <PanelBody className="grid gap-3 text-sm">
      {!mayChange ? (
        <p className="text-muted-foreground">La dirección la ve quien dirige o coordina la agencia.</p>
      ) : found === null ? (
        <p className="text-muted-foreground">Buscando la dirección…</p>
      ) : typeof found === "string" ? (
        <p className="text-destructive">{found}</p>
      ) : found.address === null ? (
        <>
          <p className="text-muted-foreground">
            Aquí no se recibe correo: quien instaló Umbral no ha puesto ningún buzón. Mientras, pega el texto de los
            avisos en la bandeja y se entienden igual.
          </p>
          {found.webhook ? (
            <div className="grid justify-items-start gap-2">
              <p className="text-muted-foreground">
                Si tu servicio de correo sabe enviar lo que recibe a una dirección web, puede hacerlo a esta:
              </p>
              <p className="w-full rounded-sm bg-muted px-3.5 py-2.5 font-mono text-xs wrap-anywhere">
                {found.webhook}
              </p>
              <div className="flex flex-wrap gap-2">
                <CopyButton text={found.webhook} label="Copiar dirección web" size="sm" />
                <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void renew()}>
                  Cambiarla
                </Button>
              </div>
            </div>
          ) : null}
        </>
      ) : (
        <>
          <p className="rounded-sm bg-muted px-3.5 py-2.5 font-mono text-xs wrap-anywhere">{found.address}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={found.address} label="Copiar dirección" size="sm" />
            <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void renew()}>
              Cambiarla
            </Button>
          </div>
          <p className="text-xs text-muted-foreground">
            Crea en tu correo una regla que reenvíe a esta dirección lo que llega de los portales. Quien la tenga puede
            crear contactos: si se escapa, cámbiala.
          </p>
        </>
      )}
      <p>
        <PageLink to={place.inbox} className="link-text">
          Ir a la bandeja
        </PageLink>
      </p>
    </PanelBody>
  );
}
