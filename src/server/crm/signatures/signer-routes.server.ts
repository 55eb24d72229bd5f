import { type Context, Hono } from "hono";
import { codeForm, declineForm, MAX_SEALED_BYTES, markForm } from "#domain/crm/signatures/signature-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { sendTextMessage } from "../../accounts/auth/text-message.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { pdfOfStore, signedName } from "./signed-files.server.ts";
import { isSignerHere, setSignerCookie } from "./signer-cookie.server.ts";
import { askCode, type Connection, decline, findSigner, identify, openDocument, sign } from "./signing.server.ts";
import { verifyFile } from "./verify-file.server.ts";

/** Calls for a code and tries with it, of one signer from one network. The codes of a signer are counted in the database besides. */
const TRIES_PER_HOUR = 60;
const FILES_PER_HOUR = 60;

/** `/api/sign`: what a signer does. The token of the address is a secret of theirs; no session counts. */
export function signerRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, store, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const parts = () => ({ keys: auth.keys, publicUrl: config.publicUrl, now: now() });
  const connectionOf = (c: Context<AppEnv>): Connection => ({
    address: knownAddress(c, config.trustedProxies),
    browser: c.req.header("user-agent") ?? null,
  });
  const isHere = async (c: Context<AppEnv>): Promise<boolean> => {
    const found = await findSigner(db, tokenOf(c));
    if (!found) throw new AppError("NOT_FOUND");
    return isSignerHere(c.req.header("cookie"), found.signer.id, parts());
  };
  const tries = limitCalls(config, {
    name: "signatures signer tries",
    calls: TRIES_PER_HOUR,
    seconds: 3600,
    by: "network",
    apart: tokenOf,
  });

  routes.post("/:token/code", tries, async (c) => {
    const { smsGatewayUrl } = config.auth;
    const sendsMessages = smsGatewayUrl !== undefined;
    const message = await db.transaction((tx) => askCode(tx, tokenOf(c), { ...parts(), sendsMessages }));
    if (message) {
      await sendTextMessage(smsGatewayUrl!, message).catch(() => {
        throw new AppError("SIGNATURE_NO_MESSAGE");
      });
    }
    return c.body(null, 204);
  });

  routes.post("/:token/identify", tries, async (c) => {
    const { code } = await readBody(c, codeForm);
    const signer = await db.transaction((tx) => identify(tx, tokenOf(c), code, parts(), connectionOf(c)));
    if (!signer) throw new AppError("SIGNATURE_CODE_WRONG");
    setSignerCookie(c, { keys: auth.keys, config, now: now() }, signer.id);
    return c.body(null, 204);
  });

  // A network is that of a whole office: the limit is that of each link, so that nobody uses up another signer's.
  const files = limitCalls(config, {
    name: "signatures signer files",
    calls: FILES_PER_HOUR,
    seconds: 3600,
    apart: tokenOf,
  });
  routes.get("/:token/document", files, async (c) => {
    // HEAD is answered by the same call, without the document: nobody has read it then.
    if (c.req.method === "HEAD") throw new AppError("METHOD_NOT_ALLOWED");
    const here = await isHere(c);
    const request = await db.transaction((tx) => openDocument(tx, tokenOf(c), { now: now(), isHere: here }));
    return await pdfOfStore(c, store, request.originalKey, request.fileName);
  });

  routes.post("/:token/signature", async (c) => {
    const mark = await readBody(c, markForm);
    const here = await isHere(c);
    await db.transaction((tx) => sign(tx, tokenOf(c), mark, { ...parts(), isHere: here }, connectionOf(c)));
    return c.body(null, 204);
  });

  routes.post("/:token/decline", async (c) => {
    const { reason } = await readBody(c, declineForm);
    const here = await isHere(c);
    await db.transaction((tx) => decline(tx, tokenOf(c), reason, { ...parts(), isHere: here }, connectionOf(c)));
    return c.body(null, 204);
  });

  /** The sealed file, for a signer who is identified; a new code opens it again later. */
  routes.get("/:token/signed", files, async (c) => {
    const found = await findSigner(db, tokenOf(c));
    if (!found?.request.sealedKey) throw new AppError("NOT_FOUND");
    if (!isSignerHere(c.req.header("cookie"), found.signer.id, parts())) throw new AppError("SIGNATURE_UNIDENTIFIED");
    return await pdfOfStore(c, store, found.request.sealedKey, signedName(found.request.title));
  });

  return routes;
}

const tokenOf = (c: Context<AppEnv>): string => c.req.param("token") ?? "";

/** `POST /api/verify-document`: checks a file, `document`, in memory; nothing of it is kept. */
export function verifyRoutes(services: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  return routes.post(
    "/",
    limitCalls(services.config, { name: "signatures signer post /", calls: FILES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      let file: Buffer | null | undefined;
      for await (const { field, fileName, bytes } of readUploads(c, {
        field: "document",
        maxBytes: MAX_SEALED_BYTES,
      })) {
        if (field === "document" && fileName !== null) file ??= bytes;
      }
      const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "document", message }]);
      if (file === null) throw refused(`Pesa más de ${MAX_SEALED_BYTES / 1_048_576}\u00a0MB`);
      if (file?.length === 0) throw refused("El archivo está vacío");
      if (file === undefined) throw refused("Elige el PDF que quieres comprobar");
      return c.json(await verifyFile(services, file));
    },
  );
}
