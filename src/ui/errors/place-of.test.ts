import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test.each([
  [{ tool_name: "valoracion", path: "/es/valoracion" }, "valoracion"],
  [{ tool_name: "window", path: "/precios" }, "/precios"],
  [{ tool_name: "page", path: "" }, "page"],
  [{ tool_name: null, path: "/api/geo" }, "/api/geo"],
  [{ tool_name: null, path: null }, null],
])("%o happened in %s", (failure, place) => expect(placeOf(failure)).toBe(place));
