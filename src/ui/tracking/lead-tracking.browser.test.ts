import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leadTracking } from "#domain/site/lead/lead.ts";
import { activateAnalytics } from "./analytics.ts";
import { installBrowser } from "./browser.test-data.ts";
import { readArrival } from "./visit.ts";

/** Modules keep the visit in memory: each test begins one. */
async function beginVisit(options?: Parameters<typeof installBrowser>[0]) {
  vi.resetModules();
  const browser = installBrowser(options);
  const tracking = await import("./lead-tracking.ts");
  const visit = await import("./visit.ts");
  return { ...browser, ...tracking, ...visit };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("nothing is sent before there is a lead", async () => {
  const { trackLead, sent } = await beginVisit();
  const end = trackLead();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(sent).toEqual([]);
  end();
});

test("every thirty seconds: seconds, time and the form's page alone", async () => {
  const { trackLead, rememberLead, rememberPage, sent } = await beginVisit({ path: "/precios" });
  const end = trackLead();
  rememberPage("/");
  rememberPage("/precios");
  rememberLead("abc", "/contacto");
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ method: "PATCH", path: "/api/leads/abc", body: { pages_visited: ["/contacto"] } });
  expect(leadTracking.safeParse(sent[1]!.body).success).toBe(true);
  expect((sent[1]!.body.time_on_site as number) - (sent[0]!.body.time_on_site as number)).toBe(30);
  end();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(sent).toHaveLength(2);
});

test("with consent to analytics all pages go along", async () => {
  const { trackLead, rememberLead, rememberPage, sent } = await beginVisit();
  activateAnalytics();
  for (const path of ["/", "/", "/precios"]) rememberPage(path);
  rememberLead("abc", "/precios");
  const end = trackLead();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent[0]!.body.pages_visited).toEqual(["/", "/precios"]);
  end();
});

test("after a reload without consent the kept pages stay as they are", async () => {
  const { trackLead, window, sent } = await beginVisit({ path: "/blog" });
  window.localStorage.setItem("lead_id", "abc");
  const end = trackLead();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent[0]!.body).not.toHaveProperty("pages_visited");
  end();
});

test("leaving sends once, outliving the page; a hidden tab is silent", async () => {
  const { trackLead, rememberLead, window, document, sent } = await beginVisit();
  rememberLead("abc", "/");
  const end = trackLead();
  document.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toHaveLength(1);
  expect(sent[0]!.init.keepalive).toBe(true);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(sent).toHaveLength(1);
  end();
});

test("a lead that the server does not know any more is forgotten; other errors are only logged", async () => {
  const { trackLead, rememberLead, window, answers, sent } = await beginVisit();
  rememberLead("abc", "/");
  const end = trackLead();
  answers.set("PATCH /api/leads/abc", () => new Response(null, { status: 500 }));
  await vi.advanceTimersByTimeAsync(30_000);
  answers.set("PATCH /api/leads/abc", () => Promise.reject(new TypeError("Failed to fetch")));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(console.warn).toHaveBeenCalledTimes(2);
  expect(window.localStorage.getItem("lead_id")).toBe("abc");
  answers.set("PATCH /api/leads/abc", () => new Response(null, { status: 404 }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(window.localStorage.getItem("lead_id")).toBeNull();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(sent).toHaveLength(3);
  end();
});

test("the arrival is the landing address, with its campaign and nothing else of the query", () => {
  const address = { pathname: "/es", search: "?utm_source=boletin&utm_term=%20&token=secreto&utm_campaign=otoño" };
  expect(readArrival(address, "https://buscador.example/")).toEqual({
    landing_page: "/es",
    referrer: "https://buscador.example/",
    utm_source: "boletin",
    utm_campaign: "otoño",
  });
});

test("pages and their number are bounded", async () => {
  const { rememberPage, pagesForLead } = await beginVisit();
  activateAnalytics();
  for (let i = 0; i < 250; i++) rememberPage(`/${i}${"x".repeat(400)}`);
  const pages = pagesForLead(null)!;
  expect(pages).toHaveLength(200);
  expect(pages.every((path) => path.length <= 300)).toBe(true);
});
