import { CLAIMS } from "./claims.ts";

/** Header and footer as data. Modules and tools are not listed here: they come from their cards. */
export interface SiteLink {
  label: string;
  href: string;
  /** One line under the label, where there is room. */
  summary?: string;
}

/** Menus of the bar. */
export const modulesMenuLabel = "Módulos IA";
export const moreMenuLabel = "Más";

export const mainLinks: readonly SiteLink[] = [
  { label: "Herramientas", href: "/herramientas" },
  { label: "Planes", href: "/precios" },
  { label: "Profesionales", href: "/agencias" },
];

export const moreLinks: readonly SiteLink[] = [
  { label: "Plan de captación", href: "/captacion", summary: "Elige el objetivo y mira con qué empezar." },
  { label: "Sobre Umbral", href: "/agentes", summary: "Qué es y para quién." },
  { label: "Recursos", href: "/recursos", summary: "Listas y guías para leer o imprimir." },
  { label: "Blog", href: "/blog", summary: "Precios, impuestos e hipotecas, con su fuente." },
  { label: "Centro de ayuda", href: "/help-center", summary: "Cómo se usa cada cosa." },
  { label: "Contacto", href: "/contacto", summary: "Escríbenos o pide una demo." },
  { label: "Mi panel", href: "/dashboard", summary: "Tus viviendas, resultados y cuenta." },
  { label: "Método de valoración", href: "/metodo/valoracion", summary: "Sus datos, su error y sus límites." },
  { label: "API", href: "/api/docs", summary: "Las mismas herramientas desde tu programa." },
  { label: "Privacidad", href: "/privacidad", summary: "Qué datos guardamos y para qué." },
];

/** Right end of the bar, and the button of the small screens' menu. */
export const accountLinks = {
  signIn: { label: "Iniciar Sesión", href: "/auth?tab=login" },
  startFree: { label: "Empezar Gratis", href: "/auth" },
  startNow: { label: "Comenzar Ahora", href: "/auth" },
  /** Only where somebody is signed in. */
  ownPanel: { label: "Mi panel", href: "/dashboard" },
} as const satisfies Record<string, SiteLink>;

/** Quick access of the footer. */
export const quickLinks: readonly SiteLink[] = [
  { label: "Inicio", href: "/" },
  { label: "Herramientas", href: "/herramientas" },
  { label: "Planes", href: "/precios" },
  { label: "Agencias", href: "/agencias" },
  { label: "Agentes", href: "/agentes" },
  { label: "Formación", href: "/formacion" },
  { label: "Mercado por ciudades", href: "/mercado" },
  { label: "Casos de éxito", href: "/casos-exito" },
  { label: "Recursos", href: "/recursos" },
  { label: "Blog", href: "/blog" },
  { label: "Preguntas frecuentes", href: "/faq" },
  { label: "Centro de ayuda", href: "/help-center" },
  { label: "Contacto", href: "/contacto" },
];

export const legalLinks: readonly SiteLink[] = [
  { label: "Privacidad", href: "/privacidad" },
  { label: "Términos", href: "/terminos" },
  { label: "Cookies", href: "/cookies" },
];

export const footerText = {
  summary: `Herramientas para valorar, captar y vender vivienda en España y Latinoamérica. ${CLAIMS.toolsInFooter.figure} ${CLAIMS.toolsInFooter.label}, según la empresa.`,
  notice:
    "Las estimaciones son estadísticas y orientativas. No son una tasación según la Orden ECO/805/2003 ni sirven para una hipoteca.",
  /** Latin America has no such order: each country says for itself who may appraise. */
  noticeInLatam:
    "Las estimaciones son estadísticas y orientativas. No sustituyen el avalúo o la tasación que pide un banco o una autoridad de tu país.",
} as const;
