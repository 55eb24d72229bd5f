import type { Conversation } from "../written.ts";

/** Mails: the exam's second half. */

const MADRID = "Europe/Madrid";

export const SECOND_MAILS: readonly Conversation[] = [
  { id: "second-mail-investor", form: "mail-eml", zone: MADRID, title: "Edificio en Alicante", people: { G: "Guillermo Arrieta", S: "Silvia Activos" }, agents: ["S"], now: "2026-05-14T10:00", key: { has: ["Alicante"] }, draft: { has: ["cédula"], not: ["todas tienen cédula"] }, lines: `
## 2026-05-11
09:12 G: Buenos días, Silvia:
| Represento a un grupo familiar que busca edificio completo en Alicante o Elche. {{zone Alicante|Elche; propertyType edificio; ?decider familia}}
| Inversión de 900.000 a 1.200.000 euros, con fondos propios. {{budget 900000..1200000; financing fondos propios; ?motive inver}}
| Saludos, Guillermo
## 2026-05-12
10:40 S: Buenos días, Guillermo. Tenemos uno de seis viviendas en Benalúa. Le remito el dossier el jueves. {{task S 2026-05-14}}
## 2026-05-12
18:05 G: Gracias. ¿Las seis tienen cédula en vigor? {{ask}}` },
  { id: "second-mail-tenant-repairs", form: "mail-mbox", zone: MADRID, title: "Caldera y renta", people: { B: "Belén Cobo", M: "Mateo Gestión" }, agents: ["M"], now: "2026-01-21T10:00", key: { has: ["caldera"] }, draft: { not: ["descontaremos"] }, lines: `
## 2026-01-19
08:30 B: Mateo:
| La caldera lleva cinco días sin funcionar y nadie ha venido. No pienso pagar febrero entero. {{objection caldera|avería|días}}
## 2026-01-19
09:50 M: Belén, tienes razón y lo siento. El técnico va mañana por la mañana. {{?task M 2026-01-20; ?appointment M 2026-01-20}}
## 2026-01-19
10:20 B: De acuerdo. Y la parte de la renta de estos días, ¿me la descuentan? {{ask}}` },
  { id: "second-mail-power", form: "mail-eml", zone: "Europe/Madrid", title: "Venta piso de A Coruña", people: { X: "Xoán Rivas", E: "Elvira Costa Ártabra" }, agents: ["E"], now: "2026-11-05T10:00", key: { has: ["198.000"] }, lines: `
## 2026-11-02
21:14 X: Estimada Elvira:
| Vivo en Suiza y quiero vender el piso de la calle Real antes de junio de 2027. {{operation vend|venta; deadline junio; ?zone Coruña|Real; ?propertyType piso; ?motive Suiza}}
| No bajaría de 198.000 euros. {{price 198000}}
## 2026-11-03
09:30 E: Estimado Xoán: ¿vendría usted a firmar o dará poder a alguien?
## 2026-11-03
22:41 X: Daré poder a mi prima Uxía. Se lo mando escaneado el lunes 9. {{?decider prima|Uxía; task X 2026-11-09}}` },
  { id: "second-mail-notary", form: "mail-mbox", zone: MADRID, title: "Firma calle Larios", people: { N: "Notaría Cabrera", C: "Clara Málaga Hogar" }, agents: ["C"], now: "2026-06-24T10:00", isTalk: true, key: { has: ["firma"] }, draft: { has: ["cancelación"], not: ["ya está cancelada"] }, lines: `
## 2026-06-22
11:00 N: Buenos días, Clara:
| Tenemos hueco para la firma el martes 30 a las 13:00. ¿Les encaja?
## 2026-06-22
11:35 C: Buenos días. Sí, confirmamos el martes 30 a las 13:00. {{appointment C 2026-06-30T13:00}}
| El certificado de la comunidad se lo mando mañana. {{task C 2026-06-23}}
## 2026-06-22
12:10 N: Perfecto. ¿La cancelación de la hipoteca del vendedor la prepara el banco? {{ask}}` },
  { id: "second-mail-cl", form: "mail-eml", zone: "America/Santiago", currency: "CLF", title: "Oficina en Las Condes", people: { R: "Rodrigo Undurraga", F: "Fran Oficinas" }, agents: ["F"], now: "2026-11-19T10:00", key: { has: ["Las Condes"] }, lines: `
## 2026-11-16
15:20 R: Estimada Fran:
| Somos un estudio de abogados y necesitamos arrendar oficina en Las Condes, unos 150 m2. {{operation arrend|alquil; propertyType oficina; zone Las Condes; ?area 150..; motive abogados|estudio}}
| Podemos llegar a 60 UF mensuales. {{budget ..60}}
## 2026-11-17
09:05 F: Estimado Rodrigo, gracias. ¿Cuántos estacionamientos?
## 2026-11-17
09:40 R: Cuatro. El directorio decide el jueves 26. {{features estacionamiento|cuatro; decider directorio; ?deadline 2026-11-26; ?task R 2026-11-26}}` },
  { id: "second-mail-counter", form: "mail-mbox", zone: MADRID, title: "Oferta chalet La Moraleja", people: { I: "Ignacio Bru", P: "Paula Exclusive" }, agents: ["P"], now: "2026-02-27T10:00", key: { has: ["1.480.000"] }, draft: { has: ["muebles"], not: ["1.350.000"] }, lines: `
## 2026-02-23
10:15 I: Paula, tras la visita mi mujer y yo ofrecemos 1.350.000 euros por el chalet. {{?offer 1350000; ?decider mujer; ?propertyType chalet}}
## 2026-02-24
12:00 P: Ignacio, la propiedad agradece la oferta, pero pide 1.550.000. {{?price 1550000}}
## 2026-02-25
19:30 I: Subimos a 1.480.000 y firmamos arras en una semana. Es nuestro tope. {{offer 1480000; ?budget ..1480000; ?task I}}
| ¿Se quedan los muebles del porche? {{ask}}` },
]; // biome-ignore format: a conversation is read as it was written
