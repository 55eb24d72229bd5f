import { useWatch } from "react-hook-form";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { StressedRentNote } from "#ui/form/stressed-rent-note.tsx";
import { useText } from "#ui/form/use-text.ts";

/** While nobody has said whether the area is stressed. */
export function RentWarning() {
  const place = useText("place");
  const answer: unknown = useWatch({ name: "isStressedArea" });
  const rent = useText("monthlyRent");
  if ((answer !== undefined && answer !== "") || !isCommunity(place)) return null;
  return <StressedRentNote community={place} rent={rent} />;
}
