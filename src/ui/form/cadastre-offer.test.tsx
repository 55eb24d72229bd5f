import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import type { CadastreFacts, Place } from "#domain/shared/places/place.ts";
import { CadastreOffer } from "./cadastre-offer.tsx";

const place = (facts: CadastreFacts): Place => ({
  id: "portal-9872023VH5797S0001WX",
  kind: "portal",
  name: "CL COLON 20",
  context: "Referencia catastral 9872023VH5797S0001WX",
  latitude: 39.47,
  longitude: -0.37,
  country: "ES",
  currency: "EUR",
  radiusM: 50,
  population: 0,
  cadastre: { reference: "9872023VH5797S0001WX", facts },
});

function Form({ shown }: { shown: Place | null }) {
  return (
    <FormProvider {...useForm()}>
      <CadastreOffer place={shown} fields={{ builtAreaM2: "builtAreaM2", yearBuilt: "yearBuilt" }} />
    </FormProvider>
  );
}
const shown = (of: Place | null) => renderToStaticMarkup(<Form shown={of} />);

test("use, area and year are told, and a button offers to take them over", () => {
  const html = shown(place({ use: "Residencial", builtAreaM2: 84, yearBuilt: 1965 }));
  expect(html).toContain("Residencial, 84\u00a0m² construidos con su parte de zonas comunes, de 1965.");
  expect(html).toContain("Usar estos datos");
});

test("a parcel of several properties asks for the whole reference and offers nothing", () => {
  const html = shown(place({ units: 12 }));
  expect(html).toContain("hay 12 inmuebles");
  expect(html).not.toContain("Usar estos datos");
});

test("without data it says so; a place that is no reference shows nothing", () => {
  expect(shown(place({}))).toContain("solo da el punto");
  expect(shown(null)).toBe("");
  const { cadastre: _, ...street } = place({});
  expect(shown(street)).toBe("");
});
