import { describe, expect, test } from "vitest";
import { plainOf } from "../../shared/spoken/tokens.ts";
import { findPlace } from "./fixtures.test-data.ts";
import { placeAsAnswer, readPlace } from "./read-places.ts";
import { scan } from "./scan.ts";

interface How {
  isAsked?: boolean;
  isCorrection?: boolean;
  isOpen?: boolean;
}
/** The name of a known place, else the words as they were written. */
function place(text: string, { isAsked = false, isCorrection = false, isOpen = false }: How = {}) {
  const found = readPlace(scan(text), findPlace, isAsked, isCorrection, isOpen);
  return found && (found.mention.name ?? found.mention.text);
}

describe("words that lead to a place", () => {
  test.each([
    ["un piso en sants", "Sants"],
    ["por la zona de sants", "Sants"],
    ["cerca de la malvarrosa", "Playa de la Malvarrosa"],
    ["en los alrededores de la malvarrosa", "Playa de la Malvarrosa"],
    ["en Ciudad Real", "Ciudad Real"],
    ["zona centro de Sevilla", "Sevilla"],
    ["en el Ejido", "Ejido"],
    ["en el barrio de sants", "Sants"],
    ["cerca de sants", "Sants"],
    ["barrio sants", "Sants"],
    ["en la malvarrosa", "Playa de la Malvarrosa"],
    ["colonia gracia", "Vila de Gràcia"],
    ["piso de sants", "Sants"],
    ["vivienda de sants", "Sants"],
    ["en el centro de Sevilla", "Sevilla"],
    ["por Getafe", "Getafe"],
    ["por sants", "Sants"],
    ["busco Getafe", "Getafe"],
    ["en ruzafa", "Russafa"],
    ["en pozuelo de alarcon", "Pozuelo de Alarcón"],
    ["en Buenos Aires", "Buenos Aires"],
    ["en La Plata", "La Plata"],
    ["en Alicante", "Alicante/Alacant"],
    ["en bilbao con terraza", "Bilbao"],
    ["en madrid hasta 200", "Madrid"],
  ])("%s", (text, name) => expect(place(text)).toBe(name));

  test.each([
    "sants",
    "quiero sants barato",
    "en efectivo",
    "en general",
    "en mi zona",
    "en marcha",
    "umbral",
    "Umbral en general",
    "en responder",
    "en comprando",
    "en ab",
    "quiero la malvarrosa",
    "amigo de sants",
    "de la malvarrosa",
    "en barrio",
    "la",
    "en Umbral",
    "BUSCO PISO",
    "Espera un momento",
    "espera",
    "en 3 días",
  ])("%s names none", (text) => expect(place(text)).toBeNull());

  test("written in a hurry, where homes and numbers are spoken of, a name needs no lead", () => {
    expect(place("piso 3 hab sants", { isOpen: true })).toBe("Sants");
    expect(place("piso 3 hab ruzafa", { isOpen: true })).toBe("Russafa");
    expect(place("gracia barcelona", { isOpen: true })).toBe("Vila de Gràcia");
    // Everyday words are none, though towns bear them.
    expect(place("espera, mi pareja gana 1.400", { isOpen: true })).toBeNull();
    expect(place("en toro", { isOpen: true })).toBe("Toro");
  });
  test("asked for, a name needs no lead either", () => {
    expect(place("Sants", { isAsked: true })).toBe("Sants");
    expect(place("Sants")).toBeNull();
    expect(place("Villanueva", { isAsked: true })).toBe("Villanueva");
  });
});

describe("of several", () => {
  test.each([
    ["un piso en Madrid o en Sants", "Sants"],
    ["en Madrid o en Getafe", "Madrid"],
    ["en Gracia (Barcelona)", "Vila de Gràcia"],
    ["en Sants, Barcelona", "Sants"],
    ["en Villaconejos o en Getafe", "Getafe"],
  ])("%s: the finer, else the first that is known", (text, name) => expect(place(text)).toBe(name));
  test("the last, where it corrects", () => {
    expect(place("no en Sants, en Madrid", { isCorrection: true })).toBe("Madrid");
    expect(place("no en Madrid, en Getafe", { isCorrection: true })).toBe("Getafe");
    expect(place("no en Madrid, en Getafe")).toBe("Madrid");
  });
  test("with the town behind it the words of both", () => {
    const found = readPlace(scan("en Gracia, Barcelona"), findPlace, false, false, false);
    expect(found).toEqual({
      mention: { text: "Gracia, Barcelona", id: "barrio-gracia", name: "Vila de Gràcia" },
      country: "ES",
    });
    expect(readPlace(scan("en Rosario"), findPlace, false, false, false)?.country).toBe("AR");
  });
});

describe("communities and countries", () => {
  test.each([
    ["en Andalucía", "Andalucía", undefined],
    ["en Catalunya", "Catalunya", undefined],
    ["en castilla la mancha", "castilla la mancha", undefined],
    ["en la Comunidad de Madrid", "Comunidad de Madrid", undefined],
    ["en México", "México", "MX"],
    ["vivo en colombia", "colombia", "CO"],
    ["en Portugal", "Portugal", undefined],
  ])("%s: %s", (text, words, country) => {
    const found = readPlace(scan(text), findPlace, false, false, false);
    expect(found?.mention).toEqual({ text: words });
    expect(found?.country).toBe(country);
  });
});

describe("a name that no list has is kept as it was written", () => {
  test.each([
    ["en Villaconejos de Arriba", "Villaconejos de Arriba"],
    ["en villaconejos", "villaconejos"],
    ["en villaconejos de trabaque", "villaconejos de trabaque"],
    ["en villaconejos con terraza", "villaconejos"],
    ["en Villaconejos, con terraza", "Villaconejos"],
    ["en San Xuan del Xou", "San Xuan del Xou"],
  ])("%s", (text, words) => expect(place(text)).toBe(words));
  test("six words at most", () => {
    expect(place("en Xa Xb Xc Xd Xe Xf Xg")).toBe("Xa Xb Xc Xd Xe Xf");
  });
  test("words that were read before are no place", () => {
    const message = scan("en sants");
    message.taken[1] = true;
    expect(readPlace(message, findPlace, false, false, false)).toBeNull();
  });
});

describe("the whole of an answer to «¿en qué barrio o municipio está?»", () => {
  test.each([
    ["Sants", { text: "Sants", id: "barrio-sants", name: "Sants" }],
    ["pues está en ruzafa", { text: "ruzafa", id: "barrio-russafa", name: "Russafa" }],
    ["por Madrid!", { text: "Madrid", id: "municipio-28079", name: "Madrid" }],
    ["quise decir Getafe", { text: "Getafe", id: "municipio-28065", name: "Getafe" }],
    ["la zona de Villaconejos", { text: "Villaconejos" }],
    ["Xa Xb Xc Xd Xe Xf", { text: "Xa Xb Xc Xd Xe Xf" }],
  ])("%s", (text, mention) => expect(placeAsAnswer(text, findPlace)?.mention).toEqual(mention));
  test.each(["no lo sé todavía", "a", "", "Villaconejos 3", "Xa Xb Xc Xd Xe Xf Xg", "vale, gracias"])(
    "%s is none",
    (text) => {
      expect(placeAsAnswer(text, findPlace)).toBeNull();
    },
  );
  test("with the country of what is known", () => {
    expect(placeAsAnswer("Rosario", findPlace)?.country).toBe("AR");
  });
});

describe("a search forgives much and completes what is begun", () => {
  const BEGUN = [
    ["sant", "barrio-sants", "Sants"],
    ["badalon", "municipio-08015", "Badalona"],
    ["barcelona", "municipio-08019", "Barcelona"],
    ["vitoria", "municipio-01059", "Vitoria-Gasteiz"],
    ["lugo", "provincia-27", "Lugo"],
    ["la xoxa", "municipio-1", "La Xoxa"],
    ["espera", "municipio-11017", "Espera"],
  ] as const;
  const forgiving = (text: string) => {
    const plain = plainOf(text);
    const found = BEGUN.find(([begin]) => plain.startsWith(begin));
    return found ? { id: found[1], name: found[2], country: "ES" } : null;
  };
  const named = (text: string, isOpen = true) => readPlace(scan(text), forgiving, false, false, isOpen)?.mention.name;

  test.each([
    // Something leads to it: what the search finds holds.
    ["en santander", "Sants"],
    ["piso de santander", "Sants"],
    ["quiero Santander", "Sants"],
    // Nothing does: the words must be near to the name.
    ["3 hab sants", "Sants"],
    ["3 hab santz", "Sants"],
    ["3 hab santss", "Sants"],
    ["3 hab badalona", "Badalona"],
    ["3 hab badalonq", "Badalona"],
    ["3 hab sants barcelona", "Sants"],
    ["en vitoria-gasteiz", "Vitoria-Gasteiz"],
    // The article is part of the name.
    ["en la xoxa", "La Xoxa"],
    // A neighbourhood before a town, a town before a province.
    ["en lugo o en badalona", "Badalona"],
    ["en badalona o en sants", "Sants"],
  ])("%s: %s", (text, name) => expect(named(text)).toBe(name));
  test.each(["3 hab santander", "3 hab sante", "3 hab badalxnq", "3 hab espera", "por santander"])(
    "%s names none",
    (text) => {
      expect(named(text)).toBeUndefined();
    },
  );
  test("a name that is written large is certain, an everyday one must be the name itself", () => {
    expect(named("en espera")).toBe("Espera");
    expect(named("en esperame")).toBeUndefined();
  });
  test("a name has three letters at least, and a word that only joins others is none by itself", () => {
    const known = (names: readonly string[], text: string) => {
      const find = (asked: string) => {
        const name = names.find((one) => plainOf(one) === plainOf(asked));
        return name ? { id: `municipio-${name}`, name, country: "ES" } : null;
      };
      return readPlace(scan(text), find, false, false, false)?.mention.name;
    };
    expect(known(["Rus"], "un piso en Rus")).toBe("Rus");
    expect(known(["Ea"], "un piso en Ea")).toBeUndefined();
    expect(known(["Con"], "un piso en Con")).toBeUndefined();
    // Behind another word it ends the name.
    expect(known(["Getafe Con"], "un piso en Getafe Con")).toBe("Getafe Con");
  });
  test("the town behind it belongs to it where the search knows both together", () => {
    const both = (text: string) => readPlace(scan(text), forgiving, false, false, false)?.mention.text;
    expect(both("en Sants (Villaxoxa) ya")).toBe("Sants, Villaxoxa");
    expect(both("en Sants, barato")).toBe("Sants");
    expect(both("en Sants; Villaxoxa")).toBe("Sants");
  });
});

describe("capitals alone", () => {
  test("a tax, an index or an office is no place", () => {
    expect(place("la retención del ISR en Sants")).toBe("Sants");
    expect(place("cuánto pago de TAE")).toBeNull();
    expect(place("retención en la fuente")).toBeNull();
  });
});
