import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";

/** Colours of the map, as MapLibre reads them. */
export interface MapPalette {
  land: string;
  block: string;
  street: string;
  water: string;
  border: string;
  primary: string;
}

const TOKENS: Record<keyof MapPalette, string> = {
  land: "--map-land",
  block: "--map-block",
  street: "--map-street",
  water: "--map-water",
  border: "--border-strong",
  primary: "--primary",
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

/** Owners of the offline map's data. Always in sight, as the licences ask. */
export const ATTRIBUTION = [
  `© ${link("https://www.ign.es", "Instituto Geográfico Nacional")}, CC BY 4.0`,
  "INE",
  `${link("https://doi.org/10.1177/23998083241242844", "idealista18")}, ODbL`,
].join(" · ");

/** Said where there is room for it. */
export const GRID_NOTE = "Cuadrícula de medida, sin calles";

const EMPTY: GeoJSONSourceSpecification = { type: "geojson", data: { type: "FeatureCollection", features: [] } };

/** Sources that the map fills for the visible area. */
const OWN_SOURCES = ["neighbours", "provinces", "province-lines", "town-lines", "cells", "grid"] as const;

/**
 * The offline style: land of lime, blocks where neighbourhoods are known, white lines between them. Without any address:
 * no tiles, no letters, no sprites. Labels are HTML upon it.
 *
 * @param isAbroad far from Spain nothing is drawn, and the ground must not look like sea
 */
export function ownStyle(palette: MapPalette, isAbroad: boolean): StyleSpecification {
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(OWN_SOURCES.map((name) => [name, EMPTY])),
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": isAbroad ? palette.land : palette.water } },
      {
        id: "neighbours",
        type: "fill",
        source: "neighbours",
        paint: { "fill-color": palette.street, "fill-opacity": 0.75 },
      },
      { id: "land", type: "fill", source: "provinces", paint: { "fill-color": palette.land } },
      { id: "cells", type: "fill", source: "cells", minzoom: 9, paint: { "fill-color": palette.block } },
      {
        id: "grid",
        type: "line",
        source: "grid",
        paint: {
          "line-color": palette.street,
          "line-width": ["interpolate", ["linear"], ["zoom"], 13, 1, 15, 2, 17, 4],
          "line-opacity": 0.7,
        },
      },
      {
        id: "cell-lines",
        type: "line",
        source: "cells",
        minzoom: 10,
        layout: { "line-join": "round" },
        paint: {
          "line-color": palette.street,
          "line-width": ["interpolate", ["linear"], ["zoom"], 10, 0.75, 13, 3, 16, 10],
        },
      },
      {
        id: "town-lines",
        type: "line",
        source: "town-lines",
        minzoom: 7,
        layout: { "line-join": "round", "line-cap": "round" },
        paint: {
          "line-color": palette.street,
          "line-width": ["interpolate", ["linear"], ["zoom"], 7, 0.5, 11, 2, 16, 12],
        },
      },
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
    ],
  };
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
