import { awaken, expect, expectAccessible, expectNoSidewaysScroll, signIn, signUp, test } from "./test.ts";

/** The page that the newest invitation to an address leads to. */
async function invitationPath(email: string): Promise<string> {
  let path = "";
  await expect(async () => {
    const mailbox = await fetch(new URL("/dev/mailbox.json", test.info().project.use.baseURL));
    const mails = (await mailbox.json()) as { to: string; links: string[] }[];
    const link = mails.find(({ to, links }) => to === email && links.some((href) => href.includes("/invitacion?")));
    path = new URL(link!.links[0]!).pathname + new URL(link!.links[0]!).search;
  }).toPass();
  return path;
}

test("an agency: founded, dressed, filled by an invitation, and left", { tag: "@once" }, async ({ page }) => {
  const guest = await signUp(page, { firstName: "Ana", lastName: "Soler" });
  const owner = await signUp(page, { firstName: "Nuria", lastName: "Ferrer" });

  await page.goto("/dashboard/agencia");
  await awaken(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Crear agencia" }).click();
  await expect(page.getByText("El nombre debe tener al menos 2 caracteres")).toBeVisible();
  await page.getByLabel("Nombre de la agencia").fill("Casas Ferrer");
  await page.getByRole("button", { name: "Crear agencia" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Casas Ferrer" })).toBeVisible();

  await page.getByLabel("Correo de quien invitas").fill(guest);
  await page.getByRole("button", { name: "Enviar invitación" }).click();
  await expect(page.getByText("1 persona · 1 invitación · 3 libres")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Marca" }).click();
  await page.getByLabel("Color (opcional)").fill("#ffe000");
  await page.getByRole("button", { name: /que se lee bien/ }).click();
  await expect(page.getByText(/^Texto blanco encima/)).toBeVisible();
  await page.getByLabel(/^Número de registro/).fill("AICAT 1234");
  await expect(page.getByText("Casas Ferrer · AICAT 1234")).toBeVisible();
  await page.getByRole("button", { name: "Guardar marca" }).click();
  await expect(page.getByText("Marca guardada")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);

  // The invitation is for one address alone, and opening it accepts nothing.
  const path = await invitationPath(guest);
  await page.goto(path);
  await expect(page.getByText("La invitación es para otro correo")).toBeVisible();
  await signIn(page, guest);
  await page.goto(path);
  await awaken(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Aceptar y entrar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Casas Ferrer" })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await signIn(page, owner);
  await page.goto("/dashboard/agencia");
  await awaken(page);
  await page.getByRole("button", { name: "Acciones sobre Ana Soler" }).click();
  await page.getByRole("menuitem", { name: "Retirar de la agencia" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar de la agencia" }).click();
  await expect(page.getByText("1 persona · 4 libres")).toBeVisible();
  await expect(page.getByRole("button", { name: "Disolver la agencia" })).toBeVisible();
});
