/**
 * Starting points of a listing proposal. They are offered and never filled in: what a proposal promises, its agent ticked.
 */

export const PLAN_STARTS: readonly { what: string; when: string; where: string }[] = [
  { what: "Fotografía profesional", when: "Semana 1", where: "En la vivienda" },
  { what: "Plano acotado", when: "Semana 1", where: "En la vivienda" },
  { what: "Puesta a punto antes de las fotos", when: "Semana 1", where: "En la vivienda" },
  { what: "Vídeo o visita virtual", when: "Semana 1", where: "En el anuncio" },
  { what: "Aviso a compradores que ya buscan algo así", when: "Semana 1", where: "Nuestra cartera de contactos" },
  { what: "Publicación del anuncio", when: "Semana 2", where: "Portales inmobiliarios" },
  { what: "Cartel en la fachada o el balcón", when: "Semana 2", where: "En la vivienda" },
  { what: "Difusión entre agencias que colaboran", when: "Semana 2", where: "Otras agencias" },
  { what: "Jornada de puertas abiertas", when: "Semana 3", where: "En la vivienda" },
  { what: "Informe con visitas y opiniones", when: "Cada semana", where: "Por correo" },
  { what: "Revisión del precio con los datos del mercado", when: "Mes 2", where: "Reunión contigo" },
];

export const SERVICE_STARTS: readonly string[] = [
  "Filtro de compradores antes de cada visita",
  "Acompañamiento en todas las visitas",
  "Negociación de ofertas por escrito",
  "Revisión de la documentación de la vivienda",
  "Certificado de eficiencia energética",
  "Redacción del contrato de arras o reserva",
  "Acompañamiento en la notaría",
  "Cambio de suministros tras la venta",
];

/** Withdrawal terms to begin with, which the agent reads and changes; the reader learns what they may do, not a promise of more. */
export const PROPOSAL_WITHDRAWAL = {
  es: "Si contratas a distancia o fuera de nuestra oficina como particular, puedes desistir en 14 días naturales desde la firma, sin explicar por qué, escribiéndonos (arts. 102 y siguientes del Real Decreto Legislativo 1/2007).",
  latam: "",
} as const;
