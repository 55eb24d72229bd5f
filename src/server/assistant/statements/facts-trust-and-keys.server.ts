import { company } from "#content/home/company.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { helpPage } from "./help-page.server.ts";
import { quotedFacts } from "./quoted.server.ts";
import { stated } from "./stated.server.ts";

/** Trust, the keys of the keyboard, and the services that can be connected. */
export const trustAndKeyFacts = (): Statement[] => [...trustFacts(), ...keyFacts(), ...connectionFacts()];

/** How people ask for each thing that the home page says of trust, by its name there. */
const TRUST_ASKED: Readonly<Record<string, string>> = {
  "Copias cada hora": "cada cuánto hacen copias de seguridad | hay respaldo de mis datos | cuántos backups guardan",
  "Nada va a terceros":
    "mandan mis datos a otras empresas | se usan servicios de terceros | usan inteligencia artificial de fuera con mis datos",
  "Medición con permiso": "me rastrean sin permiso | miden mi visita sin preguntar",
  "Nadie más ve lo tuyo": "alguien puede ver mi valoración con la dirección | son privados mis resultados",
  "Cada dato, fechado": "los impuestos tienen fecha y fuente | cómo sé que un dato está al día",
  "Tu cuenta, bien cerrada": "cómo se protege mi cuenta | qué seguridad tiene el acceso",
};

/** Security and trust, as the home page says them. */
function trustFacts(): Statement[] {
  const onHome = factsOn({ url: "/", title: "Umbral" });
  return company.trust.facts.map(({ name, text }, i) =>
    onHome(`trust.${i + 1}`, `${name}, seguridad, confianza`, "qué se hace", `${name}: ${uncapitalised(text)}`, {
      forms: ["what", "how", "yes-no", "when"],
      asked: TRUST_ASKED[name]?.split(" | ") ?? [],
    }),
  );
}

/** Keys and the places in which they work, in the words of the help articles. */
function keyFacts(): Statement[] {
  return [
    ...quotedFacts(
      "ayuda",
      "menu-de-comandos",
      `
keys.menu · atajos de teclado, teclas, menú de comandos, buscador · abrir · which how what
‹En el panel, pulsa Ctrl K›3
? qué hace Ctrl K | cómo abro el buscador con el teclado | atajo del menú de comandos | hay atajos de teclado

keys.menu-move · atajos de teclado, teclas, menú de comandos · moverse · which how what
‹Las flechas eligen›
? cómo me muevo por el menú de comandos | teclas del buscador del panel

keys.calendar · atajos de teclado, teclas, calendario · teclas · which how what
‹En el calendario, las flechas›
? atajos del calendario | qué hace la tecla T en el calendario | crear evento con el teclado

keys.catalogue · atajos de teclado, teclas, catálogo de herramientas · buscar · which how what
‹En el catálogo de herramientas›
? Ctrl K en el catálogo | buscar una herramienta con el teclado
`,
    ),
    ...quotedFacts(
      "ayuda",
      "accesibilidad-y-teclado",
      `
keys.tab · atajos de teclado, teclas, accesibilidad · avanzar y activar · which how what
‹Tab avanza›
? usar Umbral sin ratón | cómo avanzo con el teclado | se puede usar solo con el teclado

keys.skip · atajos de teclado, teclas, accesibilidad · saltar al contenido · which how what
‹El primer Tab›
? saltar al contenido con el teclado | qué hace el primer Tab

keys.escape · atajos de teclado, teclas, tecla Esc · cerrar · which how what
‹Esc cierra›
? qué hace Esc | cómo cierro un diálogo con el teclado

keys.drag · atajos de teclado, teclas, arrastrar · mover sin ratón · which how what
‹Lo que se arrastra›
? mover tarjetas con el teclado | arrastrar sin ratón

keys.map · atajos de teclado, teclas, mapa · mover el punto · which how what
‹En el mapa de la valoración›2
? mover el punto del mapa con el teclado | usar el mapa sin ratón

site.accessibility · accesibilidad, WCAG · qué se sigue · which yes-no
Umbral sigue ‹Las pautas WCAG›
? cumple WCAG | es accesible | nivel de accesibilidad
`,
    ),
  ];
}

/** Outside services, and what each needs. */
function connectionFacts(): Statement[] {
  const onPortals = factsOn(helpPage("publicar-tu-cartera-en-portales"));
  const onModel = factsOn(helpPage("conectar-un-modelo-de-lenguaje"));
  const onCalendar = factsOn(helpPage("llevar-el-calendario-al-movil"));
  const onMcp = factsOn(helpPage("asistentes-con-mcp"));
  return [
    ...stated(
      onPortals,
      `
connect.portals · portales, idealista, Fotocasa, Kyero · cómo se publica · how yes-no
Umbral no entra en los portales por ti: te da una dirección con tus viviendas disponibles en formato Kyero, y el portal que la admita la lee con su ritmo.
? puedo publicar en idealista | cómo subo mis pisos a Fotocasa | se conecta con los portales | publicar en Inmuebles24 | publicación automática en portales
+ publicar subir anuncio portal inmobiliario
`,
    ),
    ...stated(
      onModel,
      `
connect.model · modelo de lenguaje, ChatGPT, IA · si hace falta · yes-no how what
No hace falta: Umbral calcula y escribe con sus propios motores. Puedes conectar un modelo compatible con OpenAI, con tu clave, y entonces redacta los textos; nunca cambia los números.
? usan ChatGPT | necesito una clave de OpenAI | puedo conectar mi propio modelo | qué inteligencia artificial usan
+ GPT OpenAI LLM inteligencia artificial conectar clave
`,
    ),
    ...stated(
      onCalendar,
      `
connect.calendar · Google Calendar, Outlook, iCal · cómo se conecta · how yes-no
El calendario se lleva al móvil con una dirección iCal, y los de Google u Outlook se leen pegando la suya. No hace falta clave.
? se sincroniza con Google Calendar | conectar Outlook | llevar la agenda al celular
`,
    ),
    ...stated(
      onMcp,
      `
connect.mcp · MCP, Claude, asistente externo · cómo se conecta · yes-no how where
Sí: Umbral habla MCP en la dirección /mcp, con una clave de la API. El asistente ve lo mismo que tú y gasta los mismos créditos.
? tiene servidor MCP | puedo usarlo desde Claude | conectar un asistente de IA
`,
    ),
    factsOn(helpPage("cambiar-de-plan-y-facturas"))(
      "connect.stripe",
      "Stripe, pago en línea",
      "si está activo",
      "El pago en línea funciona donde quien administra el sitio ha puesto las claves de Stripe. Si no, el plan se pide y te lo activamos.",
      { forms: ["yes-no", "how"], asked: ["se puede pagar en línea", "funciona el pago con Stripe"] },
    ),
    factsOn(helpPage("crear-una-cuenta"))(
      "connect.google",
      "Google, entrar con Google",
      "si está",
      "El botón de entrar con Google aparece donde quien administra el sitio lo ha activado.",
      { forms: ["yes-no", "why"], asked: ["por qué no sale el botón de Google", "iniciar sesión con Google"] },
    ),
  ];
}
