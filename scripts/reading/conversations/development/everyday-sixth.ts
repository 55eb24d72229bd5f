import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Wishes and reservations in everyday words, sixth part: written before it was measured for the first time. */

const ES = { isTalk: false } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "android-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-12-co", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLF" } as const;
const PE = { isTalk: false, zone: "America/Lima", form: "android-24-es", currency: "USD" } as const;
const PA = { isTalk: false, zone: "America/Panama", form: "android-12-co", currency: "USD" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY_SIXTH: readonly Conversation[] = [
  talk("six-salamanca", NOW, `
## 2026-11-02
C: Buenas, vengo del anuncio del piso de Garrido, el de 139.000
A: ¡Buenas! Sigue disponible, ¿quieres verlo?
C: sí, aunque te adelanto que mi tope son 130 {{budget ..130000}}
C: somos una pareja joven, con tres habitaciones nos apañamos y queremos calefacción individual {{rooms 3..; features calefacción}}
C: lo que nos echa un poco para atrás de ese es que solo tiene un baño {{objection baño}}
A: Hay otro en Pizarrales con dos baños
C: por Pizarrales no nos vemos, está apartado {{objection lejos|zona; ?zone}}
C: preferimos Garrido, Salesas o el Barrio del Oeste {{zone Garrido|Salesas|Barrio del Oeste}}
C: la hipoteca la llevamos con un bróker, nos ha dicho que sin problema {{financing hipoteca|aprob}}`, { ...ES, key: { has: ["130.000"] } }),
  talk("six-owner-murcia", NOW, `
## 2026-11-03
C: hola Laura, quiero que me valores un piso en Vistabella, que nos vamos a vivir al pueblo {{?operation; propertyType piso; zone Vistabella; motive pueblo|ciudad}}
A: ¡Claro! ¿Cómo es?
C: 105 metros, 4 dormitorios, 2 baños y garaje, exterior todo {{area 105; rooms 4; features baño; features garaje; features exterior}}
A: ¿Habéis pensado un precio?
C: mi marido dice que 220 y yo con 205 firmaría mañana {{price 205000; ?price 220000}}
A: Estaría entre 190 y 200
C: menos de 200 ni hablar {{objection precio|bajo; ?price 200000..}}
A: Trabajamos al 3% + IVA
C: el 3 me parece bien, pero sin exclusiva {{objection exclusiva}}
C: los dos tenemos que firmar, es ganancial {{decider dos|marido|persona}}`, { ...ES }),
  talk("six-mx-gdl", NOW, `
## 2026-11-04
C: Hola! estoy viendo casas en Zapopan, por Solares o Valle Imperial {{propertyType casa; zone Solares|Valle Imperial; ?zone Zapopan}}
A: Hola! ¿qué presupuesto y cuántas recámaras?
C: 4.5 millones tope, 3 recámaras y 3 baños {{budget ..4500000; rooms 3..; features baño}}
A: Hay una en Valle Imperial en 4.9
C: no pos está fuera de mi alcance {{objection precio}}
C: además los vecinos dicen que se va la luz a cada rato {{objection}}
A: ¿Sería con crédito?
C: sí, hipotecario con Banorte, ya precalificado {{financing precalific|aprob|hipotec}}
C: me urge porque nace mi bebé en febrero {{motive familia; deadline}}`, { ...MX }),
  talk("six-co-cali", NOW, `
## 2026-11-05
C: Hola, buenas tardes. Mi papá quiere arrendar la casa que tiene en Ciudad Jardín {{operation arrend; propertyType casa; zone Ciudad Jardín}}
A: Buenas tardes! ¿En cuánto?
C: en 4 millones y medio, sin administración {{price 4500000}}
A: ¿Amoblada?
C: no, sin muebles, cinco alcobas y piscina {{rooms 5; features piscina; ?features}}
A: Cobramos el 10% mensual
C: el 10 está pesado, con la otra era el 8 {{objection comisión|honorarios}}
C: a mi papá lo que le da temor es que le dañen la piscina {{objection}}
C: él es quien firma, yo solo averiguo {{decider papá|padre}}`, { ...CO }),
  talk("six-ar-ph", NOW, `
## 2026-11-06
C: Hola Fede, buscamos PH en Villa Crespo, Chacarita o Colegiales {{propertyType casa|ph; zone Villa Crespo|Chacarita|Colegiales}}
A: Hola Mica! ¿Hasta cuánto?
C: 150 lucas verdes, y si tiene terraza propia 160 {{budget ..160000; ?features}}
C: 3 ambientes, apto crédito sí o sí porque vamos con UVA {{rooms 2..; financing UVA|hipotec|crédito; ?features}}
A: Este de Chacarita está en 155, no es apto crédito
C: no, si no es apto no nos sirve {{objection crédito|financiación}}
A: Y este de Paternal en 140?
C: la cocina es un chiste y Paternal nos queda a trasmano {{objection; ?zone}}
C: lo del alquiler nos vence en abril, sin apuro todavía {{motive contrato; ?deadline}}`, { ...AR }),
  talk("six-cl-santiago", NOW, `
## 2026-11-07
C: Hola, vendo departamento en Providencia, 2D 2B, 65 m2 y estacionamiento {{operation vend; propertyType departamento; zone Providencia; rooms 2; features baño; area 65; features estacionamiento|garaje}}
A: Hola! ¿En cuánto lo quiere publicar?
C: en 5.800 UF conversables {{price 5800}}
A: Hay harta oferta, quizás 5.400
C: 5.400 lo encuentro bajísimo {{objection precio|bajo}}
C: es que compramos en verde y nos entregan en julio, ahí necesitamos la plata {{motive compra; deadline julio}}
A: Nuestra comisión es 2% + IVA
C: y eso, ¿no se puede conversar? lo siento alto {{objection comisión|honorarios; ?ask}}`, { ...CL }),
  talk("six-pe-beach", NOW, `
## 2026-11-09
C: Buenas tardes, queremos una casa de playa en Punta Hermosa o San Bartolo para los veranos {{propertyType casa; zone Punta Hermosa|San Bartolo; motive segunda|verano; ?operation}}
A: Buenas tardes, ¿presupuesto?
C: hasta 180 mil dólares al contado {{budget ..180000; financing contado}}
A: Tengo una en Pulpos a 175
C: Pulpos es muy ventoso, a mi esposa no le gusta {{objection; ?zone}}
C: queremos primera o segunda fila, con piscina {{features primera|playa|mar; features piscina}}
C: mis suegros ponen la mitad así que ellos también opinan {{decider suegro}}`, { ...PE }),
  talk("six-pa-relocation", NOW, `
## 2026-11-10
C: Hi! perdón, hola, mi empresa me traslada a Panamá en enero y busco alquilar apartamento amueblado en Punta Pacífica o Marbella {{motive trabajo|traslado; deadline enero; operation alquil; propertyType apartamento; features amueblado; zone Punta Pacífica|Marbella}}
A: Hola! ¿Presupuesto mensual?
C: 2,200 dólares, lo paga la empresa {{budget 2200; ?financing}}
A: Tengo uno en Marbella por 2,400 con vista al mar
C: 2,400 no me lo aprueban {{objection precio}}
C: y Marbella de noche, ¿es segura? {{ask; ?zone}}
C: en recursos humanos tienen que aprobar el contrato antes de que yo firme {{decider}}`, { ...PA }),
  talk("six-late-night", NOW, `
## 2026-11-12
C: perdona las horas, es que no paro de darle vueltas a lo del piso de la calle Toro
A: Dime, tranquila
C: me gusta mucho pero me agobia el tema de la derrama de la fachada, son 6.000 euros {{objection derrama}}
C: y por otro lado no sé si a los 58 años es buena idea meterme en una hipoteca a 15 años {{objection; ?financing}}
A: ¿Qué te dice el banco?
C: el banco encantado jaja, me dan 90.000 {{financing hipoteca|aprob}}
C: mi hija dice que adelante, pero mi hijo no lo ve {{objection; ?decider}}
C: dame hasta el lunes y te digo sí o no {{task C 2026-11-16}}`, { ...ES }),
  talk("six-tenant-family", NOW, `
## 2026-11-13
C: Hola, familia de 4 busca casa con jardín en alquiler por Mairena, Bormujos o Tomares {{propertyType casa; features jardín; operation alquil; zone Mairena|Bormujos|Tomares}}
A: Hola! ¿Cuánto podéis pagar?
C: hasta 1.100, los dos con contrato fijo {{budget ..1100; financing fijo|ingresos|nómina}}
C: nuestro casero vende la casa y tenemos que salir antes del 31 de enero {{motive contrato; deadline 2027-01-31}}
A: Tengo un adosado en Gines, 1.050, sin jardín pero con patio
C: Gines nos pilla un poco lejos del cole y el patio ese es de cemento, los niños no podrían jugar {{objection; ?zone; ?motive}}
A: ¿Mascotas?
C: un gato mayor que no se mueve del sofá {{features mascota}}`, { ...ES }),
  { id: "six-mail-seller", form: "mail-eml", zone: "Europe/Madrid", title: "Venta piso C/ Alcalá", people: { C: "Rosario Pinto", A: "Daniel Agencia" }, agents: ["A"], now: NOW, lines: `
## 2026-11-09
09:00 C: Buenos días, Daniel:
| 
| Les escribo porque mis hermanos y yo queremos vender el piso de nuestros padres, en Ciudad Lineal. {{operation vend; propertyType piso; zone Ciudad Lineal; motive heren|padres; ?decider}}
| Tiene 88 m², tres dormitorios y una plaza de garaje. {{area 88; rooms 3; features garaje}}
| Pensamos pedir 345.000 €. {{price 345000}}
| 
| Rosario
11:00 A: Buenos días, Rosario: nuestra valoración está en 320.000 €. Trabajamos en exclusiva durante seis meses, con honorarios del 5 %.
13:20 C: La valoración nos parece baja y el 5 % excesivo. {{objection precio|honorarios}}
| Seis meses de exclusiva también es demasiado.
| Lo consultaremos entre los tres y le decimos. {{decider tres|herman|varias|persona; ?task C}}` },
  { id: "six-notes-calls", form: "notes", zone: "Europe/Madrid", people: { A: "Yo" }, agents: ["A"], now: NOW, lines: `
A: Lucía (Portazgo): busca piso 2 dorm en Entrevías o Portazgo, máx 165.000 {{propertyType piso; rooms 2; zone Entrevías|Portazgo; budget ..165000}}
A: Trabaja en el Hospital del Infanta Leonor, quiere ir andando {{?motive; ?features; ?zone}}
A: Vive con sus padres, primera vivienda {{motive primera}}
A: Financia el 90 %, pendiente de que el banco confirme {{financing hipoteca|pendiente|sin aprobar}}
A: El de Sierra Toledana le pareció oscuro y caro {{objection precio|oscuro}}
A: La acompaña su padre, que pone la entrada y quiere dar el visto bueno {{decider padre}}` },
  talk("six-call-hurry", NOW, `
A: Buenas tardes, ¿es usted el señor Olmedo?
C: Sí, dígame
A: Nos dejó sus datos para vender una vivienda
C: Eso es, un chalet en El Casar, doscientos metros, con parcela de quinientos {{propertyType chalet; zone El Casar; area 200; ?features; ?operation}}
A: ¿Y qué le lleva a vender?
C: Pues que nos estamos divorciando, y hay que repartir {{motive divorci|separa}}
A: Entiendo. ¿Tienen un precio en mente?
C: Mi mujer quiere doscientos noventa, yo me conformo con doscientos setenta {{price 270000; ?price 290000; ?decider}}
A: ¿Para cuándo querrían venderlo?
C: Cuanto antes, antes de junio si puede ser {{deadline}}
A: Nuestros honorarios son del cinco por ciento
C: Hombre, el cinco... en la otra me decían el tres {{objection honorarios|comisión}}`, { ...ES, form: "transcript-names" }),
  talk("six-friends-flat", NOW, `
## 2026-11-17
C: Laura mi amigo Pau también busca por Sants, le paso tu tel
C: y lo mío igual: Hostafrancs o La Bordeta, 2 habs, balcón, hasta 260 {{zone Hostafrancs|La Bordeta; rooms 2..; features balcón; budget ..260000}}
A: Genial! Tengo uno en Badal, 249
C: Badal tiene la ronda encima, qué ruido {{objection ruido; ?zone}}
A: ¿Y uno en Sants, 268, cuarto sin ascensor?
C: sin ascensor paso, y encima se sale de precio {{objection precio|ascensor}}
C: mi pareja y yo decidimos juntos eh, que la última vez se lo enseñaste solo a ella 😂 {{decider dos|juntos}}`, { ...ES }),
  talk("six-retail", NOW, `
## 2026-11-18
C: Hola, busco local para una panadería en el barrio de La Flota o Juan Carlos I {{propertyType local; zone La Flota|Juan Carlos I; ?motive}}
A: Hola! ¿Compra o alquiler?
C: alquiler con opción a compra, hasta 1.000 al mes {{operation alquil; budget ..1000}}
C: mínimo 90 metros y con salida de humos {{area 90..; features humos}}
A: Tengo uno de 70 a 850
C: 70 se queda corto para el horno {{objection pequeñ}}
A: Otro de 120 a 1.300, hay que pedir licencia
C: demasiado caro, y lo de la licencia me echa para atrás, en el ayuntamiento tardan un año {{objection precio|licencia|papeles}}`, { ...ES }),
  talk("six-thanks", NOW, `
## 2026-11-24
A: Hola Toni, ya tenéis las escrituras en la notaría
C: perfecto, muchas gracias por todo, ha sido un placer
C: mi madre dice que eres un sol 😊
A: ¡Qué amable! Cualquier cosa, aquí estoy
C: y nada, a ver si mi hermana se anima, que su piso de Torrent se le queda pequeño`, { ...ES }),
]; // biome-ignore format: a conversation is read as it was written
