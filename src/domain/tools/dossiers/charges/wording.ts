import type { ChargeKind } from "../reading.ts";
import { phrases } from "../text/find.ts";

/** Wording by which each kind of charge is told. A word of a kind that another one needs is listed with both. */
export const CHARGE_WORDS: readonly [kind: ChargeKind, words: readonly string[]][] = [
  ["mortgage", phrases("hipoteca* · hipot · hipot.")],
  [
    "seizure",
    phrases(
      "embargo* · embargad* · traba · trabad* · trabo · diligencia de embargo · anotacion letra · medida cautelar · medidas cautelares · certificacion de cargas · dominio y cargas · providencia de apremio · ejecutivo con accion",
    ),
  ],
  [
    "tax-lien",
    phrases(
      "afeccion · afecciones · afecta por · afecta durante · afecta al pago · afecta, por · afecta, durante · afecto al pago · afecta fiscalmente · afectos al pago · afectas al pago · afecta a la liquidacion · afecta por el plazo · queda afecta · afecta con caracter · afecta la finca · afecta 5 anos · afecta cinco anos · afecta a las resultas · al pago de la liquidacion* · al pago de las liquidacion* · liquidacion* complementaria* · afectacion fiscal · afecc · responde del impuesto",
    ),
  ],
  ["easement", phrases("servidumbre* · servid · predio sirviente · luces y vistas")],
  [
    "usufruct",
    phrases(
      "usufructo* · derecho de habitacion · uso y habitacion · derecho de uso · uso y disfrute · uso de la vivienda familiar · uso del domicilio · uso de la vivienda conyugal · atribucion del uso · atribuye el uso · usufr",
    ),
  ],
  [
    "resolutory-condition",
    phrases(
      "condicion resolutoria · condiciones resolutorias · pacto comisorio · precio aplazado · resolvera de pleno derecho · resuelve de pleno derecho · resolucion de pleno derecho · resuelta de pleno derecho · pacto de retro · retroventa · pacto de retroventa",
    ),
  ],
  ["option", phrases("opcion de compra · derecho de opcion · tanteo · retracto")],
  [
    "lease",
    phrases(
      "arrendamiento · arrendamientos · arrdto · arrto · arriendo · contrato de alquiler inscrito · arrendada · arrendado · arrendatario · arrendatarios · inquilino · inquilinos",
    ),
  ],
  [
    "protected-housing",
    phrases(
      "proteccion oficial · v.p.o · vpo · proteccion publica · vivienda protegida · viviendas protegidas · calificacion definitiva · calificacion provisional · precio maximo de venta · precio tasado · limitacion del precio · limitacion de precio · limite de precio · vpp · vpt · regimen de proteccion",
    ),
  ],
  ["claim", phrases("anotacion preventiva de demanda · anotacion de demanda · demanda · querella · litigio · litis")],
  [
    "insolvency",
    phrases(
      "concurso de acreedores · concurso voluntario · concurso necesario · declaracion de concurso · en concurso · declarado en concurso · declarada en concurso · concurso consecutivo · administracion concursal · fase de liquidacion · concursal · quiebra · suspension de pagos · estado de concurso · insolvencia",
    ),
  ],
  [
    "prohibition",
    phrases(
      "prohibicion · prohibiciones · prohibido disponer · no podra enajenar* · no podra disponer · no podran disponer · no podran enajenar* · no podra ser vendid* · no podra ser enajenad* · no podra venderse · no podra enajenarse · no podra transmitirse · no podra ser transmitid* · no podra ser gravad* · no podra gravarse · prohibe disponer · prohibe enajenar · prohibe la enajenacion · prohibe la venta · indisponible · indisponibilidad · inhibicion · inhibiciones · interdiccion · interdicciones · limitacion de disponer · inalienab*",
    ),
  ],
  [
    "urban",
    phrases(
      "expropiacion · expropiad* · expropiatorio · infraccion urbanistica · disciplina urbanistica · afeccion urbanistica · obligacion de urbanizar · junta de compensacion · reparcelacion · fuera de ordenacion · gastos de urbanizacion · costes de urbanizacion · legalidad urbanistica · orden de demolicion · afeccion al pago de los costes",
    ),
  ],
  [
    "other",
    phrases(
      "censo · censo enfiteutico · fideicomis* · reserva de dominio · derecho de reversion · derecho de superficie · derecho de vuelo · anticresis · patrimonio de familia · afectacion a vivienda familiar · afectacion a la vivienda familiar · afectada a vivienda familiar · bien de familia · limitacion del articulo · limitaciones del articulo · limitacion temporal · articulo 207 de la ley hipotecaria · art. 207 · articulo 205 de la ley hipotecaria · inmatriculacion · condicion suspensiva · limitacion al dominio · limitacion del dominio · anotacion preventiva · anotaciones preventivas · pension compensatoria · contribucion de valorizacion · derecho hereditario · medida de no innovar · renta vitalicia · aviso preventivo · fianza judicial · falsa tradicion · gravada con · gravado con",
    ),
  ],
];

/** Words that name charges without saying which. */
export const GENERIC_WORDS = phrases("carga · cargas · gravamen · gravamenes");

/** Uses of those words that name no charge: laws, registries, titles, the conjunction «sin embargo». */
export const NO_CHARGE = phrases(
  `hipoteca legal tacita · hipoteca tacita · hipotecas legales tacitas · ley hipotecaria · reglamento hipotecario · legislacion hipotecaria · derecho hipotecario · registro de hipotecas · hipotecas y gravamenes
  hipotecas, gravamenes · mercado hipotecario · banco hipotecario · instituto hipotecario · ley de arrendamientos · arrendamientos urbanos · interdicciones y prohibiciones
  gravamenes, interdicciones · tipo de gravamen · certificado de libertad · cargas familiares · cargas sociales · cargas del matrimonio
  informe de dominio e inhibiciones · ley concursal · no afecta a · cargas y gravamenes: · registro de interdicciones · registro de prohibiciones
  registro de hipotecas y gravamenes · prohibiciones del registro · carga de la prueba · carga y descarga · impuesto sobre actos juridicos
  certificado de gravamenes · credito hipotecario concedido a la compradora`,
);

export const NEGATORS = phrases(
  `no esta · no estan · no se halla · no se hallan · no se encuentra · no es · no son · no pende* · no media* · no consta* · no existe* · no hay · no figura* · no aparece* · no tiene · no tienen · no pesa* · no esta gravad* · no se encuentra gravad* · no resulta* · no soporta · no presenta
  no registra* · no se registra* · no posee · no se encuentra afect* · no esta afect* · no esta sujet* · no reconoce · no reporta · no existiendo · no constando · no habiendo · no grava* · no se halla gravad* · no se encuentra sujet*
  no aparecen · no obra* · no afectan · no se encuentran · no se han encontrado · no se encontraron · no se encontro · no se observa*
  libre de · libres de · exenta de · exento de · exentas de · sin · ni · ningun · ninguna · ninguno · inexistencia de · ausencia de · carece de · carecen de · libertad de · nunca ha · no queda* · no tendra* · renuncia a · renuncian a · renunciando a · renuncian las partes a · renuncian ambas partes a · a pactar · sin pactar · renuncia al · renuncia a los · exentos de · desconoce`,
);

/** «Sin» of these negates nothing that follows it. */
export const NO_NEGATORS = phrases(
  "no esta cancelad* · no estan cancelad* · no se halla cancelad* · no se encuentra cancelad* · no se hallan cancelad* · no es posible cancel* · no esta pagad* · no se encuentra pagad* · no esta inscrita la cancelacion · sin perjuicio · sin embargo, · sin embargo el · sin embargo la · sin embargo se · sin mas · no consta la cancelacion · no consta su cancelacion · no consta cancelad* · no figura cancelad* · no aparece cancelad* · sin cancelar · no consta que este cancelad* · no consta que haya sido cancelad* · no consta que se haya cancelado · sin que conste",
);

/** Words that take back a negation: «libre de cargas, salvo …». */
export const EXCEPTIONS = phrases(
  "salvo · excepto · a excepcion de · con excepcion de · con la excepcion · a salvo · sino · pero · si bien · no obstante · aunque · excepcion hecha · mas cargas · otras cargas · otra carga · mas carga · mas gravamen · otros gravamenes · otro gravamen · mas gravamenes · otras limitaciones · otras anotaciones · otras que · otros que · otra que · otro que · distint* · diferente* · aparte · al margen de · solo · tan solo · exclusivamente · ademas de · fuera de · con la salvedad · exceptuando · mas que · a reserva de · unicamente · solamente · excluyendo · hecha excepcion",
);

/** Words between a negation and a charge that make the charge stand alone again. */
export const AFFIRMS = phrases(
  "gravada con · gravado con · gravan · pesa sobre · pesan · consta inscrit* · consta anotad* · sujeta a · constituid* · se constituye · existe · existen · se halla gravada · esta gravada · aparece gravada · figura inscrit*",
);

export const ENDED = phrases(
  "cancelada · cancelado · canceladas · cancelados · cancelo · se cancela · extinguida · extinguido · extinguidas · extinguio · se extingue · caducada · caducado · caducadas · caducados · ha caducado · alzado · alzada · alzados · se alzo · se levanto · fue alzad* · fue cancelad* · se cancelo · levantado · levantada · dejada sin efecto · dejado sin efecto · quedo sin efecto · sin efecto · liberada de · liberado de · purgad* · prescrita · prescrito",
);

export const ENDING = phrases("cancelacion · extincion · alzamiento · levantamiento");

/** The noun ends a charge only where it was entered. */
export const ENDING_DONE = phrases(
  "cancelacion inscrita · inscrita la cancelacion · inscrita su cancelacion · practicada la cancelacion · practicada su cancelacion · consta la cancelacion · consta su cancelacion · consta inscrita la cancelacion · consta practicada la cancelacion · cancelacion practicada · cancelacion por la inscripcion · cancelacion total inscrita · por cancelacion · cancelacion: inscripcion · cancelacion segun inscripcion · cancelacion total practicada · cancelacion en inscripcion · cancelacion anotada",
);

/** Words before or behind those where nothing has ended yet. */
export const NOT_YET_BEFORE = phrases(
  "no · sin · pendiente de · pendiente su · pendiente la · sera · seran · para · debera · deberan · hasta que · si · cuando · una vez · salvo · antes de · solicitad* · solicitud de · en tramite de · en tramite · podra · quedara · quedaran · gastos de · compromete · obliga · se cancelara · a cancelar · a fin de · con el fin de · previa · previo · falta de · falta la · a la espera · mandamiento de · presentad* · puede · pudiera · podria · en el momento · simultaneamente · procedera a · parte del precio",
);
export const NOT_YET_BEHIND = phrases(
  "economicamente · parcial* · pendiente* · en parte · contablemente · pero · en cuanto a · registralmente pendiente · a falta · sin cancelar · aun no · en el acto de la firma · en el momento · antes de · con cargo · en tramite",
);
/** Wording that says by itself that something was paid and still stands. */
export const STILL_THERE = phrases(
  "pendiente de cancel* · pendiente su cancelacion · pendiente la cancelacion · sin cancelar · no cancelad* · no consta cancelad* · no consta su cancelacion · no consta la cancelacion · no ha sido cancelad* · no esta cancelad* · economicamente cancelad* · cancelad* economicamente · se cancelara · sera cancelad* · a cancelar · cancelacion parcial · cancelad* parcialmente · sigue vigente · continua vigente · subsiste · subsisten · no figura cancelad* · no se ha cancelado · prorrogad* · no caducad* · no ha caducado · cancelacion registral pendiente · hoy vigente · sin que conste su cancelacion · sin que conste cancelad* · pagada pero · solicitada la cancelacion · solicitada su cancelacion",
);

/** A passage of whom the home does not belong to, or about another home. */
export const ELSEWHERE = phrases(
  "finca colindante · otra finca · otras fincas · finca distinta · la finca vecina · no afecta a esta finca · no afecta a la finca · no grava esta finca · finca matriz · finca segregada · resto de finca · fincas resultantes · de la plaza de garaje · de otro inmueble · ajena",
);

/** A buyer's loan to come, which is no charge of the home. */
export const FINANCING = phrases(
  "comprador* · parte compradora · financiacion · solicitar* · solicite · solicitado por la parte compradora · concesion · concede* · concedid* · conceda* · denegacion · deniegu* · denegad* · aprobacion · aprueb* · obtencion · obten* · tasacion · tramitacion de · viabilidad · bancaria · apoyo hipotecario · adquirente",
);
export const FINANCING_NOT = phrases(
  "inscrit* · grava* · cancel* · pendiente de pago · a favor de · carga · cargas · pesa · subrog* · constituid* sobre · inscripcion",
);

/** Words of something that might be, and is not told to be. */
export const HYPOTHETICAL = phrases(
  "cualquier · cualesquiera · en caso de que · si existier* · si hubier* · pudiera* · pudiese* · eventual* · si apareci* · para el caso de · en el supuesto de · de existir · en su caso · en caso de · posibles · en caso contrario",
);

/** Things that an agreement forbids or grants between its parties, without a register. */
export const REGISTERED = phrases(
  "inscrit* · inscripcion · gravad* · gravan · registr* · carga · cargas · pesa · pesan · anotad* · anotacion · a favor de · vigente · sujeta",
);

export const LEGAL_NOTICE = phrases(
  "advert* · articulo 64 · art. 64 · ley reguladora de las haciendas · haciendas locales · quedaran afectos · quedan afectos · articulo 9 · ley de propiedad horizontal · advierto · hago las reservas y advertencias · reservas y advertencias legales · de conformidad con lo dispuesto · protocolo familiar · codigo civil",
);
