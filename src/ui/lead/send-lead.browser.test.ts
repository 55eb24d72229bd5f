import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { leadInput } from "#domain/site/lead/lead.ts";
import { installBrowser } from "../tracking/browser.test-data.ts";

const FAILED = "No se pudo enviar";
const ORIGIN = { source: "final_cta", interestedIn: ["trial_14_dias"] };

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

async function setUp(options?: Parameters<typeof installBrowser>[0]) {
  vi.resetModules();
  const browser = installBrowser(options);
  const { sendLead } = await import("./send-lead.ts");
  return { ...browser, sendLead };
}

const kept = () => Response.json({ id: "3f9a21bc-1111-4222-8333-444455556666", created_at: "" }, { status: 201 });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a lead carries every field of the entity, and its id is kept", async () => {
  const { sendLead, answers, sent, window } = await setUp({
    path: "/es",
    search: "?utm_source=boletin&utm_medium=email",
    referrer: "https://buscador.example/",
  });
  answers.set("GET /api/ip", () => Response.json({ ip: "203.0.113.9" }));
  answers.set("POST /api/leads", kept);
  const typed = { email: " ana@agencia.es ", full_name: "Ana", phone: "600", company: "Casa", position: "Gerente" };
  const outcome = await sendLead(formOf({ ...typed, marketing_consent: "on", website: "" }), ORIGIN, FAILED);
  expect(outcome.kind).toBe("kept");
  const { body, init } = sent.find(({ method }) => method === "POST")!;
  expect(leadInput.parse(body)).toMatchObject({
    email: "ana@agencia.es",
    full_name: "Ana",
    phone: "600",
    company: "Casa",
    position: "Gerente",
    marketing_consent: true,
    source: "final_cta",
    interested_in: ["trial_14_dias"],
    utm_source: "boletin",
    utm_medium: "email",
    referrer: "https://buscador.example/",
    landing_page: "/es",
    pages_visited: ["/es"],
    time_on_site: expect.any(Number),
    ip_address: "203.0.113.9",
    user_agent: "Prueba/1.0",
    locale: "es-ES",
  });
  expect(init.credentials).toBe("omit");
  expect(window.localStorage.getItem("lead_id")).toBe("3f9a21bc-1111-4222-8333-444455556666");
});

test("an unticked box is no consent; a failed address lookup is silent", async () => {
  const { sendLead, answers, sent } = await setUp();
  answers.set("GET /api/ip", () => Promise.reject(new TypeError("Failed to fetch")));
  answers.set("POST /api/leads", kept);
  expect((await sendLead(formOf({ email: "ana@agencia.es" }), ORIGIN, FAILED)).kind).toBe("kept");
  const { body } = sent.find(({ method }) => method === "POST")!;
  expect(body.marketing_consent).toBe(false);
  expect(body).not.toHaveProperty("ip_address");
});

test("an error is told at its field, and nothing is sent", async () => {
  const { sendLead, sent } = await setUp();
  const outcome = await sendLead(formOf({ email: "ana@", phone: "6".repeat(21) }), ORIGIN, FAILED);
  expect(outcome).toEqual({
    kind: "invalid",
    errors: { email: "Email inválido", phone: "Usa como mucho 20 caracteres" },
  });
  expect(sent).toEqual([]);
});

test.each([
  [
    "the server's fields",
    () => Response.json({ issues: [{ path: "email", message: "No" }] }, { status: 422 }),
    { kind: "invalid", errors: { email: "No" } },
  ],
  ["too often", () => new Response(null, { status: 429 }), { kind: "failed", message: ERRORS.RATE_LIMIT.message }],
  ["a broken server", () => new Response("<html>", { status: 500 }), { kind: "failed", message: FAILED }],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), { kind: "failed", message: FAILED }],
])("%s", async (_, answer, expected) => {
  const { sendLead, answers, sent, window } = await setUp();
  answers.set("POST /api/leads", answer);
  const outcome = await sendLead(formOf({ email: "ana@agencia.es" }), ORIGIN, FAILED);
  expect(outcome).toEqual(expected);
  expect(sent.some(({ path }) => path === "/api/errors")).toBe(outcome.kind === "failed");
  expect(window.localStorage.getItem("lead_id")).toBeNull();
});
