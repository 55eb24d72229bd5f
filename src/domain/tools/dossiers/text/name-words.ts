/** Words that stand before names, within them, and in the place of one. */

export const TITLES = [
  "don",
  "dona",
  "d.",
  "da",
  "da.",
  "d a.",
  "d.a",
  "sr.",
  "sra.",
  "sr. d.",
  "senor",
  "senora",
  "dna.",
  "dn.",
];
export const COMPANY_ENDS = [
  "s.l.",
  "s.a.",
  "s.l.u.",
  "s.a.u.",
  "sl",
  "sa",
  "slu",
  "sau",
  "s.l",
  "s.a",
  "sociedad limitada",
  "sociedad anonima",
  "s.a.s.",
  "sas",
  "ltda",
  "ltda.",
  "spa",
  "s.r.l.",
  "srl",
  "s.a. de c.v.",
  "sa de cv",
  "s. coop",
  "c.b.",
];

/** Words within a name that are written small. */
export const LINKS = new Set([
  "de",
  "del",
  "la",
  "las",
  "los",
  "y",
  "i",
  "da",
  "do",
  "dos",
  "san",
  "santa",
  "van",
  "von",
  "e",
]);

/** Words that begin no name and end one. */
export const NO_NAMES = new Set(
  `nif dni nie cif cuit cuil rut rfc curp run n.i.f calle avenida avda plaza paseo camino carretera ronda urbanizacion titular
titulares titularidad participacion nombre apellidos identificacion fiscal documento nacional identidad mayor menor edad casado casada soltero soltera
viudo viuda divorciado divorciada separado vecino vecina domicilio domiciliado domiciliada con y en por como el los las una un al actuando comparece
comparecen parte vendedora vendedor vendedores comprador compradora compradores arrendador arrendadora arrendatario arrendataria
propietario propietaria propietarios cliente agencia agente mediador contribuyente trabajador trabajadora trabajador/a empresa sujeto pasivo pleno dominio nuda
propiedad usufructo porcentaje tomo libro folio inscripcion alta finca numero num no registro espana provincia codigo postal cp telefono
email correo intervienen intervinientes reunidos exponen otra primero segundo manifiestan representante legal razon social interesado obligado
tributario declarante conyuge nacionalidad profesion estado civil derecho caracter privativo ganancial cuota titulo compraventa
herencia destinatario emisor receptor facturar tecnico certificador presidente presidenta secretario secretaria administrador administradora
deudor acreedor notario notaria registrador licenciado licenciada lic cc nit nro doc secretario administrador colegio ilustre fecha total importe base nota simple informativa adquirente transmitente tercera ocupacion puesto categoria grupo antiguedad naf
afiliacion denominacion ref referencia clave expediente ejercicio fiscal tipo de identificador contribuyentes federal unica poblacion clase
adquiriente causante heredero heredera herederos fallecido fallecida testador promotor solicitante peticionario dueno duena unico exclusivo
vende compra argentina argentino mexicana mexicano chilena chileno colombiana colombiano espanola espanol soltero soltera casado casada viudo viuda
apellido apellidos nombres proporcion acto cuit cuil registran registra inhibiciones certifico certifica cuenta catastral valor predial situacion objeto tributario
poseedor generales antecedentes clausulas declaraciones renta personas fisicas titulacion puerta bajo planta tributaria modelo concejalia tesoreria impuesto bienes inmuebles diputacion organismo recaudacion contrato mediacion domicilio departamento coeficiente deuda pendiente precio ofrecido validez vendedores compradores ambos mayores conjuntamente matrimonio entre si senor senora don dona d da inmueble inmuebles que contiene contienen celebrada celebrado celebran primer testimonio otorga
otorgan hago hace constar siendo escritura publica senores senoras esposos conyuges hermanos quien quienes yo mil millon millones pesos euros ciento centavos moneda nacional`.split(
    /\s+/,
  ),
);

/** Words that announce a number, letter by letter. */
export const NUMBER_NAMES = [
  "c.i.f",
  "n.i.f",
  "d.n.i",
  "n.i.e",
  "r.f.c",
  "c.u.i.t",
  "c.u.i.l",
  "r.u.t",
  "r.u.n",
  "c.u.r.p",
  "c.c.",
];
