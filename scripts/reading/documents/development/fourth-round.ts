import { paper } from "../../make/paper-of.ts";

/** A fourth round of papers of a home, some with values before or above their words. */

export const FOURTH_ROUND = [
  paper(
    "reserva",
    "r4-reserva-whatsapp-like",
    `# Confirmación de reserva

Hola, Iván. Te confirmo que hemos recibido en la cuenta de la agencia los {depositAmount=2500~2.500 €} de {name} (DNI {nif}) para reservar el estudio de {address=calle del Pez 31~calle del Pez 31, 4.º interior}.

Quedamos en que el estudio se vende por {price=139000~139.000 €} y en que lo quitamos de los portales hasta el {reservationUntil=2026-12-02~2-dic-2026}, día límite para firmar arras. Si la propiedad se arrepiente, devolvemos el dinero.

Madrid, a {signedDate=2026-11-22~22-nov-2026}. Inmobiliaria Noviciado.`,
    { size: 11 },
  ),
  paper(
    "reserva",
    "r4-reserva-boxed",
    `# DOCUMENTO DE SEÑAL Y RESERVA

|= Nombre y apellidos del interesado | D.N.I. |
| {name} | {nif} |

|= Situación de la finca | Precio pactado | Entrega en concepto de señal |
| {address=C/ Arenal 2~C/ Arenal 2, 1.º dcha., Ávila} | {price=117000~117.000,00} | {depositAmount=1500~1.500,00} |

El documento definitivo se formalizará como muy tarde el día {reservationUntil=2026-12-09~nueve de diciembre de 2026}; en otro caso la señal quedará en poder de la vendedora.

Recibí, en Ávila, {signedDate=2026-11-24~24/11/2026}`,
  ),
  paper(
    "arras",
    "r4-arras-flow",
    `# ARRAS

{name}, vecino de Soria, con DNI {nif}, se compromete a vender, y {other}, vecina de Madrid, con DNI {nif2}, se compromete a comprar, la casa con corral de {address=calle Real 12~la calle Real 12}, en Berlanga.

Han ajustado el precio en {price=72000~setenta y dos mil euros}, de los cuales la compradora entrega a la firma del presente {depositAmount=7200~siete mil doscientos euros}, que tienen la consideración de arras {depositKind=penitenciales} o de desistimiento. Lo que falta lo pagará cuando se firme la escritura, cosa que ha de ocurrir a más tardar el {deedDeadline=2027-02-20~veinte de febrero de dos mil veintisiete}.

Si en tres semanas, es decir, el {mortgageDeadline=2026-12-13~13 de diciembre de 2026}, la entidad no ha aprobado la hipoteca de la compradora, se devolverán las arras sin más.

Así lo firman en Berlanga el {signedDate=2026-11-22~veintidós de noviembre de dos mil veintiséis}.`,
    { font: "times", size: 12, align: "justify" },
  ),
  paper(
    "arras",
    "r4-arras-agency",
    `# CONTRATO DE ARRAS CONFIRMATORIAS

DATOS DE LA OPERACIÓN

Fecha del contrato ............ {signedDate=2026-10-13~13/10/2026}
Vivienda ............ {address=Av. Libertad 55~Av. Libertad 55, 8.º 3, San Javier}
Precio ............ {price=154500~154.500 €}
Señal entregada hoy ............ {depositAmount=15000~15.000 €}
Resto a la firma ............ 139.500 €
Firma de escritura antes de ............ {deedDeadline=2026-12-30~30/12/2026}

PARTES: vende {name} ({nif}), compra {other} ({nif2}).

El carácter de las arras es {depositKind=confirmatorias~confirmatorio}.`,
    { font: "helvetica" },
  ),
  paper(
    "arrendamiento",
    "r4-lease-rooms",
    `# CONTRATO DE ALQUILER

PARTES. Casero: {name}, NIF {nif}. Inquilina: {other}, NIF {nif2}.
PISO. {address=Travesía de San Mateo 3~Travesía de San Mateo, 3, 2.º}, Cáceres. Unos {builtAreaM2=68~68 m²} construidos.
DURACIÓN. Un año, del {startDate=2026-11-01~1-nov-2026} al {leaseEnd=2027-10-31~31-oct-2027}.
RENTA. {rent=430~430 euros}, que se pagan el día 1. GARANTÍA. {guarantee=430~430 euros} de fianza.

Cáceres, {signedDate=2026-10-28~28-oct-2026}.`,
  ),
  paper(
    "arrendamiento",
    "r4-lease-legal",
    `# ARRENDAMIENTO DE VIVIENDA

REUNIDOS en Girona el {signedDate=2024-01-15~quince de enero de dos mil veinticuatro}, la arrendadora {name} (NIF {nif}) y el arrendatario {other} (NIF {nif2}),

PACTAN: 1) La arrendadora arrienda la vivienda del {address=carrer Nou 8~carrer Nou, 8, segon}, con una superficie útil de {usableAreaM2=63.4~63,40 metros cuadrados}. 2) El plazo pactado es de {termYears=5~cinco (5) años}, que empezarán a correr el {startDate=2024-02-01~1 de febrero de 2024}. 3) La merced arrendaticia asciende anualmente a 9.600 euros, que se satisfarán a razón de {rent=800~ochocientos euros mensuales}. 4) Se constituye fianza en metálico por {guarantee=800~800,00 euros}.`,
    { font: "times", size: 11.5, align: "justify" },
  ),
  paper(
    "recibo-ibi",
    "r4-ibi-bank",
    `# JUSTIFICANTE DE PAGO DE TRIBUTOS

Entidad emisora: Ayuntamiento de Alcorcón
Concepto: I.B.I. URBANA {taxYear=2026~2026}
N.º de recibo: 2026/044/118233
Sujeto pasivo: {name}     N.I.F.: {nif}
Domicilio tributario: {address=C/ Mayor 61~C/ Mayor, 61, 3.º C}
Ref. catastral: {ref}
Base liquidable: {taxBase=66120.8~66.120,80}
Tipo: {taxRate=0.46~0,4600 %}
Importe ingresado: {taxDue=304.16~304,16 €}
Fecha de cargo: {dueDate=2026-10-01~01-10-2026}`,
  ),
  paper(
    "recibo-ibi",
    "r4-ibi-tabular",
    `# PATRONATO DE RECAUDACIÓN PROVINCIAL

|= EJERC. | MUNICIPIO | CONCEPTO | NÚM. FIJO | NÚM. RECIBO |
| {taxYear=2025~2025} | FUENGIROLA | I.B.I. URBANA | {taxAccount=29054-118822} | 4410093 |

|= OBLIGADO AL PAGO | N.I.F. |
| {name} | {nif} |

|= VALOR SUELO | VALOR CONSTRUC. | BASE IMPONIBLE | TIPO GRAV. | CUOTA LÍQUIDA |
| {landValue=33240~33.240,00} | {buildingValue=41200.75~41.200,75} | {taxBase=74440.75~74.440,75} | {taxRate=0.7~0,70} | {taxDue=521.09~521,09} |

Finca: {address=CL JACINTO BENAVENTE 4~CL JACINTO BENAVENTE 4 3 C}. Ref. catastral: {ref}

Puede pagar hasta el {dueDate=2025-11-15~15 de noviembre de 2025} en las entidades colaboradoras.`,
    { size: 9, font: "helvetica" },
  ),
  paper(
    "certificado-energetico",
    "r4-cee-figures-first",
    `# CERTIFICACIÓN DE EFICIENCIA ENERGÉTICA DE VIVIENDA

Inmueble: {address=Calle Uruguay 15~Calle Uruguay, 15, 4.ª pta. 8}, Valencia
Edificio del año {buildYear=1969~1969}
Ref. catastral {ref}

| {energyUse=196.7~196,7 kWh/m² año} | CONSUMO DE ENERGÍA | Clase {energyLetter=E} |
| {emissions=34.2~34,2 kg CO2/m² año} | EMISIONES | Clase {emissionsLetter=E} |

Inscrito en el registro autonómico (AVEN) con el código {certificateNumber=E2024VD118834} el {issueDate=2024-09-12~12/09/2024}. Vigente hasta {expiryDate=2034-09-12~12/09/2034}.`,
  ),
  paper(
    "cedula-habitabilidad",
    "r4-cedula-cantabria",
    `# GOBIERNO DE CANTABRIA — CÉDULA DE HABITABILIDAD DE SEGUNDA OCUPACIÓN

Núm. de cédula {certificateNumber=39-2020-00817}     Fecha de concesión {issueDate=2020-10-30~30/10/2020}

La vivienda ubicada en {address=Paseo de Pereda 20~Paseo de Pereda, 20, 5.º izda.}, Santander, compuesta de {rooms=4~cuatro dormitorios}, salón, cocina y dos baños, y con una superficie útil total de {usableAreaM2=118.2~118,20 m²}, reúne las condiciones exigidas por el Decreto 141/1991.

Esta cédula caduca el {expiryDate=2035-10-30~30/10/2035}.`,
  ),
  paper(
    "cedula-habitabilidad",
    "r4-second-occupation-declaration",
    `# DECLARACIÓN RESPONSABLE DE OCUPACIÓN

Ayuntamiento de Torrevieja. Registro de entrada: 14/03/2024. Expediente número {certificateNumber=2024/OC/00551}.

{name}, NIF {nif}, declara bajo su responsabilidad que la vivienda de {address=calle Ulpiano 9~calle Ulpiano 9, bajo 2} cumple las condiciones de habitabilidad para su segunda ocupación, según certificado de técnico competente que acompaña. Superficie útil: {usableAreaM2=49.8~49,80 metros cuadrados}. Referencia catastral {ref}.

Torrevieja, {issueDate=2024-03-14~14 de marzo de 2024}. Vigencia: diez años, hasta {expiryDate=2034-03-14~14 de marzo de 2034}.`,
  ),
  paper(
    "inspeccion-tecnica",
    "r4-iee-basque",
    `# INSPECCIÓN TÉCNICA DE EDIFICIO (ITE) — DICTAMEN FINAL

|= Código del informe | Visita | Próxima ITE |
| {certificateNumber=ITE-48-2022-1034} | {issueDate=2022-03-29~29-mar-2022} | {expiryDate=2032-03-29~29-mar-2032} |

Edificio: {address=Alameda de Recalde 44~Alameda de Recalde, 44}, Bilbao. Fecha de construcción: {buildYear=1954~1954}. Grado de intervención 3: precisa intervención a medio plazo.

Dictamen: {inspectionResult=favorable con deficiencias~FAVORABLE CON DEFICIENCIAS}. Redactor: {third}, arquitecto.`,
  ),
  paper(
    "certificado-comunidad",
    "r4-community-president",
    `El abajo firmante, como presidente en funciones de secretario de la comunidad de vecinos de {address=Plaza del Grano 3~la plaza del Grano, 3}, León, hace constar, a instancia de {name}, que el bajo derecha no debe nada a esta comunidad y que lo último que se le giró fue la cuota de octubre, de {communityFee=48.3~48,30 euros}. También hace constar que hay aprobada, y sin girar aún, una derrama de {specialLevy=900~novecientos euros} para ese piso por la rehabilitación del portal.

Se extiende este certificado para unirlo a la escritura, en León, {issueDate=2026-11-19~19 de noviembre de 2026}.`,
    { font: "times", size: 12.5 },
  ),
  paper(
    "certificado-comunidad",
    "r4-community-form",
    `# GESFINCAS LEVANTE — CERTIFICADO DE DEUDA PARA TRANSMISIÓN

| Comunidad de propietarios | {address=Calle Pintor Sorolla 18~Calle Pintor Sorolla 18} |
| Elemento | Vivienda 12 y garaje 4 |
| Titular según nuestros archivos | {name} |
| Coeficiente | 2,85 % |
| Cuota ordinaria (mensual) | {communityFee=112~112,00 €} |
| Derramas aprobadas pendientes de emitir | {specialLevy=340~340,00 €} |
| Importe adeudado a la fecha | {communityDebt=224~224,00 €} |
| Expedido | {issueDate=2026-11-13~13/11/2026} |

Art. 9.1.e) LPH. El secretario-administrador.`,
  ),
  paper(
    "acta-junta",
    "r4-minutes-letter",
    `Estimados vecinos:

Os resumo lo tratado en la junta ordinaria de nuestra comunidad ({address=Calle Cisneros 14~calle Cisneros 14}), celebrada el pasado {meetingDate=2026-05-21~21 de mayo de 2026} en segunda convocatoria:

– Se aprobaron por unanimidad las cuentas.
– La cuota sube a {communityFee=58~58 euros} al mes desde julio.
– Se acordó cambiar la caldera. Para ello cada piso pagará una derrama de {specialLevy=275~275 euros}.
– El moroso del 1.º A mantiene una deuda de {communityDebt=1944~1.944 euros}, que se reclamará en el juzgado.

La secretaria. Acta transcrita al libro.`,
    { size: 11 },
  ),
  paper(
    "nomina",
    "r4-payslip-values-left",
    `# Recibo de salario

{employer=Academia Babel, S.L.U.} · CIF {cif}
Empleada: {name} · NIF {nif}
Antigüedad reconocida desde {seniority=2018-09-10~10-sep-2018}
Nómina del mes de noviembre de 2026

| 1.612,44 | Salario base |
| 120,00 | Complemento de coordinación |
| {grossPay=1732.44~1.732,44} | Total devengado |
| 81,42 | Contingencias comunes |
| 190,57 | Retención a cuenta del IRPF |
| 271,99 | Total a deducir |
| {netPay=1460.45~1.460,45} | Líquido a percibir |

Base de cotización por contingencias comunes y profesionales: 1.732,44.`,
  ),
  paper(
    "nomina",
    "r4-payslip-wide",
    `# NÓMINA MENSUAL

|= Razón social | Trabajador | Categoría |
| {employer=Supermercados Ulla, S.A.} | {name} | Cajera |

|= N.I.F. | N.º afiliación | Fecha ingreso | Periodo |
| {nif} | 15/10022334/55 | {seniority=2011-03-07~07/03/2011} | 10/2026 |

|= Total haberes | Total retenciones | Total a percibir |
| {grossPay=1289.6~1.289,60} | 168,93 | {netPay=1120.67~1.120,67} |

Detalle: salario convenio 1.104,00; antigüedad 88,20; festivos 97,40. Cotización trabajador 83,18; IRPF 85,75.`,
    { size: 9.5 },
  ),
  paper(
    "declaracion-renta",
    "r4-renta-letter",
    `# Declaración de la Renta. Carta de pago / devolución

{name}, NIF {nif}

Le confirmamos que el {issueDate=2025-06-11~11 de junio de 2025} presentó su declaración del IRPF correspondiente al ejercicio {taxYear=2024~2024}. De ella resulta una base liquidable general de {taxBase=22840.6~22.840,60 euros} y una base liquidable del ahorro de {savingsBase=310~310,00 euros}. El resultado es a devolver: {taxResult=-211.4~-211,40 euros}, que la Agencia Tributaria ingresará en {iban}.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    "declaracion-renta",
    "r4-renta-draft",
    `# BORRADOR / DECLARACIÓN IRPF {taxYear=2025~2025}

|= Declarante | NIF | Tributación |
| {name} | {nif} | Conjunta |

|= Rendimientos del trabajo | Base liq. general | Base liq. ahorro | Resultado |
| {workIncome=38900~38.900,00} | {taxBase=33150.25~33.150,25} | {savingsBase=0~0,00} | {taxResult=-1030.55~-1.030,55} |

Modelo 100. Presentada por internet el {issueDate=2026-05-03~03/05/2026}.`,
    { size: 9.5 },
  ),
  paper(
    "encargo-venta",
    "r4-mandate-percent-words",
    `# CONTRATO DE PRESTACIÓN DE SERVICIOS DE INTERMEDIACIÓN INMOBILIARIA

En Almería, a {signedDate=2026-08-03~tres de agosto de dos mil veintiséis}, {name}, con NIF {nif}, como propietario de {address=calle Altamira 27~calle Altamira, 27, 1.º B}, y Indalo Gestión Inmobiliaria, S.L.,

ACUERDAN: Primero, que la agencia ofrezca el inmueble por {price=139900~139.900 euros}. Segundo, que el propietario no podrá encomendar la venta a otra agencia mientras dure este contrato, que se concede en {mandateKind=exclusivo~exclusiva} por {mandateMonths=5~cinco meses} y que por tanto termina el {exclusiveUntil=2027-01-03~3 de enero de 2027}. Tercero, que la retribución de la agencia consistirá en el {commissionPercent=4~cuatro por cien} del precio por el que finalmente se venda, incrementado con el IVA.`,
    { font: "times", size: 11.5, align: "justify" },
  ),
  paper(
    "encargo-venta",
    "r4-mandate-table",
    `# HOJA DE CAPTACIÓN Y ENCARGO DE VENTA

| Propietaria | {name} |
| NIF | {nif} |
| Inmueble | {address=Urb. Las Brisas 14~Urb. Las Brisas, 14, Nerja} |
| Precio deseado | 520.000 € |
| Precio de venta acordado | {price=489000~489.000 €} |
| Honorarios de la agencia | {commissionPercent=5~5 %} + IVA |
| Exclusiva | Sí, hasta el {exclusiveUntil=2027-04-18~18/04/2027} |
| Firma | Nerja, {signedDate=2026-10-18~18/10/2026} |`,
  ),
  paper(
    "factura",
    "r4-invoice-columns",
    `: TALLERES DE CARPINTERÍA SANZ
NIF {cif}
C/ Herreros 3, Cuenca || Factura nº: {invoiceNumber=2026-A-077}
Fecha: {issueDate=2026-04-30~30/4/2026}
Cliente: {name}
NIF: {nif}

|= Cantidad | Descripción | Importe |
| 4 | Ventanas de pino | 2.480,00 |
| 1 | Puerta de entrada | 890,00 |

|= Base imponible | IVA 21% | Total factura |
| {netAmount=3370~3.370,00} | {invoiceTax=707.7~707,70} | {totalAmount=4077.7~4.077,70} |

Vto.: {dueDate=2026-05-30~30/5/2026}`,
    { size: 9.5 },
  ),
  paper(
    "factura",
    "r4-invoice-prose",
    `# FACTURA

He recibido de {name}, NIF {nif}, en pago de mi factura {invoiceNumber=14/2026}, de {issueDate=2026-02-09~9 de febrero de 2026}, la cantidad de {totalAmount=302.5~302,50 euros}, de los que {netAmount=250~250,00 euros} corresponden a la base imponible y {invoiceTax=52.5~52,50 euros} al IVA del 21 %, por el certificado energético de su vivienda.

Elena Prados, arquitecta técnica, NIF {nif2}`,
    { font: "times", size: 12 },
  ),
  paper(
    "mx-predial",
    "r4-predial-toluca",
    `# TESORERÍA MUNICIPAL DE TOLUCA — IMPUESTO PREDIAL

: CONTRIBUYENTE
{name}
UBICACIÓN: {address=Calle Hidalgo 305~Calle Hidalgo 305}, Barrio La Merced || CLAVE CATASTRAL
{taxAccount=101 05 118 22 00 0000}
EJERCICIO FISCAL {taxYear=2026~2026}

|= SUP. TERRENO | SUP. CONST. | VALOR TERRENO | VALOR CONST. | VALOR CATASTRAL |
| {plotAreaM2=144~144.00 m2} | {builtAreaM2=96.3~96.30 m2} | {landValue=604800~604,800.00} | {buildingValue=433350~433,350.00} | {cadastralValue=1038150~1,038,150.00} |

|= IMPUESTO | BONIFICACIÓN | TOTAL A PAGAR |
| 2,284.00 | 182.72 | {taxDue=2101.28~2,101.28} |

LÍMITE DE PAGO: {dueDate=2026-01-31~31/01/2026}`,
    { country: "MX", size: 8.5 },
  ),
  paper(
    "mx-predial",
    "r4-predial-tijuana",
    `# XXV AYUNTAMIENTO DE TIJUANA. RECAUDACIÓN DE RENTAS

Recibo de impuesto predial correspondiente al año {taxYear=2026~2026}, predio con clave {taxAccount=JM-118-022}, a nombre de {name}, con domicilio en {address=Blvd. Agua Caliente 4500~Blvd. Agua Caliente 4500}.

El predio tiene {plotAreaM2=330~330.00 metros cuadrados} de terreno y {builtAreaM2=270~270.00 metros cuadrados} de construcción; su valor catastral es de {cadastralValue=3105000~$3,105,000.00 pesos}. Importe del impuesto con descuento por pronto pago: {taxDue=7452~$7,452.00}. Fecha de vencimiento: {dueDate=2026-03-31~31 de marzo de 2026}.`,
    { country: "MX", font: "times", size: 11.5 },
  ),
  paper(
    null,
    "s4-bank-certificate",
    `# CERTIFICADO DE SALDO

Banco Meseta certifica que {name}, con NIF {nif}, es titular de la cuenta {iban}, que a 31 de octubre de 2026 presenta un saldo de 18.332,10 euros. Se expide a petición del interesado en Segovia, a 4 de noviembre de 2026.`,
    { font: "times", size: 12 },
  ),
  paper(
    null,
    "s4-developer-leaflet",
    `# RESIDENCIAL LOS ALMENDROS

Viviendas de 2, 3 y 4 dormitorios con garaje y trastero desde 219.000 € + IVA. Piscina, gimnasio y zona infantil. Reserva la tuya con 3.000 €. Entrega prevista: primavera de 2028. Oficina de ventas: avenida del Parque 1. Calificación energética A en proyecto.`,
    { size: 13 },
  ),
  paper(
    null,
    "s4-work-life",
    `# INFORME DE VIDA LABORAL

Tesorería General de la Seguridad Social. {name}, NIF {nif}, ha figurado en situación de alta en el sistema un total de 4.218 días. Situaciones: Transportes Norte, S.L., alta 01/03/2011, baja 30/09/2014; Logística Sur, S.A., alta 15/10/2014.`,
  ),
  paper(
    null,
    "s4-internet-bill",
    `# Factura de servicios de telecomunicaciones

Número de factura CI0099123. Línea 611 222 333. Fibra 1 Gb + móvil 50 GB: 39,90 €. Llamadas internacionales 2,11 €. Base imponible 34,72 €. IVA 21 % 7,29 €. Total 42,01 €. Permanencia hasta 03/2027. Consulta el detalle de llamadas en tu área de clientes.`,
  ),
  paper(
    null,
    "s4-will",
    `# TESTAMENTO ABIERTO

En Lugo, ante mí, comparece {name}, que instituye herederos por partes iguales a sus hijos y lega a su esposa el usufructo universal y vitalicio de su herencia. Revoca cualquier testamento anterior.`,
    { font: "times", size: 12 },
  ),
  paper(
    null,
    "s4-rules",
    `# NORMAS DE LA PISCINA DE LA COMUNIDAD

1. Horario de 11 a 21 horas. 2. Es obligatorio ducharse. 3. Los propietarios podrán invitar a dos personas. 4. No se permiten animales. 5. El incumplimiento se comunicará al administrador. Aprobadas en la junta de 3 de mayo.`,
  ),
];
