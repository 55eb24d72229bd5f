import { CLAIMS } from "./claims.ts";
import { ANONYMOUS_RUNS_A_DAY, CREDIT_COSTS, MONTHS_PAID_YEARLY, PLANS, type PlanId, TRIAL_DAYS } from "./plans.ts";

/**
 * The questions that people ask, answered for the product of today. Prices and credits come from `plans.ts`, the
 * business's claims from `claims.ts`. Answers are plain paragraphs: the page, the assistant and search engines read the
 * same words.
 */
export interface FaqItem {
  /** Also the fragment of its address: `/faq#que-es-umbral`. */
  id: string;
  group: FaqGroupId;
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
  /** Pages of this site where it goes on. */
  links?: readonly { label: string; to: `/${string}` }[];
}

export const FAQ_GROUPS = {
  empezar: "Empezar",
  valoracion: "Valoración y método",
  planes: "Planes y créditos",
  datos: "Datos y privacidad",
  agencias: "Agencias y redes",
  cuenta: "Tu cuenta",
  portal: "Portal e hipotecas",
  soporte: "Soporte",
} as const;

export type FaqGroupId = keyof typeof FAQ_GROUPS;

const NBSP = "\u00a0";
const number = (value: number) => value.toLocaleString("es-ES", { useGrouping: true });
const euros = (value: number) => `${number(value)}${NBSP}€`;
const plan = (id: PlanId) => PLANS.find((each) => each.id === id)!;
const trial = plan("prueba");
const agent = plan("agente");
const agency = plan("agencia");
const network = plan("red");

const VALUATION = { label: "Valorar una vivienda", to: "/valoracion" } as const;
const CAPACITY = { label: "Calcular la capacidad de compra", to: "/calculadora-capacidad" } as const;
const TOOLS = { label: "Ver las herramientas", to: "/herramientas" } as const;
const PRICES = { label: "Planes y precios", to: "/precios" } as const;
const ACCOUNT_HELP = { label: "Tu cuenta, paso a paso", to: "/help-center/articulo/crear-una-cuenta" } as const;
const METHOD = { label: "Método de valoración", to: "/metodo/valoracion" } as const;
const CONTACT = { label: "Contacto", to: "/contacto" } as const;
const PRIVACY = { label: "Privacidad", to: "/privacidad" } as const;

export const FAQ: readonly FaqItem[] = [
  // — Empezar ———————————————————————————————————————————
  {
    id: "que-es-umbral",
    group: "empezar",
    question: "¿Qué es Umbral?",
    answer: [
      "Umbral reúne herramientas para agentes, agencias y redes inmobiliarias de España y Latinoamérica: valorar viviendas, captar propietarios, preparar anuncios y llevar la cartera.",
      "Cada cifra llega con su rango, su fuente y su fecha, para que puedas explicársela al propietario.",
    ],
    links: [TOOLS],
  },
  {
    id: "que-funciona-hoy",
    group: "empezar",
    question: "¿Qué herramientas puedo usar hoy?",
    answer: [
      "Todas las del catálogo. Entre ellas: {{tools}}. También responde el asistente.",
      "Con una cuenta tienes además cartera, contactos, calendario, objetivos y analítica.",
    ],
    links: [VALUATION, CAPACITY, TOOLS],
  },
  {
    id: "primeros-pasos",
    group: "empezar",
    question: "¿Cómo empiezo?",
    answer: [
      "Abre la valoración, elige el barrio o el municipio y marca la vivienda en el mapa. Rellena lo que sepas y deja en blanco lo demás.",
      "Pega tus comparables o súbelos en un archivo, calcula y descarga el informe en PDF con tu nombre.",
    ],
    links: [VALUATION],
  },
  {
    id: "hace-falta-cuenta",
    group: "empezar",
    question: "¿Necesito una cuenta para probar?",
    answer: [
      `No. Las herramientas se usan sin cuenta y sin tarjeta, ${ANONYMOUS_RUNS_A_DAY} veces al día cada una.`,
      "Con una cuenta, tus resultados te esperan en cualquier dispositivo. Crearla es gratis.",
    ],
    links: [VALUATION],
  },
  {
    id: "en-que-paises",
    group: "empezar",
    question: "¿Funciona en mi país?",
    answer: [
      "La web tiene versión para España y para Latinoamérica, cada una con su moneda. Elige la tuya en el selector de región de la barra.",
      "La valoración por comparables sirve en España y en 19 países de Latinoamérica, con los anuncios que tú aportas. El modelo de precios solo cubre Barcelona, Valencia y Buenos Aires. La calculadora de capacidad conoce los impuestos de cada comunidad española; en Latinoamérica los gastos son orientativos.",
    ],
    links: [VALUATION, CAPACITY],
  },
  {
    id: "instalar",
    group: "empezar",
    question: "¿Tengo que instalar algo?",
    answer: [
      "No. Umbral funciona en el navegador del ordenador, de la tableta y del móvil.",
      "Las páginas se leen también con una conexión lenta; el mapa y el asistente se cargan cuando los abres.",
    ],
    links: [{ label: "Navegadores y conexión", to: "/help-center/articulo/navegadores-y-conexion" }],
  },
  {
    id: "pedir-demo",
    group: "empezar",
    question: "¿Puedo ver una demo?",
    answer: [
      "Sí. Pide la demo desde la página de inicio o desde contacto, di a qué te dedicas y te escribimos para acordar el día.",
    ],
    links: [CONTACT],
  },

  // — Valoración y método ————————————————————————————————————
  {
    id: "como-se-calcula-el-precio",
    group: "valoracion",
    question: "¿Cómo se calcula el precio de una vivienda?",
    answer: [
      "Buscamos anuncios y cierres parecidos y cercanos, los ajustamos por superficie, planta, ascensor, estado, año y extras, los llevamos a hoy con el índice de su zona y tomamos su media ponderada. Los más parecidos pesan más, y ninguno más de la mitad.",
      "En Barcelona, Valencia y Buenos Aires un modelo entrenado con anuncios antiguos ayuda a ajustar las diferencias entre viviendas.",
    ],
    links: [METHOD],
  },
  {
    id: "que-precision-tiene",
    group: "valoracion",
    question: "¿Qué error tiene la valoración?",
    answer: [
      "El del modelo lo medimos con viviendas que no había visto y lo publicamos por ciudad y por tramo de precio, con su fecha y el número de viviendas. El de un precio de hoy se mide en tus cierres, cuando reúnes 30.",
      "El rango está pensado para acoger el precio en 8 de cada 10 casos. Se ensancha cuando hay pocos comparables o no se ponen de acuerdo, y se queda corto cuando todos están lejos: la página lo dice.",
    ],
    links: [METHOD],
  },
  {
    id: "cuantos-comparables",
    group: "valoracion",
    question: "¿Cuántos comparables necesito?",
    answer: [
      "Al menos tres actuales para tener un precio de hoy. Con seis o más el rango suele estrecharse.",
      "Puedes pegarlos desde una hoja de cálculo, subirlos en CSV o XLSX, o pegar el texto de los anuncios. Verás qué se ha entendido y qué filas no, con su motivo.",
    ],
    links: [VALUATION],
  },
  {
    id: "sin-comparables",
    group: "valoracion",
    question: "¿Qué pasa si no tengo comparables?",
    answer: [
      "En Barcelona y Valencia verás el valor a fecha de los datos, que son de 2018, y para hoy un rango orientativo con fuentes oficiales.",
      "En el resto de España verás solo una orientación amplia a partir del valor tasado oficial. Fuera de España te diremos cuántos comparables faltan.",
    ],
    links: [METHOD, VALUATION],
  },
  {
    id: "es-una-tasacion",
    group: "valoracion",
    question: "¿Es una tasación oficial?",
    answer: [
      "No. Es una estimación estadística y orientativa. No es una tasación según la Orden ECO/805/2003 y no sirve para pedir una hipoteca.",
      "Para eso necesitas una sociedad de tasación homologada por el Banco de España.",
    ],
    links: [METHOD],
  },
  {
    id: "casas-y-locales",
    group: "valoracion",
    question: "¿Puedo valorar casas, chalets, locales o alquileres?",
    answer: [
      "Sí, con comparables tuyos del mismo tipo y operación. El modelo de precios aprendió solo de pisos en venta.",
    ],
    links: [VALUATION],
  },
  {
    id: "de-donde-salen-los-datos",
    group: "valoracion",
    question: "¿De dónde salen los datos?",
    answer: [
      "El modelo aprendió de anuncios de venta de 2018 en Barcelona y Valencia (idealista18, licencia abierta ODbL), y de los de Buenos Aires de 2009 a 2016 (Gobierno de la Ciudad, CC BY). La evolución de precios es del BIS con datos del INE. El valor tasado es del ministerio de Vivienda.",
      "Los comparables son los que tú pegas o importas. Cada resultado enseña sus fuentes con fecha, y lo dudoso lleva la etiqueta «por comprobar».",
    ],
    links: [METHOD],
  },
  {
    id: "informe-pdf",
    group: "valoracion",
    question: "¿Puedo descargar un informe para el propietario?",
    answer: [
      "Sí. El resultado se descarga en PDF con tu nombre, se copia como texto y se manda por WhatsApp. Las tablas salen en Excel y en CSV.",
      "Con una agencia lleva además su logotipo, su color y su firma.",
    ],
    links: [VALUATION, PRICES],
  },
  {
    id: "que-calcula-la-capacidad",
    group: "valoracion",
    question: "¿Qué calcula la capacidad de compra?",
    answer: [
      "El precio más alto que puede pagar una familia y qué lo limita: los ingresos o el ahorro. Cuenta la hipoteca, los impuestos de la comunidad y los gastos de notaría y registro.",
      "No es una oferta ni una aprobación: el banco decide con su propio estudio.",
    ],
    links: [CAPACITY],
  },

  // — Planes y créditos —————————————————————————————————————
  {
    id: "cuanto-cuesta",
    group: "planes",
    question: "¿Cuánto cuesta Umbral?",
    answer: [
      `El plan Agente cuesta ${euros(agent.monthlyEuros)} al mes; Agencia, ${euros(agency.monthlyEuros)}; Red, ${euros(network.monthlyEuros)}. Son precios finales, IVA incluido. En Latinoamérica la página de precios los enseña en dólares.`,
      "El plan se elige en tu panel, en «Plan y créditos». La prueba no pide tarjeta.",
    ],
    links: [PRICES, { label: "Cambiar de plan y facturas", to: "/help-center/articulo/cambiar-de-plan-y-facturas" }],
  },
  {
    id: "que-incluye-cada-plan",
    group: "planes",
    question: "¿Qué incluye cada plan?",
    answer: [
      `Agente: ${number(agent.credits)} créditos al mes y ${agent.users} usuario. Agencia: ${number(agency.credits)} créditos y ${agency.users} usuarios. Red: ${number(network.credits)} créditos, ${network.users} usuarios, API y marca blanca.`,
      `Las herramientas, la cartera, los contactos y los informes con tu marca están en todos. La prueba lo abre todo ${TRIAL_DAYS} días.`,
    ],
    links: [PRICES],
  },
  {
    id: "que-es-un-credito",
    group: "planes",
    question: "¿Qué es un crédito y cuánto gasta cada uso?",
    answer: [
      `Un crédito paga un cálculo del servidor, por ejemplo una valoración. Si no llega a un resultado, no gasta. Lo que se hace en tu navegador gasta ${CREDIT_COSTS.browser}; un cálculo del servidor, ${CREDIT_COSTS.server}; un texto de un modelo de lenguaje, ${CREDIT_COSTS.text}; una imagen de un modelo de imagen, ${CREDIT_COSTS.image}.`,
      "Abrir, editar, compartir o descargar un resultado anterior no gasta; corregirlo en su página, tampoco durante sus primeras 24 horas. Si un cálculo falla, tampoco.",
    ],
    links: [PRICES],
  },
  {
    id: "compartir-un-resultado",
    group: "planes",
    question: "¿Puedo enviar un resultado a un cliente?",
    answer: [
      "Sí. Con cuenta, pulsa Compartir bajo el resultado: tu cliente abre una página con las cifras, tus datos y un formulario para escribirte, sin cuenta. Puedes ponerle contraseña o fecha de fin y retirarla cuando quieras.",
      "Compartir no gasta créditos.",
    ],
    links: [{ label: "Compartir un resultado", to: "/help-center/articulo/compartir-un-resultado" }],
  },
  {
    id: "sin-creditos",
    group: "planes",
    question: "¿Qué pasa si se me acaban los créditos?",
    answer: [
      "La herramienta te lo dice, no calcula y conserva lo que escribiste. Puedes cambiar de plan o esperar al día en que se renuevan; tus resultados anteriores siguen abiertos.",
      "Junto al botón de calcular ves siempre lo que cuesta y lo que te queda.",
    ],
    links: [PRICES],
  },
  {
    id: "prueba-gratis",
    group: "planes",
    question: "¿Cómo funciona la prueba gratis?",
    answer: [
      `Dura ${TRIAL_DAYS} días, incluye todo y ${number(trial.credits)} créditos, y no pide tarjeta.`,
      "Empieza la primera vez que entras con tu cuenta, una vez por persona. Al terminar no se cobra nada: eliges un plan o sigues abriendo lo que ya calculaste.",
    ],
    links: [PRICES],
  },
  {
    id: "pago-anual",
    group: "planes",
    question: "¿Sale más barato pagar por año?",
    answer: [
      `Sí. Un año cuesta lo que ${MONTHS_PAID_YEARLY} meses: Agente, ${euros(agent.monthlyEuros * MONTHS_PAID_YEARLY)} al año; Agencia, ${euros(agency.monthlyEuros * MONTHS_PAID_YEARLY)}; Red, ${euros(network.monthlyEuros * MONTHS_PAID_YEARLY)}.`,
    ],
    links: [PRICES],
  },
  {
    id: "permanencia",
    group: "planes",
    question: "¿Hay permanencia? ¿Puedo darme de baja o cambiar de plan?",
    answer: [
      "No hay permanencia. Cancelas la suscripción y subes o bajas de plan cuando quieras; lo pagado vale hasta el final de su periodo.",
    ],
    links: [PRICES],
  },
  {
    id: "formas-de-pago",
    group: "planes",
    question: "¿Cómo se paga y cómo recibo la factura?",
    answer: [
      "Desde tu panel, en «Plan y créditos». Donde el pago en línea está activado se paga con tarjeta en la página segura de Stripe, y allí mismo se descarga la factura con el IVA desglosado. Donde no lo está, pides el plan y te lo activamos.",
      "Tu tarjeta no pasa por Umbral: ni la vemos ni la guardamos.",
    ],
    links: [{ label: "Facturas y tarjeta", to: "/help-center/articulo/cambiar-de-plan-y-facturas" }, PRICES],
  },

  // — Datos y privacidad ————————————————————————————————————
  {
    id: "que-datos-guardais",
    group: "datos",
    question: "¿Qué datos se guardan cuando uso una herramienta?",
    answer: [
      "Lo que escribes en el formulario y su resultado. Sin cuenta quedan unidos a un identificador aleatorio en una cookie de tu navegador; con cuenta, a ella. Así puedes volver a abrirlo.",
      "El borrador de cada formulario queda en tu navegador hasta que pulsas «Vaciar».",
    ],
    links: [{ label: "Tus datos sin cuenta", to: "/help-center/articulo/tus-datos-sin-cuenta" }, PRIVACY],
  },
  {
    id: "quien-ve-mis-valoraciones",
    group: "datos",
    question: "¿Alguien más puede ver mis valoraciones o mis comparables?",
    answer: [
      "Fuera de tu agencia, nadie, salvo quien tenga un enlace que hayas compartido. Sin cuenta solo se abren en el navegador que las hizo. En una agencia también las ven quien es titular y quien coordina.",
      "Tus comparables no se mezclan con los de otras personas ni entrenan ningún modelo.",
    ],
    links: [{ label: "Quién ve qué en una agencia", to: "/help-center/articulo/quien-ve-que-en-una-agencia" }, PRIVACY],
  },
  {
    id: "borrar-mis-datos",
    group: "datos",
    question: "¿Cómo pido que se borren mis datos?",
    answer: [
      "Con cuenta no hace falta pedirlo: en «Ajustes», «Seguridad y datos», los descargas en un archivo o eliminas la cuenta, y se borran al momento.",
      "Sin cuenta, escribe a la dirección de protección de datos que está en la página de privacidad. Puedes pedir acceso, rectificación, supresión, oposición, limitación y portabilidad.",
    ],
    links: [
      { label: "Descargar y borrar tus datos", to: "/help-center/articulo/descargar-y-borrar-tus-datos" },
      PRIVACY,
    ],
  },
  {
    id: "cookies",
    group: "datos",
    question: "¿Qué cookies usa Umbral?",
    answer: [
      "Las necesarias para que la página funcione. Las de medición solo se activan si las aceptas en el aviso, y puedes cambiar de opinión en «Configurar cookies», al pie de cada página.",
    ],
    links: [{ label: "Cookies", to: "/cookies" }],
  },
  {
    id: "inteligencia-artificial",
    group: "datos",
    question: "¿Qué parte hace la inteligencia artificial?",
    answer: [
      "Los precios los calculan la estadística y un modelo de árboles, no un modelo de lenguaje. Las cifras salen siempre de esos motores y se pueden comprobar.",
      "El asistente de la página es automático: busca en la ayuda y cita de dónde saca la respuesta. Si no la encuentra, lo dice.",
    ],
    links: [METHOD],
  },
  {
    id: "que-guarda-el-asistente",
    group: "datos",
    question: "¿Se guarda lo que escribo en el asistente?",
    answer: [
      "En la esquina de la página, no: vive en su memoria y desaparece al recargarla. Con una cuenta, lo que preguntas en el chat inmobiliario se guarda en ella hasta que lo eliminas, y solo lo ves tú. Para responder, tus mensajes viajan a nuestro servidor. No escribas datos personales de otras personas.",
    ],
    links: [PRIVACY],
  },

  // — Agencias y redes —————————————————————————————————————
  {
    id: "varios-usuarios",
    group: "agencias",
    question: "¿Puede usarlo todo mi equipo?",
    answer: [
      `Sí, con el plan Agencia (${agency.users} usuarios) o Red (${network.users} usuarios). Creas la agencia en tu panel e invitas por correo; cada persona entra con su cuenta.`,
      "Hay tres papeles. Quien es titular lo lleva todo; quien coordina ve el trabajo de todos e invita a agentes; cada agente comparte la cartera de viviendas y ve sus propios resultados. Si alguien se va, su trabajo se queda en la agencia.",
    ],
    links: [
      { label: "Trabajar en una agencia", to: "/help-center/articulo/trabajar-en-una-agencia" },
      { label: "Umbral para agencias", to: "/agencias" },
      PRICES,
    ],
  },
  {
    id: "marca-blanca",
    group: "agencias",
    question: "¿Los informes pueden llevar la marca de mi agencia?",
    answer: [
      "Sí, en cualquier plan. Creas tu agencia, subes el logotipo y eliges el color, la firma y el número de registro: salen en los informes PDF y en las páginas que compartes.",
      "Al pie se lee «Hecho con Umbral». Los planes con marca blanca, Red y la prueba, lo quitan.",
    ],
    links: [PRICES],
  },
  {
    id: "api",
    group: "agencias",
    question: "¿Hay una API para conectarlo con mi CRM?",
    answer: [
      "Sí, con clave propia, en el plan Red y en la prueba. Tu programa usa las herramientas y lee y cambia viviendas, contactos, leads y resultados; la documentación es pública. Tu cartera entra y sale en Kyero, CSV y Excel, por archivo o por una dirección. Una conexión ya hecha con un CRM concreto no la hay: se usa su archivo, su dirección o la API.",
    ],
    links: [
      { label: "Documentación de la API", to: "/api/docs" },
      { label: "Integración por API", to: "/integracion-api-inmobiliaria" },
    ],
  },
  {
    id: "importar-cartera",
    group: "agencias",
    question: "¿Puedo importar mi cartera de inmuebles?",
    answer: [
      "Sí. En tu panel, en Cartera, sube un CSV, un Excel o un archivo de Kyero, o deja la dirección de tu feed para que se lea sola. Antes de cambiar nada ves qué viviendas entran, cuáles cambian y qué filas tienen un error, con su línea y su motivo. Tu equipo comparte la cartera, y sus viviendas rellenan las herramientas.",
    ],
    links: [{ label: "Importar tu cartera", to: "/help-center/articulo/importar-tu-cartera" }],
  },
  {
    id: "formacion",
    group: "agencias",
    question: "¿Hay formación para el equipo?",
    answer: ["Sí. La página de formación dice qué incluye y cómo pedirla para tu equipo."],
    links: [{ label: "Formación", to: "/formacion" }],
  },

  // — Tu cuenta ———————————————————————————————————————————
  {
    id: "crear-cuenta",
    group: "cuenta",
    question: "¿Cómo creo una cuenta o inicio sesión?",
    answer: [
      "En la página de acceso, con tu nombre, teléfono, correo y una contraseña de 8 caracteres o más. Te llega un enlace para verificar el correo: púlsalo en cualquier dispositivo y ya estás dentro.",
      "Si ya tienes cuenta, la otra pestaña de la misma página sirve para entrar.",
    ],
    links: [{ label: "Crear cuenta", to: "/auth" }, ACCOUNT_HELP],
  },
  {
    id: "volver-a-un-resultado",
    group: "cuenta",
    question: "¿Cómo vuelvo a abrir un resultado?",
    answer: [
      "Cada resultado tiene su dirección. Guárdala en favoritos y ábrela en el mismo navegador: lo encontrarás con sus datos y sus descargas.",
      "Con una cuenta lo abres en cualquier dispositivo, y tu panel muestra los últimos. Sin cuenta, en otro navegador o si borras las cookies ya no se abre.",
    ],
    links: [VALUATION],
  },
  {
    id: "olvide-contrasena",
    group: "cuenta",
    question: "He olvidado mi contraseña, ¿qué hago?",
    answer: [
      "En la página de acceso, dentro de Iniciar sesión, pulsa ¿Olvidaste tu contraseña? y escribe tu correo. Te llega un enlace que vale una hora y una sola vez, y sirve en cualquier dispositivo.",
      "Al guardar la contraseña nueva se cierran las demás sesiones.",
    ],
    links: [{ label: "Acceso", to: "/auth?tab=login" }, ACCOUNT_HELP],
  },
  {
    id: "cambiar-moneda",
    group: "cuenta",
    question: "¿Cómo cambio de moneda o de región?",
    answer: [
      "En la barra, arriba, está el selector de región: España, Latinoamérica o Internacional. España e Internacional enseñan los precios en euros; Latinoamérica, en dólares. Tu elección se recuerda en este navegador.",
    ],
  },

  // — Portal e hipotecas ————————————————————————————————————
  {
    id: "que-es-umbral-portal",
    group: "portal",
    question: "¿Qué es Umbral Portal?",
    answer: [
      "Es el portal de inmuebles del mismo grupo, en un sitio aparte. Los enlaces por tipo de vivienda, ciudad y provincia de la página de inicio llevan a él.",
    ],
    links: [{ label: "Página de inicio", to: "/" }],
  },
  {
    id: "que-es-umbral-hipotecas",
    group: "portal",
    question: "¿Qué es Umbral Hipotecas y cuánto cobra?",
    answer: [
      `Es el servicio de hipotecas y financiación del grupo, en un sitio aparte. Compara ${CLAIMS.banks.figure.replace("+", " bancos o más")} y cobra un ${CLAIMS.commission.figure} ${CLAIMS.commission.label.replace(" de Umbral Hipotecas", "")}.`,
      "Para saber antes cuánto puede pagar tu comprador, usa la calculadora de capacidad.",
    ],
    links: [CAPACITY],
  },
  {
    id: "publicar-anuncio",
    group: "portal",
    question: "¿Puedo publicar mis inmuebles en portales desde Umbral?",
    answer: [
      "Umbral no entra en los portales por ti. Te da una dirección con tus viviendas disponibles en formato Kyero, y el portal que la admita la lee con su ritmo. El generador de descripciones te deja el texto listo para pegar.",
      "Publicar en Umbral Portal se hace en su propio sitio.",
    ],
    links: [
      { label: "Enviar tu cartera a los portales", to: "/help-center/articulo/publicar-tu-cartera-en-portales" },
      { label: "Generador de descripciones", to: "/generador-descripciones" },
    ],
  },
  {
    id: "tramitais-hipotecas",
    group: "portal",
    question: "¿Umbral concede o tramita hipotecas?",
    answer: [
      "Umbral no presta dinero. La calculadora estima cuánto puede pagar una familia; comparar ofertas y tramitarlas es el trabajo de Umbral Hipotecas.",
    ],
    links: [CAPACITY],
  },

  // — Soporte ———————————————————————————————————————————
  {
    id: "hablar-con-una-persona",
    group: "soporte",
    question: "¿Cómo hablo con una persona?",
    answer: [
      "Escribe desde la página de contacto o llama al teléfono que está allí. También puedes pedirlo en el asistente: dejas tus datos y una persona te responde en la misma conversación, en su horario.",
    ],
    links: [CONTACT],
  },
  {
    id: "cuanto-tardais",
    group: "soporte",
    question: "¿Cuánto tarda la respuesta?",
    answer: [
      `El equipo de soporte se compromete a menos de ${CLAIMS.support.figure.replace(/^<\s*/, "")} ${CLAIMS.support.label}. El asistente de esta página contesta al momento.`,
    ],
    links: [CONTACT],
  },
  {
    id: "algo-no-funciona",
    group: "soporte",
    question: "Algo no funciona, ¿qué hago?",
    answer: [
      "Recarga la página: lo que escribiste en los formularios sigue en tu navegador. Si el fallo vuelve, escríbenos desde contacto con la dirección de la página y la hora.",
    ],
    links: [CONTACT, { label: "Centro de ayuda", to: "/help-center" }],
  },
  {
    id: "proponer-herramienta",
    group: "soporte",
    question: "¿Cómo pido una herramienta o una mejora?",
    answer: [
      "Mira primero en el catálogo: busca con tus palabras y por lo que tienes a mano. Si echas algo en falta, cuéntanos desde contacto qué trabajo quieres hacer y con qué datos.",
    ],
    links: [TOOLS, CONTACT],
  },
];

/** The question of an id; asking for one that does not exist is a mistake of ours. */
export function faqById(id: string): FaqItem {
  const item = FAQ.find((each) => each.id === id);
  if (!item) throw new Error(`there is no question ${id}`);
  return item;
}
