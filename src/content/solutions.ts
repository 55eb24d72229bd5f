/** The fourteen solution pages, in the order in which the site lists them. Their texts lie in `content/solutions/{slug}.ts`. */
export interface Solution {
  slug: string;
  /** Name in menus and on city pages. */
  name: string;
}

export const SOLUTIONS: readonly Solution[] = [
  { slug: "software-crm-inmobiliario", name: "Software CRM inmobiliario" },
  { slug: "herramienta-captacion-propiedades", name: "Herramienta de captación de propiedades" },
  { slug: "analisis-riesgo-hipotecario-ia", name: "Análisis de riesgo hipotecario" },
  { slug: "servicios-telemarketing-b2b", name: "Telemarketing para inmobiliarias" },
  { slug: "consultoria-legal-proptech", name: "Consultoría legal inmobiliaria" },
  { slug: "plataforma-agencia-digital", name: "Plataforma para agencias digitales" },
  { slug: "valorador-inmuebles-profesional", name: "Valorador profesional de inmuebles" },
  { slug: "integracion-api-inmobiliaria", name: "Integración por API" },
  { slug: "soluciones-documentacion-ia", name: "Documentación inmobiliaria" },
  { slug: "soluciones-agencias-obra-nueva", name: "Agencias de obra nueva" },
  { slug: "soluciones-agencias-lujo", name: "Agencias de lujo" },
  { slug: "soluciones-agentes-autonomos", name: "Agentes autónomos" },
  { slug: "soluciones-franquicias-inmobiliarias", name: "Franquicias inmobiliarias" },
  { slug: "soluciones-brokers-hipotecarios", name: "Brokers hipotecarios" },
];
