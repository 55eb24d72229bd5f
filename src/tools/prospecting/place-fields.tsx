import { MapPin } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { FieldRow } from "#ui/form/field-group.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";
import { degreesText, type PlaceOption, searchPlaces, searchStreets } from "#ui/form/search-places.ts";

const icon = <MapPin aria-hidden size={18} strokeWidth={1.75} />;

/** Where the day begins. */
export function StartField() {
  const { setValue } = useFormContext();
  return (
    <ComboboxField
      nothingFound="Nada con ese nombre. Prueba con el municipio, el barrio o el código postal."
      name="startPlaceId"
      textName="startName"
      label="Salida"
      optional
      placeholder="Tu barrio o municipio"
      help="Elige uno de la lista. Sin salida, la ruta empieza en la primera visita."
      search={searchPlaces}
      searchMore={searchStreets}
      onChoose={(option: PlaceOption | null) => {
        setValue("startLatitude", option ? degreesText(option.place.latitude) : "", { shouldDirty: true });
        setValue("startLongitude", option ? degreesText(option.place.longitude) : "", { shouldDirty: true });
      }}
      icon={icon}
    />
  );
}

/** The neighbourhood of a home: its middle serves until somebody knows better. */
export function HomePlaceField({ row }: { row: string }) {
  const { setValue, getValues } = useFormContext();
  return (
    <ComboboxField
      name={`${row}.placeId`}
      textName={`${row}.placeName`}
      label="Barrio o municipio"
      optional
      placeholder="Ruzafa"
      search={searchPlaces}
      searchMore={searchStreets}
      onChoose={(option: PlaceOption | null) => {
        // A point that was typed by hand stays.
        if (!option && getValues(`${row}.isPlacePoint`) !== "si") return;
        setValue(`${row}.latitude`, option ? degreesText(option.place.latitude) : "");
        setValue(`${row}.longitude`, option ? degreesText(option.place.longitude) : "");
        setValue(`${row}.isPlacePoint`, option ? "si" : "", { shouldDirty: true });
      }}
      icon={icon}
    />
  );
}

/** Latitude and longitude. @param of whose they are, for the labels: ` de la salida` */
export function CoordinateFields({ latitude, longitude, of }: { latitude: string; longitude: string; of: string }) {
  return (
    <FieldRow columns={2}>
      <NumberField name={latitude} label={`Latitud${of}`} unit="°" echo={false} optional placeholder="39,4625" />
      <NumberField name={longitude} label={`Longitud${of}`} unit="°" echo={false} optional placeholder="-0,3735" />
    </FieldRow>
  );
}
