import type { ListedWebhook } from "#server/integrations/webhooks/webhooks.server.ts";
import { Tag } from "#ui/tag.tsx";

/** How an address is doing, in a word. */
export function WebhookTag({ webhook }: { webhook: Pick<ListedWebhook, "state" | "failingSince" | "lastSuccessAt"> }) {
  const { state, failingSince, lastSuccessAt } = webhook;
  if (state === "detenido") return <Tag tone="destructive">Detenido</Tag>;
  if (state === "pausado") return <Tag tone="outline">Pausado</Tag>;
  if (failingSince) return <Tag tone="destructive">Falla</Tag>;
  return lastSuccessAt ? <Tag tone="success">Funciona</Tag> : <Tag>Sin estrenar</Tag>;
}
