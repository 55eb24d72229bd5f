/** Words of the home page of Latin America. Its countries, tools and example are not written here: they come from their own tables. */
export const latamHome = {
  meta: {
    title: "Herramientas para agentes inmobiliarios de Latinoamérica",
    description:
      "Valora, capta y vende propiedades con datos que puedes explicar, en la moneda y con las palabras de tu país. Sin cuenta para probar.",
  },
  hero: {
    title: "Pon precio con pruebas, en la moneda de tu país",
    lead: "Umbral reúne las herramientas de un agente inmobiliario: valora con los comparables que tú conoces, calcula qué puede pagar cada comprador y escribe el anuncio en el español de tu país.",
    note: "Sin tarjeta y sin instalar nada: funciona en la computadora, la tableta y el celular.",
  },
  example: {
    title: "Un precio, con su rango",
    note: "Ejemplo con avisos inventados para un departamento de Palermo. En tus resultados ves cada comparable, su ajuste y su peso.",
  },
  countries: {
    title: "Con las palabras y los gastos de cada país",
    lead: "Los gastos de compra son orientativos: reúnen guías y prensa de cada país, y no hemos leído sus normas. Puedes escribir los tuyos.",
    costs: "Gastos de quien compra",
    money: "Así se escriben los precios",
    words: "Así hablan los formularios",
  },
  tools: {
    title: "Lo que puedes usar hoy",
    lead: "Todas se abren sin cuenta, varias veces al día. Con una cuenta se guardan tu cartera, tus contactos y tus resultados.",
  },
  steps: {
    title: "Del aviso al precio",
    steps: [
      {
        title: "Pega lo que encontraste",
        text: "Copia avisos del portal o súbelos en una hoja de cálculo: entiende $4,500,000, US$ 95.000 y S/ 350,000, y dice qué filas no entendió y por qué.",
      },
      {
        title: "Mira qué pesa y qué no",
        text: "Cada comparable se ajusta por superficie, piso, elevador, estado y año. Quitas el que no te convence y el precio se vuelve a calcular.",
      },
      {
        title: "Explícaselo al propietario",
        text: "Un informe en PDF con tu logotipo, el rango y las razones: para hablar del precio de salida con algo en la mano.",
      },
    ],
  },
  limits: {
    title: "Lo que todavía no hace aquí",
    points: [
      {
        title: "No sustituye un avalúo",
        text: "Es una estimación estadística. El avalúo o la tasación que pide un banco o una autoridad la hace un perito habilitado.",
      },
      {
        title: "Solo Buenos Aires tiene modelo",
        text: "En las demás ciudades el precio sale de tus comparables, y hacen falta tres. El rango dice que allí no lo hemos medido.",
      },
      {
        title: "Las normas de cada país están sin revisar",
        text: "De México conocemos la NOM-247 de los anuncios; de los demás países no hemos leído la norma, y cada aviso lo dice.",
      },
      {
        title: "No convierte monedas",
        text: "Compara avisos en una misma moneda. Un cambio que nadie pidió escondería de dónde sale el precio.",
      },
    ],
  },
  questions: ["en-que-paises", "sin-comparables", "es-una-tasacion", "que-calcula-la-capacidad", "cuanto-cuesta"],
  questionsTitle: "Preguntas de aquí",
  closing: {
    title: "Empieza con una propiedad que conozcas",
    text: "Valora una que acabas de vender y compara. Es la forma más rápida de saber si te sirve.",
  },
} as const;
