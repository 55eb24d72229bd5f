import { expect, test } from "vitest";
import { endOfLink, linkState, newShareLink, shareLinkChange } from "./share-link.ts";
import { sharedLead } from "./shared-lead.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const run = { deletedAt: null, purgedAt: null };
const runId = "3f9a21bc-0000-4000-8000-000000000000";

test.each([
  [{ revokedAt: null, expiresAt: null }, run, "active"],
  [{ revokedAt: null, expiresAt: new Date("2026-11-21T10:00:00.001Z") }, run, "active"],
  [{ revokedAt: null, expiresAt: now }, run, "expired"],
  [{ revokedAt: now, expiresAt: now }, run, "revoked"],
  [{ revokedAt: null, expiresAt: null }, { ...run, deletedAt: now }, "unavailable"],
  [{ revokedAt: null, expiresAt: null }, { ...run, purgedAt: now }, "unavailable"],
] as const)("%o with %o is %s", (link, of, state) => expect(linkState(link, of, now)).toBe(state));

test("days are counted from now", () => {
  expect(endOfLink(7, now)).toEqual(new Date("2026-11-28T10:00:00.000Z"));
  expect(endOfLink(null, now)).toBeNull();
});

test("a link needs its result and nothing else", () => {
  expect(newShareLink.parse({ runId })).toEqual({ runId, label: null, password: null, expiresInDays: null });
  expect(newShareLink.parse({ runId, label: "  Los Vidal ", expiresInDays: 30 })).toMatchObject({
    label: "Los Vidal",
    expiresInDays: 30,
  });
  expect(newShareLink.parse({ runId, label: "   " }).label).toBeNull();
});

test.each([
  [{ runId: "x" }, "runId"],
  [{ runId, label: "x".repeat(121) }, "label"],
  [{ runId, password: "corta" }, "password"],
  [{ runId, password: "x".repeat(101) }, "password"],
  [{ runId, expiresInDays: 8 }, "expiresInDays"],
])("%o is refused at its field", (input, field) => {
  expect(newShareLink.safeParse(input).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("a change leaves omitted fields alone", () => {
  expect(shareLinkChange.parse({})).toEqual({});
  expect(shareLinkChange.parse({ password: null, label: "" })).toEqual({ password: null, label: null });
  expect(shareLinkChange.safeParse({ views: 0 }).success).toBe(false);
});

const lead = { full_name: " Ana Ruiz ", email: " ana@casa.es ", privacy: true, form_id: runId };

test("a contact: trimmed, with the boxes as a script or a browser sends them", () => {
  expect(sharedLead.parse(lead)).toEqual({
    full_name: "Ana Ruiz",
    email: "ana@casa.es",
    privacy: true,
    marketing_consent: false,
    form_id: runId,
    phone: undefined,
    message: undefined,
  });
  expect(sharedLead.parse({ ...lead, privacy: "on", marketing_consent: "on" })).toMatchObject({
    privacy: true,
    marketing_consent: true,
  });
});

test.each([
  [{ full_name: "A" }, "full_name"],
  [{ email: "ana" }, "email"],
  [{ privacy: false }, "privacy"],
  [{ privacy: undefined }, "privacy"],
  [{ message: "x".repeat(2001) }, "message"],
  [{ form_id: "1" }, "form_id"],
])("a contact with %o is refused at its field", (change, field) => {
  const { error } = sharedLead.safeParse({ ...lead, ...change });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
