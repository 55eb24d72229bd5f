import { allTools } from "#tools/tool-cards.ts";

/** Next step after reading an article: the page that it explains, and the button's words. */
export interface OpenedPage {
  path: string;
  title: string;
  text: string;
  action: string;
}

/** Pages that are no tools, as their own titles call them. */
const PAGES: Readonly<Record<string, string>> = {
  "/auth": "Crear cuenta o entrar",
  "/precios": "Planes y precios",
  "/cookies": "Política de cookies",
  "/dashboard": "Mi panel",
  "/dashboard/agencia": "Agencia",
  "/dashboard/agencia/marca": "Marca de la agencia",
  "/dashboard/agencia/mercado": "Compartir inmuebles",
  "/dashboard/analytics": "Analítica",
  "/dashboard/asistente": "Asistente de la agencia",
  "/dashboard/busquedas": "Búsquedas guardadas",
  "/dashboard/calendar": "Calendario",
  "/dashboard/campanas-email": "Campañas de email",
  "/dashboard/campanas-email/remitentes": "Remitentes de campañas",
  "/dashboard/cartera": "Cartera",
  "/dashboard/flujos": "Flujos",
  "/dashboard/cartera/duplicados": "Duplicados de la cartera",
  "/dashboard/cartera/importar": "Importar la cartera",
  "/dashboard/cartera/precios": "Comprobar una lista de precios",
  "/dashboard/cartera/remitentes": "Remitentes y portales",
  "/dashboard/mercado/repetidos": "Repetidos del mercado",
  "/dashboard/compartidos": "Enlaces compartidos",
  "/dashboard/contactos": "Contactos",
  "/dashboard/contactos/ajustes": "Ajustes de contactos",
  "/dashboard/contactos/bandeja": "Bandeja de avisos",
  "/dashboard/contactos/embudo": "Embudo y previsión",
  "/dashboard/contactos/importar": "Importar contactos",
  "/dashboard/conversaciones": "Conversaciones",
  "/dashboard/creditos": "Plan y créditos",
  "/dashboard/firmas": "Firmas",
  "/dashboard/goals": "Objetivos",
  "/dashboard/history": "Historial",
  "/dashboard/profile": "Mi perfil",
  "/dashboard/settings": "Seguridad y datos",
  "/dashboard/settings/avisos": "Avisos",
  "/dashboard/settings/modelo": "Modelo de lenguaje",
};

/** @throws for a path that nobody has named */
export function openedPage(path: string): OpenedPage {
  const tool = allTools.find((one) => one.path === path);
  if (tool) {
    const text = "Ábrela y sigue los pasos con tu caso.";
    return { path, title: tool.title, text, action: "Abrir la herramienta" };
  }
  if (path === "/api/docs") {
    const text = "Llamadas, campos y ejemplos que funcionan.";
    return { path, title: "Documentación de la API", text, action: "Abrir la documentación" };
  }
  const title = PAGES[path];
  if (title === undefined) throw new Error(`an article opens ${path}, which has no name`);
  const isPrivate = path.startsWith("/dashboard");
  const text = isPrivate ? "Está en tu panel. Si no has entrado, te lleva allí después." : "Ábrela y compruébalo.";
  return { path, title, text, action: isPrivate ? "Abrir en el panel" : "Abrir la página" };
}
