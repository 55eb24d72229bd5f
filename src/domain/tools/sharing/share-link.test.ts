import { expect, test } from "vitest";
import { endOfLink, linkState, newShareLink, SHARED_PLACES, shareLinkChange, unlockForm } from "./share-link.ts";
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
  expect(newShareLink.parse({ runId })).toEqual({
    runId,
    isReport: false,
    label: null,
    password: null,
    expiresInDays: null,
  });
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
  [{ runId, isReport: true }, "isReport"],
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

test("the least and the most that each field takes", () => {
  const taken = (input: object) => newShareLink.safeParse({ runId, ...input }).success;
  expect([5, 6, 100, 101].map((length) => taken({ password: "x".repeat(length) }))).toEqual([false, true, true, false]);
  expect([120, 121].map((length) => taken({ label: "x".repeat(length) }))).toEqual([true, false]);
  expect([7, 30, 90, null, 6, 31, 91, 0].map((days) => taken({ expiresInDays: days }))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  // Blanks of a password count.
  expect(newShareLink.parse({ runId, password: "  abc  " }).password).toBe("  abc  ");
});

test("a password is typed to see the page: one sign is tried, none and too many are told", () => {
  const shown = (password: unknown) => unlockForm.safeParse({ password }).error?.issues[0]?.message;
  expect([shown("x"), shown("x".repeat(100))]).toEqual([undefined, undefined]);
  expect([shown(""), shown(undefined)]).toEqual(["Escribe la contraseña", "Escribe la contraseña"]);
  expect(shown("x".repeat(101))).toBe("Esa contraseña no es la de este enlace");
});

test("a shared page stands under six addresses", () => {
  expect(SHARED_PLACES).toEqual([
    "/compartir",
    "/shared",
    "/es/compartir",
    "/es/shared",
    "/latam/compartir",
    "/latam/shared",
  ]);
});

test("the least and the most of a contact", () => {
  const taken = (change: object) => sharedLead.safeParse({ ...lead, ...change }).success;
  expect([1, 2, 200, 201].map((length) => taken({ full_name: "x".repeat(length) }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([20, 21].map((length) => taken({ phone: "6".repeat(length) }))).toEqual([true, false]);
  expect([2000, 2001].map((length) => taken({ message: "x".repeat(length) }))).toEqual([true, false]);
});
