import { describe, expect, test } from "vitest";
import { inheritedMail, invitationMail, joinedMail, removedMail } from "./agency-mails.server.ts";

const href = "https://umbral.example/dashboard/invitacion?token=abc";
const invitation = {
  to: "ana@casa.example",
  inviter: "Nuria Ferrer",
  inviterEmail: "nuria@ferrer.example",
  agency: "Casas Ferrer",
  role: "agent",
  href,
} as const;

describe("an invitation", () => {
  test("says who invites whom to what, its meaning and its end, and what to do if it was not expected", () => {
    const mail = invitationMail(invitation);
    expect(mail.subject).toBe("Nuria Ferrer te invita a Casas Ferrer");
    expect(mail.links).toEqual([href]);
    for (const part of [
      "Nuria Ferrer (nuria@ferrer.example) te invita a entrar en su agencia como agente.",
      "Lo que ya tenías sigue siendo solo tuyo.",
      "La invitación es para ana@casa.example",
      "14\u00a0días",
      `Ver la invitación: ${href}`,
      "Si no esperabas esta invitación, no hagas nada",
    ]) {
      expect(mail.text).toContain(part);
    }
  });

  test("from somebody without name; names are text, never markup", () => {
    const mail = invitationMail({ ...invitation, inviter: "", agency: "<b>Sol</b> & Mar" });
    expect(mail.subject).toBe("nuria@ferrer.example te invita a <b>Sol</b> & Mar");
    expect(mail.text).toContain("nuria@ferrer.example te invita a entrar");
    expect(mail.html).toContain("&lt;b&gt;Sol&lt;/b&gt; &amp; Mar");
    expect(mail.html).not.toContain("<b>Sol");
  });
});

test("the people concerned are told of later events", () => {
  const site = "https://umbral.example";
  const joined = { to: "n@f.example", person: "", personEmail: "ana@casa.example", agency: "Casas Ferrer", site };
  expect(joinedMail({ ...joined, role: "coordinator" })).toMatchObject({
    subject: "ana@casa.example ya está en Casas Ferrer",
    links: [`${site}/dashboard/agencia`],
    text: expect.stringContaining("Papel: Coordinación"),
  });
  expect(removedMail({ to: "ana@casa.example", agency: "Casas Ferrer", site }).text).toContain(
    "Lo que hiciste en ella se queda allí.",
  );
  expect(inheritedMail({ to: "ana@casa.example", agency: "Casas Ferrer" }).subject).toBe(
    "Ahora eres titular de Casas Ferrer",
  );
});
