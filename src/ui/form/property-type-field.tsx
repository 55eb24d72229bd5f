import { useState } from "react";
import { useWatch } from "react-hook-form";
import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "../button.tsx";
import { SegmentedField, SelectField } from "./choice-fields.tsx";

/** The kinds that fill one row of buttons; the rest stand in a list. */
const USUAL_TYPES = ["piso", "atico", "duplex", "estudio", "casa"] as const;

const typeOption = (type: (typeof PROPERTY_TYPES)[number]) => ({
  value: type,
  label: type === "otro" ? "Otro" : PROPERTY_TYPE_NAMES[type],
});

/** Five buttons for the types that agents mostly sell; the whole list on demand, or when the home is something else. */
export function PropertyTypeField() {
  const type: unknown = useWatch({ name: "home.type" });
  const [wantsAll, setWantsAll] = useState(false);
  const isUsual = USUAL_TYPES.some((usual) => usual === type) || type === "" || type === undefined;
  if (wantsAll || !isUsual) {
    return <SelectField name="home.type" label="Tipo" options={PROPERTY_TYPES.map(typeOption)} />;
  }
  return (
    <div>
      <SegmentedField name="home.type" label="Tipo" options={USUAL_TYPES.map(typeOption)} />
      <Button variant="link" onClick={() => setWantsAll(true)}>
        Es otro tipo
      </Button>
    </div>
  );
}
