import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DAY_S, HOUR_S } from "#domain/shared/time/durations.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { EXAMPLE_TOUR, VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { isPassword } from "../../accounts/auth/passwords.server.ts";
import { viewMark } from "../../accounts/limits/daily-views.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { INERT_POLICY } from "../../platform/http/inert-policy.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { stampOf } from "../landings/landing-stamp.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { addDwell, countVisit, dwellReport } from "./count-visits.server.ts";
import { exampleLook, examplePublished, exampleTile } from "./example-tour.server.ts";
import { answerFile, answerTile } from "./panoramas/answer-bytes.server.ts";
import { panoramasOf } from "./panoramas/panorama-rows.server.ts";
import { storedFileOf } from "./panoramas/tour-files.server.ts";
import { brandOf, LOGO, resolveTour } from "./resolve-tour.server.ts";
import { takeContact } from "./take-contact.server.ts";
import { closedHtml, passwordHtml, scriptName, type TourHtml, type TourViewer, tourHtml } from "./tour-html.server.ts";
import { dataUrlBytes } from "./tour-logo.server.ts";
import { tourPicture } from "./tour-picture.server.ts";
import { isUnlocked, setUnlocked } from "./tour-unlock.server.ts";
import {
  isOpen,
  publishedOf,
  shownOf,
  shownPanorama,
  showsFile,
  type Visited,
  visitedTour,
} from "./visit-rows.server.ts";

/**
 * `/tour/{id}`: tours for visitors, each one document with its tiles and files below it. They stand before sessions and visitors' cookies;
 * the one cookie is that of a password which was typed.
 */

/** Name of the picture of shared links, below a tour. */
const PICTURE = "og.jpg";

const MAX_BODY_BYTES = 32 * 1024;
const TRIES = 10;
const TRIES_SECONDS = 15 * 60;
const REPORTS_PER_HOUR = 1_200;
const KEPT_S = 30 * DAY_S;
const SHARED_S = HOUR_S;
/** Kinds of the address that a password on the way must not lose. */
const KINDS = ["incrustado", "sin-marca"] as const;
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

  const isFramed = (c: Context) => c.req.query("incrustado") === "1";
  const kindOf = (c: Context) => {
    const asked = KINDS.filter((name) => c.req.query(name) === "1").map((name) => `${name}=1`);
    return asked.length === 0 ? "" : `?${asked.join("&")}`;
  };

  function answer(c: Context, { html, styleHash }: TourHtml, status: 200 | 401 | 410 | 422 | 429 = 200) {
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
        `frame-ancestors ${isFramed(c) ? "*" : "'none'"}`,
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
  /** Nobody keeps a tile beyond the day of its tour; what stands between keeps it for an hour, so that a closed tour is soon closed there. */
  function cacheOf({ row }: Visited): string {
    if (row.passwordHash !== null) return "private, max-age=86400";
    const left = row.expiresAt ? Math.floor((row.expiresAt.getTime() - now().getTime()) / 1000) : KEPT_S;
    return `public, max-age=${Math.min(KEPT_S, left)}, s-maxage=${Math.min(SHARED_S, left)}, immutable`;
  }

  /** Nothing of a page without brand tells the other address. */
  const addressOf = ({ row, isBare }: Visited) => `${VISIT_PATH}/${isBare ? row.bareId : row.id}`;

  /** Links of before the bare address say it by a parameter. */
  const isWithoutBrand = (c: Context, { isBare }: Visited) => isBare || c.req.query("sin-marca") === "1";

  async function resolved(c: Context, tour: Visited): Promise<PublishedTour | null> {
    const { row } = tour;
    const isBare = isWithoutBrand(c, tour);
    const stamp = stampOf(auth.keys, row.id, { at: now(), variant: "a", isFolder: false });
    const published = await publishedOf(db, row.id);
    if (!published) return null;
    return await resolveTour(db, row.id, published, {
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

  routes.get(`/${EXAMPLE_TOUR}`, async (c) => {
    const shown = tourHtml(await examplePublished(), {
      base: `${VISIT_PATH}/${EXAMPLE_TOUR}/`,
      canonical: null,
      picture: null,
      isListed: false,
      viewer: viewer && { ...viewer, script: `${VISIT_PATH}/${script}` },
    });
    return answer(c, shown);
  });

  routes.get(`/${EXAMPLE_TOUR}/${PICTURE}`, async (c) =>
    c.body(new Uint8Array(await exampleLook()), 200, {
      "content-type": "image/jpeg",
      "cache-control": `public, max-age=${DAY_S}`,
    }),
  );

  routes.get(`/${EXAMPLE_TOUR}/panoramas/:panoramaId/:tile{.+}`, async (c) => {
    const tile = await exampleTile(c.req.param("panoramaId") ?? "", c.req.param("tile") ?? "");
    if (!tile) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(tile), 200, {
      "content-type": "image/webp",
      "cache-control": `public, max-age=${DAY_S}`,
      "content-security-policy": INERT_POLICY,
    });
  });

  routes.get("/:id", async (c, next) => {
    const tour = await found(c);
    if (!tour) return await next();
    if (!isOpen(tour, now())) return answer(c, closedHtml(), 410);
    const path = addressOf(tour);
    const base = `${path}/`;
    if (!isUnlocked(c, auth.keys, tour.row, now())) {
      // Came back from the right password without its cookie: this browser keeps none in frames.
      const isRefused = c.req.query(CAME_IN) === "1";
      const fault = isRefused ? COOKIE_REFUSED : null;
      return answer(c, passwordHtml(`${base}entrar${kindOf(c)}`, fault, isRefused ? path : null), 401);
    }
    const drawn = await resolved(c, tour);
    // Its last panorama was deleted since.
    if (!drawn) return answer(c, closedHtml(), 410);
    await countVisit(c, tour.row, services);
    const isBare = drawn.brand === null;
    return answer(
      c,
      tourHtml(drawn, {
        base,
        canonical: isBare ? null : `${config.publicUrl}${VISIT_PATH}/${tour.row.id}`,
        picture: `${config.publicUrl}${base}${PICTURE}${isBare ? "?sin-marca=1" : ""}`,
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
    const path = addressOf(tour);
    const back = `${path}${kindOf(c)}`;
    if (row.passwordHash === null) return c.redirect(back, 303);
    const action = `${path}/entrar${kindOf(c)}`;
    // Counted before the password is looked at, so that none of many tries at once slips through.
    const from = `${row.id} ${network(c)}`;
    if (await countOne(tries, from)) {
      return answer(c, passwordHtml(action, "Demasiados intentos. Espera un cuarto de hora."), 429);
    }
    const typed = (new URLSearchParams(await c.req.text()).get("clave") ?? "").slice(0, 100);
    if (!(await isPassword(row.passwordHash, typed))) {
      return answer(c, passwordHtml(action, "Esa contraseña no es la de este recorrido. Revísala."), 422);
    }
    // Many who know it share a network: they do not shut one another out.
    await tries.giveBack(from);
    setUnlocked(c, { keys: auth.keys, config, now: now() }, row, { path, isFramed: isFramed(c) });
    // Only in a frame may the cookie be refused.
    return c.redirect(isFramed(c) ? `${back}&${CAME_IN}=1` : back, 303);
  });

  routes.get("/:id/panoramas/:panoramaId/:version{v\\d+}/:tile{.+}", async (c) => {
    const tour = await mustBeOpen(c);
    const panoramaId = uuidOf(c, "panoramaId");
    const row = await shownPanorama(db, tour.row.id, panoramaId);
    if (!row) throw new AppError("NOT_FOUND");
    const path = `${c.req.param("version")}/${c.req.param("tile")}`;
    return await answerTile(c, services, row, { path, cache: cacheOf(tour) });
  });

  /** Programs of other sites draw a shared link with it. */
  routes.get(`/:id/${PICTURE}`, async (c) => {
    const tour = await mustBeOpen(c);
    const { row } = tour;
    const published = await publishedOf(db, row.id);
    if (!published) throw new AppError("NOT_FOUND");
    const { scenes, start, title } = published;
    const rows = new Map((await panoramasOf(db, row.id)).map((one) => [one.id, one]));
    const ready = scenes.filter(({ panoramaId }) => (rows.get(panoramaId)?.tilesFileId ?? null) !== null);
    const scene = ready.find(({ id }) => id === start) ?? ready[0];
    if (!scene) throw new AppError("NOT_FOUND");
    const isBare = isWithoutBrand(c, tour);
    const card = isBare ? null : ((await agentCardOf(services, row.ownerId)) ?? null);
    const panorama = rows.get(scene.panoramaId)!;
    const picture = await tourPicture(services, { id: row.id, title, scene, panorama, rooms: ready.length, card });
    if (!picture) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(picture), 200, {
      "content-type": "image/jpeg",
      "cache-control": row.passwordHash === null ? "public, max-age=3600" : "private, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  routes.get("/:id/archivos/:fileId", async (c) => {
    const tour = await mustBeOpen(c);
    const fileId = uuidOf(c, "fileId");
    if (!(await showsFile(db, tour.row.id, fileId))) throw new AppError("NOT_FOUND");
    const file = await storedFileOf(db, { tourId: tour.row.id, fileId });
    return await answerFile(c, services, file, { cache: cacheOf(tour) });
  });

  routes.get(`/:id/${LOGO}`, async (c) => {
    const { row, isBare } = await mustBeOpen(c);
    if (isBare) throw new AppError("NOT_FOUND");
    const logo = dataUrlBytes((await agentCardOf(services, row.ownerId))?.brand?.logo?.dataUrl ?? "");
    if (!logo) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(logo.bytes), 200, {
      "content-type": logo.mediaType,
      "cache-control": "public, max-age=3600",
    });
  });

  routes.post("/:id/contacto", small, async (c) => {
    const tour = await mustBeOpen(c);
    if (tour.isBare) throw new AppError("NOT_FOUND");
    const visited = { row: tour.row, shown: await shownOf(db, tour.row.id) };
    return await takeContact(c, services, visited, (html, status) => answer(c, html, status));
  });

  routes.post("/:id/tiempo", small, async (c) => {
    const { row } = await mustBeOpen(c);
    const told = dwellReport.safeParse(readJsonText(await c.req.text()));
    if (!told.success) throw new AppError("INVALID_INPUT");
    // Whoever does not count as a visit looks at nothing either.
    if (viewMark(c, row, services) !== null && !(await countOne(reports, network(c)))) {
      const { sceneIds } = await shownOf(db, row.id);
      await db.transaction((tx) => addDwell(tx, { tourId: row.id, sceneIds }, told.data, now()));
    }
    return c.body(null, 204);
  });

  return routes;
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
