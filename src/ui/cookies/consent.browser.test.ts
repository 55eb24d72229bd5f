import { afterEach, describe, expect, test, vi } from "vitest";
import { ANALYTICS_ACTIVATED, isAnalyticsActive } from "../tracking/analytics.ts";
import { installBrowser } from "../tracking/browser.test-data.ts";
import { CONSENT_KEY, keepConsent, parseConsent, resumeConsent } from "./consent.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const record = { necessary: true, analytics: true, marketing: false, timestamp: "2026-11-01T10:00:00.000Z" };

afterEach(() => vi.unstubAllGlobals());

describe("a stored choice", () => {
  test("is taken in the form in which it is kept", () => {
    expect(parseConsent(JSON.stringify(record), NOW)).toMatchObject({ analytics: true, marketing: false, version: 1 });
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{analytics"],
    ["no object", '"true"'],
    ["necessary refused", JSON.stringify({ ...record, necessary: false })],
    ["a choice that is no choice", JSON.stringify({ ...record, analytics: "yes" })],
    ["no date", JSON.stringify({ ...record, timestamp: undefined })],
    ["a date that is none", JSON.stringify({ ...record, timestamp: "ayer" })],
    ["a date to come", JSON.stringify({ ...record, timestamp: "2027-11-01T10:00:00.000Z" })],
    ["older than 24 months", JSON.stringify({ ...record, timestamp: "2024-11-21T11:59:00.000Z" })],
    ["other purposes", JSON.stringify({ ...record, version: 0 })],
  ])("is asked for again: %s", (_, text) => {
    expect(parseConsent(text, NOW)).toBeNull();
  });

  test("is valid for 24 months", () => {
    expect(parseConsent(JSON.stringify({ ...record, timestamp: "2024-11-22T12:00:00.000Z" }), NOW)).not.toBeNull();
  });
});

test("accepting keeps, activates, publishes and proves", () => {
  const { window, sent } = installBrowser();
  const activated = vi.fn();
  window.addEventListener(ANALYTICS_ACTIVATED, activated);
  expect(resumeConsent()).toBe(true);
  keepConsent({ analytics: true, marketing: true }, "accept_all");
  expect(JSON.parse(window.localStorage.getItem(CONSENT_KEY)!)).toMatchObject({
    necessary: true,
    analytics: true,
    marketing: true,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(window.sessionStorage.getItem("analytics_tracking")).toBe("true");
  expect(activated).toHaveBeenCalledOnce();
  expect(sent).toMatchObject([
    { path: "/api/cookie-consents", body: { analytics: true, marketing: true, choice: "accept_all", version: 1 } },
  ]);
  expect(sent[0]!.init.credentials).toBe("omit");
  expect(resumeConsent()).toBe(false);
});

test("revoking ends the measurement and keeps the same proof id", () => {
  const { window, sent } = installBrowser();
  keepConsent({ analytics: true, marketing: false }, "custom");
  keepConsent({ analytics: false, marketing: false }, "only_necessary");
  expect(isAnalyticsActive()).toBe(false);
  expect(window.sessionStorage.getItem("analytics_tracking")).toBeNull();
  expect(sent[1]!.body.id).toBe(sent[0]!.body.id);
  expect(resumeConsent()).toBe(false);
});

test("a browser that refuses for its user is not asked, and nothing is kept or sent", () => {
  const { window, sent } = installBrowser({ globalPrivacyControl: true });
  expect(resumeConsent()).toBe(false);
  expect(isAnalyticsActive()).toBe(false);
  expect(window.localStorage.getItem(CONSENT_KEY)).toBeNull();
  expect(sent).toEqual([]);
});

test("a consent of an earlier visit activates without asking", () => {
  const { window } = installBrowser();
  window.localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...record, timestamp: new Date().toISOString() }));
  expect(resumeConsent()).toBe(false);
  expect(isAnalyticsActive()).toBe(true);
});
