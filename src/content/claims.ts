/**
 * The business's own claims, each written once. Evidence and date stay empty until the owner supplies them; `npm run
 * doctor` lists the claims without them. A page quotes a claim from here or does not make it. The owner names different
 * numbers of tools (30, 40, 50): each number has its own row and is shown in its own place.
 */
export interface Claim {
  id: string;
  /** As a band of figures shows it: `+300 %`. */
  figure: string;
  /** Words after the figure: `más captación de leads`. */
  label: string;
  /** The side that answers for it. */
  owner: "negocio";
  /** Place of the proof; empty until supplied. */
  evidence: string;
  /** ISO date of the proof; empty until supplied. */
  date: string;
}

const claim = (figure: string, label: string) =>
  ({ figure, label, owner: "negocio", evidence: "", date: "" }) satisfies Omit<Claim, "id">;

export const CLAIMS = {
  modules: claim("6", "módulos conectados"),
  tools: claim("50+", "herramientas de IA"),
  toolsInPlans: claim("40+", "herramientas de IA"),
  toolsInFooter: claim("30", "herramientas de IA"),
  accuracy: claim("99,2\u00a0%", "precisión de valoración"),
  capture: claim("+300\u00a0%", "más captación de leads"),
  setup: claim("48\u00a0h", "para tenerlo en marcha"),
  countries: claim("20+", "países con agentes activos"),
  trial: claim("14 días", "de prueba premium gratis"),
  guarantee: claim("150\u00a0%", "más captación, o te devolvemos lo pagado"),
  support: claim("<\u00a02\u00a0h", "para responderte en soporte"),
  uptime: claim("99,9\u00a0%", "de disponibilidad"),
  backups: claim("1\u00a0h", "entre copias de seguridad"),
  banks: claim("80+", "bancos comparados por Umbral Hipotecas"),
  commission: claim("3\u00a0%", "de comisión de Umbral Hipotecas, solo si se cierra la operación"),
} as const satisfies Record<string, Omit<Claim, "id">>;
