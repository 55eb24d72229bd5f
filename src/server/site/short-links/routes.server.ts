import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { linkChange, linkForm, linkState, withUtm } from "#domain/site/links/short-link.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { tableToCsv } from "../../platform/tables/tables.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { allClicks } from "./click-figures.server.ts";
import { importLinks } from "./import-links.server.ts";
import { readLinkQuery } from "./links-query.server.ts";
import { qrPng, qrSvg } from "./qr-code.server.ts";
import {
  addLink,
  allLinks,
  changeLink,
  deleteLink,
  disableLink,
  findLink,
  type ShortLinkRow,
} from "./short-links.server.ts";

const csvFile = z.object({
  csv: z
    .string()
    .check(z.minLength(1, "Pega o elige un CSV"), z.maxLength(1_000_000, "El archivo es demasiado grande")),
});
const state = z.object({ isDisabled: z.boolean() });
/** Side of a printed code. */
const SIZES_MM = { least: 15, most: 200, usual: 40 };

/** `/api/admin/links`: short links, for administrators and managers. */
export function adminLinkRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { publicUrl } = config;
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());
  const actOf = (c: Context<AppEnv>) => ({ publicUrl, by: viewerOf(c).userId, now: now() });
  const linkOf = async (c: Context<AppEnv, "/:id">): Promise<ShortLinkRow> => {
    const link = await findLink(database.db, uuidOf(c, "id"));
    if (!link) throw new AppError("NOT_FOUND");
    return link;
  };

  routes.post("/", async (c) => {
    const form = await readBody(c, linkForm);
    const { id, code } = await database.db.transaction((tx) => addLink(tx, form, actOf(c)));
    return c.json({ id, code }, 201);
  });

  routes.post("/import", async (c) => {
    const { csv } = await readBody(c, csvFile);
    const count = await database.db.transaction((tx) => importLinks(tx, csv, actOf(c)));
    return c.json({ count }, 201);
  });

  routes.get("/export.csv", async (c) => {
    const filter = readLinkQuery(new URL(c.req.url).searchParams);
    const rows = (await allLinks(database.db, filter, now())).map((link) => [
      link.title,
      `${publicUrl}/l/${link.code}`,
      withUtm(link.target, link.utm),
      linkState(link, now()),
      link.clicks,
      link.lastClickAt?.toISOString() ?? "",
      link.expiresAt?.toISOString() ?? "",
      link.createdAt.toISOString(),
    ]);
    const columns = ["Nombre", "Enlace", "Destino", "Estado", "Visitas", "Última visita", "Caduca", "Creado"];
    return csv(c, `enlaces-${isoDateInMadrid(now())}.csv`, tableToCsv({ name: "Enlaces", columns, rows }));
  });

  routes.patch("/:id", async (c) => {
    const id = uuidOf(c, "id");
    if (!(await findLink(database.db, id))) throw new AppError("NOT_FOUND");
    const form = await readBody(c, linkChange);
    await database.db.transaction((tx) => changeLink(tx, id, form, actOf(c)));
    return c.body(null, 204);
  });

  routes.put("/:id/state", async (c) => {
    const id = uuidOf(c, "id");
    const { isDisabled } = await readBody(c, state);
    await database.db.transaction((tx) => disableLink(tx, id, isDisabled, now()));
    return c.body(null, 204);
  });

  routes.delete("/:id", async (c) => {
    await database.db.transaction((tx) => deleteLink(tx, uuidOf(c, "id")));
    return c.body(null, 204);
  });

  routes.get("/:id/clicks.csv", async (c) => {
    const link = await linkOf(c);
    const rows = (await allClicks(database.db, link.id)).map((row) => [
      row.day,
      row.referrer,
      row.device,
      row.country,
      row.count,
    ]);
    const columns = ["Día", "Procedencia", "Dispositivo", "País", "Visitas"];
    return csv(c, `visitas-${link.code}.csv`, tableToCsv({ name: "Visitas", columns, rows }));
  });

  routes.get("/:id/qr.svg", async (c) => {
    const link = await linkOf(c);
    return c.body(
      qrSvg(`${publicUrl}/l/${link.code}`, sizeOf(c)),
      200,
      file(c, "image/svg+xml", `qr-${link.code}.svg`),
    );
  });

  routes.get("/:id/qr.png", async (c) => {
    const link = await linkOf(c);
    return c.body(
      await qrPng(`${publicUrl}/l/${link.code}`, sizeOf(c)),
      200,
      file(c, "image/png", `qr-${link.code}.png`),
    );
  });
  return routes;
}

function sizeOf(c: Context): number {
  const mm = Number(c.req.query("mm"));
  return Number.isInteger(mm) && mm >= SIZES_MM.least && mm <= SIZES_MM.most ? mm : SIZES_MM.usual;
}

/** Shown in a page, unless somebody asks for the file. */
function file(c: Context, type: string, name: string) {
  const way = c.req.query("descargar") === undefined ? "inline" : "attachment";
  return { "content-type": type, "content-disposition": `${way}; filename="${name}"` };
}

const csv = (c: Context, name: string, text: string) =>
  c.body(text, 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}"`,
  });
