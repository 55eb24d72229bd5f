import type { ChargeKind } from "../reading.ts";
import { firstOf, hasAny, phrases } from "../text/find.ts";
import type { Flat, Span } from "../text/flat.ts";

/**
 * Charges that are told without their names: two kinds of words in one sentence, each of which says nothing alone («la finca responde …»,
 * «… de las liquidaciones del impuesto»). They count where a paper tells charges; elsewhere such words are of anything.
 */
interface Frame {
  kind: ChargeKind;
  /** The words said of the home; the mention begins there. */
  says: readonly string[];
  /** Of what; empty where the first words are enough. */
  of: readonly string[];
  unless?: readonly string[];
}

const frame = (kind: ChargeKind, says: string, of = "", unless = ""): Frame => ({
  kind,
  says: phrases(says),
  of: phrases(of),
  unless: phrases(unless),
});

const BURDENED =
  "afect* · respond* · sujet* · gravad* · grava · garantiz* · obligad* · subsidiariamente · a resultas · a las resultas · nota de afeccion";

export const FRAMES: readonly Frame[] = [
  frame(
    "tax-lien",
    BURDENED,
    "impuesto* · liquidacion* · liquidar* · autoliquid* · fiscal · fiscales · tributari* · plusvalia · sucesiones y donaciones · transmisiones patrimoniales · itp · itpajd · isd · bonificacion fiscal",
    "apremio · embarg* · debitos · descubierto* · ejecuc* · mercantil · urbaniz* · reparcel* · hipoteca* · prestamo",
  ),
  frame(
    "seizure",
    "apremio · debitos · descubierto* · via ejecutiva · procedimiento ejecutivo · ejecucion de titulos · ejecucion dineraria · reclamacion de cantidad · cantidades adeudadas · deudas con · recaudacion ejecutiva · responsabilidad civil · responsabilidades pecuniarias · decomis* · comis*",
    "anota* · letra · respond* · retenid* · juzgado · expediente · autos · tom* razon · aseguramiento",
  ),
  frame(
    "protected-housing",
    "precio · precios · venta · renta",
    "no podra exceder · no podra superar · no podra ser superior · no pueda exceder · superior al fijado · superior al maximo · maximo legal · maxim* · precio tasado · modulo* · limitad* · legalmente establecid*",
    "interes* · responsabilidad · principal · hipoteca* · prestamo · subasta · tasacion · costas · intereses",
  ),
  frame(
    "protected-housing",
    "descalific* · calificad* definitivamente · calificada como · vivienda social · viviendas sociales · precio tasado · vivienda concertada · promocion publica · regimen protegido · proteccion autonomica · subvencion* · ayudas publicas · renta limitada",
  ),
  frame(
    "easement",
    "derecho de paso · derecho de luces · derecho de vistas · derecho de acueducto · derecho de aguas · derecho de desague · derecho de vuelo sobre · paso para · paso permanente · paso de peatones · paso de carro* · medianer* · predio dominante · predio sirviente · soporta el paso · soporta un paso · soporta · cargar y recibir · no edificar · no elevar · altius non tollendi · saca de agua · colada · senda · canalizacion* · linea electrica",
    "predio* · finca* · a favor · solar* · edificio* · parcela* · casa* · vecin* · colindant* · fundo* · local · patio* · propietari* · compania",
    "linda* · hipoteca*",
  ),
  frame(
    "option",
    "derecho a comprar* · derecho de compra · derecho a adquirir* · adquisicion preferente · preferente adquisicion · adquirir con preferencia · la opcion · una opcion · opcion inscrita · opcion a · opcion de · (opcion · derecho preferente · derecho de prelacion · promesa de venta · promesa de compraventa · precontrato",
  ),
  frame(
    "usufruct",
    "derecho de habitacion · mientras viva · por toda su vida · a habitar · habitar la · habitarla · vitalici* · derecho a ocupar · uso exclusivo de la vivienda · uso del hogar · hogar familiar",
    "",
    "renta vitalicia · pension",
  ),
  frame(
    "resolutory-condition",
    "resolver · resolucion · resuelt* · resolvera · revertir* · revers* · retrotra* · recuperar*",
    "compraventa · venta · transmision · donacion · precio · falta de pago · impago · dominio · cesion · permuta",
    "auto* · hipoteca* · prestamo · juzgado · calificacion · resolucion de fecha · consejeria · ayuntamiento · administra*",
  ),
  frame(
    "prohibition",
    "no podra · no podran · no cabe · no sera posible · no es posible · solo podra · unicamente podra · no pueda · no puede · no pueden · sin el consentimiento · sin consentimiento · sin autorizacion · sin la autorizacion · sin previa autorizacion · se veda · impide · impidiendo · impedid* · suspension de las facultades · privad*",
    "dispon* · enajen* · vend* · transmit* · transmis* · grav* · ceder · ced* · venta · permut*",
    "precio · exceder · superar · superior",
  ),
  frame(
    "lease",
    "alquil* · arrendad* · inquilin* · aparceria · contrato de arr* · la ocupa · lo ocupa · ocupada por · ocupado por · habitada por · precarist*",
    "",
    "libre de · libres de · sin · no esta · no se encuentra · ninguno",
  ),
  frame(
    "claim",
    "demanda* · pleito* · litig* · juicio · procedimiento ordinario · accion · acciones · nulidad · tercer* mejor derecho · impugna*",
    "anota* · juzgado · autos · interpuest* · entablad* · seguid* · letra",
    "apremio · embarg* · debitos · ejecu* · hipotec*",
  ),
  frame(
    "insolvency",
    "concurs* · insolven* · juzgado de lo mercantil · juzgado mercantil · exoneracion del pasivo · plan de pagos · convenio con los acreedores · convenio de acreedores · acreedores · suspendid* en sus facultades · administrador concursal",
    "titular* · deudor* · declar* · juzgado · anota* · auto · autos · liquidacion · facultades",
    "hipoteca* · publico concurso · concurso publico",
  ),
  frame(
    "urban",
    "urbaniz* · reparcel* · expropi* · urbanistic* · demolic* · ruina · orden de ejecucion · plan parcial · plan general · unidad de ejecucion · unidad de actuacion · aprovechamiento · cesion obligatoria · vial",
    "afect* · sujet* · oblig* · expediente · cuenta de liquidacion · saldo · costes · gastos · cuota* · anota* · incoad*",
  ),
];

/** Where a sentence says one of them; of no charge the name stands in it. */
export function framesIn(flat: Flat, sentence: Span): (Span & { kind: ChargeKind })[] {
  const found: (Span & { kind: ChargeKind })[] = [];
  for (const { kind, says, of, unless } of FRAMES) {
    if (found.some((one) => one.kind === kind)) continue;
    const said = firstOf(flat, says, sentence.start, sentence.end);
    if (!said) continue;
    if (of.length > 0 && !hasAny(flat, of, sentence.start, sentence.end)) continue;
    if (unless && unless.length > 0 && hasAny(flat, unless, sentence.start, sentence.end)) continue;
    found.push({ ...said, kind });
  }
  return found;
}
