import { expect, test } from "vitest";
import { renderMarkdown, textOf } from "./markdown.server.ts";

test("links keep the region; outside ones get no handle to this window", () => {
  const source = "[a](/precios#red) [b](/api/docs) [c](https://www.boe.es) [d](#x)";
  expect(renderMarkdown(source, "latam").html).toBe(
    '<p><a href="/latam/precios#red">a</a> <a href="/api/docs">b</a> <a href="https://www.boe.es" rel="noopener">c</a> <a href="#x">d</a></p>\n',
  );
});

test("headings get readable ids, each its own", () => {
  const { headings } = renderMarkdown("## ¿Qué es el **80 %**?\n\n### Otro\n\n## Otro", "default");
  expect(headings).toEqual([
    { id: "que-es-el-80", text: "¿Qué es el 80 %?", level: 2 },
    { id: "otro", text: "Otro", level: 3 },
    { id: "otro-2", text: "Otro", level: 2 },
  ]);
});

test("cells know their column, and without a head the first names the row", () => {
  const { html } = renderMarkdown("| A | B |\n|---|---|\n| uno | *dos* |", "default");
  expect(html).toContain('<th role="rowheader" scope="row">uno</th><td role="cell" data-label="B"><em>dos</em></td>');
  const bare = renderMarkdown("| | |\n|---|---|\n| NIF | B1 |", "default").html;
  expect(bare).not.toContain("<thead");
  expect(bare).toContain('<td role="cell">B1</td>');
});

test("a checklist can be ticked", () => {
  expect(renderMarkdown("- [ ] Nota simple", "default").html).toContain(
    '<li class="task"><label><input type="checkbox"><span>Nota simple</span></label></li>',
  );
});

test("words remain of HTML", () => {
  expect(textOf("<p>uno &lt;b&gt;</p>\n<p>dos &amp; tres</p>")).toBe("uno <b> dos & tres");
});

test.each([
  "<script>alert(1)</script>",
  "texto <img src=x onerror=alert(1)> más",
  "<pre> <img src=x onerror=alert(1) \"'>",
  "[a](javascript:alert(1))",
  "[a](<JaVaScRiPt:alert(1)>)",
  "[a](data:text/html,<script>alert(1)</script>)",
  '[a](https://x.es/"onmouseover="alert(1))',
  "[a](//x.es/camino)",
  "[a](/\\x.es)",
  "![a](javascript:alert(1))",
  '![a" onerror="alert(1)](https://x.es/a.png)',
  '| a" onclick="alert(1) | b |\n|---|---|\n| c | <b onclick=alert(1)>d</b> |',
  "<https://x.es/<script>>",
  "```<script>\nalert(1)\n```",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  '## <a id="contenido">x</a>',
])("nothing that somebody types is markup: %s", (source) => {
  const { html } = renderMarkdown(source, "default", { isTyped: true });
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  for (const tag of tags) {
    expect(tag).toMatch(
      /^<\/?(p|a|pre|code|em|strong|h[2-6]|ul|ol|li|table|thead|tbody|tr|th|td|br|blockquote|hr|del)( (href|rel|id|role|scope|class|data-label)="[^"<>]*")*\/?>$/,
    );
    expect(tag).not.toMatch(/href="(?!https?:\/\/|mailto:|\/(?![/\\])|#)/);
  }
});

test("typed text is marked up all the same", () => {
  const source =
    "# Título\n\n**Fuerte** y [aquí](/precios), [fuera](https://www.boe.es/a?b=1&c=2) y ![foto](https://x.es/a.png)";
  expect(renderMarkdown(source, "es", { isTyped: true }).html).toBe(
    '<h2 id="titulo">Título</h2>\n<p><strong>Fuerte</strong> y <a href="/es/precios">aquí</a>, <a href="https://www.boe.es/a?b=1&amp;c=2" rel="noopener">fuera</a> y <a href="https://x.es/a.png" rel="noopener">foto</a></p>\n',
  );
});
