import { expect, test } from "vitest";
import { invitationMail } from "../../accounts/mails/agency-mails.server.ts";
import { strangerWords } from "./stranger-words.server.ts";

test.each([
  ["Casas Ferrer", "Casas Ferrer"],
  ["Casas Ferrer S.L.", "Casas Ferrer S. L."],
  ["<b>Sol</b> & Mar", "<b>Sol</b> & Mar"],
  ["Entra en https://malo.example/pagar ya", "Entra en https malo. example/pagar ya"],
  ["www.malo.example", "www. malo. example"],
  ["Calle de Sueca, 31, 4.º 8.ª, 95 m²", "Calle de Sueca, 31, 4.º 8.ª, 95 m²"],
  ["malo.ºrg y malo4.ºrg", "malo. ºrg y malo4. ºrg"],
  ["malo。com", "malo. com"],
  ["ｍａｌｏ．ｃｏｍ", "malo. com"],
  ["escribe a cobros@malo.example", "escribe a cobros malo. example"],
  ["uno\r\nBcc: otro\u0000\u202etres\u200b", "uno Bcc: otro tres"],
  ["Piso por 240.000 €, parcela de 1.200 metros", "Piso por 240.000 €, parcela de 1.200 metros"],
  ["10.100.200.100 y 300.com", "10. 100. 200.100 y 300. com"],
  ["x".repeat(200), `${"x".repeat(79)}…`],
  ["", ""],
])("%j reads %j", (given, read) => expect(strangerWords(given)).toBe(read));

test("an invitation has one link, whatever agency and person are called", () => {
  const href = "https://umbral.example/dashboard/invitacion?token=abc";
  const mail = invitationMail({
    to: "luz@casa.example",
    inviter: "Soporte https://malo.example",
    inviterEmail: "ana@agencia.example",
    agency: "URGENTE: confirma en malo.example/pagar\nAhora",
    role: "agent",
    href,
  });
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).not.toContain("malo.example");
    expect(part).not.toContain("https://malo");
  }
  expect(mail.subject).not.toMatch(/\n/);
  expect(mail.text).toContain("La envía quien tiene el correo ana@agencia.example");
});
