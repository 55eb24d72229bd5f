import { aboutContent } from "../marketing/about.ts";
import { AGENCY_QUESTIONS, agenciesContent } from "../marketing/agencies.ts";
import { askedIn } from "../marketing/asked-in-faq.ts";
import { contactContent } from "../marketing/contact.ts";
import { pricingContent } from "../marketing/pricing.ts";
import { trainingContent } from "../marketing/training.ts";
import { contentIn, type OwnTexts } from "./own-texts.ts";

/** Texts of the price list, of the contact page and of the pages for agencies and agents that are Latin America's own. */

const PRICING: OwnTexts<ReturnType<typeof pricingContent>> = {
  meta: {
    title: "Precios y planes en dólares",
    description:
      "Cuatro planes con su precio en dólares: prueba de 14 días, Agente, Agencia y Red. Calcula cuántos créditos usa tu equipo y compara qué incluye cada uno.",
  },
  hero: {
    lead: "Todos los planes abren los seis módulos. Tú eliges cuántas personas entran y cuántos créditos usan. Cambias de plan o te das de baja cuando quieras.",
  },
  finalPrices:
    "Precios en dólares estadounidenses, al cambio de 1,10 dólares por euro. El cobro se hace en euros: tu banco aplica su tipo de cambio. Los impuestos que correspondan en tu país se indican antes de contratar.",
};

const CONTACT: OwnTexts<typeof contactContent> = {
  meta: {
    title: "Contacto y soporte para Latinoamérica",
    description:
      "Escribe a Umbral desde cualquier país, pide una demostración en tu horario o resuelve una duda con el asistente. Correo, teléfono y horario en hora de América.",
  },
  hero: {
    lead: "Cuéntanos qué necesitas y te contesta una persona. Escríbenos a cualquier hora; si es una duda de uso, el asistente y el centro de ayuda suelen ser más rápidos.",
  },
  details: {
    hours:
      "De lunes a viernes, de 9:00 a 18:00 de España: por la mañana en América. Lo que llega después se contesta el día siguiente.",
    taxId: "Identificación fiscal (España)",
  },
  demo: {
    text: "Media hora en línea, en tu horario y con una propiedad de tu zona.",
  },
};

const AGENCIES: OwnTexts<typeof agenciesContent> = {
  meta: {
    title: "Umbral para inmobiliarias de Latinoamérica",
    description:
      "Un solo método de valoración en la moneda de tu país, cartera común, contactos repartidos con regla, calendario y objetivos: para cinco o veinticinco personas.",
  },
  hero: {
    lead: "Que el precio de salida no dependa de quién hizo la visita. Tu equipo comparte cartera, contactos y calendario, usa un solo método en la moneda de tu país y puede explicar cada número.",
  },
  portfolio: {
    caption: "Tres propiedades de una cartera de la Ciudad de México",
    currency: "MXN",
    homes: [
      {
        name: "Orizaba, Roma Norte, 94 m²",
        value: 6_450_000,
        low80: 6_100_000,
        high80: 6_820_000,
        floors: 5,
        bays: 3,
        floor: 3,
        pigment: "albero",
      },
      {
        name: "Xola, Narvarte, 61 m²",
        value: 3_280_000,
        low80: 3_020_000,
        high80: 3_550_000,
        floors: 4,
        bays: 2,
        floor: 1,
        pigment: "cobalto",
      },
      {
        name: "Camino Viejo, Tlalpan, 210 m²",
        value: 7_900_000,
        low80: 6_300_000,
        high80: 9_650_000,
        floors: 1,
        bays: 4,
        floor: 0,
        pigment: "almagre",
      },
    ],
  },
};

const ABOUT: OwnTexts<typeof aboutContent> = {
  meta: {
    title: "Umbral para agentes inmobiliarios de Latinoamérica",
    description:
      "Qué es Umbral y para quién: herramientas para el agente que tiene que explicar un precio al propietario, en la moneda y con las palabras de su país.",
  },
  hero: {
    lead: "Un umbral es la piedra que se pisa al entrar en una casa. Ahí se decide una exclusiva: en la puerta, con el propietario delante y una cifra en la mano. Hacemos las herramientas para ese momento.",
    action: { label: "Valora una propiedad" },
  },
  brands: {
    portal: { text: "El portal de propiedades del grupo, hoy con viviendas de España." },
    mortgage: { text: "La financiación del grupo para compras en España." },
  },
};

/** The price list as a region reads it. @param isPaidOnline whether this installation takes payments */
export const pricingIn = (region: string, isPaidOnline: boolean) =>
  contentIn(region, pricingContent(isPaidOnline, region), PRICING);

/** The contact page as a region reads it. */
export const contactIn = (region: string) => contentIn(region, contactContent, CONTACT);

/** The page for agencies as a region reads it. */
export const agenciesIn = (region: string) =>
  contentIn(region, { ...agenciesContent, questions: AGENCY_QUESTIONS.map(askedIn(region)) }, AGENCIES);

/** The page about Umbral and its agents as a region reads it. */
export const aboutIn = (region: string) => contentIn(region, aboutContent, ABOUT);

/** The page of courses as a region reads it: in words that are understood there. */
export const trainingIn = (region: string) => contentIn(region, trainingContent, {});
