import { expect, test } from "vitest";
import { createChatIndex } from "./chat-index.server.ts";
import { siteKnowledge } from "./knowledge.server.ts";
import { knownArticles } from "./known-articles.server.ts";
import { bestPassages, replyTo } from "./reply.server.ts";

/** What people ask, as they type it, and the pages that answer it; the first three that the assistant finds count. */
const QUESTIONS: readonly [question: string, ...pages: string[]][] = [
  ["¿Cuánto cuesta?", "/precios", "/faq#cuanto-cuesta"],
  ["cuanto vale el plan agencia", "/precios"],
  ["que diferencia hay entre el plan agente y el de agencia", "/precios", "/faq#que-incluye-cada-plan"],
  ["¿Hay descuento si pago el año entero?", "/faq#pago-anual", "/precios"],
  ["quiero darme de baja", "/faq#permanencia"],
  ["¿qué es un crédito?", "/faq#que-es-un-credito"],
  ["cuantos creditos gasta una valoracion", "/faq#que-es-un-credito"],
  ["me quede sin creditos", "/faq#sin-creditos"],
  ["¿puedo probarlo gratis?", "/faq#prueba-gratis", "/precios", "/faq#hace-falta-cuenta"],
  ["como descargo la factura", "/faq#formas-de-pago"],
  [
    "¿Cuánto vale mi piso?",
    "/valoracion",
    "/faq#como-se-calcula-el-precio",
    "/help-center/articulo/valorar-una-vivienda",
  ],
  ["quiero tasar un departamento en Guadalajara", "/valoracion", "/faq#es-una-tasacion"],
  ["¿sirve como tasación para la hipoteca?", "/faq#es-una-tasacion", "/valoracion"],
  ["cuantos comparables hacen falta", "/faq#cuantos-comparables", "/help-center/articulo/anadir-comparables"],
  [
    "puedo subir un excel con testigos comparables",
    "/faq#cuantos-comparables",
    "/valoracion",
    "/faq#importar-cartera",
    "/help-center/articulo/anadir-comparables",
  ],
  [
    "¿qué margen de error tenéis?",
    "/faq#que-precision-tiene",
    "/metodo/valoracion",
    "/valoracion",
    "/help-center/articulo/leer-el-rango-y-la-confianza",
  ],
  ["de donde sacais los datos", "/faq#de-donde-salen-los-datos", "/valoracion", "/calculadora-capacidad"],
  ["como funciona el metodo de valoracion", "/metodo/valoracion", "/faq#como-se-calcula-el-precio"],
  ["¿puedo valorar un chalet o un local?", "/faq#casas-y-locales"],
  ["¿El informe puede llevar mi logo?", "/faq#marca-blanca", "/faq#informe-pdf"],
  ["como mando el informe por whatsapp al propietario", "/faq#informe-pdf"],
  ["¿cuánto puede pagar mi comprador?", "/calculadora-capacidad", "/faq#que-calcula-la-capacidad"],
  [
    "calcular hipoteca maxima con 2.500 euros al mes",
    "/calculadora-capacidad",
    "/help-center/articulo/calcular-la-capacidad-de-compra",
  ],
  ["que pasa si suben los tipos de interes", "/calculadora-capacidad"],
  ["¿amortizar bajando cuota o plazo?", "/calculadora-capacidad"],
  ["funciona en México?", "/faq#en-que-paises"],
  ["puedo usarlo en Bogotá", "/faq#en-que-paises"],
  ["cuánto es el ITP en Madrid", "/blog/itp-por-comunidad-2026", "/help-center/articulo/impuestos-de-la-calculadora"],
  ["necesito registrarme?", "/faq#hace-falta-cuenta", "/faq#crear-cuenta"],
  ["he olvidado la contraseña", "/faq#olvide-contrasena"],
  ["como cambio a dolares", "/faq#cambiar-moneda"],
  ["¿quién puede ver mis valoraciones?", "/faq#quien-ve-mis-valoraciones"],
  [
    "quiero que borréis mis datos personales",
    "/faq#borrar-mis-datos",
    "/privacidad",
    "/help-center/articulo/tus-datos-sin-cuenta",
  ],
  ["política de cookies", "/cookies", "/faq#cookies"],
  ["condiciones de uso", "/terminos"],
  ["tenéis api para integrar con mi crm", "/faq#api", "/api/docs", "/integracion-api-inmobiliaria"],
  ["¿se puede hacer home staging de una foto?", "/home-staging"],
  ["quiero escribir el anuncio de un piso", "/generador-descripciones", "/optimizador-anuncios"],
  ["analizar una nota simple", "/analizador-documentos"],
  ["rentabilidad de comprar para alquilar", "/calculadora-roi"],
  ["haceis tours virtuales 360", "/virtual-tour-360", "/tours-virtuales-ia"],
  ["publicaciones para instagram", "/generador-posts"],
  ["somos una franquicia con 20 oficinas", "/soluciones-franquicias-inmobiliarias", "/faq#varios-usuarios"],
  ["dais cursos de formación?", "/formacion", "/faq#formacion"],
  ["quiero pedir una demo", "/faq#pedir-demo", "/contacto"],
  ["que cobra umbral hipotecas", "/faq#que-es-umbral-hipotecas"],
  [
    "cuanto se paga de itp en andalucia",
    "/blog/itp-por-comunidad-2026",
    "/help-center/articulo/impuestos-de-la-calculadora",
  ],
  ["gastos de vender una casa", "/blog/gastos-de-vender"],
  ["cuánto tardáis en contestar", "/faq#cuanto-tardais"],
  ["no me deja calcular, da un fallo", "/faq#algo-no-funciona"],
];

const OFF_TOPIC = [
  "¿Qué tiempo hará mañana en Sevilla?",
  "receta de tortilla de patatas",
  "¿quién ganó el mundial de 2010?",
  "cuéntame un chiste",
  "escribe un poema sobre el mar",
  "¿Cuál es la capital de Francia?",
  "a cuánto está el bitcoin",
  "recomiéndame una película",
  "asdfgh qwerty",
  "traduce dog al español",
];

const index = createChatIndex(siteKnowledge(knownArticles()));
const ask = (content: string) => [{ role: "user", content } as const];
const pagesOf = (question: string) => [
  ...new Set(bestPassages(index, ask(question)).map(({ passage }) => passage.url)),
];

test("at least 85 % of the questions have the right page among the first three", () => {
  const missed = QUESTIONS.filter(([question, ...pages]) => {
    const found = pagesOf(question).slice(0, 3);
    return !found.some((url) => pages.includes(url));
  }).map(([question]) => `${question} → ${pagesOf(question).slice(0, 3).join(" ") || "nothing"}`);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(40);
  expect(1 - missed.length / QUESTIONS.length, missed.join("\n")).toBeGreaterThanOrEqual(0.85);
});

test.each(OFF_TOPIC)("%s: says that it does not know and hands over", (question) => {
  const reply = replyTo(index, ask(question));
  expect(reply.kind).toBe("unknown");
  expect(reply.text).toMatch(/^No lo sé/);
  expect(reply.citations.map(({ url }) => url)).toEqual(["/contacto", "/help-center"]);
});
