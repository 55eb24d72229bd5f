/**
 * Everything that the site keeps in a visitor's browser: the table of the cookies page, and the two optional purposes
 * of the consent banner. A test of the journeys fails when something else turns up.
 */

export type ConsentCategory = "necessary" | "analytics" | "marketing";

interface StoredItem {
  /** Name in the browser; `*` is any ending. */
  name: string;
  kind: "Cookie" | "Almacenamiento local" | "Almacenamiento de sesión";
  purpose: string;
  duration: string;
  provider: string;
  category: ConsentCategory;
}

/** Raised when purposes or services change: an older consent is asked for again. */
export const CONSENT_VERSION = 1;

const OWN = "Umbral (propia)";
const UNTIL_CLEARED = "Hasta que la borres";
const WHILE_OPEN = "Hasta que cierras la pestaña";

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: "umbral_visitor",
    kind: "Cookie",
    purpose:
      "Te devuelve los resultados de las herramientas que usas sin cuenta y cuenta los usos de cada día. Llega con el primer resultado. Es un número al azar, firmado por el servidor, que los programas de la página no pueden leer.",
    duration: "1 año",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral_session",
    kind: "Cookie",
    purpose:
      "Solo si inicias sesión: dice a las páginas qué sesión es la tuya. Los programas de la página no la pueden leer.",
    duration: "400 días como mucho; deja de valer al cerrar la sesión",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral_asked",
    kind: "Cookie",
    purpose:
      "Solo si pides un enlace por correo: recuerda que lo pidió este navegador, para que lo que hiciste sin cuenta pase a la tuya y no a la de quien te mande un enlace suyo. Lleva una huella de la dirección que los programas de la página no pueden leer.",
    duration: "1 hora",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral_llave",
    kind: "Cookie",
    purpose:
      "Solo si entras con una llave de acceso: comprueba que quien responde es el navegador que preguntó. Es un número al azar que los programas de la página no pueden leer.",
    duration: "5 minutos",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral_trip",
    kind: "Cookie",
    purpose:
      "Solo si entras con Google: comprueba que quien vuelve de allí es el navegador que salió. Es un número al azar que los programas de la página no pueden leer.",
    duration: "10 minutos",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral_shared_*",
    kind: "Cookie",
    purpose:
      "Solo si abres con contraseña un resultado compartido: evita que la escribas otra vez. Vale para ese enlace y los programas de la página no la pueden leer.",
    duration: "12 horas, o hasta que cambia la contraseña",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral_firma_*",
    kind: "Cookie",
    purpose:
      "Solo si escribes el código para firmar un documento: recuerda que lo escribiste en este navegador. Vale para ese documento y los programas de la página no la pueden leer.",
    duration: "2 horas",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral_tablero",
    kind: "Cookie",
    purpose:
      "Solo si inicias sesión: recuerda qué tablero miraste el último, el de compra, venta, alquiler o captación. Los programas de la página no la pueden leer.",
    duration: "1 año",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "supabase.auth.token",
    kind: "Almacenamiento local",
    purpose:
      "Solo si inicias sesión: la mantiene abierta en este navegador y en todas sus pestañas. Lleva tu correo y tu nombre.",
    duration: "Hasta que cierras la sesión",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "supabase.auth.token-*",
    kind: "Almacenamiento local",
    purpose:
      "Al crear la cuenta, recuperar la contraseña o entrar con Google: demuestra que quien vuelve es el mismo navegador que lo pidió.",
    duration: "Hasta que vuelves o inicias sesión de otro modo",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral-welcomed",
    kind: "Almacenamiento local",
    purpose: "Recuerda que ya te dimos la bienvenida, para hacerlo una sola vez.",
    duration: UNTIL_CLEARED,
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral-notice",
    kind: "Almacenamiento de sesión",
    purpose: "Lleva un aviso, como «Sesión cerrada correctamente», hasta la página siguiente, que lo enseña.",
    duration: "Hasta que se enseña",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "cookie_consent",
    kind: "Almacenamiento local",
    purpose: "Recuerda lo que decidiste sobre las cookies, con su fecha, para no volver a preguntarte.",
    duration: "24 meses; después te preguntamos otra vez",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "user_region",
    kind: "Almacenamiento local",
    purpose: "Recuerda la región que elegiste en la barra, y con ella la moneda.",
    duration: UNTIL_CLEARED,
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral-theme",
    kind: "Almacenamiento local",
    purpose: "Recuerda si elegiste el tema claro, el oscuro o el de tu sistema.",
    duration: UNTIL_CLEARED,
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral-draft:*",
    kind: "Almacenamiento local",
    purpose:
      "Guarda lo que escribes en cada herramienta, y en el chat inmobiliario antes de enviarlo, para que no lo pierdas al recargar. No sale de tu navegador.",
    duration: "Hasta que vacías el formulario o calculas con una vivienda tuya",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral-agent-name",
    kind: "Almacenamiento local",
    purpose: "Recuerda el nombre con el que firmas los informes. Solo sale de tu navegador al pedir el PDF.",
    duration: UNTIL_CLEARED,
    provider: OWN,
    category: "necessary",
  },
  {
    name: "lead_id",
    kind: "Almacenamiento local",
    purpose:
      "Solo si envías un formulario: identifica tu solicitud para añadirle cuánto dura tu visita y cuándo fue la última.",
    duration: "Hasta que la solicitud deja de admitir cambios, 24 horas después de tu última visita",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "umbral-thread*",
    kind: "Almacenamiento local",
    purpose:
      "Solo si pides en el asistente que te responda una persona: lleva la llave de esa conversación, para que la encuentres al volver.",
    duration: "Hasta que cierras la conversación",
    provider: OWN,
    category: "necessary",
  },
  {
    name: "react-router-scroll-positions",
    kind: "Almacenamiento de sesión",
    purpose: "Te deja a la misma altura de la página cuando vuelves atrás.",
    duration: WHILE_OPEN,
    provider: OWN,
    category: "necessary",
  },
  {
    name: "analytics_tracking",
    kind: "Almacenamiento de sesión",
    purpose:
      "Indica que permitiste la analítica. Entonces la solicitud que envías lleva también las páginas que viste.",
    duration: WHILE_OPEN,
    provider: OWN,
    category: "analytics",
  },
];
