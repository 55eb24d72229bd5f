import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { hasWrongControl } from "../../shared/places/cadastral-reference.ts";
import { portalFeatures } from "../feeds/kyero-features.ts";
import { KYERO_CURRENCIES, KYERO_MOST_PRICE } from "../feeds/kyero-portal.ts";
import type { Home } from "../homes/home.ts";
import { needsCertificate } from "../homes/missing-data.ts";
import type { CheckedPortal, FeedPortal } from "./portals.ts";

/** One line of the checklist of a portal. */
export interface ReadinessItem {
  /** In Spanish, what it is about: `Precio`. */
  what: string;
  /** `missing`: the portal does not take the home without it. `advice`: it takes it, and shows it worse. */
  state: "ok" | "missing" | "advice";
  /** Why it is missing or advised, in Spanish, without a full stop; empty for what is there. */
  why: string;
  /** The control of the home's form that mends it, or the part of its page. */
  mend: { field: string } | { part: "fotos" };
}

export interface Readiness {
  portal: CheckedPortal;
  items: ReadinessItem[];
  /** Demands that are not met; with none the home is ready. */
  missing: number;
}

/** A home on its way to portals, with the town and the province that follow from its place. */
export interface Leaving {
  home: Home;
  /** Number of photos that portals can fetch. */
  photos: number;
}

interface Check {
  what: string;
  mend: ReadinessItem["mend"];
  portals: readonly CheckedPortal[];
  /** Homes that it is asked of; of all without it. */
  of?: (home: Home) => boolean;
  isAdvice?: true;
  /** Why it does not hold; undefined where it does. */
  fails: (leaving: Leaving) => string | undefined;
}

const EVERY: readonly CheckedPortal[] = ["kyero", "idealista", "fotocasa", "otro"];
const NATIONAL: readonly CheckedPortal[] = ["idealista", "fotocasa"];

const NO_DWELLING: readonly HomeType[] = [
  "local",
  "oficina",
  "terreno",
  "garaje",
  "trastero",
  "nave",
  "edificio",
  "otro",
];
const isDwelling = ({ type }: Home) => !NO_DWELLING.includes(type);
const isBuilt = ({ type }: Home) => type !== "terreno" && type !== "finca";
const isInSpain = ({ country }: Home) => country === "ES";

const absent = (value: unknown, why: string) => (value === undefined || value === "" ? why : undefined);
const field = (name: string) => ({ field: name });
const hasText = ({ descriptions }: Home) => Object.values(descriptions).some((text) => text.trim() !== "");

/** In the order in which a person would fill them in. */
const CHECKS: readonly Check[] = [
  {
    what: "Precio",
    mend: field("price"),
    portals: EVERY,
    fails: ({ home: { price } }) => absent(price, "sin precio no se publica"),
  },
  {
    what: "Precio de ocho cifras como mucho",
    mend: field("price"),
    portals: ["kyero"],
    of: ({ price }) => price !== undefined,
    fails: ({ home: { price = 0 } }) =>
      Math.round(price) > KYERO_MOST_PRICE ? "Kyero no admite precios de nueve cifras" : undefined,
  },
  {
    what: "Moneda",
    mend: field("currency"),
    portals: ["kyero"],
    fails: ({ home: { currency } }) =>
      KYERO_CURRENCIES.has(currency) ? undefined : "Kyero solo admite euros, libras y dólares",
  },
  {
    what: "Moneda",
    mend: field("currency"),
    portals: NATIONAL,
    fails: ({ home: { currency } }) => (currency === "EUR" ? undefined : "los precios van en euros"),
  },
  {
    what: "País",
    mend: field("country"),
    portals: ["kyero"],
    fails: ({ home: { country } }) =>
      ["ES", "PT", "FR", "IT"].includes(country)
        ? undefined
        : "Kyero solo publica en España, Portugal, Francia e Italia",
  },
  {
    what: "País",
    mend: field("country"),
    portals: ["fotocasa"],
    fails: ({ home }) => (isInSpain(home) ? undefined : "solo publica en España"),
  },
  {
    what: "País",
    mend: field("country"),
    portals: ["idealista"],
    fails: ({ home: { country } }) =>
      ["ES", "PT", "IT"].includes(country) ? undefined : "solo publica en España, Portugal e Italia",
  },
  {
    what: "Municipio",
    mend: field("town"),
    portals: EVERY,
    fails: ({ home: { town } }) =>
      absent(town, "elige el barrio o el municipio de la lista, o escribe el código postal"),
  },
  {
    what: "Provincia",
    mend: field("province"),
    portals: ["kyero", "otro"],
    fails: ({ home: { province } }) => absent(province, "sale del municipio o del código postal"),
  },
  {
    what: "Código postal",
    mend: field("postalCode"),
    portals: NATIONAL,
    of: isInSpain,
    fails: ({ home: { postalCode } }) => absent(postalCode, "con él sitúan la vivienda"),
  },
  {
    what: "Dirección",
    mend: field("address"),
    portals: NATIONAL,
    fails: ({ home: { address } }) => absent(address, "la piden aunque no la enseñes"),
  },
  {
    what: "Superficie construida",
    mend: field("builtAreaM2"),
    portals: NATIONAL,
    of: isBuilt,
    fails: ({ home: { builtAreaM2 } }) => absent(builtAreaM2, "sin superficie no se publica"),
  },
  {
    what: "Superficie construida",
    mend: field("builtAreaM2"),
    portals: ["kyero", "otro"],
    of: isBuilt,
    isAdvice: true,
    fails: ({ home: { builtAreaM2 } }) => absent(builtAreaM2, "quien busca filtra por ella"),
  },
  {
    what: "Superficie de parcela",
    mend: field("plotAreaM2"),
    portals: EVERY,
    of: ({ type }) => type === "terreno" || type === "finca",
    isAdvice: true,
    fails: ({ home: { plotAreaM2 } }) => absent(plotAreaM2, "es lo primero que se mira de un terreno"),
  },
  {
    what: "Habitaciones",
    mend: field("rooms"),
    portals: NATIONAL,
    of: isDwelling,
    fails: ({ home: { rooms } }) => absent(rooms, "se piden de toda vivienda"),
  },
  {
    what: "Habitaciones",
    mend: field("rooms"),
    portals: ["kyero"],
    of: isDwelling,
    isAdvice: true,
    fails: ({ home: { rooms } }) => absent(rooms, "sin ellas sale con 0"),
  },
  {
    what: "Baños",
    mend: field("bathrooms"),
    portals: NATIONAL,
    of: isDwelling,
    fails: ({ home: { bathrooms } }) => absent(bathrooms, "se piden de toda vivienda"),
  },
  {
    what: "Baños",
    mend: field("bathrooms"),
    portals: ["kyero"],
    of: isDwelling,
    isAdvice: true,
    fails: ({ home: { bathrooms } }) => absent(bathrooms, "sin ellos sale con 0"),
  },
  {
    what: "Descripción o características",
    mend: field("descriptionEs"),
    portals: ["kyero", "otro"],
    fails: ({ home }) =>
      hasText(home) || portalFeatures(home).length > 0 ? undefined : "el formato exige una de las dos",
  },
  {
    what: "Descripción",
    mend: field("descriptionEs"),
    portals: EVERY,
    isAdvice: true,
    fails: ({ home }) => (hasText(home) ? undefined : "un anuncio sin texto casi no se lee"),
  },
  {
    what: "Referencia",
    mend: field("reference"),
    portals: EVERY,
    isAdvice: true,
    fails: ({ home: { reference } }) => absent(reference, "con la tuya reconoces los avisos que llegan"),
  },
  {
    what: "Certificado energético",
    mend: field("energyRating"),
    portals: EVERY,
    of: (home) => isBuilt(home) && needsCertificate(home.type) && isInSpain(home),
    isAdvice: true,
    // A certificate in process and an exemption are said in the advert, too.
    fails: ({ home: { energyRating, energyStatus } }) =>
      absent(energyRating ?? energyStatus, "la ley lo pide en todo anuncio (Real Decreto 390/2021)"),
  },
  {
    what: "Fotos",
    mend: { part: "fotos" },
    portals: EVERY,
    isAdvice: true,
    fails: ({ photos }) => (photos > 0 ? undefined : "un anuncio sin fotos casi no se abre"),
  },
  {
    what: "Posición en el mapa",
    mend: field("placeName"),
    portals: EVERY,
    isAdvice: true,
    fails: ({ home: { latitude } }) => absent(latitude, "sin ella no sale en las búsquedas por mapa"),
  },
  {
    what: "Referencia catastral",
    mend: field("cadastralReference"),
    portals: ["kyero", "idealista"],
    isAdvice: true,
    of: (home) => isInSpain(home) && home.cadastralReference !== undefined,
    fails: ({ home: { cadastralReference = "" } }) =>
      hasWrongControl(cadastralReference) ? "revísala: las letras de control no cuadran" : undefined,
  },
];

/** Whether a home may go to a portal, point by point. Demands that are met come in too, so that a list can show them. */
export function readiness(leaving: Leaving, portal: CheckedPortal): Readiness {
  const items = CHECKS.filter(({ portals, of }) => portals.includes(portal) && (of?.(leaving.home) ?? true)).map(
    ({ what, mend, isAdvice, fails }): ReadinessItem => {
      const why = fails(leaving);
      const state = why === undefined ? "ok" : isAdvice ? "advice" : "missing";
      return { what, state, why: why ?? "", mend };
    },
  );
  return { portal, items, missing: items.filter(({ state }) => state === "missing").length };
}

/** Whether a feed carries a home: what its format and its portal demand is there. */
export const isCarried = (home: Home, portal: FeedPortal): boolean =>
  CHECKS.every(
    ({ portals, of, isAdvice, fails }) =>
      isAdvice || !portals.includes(portal) || of?.(home) === false || fails({ home, photos: 0 }) === undefined,
  );
