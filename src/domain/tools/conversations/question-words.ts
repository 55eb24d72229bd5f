/** Words of questions that ask nothing, and words that mean one thing in a question and its answer. */

export const RHETORICAL =
  /^ (¿ )?(que tal|como estas|como esta|como estais|como va|como vas|todo bien|como le va|como te va|verdad|no|vale|ok|sabes|eh|si|a que si|no crees|no cree|te parece|le parece|os parece|me explico|me entiendes|te imaginas|en serio|de verdad|quien sabe|que mas|como andas|como andan|cierto|entiendes|que le vamos a hacer|que quieres que te diga|hola|buenas|perdon|como|que) (\?|,|!)?/;
export const RHETORICAL_WHOLE =
  /^ (¿ )?(y )?(que tal|como (estas|esta|estais|estan|va|vas|va todo|andas|le va|te va|fue todo)|todo bien|verdad|no|vale|ok|okay|sabes|eh|a que si|no crees|me explico|me entiendes|te imaginas|en serio|de verdad|quien sabe|cierto|entiendes|hola|buenas|perdon|como|que|si|que tal (estas|esta|todo|el dia|estais|el fin de semana|el finde)|te das cuenta|que te parece|que le parece|como lo ves|como lo ve) ?[?!., ]*(\?|$)/;
export const TAGGED = / (?:no|verdad|cierto|eh|po) \? $/;
export const TAG = / (verdad|no|vale|ok|eh|cierto|si|te parece|le parece|sabes|de acuerdo) \? $/;

export const STOP = new Set(
  "que cual cuales cuanto cuanta cuantos cuantas cuando donde como quien quienes el la los las un una unos unas de del al a en con por para y o u e si no es son esta estan seria sera hay tiene tienen teneis tienes se me te le les nos os lo su sus tu tus mi mis este esta ese esa eso esto aun todavia ya muy mas tambien puede puedes podria podrias podeis pueden podemos puedo saber sabe sabes decir decirme dime favor hola buenas gracias queria quisiera gustaria pregunta duda ver ser estar tener piso casa depa depto departamento apartamento inmueble vivienda propiedad".split(
    " ",
  ),
);

/** Words that mean one thing in a question and its answer. */
export const ALIKE: Readonly<Record<string, string>> = {
  elevador: "ascensor",
  perro: "mascota",
  perros: "mascota",
  gato: "mascota",
  gatos: "mascota",
  mascotas: "mascota",
  animales: "mascota",
  expensas: "comunidad",
  parking: "garaje",
  cochera: "garaje",
  estacionamiento: "garaje",
  parqueadero: "garaje",
  balcon: "terraza",
  cuesta: "precio",
  vale: "precio",
  piden: "precio",
  visitar: "visita",
  visitarlo: "visita",
  verlo: "visita",
  verla: "visita",
  hipoteca: "financiacion",
  credito: "financiacion",
  fianza: "deposito",
  amoblado: "amueblado",
  amueblada: "amueblado",
  muebles: "amueblado",
  metros: "superficie",
  m2: "superficie",
  mide: "superficie",
};
