import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "../data-table.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { markColumn } from "./mark-column.tsx";
import { TrashActs } from "./trash-acts.tsx";
import type { Marking } from "./use-marking.ts";

const homes = [
  { id: "a", street: "Cádiz" },
  { id: "b", street: "Colón" },
];
type Home = (typeof homes)[number];

const markingOf = (...ids: string[]): Marking<Home> => ({
  marked: new Map(homes.filter(({ id }) => ids.includes(id)).map((home) => [home.id, home])),
  mark: () => undefined,
  clear: () => undefined,
});

const barOf = (marking: Marking<Home>) =>
  renderToString(
    <BulkBar shown={homes} marking={marking} invitation="Marcar las 2 de esta página" doneText="Marcadas">
      <TrashActs
        counted="2 viviendas"
        isBusy={false}
        onRestore={() => Promise.resolve()}
        onErase={() => Promise.resolve()}
      >
        No se pueden recuperar.
      </TrashActs>
    </BulkBar>,
  );

test("each row names what it marks, and marked ones are checked", () => {
  const html = renderToString(
    <DataTable
      caption="Viviendas"
      columns={[markColumn(markingOf("b"), ({ street }) => street)]}
      rows={homes}
      rowKey={({ id }) => id}
    />,
  );
  const boxes = [...html.matchAll(/<input[^>]*>/g)].map(([box]) => [
    /aria-label="([^"]*)"/.exec(box)?.[1],
    box.includes("checked"),
  ]);
  expect(boxes).toEqual([
    ["Marcar: Cádiz", false],
    ["Marcar: Colón", true],
  ]);
});

test("the acts are offered once something is marked", () => {
  const none = barOf(markingOf());
  expect(none).toContain("Marcar las 2 de esta página");
  expect(none).not.toMatch(/Recuperar|Desmarcar/);
  const some = barOf(markingOf("a"));
  expect(some).toMatch(/Marcadas.*Recuperar.*Eliminar para siempre.*Desmarcar/s);
  expect(some).not.toContain("checked");
  expect(barOf(markingOf("a", "b"))).toContain("checked");
});
