import { wordTable } from "../../shared/format/spelled-numbers.ts";
import { fold } from "../../shared/listing/fold.ts";
import { STOP_WORDS } from "../../shared/search/field-words.ts";
import { remembered } from "../../shared/search/remembered.ts";
import { contentWords, termOf } from "../../shared/search/spanish-terms.ts";

/** A question as the index of pages reads it. */

/** Words of questions everywhere that the search of pages does not know as such: voseo, hurry, courtesy. Folded. */
const SAY_NOTHING: ReadonlySet<string> = new Set(
  `aca ahi ahorita alla anda andan che consiste corresponde cosa cuesta dale debemos deberia dejais dejan deja dice diga
  digame digan digas dispone dispongo disponen disponeis efecto efectos embargo ella emplear encontrar entiendo eh esque etc exactamente
  exacto exactos explicarme explicar explican favorcito fijo finde gracia hacemos haria hago hice hizo idea igual implica
  indicar indicarme informacion informar lado ocurre ofrece ofreceis ofrecen onda ora pa paja parte pide pido pille pongo pone
  ponen poner posible posibilidad pq porq porfa porfi pregunta preguntar prefiero q queria quiere quieren quieres querria
  quisieramos realiza realizar realmente saben sabeis sabemos sacais saca sacan senor senora senores sera serviria
  solamente supone supongo tantito tenes tenia tenemos tener tengan tiro tira tmb tmbn tb trabajais tras unos ud uds
  vale veo ver vos vosotros vuestras vuestros wey xfa xk xq ya puedan podrian podriais podria podriamos podes podeis puedas permite
  permiten segun modo paso pasos quisiera gustaria duda dudas consulta nomas mismo misma mero dentro fuera tipos solo sola
  usais usan usa usas acerca relacion respecto bueno vamos ok oka oiga oigan mira mire cierto verdad claro primero segundo luego dia semana
  mes cual algun manera existe hubiera haya tendria tendriamos tendre vaya vayan voy necesitamos necesito necesita necesitaria`.split(
    /\s+/,
  ),
);

/**
 * Words that people use for something, and the words that a page uses for it; both folded, one word each. A page that
 * has only the second counts, a little less than one that has the first.
 */
const ALSO: readonly (readonly [said: string, ...meant: string[]])[] = [
  ["recuperar", "volver", "restaurar", "papelera", "abrir"],
  ["registrar", "crear", "cuenta", "alta"],
  ["registro", "crear", "cuenta", "alta"],
  ["apuntar", "cuenta", "crear"],
  ["presio", "precio"],
  ["clave", "contrasena"],
  ["acuerdo", "olvidar"],
  ["recuerdo", "olvidar"],
  ["olvide", "contrasena"],
  ["conservar", "guardar", "borrar", "plazo"],
  ["guardar", "conservar"],
  ["vender", "comunicar", "ceder"],
  ["terceros", "comunicar", "ver"],
  ["companero", "equipo", "invitar", "miembro", "agencia"],
  ["meter", "anadir", "invitar"],
  ["sumar", "anadir", "invitar"],
  ["agregar", "anadir"],
  ["subir", "importar", "anadir"],
  ["inventario", "cartera"],
  ["inportar", "importar"],
  ["migrar", "importar"],
  ["volcar", "importar"],
  ["pasar", "importar", "compartir"],
  ["juntar", "unir", "repetido", "duplicado"],
  ["junto", "unir", "repetido"],
  ["unificar", "unir", "repetido", "duplicado"],
  ["fusionar", "unir", "repetido", "duplicado"],
  ["duplicado", "repetido", "unir"],
  ["repetido", "duplicado", "unir"],
  ["veces", "repetido"],
  ["abandonar", "salir", "irse", "traspasar"],
  ["dejar", "salir", "baja"],
  ["trabajo", "inmueble", "traspasar"],
  ["testigo", "comparable"],
  ["muestra", "comparable"],
  ["referencia", "comparable"],
  ["pegar", "anadir", "pegado"],
  ["oficial", "tasacion"],
  ["banco", "tasacion", "hipoteca"],
  ["perito", "tasacion"],
  ["estimacion", "valoracion", "precio"],
  ["estimado", "valoracion", "precio"],
  ["obtener", "calcular"],
  ["mandar", "enviar", "compartir"],
  ["enviar", "compartir", "mandar"],
  ["whats", "whatsapp"],
  ["wasap", "whatsapp"],
  ["link", "enlace"],
  ["liga", "enlace"],
  ["url", "enlace"],
  ["informe", "pdf"],
  ["imforme", "informe", "pdf"],
  ["imprimir", "pdf", "exportar"],
  ["bajar", "descargar", "pdf"],
  ["verificacion", "factor"],
  ["2fa", "factor"],
  ["dos", "segundo"],
  ["pasos", "factor"],
  ["celular", "movil"],
  ["telefono", "movil", "contacto"],
  ["app", "instalar", "movil"],
  ["aplicacion", "instalar", "movil"],
  ["coqui", "cookie"],
  ["coquis", "cookie"],
  ["galletas", "cookie"],
  ["rastreo", "cookie"],
  ["contar", "guardar", "asistente"],
  ["escribo", "asistente"],
  ["chat", "asistente"],
  ["chatbot", "asistente"],
  ["desistimiento", "consumidor", "terminos"],
  ["consumidor", "terminos", "desistimiento"],
  ["propiedad", "titular"],
  ["reclamar", "reclamacion", "derecho"],
  ["gravamen", "carga", "notasimple"],
  ["cargas", "notasimple"],
  ["sena", "arras"],
  ["arras", "senal"],
  ["enganche", "entrada"],
  ["escritura", "notaria"],
  ["guion", "presentar"],
  ["enfadar", "presentar", "objecion"],
  ["checklist", "lista", "comprobacion"],
  ["visita", "lista"],
  ["logo", "marca"],
  ["publicar", "portal", "anuncio"],
  ["publicais", "portal", "publicar"],
  ["idealista", "portal"],
  ["fotocasa", "portal"],
  ["habitaclia", "portal"],
  ["xml", "portal", "importar", "direccion"],
  ["feed", "portal", "direccion", "leer"],
  ["kyero", "portal", "direccion"],
  ["inmovilla", "importar", "cartera", "crm"],
  ["inmobilla", "importar", "cartera", "crm"],
  ["integrar", "api", "conectar"],
  ["conectar", "integrar"],
  ["programar", "api"],
  ["desarrollador", "api"],
  ["megas", "mb"],
  ["gigas", "gb"],
  ["429", "limite", "error"],
  ["zapier", "webhook"],
  ["notificacion", "aviso"],
  ["avisar", "aviso"],
  ["agenda", "calendario"],
  ["google", "calendario"],
  ["outlook", "calendario"],
  ["iphone", "calendario", "apple", "movil"],
  ["cita", "calendario"],
  ["lead", "contacto"],
  ["leads", "contacto"],
  ["prospecto", "contacto"],
  ["demanda", "busqueda", "comprador"],
  ["pipeline", "embudo", "tablero"],
  ["embudo", "tablero"],
  ["kanban", "tablero"],
  ["meta", "objetivo"],
  ["metrica", "analitica"],
  ["estadistica", "analitica"],
  ["repartir", "asignar"],
  ["asignar", "repartir"],
  ["jefe", "ver", "agencia"],
  ["coordinador", "agencia", "ver"],
  ["asesor", "usuario", "agente"],
  ["asesores", "usuario", "agente"],
  ["consumir", "gastar", "credito"],
  ["acumular", "sobrar", "caducar"],
  ["acomular", "sobrar", "caducar"],
  ["sobrar", "caducar", "acumular"],
  ["grande", "cambiar"],
  ["ampliar", "cambiar"],
  ["tarjeta", "pagar", "pago"],
  ["factura", "pagar"],
  ["recibo", "factura"],
  ["iva", "factura", "precio"],
  ["permanencia", "cancelar"],
  ["baja", "cancelar", "permanencia"],
  ["probar", "prueba", "gratis"],
  ["trial", "prueba"],
  ["registrarme", "cuenta"],
  ["birtual", "virtual"],
  ["llamar", "seguimiento", "priorizar"],
  ["cliente", "contacto"],
  ["correo", "email", "campana"],
  ["segmento", "campana"],
  ["newsletter", "campana"],
  ["cargas", "documento", "notasimple"],
  ["leer", "analizar"],
  ["reforma", "recomendador"],
  ["merecer", "recomendador"],
  ["plano", "generador"],
  ["anuncio", "descripcion"],
  ["texto", "descripcion"],
  ["andar", "funcionar", "error"],
  ["falla", "error", "funcionar"],
  ["fallo", "error", "funcionar"],
  ["cuelga", "error", "funcionar"],
  ["lento", "conexion", "navegador"],
  ["carga", "conexion"],
  ["ciego", "accesibilidad", "lector"],
  ["teclado", "accesibilidad", "atajo"],
  ["atajo", "comando", "teclado"],
  ["moneda", "region"],
  ["dolar", "moneda", "region"],
  ["dolares", "moneda", "region"],
  ["pesos", "moneda", "region"],
  ["pais", "paises"],
  ["humano", "persona"],
  ["ia", "inteligencia", "modelo"],
  ["chatgpt", "inteligencia", "modelo"],
  ["openai", "modelo"],
  ["claude", "mcp", "modelo"],
  ["dispositivo", "sesion"],
  ["cerrar", "sesion"],
  ["hackear", "sesion", "actividad"],
  ["historial", "resultado", "volver"],
  ["anterior", "volver", "resultado"],
  ["borrar", "papelera", "eliminar"],
  ["borre", "papelera", "borrar"],
  ["recuperar", "papelera"],
  ["ancho", "rango"],
  ["horquilla", "rango"],
  ["intervalo", "rango"],
  ["margen", "rango", "error"],
  ["fiable", "confianza", "error"],
  ["acertar", "error", "precision"],
  ["equivocar", "error", "precision"],
  ["fuente", "dato"],
  ["plusvalia", "vender"],
  ["itp", "impuesto"],
  ["impuesto", "itp"],
  ["trasmisiones", "itp"],
  ["transmisiones", "itp"],
  ["escriturar", "impuesto", "notaria"],
  ["certificado", "energetico"],
  ["cee", "energetico", "certificado"],
  ["curso", "formacion"],
  ["capacitacion", "formacion"],
  ["franquicia", "red"],
];

/** Words that a stemmer takes for others. */
const OWN_TERMS = wordTable<string>({ plano: "plano", planos: "plano" });

/** A word's term, for pages and questions alike. */
export const pageTermOf = remembered((word): string => OWN_TERMS[word] ?? termOf(word));

const also = new Map<string, string[]>();
for (const [stated, ...meant] of ALSO) {
  const term = pageTermOf(stated);
  also.set(term, [...(also.get(term) ?? []), ...meant.map(pageTermOf)]);
}

/** Meanings of words of a question that none of them has alone; matched in folded text. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/\b(que|quien|quienes) (es|son|sois|hace|haceis) umbral\b|\bde que va (esto|umbral)\b/, "plataforma programa"],
  [/\bno (me )?(anda|va|funciona|carga|abre|deja|sirve)\b/, "falla problema soporte"],
  [/\bno (me )?(acuerdo|recuerdo)\b/, "olvidar"],
  [/\b(dos|2) pasos\b/, "segundo factor"],
  [/\b(dos|2) veces\b/, "repetido"],
];

/** A term of a question: the word that was typed, and other terms that mean nearly the same. */
export interface AskedTerm {
  word: string;
  term: string;
  also: readonly string[];
}

/**
 * The words of a question that a search can use, each once and in order: words that say nothing are left out, and set
 * phrases add the terms they stand for. `also` has synonyms, the term itself excluded.
 */
export function askedTerms(question: string): AskedTerm[] {
  const asked = new Map<string, AskedTerm>();
  const folded = fold(question);
  const together = TOGETHER.flatMap(([words, meant]) => (words.test(folded) ? meant.split(" ") : []));
  for (const word of [...contentWords(question), ...together]) {
    if (SAY_NOTHING.has(word) || saysNothing.has(soundOf(word))) continue;
    const term = pageTermOf(word);
    asked.set(term, { word, term, also: (also.get(term) ?? []).filter((other) => other !== term) });
  }
  return [...asked.values()];
}

/** Letters that sound alike, as one: `presio`, `imforme`, `coquis`, `valorasion` match their correct spelling. */
export const soundOf = remembered((word): string =>
  word
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/qu(?=[ei])/g, "k")
    .replace(/c(?=[ei])|z|x/g, "s")
    .replace(/c/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/ll|y/g, "i")
    .replace(/m(?=[fbp]|$)/g, "n")
    .replace(/(.)\1+/g, "$1"),
);

/** `komo`, `kiero`: misspelt words of every question. */
const saysNothing: ReadonlySet<string> = new Set([...STOP_WORDS, ...SAY_NOTHING].map(soundOf));
