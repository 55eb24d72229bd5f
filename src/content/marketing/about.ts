import { CLAIMS } from "../claims.ts";

/** Words of the page about Umbral and its agents (`/agentes`, "Sobre Umbral" in the menu). */
export const aboutContent = {
  meta: {
    title: "Sobre Umbral y para qué agentes es",
    description:
      "Qué es Umbral, quién lo usa y cómo trabajamos: herramientas para agentes que tienen que explicar un precio en España y Latinoamérica, con sus tres marcas.",
  },
  hero: {
    title: "Para quien tiene que explicar un precio",
    lead: "Un umbral es la piedra que se pisa al entrar en una casa. Ahí se decide un encargo: en la puerta, con el propietario delante y una cifra en la mano. Hacemos las herramientas para ese momento.",
    action: { label: "Valora una vivienda", to: "/valoracion" },
    second: { label: "Habla con nosotros", to: "/contacto" },
  },
  what: {
    title: "Qué es Umbral",
    paragraphs: [
      "Umbral es una plataforma para profesionales inmobiliarios, en seis módulos: valoración, análisis, captación, social, virtual y gestión. Una vivienda se describe una vez y pasa de una herramienta a otra.",
      "Las cuentas las hacen motores de cálculo que se pueden revisar: estadística, reglas y geometría. Un modelo de lenguaje puede redactar, pero no pone ni cambia una cifra. Cada resultado dice quién lo hizo, con qué datos y de qué fecha.",
      "Alrededor de las herramientas está lo que una oficina necesita cada día: cartera, contactos, tablero de tratos, calendario y portales. Y una API, webhooks y MCP para unirlo a lo que ya usas.",
    ],
  },
  mission: {
    title: "Lo que queremos conseguir",
    statement: "Que nadie compre ni venda una casa por un número que no entiende.",
    text: "Un precio que se explica se discute mejor, se firma antes y deja menos enfados. Por eso enseñamos el rango, los comparables y la duda, aunque una cifra sola quede más bonita.",
  },
  audiences: {
    title: "Para quién",
    items: [
      {
        name: "Agentes",
        text: "Preparas la visita la tarde anterior, llegas con un informe y sabes a quién llamar después.",
        to: "/soluciones-agentes-autonomos",
      },
      {
        name: "Agencias",
        text: "Un mismo método, una cartera común y los contactos repartidos con regla.",
        to: "/agencias",
      },
      {
        name: "Redes",
        text: "Más oficinas, más personas y la API para tu propio programa.",
        to: "/soluciones-franquicias-inmobiliarias",
      },
      {
        name: "Inversores",
        text: "Sabes cuánto se aleja un precio de lo que sostienen los comparables.",
        to: "/modulo-analisis",
      },
      {
        name: "Propietarios",
        text: "Lees de dónde sale el precio de tu casa antes de firmar un encargo.",
        to: "/valoracion",
      },
    ],
  },
  day: {
    title: "Lo que puede hacer un agente hoy",
    steps: [
      {
        title: "Antes de la visita",
        text: "Sitúa la vivienda en el mapa y pega los anuncios que ya miras. Sale un rango con sus razones.",
      },
      {
        title: "En la puerta",
        text: "Abre el resultado en el móvil. Enseña qué suma, qué resta y con qué viviendas se compara.",
      },
      {
        title: "De vuelta en la oficina",
        text: "El contacto pasa de columna, la tarea queda en el calendario y el mensaje sale escrito.",
      },
    ],
  },
  brands: {
    title: "Tres marcas, una llave",
    lead: "Cada una hace una cosa. Las tres se enlazan; ninguna te obliga a usar las otras.",
    platform: {
      name: "Umbral",
      text: "Las herramientas para el profesional. Es donde estás.",
      action: "Ver las herramientas",
    },
    portal: {
      name: "Umbral Portal",
      text: "El portal donde un propietario anuncia y un comprador busca. De ahí llegan encargos.",
      action: "Ir a Umbral Portal",
    },
    mortgage: {
      name: "Umbral Hipotecas",
      text: `La financiación: ${CLAIMS.banks.figure} ${CLAIMS.banks.label.replace(" por Umbral Hipotecas", "")} y un ${CLAIMS.commission.figure} ${CLAIMS.commission.label.replace(" de Umbral Hipotecas", "")}.`,
      action: "Ir a Umbral Hipotecas",
    },
  },
  habits: {
    title: "Cómo trabajamos",
    items: [
      {
        name: "Medimos antes de prometer",
        text: "El error de la valoración se mide con viviendas que el modelo no había visto y se publica por ciudad.",
      },
      {
        name: "Decimos lo que falta",
        text: "Con menos de tres comparables actuales no hay precio de hoy. Sale el motivo y el paso siguiente.",
      },
      { name: "No enviamos tus datos fuera", text: "Tu navegador habla solo con Umbral. Lo que valoras lo ves tú." },
      { name: "Te dejamos salir", text: "PDF, Excel y CSV. Sin permanencia y sin llamar a nadie para darte de baja." },
    ],
  },
  closing: {
    title: "Empieza por una casa que conozcas",
    text: "Valora la última que vendiste. Si el rango no contiene el precio de cierre, cuéntanoslo: así se mejora el método.",
  },
} as const;
