import { Download, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { SavedChat } from "#domain/assistant/chat/saved-chat.ts";
import { savedChatText } from "#domain/assistant/chat/saved-chat-text.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import type { ChatMessage } from "#ui/chat/conversation.ts";
import { DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { saveFile } from "#ui/save-file.ts";
import { useSite } from "#ui/site/site-info.ts";
import { startAfresh } from "./saved-chat.ts";
import { DeleteSavedChat, RenameSavedChat } from "./saved-chat-dialogs.tsx";

interface ChatMenuProps {
  /** Null while it is in memory alone. */
  conversation: SavedChat | null;
  title: string;
  messages: readonly ChatMessage[];
}

/** Acts on a whole conversation. */
export function ChatMenu({ conversation, title, messages }: ChatMenuProps) {
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
              onSelect={() => saveFile("umbral-conversacion.txt", "text/plain", savedChatText(title, messages, origin))}
            >
              Descargar en TXT
            </DropdownItem>
            <DropdownItem
              icon={<Download aria-hidden size={16} />}
              onSelect={() =>
                saveFile(
                  "umbral-conversacion.json",
                  "application/json",
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
          <RenameSavedChat conversation={conversation} open={dialog === "rename"} onClose={() => setDialog(null)} />
          <DeleteSavedChat
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
