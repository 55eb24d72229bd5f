/** Why nobody rings a number again. */
export const OPT_OUT_REASONS = ["lo-pide", "anuncio", "robinson", "otro"] as const;
export type OptOutReason = (typeof OPT_OUT_REASONS)[number];

export const OPT_OUT_REASON_NAMES: Record<OptOutReason, string> = {
  "lo-pide": "Ha pedido que no le llamen",
  anuncio: "Su anuncio dice que no quiere agencias",
  robinson: "Está en la Lista Robinson",
  otro: "Otro motivo",
};
