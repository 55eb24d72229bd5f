import { ComparablesFields } from "./fields-comparables.tsx";
import { HomeFields } from "./fields-home.tsx";
import { PlaceFields } from "./fields-place.tsx";

export { ExampleAside as Aside } from "./result-aside.tsx";
export { Result } from "./result-view.tsx";
export { valuationInput as input } from "./schema.ts";

/** Where it is, how it is, what it is compared with. */
export function Fields() {
  return (
    <>
      <PlaceFields />
      <HomeFields />
      <ComparablesFields />
    </>
  );
}
