import type { Action, Condition, FlowDocument, Step, Wait, Who } from "./flow-document.ts";

/** Flows to begin with: whole, and publishable as they are. */

export interface FlowRecipe {
  id: string;
  name: string;
  /** Its use, in one sentence. */
  why: string;
  document: FlowDocument;
}

const OWNER: Who = { to: "responsable", personId: null };
const SENIORS: Who = { to: "coordinacion", personId: null };

let count = 0;
const id = () => `r${(++count).toString(36)}`;
const act = (action: Action): Step => ({ id: id(), kind: "accion", action });
const wait = (of: Wait): Step => ({ id: id(), kind: "espera", wait: of });
const only = (...conditions: Condition[]): Step => ({ id: id(), kind: "filtro", match: "todas", conditions });
const when = (conditions: Condition[], yes: Step[], no: Step[]): Step => ({
  id: id(),
  kind: "si",
  match: "todas",
  conditions,
  yes,
  no,
});
const is = (field: Condition["field"], ...values: string[]): Condition => ({
  field,
  is: "es",
  values,
  min: undefined,
  max: undefined,
});
const isNot = (field: Condition["field"], ...values: string[]): Condition => ({ ...is(field, ...values), is: "no" });

const task = (title: string, amount: number, unit: "minutos" | "horas" | "dias" = "horas", who = OWNER): Step =>
  act({ do: "tarea", title, who, amount, unit });
const notice = (text: string, who: Who, byMail = false): Step => act({ do: "aviso", text, who, byMail });
const tag = (word: string): Step => act({ do: "etiqueta", mode: "pone", tag: word });

const begins = (event: FlowDocument["trigger"]["event"], conditions: Condition[] = [], days: number | null = null) => ({
  event,
  days,
  match: "todas" as const,
  conditions,
});

export const FLOW_RECIPES: readonly FlowRecipe[] = [
  {
    id: "saludo-portal",
    name: "Saludar a quien escribe desde un portal",
    why: "Contesta en minutos, te recuerda llamar y marca a quien no responde.",
    document: {
      trigger: begins("lead.created", [is("origen", "portales")]),
      steps: [
        wait({ for: "tiempo", amount: 10, unit: "minutos", openOnly: true }),
        act({
          do: "correo",
          subject: "Hemos recibido tu mensaje sobre {vivienda}",
          text: "Hola, {nombre}:\n\nGracias por escribirnos. Hemos recibido tu mensaje sobre {vivienda} y te llamaremos hoy mismo, o el próximo día de trabajo si ya es tarde.\n\n¿A qué hora te viene mejor? Contesta a este correo y nos ajustamos.\n\n{agente}, {agencia}",
        }),
        task("Llamar a {contacto}", 1),
        wait({ for: "suceso", event: "contact.heard", amount: 2, unit: "dias" }),
        when(
          [isNot("responde"), isNot("atendido")],
          [tag("frío"), notice("{contacto} no ha contestado en dos días", OWNER)],
          [],
        ),
      ],
    },
  },
  {
    id: "sin-respuesta",
    name: "Nadie ha contestado en una hora",
    why: "Si un contacto nuevo sigue esperando tras una hora de trabajo, lo sabe quien coordina.",
    document: {
      trigger: begins("lead.created"),
      steps: [
        wait({ for: "tiempo", amount: 1, unit: "horas", openOnly: true }),
        only(isNot("atendido")),
        notice("{contacto} lleva una hora esperando respuesta. Lo lleva: {agente}", SENIORS, true),
        task("Contestar ya a {contacto}", 0),
      ],
    },
  },
  {
    id: "tras-la-visita",
    name: "Pedir opinión después de una visita",
    why: "Pregunta al visitante cómo la vio, y te recuerda llamar si no contesta.",
    document: {
      trigger: begins("visit.done"),
      steps: [
        wait({ for: "tiempo", amount: 3, unit: "horas", openOnly: true }),
        act({
          do: "correo",
          subject: "¿Qué te ha parecido {vivienda}?",
          text: "Hola, {nombre}:\n\nGracias por venir a ver {vivienda}. ¿Qué te ha parecido? Dinos con toda confianza lo que te ha gustado y lo que no: así te enseñaremos solo lo que te encaje.\n\n{agente}, {agencia}",
        }),
        wait({ for: "suceso", event: "contact.heard", amount: 2, unit: "dias" }),
        only(isNot("responde")),
        task("Preguntar a {contacto} por la visita a {vivienda}", 4),
      ],
    },
  },
  {
    id: "baja-de-precio",
    name: "Una vivienda baja de precio",
    why: "Cada agente recibe una tarea con sus compradores a los que ahora encaja.",
    document: {
      trigger: begins("home.price_lowered", [{ ...is("bajada"), min: 2 }, is("estado", "disponible")]),
      steps: [
        act({ do: "compradores", as: "tarea", text: "{vivienda} ha bajado a {precio}: avisar a {compradores}" }),
        notice("{vivienda} ha bajado a {precio}", SENIORS),
      ],
    },
  },
  {
    id: "encargo-vence",
    name: "Un encargo está a punto de vencer",
    why: "Un mes antes, prepara la renovación; la última semana, lo sabe quien coordina.",
    document: {
      trigger: begins("mandate.expiring", [isNot("estado", "cerrado", "retirado")], 30),
      steps: [
        task("Preparar la renovación del encargo de {vivienda}", 2, "dias"),
        wait({ for: "tiempo", amount: 23, unit: "dias", openOnly: true }),
        only(isNot("estado", "cerrado", "retirado")),
        notice("El encargo de {vivienda} vence en una semana. Lo lleva: {agente}", SENIORS, true),
      ],
    },
  },
  {
    id: "documento-caduca",
    name: "Un documento de una vivienda caduca",
    why: "Un mes antes crea la tarea de pedir otro.",
    document: {
      trigger: begins("document.expiring", [isNot("estado", "cerrado", "retirado")], 30),
      steps: [task("Pedir otra vez el documento que caduca de {vivienda}", 3, "dias")],
    },
  },
  {
    id: "contacto-frio",
    name: "Un contacto se enfría",
    why: "Tras un mes sin noticias y con un trato abierto, toca llamar o cerrar.",
    document: {
      trigger: begins("contact.cold", [is("abierto")], 30),
      steps: [
        tag("frío"),
        task("Retomar el contacto con {contacto} o cerrar el trato", 1, "dias"),
        wait({ for: "suceso", event: "contact.heard", amount: 15, unit: "dias" }),
        when(
          [is("responde")],
          [act({ do: "etiqueta", mode: "quita", tag: "frío" })],
          [notice("{contacto} sigue sin dar señales: ¿cerramos el trato?", OWNER)],
        ),
      ],
    },
  },
  {
    id: "resena",
    name: "Pedir una reseña al cerrar",
    why: "A los tres días de la firma, da las gracias y pide unas palabras.",
    document: {
      trigger: begins("deal.stage_changed", [is("etapa", "firmado"), isNot("oficio", "propietario")]),
      steps: [
        wait({ for: "tiempo", amount: 3, unit: "dias", openOnly: true }),
        act({
          do: "correo",
          subject: "Gracias por confiar en {agencia}",
          text: "Hola, {nombre}:\n\nHa sido un placer acompañarte. Si quieres ayudarnos, cuéntanos en dos líneas cómo ha ido: respondiendo a este correo o con una reseña en internet. Nos ayuda mucho y lo leemos todo.\n\n{agente}, {agencia}",
        }),
        tag("reseña pedida"),
      ],
    },
  },
  {
    id: "aniversario",
    name: "Aniversario de una compra",
    why: "Cada año, una llamada de cortesía a quien compró o alquiló contigo.",
    document: {
      trigger: begins("purchase.anniversary", [is("oficio", "comprador", "inquilino")]),
      steps: [
        wait({ for: "dia", weekdays: [0, 1, 2, 3, 4], at: "10:00" }),
        task("Felicitar a {contacto} por el aniversario de su casa", 4),
      ],
    },
  },
  {
    id: "puertas-de-la-cartera",
    name: "Entra una vivienda nueva",
    why: "Reparte el trabajo de prepararla y avisa a quien lleva a los compradores a los que encaja.",
    document: {
      trigger: begins("home.created", [is("estado", "disponible")]),
      steps: [
        task("Revisar fotos y documentos de {vivienda}", 1, "dias"),
        act({ do: "compradores", as: "aviso", text: "{vivienda} encaja con {compradores}" }),
      ],
    },
  },
];

export const findRecipe = (wanted: string): FlowRecipe | undefined =>
  FLOW_RECIPES.find((recipe) => recipe.id === wanted);
