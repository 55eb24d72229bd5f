import { CLAIMS } from "#content/claims.ts";
import { COUNTRY_OPTIONS, CURRENCY_OPTIONS } from "#content/country-options.ts";
import { contactContent } from "#content/marketing/contact.ts";
import type { SiteInfo } from "#content/site-info.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { REGIONS } from "#domain/shared/region/region.ts";
import { factsOn, type StatedPage } from "./fact.server.ts";
import { helpPage } from "./help-page.server.ts";
import { stated } from "./stated.server.ts";

const CONTACT: StatedPage = { url: "/contacto", title: "Contacto" };

/** The company, its contact data, countries and languages, and its claims. */
export function companyFacts(site: SiteInfo): Statement[] {
  return [...contactFacts(site), ...placeFacts(), ...claimFacts()];
}

function contactFacts({ identity, isDemo, portalUrl, mortgageUrl, social, offeredServices }: SiteInfo): Statement[] {
  const onContact = factsOn(CONTACT);
  const onPrivacy = factsOn({ url: "/privacidad", title: "Privacidad" });
  const demo = isDemo ? " Es una instalación de demostración: no hay una empresa real detrás." : "";
  return [
    ...stated(
      onContact,
      `
contact.phone · teléfono, contacto · cuál es · which what how
El teléfono es ${identity.phone}.
? cuál es el teléfono | a qué número llamo | quiero llamar por teléfono | número de contacto
+ llamar número celular móvil

contact.email · correo, email, contacto · cuál es · which what how
El correo es ${identity.email}.
? cuál es el correo | a qué email escribo | dirección de correo de Umbral | mail de soporte
+ mail escribir dirección electrónica

contact.hours · soporte, atención · horario · when
El horario de soporte es ${contactContent.details.hours.replace(/^De/, "de")}.
? cuál es el horario de atención | a qué hora atienden | atienden los sábados | cuándo puedo llamar
+ abierto atienden horas días fin de semana

contact.promise · soporte, respuesta · cuánto tarda · how-much when
La empresa se compromete a ${contactContent.details.promise.replace(/^<\s*/, "menos de ")}.
? cuánto tarda en responder el soporte | en cuánto tiempo contestan | tiempo de respuesta de soporte

contact.person · hablar con una persona, soporte humano · cómo · how yes-no
Escribe desde la página de contacto, llama al teléfono que está allí, o pídelo en el asistente: dejas tus datos y una persona te responde en la misma conversación, en su horario.
? quiero hablar con una persona | pásame con un humano | hay alguien que me atienda | hablar con un asesor
+ humano agente operador asesor persona real

contact.demo · demo, demostración · cómo se pide · how where how-much
La demo se pide desde la página de inicio o desde contacto. ${contactContent.demo.text}
? cómo pido una demo | cuánto dura la demo | quiero una demostración | me pueden enseñar la plataforma

company.address · domicilio, empresa · dónde está · where
El domicilio es: ${identity.address}.${demo}
? dónde está Umbral | dirección de la empresa | dónde tienen la oficina | sede de Umbral
+ oficina dirección calle sede

company.name · empresa, quién está detrás · cómo se llama · who which what
La empresa es ${identity.name}. NIF: ${identity.taxId}. Registro: ${identity.registry}.${demo}
? quién está detrás de Umbral | qué empresa es Umbral | NIF de la empresa | razón social
+ razón social NIF CIF sociedad titular
`,
    ),
    ...stated(
      onPrivacy,
      `
company.data-protection · protección de datos, privacidad · correo · where how which
Para la protección de datos escribe a ${identity.dataProtectionEmail}.
? correo de protección de datos | a quién escribo para mis derechos RGPD | delegado de protección de datos
`,
    ),
    factsOn({ url: "/terminos", title: "Términos" })(
      "company.intermediary",
      "intermediario, registro de intermediación",
      "inscripción",
      `Inscripción como intermediario: ${identity.intermediary}.`,
      {
        forms: ["which", "yes-no"],
        asked: ["están inscritos como intermediarios", "número de registro de intermediación"],
      },
    ),
    factsOn({ url: "/", title: "Umbral" })(
      "company.portal",
      "Umbral Portal",
      "dónde está",
      `Umbral Portal, el portal de inmuebles del grupo, está en ${portalUrl}.`,
      { forms: ["where", "what"], asked: ["dónde está Umbral Portal", "cómo entro al portal", "qué es Umbral Portal"] },
    ),
    factsOn({ url: "/", title: "Umbral" })(
      "company.mortgages",
      "Umbral Hipotecas",
      "dónde está",
      `Umbral Hipotecas, el servicio de financiación del grupo, está en ${mortgageUrl}.`,
      { forms: ["where", "what"], asked: ["dónde está Umbral Hipotecas", "cómo contacto con Umbral Hipotecas"] },
    ),
    ...(social.length > 0
      ? [
          ...stated(
            onContact,
            `
company.social · redes sociales · cuáles · which where
Umbral está en ${listed(social.map(({ name, url }) => `${name} (${url})`))}.
? qué redes sociales tienen | Instagram de Umbral
`,
          ),
        ]
      : []),
    ...stated(
      onContact,
      `
company.services · telemarketing, consultoría legal · si se ofrecen · yes-no
${offeredServices.length > 0 ? `Este sitio ofrece ${listed(offeredServices.map((id) => (id === "legal" ? "consultoría legal" : id)))}: se pide por contacto.` : "Este sitio no ofrece hoy ni telemarketing ni consultoría legal hechos por personas: sus páginas explican qué haría falta."}
? ofrecen telemarketing | hacen llamadas por mí | tienen abogados | hay consultoría legal
`,
    ),
  ];
}

function placeFacts(): Statement[] {
  const onRegion = factsOn(helpPage("region-y-moneda"));
  const countries = COUNTRY_OPTIONS.map(({ label }) => label);
  return [
    ...stated(
      onRegion,
      `
site.countries · países · cuáles · which where how-much yes-no
Umbral funciona en ${counted(countries.length, "país", "países")}: ${listed(countries)}.
? en qué países funciona | funciona en México | sirve en Argentina | en cuántos países está Umbral | lo puedo usar en Colombia
+ Latinoamérica extranjero país disponible
`,
    ),
    ...COUNTRY_OPTIONS.map(({ value, label }) =>
      onRegion(
        `site.country-${value}`,
        `${label}, país`,
        "si funciona",
        `Sí: Umbral funciona en ${label}. La valoración por comparables usa los anuncios que tú aportas, en la moneda de allí.`,
        {
          forms: ["yes-no", "where"],
          asked: [`funciona en ${label}`, `puedo usarlo en ${label}`, `sirve para ${label}`],
        },
      ),
    ),
    ...stated(
      onRegion,
      `
site.currencies · monedas · cuáles · which yes-no
Las herramientas escriben ${counted(CURRENCY_OPTIONS.length, "moneda", "monedas")}: ${listed(CURRENCY_OPTIONS.map(({ label }) => label))}. Umbral no convierte una en otra dentro de un cálculo.
? qué monedas acepta | puedo calcular en pesos | convierte de dólares a euros | valorar en soles | hace conversión de moneda

site.regions · regiones, selector de región · cuáles · which where how
Hay ${Object.keys(REGIONS).length} regiones: ${listed(Object.values(REGIONS).map(({ name, currency }) => `${name}, con los precios en ${currency === "EUR" ? "euros" : "dólares"}`))}. Se cambian en la barra, junto a «Iniciar Sesión».
? cómo cambio de región | dónde cambio a dólares | qué regiones hay | cambiar la moneda de los precios

site.language · idioma · cuál · which yes-no
La web está en español, con textos y ejemplos propios para Latinoamérica. No está en otros idiomas.
? en qué idiomas está | está en inglés | lo hay en catalán | puedo cambiar el idioma
+ inglés catalán portugués idioma lengua traducir
`,
    ),
  ];
}

const CLAIMED: Record<Exclude<keyof typeof CLAIMS, "trial" | "modules">, readonly [subject: string, asked: string]> = {
  tools: ["herramientas de IA", "cuántas herramientas dice la empresa que hay"],
  toolsInPlans: ["herramientas de IA en los planes", "cuántas herramientas anuncian los planes"],
  toolsInFooter: ["herramientas de IA", "cuántas herramientas dice el pie de página"],
  accuracy: ["precisión de valoración", "qué precisión anuncia la empresa"],
  capture: ["captación de leads", "cuánto aumenta la captación según Umbral"],
  setup: ["puesta en marcha", "en cuánto tiempo se pone en marcha"],
  countries: ["países con agentes activos", "en cuántos países dice tener agentes"],
  guarantee: ["garantía", "qué garantía da la empresa"],
  support: ["soporte", "en cuánto responde el soporte según la empresa"],
  uptime: ["disponibilidad", "qué disponibilidad promete Umbral"],
  backups: ["copias de seguridad", "cada cuánto se hacen copias de seguridad"],
  banks: ["bancos de Umbral Hipotecas", "cuántos bancos compara Umbral Hipotecas"],
  commission: ["comisión de Umbral Hipotecas", "cuánto cobra Umbral Hipotecas"],
};

/** Claims that the code itself keeps: facts of plans and tools say them. */
export const KEPT_CLAIMS: readonly (keyof typeof CLAIMS)[] = ["trial", "modules"];

/** The company's claims, each said to be the company's and, while it has no proof, to be unmeasured. */
function claimFacts(): Statement[] {
  const onHome = factsOn({ url: "/", title: "Umbral" });
  return (Object.keys(CLAIMED) as (keyof typeof CLAIMED)[]).map((id) => {
    const { figure, label, evidence, date } = CLAIMS[id];
    const [subject, asked] = CLAIMED[id];
    const proof = evidence ? `con esta prueba: ${evidence}, ${date}` : "es un dato suyo, sin medición nuestra";
    return onHome(
      `claim.${id}`,
      `${subject}, dato de la empresa`,
      "qué se anuncia",
      `La empresa anuncia «${figure} ${label}»: ${proof}.`,
      { forms: ["how-much", "yes-no"], asked: [asked, `es verdad lo de ${figure} ${label}`] },
    );
  });
}
