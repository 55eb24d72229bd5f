import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { callApi, failureText } from "./call-api.ts";
import { installBrowser } from "./tracking/browser.test-data.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser whose server answers one call with this. */
function answering(answer: () => Response | Promise<Response>, call = "POST /api/homes") {
  const browser = installBrowser();
  browser.answers.set(call, answer);
  return browser;
}

const problem = (status: number, body: object) =>
  Response.json(body, { status, headers: { "content-type": "application/problem+json" } });

test("a successful call brings its answer, and the body went as JSON under its key", async () => {
  const { sent } = answering(() => Response.json({ id: "h1" }, { status: 201 }));
  expect(await callApi("POST", "/api/homes", { name: "Ático" }, { idempotencyKey: "k1" })).toEqual({
    kind: "done",
    answer: { id: "h1" },
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]!.body).toEqual({ name: "Ático" });
  expect(sent[0]!.init.headers).toEqual({ "content-type": "application/json", "idempotency-key": "k1" });
});

test("nothing to say is done too, and a call without a body names no type", async () => {
  const { sent } = answering(() => new Response(null, { status: 204 }), "DELETE /api/homes/h1");
  expect(await callApi("DELETE", "/api/homes/h1")).toEqual({ kind: "done", answer: null });
  expect(sent[0]!.init).toEqual({ method: "DELETE", headers: {} });
});

test("files go as the form that contains them", async () => {
  const { sent } = answering(() => Response.json({}), "PUT /api/logo");
  const form = new FormData();
  form.set("logo", new Blob(["x"]));
  await callApi("PUT", "/api/logo", form);
  expect(sent[0]!.init.body).toBe(form);
  expect(sent[0]!.init.headers).toEqual({});
});

test("fields bring their first message each", async () => {
  const issues = [
    { path: "home.areaM2", message: "Falta la superficie" },
    { path: "home.areaM2", message: "Otra cosa" },
    { path: "email", message: "Falta el correo" },
  ];
  const { sent } = answering(() => problem(422, { code: "INVALID_INPUT", title: "Revisa", issues }));
  const outcome = await callApi("POST", "/api/homes", {});
  expect(outcome).toEqual({
    kind: "invalid",
    errors: { "home.areaM2": "Falta la superficie", email: "Falta el correo" },
  });
  expect(outcome.kind !== "done" && failureText(outcome)).toBe("Falta la superficie");
  expect(sent).toHaveLength(1);
});

test("a refusal brings code and words, and is nobody's fault", async () => {
  const { message } = ERRORS.LAST_ADMIN;
  const { sent } = answering(() => problem(409, { code: "LAST_ADMIN", title: message }));
  expect(await callApi("POST", "/api/homes", {})).toEqual({
    kind: "refused",
    code: "LAST_ADMIN",
    description: message,
  });
  expect(sent).toHaveLength(1);
});

test("an error of the server is reported under the area of the call", async () => {
  const { message } = ERRORS.SERVER_ERROR;
  const { sent } = answering(() => problem(500, { code: "SERVER_ERROR", title: message }));
  expect(await callApi("POST", "/api/homes", {})).toEqual({
    kind: "refused",
    code: "SERVER_ERROR",
    description: message,
  });
  expect(sent[1]).toMatchObject({
    path: "/api/errors",
    body: { tool_name: "homes", error_type: "SERVER_ERROR", error_message: "/api/homes answered 500" },
  });
});

test.each([502, 200])("an answer %i that is no JSON is unknown, and reported", async (status) => {
  const { sent } = answering(() => new Response("<h1>Bad gateway</h1>", { status }));
  expect(await callApi("POST", "/api/homes", {})).toEqual({
    kind: "refused",
    code: "UNKNOWN_ERROR",
    description: ERRORS.UNKNOWN_ERROR.message,
  });
  expect(sent[1]).toMatchObject({ path: "/api/errors", body: { tool_name: "homes" } });
});

test("no connection, or one that breaks within the answer, is the network's", async () => {
  const offline = { kind: "network", description: ERRORS.NETWORK_ERROR.message };
  answering(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await callApi("POST", "/api/homes", {})).toEqual(offline);
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  answering(() => new Response(broken));
  expect(await callApi("POST", "/api/homes", {})).toEqual(offline);
});
