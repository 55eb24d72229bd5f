import type * as z from "zod/mini";
import { pageOf, trashedRow } from "#domain/integrations/api/paging.ts";
import type { ApiScope } from "#domain/integrations/api/scopes.ts";
import { type Group, type Operation, type SchemaName, UUID } from "./operation.server.ts";

/** The calls that every resource of `/api/v1` has alike: its list, one row, and the recycle bin. */

const PAGE_NOTES = {
  limit: "Filas de una página.",
  cursor: "`nextCursor` de la página anterior, tal cual.",
  order:
    "Por su último cambio; lo que no cambia, por su fecha de alta. Con `oldest` no se escapa nada que cambie mientras lees.",
};

export interface Resource {
  group: Group;
  path: string;
  /** Ends the ids of its operations: `getHome` for `Home`. */
  name: string;
  schema: z.ZodMiniType;
  schemaName: SchemaName;
  example: object & { id: string };
  read: ApiScope;
  unknown: "UNKNOWN_HOME" | "UNKNOWN_RUN" | "NOT_FOUND";
}

export const idOf = (resource: Resource) => ({ id: { schema: UUID, example: resource.example.id } });

export function listing(
  resource: Resource,
  more: Pick<Operation, "summary" | "description"> & { query: NonNullable<Operation["query"]>; line?: Resource },
): Operation {
  const { line = resource, query, ...words } = more;
  return {
    id: `list${resource.name}s`,
    method: "get",
    path: resource.path,
    group: resource.group,
    scope: resource.read,
    ...words,
    query: { ...query, notes: { ...PAGE_NOTES, ...query.notes } },
    answer: {
      status: 200,
      description: "Una página",
      schema: pageOf(line.schema),
      name: line.schemaName,
      example: { data: [line.example], nextCursor: null },
    },
    errors: ["INVALID_INPUT", "INVALID_CURSOR"],
  };
}

export function getting(resource: Resource, words: Pick<Operation, "summary" | "description">): Operation {
  return {
    id: `get${resource.name}`,
    method: "get",
    path: `${resource.path}/{id}`,
    group: resource.group,
    scope: resource.read,
    params: idOf(resource),
    ...words,
    answer: answerOf(resource, 200),
    errors: [resource.unknown],
  };
}

export const answerOf = ({ schema, schemaName, example }: Resource, status: 200 | 201) => ({
  status,
  description: status === 201 ? "Hecho" : "Así queda",
  schema,
  name: schemaName,
  example,
});

export const trashing = (
  resource: Resource,
  scope: ApiScope,
  words: Pick<Operation, "summary" | "description">,
): Operation => ({
  id: `delete${resource.name}`,
  method: "delete",
  path: `${resource.path}/{id}`,
  group: resource.group,
  scope,
  params: idOf(resource),
  ...words,
  answer: {
    status: 200,
    description: "En la papelera",
    schema: trashedRow,
    example: { id: resource.example.id, deleted: true },
  },
  errors: [resource.unknown, "IDEMPOTENCY_CONFLICT"],
});
