import { describe, expect, test } from "vitest";
import { NO_CONTACT_FILTERS } from "./contact-filters.ts";
import { CONTACT_EVENT_NAMES, sourceName, TYPED_EVENT_KINDS } from "./contact-names.ts";
import { contactSearchText, filterMarks, soughtWords } from "./contact-words.ts";

const ana = {
  fullName: "Ana Núñez",
  company: "Casa Uno, S.L.",
  position: "Gerente",
  roles: ["comprador", "inversor"] as const,
  tags: ["VIP Norte"],
  source: "idealista",
  hasConsent: true,
  emails: ["Ana.N@casa.example"],
  phones: ["+34612345678", "+442079460958"],
};

describe("the words by which a contact is found", () => {
  test("begin with the name, and hold what people type and what filters mark", () => {
    expect(contactSearchText(ana)).toBe(
      "ana nunez casa uno s l gerente ana n casa example 612345678 34612345678 442079460958 vip norte " +
        "zzqrcomprador zzqrinversor zzqtvipnorte zzqoidealista zzqcsi",
    );
  });

  test("leave out what is not known, and end after 4,000 letters", () => {
    const bare = {
      ...ana,
      company: null,
      position: null,
      roles: [],
      tags: [],
      emails: [],
      phones: [],
      hasConsent: false,
    };
    expect(contactSearchText(bare)).toBe("ana nunez zzqoidealista zzqcno");
    expect(contactSearchText({ ...ana, tags: Array.from({ length: 2000 }, () => "abc") })).toHaveLength(4000);
  });

  test("every filter is a mark of whoever passes it", () => {
    const filters = {
      ...NO_CONTACT_FILTERS,
      role: "inversor",
      tag: "vip norte",
      source: "idealista",
      consent: "si",
    } as const;
    const marks = filterMarks(filters);
    expect(marks).toEqual(["zzqrinversor", "zzqtvipnorte", "zzqoidealista", "zzqcsi"]);
    for (const mark of marks) expect(contactSearchText(ana).split(" ")).toContain(mark);
    expect(filterMarks(NO_CONTACT_FILTERS)).toEqual([]);
  });
});

test.each([
  ["  Núñez  ana ", ["nunez", "ana"]],
  ["612 34 56 78", ["612345678"]],
  ["+34 (612) 345-678", ["34612345678"]],
  ["0034612345678", ["34612345678"]],
  ["46006", ["46006"]],
  // Too short for a number: words.
  ["12 3", ["12", "3"]],
  ["uno dos tres cuatro cinco seis siete", ["uno", "dos", "tres", "cuatro", "cinco", "seis"]],
  ["...", []],
])("«%s» looks for %j", (typed, words) => expect(soughtWords(typed)).toEqual(words));

describe("as people read it", () => {
  test.each([
    ["idealista", "idealista"],
    ["correo", "Correo reenviado"],
    ["pisos", "pisos.com"],
    ["hero_section", "Portada"],
    ["waitlist_tour-virtual", "Lista de espera: tour virtual"],
    ["formulario_visita-puertas-abiertas", "Formulario: visita puertas abiertas"],
    ["lead_magnet_ebook", "Descarga"],
    ["feria-2026", "feria-2026"],
  ])("the source %s is «%s»", (source, name) => expect(sourceName(source)).toBe(name));

  test("each kind of event that a person writes into a timeline has a name", () =>
    expect(TYPED_EVENT_KINDS.map((kind) => CONTACT_EVENT_NAMES[kind])).toEqual([
      "Nota",
      "Llamada",
      "Correo",
      "Mensaje",
      "Visita",
    ]));
});
