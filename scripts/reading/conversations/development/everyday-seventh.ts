import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Agents with buyers, owners and tenants, seventh part: written and labelled before it was measured for the first time. */

const ES = { isTalk: false } as const;
const IOS = { isTalk: false, form: "ios-24-es", people: { C: "Javi Rubio", A: "Nuria Fincas" } } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "android-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-12-co", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLF" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY_SEVENTH: readonly Conversation[] = [
  talk(
    "seven-vallecas",
    NOW,
    `
## 2026-11-16
C: Hola, llamé ayer por el piso de la Avenida de la Albufera
A: Hola Marta, sí, dime. ¿Qué andáis buscando exactamente?
C: Pues un tercero o más arriba con ascensor, tres dormitorios, por Puente de Vallecas o Palomeras {{rooms 3..; features ascensor; ?features; zone Puente de Vallecas|Palomeras}}
A: ¿Y de precio?
C: No queremos pasar de 215.000 con todo {{budget ..215000}}
A: ¿Tenéis la financiación mirada?
C: Tenemos 60.000 ahorrados y el resto hipoteca, BBVA nos ha dado el visto bueno {{savings 60000; financing hipoteca|aprob}}
A: Genial. ¿Os viene bien verlo el jueves a las 18:30?
C: El jueves perfecto {{appointment C 2026-11-19T18:30; ?visit}}
A: Os mando mañana el plano y los recibos de comunidad {{task A 2026-11-17}}
C: gracias! ah, ¿la derrama está pagada? {{ask}}`,
    { ...ES },
  ),
  talk(
    "seven-seller-triana",
    NOW,
    `
## 2026-10-05
C: Buenos días Laura, me ha pasado tu teléfono mi vecina Pepa. Queremos vender el piso de Triana porque nos mudamos a Huelva por el trabajo de mi marido {{operation vend; propertyType piso; zone Triana; motive trabajo|traslado|mud}}
A: Buenos días! Encantada. ¿Me cuentas cómo es?
C: 92 m2 útiles, 3 habitaciones, dos baños, terracita y trastero {{area 92; rooms 3; features baño; features terraza; features trastero}}
A: ¿Y qué precio tenéis en la cabeza?
C: Nos gustaría sacar 320.000 {{price 320000}}
A: ¿Queda hipoteca?
C: Sí, nos quedan unos 84.000 por pagar {{?financing; ?price; ?savings}}
A: Puedo pasarme el miércoles a las 17:00 a verlo
C: El miércoles mejor a las 18:00, que salgo de trabajar
A: Perfecto, a las seis entonces {{appointment A 2026-10-07T18:00; ?visit}}
C: y ¿qué papeles te preparo? {{?ask}}
A: La escritura y el último IBI. Si puedes me los mandas antes del martes
C: vale, te los mando el lunes por la tarde {{?task C}}`,
    { ...ES },
  ),
  talk(
    "seven-rent-student",
    NOW,
    `
## 2026-09-03
C: hola buenas, el estudio de Benimaclet sigue disponible?
A: Hola! Sí. ¿Para cuándo lo necesitas?
C: para el 15 de septiembre, empiezo el máster {{deadline 2026-09-15; motive estudi|máster}}
A: ¿Y cuál es tu presupuesto?
C: 650 al mes como mucho, gastos aparte {{budget ..650}}
A: ¿Trabajas?
C: no, avalan mis padres, los dos funcionarios {{financing aval|padres|funcionario}}
A: ¿Cuándo puedes venir a verlo?
C: mañana a las 12 o el sábado por la mañana
A: Mañana a las 12 te espero en el portal {{appointment A 2026-09-04T12:00; ?visit}}
C: 👍
C: tienen que firmar ellos el contrato, yo no tengo ingresos {{decider padres|ellos}}`,
    { ...ES },
  ),
  talk(
    "seven-chalet-majadahonda",
    NOW,
    `
## 2026-11-09
C: Nuria, hemos visto el chalet de Majadahonda y nos ha encantado
A: Qué alegría! ¿Algún pero?
C: La cocina está para tirar y no tiene piscina {{objection cocina|reforma; ?features}}
C: pero sobre todo el precio, 890 es mucho dinero para lo que hay que meterle {{objection precio}}
A: ¿Haríais una oferta?
C: Ofrecemos 820.000 y firmamos arras ya {{offer 820000}}
A: Se lo traslado hoy a la propiedad y te digo {{task A 2026-11-09}}
C: vendemos el nuestro de Las Rozas, que lo tenemos ya con arras firmadas {{homeToSell}}
A: ¿Y plazo?
C: tenemos que entregar el nuestro el 28 de febrero {{deadline 2027-02-28; ?motive}}
## 2026-11-11
A: La propiedad contraoferta en 860.000
C: Lo hablo con Elena esta noche y te digo mañana {{decider Elena|pareja; task C 2026-11-12}}`,
    { ...IOS },
  ),
  talk(
    "seven-investor",
    NOW,
    `
## 2026-11-17
C: Buenas Nuria, busco pisitos para inversión, rentabilidad mínima 7% bruta {{motive invers|renta; ?features; ?financing}}
A: Hola Javi! ¿Zonas?
C: Torrejón, Coslada, San Fernando. Parla no {{zone Torrejón|Coslada|San Fernando; ?zone; ?objection}}
A: ¿Importe?
C: entre 90 y 140 mil, a reformar no me importa {{budget 90000..140000; ?features}}
A: ¿Financias?
C: no, cash {{financing contado}}
A: Tengo uno en Torrejón, 2 hab, bajo con patio, 125.000
C: bajos no quiero, me dan problemas {{objection bajo|planta; ?features}}
A: Ok. El viernes entra uno en Coslada, te paso la ficha ese día {{task A 2026-11-20}}
C: perfecto, si me cuadra el lunes a primera hora voy a verlo {{?task C 2026-11-23; ?appointment C 2026-11-23; ?visit}}`,
    { ...IOS },
  ),
  talk(
    "seven-downsizing",
    NOW,
    `
## 2026-11-18
C: Hola, soy Carmen, la mamá de Lucía. Se me ha quedado grande la casa desde que murió mi marido {{motive grande|viuda|pequeñ|fallec}}
A: Hola Carmen. Lo siento. ¿Qué le gustaría?
C: Un pisito de uno o dos dormitorios, con ascensor, que tenga el ambulatorio cerca {{propertyType piso; rooms 1..2; features ascensor; ?features; ?zone}}
A: ¿En qué barrio?
C: En Gros, no me quiero ir de Gros {{zone Gros}}
A: ¿Y hasta cuánto?
C: Según me den por la casa. Mi hijo dice que unos 400.000 {{homeToSell; ?budget ..400000; ?decider; ?price; ?budget 400000}}
A: ¿Prisa?
C: Ninguna hija, ninguna {{?deadline}}
A: ¿Le parece que vaya a verla el lunes a las 11?
C: El lunes voy al médico. El martes sí {{appointment C 2026-11-24T11:00; ?visit}}`,
    { ...ES },
  ),
  talk(
    "seven-mx-condesa",
    NOW,
    `
## 2026-11-10
C: Hola qué tal, me interesa el depa de la Condesa, el de Ámsterdam
A: Hola! claro, ¿es para vivir o inversión?
C: para vivir, nos casamos en marzo {{motive cas|boda|pareja; ?deadline}}
A: ¿Qué presupuesto traen?
C: traemos 6.5 millones, máximo 7 {{budget ..7000000; ?budget 6500000..7000000}}
A: ¿Crédito?
C: crédito bancario, Santander nos autorizó 4.2 {{financing crédito|aprob|autoriz|hipotec}}
A: ¿Cuántas recámaras?
C: dos, con dos lugares de estacionamiento y que sea pet friendly, tenemos un golden {{rooms 2; features estacionamiento; features mascota}}
A: Les agendo visita el sábado a las 10?
C: sí porfa, sábado 10 am {{appointment C 2026-11-14T10:00; ?visit}}
A: Hoy en la tarde les mando la ubicación {{task A 2026-11-10}}
C: ¿las cuotas de mantenimiento cuánto son? {{ask}}`,
    { ...MX },
  ),
  talk(
    "seven-co-chapinero",
    NOW,
    `
## 2026-11-04
C: Buenas tardes, estoy interesada en apartamento en Chapinero Alto o Rosales {{propertyType apartamento; zone Chapinero Alto|Rosales}}
A: Buenas tardes señora Marta, con gusto. ¿Para compra o arriendo?
C: Compra. Presupuesto de 650 a 700 millones {{operation compr; budget 650000000..700000000}}
A: ¿Cuántas alcobas?
C: Tres alcobas, estudio, dos garajes y que no sea primer piso {{rooms 3; features garaje; ?features}}
A: ¿Va con crédito o recursos propios?
C: Mitad recursos propios y mitad leasing habitacional con Bancolombia {{financing leasing|recursos}}
A: Tengo uno en la 68 con 4, 720 millones
C: Esa calle es muy empinada y 720 se me sale del presupuesto {{objection precio|calle|ubica}}
A: Le busco otras opciones y le envío el viernes {{task A 2026-11-06}}
C: Mi esposo viaja el 20, si se puede verlos antes de esa fecha {{?deadline 2026-11-20; ?decider}}`,
    { ...CO },
  ),
  talk(
    "seven-ar-caballito",
    NOW,
    `
## 2026-11-03
C: Hola Laura! vi el 3 ambientes de Caballito en 128
A: Hola! Sí, está disponible. Querés verlo?
C: Sí dale. Te cuento, tenemos 115 en mano y no podemos estirarnos más {{budget ..115000; ?savings 115000; ?financing}}
A: Hay margen para negociar. Qué día podés?
C: el jueves después de las 17
A: Jueves 17:30?
C: dale, perfecto {{appointment C 2026-11-05T17:30; ?visit}}
## 2026-11-05
C: Laura, lo vimos. Está lindo pero la cocina da a un pulmón y es re oscuro {{objection oscur|luz}}
C: además las expensas son una locura, 280 lucas {{objection gasto|expensa}}
A: Entiendo. Seguimos buscando entonces?
C: sí, con balcón y luminoso, Caballito o Almagro {{features balcón; features luminos|luz; zone Caballito|Almagro}}
A: Mañana te paso tres opciones {{task A 2026-11-06}}`,
    { ...AR },
  ),
  talk(
    "seven-cl-nunoa",
    NOW,
    `
## 2026-11-12
C: Hola, ando buscando depto en Ñuñoa, cerca del metro {{propertyType depart; zone Ñuñoa; features metro}}
A: Hola! ¿Cuántos dormitorios y qué presupuesto manejas?
C: 2D/1B mínimo, hasta 4.200 UF {{rooms 2..; budget ..4200; ?features}}
A: ¿Preaprobación?
C: tengo preaprobado en BancoEstado, pie de 20% {{financing aprob; ?savings}}
A: ¿Te tinca uno en Irarrázaval, 4.350?
C: se me escapa un poco. Igual lo vería si bajan {{objection precio}}
A: El sábado 14 tengo hora a las 12:15
C: ya, ahí estaré {{appointment C 2026-11-14T12:15; ?visit}}
C: el arriendo se me termina el 31 de diciembre así que ojalá sea luego {{deadline 2026-12-31; motive contrato|arriendo}}`,
    { ...CL },
  ),
  talk(
    "seven-heirs-leon",
    NOW,
    `
## 2026-11-06
C: Buenas tardes. Somos cuatro hermanos y hemos heredado la casa de los abuelos en Astorga {{motive heren; propertyType casa; zone Astorga; decider herman|cuatro}}
A: Buenas tardes, ¿está aceptada la herencia?
C: Está firmada ante notario desde junio, falta inscribirla {{?motive; ?deadline}}
A: ¿Qué superficie tiene?
C: En el catastro pone 240 metros, más el corral {{area 240; ?features}}
A: ¿Precio?
C: Dos queremos 110.000 y los otros dos no bajan de 130 {{?price 110000..130000; ?price 110000; ?price 130000..; ?price 130000; ?decider; ?objection}}
A: ¿Os parece si nos reunimos todos?
C: Sí, el día 14 estamos todos en Astorga
A: El 14 a las 12:00 en la casa entonces
C: Hecho {{appointment C 2026-11-14T12:00; ?visit}}
A: Llevaré el estudio de mercado {{task A 2026-11-14}}`,
    { ...ES },
  ),
  talk(
    "seven-landlord-zaragoza",
    NOW,
    `
## 2026-11-02
C: Hola, tengo un piso en el Actur vacío y quiero alquilarlo {{operation alquil; propertyType piso; zone Actur}}
A: Hola! ¿Amueblado?
C: Solo la cocina. Son 3 habitaciones y 80 m, con garaje {{rooms 3; area 80; features garaje; ?features}}
A: ¿En cuánto habías pensado?
C: 850, pero lo que quiero es gente solvente, no me importa bajar algo {{price 850; ?features}}
A: ¿Seguro de impago?
C: Sí o sí. Ya me dejaron a deber una vez 5 meses y no vuelvo a pasar por eso {{objection impago; ?motive; ?features}}
A: Nuestros honorarios son una mensualidad
C: Los paga el inquilino, no?
A: Por ley los paga el propietario
C: pues vaya, eso no lo sabía. Me parece una pasada {{objection honorarios|comisión}}
A: ¿Te llamo el jueves por la mañana y lo hablamos?
C: llámame el jueves a las 10 {{?appointment C 2026-11-05T10:00; ?task A 2026-11-05T10:00; ?visit}}`,
    { ...ES },
  ),
  talk(
    "seven-reschedule",
    NOW,
    `
## 2026-11-16
A: Buenos días Marta, recuerda que mañana tenemos visita a las 17:00 en Doctor Esquerdo {{?appointment A 2026-11-17T17:00; ?visit}}
C: uff mañana imposible, me ha salido una reunión. ¿Puede ser el miércoles?
A: El miércoles tengo a las 16:00 o a las 19:15
C: 19:15 {{appointment C 2026-11-18T19:15; ?visit}}
A: Apuntado!
C: lleva por favor el certificado energético, que la otra vez no lo teníais
A: Lo llevo {{task A}}
C: y pregunta a los dueños si dejan los electrodomésticos {{?task A; ?ask}}
A: Se lo pregunto esta tarde {{task A 2026-11-16}}`,
    { ...ES },
  ),
  talk(
    "seven-nervous-first",
    NOW,
    `
## 2026-11-19
C: holaa, perdona que te agobie, es mi primera casa y voy perdidísima {{motive primera}}
A: Jaja tranquila, para eso estoy
C: ganamos 2.600 entre los dos, somos de Getafe pero buscamos en Leganés {{zone Leganés; financing ingresos|2.600; ?decider}}
A: ¿Cuánto tenéis ahorrado?
C: veinticinco mil y mis suegros nos dejan otros diez {{savings 25000; ?savings 35000; ?savings; ?financing}}
A: ¿Fijos los dos?
C: yo fija, él autónomo desde hace 3 años {{financing fij|autónom}}
A: Entonces os movéis en 160-170.000
C: sí, 170 como muchísimo {{budget ..170000}}
C: me da miedo comprometernos a 30 años {{objection}}
A: Normal. Os preparo números y el lunes os llamo {{task A 2026-11-23}}
C: genial!! antes de las 3 que entro a trabajar`,
    { ...IOS },
  ),
  talk(
    "seven-local",
    NOW,
    `
## 2026-11-11
C: Buenas, necesito un local para poner una academia de baile, 150 metros o más sin columnas {{propertyType local; area 150..; motive negocio|academia; ?features}}
A: Hola Javi. ¿Alquiler o compra?
C: alquiler, hasta 1.800 + IVA {{operation alquil; budget ..1800}}
A: ¿Zona?
C: Delicias, Arganzuela, Legazpi… cerca de colegios {{zone Delicias|Arganzuela|Legazpi; ?features}}
A: Tengo uno en Embajadores, 170 m², 1.900 €
C: ¿techos? necesito mínimo 3 metros {{?features; ?ask}}
A: 3,40
C: entonces voy a verlo. ¿mañana a mediodía?
A: Mañana a las 13:00 en la puerta {{appointment A 2026-11-12T13:00; ?visit}}
C: somos dos socios, vendrá también Raquel que es la que lleva las cuentas {{decider Raquel|soci}}`,
    { ...IOS },
  ),
  talk(
    "seven-waits-answer",
    NOW,
    `
## 2026-10-21
C: ¿Sabes algo de los propietarios?
A: Todavía no, vuelven de viaje el viernes
C: Es que tenemos otro piso visto y nos piden la señal el lunes {{?deadline 2026-10-26; ?objection}}
A: Les llamo el viernes sin falta y te digo {{task A 2026-10-23}}
C: nuestra oferta se mantiene, 248.000 {{~offer 248000}}
## 2026-10-23
A: He hablado con ellos. 252 y cerramos
C: 250 y firmamos el martes 27 {{offer 250000; ?appointment C 2026-10-27; ?task C 2026-10-27; ?visit}}
A: Aceptan 250!! 🎉
C: Ay qué bien!!! ¿qué tenemos que hacer?
A: Reserva de 3.000. Te mando el documento esta tarde {{task A 2026-10-23}}
C: hago la transferencia el lunes a primera hora {{task C 2026-10-26}}`,
    { ...IOS },
  ),
  talk(
    "seven-relocating-family",
    NOW,
    `
## 2026-11-13
C: Buenos días. Nos trasladan a Valencia en enero y buscamos colegio y casa a la vez {{motive traslad|trabajo; zone Valencia; ?deadline enero}}
A: Bienvenidos! ¿Compráis o alquiláis?
C: Primero alquilar un año y luego ya veremos {{operation alquil}}
A: ¿Zonas?
C: Nos han hablado de Rocafort, Godella y La Eliana {{zone Rocafort|Godella|La Eliana}}
A: ¿Presupuesto?
C: La empresa nos paga 1.500, podríamos poner 300 más {{budget ..1800; ?budget 1500; ?budget ..1500; ?financing}}
A: ¿Características?
C: cuatro dormitorios, jardín o terraza grande, y que acepten dos perros {{rooms 4; features jardín; features mascota|perro; ?features}}
A: Os preparo una selección para el miércoles {{task A 2026-11-18}}
C: estupendo. Vamos a Valencia del 25 al 27 para ver cosas {{?appointment C; ?deadline; ?visit}}`,
    { ...ES },
  ),
  talk(
    "seven-unhappy-owner",
    NOW,
    `
## 2026-11-20
C: Laura, llevamos tres meses con el piso en venta y solo dos visitas, estoy muy decepcionada {{objection}}
A: Te entiendo, Marta. El mercado nos está diciendo algo con el precio
C: Siempre igual, todas decís que hay que bajar {{objection precio}}
A: Con 275 tendríamos visitas
C: De 285 no bajo, y te digo más, el 1 de diciembre se acaba la exclusiva y no sé si la renuevo {{price 285000..; ?price 285000; objection exclusiva; ?deadline 2026-12-01}}
A: Dame esta semana y te preparo un informe de visitas {{?task A}}
C: me lo mandas el miércoles y lo miramos
A: El miércoles lo tienes {{task A 2026-11-25}}
C: la hipoteca puente me está comiendo {{motive hipoteca|puente; ?financing; ?objection}}`,
    { ...ES },
  ),
  talk(
    "seven-garage-plot",
    NOW,
    `
## 2026-11-14
C: Hola! buscamos parcela para hacernos una casa en Boadilla o Villaviciosa de Odón, de 800 a 1.200 metros {{propertyType parcela|terreno|suelo; zone Boadilla|Villaviciosa de Odón; area 800..1200}}
A: Hola! ¿Presupuesto para el suelo?
C: trescientos cincuenta mil máximo, la obra va aparte {{budget ..350000}}
A: ¿Cómo lo pagaríais?
C: La parcela al contado, y para la obra pediremos hipoteca autopromotor {{financing contado; ?financing}}
A: Hay una en Villaviciosa de 950 m² por 340.000
C: ¿está urbanizada? ¿tiene luz y alcantarillado? {{?ask}}
A: Sí, todo a pie de parcela
C: que sea llana es fundamental, la última que vimos tenía muchísima pendiente {{?objection; ?features}}
A: Esta es llana. El domingo la enseño a las 10:30
C: pues el domingo a las 10:30 nos vemos {{appointment C 2026-11-15T10:30; ?visit}}`,
    { ...ES },
  ),
  talk(
    "seven-mx-terreno-owner",
    NOW,
    `
## 2026-11-05
C: Buen día, quiero vender una casa en Juriquilla, Querétaro {{operation vend; propertyType casa; zone Juriquilla; ?zone}}
A: Buen día! ¿Me platica cómo es?
C: 3 recámaras, 2 baños y medio, 180 de construcción y 220 de terreno {{rooms 3; features baño; area 180; ?area 220; ?features}}
A: ¿En cuánto la quiere?
C: Quiero libres 3 millones 800, o sea publicarla como en 4 {{price 3800000..; ?price 3800000; ?price 4000000; ?objection}}
A: ¿Tiene hipoteca?
C: Sí, con Infonavit, debo como 600 mil {{?financing; ?savings; ?price}}
A: Le cobro 5% de comisión más IVA
C: híjole, el 5 se me hace mucho {{objection comisión}}
A: Lo platicamos. ¿Puedo visitarla mañana a las 4 de la tarde?
C: Mañana no, pasado mañana a esa hora sí {{appointment C 2026-11-07T16:00; ?visit}}
C: nos urge porque nos vamos a Canadá en febrero {{motive mud|Canadá|traslad; deadline febrero}}`,
    { ...MX },
  ),
  talk(
    "seven-pe-surco",
    NOW,
    `
## 2026-11-09
C: Buenas, quisiera alquilar un dpto en Surco o San Borja, amoblado {{operation alquil; propertyType depart; zone Surco|San Borja; features amoblad|amueblad}}
A: Buenas! ¿Cuánto tiene pensado pagar?
C: Hasta 900 dólares, mantenimiento incluido {{budget ..900}}
A: ¿Para cuántas personas?
C: Somos mi hija y yo, con dos dormitorios está bien {{rooms 2; ?decider; ?motive}}
A: ¿Desde cuándo?
C: Desde el 1 de diciembre {{deadline 2026-12-01}}
A: Tengo uno en San Borja a 950
C: ¿Y no lo dejan en 900? 950 ya me aprieta {{objection precio; ?ask; ?offer 900}}
A: Le consulto al propietario y mañana le confirmo {{task A 2026-11-10}}`,
    { isTalk: false, zone: "America/Lima", form: "android-24-es", currency: "USD" },
  ),
  talk(
    "seven-agents-share",
    NOW,
    `
## 2026-11-23
C: Hola Laura, soy compañero de Tecnocasa Usera, tengo cliente para tu piso de Marcelo Usera
A: Hola! ¿Qué perfil?
C: pareja con hipoteca preconcedida por Ibercaja, 190.000 máximo {{financing hipoteca|preconced|aprob; budget ..190000}}
A: El piso está en 199 y el propietario no baja de 195
C: entonces lo veo difícil {{?objection precio}}
A: ¿Compartís al 50?
C: sí, firmamos hoja de colaboración
A: Te la mando mañana {{task A 2026-11-24}}
C: y si puedes enséñaselo el miércoles a las 20:00
A: Miércoles 20:00 ok {{appointment A 2026-11-25T20:00; ?visit}}`,
    { ...ES, people: { C: "Raúl Tecnocasa", A: "Laura Inmo" } },
  ),
  {
    id: "seven-group-family",
    form: "ios-24-es",
    zone: "Europe/Madrid",
    isGroup: true,
    title: "Piso mamá",
    people: { M: "Mónica", P: "Pablo Hdez", A: "Nuria Fincas" },
    agents: ["A"],
    now: NOW,
    lines: `
## 2026-11-10
09:02 *: Los mensajes y las llamadas están cifrados de extremo a extremo. Solo las personas en este chat pueden leerlos, escucharlos o compartirlos.
09:03 M: Nuria te metemos en el grupo para lo del piso de mamá en Moratalaz {{zone Moratalaz; propertyType piso; ?operation}}
09:10 A: Perfecto Mónica. Hola Pablo
09:15 P: Hola. Yo lo vendería ya, pero mi hermana prefiere alquilarlo {{?operation; ?decider}}
09:16 M: es que vender ahora para pagarle la mitad a Hacienda… {{objection impuesto|Hacienda|fiscal}}
09:20 A: Si mamá vive y es mayor de 65 no tributa si es su vivienda habitual
09:22 M: Ah, eso no lo sabía!
09:25 P: mamá está en la residencia desde marzo, es para pagar la residencia {{motive residencia|pagar}}
09:40 A: Os hago los dos números, venta y alquiler, y os los paso el jueves {{task A 2026-11-12}}
09:41 P: 👍
09:45 M: La que firma es mamá, pero la tutela la llevo yo {{decider mamá|madre|Mónica|tutela}}
10:02 P: <image>
10:02 P: esta es la nota simple
10:05 M: yo te mando la autorización del juzgado cuando me la den, será la semana que viene {{task M}}`,
  },
  {
    id: "seven-mail-buyer",
    form: "mail-eml",
    zone: "Europe/Madrid",
    title: "Piso calle Larios",
    people: { C: "Andrés Moya", A: "Silvia Montes" },
    agents: ["A"],
    now: NOW,
    lines: `
## 2026-11-11
08:50 C: Buenos días, Silvia:
| 
| Mi mujer y yo estamos interesados en el ático de la calle Larios. Vivimos en Bilbao y sería nuestra segunda residencia. {{motive segunda; propertyType ático; ?decider; ?zone}}
| Nuestro presupuesto es de 600.000 euros, impuestos incluidos, y no necesitamos financiación. {{budget ..600000; financing contado|sin}}
| Necesitamos que tenga terraza, plaza de aparcamiento y aire acondicionado. {{features terraza; features garaje|aparcamiento|plaza; features aire}}
| Estaremos en Málaga los días 20 y 21 de noviembre.
| ¿Podría enviarnos el plano y los gastos de comunidad?
| 
| Un saludo,
| Andrés Moya
12:15 A: Buenos días, Andrés: le envío el plano mañana a primera hora. ¿Les viene bien visitarlo el 20 a las 17:00? {{task A 2026-11-12}}
18:40 C: Sí, el viernes 20 a las 17:00 nos va perfecto. {{appointment C 2026-11-20T17:00; ?visit}}
| Antes de la visita necesitaría saber si la comunidad permite alquiler turístico. {{ask}}`,
  },
  {
    id: "seven-mail-landlady",
    form: "mail-eml",
    zone: "Europe/Madrid",
    title: "Alquiler ático",
    people: { C: "Beatriz Sola", A: "Óscar Agente" },
    agents: ["A"],
    now: NOW,
    lines: `
## 2026-10-14
10:30 C: Hola, Óscar:
| 
| El inquilino se va el 30 de noviembre y quiero volver a alquilar el ático de Chamberí. {{operation alquil; propertyType ático; zone Chamberí; deadline 2026-11-30; ?motive}}
| Esta vez quiero 1.650 euros al mes y nada de fumadores ni mascotas. {{price 1650; ?features}}
| ¿Cuánto tardaríais en encontrar a alguien? {{?ask}}
12:00 A: Hola, Beatriz: unas tres semanas. Pasaré a hacer fotos el lunes 19 a las 10:00 si te viene bien.
13:10 C: Perfecto, el lunes a las 10 está la asistenta y te abre. {{appointment C 2026-10-19T10:00; ?visit}}
| Te mandaré el certificado energético en cuanto lo tenga. {{task C}}`,
  },
  {
    id: "seven-notes",
    form: "notes",
    zone: "Europe/Madrid",
    people: { A: "Yo" },
    agents: ["A"],
    now: NOW,
    lines: `
A: Matrimonio Ortega-Vidal. Venden piso en Móstoles (145.000) y compran chalet adosado en Navalcarnero o El Álamo {{homeToSell; propertyType chalet|adosado; zone Navalcarnero|El Álamo; ?price 145000; ?operation}}
A: Presupuesto 260.000-280.000, hipoteca con Openbank {{budget 260000..280000; financing hipoteca}}
A: 3 dormitorios + despacho, patio para el perro, garaje {{rooms 3; features garaje; features patio; ?features}}
A: Ella teletrabaja; él entra a las 6 en Mercamadrid {{?motive; ?features}}
A: No les gusta El Álamo centro por el ruido {{objection ruido; ?zone}}
A: Quieren estar dentro antes de septiembre por el cole {{deadline septiembre; motive cole}}
A: Teléfono de ella: 655 21 34 87 {{phone 655213487}}`,
  },
  {
    id: "seven-call",
    form: "transcript-names",
    zone: "Europe/Madrid",
    people: { A: "Agente", C: "Cliente" },
    agents: ["A"],
    now: NOW,
    lines: `
A: Inmobiliaria Cantábrico, le atiende Sara
C: Hola, buenos días, llamaba por un piso que he visto en Castelar, en Santander
A: Sí, el de doscientos noventa y cinco mil
C: Ese, ese. Lo que pasa es que yo llego a doscientos setenta mil, no más {{budget ..270000}}
A: Bueno, es negociable. ¿Lo compraría con hipoteca?
C: La mitad la tengo ahorrada y para la otra mitad sí, hipoteca {{financing hipoteca; ?savings 135000; ?savings}}
A: ¿Y busca alguna cosa más?
C: Que tenga vistas a la bahía y ascensor, porque mi madre viene con nosotros y va en silla de ruedas {{features vista; features ascensor; motive madre|famil; ?features}}
A: ¿Quién toma la decisión, usted solo?
C: No, no, mi mujer y yo, pero manda ella, eh {{decider mujer|esposa}}
A: ¿Le puedo llamar el lunes para concertar la visita?
C: El lunes, sí, por la tarde {{?task A; ?appointment C; ?visit}}`,
  },
  talk(
    "seven-price-talk",
    NOW,
    `
## 2026-11-18
C: ¿El precio es negociable?
A: Algo sí. ¿Cuánto ofreceríais?
C: Habíamos pensado en 175 {{~offer 175000}}
A: Por 175 no lo venden, 182 quizá
C: a 180 llegamos, pero incluyendo los muebles del salón {{offer 180000; ?features}}
A: Lo comento con ellos
C: y nos gustaría firmar antes de Navidad {{deadline}}
A: Si el banco os tasa rápido, sin problema
C: la tasación es el lunes 23 a las 9:00 {{?appointment C 2026-11-23T09:00; ?visit}}
A: Perfecto, estaré en el piso para abrir al tasador {{?task A 2026-11-23T09:00}}`,
    { ...ES },
  ),
  talk(
    "seven-room-owner-docs",
    NOW,
    `
## 2026-11-24
A: Buenos días Javi, para el notario nos falta la cancelación registral de la hipoteca y el certificado de comunidad
C: Buenas. El certificado lo pido hoy al administrador {{task C 2026-11-24}}
C: lo de la hipoteca ni idea, la acabé de pagar en 2019
A: El banco tiene que darte el certificado de saldo cero
C: voy el jueves a la oficina y te lo escaneo {{task C 2026-11-26}}
A: La firma es el 10 de diciembre a las 12:00 en la notaría de Serrano 30
C: apuntado {{appointment C 2026-12-10T12:00; ?visit}}
A: Te paso la minuta tres días antes {{task A}}
C: ok. La provisión del gestor ¿quién la paga? {{ask}}`,
    { ...IOS, isTalk: true },
  ),
  talk(
    "seven-couple-disagree",
    NOW,
    `
## 2026-11-21
C: Nuria hola, lo hemos estado hablando
A: Hola! ¿y?
C: a mí me encanta el de Pacífico pero a mi chico le parece pequeño {{objection pequeñ|tamaño; decider chico|pareja}}
A: Son 68 m²
C: él quiere mínimo 75 y yo con que tenga luz me vale {{area 75..; features luz|luminos}}
A: ¿Y el de Adelfas?
C: Adelfas tiene 80 pero la comunidad son 190€, es un atraco {{objection gasto|comunidad}}
A: ¿Seguimos con 320 de tope?
C: podemos llegar a 335 si no hay que hacer obra {{budget ..335000; ?features}}
A: Os mando dos nuevos el martes {{task A 2026-11-24}}
C: vale, el finde los vemos si eso {{?appointment C; ?visit}}`,
    { ...IOS },
  ),
];
