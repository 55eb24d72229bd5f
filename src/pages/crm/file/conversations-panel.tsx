import { MessagesSquare } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import { TRANSCRIPTS_PATH } from "#domain/tools/conversations/transcript-forms.ts";
import type { ConversationLine } from "#server/tools/conversations/read-transcripts.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";

interface ConversationsPanelProps {
  contactId: string;
  conversations: readonly ConversationLine[];
  /** False for a contact in the trash. */
  mayAdd: boolean;
}

/** The conversations with a contact that were summed up. */
export function ConversationsPanel({ contactId, conversations, mayAdd }: ConversationsPanelProps) {
  return (
    <Panel labelledBy="conversaciones">
      <PanelHeader
        id="conversaciones"
        title="Conversaciones"
        divided
        actions={
          mayAdd ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={`${TRANSCRIPTS_PATH}?contacto=${contactId}`}>
                <MessagesSquare aria-hidden size={16} strokeWidth={1.75} />
                {conversations.length === 0 ? "Resumir una" : "Todas"}
              </PageLink>
            </Button>
          ) : undefined
        }
      />
      {conversations.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">Todavía no hay ninguna resumida con esta persona.</p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {conversations.map(({ id, title, messageCount, lastAt }) => (
            <li key={id} className="px-5 py-3 sm:px-6">
              <PageLink to={`${TRANSCRIPTS_PATH}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
                {title}
              </PageLink>
              <span className="block text-xs text-muted-foreground tabular-nums">
                {counted(messageCount, "mensaje", "mensajes")}
                {lastAt ? (
                  <>
                    {" · hasta el "}
                    <When iso={lastAt} style="day" />
                  </>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
