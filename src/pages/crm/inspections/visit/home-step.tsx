import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { HOME_PATHS } from "#domain/crm/inspections/field-paths.ts";
import { valueAt } from "#domain/crm/inspections/inspection-document.ts";
import { Button } from "#ui/button.tsx";
import { areaFault } from "./home-faults.ts";
import { FLAG_NAMES, HOME_NAMES } from "./home-names.ts";
import { StepHeading } from "./step-heading.tsx";
import { useVisit, VisitChoice, VisitSelect, VisitText } from "./visit-fields.tsx";

/** Countries in which Umbral is used; another code may be typed in the file of the home. */
const COUNTRIES = {
  ES: "España",
  MX: "México",
  CO: "Colombia",
  AR: "Argentina",
  CL: "Chile",
  PE: "Perú",
  EC: "Ecuador",
  UY: "Uruguay",
  PA: "Panamá",
  CR: "Costa Rica",
  DO: "República Dominicana",
  PT: "Portugal",
};
const YES_NO = { si: "Sí", no: "No" };
const CONDITIONS = { obra_nueva: "Obra nueva", bueno: "Bueno", a_reformar: "A reformar" };
const RATINGS = Object.fromEntries([..."ABCDEFG"].map((letter) => [letter, letter]));
const FLAGS = HOME_PATHS.filter((name) => name in FLAG_NAMES) as (keyof typeof FLAG_NAMES)[];

/** Says what the valuation reads of the home. */
export function HomeStep() {
  return (
    <section aria-labelledby="paso" className="grid gap-5">
      <StepHeading title="Vivienda">Lo que no sepas, déjalo: quedará como desconocido, no como cero.</StepHeading>
      <div className="grid gap-4 sm:grid-cols-2">
        <VisitText path="home.address" label="Dirección" className="sm:col-span-2" />
        <VisitText path="home.placeName" label="Población" />
        <VisitSelect path="home.country" label="País" choices={COUNTRIES} />
        <Position />
        <VisitSelect path="home.type" label="Tipo" choices={PROPERTY_TYPE_NAMES} />
        <VisitChoice path="home.operation" label="Se valora para" choices={{ venta: "Venta", alquiler: "Alquiler" }} />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {(["builtAreaM2", "usableAreaM2"] as const).map((name) => (
          <VisitText
            key={name}
            path={`home.${name}`}
            label={HOME_NAMES[name]}
            unit="m²"
            keypad="decimal"
            faultOf={areaFault(name)}
          />
        ))}
        {(["rooms", "bathrooms", "floor", "buildingFloors", "yearBuilt"] as const).map((name) => (
          <VisitText
            key={name}
            path={`home.${name}`}
            label={HOME_NAMES[name]}
            keypad={name === "floor" ? "text" : "numeric"}
            faultOf={areaFault(name)}
          />
        ))}
      </div>
      <VisitChoice path="home.condition" label="Estado" choices={CONDITIONS} />
      <VisitChoice path="home.energyRating" label="Letra del certificado energético" choices={RATINGS} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {FLAGS.map((name) => (
          <VisitChoice key={name} path={`home.${name}`} label={FLAG_NAMES[name]} choices={YES_NO} />
        ))}
      </div>
      <VisitText path="home.cadastralReference" label="Referencia catastral" />
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
