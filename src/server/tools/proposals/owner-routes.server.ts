import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  acceptForm,
  askCodeForm,
  proveForm,
  questionForm,
  sectionForm,
} from "#domain/tools/proposals/proposal-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { viewMark } from "../../accounts/limits/daily-views.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { setSignerCookie } from "../../crm/signatures/signer-cookie.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import { drawProposal } from "../exports/homes/proposal-paper.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import {
  acceptProposal,
  askQuestion,
  askReaderCode,
  countSectionView,
  mustOpen,
  type OpenedHere,
  proveReader,
  readerHere,
  readerKey,
} from "./owner-acts.server.ts";
import { OWNER_API, OWNER_PATH } from "./proposal-parts.server.ts";
import { sendToSign } from "./send-to-sign.server.ts";

/** Of one address from one network. */
const TRIES_PER_HOUR = 60;
const CALLS_PER_MINUTE = 120;
const PAPERS_PER_HOUR = 30;
const MAX_BODY_BYTES = 16 * 1024;

/** `/api/shared-proposals/{token}`: what an owner does with the proposal that was sent to them. The token is the key. */
export function ownerProposalRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const tokenOf = (c: Context<AppEnv>) => c.req.param("token") ?? "";
  const cookieParts = () => ({ keys: auth.keys, now: now() });
  const connectionOf = (c: Context<AppEnv>) => ({
    address: knownAddress(c, config.trustedProxies),
    browser: c.req.header("user-agent") ?? null,
  });
  /** @throws AppError PROPOSAL_LOCKED where the address asks for a code that was not typed in this browser */
  const openHere = async (c: Context<AppEnv>): Promise<OpenedHere> => {
    const opened = await mustOpen(db, tokenOf(c), now());
    const reader = readerHere(opened, c.req.header("cookie"), cookieParts());
    if (opened.version.document.link.asksCode && reader === null) throw new AppError("PROPOSAL_LOCKED");
    return { ...opened, reader };
  };
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  const tries = limitCalls(config, {
    name: "proposals owner tries",
    calls: TRIES_PER_HOUR,
    seconds: 3600,
    by: "network",
    apart: tokenOf,
  });
  const calls = limitCalls(config, {
    name: "proposals owner calls",
    calls: CALLS_PER_MINUTE,
    seconds: 60,
    by: "network",
    apart: (c) => c.req.path,
  });

  routes.post("/:token/code", tries, small, async (c) => {
    const { email } = await readBody(c, askCodeForm);
    const opened = await mustOpen(db, tokenOf(c), now());
    const parts = { ...cookieParts(), connection: connectionOf(c) };
    await db.transaction((tx) => askReaderCode(tx, opened, email, parts));
    return c.body(null, 204);
  });

  routes.post("/:token/prove", tries, small, async (c) => {
    const typed = await readBody(c, proveForm);
    const opened = await mustOpen(db, tokenOf(c), now());
    const parts = { ...cookieParts(), connection: connectionOf(c) };
    if (!(await db.transaction((tx) => proveReader(tx, opened, typed, parts))))
      throw new AppError("SIGNATURE_CODE_WRONG");
    setSignerCookie(c, { ...cookieParts(), config }, readerKey(opened, typed.email), [OWNER_PATH, OWNER_API]);
    return c.body(null, 204);
  });

  /** Sent by the page as a browser shows a section: robots and link previews fetch it and send nothing. */
  routes.post("/:token/views", calls, small, async (c) => {
    const { section } = await readBody(c, sectionForm);
    const { row } = await openHere(c);
    const page = { ...row, id: section === "pagina" ? row.id : `${row.id}/${section}` };
    const mark = viewMark(c, page, services);
    if (mark !== null) await db.transaction((tx) => countSectionView(tx, row, section, mark, now()));
    return c.body(null, 204);
  });

  routes.post("/:token/questions", calls, small, async (c) => {
    const asked = await readBody(c, questionForm);
    const opened = await openHere(c);
    const around = { now: now(), publicUrl: config.publicUrl };
    await db.transaction((tx) => askQuestion(tx, opened, asked, around));
    return c.body(null, 204);
  });

  /** The answer says whether it went to be signed, or the agent does that. */
  routes.post("/:token/accept", calls, small, async (c) => {
    const accepted = await readBody(c, acceptForm);
    const opened = await openHere(c);
    const parts = { now: now(), publicUrl: config.publicUrl, connection: connectionOf(c) };
    await db.transaction((tx) => acceptProposal(tx, opened, accepted, parts));
    const outcome = opened.version.document.signing.sendsAtOnce
      ? await sendToSign(services, opened.row.id, "owner")
      : "by-agent";
    return c.json({ outcome });
  });

  const papers = limitCalls(config, {
    name: "proposals owner papers",
    calls: PAPERS_PER_HOUR,
    seconds: 3600,
    by: "network",
    apart: tokenOf,
  });
  routes.get("/:token/pdf", papers, async (c) => {
    const { row, version } = await openHere(c);
    return pdfAnswer(c, await drawProposal(services, row, version), `Propuesta versión ${version.number}.pdf`);
  });

  return routes;
}
