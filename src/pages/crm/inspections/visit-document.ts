import regular from "@fontsource/archivo/files/archivo-latin-400-normal.woff2?url";
import semibold from "@fontsource/archivo/files/archivo-latin-600-normal.woff2?url";
import { data } from "react-router";
import { nonceContext, viewerContext } from "#server/boot/services.server.ts";
import { FAVICON } from "#ui/favicon.ts";
import styles from "#ui/styles/visit.css?url";
import { THEME_SCRIPT } from "#ui/theme.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import TRUSTED_TYPES_SCRIPT from "../../shared/trusted-types.ts?script";
import type { Route } from "./+types/visit-document.ts";
import { PROGRAM_FILE, programAnswer, WORKER_FILE, workerAnswer } from "./visit-files.server.ts";

const TOOL = "/asistente-valoracion";
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The document that a browser keeps for times without a line. */
const SHELL = "visita";

/**
 * `/asistente-valoracion/{id}`: the page of one visit, and its scripts. It is a document of its own and not a page of the site, because
 * it must be light, and the same for every visit: what stands in it comes from the browser's storage and from `/api/inspections`.
 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { inspectionId } = params;
  if (inspectionId === PROGRAM_FILE) return await programAnswer(request.headers.get("accept-encoding") ?? "");
  if (inspectionId === WORKER_FILE) return workerAnswer(TOOL);
  const isShell = inspectionId === SHELL;
  if (!isShell && !UUID.test(inspectionId)) throw data(null, { status: 404 });
  const account = isShell ? (context.get(viewerContext)?.userId ?? null) : requireViewer(context, request).userId;
  return new Response(visitDocument({ nonce: context.get(nonceContext), account }), {
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex, nofollow" },
  });
}

/** Two weights of one width are a third of the site's variable font, which this page does without. */
const face = (url: string, weight: string) =>
  `@font-face{font-family:"Archivo Visita";src:url("${url}") format("woff2");font-weight:${weight};font-display:swap}`;

function visitDocument({ nonce, account }: { nonce: string; account: string | null }): string {
  const fonts = `${face(regular, "100 499")}${face(semibold, "500 900")}:root{--font-family:"Archivo Visita","Archivo Fallback","Helvetica Neue",Arial,sans-serif}`;
  return `<!doctype html>
<html lang="es-ES"${account === null ? "" : ` data-account="${account}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visita de valoración · Umbral</title>
<meta name="robots" content="noindex, nofollow">
<meta name="description" content="La visita de valoración, estancia a estancia.">
<link rel="icon" href="${FAVICON}" type="image/svg+xml">
<script nonce="${nonce}">${TRUSTED_TYPES_SCRIPT};${THEME_SCRIPT}</script>
<link rel="stylesheet" href="${styles}">
<style>${fonts}</style>
</head>
<body>
<div id="visita"><main id="contenido" class="mx-auto max-w-2xl p-5"><h1 class="text-h4">Visita de valoración</h1><p class="mt-2 text-muted-foreground">Abriendo la visita…</p><noscript><p>Esta página necesita JavaScript para guardar lo que escribes.</p></noscript></main></div>
<script nonce="${nonce}" src="${TOOL}/${PROGRAM_FILE}" defer></script>
</body>
</html>`;
}
