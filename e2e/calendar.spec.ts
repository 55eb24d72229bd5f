import { awaken, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from "./test.ts";

/** The Sunday before the hour of Madrid goes back in 2030. */
const BEFORE = "2030-10-20";
const AFTER = "2030-10-27";

test("a weekly visit stays at 18:00, a task is ticked, and the address contains both", { tag: "@once" }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`/dashboard/calendar?vista=dia&fecha=${BEFORE}`);
  await awaken(page);
  await page.getByRole("button", { name: "Nuevo evento" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo evento" });
  await dialog.getByLabel("Título", { exact: true }).fill("Visita con Marta Sanchis");
  await dialog.getByLabel("Hora", { exact: true }).fill("18:00");
  await dialog.getByLabel("Se repite", { exact: true }).selectOption("semana");
  await expect(dialog.getByText("Queda así: cada semana los domingos.")).toBeVisible();
  await dialog.getByRole("button", { name: "Crear evento" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/dashboard/calendar?fecha=${AFTER}`);
  await awaken(page);
  const visit = page.getByRole("button", {
    name: /^Visita: Visita con Marta Sanchis\. domingo, 27 de octubre, de 18:00 a 19:00/,
  });
  await expect(visit).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto("/dashboard/calendar/tareas");
  await awaken(page);
  for (const task of ["Llamar a Ana mañana a las 10", "Pedir la nota simple en 2 semanas"]) {
    await page.getByLabel("Nueva tarea").fill(task);
    await page.getByRole("button", { name: "Añadir" }).click();
    await expect(page.getByLabel("Nueva tarea")).toHaveValue("");
  }
  await page.getByRole("checkbox", { name: "Hecha: Pedir la nota simple" }).click();
  await expect(page.getByText("Hechas en las últimas dos semanas (1)")).toBeVisible();
  await expectAccessible(page);

  const made = await page.request.post("/api/calendar/feeds", { data: { name: "Móvil", reach: "mio" } });
  const { address } = (await made.json()) as { address: string };
  const ics = await (await page.request.get(new URL(address).pathname)).text();
  expect(ics).toContain("DTSTART;TZID=Europe/Madrid:20301020T180000");
  expect(ics).toContain("RRULE:FREQ=WEEKLY");
  expect(ics).toContain("SUMMARY:Llamar a Ana");
  expect(ics).not.toContain("nota simple");
});
