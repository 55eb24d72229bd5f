import { Download, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { conversationText } from "#domain/assistant/chat/conversation-text.ts";
import type { KeptConversation } from "#domain/assistant/chat/kept-conversation.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import type { ChatMessage } from "#ui/chat/conversation.ts";
import { DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { useSite } from "#ui/site/site-info.ts";
import { DeleteConversation, RenameConversation } from "./conversation-dialogs.tsx";
import { startAfresh } from "./kept-talk.ts";

interface TalkMenuProps {
  /** Null while it is in memory alone. */
  conversation: KeptConversation | null;
  title: string;
  messages: readonly ChatMessage[];
}

/** What can be done with the whole of a conversation. */
export function TalkMenu({ conversation, title, messages }: TalkMenuProps) {
  const [dialog, setDialog] = useState<"rename" | "delete" | null>(null);
  const navigate = useNavigate();
  const region = usePathRegion();
  const { origin } = useSite();
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label="Opciones de la conversación">
            <EllipsisVertical aria-hidden size={20} strokeWidth={1.75} />
          </Button>
        }
      >
        {conversation ? (
          <>
            <DropdownItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setDialog("rename")}>
              Cambiar el título
            </DropdownItem>
            {(["txt", "json"] as const).map((format) => (
              <DropdownItem key={format} asChild>
                <a href={`/api/assistant/conversations/${conversation.id}/export?formato=${format}`} download>
                  <Download aria-hidden size={16} /> Descargar en {format.toUpperCase()}
                </a>
              </DropdownItem>
            ))}
            <DropdownSeparator />
            <DropdownItem icon={<Trash2 aria-hidden size={16} />} destructive onSelect={() => setDialog("delete")}>
              Eliminar conversación
            </DropdownItem>
          </>
        ) : (
          <>
            <DropdownItem
              icon={<Download aria-hidden size={16} />}
              onSelect={() => download("umbral-conversacion.txt", conversationText(title, messages, origin))}
            >
              Descargar en TXT
            </DropdownItem>
            <DropdownItem
              icon={<Download aria-hidden size={16} />}
              onSelect={() =>
                download(
                  "umbral-conversacion.json",
                  JSON.stringify(
                    messages.map(({ role, content, extras }) => ({ role, content, extras })),
                    null,
                    2,
                  ),
                )
              }
            >
              Descargar en JSON
            </DropdownItem>
            <DropdownSeparator />
            <DropdownItem icon={<Trash2 aria-hidden size={16} />} onSelect={startAfresh}>
              Empezar otra conversación
            </DropdownItem>
          </>
        )}
      </DropdownMenu>
      {conversation ? (
        <>
          <RenameConversation conversation={conversation} open={dialog === "rename"} onClose={() => setDialog(null)} />
          <DeleteConversation
            conversation={conversation}
            open={dialog === "delete"}
            onClose={() => setDialog(null)}
            onDeleted={() => {
              startAfresh();
              void navigate(pathInRegion("/chat-inmobiliario", region), { replace: true });
            }}
          />
        </>
      ) : null}
    </>
  );
}

/** A file made here: the server has nothing of this conversation. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
