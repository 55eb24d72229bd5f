import type { ModuleContent } from "../module-content.ts";

export const virtualModule: ModuleContent = {
  meta: {
    title: "Planos, tours virtuales y home staging",
    description:
      "El módulo para enseñar una vivienda a distancia: el plano con sus superficies, fotos en el orden que más se mira y una página con tu marca.",
  },
  title: "Enseña la casa antes de abrirla",
  lead: "El plano dibujado con tus medidas, el recorrido de 360°, fotos ordenadas y una página que se abre en cualquier móvil. Después vendrá amueblar una foto vacía.",
  day: {
    title: "Un día con este módulo",
    lead: "Menos visitas que no van a ninguna parte.",
    moments: [
      {
        when: "En la vivienda",
        text: "Subes las fotos desde el móvil. Umbral propone el orden: lo que más se mira primero, el plano al final.",
        to: "/help-center/articulo/fotos-y-documentos",
        label: "Fotos y documentos",
      },
      {
        when: "Con el láser en la mano",
        text: "Dictas las medidas y sales con el plano acotado, útil y construida. Si una diagonal no cierra, te dice cuántos centímetros.",
        to: "/generador-planos",
      },
      {
        when: "Para quien vive lejos",
        text: "Mandas una página con el precio, su porqué y tu contacto. Se abre en cualquier móvil, sin instalar nada.",
        to: "/help-center/articulo/compartir-un-resultado",
        label: "Compartir un resultado",
      },
      {
        when: "Obra nueva o reforma",
        text: "Del plano sale el volumen, con luz y materiales, para explicar a escala lo que se va a construir.",
        to: "/render-desde-plano",
      },
    ],
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
      "No presenta un plano dibujado con tus medidas como medición oficial: enseña la fórmula y el error de cada estancia.",
      "No publicará caras, matrículas ni papeles que salgan en la foto sin avisarte.",
    ],
  },
  questions: [
    {
      question: "¿Necesito una cámara de 360 grados?",
      answer:
        "No. Con ella sale antes: sirve cualquiera que guarde la imagen equirrectangular. Sin ella, las panorámicas se hacen con las fotos de tu móvil, con una sola foto o desde el plano.",
    },
    {
      question: "¿Se nota que una foto está amueblada?",
      answer:
        "Lo dirá la propia imagen, con una leyenda que no se puede quitar al descargarla, y la foto original irá siempre con ella. Es lo honrado y evita reclamaciones.",
    },
    {
      question: "¿Cuánto gasta una imagen?",
      answer:
        "Veinte créditos cuando la hace un modelo de imagen. Los planos, las maquetas y los recorridos no gastan.",
    },
    {
      question: "¿Hará falta un ordenador potente?",
      answer:
        "No para ver recorridos. Para montar una maqueta con luz ayuda una tarjeta gráfica normal; si no la hay, la calidad baja y la herramienta lo dice.",
    },
  ],
  closing: {
    title: "Te avisamos de lo que falta",
    text: "Un correo cuando puedas amueblar una foto vacía.",
  },
};
