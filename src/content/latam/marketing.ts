import { contactContent } from "../marketing/contact.ts";
import { pricingContent } from "../marketing/pricing.ts";
import { contentIn, type OwnTexts } from "./own-texts.ts";

/** Texts of the price list and of the contact page that are Latin America's own. */

const PRICING: OwnTexts<ReturnType<typeof pricingContent>> = {
  meta: {
    title: "Precios y planes en dólares",
    description:
      "Cuatro planes con su precio en dólares: prueba de 14 días, Agente, Agencia y Red. Calcula cuántos créditos usa tu equipo al mes y compara qué incluye cada uno.",
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

/** The price list as a region reads it. @param isPaidOnline whether this installation takes payments */
export const pricingIn = (region: string, isPaidOnline: boolean) =>
  contentIn(region, pricingContent(isPaidOnline, region), PRICING);

/** The contact page as a region reads it. */
export const contactIn = (region: string) => contentIn(region, contactContent, CONTACT);
