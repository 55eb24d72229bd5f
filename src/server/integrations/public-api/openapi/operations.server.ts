import {
  contactListQuery,
  contactPatchBody,
  newContactBody,
  publicContact,
} from "#domain/integrations/api/contact-resource.ts";
import { homeListQuery, homePatchBody, newHomeBody, publicHome } from "#domain/integrations/api/home-resource.ts";
import { leadListQuery, newLeadBody, publicLead } from "#domain/integrations/api/lead-resource.ts";
import { publicMe } from "#domain/integrations/api/me-resource.ts";
import { publicRunLine, publicRunResult, runListQuery, runPatchBody } from "#domain/integrations/api/run-resource.ts";
import {
  CONTACT,
  CONTACT_BODY,
  EXAMPLE_IDS,
  HOME,
  HOME_BODY,
  LEAD,
  LEAD_BODY,
  ME,
  RUN_LINE,
} from "./examples.server.ts";
import { MARKET_OPERATIONS } from "./market-operations.server.ts";
import { type Operation, UUID } from "./operation.server.ts";
import { answerOf, getting, idOf, listing, type Resource, trashing } from "./resource-operations.server.ts";

/** The calls of `/api/v1`. */

const homes: Resource = {
  group: "viviendas",
  path: "/api/v1/homes",
  name: "Home",
  schema: publicHome,
  schemaName: "Home",
  example: HOME,
  read: "homes:read",
  unknown: "UNKNOWN_HOME",
};
const contacts: Resource = {
  group: "contactos",
  path: "/api/v1/contacts",
  name: "Contact",
  schema: publicContact,
  schemaName: "Contact",
  example: CONTACT,
  read: "contacts:read",
  unknown: "NOT_FOUND",
};
const leads: Resource = {
  group: "leads",
  path: "/api/v1/leads",
  name: "Lead",
  schema: publicLead,
  schemaName: "Lead",
  example: LEAD,
  read: "leads:read",
  unknown: "NOT_FOUND",
};
const runs: Resource = {
  group: "resultados",
  path: "/api/v1/runs",
  name: "Run",
  schema: publicRunLine,
  schemaName: "RunLine",
  example: RUN_LINE,
  read: "runs:read",
  unknown: "UNKNOWN_RUN",
};

/** @param run a result as a run answers it */
export function resourceOperations(run: { id: string } & object): Operation[] {
  const whole: Resource = { ...runs, schema: publicRunResult, schemaName: "Run", example: run };
  return [
    {
      id: "getMe",
      method: "get",
      path: "/api/v1/me",
      group: "cuenta",
      scope: null,
      summary: "Para quién actúa la clave, qué permisos tiene y cuántos créditos quedan",
      answer: { status: 200, description: "Quién eres", schema: publicMe, name: "Me", example: ME },
    },
    listing(homes, {
      summary: "Lista la cartera",
      description: "Sin las viviendas de la papelera. Los importes van en `currency`; los de un alquiler, al mes.",
      query: {
        schema: homeListQuery,
        notes: {
          text: "Palabras de la referencia, el título, la dirección o el lugar.",
          updatedSince: "Solo las que han cambiado desde entonces.",
        },
        example: { status: "disponible", operation: "venta", limit: "50" },
      },
    }),
    getting(homes, { summary: "Lee una vivienda", description: "Si se unió a otra, responde la que quedó." }),
    {
      id: "createHome",
      method: "post",
      path: homes.path,
      group: homes.group,
      scope: "homes:write",
      summary: "Añade una vivienda",
      body: { schema: newHomeBody, example: HOME_BODY },
      answer: answerOf(homes, 201),
      errors: ["INVALID_INPUT", "MALFORMED_REQUEST", "IDEMPOTENCY_CONFLICT"],
    },
    {
      id: "updateHome",
      method: "patch",
      path: `${homes.path}/{id}`,
      group: homes.group,
      scope: "homes:write",
      summary: "Cambia una vivienda",
      description: "Lo que no envías se queda; `null` vacía un campo. Para cerrarla envía también `closedOn`.",
      params: idOf(homes),
      body: { schema: homePatchBody, example: { status: "cerrado", closedOn: "2026-11-20", closedPrice: 279_000 } },
      answer: {
        ...answerOf(homes, 200),
        example: { ...HOME, status: "cerrado", closedOn: "2026-11-20", closedPrice: 279_000 },
      },
      errors: ["UNKNOWN_HOME", "HOME_MERGED", "INVALID_INPUT", "MALFORMED_REQUEST", "IDEMPOTENCY_CONFLICT"],
    },
    trashing(homes, "homes:write", {
      summary: "Tira una vivienda a la papelera",
      description: "Allí está treinta días, y se recupera desde la cartera.",
    }),
    listing(contacts, {
      summary: "Lista los contactos",
      description: "Los que ves en la agencia según tu papel, sin la papelera.",
      query: {
        schema: contactListQuery,
        notes: {
          text: "Palabras del nombre, la empresa, un correo, un teléfono o una etiqueta.",
          updatedSince: "Solo los que han cambiado desde entonces.",
        },
        example: { role: "comprador", tag: "ruzafa" },
      },
    }),
    getting(contacts, { summary: "Lee un contacto" }),
    {
      id: "createContact",
      method: "post",
      path: contacts.path,
      group: contacts.group,
      scope: "contacts:write",
      summary: "Añade un contacto",
      description:
        "Cada correo y cada teléfono es de un solo contacto de la agencia: si ya es de otro, la respuesta dice cuál. Los teléfonos de fuera de España llevan prefijo.",
      body: { schema: newContactBody, example: CONTACT_BODY },
      answer: answerOf(contacts, 201),
      errors: ["INVALID_INPUT", "MALFORMED_REQUEST", "IDEMPOTENCY_CONFLICT"],
    },
    {
      id: "updateContact",
      method: "patch",
      path: `${contacts.path}/{id}`,
      group: contacts.group,
      scope: "contacts:write",
      summary: "Cambia un contacto",
      description: "Lo que no envías se queda. `emails` y `phones` sustituyen a los que había.",
      params: idOf(contacts),
      body: { schema: contactPatchBody, example: { company: "Soler e hijas", tags: ["ruzafa", "urgente"] } },
      answer: {
        ...answerOf(contacts, 200),
        example: { ...CONTACT, company: "Soler e hijas", tags: ["ruzafa", "urgente"] },
      },
      errors: ["NOT_FOUND", "INVALID_INPUT", "MALFORMED_REQUEST", "IDEMPOTENCY_CONFLICT"],
    },
    trashing(contacts, "contacts:write", {
      summary: "Tira un contacto a la papelera",
      description: "Allí está treinta días, y se recupera desde Contactos.",
    }),
    listing(leads, {
      summary: "Lista los leads que te llegan",
      description: "Quien escribe desde un resultado compartido (`compartir`) y los que deja tu programa.",
      query: { schema: leadListQuery, notes: { source: "De dónde vino." }, example: { source: "web-propia" } },
    }),
    getting(leads, { summary: "Lee un lead" }),
    {
      id: "createLead",
      method: "post",
      path: leads.path,
      group: leads.group,
      scope: "leads:write",
      summary: "Deja un lead",
      description:
        "Se convierte en contacto al momento, con su trato y su responsable según las reglas de la agencia, y empieza a contar el plazo de respuesta. El mismo correo o teléfono es siempre el mismo contacto.",
      body: { schema: newLeadBody, example: LEAD_BODY },
      answer: answerOf(leads, 201),
      errors: ["INVALID_INPUT", "MALFORMED_REQUEST", "IDEMPOTENCY_CONFLICT"],
    },
    listing(runs, {
      summary: "Lista los resultados de las herramientas",
      query: {
        schema: runListQuery,
        notes: { tool: "Nombre de la herramienta, como en su dirección." },
        example: { tool: "calculadora-capacidad", saved: "true" },
      },
    }),
    getting(whole, { summary: "Lee un resultado entero" }),
    {
      id: "updateRun",
      method: "patch",
      path: `${runs.path}/{id}`,
      group: runs.group,
      scope: "runs:write",
      summary: "Guarda, nombra u ordena un resultado",
      description: "Lo que no envías se queda. Un resultado en una carpeta está guardado.",
      params: { id: { schema: UUID, example: EXAMPLE_IDS.run } },
      body: { schema: runPatchBody, example: { saved: true, folder: "Familia Soler", tags: ["ruzafa"] } },
      answer: {
        ...answerOf(whole, 200),
        example: { ...run, isSaved: true, folder: "Familia Soler", tags: ["ruzafa"] },
      },
      errors: ["UNKNOWN_RUN", "RUN_PURGED", "INVALID_INPUT", "MALFORMED_REQUEST", "IDEMPOTENCY_CONFLICT"],
    },
    {
      id: "rerunRun",
      method: "post",
      path: `${runs.path}/{id}/rerun`,
      group: runs.group,
      scope: "tools:run",
      summary: "Vuelve a calcular un resultado con los datos de hoy",
      description:
        "Gasta los créditos de su herramienta. El resultado anterior se queda como está. La clave necesita también `runs:read`: la respuesta lleva lo que se escribió entonces.",
      params: { id: { schema: UUID, example: EXAMPLE_IDS.run } },
      answer: answerOf(whole, 201),
      errors: ["UNKNOWN_RUN", "RUN_PURGED", "RERUN_NEEDS_FORM", "INSUFFICIENT_CREDITS", "IDEMPOTENCY_CONFLICT"],
    },
    trashing(runs, "runs:write", {
      summary: "Tira un resultado a la papelera",
      description: "Allí está treinta días, y se recupera desde el historial.",
    }),
    ...MARKET_OPERATIONS,
  ];
}
