import { paper } from "../../make/paper-of.ts";

/** A fifth round of papers of a home. */

export const FIFTH_ROUND = [
  paper(
    "reserva",
    "r5-reserva-terms",
    `# SOLICITUD DE RESERVA DE INMUEBLE

El abajo firmante, {name}, provisto de DNI {nif}, solicita a Habitat Nervión que se le reserve la vivienda ubicada en {address=Calle Luis Montoto 88~Calle Luis Montoto, 88, 7.º B}, Sevilla, en las condiciones siguientes:

Precio que ofrece: {price=205000~doscientos cinco mil euros (205.000 €)}
Cantidad que deposita: {depositAmount=3000~tres mil euros (3.000 €)}, mediante cheque nominativo
Vigencia de la oferta: hasta las 20 horas del {reservationUntil=2026-12-01~martes 1 de diciembre de 2026}

La cantidad depositada se devolverá si la propiedad rechaza la oferta y formará parte de las arras si la acepta.

Sevilla, {signedDate=2026-11-23~23 de noviembre de 2026}`,
  ),
  paper(
    "reserva",
    "r5-reserva-letter-owner",
    `Estimada Sra. Vidal:

Me dirijo a usted como dueña del chalet de {address=Camino de la Ermita 5~Camino de la Ermita, 5}, en Bétera, que quiero comprar. Le adjunto copia de la transferencia de {depositAmount=10000~10.000 euros} hecha hoy, como reserva, a cuenta de los {price=398000~398.000 euros} que hemos acordado. Cuento con su palabra de no ofrecerlo a nadie hasta el {reservationUntil=2026-12-18~18 de diciembre}, 2026, fecha en la que nos veremos para firmar las arras. En caso de que usted cambie de opinión, le ruego me la devuelva.

Valencia, {signedDate=2026-11-21~21 de noviembre de 2026}

{name}, DNI {nif}`,
    { font: "times", size: 12 },
  ),
  paper(
    "arras",
    "r5-arras-clauses",
    `# CONTRATO DE ARRAS O SEÑAL

En Lleida, {signedDate=2026-11-04~4 de noviembre de 2026}

INTERVIENEN. D. {name}, D.N.I. {nif}, en lo sucesivo el TRANSMITENTE. D.ª {other}, D.N.I. {nif2}, en lo sucesivo la ADQUIRENTE.

I. El transmitente es titular de la vivienda de {address=Rambla Ferran 33~Rambla Ferran, 33, 4t}, referencia catastral {ref}, con {usableAreaM2=82~82 m² útiles}.
II. Pactan su transmisión por un importe de {price=174900~174.900 €}.
III. En este mismo momento la adquirente hace entrega de {depositAmount=17490~diecisiete mil cuatrocientos noventa euros}, sirviendo el presente de carta de pago. Dicha suma tiene naturaleza de arras {depositKind=penitenciales} y podrá cualquiera de las partes desistir conforme al artículo 621-8 del Código Civil de Cataluña.
IV. La escritura de compraventa deberá otorgarse en el plazo de noventa días, que finaliza el {deedDeadline=2027-02-02~2 de febrero de 2027}.
V. Si el {mortgageDeadline=2026-12-20~20 de diciembre de 2026} la adquirente acredita la denegación de la financiación por dos entidades, se le restituirán las arras.`,
    { font: "times", size: 11 },
  ),
  paper(
    "arras",
    "r5-arras-columns",
    `# CONTRATO DE ARRAS

: VENDEDOR
{name}
DNI {nif} || COMPRADOR
{other}
DNI {nif2}

|= Vivienda | Precio de compraventa | Arras | Clase |
| {address=Calle Fuencarral 120~Calle Fuencarral 120, 3.º} | {price=512000~512.000 €} | {depositAmount=51200~51.200 €} | {depositKind=penitenciales~Penitenciales} |

|= Firma de este contrato | Límite para la hipoteca | Límite para la escritura |
| {signedDate=2026-11-09~09/11/2026} | {mortgageDeadline=2026-12-15~15/12/2026} | {deedDeadline=2027-01-25~25/01/2027} |

Si el comprador incumple pierde las arras; si incumple el vendedor las devuelve dobladas.`,
    { size: 9.5 },
  ),
  paper(
    "arrendamiento",
    "r5-lease-agency",
    `# CONTRATO DE ARRENDAMIENTO URBANO

Fecha: {signedDate=2026-03-30~30/03/2026}
Arrendadora: {name} ({nif})
Arrendataria: {other} ({nif2})
Inmueble: {address=Calle Sierpes 14~Calle Sierpes, 14, 2.º}, Sevilla. Ref. catastral: {ref}

CLÁUSULAS

1. Vigencia. Desde {startDate=2026-04-01~01/04/2026} hasta {leaseEnd=2031-03-31~31/03/2031} ({termYears=5~cinco años}).
2. Renta mensual: {rent=1150~1.150 €}, actualizable según IRAV.
3. Fianza: {guarantee=1150~1.150 €}. Garantía adicional: 2.300 €.
4. Gastos de comunidad e IBI a cargo de la arrendadora.`,
  ),
  paper(
    "recibo-ibi",
    "r5-ibi-notice",
    `# NOTIFICACIÓN DE LIQUIDACIÓN. IMPUESTO SOBRE BIENES INMUEBLES

El Servicio de Gestión Tributaria le notifica la liquidación del ejercicio {taxYear=2024~2024} por el inmueble de {address=calle Bailén 17~calle Bailén, 17, 5.º}, Vitoria-Gasteiz, con número fijo {taxAccount=7781230}.

| Valor catastral del suelo | {landValue=38410.22~38.410,22 €} |
| Valor catastral de la construcción | {buildingValue=61009.78~61.009,78 €} |
| Base liquidable | {taxBase=99420~99.420,00 €} |
| Tipo de gravamen | {taxRate=0.33~0,33 %} |
| Cuota tributaria | {taxDue=328.09~328,09 €} |

Sujeto pasivo: {name}, NIF {nif}. El plazo de ingreso en periodo voluntario termina el {dueDate=2024-12-20~20 de diciembre de 2024}.`,
  ),
  paper(
    "recibo-ibi",
    "r5-ibi-slip",
    `AYTO. DE MÉRIDA          TRIBUTO: I.B.I. URBANA          EJERCICIO: {taxYear=2026~2026}

TITULAR: {name}          NIF: {nif}
SITUACIÓN: {address=CL SANTA EULALIA 40~CL SANTA EULALIA 40 1 IZ}
REFERENCIA CATASTRAL: {ref}

|= V. SUELO | V. CONST. | V. CATASTRAL | B. LIQUIDABLE | TIPO | A PAGAR |
| {landValue=15200~15.200,00} | {buildingValue=27430.6~27.430,60} | {cadastralValue=42630.6~42.630,60} | {taxBase=42630.6~42.630,60} | {taxRate=0.68~0,68} | {taxDue=289.89~289,89} |

PERIODO DE PAGO: 1-9-2026 / {dueDate=2026-11-05~5-11-2026}`,
    { font: "courier", size: 8.5 },
  ),
  paper(
    "certificado-energetico",
    "r5-cee-galicia",
    `# XUNTA DE GALICIA. REGISTRO DE CERTIFICADOS DE EFICIENCIA ENERGÉTICA

|= N.º registro | Fecha de registro | Fin de validez |
| {certificateNumber=2021/CEE/118830} | {issueDate=2021-09-30~30/09/2021} | {expiryDate=2031-09-30~30/09/2031} |

Edificio o unidad: {address=Rúa Real 88~Rúa Real 88, 2.º D}, Ferrol. Año: {buildYear=1975~1975}. Referencia catastral {ref}

|= | Energía primaria no renovable | Emisiones CO2 |
| Valor | {energyUse=231.6~231,6} kWh/m²·año | {emissions=47.9~47,9} kg/m²·año |
| Calificación | {energyLetter=F} | {emissionsLetter=E} |`,
    { size: 9.5 },
  ),
  paper(
    "certificado-energetico",
    "r5-cee-plain",
    `# CERTIFICADO ENERGÉTICO

Dirección: {address=Av. del Cid 101~Av. del Cid 101, pta. 14}, Valencia
Referencia catastral: {ref}
Año de construcción: {buildYear=1971~1971}
Superficie habitable: {usableAreaM2=79.5~79,5 m2}
Consumo de energía primaria: {energyUse=154~154 kWh/m2 año}  Letra {energyLetter=E}
Emisiones de CO2: {emissions=27~27 kgCO2/m2 año}  Letra {emissionsLetter=D}
Número de registro: {certificateNumber=E2026VV004417}
Emitido: {issueDate=2026-01-19~19-ene-2026}
Caduca: {expiryDate=2036-01-19~19-ene-2036}`,
    { font: "courier", size: 9.5 },
  ),
  paper(
    "cedula-habitabilidad",
    "r5-cedula-navarra",
    `# GOBIERNO DE NAVARRA. Cédula de habitabilidad

Nº expediente: {certificateNumber=31-1C-0871/2018-0000-CEHA}
Fecha: {issueDate=2018-06-07~7 de junio de 2018}
Emplazamiento: {address=Calle Tafalla 20~Calle Tafalla, 20, 6.º A}, Pamplona
Superficie útil: {usableAreaM2=88.4~88,40 m²}
Uso: vivienda. Número de habitaciones: {rooms=3~tres}
Ocupación máxima: {maxOccupants=6~seis personas}
Vigencia: 15 años. Renovación antes del {expiryDate=2033-06-07~7 de junio de 2033}`,
  ),
  paper(
    "inspeccion-tecnica",
    "r5-ite-letter",
    `# INFORME DE LA INSPECCIÓN TÉCNICA

Realizada la inspección ocular del edificio de {address=Calle Alfonso XIII 21~Calle Alfonso XIII, 21}, de Cartagena, levantado hacia {buildYear=1963~1963}, el arquitecto {third} informa con fecha {issueDate=2024-11-26~26 de noviembre de 2024} que el resultado de la ITE es {inspectionResult=FAVORABLE}, no habiéndose observado daños que afecten a la estabilidad, seguridad, estanqueidad o consolidación estructurales. El informe, registrado con el n.º {certificateNumber=ITE-2024-3381}, tendrá una validez de diez años, hasta el {expiryDate=2034-11-26~26/11/2034}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "certificado-comunidad",
    "r5-community-statement",
    `# EXTRACTO DE CUENTA DE PROPIETARIO A {issueDate=2026-10-31~31/10/2026}

Comunidad: C.P. {address=C/ Jacinto Verdaguer 9~C/ JACINTO VERDAGUER 9}     N.I.F. {cif}
Propietario: {name}     Finca: 2-1

|= Fecha | Descripción | Debe | Haber |
| 01/01/2026 | Saldo inicial | | |
| 01/04/2026 | Cuota 2T | 165,00 | |
| 05/04/2026 | Recibo cobrado | | 165,00 |
| 01/07/2026 | Cuota 3T | 165,00 | |
| 01/10/2026 | Cuota 4T | 165,00 | |

Total debe 495,00     Total haber 165,00     Saldo deudor {communityDebt=330~330,00}

Cuota ordinaria trimestral: {communityFee=165~165,00 €}. Administración: Gestió Verdaguer, col. 1120.`,
    { size: 9.5 },
  ),
  paper(
    "certificado-comunidad",
    "r5-community-secretary",
    `DOÑA {third}, SECRETARIA DE LA COMUNIDAD DE PROPIETARIOS DEL INMUEBLE SITO EN {address=AVENIDA DE GALICIA 31~AVENIDA DE GALICIA, 31, DE OVIEDO},

CERTIFICO: Que según los libros a mi cargo, el piso 4.º izquierda, perteneciente a {name}, se halla al corriente en el pago de las cuotas vencidas hasta el día de la fecha, siendo su cuota ordinaria de {communityFee=87.2~87,20 euros mensuales} y no existiendo derramas pendientes.

Y para que así conste donde proceda, libro el presente con el V.º B.º del señor Presidente, en Oviedo, a {issueDate=2026-09-22~veintidós de septiembre de dos mil veintiséis}.`,
    { font: "times", size: 12 },
  ),
  paper(
    "acta-junta",
    "r5-minutes-virtual",
    `# ACTA DE LA REUNIÓN EXTRAORDINARIA DE PROPIETARIOS

Comunidad {address=Paseo de la Castellana 210~Paseo de la Castellana 210}
Sesión del {meetingDate=2026-09-17~17.09.2026}, celebrada de forma telemática

Preside don {other}. Asiste el 64 % de las cuotas.

Punto único: fachada. Se presentan tres ofertas. Por mayoría se adjudica la obra a Rehabilita Centro por 212.000 euros, y se acuerda una derrama extraordinaria de {specialLevy=212000~212.000 euros}, pagadera en veinticuatro mensualidades. El vecino del 5.º C, con una deuda acumulada de {communityDebt=4120~4.120 euros}, queda privado de voto.

Se levanta la sesión a las 20:50.`,
  ),
  paper(
    "nomina",
    "r5-payslip-a3",
    `: {employer=MONTAJES ELÉCTRICOS SORIA, S.L.}
C/ Industria 12, Soria
CIF: {cif} || {name}
DNI: {nif}
Nº afiliación: 42/10033211/09

|= PERIODO DE LIQUIDACIÓN | TOTAL DÍAS | FECHA DE ANTIGÜEDAD |
| Del 01/08/2026 al 31/08/2026 | 30 | {seniority=2015-05-18~18/05/2015} |

I. DEVENGOS
Salario base ......... 1.402,10
Plus convenio ......... 133,00
Horas extraordinarias ......... 88,50
A. TOTAL DEVENGADO ......... {grossPay=1623.6~1.623,60}
II. DEDUCCIONES
Aportación del trabajador ......... 104,72
IRPF 11,50 % ......... 186,71
B. TOTAL A DEDUCIR ......... 291,43
LÍQUIDO TOTAL A PERCIBIR (A - B) ......... {netPay=1332.17~1.332,17}`,
    { size: 9 },
  ),
  paper(
    "nomina",
    "r5-payslip-english-like",
    `# Recibo de nómina · Octubre 2026

|= Empresa | Empleado |
| {employer=Verdolaga Foods Iberia, S.L.} | {name} |
| {cif} | {nif} |

|= Devengos | |
| Salario base | 1.875,00 € |
| Mejora voluntaria | 250,00 € |
| Total bruto | {grossPay=2125~2.125,00 €} |

|= Deducciones | |
| Seguridad Social (6,47 %) | 137,49 € |
| IRPF (14 %) | 297,50 € |
| Total deducciones | 434,99 € |

| Salario neto | {netPay=1690.01~1.690,01 €} |

Transferencia a {iban} el {issueDate=2026-10-29~29 oct 2026}`,
  ),
  paper(
    "declaracion-renta",
    "r5-renta-receipt",
    `# MODELO 100 — IRPF — Justificante de presentación

| Ejercicio | {taxYear=2022~2022} |
| NIF del declarante | {nif} |
| Apellidos y nombre | {name} |
| Rendimientos netos del trabajo | {workIncome=26310.05~26.310,05} |
| Base imponible general | 24.310,05 |
| Base liquidable general | {taxBase=22910.05~22.910,05} |
| Base liquidable del ahorro | {savingsBase=57.13~57,13} |
| A devolver | {taxResult=-430.18~-430,18} |
| Fecha y hora de presentación | {issueDate=2023-04-28~28/04/2023} 19:02:11 |`,
  ),
  paper(
    "encargo-venta",
    "r5-mandate-letter",
    `Barcelona, {signedDate=2026-10-26~26 de octubre de 2026}

A la atención de Fincas Gràcia:

Por la presente les encargo que busquen comprador para mi piso de {address=Travessera de Gràcia 140~Travessera de Gràcia, 140, 3r 2a}. Quiero obtener {price=365000~365.000 euros}, si bien escucharé ofertas algo inferiores. El encargo lo hago en {mandateKind=exclusivo~exclusiva} y por un plazo de {mandateMonths=6~seis meses} que acabará el {exclusiveUntil=2027-04-26~26 de abril de 2027}. Sus honorarios serán de un {commissionPercent=3~tres por ciento} del precio de venta más IVA.

{name}, DNI {nif}`,
    { font: "times", size: 12 },
  ),
  paper(
    "factura",
    "r5-invoice-agency",
    `# FACTURA DE INTERMEDIACIÓN

|= Núm. | Fecha factura | Vencimiento |
| {invoiceNumber=INT-2026-031} | {issueDate=2026-07-17~17-07-2026} | {dueDate=2026-07-31~31-07-2026} |

Facturar a: {name} · {nif}
Emisor: Casa Viva, S.L. · {cif}

Comisión por la venta de la vivienda de calle Olmos 5

| Base | {netAmount=9500~9.500,00 €} |
| Tipo IVA | 21 % |
| Cuota | {invoiceTax=1995~1.995,00 €} |
| Importe total | {totalAmount=11495~11.495,00 €} |`,
  ),
  paper(
    "mx-predial",
    "r5-predial-leon",
    `# PRESIDENCIA MUNICIPAL DE LEÓN, GTO. TESORERÍA

RECIBO DE IMPUESTO PREDIAL

Número de cuenta: {taxAccount=01A003456001}
Propietario: {name}
Ubicación: {address=Blvd. Mariano Escobedo 2210~Blvd. Mariano Escobedo 2210}, Col. León Moderno
Terreno (m²): {plotAreaM2=120~120.00}          Construcción (m²): {builtAreaM2=144.8~144.80}
Valor fiscal: {cadastralValue=1190000~$1,190,000.00}
Periodo: 1er. a 6o. bimestre de {taxYear=2026~2026}
Importe a pagar: {taxDue=2784.6~$2,784.60}
Vence: {dueDate=2026-02-15~15-feb-2026}`,
    { country: "MX" },
  ),
  paper(
    "mx-predial",
    "r5-predial-edomex",
    `# GOBIERNO DEL ESTADO DE MÉXICO. MUNICIPIO DE NAUCALPAN

|= CLAVE CATASTRAL | SUPERFICIE TERRENO | SUPERFICIE CONSTRUIDA |
| {taxAccount=098 14 221 07 00 0000} | {plotAreaM2=185~185.00} | {builtAreaM2=210~210.00} |

|= VALOR DEL TERRENO | VALOR DE LA CONSTRUCCIÓN | VALOR TOTAL |
| {landValue=1110000~$1,110,000.00} | {buildingValue=945000~$945,000.00} | {cadastralValue=2055000~$2,055,000.00} |

NOMBRE O RAZÓN SOCIAL: {name}
DOMICILIO DEL INMUEBLE: {address=CALLE LOMAS VERDES 610~CALLE LOMAS VERDES 610}
AÑO QUE SE PAGA: {taxYear=2026~2026}     IMPUESTO PREDIAL: $4,316.00     DESCUENTO 8 %: $345.28     TOTAL: {taxDue=3970.72~$3,970.72}
VIGENCIA: {dueDate=2026-01-31~31 DE ENERO DE 2026}`,
    { country: "MX", size: 9 },
  ),
  paper(
    null,
    "s5-bank-alert",
    `# Aviso de su banco

Le informamos de que el recibo de la comunidad de propietarios por 95,00 € y el IBI por 312,40 € se cargarán en su cuenta el 5 de noviembre. Su saldo disponible es de 88,10 €. Realice un ingreso para evitar comisiones. Su oficina.`,
  ),
  paper(
    null,
    "s5-holiday",
    `# Bono de reserva de hotel

Hotel Mirador. Localizador 8KQ2M. Entrada: 3 de diciembre de 2026. Salida: 7 de diciembre de 2026. Habitación doble con desayuno. Importe total 412,00 €, pagado. Cancelación gratuita hasta 48 horas antes. Huésped: {name}.`,
  ),
  paper(
    null,
    "s5-cv-letter",
    `# Carta de presentación

Estimados señores: tengo diez años de experiencia como comercial inmobiliaria, he captado más de doscientas viviendas en exclusiva y he cerrado contratos de arras, alquileres y compraventas. Domino el portal de la agencia y el trato con el cliente. Quedo a su disposición para una entrevista. Adjunto mi currículum.`,
    { font: "times", size: 12 },
  ),
  paper(
    null,
    "s5-solar",
    `# Oferta comercial de placas solares

Instalación de 8 paneles de 450 W con inversor y batería. Ahorro estimado del 60 % en su factura. Precio: 6.200 € IVA incluido. Subvención municipal: bonificación del 50 % del IBI durante tres años. Mejora la calificación energética de su vivienda. Oferta válida hasta fin de mes.`,
  ),
  paper(
    null,
    "s5-court",
    `# CÉDULA DE CITACIÓN

Juzgado de lo Social número 3. En los autos de despido 551/2026 se cita a {name}, para que comparezca el día 14 de enero de 2027 a las 10:15 horas, en la sala de vistas, advirtiéndole que de no hacerlo se le podrá tener por confeso.`,
    { font: "times", size: 12 },
  ),
];
