import { Hono } from "hono";
import { firstBrokenEvent } from "#domain/crm/signatures/evidence.ts";
import {
  addressForm,
  draftChange,
  MAX_PDF_BYTES,
  otherTypedName,
  signatureForm,
} from "#domain/crm/signatures/signature-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly, staffOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody, refusalText } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { parseInput } from "../../platform/http/storable-input.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { finishAgain, remindByHand } from "./again.server.ts";
import { readEvents } from "./chain.server.ts";
import { correctSigner } from "./correct-signer.server.ts";
import { givenPdf, type SignedPapers } from "./given-pdf.server.ts";
import { findRequest } from "./read-requests.server.ts";
import { addRequest, cancelRequest, correctDraft, deleteDraft, sendRequest, signersOf } from "./requests.server.ts";
import { sealAgain } from "./seal-faults.server.ts";
import { pdfOfStore, signedName } from "./signed-files.server.ts";

const UPLOADS_PER_HOUR = 120;
/** Each may write to twenty strangers. */
const SENT_PER_HOUR = 60;
const FORM_BYTES = 64 * 1024;

/**
 * `/api/signatures`: requests for signatures, for the people who send them.
 *
 * @param papers draws what is not uploaded
 */
export function signatureRoutes(services: AccountServices, papers: SignedPapers): Hono<AppEnv> {
  const { auth, config, database, store, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  const parts = () => ({ keys: auth.keys, publicUrl: config.publicUrl, now: now() });

  /** The file `document`, where the form names no `source`, and the form as JSON in `request`. */
  routes.post(
    "/",
    limitCalls(config, { name: "signatures request post /", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      let file: { name: string; bytes: Buffer | null } | undefined;
      let stated: unknown = {};
      const form = { field: "document", maxBytes: MAX_PDF_BYTES, fields: { request: FORM_BYTES } };
      for await (const { field, fileName, bytes } of readUploads(c, form)) {
        if (field === "document" && fileName !== null) file ??= { name: fileName, bytes };
        else if (field === "request" && bytes) stated = parseInput(bytes.toString("utf8"));
      }
      const read = signatureForm.safeParse(stated, { error: refusalText });
      const issues = read.success ? [] : fieldIssues(read.error.issues);
      if (read.success && !file) file = await givenPdf(services, papers, personOf(c), read.data.source);
      if (!file || file.bytes?.length === 0)
        issues.unshift({ path: "document", message: "Elige el PDF que hay que firmar" });
      if (!read.success || !file || issues.length > 0) throw new AppError("INVALID_INPUT", issues);
      const id = await addRequest(services, personOf(c), { form: read.data, fileName: file.name, bytes: file.bytes });
      return c.json({ id }, 201);
    },
  );

  routes.patch(
    "/:id",
    limitCalls(config, { name: "signatures request patch /:id", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      // Loaded first, so that a stranger learns nothing from the validation of their input.
      if (!(await findRequest(db, personOf(c), id))) throw new AppError("NOT_FOUND");
      const change = await readBody(c, draftChange);
      await db.transaction((tx) => correctDraft(tx, personOf(c), id, change, now()));
      return c.body(null, 204);
    },
  );

  routes.post(
    "/:id/send",
    limitCalls(config, { name: "signatures request post /:id/send", calls: SENT_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const id = uuidOf(c, "id");
      await db.transaction((tx) => sendRequest(tx, personOf(c), id, parts()));
      return c.body(null, 204);
    },
  );

  routes.post("/:id/cancel", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => cancelRequest(tx, personOf(c), id, parts()));
    return c.body(null, 204);
  });

  routes.post("/:id/signers/:signerId/remind", async (c) => {
    const ids = { id: uuidOf(c, "id"), signerId: uuidOf(c, "signerId") };
    await db.transaction((tx) => remindByHand(tx, personOf(c), ids, parts()));
    return c.body(null, 204);
  });

  routes.patch(
    "/:id/signers/:signerId",
    limitCalls(config, {
      name: "signatures request patch /:id/signers/:signerId",
      calls: SENT_PER_HOUR,
      seconds: 3600,
    }),
    async (c) => {
      const ids = { id: uuidOf(c, "id"), signerId: uuidOf(c, "signerId") };
      // Loaded first, so that a stranger learns nothing from the validation of their input.
      if (!(await findRequest(db, personOf(c), ids.id))) throw new AppError("NOT_FOUND");
      const { email } = await readBody(c, addressForm);
      await db.transaction((tx) => correctSigner(tx, personOf(c), { ...ids, email }, parts()));
      return c.body(null, 204);
    },
  );

  /** A step that the signed document could not bring yet is tried again at once. */
  routes.post("/:id/finish", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => finishAgain(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deleteDraft(services, tx, personOf(c), id));
    return c.body(null, 204);
  });

  routes.get("/:id/document", async (c) => {
    const request = await findRequest(db, personOf(c), uuidOf(c, "id"));
    if (!request) throw new AppError("NOT_FOUND");
    return await pdfOfStore(c, store, request.originalKey, request.fileName);
  });

  routes.get("/:id/signed", async (c) => {
    const request = await findRequest(db, personOf(c), uuidOf(c, "id"));
    if (!request?.sealedKey) throw new AppError("NOT_FOUND");
    return await pdfOfStore(c, store, request.sealedKey, signedName(request.title));
  });

  /** The whole chain with its hashes, for whoever works them out again. */
  routes.get("/:id/evidence", async (c) => {
    const request = await findRequest(db, personOf(c), uuidOf(c, "id"));
    if (!request) throw new AppError("NOT_FOUND");
    const events = await readEvents(db, request.id);
    const signers = await signersOf(db, request.id);
    const { id, reference, title, fileName, originalSha256, sealedSha256 } = request;
    c.header("content-disposition", `attachment; filename="evidencias-${reference}.json"`);
    return c.json({
      id,
      reference,
      title,
      fileName,
      originalSha256,
      sealedSha256,
      signers: signers.map(({ id: signerId, turn, name, email, markName }) => ({
        id: signerId,
        turn,
        name,
        email,
        // The name that they typed, where it is another one.
        signedAs: otherTypedName(name, markName),
      })),
      events,
      firstBrokenEvent: firstBrokenEvent(id, events, sha256),
    });
  });

  return routes;
}

/** `/api/admin/signatures`: documents that cannot be sealed. */
export function adminSignatureRoutes({ database: { db }, now }: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());
  routes.post("/:id/seal", async (c) => {
    await sealAgain(db, uuidOf(c, "id"), now());
    return c.body(null, 204);
  });
  return routes;
}
