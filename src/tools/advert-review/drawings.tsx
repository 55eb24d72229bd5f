import { CopyButton } from "#ui/copy-button.tsx";
import type { Drawings } from "#ui/result/result-view.tsx";
import { AddComparables } from "#ui/tool/add-comparables.tsx";
import { FixesDrawing } from "./fixes-drawing.tsx";
import { OrderDrawing, PhotosDrawing } from "./photos-drawing.tsx";
import type { AdvertReviewResult } from "./result.ts";
import type { AdvertReviewInput } from "./schema.ts";
import { TextsDrawing } from "./texts-drawing.tsx";
import { WritingDrawing } from "./writing-drawing.tsx";

/** The tool's own drawings on a page. */
export const drawings: Drawings<AdvertReviewResult, Partial<AdvertReviewInput>> = {
  texts: ({ result }) => <TextsDrawing result={result} />,
  fixes: ({ result }) => <FixesDrawing result={result} />,
  writing: ({ result }) => <WritingDrawing result={result} />,
  order: ({ result }) => <OrderDrawing result={result} />,
  photos: ({ result }) => <PhotosDrawing result={result} />,
  ads: ({ result: { ads } }) => (
    <div className="flex flex-wrap gap-3 print:hidden">
      <CopyButton text={ads.made.headlines.map(({ text }) => text).join("\n")} label="Copiar los títulos" size="sm" />
      <CopyButton
        text={ads.made.descriptions.map(({ text }) => text).join("\n")}
        label="Copiar las descripciones"
        size="sm"
      />
    </div>
  ),
  add: () => <AddComparables label="Añadir comparables" />,
};
