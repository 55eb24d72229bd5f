/** Help articles about the portfolio, contacts, deals and the calendar. */
export const ASKED_HELP_CRM: Readonly<Record<string, string>> = {
  "/help-center/articulo/resumir-una-conversacion": `
    cómo exporto un chat de whatsapp para resumirlo
    qué archivos admite el resumen de conversaciones
    pegar un hilo de correos y sacar los puntos clave
    no entiende mi chat exportado
    cambiar quién es el agente en el resumen
    las fechas del chat salen con el día y el mes al revés
    pasar los datos de un chat a la ficha del cliente
    llevar a tareas lo que prometí por whatsapp
    se leen las fotos y los audios del chat
    qué guardáis de la conversación que subo`,
  "/help-center/articulo/enviar-una-campana": `
    cómo mando una vivienda nueva a mis compradores por correo
    hacer un boletín con tres pisos
    programar un correo para el jueves
    por qué la campaña no sale a todos mis contactos
    probar dos asuntos y quedarme con el mejor
    poner el nombre de cada uno en el correo
    ver cómo queda el correo en el móvil antes de enviarlo
    pegar una lista de correos en una campaña
    mandar varios correos seguidos a quien entra nuevo`,
  "/help-center/articulo/enviar-campanas-desde-tu-dominio": `
    configurar spf y dkim para mis correos masivos
    qué registro dmarc tengo que poner
    añadir un remitente con mi servidor smtp
    mis campañas llegan a spam
    cuántos correos puedo mandar el primer día
    calentar el dominio antes de enviar
    qué pasa cuando un correo rebota
    por qué se ha parado sola mi campaña
    cómo se dan de baja de mis correos
    qué quiere decir sin respuesta del servidor`,
  "/help-center/articulo/hacer-una-landing": `
    cómo publico la página de un piso
    poner mi dominio en la página de la promoción
    qué registros DNS hay que crear para mi landing
    cómo sé quién ha escrito desde la página
    probar dos portadas y ver cuál funciona mejor
    retirar la página cuando se vende la casa
    descargar la página en un ZIP para mi servidor
    por qué no me deja publicar la landing`,
  "/help-center/articulo/dibujar-un-plano": `
    cómo dibujo un muro con una medida exacta
    poner puertas y ventanas en el plano
    calcar un plano antiguo desde una foto
    la diagonal no me cierra y no sé qué medida está mal
    qué cuenta como superficie útil en el plano
    pasar los metros del plano a la ficha del piso
    exportar el plano en dxf para el arquitecto
    sacar el plano en pdf a escala 1:50
    dictar las medidas de las habitaciones
    se pierde el plano si me quedo sin cobertura
    tengo un dwg y no lo puedo abrir`,
  "/help-center/articulo/imagenes-desde-un-plano": `
    cómo saco una imagen amueblada de mi plano
    elegir la hora del sol en la imagen del piso
    qué vistas propone el estudio para cada habitación
    cuánto tarda el servidor en dibujar la imagen
    colocar muebles y ver si caben con sus pasos
    quitar o mover la etiqueta de imagen orientativa
    bajar el recorrido de las esferas en un zip`,
  "/help-center/articulo/amueblar-una-foto": `
    cómo pongo muebles en la foto de un salón vacío
    la cuadrícula no se posa en el suelo de mi foto
    mover o girar un sofá en la foto amueblada
    demostrar que no he tocado nada más de la foto
    quitar el aviso de amueblado virtualmente
    qué foto sirve para amueblarla
    guardar la foto amueblada junto a la original`,
  "/help-center/articulo/video-con-tus-fotos": `
    cómo hago un vídeo con las fotos de mi piso
    cambiar el orden de las fotos en el vídeo
    poner mi voz encima de la música del vídeo
    sacar el vídeo sin mi marca para un portal
    qué música lleva el vídeo y si la pueden reclamar
    descargar los subtítulos del vídeo
    el navegador no puede codificar mi vídeo`,
  "/help-center/articulo/hacer-un-video-de-marketing": `
    cómo hago un vídeo sin fotos de una bajada de precio
    anunciar una jornada de puertas abiertas en vídeo
    poner la opinión de un cliente en un vídeo
    cambiar el aspecto y el color de la plantilla de vídeo
    por qué no me deja exportar el vídeo de marketing
    un vídeo con el mercado de mi zona
    usar los datos de la ficha en una plantilla animada`,
  "/help-center/articulo/recorridos-de-360-grados": `
    cómo subo las panorámicas de mi recorrido
    poner las flechas entre habitaciones del tour
    difuminar una cara o una matrícula en la foto 360
    enlace del recorrido sin mi marca para los portales
    poner contraseña o fecha de fin a un recorrido
    insertar el recorrido en mi web
    qué significa que hay cambios sin publicar en el tour
    cuánto pesa como mucho una foto de 360 grados`,
  "/help-center/articulo/renderizar-una-vivienda": `
    cómo abro un GLB de otro programa
    qué pesa como mucho el modelo 3D que subo
    acabar un render en arcilla con inteligencia artificial
    qué significa geometría alterada
    por qué no puedo descargar la imagen acabada
    conectar un modelo de imagen al estudio
    renderizar sin ninguna IA`,
  "/help-center/articulo/analizar-documentos": `
    cómo subo una nota simple para que la lea
    qué papeles reconoce el analizador
    por qué el semáforo pone revisar
    ver en qué página dice lo de la hipoteca
    leer documentos sin que salgan de mi ordenador
    mi PDF escaneado no se lee bien
    pasar los datos de la nota simple a la ficha del piso
    qué papeles faltan para la escritura
    por qué no sale en verde si no hay cargas
    copiar las preguntas para el propietario`,
  "/help-center/articulo/tu-cartera": `
    dar de alta un inmueble
    agregar una propiedad a mi inventario
    cambiar el estado a vendido
    marcar un piso como reservado
    ver mis viviendas en el mapa
    filtrar la lista de propiedades
    historial de precios de un inmueble
    editar la ficha de una casa
    buscar un piso por su referencia en mi cartera
    dónde cargo mis propiedades
    la ficha del inmueble`,
  "/help-center/articulo/fotos-y-documentos": `
    subir imágenes de la casa
    cambiar la foto principal
    no me deja cargar las fotos
    ordenar la galería
    adjuntar la nota simple al inmueble
    cuánto pueden pesar las imágenes
    fotos del iPhone en HEIC
    guardar el certificado energético en la ficha
    las fotos salen giradas
    quién puede ver los documentos adjuntos
    caducidad de un documento`,
  "/help-center/articulo/importar-tu-cartera": `
    traer mis inmuebles desde otro CRM
    cargar propiedades en bloque
    subir un Excel con todos los pisos
    migrar de Inmovilla o Witei
    pasar todo mi inventario
    importación masiva de viviendas
    el archivo no se lee bien al importar
    actualizar precios con un archivo
    sacar mi cartera a un fichero
    volcado de la base de datos de inmuebles`,
  "/help-center/articulo/leer-la-cartera-de-una-direccion": `
    sincronizar con el feed de mi web
    que se actualice solo cada noche
    poner la URL del XML de mi programa
    cada cuánto se leen las propiedades del feed
    mi página ya tiene los pisos, leerlos de ahí
    pausar la sincronización automática
    ha dejado de actualizarse el feed
    conexión automática con mi software anterior
    lectura periódica del Kyero
    dejar de leer la dirección`,
  "/help-center/articulo/publicar-tu-cartera-en-portales": `
    mandar mis pisos a Idealista
    exportar anuncios a los portales
    generar un feed XML para un portal
    subir mis propiedades a EasyBroker
    que un portal tome mis inmuebles
    sacar una vivienda de los portales
    qué campos salen hacia fuera al publicar
    publicar en varios sitios a la vez
    no aparece mi casa en Fotocasa
    dejar de enviar anuncios`,
  "/help-center/articulo/unir-lo-repetido": `
    tengo un cliente duplicado
    la misma casa está dos veces
    fusionar dos fichas
    limpiar duplicados
    el mismo piso sale en dos anuncios del mercado
    separar dos anuncios que uní por error
    combinar contactos iguales
    me equivoqué al unir y quiero separarlos
    depurar la base de repetidos
    son personas distintas y dice que son la misma
    registros dobles
    juntar propiedades repetidas`,
  "/help-center/articulo/firmar-documentos": `
    mandar un contrato para que lo firmen por internet
    firma electrónica de un encargo de venta
    el propietario quiere firmar desde el móvil
    que firmen dos personas el mismo pdf
    saber si ya han firmado el documento
    recordar a un cliente que le falta firmar
    anular una petición de firma que ya envié
    cómo sé si han cambiado un pdf firmado
    vale legalmente la firma que hacéis
    el cliente no ha recibido el código para firmar`,
  "/help-center/articulo/automatizar-con-flujos": `
    que se cree una tarea sola cuando entra un contacto
    contestar automáticamente a los leads de idealista
    automatizar el seguimiento de un cliente
    avisar a mi jefe si nadie responde en una hora
    que pase algo solo cuando baja el precio de un piso
    crear un flujo de trabajo automático
    parar una automatización que ya está en marcha
    probar un flujo antes de publicarlo
    por qué un flujo no ha enviado el correo
    pedir una reseña automáticamente después de vender`,
  "/help-center/articulo/usar-plantillas": `
    rellenar un contrato con los datos de la vivienda
    convertir mi word en plantilla
    poner el nombre del cliente solo en el documento
    falta un dato y no me deja sacar el pdf
    dejar un hueco en blanco para escribir a mano
    volver a una versión anterior de mi contrato
    dos personas escribiendo en la misma plantilla
    descargar el encargo en word
    pegar un texto de word sin formato
    copiar una plantilla y cambiarla`,
  "/help-center/articulo/preparar-una-propuesta": `
    cómo mando la propuesta al propietario
    el dueño pregunta por mis honorarios en la propuesta
    saber si han abierto mi propuesta
    por qué no me deja enviar la propuesta
    enviar otra versión de la propuesta
    cambiar la comisión y ver cuánto le queda al vendedor
    que el propietario acepte y firme la propuesta
    retirar el enlace de una propuesta
    me han reenviado una propuesta y pide un código
    qué cambió entre dos versiones de la propuesta`,
  "/help-center/articulo/contactos-y-tratos": `
    llevar mis clientes
    ficha de un cliente
    apuntar una llamada en el historial
    agregar una nota a un prospecto
    pasar un lead a la siguiente fase
    etapas de la venta
    dónde veo los clientes potenciales
    cambiar el responsable de un contacto
    bajar mi lista de clientes
    dar por perdido un trato
    quién atiende a cada interesado
    cargar un interesado a mano`,
  "/help-center/articulo/importar-contactos": `
    subir mi lista de clientes
    pasar los contactos del móvil
    traer la agenda del teléfono
    cargar clientes desde Excel
    archivo vCard
    importar prospectos de otro sistema
    tengo mil clientes en una planilla
    se repiten al importar
    permiso para escribir a los contactos importados
    las columnas del archivo de clientes`,
  "/help-center/articulo/avisos-de-portales": `
    los leads de Idealista me llegan por mail
    pegar el correo de un interesado
    reenviar los avisos de Fotocasa
    que los contactos del portal entren solos
    crear un contacto desde un email
    la bandeja no entiende el mensaje
    captar leads de los portales en el CRM
    regla de reenvío en Gmail
    correos de interesados de Mercado Libre o Inmuebles24
    de qué portales se leen los mensajes`,
  "/help-center/articulo/repartir-contactos": `
    asignar leads a los agentes
    reparto automático de prospectos
    que cada zona la lleve un comercial
    turnos entre asesores
    distribuir los clientes nuevos
    por qué me ha tocado este lead
    regla para derivar los alquileres a una persona
    rotación de interesados en el equipo
    probar una regla de asignación
    quién se queda con el contacto que entra`,
  "/help-center/articulo/horario-y-tiempo-de-respuesta": `
    poner el horario de la oficina
    cuánto tiempo hay para contestar un lead
    se venció el plazo de respuesta
    leads sin atender
    festivos y fines de semana
    clientes que están esperando contestación
    qué cuenta como primera respuesta
    medir lo que tardamos en llamar
    avisar cuando nadie contesta a un interesado
    configurar días de apertura`,
  "/help-center/articulo/embudo-y-prevision": `
    tablero de ventas
    cuánto voy a facturar el trimestre
    comisiones previstas
    dónde se me caen las operaciones
    mover una tarjeta de columna
    pipeline de oportunidades
    abrir una operación nueva
    forecast de ingresos
    en qué fase pierdo más clientes
    probabilidad de cierre de un trato`,
  "/help-center/articulo/buscar-propiedades": `
    cómo se escribe la frase de lo que busca un cliente
    quitar una etiqueta de la búsqueda
    dibujar una zona en el mapa para buscar pisos
    por qué la búsqueda no entiende una palabra
    descargar la lista de inmuebles encontrados
    comparar varios inmuebles de la búsqueda
    buscar pisos cerca de donde estoy
    qué quiere decir sin confirmar en los resultados`,
  "/help-center/articulo/analizar-una-zona": `
    a cuánto está el metro cuadrado en mi barrio
    cuánto se tarda en vender en esta zona
    comparar dos barrios por precio
    informe de mercado de una zona para un propietario
    dibujar una zona y ver sus precios
    meses de oferta de un municipio
    qué rentabilidad da alquilar en este barrio
    precio pedido y precio pagado por barrios`,
  "/help-center/articulo/guardar-una-busqueda": `
    guardar una búsqueda del mercado
    que me avise cuando salga un piso nuevo
    alerta de bajada de precio
    dejar de recibir los correos de una búsqueda
    avisos de viviendas nuevas a las ocho de la mañana
    compartir una lista de pisos con un cliente para que marque los que le gustan
    mi búsqueda es demasiado amplia
    horas de silencio de las alertas`,
  "/help-center/articulo/busquedas-de-compradores": `
    registrar lo que quiere un comprador
    cruzar demandas con mi cartera
    qué clientes encajan con esta casa
    avisar cuando entre un piso que le guste
    pedido de un cliente que busca casa
    apuntar preferencias y presupuesto del comprador
    no encuentra nada para mi cliente
    ficha de demanda
    compradores para una propiedad nueva
    necesidades del interesado
    enviar varias viviendas a un comprador en un correo
    buscar en el mercado para mi comprador
    lista en pdf de pisos para un cliente
    el barrio que quiere mi cliente no lo reconoce`,
  "/help-center/articulo/calendario-y-tareas": `
    agendar una visita
    crear un recordatorio
    programar una cita con un cliente
    marcar una tarea como hecha
    ver mis pendientes de la semana
    anotar una llamada para mañana
    cambiar la hora de una visita
    evento que se repite cada semana
    recibir aviso antes de una cita
    ver los eventos de otros calendarios
    mi agenda de trabajo`,
  "/help-center/articulo/llevar-el-calendario-al-movil": `
    sincronizar con Google Calendar
    ver las visitas en el iPhone
    conectar Outlook
    suscribir la agenda en el celular
    añadir una cita a mi agenda del teléfono
    tarda en actualizarse el calendario del móvil
    pasar los eventos del teléfono a Umbral
    dirección iCal
    dice que no se puede leer el calendario
    di la dirección del calendario a otra persona`,
  "/help-center/articulo/objetivos-del-ano": `
    ponerme una meta de ventas
    cuántas captaciones necesito para ganar lo que quiero
    cuántas llamadas tengo que hacer al mes
    voy atrasado respecto a mi meta
    planificar el año
    calcular cuántas ventas hacen falta
    objetivo de ingresos anual
    metas de cada agente del equipo
    de dónde sale el porcentaje supuesto
    plan de negocio del agente`,
  "/help-center/articulo/analitica-y-definiciones": `
    ver estadísticas de mi negocio
    de dónde me llegan más clientes
    qué canal da mejor resultado
    cómo se mide la tasa de conversión
    reportes del equipo
    comparar este mes con el anterior
    qué significa cada indicador
    rentabilidad de cada portal
    rendimiento de los agentes
    métricas y KPI
    pocos datos para una cifra`,
  "/help-center/articulo/asistente-para-visitantes": `
    poner un chatbot en mi web
    insertar el chat en la página de mi agencia
    código QR del asistente
    apagar el asistente de mi web
    cambiar el saludo del bot
    qué responde el chat a mis clientes
    cambiar la dirección de mi asistente`,
  "/help-center/articulo/atender-conversaciones": `
    contestar a quien escribe en el chat
    pasar un chat a un compañero
    bandeja de conversaciones del chat
    responder en vivo a un visitante
    cerrar un chat
    quién atiende a los que piden una persona
    un visitante espera respuesta en el chat`,
};
