import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Wishes and reservations in everyday words, fourth part: written before it was measured for the first time. */

const ES = { isTalk: false } as const;
const IOS = { isTalk: false, form: "ios-24-es" } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "android-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-12-co", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLP" } as const;
const PE = { isTalk: false, zone: "America/Lima", form: "android-24-es", currency: "USD" } as const;
const UY = { isTalk: false, zone: "America/Montevideo", form: "android-ar", currency: "USD" } as const;
const VE = { isTalk: false, zone: "America/Caracas", form: "android-12-co", currency: "USD" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY_FOURTH: readonly Conversation[] = [
  talk("four-coruna", NOW, `
## 2026-11-02
C: Boas! Estamos pensando en mudarnos a Coruña desde Lugo, y nos gustaría comprar algo en Monte Alto o Los Rosales {{operation compr; zone Monte Alto|Los Rosales; ?zone Coruña; ?motive}}
A: ¡Hola, Uxía! ¿Qué tipo de vivienda?
C: un piso exterior con dos o tres habitaciones y plaza de garaje {{propertyType piso; features exterior; rooms 2..3; features garaje}}
A: ¿Presupuesto máximo?
C: llegamos a 230.000 euros, siempre que vendamos la casita de Lugo {{budget ..230000; homeToSell}}
A: Hay uno muy bonito en Riazor, 242.000
C: Riazor es una maravilla pero el viento y la humedad del mar allí... no sé si nos compensa {{objection humedad; ?zone}}
C: y aparcar es misión imposible {{objection aparcar|garaje}}
A: Este tiene garaje
C: ah pues mándame la ficha y lo miramos, pero mi marido es muy de Los Rosales {{?decider; ?objection; ?zone}}`, { ...ES, key: { has: ["230.000"] } }),
  talk("four-owner-doubts", NOW, `
## 2026-11-03
A: Hola Ramón, ¿seguís con idea de vender el chalet de La Cañada?
C: Hola. Sí, pero estamos en un mar de dudas {{objection; ?operation}}
C: los chicos ya no viven aquí y se nos cae la casa encima, son 300 metros {{motive grande|hijos|pequeñ; area 300}}
A: ¿A cuánto lo sacaríais?
C: Por menos de 540 no nos sentamos a hablar {{price 540000..}}
A: ¿Y os iríais a un piso?
C: a uno de tres habitaciones cerca de mi hija, en Paterna o en Godella {{?zone Paterna|Godella; ?rooms 3..; ?propertyType piso; ?motive}}
C: mi mujer es la que no acaba de dar el paso {{objection; ?decider}}
C: y tampoco me gusta que pongáis el cartel, se entera todo el barrio {{objection cartel|visitas}}`, { ...IOS }),
  talk("four-mx-cancun", NOW, `
## 2026-11-04
C: Buenas tardes, me interesa un depa en Cancún para renta vacacional, preventa o entrega inmediata {{propertyType depa|departamento; zone Cancún; motive inver|vacacional; ?operation; ?features}}
A: Buenas tardes Ing., ¿qué rango maneja?
C: Hasta 4 millones, de los cuales 1.5 de enganche y lo demás a meses o crédito {{budget ..4000000; savings 1500000; financing crédito|hipoteca}}
C: una o dos recámaras, con amenidades y cerca de la zona hotelera {{rooms 1..2; ?features; ?zone}}
A: En Puerto Cancún desde 5.2
C: Se me hace mucho dinero y las cuotas de mantenimiento allí son un robo {{objection precio|gastos; ?zone}}
C: además me late más Playa del Carmen ahora que lo pienso {{zone Playa del Carmen}}
C: mi contador me va a decir si me conviene como persona moral, hasta eso no firmo nada {{decider contador|persona}}`, { ...MX }),
  talk("four-co-barranquilla", NOW, `
## 2026-11-05
C: Hola, quiero vender mi apartamento en el barrio Boston, en Barranquilla {{operation vend; propertyType apartamento; zone Boston; ?zone Barranquilla}}
A: Hola doña Nubia, claro. ¿Cuántas alcobas?
C: 3 alcobas, 2 baños, 96 metros y un parqueadero {{rooms 3; features baño; area 96; features parqueadero|garaje}}
A: ¿Y cuánto aspira?
C: 340 millones negociables {{price 340000000}}
A: En el sector se está vendiendo a 310
C: Ay no, a 310 lo estaría regalando {{objection precio|bajo}}
C: Lo vendo porque me voy para donde mi hijo a Bogotá {{motive famil|ciudad}}
C: ustedes cobran el 3, cierto? me parece alto porque otra inmobiliaria me dijo 2 {{objection comisión|honorarios}}`, { ...CO }),
  talk("four-ar-nuñez", NOW, `
## 2026-11-06
C: Hola! Te consulto por el 3 amb de Núñez. Nos encantó pero tenemos dos temas {{?rooms}}
A: Hola Sole! contame
C: uno, que es un 2do piso al frente y el colectivo pasa por la puerta, un bochinche bárbaro {{objection ruido}}
C: dos, que piden 178 y nosotros con suerte juntamos 160 {{objection precio; budget ..160000}}
A: Se puede ofertar
C: podríamos ofrecer 158 contra escritura {{offer 158000}}
C: igual antes lo tiene que ver mi suegro que es el que nos presta una parte {{decider suegro; ?financing}}
C: la otra mitad sale de vender el de Saavedra {{homeToSell}}`, { ...AR }),
  talk("four-cl-vina", NOW, `
## 2026-11-07
C: hola, arriendan deptos en viña cerca del plan? busco de 2 dormitorios {{operation arrend; zone Viña; rooms 2..; propertyType depto|departamento; ?features}}
A: Hola! sí, qué presupuesto?
C: 550 lucas con gastos comunes incluidos {{budget ..550000}}
A: Hay uno en Reñaca en 600 + GC
C: chuta no me da {{objection precio}}
C: y reñaca en invierno es fome, queda todo lejos {{objection lejos; ?zone}}
C: lo necesito pa marzo que entro a trabajar en el hospital {{deadline marzo; motive trabajo}}
C: tengo contrato indefinido y mi mamá de aval {{financing indefinido|aval|ingresos}}`, { ...CL }),
  talk("four-pe-surco", NOW, `
## 2026-11-09
C: Buenas, estoy interesado en comprar casa en Surco o La Molina, de preferencia en condominio cerrado {{operation compr; propertyType casa; zone Surco|La Molina; ?features}}
A: Buenas noches Sr. Zegarra. ¿Presupuesto?
C: De 350 a 400 mil dólares {{budget 350000..400000}}
A: ¿Con financiamiento bancario?
C: Sí, 60% con el BCP, ya estoy precalificado {{financing precalific|aprob|hipoteca|banco}}
C: Que tenga jardín amplio porque tengo tres perros {{features jardín; features mascotas}}
A: Tengo una en Chorrillos a 320 mil
C: Chorrillos no es para nosotros, mi esposa no se siente segura {{objection zona; ?zone}}
C: ella es la que manda en estos asuntos {{decider esposa|mujer}}`, { ...PE }),
  talk("four-uy-small", NOW, `
## 2026-11-10
C: Hola, nos jubilamos los dos y queremos achicarnos {{motive jubil|pequeñ}}
C: tenemos una casa en Carrasco para vender y buscaríamos un apto en Punta Gorda o Malvín {{homeToSell; propertyType apto|apartamento; zone Punta Gorda|Malvín}}
A: Hola! ¿dos dormitorios?
C: dos dormitorios y garaje, y que no haya que hacerle nada {{rooms 2..; features garaje; features reform}}
A: Tengo en Buceo a 245 mil
C: Buceo tiene mucho edificio nuevo y nos agobia {{objection zona; ?zone}}
C: no queremos pasar de 220 mil {{budget ..220000}}`, { ...UY }),
  talk("four-ve-caracas", NOW, `
## 2026-11-11
C: Buenas, vivo en Madrid y quiero vender el apartamento de mis padres en Los Palos Grandes {{operation vend; propertyType apartamento; zone Los Palos Grandes; ?motive}}
A: Buenas! ¿Está desocupado?
C: sí, desde que murió papá nadie vive allí {{motive heren; ?features}}
A: ¿En cuánto lo quiere ofrecer?
C: 135 mil dólares {{price 135000}}
A: El mercado está flojo, yo pediría 110
C: 110 no cubre ni lo que valía hace diez años {{objection precio|bajo}}
C: Firmamos mi hermano y yo, él está en Miami {{decider hermano}}
C: ¿se puede firmar con poder? {{ask}}`, { ...VE }),
  talk("four-first-time-landlady", NOW, `
## 2026-11-12
C: hola, me han dicho que gestionáis alquileres, tengo un ático en Ruzafa de 65 m2 con terraza grande {{propertyType ático; zone Ruzafa; area 65; features terraza; operation alquil}}
A: Hola Neus! Sí. ¿Está amueblado?
C: sí, completo {{features amueblado}}
A: ¿Cuánto quieres pedir?
C: había pensado 1.300, no sé si es mucho {{price 1300}}
A: Es un precio razonable
C: lo que me da pánico son los okupas y los que dejan de pagar {{objection impagos|okupas}}
C: y no me hace gracia alquilar por más de un año, que igual vuelve mi hijo {{objection plazo; ?motive}}
C: mejor sin animales {{features mascotas}}`, { ...ES }),
  talk("four-couple-noisy", NOW, `
## 2026-11-13
C: Buenos días, visitamos ayer el bajo de la calle Betis
A: Buenos días! ¿Qué os pareció?
C: A mí bien, a mi pareja fatal 😅 {{objection pareja}}
C: dice que entre los bares y los turistas no vamos a pegar ojo {{objection ruido}}
C: y que un bajo en Triana con lo que entra por las ventanas ni de broma {{objection planta; ?zone; ?features}}
A: ¿Qué preferís?
C: un primero o un segundo como mínimo, en Los Remedios o El Porvenir {{zone Los Remedios|El Porvenir; features bajo|planta}}
C: y en lugar de 250 podríamos subir a 270 {{budget ..270000}}
C: con 40 ahorrados y el resto hipoteca {{savings 40000; financing hipoteca}}`, { ...ES }),
  talk("four-mail-heir", NOW, `
## 2026-11-16
C: Buenos días, Laura: le escribo en relación con el piso de la calle Uría, del que somos propietarios mi hermana y yo por herencia de nuestra madre. {{motive heren; ?propertyType piso; ?decider; ?zone}}
C: Queremos venderlo por 265.000 euros. {{operation vend; price 265000}}
A: Buenos días, Emilio. Encantada. Nuestros honorarios son del 4% y pedimos tres meses de exclusiva.
C: Los honorarios nos parecen correctos. La exclusiva, en cambio, no nos convence. {{objection exclusiva}}
C: Antes de firmar nada debo consultarlo con ella. {{decider ella|herman|persona}}
C: El piso tiene 110 m², tres dormitorios y ascensor. {{area 110; rooms 3; features ascensor}}`, { ...IOS }),
  talk("four-transcript-young", NOW, `
A: ¿Hola? ¿Hablo con Patricia?
C: Sí, soy yo
A: Te llamo por la solicitud de la web, ¿buscas piso, verdad?
C: Sí, sí, busco mi primer piso, por la zona de Zaidín o Ronda, en Granada {{propertyType piso; motive primera; zone Zaidín|Ronda; ?zone Granada}}
A: ¿Cuántas habitaciones?
C: Con dos me vale {{rooms 2..}}
A: ¿Y hasta cuánto quieres llegar?
C: Pues hasta ciento treinta mil, ciento treinta y cinco como mucho {{budget ..135000}}
A: ¿Tienes ya algo ahorrado?
C: Veinticinco mil euros, y mis abuelos me dan diez mil {{savings 25000; ?savings; ?financing}}
A: Tengo uno en la Chana, ciento veinte mil
C: La Chana... es que no me acaba de gustar esa zona {{objection zona; ?zone}}
A: Vale. ¿Algo imprescindible?
C: Que tenga ascensor y que no sea un horno en verano, o sea, con aire {{features ascensor; features aire}}`, { ...ES, form: "transcript-names" }),
  { id: "four-notes-landlord", form: "notes", zone: "Europe/Madrid", people: { A: "Yo" }, agents: ["A"], now: NOW, lines: `
A: Llamada de Conchi, dueña de un local en la calle Feria {{?propertyType local}}
A: Quiere alquilarlo, pide 900 al mes {{operation alquil; price 900; ?propertyType local}}
A: Son 80 m2 con salida de humos {{area 80; features humos}}
A: No quiere bares por el ruido {{?objection; ?features}}
A: Le parece caro lo que cobramos {{objection honorarios|precio}}
A: El que decide es su hijo Manolo {{decider hijo}}` },
  talk("four-wants-bigger", NOW, `
## 2026-11-18
C: Hola Laura, somos cinco en 70 metros y nos vamos a matar jajaja {{motive espacio}}
A: Jajaja, hay que poner remedio. ¿Qué necesitáis?
C: mínimo cuatro habitaciones y dos baños, por la zona de Sanchinarro o Las Tablas {{rooms 4..; features baño; zone Sanchinarro|Las Tablas}}
C: con piscina y zona infantil, y que el metro no quede lejos {{features piscina; features juegos|infantil; features metro}}
A: ¿Presupuesto?
C: pues lo que nos den por el nuestro más 150 que pone mi suegra {{homeToSell; ?savings; ?budget; ?financing}}
A: ¿Y más o menos?
C: entre 520 y 560 {{budget 520000..560000}}
A: Tengo un bajo con jardín en Valdebebas, 555.000
C: bajos no, que te ven comer desde la urbanización {{objection planta; features bajo}}
C: y Valdebebas está en tierra de nadie {{objection lejos|zona; ?zone}}`, { ...ES }),
  talk("four-expat", NOW, `
## 2026-11-19
C: Hola, somos una pareja alemana, queremos alquilar casa en Conil o Vejer de octubre a mayo {{operation alquil; propertyType casa; zone Conil|Vejer; ?deadline; ?motive}}
A: Hola! ¿Para cuántas personas?
C: nosotros dos y un perro grande, necesitamos jardín vallado e internet bueno {{features mascotas; features jardín; ?features}}
C: podemos pagar 1.200 al mes, gastos aparte {{budget ..1200}}
A: Hay una en Zahara, 1.150
C: Zahara en invierno está muerta, preferimos un pueblo con vida {{objection zona; ?zone}}
A: El propietario pide 6 meses por adelantado
C: Seis meses por adelantado nos parece excesivo {{objection garantía|fianza}}`, { ...IOS }),
  talk("four-agent-talks", NOW, `
## 2026-11-20
A: Hola Fermín! Te mando tres: Ático en Gamonal 189.000 con dos habitaciones; piso en Fuentecillas, 3 dorm, garaje y trastero, 215.000; y un adosado en Villatoro por 240.000
A: Los tres son oportunidades y se van a ir rápido, ya sabes cómo está el mercado. El ático un poco ruidoso, eso sí
C: gracias, los miro {{?task C}}
A: ¿Cuál te encaja más?
C: el de Fuentecillas, pero el trastero no lo necesito {{?zone Fuentecillas}}
A: ¿Y de precio?
C: hombre, a todos nos gustaría pagar menos jaja {{?objection precio}}
A: ¿Decides tú o tienes que hablarlo?
C: yo solo {{decider}}`, { ...ES }),
  talk("four-move-parents", NOW, `
## 2026-11-21
C: Buenas tardes, busco para mis suegros, que son mayores y viven en un cuarto sin ascensor {{motive famil|movilidad|salud}}
C: necesitan algo accesible, un bajo o un primero con ascensor, sin bañera, con plato de ducha {{features accesible|bajo|ascensor; ?features}}
A: ¿En qué zona?
C: en Rekalde, que es su barrio de toda la vida {{zone Rekalde}}
A: ¿Han pensado cuánto gastar?
C: 180 o así; venden el suyo, claro {{budget ..180000; homeToSell}}
A: Tengo uno en Irala
C: de Irala no quieren ni oír hablar, está todo en cuesta {{objection zona; ?zone}}`, { ...ES }),
  talk("four-cold-feet", NOW, `
## 2026-11-23
A: Buenos días Nerea, ¿firmamos la reserva hoy?
C: Buenos días... verás, hemos estado dándole vueltas y nos da vértigo meternos en tanto gasto {{objection precio|gasto}}
C: el euríbor, los niños, el coche... no vemos el momento {{objection}}
A: Lo entiendo. ¿Qué os daría tranquilidad?
C: que bajaran a 225, así la cuota nos quedaría por debajo de 800 {{objection precio; ?budget ..225000; ?offer}}
A: Lo planteo a la propiedad
C: sin compromiso eh, que mi marido quiere esperar a enero {{objection; ?decider; ?deadline}}`, { ...ES }),
  talk("four-nothing-here", NOW, `
## 2026-11-24
C: Hola! te paso la transferencia de la señal, 3.000 euros
C: <document Justificante.pdf>
A: Recibido Marta, muchas gracias!
C: mi hermana está mirando pisos en Benimaclet, de dos habitaciones, le he dicho que te llame
A: Genial, cuando quiera
C: oye qué caro está todo, madre mía, menos mal que compramos antes`, { ...ES }),
]; // biome-ignore format: a conversation is read as it was written
