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

/** Opens the mailed address of a proposal and proves the own address by its code. */
export async function openProposal(page: Page, email: string): Promise<void> {
  const link = await linkInMail(email, (address) => address.includes("/propuesta/"));
  await page.goto(link.pathname);
  await awaken(page);
  await page.getByLabel("Tu correo").fill(email);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await page.getByRole("textbox", { name: "Código" }).fill(await codeFor(email, "código para leer"));
  await page.getByRole("button", { name: "Leer la propuesta" }).click();
}

/** Accepts the version that the page shows. */
export async function acceptProposal(page: Page, name: string): Promise<void> {
  await page.getByLabel("Tu nombre y apellidos").fill(name);
  await page.getByLabel(/^He leído la versión \d/).check();
  await page.getByRole("button", { name: "Aceptar y firmar" }).click();
  await expect(page.getByText("Propuesta aceptada", { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** Reads the document and signs with the name as it is. */
export async function signAs(page: Page, email: string): Promise<void> {
  await openAsSigner(page, email);
  await page.getByLabel(/^He leído el documento/).check();
  await page.getByRole("button", { name: "Firmar", exact: true }).click();
}
