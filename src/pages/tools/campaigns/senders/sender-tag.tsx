import { Tag } from "#ui/tag.tsx";

/** The expectation of a sender: that its last try failed, that it has a server, or that it only makes files. */
export function SenderTag({ canSend, lastError }: { canSend: boolean; lastError: string | null }) {
  if (lastError !== null) return <Tag tone="warning">Falló</Tag>;
  return canSend ? <Tag tone="neutral">Con servidor</Tag> : <Tag tone="neutral">Solo archivos</Tag>;
}
