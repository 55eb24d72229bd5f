import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { HeadActions } from "./result-head.tsx";

const run = {
  id: "r1",
  title: "Piso en Ruzafa",
  name: null,
  folder: null,
  tags: [],
  isSaved: false,
  message: "*Piso*: 342.000 €",
};

function actions(changes: Partial<Parameters<typeof HeadActions>[0]> = {}): { name: string; href: string | null }[] {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/valoracion?resultado=r1"]}>
      <HeadActions
        run={run}
        canSend
        toolTitle="Valoración"
        sharedPage={{ reader: "quien vende", shows: "El precio." }}
        isSignedIn
        agent={null}
        {...changes}
      />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<(?:a|button)( [^>]*)>(.*?)<\/(?:a|button)>/g)].map(([, attributes, content]) => ({
    name: content!.replace(/<[^>]+>/g, "").trim(),
    href: /href="([^"]+)"/.exec(attributes!)?.[1]?.replaceAll("&amp;", "&") ?? null,
  }));
}

test("report, message, link and keeping stand together, each with its whole name", () => {
  expect(actions().map(({ name }) => name)).toEqual([
    "Informe PDF",
    "Enviar por WhatsApp",
    "Compartir",
    "Pedir firma",
    "Guardar",
  ]);
  expect(actions()[3]!.href).toBe("/dashboard/firmas/nueva?resultado=r1");
  expect(actions()[0]!.href).toBe("/api/runs/r1/export/pdf");
  expect(actions()[1]!.href).toContain(encodeURIComponent("342.000 €"));
});

test("a visitor's report bears the name that they typed, and what needs an account leads to one and back", () => {
  const [report, , share, keep] = actions({ isSignedIn: false, agent: "Nuria Ferrer" });
  expect(report!.href).toBe("/api/runs/r1/export/pdf?agente=Nuria%20Ferrer");
  const back = encodeURIComponent("/valoracion?resultado=r1");
  expect(share!.href).toBe(`/auth?motivo=compartir&next=${back}`);
  expect(keep!.href).toBe(`/auth?motivo=guardar&next=${back}`);
});

test("without a result to send it can still be kept", () => {
  expect(actions({ canSend: false }).map(({ name }) => name)).toEqual(["Guardar"]);
});

test("a kept result says so", () => {
  expect(actions({ run: { ...run, isSaved: true } }).at(-1)!.name).toBe("Guardado");
});
