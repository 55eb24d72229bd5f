/** One request of an upload and its answer. `fetch` tells nobody how much of a body has gone, so it goes the older way. */

export interface Exchange {
  method: "POST" | "HEAD" | "PATCH" | "DELETE";
  address: string;
  headers?: Record<string, string>;
  body?: Blob | string;
  signal?: AbortSignal;
  /** Hears how many bytes of the body have gone. */
  onSent?(bytes: number): void;
}

export interface ExchangeAnswer {
  status: number;
  header(name: string): string | null;
  text: string;
}

/** @throws Error where no answer comes, or the signal ended it */
export type UploadTransport = (exchange: Exchange) => Promise<ExchangeAnswer>;

/** Without a byte sent or answered for so long, a connection is taken for lost. */
const SILENCE_MS = 60_000;

export const exchangeByXhr: UploadTransport = ({ method, address, headers = {}, body, signal, onSent }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
    };
    const over = () => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", stop);
    };
    request.upload.addEventListener("progress", ({ loaded }) => {
      alive();
      onSent?.(loaded);
    });
    request.addEventListener("load", () => {
      over();
      const { status, responseText } = request;
      resolve({ status, header: (name) => request.getResponseHeader(name), text: responseText });
    });
    for (const event of ["error", "abort"] as const) {
      request.addEventListener(event, () => {
        over();
        reject(new Error("no answer"));
      });
    }
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener("abort", stop);
    alive();
    if (signal?.aborted) stop();
    else request.send(body ?? null);
  });
