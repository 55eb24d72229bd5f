import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { controlName } from "#domain/site/forms/read-answers.ts";
import type { Caller } from "#server/accounts/auth/audit.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { firstLanguage } from "#server/platform/http/first-language.server.ts";
import { type PublicForm, publicForm } from "#server/site/forms/public-form.server.ts";
import { formStamp, submitForm } from "#server/site/forms/submit-form.server.ts";

/** Data of a form's page for one browser, and its submission where no script runs. */

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

export interface OpenForm extends Pick<PublicForm, "slug" | "version" | "definition"> {
  /** Hidden values: the id of this showing of the form, so that it is kept once; its time; its page. */
  hidden: Record<string, string>;
}

export async function openForm(services: Services, slug: string, request: Request): Promise<OpenForm | "gone" | null> {
  const form = await publicForm(services.database.db, slug);
  if (form === null || form === "gone") return form;
  const { searchParams } = new URL(request.url);
  const utm = UTM.flatMap((name) => {
    const value = searchParams.get(name)?.slice(0, 200);
    return value ? [[name, value]] : [];
  });
  return {
    slug: form.slug,
    version: form.version,
    definition: form.definition,
    hidden: {
      envio: randomUUID(),
      sello: formStamp(services),
      version: String(form.version),
      ...Object.fromEntries(utm),
    },
  };
}

/** The host of the page around the frame: named by our script, else by the browser. */
export function embeddingHost({ url, headers }: Request, publicUrl: string): string {
  const stated = new URL(url).searchParams.get("desde");
  if (stated) return stated.slice(0, 200);
  const referrer = headers.get("referer");
  if (!referrer || !URL.canParse(referrer)) return "";
  const { hostname } = new URL(referrer);
  return hostname === new URL(publicUrl).hostname ? "" : hostname;
}

/** Takes a form that a browser has sent by itself; a refused one comes back with its values. */
export async function takeForm(services: Services, slug: string, request: Request, caller: Caller) {
  const typed = await request.formData().catch(() => null);
  if (!typed) throw data(null, { status: 400 });
  const locale = firstLanguage(request.headers.get("accept-language") ?? undefined) ?? null;
  const outcome = await submitForm(services, slug, typed, { ...caller, locale });
  if (outcome.state === "done") return { ...outcome, typed: {} };
  return { ...outcome, typed: heldIn(typed) };
}

/** Values of the form's own fields, in one pass: a stranger may send any number of names. */
function heldIn(typed: FormData): Record<string, string[]> {
  const prefix = controlName("");
  const kept = new Map<string, string[]>();
  for (const [name, value] of typed) {
    if (!name.startsWith(prefix) || typeof value !== "string") continue;
    const values = kept.get(name);
    if (values) values.push(value);
    else kept.set(name, [value]);
  }
  return Object.fromEntries(kept);
}

export type TakenForm = Awaited<ReturnType<typeof takeForm>>;
