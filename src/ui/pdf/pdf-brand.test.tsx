import { Text } from "@react-pdf/renderer";
import { describe, expect, test } from "vitest";
import { type Brand, type DocumentSigner, typedSigner } from "#domain/accounts/agency/agent-card.ts";
import { PdfDocument } from "./pdf-document.tsx";
import { footerRoom } from "./pdf-footer.tsx";
import { PdfHeader } from "./pdf-header.tsx";
import { readDocument } from "./read-document.ts";

const brand: Brand = {
  name: "Casas Ferrer",
  licenceNumber: "AICAT 1234",
  colour: "#ffd400",
  signature: "Casas Ferrer, S. L.\nCalle de Cádiz, 42, Valencia",
  phone: "963 000 000",
  email: "hola@casasferrer.example",
  website: "https://www.casasferrer.example/",
  logo: null,
};
const person: DocumentSigner = {
  name: "Nuria Ferrer Sanz",
  phone: "+34 699 888 777",
  email: "nuria@casasferrer.example",
  brand: null,
  hasWhiteLabel: false,
};

function read(signer: DocumentSigner | undefined): string[] {
  const meta = { title: "Piso", createdAt: "2026-11-21T10:00:00Z", runId: "3f9a21bc-0000", sources: [], signer };
  const document = (
    <PdfDocument kind="Informe" meta={meta} note="No es una tasación.">
      <PdfHeader kind="Informe" meta={meta} />
      <Text>Cuerpo</Text>
    </PdfDocument>
  );
  return readDocument(document).split("\n");
}

const FACTS = ["Informe", "N.º\u00a03F9A21BC · 21 de noviembre de 2026", "Cuerpo"];
const FOOT = ["Hecho con Umbral", "No es una tasación.", "1 / 1"];

describe("a document names its signer", () => {
  test("Umbral, when nobody does", () => {
    expect(read(undefined)).toEqual(["Umbral", ...FACTS, ...FOOT]);
    expect(read({ ...person, name: "" })).toEqual(["Umbral", ...FACTS, ...FOOT]);
  });

  test("a visitor, by the name that they typed", () => {
    expect(read(typedSigner("Ferrer Hogar"))).toEqual(["FH", "Ferrer Hogar", ...FACTS, ...FOOT]);
  });

  test("a person without an agency", () => {
    const reached = "+34 699 888 777 · nuria@casasferrer.example";
    expect(read(person)).toEqual(["NF", "Nuria Ferrer Sanz", reached, ...FACTS, ...FOOT]);
  });

  test("a person with their role and their own number, which takes precedence over their agency's", () => {
    const card = { role: "Asesora", licenceNumber: "API 77", languages: [], text: "No cabe aquí", photo: null };
    const lines = read({ ...person, brand, person: card });
    expect(lines).toContain("Asesora · Casas Ferrer · API 77");
    expect(lines.join(" ")).not.toContain("No cabe aquí");
  });

  test("a member: the seal is the agency's, its signature stands at every foot", () => {
    expect(read({ ...person, brand })).toEqual([
      "CF",
      "Nuria Ferrer Sanz",
      "Casas Ferrer · AICAT 1234",
      "+34 699 888 777 · nuria@casasferrer.example",
      ...FACTS,
      "Casas Ferrer, S. L.",
      "Calle de Cádiz, 42, Valencia",
      "963 000 000 · hola@casasferrer.example · casasferrer.example",
      ...FOOT,
    ]);
  });

  test("a member without name: the agency's stands in its place", () => {
    expect(read({ ...person, name: "", brand }).slice(0, 3)).toEqual(["CF", "Casas Ferrer", "AICAT 1234"]);
  });

  test("a logo takes the seal's place", () => {
    const logo = { dataUrl: "data:image/png;base64,", widthPx: 800, heightPx: 100 };
    expect(read({ ...person, brand: { ...brand, logo } })[0]).toBe("Nuria Ferrer Sanz");
  });

  test("where the plan leaves our mark out, we are nowhere", () => {
    expect(read({ ...person, brand, hasWhiteLabel: true }).join()).not.toContain("Umbral");
  });
});

test("the foot of a page grows with the lines of the signature", () => {
  const withSignature = (signature: string | null) =>
    footerRoom({ ...person, brand: { ...brand, signature, phone: null, email: null, website: null } });
  expect(footerRoom(undefined)).toBe(0);
  expect(footerRoom(person)).toBe(0);
  expect(withSignature(null)).toBe(0);
  expect(withSignature("a")).toBeGreaterThan(0);
  expect(withSignature("a\nb")).toBeGreaterThan(withSignature("a"));
  expect(withSignature("a".repeat(240))).toBeGreaterThan(withSignature("a"));
});
