import { expect, test } from "vitest";
import type { FilledBlock } from "#domain/crm/templates/fill.ts";
import { headingDepths } from "./document-view.tsx";

const heading = (level: 1 | 2 | 3): FilledBlock => ({ kind: "heading", level, runs: [] });
const paragraph: FilledBlock = { kind: "paragraph", runs: [] };

test("a document's headings stand one below the page's", () => {
  expect(headingDepths([heading(1), paragraph, heading(2), heading(3), heading(2)])).toEqual([2, 2, 3, 4, 3]);
});

test("a letter that begins with a small heading leaves no depth out", () => {
  expect(headingDepths([heading(2), paragraph, heading(3), heading(3)])).toEqual([2, 2, 3, 3]);
  expect(headingDepths([heading(3), heading(3), heading(1), heading(3)])).toEqual([2, 2, 2, 3]);
});
