/** Words of the trade that mean the same thing, in Spain and in Latin America. All words are folded. */

/** Each group's first word stands for the others. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["vivienda", "piso", "departamento", "depto", "apartamento", "inmueble", "propiedad", "casa", "hogar"],
  ["agencia", "inmobiliaria", "oficina"],
  // A home has a price, a service a rate: "cuánto cuesta" asks for the second.
  ["tarifa", "coste", "costo", "costar", "cuesta", "cuestan", "importe", "mensualidad"],
  ["garaje", "coche", "cochera", "parking", "aparcamiento", "estacionamiento"],
  ["propietario", "dueno", "vendedor", "casero"],
  ["comprador", "cliente", "interesado"],
  ["alquiler", "alquilar", "renta", "arriendo", "arrendamiento", "arrendar"],
  ["hipoteca", "prestamo", "financiacion"],
  ["valorar", "valoracion", "valuar", "valuacion", "valorador"],
  ["tasacion", "tasar", "tasador", "avaluo", "peritaje"],
  ["descargar", "exportar", "descarga"],
  ["foto", "fotografia", "imagen"],
  ["tour", "recorrido"],
  ["ordenador", "computadora", "computador", "pc"],
  ["movil", "celular", "smartphone"],
  ["contrasena", "password"],
  ["cancelar", "cancelacion", "desuscribir"],
  ["factura", "facturacion", "recibo"],
  ["empezar", "comenzar", "arrancar"],
  ["correo", "email", "mail"],
  ["marca", "logo", "logotipo"],
  ["informe", "reporte", "report", "dossier"],
  ["reforma", "mejora", "rehabilitacion"],
  ["rentabilidad", "rentable", "roi", "rendimiento"],
  ["excel", "xlsx", "csv"],
  ["soporte", "ayuda", "asistencia"],
  ["gratis", "gratuito", "gratuita"],
  ["cuenta", "registro", "registrar", "registrarse"],
  ["error", "precision", "exactitud", "fiable", "fiabilidad", "margen"],
  ["metodo", "metodologia"],
  ["anual", "anualmente", "ano", "anos"],
  ["descuento", "barato", "rebaja", "oferta"],
  ["usuario", "usuarios", "companero", "equipo"],
  ["plan", "planes", "suscripcion"],
  ["borrar", "eliminar", "suprimir"],
  ["red", "franquicia"],
  ["crear", "abrir"],
  ["salir", "sacar", "obtener", "venir", "proceder"],
  ["publicar", "publicacion"],
];

/** Several words that mean one; matched in folded text between spaces. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // Asked alone, a price is the product's.
  [
    /^ (?:(?:que|cual|es|son|dime|ver|saber|quiero|hola|el|los|tu|tus|su|sus|vuestro|vuestros|teneis) )*precios? $/,
    "tarifa",
  ],
  [/ cuanto (?:cuesta|cuestan|cobra|cobran|cobrais|se paga|hay que pagar|es al mes|me sale|sale) /g, "tarifa"],
  [/ cuanto valen? (?:el|los) plan(?:es)? /g, "tarifa plan"],
  [/ (?:por )?cuanto (?:vale|valdra|puedo vender|vender|podria vender|pedir|pido) /g, "valorar"],
  [/ cuanto (?:puede|puedo|pueden|podemos) (?:pagar|gastar|comprar|permitir(?:me|se)?) /g, "capacidad compra"],
  [/ (?:dar(?:me)?|darse|doy) de baja /g, "cancelar"],
  [/ (?:marca|etiqueta) blanca /g, "marca"],
  [/ white label /g, "marca"],
  [/ hojas? de calculo /g, "excel"],
  [/ inteligencia artificial /g, "ia"],
  [/ proteccion de datos /g, "privacidad"],
  [/ (?:rgpd|lopd|lopdgdd|gdpr) /g, "privacidad"],
  [/ credito hipotecario /g, "hipoteca"],
  [/ iniciar sesion | inicio de sesion | login | loguear(?:me)? /g, "cuenta sesion"],
  [/ sin cuenta /g, "cuenta"],
  [/ pagos? (?:por ano|anual|al ano) /g, "anual pagar"],
  [/ nota simple /g, "notasimple"],
  [/ redes sociales /g, "redessociales"],
  [/ home staging /g, "homestaging"],
];

/** Words of every question, which mean nothing for a search. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a al algo algun alguna alguno algunos algunas alguien ahora ante antes aqui asi aun aunque bien buenas buenos cada
  como con cual cuales cualquier cuando cuanta cuantas cuanto cuantos da dais dar de debe debo decir del desde
  despues dia dias dime donde dos e el ella ellas ellos en entonces entre era es esa esas ese eso esos esta estan estar
  estas este esto estos estoy existe favor fue gracias ha hace haceis hacer haces hago han hasta hay he hola ir la
  las le les lo los mas me mejor mi mia mio mis mismo mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro
  para pasa pero poco podeis poder podria por porque puede pueden puedes puedo pues que quiero quien quienes saber se
  sea segun ser si siempre sin sirve sobre sois somos son soy su sus tal tambien tan tanto te teneis tener tengo ti
  tiene tienen tienes toda todas todo todos tu tus un una unas uno unos uso usted ustedes va vais vamos van vas
  vez voy vosotros vuestra vuestro y ya yo quisiera necesito gustaria explica explicame cuentame oye decidme umbral
  usar usarlo usarla utilizar utilizarlo llamo vosotras hacen euro euros falta faltan quedo quede queda quedar llevar entero entera trata tipo cosa cosas manera forma funciona funcionan sabes sabe seria haria mediante cuya cuyo`.split(
    /\s+/,
  ),
);

/** Countries, communities and large cities: they place a question, and are seldom its subject. */
export const PLACE_WORDS: readonly string[] =
  `espana latinoamerica mexico argentina chile colombia peru venezuela ecuador
  guatemala cuba bolivia dominicana honduras paraguay salvador nicaragua panama uruguay bogota medellin lima santiago
  quito montevideo guadalajara monterrey cdmx rosario cordoba caracas andalucia aragon asturias baleares canarias
  cantabria castilla cataluna extremadura galicia madrid murcia navarra rioja euskadi vasco valenciana ceuta melilla
  barcelona valencia sevilla zaragoza malaga bilbao alicante granada vigo gijon palma`.split(/\s+/);
