import type { Community } from "#domain/shared/places/tax-places.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { STRESSED_AREAS_LOOKUP, stressedRentWarning } from "#domain/tools/investment/stressed-areas.ts";
import { Callout } from "../callout.tsx";

interface StressedRentNoteProps {
  /** Undefined where it is not known, or the home is not in Spain. */
  community: Community | undefined;
  /** As it is typed. */
  rent: string;
  lastRent?: string;
}

/** Beside the field of a monthly rent: its area may cap it. */
export function StressedRentNote({ community, rent, lastRent = "" }: StressedRentNoteProps) {
  const warning = stressedRentWarning({
    community,
    rent: parseSpanishNumber(rent),
    lastRent: parseSpanishNumber(lastRent),
  });
  return (
    <div role="status" className="empty:hidden">
      {warning ? (
        <Callout tone="warning">
          {warning.text} Compruébalo antes de poner precio en el{" "}
          <a href={STRESSED_AREAS_LOOKUP.url} target="_blank" rel="noopener noreferrer" className="link-text">
            {STRESSED_AREAS_LOOKUP.title}
          </a>
          . <span className="text-xs">{warning.origin}</span>
        </Callout>
      ) : null}
    </div>
  );
}
