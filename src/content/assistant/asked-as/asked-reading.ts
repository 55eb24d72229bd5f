/** Blog and resources. One way of asking a line. */
export const ASKED_READING: Readonly<Record<string, string>> = {
  "/recursos/leer-una-nota-simple": `
    entender una nota simple
    saber si un piso tiene cargas
    hay un embargo sobre la casa
    quién es el dueño según el registro
    qué mirar en el papel del registro de la propiedad
    usufructo y nuda propiedad en la nota
    certificado de libertad de gravamen
    qué es una anotación preventiva
    la hipoteca sigue apareciendo en el registro
    diferencia entre nota simple y certificación`,
  "/recursos/medir-tu-captacion": `
    cuántas llamadas hacen falta por encargo
    llevar la cuenta de mis captaciones
    hoja para controlar las exclusivas que consigo
    saber dónde pierdo propietarios
    ratio de captación
    plantilla para medir contactos con dueños
    seguimiento semanal de la prospección
    qué números mirar para captar más
    tasa de conversión de propietarios`,
  "/recursos/documentos-para-vender": `
    qué papeles le pido al vendedor
    documentación necesaria para vender un piso
    qué hay que llevar al notario
    requisitos para escriturar
    certificado de deudas de la comunidad
    qué pedir antes de publicar una casa
    lista de papeles para la venta
    cédula de habitabilidad y recibo del IBI
    falta un documento para firmar
    carpeta del propietario`,
  "/recursos/glosario-inmobiliario": `
    qué quiere decir enganche
    significado de una palabra inmobiliaria
    cómo se dice departamento en España
    qué son las arras
    diferencia entre seña y arras
    diccionario de términos
    qué es una recámara
    qué es el catastro
    qué significa plusvalía
    vocabulario del sector en otros países
    qué es una cochera`,
  "/recursos/presentar-el-precio": `
    decirle al propietario que pide demasiado
    convencer al dueño de bajar el precio
    el vendedor cree que su casa vale más
    guion para la reunión con el propietario
    cómo responder a objeciones sobre el precio
    explicar la valoración al vendedor
    el vecino vendió más caro
    defender mi precio de salida
    entrevista de captación con el dueño
    quitarle al cliente un precio irreal de la cabeza`,
  "/recursos/checklist-de-visita": `
    qué revisar al visitar una casa
    lista para la visita a un inmueble
    en qué me fijo cuando veo un piso
    preguntas al propietario en la primera visita
    hoja para tomar datos de la vivienda
    enseñar un piso a un comprador
    inspección de una propiedad antes de captarla
    qué llevar a una visita
    comprobar humedades, instalación y edificio`,
  "/blog/ingresos-o-ahorro": `
    qué limita a un comprador, el sueldo o los ahorros
    qué porcentaje del sueldo puede ir a la hipoteca
    cuánta entrada hace falta
    con poco ahorrado se puede comprar
    el banco solo da el ochenta por ciento
    aval público para jóvenes
    cuánto enganche se necesita
    tasa de esfuerzo recomendada
    gana bien pero no tiene ahorros`,
  "/blog/certificado-energetico-para-vender": `
    es obligatoria la etiqueta energética
    cuánto dura el certificado de eficiencia
    multa por vender sin certificado energético
    quién hace el CEE
    letra G en el certificado
    hace falta para alquilar el certificado
    cuánto cuesta y tarda la certificación energética
    una letra mejor sube el precio
    anunciar un piso sin calificación energética`,
  "/blog/itp-por-comunidad-2026": `
    cuánto es el ITP en Andalucía
    porcentaje de transmisiones patrimoniales
    impuesto al comprar un piso de segunda mano
    qué comunidad cobra menos impuesto
    tipos reducidos por autonomía
    plazo para liquidar el impuesto de la compra
    impuesto de compraventa en Cataluña
    tabla de impuestos autonómicos
    cuánto se paga a Hacienda por comprar usado`,
  "/blog/gastos-de-vender": `
    cuánto le queda limpio al vendedor
    impuestos al vender una casa
    plusvalía municipal
    IRPF por la ganancia de la venta
    exención por reinvertir en vivienda habitual
    vender con más de 65 años
    qué gastos paga el propietario que vende
    vendedor que vive en el extranjero
    tributar por la venta de un piso heredado
    cancelar la hipoteca al vender`,
  "/blog/precios-de-oferta-y-de-cierre": `
    precio anunciado frente a precio de venta
    cuánto se rebaja en la negociación
    por qué se vende por menos de lo que se pide
    valor de tasación y valor de mercado
    los portales enseñan precios inflados
    diferencia entre lo que piden y lo que pagan
    descuento medio al cerrar
    precio escriturado
    a cuánto se cierran las ventas`,
  "/blog/que-es-un-rango-del-80": `
    qué es un intervalo de confianza
    ocho de cada diez
    por qué no da una sola cifra
    qué significa 80 por ciento en la valoración
    probabilidad de acertar el precio
    explicar el rango al propietario
    desconfiar de quien promete un 99 %
    estadística del rango de precio
    cómo se comprueba que un rango acierta`,
  "/recursos/contrato-de-arras": `
    qué tipo de arras firmo
    señal o arras penitenciales
    qué pasa si el comprador se echa atrás
    cuánto se da de señal
    el banco no da la hipoteca y pierdo las arras
    modelo de contrato de arras
    devolver el doble de la señal
    qué poner en la reserva de un piso`,
  "/recursos/contrato-de-alquiler": `
    qué lleva un contrato de arrendamiento
    cláusulas prohibidas en el alquiler
    cuánta fianza puedo pedir
    duración mínima de un alquiler
    quién paga el IBI en un alquiler
    plazo para devolver la fianza
    checklist para alquilar mi piso
    echar al inquilino para vivir el dueño`,
  "/recursos/guia-del-comprador": `
    pasos para comprar mi primera vivienda
    qué hago antes de comprar una casa
    guía para un comprador primerizo
    qué papeles pide el banco
    por dónde empiezo para comprar casa
    qué se hace el día de la notaría
    material para entregar a mi comprador`,
  "/blog/alquiler-en-zona-tensionada": `
    tope de la renta en zona tensionada
    cuánto puedo subir el alquiler a un inquilino nuevo
    qué es un gran tenedor
    qué es el SERPAVI
    límite de precio del alquiler en Barcelona
    índice IRAV
    quién paga a la inmobiliaria en un alquiler
    bonificación del IRPF por bajar la renta`,
  "/blog/hipoteca-fija-o-variable": `
    me conviene tipo fijo o variable
    cuánto sube mi cuota si sube el euríbor
    a cuánto está el euríbor
    comisión por amortizar la hipoteca antes
    quién paga los gastos de la hipoteca
    crédito hipotecario a tasa fija
    comparar TAE de dos bancos`,
  "/blog/rentabilidad-bruta-y-neta": `
    diferencia entre rentabilidad bruta y neta
    cuánto gano alquilando un piso
    cómo se calcula la rentabilidad de un alquiler
    qué rentabilidad dan los pisos en Madrid
    gastos de tener un piso alquilado
    yield de una inversión inmobiliaria
    vale la pena comprar para alquilar`,
};
