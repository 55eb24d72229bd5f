import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StressedRentNote } from "./stressed-rent-note.tsx";

const drawn = (props: Parameters<typeof StressedRentNote>[0]) => renderToStaticMarkup(<StressedRentNote {...props} />);
const words = (markup: string) => markup.replace(/<[^>]+>/g, "").trim();

test("a rent typed for Barcelona is answered with the cap, where it is looked up and where the count is from", () => {
  const markup = drawn({ community: "ES-CT", rent: "1.750" });
  expect(words(markup)).toMatch(/^En Cataluña hay 271 municipios declarados zona tensionada: allí un contrato nuevo/);
  expect(markup).toContain('href="https://serpavi.mivau.gob.es/"');
  expect(words(markup)).toMatch(/Prensa, finales de 2025; por comprobar\.$/);
});

test("nothing is said before a rent is typed, nor where no area is known of", () => {
  expect(words(drawn({ community: "ES-CT", rent: "" }))).toBe("");
  expect(words(drawn({ community: "ES-MD", rent: "1.750" }))).toBe("");
});

test("a rent above the last contract's is answered wherever the home is", () => {
  expect(words(drawn({ community: undefined, rent: "1.750", lastRent: "1.200" }))).toMatch(
    /^Pides más que la renta anterior/,
  );
});
