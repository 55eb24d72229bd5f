import type { GeocodingConfig } from "../../platform/env.server.ts";

/** A service outside that finds addresses or dwellings. All are public and need no key; they receive an address, never a person. */
export interface GeocodingService {
  id: keyof GeocodingConfig;
  /** As its use must be attributed where its answer is shown. */
  attribution: string;
  /** Questions that all processes together ask within so many seconds: its rules, or far below what it bears. */
  calls: number;
  seconds: number;
  /** A question with a known answer, by which `npm run doctor` looks whether it is there. */
  probe: string;
}

export const GEOCODING_SERVICES: Readonly<Record<keyof GeocodingConfig, GeocodingService>> = {
  cartociudad: {
    id: "cartociudad",
    attribution: "CartoCiudad, © Instituto Geográfico Nacional, CC BY 4.0",
    calls: 240,
    seconds: 60,
    probe: "/candidates?q=calle%20mayor%201%2C%20madrid&limit=1",
  },
  catastro: {
    id: "catastro",
    attribution: "Dirección General del Catastro",
    // Whoever asks some 3,600 times an hour is shut out for hours.
    calls: 30,
    seconds: 60,
    probe: "/COVCCoordenadas.svc/json/Consulta_CPMRC?SRS=EPSG:4326&RefCat=9872023VH5797S",
  },
  photon: {
    id: "photon",
    attribution: "Photon, © colaboradores de OpenStreetMap, ODbL",
    calls: 60,
    seconds: 60,
    probe: "/api?q=Buenos%20Aires&limit=1",
  },
  nominatim: {
    id: "nominatim",
    attribution: "Nominatim, © colaboradores de OpenStreetMap, ODbL",
    // operations.osmfoundation.org/policies/nominatim: one a second at most, and never while somebody types.
    calls: 1,
    seconds: 1,
    probe: "/search?q=Buenos%20Aires&format=jsonv2&limit=1",
  },
};
