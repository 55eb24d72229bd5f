import type { Clause } from "./clauses.ts";
import { dueOf } from "./commitments.ts";
import type { SpokenWhen } from "./spoken-times.ts";
import type { Commitment } from "./summary.ts";
import { agrees, areApart, refuses, shownAct, type ThreadParts } from "./thread-parts.ts";

/** Meetings to which both sides said yes, or of which one says that they are settled. */

export interface Appointment extends Commitment {
  /** Whether a home is seen; a call, a signature and a meeting at the office are none. */
  isVisit: boolean;
  /** Message that says yes to it; the same where one says that it is settled. */
  agreed: number;
  day: string | null;
  time: string | null;
}

interface Proposal {
  by: number;
  options: SpokenWhen[];
  clause: Clause;
  isVisit: boolean | null;
  isChange: boolean;
  at: number;
}

const MEETS =
  / (nos vemos|quedamos|quedar|vernos|verlo|verla|verlos|ver el|ver la|ver ese|ver este|verte|visita|visitas|visitar|visitarlo|visitarla|cita|reunion|reunirnos|juntarnos|nos juntamos|te espero|le espero|os espero|los espero|les espero|ir a ver|ensenar|ensenarte|ensenarlo|enseno|mostrar|mostrarte|mostrarle|muestro|firmar|firmamos|firma|notaria|notario|tasador|te va bien|le va bien|os va bien|te va|le va|os va|te viene bien|le viene bien|os viene bien|te viene|os viene|le viene|te queda bien|le queda bien|les queda|te queda|le queda|te parece|le parece|les parece|os parece|podria ser|podrias|podriais|podrian|puedes|podeis|pueden|podes|puede|puedo|podemos|podria|podriamos|tengo hueco|tengo libre|tengo disponible|tengo disponibilidad|hay hueco|hay disponibilidad|llamada|videollamada|agendamos|agendar|agendada|agendado|ahi estare|alli estare|me va bien|nos va bien|me va|nos va|me viene|nos viene|me viene bien|nos viene bien|me queda bien|me queda|nos queda bien|confirmo|confirmado|confirmada|mejor|te apunto|le apunto|apunto|apuntada|apuntado|coordinamos|coordinar|paso por|pasar por|pasarme|paso a|pasar a|acercarme|me acerco|mostrarte|valoracion|tasacion|valorar|a las|a la|el) /;
const SETTLED =
  / (nos vemos|quedamos|te espero|le espero|os espero|los espero|les espero|confirmad[oa]|agendad[oa]|apuntad[oa]|queda agendad[oa]|queda confirmad[oa]|quedo agendad[oa]|firmamos|tenemos (la )?(cita|visita|firma)|la (cita|visita|firma|reunion) (es|sera|queda|seria)|nos juntamos|nos reunimos|quedo entonces|entonces el|ahi estare|alli estare|ahi estaremos|alli estaremos|te lo enseno|te la enseno|os lo enseno|os la enseno|se lo enseno|se la enseno|se lo muestro|se la muestro|te lo muestro|te la muestro|te enseno|os enseno|le enseno|te muestro|le muestro|les muestro|he reservado (la )?visita|visita (el|manana|este|para el)|cita (el|manana|este|para el)) /;
const VISITS =
  / (ver el|ver la|verlo|verla|verlos|visita|visitas|visitar|visitarlo|visitarla|ensen[a-z]{1,8}|mostr[a-z]{1,8}|muestro|piso|casa|depa|depto|departamento|apartamento|vivienda|propiedad|portal|direccion|inmueble|atico|chalet|valor[a-z]{1,8}|tasa[a-z]{1,6}) /;
const NO_VISITS =
  / (llamada|videollamada|te llamo|llamame|llamarte|hablamos|hablar|firma|firmar|firmamos|notaria|notario|oficina|banco|reunion|zoom|meet|cafe|reserva|senal|contrato|arras|escritura) /;
const CHANGES =
  / (cambi[a-z]{1,8}|mover|movemos|pasar|pasarla|pasarlo|pasamos|aplaz[a-z]{1,8}|reprogram[a-z]{1,8}|mejor|adelant[a-z]{1,6}|retras[a-z]{1,6}|en vez|en lugar|posponer|posponemos|correr|correrla|dejar|dejarlo|dejamos) /;
/** Something that is due or known by a day is no meeting. */
const NO_MEETING =
  / (te llamo|le llamo|te envio|te mando|te digo|te aviso|te confirmo|le confirmo|le envio|le mando|os envio|os mando|os digo|mandare|enviare|llamare|contrato|mudar|mudarnos|mudarme|mudanza|mudamos|plazo|entregan|entrega de|nace|vence|termina|acaba|empiezo|empezamos|trabajo de|trabajo hasta|salgo|publicado|publicamos|anuncio|nacio|reforma|reformado|construid|comprado|compramos|compre|vendimos|vendi|vivo|vivimos|abierto|horario|abrimos|pague|pago|hipoteca|transferencia) /;
/** Somebody asks for a meeting and names no time yet: «¿podrías venir a tasarlo?». */
const WISHES_TO_MEET =
  / (?:que dia|que hora|a que hora|cuando|que horario) (?:te|le|les|os|me|nos)? ?(?:acomoda|viene|va|queda|vendria|iria|quedaria|conviene|sirve|parece|puedes|puede|podeis|pueden) | (podria|podrias|podriais|podrian|podriamos|podemos|puedes|podes|puede|pueden|quiero|queria|queremos|quisiera|quisieramos|me gustaria|nos gustaria|cuando|se puede|es posible) (?:[a-z]{1,10} ){0,3}(ver|verlo|verla|visitar|visitarlo|visitarla|venir|pasar|pasarme|pasaros|pasarse|tasar|tasarlo|tasarla|valorar|valorarlo|valorarla|quedar|vernos|conocer|conocerlo|conocerla|ensenarmelo|ensenarnoslo|mostrarmelo) /;
/** How many messages a proposal stays open. */
const OPEN_FOR = 8;

/** Meetings of a conversation that still stand at its end. */
export function appointmentsOf(parts: ThreadParts, tasks: ReadonlySet<Clause>): Appointment[] {
  const settled: Appointment[] = [];
  let open: Proposal | null = null;
  let topic: boolean | null = null;
  // Place of the last message that spoke of a meeting: «el jueves imposible, ¿el viernes?» goes on with it.
  let spokeAt = -OPEN_FOR;
  for (const message of parts.thread.messages) {
    if (message.isNotice || message.isDeleted) continue;
    if (open && message.index - open.at > OPEN_FOR) open = null;
    const clauses = parts.ofMessage.get(message.index) ?? [];
    let agreeing: readonly Clause[] | undefined;
    let isAnswered = false;
    let hasWhen = false;
    for (const clause of clauses) {
      if (VISITS.test(clause.line) && !NO_VISITS.test(clause.line)) topic = true;
      if (NO_VISITS.test(clause.line)) topic = / (visita|ver el|ver la|verlo|verla) /.test(clause.line) ? topic : false;
      const whens = parts
        .timesOf(clause)
        .filter(({ span, day, time }) => (span === "day" && day !== null) || time !== null);
      if (refuses(clause.line)) {
        if (whens.length === 0 || !CHANGES.test(clause.line)) {
          if (open && areApart(parts, open.by, message.author)) {
            open = null;
            spokeAt = message.index;
          } else if (isCancelled(clause.line)) settled.pop();
        }
        if (/ (cancel[a-z]{1,8}|anul[a-z]{1,6}) /.test(clause.line) && whens.length === 0) open = null;
        // «El martes no puedo, mejor el jueves»: the first day is the one refused.
        const left =
          whens.length > 1 ? whens.slice(1) : CHANGES.test(clause.line) && / mejor /.test(clause.line) ? whens : [];
        if (left.length > 0 && message.author !== null) {
          open = { by: message.author, options: left, clause, isVisit: topic, isChange: true, at: message.index };
          hasWhen = true;
        }
        continue;
      }
      if (whens.length === 0 && WISHES_TO_MEET.test(clause.line)) spokeAt = message.index;
      if (whens.length === 0 || message.author === null || tasks.has(clause) || NO_MEETING.test(clause.line)) continue;
      const isOpen: boolean = open !== null || message.index - spokeAt <= 2;
      if (!isOpen && !MEETS.test(clause.line) && !VISITS.test(clause.line)) continue;
      if (
        !isOpen &&
        !/ (nos vemos|quedamos|visita|cita|ver|verlo|verla|reunion|firm[a-z]{1,5}|notaria|ensen[a-z]{1,8}|mostr[a-z]{1,8}|muestro|espero|juntamos|agend[a-z]{1,6}|coordin[a-z]{1,6}|pasar|paso|acerc[a-z]{1,6}|va bien|viene bien|queda bien|parece|puedo|puedes|podemos|podria|podrias|puede|pueden|podeis|podes|hueco|libre|disponib[a-z]{1,8}|vernos|quedar|valor[a-z]{1,6}|tasa[a-z]{1,6}|visitar|visitarlo|llamada|confirm[a-z]{1,5}|iria|ir|vamos|voy) /.test(
          clause.line,
        )
      )
        continue;
      hasWhen = true;
      spokeAt = message.index;
      // «Le agendo visita el jueves a las 15» «Sí, el jueves a las 15»: both say it.
      const standing = settled.at(-1);
      if (!open && standing && areApart(parts, standing.by, message.author) && repeats(standing, whens)) {
        standing.agreed = message.index;
        continue;
      }
      const answersOther: boolean = open !== null && areApart(parts, open.by, message.author);
      const merged: SpokenWhen[] = open ? merge(open.options, whens) : whens;
      const isChange = CHANGES.test(clause.line) || (open?.isChange ?? false);
      const proposal: Proposal = {
        by: message.author,
        options: merged,
        clause,
        isVisit: topic,
        isChange,
        at: message.index,
      };
      agreeing ??= clauses.filter((each) => !each.isQuestion && agrees(each.line));
      const isYes: boolean = agreeing.some((each) => each !== clause) || agrees(clause.line);
      const isSettled =
        !clause.isQuestion &&
        merged.length === 1 &&
        ((SETTLED.test(clause.line) && !/ (si|cuando) /.test(clause.line.slice(0, 6))) ||
          (answersOther && (isYes || isSame(open!.options, whens)) && !/ (mejor|prefiero) /.test(clause.line)));
      if (isSettled && (merged[0]!.day !== null || merged[0]!.time !== null)) {
        settle(parts, settled, proposal, message.index);
        open = null;
        isAnswered = true;
      } else open = proposal;
    }
    if (!isAnswered && !hasWhen && open && areApart(parts, open.by, message.author) && parts.accepts(message.index)) {
      settle(parts, settled, open, message.index);
      open = null;
    }
  }
  return settled;
}

const isCancelled = (line: string) =>
  / (cancel[a-z]{1,8}|anul[a-z]{1,6}|no voy a poder|no vamos a poder|no podre|no podremos|no puedo ir|no podemos ir|me ha surgido|me surgio|nos surgio|no llego a la|se me complico) /.test(
    line,
  );

/** A day of one message and an hour of another are one time; what names both stands for itself. */
function merge(before: readonly SpokenWhen[], added: readonly SpokenWhen[]): SpokenWhen[] {
  return added.map((when) => {
    if (when.day === null && when.time !== null) {
      const day = before.find((one) => one.day !== null)?.day ?? null;
      return { ...when, day };
    }
    if (when.time === null) {
      const same = before.find((one) => one.day === when.day && one.time !== null);
      const alone = before.length === 1 && before[0]!.day === null ? before[0] : undefined;
      return { ...when, time: same?.time ?? alone?.time ?? null };
    }
    return when;
  });
}

const isSame = (before: readonly SpokenWhen[], added: readonly SpokenWhen[]): boolean =>
  added.length === 1 &&
  before.some(
    ({ day, time }) =>
      (added[0]!.day === null || day === added[0]!.day) &&
      (added[0]!.time === null || time === null || time === added[0]!.time),
  );

const repeats = ({ day, time }: Appointment, added: readonly SpokenWhen[]): boolean =>
  added.length === 1 &&
  (added[0]!.day === null || added[0]!.day === day) &&
  (added[0]!.time === null || added[0]!.time === time);

function settle(
  parts: ThreadParts,
  settled: Appointment[],
  { options, clause, isVisit, isChange, by }: Proposal,
  agreed: number,
) {
  const [when] = options;
  const due = dueOf(when, parts.writtenAt(clause.message), parts.thread.zone);
  if (!when || due === null) return;
  const key = JSON.stringify(due);
  const next: Appointment = {
    by,
    what: shownAct(clause.text),
    due,
    kind: "appointment",
    message: clause.message,
    isVisit: isVisit ?? true,
    agreed,
    day: when.day,
    time: when.time,
  };
  const last = settled.at(-1);
  const day = (one: Appointment) => (one.due && "day" in one.due ? one.due.day : one.day);
  if (last && JSON.stringify(last.due) === key) {
    // The yes to what one side called settled.
    last.agreed = agreed;
    return;
  }
  // The same day told again with its hour, or moved.
  if (last && (isChange || (day(last) === when.day && last.isVisit === next.isVisit))) settled.pop();
  settled.push(next);
}
