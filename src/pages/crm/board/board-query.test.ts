import { expect, test } from "vitest";
import { readBoardFilters } from "#domain/crm/contacts/board-filters.ts";
import { boardQuery } from "./board-query.ts";

test("filters come out of the address as they went in", () => {
  const read = (query: string) => readBoardFilters(new URLSearchParams(query));
  const query = "q=Marta&responsable=sin_asignar&tipo=comprador&origen=idealista&vencidas=1";
  expect(boardQuery(read(query))).toBe(query);
  expect(boardQuery(read(""))).toBe("");
});
