import { phrases } from "../text/find.ts";
import { placeAndDay } from "./home-rules.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const AR_INFORME_DOMINIO: KindSpec = {
  kind: "ar-informe-dominio",
  name: "Informe de dominio (Argentina)",
  country: "AR",
  titles: phrases(
    "informe de dominio · certificado de dominio · informe de dominio e inhibiciones · publicidad registral · informe de condiciones de dominio · certificacion de dominio",
  ),
  cues: [
    ...cues(
      "registro de la propiedad inmueble · matricula · titularidad · asiento · rubro · gravamenes · inhibiciones · nomenclatura catastral · partida · circunscripcion · cuit · d.n.i. · cuil · capital federal · provincia de buenos aires · informe de dominio · porcion · escribano · bloqueo registral · restricciones",
      1.2,
    ),
    ...cues(
      "seccion · manzana · parcela · lote · dominio · plano · unidad funcional · u.f. · polígono · proporcion · ley 17.801 · argentina",
      0.5,
    ),
  ],
  against: phrases("nota simple · certificado de tradicion · conservador de bienes raices · espana"),
  charges: "must",
  roles: ["owner", "owner"],
  hasShares: true,
  rules: [
    placeAndDay("issuedOn"),
    on(
      "registration",
      "registration",
      "matricula: · matricula no · matricula nro · matricula numero · matricula · inscripcion de dominio",
      { within: 30 },
    ),
    on("cadastralReference", "line", "nomenclatura catastral: · nomenclatura catastral · nom. cat.", {
      certainty: 0.85,
    }),
    on("taxAccount", "number", "partida inmobiliaria · partida no · partida nro · partida", { within: 24 }),
    on(
      "issuedOn",
      "date",
      "fecha de expedicion · fecha de emision · emitido · emitido el · expedido el · fecha de informe · fecha del informe · fecha: · , a · despachado el · fecha",
      { within: 40 },
    ),
    on(
      "address",
      "address",
      "ubicacion del inmueble · ubicado en · ubicada en · ubicacion · calle · domicilio del inmueble",
      { certainty: 0.8 },
    ),
    on("builtAreaM2", "area", "superficie cubierta · superficie total · superficie propia · superficie", {
      within: 50,
    }),
    on("plotAreaM2", "area", "superficie del terreno · superficie de terreno · superficie del lote", { within: 50 }),
    on("price", "money", "precio · monto · valor de la compraventa", { within: 50 }),
  ],
  choices: [],
};
