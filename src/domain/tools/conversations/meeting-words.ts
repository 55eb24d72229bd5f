/** Words about meetings. Lines as in `Clause`. */

/** Somebody names a meeting, or asks for one. */
export const PROPOSES =
  / (nos vemos|quedamos|quedar|quedemos|visita|visitas|cita|ver el|ver la|ver ese|ver este|ver un|ver los|verlo|verla|verlos|verlas|lo vemos|la vemos|los vemos|las vemos|lo ves|la ves|los ves|lo ven|reunion|reunirnos|firm[a-z]{1,5}|notaria|ensen[a-z]{1,9}|mostr[a-z]{1,8}|muestr[a-z]{1,3}|espero|esperamos|juntamos|juntarnos|agend[a-z]{1,6}|coordin[a-z]{1,6}|pasar|pasarme|pasarte|pasarse|paso|pasas|pasamos|pasa|acerc[a-z]{1,6}|tengo hora|tengo hueco|tengo libre|hay hora|va bien|viene bien|queda bien|acomoda|cuadra|tinca|late|parece|puedo|puedes|podemos|podria|podrias|podriais|podrian|podriamos|puede|pueden|podeis|podes|hueco|huecos|libre|disponib[a-z]{1,8}|vernos|verte|valor[a-z]{1,6}|tasa[a-z]{1,6}|visitar|visitarlo|visitarla|llamada|videollamada|confirm[a-z]{1,5}|iria|iria bien|voy yo|voy a ver|voy a verlo|vamos a verlo|en pie) /;
/** Said by one side alone, it is a meeting that is settled. */
export const SETTLED =
  / (nos vemos|quedamos|te espero|le espero|os espero|los espero|les espero|confirmad[oa]|agendad[oa]|apuntad[oa]|queda agendad[oa]|queda confirmad[oa]|quedo agendad[oa]|firmamos|tenemos (la |una )?(cita|visita|firma|reunion|notaria)|la (cita|visita|firma|reunion) (es|sera|queda|seria)|nos juntamos|nos reunimos|(?:en|desde) (?:la puerta|el portal|la entrada)|(?:te|os|le|les) recojo|quedo entonces|entonces el|ahi estare|alli estare|ahi estaremos|alli estaremos|te lo enseno|te la enseno|os lo enseno|os la enseno|se lo enseno|se la enseno|se lo muestro|se la muestro|te lo muestro|te la muestro|te enseno|os enseno|le enseno|te muestro|le muestro|les muestro|he reservado (la )?visita|visita (el|manana|este|para el)|cita (el|manana|este|para el)|(cita|firma) (en|de) (la )?notaria) /;
/** Notes write a meeting down: it is settled. */
export const NOTED =
  / (quedamos|quedado|nos vemos|visita|cita|firma|firmamos|notaria|reunion|tasacion|valoracion|llamada|ver piso|ver casa|ensenar|mostrar) /;
export const VISITS =
  / (ver el|ver la|verlo|verla|verlos|lo vemos|la vemos|visita|visitas|visitar|visitarlo|visitarla|ensen[a-z]{1,8}|mostr[a-z]{1,8}|muestro|piso|casa|depa|depto|departamento|apartamento|vivienda|propiedad|portal|direccion|inmueble|atico|chalet|valor[a-z]{1,8}|tasa[a-z]{1,6}) /;
export const NO_VISITS =
  / (llamada|videollamada|te llamo|llamame|llamarte|hablamos|hablar|firma|firmar|firmamos|notaria|notario|oficina|banco|reunion|zoom|meet|cafe|reserva|senal|contrato|arras|escritura) /;
/** Words that move a meeting that is agreed. */
export const CHANGES =
  / (cambi[a-z]{1,8}|mover|moverl[oa]|movemos|mover[a-z]{1,3}|pasarla|pasarlo|pasamosl[oa]|(la|lo) pasamos|pasar (la|lo)|aplaz[a-z]{1,8}|reprogram[a-z]{1,8}|mejor|adelant[a-z]{1,6}|retras[a-z]{1,6}|en vez|en lugar|posponer|posponemos|correr|correrl[oa]|dejarl[oa]|(la|lo) dejamos) /;
/** Something that is due or known by a day is no meeting. */
export const NO_MEETING =
  / (te llamo|le llamo|te envio|te mando|te digo|te aviso|te confirmo|le confirmo|le envio|le mando|os envio|os mando|os digo|te paso|le paso|os paso|mandare|enviare|llamare|contrato|mudar|mudarnos|mudarme|mudanza|mudamos|plazo|entregan|entrego|entrega de|nace|vence|termina|acaba|empiezo|empezamos|trabajo de|trabajo hasta|salgo|publicado|publicamos|anuncio|nacio|reforma|reformado|construid|comprado|compramos|compre|vendimos|vendi|vivo|vivimos|abierto|horario|abrimos|pague|pago|hipoteca|transferencia|explico|explicare|informe) /;
/** Things that somebody merely does on a day, and that are no meeting. */
export const BUSY =
  / (tengo (que|medico|trabajo|turno|boda|examen|examenes|juicio|mediacion|guardia|clase|clases|vuelo|viaje|comida|cena|partido)|tenemos (que|boda|viaje|vuelo)|trabajo|trabajamos|curro|viajo|viajamos|(estoy|estamos|estare|estaremos) (fuera|de viaje|de vacaciones|en)|me voy|nos vamos|vuelvo|volvemos|llego de|llegamos de|cumple|cumpleanos|boda|me operan|entro a|salgo de|dejar (mi|el|la)|dejo (mi|el|la)|me echa|me echan|desalojar|me dan|nos dan|le dan|cobro|cobramos|empieza|empiezan|viene (mi|el|la|un|una)|vienen (mis|los|las|unos)|llega (mi|el|la)|llegan (mis|los|las)|me toca|entreg[a-z]{1,4}|se (va|fue|muda|mudo)|murio|fallecio) /;
/** A meeting beside which one's own day is only the reason for it. */
export const SURELY_MEETS =
  / (nos vemos|quedamos|visita|verlo|verla|ver el|ver la|lo vemos|la vemos|me va bien|nos va bien|me viene bien|nos viene bien|me queda bien|puedo|podemos|podria|podriamos|puedes|ensen[a-z]{1,8}|muestr[a-z]{1,3}) /;
/** Somebody asks for a meeting and names no time yet: «¿podrías venir a tasarlo?». */
export const WISHES_TO_MEET =
  / (?:que dia|que hora|a que hora|cuando|que horario) (?:te|le|les|os|me|nos)? ?(?:acomoda|viene|va|queda|vendria|iria|quedaria|conviene|sirve|parece|puedes|puede|podeis|pueden) | (podria|podrias|podriais|podrian|podriamos|podemos|puedes|podes|puede|pueden|quiero|queria|queremos|quisiera|quisieramos|me gustaria|nos gustaria|cuando|se puede|es posible) (?:[a-z]{1,10} ){0,4}(ver|verlo|verla|verlos|visitar|visitarlo|visitarla|venir|pasar|pasarme|pasaros|pasarse|tasar|tasarlo|tasarla|valorar|valorarlo|valorarla|quedar|vernos|conocer|conocerlo|conocerla|ensenarmelo|ensenarnoslo|mostrarmelo) /;
/** Whether what was agreed still holds. */
export const STILL_ON =
  / (en pie|sigue (firme|en firme)|seguimos quedando|seguimos con (lo|la)|(lo|la) mantenemos|mantenemos (lo|la)|nos vemos (hoy|manana|luego) (entonces|no|verdad)) /;

const CANCELS =
  / (cancel(?:o|a|an|amos|ar|arla|arlo|ada|ado|aron|aste|aron|en|emos)|anul(?:o|a|an|amos|ar|arla|arlo|ada|ado|aron)|suspend(?:o|e|en|emos|er|ida|ido|ieron)|desconvoc[a-z]{1,5}|se cae la (?:visita|cita)|se cayo la (?:visita|cita)|no hay visita|no va a poder ser|no voy a poder|no vamos a poder|no podre|no podremos|no puedo ir|no podemos ir|me ha surgido|nos ha surgido|me surgio|nos surgio|le ha surgido|no llego a la|se me complico) /;
/** Other things that are called off, such as mortgages and charges, and words that say that nothing is called off. */
const NO_CANCEL =
  / (?:hipoteca|carga|cargas|registral|prestamo|embargo|seguro|contrato|cuenta|suscripcion|reserva del hotel) | no (?:lo |la |te |se |me )?(?:cancel|anul|suspend)[a-z]{1,6} /;
export const callsOff = (line: string): boolean => CANCELS.test(line) && !NO_CANCEL.test(line);
