import { Signature } from "lucide-react";
import type { RequestLine } from "#server/crm/signatures/read-requests.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { REQUEST_WORDS } from "./signature-states.ts";
import { When } from "./when.tsx";

interface SignaturesPanelProps {
  requests: readonly RequestLine[];
  /** The address that asks for a signature about the same; null where nobody may ask. */
  ask: string | null;
}

/** The requests for signatures about a home or with a contact. */
export function SignaturesPanel({ requests, ask }: SignaturesPanelProps) {
  return (
    <Panel labelledBy="firmas">
      <PanelHeader
        id="firmas"
        title="Firmas"
        divided
        actions={
          ask === null ? undefined : (
            <Button asChild variant="outline" size="sm">
              <PageLink to={ask}>
                <Signature aria-hidden size={16} strokeWidth={1.75} />
                Pedir una firma
              </PageLink>
            </Button>
          )
        }
      />
      {requests.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">Todavía no se ha pedido ninguna firma.</p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {requests.map(({ id, title, state, createdAt, signed, signers }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-5 py-3 sm:px-6">
              <span className="min-w-0">
                <PageLink to={`/dashboard/firmas/${id}`} className="link-text touch-target font-medium wrap-anywhere">
                  {title}
                </PageLink>
                <span className="block text-xs text-muted-foreground tabular-nums">
                  <When iso={createdAt} style="day" /> · {signed} de {signers}
                </span>
              </span>
              <Tag tone={REQUEST_WORDS[state].tone}>{REQUEST_WORDS[state].label}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
