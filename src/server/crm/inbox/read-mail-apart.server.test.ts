import { expect, test } from "vitest";
import { readMail } from "./read-mail.server.ts";
import { readMailApart } from "./read-mail-apart.server.ts";

const HEAD =
  "From: Portal <avisos@portal.example>\r\nSubject: Nuevo contacto\r\nMessage-ID: <1@portal.example>\r\nMIME-Version: 1.0\r\n";
const plain = (body: string) => `${HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`;

test("a mail is read the same in place and in a thread of its own", async () => {
  const large = plain(`Ana Ruiz pregunta por la referencia V-12.\r\n${"Más texto del portal.\r\n".repeat(3_000)}`);
  expect(large.length).toBeGreaterThan(32 * 1024);
  expect(await readMailApart(large)).toEqual(await readMail(large));
  expect(await readMailApart(plain("Ana Ruiz"))).toMatchObject({
    subject: "Nuevo contacto",
    from: "Portal <avisos@portal.example>",
    messageId: "<1@portal.example>",
    text: expect.stringContaining("Ana Ruiz"),
  });
});

test("a mail made to be slow is given up, and others are read meanwhile", async () => {
  const part = "--p\r\n\r\n\r\n";
  const slow = `${HEAD}Content-Type: multipart/mixed; boundary=p\r\n\r\n${part.repeat(900_000)}--p--\r\n`;
  const order: string[] = [];
  const given = readMailApart(new TextEncoder().encode(slow)).then(
    () => order.push("slow"),
    (error: unknown) => {
      expect(error).toMatchObject({ code: "INVALID_INPUT" });
      order.push("slow");
    },
  );
  await readMailApart(plain("Ana Ruiz")).then(() => order.push("other"));
  await given;
  expect(order).toEqual(["other", "slow"]);
});

test("of an endless text as much is kept as a notice may need", async () => {
  const read = await readMailApart(plain("a ".repeat(1_000_000)));
  expect(read.text.length).toBeLessThanOrEqual(400_000);
});

test("a mail of more levels than the reader takes on is refused like one that takes too long", async () => {
  let body = "x";
  for (let i = 0; i < 400; i++)
    body = `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n${body}\r\n--b${i}--\r\n`;
  await expect(readMailApart(`${HEAD}${body}`)).rejects.toMatchObject({ code: "INVALID_INPUT" });
});
