import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DAY_S } from "#domain/shared/time/durations.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { isPassword } from "../../accounts/auth/passwords.server.ts";
import { viewMark } from "../../accounts/limits/daily-views.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { stampOf } from "../landings/landing-stamp.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { addDwell, countVisit, dwellReport } from "./count-visits.server.ts";
import { filesNamedBy } from "./named-by-tour.server.ts";
import { answerFile, answerTile } from "./panoramas/answer-bytes.server.ts";
import { panoramasOf } from "./panoramas/panorama-rows.server.ts";
import { storedFileOf } from "./panoramas/tour-files.server.ts";
import { brandOf, LOGO, resolveTour } from "./resolve-tour.server.ts";
import { takeContact } from "./take-contact.server.ts";
import { closedHtml, passwordHtml, scriptName, type TourHtml, type TourViewer, tourHtml } from "./tour-html.server.ts";
import { VISIT_PATH } from "./tour-rows.server.ts";
import { isUnlocked, setUnlocked } from "./tour-unlock.server.ts";
import { isOpen, type Visited, visitedTour } from "./visit-rows.server.ts";

/**
 * `/tour/{id}`: tours for visitors, each one document with its tiles and files below it. They stand before sessions and visitors' cookies;
 * the one cookie is that of a password which was typed.
 */

const MAX_BODY_BYTES = 32 * 1024;
const TRIES = 10;
const TRIES_SECONDS = 15 * 60;
const REPORTS_PER_HOUR = 1_200;
/** In the address of a framed tour whose password was just typed. */
const CAME_IN = "dentro";
const COOKIE_REFUSED =
  "La contraseña es correcta, pero tu navegador no guarda la llave dentro de esta página. Abre el recorrido en una pestaña aparte.";

export function tourVisitRoutes(services: ToolServices, viewer: TourViewer | null): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const tries = counter(db, "tour password", TRIES, TRIES_SECONDS);
  const reports = counter(db, "tour dwell", REPORTS_PER_HOUR, 3600);
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  const script = viewer && scriptName(viewer);
  const network = (c: Context) => auth.keys.mac("network", networkOf(callerOf(c, config).ipAddress));

  function answer(c: Context, { html, styleHash }: TourHtml, status: 200 | 401 | 410 | 422 | 429 = 200) {
    const isFramed = c.req.query("incrustado") === "1";
    return c.body(html, status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        "script-src 'self'",
        "img-src 'self' blob: data:",
        "media-src 'self'",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        // The viewer moves its arrows by style attributes.
        `style-src 'sha256-${styleHash}'`,
        "style-src-attr 'unsafe-inline'",
        "form-action 'self'",
        "base-uri 'none'",
        `frame-ancestors ${isFramed ? "*" : "'none'"}`,
      ].join("; "),
      "cache-control": "private, no-cache",
      ...(status === 200 ? {} : { "x-robots-tag": "noindex" }),
    });
  }

  const found = (c: Context<AppEnv>) => visitedTour(db, c.req.param("id") ?? "");

  /** For what lies below a document: there for whoever sees the document. @throws AppError NOT_FOUND */
  async function mustBeOpen(c: Context<AppEnv>): Promise<Visited> {
    const tour = await found(c);
    if (!tour || !isOpen(tour, now()) || !isUnlocked(c, auth.keys, tour.row, now())) throw new AppError("NOT_FOUND");
    return tour;
  }
  const cacheOf = ({ row }: Visited) =>
    row.passwordHash === null ? "public, max-age=31536000, immutable" : "private, max-age=86400";

  async function resolved(c: Context, { row }: Visited): Promise<PublishedTour | null> {
    const isBare = c.req.query("sin-marca") === "1";
    const stamp = stampOf(auth.keys, row.id, { at: now(), variant: "a", isFolder: false });
    return await resolveTour(db, row.id, row.published!, {
      brand: isBare ? null : brandOf(await agentCardOf(services, row.ownerId)),
      formAddress: isBare ? null : `contacto?sello=${encodeURIComponent(stamp)}`,
      dwellAddress: "tiempo",
    });
  }

  /** The script of the viewer, the same for every tour. */
  routes.get("/:file{recorrido-[0-9a-f]{16}\\.js}", (c) => {
    if (!viewer || c.req.param("file") !== script) throw new AppError("NOT_FOUND");
    return c.body(viewer.script, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": `public, max-age=${365 * DAY_S}, immutable`,
    });
  });

  routes.get("/:id", async (c, next) => {
    const tour = await found(c);
    if (!tour) return await next();
    if (!isOpen(tour, now())) return answer(c, closedHtml(), 410);
    const base = `${VISIT_PATH}/${tour.row.id}/`;
    if (!isUnlocked(c, auth.keys, tour.row, now())) {
      // Came back from the right password without its cookie: this browser keeps none in frames.
      const isRefused = c.req.query(CAME_IN) === "1";
      const apart = isRefused ? `${VISIT_PATH}/${tour.row.id}` : null;
      return answer(c, passwordHtml(`${base}entrar${asked(c)}`, isRefused ? COOKIE_REFUSED : null, apart), 401);
    }
    const drawn = await resolved(c, tour);
    // Its last panorama was deleted since.
    if (!drawn) return answer(c, closedHtml(), 410);
    await countVisit(c, tour.row, services);
    const isBare = drawn.brand === null;
    const first = drawn.scenes.find(({ id }) => id === drawn.start);
    return answer(
      c,
      tourHtml(drawn, {
        base,
        canonical: isBare ? null : `${config.publicUrl}${VISIT_PATH}/${tour.row.id}`,
        picture: first ? `${config.publicUrl}${base}${first.panorama.preview}` : null,
        isListed: tour.row.passwordHash === null && !isBare,
        viewer: viewer && { ...viewer, script: `${VISIT_PATH}/${script}` },
      }),
    );
  });

  routes.get("/:id/tour.json", async (c) => {
    const tour = await mustBeOpen(c);
    const drawn = await resolved(c, tour);
    if (!drawn) throw new AppError("NOT_FOUND");
    c.header("cache-control", "private, no-cache");
    return c.json(drawn);
  });

  routes.post("/:id/entrar", small, async (c, next) => {
    const tour = await found(c);
    if (!tour) return await next();
    if (!isOpen(tour, now())) return answer(c, closedHtml(), 410);
    const { row } = tour;
    const back = `${VISIT_PATH}/${row.id}`;
    if (row.passwordHash === null) return c.redirect(back + asked(c), 303);
    const action = `${back}/entrar${asked(c)}`;
    // Counted before the password is looked at, so that none of many tries at once slips through.
    if (await countOne(tries, `${row.id} ${network(c)}`)) {
      return answer(c, passwordHtml(action, "Demasiados intentos. Espera un cuarto de hora."), 429);
    }
    const typed = (new URLSearchParams(await c.req.text()).get("clave") ?? "").slice(0, 100);
    if (!(await isPassword(row.passwordHash, typed))) {
      return answer(c, passwordHtml(action, "Esa contraseña no es la de este recorrido. Revísala."), 422);
    }
    setUnlocked(c, { keys: auth.keys, config, now: now() }, row);
    return c.redirect(back + asked(c, true), 303);
  });

  routes.get("/:id/panoramas/:panoramaId/:version{v\\d+}/:tile{.+}", async (c) => {
    const tour = await mustBeOpen(c);
    const panoramaId = uuidOf(c, "panoramaId");
    // Pictures of a draft are nobody's to see.
    const isShown = tour.row.published!.scenes.some((scene) => scene.panoramaId === panoramaId);
    const row = isShown ? (await panoramasOf(db, tour.row.id)).find(({ id }) => id === panoramaId) : undefined;
    if (!row) throw new AppError("NOT_FOUND");
    const path = `${c.req.param("version")}/${c.req.param("tile")}`;
    const response = await answerTile(c, services, row, { path, cache: cacheOf(tour) });
    // Programs of other sites draw a shared link with the preview.
    if (path.endsWith("preview.webp")) response.headers.set("cross-origin-resource-policy", "cross-origin");
    return response;
  });

  routes.get("/:id/archivos/:fileId", async (c) => {
    const tour = await mustBeOpen(c);
    const fileId = uuidOf(c, "fileId");
    if (!filesNamedBy(tour.row.published!).includes(fileId)) throw new AppError("NOT_FOUND");
    const file = await storedFileOf(db, { tourId: tour.row.id, fileId });
    return await answerFile(c, services, file, { cache: cacheOf(tour) });
  });

  routes.get(`/:id/${LOGO}`, async (c) => {
    const { row } = await mustBeOpen(c);
    const logo = (await agentCardOf(services, row.ownerId))?.brand?.logo?.dataUrl ?? "";
    const [, type, base64] = /^data:(image\/(?:png|jpeg));base64,(.+)$/s.exec(logo) ?? [];
    if (!type || !base64) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(Buffer.from(base64, "base64")), 200, {
      "content-type": type,
      "cache-control": "public, max-age=3600",
    });
  });

  routes.post("/:id/contacto", small, async (c) => {
    const tour = await mustBeOpen(c);
    return await takeContact(c, services, tour.row, (html, status) => answer(c, html, status));
  });

  routes.post("/:id/tiempo", small, async (c) => {
    const { row } = await mustBeOpen(c);
    const told = dwellReport.safeParse(readJsonText(await c.req.text()));
    if (!told.success) throw new AppError("INVALID_INPUT");
    // Whoever does not count as a visit looks at nothing either.
    if (viewMark(c, row, services) !== null && !(await countOne(reports, network(c)))) {
      await db.transaction((tx) => addDwell(tx, row, told.data, now()));
    }
    return c.body(null, 204);
  });

  return routes;
}

/** How the document was asked for, as the query of the next address: a framed tour stays one that may be framed. */
function asked(c: Context, cameIn = false): string {
  const flags = ["incrustado", "sin-marca"].filter((name) => c.req.query(name) === "1");
  // Only in a frame may the cookie have been refused.
  if (cameIn && flags.includes("incrustado")) flags.push(CAME_IN);
  return flags.length === 0 ? "" : `?${flags.map((name) => `${name}=1`).join("&")}`;
}

/** `sendBeacon` sends JSON as plain text. Undefined for what is no JSON, which no schema takes. */
function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it.
    return undefined;
  }
}
