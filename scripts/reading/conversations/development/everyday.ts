import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Wishes and reservations in everyday words, first part: written before it was measured for the first time. */

const ES = { isTalk: false } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "android-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-12-co", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLF" } as const;
const PE = { isTalk: false, zone: "America/Lima", form: "android-24-es", currency: "PEN" } as const;
const UY = { isTalk: false, zone: "America/Montevideo", form: "android-ar", currency: "USD" } as const;
const PA = { isTalk: false, zone: "America/Panama", form: "android-12-co", currency: "USD" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY: readonly Conversation[] = [
  talk("day-husband-not-sure", NOW, `
## 2026-11-23
C: Hola, soy Begoña. Estuvimos el sábado viendo el adosado de Zarandona {{?propertyType}}
C: a ver, la casa está bien pero es que para lo que es... 268 me parece una pasada {{objection precio}}
A: Entiendo. ¿Y aparte del precio?
C: mi marido no lo ve claro, dice que está lejos de todo {{objection pareja}}
C: él es el que tiene que dar el ok porque lo pone él casi todo {{decider marido|esposo|pareja}}
A: ¿Seguís mirando por esa zona?
C: nos vale Zarandona, Puente Tocinos o por ahí, incluso Cabezo de Torres {{zone Zarandona|Puente Tocinos|Cabezo de Torres}}
C: de 230 no queremos pasar {{budget ..230000}}
C: y tendríamos que soltar primero el que tenemos en Espinardo {{homeToSell}}`, { ...ES, key: { has: ["230.000"] } }),
  talk("day-noise-below", NOW, `
## 2026-11-20
A: Buenos días Rubén, ¿qué sensaciones os dejó el piso de la avenida de la Constitución?
C: Buenas. Mira, el salón genial y la luz una maravilla
C: lo que nos echa para atrás es que dé a la avenida, con las ventanas cerradas y se oían los autobuses {{objection ruido}}
C: y que sea un quinto sin ascensor con el carrito de la niña pues tampoco {{objection ascensor; ?features ascensor}}
A: Normal. ¿Qué os busco entonces?
C: algo parecido, tres dormitorios, pero que tenga ascensor y en calle tranquila {{rooms 3..; features ascensor; ?features tranquil}}
C: seguimos con los 195 de máximo y la hipoteca la tenemos ya hablada con el banco {{budget ..195000; financing hipoteca|banco}}
A: Perfecto, me pongo con ello`, { ...ES }),
  talk("day-mx-narvarte", NOW, `
## 2026-11-18
C: Qué tal, buenas tardes. Le escribo de parte de mi mamá, ella es la que va a comprar {{?operation; decider madre|mamá}}
C: Anda buscando un departamentito de dos recámaras, por la Portales o Letrán Valle {{propertyType departament; rooms 2..; zone Portales|Letrán Valle}}
A: Con gusto. ¿Qué presupuesto manejan?
C: Pues andamos en 2 millones 400, máximo 2 y medio {{budget ..2500000}}
A: Tengo uno precioso en la Del Valle en 3.1
C: Híjole, ese sí se nos va del presupuesto {{objection precio}}
C: Y la verdad la Del Valle nos queda retirada de la clínica, ella va cada semana {{objection ubicación}}
C: Necesita que sea planta baja o con elevador por lo de su rodilla {{features planta baja|elevador|ascensor; ?motive}}
A: ¿Pagarían con crédito?
C: No, ningún crédito, es de contado con lo de la casa que vendió en Toluca {{financing contado}}`, { ...MX }),
  talk("day-co-arriendo", NOW, `
## 2026-11-16
C: Buenas, es por el apartaestudio de Cedritos, ¿todavía está disponible? {{?propertyType; ?zone}}
A: Sí señora, 1.650.000 con administración incluida {{?price 1650000}}
C: Uy, está como altico, ¿no? {{objection precio}}
A: Es lo que se maneja en el sector
C: Es que yo estaba pensando en algo de 1.300.000 por ahí {{budget ..1300000}}
C: Somos mi hermana y yo, llegamos a estudiar en enero {{motive estudi; deadline enero}}
C: nos sirve Cedritos, Contador o Santa Bárbara {{zone Cedritos|Contador|Santa Bárbara}}
C: y que acepten el gato, eso sí es innegociable {{features mascota}}
A: Les piden fiador con finca raíz
C: ahí sí estamos graves porque fiador no tenemos {{objection fiador|garantía|aval}}`, { ...CO }),
  talk("day-ar-heirs", NOW, `
## 2026-11-11
C: Hola, te escribo por el departamento de mi viejo en Villa Urquiza. Falleció en agosto y con mis hermanos lo queremos vender {{operation vend; motive herencia|fallec; propertyType departamento; zone Villa Urquiza}}
A: Lo siento mucho. ¿Ya está hecha la sucesión?
C: La declaratoria sale el mes que viene, eso nos dijo el abogado
C: somos tres, pero el que maneja todo es Hernán, el mayor {{decider Hernán|hermano}}
A: ¿Tienen un valor en mente?
C: 145 mil dólares, por menos no lo largamos {{price 145000..}}
A: Con lo que hay publicado yo saldría en 132 {{?price 132000}}
C: Mmm, no sé, 132 es regalarlo {{objection precio|valor}}
C: Tu comisión cuánto sería? {{ask}}`, { ...AR }),
  talk("day-cl-rent-doubt", NOW, `
## 2026-11-10
C: Hola! vi el depto de Irarrázaval, me gustó caleta
C: pero los gastos comunes están por las nubes {{objection gastos comunes}}
C: y le falta bodega, que para las bicis la necesito sí o sí {{objection trastero|bodega; features bodega|trastero}}
A: Entiendo. ¿Le muestro otras cosas? {{?task A}}
C: dale, ojalá Ñuñoa o Providencia, cerca del metro {{zone Ñuñoa|Providencia; features metro}}
C: somos dos más la guagua, así que dos dormitorios mínimo {{rooms 2..; ?motive}}
C: hasta 4.900 UF, el crédito ya está aprobado en el Chile {{budget ..4900; financing crédito|aprobado|banco}}
A: Buenísimo, le mando opciones hoy {{task A 2026-11-10}}`, { ...CL }),
  talk("day-pe-separated", NOW, `
## 2026-11-09
C: Buenas tardes srta., quisiera alquilar un minidepartamento en Pueblo Libre o Magdalena {{operation alquil; propertyType minidepartamento|departamento|estudio; zone Pueblo Libre|Magdalena}}
A: Buenas tardes, ¿para cuántas personas?
C: Solo yo. Me acabo de separar y quiero estar cerca de mis hijos {{motive separa}}
A: ¿Cuánto desea pagar?
C: Entre 1,500 y 1,800 soles, y que sea amoblado {{budget 1500..1800; features amoblado|amueblado}}
A: Tengo uno en Breña, muy bonito
C: Breña no gracias, por ahí no me siento seguro {{objection zona|inseguridad; ?zone}}
C: y lo necesito para el primero de diciembre {{deadline 2026-12-01}}`, { ...PE }),
  talk("day-uy-investor", NOW, `
## 2026-11-05
C: Buen día. Tengo unos 130 mil dólares parados y estoy viendo si meterlos en un apto para alquilar {{budget ..130000; motive invert|invers|alquil; propertyType apto|apartamento; ?savings 130000}}
A: Excelente. ¿Ya tiene zona pensada?
C: Cordón o Parque Rodó, donde haya estudiantes {{zone Cordón|Parque Rodó}}
C: un dormitorio y listo {{rooms 1..}}
A: Hay un monoambiente en Pocitos con renta del 5%
C: No me cierra, el 5 es poco {{objection rentabilidad|precio}}
C: y Pocitos está sobrevaluado para mí {{objection precio; ?zone}}
C: lo hablo con mi contador y te digo {{?objection; ?decider contador; ?task C}}`, { ...UY }),
  talk("day-third-home", NOW, `
## 2026-11-03
C: hola, mi cuñada vive en un chalet en Churriana y está encantada, por eso te escribo
C: nosotros buscamos por allí o por Alhaurín de la Torre, pero adosado o pareado, que un chalet es mucho mantenimiento {{zone Churriana|Alhaurín de la Torre; propertyType adosado|pareado; ?zone}}
A: ¿Presupuesto?
C: hombre, su casa les costó 400 y pico, nosotros ni de broma. 290 con todo {{budget ..290000}}
A: ¿Necesitáis financiación?
C: no nos hace falta, hemos cobrado una herencia {{financing sin|contado; ?savings; ?motive}}
C: cuatro dormitorios, que somos familia numerosa {{rooms 4..; ?motive}}
C: con piscina comunitaria estaría genial pero no es imprescindible {{features piscina}}`, { ...ES }),
  talk("day-agent-pushes", NOW, `
## 2026-11-25
A: Hola Paco, te insisto con el ático de Reyes Católicos, que hay otra pareja a punto de reservar
C: hola, ya te dije que un ático no, que en verano te asas {{?objection; ?propertyType}}
A: Este tiene aire en todas las habitaciones, y a 310.000 vuela. Cuatro dormitorios, dos plazas de garaje
C: que no es el aire, es que 310 se nos escapa {{objection precio}}
A: ¿Y si bajaran a 300?
C: mira, hasta 275 y un piso normal, por Los Bermejales o Heliópolis {{budget ..275000; propertyType piso; zone Los Bermejales|Heliópolis}}
C: sin prisas, que estamos bien donde estamos {{deadline prisa}}
A: Te busco algo y te llamo el lunes {{task A 2026-11-30}}`, { ...ES, key: { has: ["275.000"], not: ["310.000"] } }),
  talk("day-landlord-lawyer", NOW, `
## 2026-11-19
C: Buenas tardes, soy Álvaro Benítez, abogado de doña Remedios Cano
C: Mi clienta desea poner en alquiler su vivienda de la calle Larios, en Málaga, por 1.400 euros mensuales {{operation alquil; price 1400; zone Málaga; ?decider; ?propertyType vivienda}}
A: Buenas tardes, don Álvaro. ¿Alguna condición?
C: No quiere estudiantes ni animales, y pide dos meses de fianza {{?features mascotas}}
C: Cualquier decisión pasa por ella, yo solo tramito {{decider Remedios|clienta|ella|propietari}}
A: Nuestros honorarios son una mensualidad
C: Le parecerán excesivos, se lo adelanto {{objection honorarios|comisión}}
C: ¿Se encargan ustedes del seguro de impago? {{ask}}`, { ...ES, form: "ios-24-es" }),
  talk("day-changes-mind", NOW, `
## 2026-11-12
C: holaaa busco piso en Gamonal, 2 hab, hasta 150 {{zone Gamonal; propertyType piso; ~rooms 2..; ~budget ..150000}}
A: ¡Hola! ¿Para cuándo?
C: pues antes del verano, que nos casamos en junio {{deadline; motive casa|boda|matrimonio}}
## 2026-11-18
C: oye que lo hemos pensado mejor y queremos 3 hab, que mi madre se va a quedar temporadas {{rooms 3..; ?motive}}
C: y subimos a 170 porque mis padres nos echan un cable con la entrada {{budget ..170000; ?financing padres|familia}}
A: Anotado
C: y si no hay nada en Gamonal también miraríamos en Capiscol {{zone Capiscol}}`, { ...ES }),
  talk("day-voice-no-commas", NOW, `
## 2026-11-22
C: buenas mira que te cuento nosotros ahora estamos de alquiler en Moratalaz y nos suben la renta un montón entonces queremos dejar de tirar el dinero y comprar {{motive alquil; operation compr}}
C: teníamos pensado algo en la zona de Vicálvaro o Valderribas o incluso Coslada que ahí cunde más {{zone Vicálvaro|Valderribas|Coslada}}
C: de dinero pues entre 220 y 240 mil poniendo nosotros 50 mil que tenemos en el banco {{budget 220000..240000; savings 50000}}
C: necesitamos dos baños eso sí y plaza de garaje porque allí no se aparca ni de coña {{features baño; features garaje}}
A: Muy claro, gracias`, { ...ES, form: "ios-24-es" }),
  talk("day-mx-parents", NOW, `
## 2026-11-06
C: Buen día Lic., me interesa vender mi casa en Satélite, mis hijos ya se casaron y nos queda grandísima {{operation vend; propertyType casa; zone Satélite; motive grande|espacio|pequeñ}}
A: Claro que sí. ¿En cuánto la quiere vender?
C: Un vecino la vendió en 7 millones, yo creo que la mía vale 7.5 {{price 7500000}}
A: ¿Y usted buscaría algo después?
C: Sí, un depa chico en Interlomas, ya sin escaleras {{propertyType depa|departamento; ?zone Interlomas; ?features; ?operation}}
C: pero primero que salga esto, sin venderla no compro nada {{homeToSell}}
C: lo que me preocupa es que metan a cualquier gente a la casa {{objection seguridad|visitas}}`, { ...MX, form: "ios-12-mx" }),
  talk("day-not-said-home", NOW, `
## 2026-11-24
C: Buenas, llamé ayer por el dúplex de Arturo Soria, no lo cogisteis
A: Perdona, ¿qué buscas exactamente?
C: un piso con terraza, me da lo mismo dúplex o no {{propertyType piso; features terraza}}
C: trabajo por Torrelaguna así que cuanto más cerca mejor {{?zone}}
C: presupuesto abierto, pero vamos, sobre los 480 {{budget 480000}}
A: ¿Lo compras tú solo?
C: sí, yo me lo guiso y yo me lo como jaja {{?decider}}
C: el banco me financia el 70 y el resto lo tengo {{financing banco|hipoteca}}
C: vi otro en Pinar de Chamartín pero olía a humedad que tiraba para atrás {{objection humedad; ?zone}}`, { ...ES }),
  talk("day-pa-family", NOW, `
## 2026-11-15
C: Buenas, estamos interesados en apartamento en Costa del Este o San Francisco {{propertyType apartamento; zone Costa del Este|San Francisco}}
C: 3 recámaras, 2 estacionamientos y área social {{rooms 3..; features estacionamiento|garaje; ?features}}
A: Buenas, ¿para compra o alquiler?
C: Compra. Nos trasladan de Costa Rica por trabajo en febrero {{operation compr; motive trabajo|traslad; deadline febrero}}
A: Tengo uno en Costa del Este en 385 mil
C: Nos sale de las manos, el tope son 340 {{objection precio; budget ..340000}}
C: Mi esposa y yo viajamos el 12 para ver, ella todavía no está convencida de Panamá {{objection pareja; ?decider}}`, { ...PA }),
  talk("day-call", NOW, `
A: Buenas tardes, le llamo de la inmobiliaria por su solicitud
C: Ah sí, dígame
A: ¿Sigue buscando vivienda?
C: Sí, sí. Nosotros queríamos una casa de pueblo por la zona de Requena, con un poco de terreno {{propertyType casa; zone Requena; features terreno|parcela}}
A: ¿Y un presupuesto aproximado?
C: Pues mire, hemos vendido el piso de Valencia, así que unos ciento ochenta mil {{budget ..180000; ?savings}}
A: ¿Les haría falta hipoteca?
C: No, no, hipoteca ninguna {{financing sin|contado}}
A: Hay una en Utiel reformada por ciento setenta y cinco
C: Uy, Utiel... es que mi mujer no conduce, y allí el tren pasa cuando pasa {{objection; ?zone}}
C: Tendríamos que mirarlo, no le digo que no
A: ¿Qué es lo que más les importa?
C: Que no haya que meterse en obras, a nuestra edad {{features reform|obra|estado; ?motive}}`, { ...ES, form: "transcript-names" }),
  { id: "day-mail-swap", form: "mail-eml", zone: "Europe/Madrid", title: "Consulta ref. 4471", people: { C: "Inmaculada Prieto", A: "Borja Agencia" }, agents: ["A"], now: NOW, lines: `
## 2026-11-02
09:12 C: Buenos días:
| 
| Les escribo por la referencia 4471. Mi marido y yo buscamos una vivienda en planta baja en Castelldefels o Gavà Mar, con al menos tres habitaciones. {{zone Castelldefels|Gavà Mar; rooms 3..; features planta baja; ?propertyType}}
| Nuestro presupuesto ronda los 420.000 €, gastos aparte. {{budget 420000}}
| Antes deberíamos vender nuestro piso de Cornellà, que ya está en manos de otra agencia. {{homeToSell}}
| 
| Un saludo
11:40 A: Buenos días, Inmaculada:
| 
| La 4471 está en 445.000 € y tiene 4 habitaciones y piscina. ¿Le interesa visitarla?
18:05 C: Gracias, pero se nos va de precio y además no nos convence que esté pegada a la vía del tren. {{objection precio}}
| Si tuviera algo más tranquilo, encantados. {{?features tranquil}}` },
  { id: "day-notes-owner", form: "notes", zone: "Europe/Madrid", people: { A: "Yo" }, agents: ["A"], now: NOW, lines: `
A: Llamada con Fermín, propietario de Pedregalejo, casa mata de 3 dormitorios {{zone Pedregalejo; propertyType casa; rooms 3}}
A: Quiere vender por 520.000, no acepta menos de 500 {{operation vend; price 520000; ?price 500000..}}
A: Motivo: se va a vivir con su hija a Granada {{motive hija|famil}}
A: Decide con sus dos hermanas, la casa es de los tres {{decider herman}}
A: Le parece mucha la comisión del 5% {{objection comisión|honorarios}}` },
  talk("day-typos", NOW, `
## 2026-11-13
C: ola buenas tengo unos amigos q compraron cn vosotros i estan mui contentos
C: kiero alkilar o comprar algo x la zona d Delicias o Torrero en Zaragoza {{zone Delicias|Torrero; ?zone Zaragoza; ?operation}}
A: Hola! Mejor que me digas qué prefieres
C: pos si encuentro para alkilar x menos d 650 alkilo, lo de comprar mas adelante {{operation alquil|alkil; budget ..650}}
C: esq no tengo la entrada aun {{?objection; ?savings; ?financing}}
C: 1 o 2 abitaciones i q no sea interior q me deprimo {{rooms 1..2; features exterior|luz|interior}}
C: tengo contrato fijo n mercadona {{financing fijo|nómina|ingresos|contrato}}`, { ...ES }),
  talk("day-couple-group", NOW, `
## 2026-11-17
C: Buenas Laura, te meto con Dani que es quien lleva los números {{?decider Dani}}
D: Hola! a mí el de la calle Uría me parece bien pero 199 por 62 metros lo veo caro {{objection precio}}
C: a mí lo que no me gusta es el baño, hay que tirarlo entero {{objection reforma|baño|estado}}
A: Se puede negociar
D: nosotros estamos en 180, estirando 185 {{budget ..185000}}
C: y tiene que ser en Oviedo centro o en La Florida, yo no me bajo de ahí {{zone La Florida|Oviedo; ?zone}}
D: bueno, al final mandas tú 😅 {{?decider}}
A: Os busco alternativas {{?task A}}`, { ...ES, isGroup: true, title: "Piso Oviedo", people: { C: "Noe", D: "Dani R", A: "Laura Inmo" } }),
  talk("day-mx-coyoacan-rent", NOW, `
## 2026-11-19
C: Hola buenas noches, informes de la casa en renta en Coyoacán porfa {{operation rent; ?zone Coyoacán; ?propertyType casa}}
A: Hola! 28,000 al mes, 3 recámaras, póliza jurídica obligatoria {{?price 28000}}
C: y no se puede sin póliza? es que me sale un ojo de la cara {{objection póliza|gasto|precio}}
A: La propietaria la pide siempre
C: ok. Es para mis papás que se vienen de Morelia, ya están grandes y no quiero que suban escaleras {{motive padres|famil; features planta baja|escaleras}}
C: de renta podrían pagar hasta 25 {{budget ..25000}}
C: Mi papá es quien va a firmar, lo que él diga {{decider papá|padre}}
C: igual les gustaría Tlalpan centro {{zone Tlalpan}}`, { ...MX }),
  talk("day-seller-exclusive", NOW, `
## 2026-11-24
C: Hola Laura, que al final con la otra agencia nada, seis meses y ni una oferta
C: te dejo el piso a ti, es un 2º en Teatinos, 85 m2 y trastero {{propertyType piso; zone Teatinos; area 85; features trastero; ?operation}}
A: ¡Genial! ¿En exclusiva?
C: buf, lo de la exclusiva no me gusta nada, me quedé escaldado {{objection exclusiva}}
A: ¿Y el precio?
C: lo tenían a 260 y yo lo bajaría a 249 {{price 249000}}
C: necesito tenerlo vendido en marzo que me entregan el nuevo {{deadline marzo; motive; ?operation vend}}
C: y lo de pagaros el 5% también habría que verlo {{objection honorarios|comisión}}`, { ...ES, form: "ios-24-es" }),
  talk("day-nothing-wished", NOW, `
## 2026-11-26
A: Buenas tardes! Le recuerdo que mañana firmamos en la notaría de Serrano a las 10:00
C: gracias! llevo el DNI y el cheque, no?
A: Eso es, y el recibo del IBI
C: perfecto. Qué ganas, después de vivir 6 años en un bajo en Tetuán por fin un tercero con ascensor jaja
A: Se lo merecen
C: mi suegra ya dice que se viene todos los domingos`, { ...ES }),
]; // biome-ignore format: a conversation is read as it was written
