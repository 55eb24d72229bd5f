import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import { ComparablesFields } from "./fields-comparables.tsx";
import { HomeFields } from "./fields-home.tsx";
import { PlaceFields } from "./fields-place.tsx";
import { useEvidence } from "./use-evidence.ts";

export { ExampleAside as Aside } from "./result-aside.tsx";
export { valuationInput as input } from "./schema.ts";
export const { Result } = viewOf(describe, drawings);

/** Where it is, how it is, what it is compared with. */
export function Fields() {
  const evidence = useEvidence();
  return (
    <>
      <PlaceFields isOutside={evidence?.without === "outside"} />
      <HomeFields />
      <ComparablesFields evidence={evidence} />
    </>
  );
}
