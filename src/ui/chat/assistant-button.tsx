import { MessageSquareText } from "lucide-react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { OPEN_ASSISTANT } from "./open-assistant.ts";

/** Opens the assistant from the bar of the product's shell, where a round button would lie over somebody's work. */
export function AssistantButton({ className }: { className?: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Abrir el asistente"
      aria-haspopup="dialog"
      title="Asistente"
      className={classNames("rounded-full!", className)}
      onClick={() => window.dispatchEvent(new Event(OPEN_ASSISTANT))}
    >
      <MessageSquareText aria-hidden size={20} strokeWidth={1.75} />
    </Button>
  );
}
