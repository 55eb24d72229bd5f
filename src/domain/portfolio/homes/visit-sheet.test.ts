import { describe, expect, test } from "vitest";
import { idName, visitPrivacy, visitStatement } from "./visit-sheet.ts";

const KEEPER = {
  country: "ES",
  keeper: "Casa Nueva",
  address: "Calle Mayor 1\n  28013 Madrid \n",
  email: "a@b.example",
};

describe("the notice on personal data", () => {
  test("in Spain names the Regulation, its two grounds, who keeps the data and where, and the authority", () => {
    const notice = visitPrivacy(KEEPER);
    expect(notice).toContain("Reglamento (UE) 2016/679");
    expect(notice).toContain("art. 6.1.b RGPD");
    expect(notice).toContain("Responsable: Casa Nueva (Calle Mayor 1, 28013 Madrid).");
    expect(notice).toContain("en a@b.example, y reclamar ante la AEPD");
  });

  test("without address and mail says neither, and still where rights are exercised", () => {
    const notice = visitPrivacy({ ...KEEPER, address: null, email: null });
    expect(notice).toContain("Responsable: Casa Nueva. ");
    expect(notice).toContain("portabilidad ante el responsable, y reclamar");
  });

  test.each([
    ["MX", "Ley Federal de Protección de Datos Personales", "Anticorrupción"],
    ["AR", "Ley 25.326", "Agencia de Acceso"],
    ["CL", "Ley 19.628", "autoridad competente"],
    ["CO", "Ley 1581 de 2012", "Superintendencia"],
    ["PE", "Ley 29733", "Autoridad Nacional"],
    ["UY", "Ley 18.331", "Unidad Reguladora"],
  ])("in %s names its own law and authority, and no ground of the Regulation", (country, law, authority) => {
    const notice = visitPrivacy({ ...KEEPER, country });
    expect(notice).toContain(law);
    expect(notice).toContain(authority);
    expect(notice).not.toContain("RGPD");
  });

  test("where we know no law names none, and no authority", () => {
    const notice = visitPrivacy({ ...KEEPER, country: "FR" });
    expect(notice).toMatch(/^Protección de datos\. Responsable/);
    expect(notice).toMatch(/portabilidad en a@b\.example\.$/);
  });
});

test("the number of an identity card has the name of the country", () => {
  expect(idName("ES")).toContain("DNI");
  expect(idName("CL")).toContain("RUT");
  expect(idName("FR")).toBe("Documento de identidad");
});

test("a signature binds nobody to buy what is sold or to rent what is let", () => {
  expect(visitStatement("venta", "Casa Nueva")).toContain("no obliga a comprar");
  expect(visitStatement("alquiler", "Casa Nueva")).toContain("no obliga a alquilar");
  expect(visitStatement("venta", "Casa Nueva")).toContain("con Casa Nueva,");
});
