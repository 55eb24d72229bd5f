import { AUTH_ERROR_TEXTS } from "#content/auth-errors.ts";
import { ERRORS } from "#content/errors.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { findArticle, renderArticle } from "../../site/articles/articles.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { sectionsOfHtml } from "./read-sections.server.ts";

const ARTICLE = "mensajes-de-error";
const onErrors = factsOn({ url: `/help-center/articulo/${ARTICLE}`, title: "Qué significan los mensajes de error" });

/** Advice where neither the message nor the article says it, by status of HTTP. */
const REMEDIES: Readonly<Record<number, string>> = {
  0: "Es de la red: comprueba tu conexión y vuelve a probar.",
  400: "Recarga la página y repite; si lo envía un programa, revisa lo que manda.",
  401: "Vuelve a iniciar sesión; si es un programa, revisa su clave.",
  402: "Mira en «Plan y créditos» cuándo se renuevan, o cambia de plan.",
  403: "No se ha hecho nada: falta el permiso o la confirmación que dice el mensaje.",
  404: "Comprueba la dirección y que has entrado con la cuenta que lo hizo.",
  405: "Lo llama un programa de una forma que no se admite: mira la documentación de la API.",
  409: "No has perdido nada: haz lo que dice el mensaje y vuelve a probar.",
  410: "Ya no se puede abrir: pide o crea otro.",
  411: "Lo dice a un programa: revisa las cabeceras de la llamada.",
  412: "Lo dice a un programa: revisa la versión del protocolo.",
  413: "Reduce lo que envías o haz sitio, y vuelve a probar.",
  415: "Lo dice a un programa: revisa el tipo de contenido de la llamada.",
  422: "Corrige lo que dice el mensaje y envíalo otra vez: lo escrito sigue ahí.",
  423: "Espera a que termine la otra subida.",
  429: "Espera un momento y vuelve a probar: el límite protege a los demás.",
  500: "Es un fallo nuestro, ya tenemos el aviso y no se ha gastado el crédito. Si se repite, escríbenos con la página y la hora.",
  502: "Otro servicio no responde. No se ha cobrado ni gastado nada: vuelve a probar en unos minutos.",
  503: "Es pasajero y no se ha perdido nada: vuelve a probar en unos segundos.",
  507: "Es un fallo nuestro y ya tenemos el aviso.",
};

/** The advice of the help article's tables, by message. */
function advised(): ReadonlyMap<string, string> {
  const article = findArticle("ayuda", ARTICLE)!;
  const sections = sectionsOfHtml(renderArticle(article, "default").html, article.title);
  return new Map(
    sections.flatMap(({ rows }) =>
      rows.map(({ cells: [message = "", advice = ""] }) => [message.replace(/[«»]/g, ""), advice] as const),
    ),
  );
}

/** Every error message of the product with what to do; codes of one message stand together. */
export function errorFacts(): Statement[] {
  const advice = advised();
  const codes = new Map<string, string[]>();
  const remedies = new Map<string, string>();
  const note = (code: string, message: string, remedy: string) => {
    codes.set(message, [...(codes.get(message) ?? []), code]);
    remedies.set(message, advice.get(message) ?? remedies.get(message) ?? remedy);
  };
  for (const [code, { status, message }] of Object.entries(ERRORS)) note(code, message, REMEDIES[status] ?? "");
  // The texts of signing in say themselves what to do.
  for (const [code, message] of Object.entries(AUTH_ERROR_TEXTS)) note(code, message, "");
  return [...codes].map(([message, own]) => {
    const remedy = remedies.get(message);
    const [first = message] = message.split(/(?<=[.:?!]) /);
    return onErrors(
      `error.${own[0]}`,
      `mensaje de error, ${own.join(", ")}`,
      message,
      `«${message}»${remedy ? ` Qué hacer: ${uncapitalised(remedy)}` : ""}`,
      {
        forms: ["what", "why", "how"],
        keywords: "error aviso fallo sale aparece mensaje significa solución",
        asked: [`me sale «${first}»`, `qué hago si dice ${first.replace(/[.:]$/, "")}`, `error ${own[0]}`],
      },
    );
  });
}
