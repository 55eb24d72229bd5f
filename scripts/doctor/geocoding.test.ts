import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { geocodingSection } from "./geocoding.ts";

test("each service says how it answers: well, with a page, not at all, or that it is off", async () => {
  const server = createServer((request, response) => response.end(request.url!.startsWith("/c") ? "[]" : "<html>"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    OUTGOING_ALLOW_PRIVATE: "1",
    CARTOCIUDAD_URL: `${origin}/c`,
    CATASTRO_URL: `${origin}/r`,
    PHOTON_URL: "http://127.0.0.1:1",
    NOMINATIM_URL: "off",
  };
  const { rows } = await geocodingSection(env, "/app");
  server.closeAllConnections();
  server.close();
  expect(rows.map(([, address, state]) => [address, state])).toEqual([
    [`${origin}/c`, "Contesta."],
    [`${origin}/r`, "Contesta, pero no en JSON."],
    ["http://127.0.0.1:1", "No responde."],
    ["–", "Apagado."],
  ]);
});

test("a configuration that is not valid is said, and nobody is asked", async () => {
  const { rows } = await geocodingSection({ GEOCODING: "quizás" }, "/app");
  expect(rows).toEqual([["Todos", "–", "No se sabe mientras la configuración no sea válida."]]);
});
