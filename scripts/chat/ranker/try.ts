import { runnerImport } from "vite";
import { createQuestionEncoder } from "../../../src/domain/assistant/ranking/question-encoder.ts";
import { indexStatements, pageOfStatement } from "../../../src/domain/assistant/ranking/indexed-statements.ts";
import { readQuestion, SIGNALS } from "../../../src/domain/assistant/ranking/signals.ts";
import { labelledQuestions } from "./questions.ts";
import { pairMaker } from "./training-pairs.ts";
import { trainEncoder } from "./train-encoder.ts";
import { fitRanking } from "./fit-ranking.ts";
import { createChatIndex } from "../../../src/domain/assistant/answers/chat-index.ts";
import { noisy } from "./noise.ts"; import { seeded } from "./random.ts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
const { module } = await runnerImport<any>("./scripts/chat/ranker/site-corpus.ts", {configFile:false, logLevel:"error"});
const { statements, askedOfPages, passages } = module;
const corpus = { statements, askedOfPages };
const all = labelledQuestions(corpus);
const learn = all.filter(q=> q.pages.length>0 && !q.source.startsWith("dev"));
const neg = all.filter(q=>q.source==="negative").map(q=>q.text);
const lex = indexStatements(statements, undefined, askedOfPages);
const wrongOf = new Map(learn.map(q=>{ const r = readQuestion(lex, undefined, q.text); const pages=[...new Set(r.candidates.slice(0,40).map(c=>pageOfStatement(c.indexed.statement, askedOfPages)))].filter(p=>!q.pages.includes(p)).slice(0,6); return [q.text, pages] as const;}));
const maker = pairMaker(corpus, learn, wrongOf);
const steps=Number(process.argv[2]??1500);
const t2=performance.now();
const st = trainEncoder(maker, neg, steps);
console.log("train", (performance.now()-t2)/1000);
const enc = createQuestionEncoder(st);
const index = indexStatements(statements, enc, askedOfPages);
const dev = all.filter(q=>q.source.startsWith("dev") && q.pages.length);
const chat = createChatIndex(passages, askedOfPages);
const r1 = seeded(5);
const variants: [string, string[]][] = [["plain", dev.map(q=>q.text)], ["noisy", dev.map(q=>noisy(q.text, r1))]];
for (const [name, texts] of variants) {
  const base = texts.map((t,i)=>dev[i]!.pages.includes(chat.search(t)[0]?.passage.url??""));
  const by=(ok:boolean[])=>["dev","dev-more","dev-pages"].map(s=>{const x=ok.filter((_,i)=>dev[i]!.source===s);return (x.filter(Boolean).length/x.length).toFixed(3)}).join(" ")+" all "+(ok.filter(Boolean).length/ok.length).toFixed(3);
  console.log(name, "chat-index", by(base));
  for (const [mode, used] of [["lexical", SIGNALS.filter(s=>!s.startsWith("like"))],["learned",SIGNALS.filter(s=>s.startsWith("like"))],["both", SIGNALS]] as const) {
    const lists = texts.map((t,i)=>{ const r=readQuestion(mode==="lexical"?lex:index, mode==="lexical"?undefined:enc, t); return {rows:r.candidates.map(c=>Float64Array.from(used, s=>c.signals[s])), right:r.candidates.map(c=>{const s=c.indexed.statement; return dev[i]!.pages.includes(s.url)||dev[i]!.pages.includes(pageOfStatement(s, askedOfPages))}), weight:1};});
    const ok: boolean[]=[]; const fold=(i:number)=>i%5; let ws:number[]=[];
    for (let f=0; f<5; f++) { ws=fitRanking(lists.filter((_,i)=>fold(i)!==f), used.map(()=>1)); lists.forEach((l,i)=>{ if(fold(i)!==f) return; let b=-1e9,bi=0; l.rows.forEach((r,j)=>{const s=r.reduce((a,v,k)=>a+v*ws[k]!,0); if(s>b){b=s;bi=j}}); ok[i]=l.right[bi]??false; }); }
    console.log(name, mode, by(ok), "in candidates", (lists.filter(l=>l.right.includes(true)).length/lists.length).toFixed(3), mode==="both"&&name==="plain"?used.map((s,i)=>s+" "+ws[i]!.toFixed(1)).join(", "):"");
  }
}
