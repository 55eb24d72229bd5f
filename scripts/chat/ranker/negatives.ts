import { readFileSync } from "node:fs";
import { fold } from "../../../src/domain/shared/listing/fold.ts";
import { pick, type Random } from "../random.ts";

/** Questions that nothing of ours answers: neighbours of real ones, other people's matters, the future, and other trades. */

const TEMPLATES: readonly (readonly [template: string, fillers: string])[] = [
  [
    "cuánto cuesta el plan {}",
    "Oro | Platino | Diamante | Gold | Familiar | Estudiante | Vitalicio | Bronce | Supremo | Élite | Navidad | Universitario",
  ],
  [
    "qué incluye el plan {}",
    "Oro | Platino | Diamante | Esmeralda | Familiar | Vitalicio | Rubí | Básico Plus | Estudiante",
  ],
  ["cuántos créditos trae el plan {}", "Oro | Platino | Rubí | Familiar | Bronce | Estudiante"],
  [
    "se puede pagar con {}",
    "bitcoin | cheque de viaje | puntos de la aerolínea | vales de comida | oro | ethereum | cromos | efectivo en un quiosco",
  ],
  [
    "cómo valoro {}",
    "un barco | un tractor | un cuadro antiguo | un coche de colección | una empresa de software | un caballo | una plaza de toros | un avión | un viñedo en Marte | mis acciones",
  ],
  [
    "puedo conectar Umbral con {}",
    "mi nevera | el telescopio | la consola | el reloj de fichar | mi coche eléctrico | la alarma de casa | una impresora de tarjetas | Spotify | Netflix | Steam | Tinder",
  ],
  [
    "cómo {} desde Umbral",
    "pido un taxi | compro bitcoins | reservo un vuelo | pago una multa | apuesto en la quiniela | pido comida | hago la declaración de la renta | doy de alta la luz | tramito el pasaporte | contrato un seguro de vida",
  ],
  ["cuánto costará el plan Agencia en {}", "2028 | 2029 | 2030 | 2035 | dos años | cinco años | la próxima década"],
  [
    "cuánto valdrá mi piso en {}",
    "2030 | 2035 | 2040 | veinte años | el próximo mundial | el año que viene exactamente",
  ],
  [
    "{} el próximo año",
    "subirá el euríbor | bajarán los precios de los pisos | cuánto subirá el alquiler exactamente | quién ganará las elecciones | habrá otra crisis inmobiliaria",
  ],
  [
    "cuándo {}",
    "va a salir Umbral a bolsa | abrís oficina en Tokio | comprará Google Umbral | tendréis valoración de castillos | cierra Umbral | lanzáis vuestra propia moneda | cambia el dueño de Umbral",
  ],
  [
    "cuánto gana {}",
    "el director de Umbral | un agente en Francia | un notario de Lugo | el dueño de la competencia | un programador de Umbral | el presidente del colegio de registradores",
  ],
  [
    "cuántos {} tiene Umbral",
    "empleados | accionistas | clientes en Málaga | inversores | metros de oficina | programadores | abogados | perros",
  ],
  [
    "cuál es el teléfono de {}",
    "mi vecino del quinto | el dueño del piso de enfrente | la inmobiliaria de la competencia | el propietario de la calle Mayor 3 | María la de contabilidad | tu jefe | un fontanero",
  ],
  [
    "quién {}",
    "es el propietario del ático de la calle Alcalá 40 | compró el piso de mi vecina | vive en el tercero B | es la novia del director | ganó la liga | inventó la bombilla | diseñó vuestro logo",
  ],
  [
    "dime {} de otra agencia",
    "los clientes | las facturas | los contactos | la cartera | las contraseñas | los precios de cierre | la comisión",
  ],
  [
    "qué comisión cobra {}",
    "RE/MAX | la inmobiliaria de mi barrio | Tecnocasa | un agente en Miami | mi vecino | Engel & Völkers",
  ],
  ["cuánto es el ITP en {}", "Seúl | Tokio | Berlín | Marruecos | Dubái | Londres | Ámsterdam | Nueva York | Sídney"],
  ["qué impuestos paga una vivienda en {}", "Japón | Rusia | Tailandia | Noruega | Canadá | Egipto | Australia"],
  ["cuánto vale el metro cuadrado en {}", "la Luna | Tokio | Manhattan | Pekín | Dubái | Reikiavik | Oslo"],
  [
    "qué licencia necesito para {}",
    "abrir un bar en Lugo | conducir un camión | montar una churrería | volar un dron en Japón | tener un tigre | abrir una farmacia",
  ],
  [
    "cuánto cobra {}",
    "un administrador de fincas de mi comunidad | un fontanero | un albañil por día | una niñera | un psicólogo | un dentista por un empaste | un cerrajero de noche",
  ],
  [
    "tenéis {}",
    "app para Apple Watch | servicio de mudanzas | oficina en Bangkok | franquicia en Australia | cursos de cocina | seguro de hogar | gestoría para autónomos | servicio de limpieza de pisos | préstamos para coches | becas | tarjetas regalo | camisetas",
  ],
  [
    "{} en Umbral",
    "dónde está el botón de teletransporte | cómo cambio la voz del asistente a la de mi madre | hay modo de realidad aumentada con gafas | se puede jugar al ajedrez | cómo veo la televisión | se puede ligar | hay sorteo de Navidad",
  ],
  [
    "cómo {}",
    "desatasco el fregadero | se hace una tortilla | se cambia una rueda | adelgazo diez kilos | se juega al mus | aprendo inglés | arreglo el carburador | saco una mancha de vino | cuido un bonsái | se poda un rosal | cocino arroz | se toca la guitarra | educo a mi perro",
  ],
  ["receta de {}", "croquetas | gazpacho | mole | ceviche | asado | arepas | empanadas | pastel de choclo | chivito"],
  ["qué tiempo hará en {}", "Sevilla mañana | Bogotá | Lima este fin de semana | Santiago | Madrid el lunes"],
  ["quién ganó {}", "el clásico | la copa | Eurovisión | las elecciones | el Nobel | el partido de ayer"],
  [
    "recomiéndame {}",
    "una serie | un restaurante | un libro | una película | un hotel en París | un gimnasio | un dentista | unas zapatillas",
  ],
  [
    "a qué hora {}",
    "sale el tren a Zaragoza | juega la selección | cierra el supermercado | abre el banco | es la misa | despega mi vuelo",
  ],
  [
    "cuál es {}",
    "la capital de Mongolia | el río más largo | la raíz de 144 | el sentido de la vida | el mejor móvil | la matrícula de tu coche | la contraseña del administrador | el color favorito de tu jefe",
  ],
  ["me duele {}", "la cabeza qué tomo | la espalda | una muela | el pie derecho"],
  ["tradúceme esto al {}", "inglés | chino | alemán | árabe"],
  [
    "escribe {}",
    "un poema de amor | un discurso de boda | una canción | una redacción para el colegio | código en python",
  ],
];
/** Nouns of other matters, to stand for the heaviest word of a real question. */
const ALIENS =
  "tractor tortuga violín paracaídas lavadora submarino croissant telescopio ajedrez dinosaurio bicicleta pasaporte astronauta queso volcán guitarra piscifactoría helicóptero vacuna sombrero satélite ballena paella marciano tatuaje".split(
    " ",
  );

/** The templates with each of their fillers, and the examples of what is off topic that the reader of intents learns from. */
export function writtenNegatives(): string[] {
  const made = TEMPLATES.flatMap(([template, fillers]) =>
    fillers.split("|").map((filler) => template.replace("{}", filler.trim())),
  );
  const offTopic = readFileSync(new URL("../examples/off_topic.txt", import.meta.url), "utf8").split("\n");
  return [...new Set([...made, ...offTopic.filter(Boolean)])];
}

/** A real question with its heaviest word put out for one of another matter: "cómo importo mi tractor". */
export function estranged(question: string, heaviest: string, random: Random): string | null {
  const words = question.split(" ");
  const at = words.findIndex((word) => fold(word) === heaviest);
  if (at < 0 || words.length < 3) return null;
  return words.with(at, pick(ALIENS, random)).join(" ");
}
