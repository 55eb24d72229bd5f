import { type Case, shownNif, sir } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, es, inWords } from "../../make/words.ts";

/** Formulas of registries and notaries that name charges and tell of none, written before they were read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 56, 56] };

const NOTICES = [
  "La presente información no acredita la inexistencia de hipotecas o embargos posteriores a su fecha.",
  "Los gravámenes que afecten a la finca matriz se entienden trasladados por procedencia solo si así consta.",
  "Para conocer el importe actualizado de hipotecas y embargos diríjase al acreedor.",
  "La rectificación de cargas inexactas puede solicitarse ante el Registro.",
  "No se incluyen las limitaciones legales, ni las servidumbres aparentes, ni los arrendamientos no inscritos.",
  "Las anotaciones de embargo caducan a los cuatro años; las hipotecas, conforme al artículo 210 de la Ley Hipotecaria.",
];
const FORMULAS = [
  "Informo a los otorgantes de que los bienes que se transmiten responden, como garantía, del impuesto sobre el incremento de valor de los terrenos.",
  "La parte compradora releva a la vendedora de aportar certificado de la comunidad y conoce la preferencia de los créditos de esta.",
  "Les hago saber que, de existir arrendatario, gozaría de derecho de retracto.",
  "No se me acredita la inexistencia de embargos anteriores a la presentación, por lo que les aconsejo no demorarla.",
  "Si la compradora precisara préstamo, el banco exigirá hipoteca sobre la finca.",
  "El precio se confiesa recibido sin reserva de dominio ni condición resolutoria.",
];

const notices: Layout<Case> = {
  name: "nota-formulas",
  kind: "nota-simple",
  sheet: PLAIN,
  write(d, c) {
    const { home } = c;
    d.title("NOTA SIMPLE INFORMATIVA");
    d.p(`Registro de la Propiedad de ${d.text("registry", home.registry)}. Finca ${d.text("fincaNumber", String(home.finca))}. CRU ${d.id("cru", home.cru)}.`); // biome-ignore format: one line
    d.p(`Vivienda en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)} construidos.`); // biome-ignore format: one line
    const owner = c.owners[0]!.person;
    d.p(`Titular: ${d.party("owner", owner, { percent: 100, right: "full" })}, NIF ${shownNif(owner.id, "plain")}, 100 % del pleno dominio.`); // biome-ignore format: one line
    d.head("CARGAS");
    d.p(d.noCharges("No hay cargas registradas."));
    d.p(NOTICES[c.variant % NOTICES.length]!);
    d.p(NOTICES[(c.variant + 1) % NOTICES.length]!);
    d.p(`Fecha de emisión: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}`);
  },
};

const formulas: Layout<Case> = {
  name: "deed-formulas",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home, price } = c;
    const signed = c.day(-300);
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    d.p(`ESCRITURA DE COMPRAVENTA. Protocolo ${d.text("protocol", "811")}. En ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "words"))}, ante mí, ${d.text("notary", c.notary)}, Notario.`); // biome-ignore format: one line
    d.p(`Vende ${sir(seller, "don", "doña")} ${d.party("seller", seller, { percent: 100, right: "full" })}, NIF ${seller.id}. Compra ${sir(buyer, "don", "doña")} ${d.party("buyer", buyer)}, NIF ${buyer.id}.`); // biome-ignore format: one line
    d.p(`Finca: vivienda en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Registro de la Propiedad de ${d.text("registry", home.registry)}, finca ${d.text("fincaNumber", String(home.finca))}.`); // biome-ignore format: one line
    d.p(d.noCharges("Cargas: está libre de ellas."));
    d.p(`Precio: ${d.money("price", price, `${inWords(price)} euros (${es(price)} €)`)}.`);
    d.p(FORMULAS[c.variant % FORMULAS.length]!);
    d.p(FORMULAS[(c.variant + 1) % FORMULAS.length]!);
    d.p("Doy fe.");
  },
};

export const FORMULA_PAPERS = [notices, formulas].map((layout) => ({ country: "ES" as const, layout, times: 6 }));
