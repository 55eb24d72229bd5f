import type { FieldName } from "../fields.ts";

/**
 * How sentences tell what a value is: words before it and behind it within its clause, each with its weight. «Que el comprador satisface en este
 * momento» makes an amount a deposit as «precio» makes one a price, in whatever order they come.
 */
export interface Frame {
  shape: "money" | "date" | "percent";
  before: readonly Weighed[];
  behind: readonly Weighed[];
  /** Words near the value that make it another one. */
  not: readonly string[];
}

interface Weighed {
  phrase: string;
  weight: number;
}

const weighed = (list: string): Weighed[] =>
  list
    .split(" · ")
    .filter((one) => one !== "")
    .map((one) => {
      const cut = one.lastIndexOf(" ");
      return { phrase: one.slice(0, cut), weight: Number(one.slice(cut + 1)) };
    });

function frame(shape: Frame["shape"], before: string, behind = "", not = ""): Frame {
  return { shape, before: weighed(before), behind: weighed(behind), not: not.split(" · ").filter((one) => one !== "") };
}

const NOT_ISSUED = "hasta · valid* · caduc* · proxim* · antes del · vence* · nacid* · al corriente · siguiente · desde · plazo · maximo · limite · vigen*"; // biome-ignore format: one list
const VALID = "hasta 2 · valid* 2 · vigen* 2 · caduc* 3 · vence* 3 · expira* 3 · antes del 1.5 · renov* 2";

export const FRAMES: Partial<Record<FieldName, Frame>> = {
  price: frame("money", "precio 3 · a cuenta de los 2.5 · transmision por 2.5 · compraventa en 3 · venta en 2.5 · vend* 2 · compr* 1.5 · oferta 2.5 · ofrec* 2 · ofrezco 2.5 · suma 1 · cantidad 0.5 · valor 1", "gastos e impuestos aparte 2 · como precio 2.5 · de precio 3 · que se haran 1.5 · por el piso 2 · por la vivienda 2 · por la casa 2 · por el inmueble 2 · acordado* 2 · acordad* 2 · convenid* 2 · pactad* 2", "resto · restante* · honorarios · comision · minimo · arras · senal · reserva · fianza · renta · hipoteca · prestamo · derrama · entreg* · a cuenta del precio · a cuenta de dicho · descont* · amortiz*"), // biome-ignore format: one list
  depositAmount: frame("money", "arras 2.5 · senal 2.5 · entreg* 2 · abona* 1.5 · paga 2 · satisfac* 2 · en este acto 2 · a cuenta 2 · hoy 1 · transferi* 1.5 · ingres* 1.5 · recibe 1.5 · deposit* 1.5 · cantidad 1", "en concepto de arras 3.5 · en concepto de senal 3.5 · como arras 3.5 · arras 2 · senal 2 · satisface 2 · en este acto 1.5 · recibe 1.5 · a cuenta 1.5 · momento 1", "resto · restante* · anterioridad · duplicad* · doblad* · honorarios · penalizacion · hipoteca · prestamo · retien* · aval"), // biome-ignore format: one list
  reservationAmount: frame("money", "reserva 2.5 · senal 2.5 · entreg* 2 · abona* 1.5 · paga 1.5 · deposit* 2 · transferi* 2 · ingres* 2 · cheque 1.5 · dejo 1.5 · dejan 1.5 · a cuenta 2 · en este acto 2 · recib* 2 · cantidad 1", "en concepto de reserva 3.5 · imput* 1.5 · se descont* 1.5 · como reserva 3 · senal 2.5 · para que 1 · para reservar 3 · reserven 2.5 · reserve 2.5 · para la reserva 3 · a la cuenta de la agencia 2 · en concepto de senal 3", "resto · restante* · duplicad* · honorarios · penalizacion · precio de · precio total · a cuenta de los · a cuenta de las"), // biome-ignore format: one list
  reservationUntil: frame("date", "hasta 2 · antes del 2 · vigen* 2 · valid* 2 · caduc* 2.5 · plazo 1.5 · mantengo 1.5 · mantien* 1.5 · vence* 2 · dias 1 · proximo 1 · reserva 1 · oferta 1 · retirad* 1 · limite 2 · muy tarde 2.5 · mas tardar 2.5 · formaliz* 1", "fecha en que 1 · arras 1", "escritura · hipoteca · nacid*"), // biome-ignore format: one list
  deedDeadline: frame("date", "escritur* 2 · elev* 2 · otorg* 1.5 · notari* 1 · antes del 1.5 · maximo 2 · mas tardar 2 · plazo 1.5 · vence* 1.5 · limite 1.5 · hasta el 1 · en todo caso 1 · mas tarde 2", "en la notaria 2 · ante notario 1.5 · para escritur* 2.5 · escritura 1.5 · ante el notario 1.5", "hipoteca · financiacion · prestamo · inscri* · reunidos · autorizad* · otorgada · nacid*"), // biome-ignore format: one list
  mortgageDeadline: frame("date", "financiacion 3 · hipoteca* 3 · prestamo 3 · banco 1 · hasta el 1 · antes del 1 · plazo 1 · conce* 1", "financiacion 3 · hipoteca 3 · prestamo 3 · obtener 1", "escritura · otorgamiento · inscri*"), // biome-ignore format: one list
  monthlyRent: frame("money", "renta 2.5 · alquiler 2 · arriendo 2 · precio 1 · mensual* 1.5 · abonara 1 · canon 2", "al mes 2.5 · mensual* 2.5 · cada mes 2.5 · por mes 2.5", "fianza · garantia · aval · anual* · deposit* · ano · penaliz*"), // biome-ignore format: one list
  securityDeposit: frame(
    "money",
    "fianza 3 · mensualidad* 0.5 · deposit* 1",
    "fianza 2.5 · importe de una mensualidad 2 · mensualidad 1",
    "aval · adicional",
  ),
  leaseStart: frame("date", "desde 2 · a contar 1.5 · partir 2 · inici* 2.5 · empiez* 3 · empez* 3 · principi* 2 · comienz* 3 · comenz* 3 · efectos 1.5 · vigor 2", "", "hasta · finaliz* · termin* · acaba* · nacid*"), // biome-ignore format: one list
  leaseEnd: frame("date", "cumpl* 2 · hasta 2.5 · finaliz* 3 · acaba* 3 · termin* 2.5 · conclu* 2.5 · vence* 2.5 · expira* 2.5 · extingu* 2", "", "nacid* · preaviso · opcion · ejercitar · ejercer"), // biome-ignore format: one list
  mandateEndsOn: frame("date", "hasta 2 · conclu* 3 · acab* 3 · finaliz* 3 · caduc* 3 · vence* 2.5 · termin* 2.5 · vigen* 1.5 · dura 1.5 · expira* 2.5 · plazo 1", "", "nacid* · preaviso · desde"), // biome-ignore format: one list
  feePercent: frame("percent", "honorarios 3 · comision 3 · percib* 2 · cobr* 2 · pagar* 2 · retribucion 3 · remuneracion 3 · abonar* 1.5 · factur* 1.5 · devengar* 1.5 · agencia 1 · inmobiliaria 1", "del precio 2 · de lo que 2 · sobre el precio 2 · de honorarios 3 · de comision 3 · mas iva 1.5 · mas el iva 1.5 · mas i.v.a 1.5 · iva 1 · de la venta 2 · del importe 1.5", "iva del · iva al · penaliz* · rebaj* · reduccion · recargo · irpf · interes*"), // biome-ignore format: one list
  feeAmount: frame("money", "honorarios 3 · comision 3 · minimo 2 · percib* 1.5 · cobr* 1.5 · retribucion 3", "de honorarios 3 · de comision 3 · mas iva 1.5", "precio de · precio en · penaliz*"), // biome-ignore format: one list
  communityDebt: frame("money", "deuda 3 · adeud* 3 · debe 2.5 · pendiente* 2.5 · impagad* 2.5 · saldo 2 · descubierto 2.5 · asciende 1 · moros* 1.5 · salvo 2 · excepto 2", "pendiente* 2 · que adeud* 2.5 · que debe* 2.5 · de deuda 2.5 · impagad* 2 · correspondientes a las cuotas 2 · por cuotas 1.5", "derrama · cuota mensual · cuota ordinaria · cuota vigente · presupuesto · la cuota"), // biome-ignore format: one list
  communityFee: frame("money", "cuota* 2.5 · recibo 2 · gastos de comunidad 2 · mensual* 1.5 · cada mes 1", "al mes 2.5 · mensual* 2 · cada mes 2 · por trimestre 1.5 · al trimestre 1.5 · trimestral* 1.5", "derrama · extraordinari* · deuda · adeud* · debe · pendiente* · impagad* · moros*"), // biome-ignore format: one list
  levyAmount: frame("money", "derrama* 3 · extraordinari* 1.5 · obra* 1 · ascensor 1 · fachada 1 · le corresponde* 1", "de derrama 3 · en concepto de derrama 3 · a repartir 1.5 · por vivienda 0.5", "adeud* · cuota mensual · cuota ordinaria"), // biome-ignore format: one list
  meetingOn: frame("date", "dia 1 · siendo las 2.5 · celebr* 2.5 · reun* 2 · lunes 1.5 · martes 1.5 · miercoles 1.5 · jueves 1.5 · viernes 1.5 · sabado 1.5 · convoc* 1 · sesion 1.5", "se reune* 2.5 · se celebr* 2.5 · segunda convocatoria 2 · primera convocatoria 1.5 · a las 1.5 · siendo las 2", "hasta · antes · vencimiento · ejercicio · proxim* · anterior · partir"), // biome-ignore format: one list
  issuedOn: frame("date", "emit* 2.5 · expid* 2.5 · fecha 1.5 · visita 2 · sesion de 2 · certific* 1 · registr* 1.5 · presentad* 2 · firmad* 1.5 · inspec* 1.5 · conced* 1 · otorg* 1 · dia 0.5", "el administrador 1 · la administradora 1", NOT_ISSUED), // biome-ignore format: one list
  energyCertifiedOn: frame("date", "emit* 2.5 · emision 2.5 · expid* 2.5 · fecha 1.5 · registr* 2.5 · inscri* 2 · firmad* 1.5 · certific* 1", "", NOT_ISSUED), // biome-ignore format: one list
  signedOn: frame("date", "reunid* 1.5 · firm* 2 · fecha 1.5 · siendo el dia 2.5 · el dia 1.5 · suscri* 2", "reunid* 2 · comparec* 2", `${NOT_ISSUED} · inscri* · escritura · autorizad*`), // biome-ignore format: one list
  validUntil: frame("date", `${VALID} · proxima 2.5 · siguiente 2`, "", "nacid*"),
  energyCertifiedUntil: frame("date", VALID, "", "nacid*"),
  paymentDeadline: frame("date", "hasta 2 · antes del 2 · limite 2.5 · vence* 2.5 · plazo 2 · ultimo dia 2.5 · cargo 1.5 · cargar* 2 · dia 1", "cargaremos 3 · se cargara 3 · cargo 1.5", "nacid* · desde · emit*"), // biome-ignore format: one list
  propertyTax: frame("money", "importe 2 · total 2 · cuota 2 · adeudo 1.5 · recibo 1.5 · a pagar 2.5 · asciende 1.5 · pagar 1.5 · cargar* 1.5 · a cargo 2", "", "valor · base · recargo* · suelo · construccion · bonific* · terreno"), // biome-ignore format: one list
  invoiceTotal: frame("money", "total 2.5 · cantidad 1.5 · importe 1.5 · recib* 1.5 · pago 1 · abonar 1.5 · asciende 2", "iva incluido 2.5 · en total 2.5", "base · cuota · subtotal · corresponde*"), // biome-ignore format: one list
  invoiceBase: frame("money", "base 2.5 · honorarios 1.5 · neto 2", "base imponible 3 · mas iva 2.5 · mas el iva 2.5 · de base 2.5", "total · suma total"), // biome-ignore format: one list
  invoiceTax: frame("money", "iva 2 · i.v.a 2 · cuota 2", "al iva 3 · de iva 3 · de i.v.a 3 · concepto de iva 3 · iva 1.5", "base · incluido · mas iva · total"), // biome-ignore format: one list
  taxResult: frame(
    "money",
    "resultado 2.5 · devolver 3 · ingresar 3 · devolucion 2.5",
    "a devolver 3 · a ingresar 3 · a su favor 2",
    "retencion* · base · cuota liquida",
  ),
};
