import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { VISITED_HOME_NAMES } from "#content/visited-home-names.ts";
import { HOME_PATHS } from "#domain/crm/inspections/field-paths.ts";
import { choicesOfHome, fieldWords, YES_NO } from "#domain/crm/inspections/field-words.ts";
import { valueAt } from "#domain/crm/inspections/inspection-document.ts";
import { attributeOf } from "#domain/shared/home-attributes/table.ts";
import { Button } from "#ui/button.tsx";
import { homeFault } from "./home-faults.ts";
import { StepHeading } from "./step-heading.tsx";
import { useVisit, VisitChoice, VisitSelect, VisitText } from "./visit-fields.tsx";

type HomeName = (typeof HOME_PATHS)[number];

const MEASURES = ["builtAreaM2", "usableAreaM2"] as const;
const COUNTS = ["rooms", "bathrooms", "floor", "buildingFloors", "yearBuilt"] as const;
const FLAGS = HOME_PATHS.filter((name) => attributeOf(name)?.kind === "flag");

/** A datum of the home under the name that it has in the whole product. */
const bound = (name: HomeName) => ({ path: `home.${name}`, label: fieldWords(`home.${name}`, {}) });
const choicesOf = (name: HomeName) => choicesOfHome(name, VISITED_HOME_NAMES);

/** The data of the home that the valuation reads. */
export function HomeStep() {
  return (
    <section aria-labelledby="paso" className="grid gap-5">
      <StepHeading title="Vivienda">Lo que no sepas, déjalo: quedará como desconocido, no como cero.</StepHeading>
      <div className="grid gap-4 sm:grid-cols-2">
        <VisitText {...bound("address")} className="sm:col-span-2" />
        <VisitText {...bound("placeName")} />
        <VisitSelect {...bound("country")} choices={choicesOf("country")} />
        <Position />
        <VisitSelect {...bound("type")} choices={choicesOf("type")} />
        <VisitChoice {...bound("operation")} choices={choicesOf("operation")} />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {MEASURES.map((name) => (
          <VisitText key={name} {...bound(name)} unit="m²" keypad="decimal" faultOf={homeFault(name)} />
        ))}
        {COUNTS.map((name) => (
          <VisitText
            key={name}
            {...bound(name)}
            keypad={name === "floor" ? "text" : "numeric"}
            faultOf={homeFault(name)}
          />
        ))}
      </div>
      <VisitChoice {...bound("condition")} choices={choicesOf("condition")} />
      <VisitChoice {...bound("energyRating")} choices={choicesOf("energyRating")} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {FLAGS.map((name) => (
          <VisitChoice key={name} {...bound(name)} choices={YES_NO} />
        ))}
      </div>
      <VisitText {...bound("cadastralReference")} />
    </section>
  );
}

/** The point where this device is: the valuation compares with what is near it. */
function Position() {
  const { engine, view } = useVisit();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const [latitude, longitude] = [valueAt(view.fields, "home.latitude"), valueAt(view.fields, "home.longitude")];
  const ask = () => {
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const typed = (degrees: number) => degrees.toFixed(6).replace(".", ",");
        engine.typedAll({ "home.latitude": typed(coords.latitude), "home.longitude": typed(coords.longitude) });
        setState("idle");
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return (
    <div className="sm:col-span-2">
      <Button variant="outline" onClick={ask} loading={state === "asking"} className="max-sm:w-full">
        <LocateFixed aria-hidden size={18} strokeWidth={1.75} /> Usar el punto donde estoy
      </Button>
      <p role="status" className="mt-1.5 text-sm text-muted-foreground">
        {state === "failed"
          ? "Este equipo no ha dado su posición. Puedes seguir sin ella."
          : latitude && longitude
            ? `Punto guardado: ${latitude} · ${longitude}`
            : ""}
      </p>
    </div>
  );
}
