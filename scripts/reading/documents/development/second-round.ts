import { paper } from "../../make/paper-of.ts";

/** A further round of papers of a home: other councils, agencies, administrators and programs. */

export const SECOND_ROUND = [
  paper(
    "reserva",
    "r2-reserva-contract",
    `# CONTRATO DE RESERVA DE VIVIENDA

REUNIDOS: De una parte, Inmobiliaria Puerta del Mar, S.L., con CIF {cif}, que interviene por cuenta de la propiedad; y de otra, {other}, con DNI {nif2}, como parte interesada.

EXPONEN: Que la primera gestiona la venta del apartamento sito en {address=Paseo Marítimo 8~Paseo Marítimo, 8, 5.º A}, Benalmádena, cuyo precio de venta asciende a {price=249000~DOSCIENTOS CUARENTA Y NUEVE MIL EUROS (249.000 €)}.

ESTIPULAN: 1.ª El interesado abona en este acto, como pago a cuenta del precio y en concepto de reserva, {depositAmount=6000~6.000 euros} mediante transferencia. 2.ª La presente reserva caducará a los veinte días, el {reservationUntil=2026-12-04~4 de diciembre de 2026}, fecha en que deberá haberse firmado el contrato de arras. 3.ª Si el vendedor no aceptase, se devolverá la cantidad sin penalización.

Benalmádena, {signedDate=2026-11-14~14 de noviembre de 2026}`,
  ),
  paper(
    "reserva",
    "r2-offer-mail",
    `Asunto: Oferta por el piso de Sagasta

Buenos días, Marta:

Tal y como hablamos, formalizo por escrito mi oferta de {price=338000~338.000 €} por el piso de {address=calle Sagasta 24~calle Sagasta 24, 3.º exterior}. Hoy mismo he transferido {depositAmount=4000~4.000 €} a la cuenta de la agencia como señal, que se descontarán del precio si el dueño acepta.

La oferta la mantengo hasta el {reservationUntil=2026-11-27~viernes 27 de noviembre de 2026}. Si no hay respuesta ese día, te ruego que me devuelvas la señal.

Un saludo,
{name} ({nif})
Madrid, {signedDate=2026-11-20~20/11/2026}`,
    { size: 11 },
  ),
  paper(
    "arras",
    "r2-arras-notarial",
    `# CONTRATO DE COMPRAVENTA CON PACTO DE ARRAS

En la ciudad de Vigo, siendo el día {signedDate=2026-11-02~dos de noviembre de dos mil veintiséis}.

## REUNIDOS

DE UNA PARTE, como parte vendedora, D. {name}, con D.N.I. número {nif}.

DE OTRA PARTE, como parte compradora, D.ª {other}, con D.N.I. número {nif2}.

## EXPONEN

Que la parte vendedora es dueña en pleno dominio de la vivienda radicada en {address=Rúa Urzaiz 102~Rúa Urzaiz, número 102}, inscrita en el Registro de la Propiedad de Vigo número Tres, finca {fincaNumber=41207~41.207}, con referencia catastral {ref}.

## ESTIPULACIONES

PRIMERA. Precio. La parte vendedora vende y la parte compradora compra por {price=279500~doscientos setenta y nueve mil quinientos euros (279.500,00 €)}.

SEGUNDA. Forma de pago. a) Con anterioridad a este acto se entregaron 3.000 euros. b) Hoy se entregan {depositAmount=24950~24.950 euros} en concepto de arras. c) Los restantes 251.550 euros se pagarán mediante cheque bancario ante notario.

TERCERA. Las arras tienen naturaleza {depositKind=penitenciales~penitencial}, con los efectos del artículo 1454 del Código Civil.

CUARTA. El otorgamiento de la escritura pública tendrá lugar, como máximo, el día {deedDeadline=2027-01-31~31 de enero de 2027}, en la notaría que elija la parte compradora.`,
    { font: "times", size: 11.5, align: "justify" },
  ),
  paper(
    "arras",
    "r2-arras-short",
    `# DOCUMENTO PRIVADO DE SEÑAL

{name} (NIF {nif}) vende a {other} (NIF {nif2}) el local de {address=calle Cruz Conde 7~calle Cruz Conde, 7}, bajo, de Córdoba, libre de cargas, en la suma de {price=98000~noventa y ocho mil euros}.

A cuenta de dicho precio el comprador paga hoy {depositAmount=9800~nueve mil ochocientos euros}, que el vendedor recibe a su satisfacción. Si el comprador desiste perderá la señal; si lo hace el vendedor la devolverá por duplicado.

La compraventa se elevará a público en un plazo que vence el {deedDeadline=2027-03-01~1.º de marzo de 2027}.

Córdoba, {signedDate=2026-11-16~16/XI/2026}`,
    { font: "times", size: 12 },
  ),
  paper(
    "arrendamiento",
    "r2-lease-season",
    `# CONTRATO DE ARRENDAMIENTO DE TEMPORADA

En Salamanca a {signedDate=2026-09-10~10 de septiembre de 2026}

Arrendador: {name}, NIF {nif}
Arrendatario: {other}, NIF {nif2}
Finca arrendada: {address=calle Zamora 33~calle Zamora, 33, 2.º C}

1.ª El contrato se celebra por el curso académico, desde el {startDate=2026-09-15~15 de septiembre de 2026} hasta el {leaseEnd=2027-06-30~30 de junio de 2027}, sin prórroga.
2.ª La renta es de {rent=540~540 €} mensuales, pagaderos entre los días 1 y 5.
3.ª En concepto de fianza se hace entrega de dos mensualidades, {guarantee=1080~1.080 €}.`,
    { size: 11 },
  ),
  paper(
    "arrendamiento",
    "r2-lease-premises",
    `# CONTRATO DE ARRENDAMIENTO PARA USO DISTINTO DEL DE VIVIENDA

Murcia, {signedDate=2025-12-29~29 de diciembre de 2025}.

De una parte {name}, con NIF {nif}, propietaria del local de {address=Gran Vía Salzillo 18~Gran Vía Salzillo, 18}; de otra {other}, con NIF {nif2}, que lo destinará a clínica veterinaria.

CLÁUSULAS. Primera. Plazo: {termYears=10~DIEZ AÑOS}, a contar desde el día {startDate=2026-01-01~1 de enero de 2026}. Segunda. El precio del arriendo se fija en {rent=1350~MIL TRESCIENTOS CINCUENTA EUROS (1.350 €)} al mes, más IVA y menos retención. Tercera. La arrendataria constituye una fianza equivalente a dos meses de renta, es decir, {guarantee=2700~dos mil setecientos euros}, y un aval bancario de 8.100 euros.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    "recibo-ibi",
    "r2-ibi-madrid",
    `: AGENCIA TRIBUTARIA MADRID
AYUNTAMIENTO DE MADRID || IMPUESTO SOBRE BIENES INMUEBLES
AÑO {taxYear=2026~2026}

| Nombre o razón social | {name} | NIF | {nif} |
| Lugar de la propiedad | {address=CL Doctor Esquerdo 112~CL DOCTOR ESQUERDO 112 Pl.3 Pta.C} | Ref. catastral | {ref} |

|= Valor catastral | Suelo | Construcción | Base liquidable |
| {cadastralValue=118340.1~118.340,10} | {landValue=80120.4~80.120,40} | {buildingValue=38219.7~38.219,70} | {taxBase=118340.1~118.340,10} |

|= Tipo de gravamen (%) | Cuota íntegra | Bonificaciones | Cuota líquida |
| {taxRate=0.456~0,456} | 539,63 | 26,98 | {taxDue=512.65~512,65} |

| Plazo de ingreso: | 1 de octubre a {dueDate=2026-11-30~30 de noviembre de 2026} |
| Identificación | 1126 009 334 |`,
    { font: "helvetica", size: 9 },
  ),
  paper(
    "recibo-ibi",
    "r2-ibi-suma",
    `# SUMA GESTIÓN TRIBUTARIA

## Documento de pago

Concepto: IMPUESTO BIENES INMUEBLES URBANA
Municipio: Elda
Titular: {name}     NIF: {nif}
Ejercicio: {taxYear=2026~2026}     Número fijo: {taxAccount=003318852}
Situación: {address=Av. de Chapí 40~Av. de Chapí, 40, 1 B}
Referencia catastral: {ref}
Valor catastral suelo ........ {landValue=10110.3~10.110,30}
Valor catastral construcción ........ {buildingValue=25880~25.880,00}
Valor catastral ........ {cadastralValue=35990.3~35.990,30}
Tipo impositivo ........ {taxRate=0.85~0,85%}
IMPORTE ........ {taxDue=305.92~305,92 €}

Último día de pago: {dueDate=2026-10-05~05/10/2026}`,
    { font: "courier", size: 9.5 },
  ),
  paper(
    "certificado-energetico",
    "r2-cee-catalan",
    `# CERTIFICADO DE EFICIENCIA ENERGÉTICA DE EDIFICIO EXISTENTE

|= Dirección del inmueble | Población | Año de construcción |
| {address=Carrer de Sants 210~Carrer de Sants 210, 4t 1a} | Barcelona | {buildYear=1966~1966} |

|= Indicador | Valor | Letra |
| Consumo de energía primaria no renovable (kWh/m² año) | {energyUse=219.4~219,4} | {energyLetter=E} |
| Emisiones de CO2 (kg/m² año) | {emissions=42.7~42,7} | {emissionsLetter=E} |

| Ref. catastral | {ref} |
| Código de registro ICAEN | {certificateNumber=QT4ZV81KM} |
| Fecha de entrada en vigor | {issueDate=2023-11-08~08/11/2023} |
| Válido hasta | {expiryDate=2033-11-08~08/11/2033} |`,
    { size: 9.5 },
  ),
  paper(
    "certificado-energetico",
    "r2-cee-summary",
    `# Resumen del certificado energético

La vivienda de {address=calle Preciados 5~la calle Preciados 5}, referencia catastral {ref}, tiene una calificación energética {energyLetter=G}, puesto que consume {energyUse=402~402 kWh/m²} al año, y emite {emissions=84~84 kg CO2/m²} al año, por lo que en emisiones le corresponde también la letra {emissionsLetter=G}.

El certificado se registró el {issueDate=2022-06-15~15 de junio de 2022} con el número {certificateNumber=EE-22-118734} y vence el {expiryDate=2027-06-15~15 de junio de 2027}. Técnico certificador: {third}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "cedula-habitabilidad",
    "r2-cedula-catalonia",
    `# Cédula de habitabilidad de segunda ocupación

| Núm. | {certificateNumber=CHB01883319004} |
| Dirección de la vivienda | {address=Carrer Major 14~Carrer Major 14, baixos} |
| Población | Manresa |
| Superficie útil interior | {usableAreaM2=58.9~58,90 m²} |
| Habitaciones | {rooms=2~2} |
| Número máximo de personas que pueden ocuparla | {maxOccupants=4~4} |
| Fecha de expedición | {issueDate=2019-02-18~18.02.2019} |
| Fecha de caducidad | {expiryDate=2034-02-18~18.02.2034} |
| Referencia catastral | {ref} |`,
  ),
  paper(
    "cedula-habitabilidad",
    "r2-licence-council",
    `# LICENCIA MUNICIPAL DE PRIMERA OCUPACIÓN

La Junta de Gobierno Local, en sesión de {issueDate=2008-07-03~3 de julio de 2008}, acordó otorgar licencia de primera ocupación al edificio de {address=Calle Portillo 2~Calle Portillo, 2}, promovido por Promociones Alcor, S.A., expediente {certificateNumber=LPO 114/2008}, al ajustarse la obra ejecutada al proyecto y cumplir las condiciones de habitabilidad. Consta de once viviendas y garaje.`,
    { font: "times", size: 12 },
  ),
  paper(
    "inspeccion-tecnica",
    "r2-ite-catalonia",
    `# CERTIFICADO DE APTITUD DEL EDIFICIO

|= Núm. de expediente | Fecha de emisión | Válido hasta |
| {certificateNumber=CA-2021-004417} | {issueDate=2021-05-11~11/05/2021} | {expiryDate=2031-05-11~11/05/2031} |

Edificio situado en {address=Carrer del Pi 9~Carrer del Pi, 9}, construido en el año {buildYear=1936~1936}.

Calificación: {inspectionResult=favorable con deficiencias~APTO PROVISIONALMENTE}, por presentar deficiencias importantes que deben repararse en el plazo fijado por el técnico inspector.`,
  ),
  paper(
    "inspeccion-tecnica",
    "r2-iee-letter",
    `# Informe de evaluación del edificio de viviendas

Por encargo de la comunidad de propietarios de {address=Avenida de Valladolid 47~la Avenida de Valladolid, 47}, la arquitecta técnica que suscribe giró visita el {issueDate=2026-02-17~17 de febrero de 2026} y concluye que el estado de conservación del edificio es {inspectionResult=FAVORABLE~favorable}, sin perjuicio del mantenimiento ordinario. La próxima evaluación corresponde realizarla antes del {expiryDate=2036-02-17~17 de febrero de 2036}. El inmueble data de {buildYear=1970~1970}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "certificado-comunidad",
    "r2-community-cert",
    `# CERTIFICADO

{third}, Secretario-Administrador de la Comunidad de Propietarios de {address=Calle Orense 62~la calle Orense, 62, de Madrid}, CERTIFICA:

Que el piso séptimo letra B, propiedad de {name}, mantiene con esta Comunidad una deuda que a fecha de hoy asciende a {communityDebt=1467.9~1.467,90 euros}, correspondientes a las cuotas de abril a octubre de 2026 y a una derrama de {specialLevy=420~420 euros} por la reparación del tejado.

Que la cuota mensual vigente es de {communityFee=149.7~149,70 euros}.

Y para que conste, expido la presente con el visto bueno del Presidente en Madrid a {issueDate=2026-10-28~veintiocho de octubre de dos mil veintiséis}.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    "certificado-comunidad",
    "r2-community-zero",
    `# CERTIFICADO DE ESTAR AL CORRIENTE DE PAGO

Comunidad: {address=Plaza de España 11~Plaza de España 11}, Palencia     CIF: {cif}
Propietario: {name}     Finca: 3.º Izda.
Cuota trimestral: {communityFee=180~180,00 €}
Importe pendiente: {communityDebt=0~0,00 €}
Fecha del certificado: {issueDate=2026-11-09~9-11-2026}

El propietario indicado se encuentra al corriente de todos los gastos de comunidad. Firma: el administrador. V.º B.º: la presidenta.`,
  ),
  paper(
    "acta-junta",
    "r2-minutes-table",
    `# ACTA N.º 14 DE LA JUNTA GENERAL EXTRAORDINARIA

| Comunidad | {address=Calle Teruel 5~Calle Teruel, 5} |
| Fecha | {meetingDate=2026-06-18~18-06-2026} |
| Hora | 20:00, segunda convocatoria |
| Lugar | Portal |

ASISTENTES: 12 propietarios presentes y 5 representados, que suman el 71,20 % de las cuotas.

ORDEN DEL DÍA: Único. Instalación de ascensor.

ACUERDO: Se aprueba, con 14 votos a favor y 3 en contra, contratar la obra con Ascensores Duero por 84.700 € y repartir una derrama de {specialLevy=5600~5.600 € por vivienda}. Las cuotas ordinarias pasan a {communityFee=75~75 euros mensuales}.`,
  ),
  paper(
    "acta-junta",
    "r2-minutes-long",
    `# LIBRO DE ACTAS

En Huesca, siendo las veinte horas del día {meetingDate=2026-04-22~veintidós de abril de dos mil veintiséis}, se reúnen en el salón parroquial los vecinos de la Comunidad de {address=calle Coso Alto 31~la calle Coso Alto, 31}, previa convocatoria al efecto, bajo la presidencia de {other} y actuando de secretario el administrador.

Primero. El administrador da cuenta de los morosos: la deuda global asciende a {communityDebt=3980.12~3.980,12 euros}. Se acuerda por mayoría interponer demanda.

Segundo. Se acuerda por unanimidad mantener el recibo en {communityFee=62.5~62,50 euros al mes}.

Y no habiendo más asuntos se levanta la sesión a las 21:30.`,
    { font: "times", size: 12 },
  ),
  paper(
    "nomina",
    "r2-payslip-sage",
    `: {employer=INDUSTRIAS CÁRNICAS TORRES, S.A.}
Pol. Ind. Norte, parcela 14
CIF {cif} || {name}
DNI {nif}
Categoría: Oficial 2.ª

|= Mes | Antigüedad | Días | Grupo cotización |
| SEPTIEMBRE 2026 | {seniority=2009-10-19~19/10/2009} | 30 | 8 |

|= Cód. | Concepto | Devengos | Retenciones |
| 001 | SALARIO BASE | 1.198,70 | |
| 010 | ANTIGÜEDAD | 143,84 | |
| 800 | COTIZACIÓN CONT. COMUNES | | 71,50 |
| 999 | I.R.P.F. 9,80 % | | 131,57 |

| Total devengos | {grossPay=1342.54~1.342,54} | Total retenciones | 203,07 |
| LÍQUIDO | {netPay=1139.47~1.139,47} | | |`,
    { size: 9 },
  ),
  paper(
    "nomina",
    "r2-payslip-public",
    `# GOBIERNO AUTONÓMICO. CONSEJERÍA DE EDUCACIÓN

## Recibo de nómina

| Perceptor | {name} | NIF | {nif} |
| Cuerpo | Maestros | Trienios | 5 |
| Periodo | OCTUBRE 2026 | Fecha de abono | {issueDate=2026-10-28~28/10/2026} |

| Haberes íntegros | {grossPay=2487.19~2.487,19 €} |
| Descuentos (IRPF, MUFACE, derechos pasivos) | 611,04 € |
| Líquido transferido | {netPay=1876.15~1.876,15 €} |

Cuenta de abono: {iban}`,
  ),
  paper(
    "declaracion-renta",
    "r2-renta-summary",
    `# Renta {taxYear=2025~2025}. Resumen de su declaración

NIF {nif}     {name}     Modalidad: individual

Total ingresos íntegros del trabajo (casilla 0012): {workIncome=28755.4~28.755,40 €}
Base imponible general (0435): 25.100,00 €
Base liquidable general (0505): {taxBase=25100~25.100,00 €}
Base liquidable del ahorro (0510): {savingsBase=96.2~96,20 €}
Cuota líquida: 4.388,10 €
Retenciones: 4.951,02 €
Resultado: A DEVOLVER {taxResult=-562.92~-562,92 €}

Fecha de presentación: {issueDate=2026-04-17~17 de abril de 2026}     IBAN {iban}`,
    { size: 9.5 },
  ),
  paper(
    "encargo-venta",
    "r2-mandate-letter",
    `# AUTORIZACIÓN DE VENTA

Yo, {name}, con NIF {nif}, propietario de la casa de {address=calle Nueva 18~calle Nueva, 18}, de Ronda, autorizo a Serranía Inmobiliaria a ofrecerla y venderla en {price=320000~320.000 euros}.

La autorización dura hasta el {exclusiveUntil=2027-05-31~31 de mayo de 2027} y es en régimen de {mandateKind=exclusivo~exclusividad}, por lo que no la ofreceré por mi cuenta.

Si se vende, pagaré a la inmobiliaria el {commissionPercent=5~5 por ciento} de lo que se obtenga, IVA no incluido, al firmar ante notario.

Ronda, {signedDate=2026-11-30~30-11-2026}`,
    { font: "times", size: 12 },
  ),
  paper(
    "encargo-venta",
    "r2-mandate-clauses",
    `# CONTRATO DE MEDIACIÓN INMOBILIARIA

En Pamplona, a {signedDate=2026-09-14~14 de septiembre de 2026}, entre {name}, NIF {nif} («el cliente»), y Navarra Hogar, S.L., CIF {cif} («la agencia»).

OBJETO. Mediación para la venta de la vivienda de {address=Avenida de Bayona 22~Avenida de Bayona, 22, 6.º A}.
PRECIO. El cliente fija un precio de {price=295000~295.000,00 €}.
DURACIÓN. {mandateMonths=9~Nueve (9) meses}, es decir, hasta el {exclusiveUntil=2027-06-14~14 de junio de 2027}, prorrogables por trimestres.
HONORARIOS. Un {commissionPercent=3~3 %} sobre el precio final, con un mínimo de {feeAmount=6000~6.000 €}, más IVA.
MODALIDAD. {mandateKind=no exclusivo~No exclusiva}.`,
  ),
  paper(
    "factura",
    "r2-invoice-modern",
    `# Factura

: Estudio Lamas Arquitectura
NIF {cif}
Calle Pintor Sorolla 3 || Para
{name}
NIF {nif}

Nº {invoiceNumber=F-2026/0091}     Fecha {issueDate=2026-08-12~12 ago 2026}     Vence {dueDate=2026-09-11~11 sept 2026}

|= Concepto | Precio |
| Informe de evaluación del edificio | 650,00 € |
| Certificado energético | 120,00 € |

| Subtotal | {netAmount=770~770,00 €} |
| IVA (21 %) | {invoiceTax=161.7~161,70 €} |
| Total | {totalAmount=931.7~931,70 €} |`,
  ),
  paper(
    "factura",
    "r2-invoice-notary",
    `# MINUTA

NOTARÍA DE D. {third}

Factura número {invoiceNumber=A/2026/1877} expedida el día {issueDate=2026-10-05~5 de octubre de 2026} a nombre de {name}, NIF {nif}, por la escritura de compraventa autorizada con el número 1.903 de protocolo.

Número 2 del Arancel: 412,30
Copias y folios: 96,10
Base: {netAmount=508.4~508,40}
I.V.A. 21%: {invoiceTax=106.76~106,76}
Total a abonar: {totalAmount=615.16~615,16 euros}`,
    { font: "times", size: 11 },
  ),
  paper(
    "mx-predial",
    "r2-predial-cdmx",
    `# GOBIERNO DE LA CIUDAD DE MÉXICO. SECRETARÍA DE ADMINISTRACIÓN Y FINANZAS

## PROPUESTA DE DECLARACIÓN DE VALOR CATASTRAL Y PAGO DEL IMPUESTO PREDIAL

| CUENTA | {taxAccount=047-218-09-000-5} |
| BIMESTRE | 3/{taxYear=2026~2026} |
| NOMBRE | {name} |
| UBICACIÓN | {address=Av. Cuauhtémoc 1020~AV. CUAUHTÉMOC 1020} INT 4 |
| Valor del suelo | {landValue=980340~$980,340.00} |
| Valor de la construcción | {buildingValue=655210.5~$655,210.50} |
| Valor catastral | {cadastralValue=1635550.5~$1,635,550.50} |
| Impuesto a cargo | {taxDue=612.4~$612.40} |
| Fecha límite | {dueDate=2026-06-30~30/06/2026} |`,
    { country: "MX", size: 9.5 },
  ),
  paper(
    "mx-predial",
    "r2-predial-jalisco",
    `# TESORERÍA MUNICIPAL DE ZAPOPAN

ESTADO DE CUENTA PREDIAL

Cuenta: U-118420     Recaudadora: 114     Clave catastral: {taxAccount=1140230045}
Propietario: {name}
Domicilio del predio: {address=Calle Pino Suárez 55~Calle Pino Suárez 55}, Col. Centro
Superficie de terreno: {plotAreaM2=160~160.00 m2}     Superficie construida: {builtAreaM2=132.4~132.40 m2}
Valor fiscal: {cadastralValue=890400~$890,400.00}
Adeudo del año {taxYear=2026~2026}, bimestres 1-6
Impuesto 1,246.56   Recargos 0.00   Descuento 124.66
TOTAL: {taxDue=1121.9~$1,121.90}

Vigencia de este estado de cuenta: {dueDate=2026-01-31~31 de enero de 2026}`,
    { country: "MX", font: "courier", size: 9 },
  ),
  paper(
    null,
    "s2-mortgage-statement",
    `# Recibo de préstamo hipotecario

Préstamo 0182-33-0011. Fecha de cargo 30/10/2026. Capital pendiente 98.311,20 €. Intereses 201,10 €. Amortización 318,44 €. Total recibo 519,54 €. Euríbor + 0,90 %. Próxima revisión: abril de 2027.`,
  ),
  paper(
    null,
    "s2-tourist-advert",
    `# Apartamento en primera línea

Desde 95 €/noche. Dos dormitorios, terraza con vistas al mar, wifi y aparcamiento. Estancia mínima tres noches. Fianza 150 €. Licencia turística VT-44211. Reserva en nuestra web y paga el resto a la llegada. Cancelación gratuita hasta 7 días antes.`,
  ),
  paper(
    null,
    "s2-work-contract",
    `# CONTRATO DE TRABAJO INDEFINIDO

De una parte, la empresa Limpiezas Sol, S.L.; de otra, el trabajador {name}, NIF {nif}. El trabajador prestará sus servicios como limpiador, grupo profesional IV, jornada completa de 40 horas, con un periodo de prueba de dos meses y una retribución bruta de 16.800 euros anuales. Fecha de inicio: 1 de septiembre de 2026.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    null,
    "s2-census",
    `# VOLANTE DE EMPADRONAMIENTO

Ayuntamiento de Getafe. Padrón municipal de habitantes. {name}, con DNI {nif}, figura inscrito en la vivienda de calle Madrid 40, 3.º B, desde el 12 de marzo de 2019. Getafe, 4 de noviembre de 2026.`,
  ),
  paper(
    null,
    "s2-meeting-call",
    `# CONVOCATORIA DE JUNTA GENERAL ORDINARIA

Se le convoca a la junta que la comunidad de propietarios de calle Toro 9 celebrará el día 10 de diciembre de 2026, a las 19:00 en primera convocatoria y a las 19:30 en segunda, con el siguiente orden del día: 1. Lectura del acta anterior. 2. Cuentas. 3. Presupuesto. 4. Ruegos y preguntas. Se adjunta modelo de delegación de voto.`,
  ),
  paper(
    null,
    "s2-electricity",
    `# Tu factura de la luz

Periodo de consumo: 01/10/2026 - 31/10/2026. CUPS ES0021000001. Potencia contratada 4,6 kW. Consumo 212 kWh. Término de potencia 14,10 €, término de energía 31,20 €, impuesto eléctrico 2,30 €, alquiler de contador 0,81 €, IVA 21 % 10,17 €. Total 58,58 €. Comercializadora: Luz Norte.`,
  ),
  paper(
    null,
    "s2-power",
    `# CARTA AL VECINDARIO

Queridos vecinos: los dueños del 4.º B estaremos de obras del 3 al 21 de noviembre, de 9 a 18 horas. Sentimos las molestias. Para cualquier problema con el agua o la escalera, llamad al presidente de la comunidad. Gracias por vuestra paciencia.`,
    { size: 12 },
  ),
];
