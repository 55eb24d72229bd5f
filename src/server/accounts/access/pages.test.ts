import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Answers, answersOf, type Cast, openCast, PERSONAS, statusOf } from "../../../test/cast.ts";
import { createLoaderRenderer, pageRoutes } from "../../../test/page-loaders.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";

/**
 * The access rules of every page, written down. Every route of `routes.ts` is opened as everybody, through the real
 * loaders of the page and its frames; one that the table lacks fails. A private page has its own line; open pages of
 * one kind share one. In a path `{user}` and the like are ids that the test makes.
 */

interface Visit {
  /** The address to ask, where the pattern has a parameter or needs somebody's row. */
  path?: string;
  expect: Answers;
}

/** A visitor without a session goes to `/auth`; all others get the same answer. */
const signedIn = (status: number): Answers => ({ anonymous: 303, others: status });
/** Administrators and managers; for others there is no such page. */
const staff = (status: number): Answers => ({ anonymous: 303, manager: status, admin: status, others: 404 });

const PAGES: Record<string, readonly Visit[]> = {
  // A person's own pages.
  "/dashboard": [{ expect: signedIn(200) }],
  "/dashboard/herramientas": [{ expect: signedIn(200) }],
  "/dashboard/compartidos": [
    { expect: signedIn(200) },
    { path: "/dashboard/compartidos?enlaces=x", expect: signedIn(404) },
  ],
  "/dashboard/cartera": [
    { expect: signedIn(200) },
    { path: "/dashboard/cartera?papelera=1&vista=tabla&pagina=9", expect: signedIn(200) },
  ],
  "/dashboard/cartera/nueva": [{ expect: signedIn(200) }],
  "/dashboard/cartera/duplicados": [
    { expect: signedIn(200) },
    { path: "/dashboard/cartera/duplicados?vivienda={nobody}", expect: signedIn(200) },
  ],
  "/dashboard/mercado/repetidos": [
    { expect: signedIn(200) },
    { path: "/dashboard/mercado/repetidos?vivienda={nobody}", expect: signedIn(200) },
  ],
  "/dashboard/cartera/precios": [{ expect: signedIn(200) }],
  "/dashboard/cartera/:homeId": [{ path: "/dashboard/cartera/{nobody}", expect: signedIn(404) }],
  "/dashboard/cartera/informes": [{ expect: signedIn(200) }],
  "/dashboard/cartera/:homeId/informe": [{ path: "/dashboard/cartera/{nobody}/informe", expect: signedIn(404) }],
  "/dashboard/cartera/:homeId/editar": [{ path: "/dashboard/cartera/{nobody}/editar", expect: signedIn(404) }],
  "/dashboard/firmas": [{ expect: signedIn(200) }],
  "/dashboard/firmas/nueva": [{ expect: signedIn(200) }],
  "/dashboard/firmas/:requestId": [{ path: "/dashboard/firmas/{nobody}", expect: signedIn(404) }],
  "/dashboard/no-llamar": [{ expect: signedIn(200) }, { path: "/dashboard/no-llamar?antes=x", expect: signedIn(404) }],
  "/dashboard/creditos": [{ expect: signedIn(200) }],
  "/dashboard/creditos/movimientos.csv": [{ expect: signedIn(200) }],
  "/dashboard/profile": [{ expect: signedIn(200) }],
  "/dashboard/integrations": [{ expect: signedIn(200) }],
  "/dashboard/integrations/claves": [{ expect: signedIn(200) }],
  "/dashboard/integrations/redes": [{ expect: signedIn(200) }],
  "/dashboard/integrations/webhooks": [{ expect: signedIn(200) }],
  "/dashboard/integrations/webhooks/:webhookId": [
    { path: "/dashboard/integrations/webhooks/{nobody}", expect: signedIn(404) },
  ],
  "/dashboard/integrations/asistentes": [{ expect: signedIn(200) }],
  "/dashboard/flujos": [{ expect: signedIn(200) }],
  "/dashboard/flujos/:flowId": [{ path: "/dashboard/flujos/{nobody}", expect: signedIn(404) }],
  "/dashboard/flujos/:flowId/recorridos": [{ path: "/dashboard/flujos/{nobody}/recorridos", expect: signedIn(404) }],
  "/dashboard/flujos/:flowId/:runId": [{ path: "/dashboard/flujos/{nobody}/{nobody}", expect: signedIn(404) }],
  "/dashboard/flujos/:flowId/versiones": [{ path: "/dashboard/flujos/x/versiones", expect: signedIn(404) }],
  "/dashboard/settings": [{ expect: signedIn(200) }],
  "/dashboard/busquedas": [{ expect: signedIn(200) }],
  "/dashboard/settings/avisos": [{ expect: signedIn(200) }],
  "/dashboard/settings/region": [{ expect: signedIn(200) }],
  "/dashboard/settings/modelo": [{ expect: signedIn(200) }],
  "/dashboard/agencia": [{ expect: signedIn(200) }],
  // A person without an agency goes to the page for founding one.
  "/dashboard/agencia/marca": [
    { expect: { owner: 200, coordinator: 200, author: 200, colleague: 200, rival: 200, others: 303 } },
  ],
  "/dashboard/agencia/mercado": [
    { expect: { owner: 200, coordinator: 200, author: 200, colleague: 200, rival: 200, others: 303 } },
  ],
  "/dashboard/invitacion": [{ path: "/dashboard/invitacion?token=x", expect: signedIn(200) }],
  "/dashboard/analytics": [
    { expect: signedIn(200) },
    { path: "/dashboard/analytics?periodo=otro&desde=2026-01-01&hasta=2026-02-01", expect: signedIn(200) },
  ],
  "/dashboard/analytics/cifras.csv": [{ expect: signedIn(200) }],
  "/dashboard/goals": [
    { expect: signedIn(200) },
    { path: "/dashboard/goals?ano=2027&de=agencia", expect: signedIn(200) },
  ],
  "/dashboard/calendar": [
    { expect: signedIn(200) },
    { path: "/dashboard/calendar?evento={nobody}", expect: signedIn(200) },
  ],
  "/dashboard/calendar/tareas": [{ expect: signedIn(200) }],
  "/dashboard/history": [{ expect: signedIn(200) }, { path: "/dashboard/history?papelera=1", expect: signedIn(200) }],
  "/dashboard/history/comparar": [{ path: "/dashboard/history/comparar?a={nobody}&b={nobody}", expect: signedIn(404) }],
  "/dashboard/saved-results": [{ expect: signedIn(200) }],
  "/dashboard/*": [{ path: "/dashboard/no-existe", expect: signedIn(404) }],
  "/tours": [
    { expect: signedIn(200) },
    { path: "/tours?vivienda={nobody}&estado=publicado&q=x", expect: signedIn(200) },
    { path: "/tours?papelera=si", expect: signedIn(200) },
  ],
  "/tours/:tourId": [
    { path: "/tours/{nobody}", expect: signedIn(404) },
    { path: "/tours/x", expect: signedIn(404) },
  ],
  "/tour-editor/:tourId": [
    { path: "/tour-editor/{nobody}", expect: signedIn(404) },
    { path: "/tour-editor/x", expect: signedIn(404) },
  ],
  "/resultados-guardados": [{ expect: signedIn(200) }],

  // Imports of the caller.
  "/dashboard/cartera/importar": [{ expect: signedIn(200) }],
  "/dashboard/cartera/importaciones": [
    { expect: signedIn(200) },
    { path: "/dashboard/cartera/importaciones?antes=x", expect: signedIn(404) },
  ],
  "/dashboard/cartera/importaciones/:importId": [
    { path: "/dashboard/cartera/importaciones/{nobody}", expect: signedIn(404) },
    { path: "/dashboard/cartera/importaciones/x", expect: signedIn(404) },
  ],
  "/dashboard/cartera/remitentes": [{ expect: signedIn(200) }],

  // Contacts of the caller. `rows.test.ts` checks row by row who sees which.
  "/dashboard/contactos": [
    { expect: signedIn(200) },
    { path: "/dashboard/contactos?papelera=1", expect: signedIn(200) },
    { path: "/dashboard/contactos?cursor=x", expect: signedIn(404) },
  ],
  "/dashboard/contactos/tablero": [{ expect: signedIn(200) }],
  "/dashboard/contactos/bandeja": [{ expect: signedIn(200) }],
  "/dashboard/contactos/importar": [{ expect: signedIn(200) }],
  "/dashboard/contactos/duplicados": [{ expect: signedIn(200) }],
  "/dashboard/contactos/embudo": [{ expect: signedIn(200) }],
  "/dashboard/contactos/ajustes": [{ expect: signedIn(200) }],
  "/dashboard/conversaciones": [
    { expect: signedIn(200) },
    { path: "/dashboard/conversaciones?ver=cerradas", expect: signedIn(200) },
  ],
  "/dashboard/conversaciones/:threadId": [
    { path: "/dashboard/conversaciones/{nobody}", expect: signedIn(404) },
    { path: "/dashboard/conversaciones/x", expect: signedIn(404) },
    {
      path: "/dashboard/conversaciones/{threadOfAuthor}",
      expect: { anonymous: 303, owner: 200, coordinator: 200, author: 200, others: 404 },
    },
  ],
  "/dashboard/planos": [
    { expect: signedIn(200) },
    { path: "/dashboard/planos?vivienda={nobody}", expect: signedIn(200) },
    { path: "/dashboard/planos?papelera=si", expect: signedIn(200) },
  ],
  "/dashboard/planos/:planId": [
    { path: "/dashboard/planos/{nobody}", expect: signedIn(404) },
    { path: "/dashboard/planos/x", expect: signedIn(404) },
  ],
  "/dashboard/campanas-email": [
    { expect: signedIn(200) },
    { path: "/dashboard/campanas-email?vivienda={nobody}", expect: signedIn(200) },
    { path: "/dashboard/campanas-email?papelera=si&buscar=x", expect: signedIn(200) },
  ],
  "/dashboard/campanas-email/remitentes": [{ expect: signedIn(200) }],
  "/dashboard/campanas-email/remitentes/:senderId": [
    { path: "/dashboard/campanas-email/remitentes/{nobody}", expect: signedIn(404) },
  ],
  "/dashboard/campanas-email/:campaignId/resultados": [
    { path: "/dashboard/campanas-email/{nobody}/resultados", expect: signedIn(404) },
  ],
  "/dashboard/campanas-email/:campaignId": [
    { path: "/dashboard/campanas-email/{nobody}", expect: signedIn(404) },
    { path: "/dashboard/campanas-email/x", expect: signedIn(404) },
  ],
  "/dashboard/asistente": [{ expect: signedIn(200) }],
  "/dashboard/contactos/:contactId": [{ path: "/dashboard/contactos/{nobody}", expect: signedIn(404) }],

  // Administration.
  "/admin/campanas-email": [{ expect: staff(200) }],
  "/admin/campanas-email/remitentes": [{ expect: staff(200) }],
  "/admin/campanas-email/remitentes/:senderId": [
    { path: "/admin/campanas-email/remitentes/{nobody}", expect: staff(404) },
  ],
  "/admin/campanas-email/:campaignId/resultados": [
    { path: "/admin/campanas-email/{nobody}/resultados", expect: staff(404) },
  ],
  "/admin/campanas-email/:campaignId": [{ path: "/admin/campanas-email/{nobody}", expect: staff(404) }],
  "/admin/firmas": [{ expect: staff(200) }],
  "/admin/plantillas": [{ expect: staff(200) }],
  "/admin/plantillas/:templateId": [{ path: "/admin/plantillas/{nobody}", expect: staff(404) }],
  "/admin/conversaciones": [{ expect: staff(200) }],
  "/admin/conversaciones/:threadId": [
    { path: "/admin/conversaciones/{nobody}", expect: staff(404) },
    { path: "/admin/conversaciones/{threadOfAuthor}", expect: staff(404) },
  ],
  "/admin/crm-leads": [{ expect: staff(200) }],
  "/admin/crm-leads/contactos": [{ expect: staff(200) }],
  "/admin/crm-leads/bandeja": [{ expect: staff(200) }],
  "/admin/crm-leads/importar": [{ expect: staff(200) }],
  "/admin/crm-leads/duplicados": [{ expect: staff(200) }],
  "/admin/crm-leads/embudo": [{ expect: staff(200) }],
  "/admin/crm-leads/ajustes": [{ expect: staff(200) }],
  "/admin/crm-leads/contactos/:contactId": [{ path: "/admin/crm-leads/contactos/{nobody}", expect: staff(404) }],
  "/admin": [{ expect: staff(200) }],
  "/admin/errores": [{ expect: staff(200) }],
  "/admin/manual-tecnico/:chapter?": [
    { path: "/admin/manual-tecnico?buscar=itp", expect: staff(200) },
    { path: "/admin/manual-tecnico/todo", expect: staff(200) },
    { path: "/admin/manual-tecnico/no-existe", expect: staff(404) },
  ],
  "/admin/tests": [{ expect: staff(200) }],
  "/admin/monitoreo": [{ expect: staff(200) }, { path: "/admin/monitoreo?rango=90d", expect: staff(200) }],
  "/admin/logs": [{ expect: staff(200) }, { path: "/admin/logs?linea=1&antes=9&estado=5xx", expect: staff(200) }],
  "/admin/estadisticas": [
    { expect: staff(200) },
    { path: "/admin/estadisticas?periodo=365&por=plan", expect: staff(200) },
  ],
  "/admin/estadisticas/estadisticas.csv": [{ expect: staff(200) }],
  "/admin/contactos-marketing": [
    { expect: staff(200) },
    { path: "/admin/contactos-marketing?buscar=x&via=crm&desde=ayer&pagina=9", expect: staff(200) },
  ],
  "/admin/contactos-marketing/exclusiones": [{ expect: staff(200) }],
  "/admin/contactos-marketing/contactos.csv": [{ expect: staff(200) }],
  "/admin/contactos-marketing/:hash": [{ path: "/admin/contactos-marketing/{nobody}", expect: staff(404) }],
  "/admin/usuarios": [
    { expect: staff(200) },
    { path: "/admin/usuarios?plan=prueba-acaba&desde=2026-11-01&hasta=x", expect: staff(200) },
  ],
  "/admin/usuarios/auditoria": [{ expect: staff(200) }],
  "/admin/usuarios/auditoria.csv": [{ expect: staff(200) }],
  "/admin/usuarios/datos-personales": [{ expect: staff(200) }],
  "/admin/usuarios/:userId": [
    { path: "/admin/usuarios/{user}", expect: staff(200) },
    { path: "/admin/usuarios/{nobody}", expect: staff(404) },
  ],
  "/admin/noticias": [{ expect: staff(200) }],
  "/admin/noticias/bandeja": [{ expect: staff(200) }],
  "/admin/noticias/fuentes": [{ expect: staff(200) }],
  "/admin/noticias/:postId": [{ path: "/admin/noticias/{nobody}", expect: staff(404) }],
  "/admin/google-indexing": [{ expect: staff(200) }],
  "/admin/formularios": [{ expect: staff(200) }],
  "/admin/formularios/:formId": [{ path: "/admin/formularios/{nobody}", expect: staff(404) }],
  "/admin/formularios/:formId/respuestas": [
    { path: "/admin/formularios/{nobody}/respuestas", expect: staff(404) },
    { path: "/admin/formularios/x/respuestas", expect: staff(404) },
  ],
  "/admin/enlaces": [{ expect: staff(200) }],
  "/admin/enlaces/:linkId": [
    { path: "/admin/enlaces/{nobody}", expect: staff(404) },
    { path: "/admin/enlaces/x", expect: staff(404) },
  ],
  "/admin/calendario": [{ expect: staff(200) }],
  "/admin/tareas": [{ expect: staff(200) }],
  "/admin/flujos": [{ expect: staff(200) }],
  "/admin/flujos/:flowId": [{ path: "/admin/flujos/{nobody}", expect: staff(404) }],
  "/admin/flujos/:flowId/recorridos": [{ path: "/admin/flujos/{nobody}/recorridos", expect: staff(404) }],
  "/admin/flujos/:flowId/:runId": [{ path: "/admin/flujos/{nobody}/{nobody}", expect: staff(404) }],
  "/admin/flujos/:flowId/versiones": [{ path: "/admin/flujos/{nobody}/versiones", expect: staff(404) }],
  "/admin/*": [{ path: "/admin/no-existe", expect: staff(404) }],

  // Open pages that show somebody's own things: a stranger's are not there.
  "/:region?/valoracion": [{ expect: 200 }, { path: "/valoracion?resultado={nobody}", expect: 404 }],
  "/:region?/calculadora-capacidad": [
    { expect: 200 },
    { path: "/calculadora-capacidad?resultado={runOfVisitor}", expect: { anonymous: 200, forger: 404, others: 404 } },
    { path: "/calculadora-capacidad?resultado={runOfUser}", expect: { user: 200, others: 404 } },
    {
      path: "/calculadora-capacidad?resultado={runOfAuthor}",
      expect: { owner: 200, coordinator: 200, author: 200, others: 404 },
    },
  ],
  "/seleccion/:token": [{ path: "/seleccion/no-existe", expect: 404 }],
  "/avisos-busqueda/:token": [
    { path: "/avisos-busqueda/no-existe", expect: 404 },
    { path: "/avisos-busqueda/{nobody}", expect: 404 },
  ],
  "/correo/baja/:token": [{ path: "/correo/baja/no-existe", expect: 404 }],
  "/baja/:token": [{ path: "/baja/no-existe", expect: 404 }],
  "/novedades/:token": [{ path: "/novedades/no-existe", expect: 404 }],
  "/:region?/busqueda-propiedades": [{ expect: 200 }, { path: "/busqueda-propiedades?texto=piso", expect: 200 }],
  "/:region?/plantillas": [{ expect: 200 }, { path: "/plantillas?q=encargo&papelera=1", expect: 200 }],
  "/:region?/plantillas/:templateId": [
    { path: "/plantillas/encargo-exclusiva", expect: 200 },
    { path: "/plantillas/no-existe", expect: 404 },
    { path: "/plantillas/{nobody}", expect: signedIn(404) },
  ],
  "/:region?/busqueda-propiedades/:homeId": [
    { path: "/busqueda-propiedades/{nobody}", expect: 404 },
    { path: "/busqueda-propiedades/no-existe", expect: 404 },
  ],
  "/busqueda-propiedades/resultados.csv": [{ expect: 200 }],
  "/:region?/centro-analisis-mercado": [
    { expect: 200 },
    { path: "/centro-analisis-mercado?lugar=municipio:28079:Madrid&meses=24", expect: 200 },
    // A zone that was typed gets an address of its own.
    { path: "/centro-analisis-mercado?donde=Madrid", expect: 302 },
    { path: "/centro-analisis-mercado?donde=qwertyuiop", expect: 200 },
  ],
  "/:region?/centro-analisis-mercado/barrios": [
    { expect: 200 },
    { path: "/centro-analisis-mercado/barrios?lugar=municipio:28079:Madrid&comparar=Sevilla", expect: 302 },
  ],
  "/:region?/centro-analisis-mercado/oportunidades": [{ expect: 200 }],
  "/:region?/centro-analisis-mercado/informes": [{ expect: 200 }],
  "/firmar/:token": [{ path: "/firmar/no-existe", expect: 404 }],
  "/propuesta/:token": [{ path: "/propuesta/no-existe", expect: 404 }],
  "/:region?/resumen-conversaciones": [
    { expect: 200 },
    // A visitor has no contacts, and is shown the example whatever they ask for.
    { path: "/resumen-conversaciones?contacto={nobody}", expect: { anonymous: 200, others: 404 } },
    { path: "/resumen-conversaciones?papelera=si", expect: 200 },
  ],
  "/:region?/resumen-conversaciones/:transcriptId": [
    { path: "/resumen-conversaciones/{nobody}", expect: { anonymous: 303, others: 404 } },
    { path: "/resumen-conversaciones/x", expect: { anonymous: 303, others: 404 } },
  ],
  "/:region?/analizador-documentos": [
    { expect: 200 },
    // A visitor has no homes, and is shown the example whatever they ask for.
    { path: "/analizador-documentos?vivienda={nobody}", expect: { anonymous: 200, others: 404 } },
    { path: "/analizador-documentos?papelera=si", expect: 200 },
  ],
  "/:region?/analizador-documentos/:dossierId": [
    { path: "/analizador-documentos/{nobody}", expect: { anonymous: 303, others: 404 } },
    { path: "/analizador-documentos/x", expect: { anonymous: 303, others: 404 } },
  ],
  // Whoever is signed in goes on to their campaigns.
  "/:region?/campanas-email": [{ expect: { anonymous: 200, others: 302 } }],
  // Whoever is signed in goes on to their plans.
  "/:region?/generador-planos": [{ expect: { anonymous: 200, others: 302 } }],
  "/:region?/generador-landing": [
    { expect: 200 },
    // A home that somebody does not see begins nothing, and the list is theirs.
    { path: "/generador-landing?vivienda={nobody}", expect: 200 },
    { path: "/generador-landing?papelera=si", expect: 200 },
  ],
  "/:region?/generador-landing/:landingId": [
    { path: "/generador-landing/{nobody}", expect: { anonymous: 303, others: 404 } },
    { path: "/generador-landing/x", expect: { anonymous: 303, others: 404 } },
  ],
  "/:region?/virtual-tour-360": [{ expect: 200 }],
  "/:region?/marketing-video": [
    { expect: 200 },
    { path: "/marketing-video?plantilla=nueva", expect: 200 },
    // Somebody else's film and home open nothing: the gallery stays.
    { path: "/marketing-video?proyecto={nobody}&vivienda={nobody}", expect: 200 },
  ],
  "/:region?/tours-virtuales-ia": [{ expect: 200 }, { path: "/tours-virtuales-ia?plano={nobody}", expect: 200 }],
  "/:region?/video-creator": [
    { expect: 200 },
    // Somebody else's video and home are as if they were not there.
    { path: "/video-creator?proyecto={nobody}", expect: 200 },
    { path: "/video-creator?vivienda={nobody}", expect: 200 },
  ],
  "/:region?/render-desde-plano": [
    { expect: 200 },
    // Somebody else's plan is asked for by the page, and refused there.
    { path: "/render-desde-plano?plano={nobody}", expect: 200 },
  ],
  "/:region?/renderizado-ia": [{ expect: 200 }],
  // A home that somebody does not see begins nothing, and the list is theirs.
  "/:region?/home-staging": [{ expect: 200 }, { path: "/home-staging?vivienda={nobody}", expect: 200 }],
  "/:region?/home-staging/comprobar": [{ expect: 200 }],
  "/:region?/home-staging/:projectId": [
    { path: "/home-staging/{nobody}", expect: { anonymous: 303, others: 404 } },
    { path: "/home-staging/x", expect: { anonymous: 303, others: 404 } },
  ],
  "/:region?/propuestas-captacion": [
    { expect: 200 },
    // A home that somebody does not see begins nothing, and the list is theirs.
    { path: "/propuestas-captacion?vivienda={nobody}", expect: 200 },
    { path: "/propuestas-captacion?papelera=si", expect: 200 },
  ],
  "/:region?/propuestas-captacion/:proposalId": [
    { path: "/propuestas-captacion/{nobody}", expect: { anonymous: 303, others: 404 } },
    { path: "/propuestas-captacion/x", expect: { anonymous: 303, others: 404 } },
  ],
  "/verificar": [{ expect: 200 }],
  "/informe-mercado/:token": [{ path: "/informe-mercado/no-existe", expect: 404 }],
  "/informe-mercado-alta/:token": [{ path: "/informe-mercado-alta/no-existe", expect: 404 }],
  "/informe-mercado-baja/:token": [{ path: "/informe-mercado-baja/no-existe", expect: 404 }],
  "/centro-analisis-mercado/cifras.csv": [{ expect: 200 }],
  "/:region?/chat-inmobiliario": [
    { expect: 200 },
    // A visitor keeps none, and is shown the page as it is.
    { path: "/chat-inmobiliario?conversacion={nobody}", expect: { anonymous: 200, others: 404 } },
    { path: "/chat-inmobiliario?conversacion=x", expect: { anonymous: 200, others: 404 } },
  ],
  "/:region?/asistente-valoracion": [
    { expect: 200 },
    // A visitor has no homes, and reads what the tool does whatever they ask for.
    { path: "/asistente-valoracion?vivienda={nobody}", expect: { anonymous: 200, others: 404 } },
    { path: "/asistente-valoracion?contacto=x", expect: { anonymous: 200, others: 404 } },
  ],
  // The same document for every visit: what stands in it comes from calls that ask whose it is.
  "/asistente-valoracion/:inspectionId": [
    { path: "/asistente-valoracion/{nobody}", expect: signedIn(200) },
    { path: "/asistente-valoracion/visita", expect: 200 },
    { path: "/asistente-valoracion/trabajador.js", expect: 200 },
    { path: "/asistente-valoracion/no-existe", expect: 404 },
  ],
  "/:region?/smart-matching": [
    { expect: 200 },
    // A visitor has no homes or buyers, and is shown the example whatever they ask for.
    { path: "/smart-matching?vivienda={nobody}", expect: { anonymous: 200, others: 404 } },
    { path: "/smart-matching?comprador={nobody}", expect: { anonymous: 200, others: 404 } },
    { path: "/smart-matching?comprador=x", expect: { anonymous: 200, others: 404 } },
  ],
  "/:region?/compartir/:token": [{ path: "/compartir/no-existe", expect: 404 }],
  "/:region?/shared/:token": [{ path: "/shared/no-existe", expect: 404 }],
  "/:region?/tour/:tourId": [{ path: "/tour/no-existe", expect: 404 }],

  "/formulario/:slug": [{ path: "/formulario/no-existe", expect: 404 }],
  "/formulario/:slug/incrustado": [{ path: "/formulario/no-existe/incrustado", expect: 404 }],
  "/asistente/:code": [{ path: "/asistente/no-existe", expect: 404 }],
  "/l/:code": [{ path: "/l/no-existe", expect: 404 }],

  // Open pages with a parameter.
  "/mercado/:city": [
    { path: "/mercado/sevilla", expect: 200 },
    { path: "/mercado/no-existe", expect: 404 },
  ],
  "/:region?/recursos/:slug": [
    { path: "/recursos/checklist-de-visita", expect: 200 },
    { path: "/recursos/no-existe", expect: 404 },
  ],
  "/:region?/blog/:slug": [
    { path: "/blog/gastos-de-vender", expect: 200 },
    { path: "/blog/no-existe", expect: 404 },
  ],
  "/:region?/help-center/:category": [
    { path: "/help-center/valorar", expect: 200 },
    { path: "/help-center/no-existe", expect: 404 },
  ],
  "/:region?/help-center/articulo/:slug": [
    { path: "/help-center/articulo/anadir-comparables", expect: 200 },
    { path: "/help-center/articulo/no-existe", expect: 404 },
  ],
  "/:solution/:city": [
    { path: "/soluciones-agencias-lujo/sevilla", expect: 200 },
    { path: "/soluciones-agencias-lujo/no-existe", expect: 404 },
  ],
  "/*": [{ path: "/no-existe", expect: 404 }],
};

/** Routes of a module in that folder need no line of their own: everybody gets the same. */
const OPEN: readonly (readonly [file: RegExp, status: number])[] = [
  [/^pages\/site\/(marketing|solutions|catalogue|articles|faq|legal|latam|market)\//, 200],
  [/^pages\/(insight\/capture|integrations\/api-docs)\//, 200],
  [/^pages\/site\/indexing\/(sitemap|robots)\.ts$/, 200],
  [/^pages\/site\/short-links\/redirect\.ts$/, 301],
  [/^pages\/tools\/tool\/tool-page\.tsx$/, 200],
  [/^pages\/accounts\/auth\/(auth|confirm)\.tsx$/, 200],
  // A demonstration shows them to all; for production see below.
  [/^pages\/operations\/dev\//, 200],
];

/** Pages that production does not serve. */
const IN_PRODUCTION: Record<string, Answers> = {
  "/native-demo": staff(200),
  "/code-review": staff(200),
  "/test-conexion": staff(200),
  "/test-fase2-poc": staff(200),
  "/dev/mailbox": 404,
};

const database = await openTestDatabase();
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const renderPage = createLoaderRenderer();
const app = createApp(services, renderPage);
const production = createApp({ ...services, config: { ...services.config, mode: "production" } }, renderPage);
const routes = pageRoutes();

let cast: Cast;
const ids: Record<string, string> = { nobody: randomUUID() };

beforeAll(async () => {
  cast = await openCast(services);
  ids.user = cast.user.id;
  ids.runOfVisitor = await addRow(services, "run", cast.anonymous.of);
  ids.runOfUser = await addRow(services, "run", cast.user.of);
  ids.threadOfAuthor = await addRow(services, "thread", cast.author.of);
  ids.runOfAuthor = await addRow(services, "run", cast.author.of);
});

async function traverse(of: typeof app, path: string): Promise<Record<string, number>> {
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `no such id: ${name}`);
  const statuses = PERSONAS.map(async (who) => [who, await statusOf(of, "GET", at, cast[who])] as const);
  return Object.fromEntries(await Promise.all(statuses));
}

const linesOf = ({ path, file }: { path: string; file: string }): readonly Visit[] => {
  const open = OPEN.find(([pattern]) => pattern.test(file));
  return PAGES[path] ?? (open && !/[:*]/.test(bare(path)) ? [{ expect: open[1] }] : []);
};
const bare = (path: string) => path.replace("/:region?", "") || "/";

describe("every route", () => {
  test("has a line, and every line a route", () => {
    expect(routes.filter((route) => linesOf(route).length === 0)).toEqual([]);
    const paths = new Set(routes.map(({ path }) => path));
    expect([...Object.keys(PAGES), ...Object.keys(IN_PRODUCTION)].filter((path) => !paths.has(path))).toEqual([]);
  });

  test.each(
    routes.flatMap((route) => linesOf(route).map((visit) => ({ at: visit.path ?? bare(route.path), ...visit }))),
  )("$at", async ({ at, expect: answers }) => {
    expect(await traverse(app, at)).toEqual(answersOf<number>(answers));
  });
});

test("no browser and no proxy keeps a page of somebody's, nor its data: the back button after signing out shows nothing", async () => {
  const kept: string[] = [];
  // `signedIn` and `staff` pages are those that answer 303 to a visitor without a session.
  const privatePages = routes.filter((route) =>
    linesOf(route).some(({ expect }) => typeof expect === "object" && expect.anonymous === 303),
  );
  expect(privatePages.length).toBeGreaterThan(80);
  for (const route of privatePages) {
    const at = bare(route.path)
      .replace("/:chapter?", "")
      .replace(/\/:\w+/g, `/${ids.nobody}`)
      .replace("/*", "/otra");
    for (const path of /\.csv$/.test(at) ? [at] : [at, `${at}.data`]) {
      const response = await app.request(path, {
        headers: { cookie: cast.admin.cookie, "x-forwarded-for": "192.0.2.7", accept: "text/html" },
      });
      await response.body?.cancel();
      if (!response.headers.get("cache-control")?.includes("no-store")) kept.push(`${response.status} ${path}`);
    }
  }
  expect(kept).toEqual([]);
});

test.each(["/valoracion", "/auth", "/precios?quien=yo"])(
  "%s is not kept where a cookie may have had a say in it",
  async (path) => {
    const of = async (headers: Record<string, string>) =>
      (await app.request(path, { headers })).headers.get("cache-control");
    expect(await of({ cookie: cast.anonymous.cookie })).toBe("private, no-store");
    expect(await of({ cookie: cast.user.cookie })).toBe("private, no-store");
    expect(await of({})).toMatch(path.startsWith("/precios") ? /^private, no-cache$/ : /^private, no-store$/);
  },
);

test.each(Object.entries<Answers>(IN_PRODUCTION))("%s in production", async (path, answers) => {
  expect(await traverse(production, path)).toEqual(answersOf<number>(answers));
});
