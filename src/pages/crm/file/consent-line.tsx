import { MailCheck, MailQuestionMark, MailX } from "lucide-react";
import { useState } from "react";
import type { ContactFile } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { useCrmPlace } from "../crm-place.ts";

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75, className: "mt-0.5 shrink-0" } as const;

/** Whether the contact may be sent homes and news, on whose word, and the act that notes it or takes it back. */
export function ConsentLine({ contact }: { contact: ContactFile }) {
  const { consentAt, consentText, consentAskedAt, consentAskedText, consentWithdrawnAt, deletedAt } = contact;
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall();
  const [isNoting, setNoting] = useState(false);
  const write = (message: string, values: object) => call(message, "PATCH", `${api}/contacts/${contact.id}`, values);
  const note = (
    <Button variant="outline" size="sm" onClick={() => setNoting(true)}>
      {consentAskedAt ? "Me lo ha confirmado" : "Anotar su permiso"}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t pt-4 text-sm">
      <p className="flex min-w-0 flex-1 basis-72 gap-2">
        {consentAt ? (
          <>
            <MailCheck {...ICON} />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">Puedes enviarle viviendas y novedades</span> desde el{" "}
              <When iso={consentAt} style="day" />
              {consentText ? <span className="text-muted-foreground">: «{consentText}»</span> : null}
            </span>
          </>
        ) : consentAskedAt ? (
          <>
            <MailQuestionMark {...ICON} />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">Pidió novedades, sin confirmar</span>, el{" "}
              <When iso={consentAskedAt} style="day" />
              {consentAskedText ? <span className="text-muted-foreground">: «{consentAskedText}»</span> : null}. En un
              formulario cualquiera puede escribir su correo: confírmalo antes de enviarle nada.
            </span>
          </>
        ) : (
          <>
            <MailX {...ICON} />
            <span className="min-w-0">
              <span className="font-medium">Sin permiso para enviarle viviendas ni novedades</span>
              {consentWithdrawnAt ? (
                <span className="text-muted-foreground">
                  : lo retiró el <When iso={consentWithdrawnAt} style="day" />
                </span>
              ) : null}
            </span>
          </>
        )}
      </p>
      {deletedAt !== null ? null : consentAt ? (
        <Button
          variant="ghost"
          size="sm"
          loading={isBusy}
          onClick={() => void write("Anotado: no se le envía nada más", { hasConsent: false })}
        >
          Ya no quiere
        </Button>
      ) : (
        note
      )}
      <Dialog
        open={isNoting}
        onClose={() => setNoting(false)}
        title="Anotar su permiso"
        description={`Para enviar a ${contact.fullName} viviendas y novedades.`}
      >
        <form
          method="post"
          className="grid gap-5"
          onSubmit={async (event) => {
            event.preventDefault();
            const consentText = String(new FormData(event.currentTarget).get("words") ?? "").trim();
            const outcome = await write("Permiso anotado", {
              hasConsent: true,
              ...(consentText ? { consentText } : {}),
            });
            if (outcome.kind === "done") setNoting(false);
          }}
        >
          <PlainField
            name="words"
            label="Cómo te lo dio"
            optional
            maxLength={500}
            placeholder="Me lo dijo por teléfono al acabar la visita"
            help="Queda con la fecha de hoy, por si alguna vez lo preguntan"
          />
          <div className="flex justify-end">
            <Button type="submit" loading={isBusy} loadingText="Anotando…" className="max-sm:w-full">
              Anotar el permiso
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
