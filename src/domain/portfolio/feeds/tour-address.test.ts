import { describe, expect, test } from "vitest";
import { checkedHomeSchema } from "../homes/home.ts";
import { importedTourAddress } from "../homes/imported-tour.ts";
import type { FeedExtras, FeedHome, FeedReader, FeedWriter } from "./feed-row.ts";
import { openFotocasaReader, openFotocasaWriter } from "./fotocasa-json.ts";
import { openIdealistaReader, openIdealistaWriter } from "./idealista-json.ts";
import { forKyero, forReaders } from "./kyero-portal.ts";
import { openKyeroReader } from "./kyero-reader.ts";
import { kyeroFaults } from "./kyero-schema.test-data.ts";
import { openKyeroWriter } from "./kyero-writer.ts";

const OURS = "https://umbral.example/tour/6b1f0c7e-2d5a-4a53-9f0e-0d6f5a1f8f11?sin-marca=1";
const THEIRS = "https://recorridos.example/a?x=1&y=2";

const home = checkedHomeSchema.parse({
  operation: "venta",
  type: "piso",
  price: 200_000,
  town: "Valencia",
  province: "Valencia",
  descriptions: { es: "Piso con luz." },
  hasLift: true,
});
const out = (more: Partial<FeedHome> = {}): FeedHome => ({
  id: "0f5e5c0a-6df1-4a3e-8a43-0c2f1f0e8f11",
  home,
  photos: ["https://fotos.example/1.jpg"],
  updatedAt: "2026-11-28T09:00:00.000Z",
  ...more,
});
const written = (writer: FeedWriter, leaving: FeedHome) => writer.start() + writer.row(leaving) + writer.end();
const extrasOf = (reader: FeedReader, text: string): FeedExtras =>
  [...reader.write(text), ...reader.end().rows][0]!.extras;

const kyero: FeedExtras = {
  kyero: {
    other: {
      "": [
        { name: "virtual_tour_url", text: THEIRS },
        { name: "notes", text: "Con llaves" },
      ],
    },
  },
};
const idealista: FeedExtras = {
  idealista: {
    property: { propertyVirtualTours: { virtualTour: { virtualTourType: "kuula", virtualTourUrl: THEIRS } } },
  },
};
const fotocasa: FeedExtras = {
  fotocasa: {
    documents: [
      { TypeId: 8, Url: "https://v.example/1" },
      { TypeId: 7, Url: THEIRS },
    ],
  },
};

describe("the tour that a sender named", () => {
  test.each([
    ["Kyero", kyero],
    ["idealista", idealista],
    ["Fotocasa", fotocasa],
  ])("is known again from %s", (_, extras) => expect(importedTourAddress(extras)).toBe(THEIRS));

  test.each([
    undefined,
    {},
    { kyero: { other: [] } },
    { idealista: { property: null } },
    { fotocasa: { documents: [{ TypeId: 7 }] } },
  ])("is absent from %j", (extras) => expect(importedTourAddress(extras as FeedExtras | undefined)).toBeNull());

  test("must be an address of the web", () => {
    const other = (text: string): FeedExtras => ({ kyero: { other: { "": [{ name: "virtual_tour_url", text }] } } });
    expect(importedTourAddress(other("javascript:alert(1)"))).toBeNull();
    expect(importedTourAddress(other(`https://x.example/${"a".repeat(600)}`))).toBeNull();
  });
});

describe("Kyero", () => {
  test.each([forKyero, forReaders])("our tour goes out in its own element, in place of the sender's", (leaving) => {
    const xml = written(openKyeroWriter(), leaving(out({ tourAddress: OURS, extras: kyero })));
    expect(xml.match(/<virtual_tour_url>[^<]*/g)).toEqual([`<virtual_tour_url>${OURS}`]);
    expect(xml).toContain("<notes>Con llaves</notes>");
  });

  test("its schema takes it, and does without an address that is too long for it", () => {
    expect(kyeroFaults(written(openKyeroWriter(), forKyero(out({ tourAddress: OURS }))))).toEqual([]);
    const long = written(openKyeroWriter(), forKyero(out({ tourAddress: `${OURS}&x=${"a".repeat(255)}` })));
    expect(long).not.toContain("virtual_tour_url");
    expect(kyeroFaults(long)).toEqual([]);
  });

  test("without a tour of ours the sender's goes out as it came, and comes back", () => {
    const xml = written(openKyeroWriter(), forReaders(out({ tourAddress: THEIRS, extras: kyero })));
    expect(xml).toContain("<virtual_tour_url>https://recorridos.example/a?x=1&amp;y=2</virtual_tour_url>");
    expect(importedTourAddress(extrasOf(openKyeroReader({ today: "2026-11-28" }), xml))).toBe(THEIRS);
  });
});

describe("idealista", () => {
  const toursIn = (leaving: FeedHome) =>
    JSON.parse(written(openIdealistaWriter(), leaving)).customerProperties[0].propertyVirtualTours;

  test("our tour is a tour without measures, and comes back", () => {
    expect(toursIn(out({ tourAddress: OURS, extras: idealista }))).toEqual({ virtualTour: { virtualTourUrl: OURS } });
    const text = written(openIdealistaWriter(), out({ tourAddress: OURS }));
    expect(importedTourAddress(extrasOf(openIdealistaReader(), text))).toBe(OURS);
  });

  test("the sender's keeps the kind that they gave it", () => {
    expect(toursIn(out({ tourAddress: THEIRS, extras: idealista }))).toEqual({
      virtualTour: { virtualTourType: "kuula", virtualTourUrl: THEIRS },
    });
    expect(toursIn(out())).toBeUndefined();
  });
});

describe("Fotocasa", () => {
  const documentsIn = (leaving: FeedHome) => JSON.parse(written(openFotocasaWriter(), leaving))[0].PropertyDocument;

  test("our tour is a document of type 7 after photos and videos, and comes back", () => {
    const text = written(openFotocasaWriter(), out({ tourAddress: OURS, extras: fotocasa }));
    expect(JSON.parse(text)[0].PropertyDocument.slice(1)).toEqual([
      { TypeId: 8, Url: "https://v.example/1" },
      { TypeId: 7, Url: OURS, SortingId: 3 },
    ]);
    expect(importedTourAddress(extrasOf(openFotocasaReader(), `{"properties":${text}}`))).toBe(OURS);
  });

  test("the sender's stays where it was", () => {
    expect(documentsIn(out({ tourAddress: THEIRS, extras: fotocasa })).slice(1)).toEqual(
      (fotocasa.fotocasa as { documents: unknown[] }).documents,
    );
  });

  test("a tour that came in another format goes out too", () => {
    expect(documentsIn(out({ tourAddress: importedTourAddress(kyero)!, extras: kyero }))).toContainEqual({
      TypeId: 7,
      Url: THEIRS,
      SortingId: 2,
    });
  });
});
