import { Mail } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useAct } from "../../shared/use-act.ts";

/** The mail that a person may ask for themselves, sent for them. */
export function MailPanel({ userId, email, isConfirmed }: { userId: string; email: string; isConfirmed: boolean }) {
  const { isBusy, act } = useAct();
  return (
    <Panel labelledBy="correo">
      <PanelHeader id="correo" title="Correo" divided />
      <PanelBody className="grid justify-items-start gap-4 text-sm">
        <p className="text-muted-foreground">
          {isConfirmed
            ? "Le llega un enlace para elegir otra contraseña. La de ahora vale hasta que la cambie."
            : "Todavía no ha confirmado su correo. Le llega un enlace nuevo y el anterior deja de valer."}
        </p>
        <Button
          variant="outline"
          loading={isBusy}
          loadingText="Enviando..."
          onClick={() => act(`Correo enviado a ${email}`, "POST", `users/${userId}/mails`)}
        >
          <Mail aria-hidden size={18} strokeWidth={1.75} />
          {isConfirmed ? "Enviar enlace de contraseña" : "Enviar enlace de confirmación"}
        </Button>
      </PanelBody>
    </Panel>
  );
}
