import { MOST_REMINDERS } from "#domain/accounts/account/calendar-settings.ts";
import { PICTURE_MB } from "#domain/accounts/account/person-card.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { LONGEST_QUESTION, MOST_MESSAGES } from "#domain/assistant/chat/limits.ts";
import { MOST_FEEDS, MOST_SUBSCRIPTIONS } from "#domain/crm/calendar/event-form.ts";
import { CONTACT_FILE_MB, MOST_IMPORTED_CONTACTS } from "#domain/crm/contacts/import-plan.ts";
import { MAX_PDF_BYTES, MAX_PDF_PAGES } from "#domain/crm/signatures/signature-forms.ts";
import { MAX_DOCX_BYTES } from "#domain/crm/templates/template-forms.ts";
import { ANSWER_DAYS, EVENT_DAYS, MOST_FLOWS, MOST_RUNS_OF_ONE } from "#domain/integrations/flows/flow-limits.ts";
import { MOST_SEARCHES } from "#domain/market/saved-searches/saved-search.ts";
import { MOST_FEED_ROWS } from "#domain/portfolio/feeds/feed-limits.ts";
import { IMPORT_FILE_MB } from "#domain/portfolio/feeds/feed-values.ts";
import {
  DOCUMENT_LINK_MINUTES,
  MAX_DOCUMENTS,
  MAX_FILE_BYTES,
  MAX_MEGAPIXELS,
  MAX_PHOTOS,
} from "#domain/portfolio/homes/home-files.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { LISTINGS_FILE_MB } from "#domain/shared/listing/listings-file.ts";
import { MAX_PASTED_ROWS } from "#domain/shared/listing/parse-listings.ts";
import { MOST_FILE_MB, MOST_TEXT_MB } from "#domain/tools/conversations/transcript-forms.ts";
import { MOST_DOCUMENTS, MOST_DOSSIER_PAGES } from "#domain/tools/dossiers/dossier-limits.ts";
import { MAX_DOCUMENT_PAGES, MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { MOST_GLB_BYTES } from "#domain/tools/plan-scene/read-glb.ts";
import { MOST_AT_ONCE, MOST_TAGS } from "#domain/tools/runs/run-changes.ts";
import { MOST_PHOTO_BYTES, MOST_SIDE_PX } from "#domain/tools/staging/staging-document.ts";
import { MOST_SCENES } from "#domain/tools/tours/tour.ts";
import { MOST_ARCHIVE_BYTES } from "#domain/tools/tours/tour-import-forms.ts";
import { MOST_PANORAMA_BYTES } from "#domain/tools/tours/tour-states.ts";
import { FEWEST_COMPARABLES } from "#domain/tools/valuation/comparables.ts";
import { AGES_MONTHS, RADII } from "#domain/tools/valuation/selection.ts";
import { MOST_PHOTOS, MOST_SECONDS } from "#domain/tools/video/video-document.ts";
import { factsOn } from "./fact.server.ts";
import { helpPage } from "./help-page.server.ts";
import { stated } from "./stated.server.ts";

const MB = 1024 * 1024;
const NBSP = "\u00a0";
const megabytes = (amount: number) => `${formatNumber(amount, 1)}${NBSP}MB`;
const many = (amount: number) => formatNumber(amount, 1);

/** Limits by the article that says them. Every figure is the constant that the code obeys. */
const LIMITS: Readonly<Record<string, string>> = {
  "fotos-y-documentos": `
limit.photos · fotos de una vivienda · cuántas caben · how-much which yes-no
Caben ${many(MAX_PHOTOS)} fotos por inmueble.
? cuántas fotos puedo subir | límite de fotos por vivienda | máximo de imágenes de un inmueble | cuántas fotografías admite una propiedad

limit.photo-size · fotos de una vivienda · tamaño máximo · how-much which yes-no
Cada foto puede ocupar hasta ${megabytes(MAX_FILE_BYTES / MB)} y ${many(MAX_MEGAPIXELS)} megapíxeles.
? cuánto puede pesar una foto | tamaño máximo de las imágenes | peso máximo de una foto | mi foto es muy grande

limit.photo-formats · fotos de una vivienda · formatos · how-much which yes-no
Valen fotos JPEG, PNG, WebP y AVIF. Si tu teléfono guarda en HEIC, exporta la foto como JPEG o elige «Más compatible» en los ajustes de la cámara.
? qué formatos de foto valen | puedo subir fotos HEIC | aceptan PNG | fotos del iPhone | qué tipo de imagen se sube

limit.documents · documentos de una vivienda · cuántos caben · how-much which yes-no
Caben ${many(MAX_DOCUMENTS)} documentos por inmueble, de hasta ${megabytes(MAX_FILE_BYTES / MB)} cada uno.
? cuántos documentos puedo guardar | límite de documentos por vivienda | cuánto puede pesar un documento

limit.document-formats · documentos de una vivienda · formatos · how-much which yes-no
Los documentos de un inmueble pueden ser PDF, JPEG, PNG o Word (.docx).
? qué formatos de documento valen | puedo subir un Word | qué archivos se guardan en la ficha

limit.document-link · enlace de un documento · cuánto dura · how-much which yes-no
El enlace para descargar un documento caduca a los ${many(DOCUMENT_LINK_MINUTES)} minutos.
? cuánto dura el enlace de un documento | por qué no abre el enlace del documento
`,
  "importar-tu-cartera": `
limit.import-size · importación de la cartera · tamaño del archivo · how-much which yes-no
Un archivo de importación puede ocupar hasta ${megabytes(IMPORT_FILE_MB)}.
? cuánto puede pesar el archivo de importación | tamaño máximo del Excel de la cartera | límite del XML de Kyero

limit.import-rows · importación de la cartera · filas · how-much which yes-no
Un archivo de importación puede traer ${many(MOST_FEED_ROWS)} filas.
? cuántas filas puede tener la importación | cuántas viviendas caben en un archivo | límite de filas del CSV

limit.import-formats · importación de la cartera · formatos · how-much which yes-no
La cartera se importa en CSV, Excel, XML de Kyero o el JSON de idealista, Fotocasa o EasyBroker, por archivo o por una dirección que se lee sola.
? en qué formatos puedo importar la cartera | puedo importar de idealista | acepta Kyero | importar desde Excel | importar de EasyBroker
`,
  "importar-contactos": `
limit.contacts · importación de contactos · cuántos caben · how-much which yes-no
Caben ${many(MOST_IMPORTED_CONTACTS)} contactos en una importación. Si tienes más, parte el archivo.
? cuántos contactos puedo importar | límite de contactos | máximo de clientes al importar

limit.contact-file · importación de contactos · tamaño del archivo · how-much which yes-no
El archivo de contactos puede ocupar hasta ${megabytes(CONTACT_FILE_MB)}.
? cuánto puede pesar el archivo de contactos | tamaño del CSV de contactos
`,
  "anadir-comparables": `
limit.comparables-rows · comparables · cuántos se pegan · how-much which yes-no
Caben ${many(MAX_PASTED_ROWS)} filas de comparables.
? cuántos comparables puedo pegar | límite de anuncios pegados | máximo de testigos

limit.comparables-file · archivo de comparables · tamaño y formato · how-much which yes-no
Los comparables se suben en CSV, TXT o XLSX de hasta ${megabytes(LISTINGS_FILE_MB)}.
? en qué formato subo los comparables | cuánto puede pesar el archivo de comparables | puedo subir comparables en Excel

limit.comparables-age · comparables · antigüedad · how-much which yes-no
Cuentan los comparables de los últimos ${many(AGES_MONTHS[0])} meses; hasta ${many(AGES_MONTHS[1])} si hay pocos.
? qué antigüedad pueden tener los comparables | de cuántos meses atrás valen los anuncios | comparables viejos

limit.comparables-distance · comparables · distancia · how-much which yes-no
Los comparables tienen que estar a ${many(RADII[0] / 1000)}${NBSP}km o menos, y hasta ${many(RADII[2] / 1000)}${NBSP}km si hay pocos.
? a qué distancia tienen que estar los comparables | radio de búsqueda de comparables | a cuántos kilómetros
`,
  "por-que-no-hay-precio-de-hoy": `
limit.comparables-fewest · comparables, valoración · mínimo · how-much which yes-no
Hacen falta al menos ${many(FEWEST_COMPARABLES)} comparables actuales para dar un precio de hoy. Con menos no se da.
? cuántos comparables necesito | mínimo de comparables | por qué no me da precio | cuántos testigos hacen falta para valorar
`,
  "analizar-documentos": `
limit.dossier-file · Analizador de documentos, papeles · tamaño del archivo · how-much which yes-no
Cada archivo del Analizador puede ocupar hasta ${megabytes(MAX_DOSSIER_FILE_BYTES / MB)} y tener ${many(MAX_DOCUMENT_PAGES)} páginas.
? cuánto puede pesar un documento del analizador | cuántas páginas lee el analizador | límite de páginas de un PDF

limit.dossier-documents · expediente de documentos · cuántos caben · how-much which yes-no
Un expediente admite ${many(MOST_DOCUMENTS)} documentos y ${many(MOST_DOSSIER_PAGES)} páginas.
? cuántos papeles puedo analizar a la vez | cuántos documentos caben en un expediente

limit.dossier-formats · Analizador de documentos, papeles · formatos · how-much which yes-no
El Analizador lee PDF, Word, texto, fotos JPEG, PNG o HEIC, o un ZIP con ellos.
? qué formatos lee el analizador de documentos | puedo analizar una foto de la nota simple | lee Word el analizador
`,
  "firmar-documentos": `
limit.signature-file · firma de documentos, PDF · tamaño · how-much which yes-no
El PDF que se firma puede tener hasta ${megabytes(MAX_PDF_BYTES / MB)} y ${many(MAX_PDF_PAGES)} páginas.
? cuánto puede pesar el PDF para firmar | cuántas páginas puede tener el contrato que se firma | límite del documento a firmar
`,
  "usar-plantillas": `
limit.template-file · plantillas, Word · tamaño · how-much which yes-no
Un Word para plantilla puede ocupar hasta ${megabytes(MAX_DOCX_BYTES / MB)}.
? cuánto puede pesar el Word de una plantilla | puedo subir mi contrato en Word
`,
  "amueblar-una-foto": `
limit.staging-photo · home staging virtual, foto · formato y tamaño · how-much which yes-no
Para amueblar vale una foto JPEG, PNG, WebP o HEIC de 1024 a ${MOST_SIDE_PX}${NBSP}px y hasta ${megabytes(MOST_PHOTO_BYTES / 1e6)}.
? qué foto necesito para el home staging | tamaño de la foto para amueblar | formato de foto para amueblar virtualmente
`,
  "recorridos-de-360-grados": `
limit.panorama · recorrido 360, panorámica · formato y tamaño · how-much which yes-no
Las panorámicas son JPEG, WebP o AVIF, el doble de anchas que de altas, de hasta ${megabytes(MOST_PANORAMA_BYTES / MB)} cada una.
? qué fotos sirven para el recorrido 360 | tamaño de una panorámica | formato de las fotos 360

limit.tour-archive · recorrido 360, ZIP · tamaño · how-much which yes-no
Un ZIP de recorrido puede ocupar hasta ${megabytes(MOST_ARCHIVE_BYTES / MB)}.
? cuánto puede pesar el ZIP del tour virtual | importar un recorrido de Marzipano

limit.tour-scenes · recorrido 360, tour virtual · escenas · how-much which yes-no
Un recorrido admite ${many(MOST_SCENES)} escenas.
? cuántas escenas caben en un recorrido | límite de fotos del tour virtual
`,
  "video-con-tus-fotos": `
limit.video-photos · vídeo con fotos · cuántas fotos · how-much which yes-no
Un vídeo se monta con entre 3 y ${many(MOST_PHOTOS)} fotos, y dura ${many(MOST_SECONDS)} segundos como mucho.
? cuántas fotos caben en un vídeo | cuánto puede durar el video | mínimo de fotos para el vídeo
`,
  "imagenes-desde-un-plano": `
limit.model-file · modelo 3D, GLB · tamaño · how-much which yes-no
Un modelo GLB puede ocupar hasta ${megabytes(MOST_GLB_BYTES / 1e6)} sin comprimir.
? cuánto puede pesar el modelo 3D | formato del modelo 3D | tamaño del GLB
`,
  "resumir-una-conversacion": `
limit.conversation-file · resumen de conversación, chat de WhatsApp · tamaño · how-much which yes-no
El texto de la conversación puede ocupar hasta ${megabytes(MOST_TEXT_MB)} y el archivo hasta ${megabytes(MOST_FILE_MB)}.
? cuánto puede pesar el chat que subo | tamaño máximo de la conversación | subir un chat largo de WhatsApp
`,
  "marca-en-los-informes": `
limit.logo · logotipo de la agencia · formato y tamaño · how-much which yes-no
El logotipo puede ser PNG, JPEG o WebP de hasta ${megabytes(PICTURE_MB)}, mejor con fondo transparente.
? qué formato tiene que tener el logo | tamaño máximo del logotipo | puedo subir el logo en PNG
`,
  "guardar-y-comparar-resultados": `
limit.tags · etiquetas de un resultado · cuántas · how-much which yes-no
Un resultado admite ${many(MOST_TAGS)} etiquetas, separadas por comas.
? cuántas etiquetas puedo poner | límite de etiquetas

limit.at-once · resultados marcados · cuántos a la vez · how-much which yes-no
Puedes marcar hasta ${many(MOST_AT_ONCE)} resultados a la vez.
? cuántos resultados puedo seleccionar | borrar muchos resultados de golpe
`,
  "guardar-una-busqueda": `
limit.searches · búsquedas guardadas, alertas · cuántas · how-much which yes-no
Puedes guardar hasta ${many(MOST_SEARCHES)} búsquedas.
? cuántas búsquedas puedo guardar | límite de alertas | máximo de búsquedas guardadas
`,
  "calendario-y-tareas": `
limit.reminders · avisos de un evento · cuántos · how-much which yes-no
Cada evento puede tener hasta ${many(MOST_REMINDERS)} avisos.
? cuántos recordatorios puede tener una cita | límite de avisos de un evento
`,
  "llevar-el-calendario-al-movil": `
limit.feeds · direcciones del calendario · cuántas · how-much which yes-no
Puedes tener ${many(MOST_FEEDS)} direcciones de tu calendario para otros programas.
? cuántas direcciones de calendario puedo crear | sincronizar el calendario con el móvil

limit.subscriptions · calendarios de fuera · cuántos y cada cuánto · how-much which yes-no
Caben ${many(MOST_SUBSCRIPTIONS)} calendarios de fuera. Se leen cada hora y solo los ves tú.
? cuántos calendarios externos puedo añadir | cada cuánto se lee mi Google Calendar
`,
  "preguntar-al-asistente": `
limit.question · pregunta al asistente · longitud · how-much which yes-no
Cada pregunta al asistente admite ${many(LONGEST_QUESTION)} caracteres.
? cuánto puedo escribir en el chat | límite de caracteres del asistente

limit.conversation · conversación con el asistente · memoria · how-much which yes-no
De una conversación larga el asistente tiene en cuenta los últimos ${many(MOST_MESSAGES)} mensajes; los de antes se siguen viendo.
? cuántos mensajes recuerda el asistente | se acuerda de lo que le dije
`,
  "automatizar-con-flujos": `
limit.flows · flujos, automatizaciones · cuántos · how-much which yes-no
Una agencia puede tener ${many(MOST_FLOWS)} flujos a la vez, borradores incluidos.
? cuántos flujos puedo tener | límite de automatizaciones

limit.flow-runs · flujo, automatización · cuántas veces al día · how-much which yes-no
Un flujo no empieza más de ${many(MOST_RUNS_OF_ONE)} veces en un día con el mismo contacto.
? cuántas veces se ejecuta un flujo | límite de un flujo por contacto

limit.flow-dry · flujo, ensayo · días que mira · how-much which yes-no
«Ensayar» recorre lo que ha pasado desde ayer o en los últimos ${many(EVENT_DAYS)} días.
? cómo pruebo un flujo sin enviar nada | qué periodo usa el ensayo de un flujo

limit.flow-mails · flujo, correos automáticos · a quién escribe · how-much which yes-no
Un flujo solo escribe a quien lo ha pedido o lo permite: a quien te ha escrito o ha visitado una vivienda en los últimos ${many(ANSWER_DAYS)} días, a tus clientes y a quien dio permiso, y como mucho un correo al día a cada persona.
? a quién manda correos un flujo | cuántos correos automáticos recibe una persona
`,
};

/** Limits of files, lists and texts. */
export const limitFacts = (): Statement[] =>
  Object.entries(LIMITS).flatMap(([slug, blocks]) =>
    stated(factsOn(helpPage(slug)), blocks).map((fact) => ({
      ...fact,
      keywords: "límite máximo tope cuánto cuántos admite cabe",
    })),
  );
