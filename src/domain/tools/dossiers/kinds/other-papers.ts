import { phrases } from "../text/find.ts";
import { cues } from "./kind.ts";

/**
 * Papers that lie beside those of a home and share many of their words. They are recognised so that nothing is taken for what it is not; what they are
 * is told to nobody.
 */
interface OtherPaper {
  titles: readonly string[];
  cues: readonly (readonly [phrase: string, weight: number])[];
}

const other = (titles: string, telling: string, weight = 1.5): OtherPaper => ({
  titles: phrases(titles),
  cues: cues(telling, weight),
});

export const OTHER_PAPERS: readonly OtherPaper[] = [
  // Adverts and leaflets.
  other(
    "se vende · se alquila · piso en venta · casa en venta · vivienda en venta · chalet en venta · atico en venta · en venta · oportunidad · vende tu piso · quieres vender · valoracion gratuita · oferta comercial · tarifas · lista de precios · condiciones comerciales · promocion · memoria de calidades · duplex en venta · apartamento en venta",
    "anunciante · llamenos · llamanos · llama al · visitelo · visitalo · visita virtual · no te lo pierdas · ideal inversores · luminos* · exterior con · excelentes calidades · reformado · bien comunicad* · a estrenar · publicado · ver telefono · contactar · valoramos tu · tu vivienda · inmobiliaria lider · portales · todos exterior* · armarios empotrados · zona tranquila · ref. anuncio · euros/mes de comunidad · habitaciones · banos · oferta valida · ahorro estimado · placas solares · subvencion · sin compromiso · oficina de ventas",
  ),
  // Nights away.
  other(
    "bono de reserva · confirmacion de la reserva de hotel · casa rural · hotel · apartamento turistico · alquiler vacacional · alquiler por noches",
    "hotel · habitacion doble · huesped* · check-in · noche · noches · localizador · estancia · desayuno · entrada y salida · cancelacion gratuita · por noche · capacidad para",
  ),
  // Guides and lessons.
  other(
    "guia · preguntas frecuentes · que es · manual · folleto",
    "te explicamos · en esta guia · que es el · que es la · es obligatorio para · cuanto cuesta · consejos · paso a paso · mas informacion en",
    2,
  ),
  // Other professions.
  other(
    "hoja de encargo profesional · hoja de encargo de abogado · presupuesto de honorarios",
    "letrad* · abogad* · procurador* · juicio · pleito · minuta del letrado · demanda · recurso*",
  ),
  // Letters and offers of a bank.
  other(
    "oferta vinculante · fein · ficha europea de informacion normalizada · extracto bancario · extracto de movimientos · aviso de su banco · certificado de saldo · certificado bancario · certificado de titularidad de cuenta · cuadro de amortizacion · recibo de prestamo · fiae",
    "estimado cliente · prestamo hipotecario ha sido · tipo fijo · tae · tin · euribor · cuota del prestamo · capital pendiente · productos vinculados · director de la oficina · su oficina · solicitud de prestamo · saldo anterior · saldo disponible · movimientos · fecha valor · preconcedid* · condiciones financieras · entidad financiera",
  ),
  // Companies.
  other(
    "junta general de socios · junta general de accionistas · junta universal · acta del consejo de administracion · acta de la junta general de socios · consejo de administracion · cuentas anuales · asamblea general de la asociacion",
    "socios · accionistas · capital social · participaciones sociales · administrador unico · consejero · consejo de administracion · domicilio social · aplicacion del resultado · retribucion de los administradores · ejercicio social · acciones · reservas voluntarias · junta universal · asociacion · socio",
  ),
  // Insurance.
  other(
    "poliza de seguro · poliza de hogar · condiciones particulares del seguro · seguro de hogar · recibo de seguro · seguro de vida · seguro multirriesgo · poliza",
    "tomador · asegurado · prima · prima total · poliza · coberturas · continente · contenido · franquicia · siniestro · aseguradora · mediador · responsabilidad civil · riesgo asegurado · beneficiario",
  ),
  // Curricula and letters of application.
  other(
    "curriculum vitae · curriculum · carta de presentacion · hoja de vida",
    "experiencia laboral · experiencia profesional · formacion academica · formacion · idiomas · carnet de conducir · aptitudes · habilidades · puesto · grado en · master · nivel alto · informatica",
  ),
  // Telephone, light and water.
  other(
    "factura de telefono · factura movil · factura de internet · resumen de consumo · factura de la luz · factura de electricidad · factura de agua · factura de gas · detalle de llamadas",
    "fibra · llamadas · linea movil · datos moviles · gb · roaming · tarifa · permanencia · cups · potencia contratada · peaje* de acceso · kwh consumidos · termino de potencia · lectura actual · lectura anterior · contador · comercializadora · area de clientes · mb · telefonia · internet · consumo de datos",
  ),
  // Valuations.
  other(
    "certificado de tasacion · informe de tasacion · tasacion · informe de valoracion · valoracion de mercado · avaluo",
    "tasacion · eco/805/2003 · sociedad de tasacion · valor de tasacion · valor hipotecario · comparables · testigos · metodo de comparacion · homologada por el banco de espana · tasador · valor de mercado · finalidad de la tasacion",
  ),
  // Goods.
  other(
    "albaran · albaran de entrega · nota de entrega · pedido · presupuesto · parte de trabajo · orden de compra · hoja de pedido",
    "albaran · bultos · mercancia · transportista · pedido · plazo de entrega · presupuesto valido · aceptacion del presupuesto · validez del presupuesto · entrega · conforme cliente",
    1.3,
  ),
  // Courses, events, tickets, menus, clubs.
  other(
    "menu del dia · curso · seminario · jornada · programa · invitacion · entrada · billete · horario · convocatoria de curso · matricula · receta · temario · contrato de matricula · gimnasio · solicitud de empleo",
    "ponente · inscripciones · plazas limitadas · colegiados · asistencia gratuita · profesor · alumno · primeros · postre · asiento · vuelo · embarque · pasajero · curso · matricula · examen · cuota de socio · abonado · monitor · cafe",
  ),
  other(
    "convocatoria de junta · convocatoria a junta · convocatoria · citacion a junta",
    "se le convoca · se convoca · le convoco · se celebrara · celebrara el · delegacion de voto · orden del dia · primera convocatoria · segunda convocatoria · rogamos su asistencia",
    1.7,
  ),
  // Works, health, vehicles, and letters of administrations that tell of something else.
  other(
    "informe medico · cita previa · permiso de circulacion · denuncia · multa · notificacion de sancion · padron municipal · volante de empadronamiento · certificado de empadronamiento · contrato de trabajo · vida laboral · informe de vida laboral · permiso de obra · licencia de obras · certificado de defuncion · certificado de nacimiento · certificado de matrimonio · convocatoria de junta · proyecto basico · testamento · poder notarial · poder general",
    "paciente · diagnostico · tratamiento · matricula del vehiculo · bastidor · empadronad* · contrato de trabajo · jornada laboral · categoria profesional de · situaciones de alta · regimen general de la seguridad social · infraccion · puntos · licencia de obra* · poderdante · testador · registro civil · habitantes · periodo de prueba · convenio colectivo aplicable · se le convoca",
  ),
];
