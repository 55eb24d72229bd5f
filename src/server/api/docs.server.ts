import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import { tools } from "#tools/registry.ts";
import type { AppEnv } from "../app.server.ts";
import type { Config } from "../env.server.ts";
import { openApiDocument } from "./openapi.server.ts";

/** `GET /api/openapi.json` and its documentation page, whose script is served by ourselves. */
export function docsRoutes(config: Config): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const document = openApiDocument(tools, config.publicUrl);
  let script: Promise<Buffer> | undefined;

  routes.get("/openapi.json", (c) => c.json(document));
  routes.get("/docs/reference.js", async (c) => {
    script ??= readFile(referenceScript());
    return c.body(new Uint8Array(await script), 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=86400",
    });
  });
  routes.get("/docs", (c) =>
    c.html(
      html`<!doctype html>
        <html lang="es">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>API | Umbral</title>
          </head>
          <body>
            <script
              id="api-reference"
              data-url="/api/openapi.json"
              data-configuration='{"withDefaultFonts":false,"telemetry":false,"hideClientButton":true,"agent":{"disabled":true},"mcp":{"disabled":true}}'
              nonce="${c.get("secureHeadersNonce")}"
            ></script>
            <script src="/api/docs/reference.js" nonce="${c.get("secureHeadersNonce")}"></script>
          </body>
        </html>`,
    ),
  );
  return routes;
}

function referenceScript(): string {
  const entry = createRequire(join(process.cwd(), "package.json")).resolve("@scalar/api-reference");
  const root = entry.slice(
    0,
    entry.lastIndexOf(join("@scalar", "api-reference")) + join("@scalar", "api-reference").length,
  );
  return join(dirname(join(root, "package.json")), "dist", "browser", "standalone.js");
}
