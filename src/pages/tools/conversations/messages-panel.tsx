import { File, Image, MapPin, Mic, Smile, Undo2, UserRound, Video } from "lucide-react";
import type { ReactNode } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import type { Message, Person, ShownMessage } from "#domain/tools/conversations/thread.ts";
import { MESSAGES_A_PAGE } from "#domain/tools/conversations/transcript-forms.ts";
import { nameOf } from "#domain/tools/conversations/transcript-texts.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { messageId } from "./messages-context.tsx";

interface MessagesPanelProps {
  people: readonly Person[];
  messages: readonly ShownMessage[];
  count: number;
  marked: number | null;
  goBack: (() => void) | null;
  isLoading: boolean;
  onPage: (from: number) => void;
  /** Shows a long message whole. */
  onUnfold: (place: number) => void;
  /** How it was read. */
  children?: ReactNode;
}

/** The conversation itself, a page of it at a time. */
export function MessagesPanel({
  people,
  messages,
  count,
  marked,
  goBack,
  isLoading,
  onPage,
  onUnfold,
  children,
}: MessagesPanelProps) {
  const from = messages[0]?.index ?? 0;
  const to = from + messages.length;
  return (
    <Panel
      labelledBy="conversacion"
      className="flex flex-col overflow-hidden lg:sticky lg:top-[calc(var(--navbar-h)+1rem)] lg:max-h-[calc(100dvh-var(--navbar-h)-2rem)]"
    >
      <PanelHeader
        id="conversacion"
        title="La conversación"
        divided
        description={
          count > messages.length
            ? `Del ${formatNumber(from + 1)} al ${formatNumber(to)} de ${formatNumber(count)} mensajes`
            : counted(count, "mensaje", "mensajes")
        }
      />
      {children}
      {/* It scrolls by itself, and so must be reached by the keyboard. */}
      <section
        aria-label="Mensajes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className="max-h-[70dvh] min-h-0 flex-1 overflow-y-auto lg:max-h-none"
      >
        <MessageList people={people} messages={messages} marked={marked} goBack={goBack} onUnfold={onUnfold} />
      </section>
      {count > MESSAGES_A_PAGE ? (
        <div className="flex justify-between gap-2 border-t p-3">
          <Button
            variant="outline"
            size="sm"
            loading={isLoading}
            disabled={from === 0}
            onClick={() => onPage(from - MESSAGES_A_PAGE)}
          >
            Anteriores
          </Button>
          <Button variant="outline" size="sm" loading={isLoading} disabled={to >= count} onClick={() => onPage(to)}>
            Siguientes
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

interface MessageListProps {
  people: readonly Person[];
  messages: readonly ShownMessage[];
  marked: number | null;
  goBack: (() => void) | null;
  /** None for an example, whose messages are short. */
  onUnfold?: (place: number) => void;
}

export function MessageList({ people, messages, marked, goBack, onUnfold }: MessageListProps) {
  return (
    <ol className="grid gap-2 px-4 py-4 sm:px-5">
      {messages.map((message, i) => {
        const day = message.wallTime && dayOf(message.wallTime);
        const before = messages[i - 1]?.wallTime;
        return (
          <MessageRow
            key={message.index}
            message={message}
            people={people}
            day={day && (!before || dayOf(before) !== day) ? day : null}
            isFirstOfAuthor={messages[i - 1]?.author !== message.author}
            isMarked={message.index === marked}
            goBack={goBack}
            onUnfold={onUnfold}
          />
        );
      })}
    </ol>
  );
}

interface MessageRowProps {
  message: ShownMessage;
  people: readonly Person[];
  /** Stands above the first message of a day. */
  day: string | null;
  isFirstOfAuthor: boolean;
  isMarked: boolean;
  /** Back to the line that led to it; null where nothing did. */
  goBack: (() => void) | null;
  onUnfold: ((place: number) => void) | undefined;
}

function MessageRow({ message, people, day, isFirstOfAuthor, isMarked, goBack, onUnfold }: MessageRowProps) {
  const { index, author, text, wallTime, isNotice, isDeleted, isEdited, media, isCut } = message;
  const person = author === null ? undefined : people[author];
  const isOurs = person?.side === "agent";
  return (
    <li className="grid gap-2">
      {day ? (
        <p className="mt-2 text-center text-xs font-medium text-muted-foreground">
          <time dateTime={day}>{formatDate(day)}</time>
        </p>
      ) : null}
      <div
        id={messageId(index)}
        tabIndex={-1}
        aria-current={isMarked ? "true" : undefined}
        className={classNames(
          "grid max-w-[88%] scroll-mt-24 gap-0.5 rounded-md border px-3 py-2 text-control",
          isNotice ? "justify-self-center border-transparent text-center text-muted-foreground" : "",
          !isNotice &&
            (isOurs ? "justify-self-end bg-primary-soft text-primary-soft-foreground" : "justify-self-start bg-card"),
          isMarked && "border-ring outline-2 -outline-offset-1 outline-ring",
        )}
      >
        {author !== null && (isFirstOfAuthor || day) ? (
          <p className="text-xs font-semibold">{nameOf(people, author)}</p>
        ) : null}
        {media ? <MediaLine media={media} /> : null}
        {isDeleted ? (
          <p className="text-muted-foreground italic">Mensaje eliminado</p>
        ) : media && text.trim() === "" ? null : (
          <p className="whitespace-pre-line wrap-anywhere">{isCut ? `${text}…` : text}</p>
        )}
        {isCut && onUnfold ? (
          <p>
            <Button variant="ghost" size="sm" onClick={() => onUnfold(index)}>
              Ver el mensaje entero
            </Button>
          </p>
        ) : null}
        <p className="text-right text-2xs opacity-80">
          {[isEdited ? "editado" : null, wallTime && clockOf(wallTime)].filter(Boolean).join(" · ")}
        </p>
        {isMarked && goBack ? (
          <p className="border-t border-current/20 pt-1">
            <Button variant="ghost" size="sm" onClick={goBack}>
              <Undo2 aria-hidden size={16} strokeWidth={1.75} /> Volver al resumen
            </Button>
          </p>
        ) : null}
      </div>
    </li>
  );
}

const MEDIA = {
  image: { Icon: Image, word: "Imagen" },
  video: { Icon: Video, word: "Vídeo" },
  audio: { Icon: Mic, word: "Audio" },
  sticker: { Icon: Smile, word: "Sticker" },
  gif: { Icon: Image, word: "GIF" },
  document: { Icon: File, word: "Documento" },
  contact: { Icon: UserRound, word: "Contacto" },
  location: { Icon: MapPin, word: "Ubicación" },
  other: { Icon: File, word: "Archivo" },
} as const;

function MediaLine({ media }: { media: NonNullable<Message["media"]> }) {
  const { Icon, word } = MEDIA[media.kind];
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="wrap-anywhere">{[word, media.name, "no se ha leído"].filter(Boolean).join(" · ")}</span>
    </p>
  );
}
