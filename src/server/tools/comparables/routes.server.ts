import { Hono } from "hono";
import * as z from "zod/mini";
import { choosableHome, choosableQuestion, MOST_CHOOSABLE } from "#domain/tools/cma/choosable-home.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { PhotoError } from "../../platform/images/encode-photo.server.ts";
import { comparedHomes } from "../facts/compared-homes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { addComparablePhoto, MOST_PHOTO_BYTES } from "./comparable-photos.server.ts";

/** Whoever moves through the filters asks once a second at most. */
const QUESTIONS_PER_MINUTE = 120;
const UPLOADS_PER_HOUR = 200;
/** Prices that are older say nothing of today. */
const OLDEST_MONTHS = 24;

/**
 * `GET /api/comparables`: homes around a point that somebody may choose to compare with, of their portfolio and of the market as they see it;
 * for a visitor, what is common. `POST /api/comparables/photos`: a photo of a comparable.
 */
export function comparableRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database } = services;
  const routes = new Hono<AppEnv>();

  routes.get(
    "/",
    limitCalls(config, { name: "comparables get /", calls: QUESTIONS_PER_MINUTE, seconds: 60 }),
    async (c) => {
      const { vivienda, ...typed } = c.req.query();
      const question = choosableQuestion.safeParse(typed);
      if (!question.success) throw new AppError("INVALID_INPUT", fieldIssues(question.error.issues));
      const { areaM2, areaShare, ...asked } = question.data;
      const now = services.now();
      const oldest = new Date(now);
      oldest.setUTCMonth(oldest.getUTCMonth() - OLDEST_MONTHS);
      const homes = await comparedHomes(
        database.db,
        {
          ...asked,
          operation: "venta",
          since: isoDateInMadrid(oldest),
          // One more tells that there are more.
          limit: MOST_CHOOSABLE + 1,
          ...(areaM2 !== undefined &&
            areaShare !== undefined && { area: { least: areaM2 * (1 - areaShare), most: areaM2 * (1 + areaShare) } }),
        },
        { actor: c.get("actor"), homeId: z.uuid().safeParse(vivienda).data },
        { showsInvented: config.mode === "demo" },
      );
      c.header("cache-control", "private, no-store");
      return c.json({
        homes: homes.slice(0, MOST_CHOOSABLE).map((home) => choosableHome(home, asked, isoDateInMadrid(now))),
        areMore: homes.length > MOST_CHOOSABLE,
      });
    },
  );

  routes.post(
    "/photos",
    signedInOnly(),
    limitCalls(config, { name: "comparables post /photos", calls: UPLOADS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "photo", message }]);
      for await (const { fileName, bytes } of readUploads(c, { field: "photo", maxBytes: MOST_PHOTO_BYTES })) {
        if (fileName === null) continue;
        try {
          return c.json(await addComparablePhoto(services, personOf(c), { name: fileName, bytes }), 201);
        } catch (error) {
          throw error instanceof PhotoError ? refused(error.message) : error;
        }
      }
      throw refused("Elige una foto");
    },
  );

  return routes;
}
