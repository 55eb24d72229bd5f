import type { ModuleContent } from "../module-content.ts";

export const virtualModule: ModuleContent = {
  meta: {
    title: "Planos, tours virtuales y home staging",
    description:
      "El módulo para enseñar una vivienda a distancia: plano con superficies, recorrido con tus fotos, amueblado que avisa de que lo es y vídeo vertical.",
  },
  title: "Enseña la casa antes de abrirla",
  lead: "Con tus fotos y unas medidas podrás dibujar el plano, montar el recorrido y amueblar una habitación vacía. Cada imagen retocada lo dirá en la propia imagen.",
  day: {
    title: "Un día con este módulo",
    lead: "Menos visitas que no van a ninguna parte.",
    moments: [
      {
        when: "En la vivienda",
        text: "Tomarás medidas con el móvil o el metro y el plano se irá dibujando, con la superficie de cada estancia y la total.",
        toolPath: "/generador-planos",
      },
      {
        when: "De vuelta en la oficina",
        text: "Unirás las fotos de 360 grados en un recorrido con puertas entre estancias. Se abre en cualquier móvil, sin instalar nada.",
        toolPath: "/virtual-tour-360",
      },
      {
        when: "Un piso vacío",
        text: "Amueblarás la foto del salón sin mover paredes ni ventanas. El antes y el después van siempre juntos.",
        toolPath: "/home-staging",
      },
      {
        when: "Obra nueva o reforma",
        text: "Del plano saldrá el volumen, con luz y materiales. Para explicar lo que todavía no existe, a escala.",
        toolPath: "/render-desde-plano",
      },
    ],
  },
  tools: {
    title: "Sus herramientas",
    lead: "Todavía no se puede usar ninguna. En cada página ves qué pedirá y qué dará, y puedes dejar tu correo.",
  },
  handover: {
    title: "Del metro al recorrido",
    steps: [
      {
        title: "Mide una vez",
        text: "El plano da las superficies. Pasan a la ficha y de ahí a la valoración, con la diferencia respecto al registro a la vista.",
      },
      {
        title: "Levanta el volumen",
        text: "El mismo plano se vuelve maqueta. Sobre ella se colocan muebles, luz y las fotos de cada estancia.",
      },
      {
        title: "Publica el recorrido",
        text: "Sale con tu marca y con el contacto de quien lleva la vivienda. Verás cuántas personas lo abren y en qué estancia se quedan.",
      },
    ],
  },
  limits: {
    title: "Lo que no hará",
    points: [
      "No quitará una torre eléctrica de la ventana ni ensanchará un pasillo. Amueblar sí, mentir no.",
      "No presentará un plano a mano alzada como medición oficial: dirá con qué se midió y con qué margen.",
      "No publicará caras, matrículas ni papeles que salgan en la foto sin avisarte.",
    ],
  },
  questions: [
    {
      question: "¿Necesito una cámara de 360 grados?",
      answer:
        "Para el recorrido completo, sí: sirve cualquiera que guarde la imagen equirrectangular. Con fotos normales podrás montar una visita por puntos, con el plano al lado.",
    },
    {
      question: "¿Se nota que una foto está amueblada?",
      answer:
        "Lo dirá la propia imagen, con una leyenda que no se puede quitar al descargarla, y la foto original irá siempre con ella. Es lo honrado y evita reclamaciones.",
    },
    {
      question: "¿Cuánto gasta una imagen?",
      answer:
        "Veinte créditos cuando la hace un modelo de imagen. Los planos, las maquetas y los recorridos se calculan en tu navegador y no gastan.",
    },
    {
      question: "¿Hará falta un ordenador potente?",
      answer:
        "No para ver recorridos. Para montar una maqueta con luz ayuda una tarjeta gráfica normal; si no la hay, la calidad baja y la herramienta lo dice.",
    },
  ],
  closing: {
    title: "Te avisamos cuando abra Virtual",
    text: "Un correo cuando puedas dibujar tu primer plano.",
  },
};
