import { PanelLeft } from "lucide-react";
import { lazy, Suspense } from "react";
import type { SavedChat } from "#domain/assistant/chat/saved-chat.ts";
import { Button } from "#ui/button.tsx";
import type { ChatMessage } from "#ui/chat/conversation.ts";

/** Shown only after the first message: the empty page does without its menus and dialogs. */
const ChatMenu = lazy(async () => ({ default: (await import("./chat-menu.tsx")).ChatMenu }));

interface ChatBarProps {
  isSignedIn: boolean;
  /** Null while it is in memory alone. */
  conversation: SavedChat | null;
  messages: readonly ChatMessage[];
  onList: () => void;
}

/** Title of this conversation. */
export function ChatBar({ isSignedIn, conversation, messages, onList }: ChatBarProps) {
  const title = conversation?.title ?? messages.find(({ role }) => role === "user")?.content;
  return (
    <header className="flex min-h-14 items-center gap-2 border-b py-1.5 pr-2 pl-4 sm:pl-6">
      {isSignedIn ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Tus conversaciones"
          className="-ml-3 lg:hidden"
          onClick={onList}
        >
          <PanelLeft aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      ) : null}
      <div className="min-w-0 flex-1">
        <h1 className="text-base leading-snug font-semibold tracking-normal [font-stretch:100%]">Chat inmobiliario</h1>
        {title ? <p className="truncate text-sm leading-snug text-muted-foreground">{title}</p> : null}
      </div>
      {messages.length > 0 ? (
        <Suspense fallback={<span className="size-11" />}>
          <ChatMenu conversation={conversation} title={title ?? ""} messages={messages} />
        </Suspense>
      ) : null}
    </header>
  );
}
