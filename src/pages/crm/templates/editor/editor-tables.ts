import { Extension, Node } from "@tiptap/core";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from "@tiptap/pm/tables";

/** Tables of ProseMirror as nodes of the editor; columns share the width evenly, as they do on paper. */

const spans = {
  colspan: { default: 1, parseHTML: (element: HTMLElement) => numberOf(element, "colspan") },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => numberOf(element, "rowspan") },
  /** ProseMirror's table code reads it; widths are not kept. */
  colwidth: { default: null, rendered: false },
};

function numberOf(element: HTMLElement, name: string): number {
  const number = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 100 ? number : 1;
}

const cell = (name: string, tag: "td" | "th") =>
  Node.create({
    name,
    content: "(paragraph | bulletList | orderedList)+",
    isolating: true,
    addAttributes: () => spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const TableCell = cell("tableCell", "td");
export const TableHeader = cell("tableHeader", "th");

export const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

export const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addKeyboardShortcuts() {
    return {
      Tab: () => goToNextCell(1)(this.editor.state, this.editor.view.dispatch),
      "Shift-Tab": () => goToNextCell(-1)(this.editor.state, this.editor.view.dispatch),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** ProseMirror's table code finds its nodes by their role. */
export const TableRoles = Extension.create({
  name: "tableRoles",
  extendNodeSchema: (extension) => (ROLES[extension.name] ? { tableRole: ROLES[extension.name] } : {}),
});

export const TABLE_ACTS = {
  addRow: { label: "Añadir fila", act: addRowAfter },
  addColumn: { label: "Añadir columna", act: addColumnAfter },
  deleteRow: { label: "Quitar fila", act: deleteRow },
  deleteColumn: { label: "Quitar columna", act: deleteColumn },
  deleteTable: { label: "Quitar tabla", act: deleteTable },
} as const;
