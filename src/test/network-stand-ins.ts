import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type Context, Hono } from "hono";

/** Stand-ins of the interfaces of Meta and LinkedIn, as far as accounts and posts of ours use them. They refuse what the real ones document. */

interface Shown {
  network: "facebook" | "instagram" | "linkedin";
  text: string;
  pictures: number;
  alts: string[];
}

/** The answer that the next call of a kind gets instead. `silence`: it is done, and the line ends before the answer. */
type Trouble = { status: number; body: unknown; retryAfter?: number } | "silence";

export async function openNetworks() {
  const shown: Shown[] = [];
  const troubles = new Map<string, Trouble[]>();
  const containers = new Map<string, { text: string; alts: string[]; pictures: number; state: string }>();
  const uploads = new Map<string, { alt: string; bytes: number }>();
  const meetings = new Map<string, (() => Promise<void>)[]>();
  let last = 100;
  /** Looks that a container stays in work. */
  let looksInWork = 0;
  const app = new Hono();

  app.use("*", async (c, next) => {
    await meetings.get(c.req.path.split("/").at(-1)!)?.shift()?.();
    await next();
  });

  const trouble = (c: Context, call: string): Response | "silence" | null => {
    const next = troubles.get(call)?.shift();
    if (next === undefined || next === "silence") return next ?? null;
    const headers: Record<string, string> = next.retryAfter ? { "retry-after": String(next.retryAfter) } : {};
    return c.json(next.body as object, next.status as 400, headers);
  };
  /** A body that is no answer: what a proxy says of a server that went away. */
  const lost = (c: Context) => c.text("upstream went away", 502);
  const metaError = (c: Context, code: number, message: string) => c.json({ error: { code, message } }, 400);
  const text = (value: unknown) => (typeof value === "string" ? value : "");

  app.get("/meta/oauth/access_token", (c) => {
    const { client_secret, code, grant_type, fb_exchange_token } = c.req.query();
    if (client_secret !== "secreto-meta") return metaError(c, 101, "Error validating client secret");
    if (grant_type === "fb_exchange_token") return c.json({ access_token: `largo-${fb_exchange_token}` });
    return code === "codigo" ? c.json({ access_token: "corto" }) : metaError(c, 100, "Invalid verification code");
  });
  app.get("/meta/me/accounts", (c) => {
    if (c.req.query("access_token") !== "largo-corto") return metaError(c, 190, "Invalid OAuth access token");
    const page = { id: "111", name: "Casa Sol", access_token: "pagina" };
    return c.json({ data: [{ ...page, instagram_business_account: { id: "222", username: "casasol" } }] });
  });
  app.get("/meta/debug_token", (c) =>
    c.json({ data: { expires_at: 0, data_access_expires_at: Date.UTC(2027, 1, 1) / 1000 } }),
  );
  app.post("/meta/111/photos", async (c) => {
    const answer = trouble(c, "photos");
    if (answer instanceof Response) return answer;
    const form = await c.req.formData();
    const file = form.get("source");
    if (form.get("access_token") !== "pagina") return metaError(c, 190, "Invalid OAuth access token");
    if (!(file instanceof File) || form.get("published") !== "false") return metaError(c, 324, "Missing image file");
    const id = String(last++);
    uploads.set(id, { alt: text(form.get("alt_text_custom")), bytes: file.size });
    return c.json({ id });
  });
  app.post("/meta/111/feed", async (c) => {
    const answer = trouble(c, "feed");
    if (answer instanceof Response) return answer;
    const form = await c.req.formData();
    const media = JSON.parse(text(form.get("attached_media[0]")) || "{}") as { media_fbid?: string };
    const found = uploads.get(media.media_fbid ?? "");
    if (!found) return metaError(c, 100, "Invalid parameter");
    shown.push({ network: "facebook", text: text(form.get("message")), pictures: 1, alts: [found.alt] });
    return answer === "silence" ? lost(c) : c.json({ id: `111_${last++}` });
  });
  app.post("/meta/222/media", async (c) => {
    const answer = trouble(c, "media");
    if (answer instanceof Response) return answer;
    const form = await c.req.formData();
    const children = text(form.get("children")).split(",").filter(Boolean);
    const id = String(last++);
    if (children.length > 0) {
      const parts = children.map((child) => containers.get(child));
      if (parts.includes(undefined)) return metaError(c, 100, "Unknown child");
      const alts = parts.flatMap((part) => part!.alts);
      containers.set(id, { text: text(form.get("caption")), alts, pictures: children.length, state: "FINISHED" });
      return c.json({ id });
    }
    // The real one fetches the picture by its address too.
    const picture = await fetch(text(form.get("image_url"))).catch(() => null);
    if (!picture?.ok || picture.headers.get("content-type") !== "image/jpeg") {
      return metaError(c, 9004, "The media could not be fetched from this URI");
    }
    const alts = [text(form.get("alt_text"))];
    containers.set(id, { text: text(form.get("caption")), alts, pictures: 1, state: "FINISHED" });
    return c.json({ id });
  });
  app.post("/meta/222/media_publish", async (c) => {
    const answer = trouble(c, "media_publish");
    if (answer instanceof Response) return answer;
    const form = await c.req.formData();
    const found = containers.get(text(form.get("creation_id")));
    if (!found) return metaError(c, 100, "Unknown container");
    found.state = "PUBLISHED";
    shown.push({ network: "instagram", text: found.text, pictures: found.pictures, alts: found.alts });
    return answer === "silence" ? lost(c) : c.json({ id: String(last++) });
  });
  app.get("/meta/:id", (c) => {
    if (c.req.query("fields") === "permalink") return c.json({ permalink: "https://instagram.example/p/1" });
    const found = containers.get(c.req.param("id"));
    if (!found) return metaError(c, 100, "Unknown container");
    if (looksInWork > 0) {
      looksInWork -= 1;
      return c.json({ status_code: "IN_PROGRESS" });
    }
    return c.json({ status_code: found.state, status: found.state });
  });

  const isLinkedin = (c: Context) => c.req.header("authorization") === "Bearer acceso-linkedin";
  app.post("/linkedin/oauth/accessToken", async (c) => {
    const { code, client_secret } = await c.req.parseBody();
    if (code !== "codigo" || client_secret !== "secreto-linkedin") return c.json({ error: "invalid_request" }, 400);
    return c.json({ access_token: "acceso-linkedin", expires_in: 5_184_000 });
  });
  app.get("/linkedin/v2/userinfo", (c) =>
    isLinkedin(c) ? c.json({ sub: "abc", name: "Nuria Ferrer" }) : c.json({ message: "Invalid access token" }, 401),
  );
  app.get("/linkedin/rest/organizationAcls", (c) => c.json({ elements: [{ organization: "urn:li:organization:77" }] }));
  app.get("/linkedin/rest/organizations/77", (c) => c.json({ localizedName: "Ferrer Hogar" }));
  app.post("/linkedin/rest/images", (c) => {
    if (!isLinkedin(c)) return c.json({ message: "Invalid access token" }, 401);
    const image = `urn:li:image:${last++}`;
    return c.json({ value: { image, uploadUrl: `${new URL(c.req.url).origin}/linkedin/upload/${image}` } });
  });
  app.put("/linkedin/upload/:image", async (c) => {
    uploads.set(c.req.param("image"), { alt: "", bytes: (await c.req.arrayBuffer()).byteLength });
    return c.body(null, 201);
  });
  app.post("/linkedin/rest/posts", async (c) => {
    const answer = trouble(c, "posts");
    if (answer instanceof Response) return answer;
    if (!isLinkedin(c)) return c.json({ message: "Invalid access token" }, 401);
    const { commentary, content } = (await c.req.json()) as {
      commentary: string;
      content: { media: { id: string; altText: string } };
    };
    if (!uploads.has(content.media.id)) return c.json({ message: "Unknown image" }, 422);
    shown.push({ network: "linkedin", text: commentary, pictures: 1, alts: [content.media.altText] });
    return answer === "silence" ? lost(c) : c.body(null, 201, { "x-restli-id": `urn:li:share:${last++}` });
  });

  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    shown,
    uploads,
    /** The environment that leads an installation here. */
    env: {
      META_APP_ID: "programa",
      META_APP_SECRET: "secreto-meta",
      META_GRAPH_URL: `${origin}/meta`,
      META_DIALOG_URL: `${origin}/meta/dialog`,
      LINKEDIN_CLIENT_ID: "cliente",
      LINKEDIN_CLIENT_SECRET: "secreto-linkedin",
      LINKEDIN_API_URL: `${origin}/linkedin`,
      LINKEDIN_AUTH_URL: `${origin}/linkedin/oauth`,
    },
    /** The next calls of a kind are answered so, one after another. */
    willAnswer: (call: string, ...answers: Trouble[]) => troubles.set(call, answers),
    /** Before the next calls whose path ends so are answered, each of these is waited for, one call after another. */
    willMeet: (end: string, ...acts: (() => Promise<void>)[]) => meetings.set(end, acts),
    willWork: (looks: number) => {
      looksInWork = looks;
    },
    forget() {
      shown.length = 0;
      troubles.clear();
      meetings.clear();
      looksInWork = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
