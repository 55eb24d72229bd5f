import type { ComponentProps } from "react";
import { PinnedPlaceFields } from "#ui/form/pinned-place-fields.tsx";
import { useEvidence } from "#ui/form/use-evidence.ts";
import { WeighedHomeFields } from "#ui/form/weighed-home-fields.tsx";
import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import { ComparableFields, PaperFields, SaleFields } from "./fields.tsx";
import { ReportTextsOpen } from "./report-text-edits.tsx";

export { cmaInput as input } from "./schema.ts";

const described = viewOf(describe, drawings);
export const { Aside } = described;

/** The result, whose texts are changed together. */
export function Result(props: ComponentProps<typeof described.Result>) {
  return (
    <ReportTextsOpen {...props}>
      <described.Result {...props} />
    </ReportTextsOpen>
  );
}

/** The home, its comparables, the costs of its sale, and the report. */
export function Fields() {
  const evidence = useEvidence();
  return (
    <>
      <PinnedPlaceFields isOutside={evidence?.without === "outside"} />
      <WeighedHomeFields />
      <ComparableFields evidence={evidence} />
      <SaleFields />
      <PaperFields />
    </>
  );
}
