import { expect, test } from "vitest";
import { refusal } from "../../shared/schema/refusals.test-data.ts";
import { IMPERSONATION_MINUTES, impersonationForm } from "./impersonation.ts";
import { isPrivatePath } from "./private-path.ts";

test("whoever acts as somebody else says why in 10 to 300 letters, for an hour at most", () => {
  const TOO_SHORT = "Escribe el motivo con al menos 10 caracteres: lo lee la persona";
  expect(
    ["  soporte   ", "no le abre", "a".repeat(300), "a".repeat(301), undefined].map((reason) =>
      refusal(impersonationForm, { reason }),
    ),
  ).toEqual([TOO_SHORT, null, null, "Usa como mucho 300 caracteres", "Escribe el motivo"]);
  expect(refusal(impersonationForm, { reason: "no le abre \ud800" })).toBe("Contiene signos que no se pueden guardar");
  expect(impersonationForm.parse({ reason: "  No le abre la cartera " }).reason).toBe("No le abre la cartera");
  expect(IMPERSONATION_MINUTES).toBe(60);
});

test.each([
  ["/dashboard", true],
  ["/dashboard/cartera", true],
  ["/admin/usuarios", true],
  ["/resultados-guardados", true],
  ["/tours/7", true],
  ["/tour-editor", true],
  ["/plantillas/00000000-0000-4000-8000-000000000007", true],
  ["/plantillas/hoja-de-visita", false],
  ["/plantillas", false],
  ["/plantillas/", false],
  ["/dashboards", false],
  ["/toursvirtuales", false],
  ["/es/dashboard", false],
  ["/", false],
])("%s shows data of one person: %s", (path, expected) => expect(isPrivatePath(path)).toBe(expected));
