import { expect, test } from "vitest";
import { faqGroups } from "./faq-groups.ts";
import { createFaqSearch } from "./faq-search.ts";

const entries = faqGroups().flatMap((group) => group.entries);
const search = createFaqSearch(entries);
const idsOf = (query: string) => search(query).map(({ id }) => id);

test.each([
  ["tasacion oficial", "es-una-tasacion"],
  ["contraceña", "olvide-contrasena"],
  ["comparabels", "cuantos-comparables"],
  ["credi", "que-es-un-credito"],
  ["darme de baja", "permanencia"],
  ["cuánto cuesta", "cuanto-cuesta"],
  ["logotipo", "marca-blanca"],
  ["COOKIES", "cookies"],
  ["departamento", "como-se-calcula-el-precio"],
])("%s finds %s", (query, id) => {
  expect(idsOf(query).slice(0, 5)).toContain(id);
});

test("an unknown question finds nothing, and so do words without meaning", () => {
  expect(idsOf("xyzzyplugh")).toEqual([]);
  expect(idsOf("de la que")).toEqual([]);
});

test("every question is in a group", () => {
  expect(faqGroups().every((group) => group.entries.length > 0)).toBe(true);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});
