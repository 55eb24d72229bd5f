import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import * as z from "zod/mini";
import { referrerHost } from "#domain/site/links/short-link.ts";
import { LANDING_LEADS, LEAD_FIELDS } from "#domain/tools/landings/landing-lead.ts";
import { VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { firstLanguage } from "../../platform/http/first-language.server.ts";
import { readStamp } from "../landings/landing-stamp.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { takeTourLead } from "./take-tour-lead.server.ts";
import { sentHtml, type TourHtml } from "./tour-html.server.ts";
import type { Shown, VisitedRow } from "./visit-rows.server.ts";

/** An office shares an address. */
const LEADS_PER_HOUR = 30;

type Answer = (html: TourHtml, status?: 200 | 422 | 429) => Response;

/**
 * The form of a tour: the fields of a landing page's, `envio` (its own id) and `escena`. The stamp of when it was shown is in its address.
 * A script that asks for JSON gets `{ message, errors }`; a plain form gets a page.
 */
export async function takeContact(
  c: Context<AppEnv>,
  services: ToolServices,
  { row, shown: { hasForm, sceneIds } }: { row: VisitedRow; shown: Shown },
  answer: Answer,
) {
  const { auth, config, database, now } = services;
  const back = `${VISIT_PATH}/${row.id}`;
  const asksJson = (c.req.header("accept") ?? "").includes("application/json");
  const say = (status: 200 | 422 | 429, title: string, message: string, errors: Record<string, string> = {}) =>
    asksJson
      ? c.json({ message, errors }, status)
      : answer(sentHtml(back, title, [message, ...Object.values(errors)].join(" ")), status);
  const refuse = (message: string, errors?: Record<string, string>) =>
    say(422, "No se ha enviado todavía", message, errors);
  const thank = () => say(200, "Mensaje enviado", "La agencia lo ha recibido y te responderá.");

  const sent = new URLSearchParams((await c.req.text()).replaceAll("%00", ""));
  const text = (name: string) => (sent.get(name) ?? "").trim();
  if (!hasForm) return refuse("Este recorrido ya no tiene formulario.");
  // People do not see this field: a sender who fills it in is a program, and is told that all is well.
  if (text("website") !== "") return thank();
  const typed = Object.fromEntries(LEAD_FIELDS.map((name) => [name, text(name).slice(0, 2_000)]));
  const parsed = LANDING_LEADS.opcional.safeParse(
    { ...typed, privacidad: sent.get("privacidad") ?? undefined, novedades: sent.get("novedades") ?? undefined },
    { error: () => "Falta o no se admite" },
  );
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return refuse("Revisa lo que has escrito.", errors);
  }
  const shown = readStamp(auth.keys, row.id, c.req.query("sello") ?? "", now());
  if (shown === "early") return refuse("Se ha enviado demasiado deprisa. Vuelve a pulsar el botón.");
  if (shown === null || shown === "late" || shown === "old-folder") {
    return refuse("El recorrido llevaba abierto mucho tiempo. Recarga la página y envíalo otra vez.");
  }
  const caller = callerOf(c, config);
  const perNetwork = counter(database.db, "tour lead", LEADS_PER_HOUR, 3600);
  const crowded = () =>
    say(
      429,
      "No se ha enviado todavía",
      "Se han enviado muchos mensajes seguidos. Espera una hora, o llama por teléfono.",
    );
  if (await countOne(perNetwork, auth.keys.mac("network", networkOf(caller.ipAddress)))) return crowded();
  const formId = z.uuid().safeParse(text("envio"));
  const outcome = await takeTourLead(services, row, {
    lead: parsed.data,
    formId: formId.data ?? randomUUID(),
    sceneId: sceneIds.find((id) => id === text("escena")) ?? null,
    shownAt: shown.at,
    referrer: referrerHost(c.req.header("referer")) || null,
    caller,
    locale: firstLanguage(c.req.header("accept-language")) ?? null,
  });
  return outcome === "full" ? crowded() : thank();
}
