import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { CONDITION_NAMES } from "#content/property-names.ts";
import { publicHome } from "#domain/integrations/api/home-resource.ts";
import { openCsvReader } from "#domain/portfolio/feeds/csv-reader.ts";
import { openCsvWriter } from "#domain/portfolio/feeds/csv-writer.ts";
import type { FeedReader, FeedWriter } from "#domain/portfolio/feeds/feed-row.ts";
import { openFotocasaReader, openFotocasaWriter } from "#domain/portfolio/feeds/fotocasa-json.ts";
import { openIdealistaReader, openIdealistaWriter } from "#domain/portfolio/feeds/idealista-json.ts";
import { openKyeroReader } from "#domain/portfolio/feeds/kyero-reader.ts";
import { openKyeroWriter } from "#domain/portfolio/feeds/kyero-writer.ts";
import { fullHome, someValue } from "#domain/portfolio/homes/full-home.test-data.ts";
import { type Home, homeSchema } from "#domain/portfolio/homes/home.ts";
import { differingFields } from "#domain/portfolio/homes/merge-homes.ts";
import { publicHome as leavingHome } from "#domain/portfolio/homes/public-home.ts";
import type { Absent } from "#domain/shared/home-attributes/attribute.ts";
import {
  type AnyAttribute,
  ATTRIBUTE_NAMES,
  type AttributeName,
  HOME_ATTRIBUTES,
} from "#domain/shared/home-attributes/table.ts";
import { propertySchema } from "#domain/shared/listing/property.ts";
import { subjectFromProperty } from "#domain/tools/valuation/subject.ts";
import { FIELD_NAMES } from "#domain/tools/writing/field-names.ts";
import { fieldName, valueText } from "#ui/homes/field-text.ts";
import { HomeFacts } from "./home-facts.tsx";
import { HomeForm } from "./home-form.tsx";
import { MissingPanel } from "./missing-panel.tsx";

const FULL = fullHome();
const BARE = homeSchema.parse({ operation: "alquiler", type: "piso" });
const TODAY = "2026-11-24";

const attributes = ATTRIBUTE_NAMES.map((name): [AttributeName, AnyAttribute] => [name, HOME_ATTRIBUTES[name]]);
const isAbsent = (place: unknown): place is Absent => typeof place === "object" && place !== null && "absent" in place;

function htmlOf(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => element }]);
  return renderToString(<Stub />);
}

const formOf = (home: Home) =>
  htmlOf(<HomeForm edited={{ id: "x", home, updatedAt: TODAY, ownerContact: null }} mapStyleUrl={undefined} />);
const saleForm = formOf(FULL);
/** Terms of a letting are asked of a home that is let. */
const form = saleForm + formOf({ ...FULL, operation: "alquiler" });
const page = htmlOf(<HomeFacts home={FULL} mapStyleUrl={undefined} />);

/** Kyero is told by omission, Fotocasa in one language. */
const ONE_WAY = new Set(["kyero showsAddress", "fotocasa descriptions"]);

const out = (home: Home) => ({
  id: "7c9e6679",
  home,
  photos: [],
  updatedAt: "2026-11-20T10:00:00.000Z",
});

const written = (writer: FeedWriter, home: Home) => writer.start() + writer.row(out(home)) + writer.end();

function read(reader: FeedReader, file: string): Home {
  const rows = [...reader.write(file), ...reader.end().rows];
  return rows[0]!.home!;
}

test("a home that is sold is not asked for the terms of a letting", () => {
  expect(saleForm).not.toContain("Condiciones del alquiler");
  expect(saleForm).toContain("Comunidad e IBI");
});

describe.each(attributes)("%s", (name, { form: place, facts, label, kind, filter }) => {
  test("is asked for in the form, or says why not", () => {
    const control = isAbsent(place) ? undefined : "control" in place ? place.control : name;
    if (control === undefined) return expect((place as Absent).absent).not.toBe("");
    // A list of suggestions has a label and no name.
    expect(form.includes(`name="${control}"`) || form.includes(`>${label}<`)).toBe(true);
  });

  test("is shown by the page, or says why not", () => {
    if (isAbsent(facts)) return expect(facts.absent).not.toBe("");
    if (facts !== "tag" && "line" in facts) return expect(page).toContain(`>${label}</dt>`);
    const { yes, no } = facts === "tag" ? { yes: label, no: `Sin ${label.toLowerCase()}` } : facts;
    expect(page).toContain(FULL[name] ? yes : no);
  });

  test("has a name and words in comparisons and histories", () => {
    expect(fieldName(name)).toBe(label);
    if (FULL[name] !== BARE[name]) {
      expect(differingFields(BARE, FULL, "kept").map(({ field }) => field)).toContain(name);
    }
    expect(valueText(name, FULL[name])).not.toBe("sin indicar");
  });

  test("is answered to programs and read from them", () => {
    expect(Object.keys(publicHome.shape)).toContain(name);
    expect(homeSchema.shape[name].safeParse(someValue(name)).data).toEqual(FULL[name]);
  });

  test("comes back from our own table", () => {
    const file = written(openCsvWriter({ isPrivate: true }), FULL);
    expect(read(openCsvReader({ today: TODAY }), file)[name]).toEqual(FULL[name]);
  });

  test("only a flag or a choice of known values is filtered", () => {
    if (filter && kind !== "flag") expect(filter.means?.length).toBeGreaterThan(0);
  });
});

describe.each(attributes)(
  "%s and the tools",
  (name, { tools, mention: expected, weighs = [], asked, names = {}, kind }) => {
    test("is in the tools' home, or is not", () => {
      expect(name in propertySchema.shape).toBe(tools !== undefined);
    });

    test("feeds the values of the valuation that it names, and no other", () => {
      const bare = subjectFromProperty(propertySchema.parse({ builtAreaM2: 60 }));
      if (tools === undefined) return expect(weighs).toEqual([]);
      const values = [someValue(name), ...(name === "type" ? ["duplex", "estudio"] : [])];
      const changed = values.flatMap((value) => {
        const subject = subjectFromProperty(propertySchema.parse({ builtAreaM2: 60, [name]: value }));
        const keys = Object.keys(subject) as (keyof typeof subject)[];
        return keys.filter((key) => !Object.is(subject[key], bare[key]));
      });
      // A penthouse counts as a top floor where nobody says which floor it is on.
      const derived = name === "type" ? ["isTopFloor"] : [];
      expect(new Set(changed)).toEqual(new Set([...weighs, ...derived]));
    });

    test("has a name in the writing tools where an advert tells it", () => {
      if (expected) expect(FIELD_NAMES[(asked ?? name) as keyof typeof FIELD_NAMES]).not.toBe("");
    });

    test("has a sentence for known values alone, in both languages", () => {
      for (const [value, { es, en }] of Object.entries(expected?.says ?? {})) {
        expect(kind === "flag" ? ["true", "false"] : Object.keys(names)).toContain(value);
        for (const sentence of [es, en]) expect(sentence).toMatch(/^[a-záéíóúñ][^.]*$/);
      }
    });
  },
);

test("every value of the valuation is fed by an attribute or by the calendar", () => {
  const fed = attributes.flatMap(([, { weighs = [] }]) => weighs);
  const subject = subjectFromProperty(propertySchema.parse({ builtAreaM2: 60 }));
  expect(new Set([...fed, "quarter"])).toEqual(new Set(Object.keys(subject)));
  expect(fed.length).toBe(new Set(fed).size);
});

describe.each([
  ["kyero", openKyeroWriter, () => openKyeroReader({ today: TODAY })],
  ["idealista", openIdealistaWriter, openIdealistaReader],
  ["fotocasa", openFotocasaWriter, openFotocasaReader],
] as const)("%s", (portal, openWriter, openReader) => {
  // Of the conditions Kyero knows only new build.
  const shown: Home = { ...FULL, ...(portal === "kyero" && { condition: "obra_nueva" }) };
  const { energyRating: _, ...withoutLetter } = shown;

  test.each(attributes)("%s goes out and comes back, or the format has no place for it", (name, { feeds }) => {
    // Why there is no letter is said where there is none.
    const home = name === "energyStatus" ? (withoutLetter as Home) : shown;
    const whole = written(openWriter(), home);
    const place = feeds[portal];
    const isWritten = written(openWriter(), { ...home, [name]: BARE[name] }) !== whole;
    if (isAbsent(place)) {
      expect(place.absent).not.toBe("");
      expect(isWritten).toBe(false);
      return;
    }
    // Kyero's features are read from the words of the list, which goes out as it came.
    if (typeof place === "object") return expect(isWritten).toBe(false);
    expect(isWritten).toBe(true);
    if (!ONE_WAY.has(`${portal} ${name}`)) expect(read(openReader(), whole)[name]).toEqual(home[name]);
  });
});

test("the tools call the states of a home as the portfolio does", () => {
  expect(HOME_ATTRIBUTES.condition.names).toEqual(CONDITION_NAMES);
});

test("words among Kyero's features become attributes", () => {
  const shown = (feature: string) => {
    const file = written(openKyeroWriter(), { ...BARE, features: [feature] });
    return read(openKyeroReader({ today: TODAY }), file);
  };
  expect(shown("Lift").hasLift).toBe(true);
  expect(shown("Part furnished").furnishing).toBe("parcial");
  expect(shown("Unfurnished").furnishing).toBe("no");
  expect(shown("Se admiten mascotas").allowsPets).toBe(true);
});

test("a portal that has only yes and no gets nothing for a home that is furnished in part", () => {
  const file = written(openIdealistaWriter(), { ...BARE, furnishing: "parcial" });
  expect(file).not.toContain("featuresEquippedWithFurniture");
  const kept = { idealista: { features: { featuresEquippedWithFurniture: true } } };
  const writer = openIdealistaWriter();
  expect(writer.row({ ...out(BARE), extras: kept })).toContain('"featuresEquippedWithFurniture":true');
});

test("other people's words for a choice are understood", () => {
  const csv = (cell: string) => `Operación;Tipo;Amueblado;Disponible desde\nalquiler;Piso;${cell};01/02/2027\n`;
  const home = (cell: string) => read(openCsvReader({ today: TODAY }), csv(cell));
  expect(home("Semi-amueblado").furnishing).toBe("parcial");
  expect(home("x").furnishing).toBe("si");
  expect(home("sin muebles")).toMatchObject({ furnishing: "no", availableFrom: "2027-02-01" });
});

describe("heating and certificate of idealista", () => {
  const out = (home: Partial<Home>, extras = {}) => {
    const writer = openIdealistaWriter();
    const row = writer.row({
      id: "1",
      photos: [],
      updatedAt: "2026-11-20T10:00:00.000Z",
      home: { ...BARE, ...home },
      extras: { idealista: { features: extras } },
    });
    return JSON.parse(row).propertyFeatures as Record<string, unknown>;
  };

  test("a certificate without a letter goes out as its state, and a letter in front of it", () => {
    expect(out({ energyStatus: "en_tramite" }).featuresEnergyCertificateRating).toBe("inProcess");
    expect(out({ energyStatus: "exento" }).featuresEnergyCertificateRating).toBe("exempt");
    expect(out({ energyStatus: "exento", energyRating: "E" }).featuresEnergyCertificateRating).toBe("E");
    expect(out({}).featuresEnergyCertificateRating).toBeUndefined();
  });

  test("their word for the heating goes out again while it means the same, and ours where it does not", () => {
    const came = { featuresHeatingType: "centralFuelOil" };
    expect(out({ heating: "central" }, came).featuresHeatingType).toBe("centralFuelOil");
    expect(out({ heating: "aerotermia" }, came).featuresHeatingType).toBe("individualAirConditioningHeatPump");
    expect(out({}, came).featuresHeatingType).toBe("centralFuelOil");
  });

  test("figures that came before we had a field for them go out as they came", () => {
    const came = { featuresEnergyCertificatePerformance: 187.5 };
    expect(out({}, came).featuresEnergyCertificatePerformance).toBe(187.5);
    expect(out({ energyConsumption: 90 }, came).featuresEnergyCertificatePerformance).toBe(90);
  });
});

test("several values stand in a cell with commas, and an unknown word is said", () => {
  const csv = (cell: string) => `Operación;Tipo;Cargas\nventa;Piso;${cell}\n`;
  const charges = (cell: string) => read(openCsvReader({ today: TODAY }), csv(cell)).charges;
  expect(charges("Hipoteca, embargo")).toEqual(["hipoteca", "embargo"]);
  expect(charges("usufructo y servidumbre")).toEqual(["usufructo", "servidumbre"]);
  expect(charges("libre de cargas")).toEqual(["ninguna"]);
  expect(charges("hipoteca, gato")).toBeUndefined();
  expect(valueText("charges", ["hipoteca", "condicion_resolutoria"])).toBe("Hipoteca, Condición resolutoria");
});

test("a figure of a detail that cannot be is left out, and the home comes in", () => {
  const csv = "Operación;Tipo;Comisión;Consumo;Año reforma\nventa;Piso;3.000 €;99999;1500\n";
  const [row] = (() => {
    const reader = openCsvReader({ today: TODAY });
    return [...reader.write(csv), ...reader.end().rows];
  })();
  expect(row!.home).toMatchObject({ operation: "venta", type: "piso" });
  for (const name of ["feePercent", "energyConsumption", "renovatedYear"] as const)
    expect(row!.home![name], name).toBeUndefined();
  expect(row!.problems.map(({ path }) => path).sort()).toEqual(["energyConsumption", "feePercent", "renovatedYear"]);
  expect(read(openCsvReader({ today: TODAY }), csv.replace("3.000 €", "3,5 %")).feePercent).toBe(3.5);
});

test("the values of a certificate say their unit, and fees their per cent", () => {
  expect(valueText("energyConsumption", 187.46)).toBe("187,5\u00a0kWh/m² al año");
  expect(valueText("energyEmissions", 38)).toBe("38\u00a0kg CO₂/m² al año");
  expect(valueText("feePercent", 3.5)).toBe("3,5\u00a0%");
  expect(valueText("renovatedYear", 2021)).toBe("2021");
});

test("fees, keys and charges stand in no table for portals and leave on no sheet", () => {
  const secrets = { keysPlace: "Bar Manolo", feePercent: 3, charges: ["embargo" as const], keysNote: "Alarma 1234" };
  const file = written(openCsvWriter(), { ...BARE, ...secrets });
  for (const word of ["Manolo", "1234", "Embargo"]) expect(file).not.toContain(word);
  expect(written(openCsvWriter({ isPrivate: true }), { ...BARE, ...secrets })).toContain("Bar Manolo");
  expect(JSON.stringify(leavingHome({ ...FULL, ...secrets }))).not.toMatch(/Manolo|1234|embargo|fee|keys/);
});

test("amounts that are paid again and again say how often", () => {
  expect(valueText("communityFee", 80)).toBe("80\u00a0€ al mes");
  expect(valueText("propertyTax", 312)).toBe("312\u00a0€ al año");
  expect(valueText("price", 320_000)).toBe("320.000\u00a0€");
});

test("idealista holds the community fee beside the price", () => {
  const file = written(openIdealistaWriter(), { ...FULL, price: 320_000, communityFee: 80 });
  expect(file).toContain(
    '"propertyOperation":{"operationType":"sale","operationPrice":320000,"operationPriceCommunity":80}',
  );
});

describe("the panel of what a home's file lacks", () => {
  const panel = (home: Partial<Home>) => htmlOf(<MissingPanel id="7c9e6679" home={{ ...BARE, ...home }} />);

  test("counts all, shows the first six and leads to the form", () => {
    const html = panel({ operation: "venta" });
    // Twenty are wanted of a flat for sale of which nothing is known; fourteen stay unnamed.
    expect(html).toContain("Faltan 20 datos");
    expect(html.match(/<li>/g)).toHaveLength(6);
    expect(html).toContain("Y otros 14 en el formulario.");
    expect(html).toContain('href="/dashboard/cartera/7c9e6679/editar"');
  });

  test("one is one, and none is nothing", () => {
    const open: Home = { ...FULL, status: "disponible" };
    expect(htmlOf(<MissingPanel id="x" home={open} />)).toBe("");
    const { price: _, ...rest } = open;
    const html = htmlOf(<MissingPanel id="x" home={rest} />);
    expect(html).toContain("Falta un dato");
    expect(html).toContain("sin precio no se publica");
  });
});
