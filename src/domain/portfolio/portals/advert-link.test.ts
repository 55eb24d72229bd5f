import { describe, expect, test } from "vitest";
import { hostOfAdvert, isAdvertLink, otherThanPortal } from "./advert-link.ts";

describe("the address of an advert", () => {
  test.each([
    "https://www.idealista.com/inmueble/12345678/",
    "http://pisos.com/comprar?id=1#fotos",
    "HTTPS://Fotocasa.es",
    "https://viviendasdelaseñora.es/piso",
  ])("%s may be kept", (typed) => expect(isAdvertLink(typed)).toBe(true));

  test.each([
    ["a name before an @, which is where it seems to lead", "https://www.idealista.com@mala.example/x"],
    ["a name and a password", "https://ana:clave@mala.example/"],
    ["the number of a machine", "https://203.0.113.7/inmueble"],
    ["the same number in one figure", "https://3405803783/inmueble"],
    ["a number of the newer kind", "https://[2001:db8::1]/inmueble"],
    ["a Cyrillic а among Latin letters", "https://www.ide\u0430lista.com/inmueble/1"],
    ["the same, encoded", "https://www.xn--idelista-2fg.com/inmueble/1"],
    ["a machine's own name", "https://localhost/inmueble"],
    ["a backslash", "https://mala.example\\@idealista.com/"],
    ["a script", "javascript:alert(1)"],
    ["a blank", "https://idealista.com/un piso"],
    ["a port", "https://idealista.com:8443/inmueble"],
    ["a full stop at its end", "https://idealista.com./inmueble"],
    ["no address", "idealista"],
  ])("is refused with %s", (_what, typed) => expect(isAdvertLink(typed)).toBe(false));

  test("is shown by its host", () => {
    expect([hostOfAdvert("https://www.idealista.com/inmueble/1"), hostOfAdvert("nada")]).toEqual([
      "idealista.com",
      null,
    ]);
  });

  test("of another site than its portal's is told: a domain that only ends alike is another one", () => {
    expect(otherThanPortal("https://www.idealista.com/inmueble/1", "idealista")).toBeNull();
    expect(otherThanPortal("https://m.idealista.pt/x", "idealista")).toBeNull();
    expect(otherThanPortal("https://noidealista.com/x", "idealista")).toBe("idealista.com");
    expect(otherThanPortal("https://idealista.com.mala.example/x", "idealista")).toBe("idealista.com");
    expect(otherThanPortal("https://www.pisos.com/x", "fotocasa")).toBe("fotocasa.es");
    expect(otherThanPortal("https://miagencia.example/x", "otro")).toBeNull();
    expect(otherThanPortal("https://miagencia.example/x", "kyero")).toBeNull();
  });
});
