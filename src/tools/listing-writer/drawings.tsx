import type { Drawings } from "#ui/result/result-view.tsx";
import type { WriterResult } from "./engine.ts";
import type { WriterInput } from "./schema.ts";
import { TextsPanel } from "./texts-panel.tsx";

/** The tool's own drawings on a page. */
export const drawings: Drawings<WriterResult, Partial<WriterInput>> = {
  texts: ({ result }) => <TextsPanel result={result} />,
  draft: ({ result: { texts, variety } }) => (
    <div lang={variety} className="grid gap-3">
      <p className="font-semibold">{texts.title.plain}</p>
      <p className="text-sm leading-relaxed whitespace-pre-line">{texts.medium.plain}</p>
    </div>
  ),
};
