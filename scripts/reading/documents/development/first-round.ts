import { paper } from "../../make/paper-of.ts";

/** Papers of a home as councils, agencies, employers and administrators word them: contracts, letters, forms and tables. */

export const FIRST_ROUND = [
  paper(
    "reserva",
    "r1-reserva-letter",
    `Muy señores nuestros:

Por la presente les confirmo mi interés en la vivienda que comercializan en {address=calle Ancha 14~la calle Ancha, 14, 2.º B}, de Cádiz, y les hago entrega de un cheque bancario de {depositAmount=3000~tres mil euros} para que la dejen apartada a mi nombre y no la enseñen a nadie más.

Entiendo que el precio que pide la propiedad, y que yo acepto, es de {price=187500~187.500 euros}, gastos e impuestos aparte. Si antes del {reservationUntil=2026-12-15~15 de diciembre} de 2026 no hemos firmado las arras por causa de los dueños, me devolverán el cheque; si soy yo quien se echa atrás, lo perderé.

Cádiz, {signedDate=2026-11-12~12 de noviembre de 2026}

Fdo.: {name}, DNI {nif}`,
    { font: "times", size: 12 },
  ),
  paper(
    "reserva",
    "r1-reserva-receipt",
    `# RECIBÍ

Recibí de {name}, con NIF {nif}, la cantidad de {depositAmount=2000~DOS MIL EUROS (2.000 €)} como señal para la reserva del inmueble situado en {address=Avenida de Portugal 41~Avenida de Portugal nº 41}, planta 3ª, de Logroño.

La vivienda queda retirada de la venta durante quince días, esto es, hasta el próximo {reservationUntil=2026-11-25~25/11/2026}, plazo en que habrá de suscribirse el contrato de arras. El precio de la operación queda fijado en {price=164000~164.000 euros}, de los que se descontará lo ahora entregado.

En Logroño, a {signedDate=2026-11-10~diez de noviembre de dos mil veintiséis}.

Por la agencia, Riojana de Pisos S.L.`,
  ),
  paper(
    "reserva",
    "r1-reserva-form",
    `# PROPUESTA DE COMPRA / OFERTA EN FIRME

|= Inmueble | Ref. interna |
| {address=C/ Bravo Murillo 220~C/ Bravo Murillo 220, 5º izq., Madrid} | V-2231 |

|= Precio ofertado | Cantidad depositada | Validez de la oferta |
| {price=312000~312.000 €} | {depositAmount=5000~5.000 €} | {reservationUntil=2026-11-30~30-11-2026} |

OFERENTE: {name} NIF: {nif}

El oferente deposita en la agencia la cantidad indicada. De no ser aceptada la oferta por la propiedad en el plazo de validez, se le reintegrará íntegramente.

Fecha: {signedDate=2026-11-19~19-11-2026}`,
    { size: 9.5 },
  ),
  paper(
    "arras",
    "r1-arras-sentence",
    `# CONTRATO DE PROMESA DE VENTA CON ARRAS

En Gijón, el día {signedDate=2026-10-06~seis de octubre de dos mil veintiséis}, de una parte {name}, mayor de edad, con D.N.I. {nif}, y de otra {other}, con D.N.I. {nif2}.

Primero.- El señor vendedor es propietario del piso 4.º C de la casa número 9 de {address=calle Uría 9~la calle Uría 9}, que tiene una superficie de {builtAreaM2=88~ochenta y ocho metros cuadrados} construidos.

Segundo.- Ambas partes convienen la compraventa en {price=231000~doscientos treinta y un mil euros}, que se harán efectivos así: {depositAmount=23100~veintitrés mil cien euros} que el comprador satisface en este momento mediante transferencia y que tienen carácter de arras {depositKind=confirmatorias}, y el resto, esto es, 207.900 euros, al otorgarse la escritura.

Tercero.- La escritura se otorgará ante el notario que designe el comprador dentro de los tres meses siguientes y en todo caso antes del {deedDeadline=2027-01-10~diez de enero de dos mil veintisiete}.

Cuarto.- El comprador dispone hasta el {mortgageDeadline=2026-12-01~1 de diciembre de 2026} para obtener la financiación del banco; pasado ese día sin ella, el contrato quedará sin efecto.`,
    { font: "times", size: 11.5, align: "justify" },
  ),
  paper(
    "arras",
    "r1-arras-form",
    `# CONTRATO PRIVADO DE ARRAS PENITENCIALES

| VENDEDOR/ES | {name}, NIF {nif} |
| COMPRADOR/ES | {other}, NIF {nif2} |
| FINCA | {address=Plaza Mayor 3~Plaza Mayor nº 3, 1º A}, Burgos. Ref. catastral {ref} |
| PRECIO TOTAL | {price=145900~145.900,00 €} |
| ARRAS | {depositAmount=14590~14.590,00 €} (10 %) |
| PLAZO PARA ESCRITURAR | Hasta {deedDeadline=2027-02-28~28-feb-2027} |
| FECHA | {signedDate=2026-11-05~5-nov-2026} |

Las arras se pactan con el carácter {depositKind=penitenciales~penitencial} del art. 1.454 CC: quien las da las pierde y quien las recibe las restituye dobladas.`,
    { size: 9.5 },
  ),
  paper(
    "arrendamiento",
    "r1-lease-prose",
    `# CONTRATO DE ARRENDAMIENTO DE VIVIENDA HABITUAL

En Granada, a {signedDate=2026-08-28~28 de agosto de 2026}. COMPARECEN {name} (NIF {nif}), en adelante la arrendadora, y {other} (NIF {nif2}), en adelante el arrendatario.

I. Objeto. Se cede en alquiler la vivienda de {address=Camino de Ronda 112~Camino de Ronda 112, 6.º D}.

II. Duración. El arriendo dura {termYears=5~cinco años}. Empieza el {startDate=2026-09-01~primero de septiembre de 2026} y acaba el {leaseEnd=2031-08-31~31 de agosto de 2031}.

III. Renta. La arrendataria abonará {rent=725~setecientos veinticinco euros} cada mes, por adelantado, en los siete primeros días, en la cuenta {iban}.

IV. Fianza. Se entregan {guarantee=725~725 euros}, importe de una mensualidad, que se depositarán en el organismo autonómico.

V. Actualización. Conforme al índice del INE, sin pasar del 3 %.`,
    { font: "times", size: 11 },
  ),
  paper(
    "arrendamiento",
    "r1-lease-sheet",
    `# CONTRATO DE ALQUILER — CONDICIONES PARTICULARES

| Arrendador | {name} | NIF | {nif} |
| Arrendatario | {other} | NIF | {nif2} |
| Vivienda | {address=Calle Colón 18~Calle Colón 18, pta. 7, Valencia} | Ref. catastral | {ref} |

|= Inicio | Fin | Renta | Fianza |
| {startDate=2026-10-01~01/10/2026} | {leaseEnd=2027-09-30~30/09/2027} | {rent=980~980,00 €/mes} | {guarantee=1960~1.960,00 €} |

El plazo es de {termYears=1~un (1) año}, prorrogable conforme al artículo 9 de la LAU hasta cinco.

Firmado el {signedDate=2026-09-25~25.09.2026}`,
    { size: 9.5 },
  ),
  paper(
    "recibo-ibi",
    "r1-ibi-province",
    `# SERVICIO PROVINCIAL DE RECAUDACIÓN

## RECIBO IMPUESTO BIENES INMUEBLES NATURALEZA URBANA

|= Ayuntamiento | Concepto | Año | Nº Fijo |
| Carmona | IBI URBANA | {taxYear=2026~2026} | {taxAccount=04512237~04512237} |

|= Sujeto pasivo | NIF |
| {name} | {nif} |

|= Objeto tributario | Referencia catastral |
| {address=CL San Pedro 22~CL SAN PEDRO 22 Pl:01 Pt:B} | {ref} |

|= V. Catastral Suelo | V. Catastral Constr. | Valor Catastral | Base Liquidable | Tipo | Cuota |
| {landValue=18220.41~18.220,41} | {buildingValue=33109.2~33.109,20} | {cadastralValue=51329.61~51.329,61} | {taxBase=51329.61~51.329,61} | {taxRate=0.72~0,72} | 369,57 |

|= Deuda | Recargo | Total |
| 369,57 | 0,00 | {taxDue=369.57~369,57} |

Periodo voluntario de pago: del 01/09/2026 al {dueDate=2026-11-20~20/11/2026}`,
    { size: 9, font: "helvetica" },
  ),
  paper(
    "recibo-ibi",
    "r1-ibi-letter",
    `# Ajuntament de Terrassa / Ayuntamiento

Benvolgut senyor / Estimado señor: {name}, NIF {nif}

Le informamos de que el día {dueDate=2026-07-02~2 de julio} de 2026 cargaremos en su cuenta {iban} el recibo de la contribución urbana (IBI), anualidad {taxYear=2026~2026}, del inmueble de {address=Passeig del Comte d'Egara 8~Passeig del Comte d'Egara, 8}, cuyo importe es {taxDue=512.3~512,30 euros}.

El cálculo es el siguiente: sobre una base liquidable de {taxBase=73185.71~73.185,71 €}, que coincide con el valor catastral, se aplica un tipo del {taxRate=0.7~0,70 %}. Número fijo del recibo: {taxAccount=88120045}. Referencia catastral {ref}.`,
  ),
  paper(
    "certificado-energetico",
    "r1-cee-registry",
    `# REGISTRO DE CERTIFICADOS DE EFICIENCIA ENERGÉTICA DE EDIFICIOS

Se hace constar que en este Registro figura inscrito el certificado siguiente:

| N.º de inscripción | {certificateNumber=2024/VIV/0045871} |
| Inmueble | {address=Calle Toledo 77~Calle Toledo, 77, 3.º 2, Madrid} |
| Referencia catastral | {ref} |
| Calificación energética (consumo) | {energyLetter=E} |
| Consumo | {energyUse=187.3~187,3 kWh/m² año} |
| Calificación energética (emisiones) | {emissionsLetter=D} |
| Emisiones | {emissions=33.1~33,1 kg CO₂/m² año} |
| Fecha de inscripción | {issueDate=2024-03-14~14/03/2024} |
| Vigencia | hasta el {expiryDate=2034-03-11~11/03/2034} |`,
  ),
  paper(
    "certificado-energetico",
    "r1-cee-label",
    `# ETIQUETA ENERGÉTICA DEL EDIFICIO TERMINADO

: DATOS DEL EDIFICIO
Normativa vigente construcción / rehabilitación: NBE-CT-79
Tipo de edificio: Vivienda individual
Dirección: {address=Rúa do Vilar 5~Rúa do Vilar 5, 2ºA}
Municipio: Santiago de Compostela
Referencia/s catastral/es: {ref} || ESCALA DE LA CALIFICACIÓN ENERGÉTICA
Consumo de energía kW h / m² año: {energyUse=142~142}
Letra: {energyLetter=D}
Emisiones kg CO2 / m² año: {emissions=29~29}
Letra: {emissionsLetter=E}

REGISTRO {certificateNumber=15078-CE-0231}

Válido hasta {expiryDate=2035-06-30~30/06/2035}`,
    { size: 9.5 },
  ),
  paper(
    "certificado-energetico",
    "r1-cee-report",
    `# CERTIFICACIÓN ENERGÉTICA

D. {third}, ingeniero industrial, CERTIFICA que la vivienda sita en {address=Avenida de América 30~Avenida de América, 30}, construida en {buildYear=1974~1974}, con {usableAreaM2=76.4~76,40 m²} de superficie habitable, ha obtenido la letra {energyLetter=F} en consumo de energía primaria no renovable, con {energyUse=251.8~251,8 kWh por m² y año}, y la letra {emissionsLetter=F} en emisiones, con {emissions=52.4~52,4 kilos de CO2 por m² y año}.

Este documento, redactado con CE3X conforme al Real Decreto 390/2021, fue emitido el {issueDate=2025-02-03~3 de febrero de 2025} y caduca el {expiryDate=2035-02-03~3 de febrero de 2035}. Zona climática D3.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    "cedula-habitabilidad",
    "r1-cedula-valencia",
    `# DECLARACIÓN RESPONSABLE DE SEGUNDA O POSTERIOR OCUPACIÓN

|= Expediente | Fecha de presentación |
| {certificateNumber=DRO-2025/1187} | {issueDate=2025-04-22~22/04/2025} |

Emplazamiento: {address=Calle Sorní 12~Calle Sorní, 12, puerta 9}. Referencia catastral: {ref}.

Superficie útil: {usableAreaM2=81.25~81,25 m²}. Número de dormitorios: {rooms=3~3}.

Esta declaración habilita para la ocupación del edificio o vivienda por un período de diez años, hasta el {expiryDate=2035-04-22~22/04/2035}.`,
  ),
  paper(
    "cedula-habitabilidad",
    "r1-cedula-letter",
    `# RESOLUCIÓN

Vista la solicitud y el informe técnico favorable, esta Dirección General de Vivienda RESUELVE conceder la cédula de habitabilidad número {certificateNumber=07-33981-C} a la vivienda de {address=Calle Sindicato 41~la calle Sindicato 41, 1.º}, Palma, con una superficie útil de {usableAreaM2=64~sesenta y cuatro metros cuadrados} y capacidad para un máximo de {maxOccupants=4~cuatro personas}.

La cédula tendrá validez hasta el {expiryDate=2035-01-20~20 de enero de 2035}.

Palma, {issueDate=2025-01-20~20 de enero de 2025}. La directora general.`,
    { font: "times", size: 12 },
  ),
  paper(
    "inspeccion-tecnica",
    "r1-ite-madrid",
    `# INFORME DE EVALUACIÓN DEL EDIFICIO

| Emplazamiento | {address=Calle Embajadores 150~Calle Embajadores, 150} |
| Referencia catastral | {ref} |
| Año de construcción | {buildYear=1961~1961} |
| Nº de registro de entrada | {certificateNumber=2024/0918273} |
| Fecha del informe | {issueDate=2024-05-17~17/05/2024} |

Estado general de conservación: la valoración del técnico es {inspectionResult=FAVORABLE~FAVORABLE}. No se han apreciado deficiencias en cimentación, estructura, fachadas, cubiertas ni redes generales.

La siguiente inspección habrá de hacerse antes del {expiryDate=2034-05-17~17/05/2034}.`,
  ),
  paper(
    "inspeccion-tecnica",
    "r1-ite-act",
    `# ACTA DE INSPECCIÓN TÉCNICA DE EDIFICIOS (ITE)

En Sevilla, a {issueDate=2025-09-09~nueve de septiembre de 2025}, el arquitecto que suscribe, tras visitar el inmueble de {address=Calle Feria 60~la calle Feria, 60}, edificado en {buildYear=1958~1958}, emite dictamen {inspectionResult=DESFAVORABLE~DESFAVORABLE} por presentar desprendimientos en fachada y filtraciones en cubierta, que deberán subsanarse en seis meses. Expediente {certificateNumber=ITE-1187/25}.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    "certificado-comunidad",
    "r1-community-account",
    `# COMUNIDAD DE PROPIETARIOS {address=Calle Serrano 88~CALLE SERRANO 88}

## ESTADO DE CUENTA DEL PROPIETARIO

|= Piso | Propietario | Coeficiente |
| 4º D | {name} | 3,25 |

|= Fecha | Concepto | Cargo | Abono | Saldo |
| 01/08/2026 | Cuota agosto | 118,40 | 118,40 | 0,00 |
| 01/09/2026 | Cuota septiembre | 118,40 | 0,00 | 118,40 |
| 01/10/2026 | Cuota octubre | 118,40 | 0,00 | 236,80 |

SALDO PENDIENTE A LA FECHA: {communityDebt=236.8~236,80 €}

Cuota mensual: {communityFee=118.4~118,40 €}

Madrid, {issueDate=2026-10-20~20 de octubre de 2026}. El administrador de fincas, colegiado 5.512`,
    { size: 9.5 },
  ),
  paper(
    "certificado-comunidad",
    "r1-community-letter",
    `A quien pueda interesar:

Como secretaria-administradora de la finca de {address=Gran Vía 61~Gran Vía 61}, de Bilbao, y a petición de {name}, dueño del 2.º derecha, le comunico que a día de hoy no tiene ningún recibo pendiente con la comunidad, ni por gastos ordinarios ni por obras.

La cuota que paga cada mes asciende a {communityFee=97.15~97,15 euros}. En la última reunión se aprobó una derrama para el ascensor de la que a este piso le corresponden {specialLevy=1850~1.850 euros}, que se girará en doce plazos a partir de enero.

Lo que hago saber a los efectos del artículo 9.1.e) de la Ley de Propiedad Horizontal.

Bilbao, {issueDate=2026-11-03~3 de noviembre de 2026}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "acta-junta",
    "r1-minutes-prose",
    `# ACTA

Comunidad de propietarios {address=Calle Larga 19~Calle Larga, núm. 19}, Jerez.

El jueves {meetingDate=2026-03-26~26 de marzo de 2026}, a las 19:30 horas en segunda convocatoria, se celebra junta general ordinaria con los asistentes que se relacionan.

1. Cuentas. Se aprueban las del año anterior por unanimidad.
2. Rehabilitación de fachada. Se aprueba por mayoría el presupuesto de Construcciones Beta y, para pagarlo, una derrama total de {specialLevy=48600~48.600 euros} a repartir por coeficiente en 18 meses.
3. Cuotas. Se mantiene la cuota de {communityFee=55~55 euros al mes}.
4. Morosidad. El bajo B debe {communityDebt=2310.75~2.310,75 euros} y se faculta al presidente para reclamarlos por vía judicial.
5. Ruegos y preguntas. Sin asuntos que tratar se levanta la sesión.`,
    { font: "times", size: 11 },
  ),
  paper(
    "nomina",
    "r1-payslip-columns",
    `# RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS

|= EMPRESA | TRABAJADOR |
| {employer=TRANSPORTES NARVÁEZ SL} | {name} |
| CIF {cif} | NIF {nif} |

|= Periodo de liquidación | Total días | Antigüedad |
| del 1 al 31 de octubre de 2026 | 30 | {seniority=2016-02-01~01-02-2016} |

|= Concepto | Devengo | Deducción |
| Salario base | 1.420,00 | |
| Plus transporte | 96,30 | |
| Contingencias comunes 4,70 % | | 71,27 |
| IRPF 12,10 % | | 183,47 |

|= T. DEVENGADO | T. A DEDUCIR | LÍQUIDO A PERCIBIR |
| {grossPay=1516.3~1.516,30} | 254,74 | {netPay=1261.56~1.261,56} |

Base de cotización por contingencias comunes 1.516,30. Grupo de cotización 8.`,
    { size: 9 },
  ),
  paper(
    "nomina",
    "r1-payslip-modern",
    `# Nómina octubre 2026

: Empresa
{employer=Lumen Digital Studio S.L.}
B-66778899
Carrer de Llull 80, Barcelona || Empleado
{name}
{nif}
Antigüedad: {seniority=2021-04-12~12 abr 2021}

| Salario bruto | {grossPay=2750~2.750,00 €} |
| Seguridad Social | -176,00 € |
| Retención IRPF (15,2 %) | -418,00 € |
| Neto a recibir | {netPay=2156~2.156,00 €} |

Abonado el {issueDate=2026-10-30~30/10/2026} en {iban}. Base de cotización contingencias comunes: 2.750,00 €.`,
  ),
  paper(
    "declaracion-renta",
    "r1-renta-boxes",
    `# Impuesto sobre la Renta de las Personas Físicas

## Declaración ordinaria. Ejercicio {taxYear=2024~2024}

Primer declarante {name} NIF {nif}

| Retribuciones dinerarias | 0003 | {workIncome=31240.5~31.240,50} |
| Base imponible general | 0435 | 27.110,20 |
| Base imponible del ahorro | 0460 | 412,08 |
| Base liquidable general | 0500 | {taxBase=27110.2~27.110,20} |
| Base liquidable del ahorro | 0510 | {savingsBase=412.08~412,08} |
| Cuota resultante de la autoliquidación | 0595 | 5.004,11 |
| Resultado de la declaración | 0695 | {taxResult=-388.45~-388,45} |

Presentada el {issueDate=2025-05-06~06-05-2025} a las 10:41. Número de justificante 1002340045123.`,
    { size: 9.5, font: "helvetica" },
  ),
  paper(
    "declaracion-renta",
    "r1-renta-certificate",
    `# CERTIFICADO RESUMEN DE LA DECLARACIÓN ANUAL DEL IRPF

La Agencia Estatal de Administración Tributaria CERTIFICA que {name}, con NIF {nif}, presentó declaración por el Impuesto sobre la Renta de las Personas Físicas del año {taxYear=2025~2025}, en la que constan los datos siguientes:

| Rendimiento íntegro del trabajo | {workIncome=44120~44.120,00} |
| Base liquidable general | {taxBase=39870.33~39.870,33} |
| Base liquidable del ahorro | {savingsBase=0~0,00} |
| Resultado de la declaración (a ingresar) | {taxResult=612.9~612,90} |

Documento firmado electrónicamente el {issueDate=2026-07-14~14 de julio de 2026}. Código seguro de verificación XK4T2LQ8Z7.`,
  ),
  paper(
    "encargo-venta",
    "r1-mandate-prose",
    `# HOJA DE ENCARGO

Don {name}, con NIF {nif}, encarga a Costa Blanca Homes la venta de su vivienda de {address=Calle Jorge Juan 25~Calle Jorge Juan, 25}, Alicante (ref. catastral {ref}), por un precio de {price=268000~doscientos sesenta y ocho mil euros}.

Este encargo se da con carácter de {mandateKind=exclusivo~exclusiva} y tendrá una vigencia de {mandateMonths=6~seis meses}, de modo que concluirá el {exclusiveUntil=2027-04-30~treinta de abril de dos mil veintisiete}.

Por su mediación la agencia percibirá el {commissionPercent=4~cuatro por ciento} del precio efectivo, más el IVA correspondiente, que se devengará a la firma de las arras.

Alicante, a {signedDate=2026-10-30~30 de octubre de 2026}.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    "encargo-venta",
    "r1-mandate-form",
    `# NOTA DE ENCARGO DE INTERMEDIACIÓN INMOBILIARIA

|= Propietario | NIF | Inmueble |
| {name} | {nif} | {address=C/ Real 70~C/ Real 70, 1º} |

|= Precio de salida | Comisión | Duración | Fecha fin |
| {price=155000~155.000 €} | {commissionPercent=3.5~3,5% + IVA} | {mandateMonths=4~4 meses} | {exclusiveUntil=2027-03-15~15-mar-2027} |

Modalidad: {mandateKind=no exclusivo~sin exclusiva}. El propietario podrá encargar la venta a otras agencias.

Firmado: {signedDate=2026-11-15~15-nov-2026}`,
    { size: 9.5 },
  ),
  paper(
    "factura",
    "r1-invoice-table",
    `: {name}
NIF {nif}
C/ Nueva 4 || FACTURA
2026-0318
21/10/2026

| Número de factura | {invoiceNumber=2026-0318} |
| Fecha | {issueDate=2026-10-21~21/10/2026} |
| Vencimiento | {dueDate=2026-11-20~20/11/2026} |

|= Descripción | Uds. | Precio | Importe |
| Reforma de baño | 1 | 4.300,00 | 4.300,00 |

|= Base imponible | % IVA | Cuota IVA | TOTAL |
| {netAmount=4300~4.300,00} | 10 | {invoiceTax=430~430,00} | {totalAmount=4730~4.730,00} |

Forma de pago: transferencia a {iban}`,
    { size: 9.5 },
  ),
  paper(
    "factura",
    "r1-invoice-fees",
    `# Minuta de honorarios / Factura n.º {invoiceNumber=117/26}

Sevilla, {issueDate=2026-09-30~30 de septiembre de 2026}

Cliente: {name}, NIF {nif}

Por nuestros servicios de intermediación en la venta del piso de calle Betis 40:

Honorarios ............ {netAmount=7350~7.350,00 €}
IVA 21 % ............ {invoiceTax=1543.5~1.543,50 €}
TOTAL ............ {totalAmount=8893.5~8.893,50 €}`,
    { font: "times", size: 12 },
  ),
  paper(
    "mx-predial",
    "r1-predial-merida",
    `# H. AYUNTAMIENTO DE MÉRIDA

## RECIBO OFICIAL DE PAGO - IMPUESTO PREDIAL {taxYear=2026~2026}

|= Folio catastral | Cuenta predial | Bimestres |
| 118823 | {taxAccount=31-045-118823-0} | 1 al 6 |

Contribuyente: {name}

Ubicación: {address=Calle 60 No. 481~Calle 60 No. 481} x 47 y 49 Centro

|= Sup. terreno (m2) | Sup. construcción (m2) | Valor catastral |
| {plotAreaM2=240~240.00} | {builtAreaM2=186.5~186.50} | {cadastralValue=1834500~$1,834,500.00} |

Total a pagar: {taxDue=2751.75~$2,751.75}

Pague antes del {dueDate=2026-03-31~31 de marzo de 2026}`,
    { country: "MX", size: 9.5 },
  ),
  paper(
    "mx-predial",
    "r1-predial-letter",
    `# TESORERÍA MUNICIPAL DE QUERÉTARO

Estimado contribuyente {name}:

Le recordamos que su predio con clave catastral {taxAccount=14 01 001 22 045 011}, ubicado en {address=Av. Universidad 210~Av. Universidad 210}, Col. Centro, presenta el adeudo del impuesto predial del ejercicio {taxYear=2026~2026}, bimestres primero a sexto.

Su terreno mide {plotAreaM2=312~312 m²}, con {builtAreaM2=205~205 m²} de construcción, y su valor catastral es de {cadastralValue=2410880~$2,410,880.00}. El importe a pagar es de {taxDue=3857.4~$3,857.40 M.N.} hasta el {dueDate=2026-02-28~28/02/2026}.`,
    { country: "MX", font: "times", size: 11.5 },
  ),
];
