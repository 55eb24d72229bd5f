import { Plus, Trash2 } from "lucide-react";
import { CAMPAIGN_MESSAGES_MAX } from "#domain/tools/campaigns/campaign-states.ts";
import { Button } from "#ui/button.tsx";
import type { CampaignEditing } from "./use-draft.ts";

interface StepsProps {
  editing: CampaignEditing;
  number: number;
  onNumber: (number: number) => void;
}

/** The messages of a sequence, each with the time after the one before. */
export function Steps({ editing, number, onNumber }: StepsProps) {
  const { document, act } = editing;
  const { messages } = document;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">Mensajes</p>
      <ol className="flex flex-wrap gap-2">
        {messages.map(({ subject, afterHours }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place in the sequence
          <li key={at}>
            <button
              type="button"
              aria-current={at === number ? "step" : undefined}
              onClick={() => onNumber(at)}
              className="grid min-h-11 max-w-56 rounded-md border border-input bg-card px-3 py-2 text-left text-sm hover:bg-muted aria-[current=step]:border-primary aria-[current=step]:bg-primary-soft aria-[current=step]:text-primary-soft-foreground"
            >
              <span className="text-xs">{at === 0 ? "El primero" : waitWords(afterHours)}</span>
              <span className="truncate font-medium">{subject || "Sin asunto"}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {messages.length < CAMPAIGN_MESSAGES_MAX ? (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              act({ kind: "addMessage" });
              onNumber(messages.length);
            }}
          >
            <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir mensaje
          </Button>
        ) : null}
        {messages.length > 1 ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              act({ kind: "removeMessage", message: number });
              onNumber(Math.max(0, number - 1));
            }}
          >
            <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar este
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function waitWords(hours: number): string {
  if (hours % 24 !== 0) return `A ${hours === 1 ? "la hora" : `las ${hours} horas`}`;
  const days = hours / 24;
  return days === 0 ? "Sin espera" : days === 1 ? "Al día" : `A los ${days} días`;
}
