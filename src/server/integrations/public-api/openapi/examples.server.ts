import { type PublicContact, publicContact } from "#domain/integrations/api/contact-resource.ts";
import { type PublicHome, publicHome } from "#domain/integrations/api/home-resource.ts";
import type { PublicLead } from "#domain/integrations/api/lead-resource.ts";
import { type PublicMarketHome, publicMarketHome } from "#domain/integrations/api/market-resource.ts";
import type { PublicMe } from "#domain/integrations/api/me-resource.ts";
import type { PublicRunLine } from "#domain/integrations/api/run-resource.ts";

/** Ids in the examples of the documentation. A test makes these rows and runs every example on them. */

export const EXAMPLE_IDS = {
  user: "5f0f8c1e-2b7d-4a53-9c1e-7a3f0f6f9a10",
  agency: "c2a7e9d4-6b31-4f0a-8c55-0d1b7e2f4a11",
  key: "a81d4f20-9e6b-4c77-b1de-3c5a90e7f412",
  home: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  contact: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  lead: "9b2e4c11-6a0d-4f57-8e22-51c7d0a3b614",
  marketHome: "6f1c2d94-0b7a-4e55-8d13-2a9c4f6e8b01",
  marketAdvert: "d3a1f0c8-5b62-4e79-9c04-7e8b1a2f3c02",
  run: "1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b",
} as const;

const AT = "2026-11-21T09:30:00.000Z";

/** Every field of a schema as null, except for the known ones. */
const filled = <T>(schema: { shape: object }, known: Partial<T>): T =>
  ({ ...Object.fromEntries(Object.keys(schema.shape).map((field) => [field, null])), ...known }) as T;

export const HOME_BODY = {
  status: "disponible",
  operation: "venta",
  type: "piso",
  reference: "V-102",
  title: "Piso con terraza en Ruzafa",
  price: 285_000,
  address: "Calle de Cádiz, 12, 3.º B",
  postalCode: "46006",
  town: "Valencia",
  province: "Valencia",
  builtAreaM2: 92,
  rooms: 3,
  bathrooms: 2,
  hasLift: true,
  energyRating: "D",
  descriptions: { es: "Tercero exterior con terraza de 8 m²." },
} as const;

export const HOME: PublicHome = filled<PublicHome>(publicHome, {
  ...HOME_BODY,
  id: EXAMPLE_IDS.home,
  createdAt: AT,
  updatedAt: AT,
  ownerId: EXAMPLE_IDS.user,
  country: "ES",
  currency: "EUR",
  showsAddress: false,
  features: [],
  urls: {},
});

export const CONTACT_BODY = {
  fullName: "Marta Soler",
  roles: ["comprador"],
  tags: ["ruzafa"],
  language: "es",
  emails: ["marta.soler@correo.example"],
  phones: ["600 123 456"],
  hasConsent: true,
  consentText: "Marcó la casilla de novedades de nuestra web",
};

export const CONTACT: PublicContact = filled<PublicContact>(publicContact, {
  id: EXAMPLE_IDS.contact,
  createdAt: AT,
  updatedAt: AT,
  lastActivityAt: AT,
  ownerId: EXAMPLE_IDS.user,
  fullName: "Marta Soler",
  roles: ["comprador"],
  tags: ["ruzafa"],
  language: "es",
  source: "mano",
  emails: ["marta.soler@correo.example"],
  phones: ["+34600123456"],
  hasConsent: true,
  consentAt: AT,
  consentText: CONTACT_BODY.consentText,
});

export const LEAD_BODY = {
  fullName: "Jorge Peris",
  email: "jorge.peris@correo.example",
  phone: "611 222 333",
  message: "Quiero ver el piso de Ruzafa el jueves.",
  kind: "comprador",
  homeId: EXAMPLE_IDS.home,
  source: "web-propia",
  hasConsent: false,
  utmCampaign: "otono",
};

export const LEAD: PublicLead = {
  id: EXAMPLE_IDS.lead,
  createdAt: AT,
  fullName: "Jorge Peris",
  email: "jorge.peris@correo.example",
  phone: "611 222 333",
  company: null,
  position: null,
  message: LEAD_BODY.message,
  source: "web-propia",
  hasConsent: false,
  consentAt: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: "otono",
  utmContent: null,
  utmTerm: null,
  landingPage: null,
  language: null,
  ownerId: EXAMPLE_IDS.user,
  contactId: EXAMPLE_IDS.contact,
};

export const RUN_LINE: PublicRunLine = {
  id: EXAMPLE_IDS.run,
  createdAt: AT,
  tool: "calculadora-capacidad",
  toolTitle: "Capacidad de compra",
  version: 1,
  title: "Capacidad de compra en Valencia",
  name: null,
  folder: "Familia Soler",
  tags: ["ruzafa"],
  isSaved: true,
  figure: { label: "Precio máximo de compra", value: 243_000, currency: "EUR" },
  credits: 1,
  homeId: null,
  ownerId: EXAMPLE_IDS.user,
  isPurged: false,
};

export const ME: PublicMe = {
  user: { id: EXAMPLE_IDS.user, name: "Ana Ruiz" },
  agency: { id: EXAMPLE_IDS.agency, name: "Casas del Puerto", role: "owner" },
  key: { id: EXAMPLE_IDS.key, scopes: ["homes:read", "homes:write"] },
  plan: { id: "red", name: "Red" },
  credits: 9_874,
};

export const MARKET_HOME: PublicMarketHome = filled<PublicMarketHome>(publicMarketHome, {
  id: EXAMPLE_IDS.marketHome,
  isDemo: false,
  facadeSeed: 5_606_145,
  operation: "venta",
  type: "piso",
  status: "activo",
  title: "Piso con terraza en Ruzafa",
  quarter: "Ruzafa",
  town: "València",
  municipalityCode: "46250",
  country: "ES",
  builtAreaM2: 92,
  rooms: 3,
  features: 4,
  knownFeatures: 5,
  priceCents: 285_000_00,
  currency: "EUR",
  previousPriceCents: 299_000_00,
  priceChangedOn: "2026-11-20",
  listedOn: "2026-10-02",
  adverts: 1,
  sources: ["Inmobiliaria Sol"],
  alsoBy: ["Casas Luna"],
});
