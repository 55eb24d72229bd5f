import { Mail, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import type { SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { whatsAppNumber } from "#domain/tools/sharing/phone.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

interface SendWaysProps {
  email: string | null;
  phone: string | null;
  /** Subject of a mail. */
  title: string;
  message: string;
  /** It was sent before: then no button is the main one. */
  isSent: boolean;
  onSent: (way: SendingWay) => void;
  /** Further ways, behind the agent's own WhatsApp and mail. */
  children?: ReactNode;
}

/** The ways in which an agent sends a message with their own WhatsApp or mail; each is noted as it is opened. */
export function SendWays({ email, phone, title, message, isSent, onSent, children }: SendWaysProps) {
  const number = phone === null ? null : whatsAppNumber(phone);
  return (
    <div className="flex flex-wrap gap-2">
      {number === null ? null : (
        <Button asChild size="sm" variant={isSent ? "outline" : "default"} onClick={() => onSent("whatsapp")}>
          <a href={`https://wa.me/${number}?text=${encodeURIComponent(message)}`} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden size={16} strokeWidth={1.75} /> WhatsApp
          </a>
        </Button>
      )}
      {email === null ? null : (
        <Button asChild size="sm" variant="outline" onClick={() => onSent("correo")}>
          <a
            href={`mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`}
          >
            <Mail aria-hidden size={16} strokeWidth={1.75} /> Mi correo
          </a>
        </Button>
      )}
      {children}
      <CopyButton text={message} label="Copiar mensaje" doneLabel="Mensaje copiado" size="sm" variant="ghost" />
      {isSent ? null : (
        <Button size="sm" variant="ghost" onClick={() => onSent("copia")}>
          Marcar como enviada
        </Button>
      )}
    </div>
  );
}
