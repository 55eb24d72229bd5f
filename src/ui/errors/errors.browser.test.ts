import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { currentToasts, dismissToast } from "../toast-store.ts";
import { installBrowser } from "../tracking/browser.test-data.ts";
import { classifyError } from "./classify-error.ts";
import { handleUncaught } from "./error-listeners.ts";
import { handleError } from "./handle-error.ts";

let browser: ReturnType<typeof installBrowser>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  browser = installBrowser({ path: "/contacto", search: "?email=ana@b.es" });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  // Notices and reports of this test must not silence the next one.
  vi.advanceTimersByTime(60_000);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  [429, "RATE_LIMIT"],
  [402, "INSUFFICIENT_CREDITS"],
  [401, "UNAUTHORIZED"],
  [500, "SERVER_ERROR"],
  [503, "SERVER_ERROR"],
  [404, "UNKNOWN_ERROR"],
] as const)("status %i is %s", (status, type) => {
  expect(classifyError({ status })).toEqual({ type, message: ERRORS[type].message });
});

test.each([
  ["Rate limit exceeded", "RATE_LIMIT"],
  ["Request failed with status 429", "RATE_LIMIT"],
  ["Not enough credits", "INSUFFICIENT_CREDITS"],
  ["Unauthorized", "UNAUTHORIZED"],
  ["Internal Server Error", "SERVER_ERROR"],
  ["Failed to fetch", "NETWORK_ERROR"],
  ["NetworkError when attempting to fetch resource.", "NETWORK_ERROR"],
  ["Load failed", "NETWORK_ERROR"],
  ["x is not a function", "UNKNOWN_ERROR"],
] as const)("«%s» is %s", (message, type) => {
  expect(classifyError({ message }).type).toBe(type);
});

test("the status goes before the words, and the caller's message stands for the unknown alone", () => {
  expect(classifyError({ status: 429, message: "Failed to fetch" }).type).toBe("RATE_LIMIT");
  expect(classifyError({ message: "?", fallback: "No se pudo guardar." }).message).toBe("No se pudo guardar.");
  expect(classifyError({ status: 500, fallback: "No se pudo guardar." }).message).toBe(ERRORS.SERVER_ERROR.message);
});

test("an error is shown and logged without the query", () => {
  handleError(new Error("Failed to fetch"), { toolName: "valoracion" });
  expect(currentToasts()).toMatchObject([{ kind: "error", title: "Error", description: ERRORS.NETWORK_ERROR.message }]);
  expect(browser.sent).toMatchObject([
    {
      method: "POST",
      path: "/api/errors",
      body: { tool_name: "valoracion", error_type: "NETWORK_ERROR", request_data: { path: "/contacto" } },
    },
  ]);
  expect(JSON.stringify(browser.sent)).not.toContain("ana@b.es");
});

test("a signed-in person reports in their own name; after the session's end nobody does", async () => {
  browser.window.localStorage.setItem("supabase.auth.token", "{}");
  handleError(new Error("fallo con sesión"), { toolName: "valoracion" });
  await vi.advanceTimersByTimeAsync(100);
  expect(browser.sent).toMatchObject([{ path: "/api/tool-errors", init: { credentials: "same-origin" } }]);
  browser.answers.set("POST /api/tool-errors", () => new Response(null, { status: 401 }));
  handleError(new Error("fallo con sesión caducada"), { toolName: "valoracion" });
  await vi.advanceTimersByTimeAsync(100);
  expect(browser.sent.slice(1)).toMatchObject([
    { path: "/api/tool-errors" },
    { path: "/api/errors", init: { credentials: "omit" } },
  ]);
  expect(currentToasts()).toHaveLength(1);
});

test("the same message once in five seconds", () => {
  for (let i = 0; i < 10; i++) handleError(new Error("mismo fallo"), { toolName: "window" });
  expect(browser.sent).toHaveLength(1);
  expect(currentToasts()).toHaveLength(1);
  const [first] = currentToasts();
  vi.advanceTimersByTime(5001);
  handleError(new Error("mismo fallo"), { toolName: "window" });
  expect(browser.sent).toHaveLength(2);
  expect(currentToasts()[0]!.id).not.toBe(first!.id);
});

test("a server that cannot take the report makes no further error", async () => {
  browser.answers.set("POST /api/errors", () => Promise.reject(new TypeError("Failed to fetch")));
  handleError(new Error("fallo sin servidor"), { toolName: "window" });
  await vi.advanceTimersByTimeAsync(100);
  expect(browser.sent).toHaveLength(1);
});

test("noise is neither shown nor sent", () => {
  handleUncaught("ResizeObserver loop completed with undelivered notifications.");
  handleUncaught("Script error.");
  handleUncaught(new DOMException("The user aborted a request.", "AbortError"));
  expect(currentToasts()).toEqual([]);
  expect(browser.sent).toEqual([]);
});
