import type { Cue } from "../cue-grammar.ts";

/** What a page answers: how something is done or made here, what a word means, accounts, data, files. */
export const QUESTION: readonly Cue[] = [
  [
    3,
    "como se|te|os|puedo|podria|hago|hace|hacemos|funciona|funcionan|le|lo|la|calcula|calculan|calculais|obtienen|obtiene|los",
  ],
  [2, "como"],
  [3.5, "como .. calcula|calculais|calculan|funciona|obtiene|obtienen|saca|sacais|estima|estiman|haceis|hacen"],
  [
    3,
    "que|cual es|son|significa|quiere|diferencia|hace|incluye|cuenta|mira|pasa|ocurre|documentacion|documentos|papeles|formatos|derechos|datos",
  ],
  [2, "que|cual|cuales|cuantos|cuantas|cuanto|cuando|donde|quien|por"],
  [3, "por que|quien"],
  [3, "cuanto tiempo|tarda|tardais|tardan|dura|demora|demoran"],
  [2.5, "cuantos|cuantas"],
  [2.5, "se puede|pueden|podria|hay|necesito|hace"],
  [2.5, "puedo|podemos|es posible|podria"],
  [2, "hay|teneis|tienen|dais|dan|admiten|publicais|publican|venden|sirve|vale|conceden|concede|disponen|haceis"],
  [
    2,
    "quiero|necesito|quisiera saber|cambiar|borrar|subir|descargar|conectar|importar|exportar|invitar|recuperar|pasarle|explicar|explicarle",
  ],
  [
    3,
    "contrasena|clave|password|registro|registrarme|registrarse|sesion|cuenta|perfil|correo|correos|avisos|notificaciones|dos pasos",
  ],
  [
    3.5,
    "api|webhook|webhooks|mcp|token|crm|integracion|integrar|excel|csv|pdf|xml|kyero|idealista|fotocasa|inmobilla|google|calendario",
  ],
  [
    3,
    "comparables|testigos|rango|margen|error|precision|fuentes|metodo|confianza|datos|cookies|privacidad|terminos|resultado|resultados|informe|informes|enlace|enlaces",
  ],
  [
    3,
    "cartera|inventario|contactos|clientes|tratos|equipo|companeros|companero|agencia|logo|marca|foto|fotos|objetivo|objetivos|analitica|importar|exportar|duplicado|duplicados",
  ],
  [3, "nota simple|registral"],
  [3, "certificado energetico|eficiencia"],
  [
    3,
    "arras|plusvalia|cedula|itp|irpf|ibi|hipoteca|euribor|tasacion|escritura|notaria|registro|usufructo|exclusiva|encargo|captacion",
  ],
  [3, "umbral|portal|plataforma|pagina|web|aplicacion|app|soporte"],
  [3, "no me|nos|se deja|funciona|anda|carga|llega|abre|sale|va|guarda"],
  [2.5, "gastos de vender|venta|vendedor"],
  [2.5, "checklist|guia|plantilla|guion|glosario|consejos|pasos"],
  [2.5, "cursos|curso|formacion|tutorial"],
  [2.5, "avisadme|avisame|avisenme"],
  [3, "dime|dame .. dni|telefono|dueno|propietario"],
  [3, "es legal|ilegal|obligatorio|ley"],
  [3, "que dice .. ley|norma"],
  [3, "itp .. se paga|hay"],
  [3, "cuanto es|cobra el|la itp|iva|administrador|notario|registro|comision"],
  [4, "como se calcula|calculan|valora|estima|hace|obtiene|define"],
  [4, "dentro de # anos"],
];

/** Umbral's plans, credits and how they are paid. */
export const PLANS: readonly Cue[] = [
  [
    4,
    "plan|planes .. agente|agencia|red|prueba|barato|caro|grande|pequeno|basico|conviene|lleva|incluye|trae|anual|mensual|gratis|gratuito|tiene|teneis|hay|sirve|necesito|cuesta|vale",
  ],
  [4, "que|cual|cuales|cuantos|cambiar|pasarme|pasar|subir|bajar|contratar|diferencia|precio|precios .. plan|planes"],
  [3.5, "plan agente|agencia|red|anual|mensual|gratis"],
  [3, "plan|planes"],
  [
    4,
    "cuanto cuesta|vale|cobra|cobrais|cobran|sale|salen|cobras|cuestan|valen|pago|seria .. umbral|servicio|suscripcion|herramienta|herramientas|plataforma|programa|usarlo|usar|aplicacion|app|licencia|esto|todo|mes|plan|ustedes|vosotros|software",
  ],
  [4, "^ cuanto cuesta|vale|cobrais|cobran|sale|cuestan|valen esto? $"],
  [4, "^ cuanto me? cuesta|vale|cobrais|cobran|sale|saldria al|por mes|ano"],
  [4, "que costo|coste|precio tiene|tienen|teneis .. usarlo|esto|para|umbral|servicio|$"],
  [
    4,
    "tarifa|tarifas|precios|mensualidad .. mensual|mensuales|umbral|plan|planes|agencia|agencias|vosotros|ustedes|vuestros|vuestras|sus|$",
  ],
  [4, "cuales|ver|dame|dime|vuestros|vuestras|sus|lista .. tarifa|tarifas|precios"],
  [3.5, "^ los? precios|tarifas|precio|tarifa $"],
  [3.5, "los precios|tarifas llevan|incluyen|son|tienen"],
  [4, "que es exactamente? un credito"],
  [
    4,
    "credito|creditos gasta|gastan|consume|consumen|cuesta|cuestan|trae|acumulan|caducan|acumula|sobran|dan|tengo|quedan|incluye|necesito|extra|comprar|agotan|acaban|$",
  ],
  [4, "cuantos|los|mis|sin|mas|comprar|acaban|que|quede|gastado|sobran|pasan .. creditos"],
  [4, "se me? acaban|agotan|terminan .. creditos"],
  [3.5, "suscripcion|suscribirme|suscribo|suscribir|permanencia|renovacion|renueva"],
  [4, "darme|dar|dan|doy|dados? de baja"],
  [4, "cancelar|cancelo|anular|dejar la|mi|el suscripcion|plan|cuando|prueba"],
  [4, "prueba|probar|probarlo|periodo|version gratis|gratuita|gratuito|dura|de|# dias|dias?"],
  [4, "dias .. prueba|gratis|gratuita"],
  [3.5, "es|sale|hay|gratis gratis|gratuito|gratuita|barato|descuento|descuentos .. ano|anual|pago|pagando|equipo|$"],
  [3.5, "pago|pagar|pagando|pagas el|por|cada ano"],
  [3.5, "pago|pagar|pagando|pagas anual|mensual|anualmente"],
  [3.5, "mas barato|economico pagando|pagar|anual|ano|si|$"],
  [3.5, "factura|facturas|facturacion|recibo|recibos"],
  [3.5, "pagar|pago|pagos|cobrais|formas|metodos .. tarjeta|transferencia|paypal|domiciliacion|bizum|pago"],
  [3.5, "me|nos cobran|cobrais|cobrareis|cobraran|cobra despues|al|tarjeta|automaticamente|algo|si"],
  [3.5, "cuantos usuarios|agentes|personas|companeros .. entran|incluye|plan|admite|caben|puedo|puede"],
  [3, "para una inmobiliaria|agencia|oficina|equipo .. con|de # agentes|asesores|personas|comerciales|usuarios"],
  [3, "cambiar|mejorar|subir|bajar|pasarme .. plan"],
  [2.5, "umbral .. precio|precios|cuesta|vale|cobra"],
  [2, "reembolso|devolucion|devolveis|garantia"],
  [-4, "@home|umbral hipotecas|portal|tasacion"],
  [-3, "credito hipotecario|maximo|banco|de|para # .. anos"],
  [-3, "hipoteca|comparables"],
  [-4, "comparables|cuota .. hipoteca"],
  [-3, "comprar un|una @home"],
  [-2, "que es umbral"],
  [-3, "empleados|trabajadores|ganan"],
];

/** Which of the tools does something. */
export const WHICH_TOOL: readonly Cue[] = [
  [
    4.5,
    "que|cual|cuales|con|una|alguna|otra|la|busco|necesito|hay|existe|teneis|tienen herramienta|herramientas|tool|modulo|funcion|utilidad .. que|para|sirve|hace|hago|me|puedo|uso|une|calcula|calculo|ayuda|lee|genera|preparo|permite",
  ],
  [4, "^ herramienta|tool|modulo para|que|de"],
  [4, "que|cual|cuales herramienta|herramientas|modulo|tool|aplicacion"],
  [4, "con que|cual herramienta? .. hago|puedo|hacer|preparo|calculo|genero|escribo|saco|hacemos|monto|creo"],
  [4, "^ algo para|que"],
  [4, "hay|teneis|tienen|tenes|tienes|existe|disponeis|busco|necesito algo|alguna|alguno para|que"],
  [4, "cual me|nos|te ayuda|sirve|permite|recomiendas|recomendais|recomiendan|hace|calcula|dice|lee"],
  [4, "cual sirve|hace|ayuda|uso|calcula|es .. para"],
  [4, "que uso|utilizo|usar|puedo usar? .. para|si"],
  [4, "que|cual .. recomiendas|recomendais .. para"],
  [
    3.5,
    "donde|como puedo|hago|escribo|creo|genero|se|hacer|crear .. anuncio|anuncios|descripcion|descripciones|post|posts|publicaciones|video|videos|tour|tours|render|renders|plano|planos|cma|landing|contraoferta|staging|campana|newsletter",
  ],
  [
    3.5,
    "quiero|necesito|quisiera|queria|gustaria escribir|redactar|generar|crear|hacer|preparar|montar|disenar .. anuncio|anuncios|descripcion|descripciones|post|posts|publicaciones|video|videos|tour|tours|render|renders|plano|planos|cma|landing|contraoferta|staging|campana|newsletter|email|emails|correos",
  ],
  [
    3,
    "puede|podeis|puedes|sabe|sabeis|se puede|pueden hacer|escribir|redactar|generar|crear .. anuncio|descripcion|post|publicaciones|video|tour|render|plano|landing|staging",
  ],
  [3, "haceis|hacen|haces|ofreceis|ofrecen tours|videos|planos|renders|home|anuncios|descripciones"],
  [2, "herramienta|herramientas"],
  [-3, "herramientas funcionan|jalan|hay|andan|estan|teneis|tienen|ya $|hoy"],
  [-4, "herramientas .. funcionan|jalan|andan|listas|disponibles|hoy"],
  [-3, "cuesta|vale|precio|plan|planes|creditos|gratis"],
  [-3, "avisadme|cuando|registrarme|cuenta"],
  [-3, "algo en|por|barato|cerca"],
  [-3, "guardan|conservan|datos"],
];

export const BOOK_DEMO: readonly Cue[] = [
  [
    4.5,
    "quiero|quisiera|queria|pedir|pido|solicitar|solicito|agendar|concertar|reservar|programar|dar|dan|hacer|hacen|haceis|ver|puedo|podemos|podria|gustaria|necesito|apuntarme|interesa|una|organizar .. demo|demostracion|demos|demostraciones",
  ],
  [4, "^ demo|demostracion"],
  [4, "demo|demostracion para|con|de|en|el|manana|$"],
  [
    4,
    "ensenar|ensenarme|ensenarnos|ensenais|mostrar|mostrarme|mostrarnos|muestran|ver|verlo .. umbral|herramienta|plataforma|programa|producto|funciona .. vivo|accion|funciona|funcionando|videollamada",
  ],
  [3.5, "presentacion|videollamada|reunion .. umbral|producto|plataforma|herramienta|comercial|equipo"],
  [3, "verlo en vivo|accion|directo|funcionamiento"],
  [-4, "que es|incluye|piso|cuanto dura|tarda"],
  [-2, "como|cuanto"],
];
