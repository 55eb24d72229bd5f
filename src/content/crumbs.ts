import { MODULE_NAMES, type ModuleId, modulePath } from "./modules.ts";
import { PLANNED_TOOLS } from "./planned-tools.ts";

/** Breadcrumb labels of the known paths, without region prefix. A page may name its own last crumb instead. */
export const CRUMB_LABELS: Record<string, string> = {
  "/es": "Inicio España",
  "/latam": "Inicio Latinoamérica",
  "/herramientas": "Herramientas",
  "/valoracion": "Valoración de viviendas",
  "/calculadora-capacidad": "Calculadora de capacidad",
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
  "/dashboard": "Mi panel",
  "/admin": "Administración",
  "/tours": "Mis recorridos",
  "/resultados-guardados": "Resultados guardados",
  "/api": "API",
  "/api/docs": "Documentación",
  ...Object.fromEntries(
    (Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => [modulePath(id), `Módulo ${MODULE_NAMES[id]}`]),
  ),
  ...Object.fromEntries(PLANNED_TOOLS.map(({ path, title }) => [path, title])),
};
