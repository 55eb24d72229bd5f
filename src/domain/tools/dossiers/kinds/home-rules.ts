import { type FieldRule, on } from "./kind.ts";

/** Rules for everything that papers of Spain say of a home, wherever they say it. */
export const REGISTRY_RULES: readonly FieldRule[] = [
  on(
    "landRegister",
    "registry",
    "registro de la propiedad de · registro de la propiedad · registrador de la propiedad de · registradora de la propiedad de · registro propiedad · registro: · registro de · r. de la p. · reg. de la propiedad",
  ),
  on("landRegister", "line", "registro", { isColumn: true }),
  on(
    "propertyNumber",
    "number",
    "finca registral numero · finca registral no · finca registral no. · finca registral · finca numero · finca no · finca n. · finca no. · numero de finca · no de finca · no finca · finca de · finca: · fca. · fca · finca",
    {
      within: 40,
    },
  ),
  on("volume", "number", "tomo", { within: 14 }),
  on("book", "number", "libro", { within: 14 }),
  on("sheet", "number", "folio · folios", { within: 14, unless: "folio real" }),
  on("inscription", "number", "inscripcion", { within: 14, unless: "hipoteca · cancelada por" }),
];

export const HOME_RULES: readonly FieldRule[] = [
  on(
    "builtAreaM2",
    "area",
    "superficie construida · sup. construida · superficie total construida · superficie construida total · sup. const. · superf. construida · construida de · construidos · construidas · construida · edificada · superficie edificada · superficie habitable certificada",
    {
      alsoBefore: true,
      unless: "util · utiles · parcela · solar · terreno · terraza · trastero · garaje · plaza de · ganancial",
    },
  ),
  on(
    "builtAreaM2",
    "area",
    "mide una superficie de · ocupa una superficie de · tiene una superficie de · con una superficie de · superficie total de · extension superficial de · superficie aproximada de · superficie total · superficie de · superficie · mide · ocupa · area de",
    {
      certainty: 0.72,
      unless: "util · utiles · habitable · parcela · solar · terreno · terraza · trastero · garaje · suelo",
    },
  ),
  // «Piso de la calle Mayor, 3, de 95 m²»: an area that nothing else names.
  on("builtAreaM2", "area", ", de · de", {
    within: 1,
    certainty: 0.5,
    reach: 30,
    unless:
      "util · utiles · parcela · solar · terreno · terraza · trastero · garaje · finca rustica · patio · jardin · local",
  }),
  on(
    "usableAreaM2",
    "area",
    "superficie util · sup. util · superf. util · utiles · util · superficie util de · superficie habitable",
    {
      alsoBefore: true,
      unless: "construida · construidos · terraza · trastero · garaje · parcela",
    },
  ),
  on(
    "plotAreaM2",
    "area",
    "superficie de la parcela · superficie de parcela · parcela · solar · superficie del solar · superficie del terreno · superficie de suelo · superficie suelo · superficie grafica · terreno de",
    {
      alsoBefore: false,
      unless: "construida · util · referencia · catastral · terraza",
    },
  ),
  on(
    "plotAreaM2",
    "area",
    "superficie · extension · cabida · mide · ocupa · parcela · terreno · rustica · solar · tierra · huerta",
    { within: 150, certainty: 0.6, landOnly: true },
  ),
  on("terraceAreaM2", "area", "terraza de · terraza · terrazas", { within: 30, unless: "construida · util" }),
  on(
    "communityShare",
    "percent",
    "cuota de participacion · participa en los elementos comunes · participacion en elementos comunes · participa · cuota de elementos comunes · cuota en elementos comunes · cuota de copropiedad · cuota · coeficiente de participacion · coeficiente · participacion en los elementos comunes · cuota en el inmueble · cuota de propiedad",
    {
      within: 110,
      unless: "impuesto · titular · tributaria · liquida · honorarios · dominio · usufructo · iva",
    },
  ),
  on(
    "address",
    "address",
    "direccion del inmueble · domicilio del inmueble · localizacion del inmueble · localizacion · situacion del inmueble · objeto tributario · domicilio tributario · direccion de la vivienda · situada en · situado en · sita en · sito en · ubicada en · ubicado en · emplazamiento · vivienda sita en · direccion · situacion",
    {
      certainty: 0.85,
      unless:
        "domicilio fiscal · vecino · vecina · correo · arrendaticia · arrendatario* · de pago* · de deuda* · de cargas · urbanistica · juridica · posesoria",
    },
  ),
];

/** «En Valencia, a doce de marzo de 2026», or a heading that says it. */
export const SIGNED_ON = on(
  "signedOn",
  "date",
  "fecha de firma · fecha del contrato · firmado el · firmada el · fecha de otorgamiento · fecha: · , a · , a dia · , el dia · siendo el dia · siendo el · , el",
  {
    within: 14,
    certainty: 0.82,
    reach: 60,
    unless: "maximo · antes del · hasta · vence* · plazo · caduc* · tarde · limite · desde · inscri*",
  },
);

/** «Firmado en Cádiz el 3 de noviembre», «expedida por el registrador de Cádiz el 3 de noviembre»: a place or a person stands between. */
export const doneInPlace = (field: "signedOn" | "issuedOn" | "energyCertifiedOn"): FieldRule =>
  on(
    field,
    "date",
    field === "signedOn"
      ? "reunidos en · otorgada en · otorgado en · autorizada en · firmado en · firmada en · firman en · suscrito en · se firma en · firman el presente"
      : "expedida por · expedido por · expedida en · expedido en · se expide · expido · expide · se emite · emitida por · emitido por · emitido el · emitida el · expedido el · expedida el · firmado electronicamente · firmado digitalmente · firmada electronicamente · suscrita el · se firma",
    { within: 110, certainty: 0.88 },
  );

/** «Cádiz, 3 de noviembre de 2026», «en Salamanca a 20 de octubre»: a day right behind a place, where nothing else says which day it is. */
export const placeAndDay = (field: "signedOn" | "issuedOn" | "meetingOn" | "energyCertifiedOn"): FieldRule =>
  on(field, "date", ", · a", { within: 2, certainty: 0.72 });
