import type { Cue } from "../cue-grammar.ts";

/** A person instead of a machine; also who complains or haggles over the commission, which only people may settle. */
export const TALK_TO_PERSON: readonly Cue[] = [
  [
    4,
    "hablar|hable|comunicar|comunicarme|comunicame|comuniqueme|contactar|contacto|atienda|atender|atiendan|atendiera|pasame|paseme|pasenme|pasarme|ponme|poneme|pongame|poner|derivame|derivarme|transferir|transfiereme|conectame .. persona|personas|humano|humana|alguien|agente|operador|operadora|comercial|asesor|asesora|vosotros|ustedes|equipo|encargado|responsable|jefe|gerente|ejecutivo",
  ],
  [2, "persona|humano|agente|alguien|asesor|ejecutivo real"],
  [4, "alguien|persona|asesor|agente de verdad|carne|humano"],
  [
    4,
    "llamame|llamadme|llamenme|llameme|marcame|marquenme|marqueme|contactadme|contactenme|escribidme|escribanme|telefonear|telefoneadme",
  ],
  [
    4,
    "me|que llame|llamen|llameis|llamais|llaman|llamar|marque|marquen|marcar|contacte|contacten|contacteis|contactan|telefonear .. asesor|alguien|comercial|agente|#|por|al|manana|telefono|favor|$",
  ],
  [3.5, "me puede|pueden|podrian|podeis|podrias llamar|marcar|contactar|atender|telefonear"],
  [
    4,
    "quiero|quisiera|necesito|prefiero|preferiria|deseo|puedo|exijo .. persona|humano|humana|asesor|asesora|operador|comercial|ejecutivo|encargado",
  ],
  [5, "como hablo|hablar|puedo hablar? con"],
  [4, "hablar|contactar|comunicarme con soporte|atencion|administracion|direccion|servicio"],
  [5.5, "no quiero|quisiera .. hablar|hablando|seguir .. maquina|robot|bot|ia"],
  [4, "atencion al|a cliente|clientes|usuario"],
  [
    3.5,
    "telefono|numero|whatsapp|correo|mail de|para vosotros|ustedes|contacto|contactar|atencion|hablar|llamar|umbral|llamaros",
  ],
  [3.5, "cual es vuestro|su el? telefono|numero|whatsapp|correo"],
  [4, "poner|presentar|hacer|interponer|formular|quiero|dejar .. queja|reclamacion|reclamo|denuncia|quejarme"],
  [4, "quejarme|reclamar .. servicio|atencion|vosotros|ustedes|umbral|agencia|mal|trato"],
  [3.5, "queja|reclamacion|reclamo|reclamaciones formal|por|de|del|contra|$"],
  [
    3.5,
    "verguenza|estafa|estafadores|inaceptable|indignado|indignada|harto|harta|decepcionado|decepcionada|cabreado|pesimo|pesima|nefasto|lamentable|tomadura|intolerable",
  ],
  [3.5, "nadie me|nos contesta|responde|atiende|llama|hace"],
  [
    4,
    "bajais|bajan|bajas|bajar|rebajais|rebajar|rebajan|negociar|negociable|negociais|negocian|descuento|regatear|bajarme|bajarnos|mejorar|menos|quitar|reducir|rebaja|bajen|bajeis|ajustar .. comision|honorarios",
  ],
  [
    4,
    "comision|honorarios .. bajais|bajan|bajar|rebajar|negociable|negociar|mucho|cara|caro|alta|alto|altos|altas|excesiva|excesivo|menos|dejamos|rebaja|descuento|cara|carisima|barbaridad|abusiva|dejais",
  ],
  [3, "no me ayudas|ayuda|estas|entiendes|entendes|sirves|entiende .. nada|ayudando|$"],
  [2, "con alguien|vosotros|ustedes"],
  [-4, "eres|sois|sos una|un|persona|robot"],
  [-4, "hablo|hablando|estoy con .. persona|humano|maquina|robot"],
  [-3, "comision .. umbral|hipotecas|inmobiliaria|lleva"],
  [-3, "como|donde .. reclamar datos|derechos"],
  [-4, "mi|el casero|inquilino|vendedor|comprador|vecino"],
  [-3, "visita|visitar|demo|demostracion"],
  [-3, "herramienta|clientes llamar"],
];

export const GREETING: readonly Cue[] = [
  [2, "^ hola|holi|holis|hey|ey|buenas|saludos|alo|ola|hi|hello"],
  [2, "buenos|buen dias|dia"],
  [2, "buenas tardes|noches"],
  [2.5, "que tal|onda|hubo|mas $"],
  [2, "que tal"],
  [2.5, "muy buenas"],
  [2, "como estas|esta|estan|estais|andas|va"],
];

export const THANKS: readonly Cue[] = [
  [3, "gracias|grax|agradecido|agradecida|agradezco|thanks|agradecemos"],
  [2.5, "muy amable|amables|bien|util"],
  [
    2,
    "^ perfecto|genial|estupendo|vale|ok|okey|excelente|barbaro|listo|chevere|buenisimo|guay|entendido|joya|dale|sale|super|fenomenal|de",
  ],
  [2, "me ha|has|sirvio|ayudado|servido|ayudo|ayudaste"],
];

export const GOODBYE: readonly Cue[] = [
  [3.5, "adios|adeu|chao|chau|bye|agur"],
  [3.5, "hasta luego|pronto|manana|otra|la|siempre|ahora $"],
  [3.5, "nos vemos|hablamos|leemos"],
  [3, "eso es|era|seria todo"],
  [3, "nada mas $"],
  [3.5, "que tenga|tengas|tengan|pases|pase .. buen|buena|bonito|lindo|feliz|bien"],
  [2.5, "buen|feliz|buena dia|tarde|finde|noche|fin $"],
  [3, "hasta luego|pronto"],
  [2.5, "cuidate|cuidese"],
];

export const IDENTITY: readonly Cue[] = [
  [
    4,
    "eres|sois|sos|usted|tu|vos .. robot|bot|maquina|ia|inteligencia|persona|humano|humana|automatico|real|chatgpt|gpt|asistente|programa|verdad|ordenador|computadora",
  ],
  [
    4,
    "hablo|hablando|estoy|chateando|escribiendo .. con un|una|quien robot|bot|maquina|ia|inteligencia|persona|humano|humana|automatico|real|chatgpt|programa|$",
  ],
  [4, "con quien hablo|estoy|tengo|hablando|chateo"],
  [4, "quien eres|sos|es|sois"],
  [4, "que eres|sos|sois $"],
  [4, "como te|se|os llamas|llama|llamais $"],
  [4, "cual es tu|su nombre $"],
  [4, "quien te|lo ha? creo|hizo|programo|creado|hecho|programado|entreno|fabrico"],
  [4, "que|cual modelo|ia|inteligencia|llm .. eres|usas|utilizas|sos|usa|hay|llevas"],
  [3.5, "me contesta|responde|atiende|lee|escribe .. un|una robot|bot|maquina|persona|humano|ia"],
  [4, "contestando|respondiendo|atendiendo|escribiendo|hablando .. humano|persona|robot|bot|maquina|ia"],
  [3.5, "hay alguien|una|un ahi|persona|humano|detras"],
  [4, "eres|sos chatgpt|gpt|siri|alexa|gemini|claude|copilot"],
  [-4, "quiero|quisiera|prefiero|necesito .. hablar|hablando"],
  [-4, "como hablo"],
  [-3, "precios|calcula|calculan"],
];
