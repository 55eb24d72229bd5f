import { Mail, MessageCircle } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { whatsAppNumber } from "#domain/tools/sharing/phone.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";

const QrCode = lazy(() => import("../../shared/qr-code.tsx"));

interface LinkWaysProps {
  address: string;
  title: string;
  /** Words before the address in a message; the title where there are none. */
  greeting?: string;
  hasPassword: boolean;
  /** The person whom the link is for: their number and address are filled in; null where it is for anybody. */
  person?: { email: string | null; phone: string | null } | null;
}

/** Ways to send a link: copy, WhatsApp, mail, QR. The password goes another way. */
export function LinkWays({ address, title, greeting, hasPassword, person = null }: LinkWaysProps) {
  const id = useId();
  const number = person?.phone ? whatsAppNumber(person.phone) : null;
  const email = person?.email ? encodeURIComponent(person.email).replace("%40", "@") : "";
  const message = greeting === undefined ? `${title}: ${address}` : `${greeting}\n${address}`;
  return (
    <div className="grid gap-4">
      <FieldFrame id={id} label="Dirección">
        <InputBox id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} label="Copiar enlace" doneLabel="Enlace copiado" variant="default" />
        {person === null || number !== null ? (
          <Button asChild variant="outline">
            <a
              href={`https://wa.me/${number ?? ""}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle aria-hidden size={18} strokeWidth={1.75} /> WhatsApp
            </a>
          </Button>
        ) : null}
        {person === null || email !== "" ? (
          <Button asChild variant="outline">
            <a href={`mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`}>
              <Mail aria-hidden size={18} strokeWidth={1.75} /> Correo
            </a>
          </Button>
        ) : null}
      </div>
      {hasPassword ? (
        <p className="text-sm text-muted-foreground">
          Dile la contraseña por otra vía, por ejemplo por teléfono. Aquí no se puede volver a leer.
        </p>
      ) : null}
      <Suspense fallback={<div className="h-44" />}>
        <QrCode address={address} name={title} />
      </Suspense>
    </div>
  );
}
