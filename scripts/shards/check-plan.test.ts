import { expect, test } from "vitest";
import { openTestDatabase } from "../../src/test/test-database.ts";
import { checkPlan, type Finding } from "./check-plan.ts";
import { PLAN, type Placement } from "./plan.ts";
import { readSchema, type Table } from "./read-schema.ts";

const { pool } = await openTestDatabase();

const table = (name: string, given: Partial<Table> & { keys?: string[] } = {}): Table => ({
  name,
  columns: new Map(["id", "scope"].map((column) => [column, { isNullable: false, isGenerated: false }])),
  unique: [{ name: `${name}_pkey`, columns: given.keys ?? ["scope", "id"] }],
  triggers: [],
  foreignKeys: [],
  ...given,
});
const byScope: Placement = { kind: "distributed", group: "agencies", column: "scope" };
const plan = new Map<string, Placement>([
  ["contacts", byScope],
  ["deals", byScope],
  ["homes", { kind: "distributed", group: "market", column: "id" }],
  ["users", { kind: "reference" }],
  ["mails", { kind: "local" }],
]);
const foreignKey = (to: string, columns = ["contact_id"], toColumns = ["id"]) => ({
  name: "fk",
  columns,
  to,
  toColumns,
});
const rest = (...names: string[]) =>
  ["contacts", "homes", "users", "mails"]
    .filter((n) => !names.includes(n))
    .map((n) => table(n, { keys: n === "homes" ? ["id"] : ["scope", "id"] }));
const found = (...tables: Table[]): Pick<Finding, "kind" | "table">[] =>
  checkPlan([...tables, ...rest(...tables.map(({ name }) => name))], plan).map(({ kind, table }) => ({ kind, table }));

test("a table whose keys and foreign keys carry the column is ready", () => {
  const ready = table("deals", {
    foreignKeys: [foreignKey("contacts", ["scope", "contact_id"], ["scope", "id"]), foreignKey("users", ["owner_id"])],
  });
  expect(found(ready)).toEqual([]);
});

test.each<[string, Partial<Table> & { keys?: string[] }, Finding["kind"]]>([
  ["no column", { columns: new Map() }, "column"],
  [
    "a column that may be empty",
    { columns: new Map([["scope", { isNullable: true, isGenerated: false }]]) },
    "nullable",
  ],
  [
    "a column that is calculated",
    { columns: new Map([["scope", { isNullable: false, isGenerated: true }]]) },
    "nullable",
  ],
  ["a key without the column", { keys: ["id"] }, "unique"],
  ["a trigger", { triggers: ["tell"] }, "trigger"],
  ["a key into its own group without the column", { foreignKeys: [foreignKey("contacts")] }, "foreign key"],
  [
    "the columns of a key crossed",
    { foreignKeys: [foreignKey("contacts", ["scope", "x"], ["id", "scope"])] },
    "foreign key",
  ],
  ["a key into another group", { foreignKeys: [foreignKey("homes")] }, "foreign key"],
  ["a key to a table of one machine", { foreignKeys: [foreignKey("mails")] }, "foreign key"],
])("%s is not ready", (_name, given, kind) => {
  expect(found(table("deals", given))).toEqual([{ kind, table: "deals" }]);
});

test("a reference table and one of the coordinator point at no shard", () => {
  expect(found(table("deals"), table("users", { foreignKeys: [foreignKey("contacts")] }))).toMatchObject([
    { kind: "foreign key" },
  ]);
  expect(found(table("deals"), table("mails", { foreignKeys: [foreignKey("users")] }))).toEqual([]);
});

test("a new table has to be placed, and one that is gone leaves the plan", () => {
  expect(found(table("deals"), table("news"))).toEqual([{ kind: "unplaced", table: "news" }]);
  expect(checkPlan(rest(), plan)).toMatchObject([{ kind: "unplaced", table: "deals" }]);
});

test("every table of the schema is placed, and no more is to be done than was known", async () => {
  const findings = checkPlan(await readSchema(pool as never), PLAN);
  const counts = Object.groupBy(findings, ({ kind }) => kind);
  const of = (kind: Finding["kind"]) => counts[kind]?.length ?? 0;
  expect(findings.filter(({ kind }) => kind === "unplaced")).toEqual([]);
  // Where one of these is made smaller it is written here, so that it does not grow again.
  expect({
    column: of("column"),
    nullable: of("nullable"),
    unique: of("unique"),
    foreign: of("foreign key"),
    trigger: of("trigger"),
  }).toEqual({
    column: 93,
    nullable: 0,
    unique: 170,
    foreign: 148,
    trigger: 16,
  });
});
