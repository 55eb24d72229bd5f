import type { FieldName } from "../fields.ts";
import type { Shape } from "./kind.ts";

/**
 * How forms, tables and lists call what they tell. Words of a caption are read as a set, in whatever order and with whatever small words between
 * them: `valor/vc suelo/terreno ?catastral` asks for one of «valor» and «vc» and one of «suelo» and «terreno», and knows «catastral» beside them.
 * A word that no entry knows makes a caption less likely to mean this. Earlier entries are surer than later ones.
 */
export interface Asked {
  shape: Shape;
  captions: readonly Caption[];
  /** Words that make it another one's caption. */
  not: readonly string[];
  /** Of two days the second one. */
  endsRange: boolean;
  /** The signs that an answer must hold. */
  holds: RegExp | null;
}

interface Caption {
  /** One word of each must be there; «*» stands for how it goes on. */
  groups: readonly (readonly string[])[];
  known: readonly string[];
}

function asked(
  shape: Shape,
  captions: string,
  not = "",
  { endsRange = false, holds = null as RegExp | null } = {},
): Asked {
  return {
    shape,
    captions: captions.split(" · ").map((one) => {
      const words = one.trim().split(/\s+/);
      return {
        groups: words.filter((word) => word[0] !== "?").map((word) => word.split("/")),
        known: words.flatMap((word) => (word[0] === "?" ? word.slice(1).split("/") : [])),
      };
    }),
    not: not.split(" ").filter((word) => word !== ""),
    endsRange,
    holds,
  };
}

const OF_HOME = "?inmueble/vivienda/edificio/finca/objeto/completa/postal/predio/tributario/propiedad/municipio";
const OF_PEOPLE =
  "fiscal notificacion* correo empresa social vendedor* comprador* arrendador* arrendatari* propietari* titular contribuyente trabajador* emisor cliente electronic* tecnico certificador notari* persona interesad* apoderad* cargas urbanistica familiar";
const OF_HEATING = "calefaccion refrigeracion acs iluminacion demanda gas";
const VALID = "valido/valida/validez/vigencia/caduc*/vencimiento/vigente/vence";
const UNTIL = "?hasta/fecha/fin/limite/dia/documento/certificado/cedula/plazo/oferta/propuesta/reserva/inscripcion";
const MONTH = /ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|\b(?:19|20)\d\d\b|\d[/-]\d/i;
const NUMBER = "?numero/num/nro/clave/codigo/id";

export const CAPTIONS: Partial<Record<FieldName, readonly Asked[]>> = {
  address: [
    asked("address", `direccion/domicilio/emplazamiento/localizacion/situacion/ubicacion/adreca/lugar ${OF_HOME} · objeto tributario ?situacion/direccion · inmueble/vivienda/finca/predio ?objeto/descripcion/arrendada/arrendado/vendida`, `${OF_PEOPLE} valor referencia tipo numero superficie registral uso clase precio`), // biome-ignore format: one list
    asked("address", "comunidad ?propietarios/vecinos/edificio", "administrador cuota"),
  ],
  propertyNumber: [asked("number", "finca ?registral/numero/num/fca · fca", "referencia valor direccion urbana rustica situacion descripcion")], // biome-ignore format: one list
  volume: [asked("number", "tomo")],
  book: [asked("number", "libro")],
  sheet: [asked("number", "folio", "real")],
  inscription: [asked("number", "inscripcion/insc ?numero")],
  builtAreaM2: [asked("area", "sup/superficie/superf/metros/m2 construid*/const/constr/construccion/edificada ?total/elementos/comunes", "util parcela suelo terreno valor ano")], // biome-ignore format: one list
  usableAreaM2: [
    asked("area", "sup/superficie/superf/metros/m2 util/habitable/utiles ?total/vivienda", "construid* parcela"),
  ],
  plotAreaM2: [asked("area", "sup/superficie/superf/metros/m2 parcela/solar/terreno/suelo/predio ?total", "construid* construccion util valor")], // biome-ignore format: one list
  yearBuilt: [asked("year", "ano/anio/any/fecha construccion/edificacion/construccio ?edificio/inmueble · construido/edificado/construida ?ano · ano")], // biome-ignore format: one list
  rooms: [asked("figure", `habitaciones/dormitorios/recamaras/estancias ${NUMBER}`)],
  communityShare: [asked("percent", "coeficiente/cuota participacion/propiedad · coeficiente", "importe")],
  issuedOn: [
    asked("date", "fecha/data emision/expedicion/factura/informe/certificado/presentacion/otorgamiento/concesion/resolucion/documento/impresion/libramiento ?hora/lugar/cedula · fecha inspeccion/visita/pago/abono · visita ?inspeccion/fecha · emitid*/expedid*/otorgad*/presentad*/abonad* ?fecha · fecha/data ?lugar · dia ?fecha", "validez caducidad vencimiento proxima nacimiento antiguedad alta limite operacion siguiente inicio fin"), // biome-ignore format: one list
  ],
  signedOn: [
    asked("date", "fecha/dia/data firma/contrato/documento/formalizacion/suscripcion/otorgamiento ?lugar · firmado/firmada/firma/suscrito ?fecha/contrato/documento · fecha/data ?lugar", "validez caducidad vencimiento nacimiento limite inicio fin maxima escritura entrega"), // biome-ignore format: one list
  ],
  meetingOn: [asked("date", "fecha/dia/data junta/celebracion/reunion/asamblea/sesion ?hora/lugar · celebrada/sesion ?dia · fecha/dia/data ?lugar/hora", "vencimiento acta proxima")], // biome-ignore format: one list
  price: [
    asked("money", "precio ?total/venta/compraventa/ofertado/ofrecido/pactado/convenido/acordado/salida/inicial/inmueble/vivienda/solicitado/cierto/operacion/oferta/publicacion/mercado/final · importe/oferta/valor compraventa/venta/operacion/oferta/economica ?total", "unitario m2 minimo honorarios renta resto restante pendiente"), // biome-ignore format: one list
  ],
  depositAmount: [asked("money", "arras/senal ?importe/cantidad/penitenciales/confirmatorias/entregad*/entrega/total/cuenta/concepto/penales · cantidad/importe/entrega/pago entregad*/cuenta/entrega/entregan ?acto/precio/firma", "plazo clase tipo precio")], // biome-ignore format: one list
  reservationAmount: [asked("money", "reserva/senal ?importe/cantidad/concepto/total/entregad*/deposito · cantidad/importe/suma depositad*/entregad*/deposito · deposito ?importe/cantidad", "plazo precio fin hasta fecha")], // biome-ignore format: one list
  reservationUntil: [asked("date", `${VALID}/hasta/plazo/fin/finaliza ${UNTIL} · fecha limite ?arras/reserva/oferta/firma`, "escritura hipoteca", { endsRange: true })], // biome-ignore format: one list
  deedDeadline: [asked("date", "plazo/fecha/limite/otorgamiento/firma/elevacion/hasta escritur*/notaria/notario/notarial/elevar/publico/publica ?dia/tope/acudir/maxim*/limite/fecha/publica/publico/prevista/firma/otorgamiento/plazo · fecha/plazo limite/maxim* ?firma/compraventa", "hipoteca financiacion arras contrato")], // biome-ignore format: one list
  mortgageDeadline: [asked("date", "hipoteca/financiacion/prestamo/hipotecario plazo/fecha/limite/condicion/aprobacion/concesion/hasta ?fecha/limite/plazo/maxim*/concesion/aprobacion/obtener/hipotecario", "escritura importe")], // biome-ignore format: one list
  monthlyRent: [asked("money", "renta/alquiler/arriendo/mensualidad/canon ?mensual/importe/inicial/pactada/mes/euros/precio/arrendamiento/cuota", "anual fianza actualizacion deposito garantia")], // biome-ignore format: one list
  securityDeposit: [asked("money", "fianza ?legal/importe/meses/mensualidad/deposito", "adicional")],
  leaseStart: [asked("date", "inicio/comienzo/entrada/desde/comienza/empieza ?fecha/contrato/arrendamiento/vigor/efectos/alquiler/vigencia · fecha efecto/efectos")], // biome-ignore format: one list
  leaseEnd: [asked("date", "fin/finalizacion/termino/vencimiento/terminacion/hasta/finaliza/termina/acaba ?fecha/contrato/arrendamiento/alquiler/vigencia")], // biome-ignore format: one list
  leaseYears: [
    asked("years", "duracion/plazo/vigencia ?contrato/arrendamiento/pactada/anos/alquiler", "preaviso prorroga"),
  ],
  taxYear: [asked("year", "ejercicio/ano/anualidad/exercici/exercicio/anio/ejer ?ejercicio/fiscal/impositivo/ejercicio/impuesto/devengo · periodo ?impositivo/fiscal · bimestre ?periodo", "construccion")], // biome-ignore format: one list
  landCadastralValue: [
    asked(
      "money",
      "valor/v/vc/val suelo/terreno/sol/solo ?catastral/cat/suelo · suelo/terreno ?catastral",
      "superficie sup construccion total m2 tipo clase uso",
    ),
  ],
  buildingCadastralValue: [asked("money", "valor/v/vc/val construccion/constr/const/construcciones/edificacion/construido/vuelo/construccio/construcion ?catastral/cat/construccion · construccion/constr/construcciones ?catastral", "superficie sup tipo uso suelo total ano m2 terreno")], // biome-ignore format: one list
  cadastralValue: [asked("money", "valor/v/vc/val catastral/cat/cadastral/catast ?catastral/total/inmueble/revisado · valor total ?predio · base gravable · valor fiscal", "suelo construccion constr const terreno superficie metro unitario")], // biome-ignore format: one list
  taxBase: [asked("money", "base liquidable/imponible/imp/liq/gravable ?ibi", "general ahorro tipo")],
  taxRate: [
    asked(
      "percent",
      "tipo/tipus ?tipo/grav/gravamen/impositivo/aplicable/aplicado · gravamen/tasa ?tipo",
      "inmueble via finca bien iva cotizacion",
    ),
  ],
  propertyTax: [
    asked("money", "total/importe/deuda/liquido pagar/ingresar/recibo/tributaria/satisfacer/abonar ?total/importe/euros/deuda · importe/cuota/recibo total/liquida/tributaria ?recibo/ibi/impuesto · total/importe ?euros/impuesto/predial/descuento/pronto/pago · pagar/ingresar · impuesto pagar/determinado/anual/predial/cargo ?total · cuota/quota/cota ?integra/ibi/quota/cuota", "recargo bonificacion base valor recargos actualizacion"), // biome-ignore format: one list
  ],
  paymentDeadline: [
    asked("date", "limite/fin/ultimo/vencimiento/vto/vence/termino/hasta/vigencia/caducidad ?fecha/pago/plazo/periodo/voluntario/ingreso/dia/voluntaria/recibo/documento/factura · periodo/plazo/prazo/termino/termini/periode voluntario/voluntaria/pago/ingreso/cobro/cobranza/voluntari ?periodo/voluntario/pago/ingreso/cobro · fecha/dia cargo/cobro/domiciliacion ?cuenta/prevista · pague/pagar/paguese antes/hasta · plazo/periodo", "apremio liquidacion devengo", { endsRange: true }), // biome-ignore format: one list
  ],
  taxAccount: [asked("number", `fijo/fix/fixo ${NUMBER}/fijo/fix · cuenta predial/catastral ${NUMBER} · cuenta ${NUMBER} · clave/expediente/folio catastral · recibo/rebut/identificacion/liquidacion/emisora ?numero/num/nro/clave`, "fecha importe cargo bancaria iban periodo total fiscal concepto")], // biome-ignore format: one list
  energyRating: [
    asked("letter", "calificacion/letra/clase/consumo ?energetica/consumo/energia/primaria/no/renovable/global/obtenida/energetico/edificio/vivienda/kwh/m2/ano", `emisiones co2 ${OF_HEATING} fecha`), // biome-ignore format: one list
  ],
  emissionsRating: [asked("letter", "emisiones ?calificacion/letra/clase/co2/dioxido/carbono/globales/global/kg/kgco2/m2/ano/energetica", `consumo ${OF_HEATING}`)], // biome-ignore format: one list
  energyConsumption: [asked("figure", "consumo/kwh/primaria ?consumo/energia/primaria/no/renovable/global/energetico/kwh/kw/h/m2/ano/anual/valor/indicador/kwhm2", `emisiones ${OF_HEATING} electrico`)], // biome-ignore format: one list
  energyEmissions: [asked("figure", "emisiones/kgco2 ?co2/dioxido/carbono/globales/global/kg/kgco2/m2/ano/anuales/valor/indicador", `consumo ${OF_HEATING}`)], // biome-ignore format: one list
  energyCertifiedUntil: [asked("date", `${VALID} ${UNTIL}`)],
  energyCertifiedOn: [asked("date", "fecha/data emision/certificado/expedicion/firma/certificacion/generacion/documento · fecha registro/inscripcion ?certificado · emitid*/expedid*/certificad*/registrad* ?fecha · fecha ?lugar", "validez caducidad visita vencimiento construccion")], // biome-ignore format: one list
  energyCertificateNumber: [asked("number", "registro/inscripcion/certificado/cee ?numero/num/nro/codigo/clave/referencia/certificado/registral/autonomico · codigo/referencia/numero/expediente/etiqueta ?certificado/expediente/registro", "catastral catastrales finca propiedad entrada fecha visita postal procedimiento")], // biome-ignore format: one list
  climateZone: [asked("number", "zona climatica")],
  mandateEndsOn: [asked("date", "fin/finalizacion/vencimiento/hasta/termino/vence/finaliza ?fecha/encargo/vigencia/contrato/exclusiva/mandato/plazo", "", { endsRange: true })], // biome-ignore format: one list
  mandateMonths: [
    asked("months", "duracion/plazo/vigencia/periodo ?encargo/contrato/exclusiva/mandato/meses", "prorroga preaviso"),
  ],
  feePercent: [asked("percent", "honorarios/comision/retribucion/remuneracion/corretaje ?agencia/porcentaje/intermediacion/iva/mas/agente/precio/venta/profesionales/pactados/pactada/sobre")], // biome-ignore format: one list
  feeAmount: [asked("money", "honorarios/comision/retribucion ?agencia/intermediacion/importe/minimo/minimos/minima/fijos/fija/profesionales")], // biome-ignore format: one list
  communityDebt: [asked("money", "deuda/saldo/adeuda*/impagad*/descubierto ?pendiente/pendientes/deudor/total/pago/importe/fecha/actual/recibos/propietario/comunidad/acumulad*/cuotas · importe/total/recibos/cantidad pendiente*/impagado*/adeudad* ?pago/total/cuotas/recibos/cobro", "cuota acreedor anterior inicial haber")], // biome-ignore format: one list
  communityFee: [asked("money", "cuota mensual/ordinaria/trimestral/comunidad/vigente/actual ?mensual/ordinaria/mes/comunidad/importe/gastos · gastos/recibo comunidad/mensual ?ordinarios/mensual/cuota · cuota ?importe/mes", "extraordinaria participacion derrama propiedad iva pendiente pendientes")], // biome-ignore format: one list
  levyAmount: [asked("money", "derrama/derramas/extraordinaria ?cuota/importe/total/aprobad*/emitir/girar/pendientes/extraordinaria/obra/obras/ascensor/fachada/pendiente", "mensual")], // biome-ignore format: one list
  certificateNumber: [asked("number", "expediente/cedula/licencia/expte/exp ?numero/num/nro/codigo/habitabilidad/referencia · registro/referencia/codigo/numero/informe ?entrada/informe/documento/registro/cedula/certificado", "catastral finca propiedad fecha postal visado csv verificacion")], // biome-ignore format: one list
  validUntil: [
    asked("date", `${VALID}/renovacion ${UNTIL}/antes · proxima/siguiente inspeccion/ite/iee/evaluacion/renovacion ?fecha/antes · renovar/renovable antes`), // biome-ignore format: one list
  ],
  maxOccupants: [asked("figure", "ocupacion/ocupantes/personas/umbral/capacidad/ocupacio/plazas/ocuparla ?maxim*/numero/num/ocupacion/ocupantes/personas/max", "fecha primera segunda")], // biome-ignore format: one list
  employer: [asked("line", "empresa ?nombre/razon/social/denominacion/empleador · razon/denominacion social ?empresa · empleador/empleadora", "aportacion cif nif domicilio direccion inscripcion convenio cargo coste cotizacion")], // biome-ignore format: one list
  payPeriod: [
    asked(
      "line",
      "periodo liquidacion/pago/devengo/nomina · periodo ?fecha · mes/mensualidad ?liquidacion/nomina/pago",
      "",
      { holds: MONTH },
    ),
  ],
  grossPay: [asked("money", "total/t/bruto/salario/importe/haberes devengad*/devengos/devengo/bruto/percepciones/integro*/haberes ?salario/total/mensual/sueldo · bruto ?mensual/mes", "deducciones base anual")], // biome-ignore format: one list
  deductions: [asked("money", "total/t deducir/deduccion*/deducido/descuentos/retenciones ?total")],
  netPay: [asked("money", "liquido/neto/percibir/liquid ?total/percibir/cobrar/recibir/importe/transferido/pagar/ingresar/abonar/salario/empleado · importe transferencia/transferido/abonado", "devengado")], // biome-ignore format: one list
  seniority: [asked("date", "antiguedad/alta/ingreso ?fecha/empresa/incorporacion", "pago")],
  workIncome: [asked("money", "rendimiento*/retribuciones/ingresos trabajo/dinerarias ?integro*/neto*/personal/reducido/total/computables/dinerarias", "capital actividades")], // biome-ignore format: one list
  generalBase: [asked("money", "base liquidable general ?sometida/gravamen · base imponible general", "ahorro")],
  savingsBase: [asked("money", "base liquidable ahorro ?sometida/gravamen · base imponible ahorro", "general")],
  taxResult: [asked("money", "resultado ?declaracion/ingresar/devolver/autoliquidacion/final/liquidacion · importe/cantidad ingresar/devolver/devolucion/ingreso · ingresar/devolver ?total · cuota diferencial · cuota resultante ?autoliquidacion")], // biome-ignore format: one list
  invoiceNumber: [asked("number", "factura ?numero/num/nro/serie/codigo · numero/num/nro ?documento/serie/factura · serie ?numero", "fecha total importe cliente cuenta pedido")], // biome-ignore format: one list
  invoiceBase: [asked("money", "base/imponible ?imponible/imp/total/iva · subtotal/suma · importe/total neto/bruto ?iva/sin · honorarios/servicios ?profesionales", "general ahorro cuota retencion total")], // biome-ignore format: one list
  invoiceTax: [
    asked(
      "money",
      "iva/igic ?cuota/importe/total/repercutido · cuota ?impuesto · impuestos ?total",
      "base incluido sin tipo",
    ),
  ],
  invoiceTotal: [asked("money", "total/importe factura/pagar/cobrar/general/final/liquido ?total/importe/euros/iva/incluido · total ?importe/euros/eur/iva/incluido/con · importe total ?factura", "base bruto linea parcial subtotal retencion retenciones deducir neto cuota")], // biome-ignore format: one list
  bimester: [asked("line", "bimestre/bimestres ?periodo/pagado/pago · periodo ?pago", "valor")],
};
