/** Words beside sums. Patterns meet `line` of a clause, or the words of one stretch of it. */

/** Things that are counted and cost nothing. */
export const COUNTED =
  /^(anos?|mes|meses|semanas?|dias?|horas?|h|hs|min|minutos?|km|kms|metros?|m|m2|mts?|personas?|ninos?|hijos?|hijas?|perros?|gatos?|plantas?|pisos?|casas?|deptos?|departamentos?|fotos?|opciones|visitas?|veces|%|habitacion|habitaciones|banos?|hermanos?|plazas?|grados|copias|ambientes?|recamaras?|dormitorios?|cuadras?|de|nominas?|recibos?|adultos?|inquilinos?|propietarios?|º|ª|ro|er|do|to|vo|no|mo)$/;

/** Prices of other homes, and costs that are no price. */
export const OF_OTHERS =
  / (mucho dinero|demasiado dinero|una locura|un atraco|una barbaridad|cuota|letra|mensualidad|venden|vende|piden|pedian|pide|cuesta|costaba|costo|vale|valia|valen|valor catastral|tasaron|tasado|tasacion|vendio|vendieron|se vendio|compre|compramos|compraron|me costo|nos costo|pague|pagamos en su dia|publicado|anunciado|anuncio|sale en|rebajado|bajado|bajaron|ibi|comunidad|expensas|gastos comunes|administracion|mantenimiento|predial|derrama|reforma|obra|notaria|impuestos|itp|comision|honorarios|fianza|deposito|senal|arras|reserva|vi uno|vi una|vecino|vecina|otro en|otra en|agencia dice|me dijeron|me dicen|me valoraron|valoracion|valoraron|referencia|ref) /;
export const OFFERS =
  / (ofrezco|ofrecemos|oferta|ofertar|ofertamos|ofreceria|ofreceriamos|ofrecerle|ofrecer|contraoferta|propongo|proponemos|le doy|les doy|aceptaria|aceptarian|aceptan|acepta|dejarian|dejan en|hacer una oferta|contraoferto) /;
export const BUDGETS =
  / (presupuesto|presu|gastar|gastarme|gastarnos|pagar|pagaria|pagariamos|invertir|llegar|llego|llegamos|llegaria|llegariamos|subir|subo|subimos|estirar|estirarme|estirarnos|tope|maximo|max|hasta|alrededor|rondando|ronde|rango|como mucho|entre|menos|mas de|pasar|paso|pasamos|pasarnos|pasarme|permitir|permitirme|permitirnos|disponer|dispongo|disponemos|limite|encaja|encajaria|pensaba en|pensabamos en|pienso en|bajamos|subiria|subiriamos|aumentar|presupuestado|manejo|manejamos|manejando|supere|superar|pase|cueste|valga|suba|suban|exceda|techo|movemos|muevo|muchisimo|por lo alto|estamos en|andamos en|ando en|estirando|rondamos|meter|meterlos|meterle|meterlo|con todo|todo incluido|gastos aparte|gastos incluidos|busco|buscamos|buscando|quiero|queremos|unos|sobre|por|nos movemos|me muevo|traigo|traemos|trae|cuento con|contamos con) /;
export const ASKING_PRICE =
  / (pide|piden|pido|pedimos|pedir|pediria|pediriamos|vender|venderlo|venderla|vendo|vendemos|quiero|queremos|quisiera|saco|sacar|sacarlo|sacarla|precio|por|minimo|menos de|bajar|bajo|bajamos|aceptaria|aceptariamos|acepto|dejar|dejarlo|dejarla|dejo|alquilar|alquilarlo|alquilo|rentar|rentarlo|rento|arrendar|arrendarlo|arriendo|renta|alquiler|mensual|mes|espero|esperamos|sacarle|obtener|conseguir|limpios|neto|netos|ponerlo|ponerla|poner|firmaria|firmariamos|conformo|conformamos|cerraria|cerrariamos|daria|bajaria|bajariamos|subiria|vale|valen|largamos|largo|suelto|soltamos|le doy las llaves|doy las llaves|sean|que sean) /;

/** «No quiero pagar más de 420», «de 310.000 no paso»: what sounds like a lower bound is an upper one. */
export const NO_MORE =
  / (?:mas|por encima|arriba) de (?:unos |los )?\d[\d.,]{0,12} (?:[a-z€]{1,8} ){0,2}(?:no|ni|nada) | (no|ni|nunca|jamas|sin) (?:[a-z]{1,12} ){0,5}(?:mas|por encima|arriba) de | (?:no|ni) (?:me |nos )?(?:paso|pasamos|pasaria|pasariamos|pasar|paso|pasamos|pasarnos|pasarme|subo|subimos|llego|llegamos) /;
/** «Tendría que bajar 15.000»: a difference, and no sum that somebody has. */
export const DISCOUNTS =
  / (bajar|bajaran|bajara|bajarlo|bajarla|baje|bajen|bajan|baja|rebajar|rebajen|rebajarlo|descuento|quitar|quiten) (de )?(por lo menos |al menos |como minimo |unos |otros |como )?\d/;
/** «Por 600.000 me lo compro ahora mismo 😂»: nobody offers that. */
export const JOKES =
  / (ahora mismo|y dos si|ya mismo|claro que si|si hombre|ni loc[oa]|ni en suenos|regalad[oa]|una ganga|ganga|maravilloso|que chollo|chollo|como no|me toca la loteria|si me toca|ojala) /;
export const LAUGHS = /😂|🤣|😅|😆|🙄|\bja(?:ja){1,20}\b|\bje(?:je){1,20}\b/iu;
/** Words of which none says that a sum is put by. */
export const WEAK_SAVINGS = /^(tengo|tenemos|tiene|tienen|dispongo|disponemos|disponen)$/;
/** The bank's money: «el banco nos ha dicho que sí hasta 220.000», «me preaprobaron 480». */
export const LENT =
  / (pre ?aproba[a-z]{1,5}|pre ?aprobo|preautoriza[a-z]{1,5}|preconced[a-z]{1,5}|(banco|bancos|caja|financiera|entidad) (ya )?(me |nos |le |les )?(ha |han |dijo |dio )?(dicho que si|que si|dan?|daria|deja|presta|prestaria|concede|concedido|aprueba|aprobado|aprobo|financia|dio)|(me|nos) (dan|da|prestan|presta|conceden|concede|aprueban|aprobaron|aprobo|financian|financia|han concedido|han aprobado|ha concedido|ha aprobado|dieron) (hasta |unos |como |de hipoteca |una hipoteca de |un credito de |un prestamo de )?\d[\d.,]{0,12}|(hipoteca|credito|prestamo) (aprobad[oa]|concedid[oa]|preconcedid[oa]|preaprobad[oa]|de|por|hasta)) /;

/** «Con 200 ¿qué encuentro?»: with what somebody looks. */
export const WITH_WHAT =
  / (con|por|hasta|tengo|tenemos) .{0,30} (que (hay|encuentro|encontramos|me alcanza|nos alcanza|se puede|puedo|podemos|me recomiendas|teneis|tienes|tienen|sale|podria|opciones|compro)|hay algo|encuentro algo|me alcanza|nos alcanza|llego a algo) /;
/** The purpose of a sum, where words of other homes stand beside it. */
export const OF_OWN_SUM =
  / (presupuesto|tope|hasta|maximo|llegar|llegamos|llego|estirar|subir|gastar|pagar|pagaria|quiero|queremos|no bajo de|pido|pedimos|bajaria|bajariamos|subiria|pase|pasen|suba|suban|exceda|supere|techo|movemos|muevo|muchisimo|por lo alto|gastos (?:comunes )?incluidos|con gastos|si (?:incluye|lleva|tiene|entra|incluyen)|todo incluido|si (?:lo|la) (?:vale|valen|merece|merecen)|yo (la |lo )?(pongo|pondria|pediria|vendo)) /;
/** With a bare number they say what somebody would give or ask. */
export const GIVES_SUM =
  / (entre|mas de|presupuesto|tope|maximo|limite|hasta|llegar|llegaria|llegariamos|llegamos|llego|subir|subo|subimos|subiria|subiriamos|bajamos|bajaria|bajariamos|estirar|estirando|estirandonos|nos movemos|me muevo|estamos en|andamos en|ando en|andamos por|ando por|rondamos|rondando|ronda|sobre los|sobre unos|gastar|pagar|pedir|pido|pedimos|pediria|pediriamos|querria|querriamos|quisiera|vender|venderlo|quiero|queremos|pasar|pasamos|pasarnos|pasarme|no paso|pase|pasen|suba|suban|exceda|techo|movemos|muevo|muchisimo|por lo alto|con todo|todo incluido|gastos aparte|gastos incluidos|firmaria|firmariamos|conformo|conformamos|cerraria|vale) /;
