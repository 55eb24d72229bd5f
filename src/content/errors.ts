/**
 * The error catalogue: every error that a caller can meet has its code and its text here and nowhere else. The first
 * five texts are agreed word for word with the programs that call the server.
 */
export const ERRORS = {
  RATE_LIMIT: {
    status: 429,
    message: "Límite de peticiones excedido. Por favor, espera unos momentos antes de intentar de nuevo.",
  },
  INSUFFICIENT_CREDITS: {
    status: 402,
    message:
      "Créditos insuficientes. Por favor, añade más créditos a tu cuenta para continuar usando esta herramienta.",
  },
  ANONYMOUS_LIMIT: {
    status: 429,
    message:
      "Has hecho tus tres cálculos de hoy con esta herramienta. Crea una cuenta gratis y sigue: lo que has escrito se queda aquí.",
  },
  ANONYMOUS_NETWORK_LIMIT: {
    status: 429,
    message:
      "Desde tu conexión se han hecho hoy muchos cálculos sin cuenta con esta herramienta. Crea una cuenta gratis y sigue: lo que has escrito se queda aquí.",
  },
  UNAUTHORIZED: { status: 401, message: "Tu sesión ha expirado. Por favor, inicia sesión de nuevo." },
  INVALID_API_KEY: {
    status: 401,
    message: "Esta clave de la API no vale: no existe, ha caducado o se revocó. Crea otra en Integraciones.",
  },
  API_NOT_IN_PLAN: {
    status: 403,
    message: "Tu plan no incluye la API. Está en el plan Red y en la prueba.",
  },
  API_KEY_NEEDED: {
    status: 401,
    message: "Hace falta una clave de la API: envíala en la cabecera Authorization como «Bearer umb_…».",
  },
  SCOPE_MISSING: {
    status: 403,
    message: "Esta clave no tiene permiso para hacer eso. Dáselo a una clave nueva en Integraciones.",
  },
  NOT_FOR_KEYS: {
    status: 403,
    message: "Esta dirección no se abre con una clave de la API. Las que sí están en la documentación.",
  },
  TOO_MANY_KEYS: {
    status: 409,
    message: "Ya hay veinte claves de la API que funcionan. Revoca una que no uses y vuelve a probar.",
  },
  NO_MAIL_SERVER: {
    status: 409,
    message:
      "Para enviar hace falta un remitente con su servidor de correo. Sin él puedes llevarte el correo en un archivo .eml.",
  },
  CAMPAIGN_STATE: {
    status: 409,
    message: "La campaña ya no está como la ves: otra persona, o el propio envío, la ha cambiado. Recarga la página.",
  },
  SOCIAL_RETURN: {
    status: 400,
    message: "La vuelta de la red no vale: es de otra sesión o ha tardado demasiado. Vuelve a pulsar «Conectar».",
  },
  SOCIAL_NOT_SENT: {
    status: 409,
    message:
      "Esta publicación no se puede programar así: ya ha salido, la red no la admite o la cuenta no es de esa red.",
  },
  SOCIAL_PAST: {
    status: 409,
    message: "Su hora ya ha pasado. Publícala ahora, o haz otra semana.",
  },
  SOCIAL_EXPIRED: {
    status: 409,
    message: "La red ya no nos deja entrar en esa cuenta. Vuelve a conectarla en Integraciones, «Redes».",
  },
  TOO_MANY_ACCOUNTS: {
    status: 409,
    message: "Ya hay treinta cuentas conectadas, que son el máximo. Desconecta una que no uses y vuelve a probar.",
  },
  TOO_MANY_SENDERS: {
    status: 409,
    message: "Ya hay veinte remitentes. Borra uno que no uses y vuelve a probar.",
  },
  TEMPLATE_LOCKED: {
    status: 409,
    message:
      "Otra persona, u otra pestaña, está escribiendo en esta plantilla. Tu texto sigue aquí: toma el relevo para guardarlo.",
  },
  TEMPLATE_CHANGED: {
    status: 409,
    message: "La plantilla ha cambiado desde que la abriste. Tu texto sigue aquí: cópialo o guárdalo encima.",
  },
  TOO_MANY_TEMPLATES: {
    status: 409,
    message: "Hay demasiadas plantillas, o demasiadas versiones de esta. Borra o duplica alguna y sigue.",
  },
  LANDING_CHANGED: {
    status: 409,
    message:
      "Otra persona, o tú en otra pestaña, ha cambiado esta página. Copia lo que has escrito y vuelve a abrirla.",
  },
  TOO_MANY_LANDINGS: {
    status: 409,
    message: "Ya hay doscientas páginas, contando las de la papelera. Borra una que no uses y vuelve a probar.",
  },
  TOO_MANY_PLAN_PICTURES: {
    status: 409,
    message:
      "Ya hay diez imágenes en la cola o doscientas guardadas. Espera, cancela o borra alguna y vuelve a probar.",
  },
  LANDING_IN_TRASH: { status: 409, message: "Esta página está en la papelera. Recupérala para cambiarla." },
  PLAN_CHANGED: {
    status: 409,
    message:
      "Este plano ha cambiado en otra pestaña o en otro dispositivo. Elige con cuál te quedas: el otro se guarda como copia.",
  },
  PLAN_IN_TRASH: { status: 409, message: "Este plano está en la papelera. Recupéralo para cambiarlo." },
  TOUR_CHANGED: {
    status: 409,
    message:
      "Este recorrido ha cambiado en otra pestaña o en otro dispositivo. Elige con cuál te quedas: el otro se guarda como copia.",
  },
  PROJECT_CHANGED: {
    status: 409,
    message:
      "Este trabajo ha cambiado en otra pestaña o en otro dispositivo. Elige con cuál te quedas: el otro se guarda como copia.",
  },
  PROJECT_IN_TRASH: { status: 409, message: "Este trabajo está en la papelera. Recupéralo para cambiarlo." },
  PROJECT_FULL: {
    status: 409,
    message: "Este trabajo ya guarda trescientos archivos. Borra los que no uses y vuelve a probar.",
  },
  PROJECT_WITHOUT_HOME: {
    status: 409,
    message: "Este trabajo no es de ninguna vivienda. Elige primero de cuál es.",
  },
  TOO_MANY_PROJECTS: {
    status: 409,
    message: "Ya hay mil trabajos, contando los de la papelera. Borra uno que no uses y vuelve a probar.",
  },
  TOUR_IN_TRASH: { status: 409, message: "Este recorrido está en la papelera. Recupéralo para cambiarlo." },
  TOO_MANY_TOURS: {
    status: 409,
    message: "Ya hay trescientos recorridos, contando los de la papelera. Borra uno que no uses y vuelve a probar.",
  },
  TOUR_NOT_READY: {
    status: 409,
    message: "Ninguna escena está lista todavía. Espera a que terminen de prepararse las fotos y publica entonces.",
  },
  TOUR_BEING_MADE: {
    status: 409,
    message: "Aún se están preparando fotos de este recorrido. Espera a que terminen y vuelve a descargarlo.",
  },
  ARCHIVE_IN_HAND: {
    status: 409,
    message: "Ya estás descargando un recorrido. Espera a que termine, o cancela esa descarga, y vuelve a probar.",
  },
  ARCHIVE_UNAVAILABLE: {
    status: 503,
    message: "Este servidor no tiene el visor de los recorridos y no puede prepararlos para descargar. Avísanos.",
  },
  IMPORTS_UNDER_WAY: {
    status: 409,
    message: "Ya estás importando tres recorridos. Espera a que termine alguno, o cancélalo, y vuelve a probar.",
  },
  TOUR_BLURRING: {
    status: 409,
    message:
      "Aún se están difuminando zonas de una foto. Publica cuando termine; si ha fallado, pulsa «Probar otra vez» en esa foto.",
  },
  TOUR_FULL: {
    status: 409,
    message: "Este recorrido ya guarda todos los panoramas o archivos que caben. Borra alguno que no uses y sigue.",
  },
  PANORAMA_BUSY: {
    status: 409,
    message:
      "Este panorama aún se está preparando, o ya no guarda lo que hace falta. Mira cómo está y vuelve a probar.",
  },
  UPLOAD_OFFSET: {
    status: 409,
    message: "La subida no va por ahí: pregunta cuánto ha llegado y sigue desde ese punto.",
  },
  UPLOAD_IN_HAND: { status: 423, message: "Esta subida ya está recibiendo datos por otra conexión." },
  UPLOAD_VERSION: { status: 412, message: "Sube los archivos con la versión 1.0.0 de tus." },
  TOO_MANY_PLANS: {
    status: 409,
    message: "Ya hay quinientos planos, contando los de la papelera. Borra uno que no uses y vuelve a probar.",
  },
  FLOW_CHANGED: {
    status: 409,
    message: "Otra persona, o tú en otra pestaña, ha cambiado este flujo. Recarga la página para ver cómo está ahora.",
  },
  FLOW_INCOMPLETE: { status: 409, message: "Al flujo le falta algo para publicarse: mira los avisos en sus pasos." },
  TOO_MANY_FLOWS: { status: 409, message: "Ya hay demasiados flujos. Archiva alguno y sigue." },
  PROPOSAL_CHANGED: {
    status: 409,
    message:
      "Otra persona, o tú en otra pestaña, ha cambiado esta propuesta. Copia lo que has escrito y vuelve a abrirla.",
  },
  CAMPAIGN_CHANGED: {
    status: 409,
    message:
      "Otra persona, o tú en otra pestaña, ha cambiado esta campaña. Copia lo que has escrito y vuelve a abrirla.",
  },
  CAMPAIGN_IN_TRASH: { status: 409, message: "Esta campaña está en la papelera. Recupérala para cambiarla." },
  CAMPAIGN_STARTED: {
    status: 409,
    message: "Esta campaña ya está en marcha. Para enviar otra cosa, haz una copia.",
  },
  PROPOSAL_IN_TRASH: { status: 409, message: "Esta propuesta está en la papelera. Recupérala para cambiarla." },
  PROPOSAL_ACCEPTED: {
    status: 409,
    message: "El propietario ya ha aceptado esta propuesta. Para ofrecer otra cosa, haz una nueva.",
  },
  PROPOSAL_NOT_ACCEPTED: { status: 409, message: "El propietario todavía no ha aceptado la propuesta." },
  PROPOSAL_NEWER: {
    status: 409,
    message:
      "Tu agente ha enviado una versión nueva mientras leías. Vuelve a abrir la página y léela antes de aceptar.",
  },
  PROPOSAL_RECIPIENT_LIMIT: {
    status: 429,
    message:
      "Hoy ya se ha enviado seis veces una propuesta a una de estas personas. Revísala con calma y espera a mañana.",
  },
  PROPOSAL_LOCKED: {
    status: 403,
    message: "Esta propuesta pide un código que llega al correo de su destinatario. Pídelo y vuelve a intentarlo.",
  },
  SIGNATURE_ENDED: { status: 409, message: "Esta petición de firma ya no está abierta." },
  SIGNATURE_EXPIRED: {
    status: 409,
    message: "El plazo para firmar ha terminado. Pide a quien te lo envió que te lo mande otra vez.",
  },
  SIGNATURE_WAITS: {
    status: 409,
    message: "Todavía no es tu turno: antes tiene que firmar otra persona. Te avisaremos por correo.",
  },
  SIGNATURE_ANSWERED: { status: 409, message: "Ya has respondido a esta petición de firma." },
  SIGNATURE_UNIDENTIFIED: {
    status: 403,
    message: "Antes de ver o firmar el documento, escribe el código que te enviamos.",
  },
  SIGNATURE_UNREAD: { status: 409, message: "Abre el documento antes de firmarlo." },
  SIGNATURE_RECIPIENT_LIMIT: {
    status: 429,
    message:
      "Hoy ya se han enviado seis peticiones de firma a una de estas personas. Junta los documentos en uno o espera a mañana.",
  },
  SIGNATURE_REMINDED: {
    status: 429,
    message: "A esta persona ya se le ha escrito en las últimas 24 horas. Espera a mañana.",
  },
  SIGNATURE_CODE_WRONG: {
    status: 422,
    message: "El código no es ese, o ha caducado. Revisa el último mensaje o pide otro.",
  },
  SIGNATURE_NO_MESSAGE: {
    status: 503,
    message: "Ahora no hemos podido enviar el código a tu teléfono. Vuelve a probar en un momento.",
  },
  SERVER_ERROR: {
    status: 500,
    message: "Error del servidor. Nuestro equipo ha sido notificado y está trabajando en solucionarlo.",
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: "Ahora mismo no llegamos a los datos. No se ha perdido nada; vuelve a probar dentro de unos segundos.",
  },
  STORE_UNAVAILABLE: {
    status: 503,
    message:
      "Ahora mismo no llegamos desde aquí a los archivos. No se ha guardado nada a medias; vuelve a probar en un momento.",
  },
  MAP_UNAVAILABLE: {
    status: 503,
    message: "Ahora mismo el servicio de mapas no responde. Vuelve a probar dentro de un minuto.",
  },
  MARKET_LOADING: {
    status: 503,
    message: "Estamos cargando el mercado, que tarda unos segundos la primera vez. Vuelve a probar en un momento.",
  },
  MARKET_BUSY: {
    status: 503,
    message: "Hay muchas búsquedas a la vez y la tuya ha esperado demasiado. Vuelve a probar dentro de unos segundos.",
  },
  DRAWING_BUSY: {
    status: 503,
    message: "Se están preparando muchos PDF a la vez y el tuyo no ha tenido sitio. Vuelve a pedirlo en unos segundos.",
  },
  READING_BUSY: {
    status: 503,
    message:
      "Se están leyendo muchos archivos a la vez y el tuyo no ha tenido sitio. Vuelve a enviarlo en unos segundos: no has perdido nada.",
  },
  PAPER_TOO_LONG: {
    status: 422,
    message: "Este documento es demasiado largo para pasarlo a PDF. Acórtalo o repártelo en dos.",
  },
  INSUFFICIENT_STORAGE: {
    status: 507,
    message: "No queda sitio para guardar lo que envías, y no se ha guardado nada. Nuestro equipo ya tiene el aviso.",
  },
  NETWORK_ERROR: {
    status: 0,
    message: "Error de conexión. Por favor, verifica tu conexión a internet e inténtalo de nuevo.",
  },
  UNKNOWN_ERROR: { status: 0, message: "Ha ocurrido un error. Por favor, inténtalo de nuevo." },
  INVALID_INPUT: { status: 422, message: "Revisa los campos marcados. Lo que escribiste sigue aquí." },
  MALFORMED_REQUEST: { status: 400, message: "La petición no es un JSON válido." },
  UNREADABLE_REQUEST: { status: 400, message: "La petición lleva signos o una estructura que no se admiten." },
  INVALID_CURSOR: { status: 400, message: "Ese punto de la lista no vale. Vuelve a pedirla desde el principio." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Envía la petición como application/json." },
  LENGTH_REQUIRED: { status: 411, message: "Di cuánto ocupa lo que envías (cabecera Content-Length)." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "Lo que envías supera el tamaño permitido." },
  FOREIGN_ORIGIN: { status: 403, message: "La petición viene de otro sitio web y no se ha hecho nada." },
  NOT_FOUND: { status: 404, message: "Aquí no hay nada con esa dirección." },
  UNKNOWN_TOOL: { status: 404, message: "No hay ninguna herramienta con ese nombre." },
  UNKNOWN_RUN: { status: 404, message: "No encuentro ese resultado. Puede ser de otra persona o haber caducado." },
  NO_MODEL: {
    status: 409,
    message: "No hay ningún modelo de lenguaje conectado. Conecta uno en tus ajustes y vuelve a intentarlo.",
  },
  NO_IMAGE_MODEL: {
    status: 409,
    message: "Aquí no hay ningún modelo de imagen conectado. Las imágenes trazadas no lo necesitan.",
  },
  IMAGE_MODEL_FAILED: {
    status: 502,
    message: "El modelo de imagen no ha devuelto una imagen. La tuya sigue igual; prueba otra vez en un momento.",
  },
  NOTHING_TO_REWORD: { status: 409, message: "Este resultado no tiene textos que un modelo pueda redactar." },
  UNKNOWN_LINK: { status: 404, message: "Este enlace no existe o ya no está publicado." },
  LINK_GONE: { status: 410, message: "Este enlace ya no está disponible. Pide otro a quien te lo envió." },
  LINK_LOCKED: { status: 403, message: "Esta página pide una contraseña. Escríbela y vuelve a intentarlo." },
  LINK_REVOKED: { status: 409, message: "Este enlace está revocado y no se puede cambiar. Crea otro." },
  RUN_PURGED: {
    status: 410,
    message: "Los datos de este resultado se borraron por antigüedad. Queda su título y su cifra.",
  },
  RUN_WITHOUT_HOME: { status: 409, message: "Este resultado no trata de una vivienda descrita." },
  RERUN_NEEDS_FORM: {
    status: 422,
    message:
      "La herramienta ha cambiado y pide más datos. Abre el resultado, revisa el formulario y vuelve a calcular.",
  },
  THREAD_CLOSED: {
    status: 409,
    message: "Esta conversación ya está cerrada. Pide otra vez que te respondan y empieza una nueva.",
  },
  THREAD_FULL: {
    status: 409,
    message: "Esta conversación ha llegado a su límite de mensajes. Empieza una nueva para seguir.",
  },
  UNKNOWN_EVENT: { status: 404, message: "No encuentro ese evento. Puede ser de otra persona o haberse borrado." },
  EVENT_CHANGED: {
    status: 409,
    message: "Alguien ha cambiado este evento mientras lo editabas. Lo que escribiste sigue aquí.",
  },
  EVENT_READ_ONLY: {
    status: 409,
    message: "Este evento viene de un calendario al que te has suscrito: cámbialo donde se creó.",
  },
  UNKNOWN_CALENDAR: { status: 404, message: "No encuentro ese calendario." },
  CALENDAR_GONE: { status: 410, message: "Este calendario ya no está disponible. Pide otra dirección en Umbral." },
  NOT_A_CALENDAR: {
    status: 422,
    message: "Este archivo no es un calendario iCalendar (.ics). Expórtalo de tu programa y vuelve a probar.",
  },
  TOO_MANY_CALENDARS: {
    status: 409,
    message: "Tienes el máximo de calendarios de este tipo. Quita uno que ya no uses y vuelve a probar.",
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    message: "Ya hay 20 webhooks, el máximo. Borra uno que no uses y vuelve a probar.",
  },
  UNKNOWN_WEBHOOK: {
    status: 404,
    message: "No encuentro ese webhook. Puede ser de otra persona o haberse borrado.",
  },
  UNKNOWN_DELIVERY: {
    status: 404,
    message: "No encuentro ese envío. Los envíos se guardan 30 días.",
  },
  UNKNOWN_HOME: { status: 404, message: "No encuentro esa vivienda. Puede ser de otra persona o haberse borrado." },
  UNKNOWN_SEARCH: {
    status: 404,
    message: "No encuentro esa búsqueda guardada. Puede ser de otra persona o haberse borrado.",
  },
  TOO_MANY_SEARCHES: {
    status: 409,
    message: "Ya tienes doscientas búsquedas guardadas. Borra una que no uses y vuelve a probar.",
  },
  HOME_CHANGED: {
    status: 409,
    message: "Alguien ha cambiado esta vivienda mientras la editabas. Lo que escribiste sigue aquí.",
  },
  HOME_MERGED: { status: 409, message: "Esta vivienda ya está unida a otra. Ábrela para cambiarla." },
  MERGE_BURIED: {
    status: 409,
    message: "La vivienda que quedó se ha unido después a otra. Deshaz antes esa unión.",
  },
  NO_SUCH_EXPORT: { status: 404, message: "Ese resultado no se puede descargar en ese formato." },
  NO_SHORT_LINKS: { status: 409, message: "Ese resultado no lleva ningún enlace que se pueda acortar." },
  METHOD_NOT_ALLOWED: { status: 405, message: "Esta dirección no admite esa operación." },
  PROOF_NEEDED: {
    status: 403,
    message: "Confirma que eres tú: vuelve a escribir tu contraseña o el código de tu segundo factor.",
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: "La administración pide un segundo factor. Actívalo en Ajustes, «Seguridad y datos», y vuelve.",
  },
  CONSENT_NEEDED: {
    status: 409,
    message: "Esta persona pidió que no le escribamos. Vuelve a la lista cuando acepte otra vez, no antes.",
  },
  UNKNOWN_UNSUBSCRIBE: {
    status: 404,
    message: "Este enlace de baja no vale. Ábrelo otra vez desde el correo o escríbenos y lo hacemos por ti.",
  },
  UNKNOWN_NEWS_LINK: {
    status: 404,
    message: "Este enlace no vale o ha caducado. Marca otra vez la casilla de novedades y te enviaremos uno nuevo.",
  },
  TOO_MANY_SEGMENTS: { status: 409, message: "Ya hay cien segmentos. Borra uno que no uses y vuelve a probar." },
  IMPERSONATING: {
    status: 403,
    message: "Estás viendo la cuenta de otra persona y eso solo lo puede hacer ella. Sal de su cuenta para seguir.",
  },
  IMPERSONATION_OVER: {
    status: 409,
    message: "Ya no estás dentro de la cuenta de esa persona y no se ha cambiado nada. Recarga la página.",
  },
  LAST_ADMIN: {
    status: 409,
    message: "Eres la única persona con el papel de administración. Dáselo antes a otra.",
  },
  LAST_OWNER: {
    status: 409,
    message: "La agencia se quedaría sin titular. Haz titular a otra persona o, si no queda nadie más, disuélvela.",
  },
  SEATS_FULL: {
    status: 409,
    message: "No quedan plazas en el plan de tu agencia. Retira una invitación o elige un plan con más plazas.",
  },
  AGENCY_FULL: {
    status: 409,
    message: "La agencia ya no tiene plazas libres. Pide a quien te invitó que elija un plan con más plazas.",
  },
  AGENCY_NOT_EMPTY: {
    status: 409,
    message: "Quedan otras personas en la agencia. Retíralas antes, o haz titular a otra y sal tú.",
  },
  UNKNOWN_INVITATION: {
    status: 404,
    message: "Esta invitación ya no vale: caducó, se retiró o ya se usó. Pide otra a quien te invitó.",
  },
  ALREADY_IN_AGENCY: {
    status: 409,
    message: "Ya estás en una agencia. Sal de ella antes de entrar en otra.",
  },
  NOT_ALLOWED: { status: 403, message: "Tu papel no permite hacer esto. Pídeselo a quien administra." },
  NO_ONLINE_PAYMENT: {
    status: 409,
    message: "Aquí todavía no se paga en línea. Escríbenos y te activamos el plan.",
  },
  NO_PAYMENT_YET: {
    status: 409,
    message: "Esta cuenta aún no ha pagado ningún plan en línea: no hay pago que gestionar.",
  },
  PAYMENT_SERVICE_DOWN: {
    status: 502,
    message: "El servicio de pago no responde. No se ha cobrado nada; inténtalo de nuevo en unos minutos.",
  },
  CATCH_ALL_RULE: {
    status: 409,
    message: "La regla que recoge todo lo demás no se quita ni se limita: sin ella un contacto se quedaría sin dueño.",
  },
  MERGE_UNDONE: { status: 409, message: "Esta fusión ya se deshizo, o el contacto ya no está." },
  INVALID_SIGNATURE: { status: 400, message: "La firma del aviso no es válida." },
  IDEMPOTENCY_CONFLICT: {
    status: 422,
    message: "Esa clave de repetición ya se usó con otros datos. Usa una nueva.",
  },
  UNKNOWN_FORMAT: {
    status: 422,
    message: "No reconocemos el formato de ese archivo. Súbelo como Kyero, CSV, XLSX o JSON de un portal.",
  },
  REPORT_SENT: {
    status: 409,
    message:
      "Este informe ya se ha enviado y queda como lo recibió. Si no lo has enviado, pulsa «No lo he enviado» y cámbialo.",
  },
  STORAGE_FULL: {
    status: 413,
    message:
      "Esto no cabe en el espacio de tu plan. Borra fotos, documentos o importaciones que ya no necesites, o elige un plan con más espacio.",
  },
  EMPTY_FILE: { status: 422, message: "El archivo está vacío." },
  IMPORT_NOT_WAITING: {
    status: 409,
    message: "Esta importación ya no espera una decisión. Mira cómo ha quedado.",
  },
  IMPORT_BUSY: {
    status: 409,
    message: "Otro archivo del mismo remitente se está leyendo o aplicando. Espera a que termine.",
  },
  IMPORT_OVER: { status: 409, message: "Esta importación ya ha terminado y no se puede cancelar." },
  FORM_CHANGED: {
    status: 409,
    message: "Otra persona ha cambiado este formulario mientras lo editabas. Recarga la página para ver su versión.",
  },
  FORM_INCOMPLETE: { status: 409, message: "Al formulario le falta algo para publicarse. Revisa los avisos." },
  FORM_IN_USE: { status: 409, message: "Este formulario ya se ha publicado: archívalo en lugar de eliminarlo." },
  IMPORT_FILE_GONE: { status: 410, message: "El archivo ya no se guarda. Súbelo otra vez." },
  POST_CHANGED: {
    status: 409,
    message: "Otra persona ha guardado cambios en esta entrada. Tu texto sigue aquí: mira lo suyo antes de guardar.",
  },
  INDEXNOW_OFF: {
    status: 409,
    message: "Aquí no se envía nada a los buscadores: IndexNow está apagado en la configuración.",
  },
  CONVERSATION_CHANGED: {
    status: 409,
    message: "Esta conversación ha seguido en otra pestaña. Lo que preguntaste aquí no se pierde.",
  },
  TOO_MANY_CONVERSATIONS: {
    status: 409,
    message: "Ya guardas mil conversaciones. Elimina alguna que no uses y vuelve a probar.",
  },
  TOO_MANY_SOURCES: { status: 409, message: "Ya hay 60 fuentes de noticias. Quita una antes de añadir otra." },
  FEED_UNREADABLE: { status: 422, message: "En esa dirección no hay un canal de noticias que podamos leer." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
