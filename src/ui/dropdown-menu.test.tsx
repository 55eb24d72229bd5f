import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DropdownItem, DropdownMenu } from "./dropdown-menu.tsx";

test("until it opens, a menu is its button alone, which says that it has one", () => {
  const html = renderToStaticMarkup(
    <DropdownMenu trigger={<button type="button">Acciones</button>}>
      <DropdownItem>Eliminar</DropdownItem>
    </DropdownMenu>,
  );
  expect(html).toBe('<button type="button" aria-haspopup="menu" aria-expanded="false">Acciones</button>');
});
