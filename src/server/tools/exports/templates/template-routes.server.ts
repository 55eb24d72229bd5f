import { type Context, Hono } from "hono";
import { fillForm, purposeOfTemplate, signTemplateForm } from "#domain/crm/templates/template-forms.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { addRequest } from "../../../crm/signatures/requests.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import { readBody } from "../../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { drawTemplate, useTemplate } from "./template-paper.server.ts";

/** Drawing one takes a good part of a second of a core. */
const PAPERS_PER_HOUR = 240;

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** `/api/templates/:id/…`: a filled template as a file, and as a draft of a request for signatures. */
export function templatePaperRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  const limited = limitCalls(services.config, { name: "template papers", calls: PAPERS_PER_HOUR, seconds: 3600 });

  routes.post("/:id/pdf", limited, async (c) => {
    const fill = await readBody(c, fillForm);
    const used = await useTemplate(services, personOf(c), uuidOf(c, "id"), fill);
    return fileAnswer(c, await drawTemplate(services, personOf(c), used), `${used.title}.pdf`, "application/pdf");
  });

  routes.post("/:id/docx", limited, async (c) => {
    const fill = await readBody(c, fillForm);
    const actor = personOf(c);
    const { title, filled } = await useTemplate(services, actor, uuidOf(c, "id"), fill);
    const card = await agentCardOf(services, actor.ownerId);
    const author = card?.brand?.name || card?.name || "Umbral";
    const docx = await drawPaper({ kind: "template-docx", blocks: filled.blocks, title, author });
    return fileAnswer(c, docx, `${title}.docx`, DOCX);
  });

  routes.post("/:id/signature", limited, async (c) => {
    const { fill, request } = await readBody(c, signTemplateForm);
    const actor = personOf(c);
    const used = await useTemplate(services, actor, uuidOf(c, "id"), fill);
    const bytes = Buffer.from(await drawTemplate(services, actor, used));
    const { homeId, contactId, dealId } = fill;
    const subject = request.subject ?? { purpose: purposeOfTemplate(used), homeId, contactId, dealId, winsDeal: false };
    const id = await addRequest(services, actor, {
      form: { ...request, subject },
      fileName: `${nameOf(used.title)}.pdf`,
      bytes,
    });
    return c.json({ id }, 201);
  });

  return routes;
}

/** Letters that every file system takes. */
const nameOf = (title: string): string => title.replace(/[^\p{L}\p{N} .,()-]+/gu, " ").trim() || "documento";

function fileAnswer(c: Context, bytes: Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  return c.body(bytes, 200, {
    "content-type": type,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(nameOf(name))}`,
    "cache-control": "private, no-store",
  });
}
