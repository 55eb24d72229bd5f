import { expect, test } from "vitest";
import { redact, redactData, redactPath } from "./redact.server.ts";

test.each([
  ["fallo de ana.ruiz+web@agencia.es al enviar", "fallo de [oculto] al enviar"],
  ["/x?correo=ana%40agencia.es", "/x?correo=[oculto]"],
  ["llamar al +34 612 345 678 o al 612345678", "llamar al +[oculto] o al [oculto]"],
  ["DNI 12345678Z", "DNI [oculto]Z"],
  ["token=abc123, y sigue", "token=[oculto], y sigue"],
  ['{"password":"corta"}', '{"password":"[oculto]"}'],
  ["authorization: Bearer eyJhbGciOi.J9x.abc", "authorization: Bearer [oculto]"],
  ["run 0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001 no existe", "run [oculto] no existe"],
  ["hash 9f86d081884c7d659a2feaa0c55ad015", "hash [oculto]"],
  ["vale Xk29dLmQ81zPwRt4VbN0", "vale [oculto]"],
])("%s", (text, expected) => expect(redact(text)).toBe(expected));

test.each([
  "TypeError: Cannot read properties of undefined (reading 'precio')",
  "at Formulario (https://umbral.example/assets/borrowing-capacity-Ab3dE5fG.js:1:23456)",
  "/blog/como-captar-propiedades-exclusivas-en-2026",
])("«%s» stays as it is", (text) => expect(redact(text)).toBe(text));

test("long runs of one kind take no time", () => {
  const started = performance.now();
  for (const piece of ["a", "1", "a.", "-", "@a"]) redact(piece.repeat(4_000));
  expect(performance.now() - started).toBeLessThan(500);
});

test("a path loses its query and the token of a shared result", () => {
  expect(redactPath("/precios?email=a@b.es#x")).toBe("/precios");
  expect(redactPath("/es/compartir/corto")).toBe("/es/compartir/[oculto]");
  expect(redactPath("/shared/abc/pdf")).toBe("/shared/[oculto]/pdf");
  expect(redactPath("/tours")).toBe("/tours");
  expect(redactPath(`/${"a".repeat(400)}`)).toHaveLength(300);
});

test("data of a request lose secrets at any depth, and most of their length", () => {
  const data = redactData({
    path: "/compartir/abc?x=1",
    metros: 94,
    email: "no-parece-un-correo",
    form: { telefono: 612345678, movil: 612345678, nota: "llamar a ana@b.es", access_token: "x" },
    filas: Array.from({ length: 100 }, (_, index) => index),
    hondo: { a: { b: { c: { d: 1 } } } },
    largo: "a ".repeat(1_000),
  });
  expect(data).toMatchObject({
    path: "/compartir/[oculto]",
    metros: 94,
    email: "[oculto]",
    form: { telefono: "[oculto]", movil: "[oculto]", nota: "llamar a [oculto]", access_token: "[oculto]" },
    hondo: { a: { b: { c: "…" } } },
  });
  expect(data.filas).toHaveLength(30);
  expect(JSON.stringify(data).length).toBeLessThan(1_000);
});
