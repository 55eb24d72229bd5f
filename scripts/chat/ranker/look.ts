import { runnerImport } from "vite";
import { pageOfStatement } from "../../../src/domain/assistant/ranking/indexed-statements.ts";
import { labelledQuestions } from "./questions.ts";

const { module } = await runnerImport<any>("./scripts/chat/ranker/site-corpus.ts", {
  configFile: false,
  logLevel: "error",
});
const { statements, askedOfPages } = module;
console.log(
  statements.length,
  statements.filter((s: any) => s.kind === "fact").length,
  statements.filter((s: any) => s.asked?.length).length,
  statements.flatMap((s: any) => s.asked ?? []).length,
);
const pages = new Set(statements.map((s: any) => pageOfStatement(s, askedOfPages)));
console.log(
  [...askedOfPages.keys()].filter((u) => !pages.has(u)),
  [...pages].filter((u) => !askedOfPages.has(u as string)),
);
const all = labelledQuestions({ statements, askedOfPages });
console.log(all.filter((q) => q.source.startsWith("dev") && q.pages.length && !q.pages.some((p) => pages.has(p))));
for (const i of [3, 50, 200, 400, 600, 1200]) console.log(statements[i]);
const len = statements.map((s: any) => s.text.length).sort((a: number, b: number) => a - b);
console.log(
  len.at(len.length >> 1),
  len.at(-10),
  len.at(-1),
  len.reduce((a: number, b: number) => a + b, 0),
);
