import { phrases } from "../text/find.ts";
import { cues, type KindSpec, on, option } from "./kind.ts";

export const MX_CONSTANCIA_FISCAL: KindSpec = {
  kind: "mx-constancia-fiscal",
  name: "Constancia de situación fiscal (México)",
  country: "MX",
  titles: phrases("constancia de situacion fiscal · cedula de identificacion fiscal · constancia de situacion"),
  cues: [
    ...cues(
      "situacion fiscal · servicio de administracion tributaria · sat · registro federal de contribuyentes · datos de identificacion del contribuyente · estatus en el padron · regimenes · obligaciones · idcif · fecha de inicio de operaciones · actividades economicas · regimen · cedula de identificacion fiscal · datos del domicilio registrado",
      1.2,
    ),
    ...cues(
      "rfc · curp · contribuyente · codigo postal · nombre de la colonia · entidad federativa · activo · domicilio",
      0.5,
    ),
  ],
  against: phrases("notario · predial · folio real · compraventa"),
  charges: "never",
  roles: ["taxpayer", "taxpayer"],
  hasShares: false,
  rules: [
    on("taxRegime", "line", "regimen fiscal: · regimen de · regimen simplificado · regimen general · regimen", {
      certainty: 0.85,
    }),
    on("issuedOn", "date", "lugar y fecha de emision · fecha de emision · a ", { within: 90 }),
    on("address", "address", "domicilio fiscal · nombre de vialidad · domicilio", { certainty: 0.8 }),
  ],
  choices: [
    {
      field: "fiscalStatus",
      options: [
        option("suspendido", "estatus en el padron: suspendido · suspendido · suspension"),
        option("activo", "estatus en el padron: activo · activo · reactivado"),
      ],
    },
  ],
};
