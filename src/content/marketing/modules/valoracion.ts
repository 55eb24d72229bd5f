import type { ModuleContent } from "../module-content.ts";

export const valuationModule: ModuleContent = {
  meta: {
    title: "Valorar viviendas con rango y comparables",
    description:
      "El módulo que pone precio a una vivienda y lo explica: rango, comparables, informe en PDF, obras que compensan, previsión y capacidad de compra.",
  },
  title: "Pon un precio que el propietario entienda",
  lead: "Describes la vivienda, eliges los comparables y sale un rango con su porqué. La misma cifra sirve para captar, para fijar la salida y para saber quién puede pagarla.",
  day: {
    title: "Un día con este módulo",
    lead: "De la primera llamada al comprador, sin volver a escribir la vivienda.",
    moments: [
      {
        when: "Antes de la visita",
        text: "Sitúas el piso en el mapa, pegas los anuncios que ya miras y ves el rango. Con menos de tres comparables no sale un precio: sale el motivo y lo que falta.",
        to: "/valoracion",
      },
      {
        when: "Si pregunta por la obra",
        text: "Con el valor y un presupuesto ves qué obra suma más de lo que cuesta, con su rango. A veces la respuesta es no tocar nada.",
        to: "/recomendador-mejoras",
      },
      {
        when: "Si pregunta por el futuro",
        text: "Ves hasta dónde puede moverse el precio en unos años, con su banda y con la fuente de cada índice.",
        to: "/predictor-apreciacion",
      },
      {
        when: "Cuando llama un comprador",
        text: "Con sus ingresos y su ahorro sabes hasta qué precio llega y qué lo limita. No enseñas lo que no puede pagar.",
        to: "/calculadora-capacidad",
      },
    ],
  },
  handover: {
    title: "La vivienda pasa de una a otra",
    steps: [
      {
        title: "Se describe una vez",
        text: "Superficie, planta, estado y extras se guardan con la primera valoración. Lo que no sabes se queda en blanco y no cuenta como cero.",
      },
      {
        title: "Se valora con pruebas",
        text: "Cada comparable lleva su fecha, su distancia y si es oferta o cierre. Quita uno y el rango se recalcula.",
      },
      {
        title: "Se busca quién la paga",
        text: "El precio pasa a la calculadora de capacidad. Allí se le suman impuestos, notaría y registro de su comunidad.",
      },
    ],
  },
  limits: {
    title: "Lo que no hace",
    points: [
      "No es una tasación según la Orden ECO/805/2003 y no sirve para pedir una hipoteca.",
      "No da un precio de hoy con menos de tres comparables actuales. En Barcelona y Valencia enseña el de la fecha de sus datos, con su error.",
      "No esconde la duda: si las ventas son pocas o dispersas, el rango se abre y dice por qué.",
    ],
  },
  questions: [
    {
      question: "¿De dónde salen los comparables?",
      answer:
        "De los que tú aportas: pegados desde una hoja de cálculo, en un archivo CSV o Excel o como texto de anuncios. La herramienta te enseña qué ha entendido de cada fila y cuál ha dejado fuera. Los de demostración llevan su etiqueta.",
    },
    {
      question: "¿Qué significa «en 8 de cada 10 casos»?",
      answer:
        "Que el rango está pensado para acoger el precio 8 de cada 10 veces. Lo comprobamos valorando viviendas ya publicadas que el sistema no había visto y contando cuántas veces el precio caía dentro. La página del método enseña el resultado y dónde se queda corto.",
    },
    {
      question: "¿Puedo llevarme el informe con mi nombre?",
      answer:
        "Sí. El informe sale en PDF con tu nombre, el rango, los comparables usados y los descartados con su motivo. También puedes copiar el texto, mandarlo por WhatsApp o bajar las tablas en Excel y CSV.",
    },
    {
      question: "¿Funciona fuera de España?",
      answer:
        "Sí con tus comparables: eliges país y moneda y el cálculo es el mismo. Los impuestos de compra de varios países de Latinoamérica son orientativos y así se marcan.",
    },
  ],
  closing: {
    title: "Prueba con un piso que conozcas",
    text: "Valora una vivienda que acabas de vender y compara el rango con el precio de cierre. Es la mejor forma de saber si te sirve.",
  },
};
