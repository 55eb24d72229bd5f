import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type Column, DataTable } from "./data-table.tsx";

interface Home {
  street: string;
  price: number | null;
}

const homes: Home[] = [
  { street: "Cádiz", price: 342_000 },
  { street: "Ñuñoa", price: null },
  { street: "Colón", price: 640_000 },
];

const columns: Column<Home>[] = [
  { id: "street", header: "Calle", cell: (home) => home.street, sortBy: (home) => home.street, narrow: "title" },
  { id: "price", header: "Precio", cell: (home) => home.price ?? "", numeric: true, sortBy: (home) => home.price },
  { id: "note", header: "Nota", cell: () => "–" },
];

function render(extra: Partial<Parameters<typeof DataTable<Home>>[0]> = {}) {
  return renderToString(
    <DataTable caption="Viviendas" columns={columns} rows={homes} rowKey={(home) => home.street} {...extra} />,
  );
}

const streetsOf = (html: string) => [...html.matchAll(/role="rowheader"[^>]*>([^<]+)</g)].map((match) => match[1]);

test("rows keep the order given until a sort is asked for", () => {
  expect(streetsOf(render())).toEqual(["Cádiz", "Ñuñoa", "Colón"]);
});

test("an initial sort orders the rows and says so on its header only", () => {
  const html = render({ initialSort: { column: "price", direction: "descending" } });
  expect(streetsOf(html)).toEqual(["Colón", "Cádiz", "Ñuñoa"]);
  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
  expect(html.match(/aria-sort="none"/g)).toHaveLength(1);
});

test("the table has a name, and its roles survive the folded layout", () => {
  const html = render();
  expect(html).toMatch(/<caption[^>]*>Viviendas</);
  expect(html.match(/role="row"/g)).toHaveLength(1 + homes.length);
  expect(html.match(/role="columnheader"/g)).toHaveLength(columns.length);
});

test("the list for narrow tables sorts by the same columns as the headers", () => {
  const html = render();
  expect(html).toContain("Precio: de más a menos");
  expect(html).toContain("Calle: de la A a la Z");
  expect(html).not.toContain("Nota: ");
});

test("without rows the empty state takes the place of the table", () => {
  const html = render({ rows: [], empty: <p>Nada todavía</p> });
  expect(html).toContain("Nada todavía");
  expect(html).not.toContain("<table");
});
