import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import { readingReport } from "#domain/tools/sharing/reading-time.ts";
import { SHARED_PATHS, SHARED_PLACES, unlockForm } from "#domain/tools/sharing/share-link.ts";
import { SHARED_HOME, sharedLead } from "#domain/tools/sharing/shared-lead.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { AuthError } from "../../accounts/auth/auth-error.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { isPassword } from "../../accounts/auth/passwords.server.ts";
import { viewMark } from "../../accounts/limits/daily-views.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { limitsWithProof, proofWantedBy, wantingProof } from "../../accounts/proof/limits-with-proof.server.ts";
import { passWithProof, shownWithForm } from "../../accounts/proof/pass-with-proof.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { takeLead } from "../../crm/contacts/take-lead.server.ts";
import { AppError, fieldIssues, problemResponse } from "../../platform/app-error.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import { firstLanguage } from "../../platform/http/first-language.server.ts";
import { readJson } from "../../platform/http/read-body.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { paperComparablePhotos } from "../exports/comparable-pictures.server.ts";
import { exportRun } from "../exports/export-run.server.ts";
import { drawReport, paperName, pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import { offeringWords } from "../exports/homes/home-paper.server.ts";
import { reportPaper } from "../exports/homes/report-paper.server.ts";
import { sharedSheet } from "../exports/homes/shared-sheet.server.ts";
import { drawnOnce } from "../exports/kept-papers.server.ts";
import { picturesOnPaper } from "../exports/offered-pictures.server.ts";
import { photosOfRun } from "../exports/run-photos.server.ts";
import { findReport } from "../reports/reports.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { leadMail } from "./lead-mail.server.ts";
import { senderOf } from "./link-sender.server.ts";
import { addReading, countDailyView } from "./share-links.server.ts";
import { addSharedLead, countRecentContacts, lockLink } from "./shared-contacts.server.ts";
import { findShared, type SharedHome, type SharedReport, type SharedRun, sharedFor } from "./shared-page.server.ts";
import { setUnlockCookie } from "./unlock-cookie.server.ts";

const MAX_BODY_BYTES = 16 * 1024;
/** An office shares an address. */
const LEADS_PER_HOUR = 30;
/** To one agent, from all their pages and all networks, so that nobody floods their mailbox. */
const LEADS_TO_ONE_PER_HOUR = 60;
const TRIES_PER_MINUTE = 30;

/**
 * `/api/shared/{token}`: calls of the public page of a result or a home. The token is the key; the caller is not asked for. Forms may
 * come as a browser sends them by itself, before or without a script: then the answer leads back to the page.
 */
export function sharedRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, log, now } = services;
  const routes = new Hono<AppEnv>();
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });

  routes.post(
    "/:token/unlock",
    limitCalls(config, { name: "unlock", calls: TRIES_PER_MINUTE, seconds: 60, by: "network", together: database.db }),
    small,
    async (c) => {
      const { isForm, typed } = await readForm(c);
      const back = pageOf(typed, c.req.param("token"));
      try {
        await unlock(c, typed);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const purpose = proofWantedBy(error);
        if (!isForm && purpose) {
          const response = problemResponse(error, c.get("requestId"));
          response.headers.set(PROOF_WANTED_HEADER, purpose);
          return response;
        }
        if (!isForm) throw error;
        return c.redirect(`${back}?clave=${error.code === "RATE_LIMIT" ? "espera" : "no"}`, 303);
      }
      return isForm ? c.redirect(back, 303) : c.body(null, 204);
    },
  );

  async function unlock(c: Context<AppEnv, "/:token/unlock">, typed: unknown): Promise<void> {
    const shared = await findShared(services, c.req.param("token"));
    if (shared.state !== "here") throw new AppError(shared.state === "gone" ? "LINK_GONE" : "UNKNOWN_LINK");
    const { link } = shared;
    if (link.passwordHash === null) return;
    const parsed = unlockForm.safeParse(typed, { error: () => "Escribe la contraseña" });
    if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
    const { ipAddress } = callerOf(c, config);
    const { shown } = shownWithForm(services, c);
    const limits = limitsWithProof(auth.limits, auth.proofs, shown);
    const hereKey = `shared:${link.id}|${networkOf(ipAddress)}`;
    try {
      // Counted before the password is looked at, so that none of many tries at once slips through.
      await limits.take("wrongPassword", hereKey);
      await limits.check("wrongPasswordAnywhere", `shared:${link.id}`);
    } catch (refused) {
      if (!(refused instanceof AuthError)) throw refused;
      const purpose = proofWantedBy(refused);
      const error = new AppError("RATE_LIMIT");
      throw purpose ? wantingProof(error, purpose) : error;
    }
    if (!(await isPassword(link.passwordHash, parsed.data.password))) {
      await limits.take("wrongPasswordAnywhere", `shared:${link.id}`).catch(() => undefined);
      throw new AppError("INVALID_INPUT", [
        { path: "password", message: "Esa contraseña no es la de este enlace. Revísala y vuelve a intentarlo." },
      ]);
    }
    await auth.limits.forget("wrongPassword", hereKey);
    setUnlockCookie(c, { keys: auth.keys, config, now: now() }, link);
  }

  /** Sent by the page when a browser shows it: robots and link previews fetch it and send nothing. */
  routes.post("/:token/views", async (c) => {
    const { link } = await openShared(c);
    const mark = viewMark(c, link, services);
    if (mark !== null) {
      await database.db.transaction((tx) => countDailyView(tx, { linkId: link.id, mark, now: now() }));
    }
    return c.body(null, 204);
  });

  /** How long a result was read, sent by its page while it is read and when it is hidden. */
  routes.post("/:token/reading", small, async (c) => {
    const { link, kind } = await openShared(c);
    const parsed = readingReport.safeParse(await readJson(c), { error: () => "Falta o no se admite" });
    if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
    const mark = kind === "run" ? viewMark(c, link, services) : null;
    if (mark !== null) {
      const { seconds } = parsed.data;
      await database.db.transaction((tx) => addReading(tx, { linkId: link.id, mark, seconds, now: now() }));
    }
    return c.body(null, 204);
  });

  const limitLeads = passWithProof(
    services,
    limitCalls(config, { name: "shared lead", calls: LEADS_PER_HOUR, seconds: 3600, together: database.db }),
  );
  routes.post("/:token/leads", limitLeads, small, async (c) => {
    const { isForm, typed } = await readForm(c);
    const back = pageOf(typed, c.req.param("token"));
    try {
      await keepLead(c, typed);
    } catch (error) {
      if (!isForm || !(error instanceof AppError) || error.code !== "INVALID_INPUT") throw error;
      return c.redirect(`${back}?contacto=revisa#contacto`, 303);
    }
    return isForm ? c.redirect(`${back}?contacto=enviado#contacto`, 303) : c.body(null, 204);
  });

  async function keepLead(c: Context<AppEnv, "/:token/leads">, typed: unknown): Promise<void> {
    const shared = await openShared(c);
    // The owner of a home writes to their agent; they are nobody's lead.
    if (shared.kind === "report") throw new AppError("UNKNOWN_LINK");
    const { link } = shared;
    const title = shared.kind === "run" ? shared.run.title : homeName(shared.home).title;
    const aboutWhat = shared.kind === "run" ? shared.run.toolId : SHARED_HOME;
    const parsed = sharedLead.safeParse(typed, { error: () => "Falta o no se admite" });
    if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
    if (parsed.data.website) return;
    const at = now();
    const sender = {
      ...callerOf(c, config),
      locale: firstLanguage(c.req.header("accept-language")) ?? null,
    };
    const leadId = await database.db.transaction(async (tx) => {
      const locked = await lockLink(tx, link.id);
      if (!locked) throw new AppError("LINK_GONE");
      const { ownerId, label } = locked.link;
      if ((await countRecentContacts(tx, ownerId, at)) >= LEADS_TO_ONE_PER_HOUR) throw new AppError("RATE_LIMIT");
      const added = await addSharedLead(tx, locked.link, aboutWhat, parsed.data, sender, at);
      if (added === null || locked.to === null) return added;
      const about = { to: locked.to, kind: shared.kind, title, label, site: config.publicUrl };
      await queueMail(tx, leadMail(parsed.data, about), at);
      return added;
    });
    if (leadId !== null) await becomesContact(leadId, at);
  }

  /**
   * Contacts of one agency are made one after another. Where too many wait for that the message is kept already, and `takeWaiting` makes its
   * contact a moment later: the writer is not asked to write again.
   */
  async function becomesContact(leadId: string, at: Date): Promise<void> {
    try {
      await database.db.transaction((tx) => takeLead(tx, leadId, at));
    } catch (error) {
      if (outageCode(error) === null) throw error;
      log.warn({ err: error, leadId }, "a message of a shared page becomes a contact later");
    }
  }

  routes.get("/:token/export/pdf", async (c) => {
    const shared = await openShared(c);
    const { link } = shared;
    if (shared.kind === "home") {
      const pageAddress = `${config.publicUrl}/compartir/${c.req.param("token")}`;
      const pdf = await sharedSheet(services, shared.home, { signerId: link.ownerId, pageAddress });
      return pdfAnswer(c, pdf, paperName("Ficha", { words: offeringWords(shared.home) }));
    }
    if (shared.kind === "report") {
      const report = await findReport(database.db, shared.home.id, { isSent: true });
      if (!report) throw new AppError("NOT_FOUND");
      const paper = await reportPaper(services, shared.home, report, link.ownerId);
      const contents = ["owner-report", { ...paper, createdAt: report.sentAt }];
      return pdfAnswer(c, await drawnOnce(contents, () => drawReport(paper)), paperName("Informe", paper));
    }
    const signer = await agentCardOf(services, link.ownerId);
    const { run, tool } = shared;
    const shown = { ...run, result: tool.shownResult?.(run.result) ?? run.result };
    // The photos of a home that has left its sender's portfolio since stay behind.
    const sender = await senderOf(database.db, link);
    const photos = await photosOfRun(services, sender, tool, run);
    const printed = { ...run, result: shown.result };
    const pictures = {
      ...(await paperComparablePhotos(services, sender, tool, printed)),
      ...(await picturesOnPaper(services, sender, tool, printed)),
    };
    const file = await exportRun(tool, shown, "pdf", {
      table: 0,
      signer,
      mapTiles: services.mapTiles,
      photos,
      pictures,
    });
    return c.body(file.bytes, 200, {
      "content-type": file.mediaType,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });

  /** @throws AppError UNKNOWN_LINK, LINK_GONE, LINK_LOCKED */
  async function openShared(c: Context<AppEnv, "/:token/views">): Promise<SharedRun | SharedHome | SharedReport> {
    const shared = await sharedFor(services, c.req.param("token"), c.req.header("cookie"));
    if (shared.state === "open") return shared;
    const code = { unknown: "UNKNOWN_LINK", gone: "LINK_GONE", locked: "LINK_LOCKED" } as const;
    throw new AppError(code[shared.state]);
  }
  return routes;
}

/** A form as JSON, or as a browser sends it by itself. */
async function readForm(c: Context): Promise<{ isForm: boolean; typed: unknown }> {
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
  if (!isForm) return { isForm, typed: await readJson(c) };
  const fields = new URLSearchParams((await c.req.text()).replaceAll("%00", ""));
  return { isForm, typed: Object.fromEntries(fields) };
}

/** The page that a form was sent from, named by the form. */
function pageOf(typed: unknown, token: string): string {
  const place = (typed as { place?: unknown } | null)?.place;
  const known = SHARED_PLACES.find((path) => path === place) ?? SHARED_PATHS[0];
  return `${known}/${encodeURIComponent(token)}`;
}
