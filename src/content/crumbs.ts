import { MODULE_NAMES, type ModuleId, modulePath } from "./modules.ts";
import { SOLUTIONS } from "./solutions.ts";

/** Breadcrumb labels of the known paths, without region prefix. Tools bring their titles, a page may name itself. */
export const CRUMB_LABELS: Record<string, string> = {
  "/es": "Inicio España",
  "/latam": "Inicio Latinoamérica",
  "/herramientas": "Herramientas",
  "/metodo": "Método",
  "/metodo/valoracion": "Método de valoración",
  "/agencias": "Agencias",
  "/agentes": "Agentes",
  "/formacion": "Formación",
  "/precios": "Precios",
  "/recursos": "Recursos",
  "/blog": "Blog",
  "/casos-exito": "Casos de éxito",
  "/contacto": "Contacto",
  "/faq": "Preguntas frecuentes",
  "/help-center": "Centro de ayuda",
  "/help-center/articulo": "Artículos",
  "/privacidad": "Privacidad",
  "/cookies": "Cookies",
  "/terminos": "Términos",
  "/auth": "Acceso",
  "/auth/confirmar": "Confirmar",
  "/dashboard": "Mi panel",
  "/dashboard/history": "Historial",
  "/admin": "Administración",
  "/tours": "Mis recorridos",
  "/resultados-guardados": "Resultados guardados",
  "/api": "API",
  "/api/docs": "Documentación",
  ...Object.fromEntries(SOLUTIONS.map(({ slug, name }) => [`/${slug}`, name])),
  ...Object.fromEntries(
    (Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => [modulePath(id), `Módulo ${MODULE_NAMES[id]}`]),
  ),
};
