import { describe, expect, test } from "vitest";
import { isArrival, landOn, spokenTitle } from "./arrival.ts";

const prices = { pathname: "/precios", title: "Precios y planes | Umbral" };

test.each([
  ["another page", { pathname: "/faq", title: "Preguntas frecuentes | Umbral" }, true],
  ["the same page with another filter", prices, false],
  ["a sheet of the same page, which has an address of its own", { ...prices, pathname: "/precios/1" }, false],
  ["the same page of another tab, whose title counts what is new", { ...prices, title: "(1) Precios" }, false],
])("%s is an arrival: %#", (_name, now, expected) => {
  expect(isArrival(prices, now)).toBe(expected);
});

test("the title is said without the name of the site", () => {
  expect(spokenTitle("Precios y planes | Umbral")).toBe("Precios y planes");
  expect(spokenTitle("Umbral Portal")).toBe("Umbral Portal");
});

describe("the landing", () => {
  function pageOf(parts: readonly string[], focused: string | null = null) {
    const focusedNow: string[] = [];
    const element = (name: string, within: readonly string[] = []) => ({
      name,
      attributes: new Map<string, string>(),
      focus() {
        focusedNow.push(name);
      },
      hasAttribute(key: string) {
        return this.attributes.has(key);
      },
      setAttribute(key: string, value: string) {
        this.attributes.set(key, value);
      },
      contains: (other: { name: string }) => within.includes(other.name),
    });
    const elements = new Map(parts.map((part) => [part, element(part, part === "main" ? ["field", "main h1"] : [])]));
    const page = {
      activeElement: focused === null ? null : (elements.get(focused) ?? element(focused)),
      getElementById: (id: string) => elements.get(`#${id}`) ?? null,
      querySelector: (selector: string) => elements.get(selector) ?? null,
    };
    return { page, elements, focusedNow };
  }

  test("is the title, which takes the focus without being a stop of the tab key", () => {
    const { page, elements, focusedNow } = pageOf(["main", "main h1"], "menu link");
    landOn(page, "");
    expect(focusedNow).toEqual(["main h1"]);
    expect(elements.get("main h1")!.attributes.get("tabindex")).toBe("-1");
  });
  test("is the section that the address names", () => {
    const { page, focusedNow } = pageOf(["main", "main h1", "#código"]);
    landOn(page, "#c%C3%B3digo");
    expect(focusedNow).toEqual(["#código"]);
  });
  test("is the contents where the page has no title", () => {
    const { page, focusedNow } = pageOf(["main"]);
    landOn(page, "#no-está");
    expect(focusedNow).toEqual(["main"]);
  });
  test("is left to a page that has chosen one, and to one without contents", () => {
    const chosen = pageOf(["main", "main h1", "field"], "field");
    landOn(chosen.page, "");
    expect(chosen.focusedNow).toEqual([]);
    const empty = pageOf([]);
    landOn(empty.page, "");
    expect(empty.focusedNow).toEqual([]);
  });
});
