import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

test("a button is no submit button unless it says so", () => {
  expect(renderToString(<Button>Cancelar</Button>)).toContain('type="button"');
  expect(renderToString(<Button type="submit">Enviar</Button>)).toContain('type="submit"');
});

test("loading keeps the focus: aria-disabled instead of disabled, and the busy text is the only one heard", () => {
  const html = renderToString(
    <Button loading loadingText="Enviando...">
      Enviar
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('disabled=""');
  expect(html).toMatch(/invisible[^>]*>Enviar</);
  expect(html).toContain("Enviando...");
});

test("before loading both texts already share the width", () => {
  const html = renderToString(<Button loadingText="Enviando...">Enviar</Button>);
  expect(html).toMatch(/invisible[^>]*><svg/);
  expect(html).not.toContain("aria-busy");
});

test("the ring turns only where it is seen", () => {
  const button = (loading: boolean) =>
    renderToString(
      <Button loading={loading} loadingText="Enviando...">
        Enviar
      </Button>,
    );
  expect(button(false)).not.toContain("animate-spin");
  expect(button(true)).toContain("animate-spin");
});

test("as a child it dresses a link and adds no button", () => {
  const html = renderToString(
    <Button asChild variant="outline">
      <a href="/precios">Planes</a>
    </Button>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/precios"/);
  expect(html).toContain("border-input");
  expect(html).not.toContain("<button");
});
