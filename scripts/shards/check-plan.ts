import type { Placement } from "./plan.ts";
import type { ForeignKey, Table } from "./read-schema.ts";

/** Work that has to be done before the plan can be carried out, by kind. */
export const WORKS = {
  unplaced: "tables that the plan does not place, or that it places and that are not there",
  column: "distributed tables without their column",
  nullable: "distributed tables whose column may be empty, or is calculated",
  unique: "unique keys of distributed tables that lack the column",
  "foreign key": "foreign keys that would leave their shard",
  trigger: "triggers of distributed tables",
} as const;

export interface Finding {
  kind: keyof typeof WORKS;
  table: string;
  says: string;
}

/** @returns everything that keeps the schema from being spread by the plan, in the order of the tables */
export function checkPlan(tables: readonly Table[], plan: ReadonlyMap<string, Placement>): Finding[] {
  const names = new Set(tables.map(({ name }) => name));
  const gone = [...plan.keys()].filter((name) => !names.has(name));
  return [
    ...gone.map((table): Finding => ({ kind: "unplaced", table, says: "is in the plan and not in the schema" })),
    ...tables.flatMap((table) => findingsOf(table, plan)),
  ];
}

function findingsOf(table: Table, plan: ReadonlyMap<string, Placement>): Finding[] {
  const { name } = table;
  const placement = plan.get(name);
  if (!placement) return [{ kind: "unplaced", table: name, says: "is not in the plan" }];
  const leaving = table.foreignKeys.flatMap((key) => leavesShard(key, placement, plan.get(key.to)) ?? []);
  const keys = leaving.map((says): Finding => ({ kind: "foreign key", table: name, says }));
  return placement.kind === "distributed" ? [...ofDistributed(table, placement), ...keys] : keys;
}

type Distributed = Extract<Placement, { kind: "distributed" }>;

function ofDistributed({ name, columns, unique, triggers }: Table, { column }: Distributed): Finding[] {
  const found: Finding[] = [];
  const stored = columns.get(column);
  if (!stored) found.push({ kind: "column", table: name, says: `has no ${column}` });
  else if (stored.isNullable) found.push({ kind: "nullable", table: name, says: `${column} may be empty` });
  // Citus takes no calculated column, because it must know a row's shard before it stores the row.
  else if (stored.isGenerated) found.push({ kind: "nullable", table: name, says: `${column} is calculated` });
  for (const key of unique) {
    if (key.columns.includes(column)) continue;
    found.push({ kind: "unique", table: name, says: `${key.name} (${key.columns.join(", ")}) lacks ${column}` });
  }
  for (const trigger of triggers) found.push({ kind: "trigger", table: name, says: trigger });
  return found;
}

/** @returns why a foreign key cannot be kept; undefined where it can */
function leavesShard(key: ForeignKey, from: Placement, to: Placement | undefined): string | undefined {
  const named = `${key.name} (${key.columns.join(", ")}) to ${key.to}`;
  if (!to) return `${named}, which is not placed`;
  if (to.kind === "reference") return undefined;
  if (from.kind === "local" && to.kind === "local") return undefined;
  if (from.kind !== "distributed" || to.kind !== "distributed") return `${named}, which is ${to.kind}`;
  if (from.group !== to.group) return `${named}, of the group ${to.group}`;
  const at = key.columns.indexOf(from.column);
  if (at >= 0 && key.toColumns[at] === to.column) return undefined;
  return `${named} without ${from.column}`;
}
