import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { DAY_S } from "#domain/shared/time/durations.ts";
import { referrerHost, UTM_FIELDS, type Utm } from "#domain/site/links/short-link.ts";
import type { SectionOf } from "#domain/tools/landings/landing-document.ts";
import { EMPTY_FORM, type FormState, LANDING_LEADS, LEAD_FIELDS } from "#domain/tools/landings/landing-lead.ts";
import { LOOKS } from "#domain/tools/landings/landing-looks.ts";
import { PUBLIC_FILES } from "#domain/tools/studio-projects/public-file.ts";
import { VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import { EXAMPLE_SLUG, exampleView } from "#ui/landing/example-view.ts";
import { formWords } from "#ui/landing/landing-view.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { firstLanguage } from "../../platform/http/first-language.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { countView, variantFor } from "./count-views.server.ts";
import { isPhotoOf } from "./landing-facts.server.ts";
import { type LandingHtml, landingHtml, noteHtml } from "./landing-html.server.tsx";
import { landingPicture } from "./landing-picture.server.ts";
import { type FoundPage, isPublished, PAGE_PATH, pageAt } from "./landing-rows.server.ts";
import { readStamp } from "./landing-stamp.server.ts";
import { pageView } from "./page-view.server.ts";
import { takeLandingLead } from "./take-landing-lead.server.ts";

/**
 * `/p/{slug}`: pages for visitors, each one document that asks for nothing but its own photos and letters. They stand before sessions and
 * visitors' cookies, so that nothing is put into a browser. On a domain of its own the same answers stand at its root.
 */

const MAX_BODY_BYTES = 32 * 1024;
/** An office shares an address. */
const LEADS_PER_HOUR = 30;

/** Set by the domain of its own that a request came to. */
export interface LandingEnv {
  landingBase?: string;
}

type DrawnForm = Pick<Parameters<typeof pageView>[2], "state" | "formId" | "utm" | "stamp">;

const FILE = /^(?:(?:480|960|1600)\.(?:avif|webp|jpg)|original\.jpg)$/;
const PHOTO_TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const LETTERS = /^archivo-(400|700)\.woff2$/;

export function landingPageRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, store, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const perNetwork = counter(db, "landing lead", LEADS_PER_HOUR, 3600);
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  const baseOf = (c: Context, slug: string) => (c.env as LandingEnv | undefined)?.landingBase ?? `${PAGE_PATH}/${slug}`;
  const originOf = ({ host }: FoundPage) =>
    host === null ? config.publicUrl : `${config.publicUrl.startsWith("https:") ? "https" : "http"}://${host}`;
  const homeOf = (page: FoundPage) => (page.host === null ? `${PAGE_PATH}/${page.row.slug}` : "/");

  function answer(c: Context, { html, styleHash }: LandingHtml, status: 200 | 404 | 410 | 422 | 429 = 200) {
    return c.body(html, status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        `img-src 'self' ${config.publicUrl}${PUBLIC_FILES}/`,
        `media-src ${config.publicUrl}${PUBLIC_FILES}/`,
        "font-src 'self'",
        // No script is there to ask; programs that judge pages look for robots.txt from within one.
        "connect-src 'self'",
        `frame-src ${config.publicUrl}${VISIT_PATH}/`,
        `style-src 'sha256-${styleHash}'`,
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
      // The price of the home, its state and the version differ from one look to the next.
      "cache-control": "private, no-cache",
      ...(status === 200 ? {} : { "x-robots-tag": "noindex" }),
    });
  }

  async function gone(c: Context<AppEnv>, page: FoundPage, base: string) {
    const view = await pageView(services, page, { base, variant: "a", formId: randomUUID() });
    const note = {
      title: "Esta página ya no está publicada",
      text: "Quien la hizo la ha retirado. Si buscas casa, pregúntale por otras.",
      call: "Llama al",
      back: null,
    };
    // The maker of a withdrawn page may still be called; not of one that was thrown away, nor a maker who was shut out.
    const isClosed = page.row.deletedAt !== null || isBanned(page, now());
    const shown = isClosed ? { ...view, agent: { ...view.agent, phone: null }, others: [] } : view;
    return answer(c, noteHtml(shown, note), 410);
  }

  /** @returns the published page; null where there is none, so that the site says so */
  const found = (c: Context<AppEnv>): Promise<FoundPage | undefined> => pageAt(db, c.req.param("slug") ?? "");

  /** The page for one visitor. @param form what stands in its form, and goes with it unseen */
  async function drawn(c: Context<AppEnv>, page: FoundPage, form: DrawnForm) {
    const base = baseOf(c, page.row.slug);
    const variant = variantFor(c, page, services);
    const view = await pageView(services, page, { base, variant, ...form });
    const origin = originOf(page);
    const canonical = `${origin}${homeOf(page)}`;
    const file = page.host === null ? `${PAGE_PATH}/${page.row.slug}` : "";
    return { view, variant, html: landingHtml(view, { canonical, picture: `${origin}${file}/og.jpg` }) };
  }

  /** The work of the tool for an invented home; the page of the tool shows it in a frame. */
  routes.get(`/${EXAMPLE_SLUG}`, (c) => {
    const look = LOOKS.find((one) => one === c.req.query("aspecto")) ?? LOOKS[0];
    const response = answer(c, landingHtml(exampleView(look), { canonical: null, picture: null }));
    const policy = response.headers.get("content-security-policy")!;
    response.headers.set("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    response.headers.set("x-frame-options", "SAMEORIGIN");
    return response;
  });

  routes.get("/:slug", async (c, next) => {
    const page = await found(c);
    if (!page) return await next();
    if (!isPublished(page, now())) return await gone(c, page, baseOf(c, page.row.slug));
    const { html, variant } = await drawn(c, page, {
      state: EMPTY_FORM,
      formId: randomUUID(),
      utm: utmOf((name) => c.req.query(name)),
    });
    await countView(c, page, variant, services);
    return answer(c, html);
  });

  routes.post("/:slug", small, async (c, next) => {
    const page = await found(c);
    if (!page) return await next();
    const base = baseOf(c, page.row.slug);
    const form = page.document.sections.find(
      (section): section is SectionOf<"formulario"> => section.kind === "formulario" && !section.isHidden,
    );
    if (!isPublished(page, now()) || !form) return await gone(c, page, base);
    const sent = new URLSearchParams((await c.req.text()).replaceAll("%00", ""));
    const text = (name: string) => (sent.get(name) ?? "").trim();
    const thanks = `${base}/gracias`;
    // People do not see this field: a sender who fills it in is a program, and is told that all is well.
    if (text("website") !== "") return c.redirect(thanks, 303);
    const typed = Object.fromEntries(LEAD_FIELDS.map((name) => [name, text(name).slice(0, 2_000)]));
    const utm = utmOf((name) => sent.get(name) ?? undefined);
    const shown = readStamp(auth.keys, page.row.id, text("sello"), now());
    const formId = z.uuid().safeParse(text("envio"));
    const back = async (errors: FormState["errors"], status: 422 | 429 = 422) => {
      const state = {
        typed,
        errors,
        isAgreed: sent.get("privacidad") === "on",
        wantsNews: sent.get("novedades") === "on",
      };
      const stamp = shown === null || shown === "late" || shown === "old-folder" ? undefined : text("sello");
      const form = { state, formId: formId.data ?? randomUUID(), utm, stamp };
      return answer(c, (await drawn(c, page, form)).html, status);
    };
    const parsed = LANDING_LEADS[form.phone].safeParse(
      { ...typed, privacidad: sent.get("privacidad") ?? undefined, novedades: sent.get("novedades") ?? undefined },
      { error: () => "Falta o no se admite" },
    );
    if (!parsed.success) {
      const errors: FormState["errors"] = {};
      for (const { path, message } of parsed.error.issues) errors[path[0] as keyof typeof errors] ??= message;
      return await back(errors);
    }
    if (shown === "early") {
      return await back({
        formulario: "Se ha enviado demasiado deprisa. Vuelve a pulsar el botón: lo que escribiste sigue aquí.",
      });
    }
    if (shown === "old-folder") {
      return await back({
        formulario:
          "La página desde la que escribes tiene más de un año. Esta es la de hoy: revisa los datos y envíalo.",
      });
    }
    if (shown === null || shown === "late" || (!formId.success && !shown.isFolder)) {
      return await back({
        formulario: "La página llevaba abierta mucho tiempo. Vuelve a pulsar el botón para enviarlo.",
      });
    }
    const crowded = { formulario: "Se han enviado muchos mensajes seguidos. Espera una hora, o llama por teléfono." };
    const caller = callerOf(c, config);
    if (await countOne(perNetwork, auth.keys.mac("network", networkOf(caller.ipAddress))))
      return await back(crowded, 429);
    const outcome = await takeLandingLead(services, page, {
      lead: parsed.data,
      formId: formId.data ?? `folder ${isoDay(now())}`,
      variant: shown.variant,
      shownAt: shown.isFolder ? now() : shown.at,
      utm,
      referrer: referrerHost(c.req.header("referer")) || null,
      caller,
      locale: firstLanguage(c.req.header("accept-language")) ?? null,
    });
    return outcome === "full" ? await back(crowded, 429) : c.redirect(thanks, 303);
  });

  routes.get("/:slug/gracias", async (c, next) => {
    const page = await found(c);
    if (!page) return await next();
    const base = baseOf(c, page.row.slug);
    if (!isPublished(page, now())) return await gone(c, page, base);
    const view = await pageView(services, page, { base, variant: "a", formId: randomUUID(), offersOthers: true });
    const form = view.document.sections.find(({ kind }) => kind === "formulario") as
      | SectionOf<"formulario">
      | undefined;
    const said = form ? formWords(view, form).thanks : "";
    const note = {
      title: "Mensaje enviado",
      text: said || `${view.agent.name || "La agencia"} lo ha recibido y te responderá. Puedes cerrar esta página.`,
      call: "Si tienes prisa, llama al",
      back: base || "/",
    };
    return answer(c, noteHtml(view, { ...note, others: "Mientras tanto, mira también" }));
  });

  routes.get("/:slug/foto/:id/:file", async (c) => {
    const { id, file } = c.req.param();
    if (!FILE.test(file) || !z.uuid().safeParse(id).success) throw new AppError("NOT_FOUND");
    const page = await found(c);
    if (!page || !isPublished(page, now())) throw new AppError("NOT_FOUND");
    if (!(await isPhotoOf(db, page, id))) throw new AppError("NOT_FOUND");
    const key = `photos/${id.slice(0, 2)}/${id}/${file}`;
    const etag = `"${id}-${file}"`;
    const headers = {
      etag,
      "cache-control": `public, max-age=${DAY_S}`,
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
    };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    const bytes = await store.get(key);
    if (!bytes) throw new AppError("NOT_FOUND");
    const type = PHOTO_TYPES[file.split(".").at(-1)!]!;
    return c.body(new Uint8Array(await readWhole(bytes)), 200, { ...headers, "content-type": type });
  });

  routes.get("/:slug/letra/:file", async (c) => {
    const weight = LETTERS.exec(c.req.param("file"))?.[1];
    if (!weight) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(await readFile(letterFile(weight))), 200, {
      "content-type": "font/woff2",
      "cache-control": `public, max-age=${365 * DAY_S}, immutable`,
    });
  });

  for (const [file, kind] of [
    ["logo.png", "logo"],
    ["agente.jpg", "portrait"],
  ] as const) {
    routes.get(`/:slug/${file}`, async (c) => {
      const page = await found(c);
      if (!page || !isPublished(page, now())) throw new AppError("NOT_FOUND");
      const card = await agentCardOf(services, page.row.ownerId);
      const dataUrl = kind === "logo" ? card?.brand?.logo?.dataUrl : card?.person?.photo;
      const [, type, base64] = /^data:(image\/(?:png|jpeg));base64,(.+)$/s.exec(dataUrl ?? "") ?? [];
      if (!type || !base64) throw new AppError("NOT_FOUND");
      return c.body(new Uint8Array(Buffer.from(base64, "base64")), 200, {
        "content-type": type,
        "cache-control": "public, max-age=3600",
      });
    });
  }

  /** The picture of shared links; programs of other sites read it. */
  routes.get("/:slug/og.jpg", async (c) => {
    const page = await found(c);
    if (!page || !isPublished(page, now())) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(await landingPicture(services, page)), 200, {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
  return routes;
}

export function letterFile(weight: string): string {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  return resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff2`);
}

const isoDay = (at: Date) => at.toISOString().slice(0, 10);

function utmOf(read: (name: string) => string | undefined): Utm {
  return Object.fromEntries(
    UTM_FIELDS.flatMap((name) => {
      const value = read(name)?.replaceAll("\0", "").trim().slice(0, 200);
      return value ? [[name, value]] : [];
    }),
  );
}
