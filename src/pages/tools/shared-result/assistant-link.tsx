import { MessageSquareText } from "lucide-react";
import type { shownAgent } from "../../accounts/agent-card/shown-agent.ts";

interface AssistantLinkProps {
  /** Code of the agency's assistant; null where it is switched off: then nothing is shown. */
  code: string | null;
  agent: ReturnType<typeof shownAgent> | null;
}

/** The way to the agency's own assistant, in its colour, where the site has its button. It opens beside the page. */
export function AssistantLink({ code, agent }: AssistantLinkProps) {
  if (code === null) return null;
  const colours = agent?.colours;
  return (
    <a
      href={`/asistente/${code}`}
      target="_blank"
      rel="noreferrer"
      style={colours ? { backgroundColor: colours.fill, color: colours.onFill } : undefined}
      className="fixed right-4 bottom-(--assistant-bottom) z-(--layer-chat) [display:var(--assistant-display)] min-h-12 grid-flow-col place-items-center gap-2 rounded-full bg-primary px-5 text-sm font-medium text-primary-foreground shadow-md ring-2 ring-background md:right-6 print:hidden"
    >
      <MessageSquareText aria-hidden size={20} strokeWidth={1.75} /> Preguntar al asistente
    </a>
  );
}
