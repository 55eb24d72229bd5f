import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { StreetSource } from "#domain/shared/maps/tile-schema.ts";
import { streetGround, streetNames, streetSource } from "./street-layers.ts";

/** Colours of the map, as MapLibre reads them. */
export interface MapPalette {
  land: string;
  block: string;
  street: string;
  road: string;
  park: string;
  water: string;
  border: string;
  primary: string;
  text: string;
}

const TOKENS: Record<keyof MapPalette, string> = {
  land: "--map-land",
  block: "--map-block",
  street: "--map-street",
  road: "--map-road",
  park: "--map-park",
  water: "--map-water",
  border: "--border-strong",
  primary: "--primary",
  text: "--muted-foreground",
};

/**
 * The design tokens at an element, as `rgb()`: MapLibre knows no OKLCH, so the browser paints each colour on a pixel and
 * the pixel is read.
 */
export function readPalette(element: Element): MapPalette {
  const styles = getComputedStyle(element);
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const read = (token: string) => {
    if (!context) return "rgb(230, 230, 230)";
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = styles.getPropertyValue(token).trim();
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  return Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  ) as unknown as MapPalette;
}

const link = (href: string, text: string) => `<a href="${href}" rel="noopener noreferrer" target="_blank">${text}</a>`;

const IGN = `© ${link("https://www.ign.es", "Instituto Geográfico Nacional")}, CC BY 4.0`;
const OTHERS = `INE · ${link("https://doi.org/10.1177/23998083241242844", "idealista18")}, ODbL`;

/** Owners of the data that a map shows, as its corner names them. Always in sight, as the licences ask. */
export function attributionOf(streets: StreetSource | null): string {
  if (!streets) return `${IGN} · ${OTHERS}`;
  const named = streets.attribution.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  // Its streets come from IGN, as our borders do: one name is enough.
  return streets.schema === "ign" ? `${named} · ${OTHERS}` : `${named} · ${IGN} · ${OTHERS}`;
}

const EMPTY: GeoJSONSourceSpecification = { type: "geojson", data: { type: "FeatureCollection", features: [] } };

/** Sources that the map fills for the visible area. */
const OWN_SOURCES = ["neighbours", "provinces", "province-lines", "town-lines", "cells"] as const;

/** From this zoom on the coast of the streets' source is drawn in place of ours, which is exact to some 200 m. */
export const OWN_LAND_UNTIL_ZOOM = 11;
/** The ground of streets that bring no land of their own. */
export const STREET_LAND = "streets-land";

/**
 * Our own style: land of lime, blocks where neighbourhoods are known, borders, and upon them the streets of the configured source.
 * Names of towns are HTML above it. It names no address but our own, and letters are drawn by the browser.
 *
 * @param streets null where there are none: the ground then stays plain
 * @param isAbroad far from Spain nothing of ours is drawn, and the ground must not look like sea
 */
export function ownStyle(palette: MapPalette, streets: StreetSource | null, isAbroad: boolean): StyleSpecification {
  const ground = streets ? streetGround(streets, palette) : [];
  const names = streets ? streetNames(streets, palette) : [];
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(OWN_SOURCES.map((name) => [name, EMPTY])),
      ...(streets ? { streets: streetSource(streets) } : {}),
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": groundColor(palette, isAbroad) } },
      {
        id: "neighbours",
        type: "fill",
        source: "neighbours",
        paint: { "fill-color": palette.street, "fill-opacity": 0.75 },
      },
      { id: "land", type: "fill", source: "provinces", paint: { "fill-color": palette.land } },
      {
        id: STREET_LAND,
        type: "background",
        minzoom: OWN_LAND_UNTIL_ZOOM - 1,
        layout: { visibility: "none" },
        paint: { "background-color": palette.land },
      },
      {
        id: "cells",
        type: "fill",
        source: "cells",
        minzoom: 9,
        maxzoom: streets ? 12 : 24,
        paint: { "fill-color": palette.block },
      },
      ...ground,
      ...borderLayers(palette),
      ...names,
    ],
  };
}

export const groundColor = (palette: MapPalette, isAbroad: boolean): string =>
  isAbroad ? palette.land : palette.water;

/** Thin and dashed, so that nobody takes a border for a street. */
function borderLayers(palette: MapPalette): LayerSpecification[] {
  const line = (source: string, minzoom: number, opacity: number): LayerSpecification => ({
    id: source,
    type: "line",
    source,
    minzoom,
    layout: { "line-join": "round" },
    paint: {
      "line-color": palette.border,
      "line-opacity": opacity,
      "line-width": ["interpolate", ["linear"], ["zoom"], 7, 0.5, 14, 1.25],
      "line-dasharray": [4, 3],
    },
  });
  return [
    { ...line("cells", 11, 0.55), id: "cell-lines" } as LayerSpecification,
    line("town-lines", 7, 0.7),
    {
      id: "province-lines",
      type: "line",
      source: "province-lines",
      layout: { "line-join": "round" },
      paint: {
        "line-color": palette.border,
        "line-opacity": 0.55,
        "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.75, 12, 1.25],
      },
    },
  ];
}

export const LOCALE_ES: Record<string, string> = {
  "AttributionControl.ToggleAttribution": "Mostrar u ocultar las fuentes",
  "AttributionControl.MapFeedback": "Comentar el mapa",
  "Marker.Title": "Punto del mapa",
  "NavigationControl.ZoomIn": "Acercar",
  "NavigationControl.ZoomOut": "Alejar",
  "Popup.Close": "Cerrar",
  "ScaleControl.Meters": "m",
  "ScaleControl.Kilometers": "km",
  "CooperativeGesturesHandler.WindowsHelpText": "Pulsa Ctrl y gira la rueda para acercar el mapa",
  "CooperativeGesturesHandler.MacHelpText": "Pulsa ⌘ y gira la rueda para acercar el mapa",
  "CooperativeGesturesHandler.MobileHelpText": "Usa dos dedos para mover el mapa",
};
