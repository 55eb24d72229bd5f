import { phrases } from "../text/find.ts";
import { doneInPlace, HOME_RULES, placeAndDay, REGISTRY_RULES } from "./home-rules.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const NOTA_SIMPLE: KindSpec = {
  kind: "nota-simple",
  name: "Nota simple registral",
  country: "ES",
  titles: phrases(
    "nota simple informativa · nota simple · informacion registral · nota informativa del registro · nota de informacion registral · publicidad formal",
  ),
  cues: [
    ...cues(
      "nota simple · registro de la propiedad · cru · idufir · datos registrales · titularidades · datos de la finca · cargas vigentes · sin mas asientos · asientos de presentacion · pendientes de despacho · pendiente de despacho · articulo 222 · ley hipotecaria · codigo registral · finca registral · estado de cargas · nota informativa · libro diario · titulares registrales · art. 332 · 225 de la ley hipotecaria · registradores · tomo · naturaleza de la finca · estado de coordinacion · coordinado con catastro",
      1,
    ),
    ...cues(
      "cargas · finca · inscripcion · gravamen* · registro de la propiedad · tomo · asiento* · peticionario · solicitante · libro · folio · titulares · registral · linda · coordinacion con catastro · participacion · pleno dominio · codigo registral unico · registro de la propiedad de · finca registral numero · se expide · inscripcion · peticion",
      0.5,
    ),
  ],
  against: phrases(
    "otorgan · comparecen · ante mi, · yo, · arras · certificado de tradicion · conservador de bienes raices · superintendencia · reunidos · orden del dia",
  ),
  charges: "must",
  roles: ["owner", "owner"],
  hasShares: true,
  rules: [
    placeAndDay("issuedOn"),
    doneInPlace("issuedOn"),
    on("issuedOn", "date", "fecha · a la fecha · , a", { certainty: 0.78 }),
    on("issuedOn", "date", "nota informativa · nota simple · nota simple informativa", { within: 6, certainty: 0.7 }),
    // A day alone behind a point: «PETICIONARIO: ANA GIL. 19-11-2026».
    on("issuedOn", "date", ".", { within: 1, certainty: 0.45 }),
    ...REGISTRY_RULES,
    on(
      "acquiredOn",
      "date",
      "titulo: · titulo.- · titulo · escritura publica · en virtud de escritura · adquirida por · adquirido por",
      {
        within: 190,
        certainty: 0.8,
        unless: "hipoteca · embargo",
      },
    ),
    on(
      "acquiredOn",
      "date",
      "mediante escritura · por escritura · en escritura · escritura otorgada · escritura autorizada · escritura de fecha · escritura de",
      { within: 60, certainty: 0.7, unless: "hipoteca · embargo · servidumbre · prestamo", reach: 120 },
    ),
    ...HOME_RULES,
    on(
      "issuedOn",
      "date",
      "fecha de emision · fecha emision · emitida el · expedida el · fecha de expedicion · a fecha · fecha de la nota · fecha y hora · informacion a fecha · fecha: · expedida a · libro diario a",
    ),
  ],
  choices: [],
};
