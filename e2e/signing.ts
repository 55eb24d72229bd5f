import type { Page } from "@playwright/test";
import { awaken, expect, expectAccessible, expectNoSidewaysScroll, linkInMail, test } from "./test.ts";

/** Parts of journeys to a signature: codes that come by mail, and the page of a signer. */

/** The newest code that was mailed to somebody with these words in its subject. */
export async function codeFor(email: string, subject = "para firmar"): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mailbox = await fetch(new URL("/dev/mailbox.json", test.info().project.use.baseURL));
    const mails = (await mailbox.json()) as { to: string; subject: string; text: string }[];
    const own = mails.filter((mail) => mail.to === email && mail.subject.includes(subject));
    code = own.flatMap(({ text }) => /Código: (\d{6})/.exec(text)?.[1] ?? [])[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
}

/** Opens the mailed address, types the code and reads the document. */
export async function openAsSigner(page: Page, email: string): Promise<void> {
  const link = await linkInMail(email, (address) => address.includes("/firmar/"));
  await page.goto(link.pathname);
  await awaken(page);
  await expect(page.getByRole("link", { name: "Abrir el documento (PDF)" })).toHaveCount(0);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await page.getByLabel("Código").fill(await codeFor(email));
  await page.getByRole("button", { name: "Continuar" }).click();
  const document = page.getByRole("link", { name: "Abrir el documento (PDF)" });
  await expect(page.getByRole("button", { name: "Firmar", exact: true })).toBeDisabled();
  const opening = page.context().waitForEvent("page");
  const answer = page.context().waitForEvent("response", (response) => response.url().endsWith("/document"));
  await document.click();
  expect((await answer).status()).toBe(200);
  await (await opening).close();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** The same, and signs with the name as it is. */
export async function signAs(page: Page, email: string): Promise<void> {
  await openAsSigner(page, email);
  await page.getByLabel(/^He leído el documento/).check();
  await page.getByRole("button", { name: "Firmar", exact: true }).click();
}
