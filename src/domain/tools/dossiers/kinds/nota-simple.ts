import { phrases } from "../text/find.ts";
import { HOME_RULES, placeAndDay, REGISTRY_RULES } from "./home-rules.ts";
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
      "nota simple · registro de la propiedad · cru · idufir · datos registrales · titularidades · datos de la finca · cargas vigentes · sin mas asientos · asientos de presentacion · pendientes de despacho · pendiente de despacho · articulo 222 de la ley hipotecaria · art. 332 · 225 de la ley hipotecaria · registradores · tomo · naturaleza de la finca · estado de coordinacion · coordinado con catastro",
      1,
    ),
    ...cues(
      "cargas · finca · inscripcion · libro · folio · titulares · registral · linda · coordinacion con catastro · participacion · pleno dominio",
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
    ...REGISTRY_RULES,
    ...HOME_RULES,
    on(
      "issuedOn",
      "date",
      "fecha de emision · fecha emision · emitida el · expedida el · fecha de expedicion · a fecha · fecha de la nota · fecha y hora · informacion a fecha · a la fecha · fecha: · fecha · , a · expedida a · libro diario a",
    ),
  ],
  choices: [],
};
