import type { Exchange } from "#domain/crm/matching/compared.ts";
import { CRITERION_NAMES } from "#domain/crm/matching/criteria.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { Tag } from "#ui/tag.tsx";

/** The last sending and answer in a word or two; nothing where there is neither. */
export function ExchangeTag({ sentAt, isNews, answer }: Exchange) {
  if (isNews) return <Tag tone="plataforma">Ha cambiado desde que lo sabe</Tag>;
  if (answer?.answer === "encaja") return <Tag tone="success">Le encaja</Tag>;
  if (answer !== null) {
    const why = answer.because === null ? "" : `: ${CRITERION_NAMES[answer.because].toLocaleLowerCase("es")}`;
    return <Tag tone="outline">No le encaja{why}</Tag>;
  }
  if (sentAt !== null) return <Tag>Enviada el {formatDate(sentAt)}</Tag>;
  return null;
}
