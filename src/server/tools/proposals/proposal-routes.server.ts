import { Hono } from "hono";
import {
  answerForm,
  newProposalForm,
  revisionForm,
  saveProposalForm,
  valueSourceForm,
} from "#domain/tools/proposals/proposal-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import { drawProposal } from "../exports/homes/proposal-paper.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { replyToQuestion } from "./answer-question.server.ts";
import { addProposal } from "./new-proposal.server.ts";
import { documentHash } from "./proposal-parts.server.ts";
import { findProposal } from "./read-proposals.server.ts";
import { sendToSign } from "./send-to-sign.server.ts";
import {
  deleteProposal,
  endProposalLink,
  mustBeComplete,
  saveProposal,
  sendProposal,
  takeValue,
  trashProposal,
  versionOf,
} from "./write-proposals.server.ts";

/** Each writes to up to four strangers. */
const SENT_PER_HOUR = 60;
const PAPERS_PER_HOUR = 120;

/** `/api/proposals`: listing proposals, for the people who make them. */
export function proposalRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post("/", async (c) => {
    const from = await readBody(c, newProposalForm);
    return await answeredOnce(c, { db, now }, async (within) => ({
      status: 201,
      body: { id: await addProposal(within, services, personOf(c), from) },
    }));
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const { revision, document } = await readBody(c, saveProposalForm);
    const next = await db.transaction((tx) => saveProposal(tx, personOf(c), { id, revision, document }, now()));
    return c.json({ revision: next });
  });

  routes.post("/:id/value", async (c) => {
    const id = uuidOf(c, "id");
    const asked = await readBody(c, valueSourceForm);
    return c.json(await db.transaction((tx) => takeValue(tx, personOf(c), { id, ...asked }, now())));
  });

  routes.post(
    "/:id/send",
    limitCalls(config, { name: "proposals post /:id/send", calls: SENT_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      const { revision } = await readBody(c, revisionForm);
      const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
      return c.json(await db.transaction((tx) => sendProposal(tx, personOf(c), { id, revision }, parts)));
    },
  );

  routes.delete("/:id/link", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => endProposalLink(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  /** The accepted version goes to be signed: where the agent wanted to look first, or where it failed before. */
  routes.post(
    "/:id/sign",
    limitCalls(config, { name: "proposals post /:id/sign", calls: SENT_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const row = await findProposal(db, personOf(c), uuidOf(c, "id"));
      if (!row) throw new AppError("NOT_FOUND");
      if (row.acceptedAt === null) throw new AppError("PROPOSAL_NOT_ACCEPTED");
      return c.json({ outcome: await sendToSign(services, row.id, "agent") });
    },
  );

  routes.post("/:id/questions/:questionId/reply", async (c) => {
    const ids = { id: uuidOf(c, "id"), questionId: uuidOf(c, "questionId") };
    const { text } = await readBody(c, answerForm);
    const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
    await db.transaction((tx) => replyToQuestion(tx, personOf(c), { ...ids, text }, parts));
    return c.body(null, 204);
  });

  /** The draft as it would be sent, or a version that was: `?version=2`. */
  routes.get(
    "/:id/pdf",
    limitCalls(config, { name: "proposals get /:id/pdf", calls: PAPERS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const row = await findProposal(db, personOf(c), uuidOf(c, "id"));
      if (!row) throw new AppError("NOT_FOUND");
      const asked = Number(c.req.query("version") ?? 0);
      const isNumber = Number.isInteger(asked) && asked > 0 && asked <= row.versions;
      const version = isNumber ? await versionOf(db, row.id, asked) : undefined;
      if (!version) mustBeComplete(row.document);
      const { document } = row;
      const drawn = version ?? {
        number: row.versions + 1,
        at: row.updatedAt,
        document,
        sha256: documentHash(document),
      };
      return pdfAnswer(c, await drawProposal(services, row, drawn), `Propuesta versión ${drawn.number}.pdf`);
    },
  );

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashProposal(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashProposal(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deleteProposal(tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}
