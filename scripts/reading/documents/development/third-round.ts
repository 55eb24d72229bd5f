import { paper } from "../../make/paper-of.ts";

/** A third round of papers of a home: boxes of official forms, capitals, typewritten columns, letters and messages. */

export const THIRD_ROUND = [
  paper(
    "reserva",
    "r3-reserva-capitals",
    `# HOJA DE SEÑALIZACIÓN

FECHA: {signedDate=2026-11-18~18/11/2026}

CLIENTE COMPRADOR: {name}     NIF: {nif}
DOMICILIO DEL INMUEBLE: {address=C/ Peñuelas 9~C/ PEÑUELAS 9, BAJO IZQ.}
PRECIO DE VENTA ACEPTADO POR EL CLIENTE: {price=121500~121.500 EUROS}
IMPORTE DE LA SEÑAL: {depositAmount=1000~1.000 EUROS}

EL CLIENTE ENTREGA LA SEÑAL INDICADA PARA QUE LA AGENCIA RETIRE EL PISO DE LA VENTA HASTA EL {reservationUntil=2026-11-28~28/11/2026}, DÍA EN QUE SE FIRMARÁN LAS ARRAS. SI EL PROPIETARIO NO ACEPTA SE DEVOLVERÁ SIN MÁS.`,
    { size: 9.5 },
  ),
  paper(
    "reserva",
    "r3-reserva-escrow",
    `# COMPROMISO DE RESERVA

Entre la promotora Edificios Miralbueno, S.A. (CIF {cif}) y {other} (NIF {nif2}) se conviene lo siguiente:

1. La promotora reserva a favor del interesado la vivienda 3.º C del edificio en construcción de {address=Calle Violeta Parra 3~Calle Violeta Parra, 3}, Zaragoza.
2. El precio de la vivienda será de {price=286000~286.000 euros} más IVA.
3. A la firma de este documento el interesado ingresa {depositAmount=5000~CINCO MIL EUROS}, cantidad que se imputará al primer pago.
4. El contrato de compraventa se suscribirá antes de que termine la reserva, cuya vigencia finaliza el {reservationUntil=2027-01-15~15 de enero de 2027}.

Zaragoza, {signedDate=2026-11-16~a 16 de noviembre de 2026}`,
  ),
  paper(
    "arras",
    "r3-arras-penal",
    `# CONTRATO PRIVADO DE COMPRAVENTA CON ARRAS PENALES

Badajoz, {signedDate=2026-10-21~21 de octubre de 2026}.

VENDEDORA: {name}, N.I.F. {nif}.
COMPRADOR: {other}, N.I.F. {nif2}.
OBJETO: casa en {address=Calle Zurbarán 28~Calle Zurbarán 28}, de 132 m² construidos, ref. catastral {ref}.

I.- El precio de esta compraventa es de {price=176000~ciento setenta y seis mil euros}.
II.- El comprador ya entregó el 1 de octubre mil euros como reserva, y entrega ahora otros {depositAmount=16600~dieciséis mil seiscientos euros} en concepto de arras {depositKind=penales}.
III.- Las partes se obligan a otorgar escritura pública no más tarde del {deedDeadline=2027-01-29~29-01-2027}.
IV.- La eficacia del contrato queda condicionada a que el banco conceda el préstamo hipotecario al comprador antes del {mortgageDeadline=2026-12-10~10-12-2026}.`,
    { font: "courier", size: 10 },
  ),
  paper(
    "arras",
    "r3-arras-table",
    `# PRECONTRATO DE COMPRAVENTA (ARRAS)

|= Concepto | Detalle |
| Parte vendedora | {name}, {nif} |
| Parte compradora | {other}, {nif2} |
| Inmueble objeto del contrato | {address=Ronda de Atocha 16~Ronda de Atocha 16, 2.º ext. dcha.} |
| Precio convenido | {price=365000~365.000,00 EUR} |
| Cantidad que se entrega a la firma | {depositAmount=36500~36.500,00 EUR} |
| Naturaleza de las arras | {depositKind=confirmatorias~Confirmatorias} |
| Fecha máxima para elevar a público | {deedDeadline=2027-02-15~15/02/2027} |
| Lugar y fecha | Madrid, {signedDate=2026-11-17~17/11/2026} |`,
  ),
  paper(
    "arrendamiento",
    "r3-lease-columns",
    `# CONTRATO DE ALQUILER DE VIVIENDA

: LA PROPIEDAD
{name}
NIF {nif} || EL INQUILINO
{other}
NIF {nif2}

VIVIENDA: {address=Avda. Juan Carlos I 75~Avda. Juan Carlos I, 75, 4.º}, Lorca

ENTRADA EN VIGOR: {startDate=2026-07-01~1-7-2026}          DURACIÓN: {termYears=5~5 años}
ALQUILER: {rent=610~610 €} cada mes          FIANZA: {guarantee=610~610 €}

Queda obligado el inquilino a pagar dentro de los cinco primeros días. Los suministros son de su cuenta.

Lorca, {signedDate=2026-06-27~27 de junio de 2026}`,
  ),
  paper(
    "arrendamiento",
    "r3-lease-letter",
    `# ACUERDO DE ARRENDAMIENTO

{name}, con DNI {nif}, dueña del piso de {address=calle Pelayo 4~calle Pelayo 4, 1.º}, Oviedo, lo alquila a {other}, con DNI {nif2}, para que viva en él con su familia durante {termYears=7~siete años}, contados desde el {startDate=2026-10-15~15 de octubre de 2026}.

El inquilino pagará {rent=655~seiscientos cincuenta y cinco euros mensuales} y ha dejado {guarantee=655~otro tanto} como fianza (655 €).

Oviedo, {signedDate=2026-10-10~10 de octubre de 2026}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "recibo-ibi",
    "r3-ibi-boxes",
    `# AYUNTAMIENTO DE CASTELLDEFELS — RECAUDACIÓN

|= EXERCICI / EJERCICIO | NÚM. REBUT / N.º RECIBO | NÚM. FIX / N.º FIJO |
| {taxYear=2026~2026} | 26-00118342 | {taxAccount=00871123} |

|= CONTRIBUENT / CONTRIBUYENTE | NIF |
| {name} | {nif} |

|= OBJECTE TRIBUTARI / OBJETO TRIBUTARIO |
| {address=Carrer Arcadi Balaguer 61~CARRER ARCADI BALAGUER 61 1 2} |

|= VALOR SÒL / SUELO | VALOR CONSTRUCCIÓ / CONSTRUCCIÓN | VALOR CADASTRAL / CATASTRAL |
| {landValue=54210~54.210,00} | {buildingValue=40118.5~40.118,50} | {cadastralValue=94328.5~94.328,50} |

|= BASE LIQUIDABLE | TIPUS / TIPO % | QUOTA / CUOTA |
| {taxBase=94328.5~94.328,50} | {taxRate=0.66~0,660} | {taxDue=622.57~622,57} |

REF. CADASTRAL {ref}

PERÍODE VOLUNTARI / PERIODO VOLUNTARIO: 04/05/2026 - {dueDate=2026-07-06~06/07/2026}`,
    { size: 8.5 },
  ),
  paper(
    "recibo-ibi",
    "r3-ibi-typewriter",
    `DIPUTACIÓN DE CÁCERES - ORGANISMO AUTÓNOMO DE RECAUDACIÓN

IMPTO. BIENES INMUEBLES URBANA      AÑO {taxYear=2026~2026}
MUNICIPIO   CORIA
TITULAR     {name}       D.N.I. {nif}
FINCA       {address=AV EXTREMADURA 30~AV EXTREMADURA 30 02 A}
REF.CAT.    {ref}
VAL.SUELO   {landValue=8120.44~8.120,44}
VAL.CONST.  {buildingValue=19004.1~19.004,10}
VAL.CATAST. {cadastralValue=27124.54~27.124,54}
TIPO GRAV.  {taxRate=0.6~0,60}
CUOTA       {taxDue=162.75~162,75}
FIN PLAZO   {dueDate=2026-11-16~16-11-2026}`,
    { font: "courier", size: 10 },
  ),
  paper(
    "certificado-energetico",
    "r3-cee-form",
    `# CERTIFICADO DE EFICIENCIA ENERGÉTICA

## 1. IDENTIFICACIÓN

| Dirección | {address=Calle Menéndez Pelayo 12~Calle Menéndez Pelayo 12 5º B} |
| Municipio | Santander | Código postal | 39006 |
| Año de construcción | {buildYear=1982~1982} | Zona climática | C1 |
| Referencia catastral | {ref} |

## 2. CALIFICACIÓN ENERGÉTICA GLOBAL

: CONSUMO DE ENERGÍA PRIMARIA NO RENOVABLE
{energyUse=168.2~168,2} kWh/m²año
{energyLetter=E} || EMISIONES DE DIÓXIDO DE CARBONO
{emissions=30.9~30,9} kgCO2/m²año
{emissionsLetter=D}

## 3. FIRMA

Fecha de emisión del certificado: {issueDate=2024-10-02~02/10/2024}
Vigencia: {expiryDate=2034-10-02~02/10/2034}
Superficie habitable: {usableAreaM2=71~71,0 m²}`,
    { size: 9 },
  ),
  paper(
    "certificado-energetico",
    "r3-cee-registration-letter",
    `Vista la solicitud presentada, este Departamento ha procedido a inscribir en el Registro de certificados energéticos de edificios el correspondiente al inmueble de {address=calle Estafeta 20~calle Estafeta 20, 3.º}, Pamplona, con el número de registro {certificateNumber=NA-31-0098812} y fecha {issueDate=2025-05-29~29 de mayo de 2025}.

La calificación de eficiencia es {energyLetter=D} en energía primaria ({energyUse=121.5~121,5 kWh/m² año}) y {emissionsLetter=C} en emisiones ({emissions=19.8~19,8 kgCO2/m² año}). La inscripción mantendrá su validez hasta el {expiryDate=2035-05-26~26 de mayo de 2035}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "cedula-habitabilidad",
    "r3-cedula-asturias",
    `# CÉDULA DE HABITABILIDAD

PRINCIPADO DE ASTURIAS. CONSEJERÍA DE VIVIENDA

Expte.: {certificateNumber=2016/008812}
Vivienda sita en: {address=Calle Marqués de Pidal 7~Calle Marqués de Pidal, 7, 3.º D}, Oviedo
Sup. útil: {usableAreaM2=92.3~92,30 m2}     Dormitorios: {rooms=3~3}     Ocupantes máx.: {maxOccupants=6~6}
Expedida en Oviedo a {issueDate=2016-09-05~cinco de septiembre de dos mil dieciséis}
Válida hasta: {expiryDate=2026-09-05~05/09/2026}`,
  ),
  paper(
    "cedula-habitabilidad",
    "r3-cedula-balearic",
    `# Consell Insular de Mallorca. Cédula de habitabilidad (renovación)

|= Nº cédula | Clase | Vigencia |
| {certificateNumber=C-2023-14410} | Renovación | Hasta {expiryDate=2033-03-01~1/3/2033} |

|= Ubicación | Plazas | Superficie |
| {address=Carrer Blanquerna 71~Carrer Blanquerna, 71, 2n} | {maxOccupants=5~5} | {usableAreaM2=77.6~77,60 m² útiles} |

Palma, {issueDate=2023-03-01~1 de marzo de 2023}`,
  ),
  paper(
    "inspeccion-tecnica",
    "r3-ite-form",
    `# ITE — CERTIFICADO DE INSPECCIÓN TÉCNICA DE LA EDIFICACIÓN

| DIRECCIÓN DEL EDIFICIO | {address=Calle Sueca 31~Calle Sueca, 31} |
| AÑO DE EDIFICACIÓN | {buildYear=1949~1949} |
| TÉCNICO INSPECTOR | {third}, arquitecto |
| N.º DE EXPEDIENTE | {certificateNumber=ITE/2023/00771} |
| FECHA DE LA INSPECCIÓN | {issueDate=2023-10-19~19 oct. 2023} |
| RESULTADO | {inspectionResult=desfavorable~DESFAVORABLE} |
| PLAZO PARA REPARAR | 12 meses |

Se aprecian lesiones graves en forjados de planta baja y cornisas sueltas.`,
  ),
  paper(
    "certificado-comunidad",
    "r3-community-email",
    `De: administracion@fincasrubio.example
Asunto: Situación de pagos 5.º A

Estimada Sra. {name}:

En respuesta a su petición, le confirmamos que el piso 5.º A de {address=calle Vara de Rey 50~calle Vara de Rey 50} tiene pendientes de abonar los recibos de septiembre y octubre, por un total de {communityDebt=190~190,00 €}, siendo la cuota de comunidad de {communityFee=95~95,00 €} mensuales.

Quedamos a su disposición para emitir el certificado firmado que exige la notaría conforme al artículo 9 de la Ley de Propiedad Horizontal.

Logroño, {issueDate=2026-11-05~5 de noviembre de 2026}
Fincas Rubio, administradores de la comunidad de propietarios`,
    { size: 11 },
  ),
  paper(
    "certificado-comunidad",
    "r3-community-balance",
    `# LIQUIDACIÓN INDIVIDUAL POR PROPIETARIO

COMUNIDAD DE PROPIETARIOS {address=AVENIDA DE LA PLATA 20~AVENIDA DE LA PLATA 20}

|= Vivienda | Propietario | Saldo anterior | Cuotas 2026 | Pagado | Saldo |
| Pta. 11 | {name} | 0,00 | 540,00 | 405,00 | {communityDebt=135~135,00} |

El administrador certifica que los datos anteriores coinciden con la contabilidad de la comunidad y que la cuota trimestral de esta vivienda es de {communityFee=135~135,00 euros}.

Valencia, {issueDate=2026-10-15~15-10-2026}. El Secretario-Administrador`,
    { size: 9.5 },
  ),
  paper(
    "acta-junta",
    "r3-minutes-formal",
    `# ACTA DE LA JUNTA GENERAL ORDINARIA DE LA COMUNIDAD DE PROPIETARIOS DEL EDIFICIO {address=CALLE SAGUNTO 101~CALLE SAGUNTO 101}

En Valencia, a {meetingDate=2026-02-05~5 de febrero de 2026}, a las 20,00 horas, se reúnen en segunda convocatoria los copropietarios relacionados al margen.

PUNTO 1.º Aprobación de las cuentas de 2025. Aprobadas.
PUNTO 2.º Presupuesto de 2026. Se aprueba por 31.400 euros, lo que supone una cuota por vivienda de {communityFee=68~68 euros mensuales}.
PUNTO 3.º Deudas. Se certifica que los propietarios de las puertas 4 y 9 adeudan en conjunto {communityDebt=1822.36~1.822,36 €}.
PUNTO 4.º Bajante general. Se acuerda repararla y girar una cuota extraordinaria de {specialLevy=150~150 euros por puerta} en marzo.

Y sin más asuntos, se cierra la sesión a las 21,45 horas.`,
    { font: "times", size: 11 },
  ),
  paper(
    "nomina",
    "r3-payslip-boxes",
    `# RECIBO DE SALARIOS

|= Empresa | C.I.F. | Código cuenta cotización |
| {employer=Hostelería Puerto Viejo, S.L.} | {cif} | 11/1002233/44 |

|= Trabajador/a | N.I.F. | Fecha antigüedad |
| {name} | {nif} | {seniority=2019-06-03~03/06/2019} |

|= Período | Días | Grupo prof. |
| 01 NOV 2026 - 30 NOV 2026 | 30 | 6 |

| Salario base | 1.134,00 |
| P.P. pagas extra | 189,00 |
| Nocturnidad | 77,40 |
| A. TOTAL DEVENGADO | {grossPay=1400.4~1.400,40} |
| Cont. comunes 4,70 % | 65,82 |
| Desempleo 1,55 % | 21,71 |
| I.R.P.F. 7,00 % | 98,03 |
| B. TOTAL A DEDUCIR | 185,56 |
| LÍQUIDO TOTAL A PERCIBIR (A-B) | {netPay=1214.84~1.214,84} |`,
    { size: 9 },
  ),
  paper(
    "nomina",
    "r3-payslip-footer",
    `# NÓMINA

{employer=CONSTRUCCIONES PÉREZ E HIJOS, S.L.}     CIF {cif}

{name}     DNI {nif}     Peón especialista     Alta: {seniority=2024-01-08~08/01/2024}

MES: DICIEMBRE 2025

|= CONCEPTOS | IMPORTE | DESCUENTOS |
| SALARIO BASE | 1.290,00 | |
| PLUS ACTIVIDAD | 210,00 | |
| SEG. SOCIAL | | 97,20 |
| RETENCIÓN IRPF | | 105,00 |
| TOTALES | {grossPay=1500~1.500,00} | 202,20 |

NETO A COBRAR: {netPay=1297.8~1.297,80}

Base cotización CC: 1.500,00`,
    { font: "courier", size: 9 },
  ),
  paper(
    "declaracion-renta",
    "r3-renta-form",
    `# Agencia Tributaria. Modelo 100. Documento de ingreso o devolución

|= Ejercicio | Período | NIF | Apellidos y nombre |
| {taxYear=2023~2023} | 0A | {nif} | {name} |

Liquidación

| Base liquidable general sometida a gravamen | 0505 | {taxBase=33402.18~33.402,18} |
| Base liquidable del ahorro | 0510 | {savingsBase=1204.77~1.204,77} |
| Cuota íntegra | 0545 | 7.120,90 |
| Resultado de la declaración | 0695 | {taxResult=845.12~845,12} |

A ingresar en dos plazos. Fecha: {issueDate=2024-06-20~20-06-2024}`,
    { size: 9.5 },
  ),
  paper(
    "encargo-venta",
    "r3-mandate-points",
    `# ENCARGO DE GESTIÓN DE VENTA EN EXCLUSIVA

Propietario: {name} · NIF {nif}
Inmueble: {address=Camino Viejo 44~Camino Viejo 44}, Getxo · Ref. catastral {ref}

• Precio de publicación: {price=455000~455.000 €}
• Honorarios del agente: {commissionPercent=3.5~tres y medio por ciento} (más IVA) del precio de venta
• Plazo: {mandateMonths=12~doce meses}, a contar desde la firma
• Vence: {exclusiveUntil=2027-10-05~5 de octubre de 2027}
• Tipo de encargo: {mandateKind=exclusivo~exclusiva}

Getxo, {signedDate=2026-10-05~05.10.2026}`,
  ),
  paper(
    "encargo-venta",
    "r3-mandate-mexican-style",
    `# CONTRATO DE CORRETAJE

En Toledo, el {signedDate=2026-07-20~20 de julio de 2026}, {name} (NIF {nif}) confiere a Toledo Casas, S.L. mandato sin exclusividad para que busque comprador de su chalet de {address=Calle de los Olivos 6~Calle de los Olivos, 6}, Olías del Rey.

El precio mínimo que el mandante está dispuesto a aceptar son {price=228000~doscientos veintiocho mil euros}. El corredor devengará una comisión del {commissionPercent=4.5~4,50 %} cuando se perfeccione la venta. El mandato expira el {exclusiveUntil=2027-01-20~20 de enero de 2027}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "factura",
    "r3-invoice-typed",
    `FONTANERÍA ROCA S.L.     CIF {cif}
C/ Mayor 8

FACTURA NUM.: {invoiceNumber=00418}          FECHA: {issueDate=2026-03-03~03-03-26}

CLIENTE: {name}     NIF: {nif}

Sustitución de caldera        1.180,00
Mano de obra                    220,00

SUMA                          {netAmount=1400~1.400,00}
I.V.A. 21%                      {invoiceTax=294~294,00}
TOTAL FACTURA                 {totalAmount=1694~1.694,00}`,
    { font: "courier", size: 10 },
  ),
  paper(
    "factura",
    "r3-invoice-withholding",
    `# Factura de honorarios profesionales

|= Nº factura | Fecha | Cliente |
| {invoiceNumber=26/044} | {issueDate=2026-11-11~11/11/2026} | {name}, NIF {nif} |

Asesoramiento jurídico en la compra de vivienda.

| Honorarios | {netAmount=900~900,00 €} |
| IVA 21 % | {invoiceTax=189~189,00 €} |
| Retención IRPF 15 % | -135,00 € |
| Total a percibir | {totalAmount=954~954,00 €} |

Cuenta: {iban}`,
  ),
  paper(
    "mx-predial",
    "r3-predial-monterrey",
    `# MUNICIPIO DE MONTERREY. TESORERÍA

## ESTADO DE CUENTA DEL IMPUESTO PREDIAL

|= EXPEDIENTE CATASTRAL | PROPIETARIO | UBICACIÓN DEL PREDIO |
| {taxAccount=70-12-044-018} | {name} | {address=Padre Mier 1533~PADRE MIER 1533 PTE., COL. OBISPADO} |

|= M2 TERRENO | M2 CONSTRUCCIÓN | VALOR CATASTRAL | IMPUESTO ANUAL {taxYear=2026~2026} |
| {plotAreaM2=210~210.00} | {builtAreaM2=180~180.00} | {cadastralValue=2980000~$2,980,000.00} | {taxDue=5960~$5,960.00} |

FECHA DE VENCIMIENTO: {dueDate=2026-03-05~05/MAR/2026}`,
    { country: "MX", size: 8.5 },
  ),
  paper(
    "mx-predial",
    "r3-predial-puebla",
    `# H. Ayuntamiento de Puebla

Boleta de pago del impuesto predial {taxYear=2026~2026}

Cuenta predial: {taxAccount=PU-014-22391-7}
Nombre del propietario: {name}
Dirección del predio: {address=Calle 5 Sur 2507~Calle 5 Sur 2507}, Col. El Carmen, C.P. 72530
Superficie del predio: {plotAreaM2=198.5~198.50 m²}
Superficie construida: {builtAreaM2=240~240.00 m²}
Base gravable: {cadastralValue=1720300~$1,720,300.00}
Predial: $1,892.33
Limpia: $310.00
Total a pagar: {taxDue=2202.33~$2,202.33}
Fecha límite de pago con descuento: {dueDate=2026-02-28~28 de febrero de 2026}`,
    { country: "MX" },
  ),
  paper(
    null,
    "s3-rental-advert",
    `# SE ALQUILA

Piso de dos habitaciones, amueblado, calefacción individual, cerca del metro. 850 euros al mes, comunidad incluida. Fianza de un mes y nómina demostrable. Contrato de larga duración. Contactar con Pilar, 600 000 000, tardes.`,
    { size: 13 },
  ),
  paper(
    null,
    "s3-home-insurance-letter",
    `# Seguros Meridiano

Estimado cliente: le recordamos que su póliza del hogar 44-120933, de la vivienda de calle Olmo 3, se renovará el 1 de enero de 2027 con una prima anual de 231,40 euros, que cargaremos en su cuenta. Si no desea renovarla, comuníquelo con un mes de antelación.`,
    { font: "times", size: 12 },
  ),
  paper(
    null,
    "s3-association-minutes",
    `# ACTA DE LA ASAMBLEA GENERAL

Asociación Cultural Amigos del Camino. En Astorga, el 14 de marzo de 2026, a las 18:00 en segunda convocatoria, con asistencia de 32 socios. Orden del día: memoria de actividades, cuentas, renovación de la junta directiva. Se aprueba por unanimidad subir la cuota de socio a 30 euros al año. Se levanta la sesión a las 19:40.`,
  ),
  paper(
    null,
    "s3-budget",
    `# PRESUPUESTO N.º 118

Reformas Duque. Cliente: {name}. Obra: reforma integral de cocina.

| Albañilería | 2.100,00 € |
| Mobiliario | 4.850,00 € |
| Base imponible | 6.950,00 € |
| IVA 10 % | 695,00 € |
| Total | 7.645,00 € |

Validez del presupuesto: 30 días. Aceptación del presupuesto: firma del cliente.`,
  ),
  paper(
    null,
    "s3-fine",
    `# NOTIFICACIÓN DE DENUNCIA

Ayuntamiento de Lleida. Expediente 2026/T/55120. Titular del vehículo: {name}, NIF {nif}. Hecho denunciado: estacionar en zona prohibida. Importe: 100,00 €. Con reducción: 50,00 €. Fecha límite de pago con reducción: 12/12/2026.`,
  ),
  paper(
    null,
    "s3-plan",
    `# MEMORIA DE CALIDADES

Estructura de hormigón armado. Fachada de ladrillo visto con aislamiento. Carpintería de aluminio con rotura de puente térmico. Aerotermia con suelo radiante, calificación energética A prevista. Cocina amueblada. Garaje y trastero vinculados. La promotora se reserva el derecho a modificar estas calidades.`,
  ),
];
