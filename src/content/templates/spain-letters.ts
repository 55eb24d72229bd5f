import { type HouseLaw, type HouseText, WRITTEN_ON } from "./house-text.ts";

const REVIEW = "Escribe solo a quien te lo ha permitido o es tu cliente, y di siempre cómo dejar de recibirlo.";
const MAIL_LAW: HouseLaw = {
  name: "Reglamento (UE) 2016/679 (RGPD), art. 6, y normas de comunicaciones comerciales",
  says: "Un correo comercial necesita consentimiento o una relación previa. Comprueba tu caso con tu abogado.",
  source: null,
};
const base = { country: "ES", writtenOn: WRITTEN_ON, review: REVIEW, laws: [MAIL_LAW], kind: "correo" } as const;

export const SPAIN_LETTERS: readonly HouseText[] = [
  {
    ...base,
    id: "correo-tras-la-visita",
    title: "Correo tras la visita",
    summary: "Pregunta qué le ha parecido, recuerda el precio y propone el siguiente paso.",
    use: "seguimiento",
    text: `
## Tu visita a {{home.fullAddress}}

Hola, {{contact.name}}:

Gracias por visitar la vivienda. Sigue disponible por {{home.price}}.

¿Qué te ha parecido? Si te encaja, el siguiente paso es sencillo: te paso la documentación y vemos números juntos. Si no, dime qué le falta y busco con eso.

Un saludo,
{{agent.name}}

[[bloque: agencyFoot]]
`,
  },
  {
    ...base,
    id: "correo-informe-a-la-propiedad",
    title: "Correo de seguimiento a la propiedad",
    summary: "Cuenta a la propiedad las visitas y lo que dijeron, y qué propones hacer.",
    use: "seguimiento",
    text: `
## Cómo va la venta de tu vivienda

Hola, {{owner.name}}:

Te cuento cómo va {{home.title}}, que está a la venta por {{home.price}}.

- Visitas desde el último correo: {{Visitas}}.
- Lo que han dicho: {{Opiniones de las visitas}}.
- Lo que propongo: {{Propuesta a la propiedad}}.

Si te parece, lo hablamos esta semana.

Un saludo,
{{agent.name}}

[[bloque: agencyFoot]]
`,
  },
  {
    ...base,
    id: "correo-documentos-para-vender",
    title: "Correo: documentos para vender",
    summary: "Pide a la propiedad los documentos que hacen falta, con una línea de para qué sirve cada uno.",
    use: "captacion",
    text: `
## Documentos para vender {{home.title}}

Hola, {{owner.name}}:

Para anunciar tu vivienda sin sorpresas necesito copia de:

1. **Escritura o nota simple**, para comprobar titulares y cargas.
2. **Certificado de eficiencia energética**, que debe aparecer en el anuncio.
3. **Último recibo del IBI** y **de la comunidad**, porque quien compra los pregunta.
4. **Documento de identidad** de todas las personas titulares.

Puedes contestar a este correo con fotos legibles o PDF.

Un saludo,
{{agent.name}}

[[bloque: agencyFoot]]
`,
  },
  {
    ...base,
    id: "carta-a-propietarios",
    title: "Carta a propietarios de la zona",
    summary:
      "Se presenta sin promesas: qué se ha vendido cerca, qué puedes saber de tu vivienda y cómo no recibir más cartas.",
    kind: "carta",
    use: "captacion",
    text: `
{{today.date}}

## A la propiedad de la vivienda

Buenos días:

Soy {{agent.name}}, de {{agency.name}}. Trabajo en {{Barrio o zona}} y hace poco hemos vendido {{Venta reciente en la zona}}.

Si está pensando en vender o en alquilar, o solo quiere saber cuánto vale hoy su vivienda, puedo prepararle un informe con comparables de la zona, su fecha y su margen de error. No cuesta nada y no compromete a nada.

Puede llamarme al {{agent.phone}} o escribirme a {{agent.email}}.

Si no quiere recibir más cartas, dígamelo y no volveré a escribirle.

Un saludo,

[[firma: Quien escribe]]

[[bloque: agencyFoot]]
`,
  },
];
