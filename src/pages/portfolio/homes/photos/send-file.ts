import { ERRORS } from "#content/errors.ts";
import { fieldErrorsOf } from "#ui/field-errors.ts";

/** Result of sending one file. */
export type Sent<Answer> = { answer: Answer } | { error: string; mayRetry: boolean };

interface Sending<Answer> {
  /** Null when it was cancelled. */
  settled: Promise<Sent<Answer> | null>;
  cancel(): void;
}

/** Sends one file of a form and reports progress, which `fetch` does not. */
export function sendFile<Answer>(path: string, form: FormData, onProgress: (share: number) => void): Sending<Answer> {
  const request = new XMLHttpRequest();
  const settled = new Promise<Sent<Answer> | null>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => resolve(null);
    request.onerror = () => resolve({ error: ERRORS.NETWORK_ERROR.message, mayRetry: true });
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve({ answer: answer as Answer });
      const notice = Object.values(fieldErrorsOf(answer) ?? {})[0] ?? (answer as { title?: string } | null)?.title;
      const mayRetry = request.status >= 500 || request.status === 429;
      return resolve({ error: notice ?? ERRORS.UNKNOWN_ERROR.message, mayRetry });
    };
    request.open("POST", path);
    request.send(form);
  });
  return { settled, cancel: () => request.abort() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
