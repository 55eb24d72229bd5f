import { describe, expect, test } from "vitest";
import { isClosedWhileImpersonating, isOwnAuth, isWrite } from "./impersonation-rules.ts";

describe("acts that nobody does as somebody else", () => {
  test.each([
    ["GET", "/api/account/export"],
    ["POST", "/api/account/delete"],
    ["DELETE", "/api/account/sessions/3"],
    ["POST", "/api/billing/checkout"],
    ["PUT", "/api/keys"],
    ["PATCH", "/api/webhooks/1"],
    ["GET", "/api/webhooks/1/secret"],
    // A head shows what a reading would.
    ["HEAD", "/api/account/export"],
    ["GET", "/dashboard/contacts.csv"],
    ["GET", "/api/assistant/threads"],
    ["DELETE", "/api/agency"],
    ["POST", "/api/agency/members/2"],
    ["PUT", "/api/mail-senders/1/event-key"],
    ["POST", "/api/campaigns/1/start"],
    ["POST", "/api/campaign-results/1/unanswered"],
    ["POST", "/api/flows/1/publish"],
    ["POST", "/api/flows/runs/1/repeat"],
    ["DELETE", "/api/landings/1/publish"],
    ["GET", "/api/landings/1/leads.csv"],
    ["POST", "/auth/v1/logout-all"],
    ["PUT", "/auth/v1/user"],
  ])("%s %s", (method, path) => expect(isClosedWhileImpersonating(method, path)).toBe(true));

  test.each([
    ["GET", "/api/account/sessions"],
    ["HEAD", "/api/account/sessions"],
    ["GET", "/api/keys"],
    ["GET", "/api/agency"],
    ["PATCH", "/api/agency"],
    ["POST", "/api/crm/contacts"],
    ["GET", "/api/mail-senders"],
    ["PUT", "/api/campaigns/1"],
    ["PUT", "/api/landings/1"],
    ["GET", "/dashboard/contacts"],
    ["GET", "/auth/v1/user"],
  ])("%s %s stays open", (method, path) => expect(isClosedWhileImpersonating(method, path)).toBe(false));

  test("one's own session is renewed and ended, and nothing else of it", () => {
    expect(isOwnAuth("POST", "/auth/v1/token", "grant_type=refresh_token")).toBe(true);
    expect(isOwnAuth("POST", "/auth/v1/token", "grant_type=password")).toBe(false);
    expect(isClosedWhileImpersonating("POST", "/auth/v1/token", "grant_type=refresh_token")).toBe(false);
    expect(isClosedWhileImpersonating("POST", "/auth/v1/token", "grant_type=password")).toBe(true);
    expect(isOwnAuth("POST", "/auth/v1/logout", "")).toBe(true);
  });
});

test("every call that may change something is logged, except a page's report and the end itself", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(isWrite(method, "/api/crm/contacts")).toBe(true);
  for (const method of ["GET", "HEAD", "OPTIONS"]) expect(isWrite(method, "/api/crm/contacts")).toBe(false);
  for (const path of [
    "/api/page-views",
    "/api/shared/x/views",
    "/api/shared-searches/x/views",
    "/api/market-reports/shared/x/views",
    "/api/impersonation/end",
  ])
    expect(isWrite("POST", path)).toBe(false);
});
