import type { LinkState } from "#domain/site/links/short-link.ts";
import { Tag } from "#ui/tag.tsx";

const STATES = {
  activo: { tone: "success", name: "Activo" },
  caducado: { tone: "warning", name: "Caducado" },
  desactivado: { tone: "neutral", name: "Desactivado" },
} as const;

export function LinkStateTag({ state }: { state: LinkState }) {
  return <Tag tone={STATES[state].tone}>{STATES[state].name}</Tag>;
}
