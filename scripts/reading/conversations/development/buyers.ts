import type { Conversation } from "../written.ts";

/** Buyers and tenants who write to their agent: development. */

const MADRID = "Europe/Madrid";

export const BUYERS: readonly Conversation[] = [
  { id: "dev-first-flat", form: "ios-24-es", zone: MADRID, people: { M: "Marta Gil", L: "Laura Inmo" }, agents: ["L"], now: "2026-03-13T10:00", lines: `
## 2026-03-10
09:31 *: Los mensajes y las llamadas están cifrados de extremo a extremo. Solo las personas en este chat pueden leerlos.
09:31 M: Hola buenos días, he visto en el portal el piso de la calle Cádiz
09:32 M: sigue disponible?
09:45 L: ¡Hola Marta! Sí, sigue disponible. Está en 265.000 € {{?price 265000}}
09:51 M: uf, se me va un poco. Nosotros podemos llegar a 240.000 como mucho, con la hipoteca que nos da el banco {{budget ..240000; financing hipoteca|banco; objection precio}}
09:52 M: buscamos 3 habitaciones por Ruzafa o Monteolivete, y que tenga ascensor sí o sí, que mi madre viene mucho {{rooms 3..; zone Ruzafa|Monteolivete; features ascensor}}
10:05 L: Entiendo. Tengo otro en Monteolivete por 235.000, tercero con ascensor. ¿Te iría bien verlo el jueves a las 18:00? {{?price 235000; ?zone Monteolivete}}
10:11 M: El jueves perfecto a las 6 {{?visit; appointment L 2026-03-12T18:00}}
10:12 M: tiene trastero?
10:20 L: Sí, de 6 metros
10:21 M: genial gracias 😊` },
  { id: "dev-change-of-mind", form: "android-24-es", zone: MADRID, people: { J: "Jorge", A: "Ana Fincas" }, agents: ["A"], now: "2026-05-20T09:00", lines: `
## 2026-05-04
19:02 J: Buenas tardes. Busco piso de 2 habitaciones en Delicias {{~rooms 2..; ~zone Delicias; ?propertyType piso}}
19:03 J: tope 150 mil {{~budget ..150000}}
19:20 A: Buenas tardes Jorge, en Delicias con 150 hay poca cosa pero miro
## 2026-05-11
20:15 J: hola Ana, lo hemos hablado y al final necesitamos 3 habitaciones que viene otro niño {{rooms 3..; motive niño}}
20:16 J: y subimos a 180 {{budget ..180000}}
20:16 J: y mejor Las Fuentes, que está al lado del cole {{zone Las Fuentes; ?features cole}}
20:40 A: ¡Enhorabuena! Te preparo una selección y te la mando mañana {{task A 2026-05-12}}
20:41 J: <sticker>
## 2026-05-13
08:12 J: buenos dias, me la mandaste? no me ha llegado nada {{ask}}` },
  { id: "dev-voice-notes", form: "android-12-es", zone: MADRID, people: { P: "Paqui 🌻", R: "Rafa Agente" }, agents: ["R"], now: "2026-02-12T12:00", lines: `
## 2026-02-09
13:05 P: <audio>
13:07 P: transcripción: hola rafa mira que te llamo porque queremos vender lo de mi madre y comprar algo más pequeñito cerca de nosotros vale y tenemos ahorrados unos cuarenta mil euros {{?homeToSell madre|vender; savings 40000; ?operation; ?motive pequeñ}}
13:10 R: Perfecto Paqui. ¿El piso de tu madre está a su nombre solo?
13:15 P: a nombre de ella y de mi tía, son las dos que deciden {{decider tía|dos}}
13:16 R: Vale, entonces necesitaré la nota simple. ¿Me la puedes pedir tú?
13:30 P: Te la mando el viernes sin falta {{task P 2026-02-13}}
13:31 P: <image>
13:32 P: <deleted>
13:40 R: Recibido` },
  { id: "dev-rent-students", form: "ios-12-es", zone: MADRID, people: { S: "~ Sofía", K: "Kike Alquileres" }, agents: ["K"], now: "2026-08-05T12:00", lines: `
## 2026-08-03
22:14 S: Hola! somos 3 estudiantes y queremos alquilar desde septiembre {{operation alquil; deadline septiembre}}
22:15 S: máximo 900 entre todas {{budget ..900}}
22:16 S: cerca de la politécnica o benimaclet {{zone Benimaclet}}
## 2026-08-04
09:30 K: Hola Sofía, ¿tenéis aval o contratos de trabajo?
09:41 S: mi padre avala, tiene nómina fija {{financing padre|aval|nómina}}
09:42 S: se puede tener un gato?
10:15 K: Eso depende del propietario, se lo pregunto hoy y te digo {{task K 2026-08-04}}
10:16 S: porfa 🙏 <edited>` },
  { id: "dev-sarcasm", form: "android-dots", zone: MADRID, people: { T: "Toni", V: "Vero Hogar" }, agents: ["V"], now: "2026-09-25T12:00", lines: `
## 2026-09-21
18:00 V: Hola Toni, ¿qué te pareció el ático?
18:22 T: sí, maravilloso, por 600.000 euros me lo compro ahora mismo, y dos si quieres 😂 {{?objection precio}}
18:23 T: en serio, yo de 310.000 no paso {{budget ..310000}}
18:24 T: y sin terraza no me interesa nada {{features terraza}}
18:40 V: Jajaja entendido. ¿Lo demás bien?
18:45 T: el barrio me parece ruidoso, hay un bar debajo {{objection ruido}}
18:50 V: Tengo uno en Gràcia con terraza de 20 m2, te paso la ficha esta tarde {{?task V 2026-09-21; ?zone Gràcia; ?features terraza}}
19:30 V: <document Ficha Gracia.pdf>` },
  { id: "dev-family-group", form: "ios-24-es", zone: MADRID, title: "Piso papis", isGroup: true, people: { E: "Elena Hija", C: "Carlos", I: "Inés Agencia", Z: "+34 600 11 22 33" }, agents: ["I"], now: "2026-10-15T09:00", lines: `
## 2026-10-12
11:00 *: Elena Hija creó el grupo “Piso papis”
11:00 *: Elena Hija añadió a Inés Agencia
11:02 E: Hola Inés, te meto en el grupo con mi hermano y mi tía
11:05 I: ¡Encantada! ¿Qué precio tenéis en mente para vender?
11:09 C: 320 {{?price 320000}}
11:10 E: Carlos, 320 no, quedamos en pedir 335.000 {{price 335000; operation vend|pedir}}
11:12 C: bueno vale
11:15 Z: yo firmo lo que digan ellos {{decider ellos}}
11:20 I: Os propongo visita de valoración el miércoles a las 10:30
11:22 E: OK el miércoles 10:30 allí estaremos {{?visit; appointment I 2026-10-14T10:30}}
11:30 Z: una cosa, quién paga la plusvalía? {{ask}}
11:31 C: <gif>` },
  { id: "dev-third-data", form: "android-24-es", zone: MADRID, people: { N: "Nuria Cliente", D: "Diego" }, agents: ["D"], now: "2026-06-18T10:00", lines: `
## 2026-06-15
16:01 N: hola Diego te paso el contacto de mi prima que también busca: Lola 655 443 322 {{?phone 655443322}}
16:02 N: ella busca por Triana y hasta 200.000, pero es ella eh, no yo {{?zone Triana; ?budget ..200000}}
16:03 N: yo sigo con lo mío, Nervión y 280.000 {{zone Nervión; budget ..280000}}
16:20 D: Gracias Nuria, la llamo mañana {{task D 2026-06-16}}
16:22 N: mi correo nuevo es nuria.vega@correo.example {{email nuria.vega@correo.example}}
16:23 D: Anotado
16:40 N: por cierto el banco ya me ha dicho que sí, hipoteca preconcedida del 80% {{financing preconcedida|banco|hipoteca}}` },
  { id: "dev-mx-departamento", form: "android-mx", zone: "America/Mexico_City", currency: "MXN", people: { G: "Gaby R.", H: "Héctor Bienes Raíces" }, agents: ["H"], now: "2026-04-10T10:00", lines: `
## 2026-04-08
12:05 G: Hola Héctor, ando buscando depa en la Del Valle o Narvarte {{zone Del Valle|Narvarte; propertyType depa}}
12:06 G: mi presupuesto es de 3,200,000 pesos {{budget ..3200000}}
12:07 G: con crédito Infonavit y algo de ahorro {{financing Infonavit}}
12:20 H: Claro que sí Gaby. ¿Cuántas recámaras?
12:22 G: 2 recámaras y estacionamiento {{rooms 2..; features estacionamiento}}
12:23 G: me urge antes de julio {{deadline julio}}
12:40 H: ¿Te queda bien verlo el sábado 11 a las 11 am?
12:41 G: va, el sábado a las 11 {{?visit; appointment H 2026-04-11T11:00}}` },
  { id: "dev-ar-usd", form: "android-ar", zone: "America/Argentina/Buenos_Aires", currency: "USD", people: { B: "Belén", F: "Fede Prop." }, agents: ["F"], now: "2026-07-09T10:00", lines: `
## 2026-07-06
21:10 B: Hola Fede cómo andás? Estoy buscando un 2 ambientes en Caballito {{rooms 1..; zone Caballito}}
21:11 B: hasta 85 mil dólares, billete {{budget ..85000}}
21:30 F: Hola Belén! Tengo uno en Primera Junta a 82.000 {{?price 82000}}
21:32 B: ese lo vi, las expensas son carísimas che {{objection expensas}}
21:33 B: y sin balcón no me sirve {{features balcón}}
21:50 F: Dale, te busco otros y te escribo el miércoles {{task F 2026-07-08}}
21:51 B: buenísimo` },
  { id: "dev-co-usada", form: "android-12-co", zone: "America/Bogota", currency: "COP", people: { Y: "Yuli", O: "Óscar Inmobiliaria" }, agents: ["O"], now: "2026-03-05T10:00", lines: `
## 2026-03-02
10:00 Y: Buenos días don Óscar, vi el apartamento de Chapinero
10:01 Y: mi presupuesto es de 350 millones {{budget ..350000000; ?zone Chapinero}}
10:05 O: Buenos días, ese está en 380 millones {{?price 380000000}}
10:07 Y: uy no, está muy caro {{objection precio}}
10:08 Y: necesito parqueadero y tres alcobas {{features parqueadero; rooms 3..}}
10:09 Y: y la administración cuánto es? {{ask}}
10:30 O: Déjeme le averiguo si bajan y le confirmo el viernes a las 9 a. m. {{task O 2026-03-06T09:00}}` },
  { id: "dev-cl-uf", form: "android-cl", zone: "America/Santiago", currency: "CLF", people: { C: "Cata", P: "Pedro Corredor" }, agents: ["P"], now: "2026-05-08T10:00", lines: `
## 2026-05-06
18:31 C: hola pedro! busco depto en ñuñoa de 2 dormitorios {{zone Ñuñoa; rooms 2..; propertyType depto|departamento}}
18:31 C: hasta 4.500 UF {{budget ..4500}}
18:40 P: hola Cata! con crédito o contado?
18:42 C: crédito pre aprobado en el estado {{financing crédito|aprobado}}
18:43 C: q este cerca del metro {{features metro}}
18:50 P: perfecto, ¿nos juntamos el viernes a las 12:30 en la plaza?
18:52 C: ya po, el viernes 12:30 {{?visit; appointment P 2026-05-08T12:30}}` },
  { id: "dev-pe-miraflores", form: "android-24-es", zone: "America/Lima", currency: "USD", people: { R: "Renzo", K: "Karla Asesora" }, agents: ["K"], now: "2026-09-04T10:00", lines: `
## 2026-09-01
15:00 R: Buenas tardes, busco departamento en Miraflores o Barranco {{zone Miraflores|Barranco; propertyType departamento}}
15:01 R: entre 150,000 y 180,000 dólares {{budget 150000..180000}}
15:02 R: para invertir, no para vivir {{motive invert}}
15:20 K: Buenas tardes Renzo. ¿Cuándo quisiera comprar?
15:25 R: antes de fin de año {{deadline 2026-12-31}}
15:26 R: ¿cuánto pagan de mantenimiento normalmente?
15:40 K: Alrededor de 350 soles en esa zona` },
  { id: "dev-us-format", form: "ios-us", zone: "America/New_York", currency: "USD", people: { W: "Will Ortega", M: "Mónica Realtor" }, agents: ["M"], now: "2026-04-16T10:00", lines: `
## 2026-04-13
20:05 W: Hola Mónica, quiero comprar algo en Doral {{zone Doral; operation compr}}
20:06 W: hasta 450 mil {{budget ..450000}}
20:15 M: ¡Hola Will! ¿Casa o apartamento?
20:16 W: casa, con 3 cuartos {{propertyType casa; rooms 3..}}
20:17 W: mi esposa tiene la última palabra jaja {{decider esposa}}
20:30 M: Les mando opciones mañana temprano {{task M 2026-04-14}}` },
  { id: "dev-no-facts", form: "android-en-24", zone: MADRID, people: { X: "Xavi", U: "Uxue Inmo" }, agents: ["U"], now: "2026-01-09T10:00", lines: `
## 2026-01-06
10:00 X: Felices reyes!!
10:02 U: ¡Igualmente Xavi!
10:05 X: <image>
10:06 U: Qué bonita la mesa
10:07 X: mi suegra hace un roscón para 20 personas y somos 5 jaja
10:09 U: Jajaja guárdame un trozo` },
  { id: "dev-deadline-lease", form: "ios-12-mx", zone: "America/Mexico_City", currency: "MXN", people: { D: "Daniela Ochoa", E: "Ernesto Casas MX" }, agents: ["E"], now: "2026-10-21T10:00", lines: `
## 2026-10-19
09:15 D: Buen día, se me vence el contrato de renta el 31 de diciembre y quiero comprar antes {{deadline 2026-12-31; motive renta|contrato|vence; operation compr}}
09:16 D: en Zapopan, casa de 3 recámaras {{zone Zapopan; propertyType casa; rooms 3..}}
09:17 D: tengo 600 mil de enganche {{savings 600000}}
09:30 E: ¡Buen día! Con ese enganche, ¿qué mensualidad le acomoda?
09:45 D: unos 18 mil al mes
09:50 E: Perfecto, le preparo una corrida y se la envío hoy por la tarde {{task E 2026-10-19}}
09:51 D: mi tel por si acaso: 33 1234 5678 {{phone 3312345678}}` },
  { id: "dev-long-topic-jump", form: "android-24-es", zone: "Atlantic/Canary", people: { Q: "Quique", S: "Sara Canarias" }, agents: ["S"], now: "2026-11-13T10:00", lines: `
## 2026-11-10
08:00 Q: Buenas
08:01 Q: lo primero, arreglaron la persiana del piso que vimos?
08:10 S: Sí, la semana pasada
08:11 Q: vale. segundo, mi mujer quiere ver también bajos con jardín {{features jardín; ?features planta baja; decider mujer}}
08:12 Q: tercero: hemos vendido el coche y ahora tenemos 55.000 ahorrados {{savings 55000}}
08:13 Q: y cuarto, la visita del jueves la tengo que cambiar al viernes a la misma hora, a las 17
08:20 S: Sin problema, el viernes a las 17:00 entonces {{?visit; appointment S 2026-11-13T17:00}}
08:21 Q: 👍
08:40 S: ¿Seguís buscando por Las Canteras? 
08:45 Q: sí, Las Canteras o Guanarteme {{zone Las Canteras|Guanarteme}}` },
]; // biome-ignore format: a conversation is read as it was written
