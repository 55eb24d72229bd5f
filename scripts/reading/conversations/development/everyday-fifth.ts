import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Wishes and reservations in everyday words, fifth part: written before it was measured for the first time. */

const ES = { isTalk: false } as const;
const IOS = { isTalk: false, form: "ios-24-es" } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "ios-12-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-12-co", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLF" } as const;
const PE = { isTalk: false, zone: "America/Lima", form: "android-24-es", currency: "PEN" } as const;
const EC = { isTalk: false, zone: "America/Guayaquil", form: "android-iso", currency: "USD" } as const;
const GT = { isTalk: false, zone: "America/Guatemala", form: "android-12-co", currency: "USD" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY_FIFTH: readonly Conversation[] = [
  talk("five-gijon", NOW, `
## 2026-11-02
C: Hola, buenas tardes. Mi pareja y yo queremos comprar nuestro primer piso en Gijón {{operation compr; motive primera; propertyType piso; zone Gijón}}
A: ¡Hola! ¿Alguna zona en concreto?
C: El Llano, Pumarín o Nuevo Gijón, lo que no sea céntrico porque se dispara {{zone El Llano|Pumarín|Nuevo Gijón; ?objection}}
A: ¿Qué presupuesto tenéis?
C: De 120.000 a 140.000 {{budget 120000..140000}}
C: con dos habitaciones y ascensor, eso es lo básico {{rooms 2..; features ascensor}}
A: ¿Os lo financia el banco?
C: Estamos mirando el aval joven del ICO, porque ahorros tenemos 15.000 nada más {{savings 15000; ?financing}}
A: Tengo uno en El Coto, 138.000
C: El Coto está guay pero nos queda muy cuesta arriba, y encima pone que es para actualizar {{objection; ?zone; ?features}}`, { ...ES, key: { has: ["140.000"] } }),
  talk("five-owner-cordoba", NOW, `
## 2026-11-03
C: Buenas Laura, que al final me decido a vender la parcela de Las Jaras {{operation vend; propertyType terreno|parcela; zone Las Jaras}}
A: ¡Me alegro! ¿Cuántos metros eran?
C: 2.500 con piscina y una casita de 90 {{?area; features piscina; ?propertyType}}
A: ¿Qué pides?
C: 165, y de ahí no me bajo {{price 165000}}
A: Está un poco alto, te lo digo con cariño
C: pues entonces la dejo quieta, yo no tengo apuro {{objection precio; deadline prisa}}
C: lo único que me preocupa es lo de los papeles de la piscina, que no está declarada {{objection papeles}}
A: Eso se arregla
C: mis hijos no la quieren y a mí me da mucho trabajo, por eso la vendo {{motive; ?objection}}`, { ...IOS }),
  talk("five-mx-puebla-rent", NOW, `
## 2026-11-04
C: Hola buen día, busco casa en renta por Cholula o Zavaleta, de 3 recámaras y que acepten perro {{operation rent; zone Cholula|Zavaleta; propertyType casa; rooms 3..; features mascota|perr}}
A: Buen día, ¿presupuesto mensual?
C: 14 mil, si incluye mantenimiento 15 {{budget ..15000}}
A: Le puedo mostrar una en Lomas en 16,500
C: está muy bonita pero sí se me va un buen {{objection precio}}
C: y el dueño quiere aval con propiedad, imposible en mi caso que soy de fuera {{objection aval|garantía}}
C: me transfieren de la planta de Silao a VW a partir de enero {{motive trabajo; deadline enero}}
A: ¿Póliza jurídica?
C: esa sí la puedo pagar {{?financing}}
C: déjeme lo veo con mi esposo {{decider esposo|marido}}`, { ...MX }),
  talk("five-co-bogota-sell-buy", NOW, `
## 2026-11-05
C: Buenas tardes, estamos interesados en un apartamento en Colina Campestre, pero toca vender primero el de Suba {{propertyType apartamento; zone Colina Campestre; homeToSell; ?operation}}
A: Buenas tardes, claro. ¿Qué presupuesto tendrían?
C: con la venta y un crédito de 200, como 620 millones {{budget 620000000; financing crédito|hipoteca}}
A: ¿Necesidades?
C: tres alcobas, estudio y dos parqueaderos independientes {{rooms 3..; features parqueadero|garaje; ?features; ?propertyType}}
A: Les mostré el de la 138
C: Ese no nos gustó, los parqueaderos son en línea y la cocina es un corredor {{objection parqueadero|cocina}}
C: además la administración de 780 mil es una grosería {{objection administración|gastos}}
C: mi mamá vive con nosotros y ya no maneja escaleras {{?features; ?motive}}`, { ...CO }),
  talk("five-ar-cordoba", NOW, `
## 2026-11-06
C: Buenas, vi un monoambiente en Nueva Córdoba para mi hija que arranca medicina en marzo {{propertyType estudio|monoambiente; ?zone Nueva Córdoba; motive estudi; deadline marzo}}
A: Hola! Comprar o alquilar?
C: comprar, como inversión también {{operation compr; motive inver}}
A: Tengo uno a 62 mil, 3er piso por escalera
C: 3er piso por escalera ni ahí {{objection ascensor}}
C: además me dijeron que en esa cuadra hay muchos robos {{objection zona|inseguridad}}
A: Otro en Güemes, 58 mil, con ascensor
C: Güemes puede ser {{zone Güemes}}
C: tengo 60 mil en mano, no llego a más {{budget ..60000; ?financing; ?savings}}`, { ...AR }),
  talk("five-cl-concepcion", NOW, `
## 2026-11-07
C: Hola, quiero arrendar mi casa en San Pedro de la Paz, 3 dormitorios 2 baños {{operation arrend; propertyType casa; zone San Pedro de la Paz; rooms 3; features baño}}
A: Hola! ¿En cuánto la quiere arrendar?
C: en 20 UF {{price 20}}
A: El mercado está en 17
C: bajarla a 17 no me conviene, no cubro el dividendo {{objection precio|bajo}}
C: y no quiero estudiantes, la vez pasada me dejaron la escoba {{?features; ?objection}}
A: ¿Por qué la arrienda?
C: me trasladaron a Antofagasta {{motive trabajo|traslado}}`, { ...CL }),
  talk("five-pe-arequipa", NOW, `
## 2026-11-09
C: Buenas noches, busco alquilar un departamento amoblado en Yanahuara o Cayma {{operation alquil; propertyType departamento; features amoblado|amueblado; zone Yanahuara|Cayma}}
A: Buenas noches, ¿por cuánto tiempo?
C: un año, vengo destacado de Lima por la minera {{motive trabajo|traslado}}
A: ¿Presupuesto?
C: hasta 2,200 soles con mantenimiento {{budget ..2200}}
A: Tengo uno en Cerro Colorado a 1,900
C: no conozco pero me han dicho que por allí el tráfico es un caos {{objection tráfico; ?zone}}
C: y que sea con cochera por favor, tengo camioneta {{features cochera|garaje}}`, { ...PE }),
  talk("five-ec-guayaquil", NOW, `
## 2026-11-10
C: Buenas, quiero comprar casa en vía a la costa o Samborondón, en ciudadela cerrada {{operation compr; propertyType casa; zone Samborondón; ?zone; ?features}}
A: Buenas! ¿Presupuesto?
C: máximo 165 mil, tengo 40 de entrada y el resto con crédito VIP {{budget ..165000; savings 40000; financing crédito|hipoteca|banco}}
A: En Samborondón desde 190
C: entonces Samborondón queda descartado por precio {{objection precio; ?zone}}
C: mi señora quiere 4 dormitorios pero yo con 3 me conformo {{rooms 3..}}
C: eso sí, ella tiene la última palabra en lo de la cocina jaja {{?decider}}`, { ...EC }),
  talk("five-gt-antigua", NOW, `
## 2026-11-11
C: Buen día, somos pareja de retirados de Texas y queremos casa en Antigua o Jocotenango {{propertyType casa; zone Antigua|Jocotenango; ?motive jubil|retir}}
C: de un nivel, con jardín pequeño {{features nivel|planta; features jardín}}
A: Buen día, ¿comprar o rentar?
C: rentar primero un año, después ya veremos {{operation alquil|rent}}
C: hasta 1,100 dólares {{budget ..1100}}
A: Tengo una en San Felipe, de dos niveles
C: dos niveles no nos funciona, mi esposo usa bastón {{objection; ?motive; ?features}}
C: y San Felipe nos dijeron que se va mucho el agua {{objection agua; ?zone}}`, { ...GT }),
  talk("five-partner-buys", NOW, `
## 2026-11-12
C: hola! escribo yo pero quien compra es mi hermano Rubén, que trabaja embarcado {{decider herman|Rubén}}
C: quiere un apartamento en Cádiz, en la Viña o en Santa María, para los veranos {{propertyType apartamento; zone Viña|Santa María; ?zone Cádiz; motive segunda|verano}}
A: ¡Hola! ¿Presupuesto de Rubén?
C: 210.000 a tocateja {{budget 210000; financing contado}}
A: ¿Con ascensor?
C: sí, que mi madre pasa temporadas y va con andador {{features ascensor; ?motive}}
A: Tengo uno en Bahía Blanca por 225
C: 225 es pasarse, y Bahía Blanca no tiene el encanto de lo viejo {{objection precio; ?zone}}`, { ...ES }),
  talk("five-inquilina-lista", NOW, `
## 2026-11-13
C: Holaa, necesito cambiar de piso ya, no aguanto más a mis compañeros 😩 {{deadline; ?motive}}
A: Jajaja cuéntame
C: quiero vivir sola: estudio o 1 hab, por Poblenou, el Clot o Glòries {{propertyType estudio; rooms 1; zone Poblenou|Clot|Glòries; motive sola|primera}}
C: 900 max, gastos incluidos a poder ser {{budget ..900}}
A: Con 900 está difícil. ¿Mirarías Badalona?
C: Badalona se me hace bola, son 40 minutos de metro {{objection lejos; ?zone}}
C: contrato indefinido y 1.850 netos {{financing}}
A: Hay un estudio en el Clot por 950, bajo
C: un bajo no me da seguridad viviendo sola, la verdad {{objection; ?features}}
C: y 950 me deja tiesa {{objection precio}}`, { ...ES }),
  talk("five-widow", NOW, `
## 2026-11-16
C: Buenos días, soy Manuela. Desde que falleció mi marido la casa se me viene encima y quiero irme a algo pequeño {{motive pequeñ|fallec|heren}}
A: Lo siento mucho, Manuela. ¿Dónde está la casa?
C: en Churra, una casa de dos plantas con 4 dormitorios {{?zone; ?propertyType; ?rooms; ?features}}
A: ¿La vendemos para comprar otra cosa?
C: sí, vender y con eso un pisito en el centro, cerca de mi hermana {{homeToSell; propertyType piso; zone Centro; ?motive; ?operation}}
A: ¿Cuánto cree que vale la suya?
C: ay, no sé, mi yerno dice que 280 {{?price 280000}}
C: él es el que me lleva estas cosas, hable con él si quiere {{decider yerno|él|persona}}
C: a mí lo que me asusta es meterme en papeleos a estas alturas {{objection papel}}`, { ...ES }),
  { id: "five-mail-expat", form: "mail-eml", zone: "Europe/Madrid", title: "Búsqueda en Mallorca", people: { C: "Henrik Olsen", A: "Joana Illes" }, agents: ["A"], now: NOW, lines: `
## 2026-11-09
09:15 C: Hola Joana,
| 
| Mi mujer y yo buscamos una finca o casa de pueblo en Sóller, Deià o Valldemossa, con al menos tres dormitorios y vistas. {{propertyType finca|casa; zone Sóller|Deià|Valldemossa; rooms 3..; features vistas}}
| Podemos llegar a 1.100.000 € sin hipoteca. {{budget ..1100000; financing contado|sin}}
| Nos gustaría mudarnos antes de septiembre, cuando empieza el colegio de los niños. {{deadline; motive cole}}
| 
| Saludos, Henrik
12:30 A: Hola Henrik: tengo una finca en Bunyola por 990.000 € y una casa en Fornalutx por 1.200.000 €. Adjunto fichas.
17:40 C: Gracias. Bunyola nos resulta demasiado interior y la de Fornalutx supera nuestro límite. {{objection precio}}
| Si sale algo en Deià, avísenos. {{?zone Deià}}` },
  { id: "five-notes-investor", form: "notes", zone: "Europe/Madrid", people: { A: "Yo" }, agents: ["A"], now: NOW, lines: `
A: Tel. con Óscar Prats, inversor de Sabadell
A: Quiere comprar pisos con inquilino en Terrassa o Sabadell, rentabilidad mínima 7% {{operation compr; motive inver|rent; propertyType piso; zone Terrassa|Sabadell; ?features}}
A: Hasta 110.000 por piso, todo al contado {{budget ..110000; financing contado}}
A: El de Ca n'Anglada lo descarta por la zona {{objection zona}}
A: No firma nada sin su abogada {{decider abogada|persona}}` },
  talk("five-transcript-owner", NOW, `
A: Fincas Levante, buenos días
C: Hola, buenos días, llamaba porque tenemos un piso en Burjassot y no sabemos si venderlo o alquilarlo {{propertyType piso; zone Burjassot; ?operation}}
A: ¿Está vacío ahora?
C: Sí, era de mi suegra, que en paz descanse {{motive heren|suegra; ?features}}
A: ¿Qué tiene el piso?
C: Tres habitaciones, ochenta y cinco metros, un baño, cuarto sin ascensor {{rooms 3; area 85; features baño; features ascensor}}
A: Vendido podría andar por ciento quince mil
C: ¿Ciento quince? Yo esperaba más, la verdad {{objection precio|bajo}}
A: Sin ascensor es complicado
C: Ya. Y de alquilar me tira para atrás que luego no te paguen {{objection impagos}}
C: Lo tengo que hablar con mi marido y con mi cuñado, que va a medias {{decider marido|cuñado|persona}}`, { ...ES, form: "transcript-names" }),
  talk("five-group-sisters", NOW, `
## 2026-11-18
C: Laura, te presento a mi hermana Inés, vamos a comprar juntas
D: hola! buscamos algo con dos plantas o dos pisos en el mismo edificio, por Cabo Huertas {{zone Cabo Huertas; ?propertyType; ?features}}
A: Hola chicas! ¿Presupuesto conjunto?
C: 480 entre las dos {{budget 480000}}
D: yo tengo que vender antes el mío de San Blas {{homeToSell}}
A: ¿Habitaciones?
C: cinco o seis en total {{rooms 5..6}}
A: Hay un dúplex en San Gabriel, 430
D: San Gabriel nooo, huele a la fábrica {{objection; ?zone}}
C: y a mí que sea dúplex con escalera de caracol me da miedo por los niños {{objection; ?propertyType}}`, { ...ES, isGroup: true, title: "Casa hermanas", people: { C: "Rocío", D: "Inés H", A: "Laura Inmo" } }),
  talk("five-already-rented", NOW, `
## 2026-11-20
C: hola, me gustó mucho el piso de Av. de Francia, lo quiero
A: ¡Genial! Te paso requisitos: nóminas, contrato y 2 meses de fianza
C: ok, soy autónomo, te paso los trimestres y el IRPF {{financing autónom|ingresos; ?task C}}
A: El propietario prefiere asalariados, pero lo intentamos
C: si hace falta mi padre me avala {{financing aval; ?financing}}
A: Perfecto, te digo mañana {{task A 2026-11-21}}
C: a ver si hay suerte, que en diciembre me echan del mío {{motive contrato; deadline diciembre}}`, { ...ES }),
  talk("five-small-talk", NOW, `
## 2026-11-23
A: Hola Chema! Feliz cumple 🎉
C: jajaja gracias Laura! 44 ya, quién los pillara otra vez
A: ¿Qué tal en la casa nueva?
C: de lujo, los niños encantados con el jardín. Eso sí, la hipoteca nos tiene fritos jaja
C: mi cuñado se compró uno en La Eliana por 300 y también está contento
A: Me alegro mucho!`, { ...ES }),
]; // biome-ignore format: a conversation is read as it was written
