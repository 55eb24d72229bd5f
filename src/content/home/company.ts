import { CLAIMS } from "../claims.ts";
import { PLANS, type PlanId } from "../plans.ts";

/** Words of the home page on the company, its ways of working and its customers. */

/** Invented marks that hold the place until there are agreements to show. */
export const partners = {
  title: "Marcas con las que trabajamos",
  note: "Son marcas inventadas. Aquí irán las reales cuando haya acuerdos que enseñar.",
  names: ["Ladera Hogares", "Tres Balcones", "Patio Norte", "Cal y Canto", "Mirador 8", "La Esquina Vieja"],
} as const;

const purpose = {
  title: "Misión, visión y valores",
  items: [
    {
      name: "Misión",
      statement: "Que cada precio se pueda explicar.",
      text: "Damos a quien vende vivienda las mismas cuentas que haría un analista: de dónde sale el número, cuánto puede fallar y qué falta por saber.",
    },
    {
      name: "Visión",
      statement: "Que una operación se lea como un plano.",
      text: "Propietario, comprador y agente miran los mismos datos, en el mismo idioma, y deciden antes.",
    },
  ],
} as const;

const difference = {
  title: "Lo que se suele prometer y lo que encuentras aquí",
  columns: { question: "Pregunta", usual: "Lo habitual", ours: "En Umbral" },
  rows: [
    {
      question: "¿Cuánto vale?",
      usual: "Una cifra sola.",
      ours: "Un rango, los comparables que lo sostienen y la fecha de los datos.",
    },
    {
      question: "¿Cuánto se equivoca?",
      usual: "No se dice.",
      ours: "Error medido con viviendas que el modelo no había visto, publicado por ciudad.",
    },
    {
      question: "¿Y si faltan datos?",
      usual: "La cifra sale igual.",
      ours: "El rango se abre y lees el motivo.",
    },
    {
      question: "¿Quién hace las cuentas?",
      usual: "Un modelo de lenguaje.",
      ours: "Motores de cálculo. Un modelo de lenguaje solo redacta, y se comprueba contra ellos.",
    },
    {
      question: "¿Adónde van tus datos?",
      usual: "A servicios de terceros.",
      ours: "Tu navegador habla solo con Umbral. Lo tuyo lo ves tú.",
    },
    {
      question: "¿Qué funciona de verdad?",
      usual: "Todo aparece como disponible.",
      ours: "El menú enseña solo lo que puedes usar, y cada herramienta trae un ejemplo resuelto.",
    },
  ],
  link: { label: "Lee el método de valoración", href: "/metodo/valoracion" },
} as const;

const values = {
  title: "Valores",
  items: [
    { name: "Enseñar la cuenta", text: "Cada estimación sale con su rango, su fuente y su fecha." },
    { name: "Decir «no lo sé»", text: "Si hay pocas ventas, el resultado lo dice y te propone qué buscar." },
    { name: "Cuidar lo ajeno", text: "Los datos de propietarios y compradores se piden solo si hacen falta." },
    { name: "Ir al grano", text: "Frases cortas, una acción por pantalla y nada que parpadee." },
    { name: "Dejar salir", text: "Descargas lo tuyo en formatos abiertos. Nadie te retiene." },
  ],
} as const;

const advantages = {
  title: "Ocho ventajas",
  items: [
    { name: "Un precio con motivos", text: "Qué suma, qué resta y con qué se compara." },
    { name: "Un dato, una vez", text: "La vivienda pasa de una herramienta a otra." },
    { name: "Informe con tu nombre", text: "PDF, texto y mensaje para WhatsApp." },
    { name: "Cuentas propias", text: "Calculan sin modelos externos." },
    { name: `En marcha en ${CLAIMS.setup.figure}`, text: "Entras, importas y trabajas." },
    { name: "Prueba completa", text: `${CLAIMS.trial.figure} ${CLAIMS.trial.label}.` },
    { name: "Sin permanencia", text: "Te vas cuando quieras y te llevas lo tuyo." },
    { name: "Tus datos, contigo", text: "En PDF, CSV, Excel y por API." },
  ],
} as const;

const presence = {
  title: "España y Latinoamérica, en su moneda",
  claim: CLAIMS.countries,
  claimNote: "Dato de la empresa",
  facts: [
    "En todos valoras con tus comparables y en la moneda del país.",
    "En España, además, impuestos por comunidad y valor tasado oficial por municipio.",
    "En Latinoamérica, gastos de compra orientativos que puedes corregir.",
  ],
  /** Followed by the cities that have a trained model. */
  lit: "La puerta encendida tiene además un modelo de precios aprendido, en",
  listTitle: "Países y moneda",
} as const;

const trust = {
  title: "Confianza y seguridad",
  lead: "Lo que ya hace el producto, y aparte lo que promete la empresa.",
  claims: [CLAIMS.uptime, CLAIMS.backups, CLAIMS.support],
  claimsTitle: "La empresa promete además:",
  facts: [
    {
      name: "Copias cada hora",
      text: "De la base de datos integrada. Se guardan las últimas 24 y una por día durante 14 días.",
    },
    { name: "Nada va a terceros", text: "Tu navegador habla solo con Umbral: letras, mapas y cálculos." },
    { name: "Medición con permiso", text: "Las cookies de análisis y de marketing esperan a que las aceptes." },
    { name: "Nadie más ve lo tuyo", text: "La dirección de un resultado ajeno responde que no existe." },
    { name: "Cada dato, fechado", text: "Impuestos, aranceles e índices llevan fuente, vigencia y grado de certeza." },
    { name: "Tu cuenta, bien cerrada", text: "Llaves de acceso, segundo factor y lista de sesiones abiertas." },
  ],
  links: [
    { label: "Privacidad", href: "/privacidad" },
    { label: "Términos", href: "/terminos" },
  ],
} as const;

const planOf = (id: PlanId) => PLANS.find((plan) => plan.id === id)!;
const agencia = planOf("agencia");
const red = planOf("red");

const audiences = {
  title: "Para quien vende vivienda",
  agentes: {
    title: "Agentes",
    text: "Llega a la visita con el precio explicado y una respuesta para cada «¿por qué?».",
    points: ["Valoración con informe en PDF", "A quién llamar hoy, con su mensaje", "Todo desde el móvil"],
    link: { label: "Umbral para agentes", href: "/agentes" },
  },
  agencias: {
    title: "Agencias",
    text: "Un mismo método, una cartera común y los contactos repartidos con regla.",
    points: [
      `${agencia.users} usuarios en el plan ${agencia.name}, ${red.users} en el plan ${red.name}`,
      "Tablero, calendario y objetivos del equipo",
      "Tu marca en cada informe",
    ],
    link: { label: "Umbral para agencias", href: "/agencias" },
  },
  formacion: {
    title: "Formación",
    text: "Aprende con tus propias viviendas: leer un rango, elegir comparables, defender un precio.",
    points: ["Cinco lecciones abiertas", "Ejercicios con tu zona", "Sesiones para el equipo"],
    link: { label: "Ver la formación", href: "/formacion" },
  },
} as const;

/** A year of the business's own story. Owner answers for it; evidence stays empty until supplied, and the page says so. */
interface Milestone {
  year: number;
  title: string;
  text: string;
  owner: "negocio";
  evidence: string;
}

const milestone = (year: number, title: string, text: string): Milestone => ({
  year,
  title,
  text,
  owner: "negocio",
  evidence: "",
});

const timeline = {
  title: "De 2019 a 2025",
  note: "Historia de ejemplo: la empresa la sustituirá por la suya, con fechas comprobadas.",
  items: [
    milestone(2019, "La pregunta", "«¿Y por qué ese precio?» Empezamos a contestarla por escrito."),
    milestone(2020, "El método", "Comparables, ajustes y un rango, en una hoja de cálculo."),
    milestone(2021, "El motor", "La hoja se convierte en programa y aprende a decir cuánto falla."),
    milestone(2022, "El portal", "Umbral Portal publica las primeras viviendas."),
    milestone(2023, "Las hipotecas", "Umbral Hipotecas compara bancos para el comprador."),
    milestone(2024, "Los seis módulos", "Valorar, analizar, captar, contar, enseñar y gestionar."),
    milestone(2025, "Una sola planta", "Las tres marcas comparten vivienda, datos y cuenta."),
  ],
} as const;

/** The company, its ways of working and its customers. */
export const company = {
  partners,
  purpose,
  difference,
  values,
  advantages,
  presence,
  trust,
  audiences,
  timeline,
} as const;
