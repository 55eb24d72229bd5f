import { type Case, person, shownCuit, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** A seventh batch, written before it was read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 56, 56] };

const compact: Layout<Case> = {
  name: "nota-compact",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "helvetica", size: 9 },
  write(d, c) {
    const { home, chance } = c;
    d.p(
      `NOTA SIMPLE · Registro de la Propiedad de ${d.text("registry", home.registry)} · ${d.date("issueDate", c.today, dayText(c.today, "long"))}`,
    );
    d.p(
      `Finca registral nº ${d.text("fincaNumber", String(home.finca))} · CRU ${d.id("cru", home.cru)} · Ref. catastral ${d.id("cadastral-reference", home.reference)}`,
    );
    d.p(`Piso vivienda en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Útil: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)}. Construida con comunes: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}. Coeficiente: ${d.number("communityShare", home.quota, `${es(home.quota)} %`)}.`); // biome-ignore format: prose
    const two = person(chance);
    const [a, b] = [c.owners[0]!.person, two];
    if (c.variant % 2) d.p(`TITULARIDAD: ${d.party("owner", a, { percent: 100, right: "bare" })} (${a.id}), nuda propiedad; ${d.party("owner", c.tenant, { percent: 100, right: "usufruct" })} (${c.tenant.id}), usufructo vitalicio.`); // biome-ignore format: prose
    else d.p(`TITULARIDAD: por mitades indivisas, en pleno dominio, ${d.party("owner", a, { percent: 50, right: "full" })} (${a.id}) y ${d.party("owner", b, { percent: 50, right: "full" })} (${b.id}).`); // biome-ignore format: prose
    if (c.variant === 0) d.p(`CARGAS: ${d.noCharges("la finca figura sin carga alguna.")}`);
    if (c.variant === 1) d.p(`CARGAS: ${d.charge({ kind: "other", state: "alive", amount: null, anchor: "renta vitalicia" }, "gravada con renta vitalicia de 400 euros al mes a favor de la usufructuaria, inscripción 5ª.")}`); // biome-ignore format: prose
    if (c.variant === 2) d.p(`CARGAS: ${d.charge({ kind: "mortgage", state: "alive", amount: 88000, anchor: "88.000" }, "hipoteca de 88.000 euros a favor de Ibercaja, inscripción 6ª, ejecutándose en autos 21/2026, nota de expedición de certificación.")} ${d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "liquidable" }, "Además, afecta cinco años al impuesto liquidable por la compra.")}`); // biome-ignore format: prose
    if (c.variant === 3) d.p(`CARGAS: ${d.charge({ kind: "seizure", state: "cancelled", amount: null, anchor: "2011" }, "el embargo letra A, de 2011, caducó y fue cancelado por nota de 2016;")} ${d.charge({ kind: "claim", state: "alive", amount: null, anchor: "división" }, "subsiste la letra B, demanda de división de la cosa común, ordinario 310/2025.")}`); // biome-ignore format: prose
    d.small(
      "Los datos se facilitan a efectos informativos. Quien desee seguridad sobre hipotecas o embargos pida certificación. Prohibida su cesión.",
    );
  },
};

const deed: Layout<Case> = {
  name: "deed-spoken",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    const [one, two] = [c.owners[0]!.person, person(chance)];
    const buyer = c.buyers[0]!;
    d.p(`COMPRAVENTA. NÚMERO ${d.text("protocol", String(protocol))} DE PROTOCOLO. En ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "long"))}. Ante mí, ${d.text("notary", c.notary)}, notario.`); // biome-ignore format: one line
    d.p(`COMPARECEN: como parte transmitente, ${sir(one, "D.", "Dª")} ${up(d.party("seller", one, { percent: 75, right: "full" }))}, D.N.I. ${shownNif(one.id, "dash")}, dueño de tres cuartas partes indivisas, y ${sir(two, "D.", "Dª")} ${up(d.party("seller", two, { percent: 25, right: "full" }))}, D.N.I. ${shownNif(two.id, "dash")}, de la restante cuarta parte indivisa; y como parte adquirente, ${sir(buyer, "D.", "Dª")} ${up(d.party("buyer", buyer))}, D.N.I. ${shownNif(buyer.id, "dash")}.`); // biome-ignore format: prose
    d.p(`FINCA: vivienda sita en ${home.town}, ${d.text("address", `${home.street}, ${home.number}`)}, con ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))} construidos. Registro de la Propiedad de ${d.text("registry", home.registry)}, finca ${d.text("fincaNumber", String(home.finca))}. Referencia catastral: ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("CARGAS: carece de ellas."));
    if (c.variant === 1) d.p(d.charge({ kind: "lease", state: "alive", amount: null, anchor: "Sastre" }, "CARGAS: no tiene. ARRENDAMIENTO: está alquilada a doña Iria Sastre por cinco años, con renta de 640 euros, contrato que respeta quien compra.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "seizure", state: "alive", amount: 1999.5, anchor: "1.999,50" }, "CARGAS: embargo a favor del Ayuntamiento por 1.999,50 euros, anotación letra A, cuyo importe se retiene.")); // biome-ignore format: prose
    d.p(`PRECIO: ${d.money("price", price, `${inWords(price)} euros (${es(price)} €)`)}. Advierto de las obligaciones fiscales, de la afección por ellas y de la conveniencia de presentar esta escritura cuanto antes, por si accedieran al Registro embargos u otras cargas.`); // biome-ignore format: prose
  },
};

const heirs: Layout<Case> = {
  name: "deed-inheritance-table",
  kind: "escritura-herencia",
  sheet: { ...PLAIN, font: "helvetica", size: 10 },
  write(d, c) {
    const { home, chance } = c;
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const kids = [c.owners[0]!.person, person(chance)];
    d.title("ADJUDICACIÓN DE HERENCIA");
    d.p(
      `Protocolo: ${d.text("protocol", "1290")}. Fecha: ${d.date("deedDate", signed, dayText(signed, "slash"))}. Notario: ${d.text("notary", c.notary)}.`,
    );
    d.p(`Causante: doña Luz Amor Paz, fallecida el ${d.date("deathDate", died, dayText(died, "long"))}.`);
    d.rows([["Heredero", "NIF", "Se le adjudica"], ...kids.map((kid, at) => [d.party("owner", kid, { percent: at ? 35 : 65, right: "full" }), kid.id, at ? "35 % en pleno dominio" : "65 % en pleno dominio"])], { widths: [0.45, 0.2, 0.35], hasHead: true }); // biome-ignore format: table
    d.p(`Bien: vivienda en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Finca ${d.text("fincaNumber", String(home.finca))} del Registro de la Propiedad de ${d.text("registry", home.registry)}. Valor: ${d.money("inheritedValue", 131000, "131.000 euros")}.`); // biome-ignore format: prose
    d.p(d.noCharges("Cargas: sin cargas."));
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-seventh",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "courier", size: 9 },
  write(d, c) {
    const owners = c.variant ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.p(`REGISTRO DE LA PROPIEDAD INMUEBLE - SALTA\nINFORME DE DOMINIO, GRAVÁMENES E INHIBICIONES\nFECHA DE EXPEDICIÓN: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}\nMATRÍCULA: ${d.id("land-registration", String(c.chance.int(10000, 99999)))}\nUBICACIÓN: ${up(d.text("address", `calle Balcarce ${c.home.number}`))}`); // biome-ignore format: prose
    for (const one of owners) d.p(`CONDÓMINO: ${up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }))}. CUIT ${d.id("cuit", one.id, { shown: shownCuit(one.id) })}. PARTE: ${owners.length > 1 ? "1/2 INDIVISA" : "1/1"}.`); // biome-ignore format: prose
    if (c.variant)
      d.p(d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "ejecutivo" }, "GRAVÁMENES: EMBARGO EJECUTIVO s/ parte indivisa, Juzgado 3, oficio 77, provisorio 180 días, juicio ejecutivo.")); // biome-ignore format: prose
    else d.p(d.noCharges("GRAVÁMENES: NEGATIVO."));
    d.p("INHIBICIONES: NEGATIVO.");
  },
};

export const REGISTRIES_SEVENTH: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "ES", layout: compact, times: 4 },
  { country: "ES", layout: deed, times: 3 },
  { country: "ES", layout: heirs, times: 1 },
  { country: "AR", layout: informe, times: 2 },
];
