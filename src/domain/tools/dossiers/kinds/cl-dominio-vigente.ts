import { phrases } from "../text/find.ts";
import { CHILEAN_REGISTRY_RULES } from "./cl-registry-rules.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const CL_DOMINIO_VIGENTE: KindSpec = {
  kind: "cl-dominio-vigente",
  name: "Certificado de dominio vigente (Chile)",
  country: "CL",
  titles: phrases(
    "certificado de dominio vigente · dominio vigente · copia de inscripcion con vigencia · inscripcion de dominio · copia de dominio vigente · copia con vigencia",
  ),
  cues: [
    ...cues(
      "conservador de bienes raices · dominio vigente · registro de propiedad · fojas · vigente · conservador · inscripcion de dominio · se encuentra vigente · a nombre de · comuna · rol de avaluo",
      1.2,
    ),
    ...cues("rut · inscripcion · certifico · repertorio · titulo · chile · santiago · propiedad", 0.5),
  ],
  against: phrases(
    "hipotecas y gravamenes · interdicciones · certificado de hipotecas · registro de hipotecas · nota simple · certificado de tradicion",
  ),
  charges: "may",
  roles: ["owner", "owner"],
  hasShares: true,
  rules: [
    ...CHILEAN_REGISTRY_RULES,
    on(
      "issuedOn",
      "date",
      "fecha de emision · fecha emision · fecha del certificado · emitido el · emitido con fecha · vigente al · vigente a la fecha · otorgado el · , a · fecha:",
      { within: 40, unless: "inscri* · escritura*", pick: "last" },
    ),
    on("issuedOn", "date", ".", { within: 1, certainty: 0.5, pick: "last" }),
    on("issuedOn", "date", "al · al dia", { within: 2, certainty: 0.72, pick: "last" }),
    on(
      "address",
      "address",
      "propiedad ubicada en · inmueble ubicado en · ubicada en · ubicado en · direccion · correspondiente a · consistente en",
      { certainty: 0.8 },
    ),
    on("taxAccount", "number", "rol de avaluo · rol avaluo · rol de avaluo numero · rol no · rol numero · rol", {
      within: 30,
    }),
    on("price", "money", "precio de la compraventa · precio fue · precio de · precio", { within: 60 }),
  ],
  choices: [],
};
