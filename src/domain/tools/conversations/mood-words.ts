/** Sentences that tell a mood; they are only ever quoted. Patterns meet `line` of a clause. */

/** Sentences that tell a mood; they are only ever quoted. */
export const MOODS =
  / (me encant[a-z]*|nos encant[a-z]*|encantad[oa]s?|enamorad[oa]s?|me enamore|nos enamoramos|ilusion|ilusionad[oa]s?|emocionad[oa]s?|content[oa]s?|feliz|felices|que alegria|genial me|agobiad[oa]s?|agobi[ao]|estres|estresad[oa]s?|desesperad[oa]s?|hart[oa]s?|cansad[oa]s? de|nervios[oa]s?|nervios|preocupad[oa]s?|preocup[ao]|me preocupa|nos preocupa|miedo|decepcion[a-z]*|decepcionad[oa]s?|enfadad[oa]s?|enojad[oa]s?|molest[oa]s?|indignad[oa]s?|triste|tristes|que pena|que lastima|frustrad[oa]s?|frustrante|me da rabia|una verguenza|increible que|impaciente|tranquil[oa]s? ahora|aliviad[oa]s?|que ganas|muchas ganas|me muero por|angusti[a-z]*|mal servicio|una falta de respeto) /;
export const MOOD_SIGNS = /😍|🥰|😡|🤬|😠|😢|😭|😞|😔|😟|😰|😱|🥳|🤩|❤️/u;
