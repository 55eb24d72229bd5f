import { expect, test } from "vitest";
import {
  emailChangedMail,
  type LinkMailType,
  linkMail,
  passwordChangedMail,
  reauthenticationMail,
} from "./account-mails.server.ts";

const to = "ana@agencia.es";
const href = "https://umbral.example/auth/confirmar?token_hash=x&type=signup";
const notice = { to, at: new Date("2026-11-21T10:00:00.000Z"), contactEmail: "hola@umbral.example" };
const TYPES: LinkMailType[] = ["signup", "recovery", "magiclink", "email_change_current", "email_change_new"];

test.each(TYPES)("the mail of %s carries one link, in both texts, and says how long it works", (type) => {
  const mail = linkMail(type, { to, href, seconds: 3600, newEmail: "ana@nueva.es" });
  expect(mail.to).toBe(to);
  expect(mail.links).toEqual([href]);
  expect(mail.text).toContain(href);
  expect(mail.html).toContain('href="https://umbral.example/auth/confirmar?token_hash=x&amp;type=signup"');
  expect(mail.text).toContain("caduca en 1\u00a0hora");
  expect(mail.text).not.toMatch(/undefined|!/);
});

test("the mails of a link are not mistaken for each other", () => {
  const subjects = TYPES.map((type) => linkMail(type, { to, href, seconds: 60 }).subject);
  expect(new Set(subjects).size).toBe(TYPES.length);
});

test("the life of a link is said in the unit that fits", () => {
  const life = (seconds: number) => /caduca en ([^.]+)\./.exec(linkMail("signup", { to, href, seconds }).text)![1];
  expect([1, 45, 60, 900, 3600, 7200].map(life)).toEqual(
    ["1 segundo", "45 segundos", "1 minuto", "15 minutos", "1 hora", "2 horas"].map((text) =>
      text.replace(" ", "\u00a0"),
    ),
  );
});

test("a code stands large in the mail and not in its subject, and asks to open nothing", () => {
  const { subject, text, html, links } = reauthenticationMail({ to, code: "048213", seconds: 3600 });
  expect(subject).toBe("Tu código de Umbral");
  expect(text).toContain("Código: 048213");
  expect(html).toContain('<p class="code">048213</p>');
  expect(links).toEqual([]);
});

test("notices give time, event and contact address, in the time of Spain", () => {
  const password = passwordChangedMail({ ...notice, site: "https://umbral.example" });
  expect(password.text).toContain("21 de noviembre de 2026");
  expect(password.text).toContain("11:00");
  expect(password.text).toContain("hola@umbral.example");
  expect(password.links).toEqual(["https://umbral.example/auth"]);
  const address = emailChangedMail({ ...notice, newEmail: "ana@nueva.es" });
  expect(address.text).toContain("usa ana@nueva.es. Con ana@agencia.es ya no se entra.");
  expect(address.to).toBe(to);
});
