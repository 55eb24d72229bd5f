import type { LandingSection, SectionOf } from "#domain/tools/landings/landing-document.ts";
import type { LandingView } from "./landing-view.ts";

/** The sources of every section as it is drawn: its own fields and the whole page. */
export interface SectionPart<K extends LandingSection["kind"]> {
  section: SectionOf<K>;
  view: LandingView;
}
