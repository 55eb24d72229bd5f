import { expect, test } from "vitest";
import { type WayInChange, wayInMail } from "./sign-in-mails.server.ts";

const notice = {
  to: "ana@agencia.es",
  at: new Date("2026-11-21T10:00:00.000Z"),
  site: "https://umbral.example",
  contactEmail: "hola@umbral.example",
};

const changes: [change: WayInChange, says: string][] = [
  [{ kind: "factorAdded" }, "se añadió un segundo factor a tu cuenta ana@agencia.es"],
  [{ kind: "factorRemoved", isLast: true }, "Ya no queda ninguno"],
  [{ kind: "recoveryCodesMade" }, "Los anteriores ya no valen"],
  [{ kind: "recoveryCodeUsed", left: 1 }, "Queda uno sin usar"],
  [{ kind: "recoveryCodeUsed", left: 9 }, "Quedan 9 sin usar"],
  [{ kind: "googleAdded", googleEmail: "ana@gmail.com" }, "con la cuenta de Google ana@gmail.com"],
  [{ kind: "googleRemoved" }, "ya no se entra con Google"],
  [{ kind: "passwordRemoved" }, "ya no se entra con contraseña"],
  [{ kind: "passkeyAdded" }, "se añadió una llave de acceso a tu cuenta ana@agencia.es"],
  [{ kind: "passkeyRemoved" }, "hemos cerrado las sesiones abiertas con ella"],
  [{ kind: "passkeyCopied" }, "puede que exista una copia. No ha entrado"],
  [{ kind: "passkeyAsked" }, "tiene que usar también una llave de acceso"],
  [{ kind: "passkeyNotAsked" }, "ya no se pide una llave de acceso después de la contraseña"],
];

test.each(changes)("%o: gives event and time, and advice if it was somebody else", (change, says) => {
  const mail = wayInMail(change, notice);
  expect(mail).toMatchObject({ to: notice.to, links: ["https://umbral.example/auth"] });
  for (const part of [says, "21 de noviembre de 2026", "Si no has sido tú", "hola@umbral.example"]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.html).toContain(mail.subject);
});

test("only the last factor that goes is called so", () => {
  expect(wayInMail({ kind: "factorRemoved", isLast: false }, notice).text).not.toContain("Ya no queda");
});
