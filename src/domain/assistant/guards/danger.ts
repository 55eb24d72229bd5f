import { plainOf } from "../../shared/spoken/tokens.ts";

/**
 * Sentences that say by themselves that somebody is in danger, folded. No learned reading may outweigh them, whatever else the message asks: a
 * person who writes them is answered first as a person. Each ends where another word would make it ordinary: "no quiero vivir en el centro".
 */
const END_OF_LIFE =
  "(?! (?:mas )?(?:en|de|con|cerca|lejos|junto|al|a|sin|por|tan|solo|sola|fuera|donde|aqui|alli)(?![a-z]))";
const OF_LIFE = "(?! (?:en|con|cerca|lejos|junto|de alquiler|aqui)(?![a-z]))";
const FIGURE =
  "(?! (?:de (?:risa|ganas|gusto|verguenza|calor|frio|hambre|amor|aburrimiento)|a (?:trabajar|pagar))(?![a-z]))";
const PERSON =
  "(?:inquilin[oa]|vecin[oa]|herman[oa]|hij[oa]|padre|madre|marido|mujer|pareja|amig[oa]|companer[oa]|caser[oa]|dueno|senora?|hombre|abuel[oa]|chic[oa]|novi[oa])";

const SPANISH = [
  "suicid(?:ar(?:me|se|te|nos)?|o|arem?os|are|ara|e|emos|arse)",
  "(?:pienso|pensando|pensar|pensado) (?:mucho )?en (?:el suicidio|morir(?:me)?)",
  `(?:quiero|queria|quisiera|prefiero|deseo|ganas de|gustaria) morir(?:me)?${FIGURE}`,
  `me quiero morir${FIGURE}`,
  `(?:me (?:quiero|voy a|pienso) matar|(?:quiero|voy a|pienso en|ganas de) matarme)${FIGURE}`,
  "(?:quitar|quito|quitamos)(?:me|se)? de en ?medio(?= |$)(?! (?:a|al|el|la|los|las|un|una|ese|esa)(?![a-z]))",
  "(?:quitar(?:me|se)|(?:me|se) (?:quito|quita|voy a quitar|va a quitar|quiere quitar)) la vida",
  `(?:ya )?no quier[oe] (?:seguir )?(?:vivir|viviendo)${END_OF_LIFE}`,
  `(?:sin|no tengo|ni tengo|perdido las|quedan) ganas de (?:seguir )?(?:vivir|viviendo)${OF_LIFE}`,
  "ganas de no (?:estar|seguir|vivir) mas",
  "(?:me|nos) pegan? (?=si|cuando|cada|y|por las noches|todos|todas|desde|otra|siempre|delante|hasta|pero|porque)",
  `${PERSON} se (?:ha|habia) (?:colgado|ahorcado)(?! (?:de(?! una)|del|en (?:la web|linea)))`,
  `${PERSON} se (?:colgo|ahorco)`,
];

/** The same in the languages in which questions are understood. */
const OTHERS = [
  // Catalan.
  "no vull (?:seguir )?(?:viure|vivint)(?: mes)?(?! (?:a|al|en|amb|de|prop|lluny)(?![a-z]))",
  "(?:vull|em vull) morir(?:-me| me)?",
  "em vull (?:matar|suicidar)",
  "em (?:pega|maltracta)",
  "llevar-?me la vida",
  // Galician.
  "non quero (?:seguir )?(?:vivir|vivindo)(?: mais)?(?! (?:en|no|na|con|de|preto|lonxe)(?![a-z]))",
  "(?:quero|queria) morrer",
  "quero matarme|voume matar",
  // Basque.
  "ez dut (?:gehiago )?bizi nahi",
  "hil nahi dut",
  "n[ei]re burua(?:z)? (?:hil|beste egin)|neure buruaz beste egin",
  "jotzen nau",
  // Portuguese.
  "nao quero (?:mais )?viver(?: mais)?(?! (?:em|no|na|com|de|perto|longe)(?![a-z]))",
  "quero me matar|quero matar-me|vou me matar|suicidar-me",
  "(?:me bate|bate-me|bate em mim) (?=se|quando|cada|e|por|todos|todas|desde|sempre)",
  // English.
  "(?:want|wanna|going|wish|like) (?:to )?(?:die|kill myself|end it all|end my life)",
  "kill myself|suicidal|committing suicide|commit suicide",
  "(?:don'?t|do not|dont) want to (?:live|be alive)(?: anymore| any more)?(?! (?:in|at|with|near|far|here|there|on|next)(?![a-z]))",
  "(?:husband|wife|boyfriend|girlfriend|partner|father|landlord) (?:hits|beats|is hitting|is beating) (?:me|us)",
  // French.
  "(?:je )?v(?:eux|oudrais) (?:mourir|en finir|me tuer|me suicider)",
  "ne veux plus vivre(?! (?:a|en|avec|dans|chez|ici)(?![a-z]))|veux plus vivre(?! (?:a|en|avec|dans|chez|ici)(?![a-z]))",
];

const pattern = (phrases: readonly string[]) => new RegExp(`(?<![a-z])(?:${phrases.join("|")})(?![a-z])`);
const DANGER = pattern([...SPANISH, ...OTHERS]);

/** Two things that only together leave no doubt: who strikes whom, what has lost its sense, a night without a roof. */
const TOGETHER = [
  [
    "(?:mi|mis|meu|minha|mina|mon|ma) (?:marido|pareja|novi[oa]|ex|mujer|padre|madre|padrastro|hijo|home|parella|pai|mari|copain|conjoint|pere|femme|namorado|parceiro|companheiro)",
    "(?:me|nos) (?:pega|pego|ha pegado|maltrata|bate|frappe|bat)(?! (?:el sol|mucho el sol|bien|con)(?![a-z]))|pegame|bate-me",
  ],
  ["(?:no (?:le )?(?:veo|encuentro|tiene)|sin|ningun) (?:ya )?(?:ningun )?sentido", "(?:a|en) (?:la|mi) vida"],
  ["no (?:tengo|tenemos) (?:a ?)?(?:donde|dnd) (?:dormir|ir|meternos|meterme)", "no (?:puedo|aguanto|podemos) mas"],
].map((parts) => parts.map((part) => pattern([part])));

/** Longer texts are read this far. */
const LONGEST = 4_000;

/** Whether a message says without doubt that a person is in danger. */
export function saysDanger(message: string): boolean {
  const text = plainOf(message.normalize("NFKC").slice(0, LONGEST))
    .replaceAll("’", "'")
    .replace(/[^a-z0-9.,;:!?'-]+/g, " ");
  return DANGER.test(text) || TOGETHER.some((parts) => parts.every((part) => part.test(text)));
}
