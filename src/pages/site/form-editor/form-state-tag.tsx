import type { FormState } from "#server/site/forms/forms.server.ts";
import { Tag } from "#ui/tag.tsx";

const STATES = {
  borrador: { tone: "neutral", name: "Borrador" },
  publicado: { tone: "success", name: "Publicado" },
  retirado: { tone: "warning", name: "Retirado" },
  archivado: { tone: "neutral", name: "Archivado" },
} as const;

export function FormStateTag({ state }: { state: FormState }) {
  return <Tag tone={STATES[state].tone}>{STATES[state].name}</Tag>;
}
