import { vi } from "vitest";

interface SentRequest {
  method: string;
  path: string;
  body: Record<string, unknown>;
  init: RequestInit;
}

/** The little of a browser that tracking, consent and errors touch. Undone by `vi.unstubAllGlobals()`. */
export function installBrowser({ path = "/", search = "", referrer = "", globalPrivacyControl = false } = {}) {
  const sent: SentRequest[] = [];
  const answers = new Map<string, () => Response | Promise<Response>>();
  const window = Object.assign(new EventTarget(), {
    localStorage: storage(),
    sessionStorage: storage(),
    location: { pathname: path, search },
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: number) => clearInterval(timer),
  });
  const document = Object.assign(new EventTarget(), { referrer, visibilityState: "visible" });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("navigator", { userAgent: "Prueba/1.0", language: "es-ES", globalPrivacyControl });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    sent.push({ method, path: url, body, init });
    return (await answers.get(`${method} ${url}`)?.()) ?? new Response(null, { status: 204 });
  });
  return { window, document, sent, answers };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
