/** The widget of Turnstile; its script is fetched only when the server asks for its puzzle. */

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface Turnstile {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      theme: "light" | "dark" | "auto";
      callback: (token: string) => void;
      "error-callback": () => boolean;
    },
  ): string;
  remove(widget: string): void;
}

let loading: Promise<Turnstile> | undefined;

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => {
      const { turnstile } = window as { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else reject(new Error("the script of Turnstile brought no widget"));
    };
    script.onerror = () => reject(new Error("the script of Turnstile did not come"));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined; // the connection, nearly always: the next time tries again
    throw error;
  });
  return loading;
}

/** Shows the widget until the signal is aborted. @throws when it cannot be fetched or gives up */
export async function solveTurnstile(element: HTMLElement, siteKey: string, signal: AbortSignal): Promise<string> {
  const turnstile = await load();
  if (signal.aborted) return await new Promise(() => undefined);
  return await new Promise((resolve, reject) => {
    const widget = turnstile.render(element, {
      sitekey: siteKey,
      language: "es",
      theme: document.documentElement.dataset.theme === "dark" ? "dark" : "light",
      callback: resolve,
      "error-callback": () => {
        reject(new Error("the widget of Turnstile has failed"));
        return true;
      },
    });
    signal.addEventListener("abort", () => turnstile.remove(widget));
  });
}
