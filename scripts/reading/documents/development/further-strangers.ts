import { paper } from "../../make/paper-of.ts";

/** Papers that lie beside those of a home and are of no kind that is known, however many of their words they share. */

export const FURTHER_STRANGERS = [
  paper(
    null,
    "s1-advert-portal",
    `# Piso en venta en calle Alcalá, Madrid

245.000 € · 92 m² construidos · 3 habitaciones · 2 baños

Luminoso piso exterior con terraza. Calefacción central, ascensor y trastero. Certificado energético: E (consumo 178 kWh/m² año, emisiones 36 kg CO2/m² año). Gastos de comunidad 95 €/mes. IBI 410 €/año.

Anunciante: Hogar Ideal Inmobiliaria. Referencia HI-3321. Llámenos y visítelo.`,
  ),
  paper(
    null,
    "s1-bank-letter",
    `# BANCO DEL SUR

Estimado cliente:

Nos complace comunicarle que su solicitud de préstamo hipotecario ha sido aprobada por un importe máximo de 180.000 euros a 30 años, con un tipo fijo del 2,85 %. Esta oferta es válida hasta el 31 de diciembre de 2026 y queda condicionada a la tasación del inmueble y a la firma de la escritura ante notario.

Atentamente, el director de la oficina.`,
    { font: "times", size: 12 },
  ),
  paper(
    null,
    "s1-curriculum",
    `# CURRICULUM VITAE

Nombre: Ana Ruiz Cano. Teléfono 600 000 000.

Experiencia: 2018-2026 Administradora de fincas en Gestión Centro, S.L. Convocatoria de juntas de propietarios, actas, certificados de deuda, reclamación a morosos y liquidación de cuotas de comunidad.

2012-2018 Agente inmobiliaria: captación de encargos en exclusiva, contratos de arras y arrendamiento.

Formación: Grado en Derecho. Idiomas: inglés alto.`,
  ),
  paper(
    null,
    "s1-insurance",
    `# PÓLIZA DE SEGURO DE HOGAR — CONDICIONES PARTICULARES

| Tomador | {name} |
| Riesgo asegurado | Calle Goya 20, 3.º A |
| Efecto | 01/11/2026 |
| Vencimiento | 01/11/2027 |
| Capital continente | 120.000 € |
| Capital contenido | 30.000 € |
| Prima total anual | 248,15 € |

Coberturas: incendio, daños por agua, robo, responsabilidad civil. Franquicia 150 €.`,
  ),
  paper(
    null,
    "s1-company-minutes",
    `# ACTA DE LA JUNTA GENERAL DE SOCIOS

En Zaragoza, en el domicilio social de Áridos del Ebro, S.L., el 30 de junio de 2026 se reúnen los socios que representan el 100 % del capital social, constituyéndose en junta universal.

Orden del día: 1. Aprobación de las cuentas anuales. 2. Aplicación del resultado. 3. Retribución de los administradores.

Se acuerda por unanimidad aprobar las cuentas del ejercicio 2025 y destinar el beneficio a reservas voluntarias. Sin más asuntos se levanta la sesión. El administrador único.`,
    { font: "times", size: 11.5 },
  ),
  paper(
    null,
    "s1-telephone",
    `# Tu resumen de consumo

Telefonía Norte. Línea 600 111 222. Periodo 1 oct - 31 oct. Tarifa fibra 600 Mb y móvil ilimitado. Llamadas nacionales 312 min. Datos 41 GB. Permanencia hasta mayo. Consulta tus consumos en la app, donde también puedes cambiar de tarifa, añadir líneas o contratar televisión.`,
  ),
  paper(
    null,
    "s1-leaflet",
    `# ¿QUIERES VENDER TU PISO?

Somos la inmobiliaria líder de tu barrio. Valoramos tu vivienda gratis en 24 horas. Publicamos en todos los portales, hacemos visita virtual y te asesoramos hasta la firma en notaría. Honorarios solo si vendemos. ¡Tenemos compradores esperando! Llama al 900 000 000.`,
    { size: 13 },
  ),
  paper(
    null,
    "s1-summons",
    `# CONVOCATORIA DE CURSO

El Colegio de Administradores de Fincas organiza el seminario «La Ley de Propiedad Horizontal: reclamación de deudas y certificados». Fecha: 12 de diciembre de 2026. Ponente: magistrado de la Audiencia Provincial. Matrícula 60 €, colegiados 40 €. Inscripciones en secretaría.`,
  ),
  paper(
    null,
    "s1-appraisal",
    `# CERTIFICADO DE TASACIÓN

Tasaciones Ibéricas, S.A., entidad homologada por el Banco de España con el número 4399, certifica que el valor de tasación de la vivienda es de 214.300 euros a 6 de octubre de 2026, calculado por comparación conforme a la Orden ECO/805/2003. Finalidad: garantía hipotecaria. Superficie adoptada 84,20 m². Valor hipotecario 214.300 euros. Este certificado caduca a los seis meses.`,
  ),
  paper(
    null,
    "s1-delivery-note",
    `# ALBARÁN DE ENTREGA

Muebles Olmedo. Albarán 5521. Fecha de entrega 02/11/2026. Cliente: {name}. Dirección de entrega: calle del Prado 3.

|= Artículo | Bultos |
| Sofá tres plazas | 2 |
| Mesa de comedor | 1 |

Recibí conforme la mercancía. Firma del cliente.`,
  ),
];
