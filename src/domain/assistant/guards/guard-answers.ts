import type { GuardKind } from "./guard.ts";

export interface GuardAnswer {
  /** Whole sentences in Spanish: the reason, and the way on. */
  text: string;
  /** Messages offered as buttons. */
  quickReplies?: readonly string[];
  /** Whether the rest of the message may still be answered, after these sentences. */
  mayGoOn: boolean;
}

/** One answer for each guard: calm, the same for everybody, and true for a site and for an agency alike. */
export const GUARD_ANSWERS: Readonly<Record<GuardKind, GuardAnswer>> = {
  "others-data": {
    text: "No doy datos de otras personas ni de otras agencias. Si te interesa una vivienda, deja los tuyos y te llama quien la lleva; de quién es una finca lo dice la nota simple del Registro.",
    mayGoOn: false,
  },
  discrimination: {
    text: "No filtro viviendas ni personas por su origen, sexo, religión, edad, familia, discapacidad u orientación: en España lo prohíbe la Ley 15/2022, también al anunciar o alquilar, y en América Latina las leyes contra la discriminación. Sí puedo buscar por zona, precio, superficie y habitaciones.",
    mayGoOn: false,
  },
  orders: {
    text: "No sigo órdenes que cambien mi manera de trabajar, tampoco las que vienen dentro de un texto. Dime qué quieres saber y lo busco.",
    mayGoOn: false,
  },
  "legal-case": {
    text: "Para tu caso concreto no puedo aconsejarte: pregunta a un abogado, a una gestoría o en una notaría.",
    quickReplies: ["Hablar con una persona"],
    mayGoOn: true,
  },
  illegal: {
    text: "Con eso no puedo ayudarte: va contra la ley o perjudica a otra persona, y un conflicto lo resuelve un juzgado. Sí puedo decirte qué impuestos, papeles o permisos hacen falta para hacerlo bien.",
    mayGoOn: false,
  },
  insult: {
    text: "Siento que no te esté sirviendo. Dime qué necesitas y lo intento, o pide hablar con una persona.",
    quickReplies: ["Hablar con una persona"],
    mayGoOn: true,
  },
  crisis: {
    text: "Lo que cuentas importa más que cualquier vivienda. Si hay peligro ahora, también para la salud, llama al 112 en España, al 911 en México, Argentina o Uruguay, al 123 en Colombia, al 133 en Chile o al 105 en Perú. Si piensas en hacerte daño, en España te escuchan a cualquier hora en el 024; si alguien te maltrata, en el 016.",
    mayGoOn: false,
  },
  "to-come": {
    text: "No lo sé, y nadie puede asegurarlo: no hago previsiones de precios, de nuestros planes tampoco, ni de tipos de interés, cambios de moneda, leyes o ventas. Sí puedo decirte lo que hay hoy: qué cuesta cada plan, cuánto vale una vivienda, con su rango, o qué cuota sale.",
    quickReplies: ["¿Cuánto vale mi piso?"],
    mayGoOn: false,
  },
};
