import { fillMessage } from "#domain/tools/campaigns/compiled-message.ts";
import type { MailParts } from "#domain/tools/campaigns/composing/mail-parts.ts";
import { readerWords } from "#domain/tools/campaigns/composing/reader-words.ts";
import { compileMessage } from "./compile.server.ts";

/** An invented mail as an invented reader gets it. */
export async function exampleMail(parts: MailParts) {
  const compiled = await compileMessage(parts);
  const marks = {
    ...readerWords("Marta Ruiz"),
    baja: "https://umbral.example/baja",
    preferencias: "https://umbral.example/baja",
  };
  const filled = fillMessage(compiled, marks, compiled.links);
  return {
    ...filled,
    otherSubject: null,
    preheader: parts.message.preheader ?? "",
    bytes: Buffer.byteLength(filled.html),
  };
}
