import { PHONE_SIDE, type ScreenFacts } from "./product-screens.ts";

/** The screens of the help centre, by the names that articles have in their line `screen`. */

export interface HelpScreenFacts extends ScreenFacts {
  /** Line under the picture: the thing to be noticed in it. */
  caption: string;
}

const help = (alt: string, caption: string): HelpScreenFacts => ({
  alt,
  caption,
  pigment: "cobalto",
  stand: "sheet",
  width: 800,
  height: 500,
  narrow: { side: PHONE_SIDE },
});

export const HELP_SCREENS = {
  "valuation-form": help(
    "Formulario de la valoración con el lugar elegido y los datos de la vivienda.",
    "El formulario: el lugar, cómo es la vivienda y los comparables",
  ),
  "valuation-result": help(
    "Resultado de una valoración de demostración con su precio, su rango y su confianza.",
    "El precio, su rango y la confianza, con sus motivos al lado",
  ),
  "valuation-comparables": help(
    "Comparables de una valoración de demostración con su precio ajustado y su peso.",
    "Cada comparable, con lo que se ajusta y lo que pesa",
  ),
  "cma-result": help(
    "Informe comparativo de demostración con su valor y tres precios de salida.",
    "El valor por comparables y los tres precios de salida",
  ),
  "check-result": help(
    "Anuncio de demostración que pide más de lo que dicen sus comparables, con su posición en el rango.",
    "Lo que se pide, frente al rango de los comparables",
  ),
  "capacity-result": help(
    "Capacidad de compra de una familia de demostración, con precio máximo y cuota.",
    "El precio máximo y lo que lo limita",
  ),
  "roi-result": help(
    "Rentabilidad de un alquiler de demostración, con su cuenta de ingresos y gastos.",
    "La rentabilidad, con la cuenta que la sostiene",
  ),
  "advert-result": help(
    "Anuncio de demostración escrito por el generador de descripciones.",
    "El anuncio, con cada frase unida a su dato",
  ),
  "negotiator-result": help(
    "Plan de una negociación de demostración con la oferta mejor y las concesiones.",
    "Qué oferta conviene más, y hasta dónde ceder",
  ),
  "qualifier-result": help(
    "Ficha de un comprador de demostración con su puntuación y el siguiente paso.",
    "A quién llamar primero, y por qué",
  ),
  "prospecting-result": help(
    "Tablero de propietarios de demostración en el orden en que conviene llamarlos.",
    "Los propietarios, en el orden en que conviene llamarlos",
  ),
  "renovation-result": help(
    "Obras de una vivienda de demostración en el orden de lo que dejan.",
    "Las obras, por lo que dejan al vender",
  ),
  "arguments-result": help(
    "Argumentos de venta de una vivienda de demostración con el dato de cada uno.",
    "Cada argumento, con su dato y su fecha",
  ),
  "appreciation-result": help(
    "Previsión del precio de una vivienda de demostración con su abanico.",
    "La previsión y su abanico: cuanto más lejos, más ancho",
  ),
  "follow-up-result": help(
    "Mensajes de seguimiento de demostración con el día en que toca cada uno.",
    "Qué escribir, y qué día toca",
  ),
  dashboard: help(
    "Panel de inicio de una agencia de demostración con sus cifras y sus próximas citas.",
    "El panel: lo de hoy, las cifras del mes y lo que espera",
  ),
  portfolio: help(
    "Cartera de demostración con sus viviendas, su precio y su estado.",
    "La cartera: cada vivienda con su precio y su estado",
  ),
  "portfolio-import": help(
    "Página para importar una cartera desde un archivo o desde una dirección.",
    "Elige un archivo, o una dirección que se lee cada día",
  ),
  "home-photos": help(
    "Ficha de una vivienda de demostración con sus fotos y sus documentos.",
    "Las fotos y los documentos, en la ficha de la vivienda",
  ),
  board: help(
    "Tablero de tratos de una agencia de demostración con una columna por etapa.",
    "Arrastra una tarjeta a su etapa siguiente",
  ),
  "contact-file": help(
    "Ficha de una compradora de demostración con su trato y lo que se ha hablado.",
    "La ficha: quién es, qué busca y todo lo hablado",
  ),
  inbox: help(
    "Bandeja de avisos de portales de una agencia de demostración.",
    "Cada aviso, con el contacto y la vivienda que se han leído",
  ),
  "contacts-import": help(
    "Página para importar contactos de un archivo CSV o de una agenda.",
    "Elige un CSV o una agenda: antes de guardar verás qué entra",
  ),
  "contact-settings": help(
    "Ajustes de los contactos de una agencia de demostración: horario y reparto.",
    "El horario, el plazo de respuesta y las reglas de reparto",
  ),
  calendar: help("Semana de una agencia de demostración en el calendario.", "Citas, visitas y tareas de la semana"),
  tasks: help("Tareas de una agencia de demostración, por fecha.", "Las tareas, por el día en que vencen"),
  analytics: help(
    "Analítica de una agencia de demostración con sus cifras y de dónde vienen los contactos.",
    "Cada cifra, comparada con el periodo anterior",
  ),
  goals: help(
    "Objetivo del año de una agente de demostración con las ventas y encargos que hacen falta.",
    "De lo que quieres ingresar a lo que hay que hacer cada mes",
  ),
  history: help(
    "Historial de resultados de una agente de demostración con carpetas y etiquetas.",
    "Todo lo calculado, con su nombre y su fecha",
  ),
  "saved-results": help(
    "Resultados guardados de una agente de demostración, por carpetas.",
    "Los guardados, por carpetas",
  ),
  "shared-links": help(
    "Enlaces compartidos de una agente de demostración con sus visitas.",
    "Cada enlace: para quién es y quién lo ha abierto",
  ),
  "shared-page": help(
    "Página de un resultado compartido de demostración, como la ve el cliente.",
    "Lo que ve tu cliente",
  ),
  credits: help(
    "Página de créditos de una agencia de demostración con su plan y sus movimientos.",
    "El plan, los créditos que quedan y en qué se han ido",
  ),
  agency: help(
    "Página de una agencia de demostración con las personas y el papel de cada una.",
    "Quién está en la agencia, y con qué papel",
  ),
  brand: help(
    "Página de la marca de una agencia de demostración, con su color y su firma.",
    "El color, el logotipo y la firma de tus informes",
  ),
  settings: help("Ajustes de la cuenta de una agente de demostración.", "Correo, contraseña y segundo factor"),
  notices: help(
    "Ajustes de avisos de una agente de demostración: por correo o en la página.",
    "De qué quieres que te avisemos, y por dónde",
  ),
  "model-settings": help(
    "Página para conectar un modelo de lenguaje propio.",
    "La dirección, el nombre del modelo y su clave",
  ),
  profile: help("Perfil y tarjeta de una agente de demostración.", "Tu tarjeta, como la verán tus clientes"),
  chat: help("Conversación de demostración con el asistente de Umbral.", "La respuesta, con su cifra y de dónde sale"),
  channel: help(
    "Página del asistente para la web de una agencia de demostración.",
    "El saludo, las preguntas y el código para tu web",
  ),
  "command-menu": help(
    "Menú de comandos abierto con páginas, herramientas y contactos de demostración.",
    "Escribe unas letras: páginas, herramientas, viviendas y contactos",
  ),
  "api-docs": help("Documentación de la API con una llamada de ejemplo.", "Cada llamada, con su ejemplo"),
  integrations: help(
    "Página de conexiones de una agencia de demostración: claves, webhooks y asistentes.",
    "Claves, webhooks y asistentes, en un sitio",
  ),
  "market-search": help(
    "Búsqueda del mercado con una frase, sus etiquetas y viviendas de demostración.",
    "La frase, sus etiquetas y lo que sale, en lista y en mapa",
  ),
  "market-centre": help(
    "Centro de análisis con las cifras de una zona de demostración.",
    "Cada cifra dice cuántos casos tiene, y de qué día es",
  ),
  "saved-search": help(
    "Búsqueda guardada de una compradora de demostración con sus novedades.",
    "Lo que busca tu cliente, y lo nuevo desde la última vez",
  ),
  matching: help(
    "Viviendas que encajan con una compradora de demostración, con su nota y sus motivos.",
    "Cada vivienda, con su nota y lo que falta por confirmar",
  ),
  "agency-market": help(
    "Página de una agencia de demostración para abrir sus viviendas a otras.",
    "A quién abres tus viviendas, y con qué código",
  ),
  place: help("Ajustes de región y moneda de una agente de demostración.", "El país, la moneda y la zona horaria"),
  "sign-up": help("Página para crear una cuenta en Umbral.", "Con el correo y una contraseña basta"),
  prices: help("Página de precios con los planes.", "Los planes y lo que entra en cada uno"),
} satisfies Record<string, HelpScreenFacts>;

export type HelpScreenId = keyof typeof HELP_SCREENS;

/** Name of a help screen's pictures: a screen of the product may be called the same. */
export const helpPictureId = (id: HelpScreenId): string => `help-${id}`;
