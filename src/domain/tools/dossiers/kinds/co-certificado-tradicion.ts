import { phrases } from "../text/find.ts";
import { cues, type KindSpec, on } from "./kind.ts";

export const CO_CERTIFICADO_TRADICION: KindSpec = {
  kind: "co-certificado-tradicion",
  name: "Certificado de tradición y libertad (Colombia)",
  country: "CO",
  titles: phrases(
    "certificado de tradicion · certificado de tradicion y libertad · certificado de tradicion matricula inmobiliaria · certificado de libertad y tradicion",
  ),
  cues: [
    ...cues(
      "matricula inmobiliaria · oficina de registro de instrumentos publicos · superintendencia de notariado y registro · circulo registral · anotacion · anotacion nro · tradicion · cabida y linderos · codigo catastral · salvedades · complementacion · vereda · turno · hipoteca con cuantia indeterminada · titular de derecho real de dominio · falsa tradicion · estado del folio · registrador · gravamen",
      1.2,
    ),
    ...cues("matricula · especificacion · doc · radicacion · valor acto · direccion del inmueble · folio", 0.5),
  ],
  against: phrases("nota simple · conservador de bienes raices · registro publico de la propiedad · espana"),
  charges: "must",
  roles: ["owner", "owner"],
  hasShares: true,
  rules: [
    on(
      "registration",
      "registration",
      "nro matricula · no matricula · no. matricula · matricula inmobiliaria no. · matricula inmobiliaria no · matricula inmobiliaria: · matricula inmobiliaria · matricula · nro. matricula · folio de matricula",
      { within: 30 },
    ),
    on("cadastralReference", "number", "codigo catastral · cedula catastral · cod catastral · chip", {
      within: 30,
      certainty: 0.9,
    }),
    on(
      "issuedOn",
      "date",
      "impreso el · expedido el · fecha de expedicion · fecha de impresion · certificado generado · generado el",
      { within: 64, unless: "anotacion · apertura" },
    ),
    on(
      "address",
      "address",
      "direccion del inmueble · direccion actual del inmueble · direccion · ubicacion del predio",
      {
        certainty: 0.85,
      },
    ),
    // The addresses that it had are numbered behind the kind of the home.
    on(
      "address",
      "address",
      "tipo de predio: urbano · tipo de predio: rural · tipo predio: urbano · tipo predio: rural · tipo de inmueble: urbano",
      {
        certainty: 0.95,
        within: 8,
      },
    ),
    on("builtAreaM2", "area", "area construida · area privada · area privada construida · area", {
      within: 40,
      alsoBefore: false,
    }),
    on("communityShare", "percent", "coeficiente · coeficiente de copropiedad", { within: 30 }),
  ],
  choices: [],
};
