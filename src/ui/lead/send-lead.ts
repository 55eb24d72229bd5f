import { type LeadInput, leadInput } from "#domain/site/lead/lead.ts";
import { checkForm, type FieldErrors } from "../field-errors.ts";
import { rememberLead } from "../tracking/lead-tracking.ts";
import { arrivalOfVisit, pagesForLead, secondsOnSite } from "../tracking/visit.ts";
import { reportFailedForm } from "./failed-form.ts";
import { type SendOutcome, sendForm } from "./send-form.ts";

interface LeadOrigin {
  source: string;
  interestedIn: readonly string[];
}

export type LeadOutcome = Exclude<SendOutcome, { kind: "failed" }> | { kind: "failed"; message: string };

/**
 * Checks the typed values and sends them with all other data of a lead.
 *
 * @param failed the form's words for an error
 */
export async function sendLead(
  form: FormData,
  { source, interestedIn }: LeadOrigin,
  failed: string,
): Promise<LeadOutcome> {
  const page = window.location.pathname;
  const typed = leadOf(form, { source, interestedIn });
  const errors: FieldErrors | null = checkForm(leadInput, typed);
  if (errors) return { kind: "invalid", errors };
  const lead: LeadInput = {
    ...typed,
    ...arrivalOfVisit(),
    pages_visited: pagesForLead(page) ?? [],
    time_on_site: secondsOnSite(),
    ip_address: await ownAddress(),
    user_agent: navigator.userAgent,
    locale: navigator.language,
  };
  const outcome = await sendForm("/api/leads", lead);
  if (outcome.kind === "failed") return { kind: "failed", message: reportFailedForm("lead_form", outcome, failed) };
  if (outcome.kind === "kept") {
    const id = (outcome.answer as { id?: unknown } | null)?.id;
    if (typeof id === "string") rememberLead(id, page);
  }
  return outcome;
}

function leadOf(form: FormData, { source, interestedIn }: LeadOrigin): LeadInput {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  return {
    email: text("email"),
    full_name: text("full_name"),
    phone: text("phone"),
    company: text("company"),
    position: text("position"),
    message: text("message"),
    marketing_consent: form.get("marketing_consent") !== null,
    source,
    interested_in: [...interestedIn],
    website: text("website"),
  } as LeadInput;
}

const ADDRESS_PATIENCE_MS = 2000;

/** Our own lookup; an error leaves the address empty, and the server fills it in. */
async function ownAddress(): Promise<string | undefined> {
  try {
    const response = await fetch("/api/ip", {
      credentials: "omit",
      signal: AbortSignal.timeout(ADDRESS_PATIENCE_MS),
    });
    if (!response.ok) return undefined;
    const { ip } = (await response.json()) as { ip?: unknown };
    return typeof ip === "string" ? ip : undefined;
  } catch {
    return undefined;
  }
}
