import { type HouseLaw, type HouseText, WRITTEN_ON } from "./house-text.ts";

const REVIEW = "Es un punto de partida: revísalo con tu abogado antes de firmarlo. Tu comunidad puede exigir más.";

const GDPR: HouseLaw = {
  name: "Reglamento (UE) 2016/679 (RGPD), arts. 6 y 13, y Ley Orgánica 3/2018",
  says: "Qué hay que decir a quien da sus datos, y con qué base se usan.",
  source: "Texto de la hoja de visita de Umbral, que cita los mismos artículos",
};
const MANDATE: HouseLaw = {
  name: "Código Civil, normas del mandato y de los contratos",
  says: "Rigen el encargo en lo que las partes no digan. Comprueba los artículos con tu abogado.",
  source: null,
};
const ENERGY: HouseLaw = {
  name: "Real Decreto 390/2021",
  says: "La etiqueta energética se enseña en los anuncios y se entrega con la vivienda; vale diez años, cinco si es G.",
  source: "BOE-A-2021-9176",
};
const ARRAS: HouseLaw = {
  name: "Código Civil, art. 1454",
  says: "Con arras penitenciales, quien compra puede desistir perdiéndolas y quien vende devolviéndolas dobladas.",
  source: "Código Civil (BOE)",
};
const EXPENSES: HouseLaw = {
  name: "Código Civil, art. 1455",
  says: "Salvo pacto, la matriz de la escritura la paga quien vende y la primera copia y los demás gastos quien compra.",
  source: "Código Civil (BOE)",
};

const base = { country: "ES", writtenOn: WRITTEN_ON, review: REVIEW } as const;

export const SPAIN_CONTRACTS: readonly HouseText[] = [
  {
    ...base,
    id: "encargo-exclusiva",
    title: "Nota de encargo en exclusiva",
    summary:
      "La propiedad encarga la venta a una sola agencia: precio, plazo, honorarios y obligaciones de cada parte.",
    kind: "contrato",
    use: "captacion",
    laws: [MANDATE, ENERGY, GDPR],
    text: `
# Nota de encargo de venta en exclusiva

En {{Lugar de la firma}}, a {{today.date}}.

[[bloque: parties]]

Si la propiedad es de dos personas, la segunda: {{Segunda persona propietaria, con su documento y domicilio}}. Todo lo que aquí se dice de «la propiedad» es de ambas.

## 1. El inmueble

[[bloque: homeDescription]]

Finca registral: {{Finca registral}}. La propiedad declara que es titular del inmueble y que puede venderlo. Cargas conocidas: {{Cargas del inmueble}}. Situación de ocupación: {{home.occupancy}}.

## 2. El encargo

La propiedad encarga a la agencia, **en exclusiva**, la búsqueda de una persona compradora para el inmueble por el precio de {{home.price}}. Mientras dure el encargo no lo encargará a otra agencia, y remitirá a esta a quien se interese directamente.

El encargo empieza el {{Primer día del encargo}} y termina el {{home.mandateEndsOn}}. No se prorroga solo: para seguir hace falta un acuerdo escrito.

La propiedad autoriza a la agencia a anunciar el inmueble, con fotografías y sin decir el número de la calle, en portales, en su web y con un cartel. La agencia no firma en nombre de la propiedad ni recibe señal ni otras cantidades a cuenta del precio sin que la propiedad la autorice por escrito para esa oferta.

## 3. Lo que hace la agencia

1. Valorar el inmueble con datos de mercado y explicar de dónde sale cada cifra.
2. Preparar la documentación, las fotografías y el anuncio, y publicarlo.
3. Acompañar las visitas y dejar constancia de cada una.
4. Dar cuenta a la propiedad de las visitas y de las ofertas, como mínimo cada {{Cada cuánto se informa}}.

## 4. Lo que hace la propiedad

1. Entregar los documentos del inmueble, entre ellos el certificado de eficiencia energética, que debe mostrarse en los anuncios.
2. Facilitar las visitas acordadas.
3. Decir la verdad sobre el estado, las cargas y los gastos del inmueble.

## 5. Los honorarios

Los honorarios de la agencia son {{Honorarios pactados}}, más el IVA que corresponda. Se devengan cuando {{Momento en que se devengan los honorarios}}. Si la propiedad vende durante el encargo por otra vía, {{Qué se paga si vende la propiedad}}.

Al terminar el encargo, la agencia entrega a la propiedad la lista de las personas a las que ha presentado el inmueble, con la fecha de cada visita. Si una de ellas lo compra dentro de {{Plazo tras el final en que se devengan los honorarios}} desde ese día, los honorarios se devengan igual.

## 6. El final del encargo

Cualquiera de las partes puede ponerle fin si la otra incumple lo acordado, avisando por escrito. Si la propiedad contrata como consumidora fuera del local de la agencia o a distancia, tiene los derechos de información y desistimiento que la ley le da.

[[bloque: dataProtection]]

Y en prueba de conformidad, se firma.

[[firma: La propiedad]]

[[firma: La segunda persona propietaria, si la hay]]

[[firma: La agencia]]
`,
  },
  {
    ...base,
    id: "hoja-de-visita",
    title: "Hoja de visita",
    summary: "Deja constancia de quién visitó, cuándo y con qué agencia. No obliga a comprar ni a pagar.",
    kind: "documento",
    use: "visita",
    laws: [GDPR],
    text: `
# Hoja de visita

Fecha y hora de la visita: {{Fecha y hora de la visita}}.

[[bloque: homeDescription]]

Precio anunciado: {{home.price}}.

## Quien visita

| Nombre y apellidos | Documento de identidad | Teléfono | Correo |
| {{contact.name}} | {{Documento de identidad del visitante}} | {{contact.phone}} | {{contact.email}} |

Quien firma declara que ha visitado este inmueble en la fecha indicada con {{agency.name}}, que se lo ha dado a conocer. La firma no obliga a comprar ni a alquilar, no reserva el inmueble y no supone pagar honorarios ni encargar ningún servicio.

Observaciones: {{Observaciones de la visita}}

[[bloque: dataProtection]]

[[firma: Quien visita]]

[[firma: Quien acompaña la visita]]
`,
  },
  {
    ...base,
    id: "arras-penitenciales",
    title: "Contrato de arras penitenciales",
    summary:
      "Reserva con arras del artículo 1454: quien compra puede desistir perdiéndolas, y quien vende devolviéndolas dobladas.",
    kind: "contrato",
    use: "oferta",
    laws: [ARRAS, EXPENSES, GDPR],
    text: `
# Contrato de arras penitenciales

En {{Lugar de la firma}}, a {{today.date}}.

**La parte vendedora:** {{owner.name}}, con documento de identidad {{Documento de identidad de la propiedad}}, estado civil y régimen {{Estado civil y régimen de la parte vendedora}} y domicilio en {{Domicilio de la propiedad}}.

**La parte compradora:** {{contact.name}}, con documento de identidad {{Documento de identidad de la parte compradora}}, estado civil y régimen {{Estado civil y régimen de la parte compradora}} y domicilio en {{Domicilio de la parte compradora}}.

## 1. El inmueble

[[bloque: homeDescription]]

Finca registral: {{Finca registral}}. Cargas: {{Cargas del inmueble}}. La parte vendedora lo entregará libre de cargas, de arrendatarios y de ocupantes, y al corriente de impuestos y gastos de comunidad, salvo lo que aquí se diga.

## 2. El precio

El precio de la compraventa es de {{Precio de la compraventa}}.

## 3. Las arras

La parte compradora entrega en este acto {{Importe de las arras}}, mediante {{Forma de pago de las arras}}. Este importe es parte del precio.

Las partes pactan estas arras como **penitenciales, con los efectos del artículo 1454 del Código Civil**: si la parte compradora desiste, las pierde; si desiste la parte vendedora, las devuelve dobladas.

## 4. La escritura

La escritura pública se otorgará como muy tarde el {{Fecha límite para la escritura}}, ante el notario que elija la parte compradora, y en ese acto se pagará el resto del precio y se entregarán las llaves.

## 5. La financiación

{{Condición de la financiación}}

Si esta cláusula condiciona el contrato a un préstamo y el préstamo se deniega por escrito dentro de plazo, la parte vendedora devolverá las arras sin recargo.

## 6. Los gastos

Los gastos e impuestos se pagarán según ley: {{Reparto de gastos e impuestos}}. El impuesto sobre bienes inmuebles del año se reparte así: {{Reparto del IBI}}.

[[bloque: dataProtection]]

[[firma: La parte vendedora]]

[[firma: La parte compradora]]
`,
  },
  {
    ...base,
    id: "propuesta-de-compra",
    title: "Propuesta de compra",
    summary:
      "Oferta por escrito de quien quiere comprar, con precio, plazo y condiciones, para que la propiedad la acepte o no.",
    kind: "contrato",
    use: "oferta",
    laws: [MANDATE, GDPR],
    text: `
# Propuesta de compra

En {{Lugar de la firma}}, a {{today.date}}.

{{contact.name}}, con documento de identidad {{Documento de identidad de la parte compradora}}, teléfono {{contact.phone}} y correo {{contact.email}}, propone comprar el siguiente inmueble:

[[bloque: homeDescription]]

## Condiciones de la propuesta

| Condición | Lo que propone |
| Precio ofrecido | {{Precio ofrecido}} |
| Precio anunciado | {{home.price}} |
| Cómo se paga | {{Forma de pago}} |
| Financiación | {{Condición de la financiación}} |
| Fecha de la escritura | {{Fecha límite para la escritura}} |
| Muebles y enseres | {{Muebles incluidos}} |

La propuesta vale hasta el {{Último día de la propuesta}}. Si la propiedad la acepta por escrito dentro de ese plazo, las partes firmarán el contrato que corresponda. Mientras no la acepte, nadie queda obligado.

Junto a la propuesta se entrega en depósito a {{agency.name}} la cantidad de {{Depósito de la propuesta}}, que se devuelve íntegra si la propiedad no acepta.

[[bloque: dataProtection]]

[[firma: Quien propone comprar]]

## Respuesta de la propiedad

{{Respuesta de la propiedad}}

[[firma: La propiedad]]
`,
  },
  {
    ...base,
    id: "autorizacion-de-llaves",
    title: "Autorización y recibo de llaves",
    summary: "La propiedad entrega las llaves a la agencia, para qué puede usarlas y cuándo las devuelve.",
    kind: "documento",
    use: "captacion",
    laws: [MANDATE, GDPR],
    text: `
# Autorización y recibo de llaves

En {{Lugar de la firma}}, a {{today.date}}.

[[bloque: parties]]

[[bloque: homeDescription]]

La propiedad entrega a la agencia las llaves del inmueble: {{Llaves que se entregan}}. La agencia las recibe y queda autorizada a usarlas **solo** para:

- enseñar el inmueble a quien se interese, siempre acompañado;
- hacer fotografías, planos y mediciones;
- que entren los técnicos que la propiedad autorice: {{Técnicos autorizados}}.

La agencia guarda las llaves sin la dirección escrita, anota cada uso y no hace copias sin permiso escrito. Las devuelve al terminar el encargo, o antes si la propiedad las pide.

Fecha de devolución prevista: {{Fecha de devolución de las llaves}}.

[[bloque: dataProtection]]

[[firma: La propiedad]]

[[firma: La agencia]]
`,
  },
  {
    ...base,
    id: "informacion-y-consentimiento-rgpd",
    title: "Información y consentimiento de datos (RGPD)",
    summary: "Informa a quien da sus datos y recoge, por separado, su consentimiento para recibir novedades.",
    kind: "documento",
    use: "datos",
    laws: [GDPR],
    text: `
# Información sobre tus datos y consentimiento

| Qué | Respuesta |
| Responsable | {{agency.name}}. {{agency.signature}} |
| Para qué | Gestionar lo que nos pides sobre inmuebles: tu búsqueda, tus visitas o la venta de tu vivienda |
| Con qué base | Atender tu petición y el contrato que resulte (art. 6.1.b RGPD); para novedades, tu consentimiento (art. 6.1.a) |
| Cuánto tiempo | Mientras dure la relación y, después, bloqueados durante los plazos legales |
| A quién se ceden | A nadie, salvo obligación legal o a quien deba intervenir en la operación, que te diremos |
| Tus derechos | Acceso, rectificación, supresión, oposición, limitación y portabilidad, en {{agency.email}} |
| Reclamar | Ante la Agencia Española de Protección de Datos, www.aepd.es |

Yo, {{contact.name}}, con correo {{contact.email}} y teléfono {{contact.phone}}, he leído esta información.

**Consentimiento para novedades** (opcional; puedes retirarlo cuando quieras y no cambia lo demás):

Quiero recibir por correo inmuebles y noticias que puedan interesarme: {{Sí o no a las novedades}}

Fecha: {{today.date}}

[[firma: La persona interesada]]
`,
  },
];
