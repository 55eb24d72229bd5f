import * as z from "zod/mini";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import {
  contactListQuery,
  newContactBody,
  type PublicContact,
  publicContact,
} from "#domain/integrations/api/contact-resource.ts";
import {
  homeListQuery,
  homePatchBody,
  newHomeBody,
  type PublicHome,
  publicHome,
} from "#domain/integrations/api/home-resource.ts";
import { pageOf } from "#domain/integrations/api/paging.ts";
import {
  type PublicRunLine,
  publicRunLine,
  publicRunResult,
  runListQuery,
} from "#domain/integrations/api/run-resource.ts";
import { formatArea, formatDate, formatMoney } from "#domain/shared/format/format.ts";
import { HOME_STATUS_NAMES } from "#domain/shared/home-attributes/home-values.ts";
import { doneOnce } from "../../accounts/answers/answered-once.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { createContact, getContact, listContacts } from "../public-api/contacts.server.ts";
import { createHome, getHome, listHomes, updateHome } from "../public-api/homes.server.ts";
import { getRun, listRuns } from "../public-api/runs.server.ts";
import {
  ADDS,
  checked,
  IDEMPOTENCY_FIELD,
  idArgument,
  inputSchemaOf,
  type McpTool,
  outputSchemaOf,
  READS,
} from "./mcp-tool.server.ts";
import { figureText } from "./tool-tools.server.ts";

/** Portfolio, contacts and results, as the public API has them. */

const changedHome = z.extend(homePatchBody, { id: z.uuid("Escribe un id") });

export const RESOURCE_TOOLS: readonly McpTool[] = [
  {
    name: "buscar_viviendas",
    title: "Buscar viviendas",
    description:
      "Busca en la cartera por palabras (referencia, título, dirección, lugar), estado, operación y tipo. Lo último que cambió, primero.",
    scope: "homes:read",
    spends: "read",
    annotations: READS,
    inputSchema: inputSchemaOf(homeListQuery),
    outputSchema: outputSchemaOf(pageOf(publicHome)),
    async call(services, { actor }, args) {
      const page = await listHomes(services, actor, checked(homeListQuery, args));
      return { text: listText(page, homeLine, "viviendas"), structured: { ...page } };
    },
  },
  {
    name: "leer_vivienda",
    title: "Leer una vivienda",
    description: "La ficha entera de una vivienda de la cartera, por su id.",
    scope: "homes:read",
    spends: "read",
    annotations: READS,
    inputSchema: inputSchemaOf(idArgument),
    outputSchema: outputSchemaOf(publicHome),
    async call(services, { actor }, args) {
      const home = await getHome(services, actor, checked(idArgument, args).id);
      return { text: homeText(services, home), structured: { ...home } };
    },
  },
  {
    name: "crear_vivienda",
    title: "Añadir una vivienda",
    description:
      "Añade una vivienda a la cartera. Pregunta a la persona lo que no sepas; no inventes superficie, precio ni dirección.",
    scope: "homes:write",
    spends: "write",
    annotations: ADDS,
    inputSchema: inputSchemaOf(newHomeBody, { idempotencyKey: IDEMPOTENCY_FIELD }),
    outputSchema: outputSchemaOf(publicHome),
    async call(services, { actor }, args, { idempotencyKey }) {
      const asked = { ownerId: actor.ownerId, idempotencyKey, name: "crear_vivienda", args };
      const home = await once(services, asked, async (within) => {
        return await createHome(within, actor, checked(newHomeBody, args));
      });
      return { text: `Añadida a la cartera.\n\n${homeText(services, home)}`, structured: { ...home } };
    },
  },
  {
    name: "cambiar_vivienda",
    title: "Cambiar una vivienda",
    description:
      "Cambia los campos que digas de una vivienda de la cartera; los demás se quedan. null vacía un campo. Queda en su historial.",
    scope: "homes:write",
    spends: "write",
    annotations: { ...ADDS, destructiveHint: true, idempotentHint: true },
    inputSchema: inputSchemaOf(changedHome),
    outputSchema: outputSchemaOf(publicHome),
    async call(services, { actor }, args) {
      const { id, ...change } = checked(changedHome, args);
      const home = await updateHome(services, actor, id, change);
      return { text: `Guardado.\n\n${homeText(services, home)}`, structured: { ...home } };
    },
  },
  {
    name: "buscar_contactos",
    title: "Buscar contactos",
    description: "Busca contactos por palabras (nombre, empresa, correo, teléfono, etiqueta) y por papel.",
    scope: "contacts:read",
    spends: "read",
    annotations: READS,
    inputSchema: inputSchemaOf(contactListQuery),
    outputSchema: outputSchemaOf(pageOf(publicContact)),
    async call(services, { actor }, args) {
      const page = await listContacts(services, actor, checked(contactListQuery, args));
      return { text: listText(page, contactLine, "contactos"), structured: { ...page } };
    },
  },
  {
    name: "leer_contacto",
    title: "Leer un contacto",
    description: "La ficha de un contacto, por su id.",
    scope: "contacts:read",
    spends: "read",
    annotations: READS,
    inputSchema: inputSchemaOf(idArgument),
    outputSchema: outputSchemaOf(publicContact),
    async call(services, { actor }, args) {
      const contact = await getContact(services, actor, checked(idArgument, args).id);
      return { text: contactText(services, contact), structured: { ...contact } };
    },
  },
  {
    name: "crear_contacto",
    title: "Añadir un contacto",
    description: "Añade un contacto. El consentimiento para recibir novedades solo se marca si la persona lo ha dado.",
    scope: "contacts:write",
    spends: "write",
    annotations: ADDS,
    inputSchema: inputSchemaOf(newContactBody, { idempotencyKey: IDEMPOTENCY_FIELD }),
    outputSchema: outputSchemaOf(publicContact),
    async call(services, { actor }, args, { idempotencyKey }) {
      const asked = { ownerId: actor.ownerId, idempotencyKey, name: "crear_contacto", args };
      const contact = await once(services, asked, async (within) => {
        return await createContact(within, actor, checked(newContactBody, args));
      });
      return { text: `Añadido a tus contactos.\n\n${contactText(services, contact)}`, structured: { ...contact } };
    },
  },
  {
    name: "buscar_resultados",
    title: "Buscar resultados",
    description: "Lista los resultados de las herramientas: por herramienta, carpeta, etiqueta o vivienda.",
    scope: "runs:read",
    spends: "read",
    annotations: READS,
    inputSchema: inputSchemaOf(runListQuery),
    outputSchema: outputSchemaOf(pageOf(publicRunLine)),
    async call(services, { actor }, args) {
      const page = await listRuns(services, actor, checked(runListQuery, args));
      return { text: listText(page, runLine, "resultados"), structured: { ...page } };
    },
  },
  {
    name: "leer_resultado",
    title: "Leer un resultado",
    description: "Un resultado entero, con sus datos, su texto y sus fuentes, por su id.",
    scope: "runs:read",
    spends: "read",
    annotations: READS,
    inputSchema: inputSchemaOf(idArgument),
    outputSchema: outputSchemaOf(publicRunResult),
    async call(services, { actor }, args) {
      const run = await getRun(services, actor, checked(idArgument, args).id);
      const url = `${services.config.publicUrl}/${run.tool}?resultado=${run.id}`;
      return { text: `${run.title}\n\n${run.text}\n\nResultado completo: ${url}`, structured: { ...run } };
    },
  },
];

/** Sent again with its key, it is done once and answered the same. */
async function once<T extends object>(
  services: ToolServices,
  asked: { ownerId: string; idempotencyKey: string | undefined; name: string; args: object },
  call: (within: ToolServices) => Promise<T>,
): Promise<T> {
  const { body } = await doneOnce(
    { db: services.database.db, now: services.now },
    {
      ownerId: asked.ownerId,
      idempotencyKey: asked.idempotencyKey,
      request: ["mcp", asked.name, JSON.stringify(asked.args)],
    },
    async (db) => ({
      status: 201,
      body: await call({ ...services, database: { ...services.database, db } }),
    }),
  );
  return body as T;
}

function listText<T>(
  { data, nextCursor }: { data: readonly T[]; nextCursor: string | null },
  line: (row: T) => string,
  what: string,
): string {
  if (data.length === 0) return `No hay ${what} así.`;
  const more = nextCursor === null ? [] : [`Hay más: pide la página siguiente con cursor "${nextCursor}".`];
  return [...data.map((row, index) => `${index + 1}. ${line(row)}`), ...more].join("\n");
}

function homeLine(home: PublicHome): string {
  const { title, address, reference, type, operation, price, currency, builtAreaM2, rooms, status, town, id } = home;
  const price_ =
    price === null ? "sin precio" : `${formatMoney(price, currency)}${operation === "alquiler" ? " al mes" : ""}`;
  const parts = [
    title ?? address ?? HOME_TYPE_NAMES[type],
    reference && `ref. ${reference}`,
    `${HOME_TYPE_NAMES[type]}, ${OPERATION_NAMES[operation].toLowerCase()}`,
    town,
    price_,
    builtAreaM2 === null ? null : formatArea(builtAreaM2),
    rooms === null ? null : `${rooms} hab.`,
    HOME_STATUS_NAMES[status],
    `id ${id}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

function homeText({ config }: ToolServices, home: PublicHome): string {
  const page = `${config.publicUrl}/dashboard/cartera/${home.id}`;
  return `${homeLine(home)}\nFicha: ${page}`;
}

function contactLine({ fullName, company, roles, emails, phones, id }: PublicContact): string {
  const parts = [fullName, company, roles.join(", "), ...emails, ...phones, `id ${id}`];
  return parts.filter(Boolean).join(" · ");
}

const contactText = ({ config }: ToolServices, contact: PublicContact): string =>
  `${contactLine(contact)}\nFicha: ${config.publicUrl}/dashboard/contactos/${contact.id}`;

function runLine({ title, name, toolTitle, figure, createdAt, id }: PublicRunLine): string {
  const stated = figure && figureText(figure as Parameters<typeof figureText>[0]);
  return [toolTitle, name ?? title, stated, formatDate(createdAt.slice(0, 10)), `id ${id}`].filter(Boolean).join(" · ");
}
