import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SectionOf } from "#domain/tools/landings/landing-document.ts";
import { blankSection } from "#domain/tools/landings/landing-sections.ts";
import { exampleView } from "./example-view.ts";
import { Tour } from "./home-sections.tsx";

const TOUR = { address: "https://umbral.example/tour/1", frame: "https://umbral.example/tour/1?incrustado=1" };
const LINK = "https://otro.example/recorrido";

function drawn(over: Partial<SectionOf<"recorrido">>, tour: typeof TOUR | null) {
  const view = exampleView("cal");
  const section = { ...(blankSection("recorrido", "r1") as SectionOf<"recorrido">), ...over };
  return renderToStaticMarkup(
    <Tour section={section} view={{ ...view, homes: view.homes.map((home) => ({ ...home, tour })) }} />,
  );
}

test("a page of a home opens its own tour in a frame that waits in closed details", () => {
  const html = drawn({}, TOUR);
  expect(html).toContain("<details");
  expect(html).not.toContain("<details open");
  expect(html).toMatch(/<iframe[^>]+src="https:\/\/umbral\.example\/tour\/1\?incrustado=1"[^>]+loading="lazy"/);
  expect(html).toContain("Recorrer en 360°");
});

test("a link that was typed for the page stands instead, and a video never becomes a tour", () => {
  const typed = drawn({ url: LINK }, TOUR);
  expect([typed.includes(LINK), typed.includes("<iframe")]).toEqual([true, false]);
  expect(drawn({ medium: "video" }, TOUR)).toBe("");
});

test("without a tour or a link there is no section", () => {
  expect(drawn({}, null)).toBe("");
});
