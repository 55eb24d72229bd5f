import { expect, test } from "vitest";
import { renderMarkdown, textOf } from "./markdown.server.ts";

test("links keep the region; outside ones open no door back", () => {
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
