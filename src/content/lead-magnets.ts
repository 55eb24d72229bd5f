/** Offers of the five lead magnets, in the dialog that asks for an e-mail address. Keys are `MagnetKind`. */

interface Download {
  /** `/descargas/{slug}.pdf`. */
  slug: string;
  label: string;
}

interface LeadMagnet {
  title: string;
  description: string;
  /** Label of the form's button. */
  submitLabel: string;
  /** Text about the next step after sending. */
  next: string;
  /** Asks for more than an address, because somebody answers in person. */
  asksForDetails: boolean;
  download?: Download;
  /** Page that opens after sending. */
  leadsTo?: string;
}

export const LEAD_MAGNETS = {
  ebook: {
    title: "IA para vender vivienda: qué funciona y qué no",
    description:
      "Un ebook en PDF para agentes: qué tareas te quita la IA, cuáles no, y cómo comprobar lo que te dice antes de enseñarlo.",
    submitLabel: "Recibir el ebook",
    next: "Ya puedes descargar el PDF.",
    asksForDetails: false,
    download: { slug: "ia-para-vender-vivienda", label: "Descargar el ebook (PDF)" },
  },
  guide: {
    title: "Cómo escribir la descripción de una vivienda",
    description: "Una guía en PDF con la estructura, una lista de comprobación y un ejemplo antes y después.",
    submitLabel: "Recibir la guía",
    next: "Ya puedes descargar el PDF.",
    asksForDetails: false,
    download: { slug: "descripcion-de-una-vivienda", label: "Descargar la guía (PDF)" },
  },
  demo: {
    title: "Ve Umbral con tus propias viviendas",
    description: "Cuéntanos quién eres y te escribimos para acordar día y hora. Dura treinta minutos.",
    submitLabel: "Pedir mi demo",
    next: "Te escribimos para acordar día y hora. Trae la dirección de una vivienda: la valoramos juntos.",
    asksForDetails: true,
  },
  calculator: {
    title: "Calcula cuánto puede pagar tu comprador",
    description: "Esta calculadora y la de rentabilidad abren sin cuenta. Deja tu email y te avisamos de las nuevas.",
    submitLabel: "Ir a la calculadora",
    next: "Abrimos la calculadora.",
    asksForDetails: false,
    leadsTo: "/calculadora-capacidad",
  },
  trial: {
    title: "Prueba Umbral 14 días gratis",
    description: "Déjanos tus datos y te preparamos la prueba. No pedimos tarjeta.",
    submitLabel: "Pedir mi prueba",
    next: "Te escribimos para ayudarte a empezar. No hace falta esperar: la prueba se abre sola al crear tu cuenta.",
    asksForDetails: true,
  },
} as const satisfies Record<string, LeadMagnet>;
