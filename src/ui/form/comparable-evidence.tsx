import { useWatch } from "react-hook-form";
import { type Evidence, missingEvidence } from "#domain/tools/valuation/evidence-words.ts";
import { Callout } from "../callout.tsx";
import { CheckboxField } from "./choice-fields.tsx";
import { PastedListings, usePaste } from "./pasted-listings.tsx";

interface ComparableEvidenceProps {
  /** The evidence around the typed home, once its place and type are known. */
  evidence: Evidence | undefined;
  /** Words for the tool's answer without comparables; a valuation's by default. */
  words?: Parameters<typeof missingEvidence>[2];
}

/** The comparables of a home: how many adverts there are around it, those that are pasted, and whether the ones nearby count. */
export function ComparableEvidence({ evidence, words }: ComparableEvidenceProps) {
  const paste = usePaste();
  const useNearby: unknown = useWatch({ name: "useNearby" });
  const counts = { pasted: paste?.listings.length ?? 0, usesNearby: useNearby !== "no" };
  const missing = evidence && missingEvidence(evidence, counts, words);
  return (
    <>
      <div role="status" className="empty:hidden">
        {missing ? (
          <Callout tone="info" title={missing.title}>
            {missing.text}
          </Callout>
        ) : null}
      </div>
      <PastedListings paste={paste} />
      <CheckboxField
        name="useNearby"
        label="Usar también las viviendas cercanas de tu cartera y del mercado"
        help="Las de demostración llevan su etiqueta y no se mezclan con las que pegas."
      />
    </>
  );
}
