import type { CampaignState } from "#domain/tools/campaigns/campaign-states.ts";

/** States of a campaign, as lists and pages name them. */
export const STATE_WORDS: Record<
  CampaignState,
  { label: string; tone: "neutral" | "plataforma" | "portal" | "success" | "warning" | "destructive" }
> = {
  borrador: { label: "Borrador", tone: "neutral" },
  programada: { label: "Programada", tone: "portal" },
  preparando: { label: "Preparando", tone: "plataforma" },
  enviando: { label: "Enviando", tone: "plataforma" },
  pausada: { label: "En pausa", tone: "warning" },
  terminada: { label: "Terminada", tone: "success" },
  cancelada: { label: "Cancelada", tone: "destructive" },
};
