import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  bulkChange,
  bulkChangeOf,
  changed,
  daysLeft,
  folderRename,
  type KeptAs,
  runChange,
  splitTags,
} from "./run-changes.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const EARLIER = new Date("2026-11-01T10:00:00Z");
const loose: KeptAs = { name: null, folder: null, tags: [], savedAt: null };
const kept: KeptAs = { name: "Verdi", folder: "Gràcia", tags: ["exclusiva"], savedAt: EARLIER };

test("texts are kept on one line, empty ones as none, tags once however they are spelt", () => {
  expect(
    z.parse(runChange, { name: "  Piso \n de  Verdi ", folder: " ", tags: ["Exclusiva", "exclusiva ", "Ático"] }),
  ).toEqual({ name: "Piso de Verdi", folder: null, tags: ["Exclusiva", "Ático"] });
});

test.each([
  [{ name: "a".repeat(121) }, "name", "Usa como mucho 120 caracteres"],
  [{ folder: "a".repeat(61) }, "folder", "Usa como mucho 60 caracteres"],
  [{ tags: ["a".repeat(41)] }, "tags", "Usa como mucho 40 caracteres"],
  [{ tags: ["  "] }, "tags", "Escribe la etiqueta"],
  [{ tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, "tags", "Usa como mucho 20 etiquetas"],
  [{ name: "\ud800" }, "name", "Contiene signos que no se pueden guardar"],
])("%j is refused at its field", (change, field, message) => {
  const issue = runChange.safeParse(change).error!.issues[0]!;
  expect(issue.path[0]).toBe(field);
  expect(issue.message).toBe(message);
});

test("a bulk act has between 1 and 200 results and names its missing values", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  expect(bulkChange.safeParse({ act: "trash", ids: [] }).success).toBe(false);
  expect(bulkChange.safeParse({ act: "trash", ids: Array(201).fill(id) }).success).toBe(false);
  expect(bulkChange.safeParse({ act: "tag", ids: [id] }).success).toBe(false);
  expect(bulkChange.safeParse({ act: "move", ids: [id], folder: "" }).data).toEqual({
    act: "move",
    ids: [id],
    folder: null,
  });
});

test("a run put into a folder is saved; one that is no longer saved is in none", () => {
  expect(changed(loose, { folder: "Gràcia" }, NOW)).toEqual({ ...loose, folder: "Gràcia", savedAt: NOW });
  expect(changed(kept, { folder: "Sants" }, NOW)).toEqual({ ...kept, folder: "Sants" });
  expect(changed(kept, { folder: null }, NOW)).toEqual({ ...kept, folder: null });
  expect(changed(kept, { saved: false }, NOW)).toEqual({ ...kept, folder: null, savedAt: null });
  expect(changed(loose, { name: "Verdi", tags: ["a"] }, NOW)).toEqual({ ...loose, name: "Verdi", tags: ["a"] });
});

test("a bulk act leaves alone what already is so", () => {
  const ids = ["00000000-0000-4000-8000-000000000000"];
  expect(bulkChangeOf(kept, { ids, act: "save" })).toBeNull();
  expect(bulkChangeOf(loose, { ids, act: "unsave" })).toBeNull();
  expect(bulkChangeOf(kept, { ids, act: "move", folder: "Gràcia" })).toBeNull();
  expect(bulkChangeOf(kept, { ids, act: "tag", tag: "EXCLUSIVA" })).toBeNull();
  expect(bulkChangeOf(kept, { ids, act: "untag", tag: "Exclusiva" })).toEqual({ tags: [] });
  const full = { ...kept, tags: Array.from({ length: 20 }, (_, i) => `t${i}`) };
  expect(bulkChangeOf(full, { ids, act: "tag", tag: "otra" })).toBeNull();
});

test("tags are typed with commas between them", () => {
  expect(splitTags(" verdi, , exclusiva ")).toEqual(["verdi", "exclusiva"]);
});

test("thirty days in the trash, the last one counted", () => {
  expect(daysLeft(NOW, NOW)).toBe(30);
  expect(daysLeft(new Date("2026-10-22T11:00:00Z"), NOW)).toBe(1);
  expect(daysLeft(new Date("2026-11-11T09:00:00Z"), NOW)).toBe(20);
});

test("a letter is a name: of a folder, of a tag", () => {
  expect(folderRename.parse({ from: " a ", to: "b" })).toEqual({ from: "a", to: "b" });
  expect(folderRename.safeParse({ from: "", to: "b" }).error!.issues[0]!.message).toBe(
    "Escribe el nombre de la carpeta",
  );
  expect(z.parse(runChange, { tags: ["a", "B"] })).toEqual({ tags: ["a", "B"] });
});

test("the changes of a bulk act where the run differs", () => {
  const ids = ["00000000-0000-4000-8000-000000000000"];
  expect(bulkChangeOf(loose, { ids, act: "save" })).toEqual({ saved: true });
  expect(bulkChangeOf(kept, { ids, act: "unsave" })).toEqual({ saved: false });
  expect(bulkChangeOf(kept, { ids, act: "move", folder: null })).toEqual({ folder: null });
  expect(bulkChangeOf(kept, { ids, act: "tag", tag: "otra" })).toEqual({ tags: ["exclusiva", "otra"] });
  expect(bulkChangeOf(kept, { ids, act: "untag", tag: "otra" })).toBeNull();
  expect(bulkChangeOf(kept, { ids, act: "trash" })).toBeNull();
});

test("at least a day is left, also of what should be gone already", () => {
  expect(daysLeft(new Date("2026-10-01T10:00:00Z"), NOW)).toBe(1);
});
