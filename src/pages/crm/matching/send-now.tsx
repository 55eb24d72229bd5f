import { SendHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";

interface SendNowProps {
  to: string;
  message: string;
  onSend: () => void;
}

/** Sends a mail by our own sender, once the agent has read what it says: nobody can call it back. */
export function SendNow({ to, message, onSend }: SendNowProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <SendHorizontal aria-hidden size={16} strokeWidth={1.75} /> Enviar por correo ahora
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Enviar este correo a ${to}?`}
        confirmLabel="Enviar ahora"
        confirmingText="Enviando…"
        onConfirm={() => {
          setAsking(false);
          onSend();
        }}
      >
        <p>Sale con tu nombre y el de tu agencia, y las respuestas te llegan a tu correo.</p>
        <p className="mt-3 max-h-64 overflow-y-auto rounded-md bg-muted p-3 text-sm whitespace-pre-line wrap-anywhere text-foreground">
          {message}
        </p>
      </AlertDialog>
    </>
  );
}
