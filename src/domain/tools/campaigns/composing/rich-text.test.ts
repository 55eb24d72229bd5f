import { expect, test } from "vitest";
import { safeHref } from "./mail-links.ts";
import { linksIn, richHtml, richText, typedText } from "./rich-text.ts";

const to = (href: string) => `<<${href}>>`;

test("paragraphs, points, bold and links", () => {
  const typed = "Hola **a todos**\nsegunda línea\n\n- uno\n- [dos](https://a.es/x)";
  expect(richHtml(typed, to)).toBe(
    '<p style="margin:0 0 14px">Hola <strong>a todos</strong><br>segunda línea</p><ul style="margin:0 0 14px;padding:0 0 0 22px"><li style="margin:0 0 6px">uno</li><li style="margin:0 0 6px"><a href="<<https://a.es/x>>">dos</a></li></ul>',
  );
  expect(richText(typed, to)).toBe("Hola *a todos*\nsegunda línea\n\n- uno\n- dos (<<https://a.es/x>>)");
});

test("a link whose words are its address is written once; one that mails must not open is no link", () => {
  expect(richText("[https://a.es/](https://a.es)", to)).toBe("<<https://a.es/>>");
  expect(richHtml("[pulsa](javascript:alert(1))", to)).not.toContain("<a");
  expect(richHtml("[pulsa](javascript:x)", to)).toBe('<p style="margin:0 0 14px">pulsa</p>');
  expect(linksIn("[a](javascript:x) y [b](https://b.es)")).toEqual(["javascript:x", "https://b.es"]);
});

test("double brackets are taken apart, words of the reader become marks", () => {
  expect(typedText("[[baja]] {nombre} {otro} [[[x")).toBe("[ [baja]] [[nombre]] {otro} [ [ [x");
});

test.each([
  ["https://a.es/x?y=1", "https://a.es/x?y=1"],
  ["www.casas.es/piso", "https://www.casas.es/piso"],
  ["casas.es", "https://casas.es/"],
  ["mailto:ana@a.es", "mailto:ana@a.es"],
  ["tel:+34600123123", "tel:+34600123123"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["https://ana:clave@a.es", null],
  ["https://localhost", null],
  ["", null],
  ["no es nada", null],
])("%s opens %s", (typed, href) => {
  expect(safeHref(typed)).toBe(href);
});
