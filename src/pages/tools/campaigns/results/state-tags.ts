import type { CampaignState } from "#domain/tools/campaigns/campaign-states.ts";

/** How a campaign's state is shown. */
export const CAMPAIGN_STATE_TAGS = {
  borrador: { tone: "outline", label: "Borrador" },
  programada: { tone: "plataforma", label: "Programada" },
  preparando: { tone: "plataforma", label: "Preparando" },
  enviando: { tone: "plataforma", label: "Enviando" },
  pausada: { tone: "warning", label: "En pausa" },
  terminada: { tone: "success", label: "Terminada" },
  cancelada: { tone: "neutral", label: "Cancelada" },
} as const satisfies Record<CampaignState, { tone: string; label: string }>;
