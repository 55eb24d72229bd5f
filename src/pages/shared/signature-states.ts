import type { RequestState, SignerState } from "#domain/crm/signatures/signing-states.ts";

type Tone = "neutral" | "outline" | "success" | "warning" | "destructive";

export const REQUEST_WORDS: Record<RequestState, { label: string; tone: Tone }> = {
  borrador: { label: "Borrador", tone: "outline" },
  enviada: { label: "En firma", tone: "neutral" },
  firmada: { label: "Firmada", tone: "success" },
  rechazada: { label: "Rechazada", tone: "destructive" },
  caducada: { label: "Caducada", tone: "warning" },
  anulada: { label: "Anulada", tone: "outline" },
};

export const SIGNER_WORDS: Record<SignerState, { label: string; tone: Tone }> = {
  "en-espera": { label: "En espera de su turno", tone: "outline" },
  pedida: { label: "Sin abrir", tone: "neutral" },
  identificada: { label: "Con código, sin firmar", tone: "neutral" },
  firmada: { label: "Ha firmado", tone: "success" },
  rechazada: { label: "No firma", tone: "destructive" },
};
