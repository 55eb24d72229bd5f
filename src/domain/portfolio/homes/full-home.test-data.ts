import {
  type AnyAttribute,
  ATTRIBUTE_NAMES,
  type AttributeName,
  HOME_ATTRIBUTES,
} from "../../shared/home-attributes/table.ts";
import { checkedHomeSchema, type Home } from "./home.ts";

/** Values that an attribute's kind does not tell. */
const OWN_VALUES: Partial<Home> = {
  operation: "venta",
  type: "atico",
  status: "cerrado",
  address: "Calle Sueca 12",
  showsAddress: true,
  postalCode: "46006",
  municipalityCode: "46250",
  country: "PT",
  latitude: 39.4609,
  longitude: -0.3735,
  builtAreaM2: 95.5,
  usableAreaM2: 80,
  plotAreaM2: 120,
  terraceAreaM2: 30,
  floor: -1,
  yearBuilt: 1965,
  renovatedYear: 2021,
  condition: "bueno",
  isExterior: false,
  orientations: ["sur", "este"],
  energyRating: "D",
  emissionsRating: "E",
  price: 349_900.5,
  currency: "USD",
  cadastralReference: "5427802YJ2752H0001FP",
  descriptions: { es: "Luminoso", en: "Bright" },
  urls: { es: "https://agencia.example/v-102" },
  features: ["Ascensor", "Terraza"],
};

/** A value that an attribute may have. */
export function someValue(name: AttributeName): unknown {
  const { kind, names = {} }: AnyAttribute = HOME_ATTRIBUTES[name];
  if (OWN_VALUES[name] !== undefined) return OWN_VALUES[name];
  switch (kind) {
    case "flag":
      return true;
    case "day":
      return "2026-03-01";
    case "number":
    case "wholeNumber":
      return 3;
    case "money":
      return 340_000.5;
    case "choice":
      return Object.keys(names)[0];
    case "choices":
      return Object.keys(names).slice(1, 3);
    default:
      return `Un ${name}`;
  }
}

/** A home of which every attribute of the table is known. */
export const fullHome = (): Home =>
  checkedHomeSchema.parse(Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, someValue(name)])));
