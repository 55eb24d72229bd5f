import { PLANS } from "#content/plans.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { KEY_DAYS, MOST_KEYS } from "#domain/integrations/api/key-form.ts";
import { MOST_ROWS, USUAL_ROWS } from "#domain/integrations/api/paging.ts";
import { API_KEY_PREFIX, API_SCOPE_NAMES, API_SCOPES } from "#domain/integrations/api/scopes.ts";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENT_TYPES } from "#domain/integrations/api/webhook-events.ts";
import {
  MOST_ANNOUNCED_CHANGES,
  MOST_WEBHOOKS,
  WEBHOOK_PAUSES_MINUTES,
  WEBHOOK_STOPS_AFTER_DAYS,
  WEBHOOK_TIMEOUT_SECONDS,
} from "#domain/integrations/api/webhook-form.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed, listedOr } from "#domain/shared/format/listed.ts";
import { KEY_CALLS_A_MINUTE } from "../../accounts/keys/key-limit.server.ts";
import { PERIODS } from "../../platform/retention/periods.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { helpPage } from "./help-page.server.ts";
import { stated } from "./stated.server.ts";

const many = (amount: number) => formatNumber(amount);

/** The API for programs, its keys, and webhooks. */
export function apiFacts(): Statement[] {
  const onApi = factsOn(helpPage("usar-la-api"));
  const onKeys = factsOn(helpPage("claves-de-la-api"));
  const onHooks = factsOn(helpPage("webhooks"));
  const plans = listed(
    PLANS.filter(({ hasApi }) => hasApi).map(({ id, name }) => (id === "prueba" ? "la prueba" : `el plan ${name}`)),
  );
  return [
    ...stated(
      onApi,
      `
api.has · API · si la hay · yes-no which where
Sí: la API tiene clave propia y está en ${plans}. La documentación es pública, en /api/docs.
? tienen API | hay API | dónde está la documentación de la API | puedo integrar mi CRM
+ programador desarrollador integrar CRM OpenAPI REST

api.page-size · API, lista, paginación · filas · how-much
Una lista de la API trae ${many(USUAL_ROWS)} filas, o las que pidas con «limit» hasta ${many(MOST_ROWS)}.
? cuántas filas devuelve la API | límite de resultados por página en la API | cómo pagino la API
`,
    ),
    ...stated(
      onKeys,
      `
api.keys · claves de la API · cuántas · how-much what
Una agencia puede tener ${many(MOST_KEYS)} claves de la API que funcionen a la vez. Empiezan por «${API_KEY_PREFIX}» y se ven una sola vez.
? cuántas claves de API puedo tener | cómo es una clave de la API | perdí mi clave de API

api.key-days · claves de la API · caducidad · when how-much yes-no
Una clave de la API caduca a los ${listedOr(KEY_DAYS.map(many))} días, o nunca: lo eliges al crearla.
? caducan las claves de la API | cuánto dura una clave de API

api.calls · API, límite de llamadas · por minuto · how-much
Las claves de una agencia comparten ${many(KEY_CALLS_A_MINUTE.read)} lecturas y ${many(KEY_CALLS_A_MINUTE.write)} escrituras o cálculos por minuto.
? cuántas llamadas admite la API por minuto | límite de peticiones de la API | rate limit de la API
+ rate limit peticiones cuota 429

api.key-where · claves de la API · dónde se crean · where how
Las claves de la API se crean en tu panel, en «Integraciones», «Claves», y se revocan en su fila.
? dónde creo una clave de API | cómo revoco una clave de API

api.scopes · permisos de una clave de la API · cuáles · which what
Una clave puede tener ${counted(API_SCOPES.length, "permiso", "permisos")}:\n${API_SCOPES.map((scope) => `${scope}: ${uncapitalised(API_SCOPE_NAMES[scope])}`).join("\n")}
? qué permisos tiene una clave de API | scopes de la API
`,
    ),
    ...API_SCOPES.map((scope) =>
      onKeys(
        `api.scope-${scope}`,
        `permiso ${scope} de la API`,
        "qué permite",
        `El permiso «${scope}» sirve para ${uncapitalised(API_SCOPE_NAMES[scope])}.`,
        { forms: ["what"], asked: [`qué permite ${scope}`, `permiso para ${uncapitalised(API_SCOPE_NAMES[scope])}`] },
      ),
    ),
    ...stated(
      onHooks,
      `
webhook.most · webhooks · cuántos · how-much
Puedes tener ${many(MOST_WEBHOOKS)} webhooks por agencia, si tu plan incluye la API.
? cuántos webhooks puedo tener | límite de webhooks

webhook.timeout · webhooks · tiempo de respuesta · how-much
Tu servidor tiene que responder a un webhook con un 2xx en menos de ${many(WEBHOOK_TIMEOUT_SECONDS)} segundos.
? cuánto tiempo tengo para responder a un webhook | timeout de los webhooks

webhook.tries · webhooks, reintentos · cuántas veces · how-much when
Un webhook se intenta ${many(WEBHOOK_PAUSES_MINUTES.length + 1)} veces en total, la segunda a los 30 segundos y después con pausas de hasta un día.
? cuántas veces reintentan un webhook | qué pasa si mi servidor no responde

webhook.stop · webhooks · cuándo se detienen · when why
Si en ${many(WEBHOOK_STOPS_AFTER_DAYS)} días no llega nada, o tu servidor responde 410, el webhook se detiene y te escribimos.
? por qué se paró mi webhook | cuándo se desactiva un webhook

webhook.log · registro de un webhook · cuánto se guarda · how-much
El registro de un webhook se guarda ${many(PERIODS.webhookDeliveries.days)} días.
? cuánto se guarda el registro del webhook | hasta cuándo veo los envíos de un webhook

webhook.imports · webhooks, importación grande · qué avisa · what how-much
Una importación de más de ${many(MOST_ANNOUNCED_CHANGES)} cambios solo avisa de su final.
? por qué no llegan webhooks de una importación | webhooks al importar muchas viviendas

webhook.signature · webhooks, firma · cómo se comprueba · how
Cada webhook va firmado según Standard Webhooks, con las cabeceras webhook-id, webhook-timestamp y webhook-signature y el secreto que copias al crearlo.
? cómo compruebo la firma de un webhook | cómo sé que el webhook es de Umbral

webhook.events · avisos de los webhooks · cuáles · which
Los webhooks avisan de:\n${WEBHOOK_EVENT_TYPES.map((type) => `${type}: ${uncapitalised(WEBHOOK_EVENT_NAMES[type])}`).join("\n")}
? qué eventos envían los webhooks | de qué avisan los webhooks | lista de eventos de webhook
`,
    ),
    ...WEBHOOK_EVENT_TYPES.map((type) =>
      onHooks(
        `webhook.event-${type}`,
        `aviso ${type} de los webhooks`,
        "cuándo llega",
        `El aviso «${type}» de los webhooks quiere decir: ${uncapitalised(WEBHOOK_EVENT_NAMES[type])}.`,
        {
          forms: ["when", "what"],
          asked: [`cuándo llega ${type}`, `webhook de ${uncapitalised(WEBHOOK_EVENT_NAMES[type])}`],
        },
      ),
    ),
  ];
}
