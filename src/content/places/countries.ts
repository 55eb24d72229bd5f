/**
 * Spain and the Latin American countries that the product serves, with the currency in which homes are priced (or,
 * where dollars are common too, the legal one) and a few large cities. The points of cities mark their centres to about
 * a kilometre and were written from general knowledge: they place the map, and nothing is calculated from them.
 */
export const COUNTRIES = [
  { code: "ES", name: "España", currency: "EUR", cities: [] },
  {
    code: "MX",
    name: "México",
    currency: "MXN",
    cities: [
      ["Ciudad de México", 19.43, -99.13, 9_200_000],
      ["Guadalajara", 20.66, -103.35, 1_400_000],
      ["Monterrey", 25.69, -100.32, 1_100_000],
      ["Puebla", 19.04, -98.21, 1_500_000],
      ["Querétaro", 20.59, -100.39, 800_000],
      ["Mérida", 20.97, -89.62, 900_000],
      ["Tijuana", 32.53, -117.02, 1_800_000],
      ["Cancún", 21.16, -86.85, 900_000],
      ["León", 21.12, -101.68, 1_600_000],
    ],
  },
  {
    code: "AR",
    name: "Argentina",
    currency: "ARS",
    cities: [
      ["Buenos Aires", -34.6, -58.38, 3_000_000],
      ["Córdoba", -31.42, -64.18, 1_400_000],
      ["Rosario", -32.95, -60.65, 1_000_000],
      ["Mendoza", -32.89, -68.84, 1_000_000],
      ["La Plata", -34.92, -57.95, 800_000],
      ["Mar del Plata", -38.0, -57.55, 650_000],
    ],
  },
  {
    code: "CL",
    name: "Chile",
    currency: "CLP",
    cities: [
      ["Santiago", -33.45, -70.67, 6_000_000],
      ["Valparaíso", -33.05, -71.61, 300_000],
      ["Viña del Mar", -33.02, -71.55, 330_000],
      ["Concepción", -36.83, -73.05, 220_000],
    ],
  },
  {
    code: "CO",
    name: "Colombia",
    currency: "COP",
    cities: [
      ["Bogotá", 4.65, -74.08, 7_900_000],
      ["Medellín", 6.24, -75.57, 2_500_000],
      ["Cali", 3.45, -76.53, 2_200_000],
      ["Barranquilla", 10.97, -74.8, 1_200_000],
      ["Cartagena de Indias", 10.4, -75.51, 1_000_000],
    ],
  },
  {
    code: "PE",
    name: "Perú",
    currency: "PEN",
    cities: [
      ["Lima", -12.05, -77.04, 10_000_000],
      ["Arequipa", -16.4, -71.54, 1_000_000],
      ["Trujillo", -8.11, -79.03, 900_000],
    ],
  },
  {
    code: "VE",
    name: "Venezuela",
    currency: "VES",
    cities: [
      ["Caracas", 10.49, -66.9, 2_000_000],
      ["Maracaibo", 10.65, -71.63, 1_500_000],
      ["Valencia", 10.18, -68.0, 1_400_000],
    ],
  },
  {
    code: "EC",
    name: "Ecuador",
    currency: "USD",
    cities: [
      ["Quito", -0.19, -78.49, 1_900_000],
      ["Guayaquil", -2.18, -79.89, 2_700_000],
      ["Cuenca", -2.9, -79.0, 400_000],
    ],
  },
  { code: "GT", name: "Guatemala", currency: "GTQ", cities: [["Ciudad de Guatemala", 14.63, -90.51, 1_000_000]] },
  { code: "CU", name: "Cuba", currency: "CUP", cities: [["La Habana", 23.13, -82.37, 2_100_000]] },
  {
    code: "BO",
    name: "Bolivia",
    currency: "BOB",
    cities: [
      ["La Paz", -16.5, -68.14, 800_000],
      ["Santa Cruz de la Sierra", -17.78, -63.18, 1_500_000],
      ["Cochabamba", -17.39, -66.16, 700_000],
    ],
  },
  {
    code: "DO",
    name: "República Dominicana",
    currency: "DOP",
    cities: [
      ["Santo Domingo", 18.48, -69.92, 1_000_000],
      ["Santiago de los Caballeros", 19.45, -70.7, 700_000],
    ],
  },
  {
    code: "HN",
    name: "Honduras",
    currency: "HNL",
    cities: [
      ["Tegucigalpa", 14.08, -87.2, 1_100_000],
      ["San Pedro Sula", 15.5, -88.03, 750_000],
    ],
  },
  { code: "PY", name: "Paraguay", currency: "PYG", cities: [["Asunción", -25.28, -57.61, 520_000]] },
  { code: "SV", name: "El Salvador", currency: "USD", cities: [["San Salvador", 13.69, -89.2, 570_000]] },
  { code: "NI", name: "Nicaragua", currency: "NIO", cities: [["Managua", 12.13, -86.25, 1_000_000]] },
  { code: "CR", name: "Costa Rica", currency: "CRC", cities: [["San José", 9.93, -84.08, 340_000]] },
  { code: "PA", name: "Panamá", currency: "USD", cities: [["Ciudad de Panamá", 8.98, -79.52, 880_000]] },
  {
    code: "UY",
    name: "Uruguay",
    currency: "UYU",
    cities: [
      ["Montevideo", -34.9, -56.17, 1_300_000],
      ["Punta del Este", -34.96, -54.94, 20_000],
    ],
  },
  { code: "PR", name: "Puerto Rico", currency: "USD", cities: [["San Juan", 18.45, -66.07, 320_000]] },
] as const satisfies readonly {
  code: string;
  name: string;
  currency: string;
  /** Name, latitude, longitude and inhabitants, roughly: they only rank. */
  cities: readonly (readonly [string, number, number, number])[];
}[];
