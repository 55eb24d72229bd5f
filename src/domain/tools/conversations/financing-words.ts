/** How a home is paid, and with what a tenant stands for the rent. Patterns meet `line` of a clause. */

type Topic = readonly [pattern: RegExp, shown: string];

/** How it is paid. */
export const FINANCING: readonly Topic[] = [
  [
    / (?:hipotecas?|financiacion|credito|creditos|prestamo|prestamos|banco|bancos) (?:, )?(?:ningun[oa]|no (?:necesit[a-z]{1,5}|hace falta|quier[a-z]{1,3}|queremos|vamos|voy|pido|pedimos|me hace|nos hace|me haria|nos haria)|nada) | (?:ningun|ninguna|nada de|no (?:me|nos|le) (?:hace|haria|hara) falta(?: (?:la|el|ninguna|ningun|pedir))?|no (?:quiero|queremos|hay) (?:ninguna |ningun |saber nada de )?)(?: ?)(?:hipotecas?|financiacion|credito|creditos|prestamo|prestamos|bancos?) | (?:lo|la) (?:pago|pagamos|pagaria|pagariamos|pagaremos|compramos) (?:a toca teja|a tocateja|de golpe|entero|entera|todo|de una) | (al contado|de contado|pago de contado|pago en efectivo|en efectivo|cash|a toca teja|a tocateja|sin (?:necesidad de |recurrir a )?(?:hipoteca|financiacion|financiarlo|banco|credito)|sin credito|no (necesito|necesitamos|necesita|voy a pedir|vamos a pedir|pido|pedimos) (hipoteca|financiacion|credito)|con (fondos|recursos) propios|tengo el dinero|tenemos el dinero|tengo todo el dinero|todo al contado|no me hace falta hipoteca|no hace falta hipoteca|sin banco|sin pedir (nada|prestamo)) /,
    "Al contado",
  ],
  [
    / (no|ni) (?:tengo|tenemos|esta|hay|he|hemos) (?:[a-z]{2,8} ){0,2}(?:hipoteca|financiacion|credito|prestamo) (?:[a-z]{2,8} ){0,2}(?:aprobad[oa]|concedid[oa]|preaprobad[oa]|preconcedid[oa]|confirmad[oa]) | (no|sin|aun no|todavia no|falta|pendientes? de) (?:[a-z]{1,12} ){0,4}(?:aprobad[oa]|aprueban|aprueben|aprobaron|concedid[oa]|conceden|concedan|preconcedid[oa]|preaprobad[oa]|confirmad[oa])(?: [a-z]{1,4}){0,2} (?:hipoteca|financiacion|credito|prestamo|banco) | (?:hipoteca|financiacion|credito|prestamo) (?:[a-z]{1,8} ){0,4}(?:no|sin) (?:[a-z]{1,8} ){0,4}(?:aprobad[oa]|aprobar|concedid[oa]|conceder|confirmad[oa]) /,
    "Hipoteca todavía sin aprobar",
  ],
  [
    / ((hipoteca|financiacion|credito|prestamo)( hipotecario| bancario)? (ya )?(esta |la tengo |la tenemos |lo tengo |lo tenemos )?(ya )?(casi )?(pre )?(preconcedid|preaprobad|aprobad|concedid|autorizad|confirmad|pre ?calificad|precalificad)[oa]|(preconcedid|preaprobad|aprobad|concedid|pre aprobad|autorizad)[oa] (ya )?(la|el|una|un) (hipoteca|credito|financiacion|prestamo)|(banco|bancos) (ya )?(me|nos) (la |lo )?(ha |han |tiene |tienen )?(ya )?(preconcedid|preaprob|aprob|conced|preautoriz|dio el visto|dado el visto|dijo que si|dicho que si)[a-z]{0,5}|(me|nos) (preaprob|pre aprob|aprob|preconced)[a-z]{1,4} (el|la|un|una|hasta)|precalificad[oa]s?|pre ?aprobacion|preautorizacion|pre aprobad[oa]s?|preaprobad[oa]s?|preconcedid[oa]s?) /,
    "Financiación aprobada",
  ],
  [
    / ((hipoteca|financiacion|credito|prestamo) (todavia |aun )?(no |ni )(la |lo )?(tengo|tenemos|he|hemos|hay)( [a-z]{2,9})?|(todavia|aun) no (he|hemos|tengo|tenemos) .{0,20}(banco|hipoteca|credito|financiacion|prestamo)|no (he|hemos) (ido|hablado|mirado|preguntado|visto|pedido|consultado) .{0,20}(banco|bancos|hipoteca|credito|financiacion|prestamo)) /,
    "Hipoteca sin mirar todavía",
  ],
  [/ (cofinavit|infonavit) /, "Crédito Infonavit"],
  [/ (fovissste|fovisste) /, "Crédito Fovissste"],
  [/ (credito bancario) /, "Crédito bancario"],
  [
    / (biess|fondo mivivienda|mivivienda|techo propio|mi casa ya|subsidio|ds1|ds19|procrear|caja de compensacion) /,
    "Crédito o ayuda pública",
  ],
  [
    / (con uva|por uva|hipotecario|credito hipotecario|leasing habitacional|credito uva|credito procrear|prestamo hipotecario) /,
    "Crédito hipotecario",
  ],
  [
    / ((necesito|necesitamos|necesita|necesitaria|necesitariamos|necesitare|pediria|pediriamos|pediremos|pedire|voy a pedir|vamos a pedir|tengo que pedir|tenemos que pedir|pido|pedimos|con|pedir|solicitar|solicitaremos|tramitando|mirando|estoy viendo|estamos viendo|sacar|sacaria|sacariamos|buscando|hare|haremos|hariamos|iria con|iriamos con|via|mediante|a traves de|seria con|financiar con|resto|dependo de|dependemos de|pendiente de|a la espera de|estudiando) (la |una |el |un |mi |nuestra |de |es |en |va con |seria |con ){0,3}(hipoteca|financiacion|credito|prestamo|financiamiento|banco)|(hipoteca|credito|prestamo) (de|del|con|en) (el |la |un )?(banco|bbva|santander|caixa|caixabank|ibercaja|sabadell|bankinter|ing|unicaja|kutxabank|abanca|banorte|banamex|hsbc|bancolombia|davivienda|scotiabank|bcp|interbank|galicia|nacion|estado|bci|pichincha|[0-9]{2})) /,
    "Con hipoteca",
  ],
  [
    / (hipoteca (?:la )?(?:llevamos|llevo|lleva|gestiona|gestionamos|tramita|tramitamos|tenemos|tengo)|financia el|financian el|financiar|financiamos|financio|financiaria|financiariamos|financiaremos|financiado|financiada) | el banco (me|nos) (da|dan|daria|presta|prestaria|deja|financia) | (me|nos) (da|dan|financia|financian|presta|prestan) (el|un|hasta el) \d{2,3} % /,
    "Con hipoteca",
  ],
];

/** With what a tenant stands for the rent. */
export const GUARANTEES: readonly Topic[] = [
  [
    / (avala|avalan|avalaria|avalista|avalistas|aval|avales|aval bancario|garante|garantes|fiador|fiadora|codeudor|codeudora|garantia propietaria|seguro de caucion|seguro de impago|poliza juridica|con (?:una )?poliza|poliza de) /,
    "Con aval o garantía",
  ],
  [
    / (nomina|nominas|contrato (indefinido|fijo|estable)|indefinid[oa]s?|funcionari[oa]s?|sueldo fijo|trabajo fijo|recibos? de sueldo|liquidaciones de sueldo|autonom[oa]s?|pensionist[a-z]{1,2}|teletrabaj[a-z]{1,4}) /,
    "Con ingresos demostrables",
  ],
];

/** Words of an answer to «¿cómo lo pagarían?». */
export const ASKED_FINANCING: readonly Topic[] = [
  [/ (contado|efectivo|con ahorros|con (?:mis|nuestros|los) ahorros|propios|cash) /, "Al contado"],
  [/ (aprobad[oa]|concedid[oa]|preaprobad[oa]|preconcedid[oa]) /, "Financiación aprobada"],
  [/ (hipoteca|financiacion|financiado|banco|credito|prestamo) /, "Con hipoteca"],
];
