import type { Context } from "hono";
import { AppError } from "../../platform/app-error.server.ts";
import { INERT_POLICY } from "../../platform/http/inert-policy.server.ts";
import { type ObjectStore, readWhole } from "../../platform/store/object-store.server.ts";

/** Answers with a PDF of the store, which a browser shows and in which nothing runs. */
export async function pdfOfStore(c: Context, store: ObjectStore, key: string, name: string): Promise<Response> {
  const found = await store.get(key);
  if (!found) throw new AppError("STORE_UNAVAILABLE");
  return c.body(new Uint8Array(await readWhole(found)), 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    "content-security-policy": INERT_POLICY,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
}

/** `Encargo de venta (firmado).pdf` */
export const signedName = (title: string): string =>
  `${title.replace(/[^\p{L}\p{N} .,-]+/gu, " ").trim() || "Documento"} (firmado).pdf`;
