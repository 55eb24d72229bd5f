/**
 * Breadcrumb labels of the known paths, without region prefix. Every page carries them: tools bring their titles, and pages with
 * a loader (solutions, modules, articles) name themselves.
 */
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
};
