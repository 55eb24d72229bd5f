/**
 * Values typed into a tool's form, kept in this browser until the form is emptied by hand: they survive reload, going
 * back, a failed run and a closed tab. Storage may be full or forbidden; the form then works without it.
 */
const KEY = "umbral-draft:";

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
