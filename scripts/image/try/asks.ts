import { setTimeout as sleep } from "node:timers/promises";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { scanOf, textPdf } from "../../../src/test/dossier-files.ts";
import { type Acts, idIn, signedInActs } from "../../faults/acts.ts";
import { must } from "../../faults/case.ts";
import { ADMIN, type Answer } from "../../faults/product.ts";

/** Calls of a browser to one process of the product. */
export type Ask = (path: string, init?: RequestInit & { json?: unknown }) => Promise<Answer>;

const TIMES = 6;
const BUSY = 503;
const PAUSE_MS = 3_000;

/** Calls to a process on this machine, without the proxy. As every caller should, it asks again where the machine is too busy. */
export function askOf(port: number): Ask {
  const origin = `http://127.0.0.1:${port}`;
  return async (path, { json, ...init } = {}) => {
    for (let time = 1; ; time++) {
      const from = performance.now();
      const response = await fetch(`${origin}${path}`, {
        redirect: "manual",
        signal: AbortSignal.timeout(60_000),
        ...init,
        ...(json === undefined ? {} : { method: "POST", body: JSON.stringify(json) }),
        headers: { ...(json === undefined ? {} : { "content-type": "application/json" }), origin, ...init.headers },
      });
      const text = await response.text();
      if (response.status === BUSY && time < TIMES && path !== "/readyz") await sleep(PAUSE_MS);
      else return { status: response.status, headers: response.headers, text, ms: performance.now() - from };
    }
  };
}

export const signIn = (ask: Ask): Promise<Acts> =>
  signedInActs({ ask, signIn: () => ask("/auth/v1/token?grant_type=password", { json: ADMIN }) });

/** One thing that the image must be able to do, each with files of its own that a trace could have missed. */
export interface Check {
  name: string;
  /** @returns a remark; throws where it does not hold */
  run(): Promise<string>;
}

/** @param web asks the process that answers pages @param jobs asks the one that works behind */
export async function checksOf(web: Ask, jobs: Ask): Promise<Check[]> {
  const acts = await signIn(web);
  return [
    { name: "both are ready", run: async () => `${await ready(web)}, ${await ready(jobs)}` },
    { name: "the job process has no pages", run: async () => said(await jobs("/"), 404) },
    { name: "first page", run: async () => said(await web("/", { headers: { accept: "text/html" } }), 200) },
    { name: "a built file, packed", run: () => builtFile(web) },
    { name: "PDF of a result (thread, type)", run: () => paper(web, acts) },
    { name: "photo (sharp)", run: () => photo(acts) },
    { name: "import, read by the other process", run: () => broughtIn(acts) },
    { name: "scan, read (pdf.js, canvas, Tesseract)", run: () => dossier(web, acts) },
    {
      name: "manual (documents and models' cards)",
      run: async () => said(await acts.read("/admin/manual-tecnico"), 200),
    },
    { name: "picture for links (Satori)", run: async () => said(await web("/og/inicio.png"), 200) },
  ];
}

function said({ status, text }: Answer, wanted: number): string {
  must(status === wanted, `${status} ${text.slice(0, 300)}`);
  return `${status}, ${text.length} characters`;
}

async function ready(ask: Ask): Promise<string> {
  const { status } = await ask("/readyz");
  must(status === 200, `/readyz answers ${status}`);
  return "ready";
}

async function builtFile(web: Ask): Promise<string> {
  const { text } = await web("/", { headers: { accept: "text/html" } });
  const path = /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
  must(path !== undefined, "the first page names no script");
  const answer = await web(path!, { headers: { "accept-encoding": "br" } });
  must(answer.headers.get("content-encoding") === "br", "it is not packed");
  return said(answer, 200);
}

async function paper(web: Ask, { who }: Acts): Promise<string> {
  const { path, example } = borrowingCapacity;
  const run = await web(`/api/tools${path}/runs`, { json: example, headers: who });
  const pdf = await web(`/api/runs/${idIn(run)}/export/pdf`, { headers: who });
  must(pdf.text.startsWith("%PDF"), `${pdf.status} ${pdf.text.slice(0, 300)}`);
  return said(pdf, 200);
}

async function photo(acts: Acts): Promise<string> {
  return said(await acts.photo(idIn(await acts.home())), 201);
}

async function broughtIn(acts: Acts): Promise<string> {
  const { state, error } = await acts.importRead(idIn(await acts.bring()));
  must(state === "vista_previa", `${state}: ${String(error)}`);
  return state;
}

async function dossier(web: Ask, { who }: Acts): Promise<string> {
  const id = idIn(await web("/api/dossiers", { json: { title: "Escaneado" }, headers: who }));
  const form = new FormData();
  const scan = await scanOf(await textPdf());
  form.append("document", new File([new Uint8Array(scan)], "nota.jpg", { type: "image/jpeg" }));
  form.append("document", new File([new Uint8Array(await textPdf())], "nota.pdf", { type: "application/pdf" }));
  said(await web(`/api/dossiers/${id}/documents`, { method: "POST", body: form, headers: who }), 201);
  for (;;) {
    const read = JSON.parse((await web(`/api/dossiers/${id}`, { headers: who })).text) as {
      documents: { state: string; kind: string | null }[];
    };
    const states = read.documents.map(({ state, kind }) => `${state} (${kind})`).join(", ");
    if (read.documents.every(({ state }) => state === "leido")) return states;
    must(
      read.documents.every(({ state }) => state !== "fallido" && state !== "cancelado"),
      states,
    );
    await sleep(500);
  }
}
