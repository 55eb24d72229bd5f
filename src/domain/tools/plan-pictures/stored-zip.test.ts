import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { storedZip } from "./stored-zip.ts";

test("another reader finds every file as it was", () => {
  const files = [
    { name: "recorrido.json", bytes: new TextEncoder().encode('{"form":1}') },
    { name: "01-salón.jpg", bytes: Uint8Array.from({ length: 70_000 }, (_, at) => at % 251) },
    { name: "vacío.txt", bytes: new Uint8Array() },
  ];
  const read = unzipSync(storedZip(files));
  expect(Object.keys(read)).toEqual(files.map(({ name }) => name));
  for (const { name, bytes } of files) expect(read[name]).toEqual(bytes);
});
