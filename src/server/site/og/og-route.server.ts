import { createHash } from "node:crypto";
import { Hono } from "hono";
import { DAY_S } from "#domain/shared/time/durations.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { ogArtOf } from "./og-art.server.ts";
import { drawOgPicture } from "./og-picture.server.ts";

interface OgPicture {
  png: Uint8Array<ArrayBuffer>;
  etag: string;
}

type RenderPage = (path: string) => Promise<Response>;

/** Pictures are small (about 20 KB); the ones asked for longest ago give way. */
const MOST_PICTURES = 600;

/**
 * `GET /og/{path}.png`: the picture of a public page, drawn once from the title and description that the page itself
 * carries, beside the drawing of the page's kind. A path without a page has none.
 *
 * Pictures are drawn one after another: a crawler that asks for dozens at once waits its turn, and takes the processor
 * from nobody.
 *
 * @param renderPage renders a public page by its path
 */
export function ogRoutes(services: ToolServices, renderPage: RenderPage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const pictures = new Map<string, Promise<OgPicture | null>>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (path: string): Promise<OgPicture | null> => {
    const picture = last.then(() => pictureOf(path, services, renderPage));
    // The next one begins whatever becomes of this one.
    last = picture.catch(() => null);
    return picture;
  };

  routes.get("/*", async (c) => {
    const match = /^\/og(\/[a-z0-9/-]{1,160})\.png$/.exec(c.req.path);
    if (!match) throw new AppError("NOT_FOUND");
    const path = match[1] === "/inicio" ? "/" : match[1]!;
    let picture = pictures.get(path);
    if (!picture) {
      picture = inTurn(path);
      pictures.set(path, picture);
      picture.catch(() => pictures.delete(path)); // an error is not remembered
      if (pictures.size > MOST_PICTURES) pictures.delete(pictures.keys().next().value!);
    }
    const made = await picture;
    if (!made) {
      pictures.delete(path);
      throw new AppError("NOT_FOUND");
    }
    c.header("etag", made.etag);
    c.header("cache-control", `public, max-age=${DAY_S}`);
    if (c.req.header("if-none-match") === made.etag) return c.body(null, 304);
    return c.body(made.png, 200, { "content-type": "image/png" });
  });
  return routes;
}

async function pictureOf(path: string, services: ToolServices, renderPage: RenderPage): Promise<OgPicture | null> {
  const response = await renderPage(path);
  if (response.status !== 200) return null;
  const html = await response.text();
  const title = textOf(/<meta property="og:image:alt" content="([^"]*)"/.exec(html)?.[1]);
  const description = textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
  if (!title) return null;
  const art = await ogArtOf(services, path);
  const png = new Uint8Array(await drawOgPicture({ title, description: description ?? "" }, art));
  return { png, etag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 27)}"` };
}

/** Undoes the escaping of an attribute. */
function textOf(escaped: string | undefined): string | undefined {
  return escaped
    ?.replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
