import { useState } from "react";
import { type ShownSender, senderForm } from "#domain/tools/campaigns/sending/sender-form.ts";
import { WARM_UP_ADVICE, WARM_UP_DAYS } from "#domain/tools/campaigns/sending/warm-up.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { useMailPlace } from "../mail-place.ts";

const LINE_CHOICES = [
  { value: "starttls", label: "STARTTLS (puerto 587)" },
  { value: "tls", label: "TLS desde el principio (puerto 465)" },
];

/** The values of the form, as the schema takes it: an empty field is none. */
function read(typed: FormData): object {
  const textOf = (name: string) => String(typed.get(name) ?? "").trim();
  const orNull = (name: string) => textOf(name) || null;
  const number = (name: string) => (textOf(name) === "" ? null : Number(textOf(name)));
  const password = String(typed.get("smtpPassword") ?? "");
  const hasServer = orNull("smtpHost") !== null;
  return {
    fromName: textOf("fromName"),
    fromEmail: textOf("fromEmail"),
    replyTo: orNull("replyTo"),
    postalAddress: textOf("postalAddress"),
    smtpHost: orNull("smtpHost"),
    smtpPort: hasServer ? number("smtpPort") : null,
    smtpIsSecure: typed.get("line") === "tls",
    smtpUser: orNull("smtpUser"),
    ...(password !== "" && { smtpPassword: password }),
    bounceEmail: orNull("bounceEmail"),
    perHour: number("perHour"),
    isWarmingUp: typed.get("isWarmingUp") !== null,
  };
}

/** An address to send from: a new one, or one that is edited. */
export function SenderDialog({
  sender,
  onClose,
  onDone,
}: {
  sender?: ShownSender;
  onClose: () => void;
  onDone: (answer: { id: string } | null) => void;
}) {
  const place = useMailPlace();
  const [line, setLine] = useState(sender?.smtpIsSecure ? "tls" : "starttls");
  const { isBusy, errors, formProps, leave } = useCallForm<{ id: string } | null>({
    schema: senderForm,
    read,
    method: sender ? "PUT" : "POST",
    path: sender ? `${place.sendersApi}/${sender.id}` : place.sendersApi,
    doneText: sender ? "Cambios guardados" : "Remitente añadido",
    onDone,
  });
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      title={sender ? "Cambiar remitente" : "Añadir remitente"}
      description="Quien recibe tus correos ve este nombre y esta dirección."
    >
      <form {...formProps} className="grid gap-5">
        <PlainField
          name="fromName"
          label="Nombre que se ve"
          placeholder="Inmobiliaria Sol"
          defaultValue={sender?.fromName}
          maxLength={80}
          error={errors.fromName}
        />
        <PlainField
          name="fromEmail"
          type="email"
          label="Dirección desde la que envías"
          placeholder="hola@tu-agencia.es"
          help="Mejor de tu propio dominio: la de un correo gratuito se rechaza en cuanto envías a muchos."
          defaultValue={sender?.fromEmail}
          autoComplete="off"
          error={errors.fromEmail}
        />
        <PlainField
          name="replyTo"
          type="email"
          label="Dirección para las respuestas"
          optional
          defaultValue={sender?.replyTo ?? ""}
          autoComplete="off"
          error={errors.replyTo}
        />
        <PlainField
          name="postalAddress"
          label="Dirección postal"
          rows={2}
          placeholder="Calle Colón 12, 46004 Valencia"
          help="Sale al pie de cada correo: la ley pide que se sepa quién escribe."
          defaultValue={sender?.postalAddress}
          maxLength={300}
          error={errors.postalAddress}
        />
        <fieldset className="grid gap-5 border-t pt-5">
          <legend className="float-left w-full text-sm font-semibold">Servidor de correo (SMTP)</legend>
          <p className="clear-left text-sm text-muted-foreground">
            {place.isHouse
              ? "Sin él, los correos salen por el servidor de la instalación."
              : "Te lo da tu proveedor de correo. Sin él no se envía nada: te llevas los correos en un archivo .eml."}
          </p>
          <PlainField
            name="smtpHost"
            label="Servidor"
            optional
            placeholder="smtp.tu-proveedor.es"
            defaultValue={sender?.smtpHost ?? ""}
            autoComplete="off"
            autoCapitalize="none"
            error={errors.smtpHost}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <PlainSelect
              name="line"
              label="Conexión"
              choices={LINE_CHOICES}
              value={line}
              onChange={(event) => setLine(event.currentTarget.value)}
            />
            <PlainField
              key={line}
              name="smtpPort"
              label="Puerto"
              inputMode="numeric"
              defaultValue={sender?.smtpPort ?? (line === "tls" ? 465 : 587)}
              error={errors.smtpPort}
            />
            <PlainField
              name="smtpUser"
              label="Usuario"
              optional
              defaultValue={sender?.smtpUser ?? ""}
              autoComplete="off"
              autoCapitalize="none"
              error={errors.smtpUser}
            />
            <PlainField
              name="smtpPassword"
              type="password"
              label="Contraseña"
              optional
              placeholder={sender?.hasPassword ? "Guardada: escribe otra para cambiarla" : ""}
              autoComplete="new-password"
              error={errors.smtpPassword}
            />
          </div>
        </fieldset>
        <fieldset className="grid gap-5 border-t pt-5">
          <legend className="float-left w-full text-sm font-semibold">Ritmo y rebotes</legend>
          <div className="clear-left grid gap-5 sm:grid-cols-2">
            <PlainField
              name="perHour"
              label="Correos por hora, como mucho"
              inputMode="numeric"
              defaultValue={sender?.perHour ?? 500}
              error={errors.perHour}
            />
            <PlainField
              name="bounceEmail"
              type="email"
              label="Buzón de rebotes"
              optional
              placeholder="rebotes@tu-agencia.es"
              defaultValue={sender?.bounceEmail ?? ""}
              autoComplete="off"
              error={errors.bounceEmail}
            />
          </div>
          <div>
            <PlainCheckbox name="isWarmingUp" defaultChecked={sender ? sender.warmsUpFrom !== null : true}>
              Empezar despacio (calentamiento)
            </PlainCheckbox>
            <p className="mt-1 text-xs text-muted-foreground">
              {WARM_UP_DAYS[0]} correos el primer día, {WARM_UP_DAYS[1]} el segundo, {WARM_UP_DAYS[2]} el tercero… hasta
              el día {WARM_UP_DAYS.length}. {WARM_UP_ADVICE}
            </p>
          </div>
        </fieldset>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={() => leave(onClose)}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy} loadingText="Guardando…">
            {sender ? "Guardar cambios" : "Añadir remitente"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
