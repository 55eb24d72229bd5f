import { phrases } from "../text/find.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const MX_ESCRITURA: KindSpec = {
  kind: "mx-escritura",
  name: "Escritura (México)",
  country: "MX",
  titles: phrases(
    "instrumento numero · escritura publica numero · contrato de compraventa · escritura numero · testimonio · primer testimonio · instrumento notarial",
  ),
  cues: [
    ...cues(
      "notario publico numero · notario publico no · casa habitacion · gravamenes: · notaria publica · notaria numero · registro publico de la propiedad · moneda nacional · m.n. · folio real · clave catastral · impuesto sobre adquisicion · libertad de gravamen · curp · rfc · credencial para votar · instituto nacional electoral · ciudad de mexico · estado de · generales · declaraciones · volumen",
      1.2,
    ),
    ...cues(
      "clausulas · compareciente · vendedora · compradora · instrumento · otorga · colonia · alcaldia · enajenante · antecedentes · yo, · doy fe",
      0.5,
    ),
  ],
  against: phrases(
    "nota simple · predial · certificado de tradicion · conservador · constancia de situacion fiscal · espana",
  ),
  charges: "may",
  roles: ["seller", "buyer"],
  hasShares: true,
  rules: [
    on(
      "registration",
      "registration",
      "folio real electronico · folio real numero · folio real · folio electronico · folio inmobiliario · partida · inscripcion numero",
      { within: 30 },
    ),
    on(
      "cadastralReference",
      "number",
      "clave catastral · cuenta catastral · cuenta predial · numero de cuenta predial",
      { within: 30, certainty: 0.9 },
    ),
    on(
      "notary",
      "name",
      "licenciado · licenciada · lic. · notario publico no · yo, · notario publico · titular de la notaria",
      {
        within: 60,
      },
    ),
    on(
      "protocolNumber",
      "number",
      "instrumento numero · escritura numero · escritura publica numero · acta numero · instrumento · numero de escritura: · numero de escritura · escritura",
      { within: 30, unless: "folio" },
    ),
    on(
      "price",
      "money",
      "precio de la operacion · precio de la compraventa · precio convenido · precio pactado · precio total · precio de · precio",
      { within: 110 },
    ),
    on("price", "money", "la cantidad de · la suma de", { within: 40, certainty: 0.5, unless: "gravamen · hipoteca" }),
    on(
      "notary",
      "name",
      ", notario numero · , notario publico · , notario titular · , titular de la notaria · notario publico numero",
      {
        alsoBefore: true,
      },
    ),
    on(
      "builtAreaM2",
      "area",
      "superficie privativa · area privativa · superficie total · superficie · con una superficie",
      {
        within: 40,
        certainty: 0.6,
        unless: "terreno · lote",
      },
    ),
    on(
      "plotAreaM2",
      "area",
      "superficie de terreno · superficie del terreno · terreno de · superficie del lote · superficie total de terreno",
      { within: 50, unless: "construccion · construida" },
    ),
    on("plotAreaM2", "area", "de terreno · terreno", { within: 0, alsoBefore: true, certainty: 0.8 }),
    on(
      "builtAreaM2",
      "area",
      "superficie de construccion · superficie construida · construccion de · construidos · construccion",
      { within: 50, alsoBefore: true, unless: "terreno" },
    ),
    on(
      "address",
      "address",
      "ubicado en · ubicada en · inmueble ubicado en · marcado con el numero · casa habitacion ubicada en · domicilio del inmueble",
      { certainty: 0.8 },
    ),
    on("signedOn", "date", "en la ciudad de · a los · siendo el dia · , a · , el · el dia · fecha: · fecha · mexico", {
      within: 70,
    }),
  ],
  choices: [],
};
