/** States of a page, as its people read them. */
export const STATE_WORDS = {
  borrador: { label: "Borrador", tone: "outline" },
  publicada: { label: "Publicada", tone: "success" },
  retirada: { label: "Retirada", tone: "warning" },
} as const;
