import type { MarketingPerson } from "#server/site/newsletter/people.server.ts";
import { Tag } from "#ui/tag.tsx";

/** Whether somebody may be written to. */
export function ReachTag({ suppression, confirmedAt }: Pick<MarketingPerson, "suppression" | "confirmedAt">) {
  if (suppression !== null) return <Tag tone="warning">Excluida</Tag>;
  return confirmedAt === null ? <Tag tone="outline">Sin confirmar</Tag> : <Tag tone="success">Alcanzable</Tag>;
}
