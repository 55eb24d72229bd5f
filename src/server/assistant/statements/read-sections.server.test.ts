import { expect, test } from "vitest";
import { sectionsOfHtml, textsOf } from "./read-sections.server.ts";

const page = `<p>Antes de todo.</p>
<h2 id="pasos">Pasos &amp; papeles</h2>
<p>Primero <strong>esto</strong>.</p>
<ol><li>Abre el panel.</li><li><p>Pulsa «Guardar».</p><p>Espera.</p></li></ol>
<ul><li>Uno</li><li>Dos</li></ul>
<pre><code>code is not said</code></pre>
<h3>Planes</h3>
<table><thead><tr><th>Plan</th><th>Al mes</th><th>Personas</th></tr></thead>
<tbody><tr><th>Agente</th><td>29\u00a0€</td><td>1</td></tr><tr><th>Red</th><td>199\u00a0€</td><td>–</td></tr></tbody></table>
<table><tbody><tr><th>NIF</th><td>B1</td></tr></tbody></table>`;

test("a section has its paragraphs, lists and tables in order", () => {
  expect(sectionsOfHtml(page, "Página").map(({ fragment, heading, parts }) => ({ fragment, heading, parts }))).toEqual([
    { fragment: "", heading: "Página", parts: ["Antes de todo."] },
    {
      fragment: "pasos",
      heading: "Pasos & papeles",
      parts: ["Primero esto.", "1. Abre el panel.\n2. Pulsa «Guardar». Espera.", "– Uno\n– Dos"],
    },
    {
      fragment: "",
      heading: "Planes",
      parts: ["Agente · Al mes: 29\u00a0€ · Personas: 1\nRed · Al mes: 199\u00a0€", "NIF: B1"],
    },
  ]);
});

test("rows keep their cells and the names of their columns", () => {
  expect(sectionsOfHtml(page, "Página")[2]!.rows).toEqual([
    { columns: ["Plan", "Al mes", "Personas"], cells: ["Agente", "29\u00a0€", "1"] },
    { columns: ["Plan", "Al mes", "Personas"], cells: ["Red", "199\u00a0€", "–"] },
    { columns: [], cells: ["NIF", "B1"] },
  ]);
});

test("a list inside a list stays with it, and words after the last tag are kept", () => {
  const [section] = sectionsOfHtml("<ul><li>Uno<ul><li>Dentro</li></ul></li></ul>Al final.", "P");
  expect(section!.parts).toEqual(["– Uno\n– Dentro", "Al final."]);
});

test("a long section is cut between its parts alone", () => {
  const long = "a".repeat(700);
  expect(textsOf([long, "b", long])).toEqual([`${long}\nb`, long]);
  expect(textsOf(["c".repeat(5000)])).toHaveLength(1);
});

test("a hostile text takes time in proportion to its length", () => {
  const started = performance.now();
  sectionsOfHtml("<td><li".repeat(50_000), "P");
  sectionsOfHtml("<ul>".repeat(50_000), "P");
  expect(performance.now() - started).toBeLessThan(2_000);
});
