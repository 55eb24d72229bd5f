import { expect, test, vi } from "vitest";
import { callersOf, hostileCalls, someOf } from "../../test/hostile-calls.ts";
import { schemasAsked } from "../../test/recorded-schemas.ts";
import { samplesOf } from "../../test/schema-samples.ts";
import { tools } from "../../tools/registry.ts";
import { AppError } from "../platform/app-error.server.ts";
import { calculateRun } from "../tools/runs/run-tool.server.ts";

/**
 * Any body sent to any call that changes something gets an answer below 500 and records no error. The calls are found
 * by themselves; bodies are made from the very schema that a call asks for, so that they pass it.
 */

vi.mock("zod/mini", async (original) => {
  const { recording } = await import("../../test/recorded-schemas.ts");
  return recording(await original<object>());
});

const { services, changing, send, nothingBroke, ownPath, idFor } = await hostileCalls();
const methodOf = (route: string) => route.split(" ")[0]!;

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
/** One body of each kind that the common reader refuses for all calls. */
const FEW_BODIES = ["null", "{", '{"x":"\\ud800"}', '{"\\u0000":1}', `{"x":${deep(9_000)}}`, '{"__proto__":{"a":1}}'];
const BODIES = [
  "",
  "{",
  "null",
  "true",
  '"x"',
  "5",
  "[]",
  "[null]",
  "\u0000",
  '{"a":1}{"a":2}',
  '{"a":1,"a":2}',
  '{"x":"\\ud800"}',
  '{"\\ud800":1}',
  '{"x":"\\u0000"}',
  '{"\\u0000":1}',
  '{"x":{"y":["\\udfff"]}}',
  '{"x":1e999}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1,"valueOf":null,"length":-1}',
  `{"x":${deep(9_000)}}`,
  deep(500_000),
  `{"a":${'{"a":'.repeat(200)}1${"}".repeat(200)}}`,
  `[${"0,".repeat(300_000)}0]`,
  `{"ids":[${'"x",'.repeat(20_000)}"x"]}`,
];
/** One for each way in which a body is read. */
const READERS = [
  "POST /api/tools/calculadora-capacidad/runs",
  "POST /api/leads",
  "POST /api/v1/homes",
  "POST /api/crm/contacts",
  "POST /functions/v1/request-demo",
  "POST /functions/v1/chat-inmobiliario",
  "POST /mcp",
  "POST /api/page-views",
  "POST /auth/v1/signup",
  "POST /auth/v1/token?grant_type=password",
  "POST /api/crm/import/preview",
];

test.each(READERS)("%s takes the whole table of bodies", async (route) => {
  const [method, path] = route.split(" ") as [string, string];
  for (const who of ["anonymous", "author"] as const) {
    for (const body of BODIES) await send(who, method, path, body);
  }
  await nothingBroke();
});

test.each(changing)("%s takes whatever is sent as JSON", async (route) => {
  for (const who of ["anonymous", callersOf(route)[0]] as const) {
    const path = await ownPath(route, who);
    for (const body of someOf(FEW_BODIES, 2, route)) await send(who, methodOf(route), path, body);
  }
  await nothingBroke();
});

test.each(changing)("%s takes whatever its schema takes", { timeout: 180_000 }, async (route) => {
  for (const who of someOf(callersOf(route), 1, route)) {
    const path = await ownPath(route, who);
    const asked = await schemasAsked(() => send(who, methodOf(route), path, "{}"));
    for (const schema of asked.filter(({ _zod }) => _zod.def.type === "object")) {
      const { plain, variants } = samplesOf(schema, idFor);
      for (const body of [plain, ...someOf(variants, 6, route)]) {
        await send(who, methodOf(route), path, JSON.stringify(body));
      }
    }
  }
  await nothingBroke();
});

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data"];
const part = (head: string, text: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const FORM_BODIES = [
  "a=%00&%00=a&name=%ff&email=%ed%a0%80&__proto__=1&place=%",
  `${part('name="__proto__"', "\0")}--x--\r\n`,
  `${part('name="choice"', '{"mapping":{"\\u0000":"\\ud800"}}')}${part('name="file"; filename="a\0.csv"', "a;b\0\r\n1;2")}--x--\r\n`,
];

test.each(changing)("%s takes whatever is sent as a form", async (route) => {
  const [who] = callersOf(route);
  const path = await ownPath(route, who);
  for (const type of someOf(FORM_TYPES, 1, route)) {
    for (const body of someOf(FORM_BODIES, 1, route))
      await send(who, methodOf(route), path, body, { "content-type": type });
  }
  await nothingBroke();
});

test.each(tools.map((tool) => [tool.id, tool] as const))("%s calculates with whatever it takes", async (_id, tool) => {
  const { plain, variants } = samplesOf(tool.input as never, idFor);
  const failed: string[] = [];
  for (const input of [plain, ...someOf(variants, 40, tool.id)]) {
    await calculateRun(services, tool, input).catch((error) => {
      if (!(error instanceof AppError)) failed.push(`${error} ${JSON.stringify(input).slice(0, 300)}`);
    });
  }
  expect(failed).toEqual([]);
});
