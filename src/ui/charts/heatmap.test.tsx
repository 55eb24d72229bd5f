import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Heatmap, heatStep } from "./heatmap.tsx";

test("seven equal steps from the smallest to the largest", () => {
  expect([0, 14, 15, 50, 99, 100].map((value) => heatStep(value, 0, 100))).toEqual([0, 0, 1, 3, 6, 6]);
  expect(heatStep(5, 5, 5)).toBe(3);
});

test("a table with headers, the own case named, and cells that cannot be left empty", () => {
  const html = renderToStaticMarkup(
    <Heatmap
      caption="Cuota por interés y plazo"
      corner="Interés"
      columns={["20 años", "30 años"]}
      rows={[
        { label: "2 %", values: [911, 665] },
        { label: "3 %", values: [998, null] },
      ]}
      current={{ row: 0, column: 1 }}
      format={(value) => `${value} €`}
    />,
  );
  expect(html.match(/scope="col"/g)).toHaveLength(3);
  expect(html.match(/scope="row"/g)).toHaveLength(2);
  expect(html).toMatch(/665 €<span class="sr-only"> \(tu caso\)/);
  expect(html).toContain("—");
});
