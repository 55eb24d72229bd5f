import { describe, expect, test } from "vitest";
import { readUserQuery, userQuery } from "./users-query.ts";

const read = (query: string) => readUserQuery(new URLSearchParams(query));
const plain = { search: "", role: null, state: null, sort: "newest", page: 1 };

describe("the list of accounts in its address", () => {
  test("is read and written", () => {
    const query = "?buscar=n%C3%BAria+ferrer&papel=gestor&estado=bloqueada&orden=ultimo-acceso&pagina=3";
    const filter = { search: "núria ferrer", role: "manager", state: "banned", sort: "lastSignIn", page: 3 };
    expect(read(query)).toEqual(filter);
    expect(userQuery(read(query))).toBe(query);
  });

  test("leaves out default values", () => expect(userQuery(read("papel=&orden=recientes&pagina=1"))).toBe(""));

  test("takes nothing that it does not know", () => {
    for (const query of [
      "",
      "papel=rey",
      "papel=constructor",
      "estado=x",
      "orden=hasOwnProperty",
      "pagina=-1",
      "pagina=1e99",
      "pagina=1.5",
      "pagina=x",
    ]) {
      expect(read(query)).toEqual(plain);
    }
  });
});
