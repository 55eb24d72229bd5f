import { CONDITION_OPTIONS } from "#content/property-names.ts";
import { type AnyAttribute, HOME_ATTRIBUTES, type ToolsName } from "#domain/shared/home-attributes/table.ts";
import { SegmentedField, TriStateField } from "./choice-fields.tsx";
import { FieldRow } from "./field-group.tsx";
import { NumberField } from "./number-fields.tsx";
import { RoomsField } from "./rooms-field.tsx";

/** Rows that every tool asks of the home under `home` in the same words: those of the table of attributes. */

/** Name, label and hint of an attribute's control. */
function controlOf(name: ToolsName) {
  const { label, form }: AnyAttribute = HOME_ATTRIBUTES[name];
  const { label: asked, help } = "row" in form ? form : { label: undefined, help: undefined };
  return { name: `home.${name}`, label: asked ?? label, ...(help && { help }) };
}

/** How large it is, and of when. Only the built area must be known. */
export function HomeMeasures() {
  return (
    <FieldRow columns={3}>
      <NumberField {...controlOf("builtAreaM2")} unit="m²" />
      <NumberField {...controlOf("usableAreaM2")} unit="m²" optional />
      <NumberField {...controlOf("yearBuilt")} whole echo={false} optional />
      <RoomsField {...controlOf("rooms")} optional />
      <NumberField {...controlOf("bathrooms")} whole echo={false} optional />
      <NumberField {...controlOf("floor")} echo={false} optional />
    </FieldRow>
  );
}

/** How it stands, its lift and its side of the building. */
export function HomeState() {
  return (
    <>
      <SegmentedField name="home.condition" label="Estado" options={CONDITION_OPTIONS} optional />
      <FieldRow columns={2}>
        <TriStateField {...controlOf("hasLift")} optional />
        <TriStateField {...controlOf("isExterior")} optional />
      </FieldRow>
    </>
  );
}
