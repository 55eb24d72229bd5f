import type { FillForm } from "#domain/crm/templates/template-forms.ts";
import { fieldErrorsOf } from "#ui/field-errors.ts";
import { fetchWithProof } from "#ui/proof/fetch-with-proof.ts";

/** How long a file that was fetched can still be read: the browser reads it after the click. */
const READABLE_MS = 10_000;

/** Saves the filled document. @returns null, or the sentence of what is missing or failed */
export async function downloadFilled(path: string, fill: FillForm): Promise<string | null> {
  let response: Response;
  try {
    response = await fetchWithProof(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fill),
    });
    if (!response.ok) {
      const answer: unknown = await response.json();
      const errors = fieldErrorsOf(answer);
      const { title } = (answer ?? {}) as { title?: unknown };
      return errors
        ? Object.values(errors).join(". ")
        : typeof title === "string"
          ? title
          : "No ha salido. Prueba otra vez";
    }
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = url;
    link.download = nameIn(response.headers.get("content-disposition") ?? "");
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), READABLE_MS);
    return null;
  } catch {
    return "No hay conexión. Tu texto y tus datos siguen aquí; prueba otra vez";
  }
}

const nameIn = (disposition: string): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? "documento");
