import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HELP_SCREENS } from "#content/screens/help-screens.ts";
import { type BuiltScreens, PRODUCT_SCREENS, screenFile } from "#content/screens/product-screens.ts";
import { BuiltScreensContext } from "./built-screens.ts";
import { HelpPicture } from "./help-picture.tsx";
import { ProductScreen } from "./product-screen.tsx";
import { ProductTabs, type ScreenTab } from "./product-tabs.tsx";

const BOARD: BuiltScreens = { board: "0f3a9c1b22" };

const TABS: readonly ScreenTab[] = [
  { screen: "valuation", label: "Valora", caption: "Un precio con su rango" },
  { screen: "capture", label: "Capta", caption: "Cada argumento, con su dato" },
  { screen: "board", label: "Gestiona", caption: "Cada trato en su fase" },
  { screen: "advert", label: "Escribe", caption: "Cada frase sale de un dato" },
];

const drawn = (element: ReactNode, built: BuiltScreens = {}) =>
  renderToStaticMarkup(<BuiltScreensContext value={built}>{element}</BuiltScreensContext>);

const pictures = (html: string) => html.match(/<img [^>]*>/g) ?? [];

test("a screen without pictures is nothing at all, its caption included", () => {
  expect(drawn(<ProductScreen screen="board" caption="Doce tratos abiertos" />)).toBe("");
});

test("a screen without pictures is the drawing that the page brings, on the same wall and with the same caption", () => {
  const html = drawn(
    <ProductScreen screen="board" caption="Doce tratos abiertos">
      <p>Un dibujo</p>
    </ProductScreen>,
  );
  expect(html).toContain("<p>Un dibujo</p>");
  expect(html).toContain("<figcaption");
  expect(html).not.toContain("<img");
});

test("the drawing makes room for the pictures", () => {
  const html = drawn(<ProductScreen screen="board">Un dibujo</ProductScreen>, BOARD);
  expect(html).not.toContain("Un dibujo");
  expect(pictures(html)).toHaveLength(2);
});

test("there is one picture for each theme, and the page's class shows one of them", () => {
  const html = drawn(<ProductScreen screen="board" />, BOARD);
  expect(html).toMatch(/<picture class="contents dark:hidden">.*board-light-1x\.0f3a9c1b22\.webp/);
  expect(html).toMatch(/<picture class="hidden dark:contents">.*board-dark-1x\.0f3a9c1b22\.webp/);
});

test("each picture says its size, so that nothing moves when it comes, and both densities in both formats", () => {
  const html = drawn(<ProductScreen screen="board" sizes="50vw" />, BOARD);
  for (const picture of pictures(html)) expect(picture).toMatch(/width="1200" height="750"/);
  expect(html).toContain(
    'srcSet="/pantallas/board-light-1x.0f3a9c1b22.avif 1200w, /pantallas/board-light-2x.0f3a9c1b22.avif 2400w" sizes="50vw"',
  );
  expect(html).toContain(
    'srcSet="/pantallas/board-light-1x.0f3a9c1b22.webp 1200w, /pantallas/board-light-2x.0f3a9c1b22.webp 2400w" sizes="50vw"',
  );
});

test("a telephone gets a square in place of a wide screen, and all of a narrow one", () => {
  const wide = drawn(<ProductScreen screen="board" />, BOARD);
  expect(wide).toContain(
    '<source media="(max-width: 639px)" type="image/avif" srcSet="/pantallas/board-light-narrow.0f3a9c1b22.avif" width="390" height="390"/>',
  );
  expect(drawn(<ProductScreen screen="phone" />, { phone: "0f3a9c1b22" })).not.toContain("narrow");
});

test("only the light picture of the first screen is fetched before it is seen", () => {
  const later = pictures(drawn(<ProductScreen screen="board" />, BOARD));
  expect(later.every((picture) => picture.includes('loading="lazy"'))).toBe(true);
  const [light, dark] = pictures(drawn(<ProductScreen screen="board" isFirst />, BOARD));
  expect(light).toMatch(/fetchPriority="high"/);
  expect(light).toMatch(/loading="eager"/);
  expect(dark).toMatch(/loading="lazy"/);
  expect(dark).not.toContain("fetchPriority");
});

test("every screen says in Spanish what is to be seen, within the length that a screen reader reads in one breath", () => {
  for (const [id, { alt }] of Object.entries(PRODUCT_SCREENS)) {
    expect(alt, id).toMatch(/^\p{Lu}.{30,140}\.$/u);
  }
});

test("the tabs are one group of radio buttons, of which the first is chosen", () => {
  const all = { valuation: "0f3a9c1b22", capture: "1f3a9c1b22", board: "2f3a9c1b22", advert: "3f3a9c1b22" };
  const html = drawn(<ProductTabs tabs={TABS} isFirst />, all);
  const radios = html.match(/<input [^>]*>/g) ?? [];
  expect(radios).toHaveLength(4);
  expect(new Set(radios.map((radio) => /name="([^"]+)"/.exec(radio)?.[1])).size).toBe(1);
  expect(radios.map((radio) => radio.includes("checked"))).toEqual([true, false, false, false]);
  expect(html.replace(/<[^>]*>/g, "|")).toMatch(/Valora\|.*Capta\|.*Gestiona\|.*Escribe\|/);
  expect(pictures(html).filter((picture) => picture.includes("fetchPriority"))).toHaveLength(1);
});

test("tabs leave out the screens without pictures, and the first of the others is chosen", () => {
  const html = drawn(<ProductTabs tabs={TABS} />, { board: "2f3a9c1b22", advert: "3f3a9c1b22" });
  expect(html).not.toContain("Valora<");
  expect(html.match(/<input [^>]*checked[^>]*>/g)).toHaveLength(1);
  expect(html).toContain("Gestiona");
});

test("without any picture the tabs are the drawing that the page brings, or nothing", () => {
  expect(drawn(<ProductTabs tabs={TABS} />)).toBe("");
  expect(
    drawn(
      <ProductTabs tabs={TABS} className="mt-8">
        Un dibujo
      </ProductTabs>,
    ),
  ).toBe('<div class="mt-8">Un dibujo</div>');
});

test("a picture's file says screen, theme, cut, content and format", () => {
  expect(screenFile("home-file", { theme: "dark", cut: "2x", mark: "0f3a9c1b22", format: "avif" })).toBe(
    "home-file-dark-2x.0f3a9c1b22.avif",
  );
});

test("a help article's picture has the pictures of its own screen, its size and its caption", () => {
  const facts = HELP_SCREENS.goals;
  const html = drawn(<HelpPicture screen={{ picture: "help-goals", mark: "0f3a9c1b22", facts }} />);
  expect(html).toContain("/pantallas/help-goals-light-2x.0f3a9c1b22.avif 1600w");
  for (const picture of pictures(html)) expect(picture).toMatch(/width="800" height="500"/);
  expect(html).toContain(facts.caption);
});

test("every help screen says what is to be seen, and its caption is short enough for one line of a wide screen", () => {
  for (const [id, { alt, caption }] of Object.entries(HELP_SCREENS)) {
    expect(alt, id).toMatch(/^\p{Lu}.{20,120}\.$/u);
    expect(caption, id).toMatch(/^\p{Lu}.{10,75}[^.]$/u);
  }
});
