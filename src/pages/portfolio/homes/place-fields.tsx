import { MapPin } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Place, placeParts } from "#domain/shared/places/place.ts";
import { parseDegrees } from "#domain/shared/schema/degrees.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { CadastreOffer } from "#ui/form/cadastre-offer.tsx";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";
import { degreesText, type PlaceOption, searchPlaces, searchStreets } from "#ui/form/search-places.ts";
import { TextField } from "#ui/form/text-fields.tsx";
import { PropertyMap } from "#ui/map/property-map.tsx";

const SPAIN = { latitude: 40.2, longitude: -3.7 };
const SPAIN_ZOOM = 4.6;
const STREET_ZOOM = 15;
const MAP_HEIGHT = 240;

/** "Dónde está": place search, address, pin. */
export function PlaceFields({ mapStyleUrl }: { mapStyleUrl: string | undefined }) {
  const { setValue, getValues, clearErrors } = useFormContext();
  const [chosen, setChosen] = useState<Place | null>(null);

  function moveTo(latitude: number, longitude: number) {
    setValue("latitude", degreesText(latitude), { shouldDirty: true });
    setValue("longitude", degreesText(longitude), { shouldDirty: true });
    clearErrors(["latitude", "longitude"]);
  }

  function choose(option: PlaceOption | null) {
    setChosen(option?.place ?? null);
    if (!option) return;
    const { place } = option;
    moveTo(place.latitude, place.longitude);
    setValue("municipalityCode", place.municipalityCode ?? "");
    setValue("country", place.country);
    setValue("currency", place.currency);
    for (const [field, part] of Object.entries(placeParts(place))) {
      if (!getValues(field)) setValue(field, part);
    }
  }

  return (
    <FieldGroup title="Dónde está">
      <ComboboxField
        nothingFound="Nada con ese nombre. Prueba con el municipio, el barrio o el código postal."
        name="placeId"
        textName="placeName"
        label="Barrio o municipio"
        optional
        placeholder="Chamberí, 28010, Calle Colón 20, Valencia…"
        help="También un código postal, una calle con su municipio o una referencia catastral. Elige de la lista y, si hace falta, lleva el punto hasta la vivienda."
        search={searchPlaces}
        searchMore={searchStreets}
        onChoose={choose}
        icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
      />
      <CadastreOffer
        place={chosen}
        fields={{ builtAreaM2: "builtAreaM2", yearBuilt: "yearBuilt", cadastralReference: "cadastralReference" }}
      />
      <FieldRow columns={2}>
        <TextField name="address" label="Dirección" optional placeholder="Calle, número y puerta" maxLength={200} />
        <TextField name="locationDetail" label="Zona" optional maxLength={200} help="Como la llaman los portales." />
      </FieldRow>
      <FieldRow columns={3}>
        <TextField name="postalCode" label="Código postal" optional maxLength={12} />
        <TextField name="town" label="Municipio" optional maxLength={120} />
        <TextField name="province" label="Provincia" optional maxLength={120} />
      </FieldRow>
      <PinMap mapStyleUrl={mapStyleUrl} onMove={moveTo} />
      <Disclosure summary={<span className="text-sm">Escribir coordenadas</span>} className="-my-2 border-b-0">
        <FieldRow columns={2}>
          <NumberField name="latitude" label="Latitud" unit="°" echo={false} optional />
          <NumberField name="longitude" label="Longitud" unit="°" echo={false} optional />
        </FieldRow>
      </Disclosure>
    </FieldGroup>
  );
}

function PinMap({
  mapStyleUrl,
  onMove,
}: {
  mapStyleUrl: string | undefined;
  onMove: (latitude: number, longitude: number) => void;
}) {
  const [latitude, longitude] = useWatch({ name: ["latitude", "longitude"] }).map((typed: unknown) =>
    parseDegrees(String(typed ?? "")),
  );
  const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
  return (
    <PropertyMap
      center={point ?? SPAIN}
      zoom={point ? STREET_ZOOM : SPAIN_ZOOM}
      {...(point ? { subject: point } : {})}
      onSubjectMove={(position) => onMove(position.latitude, position.longitude)}
      {...(mapStyleUrl === undefined ? {} : { styleUrl: mapStyleUrl })}
      height={MAP_HEIGHT}
      label="Mapa con el punto de la vivienda"
    />
  );
}
