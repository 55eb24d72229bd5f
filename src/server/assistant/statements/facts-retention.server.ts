import { STORED_ITEMS } from "#content/cookies.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { listedPeriods, PERIODS, type PeriodId, RETENTION_DEFAULTS } from "../../platform/retention/periods.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { helpPage } from "./help-page.server.ts";
import { stated } from "./stated.server.ts";

/** Names of the kept data as people say them, and how they ask how long. */
const NAMES: Record<PeriodId, readonly [subject: string, asked: string]> = {
  visitors: ["resultados sin cuenta", "cuánto se guardan mis resultados si no tengo cuenta"],
  personalInputs: [
    "ingresos, deudas y edad escritos en una herramienta",
    "cuánto se guardan los ingresos que escribo en la calculadora",
  ],
  trash: ["resultado en la papelera", "cuánto tiempo está un resultado en la papelera"],
  leads: ["formularios enviados, leads", "cuánto se guarda un formulario que envié"],
  formAnswers: ["respuestas a los formularios", "cuánto se guardan las respuestas de un formulario"],
  demoRequests: ["petición de demo", "cuánto se guarda mi petición de demo"],
  threads: ["conversación pasada a una persona", "cuánto se guarda la conversación con una persona"],
  portalNotices: ["avisos de portales", "cuánto se guardan los avisos de los portales"],
  contactTrash: ["contacto en la papelera", "cuánto tiempo está un contacto en la papelera"],
  homeTrash: ["vivienda en la papelera", "cuánto tiempo tengo para recuperar una vivienda borrada"],
  inspectionTrash: ["visita de valoración en la papelera", "cuánto está una visita en la papelera"],
  transcriptTrash: ["conversación resumida en la papelera", "cuánto está una conversación resumida en la papelera"],
  campaignTrash: ["campaña de correo en la papelera", "cuánto está una campaña en la papelera"],
  dossierTrash: ["expediente de documentos en la papelera", "cuánto está un expediente en la papelera"],
  ownContacts: ["contactos de Umbral sin actividad", "cuánto guarda Umbral mis datos de contacto"],
  pageViews: ["visitas a las páginas", "cuánto se guardan las visitas a la web"],
  consents: ["decisión sobre las cookies", "cuánto se guarda mi consentimiento de cookies"],
  errors: ["errores", "cuánto se guardan los errores"],
  logLines: ["registro del servidor, logs", "cuánto se guardan los registros del servidor"],
  notifications: ["avisos de una cuenta, notificaciones", "cuánto se guardan mis notificaciones"],
  mails: ["copia de los correos enviados", "cuánto se guardan los correos enviados"],
  audit: ["registro de seguridad, actividad de la cuenta", "cuánto se guarda la actividad de mi cuenta"],
  invitations: ["invitación sin aceptar", "cuánto se guarda una invitación caducada"],
  importRows: ["filas de una importación", "cuánto se guarda el detalle de una importación"],
  importFiles: ["archivo de una importación", "cuánto se guarda el archivo que importé"],
  newsQuestions: ["correo de las novedades sin confirmar", "cuánto se guarda mi correo si no confirmo las novedades"],
  apiAnswers: ["respuestas de la API que se pueden repetir", "cuánto se guarda la respuesta de una llamada a la API"],
  webhookDeliveries: ["registro de los webhooks", "cuánto se guardan los envíos de un webhook"],
  flowEvents: ["sucesos para ensayar un flujo", "de cuántos días se guardan los sucesos de un flujo"],
  flowRuns: ["recorridos de los flujos", "cuánto se guardan los recorridos de un flujo"],
  searchNews: ["novedades de una búsqueda guardada", "cuánto se guarda lo que sale en mi búsqueda"],
  deletedEvents: ["evento borrado del calendario", "cuánto tarda en borrarse un evento del calendario"],
  shareLinks: ["enlace compartido caducado", "cuánto se guarda un enlace compartido que caducó"],
};

/** How long each kind of data is kept, from the table that the job obeys, and what the browser keeps. */
export function retentionFacts(): Statement[] {
  const onPrivacy = factsOn({ url: "/privacidad#cuanto-tiempo", title: "Privacidad" });
  const onCookies = factsOn({ url: "/cookies", title: "Cookies" });
  const ids = Object.keys(PERIODS) as PeriodId[];
  const periods = listedPeriods(RETENTION_DEFAULTS);
  const trash = (["trash", "homeTrash", "contactTrash", "deletedEvents"] as const).map((id) => PERIODS[id].days);
  return [
    ...ids.map((id, i) => {
      const { what, from, span } = periods[i]!;
      const [subject, asked] = NAMES[id];
      return onPrivacy(
        `retention.${id}`,
        subject,
        "plazo de conservación",
        `Se guarda ${span} desde ${from}: ${uncapitalised(what)}. Después se borra.`,
        {
          forms: ["how-much", "when"],
          keywords: "tiempo conservar guardar retención borrar plazo días años",
          asked: [asked, `cuándo se borra: ${subject}`, `plazo de conservación de ${subject}`],
        },
      );
    }),
    ...(new Set(trash).size === 1
      ? [
          factsOn(helpPage("recuperar-de-la-papelera"))(
            "retention.any-trash",
            "papelera",
            "cuántos días",
            `Lo que tiras espera ${trash[0]} días en su papelera; después se borra para siempre.`,
            {
              forms: ["how-much", "when", "yes-no"],
              keywords: "recuperar borrado deshacer eliminar restaurar",
              asked: [
                "cuántos días dura la papelera",
                "puedo recuperar algo que borré",
                "cuánto tiempo tengo para restaurar",
                "cuándo se vacía la papelera",
              ],
            },
          ),
        ]
      : []),
    ...STORED_ITEMS.map(({ name, kind, purpose, duration }) =>
      onCookies(
        `stored.${name}`,
        `${name}, ${uncapitalised(kind)}`,
        "para qué y cuánto dura",
        `«${name}» dura: ${uncapitalised(duration)}. ${purpose}`,
        {
          forms: ["what", "how-much", "why"],
          keywords: "cookie almacenamiento navegador guarda",
          asked: [`qué es la cookie ${name}`, `cuánto dura ${name}`, `para qué sirve ${name}`],
        },
      ),
    ),
    ...stated(
      onCookies,
      `
stored.count · cookies, almacenamiento del navegador · cuántas hay · how-much which
Umbral usa ${STORED_ITEMS.filter(({ kind }) => kind === "Cookie").length} cookies, todas propias, y guarda ${STORED_ITEMS.filter(({ kind }) => kind !== "Cookie").length} datos más en tu navegador. ${STORED_ITEMS.filter(({ category }) => category !== "necessary").length} espera tu permiso.
? cuántas cookies usa Umbral | usan cookies de terceros | qué cookies hay
`,
    ),
  ];
}
