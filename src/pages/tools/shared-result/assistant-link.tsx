import { MessageSquareText } from "lucide-react";
import { useRef } from "react";
import { useAwayWhileReading } from "#ui/chat/away-while-reading.ts";
import type { shownAgent } from "../../accounts/agent-card/shown-agent.ts";

interface AssistantLinkProps {
  /** Code of the agency's assistant; null where it is switched off: then nothing is shown. */
  code: string | null;
  agent: ReturnType<typeof shownAgent> | null;
}

/** The way to the agency's own assistant, in its colour, where the site has its button. It opens beside the page. */
export function AssistantLink({ code, agent }: AssistantLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useAwayWhileReading(link);
  if (code === null) return null;
  const colours = agent?.colours;
  return (
    <a
      ref={link}
      aria-label="Preguntar al asistente"
      title="Preguntar al asistente"
      href={`/asistente/${code}`}
      target="_blank"
      rel="noreferrer"
      style={colours ? { backgroundColor: colours.fill, color: colours.onFill } : undefined}
      className="fixed right-4 bottom-(--assistant-bottom) z-(--layer-chat) [display:var(--assistant-display)] size-11 place-items-center rounded-full bg-primary text-primary-foreground shadow-md ring-2 ring-background transition-opacity duration-(--duration-1) max-md:data-away:pointer-events-none max-md:data-away:not-focus-visible:opacity-0 md:right-6 md:size-14 print:hidden"
    >
      <MessageSquareText aria-hidden size={24} strokeWidth={1.75} />
    </a>
  );
}
