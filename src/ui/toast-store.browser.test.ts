import { beforeEach, expect, test } from "vitest";
import { currentToasts, dismissToast, noToasts, showToast, subscribeToToasts } from "./toast-store.ts";

beforeEach(() => {
  for (const toast of currentToasts()) dismissToast(toast.id);
});

const titles = () => currentToasts().map((toast) => toast.title);

test("a notice is shown until dismissed, and listeners get both changes", () => {
  let heard = 0;
  const unsubscribe = subscribeToToasts(() => {
    heard += 1;
  });
  const id = showToast({ kind: "success", title: "Guardado" });
  expect(titles()).toEqual(["Guardado"]);
  dismissToast(id);
  unsubscribe();
  showToast({ kind: "info", title: "Otra" });
  expect(heard).toBe(2);
});

test("the oldest of four gives way", () => {
  for (const title of ["uno", "dos", "tres", "cuatro"]) showToast({ kind: "info", title });
  expect(titles()).toEqual(["dos", "tres", "cuatro"]);
});

test("the same words are not stacked", () => {
  showToast({ kind: "error", title: "Error", description: "Sin conexión" });
  showToast({ kind: "info", title: "Otra" });
  showToast({ kind: "error", title: "Error", description: "Sin conexión" });
  expect(titles()).toEqual(["Otra", "Error"]);
});

test("an act that succeeds ends the notices of tries that failed, and leaves the others", () => {
  showToast({ kind: "error", title: "Error de validación" });
  showToast({ kind: "warning", title: "Poco saldo" });
  showToast({ kind: "success", title: "¡Cuenta creada!" });
  expect(titles()).toEqual(["Poco saldo", "¡Cuenta creada!"]);
  showToast({ kind: "error", title: "Sin conexión" });
  expect(titles()).toEqual(["Poco saldo", "¡Cuenta creada!", "Sin conexión"]);
});

test("a failure that offers a way to mend it stays", () => {
  showToast({ kind: "error", title: "No se ha enviado", action: { label: "Reintentar", run: () => {} } });
  showToast({ kind: "success", title: "Guardado" });
  expect(titles()).toEqual(["No se ha enviado", "Guardado"]);
});

test("the list keeps its identity while nothing changes, as React's store needs", () => {
  showToast({ kind: "info", title: "Quieta" });
  expect(currentToasts()).toBe(currentToasts());
  expect(noToasts()).toBe(noToasts());
});
