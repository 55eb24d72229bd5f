/**
 * Words of the page of case studies. The studies are invented: each is labelled as an example, says how a real one would
 * be measured, and uses only tools that are open today. They are shown in the demonstration alone; elsewhere `without`
 * takes the place of head and notice until there are real ones.
 */
export const caseStudiesContent = {
  without: {
    meta: {
      title: "Casos de éxito",
      description:
        "Cómo se mide y se publica un caso de éxito en Umbral: qué se cuenta antes, cuánto se espera y quién firma el texto. Propón el tuyo.",
    },
    hero: {
      title: "Qué cambia cuando el precio se explica",
      lead: "Aquí solo habrá casos medidos y firmados por quien los vivió. Así se hacen, y así puedes proponer el tuyo.",
    },
  },
  meta: {
    title: "Casos de éxito: cuatro ejemplos",
    description:
      "Cuatro casos de ejemplo con el problema, lo que se hizo y cómo se mediría de verdad: precio de salida, visitas, cartera y encargos. Los reales los sustituirán.",
  },
  hero: {
    title: "Qué cambia cuando el precio se explica",
    lead: "Cuatro situaciones que cualquier oficina reconoce, contadas con herramientas que puedes usar.",
  },
  notice: {
    title: "Son ejemplos, no clientes",
    text: "Personas, oficinas y cifras son inventadas. Sirven para enseñar cómo se trabaja y cómo se mide. Cuando haya casos reales, con nombre y permiso, ocuparán su sitio.",
  },
  tag: "Ejemplo",
  labels: {
    problem: "El problema",
    done: "Lo que se hizo",
    figures: "En cifras de ejemplo",
    measured: "Cómo se mediría",
  },
  cases: [
    {
      id: "oficina-de-barrio",
      title: "Una oficina con cinco precios para el mismo piso",
      who: "Oficina de barrio, cinco agentes",
      drawing: { floors: 5, bays: 4, floor: 2, pigment: "albero" },
      problem:
        "Cada agente ponía el precio de salida a su manera. Muchas viviendas se publicaban altas y bajaban a los dos meses, cuando ya nadie las miraba.",
      done: "Acordaron que ninguna vivienda sale sin rango. El agente valora con los mismos comparables, y si quiere salir por encima escribe por qué. El informe va al expediente.",
      figures: [
        { label: "Viviendas que bajaron de precio, de 20", before: "14", after: "7" },
        { label: "Días hasta la primera oferta, mediana", before: "71", after: "46" },
      ],
      measured:
        "Compararíamos los 20 encargos anteriores con los 20 siguientes de la misma oficina: precio de salida, rebajas y fecha de la primera oferta, según su programa de gestión.",
      tool: { label: "Valorar una vivienda", to: "/valoracion" },
    },
    {
      id: "visitas-que-no-llegan",
      title: "Menos visitas y mejor elegidas",
      who: "Agente por su cuenta",
      drawing: { floors: 3, bays: 3, floor: 1, pigment: "carruaje" },
      problem:
        "Enseñaba pisos de 260.000 € a familias que se quedaban en 210.000 €. La mitad de las tardes acababan en «lo hablamos con el banco».",
      done: "Antes de la primera visita pregunta ingresos y ahorro, y hace la cuenta con la calculadora, impuestos incluidos. Si el techo no llega, propone otra zona esa misma llamada.",
      figures: [
        { label: "Visitas por cada venta", before: "11", after: "7" },
        { label: "Reservas caídas por financiación, de 10", before: "3", after: "1" },
      ],
      measured:
        "Contaríamos visitas y reservas en su agenda durante seis meses, antes y después, y el motivo de cada reserva que no llegó a escritura.",
      tool: { label: "Calcular la capacidad", to: "/calculadora-capacidad" },
    },
    {
      id: "cartera-entera",
      title: "Ciento ochenta anuncios, revisados en una tarde",
      who: "Grupo de seis oficinas",
      drawing: { floors: 8, bays: 6, floor: 5, pigment: "cobalto" },
      problem:
        "Nadie sabía qué parte de la cartera estaba fuera de mercado. Se revisaba vivienda a vivienda, cuando el propietario se quejaba.",
      done: "Su programa llama a la API con cada vivienda y guarda el rango. Una lista ordena los anuncios por lo lejos que están del suyo, y los coordinadores llaman primero a esos propietarios.",
      figures: [
        { label: "Anuncios por encima de su rango", before: "Sin saberlo", after: "23 de 180" },
        { label: "Tiempo de la revisión", before: "Tres semanas", after: "Una tarde" },
      ],
      measured:
        "Tomaríamos la lista del primer día y miraríamos a los 90 qué anuncios por encima de su rango se vendieron, bajaron o se retiraron.",
      tool: { label: "Leer la documentación de la API", to: "/api/docs" },
    },
    {
      id: "encargo-en-la-mesa",
      title: "El encargo que se gana en la mesa de la cocina",
      who: "Agente de una agencia familiar",
      drawing: { floors: 2, bays: 3, floor: 0, pigment: "almagre" },
      problem:
        "Perdía encargos contra quien prometía más. El propietario oía tres cifras y se quedaba con la más alta.",
      done: "Lleva el informe impreso y empieza por los comparables, no por el precio. Señala qué suma y qué resta esa casa, y deja el papel sobre la mesa.",
      figures: [
        { label: "Encargos firmados, de 10 visitas", before: "3", after: "5" },
        { label: "En exclusiva, de los firmados", before: "1", after: "3" },
      ],
      measured:
        "Apuntaríamos todas las visitas de captación de un trimestre, con y sin informe, y su resultado a los 30 días. Diez visitas no bastan: harían falta unas cien.",
      tool: { label: "Preparar un informe", to: "/valoracion" },
    },
  ],
  yours: {
    title: "Así se publicará un caso real",
    steps: [
      { title: "Se mide antes", text: "Acordamos qué se cuenta y de dónde sale el dato, y apuntamos cómo estabas." },
      { title: "Se espera", text: "Tres o seis meses, con los fallos incluidos. Si no mejora, también se cuenta." },
      { title: "Se firma", text: "Lees el texto, lo apruebas y sale con tu nombre, la fecha y la forma de medir." },
    ],
  },
  closing: {
    title: "¿Quieres que el siguiente sea el tuyo?",
    text: "Buscamos oficinas que quieran medirse. Cuéntanos qué te gustaría cambiar.",
    action: { label: "Proponer mi caso", to: "/contacto" },
    second: { label: "Ver las herramientas", to: "/herramientas" },
  },
} as const;
