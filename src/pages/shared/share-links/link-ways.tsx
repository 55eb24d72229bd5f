import { Mail, MessageCircle } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";

const QrCode = lazy(() => import("../qr-code.tsx"));

interface LinkWaysProps {
  address: string;
  title: string;
  hasPassword: boolean;
}

/** Ways to send a link: copy, WhatsApp, mail, QR. The password goes another way. */
export function LinkWays({ address, title, hasPassword }: LinkWaysProps) {
  const id = useId();
  const message = `${title}: ${address}`;
  return (
    <div className="grid gap-4">
      <FieldFrame id={id} label="Dirección">
        <InputBox id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} label="Copiar enlace" doneLabel="Enlace copiado" variant="default" />
        <Button asChild variant="outline">
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden size={18} strokeWidth={1.75} /> WhatsApp
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`}>
            <Mail aria-hidden size={18} strokeWidth={1.75} /> Correo
          </a>
        </Button>
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
