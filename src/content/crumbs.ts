/**
 * Breadcrumb labels of the known paths, without region prefix. Every page carries them: tools bring their titles, and pages with
 * a loader (solutions, modules, articles) name themselves.
 */
export const CRUMB_LABELS: Record<string, string> = {
  "/es": "Inicio España",
  "/latam": "Inicio Latinoamérica",
  "/herramientas": "Herramientas",
  "/mercado": "Mercado por ciudades",
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
  "/privacidad": "Privacidad",
  "/cookies": "Cookies",
  "/terminos": "Términos",
  "/auth": "Acceso",
  "/auth/confirmar": "Confirmar",
  "/dashboard": "Mi panel",
  "/dashboard/herramientas": "Herramientas",
  "/dashboard/history": "Historial",
  "/dashboard/campanas-email": "Campañas de email",
  "/admin/campanas-email": "Campañas de email",
  "/dashboard/integrations": "Integraciones",
  "/dashboard/integrations/webhooks": "Webhooks",
  "/dashboard/settings": "Ajustes",
  "/admin": "Administración",
  "/admin/crm-leads": "CRM de leads",
  "/admin/google-indexing": "Indexación",
  "/tours": "Recorridos",
  "/resultados-guardados": "Resultados guardados",
  "/api/docs": "Documentación",
};

/** First parts of links in mails: without their token they lead to no page. */
export const CRUMBS_OF_NO_PAGE: ReadonlySet<string> = new Set([
  "/baja",
  "/novedades",
  "/avisos-busqueda",
  "/informe-mercado-alta",
  "/informe-mercado-baja",
  "/informe-mercado",
  "/seleccion",
  "/firmar",
  "/propuesta",
]);
