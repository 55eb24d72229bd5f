import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answers, answersOf, type Cast, openCast, PERSONAS, statusOf } from "../../../test/cast.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../app.server.ts";
import { healthRoutes } from "../health-routes.server.ts";
import { createApi } from "./api.server.ts";

/**
 * The access rules of every call of the API, written down: each call has its line here and is made as everybody. A call
 * that is missing fails the test, so nobody adds a call without saying who may use it. A call that takes a row's id
 * also has a line in `../../accounts/access/rows.test.ts`, where the row exists; pages are in
 * `../../accounts/access/pages.test.ts`.
 */

const database = await openTestDatabase();
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const app = createApp(services, async () => new Response("page"));

const GOAL = { income: 60_000, averageFee: 6_000 };
const NOBODY = "00000000-0000-4000-8000-000000000000";

interface Rule {
  /** In place of the pattern's parameters. */
  path?: string;
  body?: unknown;
  /** Expected status for each kind of person; a single number where all get the same. */
  expect: Answers;
}

/** Calls of senders and results of campaigns, which are the same for agents and for Umbral itself. */
function mailRules(base: string, who: (status: number) => Answers): Record<string, Rule> {
  const rule = (call: string, status: number, body?: unknown) => {
    const [method, pattern] = call.split(" ") as [string, string];
    const path = `${base}${pattern.replaceAll(/:\w+/g, NOBODY)}`;
    return [`${method} ${base}${pattern}`, { path, body, expect: who(status) }] as const;
  };
  return Object.fromEntries([
    rule("GET /mail-senders", 200),
    rule("POST /mail-senders", 422, {}),
    rule("PUT /mail-senders/:id", 404, MAIL_SENDER),
    rule("DELETE /mail-senders/:id", 404),
    rule("POST /mail-senders/:id/dkim", 404),
    rule("POST /mail-senders/:id/checks", 404),
    rule("POST /mail-senders/:id/trial", 404),
    rule("POST /mail-senders/:id/events", 404),
    rule("PUT /mail-senders/:id/event-key", 404, { key: null }),
    rule("GET /campaign-results/:id", 404),
    rule("GET /campaign-results/:id/people", 404),
    rule("POST /campaign-results/:id/unanswered", 404),
    rule("POST /campaign-results/:id/people/:personId/reply", 404),
  ]);
}

const MAIL_SENDER = { fromName: "Sol", fromEmail: "hola@sol.example", postalAddress: "Calle Colón 12, Valencia" };

/** Calls of campaigns, which are the same for agents and for Umbral itself. */
function campaignRules(root: string, who: (status: number) => Answers): Record<string, Rule> {
  const one = `${root}/${NOBODY}`;
  return {
    [`POST ${root}`]: { body: { start: null }, expect: who(201) },
    [`GET ${root}/homes/:homeId`]: { path: `${root}/homes/${NOBODY}`, expect: who(404) },
    [`POST ${root}/audience`]: { body: { segment: {} }, expect: who(200) },
    [`POST ${root}/people`]: { body: { text: "" }, expect: who(200) },
    [`POST ${root}/people/contacts`]: { body: { text: "", source: "feria", consentText: "" }, expect: who(200) },
    [`PUT ${root}/:id`]: { path: one, body: {}, expect: who(422) },
    [`POST ${root}/:id/preview`]: { path: `${one}/preview`, body: {}, expect: who(404) },
    [`GET ${root}/:id/check`]: { path: `${one}/check`, expect: who(404) },
    [`POST ${root}/:id/start`]: { path: `${one}/start`, body: { revision: 1, at: null }, expect: who(404) },
    [`POST ${root}/:id/pause`]: { path: `${one}/pause`, expect: who(404) },
    [`POST ${root}/:id/resume`]: { path: `${one}/resume`, expect: who(404) },
    [`POST ${root}/:id/cancel`]: { path: `${one}/cancel`, expect: who(404) },
    [`POST ${root}/:id/draft`]: { path: `${one}/draft`, expect: who(404) },
    [`POST ${root}/:id/proof`]: { path: `${one}/proof`, body: { number: 0, contactId: null }, expect: who(404) },
    [`GET ${root}/:id/eml`]: { path: `${one}/eml`, expect: who(404) },
    [`POST ${root}/:id/copy`]: { path: `${one}/copy`, expect: who(404) },
    [`DELETE ${root}/:id`]: { path: one, expect: who(404) },
    [`POST ${root}/:id/restore`]: { path: `${one}/restore`, expect: who(404) },
    [`DELETE ${root}/:id/forever`]: { path: `${one}/forever`, expect: who(404) },
  };
}

/** Needs a session: without one 401, with any the same. */
const signedIn = (status: number): Answers => ({ anonymous: 401, others: status });
/** Administrators and managers; for others it does not exist. */
const staff = (status: number, manager = status): Answers => ({ anonymous: 401, manager, admin: status, others: 404 });
/**
 * For calls that owners and coordinators of an agency may make. Its agents may not (403), and people without an agency
 * find none.
 */
const inAgency = (status: number) => ({
  anonymous: 401,
  owner: status,
  rival: status,
  coordinator: status,
  author: 403,
  colleague: 403,
  others: 404,
});

/** Agents of an agency make no flows; whoever has no agency makes their own. */
const makesFlows = (status: number): Answers => ({ anonymous: 401, author: 403, colleague: 403, others: status });

/** The calls of flows are the same for an agency and for Umbral itself. */
function flowRules(base: string, who: (status: number) => Answers): Record<string, Rule> {
  const begin = { event: "lead.created", conditions: [] };
  const rule = (call: string, status: number, path: string, body?: unknown) => {
    const [method, pattern] = call.split(" ");
    return [`${method} ${base}${pattern}`, { path: `${base}${path}`, body, expect: who(status) }] as const;
  };
  return Object.fromEntries([
    rule("POST ", 422, "", { recipeId: 1 }),
    rule("POST /dry-run", 422, "/dry-run", {}),
    rule("PATCH /:id", 404, `/${NOBODY}`, { name: "Otro" }),
    rule("PUT /:id/draft", 404, `/${NOBODY}/draft`, { revision: 1, document: { trigger: begin, steps: [] } }),
    rule("POST /:id/publish", 404, `/${NOBODY}/publish`, { revision: 1 }),
    rule("POST /:id/stop", 404, `/${NOBODY}/stop`),
    rule("POST /:id/resume", 404, `/${NOBODY}/resume`),
    rule("DELETE /:id", 404, `/${NOBODY}`),
    rule("POST /:id/restore", 404, `/${NOBODY}/restore`),
    rule("POST /:id/versions/:number/take-back", 404, `/${NOBODY}/versions/1/take-back`),
    rule("POST /runs/:runId/end", 404, `/runs/${NOBODY}/end`),
    rule("POST /runs/:runId/repeat", 404, `/runs/${NOBODY}/repeat`, { stepId: "a" }),
  ]);
}

/** A calendar's calls are the same for a person and for Umbral itself. */
function calendarRules(base: string, who: (status: number) => Answers): Record<string, Rule> {
  const rule = (call: string, status: number, path: string, body?: unknown) => {
    const [method, pattern] = call.split(" ");
    return [`${method} ${base}${pattern}`, { path: `${base}${path}`, body, expect: who(status) }] as const;
  };
  return Object.fromEntries([
    rule("GET /events", 200, "/events?desde=2026-10-01"),
    rule("GET /tasks", 200, "/tasks"),
    rule("GET /conflicts", 200, "/conflicts?desde=2026-10-01T10:00:00"),
    rule("POST /events", 422, "/events", {}),
    rule("GET /events/:id", 404, `/events/${NOBODY}`),
    rule("GET /events/:id/ics", 404, `/events/${NOBODY}/ics`),
    rule("PATCH /events/:id", 404, `/events/${NOBODY}`, { changes: {} }),
    rule("POST /events/:id/delete", 404, `/events/${NOBODY}/delete`, {}),
    rule("POST /events/:id/restore", 404, `/events/${NOBODY}/restore`, {}),
    rule("POST /events/:id/done", 404, `/events/${NOBODY}/done`, { done: true }),
    rule("POST /file", 422, "/file", {}),
    rule("GET /feeds", 200, "/feeds"),
    rule("POST /feeds", 422, "/feeds", {}),
    rule("POST /feeds/:id/revoke", 404, `/feeds/${NOBODY}/revoke`),
    rule("DELETE /feeds/:id", 404, `/feeds/${NOBODY}`),
    rule("GET /subscriptions", 200, "/subscriptions"),
    rule("POST /subscriptions", 422, "/subscriptions", {}),
    rule("POST /subscriptions/:id/refresh", 404, `/subscriptions/${NOBODY}/refresh`),
    rule("DELETE /subscriptions/:id", 404, `/subscriptions/${NOBODY}`),
    rule("PUT /settings", 422, "/settings", { timeZone: "x" }),
  ]);
}

/** Threads that visitors handed over, at the address of agents or that of the staff. */
function threadRules(base: string, at: (status: number) => Answers): Record<string, Rule> {
  return {
    [`GET ${base}`]: { expect: at(200) },
    [`GET ${base}/unread`]: { expect: at(200) },
    [`GET ${base}/:id`]: { path: `${base}/${NOBODY}`, expect: at(404) },
    [`PATCH ${base}/:id`]: { path: `${base}/${NOBODY}`, body: {}, expect: at(404) },
    [`POST ${base}/:id/messages`]: { path: `${base}/${NOBODY}/messages`, body: {}, expect: at(404) },
    [`POST ${base}/:id/read`]: { path: `${base}/${NOBODY}/read`, expect: at(404) },
  };
}

/**
 * The calls of the CRM, at the address of agents or that of the staff, for rows that do not exist. `seniors` change how
 * an agency works.
 */
function crmRules(base: string, at: (status: number) => Answers, seniors: (status: number, alone?: number) => Answers) {
  const none = `${base}/contacts/${NOBODY}`;
  const rules: Record<string, Rule> = {
    "GET /contacts": { expect: at(200) },
    "POST /contacts": { body: {}, expect: at(422) },
    "GET /contacts/:id": { path: none, expect: at(404) },
    "PATCH /contacts/:id": { path: none, body: {}, expect: at(404) },
    "DELETE /contacts/:id": { path: none, expect: at(404) },
    "POST /contacts/:id/restore": { path: `${none}/restore`, expect: at(404) },
    "DELETE /contacts/:id/forever": { path: `${none}/forever`, expect: at(404) },
    "GET /contacts/:id/events": { path: `${none}/events`, expect: at(404) },
    "POST /contacts/:id/events": { path: `${none}/events`, body: {}, expect: at(404) },
    "POST /contacts/:id/assign": { path: `${none}/assign`, body: {}, expect: at(404) },
    "GET /contacts/:id/duplicates": { path: `${none}/duplicates`, expect: at(404) },
    "POST /contacts/:id/demands": { path: `${none}/demands`, body: {}, expect: at(404) },
    "PUT /contacts/:id/demands/:demandId": { path: `${none}/demands/${NOBODY}`, body: {}, expect: at(404) },
    "DELETE /contacts/:id/demands/:demandId": { path: `${none}/demands/${NOBODY}`, expect: at(404) },
    "GET /demands/:id/homes": { path: `${base}/demands/${NOBODY}/homes`, expect: at(404) },
    "GET /duplicates": { expect: at(200) },
    "POST /merges": { body: {}, expect: at(422) },
    "POST /merges/:id/undo": { path: `${base}/merges/${NOBODY}/undo`, expect: at(404) },
    "POST /distinct": { body: {}, expect: at(422) },
    "GET /board": { expect: at(200) },
    "GET /deals": { expect: at(422) },
    "POST /deals": { body: {}, expect: at(422) },
    "GET /deals/:id": { path: `${base}/deals/${NOBODY}`, expect: at(404) },
    "PATCH /deals/:id": { path: `${base}/deals/${NOBODY}`, body: {}, expect: at(404) },
    "POST /deals/:id/stage": { path: `${base}/deals/${NOBODY}/stage`, body: {}, expect: at(404) },
    "POST /deals/:id/move": { path: `${base}/deals/${NOBODY}/move`, body: {}, expect: at(404) },
    "GET /forecast": { expect: at(200) },
    "GET /funnel": { expect: at(200) },
    "GET /settings": { expect: at(200) },
    "PUT /settings": { body: {}, expect: at(422) },
    "GET /colleagues": { expect: at(200) },
    "GET /rules": { expect: at(200) },
    "POST /rules": { body: {}, expect: at(422) },
    "PUT /rules": { body: { ids: [] }, expect: seniors(204, 404) },
    "PATCH /rules/:id": { path: `${base}/rules/${NOBODY}`, body: {}, expect: seniors(404) },
    "DELETE /rules/:id": { path: `${base}/rules/${NOBODY}`, expect: seniors(404) },
    "POST /import/preview": { body: {}, expect: at(422) },
    "POST /import": { body: {}, expect: at(422) },
    "GET /export": { expect: at(200) },
    "GET /inbox": { expect: at(200) },
    "POST /inbox": { body: {}, expect: at(422) },
    "GET /inbox/address": { expect: seniors(200, 200) },
    "POST /inbox/address": { expect: seniors(200, 200) },
  };
  return Object.fromEntries(
    Object.entries(rules).map(([call, rule]) => [
      call.replace(" ", ` ${base}`),
      {
        path: call.slice(call.indexOf(" ") + 1).includes(":")
          ? rule.path!
          : `${base}${call.slice(call.indexOf(" ") + 1)}`,
        ...rule,
      },
    ]),
  );
}
/** For calls that agents of an agency may not make; people without an agency get the status `alone`. */
const seniorsOnly = (status: number, alone = status): Answers => ({
  anonymous: 401,
  author: 403,
  colleague: 403,
  owner: status,
  coordinator: status,
  rival: status,
  others: alone,
});

const RULES: Record<string, Rule> = {
  "GET /healthz": { expect: 200 },
  "GET /readyz": { expect: 200 },
  "GET /metrics": { expect: 200 },
  "GET /api/openapi.json": { expect: 200 },
  "GET /api/tools": { expect: 200 },
  "GET /api/places": { path: "/api/places?q=gracia", expect: 200 },
  // Visitors see the homes that are common to everybody.
  "GET /api/market/search": { expect: 200 },
  "GET /api/market/sentence": { path: "/api/market/sentence?texto=piso%20en%20madrid", expect: 200 },
  "GET /api/market/clusters": { path: "/api/market/clusters?ventana=-4,40,-3,41&zoom=9", expect: 200 },
  "GET /api/market/homes/:id": { path: `/api/market/homes/${NOBODY}`, expect: 404 },
  "GET /api/valuation-evidence": { expect: 422 },
  "GET /api/comparables": { expect: 422 },
  "POST /api/comparables/photos": { expect: signedIn(422) },
  "GET /api/places/streets": { path: "/api/places/streets?q=calle%20colon%2020%2C%20valencia", expect: 200 },
  "GET /api/official-series/known": { expect: 200 },
  "GET /api/official-series": { path: "/api/official-series?ids=bis-es", expect: 200 },
  "GET /api/ip": { expect: 200 },
  "GET /api/geo": { expect: 200 },
  "GET /descargas/:file": { path: "/descargas/no-existe.pdf", expect: 404 },
  // Any name other than the key that IndexNow asks for is an ordinary page.
  "GET /:file{[A-Za-z0-9-]{8,128}[.]txt}": { path: "/no-existe-1.txt", expect: 200 },
  "GET /dev/mailbox.json": { expect: 200 },
  // Only its owner reads a result; an id that no row has is not found by anybody.
  "POST /api/tools/:slug/runs": { path: "/api/tools/calculadora-capacidad/runs", body: {}, expect: 422 },
  "GET /api/tools/:slug/contacts": { path: "/api/tools/calculadora-capacidad/contacts", expect: signedIn(200) },
  "GET /api/runs/:id": { path: `/api/runs/${NOBODY}`, expect: 404 },
  "GET /api/social/accounts": { expect: signedIn(200) },
  "DELETE /api/social/accounts/:id": { path: `/api/social/accounts/${NOBODY}`, expect: signedIn(404) },
  // No network is configured in the tests.
  "POST /api/social/connect/:service": { path: "/api/social/connect/meta", body: {}, expect: signedIn(404) },
  "GET /api/social/callback/:service": { path: "/api/social/callback/meta", expect: signedIn(302) },
  "GET /api/social/pictures/:id/:place/:name": { path: `/api/social/pictures/${NOBODY}/0/x.jpg`, expect: 404 },
  "GET /api/social/weeks/:runId": { path: `/api/social/weeks/${NOBODY}`, expect: signedIn(404) },
  "PUT /api/social/weeks/:runId/posts/:place": {
    path: `/api/social/weeks/${NOBODY}/posts/x`,
    body: {},
    expect: signedIn(404),
  },
  "DELETE /api/social/weeks/:runId/posts/:place": {
    path: `/api/social/weeks/${NOBODY}/posts/x`,
    expect: signedIn(404),
  },
  "POST /api/runs/:id/appointments": { path: `/api/runs/${NOBODY}/appointments`, body: {}, expect: signedIn(404) },
  "POST /api/runs/:id/home": { path: `/api/runs/${NOBODY}/home`, body: {}, expect: signedIn(404) },
  "PATCH /api/runs/:id/home": { path: `/api/runs/${NOBODY}/home`, body: {}, expect: signedIn(404) },
  "POST /api/runs/:id/wording": { path: `/api/runs/${NOBODY}/wording`, expect: signedIn(404) },
  "GET /api/runs/:id/short-links": { path: `/api/runs/${NOBODY}/short-links`, expect: signedIn(404) },
  "POST /api/runs/:id/short-links": { path: `/api/runs/${NOBODY}/short-links`, body: {}, expect: signedIn(404) },
  "DELETE /api/runs/:id/short-links": { path: `/api/runs/${NOBODY}/short-links`, expect: signedIn(404) },
  "GET /api/runs/:id/pictures/:picture": { path: `/api/runs/${NOBODY}/pictures/nada`, expect: 404 },
  "GET /api/runs/:id/export/:format": { path: `/api/runs/${NOBODY}/export/pdf`, expect: 404 },
  "GET /api/runs": { expect: signedIn(200) },
  "GET /api/runs/folders": { expect: signedIn(200) },
  "GET /api/runs/export.csv": { expect: signedIn(200) },
  "POST /api/runs/bulk": { body: {}, expect: signedIn(422) },
  "POST /api/runs/trash/empty": { expect: signedIn(200) },
  "POST /api/runs/folders/rename": { body: {}, expect: signedIn(422) },
  "PATCH /api/runs/:id": { path: `/api/runs/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/runs/:id": { path: `/api/runs/${NOBODY}`, expect: signedIn(404) },
  "POST /api/runs/:id/restore": { path: `/api/runs/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/runs/:id/forever": { path: `/api/runs/${NOBODY}/forever`, expect: signedIn(404) },
  "POST /api/runs/:id/rerun": { path: `/api/runs/${NOBODY}/rerun`, expect: signedIn(404) },
  // A person's or their agency's homes; rows that exist: `../../accounts/access/rows.test.ts`.
  "GET /api/portfolio/homes": { expect: signedIn(200) },
  "GET /api/portfolio/homes/offered": { expect: signedIn(200) },
  "GET /api/portfolio/homes/some": { expect: signedIn(200) },
  "GET /api/portfolio/map": { expect: signedIn(200) },
  "POST /api/portfolio/homes": { body: {}, expect: signedIn(422) },
  "POST /api/portfolio/homes/bulk": { body: {}, expect: signedIn(422) },
  "GET /api/portfolio/homes/:id": { path: `/api/portfolio/homes/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/portfolio/homes/:id": {
    path: `/api/portfolio/homes/${NOBODY}`,
    body: { values: {} },
    expect: signedIn(404),
  },
  "DELETE /api/portfolio/homes/:id": { path: `/api/portfolio/homes/${NOBODY}`, expect: signedIn(404) },
  "POST /api/portfolio/homes/:id/status": {
    path: `/api/portfolio/homes/${NOBODY}/status`,
    body: { status: "retirado" },
    expect: signedIn(404),
  },
  "POST /api/portfolio/homes/:id/restore": { path: `/api/portfolio/homes/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/portfolio/homes/:id/forever": { path: `/api/portfolio/homes/${NOBODY}/forever`, expect: signedIn(404) },
  "POST /api/signatures": { body: {}, expect: signedIn(422) },
  "PATCH /api/signatures/:id": { path: `/api/signatures/${NOBODY}`, body: {}, expect: signedIn(404) },
  "POST /api/signatures/:id/send": { path: `/api/signatures/${NOBODY}/send`, expect: signedIn(404) },
  "POST /api/signatures/:id/cancel": { path: `/api/signatures/${NOBODY}/cancel`, expect: signedIn(404) },
  "POST /api/signatures/:id/signers/:signerId/remind": {
    path: `/api/signatures/${NOBODY}/signers/${NOBODY}/remind`,
    expect: signedIn(404),
  },
  "PATCH /api/signatures/:id/signers/:signerId": {
    path: `/api/signatures/${NOBODY}/signers/${NOBODY}`,
    body: {},
    expect: signedIn(404),
  },
  "POST /api/signatures/:id/finish": { path: `/api/signatures/${NOBODY}/finish`, expect: signedIn(404) },
  "DELETE /api/signatures/:id": { path: `/api/signatures/${NOBODY}`, expect: signedIn(404) },
  "GET /api/signatures/:id/document": { path: `/api/signatures/${NOBODY}/document`, expect: signedIn(404) },
  "GET /api/signatures/:id/signed": { path: `/api/signatures/${NOBODY}/signed`, expect: signedIn(404) },
  "GET /api/signatures/:id/evidence": { path: `/api/signatures/${NOBODY}/evidence`, expect: signedIn(404) },
  "POST /api/templates": { body: { kind: "x" }, expect: signedIn(422) },
  "POST /api/templates/docx": { body: {}, expect: signedIn(422) },
  "PATCH /api/templates/:id": { path: `/api/templates/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/templates/:id": { path: `/api/templates/${NOBODY}`, expect: signedIn(404) },
  "POST /api/templates/:id/restore": { path: `/api/templates/${NOBODY}/restore`, expect: signedIn(404) },
  "POST /api/templates/:id/lock": {
    path: `/api/templates/${NOBODY}/lock`,
    body: { holder: NOBODY },
    expect: signedIn(404),
  },
  "POST /api/templates/:id/unlock": {
    path: `/api/templates/${NOBODY}/unlock`,
    body: { holder: NOBODY },
    expect: signedIn(404),
  },
  "PUT /api/templates/:id/draft": {
    path: `/api/templates/${NOBODY}/draft`,
    body: { holder: NOBODY, revision: 0, document: { type: "doc" } },
    expect: signedIn(404),
  },
  "GET /api/templates/:id/versions": { path: `/api/templates/${NOBODY}/versions`, expect: signedIn(404) },
  "GET /api/templates/:id/versions/:number": { path: `/api/templates/${NOBODY}/versions/1`, expect: signedIn(404) },
  "POST /api/templates/:id/versions": {
    path: `/api/templates/${NOBODY}/versions`,
    body: { holder: NOBODY },
    expect: signedIn(404),
  },
  "POST /api/templates/:id/versions/:number/restore": {
    path: `/api/templates/${NOBODY}/versions/1/restore`,
    body: { holder: NOBODY },
    expect: signedIn(404),
  },
  "POST /api/templates/:id/values": { path: `/api/templates/${NOBODY}/values`, body: {}, expect: signedIn(404) },
  "POST /api/templates/:id/pdf": { path: `/api/templates/${NOBODY}/pdf`, body: {}, expect: signedIn(404) },
  "POST /api/templates/:id/docx": { path: `/api/templates/${NOBODY}/docx`, body: {}, expect: signedIn(404) },
  "POST /api/templates/:id/signature": { path: `/api/templates/${NOBODY}/signature`, body: {}, expect: signedIn(422) },
  "POST /api/proposals": { body: {}, expect: signedIn(201) },
  "PUT /api/proposals/:id": { path: `/api/proposals/${NOBODY}`, body: {}, expect: signedIn(422) },
  "POST /api/proposals/:id/value": { path: `/api/proposals/${NOBODY}/value`, body: {}, expect: signedIn(422) },
  "POST /api/proposals/:id/send": {
    path: `/api/proposals/${NOBODY}/send`,
    body: { revision: 1 },
    expect: signedIn(404),
  },
  "DELETE /api/proposals/:id/link": { path: `/api/proposals/${NOBODY}/link`, expect: signedIn(404) },
  "POST /api/proposals/:id/sign": { path: `/api/proposals/${NOBODY}/sign`, expect: signedIn(404) },
  "POST /api/proposals/:id/questions/:questionId/reply": {
    path: `/api/proposals/${NOBODY}/questions/${NOBODY}/reply`,
    body: { text: "Sí" },
    expect: signedIn(404),
  },
  "GET /api/proposals/:id/pdf": { path: `/api/proposals/${NOBODY}/pdf`, expect: signedIn(404) },
  "DELETE /api/proposals/:id": { path: `/api/proposals/${NOBODY}`, expect: signedIn(404) },
  "POST /api/proposals/:id/restore": { path: `/api/proposals/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/proposals/:id/forever": { path: `/api/proposals/${NOBODY}/forever`, expect: signedIn(404) },
  // The address is the proof, with a code where its agent asks for one.
  // It sends no form.
  "POST /api/transcripts": { body: {}, expect: signedIn(422) },
  "GET /api/transcripts/:id/messages": { path: `/api/transcripts/${NOBODY}/messages`, expect: signedIn(404) },
  "PATCH /api/transcripts/:id": { path: `/api/transcripts/${NOBODY}`, body: {}, expect: signedIn(404) },
  "GET /api/transcripts/:id/contact": { path: `/api/transcripts/${NOBODY}/contact`, expect: signedIn(404) },
  "POST /api/transcripts/:id/contact": { path: `/api/transcripts/${NOBODY}/contact`, body: {}, expect: signedIn(404) },
  "POST /api/transcripts/:id/events": { path: `/api/transcripts/${NOBODY}/events`, body: {}, expect: signedIn(404) },
  "GET /api/transcripts/:id/events.ics": { path: `/api/transcripts/${NOBODY}/events.ics`, expect: signedIn(404) },
  "GET /api/transcripts/:id/summary.pdf": { path: `/api/transcripts/${NOBODY}/summary.pdf`, expect: signedIn(404) },
  "DELETE /api/transcripts/:id": { path: `/api/transcripts/${NOBODY}`, expect: signedIn(404) },
  "POST /api/transcripts/:id/restore": { path: `/api/transcripts/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/transcripts/:id/forever": { path: `/api/transcripts/${NOBODY}/forever`, expect: signedIn(404) },
  "POST /api/shared-proposals/:token/code": { path: "/api/shared-proposals/no-existe/code", body: {}, expect: 422 },
  "POST /api/shared-proposals/:token/prove": { path: "/api/shared-proposals/no-existe/prove", body: {}, expect: 422 },
  "POST /api/shared-proposals/:token/views": { path: "/api/shared-proposals/no-existe/views", body: {}, expect: 422 },
  "POST /api/shared-proposals/:token/questions": {
    path: "/api/shared-proposals/no-existe/questions",
    body: {},
    expect: 422,
  },
  "POST /api/shared-proposals/:token/accept": { path: "/api/shared-proposals/no-existe/accept", body: {}, expect: 422 },
  "GET /api/shared-proposals/:token/pdf": { path: "/api/shared-proposals/no-existe/pdf", expect: 404 },
  "GET /api/plan-pictures": { expect: signedIn(200) },
  "POST /api/plan-pictures": { body: {}, expect: signedIn(422) },
  "POST /api/plan-pictures/finish": { body: {}, expect: signedIn(409) },
  "POST /api/studio-projects": { body: {}, expect: signedIn(422) },
  "GET /api/studio-projects/:id": { path: `/api/studio-projects/${NOBODY}`, expect: signedIn(404) },
  "PUT /api/studio-projects/:id": { path: `/api/studio-projects/${NOBODY}`, body: {}, expect: signedIn(422) },
  "PUT /api/studio-projects/:id/home": { path: `/api/studio-projects/${NOBODY}/home`, body: {}, expect: signedIn(422) },
  "POST /api/studio-projects/:id/duplicate": {
    path: `/api/studio-projects/${NOBODY}/duplicate`,
    expect: signedIn(404),
  },
  "GET /api/studio-projects/:id/files": { path: `/api/studio-projects/${NOBODY}/files`, expect: signedIn(404) },
  "POST /api/studio-projects/:id/files": {
    path: `/api/studio-projects/${NOBODY}/files`,
    body: {},
    expect: signedIn(422),
  },
  "GET /api/studio-projects/:id/files/:fileId": {
    path: `/api/studio-projects/${NOBODY}/files/${NOBODY}`,
    expect: signedIn(404),
  },
  "PUT /api/studio-projects/:id/files/:fileId/public": {
    path: `/api/studio-projects/${NOBODY}/files/${NOBODY}/public`,
    body: {},
    expect: signedIn(422),
  },
  "POST /api/studio-projects/:id/files/:fileId/photo": {
    path: `/api/studio-projects/${NOBODY}/files/${NOBODY}/photo`,
    body: {},
    expect: signedIn(404),
  },
  "DELETE /api/studio-projects/:id/files/:fileId": {
    path: `/api/studio-projects/${NOBODY}/files/${NOBODY}`,
    expect: signedIn(404),
  },
  "DELETE /api/studio-projects/:id": { path: `/api/studio-projects/${NOBODY}`, expect: signedIn(404) },
  "POST /api/studio-projects/:id/restore": { path: `/api/studio-projects/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/studio-projects/:id/forever": { path: `/api/studio-projects/${NOBODY}/forever`, expect: signedIn(404) },
  "POST /api/staging/empty": { body: {}, expect: signedIn(409) },
  "POST /api/plan-pictures/:id/cancel": { path: `/api/plan-pictures/${NOBODY}/cancel`, expect: signedIn(404) },
  "GET /api/plan-pictures/:id/file": { path: `/api/plan-pictures/${NOBODY}/file`, expect: signedIn(404) },
  "DELETE /api/plan-pictures/:id": { path: `/api/plan-pictures/${NOBODY}`, expect: signedIn(404) },
  "POST /api/landings": { body: {}, expect: signedIn(422) },
  "PUT /api/landings/:id": { path: `/api/landings/${NOBODY}`, body: {}, expect: signedIn(422) },
  "POST /api/landings/:id/publish": {
    path: `/api/landings/${NOBODY}/publish`,
    body: { revision: 1 },
    expect: signedIn(404),
  },
  "DELETE /api/landings/:id/publish": { path: `/api/landings/${NOBODY}/publish`, expect: signedIn(404) },
  "PUT /api/landings/:id/slug": {
    path: `/api/landings/${NOBODY}/slug`,
    body: { slug: "una-pagina" },
    expect: signedIn(404),
  },
  "POST /api/landings/:id/winner": {
    path: `/api/landings/${NOBODY}/winner`,
    body: { revision: 1, winner: "a" },
    expect: signedIn(404),
  },
  "POST /api/landings/:id/version": {
    path: `/api/landings/${NOBODY}/version`,
    body: { revision: 1, number: 1 },
    expect: signedIn(404),
  },
  "PUT /api/landings/:id/domain": {
    path: `/api/landings/${NOBODY}/domain`,
    body: { host: "piso.casas.example" },
    expect: signedIn(404),
  },
  "DELETE /api/landings/:id/domain": { path: `/api/landings/${NOBODY}/domain`, expect: signedIn(404) },
  "POST /api/landings/:id/domain/check": { path: `/api/landings/${NOBODY}/domain/check`, expect: signedIn(404) },
  "GET /api/landings/:id/leads.csv": { path: `/api/landings/${NOBODY}/leads.csv`, expect: signedIn(404) },
  "GET /api/landings/:id/page.zip": { path: `/api/landings/${NOBODY}/page.zip`, expect: signedIn(404) },
  "DELETE /api/landings/:id": { path: `/api/landings/${NOBODY}`, expect: signedIn(404) },
  "POST /api/landings/:id/restore": { path: `/api/landings/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/landings/:id/forever": { path: `/api/landings/${NOBODY}/forever`, expect: signedIn(404) },
  "POST /api/plans": { body: {}, expect: signedIn(422) },
  "GET /api/plans/:id": { path: `/api/plans/${NOBODY}`, expect: signedIn(404) },
  "PUT /api/plans/:id": { path: `/api/plans/${NOBODY}`, body: {}, expect: signedIn(422) },
  "PUT /api/plans/:id/title": { path: `/api/plans/${NOBODY}/title`, body: {}, expect: signedIn(422) },
  "PUT /api/plans/:id/home": { path: `/api/plans/${NOBODY}/home`, body: {}, expect: signedIn(422) },
  "POST /api/plans/:id/duplicate": { path: `/api/plans/${NOBODY}/duplicate`, expect: signedIn(404) },
  "POST /api/plans/:id/pictures": { path: `/api/plans/${NOBODY}/pictures`, body: {}, expect: signedIn(404) },
  "GET /api/plans/:id/pictures/:pictureId": {
    path: `/api/plans/${NOBODY}/pictures/${NOBODY}`,
    expect: signedIn(404),
  },
  "POST /api/tours": { body: {}, expect: signedIn(201) },
  "GET /api/tours/:id": { path: `/api/tours/${NOBODY}`, expect: signedIn(404) },
  "PUT /api/tours/:id": { path: `/api/tours/${NOBODY}`, body: {}, expect: signedIn(422) },
  "PUT /api/tours/:id/title": { path: `/api/tours/${NOBODY}/title`, body: {}, expect: signedIn(422) },
  "PUT /api/tours/:id/home": { path: `/api/tours/${NOBODY}/home`, body: {}, expect: signedIn(422) },
  "PUT /api/tours/:id/owner": { path: `/api/tours/${NOBODY}/owner`, body: {}, expect: signedIn(422) },
  "GET /api/tours/:id/archive": { path: `/api/tours/${NOBODY}/archive`, expect: signedIn(404) },
  "GET /api/tours/:id/archive/contents": { path: `/api/tours/${NOBODY}/archive/contents`, expect: signedIn(404) },
  "POST /api/tours/import": { body: {}, expect: signedIn(422) },
  "GET /api/tours/import": { expect: signedIn(200) },
  "GET /api/tours/import/:id": { path: `/api/tours/import/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/tours/import/:id": { path: `/api/tours/import/${NOBODY}`, body: {}, expect: signedIn(415) },
  "DELETE /api/tours/import/:id": { path: `/api/tours/import/${NOBODY}`, expect: signedIn(404) },
  "POST /api/tours/:id/publish": { path: `/api/tours/${NOBODY}/publish`, body: {}, expect: signedIn(422) },
  "POST /api/tours/:id/unpublish": { path: `/api/tours/${NOBODY}/unpublish`, expect: signedIn(404) },
  "POST /api/tours/:id/archive": { path: `/api/tours/${NOBODY}/archive`, expect: signedIn(404) },
  "POST /api/tours/:id/unarchive": { path: `/api/tours/${NOBODY}/unarchive`, expect: signedIn(404) },
  "POST /api/tours/:id/duplicate": { path: `/api/tours/${NOBODY}/duplicate`, expect: signedIn(404) },
  "PUT /api/tours/:id/sharing": { path: `/api/tours/${NOBODY}/sharing`, body: {}, expect: signedIn(404) },
  "GET /api/tours/:id/results": { path: `/api/tours/${NOBODY}/results`, expect: signedIn(404) },
  "DELETE /api/tours/:id": { path: `/api/tours/${NOBODY}`, expect: signedIn(404) },
  "POST /api/tours/:id/restore": { path: `/api/tours/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/tours/:id/forever": { path: `/api/tours/${NOBODY}/forever`, expect: signedIn(404) },
  "POST /api/tours/:id/panoramas": { path: `/api/tours/${NOBODY}/panoramas`, body: {}, expect: signedIn(422) },
  "POST /api/tours/:id/panoramas/from-picture": {
    path: `/api/tours/${NOBODY}/panoramas/from-picture`,
    body: {},
    expect: signedIn(422),
  },
  "GET /api/tours/:id/panoramas/:panoramaId": {
    path: `/api/tours/${NOBODY}/panoramas/${NOBODY}`,
    expect: signedIn(404),
  },
  "PATCH /api/tours/:id/panoramas/:panoramaId": {
    path: `/api/tours/${NOBODY}/panoramas/${NOBODY}`,
    expect: signedIn(415),
  },
  "DELETE /api/tours/:id/panoramas/:panoramaId": {
    path: `/api/tours/${NOBODY}/panoramas/${NOBODY}`,
    expect: signedIn(404),
  },
  "POST /api/tours/:id/panoramas/:panoramaId/again": {
    path: `/api/tours/${NOBODY}/panoramas/${NOBODY}/again`,
    expect: signedIn(404),
  },
  "POST /api/tours/:id/panoramas/:panoramaId/blurs": {
    path: `/api/tours/${NOBODY}/panoramas/${NOBODY}/blurs`,
    body: {},
    expect: signedIn(422),
  },
  "GET /api/tours/:id/panoramas/:panoramaId/original": {
    path: `/api/tours/${NOBODY}/panoramas/${NOBODY}/original`,
    expect: signedIn(404),
  },
  "GET /api/tours/:id/panoramas/:panoramaId/:version{v\\d+}/:tile{.+}": {
    path: `/api/tours/${NOBODY}/panoramas/${NOBODY}/v1/preview.webp`,
    expect: signedIn(404),
  },
  "POST /api/tours/:id/files": { path: `/api/tours/${NOBODY}/files`, expect: signedIn(422) },
  "GET /api/tours/:id/files/:fileId": { path: `/api/tours/${NOBODY}/files/${NOBODY}`, expect: signedIn(404) },
  "DELETE /api/tours/:id/files/:fileId": { path: `/api/tours/${NOBODY}/files/${NOBODY}`, expect: signedIn(404) },
  "DELETE /api/plans/:id": { path: `/api/plans/${NOBODY}`, expect: signedIn(404) },
  "POST /api/plans/:id/restore": { path: `/api/plans/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/plans/:id/forever": { path: `/api/plans/${NOBODY}/forever`, expect: signedIn(404) },
  "GET /api/dossiers": { expect: signedIn(200) },
  "POST /api/dossiers": { body: {}, expect: signedIn(422) },
  "GET /api/dossiers/:id": { path: `/api/dossiers/${NOBODY}`, expect: signedIn(404) },
  "GET /api/dossiers/:id/report.pdf": { path: `/api/dossiers/${NOBODY}/report.pdf`, expect: signedIn(404) },
  "PUT /api/dossiers/:id": { path: `/api/dossiers/${NOBODY}`, body: {}, expect: signedIn(404) },
  "POST /api/dossiers/:id/documents": { path: `/api/dossiers/${NOBODY}/documents`, body: {}, expect: signedIn(404) },
  "DELETE /api/dossiers/:id/documents/:documentId": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}`,
    expect: signedIn(404),
  },
  "POST /api/dossiers/:id/documents/:documentId/cancel": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}/cancel`,
    expect: signedIn(404),
  },
  "POST /api/dossiers/:id/documents/:documentId/again": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}/again`,
    expect: signedIn(404),
  },
  "PUT /api/dossiers/:id/documents/:documentId/kind": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}/kind`,
    body: { from: 1, kind: "arras" },
    expect: signedIn(404),
  },
  "PUT /api/dossiers/:id/documents/:documentId/field": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}/field`,
    body: { from: 1, field: "price", text: "254.000" },
    expect: signedIn(404),
  },
  "GET /api/dossiers/:id/deadlines.ics": { path: `/api/dossiers/${NOBODY}/deadlines.ics`, expect: signedIn(404) },
  "GET /api/dossiers/:id/documents/:documentId/file": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}/file`,
    expect: signedIn(404),
  },
  "GET /api/dossiers/:id/documents/:documentId/pages/:page": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}/pages/1`,
    expect: signedIn(404),
  },
  "GET /api/dossiers/:id/documents/:documentId/pages/:page/picture": {
    path: `/api/dossiers/${NOBODY}/documents/${NOBODY}/pages/1/picture`,
    expect: signedIn(404),
  },
  "POST /api/dossiers/:id/confirm": { path: `/api/dossiers/${NOBODY}/confirm`, body: {}, expect: signedIn(422) },
  "DELETE /api/dossiers/:id": { path: `/api/dossiers/${NOBODY}`, expect: signedIn(404) },
  "POST /api/dossiers/:id/restore": { path: `/api/dossiers/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/dossiers/:id/forever": { path: `/api/dossiers/${NOBODY}/forever`, expect: signedIn(404) },
  "GET /api/inspections/:id": { path: `/api/inspections/${NOBODY}`, expect: signedIn(404) },
  "POST /api/inspections/:id/changes": { path: `/api/inspections/${NOBODY}/changes`, body: {}, expect: signedIn(422) },
  "POST /api/inspections/:id/photos/:photoId": {
    path: `/api/inspections/${NOBODY}/photos/${NOBODY}`,
    expect: signedIn(404),
  },
  "PUT /api/inspections/:id/state": { path: `/api/inspections/${NOBODY}/state`, body: {}, expect: signedIn(422) },
  "DELETE /api/inspections/:id": { path: `/api/inspections/${NOBODY}`, expect: signedIn(404) },
  "POST /api/inspections/:id/restore": { path: `/api/inspections/${NOBODY}/restore`, expect: signedIn(404) },
  "DELETE /api/inspections/:id/forever": { path: `/api/inspections/${NOBODY}/forever`, expect: signedIn(404) },
  "GET /api/inspections/:id/report.pdf": { path: `/api/inspections/${NOBODY}/report.pdf`, expect: signedIn(404) },
  "POST /api/inspections/:id/signature": {
    path: `/api/inspections/${NOBODY}/signature`,
    body: {},
    expect: signedIn(404),
  },
  "POST /api/inspections/:id/home": { path: `/api/inspections/${NOBODY}/home`, body: {}, expect: signedIn(404) },
  "POST /api/sign/:token/code": { path: "/api/sign/no-existe/code", expect: 404 },
  "POST /api/sign/:token/identify": { path: "/api/sign/no-existe/identify", body: {}, expect: 422 },
  "GET /api/sign/:token/document": { path: "/api/sign/no-existe/document", expect: 404 },
  "POST /api/sign/:token/signature": { path: "/api/sign/no-existe/signature", body: {}, expect: 422 },
  "POST /api/sign/:token/decline": { path: "/api/sign/no-existe/decline", body: {}, expect: 422 },
  "GET /api/sign/:token/signed": { path: "/api/sign/no-existe/signed", expect: 404 },
  "POST /api/verify-document": { body: {}, expect: 422 },
  // The address is the proof.
  "GET /api/market-reports/shared/:token/pdf": { path: "/api/market-reports/shared/no-existe/pdf", expect: 404 },
  "POST /api/market-reports/shared/:token/views": { path: "/api/market-reports/shared/no-existe/views", expect: 404 },
  "POST /api/market-reports": { body: {}, expect: signedIn(422) },
  "DELETE /api/market-reports/:id": { path: `/api/market-reports/${NOBODY}`, expect: signedIn(404) },
  "POST /api/market-reports/:id/readers": {
    path: `/api/market-reports/${NOBODY}/readers`,
    body: {},
    expect: signedIn(422),
  },
  "DELETE /api/market-reports/:id/readers/:readerId": {
    path: `/api/market-reports/${NOBODY}/readers/${NOBODY}`,
    expect: signedIn(404),
  },
  "POST /informe-mercado-alta/:token": { path: "/informe-mercado-alta/no-existe", expect: 404 },
  "POST /informe-mercado-baja/:token": { path: "/informe-mercado-baja/no-existe", expect: 404 },
  "GET /api/market/duplicates": { expect: signedIn(200) },
  "POST /api/market/duplicates/join": { body: {}, expect: signedIn(422) },
  "POST /api/market/duplicates/distinct": { body: {}, expect: signedIn(422) },
  "POST /api/market/duplicates/distinct/undo": { body: {}, expect: signedIn(422) },
  "POST /api/market/duplicates/undo": { body: {}, expect: signedIn(422) },
  "GET /api/portfolio/duplicates": { expect: signedIn(200) },
  "POST /api/portfolio/duplicates/distinct": { body: {}, expect: signedIn(422) },
  "POST /api/portfolio/merges": { body: {}, expect: signedIn(422) },
  "POST /api/portfolio/merges/:id/undo": { path: `/api/portfolio/merges/${NOBODY}/undo`, expect: signedIn(404) },
  "POST /api/portfolio/demo": { expect: signedIn(201) },
  "DELETE /api/portfolio/demo": { expect: signedIn(200) },
  // Forms and reports of the site.
  "POST /api/leads": { body: {}, expect: 422 },
  "PATCH /api/leads/:id": { path: `/api/leads/${NOBODY}`, body: {}, expect: 422 },
  "POST /api/page-views": { body: {}, expect: 422 },
  "POST /api/articles/votes": { body: {}, expect: 422 },
  "POST /api/cookie-consents": { body: {}, expect: 422 },
  "POST /api/errors": { body: {}, expect: 422 },
  "POST /api/csp-reports": { body: {}, expect: 400 },
  "POST /functions/v1/request-demo": { body: {}, expect: 422 },
  // A conversation handed to people: its key is all that is asked for.
  "GET /api/chat/hours": { expect: 200 },
  "POST /api/chat/threads": { body: {}, expect: 422 },
  "GET /api/chat/threads/:id": { path: `/api/chat/threads/${NOBODY}`, expect: 404 },
  "POST /api/chat/threads/:id/messages": { path: `/api/chat/threads/${NOBODY}/messages`, body: {}, expect: 404 },
  "POST /api/chat/threads/:id/read": { path: `/api/chat/threads/${NOBODY}/read`, expect: 404 },
  "GET /api/chat/threads/:id/events": { path: `/api/chat/threads/${NOBODY}/events`, expect: 404 },
  "PUT /api/chat-channel": { body: { isOpen: true, greeting: "" }, expect: seniorsOnly(204) },
  "POST /api/chat-channel/code": { expect: seniorsOnly(204) },
  ...threadRules("/api/threads", signedIn),
  ...threadRules("/api/admin/threads", staff),
  // Asks for the public key, which is no session.
  "GET /api/chat/notice": { expect: 200 },
  "GET /api/proof": { path: "/api/proof?for=sign-in", expect: 200 },
  "GET /api/assistant/conversations": { expect: signedIn(200) },
  "GET /api/assistant/conversations/:id": { path: `/api/assistant/conversations/${NOBODY}`, expect: signedIn(404) },
  "POST /api/assistant/conversations/:id/messages": {
    path: `/api/assistant/conversations/${NOBODY}/messages`,
    body: {},
    expect: signedIn(422),
  },
  "PATCH /api/assistant/conversations/:id": {
    path: `/api/assistant/conversations/${NOBODY}`,
    body: { title: "Otra" },
    expect: signedIn(404),
  },
  "DELETE /api/assistant/conversations/:id": { path: `/api/assistant/conversations/${NOBODY}`, expect: signedIn(404) },
  "PUT /api/assistant/conversations/:id/messages/:position/rating": {
    path: `/api/assistant/conversations/${NOBODY}/messages/2/rating`,
    body: { rating: 1 },
    expect: signedIn(404),
  },
  "GET /api/assistant/conversations/:id/export": {
    path: `/api/assistant/conversations/${NOBODY}/export`,
    expect: signedIn(404),
  },
  "POST /functions/v1/chat-inmobiliario": { body: {}, expect: 401 },
  // The caller's own account.
  "GET /api/account/sessions": { expect: signedIn(200) },
  "DELETE /api/account/sessions/:id": { path: `/api/account/sessions/${NOBODY}`, expect: signedIn(404) },
  "GET /api/account/export": { expect: signedIn(200) },
  "DELETE /api/account/email-change": { expect: signedIn(204) },
  "POST /api/account/delete": { body: {}, expect: signedIn(422) },
  // Calls for programs, which browsers may make too. Rows that exist: `../../accounts/access/rows.test.ts`. Keys:
  // `../../accounts/keys/keys.server.test.ts`.
  "GET /api/v1/me": { expect: signedIn(200) },
  "GET /api/v1/homes": { expect: signedIn(200) },
  "POST /api/v1/homes": { body: { rooms: -1 }, expect: signedIn(422) },
  "GET /api/v1/homes/:id": { path: `/api/v1/homes/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/v1/homes/:id": { path: `/api/v1/homes/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/v1/homes/:id": { path: `/api/v1/homes/${NOBODY}`, expect: signedIn(404) },
  "GET /api/v1/contacts": { expect: signedIn(200) },
  "POST /api/v1/contacts": { body: {}, expect: signedIn(422) },
  "GET /api/v1/contacts/:id": { path: `/api/v1/contacts/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/v1/contacts/:id": { path: `/api/v1/contacts/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/v1/contacts/:id": { path: `/api/v1/contacts/${NOBODY}`, expect: signedIn(404) },
  "GET /api/v1/leads": { expect: signedIn(200) },
  "POST /api/v1/leads": { body: {}, expect: signedIn(422) },
  "GET /api/v1/leads/:id": { path: `/api/v1/leads/${NOBODY}`, expect: signedIn(404) },
  "GET /api/v1/runs": { expect: signedIn(200) },
  "GET /api/v1/runs/:id": { path: `/api/v1/runs/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/v1/runs/:id": { path: `/api/v1/runs/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/v1/runs/:id": { path: `/api/v1/runs/${NOBODY}`, expect: signedIn(404) },
  "POST /api/v1/runs/:id/rerun": { path: `/api/v1/runs/${NOBODY}/rerun`, expect: signedIn(404) },
  // Keys of the API; rows that exist: `../../accounts/access/rows.test.ts`.
  "GET /api/keys": { expect: signedIn(200) },
  "POST /api/keys": { body: {}, expect: signedIn(422) },
  "DELETE /api/keys/:id": { path: `/api/keys/${NOBODY}`, expect: signedIn(404) },
  "GET /api/webhooks": { expect: signedIn(200) },
  "POST /api/webhooks": { body: {}, expect: signedIn(422) },
  "PATCH /api/webhooks/:id": { path: `/api/webhooks/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/webhooks/:id": { path: `/api/webhooks/${NOBODY}`, expect: signedIn(404) },
  "GET /api/webhooks/:id/secret": { path: `/api/webhooks/${NOBODY}/secret`, expect: signedIn(404) },
  "POST /api/webhooks/:id/secret": { path: `/api/webhooks/${NOBODY}/secret`, expect: signedIn(404) },
  "POST /api/webhooks/:id/test": { path: `/api/webhooks/${NOBODY}/test`, expect: signedIn(404) },
  "GET /api/webhooks/:id/deliveries": { path: `/api/webhooks/${NOBODY}/deliveries`, expect: signedIn(404) },
  "GET /api/webhooks/:id/deliveries/:deliveryId": {
    path: `/api/webhooks/${NOBODY}/deliveries/${NOBODY}`,
    expect: signedIn(404),
  },
  "POST /api/webhooks/:id/deliveries/:deliveryId/replay": {
    path: `/api/webhooks/${NOBODY}/deliveries/${NOBODY}/replay`,
    expect: signedIn(404),
  },
  ...flowRules("/api/flows", makesFlows),
  ...flowRules("/api/admin/flows", staff),
  // The people who decide for an agency connect its model; no model is connected yet.
  "GET /api/model": { expect: signedIn(200) },
  "PUT /api/model": { body: {}, expect: signedIn(422) },
  "DELETE /api/model": { expect: seniorsOnly(204) },
  "POST /api/model/test": { expect: seniorsOnly(404) },
  // How one signs: there is no photo yet.
  "PUT /api/agent-card": { body: { text: "x".repeat(400) }, expect: signedIn(422) },
  "PUT /api/agent-card/photo": { body: {}, expect: signedIn(422) },
  "DELETE /api/agent-card/photo": { expect: signedIn(204) },
  "GET /api/agent-card/photo/:id": { path: `/api/agent-card/photo/${NOBODY}`, expect: signedIn(404) },
  "PUT /api/preferences/first-steps": { body: {}, expect: signedIn(422) },
  "PUT /api/preferences/notices": { body: {}, expect: signedIn(422) },
  "PUT /api/preferences/place": { body: {}, expect: signedIn(422) },
  "GET /api/search": { path: "/api/search?q=casa", expect: signedIn(200) },
  "GET /api/notifications": { expect: signedIn(200) },
  "POST /api/notifications/read": { body: {}, expect: signedIn(422) },
  "POST /api/tool-errors": { body: {}, expect: signedIn(422) },
  "GET /api/market/searches": { expect: signedIn(200) },
  "POST /api/market/searches": { body: {}, expect: signedIn(422) },
  "GET /api/market/searches/:id": { path: `/api/market/searches/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/market/searches/:id": { path: `/api/market/searches/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/market/searches/:id": { path: `/api/market/searches/${NOBODY}`, expect: signedIn(404) },
  "POST /api/market/searches/:id/seen": { path: `/api/market/searches/${NOBODY}/seen`, expect: signedIn(404) },
  "POST /api/market/searches/:id/share": { path: `/api/market/searches/${NOBODY}/share`, expect: signedIn(404) },
  "DELETE /api/market/searches/:id/share": { path: `/api/market/searches/${NOBODY}/share`, expect: signedIn(404) },
  "PUT /api/market/searches/:id/answers/:homeId/reply": {
    path: `/api/market/searches/${NOBODY}/answers/${NOBODY}/reply`,
    body: { text: "Sí" },
    expect: signedIn(404),
  },
  "POST /api/shared-searches/:token/views": { path: "/api/shared-searches/no-existe/views", expect: 404 },
  "POST /api/shared-searches/:token/answers": {
    path: "/api/shared-searches/no-existe/answers",
    body: {},
    expect: 404,
  },
  "POST /avisos-busqueda/:token": { path: `/avisos-busqueda/${NOBODY}`, expect: 404 },
  "POST /api/share-links": { body: {}, expect: signedIn(422) },
  "GET /api/share-links": { expect: signedIn(200) },
  "GET /api/share-links/contacts": { expect: signedIn(200) },
  "GET /api/share-links/contacts.csv": { expect: signedIn(200) },
  "DELETE /api/share-links/contacts/:id": { path: `/api/share-links/contacts/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/share-links/:id": { path: `/api/share-links/${NOBODY}`, body: {}, expect: signedIn(404) },
  "POST /api/share-links/:id/revoke": { path: `/api/share-links/${NOBODY}/revoke`, expect: signedIn(404) },
  "DELETE /api/share-links/:id": { path: `/api/share-links/${NOBODY}`, expect: signedIn(404) },
  // The token of a shared page is its key: an unknown one opens nothing for anybody.
  "POST /api/shared/:token/unlock": { path: "/api/shared/no-existe/unlock", body: {}, expect: 404 },
  "POST /api/shared/:token/views": { path: "/api/shared/no-existe/views", expect: 404 },
  "POST /api/shared/:token/reading": { path: "/api/shared/no-existe/reading", body: { seconds: 5 }, expect: 404 },
  "POST /api/shared/:token/leads": { path: "/api/shared/no-existe/leads", body: {}, expect: 404 },
  "GET /api/shared/:token/export/pdf": { path: "/api/shared/no-existe/export/pdf", expect: 404 },
  // Files and feeds of homes; a token is the key for its holder.
  "POST /api/imports": { body: {}, expect: signedIn(422) },
  "GET /api/imports": { expect: signedIn(200) },
  "GET /api/imports/:id": { path: `/api/imports/${NOBODY}`, expect: signedIn(404) },
  "GET /api/imports/:id/rows": { path: `/api/imports/${NOBODY}/rows`, expect: signedIn(404) },
  "PATCH /api/imports/:id/rows": {
    path: `/api/imports/${NOBODY}/rows`,
    body: { ordinals: [1], isChosen: false },
    expect: signedIn(404),
  },
  "PUT /api/imports/:id/mapping": {
    path: `/api/imports/${NOBODY}/mapping`,
    body: { mapping: {} },
    expect: signedIn(404),
  },
  "POST /api/imports/:id/apply": { path: `/api/imports/${NOBODY}/apply`, body: {}, expect: signedIn(404) },
  "POST /api/imports/:id/cancel": { path: `/api/imports/${NOBODY}/cancel`, expect: signedIn(404) },
  "GET /api/imports/:id/problems.csv": { path: `/api/imports/${NOBODY}/problems.csv`, expect: signedIn(404) },
  "GET /api/imports/sources": { expect: signedIn(200) },
  "POST /api/imports/sources": { body: {}, expect: signedIn(422) },
  "GET /api/imports/sources/:id": { path: `/api/imports/sources/${NOBODY}`, expect: signedIn(404) },
  "PATCH /api/imports/sources/:id": { path: `/api/imports/sources/${NOBODY}`, body: {}, expect: signedIn(404) },
  "DELETE /api/imports/sources/:id": { path: `/api/imports/sources/${NOBODY}`, expect: signedIn(404) },
  "POST /api/imports/sources/:id/read-now": {
    path: `/api/imports/sources/${NOBODY}/read-now`,
    expect: signedIn(404),
  },
  "POST /api/imports/sources/:id/push-token": {
    path: `/api/imports/sources/${NOBODY}/push-token`,
    expect: signedIn(404),
  },
  "GET /api/imports/sources/:id/push-token": {
    path: `/api/imports/sources/${NOBODY}/push-token`,
    expect: signedIn(404),
  },
  "DELETE /api/imports/sources/:id/push-token": {
    path: `/api/imports/sources/${NOBODY}/push-token`,
    expect: signedIn(404),
  },
  "POST /api/imports/sources/:id/dismiss-failure": {
    path: `/api/imports/sources/${NOBODY}/dismiss-failure`,
    expect: signedIn(404),
  },
  "GET /api/imports/outlets": { expect: signedIn(200) },
  "POST /api/imports/outlets": { body: {}, expect: signedIn(422) },
  "POST /api/imports/outlets/:id/revoke": { path: `/api/imports/outlets/${NOBODY}/revoke`, expect: signedIn(404) },
  "POST /api/feeds/:token": { path: "/api/feeds/no-existe", body: {}, expect: 404 },
  "GET /feeds/:file": { path: "/feeds/no-existe.xml", expect: 404 },
  "GET /api/portfolio/export": { expect: signedIn(200) },
  "GET /api/events": { expect: signedIn(200) },
  // The token of a calendar's address is its key.
  "GET /calendarios/:file": { path: "/calendarios/no-existe.ics", expect: 404 },
  ...calendarRules("/api/calendar", signedIn),
  ...crmRules("/api/crm", signedIn, seniorsOnly),
  ...mailRules("/api", signedIn),
  ...mailRules("/api/admin", staff),
  "POST /api/mail-events/:token": { path: "/api/mail-events/no-existe", body: {}, expect: 404 },
  "GET /correo/e/:token/:link": { path: "/correo/e/no-existe/0", expect: 404 },
  "GET /correo/i/:token": { path: "/correo/i/no-existe", expect: 404 },
  "POST /correo/baja/:token": { path: "/correo/baja/no-existe", expect: 404 },
  ...campaignRules("/api/campaigns", signedIn),
  ...campaignRules("/api/admin/campaigns", staff),
  ...crmRules("/api/admin/crm", staff, (status) => staff(status)),
  // Anybody with the token of an address for portal mails may send to it.
  "POST /api/inbound/:token": { path: "/api/inbound/no-existe", body: {}, expect: 404 },
  // A person's own goal; an agency's goal is kept by its seniors.
  "GET /api/capture/counts": { expect: signedIn(200) },
  "GET /api/opt-outs": { expect: signedIn(200) },
  "POST /api/opt-outs": { body: {}, expect: signedIn(422) },
  "POST /api/opt-outs/check": { body: { phones: ["600 000 001"] }, expect: signedIn(200) },
  "DELETE /api/opt-outs/:id": { path: `/api/opt-outs/${NOBODY}`, expect: signedIn(404) },
  "PUT /api/goals/costs": { body: {}, expect: signedIn(422) },
  "PUT /api/goals/:year/:of": { path: "/api/goals/2026/agencia", body: GOAL, expect: inAgency(204) },
  "DELETE /api/goals/:year/:of": { path: "/api/goals/2026/mio", expect: signedIn(204) },
  // The person who chooses and pays the plan makes these calls; without keys there is no payment service.
  "POST /api/billing/checkout": { body: {}, expect: signedIn(422) },
  "POST /api/billing/portal": {
    body: {},
    expect: { anonymous: 401, coordinator: 403, author: 403, colleague: 403, others: 409 },
  },
  "POST /api/stripe/webhook": { body: {}, expect: 404 },
  // Papers and files of a home that does not exist, so nobody finds them.
  "GET /api/portfolio/homes/:id/sheet.pdf": {
    path: `/api/portfolio/homes/${NOBODY}/sheet.pdf`,
    expect: signedIn(404),
  },
  "GET /api/portfolio/homes/:id/card.pdf": {
    path: `/api/portfolio/homes/${NOBODY}/card.pdf?design=arco`,
    expect: signedIn(404),
  },
  "POST /api/portfolio/homes/:id/reports": { path: `/api/portfolio/homes/${NOBODY}/reports`, expect: signedIn(404) },
  "PATCH /api/portfolio/homes/:id/reports/:week": {
    path: `/api/portfolio/homes/${NOBODY}/reports/2026-11-16`,
    body: { comment: "Una semana tranquila" },
    expect: signedIn(404),
  },
  "GET /api/portfolio/homes/:id/reports/:week/pdf": {
    path: `/api/portfolio/homes/${NOBODY}/reports/2026-11-16/pdf`,
    expect: signedIn(404),
  },
  "GET /api/portfolio/homes/:id/visit.pdf": {
    path: `/api/portfolio/homes/${NOBODY}/visit.pdf`,
    expect: signedIn(404),
  },
  "GET /api/portfolio/homes/:id/fitting": { path: `/api/portfolio/homes/${NOBODY}/fitting`, expect: signedIn(404) },
  "POST /api/portfolio/homes/:id/fitting/:contactId/sent": {
    path: `/api/portfolio/homes/${NOBODY}/fitting/${NOBODY}/sent`,
    body: { way: "correo" },
    expect: signedIn(404),
  },
  "DELETE /api/portfolio/homes/:id/fitting/:contactId/sent": {
    path: `/api/portfolio/homes/${NOBODY}/fitting/${NOBODY}/sent`,
    expect: signedIn(404),
  },
  "PUT /api/portfolio/homes/:id/fitting/:contactId/answer": {
    path: `/api/portfolio/homes/${NOBODY}/fitting/${NOBODY}/answer`,
    body: { answer: "encaja" },
    expect: signedIn(404),
  },
  "DELETE /api/portfolio/homes/:id/fitting/:contactId/answer": {
    path: `/api/portfolio/homes/${NOBODY}/fitting/${NOBODY}/answer`,
    expect: signedIn(404),
  },
  "POST /api/matching/buyers/:contactId/sendings": {
    path: `/api/matching/buyers/${NOBODY}/sendings`,
    body: { homeIds: [NOBODY], way: "umbral" },
    expect: signedIn(404),
  },
  "GET /api/matching/buyers/:contactId/list.pdf": {
    path: `/api/matching/buyers/${NOBODY}/list.pdf`,
    expect: signedIn(404),
  },
  "GET /api/portfolio/homes/:id/photos": { path: `/api/portfolio/homes/${NOBODY}/photos`, expect: signedIn(404) },
  "POST /api/portfolio/homes/:id/photos": {
    path: `/api/portfolio/homes/${NOBODY}/photos`,
    body: {},
    expect: signedIn(404),
  },
  "PUT /api/portfolio/homes/:id/photos/order": {
    path: `/api/portfolio/homes/${NOBODY}/photos/order`,
    body: {},
    expect: signedIn(404),
  },
  "PATCH /api/portfolio/homes/:id/photos/:photoId": {
    path: `/api/portfolio/homes/${NOBODY}/photos/${NOBODY}`,
    body: {},
    expect: signedIn(404),
  },
  "DELETE /api/portfolio/homes/:id/photos/:photoId": {
    path: `/api/portfolio/homes/${NOBODY}/photos/${NOBODY}`,
    expect: signedIn(404),
  },
  "GET /api/portfolio/homes/:id/documents": { path: `/api/portfolio/homes/${NOBODY}/documents`, expect: signedIn(404) },
  "POST /api/portfolio/homes/:id/documents": {
    path: `/api/portfolio/homes/${NOBODY}/documents`,
    body: {},
    expect: signedIn(404),
  },
  "GET /api/portfolio/homes/:id/documents/:documentId/download": {
    path: `/api/portfolio/homes/${NOBODY}/documents/${NOBODY}/download`,
    expect: signedIn(404),
  },
  "PATCH /api/portfolio/homes/:id/documents/:documentId": {
    path: `/api/portfolio/homes/${NOBODY}/documents/${NOBODY}`,
    body: {},
    expect: signedIn(404),
  },
  "DELETE /api/portfolio/homes/:id/documents/:documentId": {
    path: `/api/portfolio/homes/${NOBODY}/documents/${NOBODY}`,
    expect: signedIn(404),
  },
  "POST /api/portfolio/homes/:id/publications": {
    path: `/api/portfolio/homes/${NOBODY}/publications`,
    body: {},
    expect: signedIn(404),
  },
  "POST /api/portfolio/homes/:id/publications/:publicationId/end": {
    path: `/api/portfolio/homes/${NOBODY}/publications/${NOBODY}/end`,
    expect: signedIn(404),
  },
  // The caller's agency: their role says what they may do in it, and people without an agency find nothing. Its rows:
  // `agency.server.test.ts`.
  "GET /api/agency": { expect: { ...inAgency(200), author: 200, colleague: 200 } },
  "POST /api/agency": { body: {}, expect: signedIn(422) },
  "PATCH /api/agency": { body: { name: "Casas del Puerto" }, expect: inAgency(204) },
  "DELETE /api/agency": { expect: { ...inAgency(409), coordinator: 403 } },
  "POST /api/agency/leave": { body: { successorId: "x" }, expect: signedIn(422) },
  "PUT /api/agency/logo": { body: {}, expect: inAgency(422) },
  "DELETE /api/agency/logo": { expect: inAgency(204) },
  "GET /api/agency/logo/:sha256": { path: "/api/agency/logo/0000", expect: signedIn(404) },
  "PATCH /api/agency/members/:userId": {
    path: `/api/agency/members/${NOBODY}`,
    body: { role: "agent" },
    expect: { ...inAgency(404), coordinator: 403 },
  },
  "DELETE /api/agency/members/:userId": { path: `/api/agency/members/${NOBODY}`, expect: inAgency(404) },
  "GET /api/agency/market": { expect: { ...inAgency(200), author: 200, colleague: 200 } },
  "POST /api/agency/market": { body: {}, expect: signedIn(422) },
  "DELETE /api/agency/market/:id": {
    path: `/api/agency/market/${NOBODY}`,
    expect: { ...inAgency(404), coordinator: 403 },
  },
  "PUT /api/agency/market/:id/refusal": {
    path: `/api/agency/market/${NOBODY}/refusal`,
    expect: { ...inAgency(404), coordinator: 403 },
  },
  "DELETE /api/agency/market/:id/refusal": {
    path: `/api/agency/market/${NOBODY}/refusal`,
    expect: { ...inAgency(404), coordinator: 403 },
  },
  "POST /api/agency/invitations": { body: {}, expect: signedIn(422) },
  "POST /api/agency/invitations/accept": { body: { token: "x" }, expect: signedIn(404) },
  "POST /api/agency/invitations/refuse": { body: { token: "x" }, expect: signedIn(404) },
  "POST /api/agency/invitations/:id/resend": {
    path: `/api/agency/invitations/${NOBODY}/resend`,
    expect: inAgency(404),
  },
  "DELETE /api/agency/invitations/:id": { path: `/api/agency/invitations/${NOBODY}`, expect: inAgency(404) },
  // Administration.
  ...calendarRules("/api/admin/calendar", staff),
  "POST /api/admin/signatures/:id/seal": { path: `/api/admin/signatures/${NOBODY}/seal`, expect: staff(404) },
  "POST /api/admin/posts": { body: { itemId: NOBODY }, expect: staff(404) },
  "POST /api/admin/posts/preview": { body: { body: "x" }, expect: staff(200) },
  "GET /api/admin/posts/:id": { path: `/api/admin/posts/${NOBODY}`, expect: staff(404) },
  "PUT /api/admin/posts/:id": { path: `/api/admin/posts/${NOBODY}`, body: {}, expect: staff(422) },
  "POST /api/admin/posts/:id/publish": {
    path: `/api/admin/posts/${NOBODY}/publish`,
    body: { version: 1 },
    expect: staff(404),
  },
  "POST /api/admin/posts/:id/withdraw": {
    path: `/api/admin/posts/${NOBODY}/withdraw`,
    body: { version: 1 },
    expect: staff(404),
  },
  "DELETE /api/admin/posts/:id": { path: `/api/admin/posts/${NOBODY}`, expect: staff(404) },
  "POST /api/admin/news/sources": { body: {}, expect: staff(422) },
  "POST /api/admin/news/sources/test": { body: {}, expect: staff(422) },
  "POST /api/admin/news/sources/:id/refresh": { path: `/api/admin/news/sources/${NOBODY}/refresh`, expect: staff(404) },
  "POST /api/admin/news/sources/:id/pause": { path: `/api/admin/news/sources/${NOBODY}/pause`, expect: staff(404) },
  "DELETE /api/admin/news/sources/:id": { path: `/api/admin/news/sources/${NOBODY}`, expect: staff(404) },
  "PATCH /api/admin/news/items/:id": {
    path: `/api/admin/news/items/${NOBODY}`,
    body: { state: "descartada" },
    expect: staff(404),
  },
  "GET /api/admin/indexing/check": { path: "/api/admin/indexing/check?desde=9999", expect: staff(200) },
  "POST /api/admin/indexing/submissions": { body: { paths: ["/precios"] }, expect: staff(409) },
  "GET /api/admin/given-up/:work": { path: "/api/admin/given-up/photos", expect: staff(200) },
  "POST /api/admin/given-up/:work/again": { path: "/api/admin/given-up/photos/again", expect: staff(200) },
  "POST /api/admin/given-up/:work/:id/again": {
    path: `/api/admin/given-up/photos/${NOBODY}/again`,
    expect: staff(404),
  },
  "DELETE /api/admin/given-up/:work/:id": { path: `/api/admin/given-up/photos/${NOBODY}`, expect: staff(404) },
  "POST /api/admin/checks": { body: { ids: [] }, expect: staff(200) },
  "GET /api/admin/logs": { expect: staff(200) },
  "GET /api/admin/logs/new": { expect: staff(200) },
  "GET /api/admin/logs/export.jsonl": { expect: staff(200) },
  "GET /api/admin/logs/:id": { path: "/api/admin/logs/0", expect: staff(404) },
  "GET /api/admin/errors": { expect: staff(200) },
  "GET /api/admin/errors/count": { expect: staff(200) },
  "GET /api/admin/errors/export.csv": { expect: staff(200) },
  "GET /api/admin/errors/:fingerprint": { path: "/api/admin/errors/0000", expect: staff(404) },
  "PATCH /api/admin/errors/:fingerprint": { path: "/api/admin/errors/0000", body: {}, expect: staff(404) },
  "POST /api/admin/errors/resolve": { body: {}, expect: staff(422) },
  "POST /api/admin/forms": { body: {}, expect: staff(422) },
  "PATCH /api/admin/forms/:id": { path: `/api/admin/forms/${NOBODY}`, body: {}, expect: staff(404) },
  "POST /api/admin/forms/:id/publish": { path: `/api/admin/forms/${NOBODY}/publish`, body: {}, expect: staff(404) },
  "POST /api/admin/forms/:id/withdraw": { path: `/api/admin/forms/${NOBODY}/withdraw`, expect: staff(404) },
  "PUT /api/admin/forms/:id/archived": { path: `/api/admin/forms/${NOBODY}/archived`, body: {}, expect: staff(404) },
  "POST /api/admin/forms/:id/duplicate": { path: `/api/admin/forms/${NOBODY}/duplicate`, expect: staff(404) },
  "DELETE /api/admin/forms/:id": { path: `/api/admin/forms/${NOBODY}`, expect: staff(404) },
  "GET /api/admin/forms/:id/answers.csv": { path: `/api/admin/forms/${NOBODY}/answers.csv`, expect: staff(404) },
  "DELETE /api/admin/forms/:id/answers/:answerId": {
    path: `/api/admin/forms/${NOBODY}/answers/${NOBODY}`,
    expect: staff(404),
  },
  // Anybody with the address of a form may send it, also from another site.
  "POST /api/forms/:slug/answers": { path: "/api/forms/no-existe/answers", body: {}, expect: 400 },
  "GET /formularios.js": { expect: 200 },
  // Short links; a code without a link is answered with a page.
  "GET /l/:code": { path: "/l/no-existe", expect: 200 },
  "POST /api/admin/links": { body: {}, expect: staff(422) },
  "POST /api/admin/links/import": { body: {}, expect: staff(422) },
  "GET /api/admin/links/export.csv": { expect: staff(200) },
  "PATCH /api/admin/links/:id": { path: `/api/admin/links/${NOBODY}`, body: {}, expect: staff(404) },
  "PUT /api/admin/links/:id/state": { path: `/api/admin/links/${NOBODY}/state`, body: {}, expect: staff(422) },
  "DELETE /api/admin/links/:id": { path: `/api/admin/links/${NOBODY}`, expect: staff(404) },
  "GET /api/admin/links/:id/clicks.csv": { path: `/api/admin/links/${NOBODY}/clicks.csv`, expect: staff(404) },
  "GET /api/admin/links/:id/qr.svg": { path: `/api/admin/links/${NOBODY}/qr.svg`, expect: staff(404) },
  "GET /api/admin/links/:id/qr.png": { path: `/api/admin/links/${NOBODY}/qr.png`, expect: staff(404) },
  "POST /api/admin/templates": { body: { kind: "x" }, expect: staff(422) },
  "POST /api/admin/templates/docx": { body: {}, expect: staff(422) },
  "PATCH /api/admin/templates/:id": { path: `/api/admin/templates/${NOBODY}`, body: {}, expect: staff(404) },
  "DELETE /api/admin/templates/:id": { path: `/api/admin/templates/${NOBODY}`, expect: staff(404) },
  "POST /api/admin/templates/:id/restore": { path: `/api/admin/templates/${NOBODY}/restore`, expect: staff(404) },
  "POST /api/admin/templates/:id/lock": {
    path: `/api/admin/templates/${NOBODY}/lock`,
    body: { holder: NOBODY },
    expect: staff(404),
  },
  "POST /api/admin/templates/:id/unlock": {
    path: `/api/admin/templates/${NOBODY}/unlock`,
    body: { holder: NOBODY },
    expect: staff(404),
  },
  "PUT /api/admin/templates/:id/draft": {
    path: `/api/admin/templates/${NOBODY}/draft`,
    body: { holder: NOBODY, revision: 0, document: { type: "doc" } },
    expect: staff(404),
  },
  "GET /api/admin/templates/:id/versions": { path: `/api/admin/templates/${NOBODY}/versions`, expect: staff(404) },
  "GET /api/admin/templates/:id/versions/:number": {
    path: `/api/admin/templates/${NOBODY}/versions/1`,
    expect: staff(404),
  },
  "POST /api/admin/templates/:id/versions": {
    path: `/api/admin/templates/${NOBODY}/versions`,
    body: { holder: NOBODY },
    expect: staff(404),
  },
  "POST /api/admin/templates/:id/versions/:number/restore": {
    path: `/api/admin/templates/${NOBODY}/versions/1/restore`,
    body: { holder: NOBODY },
    expect: staff(404),
  },
  "POST /api/admin/templates/:id/values": {
    path: `/api/admin/templates/${NOBODY}/values`,
    body: {},
    expect: staff(404),
  },
  "POST /api/admin/templates/shipped": { body: { textId: "no-existe" }, expect: staff(404) },
  "POST /api/admin/templates/:id/publish": { path: `/api/admin/templates/${NOBODY}/publish`, expect: staff(404) },
  "POST /api/admin/templates/:id/withdraw": { path: `/api/admin/templates/${NOBODY}/withdraw`, expect: staff(404) },
  "POST /api/admin/personal-data": { body: {}, expect: staff(422) },
  "POST /api/admin/personal-data/download": { body: {}, expect: staff(422) },
  "POST /api/admin/personal-data/erase": {
    body: { email: "nadie@casa.example", confirmation: "nadie@casa.example" },
    expect: staff(204, 403),
  },
  "DELETE /api/admin/users/:id": { path: `/api/admin/users/${NOBODY}`, expect: staff(404, 403) },
  "PUT /api/admin/users/:id/ban": { path: `/api/admin/users/${NOBODY}/ban`, body: {}, expect: staff(422) },
  "DELETE /api/admin/users/:id/ban": { path: `/api/admin/users/${NOBODY}/ban`, expect: staff(404) },
  "PUT /api/admin/users/:id/roles/:role": {
    path: "/api/admin/users/{somebody}/roles/manager",
    expect: staff(204, 403),
  },
  "DELETE /api/admin/users/:id/roles/:role": {
    path: "/api/admin/users/{somebody}/roles/manager",
    expect: staff(204, 403),
  },
  "DELETE /api/admin/users/:id/sessions": { path: `/api/admin/users/${NOBODY}/sessions`, expect: staff(404) },
  "DELETE /api/admin/users/:id/sessions/:sessionId": {
    path: `/api/admin/users/${NOBODY}/sessions/${NOBODY}`,
    expect: staff(404),
  },
  "POST /api/admin/users/:id/impersonation": {
    path: `/api/admin/users/${NOBODY}/impersonation`,
    body: { reason: "No encuentra sus viviendas" },
    expect: staff(404),
  },
  "POST /api/admin/marketing-contacts/suppressions": { body: {}, expect: staff(422) },
  "DELETE /api/admin/marketing-contacts/suppressions/:hash": {
    path: `/api/admin/marketing-contacts/suppressions/${"0".repeat(64)}`,
    expect: staff(404),
  },
  "POST /api/admin/marketing-contacts/segments": { body: {}, expect: staff(422) },
  "PUT /api/admin/marketing-contacts/segments/:id": {
    path: `/api/admin/marketing-contacts/segments/${NOBODY}`,
    body: {},
    expect: staff(422),
  },
  "DELETE /api/admin/marketing-contacts/segments/:id": {
    path: `/api/admin/marketing-contacts/segments/${NOBODY}`,
    expect: staff(404),
  },
  // The token of a mail is the proof.
  "POST /baja/:token": { path: "/baja/no-existe", expect: 404 },
  "POST /novedades/:token": { path: "/novedades/no-existe", expect: 404 },
  // Without an impersonation to end, the answer leads back to the list of users, which asks for sign-in.
  "POST /api/impersonation/end": { expect: 303 },
  "POST /api/admin/users/:id/credits": { path: `/api/admin/users/${NOBODY}/credits`, body: {}, expect: staff(422) },
  "PUT /api/admin/users/:id/plan": { path: `/api/admin/users/${NOBODY}/plan`, body: {}, expect: staff(422) },
  "POST /api/admin/users/:id/mails": {
    path: "/api/admin/users/{somebody}/mails",
    // The manager's is sent; another to the same person within a minute is not.
    expect: { anonymous: 401, manager: 200, admin: 429, others: 404 },
  },
};

let cast: Cast;
let somebody = "";

beforeAll(async () => {
  cast = await openCast(services);
  somebody = (await signedInPerson(services)).user.id;
});

// The stream of changes opened a connection of its own.
afterAll(() => services.changes.close());

test("the table has every call", () => {
  const calls = [healthRoutes(services), createApi(services)]
    .flatMap(({ routes }) => routes)
    .filter(({ method, path }) => method !== "ALL" && !path.startsWith("/auth/v1/"))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(calls)].sort()).toEqual(Object.keys(RULES).sort());
});

test.each(Object.entries(RULES))("%s", async (name, { path, body, expect: answers }) => {
  const [method, pattern] = name.split(" ") as [string, string];
  const at = (path ?? pattern).replace("{somebody}", somebody);
  const got: Record<string, number> = {};
  for (const who of PERSONAS) got[who] = await statusOf(app, method, at, { ...cast[who], body });
  expect(got).toEqual(answersOf<number>(answers));
});
