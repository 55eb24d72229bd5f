import { expect, test } from "vitest";
import { readContactFile } from "../../../domain/crm/contacts/read-contact-file.ts";
import { readContactFileApart } from "./read-contact-file-apart.server.ts";

const file = (text: string, name = "contactos.csv") => ({ name, bytes: new TextEncoder().encode(text), mapping: {} });
const people = (count: number) =>
  `Nombre;Correo;Teléfono\n${Array.from({ length: count }, (_, index) => `Persona ${index};p${index}@correo.example;6${String(index).padStart(8, "0")}`).join("\n")}\n`;

test("a large file is read in a thread of its own, to the same end", async () => {
  const given = file(people(4_000));
  expect(given.bytes.length).toBeGreaterThan(16 * 1024);
  const read = await readContactFileApart(given);
  expect(read).toEqual(readContactFile(given));
  expect(read.rows).toHaveLength(4_000);
});

test("several of one person take turns, and too many are asked to come again", async () => {
  const given = file(people(1_000));
  const settled = await Promise.allSettled(Array.from({ length: 14 }, () => readContactFileApart(given)));
  const refused = settled.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
  expect(settled.length - refused.length).toBe(9);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "RATE_LIMIT" });
});

test.each([
  ["columns without end", `${"a;".repeat(5_000)}\n${"1\n".repeat(100_000)}`, "más de 300 columnas"],
  ["more people than one file may bring", people(50_001), "más de 50.000 contactos"],
  ["nobody", `Nombre\n${"\n".repeat(30_000)}`, "no hay contactos"],
])("%s are refused with the reason", async (_, text, message) => {
  await expect(readContactFileApart(file(text))).rejects.toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ path: "file", message: expect.stringContaining(message) }],
  });
});
