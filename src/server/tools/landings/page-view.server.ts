import { UTM_FIELDS, type Utm } from "#domain/site/links/short-link.ts";
import { type Variant, variantOf } from "#domain/tools/landings/landing-document.ts";
import { EMPTY_FORM, type FormState } from "#domain/tools/landings/landing-lead.ts";
import type { LandingView } from "#ui/landing/landing-view.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { landingFacts, type PictureAddresses } from "./landing-facts.server.ts";
import type { FoundPage } from "./landing-rows.server.ts";
import { stampOf } from "./landing-stamp.server.ts";

/** A published page as one visitor gets it. */

/** Under which a page's files stand: `/p/atico`, or nothing on a domain of its own. */
export const fileAddresses = (base: string): PictureAddresses => ({
  photo: (id, key) => `${base}/foto/${id}/${key.split("/").at(-1)}`,
  logo: () => `${base}/logo.png`,
  portrait: () => `${base}/agente.jpg`,
});

interface Visit {
  base: string;
  variant: Variant;
  utm?: Utm;
  formId: string;
  /** Of the form as it was first shown, where it comes back: whoever mends a field has not begun anew. */
  stamp?: string | undefined;
  state?: FormState;
  /** Homes of the same people beside those of the page; otherwise only where those are over. */
  offersOthers?: boolean;
}

export async function pageView(
  services: ToolServices,
  { row, document }: Pick<FoundPage, "row" | "document">,
  { base, variant, utm = {}, formId, stamp: before, state = EMPTY_FORM, offersOthers = false }: Visit,
): Promise<LandingView> {
  const { homes, others, agent } = await landingFacts(services, row, document, fileAddresses(base), { offersOthers });
  const stamp = before ?? stampOf(services.auth.keys, row.id, { at: services.now(), variant, isFolder: false });
  return {
    document: variantOf(document, variant),
    variant,
    homes,
    others,
    agent,
    form: {
      action: base || "/",
      hidden: [
        { name: "envio", value: formId },
        { name: "sello", value: stamp },
        ...UTM_FIELDS.flatMap((name) => (utm[name] ? [{ name, value: utm[name] }] : [])),
      ],
      state,
    },
    letters: `${base}/letra/archivo-`,
  };
}
