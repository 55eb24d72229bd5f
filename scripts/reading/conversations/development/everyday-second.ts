import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Wishes and reservations in everyday words, second part: written before it was measured for the first time. */

const ES = { isTalk: false } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "ios-12-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-12-co", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLP" } as const;
const PE = { isTalk: false, zone: "America/Lima", form: "android-24-es", currency: "USD" } as const;
const EC = { isTalk: false, zone: "America/Guayaquil", form: "android-iso", currency: "USD" } as const;
const DO = { isTalk: false, zone: "America/Santo_Domingo", form: "android-12-co", currency: "USD" } as const;
const BO = { isTalk: false, zone: "America/La_Paz", form: "android-24-es", currency: "USD" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY_SECOND: readonly Conversation[] = [
  talk("two-polite-no", NOW, `
## 2026-11-02
A: Buenas tardes Carmen, ¿habéis podido comentar lo de la casa de Benajarafe?
C: Hola! sí, lo hemos hablado. Nos pareció preciosa, de verdad
C: lo que pasa es que mi marido tendría una hora de coche hasta la fábrica y con los turnos no lo ve {{objection distancia}}
C: y la piscina al final es más trabajo que otra cosa {{?objection}}
C: vamos a seguir mirando, pero más cerca de Málaga: Rincón de la Victoria, La Cala, esa zona {{zone Rincón de la Victoria|La Cala; ?zone Málaga}}
C: con tres cuartos nos apañamos {{rooms 3..}}
A: ¿El presupuesto sigue igual?
C: sí, no nos movemos de los 330 {{budget 330000}}`, { ...ES }),
  talk("two-mother-owner", NOW, `
## 2026-11-03
C: Buenas, mi madre tiene un piso en Delicias, en Valladolid, y ha decidido quitárselo de encima {{?operation; ?propertyType; ?zone Delicias|Valladolid}}
C: a ella ya le cuesta mucho el tercero sin ascensor y se viene a vivir conmigo {{motive famil|escalera|movilidad|salud}}
A: Claro, ¿qué superficie tiene?
C: 78 útiles, tres habitaciones y dos terrazas pequeñas {{area 78; rooms 3; features terraza}}
A: ¿En qué precio estáis pensando?
C: un vecino lo vendió por 98, nosotros querríamos llegar a 105 {{price 105000}}
A: Yo lo pondría en 95
C: hombre, 95 es poco, que está recién pintado {{objection precio|bajo}}
C: de todas formas hasta que ella no dé el visto bueno no se hace nada {{decider madre|ella|padres}}`, { ...ES, form: "ios-24-es" }),
  talk("two-mx-godin", NOW, `
## 2026-11-09
C: Buenas tardes, vi su anuncio del depa en Lindavista
A: Hola! Está en 2,890,000. ¿Qué le pareció?
C: Pues está bonito pero siento que está sobrado de precio para lo que es {{objection precio}}
C: además no tiene ni un cajón y allá dejar el coche en la calle está cañón {{objection estacionamiento}}
A: ¿Qué buscaría entonces?
C: algo con 2 cajones y roof garden, ya si no con balcón {{features estacionamiento|cajon; ?features}}
C: por rumbos de Lindavista, Vallejo o la Industrial {{zone Lindavista|Vallejo|Industrial}}
C: mi crédito de Infonavit me da 1.9 y pongo 600 de ahorro {{financing Infonavit; savings 600000; ?financing; ?budget}}
C: es para mí y mi hija, me acabo de divorciar {{motive divorci|separa}}`, { ...MX }),
  talk("two-co-parents-pay", NOW, `
## 2026-11-11
C: hola buenas, estoy averiguando por un aparta estudio para mi hijo que entra a la Javeriana en enero {{propertyType estudio; motive estudi; ?deadline enero; ?operation}}
A: Hola, ¿para arrendar o comprar?
C: arrendar, en Chapinero o Teusaquillo {{operation arrend; zone Chapinero|Teusaquillo}}
C: que no pase de millón y medio con administración {{budget ..1500000}}
A: Tengo uno en Galerías en 1.400.000
C: Galerías me da un poquito de susto por las noches la verdad {{objection zona|inseguridad}}
C: Y el papá es el que paga, entonces él también tiene que verlo {{decider papá|papa|padre|persona}}
A: ¿Tendrían codeudor?
C: Sí señora, un hermano con finca raíz {{financing codeudor|aval|garantía}}`, { ...CO }),
  talk("two-ar-upgrade", NOW, `
## 2026-11-12
C: Hola Caro! Con mi marido estamos viendo de mudarnos, el 2 ambientes nos quedó chico con la nena {{motive espacio|chico}}
C: queremos un 3 ambientes con balcón, si es posible con cochera {{rooms 2..; features balcón; features cochera}}
A: Hola Lu! ¿Zona?
C: Villa del Parque, Devoto, Agronomía {{zone Villa del Parque|Devoto|Agronomía}}
C: Primero hay que vender el nuestro, que está publicado en 98 {{homeToSell; ?price 98000}}
A: Mirá este en Paternal, 128.000, 3 amb con cochera {{?price 128000}}
C: Lindo pero las expensas un despropósito, 180 lucas {{objection expensas|gastos}}
C: Y Paternal no me copa {{objection zona; ?zone}}
C: Igual nuestro techo son 135 {{budget ..135000}}`, { ...AR }),
  talk("two-cl-investor-tax", NOW, `
## 2026-11-13
C: Hola, ando buscando un depto chico pa invertir, cerca de alguna U {{propertyType depto|departamento; motive inver; ?features}}
A: Hola! ¿Qué monto manejas?
C: tengo pie de 20 palos, el resto con hipotecario {{savings 20000000; financing hipotec|crédito}}
A: Te ofrezco Estación Central, 2.300 UF {{?price}}
C: Estación Central nica, esos guetos verticales no {{objection zona; ?zone}}
C: prefiero San Joaquín o Macul {{zone San Joaquín|Macul}}
A: En San Joaquín tengo uno, arrendado en 380 lucas
C: ya pero eso rinde re poco {{objection rentabilidad}}
C: y que ya venga con arrendatario me complica {{objection inquilino|papeles; ?features}}`, { ...CL }),
  talk("two-pe-couple-doubt", NOW, `
## 2026-11-16
C: Srta. Karla buenas noches, ya conversé con mi enamorado sobre el depa de Jesús María {{?decider}}
C: a él le pareció bien pero a mí me preocupa que el edificio sea tan antiguo, por los temblores {{objection antigüedad|estado}}
A: Tiene certificado de Indeci
C: sí pero igual, no me termina de dar confianza {{objection}}
C: ¿no tendrá algo de estreno por Pueblo Libre o San Miguel? {{features estreno|obra nueva; zone Pueblo Libre|San Miguel}}
A: ¿Hasta cuánto podría llegar?
C: 120 mil dólares máximo, con crédito MiVivienda {{budget ..120000; financing mivivienda|pública}}
C: queremos mudarnos después de la boda, en abril {{motive boda|juntos; deadline abril}}`, { ...PE }),
  talk("two-ec-land", NOW, `
## 2026-11-17
C: Buenos días, busco terreno en Cumbayá o Tumbaco para construir {{propertyType terreno; zone Cumbayá|Tumbaco; ?motive}}
C: de unos 500 metros {{area 500}}
A: Buenos días, tengo uno de 620 m2 en Puembo a 95 el metro
C: Puembo ya me queda muy retirado {{objection lejos; ?zone}}
C: y yo no puedo pasar de 60 mil, es lo que me presta el BIESS {{budget ..60000; financing biess|pública}}
C: ¿está en zona de riesgo? {{ask}}
C: mi papá es arquitecto y quiere revisar los papeles antes de nada {{?decider}}`, { ...EC }),
  talk("two-do-abroad", NOW, `
## 2026-11-18
C: Saludos, vivo en Nueva York y quiero comprar un apartamento en Santiago o en Jarabacoa para cuando me retire {{operation compr; propertyType apartamento; zone Santiago|Jarabacoa; motive retir|jubil}}
A: Saludos! ¿Qué presupuesto tiene?
C: entre 110 y 130 mil dólares cash {{budget 110000..130000; financing contado}}
C: 2 habitaciones con su parqueo, y que el residencial tenga seguridad {{rooms 2..; features parqueo|garaje; features seguridad}}
A: En Jarabacoa tengo villas desde 150 mil
C: eso es mucho cuarto pa' mí {{objection precio}}
C: y una villa da mucha lucha, con un apartamentico yo tengo {{objection mantenimiento; ?propertyType}}
C: mi hermana que vive allá es quien va a ir a verlo {{?decider}}`, { ...DO }),
  talk("two-bo-anticretico", NOW, `
## 2026-11-19
C: Hola, estoy buscando departamento en Sopocachi o Miraflores {{propertyType departamento; zone Sopocachi|Miraflores}}
C: para alquiler, máximo 450 dólares {{operation alquil; budget ..450}}
A: Hola, ¿cuántos dormitorios?
C: dos, somos mi hermano y yo {{rooms 2..}}
A: Tengo uno en San Pedro a 380
C: San Pedro es muy bullicioso, hay mercado toda la semana {{objection ruido; ?zone}}
C: y por favor que tenga agua caliente y parqueo {{features parqueo|garaje; ?features}}
C: lo necesitamos desde el 15 de diciembre {{deadline 2026-12-15}}`, { ...BO }),
  talk("two-heir-brothers", NOW, `
## 2026-11-04
C: Hola Laura, te escribo por la casa de mi tía en Cangas, que nos la dejó a los cuatro sobrinos {{motive heren; propertyType casa; ?zone Cangas}}
A: Lo siento mucho. ¿Queréis venderla?
C: Sí, aunque mi primo Andrés no está muy por la labor y tenemos que firmar todos {{operation vend; objection; decider}}
A: ¿Qué precio tenéis en mente?
C: nos la tasaron en 210, y nos gustaría sacar por lo menos 200 limpios {{price 200000..}}
A: Trabajamos con un 4% más IVA en exclusiva
C: un 4 me parece una barbaridad, y atarnos seis meses tampoco nos hace gracia {{objection honorarios|comisión|exclusiva}}
C: además ahora está con goteras y nadie va a ir a limpiarla {{?objection; ?motive}}`, { ...ES }),
  talk("two-landlord-fear", NOW, `
## 2026-11-05
C: buenos días, tengo un estudio en Lavapiés que se me queda vacío en diciembre y lo quiero volver a alquilar {{operation alquil; propertyType estudio; zone Lavapiés; deadline diciembre; ?motive}}
A: Perfecto, ¿en cuánto lo tenías?
C: en 780, y ahora pediría 850 {{price 850}}
C: está amueblado y tiene aire {{features amueblado; features aire}}
A: Lo movemos en una semana
C: el miedo que tengo es que entre alguien y luego no pague {{objection impagos}}
C: el anterior me dejó tres meses a deber y la cocina hecha polvo
A: Hacemos estudio de solvencia
C: ya, pero vuestra tarifa de un mes entero me escuece {{objection honorarios}}`, { ...ES }),
  talk("two-irony", NOW, `
## 2026-11-06
A: ¡Paula! Ha entrado uno en Conde Duque, 62 m2, 495.000. Una joya
C: 495 por 62 metros, ¿viene con mayordomo? 😂 {{objection precio}}
A: Jajaja, la zona lo vale
C: si eso es una ganga yo soy la reina de Saba {{objection precio}}
C: venga, en serio: Arganzuela o Delicias, dos habitaciones, 340 como muchísimo {{zone Arganzuela|Delicias; rooms 2..; budget ..340000}}
C: y con ventanas a algo que no sea una pared, por favor {{features exterior|luz|vistas}}
C: y sin gotelé jajaja {{?features}}
A: Entendido 😄 miro y te digo mañana {{task A 2026-11-07}}`, { ...ES }),
  talk("two-other-people", NOW, `
## 2026-11-07
C: Hola! una compañera del hospital compró con vosotros en Aluche, por 185.000, un tercero con ascensor
C: ella quería tres dormitorios y al final se quedó con dos
C: nosotras queremos otra cosa: una casa baja con patio, por Carabanchel Alto o Leganés {{propertyType casa; features patio; zone Carabanchel Alto|Leganés}}
A: ¡Qué bien! ¿De cuánto hablamos?
C: podemos poner 60 y el banco nos deja el 80, así que unos 270 {{savings 60000; financing banco|hipoteca; budget 270000}}
C: mi hermano también busca pero él por Getafe, ya te llamará
C: ah, y tenemos dos galgos, así que nada de pisos {{features mascotas; ?propertyType}}`, { ...ES }),
  talk("two-no-credit", NOW, `
## 2026-11-08
C: Hola, soy Jessi, la del piso de la calle Huesca
A: Hola Jessi, ¿qué dijo el banco?
C: pues que con lo que gano y el préstamo del coche no me dan más de 110 {{financing; objection financiación}}
C: así que el de 139 ni soñarlo {{objection precio}}
A: ¿Y con un avalista?
C: mis padres no pueden, están jubilados con la mínima {{objection aval|garantía}}
C: tendría que ser algo por 115 tirando por lo alto, aunque sea en Monzalbarba o Casetas {{budget ..115000; zone Monzalbarba|Casetas}}
C: y pequeñito, con una habitación me sobra {{rooms 1}}`, { ...ES }),
  talk("two-change-agent-question", NOW, `
## 2026-11-10
A: Hola José Luis, ¿tenéis que vender vuestra casa para comprar?
C: no hace falta, la dejamos para los hijos
A: ¿Y qué os mueve a cambiar?
C: pues que ya no podemos con tanta escalera, son tres plantas {{motive escaler|movilidad|salud}}
A: ¿Qué os gustaría?
C: un piso todo a mano, con ascensor hasta abajo y una terraza para las plantas de mi señora {{propertyType piso; features ascensor; features terraza}}
A: ¿Zona?
C: nos tira mucho el barrio de San Julián, pero tampoco le haríamos ascos al Ensanche {{zone San Julián|Ensanche}}
C: lo que ella diga, que es la que va a estar en casa {{decider}}
A: ¿Necesitaríais hipoteca?
C: no hijo no, a nuestros años {{financing contado|sin}}`, { ...ES, form: "ios-12-es" }),
  talk("two-transcript-mx", NOW, `
A: Gracias por esperar, ¿en qué le puedo servir?
C: Mire señorita, es que nos urge rentar, nos pidieron la casa donde estamos {{motive contrato|pid; operation rent; ?deadline}}
A: ¿Por qué zona la buscan?
C: Por aquí por Cholula, San Andrés o ya de perdida Momoxpan {{zone Cholula|San Andrés|Momoxpan}}
A: ¿De cuántas recámaras?
C: Tres, porque vive mi suegra con nosotros {{rooms 3..}}
A: ¿Y de renta?
C: Que no suba de doce mil {{budget ..12000}}
A: Hay una en Lomas de Angelópolis en quince
C: No, no, quince ya se nos sale, y allá piden mil requisitos {{objection precio|requisitos}}
A: ¿Cuentan con aval?
C: Aval de aquí de Puebla no, mi cuñado pero es de Veracruz {{objection aval|garantía; ?financing}}
A: ¿Para cuándo la necesitan?
C: A más tardar el quince de diciembre {{deadline 2026-12-15}}`, { ...MX, form: "transcript-names" }),
  { id: "two-mail-lawyer", form: "mail-mbox", zone: "Europe/Madrid", title: "Vivienda C/ Doctor Fleming", people: { C: "Gonzalo Arrieta", A: "Pilar Inmobiliaria" }, agents: ["A"], now: NOW, lines: `
## 2026-11-02
10:05 C: Estimada Pilar:
| 
| En nombre de mi cliente, el Sr. Van Dijk, le confirmo que mantiene interés en adquirir una vivienda en Chamartín o Hispanoamérica, de al menos 140 m², con dos plazas de garaje. {{operation compr; zone Chamartín|Hispanoamérica; area 140..; features garaje; ?propertyType}}
| Su límite es de 1.250.000 euros, sin necesidad de financiación. {{budget ..1250000; financing contado|sin}}
| La decisión final corresponde a su esposa, que visitará Madrid en enero. {{decider esposa|mujer; ?deadline}}
| 
| Atentamente
16:40 A: Estimado Gonzalo: adjunto dos opciones, de 1.190.000 y 1.340.000 €. Quedo a su disposición.
17:55 C: Gracias. La segunda excede lo previsto; en cuanto a la primera, a mi cliente le inquieta que pese sobre ella un usufructo. {{objection precio}}
| Le agradecería una nota simple actualizada.` },
  { id: "two-notes-buyers", form: "notes", zone: "Europe/Madrid", people: { A: "Yo" }, agents: ["A"], now: NOW, lines: `
A: Visita Ático Ronda Sur con Sandra y Javi
A: Les gusta la terraza, pero el calor del ático les echa para atrás {{objection}}
A: Buscan 3 dormitorios en Ronda Sur o Infante {{rooms 3..; zone Ronda Sur|Infante}}
A: Tope 215.000, el banco les ha aprobado 170.000 {{budget ..215000; financing aprob|hipoteca}}
A: Tienen que vender antes el piso de ella en Alcantarilla {{homeToSell}}
A: Quieren mudarse antes de que nazca la niña, en marzo {{motive familia; deadline marzo}}` },
  talk("two-tenant-pets", NOW, `
## 2026-11-14
C: Holi, siguen alquilando el duplex de Playa San Juan??
A: Hola! Sí, 950 al mes más un mes de fianza y honorarios
C: ufff honorarios también? pensaba que eso ya no lo pagaba el inquilino {{objection honorarios}}
C: y admiten perrete? es un border collie, muy bueno {{features mascotas|perr}}
A: La dueña prefiere que no
C: pues sin él no voy a ningún lado 😅 {{?objection}}
C: si sale algo por San Juan, Mutxamel o el Campello hasta 900 me avisas? {{zone San Juan|Mutxamel|Campello; budget ..900}}
C: soy enfermera con plaza, cobro 1.900 {{financing}}`, { ...ES }),
  talk("two-developer", NOW, `
## 2026-11-20
C: Buenas. Represento a un grupo que compra edificios enteros en el centro de Cádiz para apartamentos turísticos {{propertyType edificio; zone Cádiz|Centro; motive inver|turíst; operation compr}}
A: Buenas tardes, tenemos uno en la calle Sagasta, 1.150.000, con dos inquilinos de renta antigua
C: Con inquilinos es inviable para nosotros {{objection inquilino|papeles}}
C: y la licencia turística, ¿la conserva? Porque sin licencia los números no salen {{objection licencia|papeles|rentabilidad; ask; ?features}}
A: Lo consulto con el propietario y le digo el lunes {{task A 2026-11-23}}
C: Nuestro rango va de 800 mil a 1 millón {{budget 800000..1000000}}
C: Cualquier compra pasa por el comité de inversión {{decider comité|comite|persona}}`, { ...ES }),
  talk("two-nothing", NOW, `
## 2026-11-21
A: Hola Susana! ¿Qué tal la mudanza?
C: genial! los vecinos majísimos, y eso que a mí el barrio de Las Fuentes me daba un poco de miedo al principio jaja
A: Me alegro mucho
C: mi cuñada quiere saber si le puedes vender su piso de Zalfonada, le he dado tu número
A: ¡Por supuesto!
C: es carísima la comunidad en el nuestro viejo, ahora pagamos la mitad`, { ...ES }),
  { id: "two-colon-flood", form: "android-24-es", zone: "Europe/Madrid", people: { C: "Mamen: vecina 2ºB", A: "Laura: Inmo Levante" }, agents: ["A"], now: NOW, lines: `
## 2026-11-09
10:00 A: Te paso las fotos del bajo
10:00 A: <image>
10:00 A: <image>
10:00 A: <image>
10:01 A: <video>
10:01 A: <image>
10:15 C: gracias! la cocina es enana, no me cabe ni la mesa {{objection pequeñ|espacio}}
10:16 C: <image>
10:17 C: yo necesito algo así, con office y despensa {{features cocina}}
## 2026-11-10
09:00 C: Otra cosa: ¿tiene trastero?
09:30 A: Sí, de 5 metros`, isTalk: false },
  { id: "two-ios-flood", form: "ios-us", zone: "America/New_York", currency: "USD", people: { C: "Iván R", A: "Realtor Mónica: Miami" }, agents: ["A"], now: NOW, lines: `
## 2026-11-04
20:00 C: Hola Mónica, mira lo que encontramos en Hialeah
20:00 C: <image>
20:00 C: <image>
20:00 C: <image>
20:01 C: <audio>
20:05 A: Lindo! pero ese está en 480
## 2026-11-06
09:00 C: sí, muy caro para nosotros. 420 sería lo máximo {{objection precio; budget ..420000}}
09:01 C: 3 cuartos y patio para el perro {{rooms 3..; features patio; ?features}}
09:02 C: Hialeah o Miami Lakes {{zone Hialeah|Miami Lakes}}
09:03 C: <document preaprobacion.pdf>` },
]; // biome-ignore format: a conversation is read as it was written
