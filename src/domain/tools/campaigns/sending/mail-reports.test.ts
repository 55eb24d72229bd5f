import { describe, expect, test } from "vitest";
import { judgeDomain } from "./domain-checks.ts";
import { readReport, readServiceEvents, stopTokenIn } from "./mail-reports.ts";

const ID = "0b9a3c52-4f7e-4c1b-9d0e-2a6f1f7b8c9d";

const dsn = (action: string, status: string) =>
  [
    "From: MAILER-DAEMON@mx.example",
    `To: rebotes+${ID.replaceAll("-", "")}@sol.example`,
    "Content-Type: multipart/report; report-type=delivery-status;",
    ' boundary="x"',
    "",
    "--x",
    "Content-Type: text/plain",
    "",
    "I could not deliver it.",
    "--x",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example",
    "",
    "Final-Recipient: rfc822; Ana@Ejemplo.es",
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} User`,
    "  unknown",
    "--x--",
  ].join("\r\n");

describe("mails that come back", () => {
  test("a report of a failed delivery names the mail by the address that it came back to", () => {
    expect(readReport(dsn("failed", "5.1.1"))).toEqual({
      kind: "rebote",
      recipientId: ID,
      email: "ana@ejemplo.es",
      words: "5.1.1 smtp; 550 5.1.1 User  unknown",
      isAboutAddress: true,
    });
    expect(readReport(dsn("delayed", "4.4.1"))).toMatchObject({ kind: "rebote-pasajero", isAboutAddress: false });
    expect(readReport(dsn("failed", "5.7.1"))).toMatchObject({ kind: "rebote", isAboutAddress: false });
    expect(readReport(dsn("delivered", "2.0.0"))).toBeNull();
  });

  test("or by the mail's own id within it", () => {
    const raw = `${dsn("failed", "5.1.1").replace(/^To:.*$/m, "To: hola@sol.example")}\r\nMessage-ID: <${ID}@sol.example>\r\n`;
    expect(readReport(raw)).toMatchObject({ recipientId: ID });
  });

  test("a report of abuse is a complaint", () => {
    const raw = [
      "Content-Type: multipart/report; report-type=feedback-report",
      "",
      "Content-Type: message/feedback-report",
      "",
      "Feedback-Type: abuse",
      "Original-Rcpt-To: <ana@ejemplo.es>",
      `Message-ID: <${ID}@sol.example>`,
    ].join("\n");
    expect(readReport(raw)).toMatchObject({ kind: "queja", recipientId: ID, email: "ana@ejemplo.es" });
  });

  test("an answer of a person is one, and an absence note is none", () => {
    const answer = `From: Ana <ana@ejemplo.es>\nSubject: Re: Un piso\nIn-Reply-To: <${ID}@sol.example>\n\nMe interesa`;
    expect(readReport(answer)).toMatchObject({ kind: "respuesta", recipientId: ID, email: "ana@ejemplo.es" });
    expect(readReport(`Auto-Submitted: auto-replied\n${answer}`)).toBeNull();
    expect(readReport("Subject: Hola\n\nHola")).toBeNull();
    expect(stopTokenIn("Subject: baja abc.def\n\n")).toBe("abc.def");
    expect(stopTokenIn("Subject: Re: baja de precio\n\n")).toBeNull();
  });
});

describe("messages of mail services", () => {
  test("SendGrid", () => {
    const body = [
      {
        email: "a@b.es",
        event: "bounce",
        type: "bounce",
        status: "5.1.1",
        reason: "550 unknown",
        "smtp-id": `<${ID}@sol.example>`,
      },
      { email: "b@b.es", event: "bounce", type: "blocked", reason: "550 policy" },
      { email: "c@b.es", event: "spamreport" },
      { email: "d@b.es", event: "delivered" },
    ];
    expect(readServiceEvents(body)).toMatchObject([
      { kind: "rebote", recipientId: ID, email: "a@b.es", isAboutAddress: true },
      { kind: "rebote", email: "b@b.es", isAboutAddress: false },
      { kind: "queja", email: "c@b.es" },
    ]);
  });

  test("Mailgun", () => {
    const data = {
      event: "failed",
      severity: "permanent",
      recipient: "a@b.es",
      "delivery-status": { code: 550, message: "5.1.1 unknown user" },
      message: { headers: { "message-id": `${ID}@sol.example` } },
    };
    expect(readServiceEvents({ signature: {}, "event-data": data })).toMatchObject([
      { kind: "rebote", recipientId: ID, isAboutAddress: true },
    ]);
    expect(readServiceEvents({ "event-data": { ...data, severity: "temporary" } })).toMatchObject([
      { kind: "rebote-pasajero" },
    ]);
    expect(readServiceEvents({ "event-data": { event: "complained", recipient: "a@b.es" } })).toMatchObject([
      { kind: "queja" },
    ]);
  });

  test("Postmark", () => {
    expect(readServiceEvents({ RecordType: "Bounce", Type: "HardBounce", Email: "A@b.es" })).toMatchObject([
      { kind: "rebote", email: "a@b.es", isAboutAddress: true },
    ]);
    expect(readServiceEvents({ RecordType: "Bounce", Type: "Transient", Email: "a@b.es" })).toMatchObject([
      { kind: "rebote-pasajero" },
    ]);
    expect(readServiceEvents({ RecordType: "SpamComplaint", Email: "a@b.es" })).toMatchObject([{ kind: "queja" }]);
  });

  test("Amazon SES, by itself and within a notice", () => {
    const event = {
      notificationType: "Bounce",
      mail: { headers: [{ name: "Message-ID", value: `<${ID}@sol.example>` }] },
      bounce: { bounceType: "Permanent", bouncedRecipients: [{ emailAddress: "a@b.es", status: "5.1.1" }] },
    };
    for (const body of [event, { Type: "Notification", Message: JSON.stringify(event) }]) {
      expect(readServiceEvents(body)).toMatchObject([{ kind: "rebote", recipientId: ID, email: "a@b.es" }]);
    }
    expect(readServiceEvents({ Type: "Notification", Message: "{" })).toEqual([]);
  });

  test("anything else brings nothing", () => {
    for (const body of [null, 1, "x", [], {}, [1, null], { "event-data": null }, { RecordType: 5 }]) {
      expect(readServiceEvents(body)).toEqual([]);
    }
  });
});

describe("the records of a domain", () => {
  const sender = {
    domain: "sol.example",
    smtpHost: "smtp.mailgun.org",
    dkim: { selector: "umbral1", publicKey: "ABC" },
  };

  test("that are right are told so", () => {
    const checks = judgeDomain(
      {
        spf: ["google-site=1", "v=spf1 include:mailgun.org ~all"],
        dkim: ["v=DKIM1; k=rsa; p=ABC"],
        dmarc: ["v=DMARC1; p=none"],
      },
      sender,
    );
    expect([checks.spf, checks.dkim, checks.dmarc].map(({ verdict, toSet }) => [verdict, toSet])).toEqual(
      Array.from({ length: 3 }, () => ["bien", null]),
    );
  });

  test("that are missing come with the record to set", () => {
    const { spf, dkim, dmarc } = judgeDomain({ spf: [], dkim: [], dmarc: [] }, sender);
    expect(spf.toSet).toEqual({ name: "sol.example", type: "TXT", value: "v=spf1 include:mailgun.org ~all" });
    expect(dkim.toSet).toEqual({ name: "umbral1._domainkey.sol.example", type: "TXT", value: "v=DKIM1; k=rsa; p=ABC" });
    expect(dmarc.toSet).toEqual({ name: "_dmarc.sol.example", type: "TXT", value: "v=DMARC1; p=none" });
  });

  test("that are wrong come mended, with all that they had", () => {
    const judged = (spf: string[]) =>
      judgeDomain({ spf, dkim: ["v=DKIM1; p=XYZ"], dmarc: ["v=DMARC1; rua=mailto:a@b.es"] }, sender);
    expect(judged(["v=spf1 include:_spf.google.com -all"]).spf).toMatchObject({
      verdict: "mal",
      toSet: { value: "v=spf1 include:_spf.google.com include:mailgun.org -all" },
    });
    expect(judged(["v=spf1 a -all", "v=spf1 mx ~all"]).spf.toSet?.value).toBe("v=spf1 a mx ~all");
    expect(judged(["v=spf1 mx +all"]).spf.toSet?.value).toBe("v=spf1 mx ~all");
    expect(judged([]).dkim.verdict).toBe("mal");
    expect(judged([]).dmarc.verdict).toBe("mal");
  });

  test("that nobody answers for, and servers that nobody here knows, are not guessed", () => {
    const silent = judgeDomain({ spf: null, dkim: null, dmarc: null }, sender);
    expect([silent.spf.verdict, silent.dkim.verdict, silent.dmarc.verdict]).toEqual([
      "no-se-sabe",
      "no-se-sabe",
      "no-se-sabe",
    ]);
    const own = judgeDomain(
      { spf: ["v=spf1 mx -all"], dkim: [], dmarc: [] },
      { ...sender, smtpHost: "mail.sol.example", dkim: null },
    );
    expect(own.spf).toMatchObject({ verdict: "no-se-sabe", toSet: null });
    expect(own.dkim).toMatchObject({ verdict: "no-se-sabe", toSet: null });
  });
});
