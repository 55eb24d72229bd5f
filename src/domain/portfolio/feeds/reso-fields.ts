import type { HomeStatus, HomeType } from "../../shared/home-attributes/home-values.ts";

/**
 * Words of the RESO Data Dictionary for our codes. Its lookups are written with blanks ("Active Under Contract") or, by systems that give the
 * standard names, without ("ActiveUnderContract"): both are compared without blanks and signs, in lower case.
 */

export const resoWord = (value: string): string => value.toLowerCase().replace(/[^a-z0-9]/g, "");

/** `StandardStatus`. Homes that nobody offers yet, or that were entered by error, are left out: null. */
export const RESO_STATUSES: Record<string, HomeStatus | null> = {
  active: "disponible",
  activeundercontract: "reservado",
  pending: "reservado",
  closed: "cerrado",
  canceled: "retirado",
  expired: "retirado",
  withdrawn: "retirado",
  hold: "retirado",
  comingsoon: "captacion",
  incomplete: "captacion",
  delete: null,
};

/** `PropertySubType`. */
export const RESO_SUBTYPES: Record<string, HomeType> = {
  apartment: "piso",
  condominium: "piso",
  stockcooperative: "piso",
  ownyourown: "piso",
  timeshare: "piso",
  loft: "estudio",
  studio: "estudio",
  duplex: "duplex",
  singlefamilyresidence: "casa",
  cabin: "casa",
  manufacturedhome: "casa",
  mobilehome: "casa",
  manufacturedonland: "casa",
  villa: "chalet",
  townhouse: "adosado",
  triplex: "edificio",
  quadruplex: "edificio",
  multifamily: "edificio",
  fiveormore: "edificio",
  agriculture: "finca",
  farm: "finca",
  ranch: "finca",
  unimprovedland: "terreno",
  business: "local",
  retail: "local",
  hotelmotel: "edificio",
  office: "oficina",
  industrial: "nave",
  warehouse: "nave",
  mixeduse: "edificio",
  deededparking: "garaje",
};

/** `PropertyType`, where the subtype says nothing: what most of such homes are. */
export const RESO_TYPES: Record<string, HomeType> = {
  residential: "casa",
  residentiallease: "piso",
  residentialincome: "edificio",
  commercialsale: "local",
  commerciallease: "local",
  businessopportunity: "local",
  farm: "finca",
  land: "terreno",
  manufacturedinpark: "casa",
};

/** Square metres of a unit of area: `LivingAreaUnits` and `LotSizeUnits`. The foot and the acre are the international ones, exact by definition. */
export const RESO_AREAS: Record<string, number> = {
  squaremeters: 1,
  squarefeet: 0.3048 ** 2,
  acres: 4046.8564224,
  hectares: 10_000,
};

/** Payments in a year: `LeaseAmountFrequency` and `AssociationFeeFrequency`. */
export const RESO_PER_YEAR: Record<string, number> = {
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  bimonthly: 6,
  monthly: 12,
  semimonthly: 24,
  biweekly: 26,
  weekly: 52,
  daily: 365,
};

/** Money of a country: the dictionary has no field for it. */
export const MONEY_OF: Record<string, string> = {
  US: "USD",
  CA: "CAD",
  MX: "MXN",
  ES: "EUR",
  PT: "EUR",
  CO: "COP",
  AR: "ARS",
  CL: "CLP",
  PE: "PEN",
  UY: "UYU",
  DO: "DOP",
  EC: "USD",
  SV: "USD",
  PA: "USD",
  PR: "USD",
  CR: "CRC",
  GT: "GTQ",
  BO: "BOB",
  PY: "PYG",
};
