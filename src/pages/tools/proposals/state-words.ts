import type { ComponentProps } from "react";
import type { ProposalState } from "#domain/tools/proposals/proposal-states.ts";
import type { Tag } from "#ui/tag.tsx";

/** States of proposals as tags. */
export const STATE_WORDS: Record<
  ProposalState,
  { label: string; tone: NonNullable<ComponentProps<typeof Tag>["tone"]> }
> = {
  borrador: { label: "Borrador", tone: "outline" },
  enviada: { label: "Enviada", tone: "neutral" },
  abierta: { label: "Abierta", tone: "plataforma" },
  aceptada: { label: "Aceptada", tone: "success" },
  firmada: { label: "Firmada", tone: "success" },
  "firma-rechazada": { label: "Aceptada, no la firman", tone: "warning" },
  "firma-caducada": { label: "Aceptada, sin firmar a tiempo", tone: "warning" },
  "firma-anulada": { label: "Aceptada, firma anulada", tone: "warning" },
  caducada: { label: "Caducada", tone: "warning" },
  retirada: { label: "Enlace retirado", tone: "warning" },
};
