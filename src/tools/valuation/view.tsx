import { PinnedPlaceFields } from "#ui/form/pinned-place-fields.tsx";
import { useEvidence } from "#ui/form/use-evidence.ts";
import { WeighedHomeFields } from "#ui/form/weighed-home-fields.tsx";
import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import { ComparablesFields } from "./fields-comparables.tsx";

export { ExampleAside as Aside } from "./result-aside.tsx";
export { valuationInput as input } from "./schema.ts";
export const { Result } = viewOf(describe, drawings);

/** Where it is, how it is, what it is compared with. */
export function Fields() {
  const evidence = useEvidence();
  return (
    <>
      <PinnedPlaceFields isOutside={evidence?.without === "outside"} />
      <WeighedHomeFields />
      <ComparablesFields evidence={evidence} />
    </>
  );
}
