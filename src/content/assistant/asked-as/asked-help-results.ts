/** Help articles about valuations, results and sharing them. One way of asking a line. */
export const ASKED_HELP_RESULTS: Readonly<Record<string, string>> = {
  "/help-center/articulo/valorar-una-vivienda": `
    cómo saco el precio de un departamento
    pasos para hacer una valoración
    qué datos hay que meter para tasar un piso
    tutorial de la herramienta de valoración
    hacer un avalúo de una casa
    qué campos son obligatorios
    marcar la vivienda en el mapa
    guía para valuar una propiedad
    primera valoración, por dónde empiezo
    sin saber los metros se puede valorar`,
  "/help-center/articulo/anadir-comparables": `
    pegar testigos desde una hoja de cálculo
    copiar anuncios parecidos al formulario
    meter los comparables de golpe
    subir un listado de pisos similares
    no me reconoce las columnas al pegar
    cargar referencias de la zona
    qué formato tienen que llevar los testigos
    de dónde saco viviendas parecidas
    por qué me descarta un comparable
    agregar propiedades comparables a mano`,
  "/help-center/articulo/preparar-un-informe-comparativo": `
    cómo hago un informe comparativo para el propietario
    preparar el cma antes de la visita
    análisis comparativo de mercado paso a paso
    qué lleva el informe que enseño al dueño
    elegir las viviendas del informe en el mapa
    quitar o volver a meter un comparable del informe
    pdf con comparables para captar
    cambiar los textos del informe comparativo`,
  "/help-center/articulo/hacer-una-visita-de-valoracion": `
    cómo hago la visita de valoración con el móvil
    rellenar la visita sin conexión
    qué pasa si me quedo sin cobertura en la visita
    fotos y defectos de cada estancia
    sacar el informe de la visita en pdf
    que el dueño firme el informe de la visita
    dos móviles han escrito cosas distintas en la visita
    lista de documentos que pedir al propietario en la visita`,
  "/help-center/articulo/comprobar-el-precio-de-un-anuncio": `
    cómo sé si un anuncio está caro
    revisar si pide demasiado por el piso
    comprobar el precio que pone un portal
    saber si una vivienda está fuera de mercado
    pegar un anuncio y ver si es caro
    detectar anuncios con precio raro
    a qué precio entraría en mercado
    comparar lo que piden con la zona`,
  "/help-center/articulo/leer-el-rango-y-la-confianza": `
    qué significa confianza baja
    por qué me da un mínimo y un máximo
    el rango es muy amplio
    cómo interpreto el resultado de la valoración
    entre qué precios se mueve
    cómo hago para que la horquilla sea más estrecha
    qué tan seguro es el precio que sale
    cuál de las tres cifras uso
    interpretar el intervalo del informe
    fiarse del número`,
  "/help-center/articulo/por-que-no-hay-precio-de-hoy": `
    no me da un precio actual
    me sale precio viejo
    pone orientación en vez de un valor
    la valoración no arroja resultado
    valores antiguos de hace años
    qué quiere decir por comprobar
    por qué pide tres comparables
    el resultado no está actualizado
    no aparece cifra de hoy en mi pueblo
    solo muestra datos pasados`,
  "/help-center/articulo/calcular-la-capacidad-de-compra": `
    ver hasta cuánto puede gastar una pareja
    cómo usar la calculadora de hipoteca
    saber si mis clientes pueden comprar
    poner los sueldos de los dos compradores
    qué tope de precio tiene un comprador
    rellenar ingresos y ahorros
    entender el resultado de la calculadora de compra
    presupuesto máximo de una familia
    cómo se mete un segundo titular
    filtrar compradores por solvencia`,
  "/help-center/articulo/impuestos-de-la-calculadora": `
    qué tributos suma la calculadora
    cambiar el porcentaje del impuesto
    aplicar el tipo reducido a un joven
    incluye los gastos de notaría
    bonificación por familia numerosa en la calculadora
    me pone un ITP que no es
    usa el valor de referencia de catastro
    impuestos al comprar en México en la calculadora
    IVA de obra nueva en el cálculo
    qué gastos de compra tiene en cuenta`,
  "/help-center/articulo/volver-a-un-resultado": `
    dónde encuentro la valoración que hice ayer
    se me cerró la ventana y perdí el cálculo
    abrir de nuevo un informe anterior
    guardar la dirección en favoritos
    no encuentro lo que calculé el otro día
    verlo desde otra computadora
    recuperar una tasación antigua
    reabrir el estudio del mes pasado
    el resultado no aparece en mi otro navegador
    historial de lo que he hecho`,
  "/help-center/articulo/guardar-y-comparar-resultados": `
    comparar dos valoraciones entre sí
    ordenar mis cálculos en carpetas
    poner etiquetas a los informes
    renombrar un resultado
    actualizar una valoración con datos nuevos
    buscar en el historial
    ver dos estudios lado a lado
    archivar resultados por cliente
    tirar varios resultados a la vez
    recalcular uno viejo
    pone datos borrados`,
  "/help-center/articulo/exportar-resultados": `
    descargar el PDF
    bajar la tabla a Excel
    sacar el informe en papel
    mandar el resultado por WhatsApp
    copiar el texto del resultado
    guardar en CSV
    imprimir la valoración para el dueño
    no me descarga el archivo
    obtener el documento para el propietario
    llevarme los números a una planilla
    el PDF sale en blanco`,
  "/help-center/articulo/compartir-un-resultado": `
    pasarle la valoración a un cliente
    generar un enlace para el propietario
    enviar el informe por link
    ponerle contraseña al enlace
    que el enlace deje de funcionar en una fecha
    qué ve la persona a quien se lo mando
    anular un enlace que envié
    mi cliente necesita registrarse para verlo
    compartir el cálculo por chat
    quitar el acceso a un informe compartido
    el cliente me responde desde la página`,
  "/help-center/articulo/seguir-un-enlace-compartido": `
    saber si el cliente abrió el informe
    cuántas veces han mirado lo que mandé
    visitas de mis enlaces
    el propietario no logra abrir el link
    lo reenviaron a otra persona
    el enlace está caducado
    ver la última apertura
    mi cliente dice que no le funciona el enlace
    quién lo ha leído
    proteger con clave un enlace ya enviado
    lista de enlaces enviados`,
  "/help-center/articulo/recuperar-de-la-papelera": `
    se me fue a la papelera
    eliminé un contacto sin querer
    deshacer un borrado
    restaurar una vivienda eliminada
    cuántos días está lo borrado
    vaciar la papelera
    borré una ficha por error
    otro del equipo me eliminó algo
    volver a tener un inmueble que tiré
    recobrar lo suprimido`,
  "/help-center/articulo/marca-en-los-informes": `
    poner nuestro logo
    colores corporativos en el PDF
    quitar la mención a Umbral
    subir el logotipo de la inmobiliaria
    personalizar los documentos
    el logo sale borroso
    informe con la imagen de mi agencia
    cambiar el color de los informes
    marca blanca en los dosieres
    pie de página con nuestros datos
    que parezca hecho por nosotros`,
  "/help-center/articulo/calcular-la-rentabilidad": `
    cuánto rinde un piso para alquilar
    qué TIR tiene esta inversión
    usar la calculadora de ROI
    me sale a cuenta comprar para arrendar
    rentabilidad neta de una compra
    qué es la cobertura de la deuda en el resultado
    simular si bajan los precios
    coste por contacto de cada canal de marketing`,
  "/help-center/articulo/prever-el-precio": `
    usar el predictor de apreciación
    pegar mi serie de precios por metro
    qué significa la banda de la previsión
    qué método gana y cuánto se equivoca
    me espero a vender o vendo ahora
    crecimiento real sin la inflación
    por qué no hay previsión con pocos datos`,
  "/help-center/articulo/cualificar-un-comprador": `
    qué nota tiene este lead
    a quién llamo primero
    puntuar a mis compradores
    qué quiere decir un lead C
    el comprador no tiene nota
    qué le pregunto a un interesado
    clasificar prospectos
    cambiar la calificación a mano`,
  "/help-center/articulo/escribir-un-anuncio": `
    redactar la descripción de un departamento
    generar el texto para el portal
    por qué no me deja publicar el anuncio
    cambiar el tono del texto
    escribir el anuncio en inglés
    que el anuncio suene como yo
    texto para idealista de un piso
    pegar un aviso viejo y rehacerlo`,
  "/help-center/articulo/preparar-los-argumentos-de-una-visita": `
    cómo se usan los argumentos de venta
    preparar lo que voy a decir en una visita
    cambiar para qué compra y ver otro orden
    añadir el recibo de comunidad como prueba
    por qué una característica no sale en las tarjetas
    llevar el guion de la visita en pdf
    por qué se quita una frase que he escrito`,
  "/help-center/articulo/elegir-obra-antes-de-vender": `
    cómo se usa el recomendador de mejoras
    poner el presupuesto de la reforma y ver si compensa
    cambiar el coste de una obra en la tabla
    qué significa decidir con el caso prudente
    por qué me dice que no haga ninguna obra
    por qué la reforma no sube el 24 por ciento
    añadir una obra que no está en la lista`,
  "/help-center/articulo/captar-propietarios": `
    cómo uso el tablero de captación
    apuntar a un propietario que no quiere llamadas
    por qué no puedo llamar a este contacto
    cómo se calcula la nota de un propietario
    ruta de visitas a propietarios
    saber cuándo vence la exclusiva de otra agencia
    pegar mi lista de propietarios desde Excel
    qué es el registro de no llamar`,
  "/help-center/articulo/negociar-una-oferta": `
    tengo dos ofertas y no sé cuál aceptar
    cómo preparo la contraoferta
    comparar ofertas por lo que cobra el vendedor
    enviar la contraoferta en PDF
    ensayar una negociación
    quién ve el mínimo del propietario
    qué es la escalera de precios
    zona de acuerdo entre comprador y vendedor`,
  "/help-center/articulo/hacer-seguimiento": `
    el cliente no me contesta
    cuándo vuelvo a llamar
    mensaje de WhatsApp para retomar el contacto
    cada cuánto insistir a un interesado
    plan de llamadas a un prospecto
    dejar de insistir a alguien
    poner los recordatorios de seguimiento en la agenda`,
  "/help-center/articulo/preguntar-al-asistente": `
    qué puede hacer el chat
    cómo uso el asistente automático
    dónde están mis conversaciones con el bot
    borrar lo que pregunté al chat
    el chat me pide más datos
    descargar una conversación del chat
    puedo confiar en lo que dice el bot
    un modelo de lenguaje lee lo que escribo`,
};
