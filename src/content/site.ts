/**
 * Header and footer as data. Only links whose page exists (`ready`) are drawn; the change that builds a page flips its
 * link. Tools are not listed here: they come from the registry.
 */

export interface SiteLink {
  label: string;
  href: string;
  ready: boolean;
  /** One line under the label, where there is room. */
  summary?: string;
  /** Served beside the app, so it needs a full page load. */
  outside?: boolean;
}

/** Menus of the bar. */
export const modulesMenuLabel = "Módulos IA";
export const moreMenuLabel = "Más";

/** Pages of the six modules; their tools stand under them. */
export const modulePages: Record<string, { href: string; ready: boolean }> = {
  valoracion: { href: "/modulo-valoracion", ready: false },
  analisis: { href: "/modulo-analisis", ready: false },
  captacion: { href: "/modulo-captacion", ready: false },
  social: { href: "/modulo-social", ready: false },
  virtual: { href: "/modulo-virtual", ready: false },
  gestion: { href: "/modulo-gestion", ready: false },
};

export const mainLinks: readonly SiteLink[] = [
  { label: "Herramientas", href: "/herramientas", ready: true },
  { label: "Planes", href: "/precios", ready: false },
  { label: "Profesionales", href: "/agencias", ready: false },
];

export const moreLinks: readonly SiteLink[] = [
  { label: "Captación", href: "/captacion", ready: false },
  { label: "Sobre nosotros", href: "/agentes", ready: false },
  { label: "Noticias", href: "/recursos", ready: false },
  { label: "Centro de ayuda", href: "/help-center", ready: false },
  { label: "Contacto", href: "/contacto", ready: false },
  {
    label: "Método de valoración",
    href: "/metodo/valoracion",
    ready: true,
    summary: "Qué datos usa, cuánto se equivoca y qué no puede hacer.",
  },
  {
    label: "API",
    href: "/api/docs",
    ready: true,
    summary: "Las mismas herramientas desde tu programa.",
    outside: true,
  },
  { label: "Privacidad", href: "/privacidad", ready: false },
];

/** Right end of the bar: the first is quiet, the second is the button. */
export const accountLinks = {
  signIn: { label: "Iniciar Sesión", href: "/auth", ready: false },
  startFree: { label: "Empezar Gratis", href: "/auth", ready: false },
} as const satisfies Record<string, SiteLink>;

export const footerLinks: readonly SiteLink[] = [
  { label: "Inicio", href: "/", ready: true },
  { label: "Todas las herramientas", href: "/herramientas", ready: true },
  { label: "Planes", href: "/precios", ready: false },
  { label: "Agencias", href: "/agencias", ready: false },
  { label: "Formación", href: "/formacion", ready: false },
  { label: "Centro de ayuda", href: "/help-center", ready: false },
  { label: "Método de valoración", href: "/metodo/valoracion", ready: true },
  { label: "API", href: "/api/docs", ready: true, outside: true },
];

export const legalLinks: readonly SiteLink[] = [
  { label: "Privacidad", href: "/privacidad", ready: false },
  { label: "Términos", href: "/terminos", ready: false },
  { label: "Cookies", href: "/cookies", ready: false },
];

export const footerText = {
  summary:
    "Herramientas para agentes inmobiliarios de España y Latinoamérica. Cada cifra llega con su rango, su fuente y su fecha.",
  notice:
    "Las estimaciones son estadísticas y orientativas. No son una tasación según la Orden ECO/805/2003 ni sirven para una hipoteca.",
  owner: "© Umbral",
} as const;

/** Links whose page exists. */
export function readyLinks<L extends SiteLink>(links: readonly L[]): L[] {
  return links.filter((link) => link.ready);
}
