import { MapPin } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { COUNTRY_OPTIONS, CURRENCY_OPTIONS } from "#content/country-options.ts";
import { type Place, placeParts } from "#domain/shared/places/place.ts";
import { parseDegrees } from "#domain/shared/schema/degrees.ts";
import { MISSING_POSITION, OUTSIDE_SPAIN } from "#domain/tools/valuation/placed-home.ts";
import { Callout } from "../callout.tsx";
import { Disclosure } from "../disclosure.tsx";
import { PropertyMap } from "../map/property-map.tsx";
import { useToolRun } from "../tool/tool-run-context.tsx";
import { CadastreOffer } from "./cadastre-offer.tsx";
import { SelectField } from "./choice-fields.tsx";
import { ComboboxField } from "./combobox-field.tsx";
import { FieldGroup, FieldRow } from "./field-group.tsx";
import { NumberField } from "./number-fields.tsx";
import { degreesText, type PlaceOption, searchPlaces, searchStreets } from "./search-places.ts";
import { TextField } from "./text-fields.tsx";

const MAP_HEIGHT = 240;
/** All of mainland Spain, until there is a point. */
const SPAIN = { latitude: 40.2, longitude: -3.7 };
const SPAIN_ZOOM = 4.6;
const STREET_ZOOM = 15;

/** The field that holds the id of the place chosen; the tool's schema does not read it. */
const PLACE_FIELD = "placeId";

/**
 * "Dónde está": place search, address, pin.
 *
 * @param isOutside the point lies in no municipality of Spain although the country is Spain
 */
export function PinnedPlaceFields({ isOutside }: { isOutside: boolean }) {
  const { setValue, getValues, clearErrors } = useFormContext();
  /** The point that the chosen place gave: it goes when the place goes, a pin set by hand stays. */
  const placed = useRef<string>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  useMissingPositionAtSearch();

  function moveTo(latitude: number, longitude: number) {
    setValue("home.latitude", degreesText(latitude));
    setValue("home.longitude", degreesText(longitude));
    clearErrors([PLACE_FIELD, "home.latitude", "home.longitude"]);
  }

  function choose(option: PlaceOption | null) {
    setChosen(option?.place ?? null);
    const current = () => getValues(["home.latitude", "home.longitude"]).join("/");
    if (option === null) {
      setValue("home.municipalityCode", "");
      if (placed.current === current()) {
        setValue("home.latitude", "");
        setValue("home.longitude", "");
      }
      return;
    }
    const { place } = option;
    moveTo(place.latitude, place.longitude);
    setValue("home.municipalityCode", place.municipalityCode ?? "");
    setValue("home.country", place.country);
    setValue("home.currency", place.currency);
    placed.current = current();
    const { address } = placeParts(place);
    if (address && !getValues("home.address")) setValue("home.address", address);
  }

  return (
    <FieldGroup title="Dónde está">
      <ComboboxField
        nothingFound="Nada con ese nombre. Prueba con el municipio, el barrio o el código postal."
        name={PLACE_FIELD}
        textName="home.placeName"
        label="Barrio o municipio"
        placeholder="Chamberí, 28010, Calle Colón 20, Valencia…"
        help="También un código postal, una calle con su municipio o una referencia catastral. Elige de la lista y, si hace falta, lleva el punto hasta la vivienda."
        search={searchPlaces}
        searchMore={searchStreets}
        onChoose={choose}
        icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
      />
      <CadastreOffer
        place={chosen}
        fields={{
          builtAreaM2: "home.builtAreaM2",
          yearBuilt: "home.yearBuilt",
          cadastralReference: "home.cadastralReference",
        }}
      />
      <TextField
        name="home.address"
        label="Dirección"
        optional
        placeholder="Calle, número y puerta"
        autoComplete="off"
        maxLength={200}
        help="Da nombre al informe. El precio se calcula con el punto del mapa."
      />
      <PinMap onMove={moveTo} />
      <div role="status" className="empty:hidden">
        {isOutside ? <Callout tone="warning">{OUTSIDE_SPAIN}</Callout> : null}
      </div>
      <CoordinateFields />
    </FieldGroup>
  );
}

/** Says the missing position where the person will look first. */
function useMissingPositionAtSearch() {
  const { setError, getFieldState } = useFormContext();
  const formState = useFormState({ name: "home.latitude" });
  const missing = getFieldState("home.latitude", formState).error?.message === MISSING_POSITION;
  // Before paint, so that the form's jump to the first wrong field finds this one.
  useLayoutEffect(() => {
    if (missing) setError(PLACE_FIELD, { type: "schema", message: MISSING_POSITION });
  }, [missing, setError]);
}

function PinMap({ onMove }: { onMove: (latitude: number, longitude: number) => void }) {
  const point = useTypedPoint();
  const { mapStyleUrl } = useToolRun();
  return (
    <PropertyMap
      center={point ?? SPAIN}
      zoom={point ? STREET_ZOOM : SPAIN_ZOOM}
      {...(point ? { subject: point } : {})}
      onSubjectMove={({ latitude, longitude }) => onMove(latitude, longitude)}
      {...(mapStyleUrl === undefined ? {} : { styleUrl: mapStyleUrl })}
      height={MAP_HEIGHT}
      label="Mapa con el punto de la vivienda"
    />
  );
}

function CoordinateFields() {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name: ["home.latitude", "home.longitude", "home.country", "home.currency"] });
  const errorOf = (name: string) => getFieldState(name, formState).error?.message;
  const latitudeError = errorOf("home.latitude");
  const isMissing = latitudeError === MISSING_POSITION;
  const hasError =
    (latitudeError !== undefined && !isMissing) ||
    (errorOf("home.longitude") !== undefined && !isMissing) ||
    errorOf("home.country") !== undefined ||
    errorOf("home.currency") !== undefined;
  return (
    <Disclosure
      summary={<span className="text-sm">Escribir coordenadas o cambiar de país</span>}
      open={hasError}
      className="-my-2 border-b-0"
    >
      <div className="grid gap-5 text-foreground">
        <FieldRow columns={2}>
          <NumberField name="home.latitude" label="Latitud" unit="°" echo={false} placeholder="41,4036" />
          <NumberField name="home.longitude" label="Longitud" unit="°" echo={false} placeholder="2,1561" />
        </FieldRow>
        <FieldRow columns={2}>
          <SelectField name="home.country" label="País" options={COUNTRY_OPTIONS} placeholder="Elige un país" />
          <SelectField name="home.currency" label="Moneda" options={CURRENCY_OPTIONS} placeholder="Elige una moneda" />
        </FieldRow>
      </div>
    </Disclosure>
  );
}

/** The point as typed, if it is one. */
function useTypedPoint(): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = useWatch({ name: ["home.latitude", "home.longitude"] }).map((typed: unknown) =>
    parseDegrees(String(typed ?? "")),
  );
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
