import { createContext, type ReactNode, use } from "react";
import type { Message, Person } from "#domain/tools/conversations/thread.ts";
import { whoAndWhen } from "#domain/tools/conversations/transcript-texts.ts";

interface Messages {
  people: readonly Person[];
  /** A message that the summary names, or that the page shows; undefined for any other. */
  messageOf: (place: number) => Message | undefined;
  /** Scrolls to a message, marks it and leads the focus to it. */
  show: (place: number) => void;
}

const MessagesContext = createContext<Messages | null>(null);
export const MessagesProvider = MessagesContext.Provider;

export function useMessageLinks(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error("messages are linked within their conversation alone");
  return messages;
}

export const messageId = (place: number) => `mensaje-${place}`;

/** Leads to a message and says from whom it is and of when; `children` stand in place of that. */
export function MessageLink({ place, children }: { place: number; children?: ReactNode }) {
  const { people, messageOf, show } = useMessageLinks();
  const message = messageOf(place);
  return (
    <a
      href={`?mensaje=${place}#${messageId(place)}`}
      className="link-text touch-target inline-block text-sm leading-6"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        show(place);
      }}
    >
      {children ?? ((message && whoAndWhen(message, people)) || `Mensaje ${place + 1}`)}
    </a>
  );
}
