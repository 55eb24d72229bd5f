/** Works of the background as people call them; one without a name here keeps its own. */
const WORK_NAMES: Record<string, string> = {
  mails: "Correos",
  forgetting: "Olvido de datos antiguos",
  imports: "Importaciones",
  "ended imports": "Importaciones terminadas",
  feeds: "Lectura de carteras externas",
  photos: "Fotos",
  "unused files": "Archivos sin uso",
  accuracy: "Acierto de las valoraciones",
  "calendar alarms": "Recordatorios",
  "calendar subscriptions": "Calendarios externos",
  "home deadlines": "Plazos de viviendas",
  "leads that wait": "Formularios a contactos",
  "late answers": "Respuestas que tardan",
  "contact words": "Búsqueda de contactos",
  "data size": "Tamaño de los datos",
  webhooks: "Webhooks",
  "index now": "Avisos a buscadores",
  "news sources": "Noticias externas",
  "official series": "Series oficiales",
};

/** Spanish name of a background job; its own name where none is listed. */
export const workName = (name: string): string => WORK_NAMES[name] ?? name;
