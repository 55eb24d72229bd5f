import { useState } from "react";
import { eventKeyForm } from "#domain/tools/campaigns/sending/sender-form.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { useMailPlace } from "../mail-place.ts";

interface EventPanelProps {
  senderId: string;
  /** The address to which the mail service posts; null until it is made. */
  address: string | null;
  hasKey: boolean;
}

/** How bounces, complaints and answers come back. */
export function EventPanel({ senderId, address, hasKey }: EventPanelProps) {
  const place = useMailPlace();
  const { isBusy, call } = useCall();
  const [isTyping, setTyping] = useState(false);
  const path = `${place.sendersApi}/${senderId}`;
  return (
    <Panel labelledBy="avisos">
      <PanelHeader
        id="avisos"
        title="Rebotes y quejas"
        description="Tu proveedor avisa aquí de lo que no llega y de quien marca un correo como no deseado. Esas direcciones no vuelven a recibir nada."
      />
      <PanelBody className="grid gap-4 text-sm">
        {address === null ? (
          <p>Crea la dirección y ponla como webhook en Amazon SES, Mailgun, Postmark o SendGrid.</p>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-secondary p-4 text-secondary-foreground">
            <code className="min-w-0 break-all">{address}</code>
            <CopyButton size="sm" text={address} />
          </div>
        )}
        <p className="text-muted-foreground">
          También entiende los correos que vuelven (RFC 3464) y las respuestas, si tu servidor los reenvía enteros a esa
          dirección. Es un secreto: quien la tiene puede avisar.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            loading={isBusy}
            onClick={() => void call("Dirección creada", "POST", `${path}/events`)}
          >
            {address === null ? "Crear la dirección" : "Cambiar la dirección"}
          </Button>
          <Button variant="outline" onClick={() => setTyping((was) => !was)} aria-expanded={isTyping}>
            {hasKey ? "Cambiar la clave de firma" : "Añadir la clave de firma"}
          </Button>
        </div>
        {isTyping ? <KeyForm path={`${path}/event-key`} hasKey={hasKey} onDone={() => setTyping(false)} /> : null}
      </PanelBody>
    </Panel>
  );
}

function KeyForm({ path, hasKey, onDone }: { path: string; hasKey: boolean; onDone: () => void }) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: eventKeyForm,
    read: (typed) => ({ key: String(typed.get("key") ?? "").trim() || null }),
    method: "PUT",
    path,
    doneText: "Clave guardada",
    onDone,
  });
  return (
    <form {...formProps} className="grid gap-4">
      <PlainField
        name="key"
        type="password"
        label="Clave con la que firma tu proveedor"
        help="De Mailgun, la «signing key»; de SendGrid, la «verification key». Con ella, lo que no lleve su firma no se acepta."
        placeholder={hasKey ? "Guardada: escribe otra, o déjala vacía para quitarla" : ""}
        autoComplete="off"
        maxLength={500}
        error={errors.key}
      />
      <div className="flex justify-end">
        <Button type="submit" loading={isBusy} loadingText="Guardando…">
          Guardar la clave
        </Button>
      </div>
    </form>
  );
}
