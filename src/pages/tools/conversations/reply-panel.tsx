import { MessageCircle } from "lucide-react";
import { useId, useState } from "react";
import { whatsAppNumber } from "#domain/tools/sharing/phone.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";

/** A draft of the next message; the agent sends it. */
export function ReplyPanel({ draft, phone }: { draft: string; phone: string | null }) {
  const [text, setText] = useState(draft);
  const id = useId();
  const number = phone === null ? null : whatsAppNumber(phone);
  return (
    <Panel labelledBy="respuesta">
      <PanelHeader
        id="respuesta"
        title="Respuesta propuesta"
        description="Un borrador con lo que queda por contestar. Léelo y cámbialo antes de enviarlo."
      />
      <PanelBody className="grid gap-4">
        <FieldFrame id={id} label="Mensaje" hideLabel>
          <TextareaBox id={id} rows={5} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </FieldFrame>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label="Copiar el mensaje" />
          <Button asChild variant="outline">
            <a href={`https://wa.me/${number ?? ""}?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden size={18} strokeWidth={1.75} /> Abrir en WhatsApp
            </a>
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
