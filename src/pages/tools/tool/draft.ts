import { handedOverNames } from "#tools/handed-over.ts";
import { typedOver } from "../../shared/form-values.ts";

/**
 * Values typed into a tool's form, kept in this browser: they survive reload, going back, a failed run and a closed tab. Those of
 * an empty form stay until it is emptied by hand; those that were laid over a known home or contact until they are run.
 * Storage may be full or forbidden; the form then works without it.
 */
const KEY = "umbral-draft:";

type Values = Record<string, unknown>;

export function saveDraft(toolId: string, values: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY + toolId, JSON.stringify(values));
  } catch {
    // Private windows and full storage: nothing else depends on the draft.
  }
}

export function readDraft(toolId: string): Record<string, unknown> | undefined {
  try {
    const text = localStorage.getItem(KEY + toolId);
    const values: unknown = text === null ? undefined : JSON.parse(text);
    return typeof values === "object" && values !== null ? (values as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // forbidden storage, or text that another program wrote there
  }
}

export function forgetDraft(toolId: string): void {
  try {
    localStorage.removeItem(KEY + toolId);
  } catch {
    // Without storage, as above.
  }
}

/** Drafts about homes and contacts that one browser keeps, of all tools together: each may hold a pasted list. */
const MOST_ABOUT = 20;
const ABOUT = "umbral-draft:about:";

interface DraftAbout {
  /** Milliseconds since 1970, to drop the oldest. */
  at: number;
  /** The values that the form opened with. */
  start: Values;
  values: Values;
}

/**
 * Keeps what was typed over the values of a known home, contact or earlier result. A form that holds nothing of its own has no draft.
 *
 * @param about the part of the address that names what fills the form: `vivienda=…`
 */
export function saveDraftAbout(toolId: string, about: string, start: Values, values: Values): void {
  const key = keyAbout(toolId, about);
  try {
    if (isSame(start, typedOver(start, values, start))) {
      localStorage.removeItem(key);
      return;
    }
    if (localStorage.getItem(key) === null) makeRoom();
    const draft: DraftAbout = { at: Date.now(), start, values };
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // As above.
  }
}

/**
 * The values typed over a known home, laid over what is known of it today: a fact that has changed since and that nobody typed is the
 * new one. Undefined without a draft, and where it says nothing that the form does not hold.
 */
export function readDraftAbout(toolId: string, about: string, fresh: Values): Values | undefined {
  try {
    const text = localStorage.getItem(keyAbout(toolId, about));
    if (text === null) return undefined;
    const { start, values } = JSON.parse(text) as DraftAbout;
    const laid = typedOver(start, values, fresh);
    return isSame(fresh, laid) ? undefined : laid;
  } catch {
    return undefined;
  }
}

export function forgetDraftAbout(toolId: string, about: string): void {
  try {
    localStorage.removeItem(keyAbout(toolId, about));
  } catch {
    // As above.
  }
}

/** The part of a tool's address that names what fills its form. */
export const aboutOf = (search: URLSearchParams): string =>
  ["vivienda", "tecleada", "visita", "contacto", "desde", "paso", ...handedOverNames(search)]
    .flatMap((name) => (search.has(name) ? [`${name}=${search.get(name)}`] : []))
    .join("&");

/** Values of one form that were laid over each other keep the order of their names. */
const isSame = (a: Values, b: Values) => JSON.stringify(a) === JSON.stringify(b);

const keyAbout = (toolId: string, about: string) => `${ABOUT}${toolId}:${about}`;

/** Makes room for one more: the oldest gives way. */
function makeRoom(): void {
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(ABOUT))
    .map((key) => ({ key, at: Number(/^\{"at":(\d+)/.exec(localStorage.getItem(key) ?? "")?.[1] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  for (const { key } of kept.slice(0, Math.max(0, kept.length - MOST_ABOUT + 1))) localStorage.removeItem(key);
}
