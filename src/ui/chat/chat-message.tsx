import { BookOpen, Orbit, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";
import { Spinner } from "../spinner.tsx";
import { ChatCards } from "./chat-cards.tsx";
import type { ChatMessage } from "./conversation.ts";

const bubble = "w-fit max-w-[86%] rounded-lg px-3.5 py-2.5 break-words whitespace-pre-line";
const answerBubble = "rounded-bl-none bg-muted text-foreground";

/** First message of the assistant. */
export function Greeting({ children }: { children: ReactNode }) {
  return <div className={classNames(bubble, answerBubble)}>{children}</div>;
}

interface ChatMessageItemProps {
  message: ChatMessage;
  /** Its quick replies can be pressed: nothing was said since. */
  isLast: boolean;
  large?: boolean;
  onReply: (text: string) => void;
  onRetry: (id: number) => void;
  /** A person instead, where there is no answer. */
  onPerson: () => void;
  /** Called when a page is opened. */
  onFollow?: (() => void) | undefined;
  /** Actions on an answer, below it. */
  children?: ReactNode;
}

/** A question or an answer, as text: nothing of it is markup. */
export function ChatMessageItem({ message, ...rest }: ChatMessageItemProps) {
  return message.role === "user" ? <Question message={message} {...rest} /> : <Answer message={message} {...rest} />;
}

function Question({ message: { id, content, failed }, onRetry, onPerson }: ChatMessageItemProps) {
  return (
    <li data-question className="grid justify-items-end gap-1">
      <div className={classNames(bubble, "rounded-br-none bg-primary text-primary-foreground")}>
        <span className="sr-only">Tú: </span>
        {content}
      </div>
      {failed ? (
        <p className="flex flex-wrap items-center justify-end gap-x-3 text-sm text-destructive">
          Sin respuesta.
          <Button variant="link" className="text-sm!" onClick={() => onRetry(id)}>
            <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Reintentar
          </Button>
          <Button variant="link" className="text-sm!" onClick={onPerson}>
            Dejar tus datos
          </Button>
        </p>
      ) : null}
    </li>
  );
}

function Answer({ message, isLast, large = false, onReply, onFollow, children }: ChatMessageItemProps) {
  const { content, extras = {}, stopped } = message;
  const { citations = [], cards = [], quickReplies = [] } = extras;
  return (
    <li className="grid justify-items-start">
      <div className={classNames(bubble, answerBubble)}>
        <span className="sr-only">Asistente: </span>
        {content === "" ? (
          <span className="inline-flex items-center gap-2.5 text-muted-foreground">
            <Spinner /> Escribiendo…
          </span>
        ) : (
          content
        )}
        {stopped ? <span className="mt-1 block text-sm text-muted-foreground">Respuesta detenida.</span> : null}
        {citations.length > 0 ? (
          <span className="mt-2 grid justify-items-start gap-1.5">
            {citations.map(({ title, url }) =>
              url.startsWith(`${VISIT_PATH}/`) ? (
                // A document of its own, outside the site's pages.
                <a
                  key={url}
                  href={url}
                  target="_blank"
                  rel="noopener"
                  className="touch-target inline-flex items-start gap-2 text-sm whitespace-normal"
                >
                  <Orbit aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" />
                  <span className="link-text">{title}</span>
                </a>
              ) : (
                <PageLink
                  key={url}
                  to={url}
                  onClick={onFollow}
                  className="touch-target inline-flex items-start gap-2 text-sm whitespace-normal"
                >
                  <BookOpen aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" />
                  <span className="link-text">{title}</span>
                </PageLink>
              ),
            )}
          </span>
        ) : null}
      </div>
      {cards.length > 0 ? <ChatCards cards={cards} large={large} onFollow={onFollow} onAsk={onReply} /> : null}
      {children}
      {isLast && quickReplies.length > 0 ? (
        <ul aria-label="Respuestas rápidas" className="mt-2 flex flex-wrap gap-2">
          {quickReplies.map((reply) => (
            <li key={reply}>
              <Button variant="outline" size="sm" className="text-left" onClick={() => onReply(reply)}>
                {reply}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
