import { afterEach, expect, test, vi } from "vitest";
import { searchPlaces, searchStreets } from "./search-places.ts";

afterEach(() => vi.unstubAllGlobals());

const place = (kind: string, name: string, context: string) => ({ id: name, kind, name, context });
const signal = new AbortController().signal;

/** Answers every call with this, and says what was asked. */
function answering(body: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(body));
  });
  return asked;
}

test("a place of our own tables is called with its city; one around an address says that it is not the street", async () => {
  const asked = answering({ places: [place("barrio", "Russafa", "Barrio de Valencia")], isAddress: false });
  expect(await searchPlaces("ruzafa", signal)).toMatchObject([
    { value: "Russafa", label: "Russafa, Valencia", detail: "Barrio de Valencia" },
  ]);
  expect(asked).toEqual(["/api/places?q=ruzafa"]);
  answering({ places: [place("municipio", "Valencia", "Municipio de Valencia")], isAddress: true });
  expect((await searchPlaces("Calle Colón 20, Valencia", signal))[0]?.detail).toBe(
    "Municipio de Valencia · sin la calle: lleva tú el punto",
  );
});

test.each(["ruzafa", "28010", "Calle Colón 20", "calle, Valencia", "9872023VH5797S0001WZ"])(
  "nobody outside is asked for %s",
  (text) => expect(searchStreets(text)).toBeNull(),
);

test("an address with its town, and a reference, are asked for; the answer says who knows it", async () => {
  const asked = answering({
    places: [place("portal", "Calle Colón, 20", "46004 Valencia")],
    source: "CartoCiudad",
  });
  expect(await searchStreets("Calle Colón 20, Valencia")!(signal)).toMatchObject({
    options: [{ label: "Calle Colón, 20, 46004 Valencia", detail: "46004 Valencia" }],
    source: "CartoCiudad",
  });
  await searchStreets("9872023VH5797S")!(signal);
  expect(asked).toEqual([
    "/api/places/streets?q=Calle%20Col%C3%B3n%2020%2C%20Valencia",
    "/api/places/streets?q=9872023VH5797S",
  ]);
});
