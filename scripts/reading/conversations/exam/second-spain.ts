import type { Conversation } from "../written.ts";

/** Chats of Spain: the exam's second half. */

const MADRID = "Europe/Madrid";

export const SECOND_SPAIN: readonly Conversation[] = [
  { id: "second-changed-mind", form: "ios-24-es", zone: MADRID, people: { N: "Nacho P", R: "Raquel Levante" }, agents: ["R"], now: "2026-03-09T09:00", key: { has: ["Benimaclet", "230.000"], not: ["200.000"] }, draft: { has: ["parking"], not: ["Patraix"] }, lines: `
## 2026-03-02
10:02 N: Buenas Raquel! Buscábamos por Patraix, tope 200 {{~zone Patraix; ~budget ..200000}}
10:03 N: pisos con ascensor, que mi suegra va en silla {{features ascensor; ?motive suegra|silla; ?propertyType piso}}
10:30 R: ¡Hola Nacho! ¿Cuántas habitaciones?
10:31 N: tres mínimo {{rooms 3..}}
## 2026-03-05
20:15 N: Raquel cambio de planes: olvídate de Patraix, ahora miramos solo Benimaclet {{zone Benimaclet}}
20:16 N: y el banco dice que podemos llegar a 230 {{budget ..230000; financing banco}}
20:40 R: Perfecto, tomo nota. El martes os mando lo que tengo {{task R 2026-03-10}}
20:41 N: genial. Y allí el parking en la calle es imposible o se puede? {{ask}}` },
  { id: "second-tenant-dog", form: "android-24-es", zone: MADRID, people: { J: "Jonás", P: "Paz Alquileres" }, agents: ["P"], now: "2026-04-14T09:00", key: { has: ["Lavapiés", "perro"] }, draft: { not: ["la dueña acepta", "sin problema"] }, lines: `
## 2026-04-13
18:05 J: Hola, escribo por el piso de alquiler en Lavapiés, el de 1.050 {{zone Lavapiés; operation alquil; ?price 1050; ?budget 1050; ?propertyType piso}}
18:06 J: somos dos con nómina y un perro pequeño {{?features perro; ?financing nómina}}
18:20 P: Hola Jonás. La propiedad no quiere animales, lo siento
18:22 J: vaya, pues sin el perro no nos vamos a ningún lado {{objection perro|animal|mascota}}
18:23 J: podríamos dar un mes más de fianza
18:40 P: Se lo propongo a la dueña y te digo algo mañana {{task P 2026-04-14; ?task P 2026-04-14}}
18:41 J: vale. Tendríamos que entrar el 1 de mayo como muy tarde {{deadline 2026-05-01}}` },
  { id: "second-landlord-sells", form: "ios-12-es", zone: MADRID, people: { V: "Vicente Ortells", C: "Celia Urbana" }, agents: ["C"], now: "2026-05-20T10:00", key: { has: ["178.000"] }, draft: { not: ["640"] }, lines: `
## 2026-05-18
09:30 V: Buenos días Celia, quiero vender el piso que tengo alquilado en Delicias {{operation vend|venta; ?zone Delicias; ?propertyType piso; ?homeToSell Delicias}}
09:31 V: el contrato del inquilino acaba en octubre del año que viene {{?deadline}}
09:40 C: Buenos días Vicente. Se puede vender con él dentro, pero baja algo el precio
09:45 V: ¿cuánto es algo? yo quiero 178.000 y no regalo nada {{price 178000}}
09:52 C: Entre un 10 y un 15 %, según la renta
09:53 V: paga 640
10:02 V: con esa rebaja prefiero esperar a que se vaya {{objection rebaja|precio|inquilino|esperar}}
10:15 C: Le preparo dos números, con y sin inquilino, y se los mando el jueves {{task C 2026-05-21}}
10:20 V: bien. ¿Y hay que ofrecérselo a él primero? {{ask}}` },
  { id: "second-investor-rooms", form: "android-en-24", zone: MADRID, people: { G: "Gerard Invest", T: "Toni Horta" }, agents: ["T"], now: "2026-06-16T10:00", key: { has: ["Orriols"] }, lines: `
## 2026-06-15
08:11 G: Hola Toni, compro para alquilar por habitaciones, ticket de 90 a 130k {{motive alquil|habitaciones|inver; budget 90000..130000; ?operation compr}}
08:12 G: Torrefiel u Orriols {{zone Torrefiel|Orriols}}
08:30 T: Buenas Gerard. ¿Con reforma o listo para entrar?
08:32 G: si el número sale me da igual, pago a tocateja {{financing tocateja|contado|efectivo}}
08:40 T: Tengo dos en Orriols: uno por 98.000 a reformar y otro por 127.500 alquilado en 850 {{?price 98000; ?price 127500; ?price 850}}
08:45 G: el segundo me encaja más. contrato hasta cuándo?
08:50 T: Hasta 2030
08:52 G: puf no, yo los quiero vacíos {{objection alquilado|inquilino|contrato|vac; ?features vac}}
09:00 T: Entonces mira el de 98. ¿Miércoles 17 a las 12:15?
09:03 G: ok, miércoles {{?visit; appointment T 2026-06-17T12:15}}` },
  { id: "second-heirs-group", form: "ios-24-es", zone: MADRID, title: "Piso de mamá", isGroup: true, people: { A: "Ainhoa", I: "Iker", L: "Leire Larrea", S: "Sofía Inmobiliaria" }, agents: ["S"], now: "2026-09-09T10:00", key: { has: ["330.000"], not: ["345.000"] }, lines: `
## 2026-09-07
17:00 *: Los mensajes y las llamadas están cifrados de extremo a extremo. Solo las personas en este chat pueden leerlos.
17:00 *: Sofía Inmobiliaria creó este grupo
17:05 S: Hola a los tres. ¿Con qué precio salimos con el piso de Deusto?
17:20 I: yo lo pondría en 310 {{?price 310000}}
17:25 L: 310 ni de broma, el del tercero se fue a 345 {{?price 310000; ?price 345000; ?objection precio}}
17:31 A: chicos, 330 y lo cerramos {{price 330000}}
17:33 I: vale 330 {{?price 330000}}
17:34 L: venga {{?price 330000}}
17:40 S: Anotado, 330.000. Iker, ¿me mandas el recibo del IBI? {{?price 330000}}
17:45 I: te lo paso el viernes {{task I 2026-09-11}}
17:46 A: ojo que firmamos la herencia los tres juntos, sin Leire no se vende nada {{decider Leire|tres|juntos; ?operation vend|venta}}
18:02 L: y quién enseña el piso, que yo trabajo de tardes? {{ask}}` },
  { id: "second-divorce", form: "android-12-es", zone: MADRID, people: { M: "Marisa Campo", B: "Berta Inmo Cádiz" }, agents: ["B"], now: "2026-02-17T09:00", key: { has: ["240.000"], not: ["busca casa"] }, draft: { not: ["su marido está de acuerdo"] }, lines: `
## 2026-02-16
12:05 M: Buenas, me estoy separando y hay que vender la casa de Chiclana {{operation vend|venta; motive separ; ?zone Chiclana; ?homeToSell Chiclana; ?propertyType casa}}
12:06 M: él quiere 260 y yo con 240 me conformo {{?price 260000; price 240000}}
12:20 B: Lo siento, Marisa. ¿Está a nombre de los dos?
12:22 M: sí, y tiene que firmar él también, que es el problema {{decider él|marido|dos|firm}}
12:25 B: ¿Queda hipoteca?
12:27 M: unos 70.000
12:40 B: Mañana llamo a su marido y luego le cuento a usted {{task B 2026-02-17; ?task B 2026-02-17}}
12:41 M: gracias. Que no se entere de que yo bajaría eh` },
  { id: "second-lawyer-papers", form: "android-dots", zone: MADRID, people: { D: "Daniela Prats Abogada", H: "Héctor Costa" }, agents: ["H"], now: "2026-10-20T09:00", key: { not: ["tendedero legalizado"] }, draft: { has: ["tendedero"], not: ["está legalizado"] }, lines: `
## 2026-10-19
11:00 D: Buenos días, soy la abogada de los señores Koch {{?decider Koch|abogada}}
11:01 D: necesito la nota simple al día y el certificado de la comunidad antes de las arras
11:03 D: ¿El tendedero cerrado está legalizado? {{ask}}
11:20 H: Buenos días, Daniela. La nota la pido ahora y se la envío esta tarde {{task H 2026-10-19}}
11:21 H: El otro lo emite el administrador y lo recojo el viernes {{task H 2026-10-23}}
11:30 D: Conforme. Mi correo es prats@pratslegal.example {{email prats@pratslegal.example}}
11:31 D: Adelanto que si hay derramas mis clientes no siguen {{?objection derrama}}` },
  { id: "second-students", form: "ios-24-es", zone: MADRID, people: { E: "Edu 🎓", L: "Lidia Pisos Granada" }, agents: ["L"], now: "2026-07-07T10:00", key: { has: ["Realejo"] }, lines: `
## 2026-07-06
13:00 E: holaaa
13:00 E: somos 3 de medicina, piso para el curso {{motive curso|medicina|estudi; ?operation alquil; ?propertyType piso}}
13:01 E: 3 habs por el Realejo o la Chana {{rooms 3..; zone Realejo|Chana}}
13:02 E: 300 por cabeza como mucho, o sea 900 {{budget ..900; ?budget ..300}}
13:15 L: Hola Edu. Los padres, ¿avalan?
13:16 E: sí los míos. de septiembre a junio {{?financing aval; ?deadline septiembre}}
13:17 E: el internet va incluido? {{ask}}
13:20 E: <audio>` },
  { id: "second-owner-no-visits", form: "android-24-es", zone: MADRID, people: { F: "Fermín Garaje", K: "Kike Agencia Sol" }, agents: ["K"], now: "2026-11-12T10:00", key: { has: ["159.000"] }, lines: `
## 2026-11-09
19:00 F: Kike, dos meses y tres visitas contadas. Esto no va {{objection visitas|servicio|meses}}
19:05 K: Fermín, el mercado está parado y el piso sale a 165.000 {{?price 165000}}
19:06 F: pues bájalo a 159 y ya está {{price 159000}}
19:07 F: y si antes del 15 de diciembre no hay oferta me lo llevo {{deadline 2026-12-15}}
19:20 K: Hecho. Hoy lo cambio en los portales {{task K 2026-11-09}}
19:22 F: y las fotos son malas, se ve la ropa tendida {{objection fotos}}
19:30 K: Las repetimos. ¿El jueves a las 11:30 te va bien?
19:31 F: venga, el jueves a esa hora {{appointment K 2026-11-12T11:30}}` },
  { id: "second-offers", form: "ios-24-es", zone: MADRID, people: { A: "Alba y Teo", O: "Olga Finques" }, agents: ["O"], now: "2026-03-18T10:00", key: { has: ["210.000"] }, lines: `
## 2026-03-16
09:10 A: Olga ofrecemos 205.000 por el de la calle Urgell {{?offer 205000}}
09:40 O: Lo traslado
13:05 O: La propiedad contesta que 215.000 y no menos {{?price 215000}}
18:20 A: lo hemos hablado: 210.000, es lo último {{offer 210000}}
## 2026-03-17
10:00 O: ¡Aceptan los 210.000! 🎉 {{?offer 210000; ?price 210000}}
10:02 A: bieeeen. Tenemos 45.000 ahorrados y el resto con hipoteca {{savings 45000; financing hipoteca}}
10:10 O: Para la señal venid el jueves 19 a las 17:30 a la oficina
10:12 A: allí estaremos {{appointment O 2026-03-19T17:30}}` },
  { id: "second-new-build", form: "android-24-es", zone: MADRID, people: { P: "Patri", U: "Unai Promociones" }, agents: ["U"], now: "2026-08-26T10:00", key: { has: ["Sarriguren"] }, draft: { has: ["trastero"], not: ["trastero incluido"] }, lines: `
## 2026-08-24
12:00 P: hola! info de la obra nueva de Sarriguren porfa {{zone Sarriguren; ?propertyType obra nueva}}
12:10 U: ¡Hola Patri! Quedan dos de 3 dormitorios desde 289.000 + IVA {{?price 289000; ?rooms 3..}}
12:15 P: uf se nos va, con el IVA nos pasamos de los 300 {{objection precio|IVA; ?budget ..300000}}
12:16 P: queremos terraza grande y que mire al sur {{features terraza|sur}}
12:17 P: y tendríamos que vender antes el nuestro de Burlada {{homeToSell Burlada}}
12:30 U: La entrega es en primavera de 2028, hay margen
12:33 P: ah mira. Y trastero lleva? {{ask}}` },
  { id: "second-moved-visit", form: "android-24-es", zone: MADRID, people: { C: "Carla", X: "Xabi Etxeak" }, agents: ["X"], now: "2026-01-13T10:00", key: { has: ["ático"] }, lines: `
## 2026-01-12
10:00 C: quiero ver el ático de Ametzagaña {{propertyType ático; ?zone Ametzagaña; ?visit}}
10:05 X: ¿Mañana martes a las 18:00?
10:06 C: sí perfecto {{?appointment X 2026-01-13T18:00; ?visit}}
16:40 C: perdona, mañana imposible, me ha salido guardia
16:41 C: puede ser el viernes a la misma hora?
16:50 X: Viernes a las 18:00, sin problema {{?visit; appointment X 2026-01-16T18:00}}
16:51 C: gracias 🙏 viene mi hermana que es la que entiende {{decider hermana}}` },
  { id: "second-shop", form: "android-24-es", zone: MADRID, people: { Z: "Zhang Wei", N: "Nerea Locales" }, agents: ["N"], now: "2026-10-07T09:00", key: { has: ["local"] }, draft: { has: ["humos"], not: ["tiene salida de humos"] }, lines: `
## 2026-10-06
11:00 Z: buenas quiero local para restaurante en Usera {{propertyType local; motive restaurante; zone Usera}}
11:01 Z: minimo 120 metros {{area 120..}}
11:02 Z: alquiler hasta 2.500 {{operation alquil; budget ..2500}}
11:20 N: Buenos días. Tengo uno de 140 m² en 2.400, calle Marcelo Usera {{?price 2400; ?area 140}}
11:22 Z: tiene salida de humos?  {{ask}}
11:23 N: Por cierto, ¿abriría usted este año?
11:25 Z: si, antes de noviembre {{deadline noviembre}}` },
  { id: "second-thanks-only", form: "ios-24-es", zone: MADRID, people: { R: "Rocío", D: "Damián" }, agents: ["D"], now: "2026-05-08T10:00", draft: null, lines: `
## 2026-05-06
17:00 R: Damián, mil gracias por todo, ya estamos instalados en la casa nueva ❤️
17:10 D: ¡Qué alegría, Rocío! Disfrutadla mucho. Aquí me tenéis
17:11 R: 😘` },
  { id: "second-two-languages", form: "ios-24-en", zone: "Atlantic/Canary", people: { H: "Hannah Weiss", Y: "Yeray Islas" }, agents: ["Y"], now: "2026-01-29T10:00", key: { has: ["Corralejo"] }, lines: `
## 2026-01-26
09:00 H: Buenos días Yeray, aprendo español así que practico 😅
09:02 H: Busco apartamento de un dormitorio en Corralejo o Lajares {{propertyType apartamento; rooms 1..; zone Corralejo|Lajares}}
09:04 H: Puedo gastar hasta doscientos diez mil euros {{budget ..210000}}
09:05 H: Con vista al mar por favor {{features vista|mar}}
09:30 Y: ¡Hola Hannah, tu español es muy bueno! ¿Necesitas hipoteca?
09:33 H: No, vendo mi piso de Hamburgo en marzo {{financing no|sin hipoteca|vend; homeToSell Hamburgo; ?deadline marzo}}
09:40 Y: Te llamo el miércoles a las 10:00 {{task Y 2026-01-28T10:00}}
09:41 H: Vale, mi teléfono alemán es +49 151 2345678 {{phone 491512345678}}` },
]; // biome-ignore format: a conversation is read as it was written
