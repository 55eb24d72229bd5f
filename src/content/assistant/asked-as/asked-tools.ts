/** Tools, those that are open and those that are planned, and their modules. One way of asking a line. */
export const ASKED_TOOLS: Readonly<Record<string, string>> = {
  "/valoracion": `
    saber cuánto vale un departamento
    herramienta para tasar
    estimar el valor de una propiedad
    ponerle precio a una casa
    programa para hacer avalúos
    a cuánto puedo vender un piso
    calculadora de precio de vivienda
    qué error tiene el modelo de valoración`,
  "/calculadora-capacidad": `
    simulador de hipoteca
    hasta qué precio puede comprar mi cliente
    cuánto le presta el banco
    calcular la cuota mensual
    saber si alguien puede pagar un piso
    precalificar compradores
    presupuesto según el sueldo
    calculadora de enganche y crédito`,
  "/chat-inmobiliario": `
    hablar con el asistente en pantalla completa
    chatbot para agentes
    guardar mis conversaciones con el asistente
    preguntarle cosas a la IA inmobiliaria
    abrir el chat grande
    asistente que responde dudas
    bot de consultas`,
  "/asistente-valoracion": `
    valorar con preguntas delante del dueño
    que me vaya guiando para valorar
    valoración en la visita
    entrevista al propietario para sacar el precio
    ir contestando y que salga el valor
    versión fácil de la valoración
    valorar en directo con el cliente`,
  "/cma-generator": `
    hacer un estudio comparativo de mercado
    informe de comparables para el propietario
    análisis comparativo
    documento con testigos ajustados
    reporte de mercado para captar
    ACM para el vendedor
    comparar la casa con otras vendidas`,
  "/predictor-apreciacion": `
    cuánto valdrá el piso dentro de cinco años
    va a subir el precio de la zona
    previsión de precios
    plusvalía futura de una vivienda
    pronóstico del valor
    cómo evolucionará el mercado
    revalorización esperada
    proyectar el valor a futuro`,
  "/detector-precios": `
    saber si un anuncio está caro
    pisos por debajo de mercado
    gangas y sobreprecios
    alerta de precio inflado
    detectar chollos
    este anuncio está fuera de precio
    comprobar si piden demasiado`,
  "/recomendador-mejoras": `
    qué reforma sale a cuenta
    arreglos antes de vender
    merece la pena cambiar la cocina
    qué obras suben más el precio
    remodelar para vender mejor
    pintar o reformar el baño para sacar más
    inversión en mejoras de la casa
    cuánto recupero de una obra`,
  "/calculadora-roi": `
    rentabilidad de un piso para alquilar
    retorno de la inversión
    comprar para arrendar
    cash flow de un alquiler
    qué rendimiento deja un departamento en renta
    calcular el ROI
    saber si interesa como inversión
    yield neto y bruto
    cliente inversor`,
  "/centro-analisis-mercado": `
    comparar barrios
    estadísticas de una zona
    datos de mercado por distrito
    tendencias del mercado inmobiliario
    dónde conviene invertir
    informe de barrio
    precio medio por metro de la zona`,
  "/busqueda-propiedades": `
    buscar casas escribiendo como hablo
    buscador de inmuebles con lenguaje natural
    encontrar propiedades para un cliente
    búsqueda inteligente
    escribir lo que quiero y que salgan pisos
    localizar viviendas por descripción
    motor para buscar departamentos`,
  "/analizador-documentos": `
    que lea la nota simple por mí
    revisar un contrato de arras
    extraer datos de una escritura
    analizar un PDF del registro
    detectar problemas en un contrato
    leer documentos automáticamente
    comprobar la cédula
    resumir un documento legal`,
  "/captacion": `
    con qué herramienta empiezo a captar
    qué me ayuda a conseguir exclusivas
    por dónde empezar para captar
    objetivo de captación
    entrada a las herramientas para captar
    quiero más encargos
    plan para conseguir propietarios`,
  "/captacion-propiedades": `
    conseguir más propietarios
    tablero para seguir a los dueños
    captar inmuebles en exclusiva
    prospección de propietarios
    organizar las llamadas a dueños
    particulares que venden por su cuenta
    cartera de propietarios por captar
    conseguir propiedades para vender`,
  "/propuestas-captacion": `
    preparar una propuesta para un propietario
    documento con mis honorarios
    presentar mi plan de venta al dueño
    propuesta de exclusiva
    dosier de servicios para captar
    oferta comercial al vendedor
    plan de marketing para el propietario`,
  "/argumentos-venta": `
    qué decirle al comprador de este piso
    puntos fuertes de una vivienda
    argumentario para vender
    cómo vender mejor una casa
    razones para comprar este departamento
    frases de venta según el cliente
    destacar lo bueno de la propiedad
    rebatir pegas del comprador`,
  "/cualificador-leads": `
    saber qué leads son buenos
    puntuar interesados
    a qué prospectos dar prioridad
    scoring de clientes
    distinguir curiosos de compradores reales
    clasificar contactos por interés
    filtrar leads
    cuáles están listos para comprar`,
  "/generador-descripciones": `
    que me escriba el anuncio
    redactar la descripción de un piso
    texto para publicar una casa
    copy para el portal
    hacer el texto de la ficha
    generar descripción en inglés
    escribir el aviso de una propiedad
    describir el inmueble bonito`,
  "/generador-posts": `
    contenido para redes sociales
    publicaciones de Instagram
    qué subo a Facebook
    texto para LinkedIn
    posts de mis propiedades
    crear un carrusel
    ideas para redes`,
  "/campanas-email": `
    mandar un boletín a mis clientes
    correos masivos
    secuencia de emails
    mailing a propietarios
    newsletter inmobiliaria
    email marketing
    enviar correos automáticos a interesados`,
  "/optimizador-anuncios": `
    mi anuncio no recibe visitas
    mejorar la ficha publicada
    qué le falta a mi anuncio
    revisar la calidad del aviso
    que el anuncio llame más la atención
    aumentar contactos de un anuncio
    corregir un anuncio malo`,
  "/generador-landing": `
    página web para una sola vivienda
    landing de una propiedad
    crear un minisitio del inmueble
    página con formulario para captar interesados
    web de una promoción
    sitio propio para una casa
    hacer una página de aterrizaje`,
  "/marketing-video": `
    guion para el vídeo de un piso
    qué grabar en una casa
    preparar un reel
    texto para locución
    planos para grabar la propiedad
    guion de un video para YouTube
    ideas para el vídeo de la vivienda`,
  "/home-staging": `
    amueblar virtualmente una habitación vacía
    decorar fotos
    poner muebles con IA
    foto de un salón sin muebles
    ambientar un departamento vacío
    redecorar una imagen
    quitar trastos de la foto
    staging virtual`,
  "/virtual-tour-360": `
    unir fotos esféricas
    recorrido en 360 grados
    hacer un tour con mi cámara 360
    panorámicas de la casa
    paseo virtual por el piso
    juntar fotos para un recorrido
    visita virtual tipo Matterport`,
  "/tours-virtuales-ia": `
    publicar un recorrido virtual con mi marca
    saber quién ve mi tour
    compartir una visita virtual
    insertar el tour en mi web
    estadísticas de mis recorridos
    gestionar mis visitas virtuales
    colgar el paseo virtual`,
  "/video-creator": `
    hacer un vídeo con las fotos
    video vertical para TikTok
    montar un clip de la casa
    convertir fotos en vídeo
    reel automático
    animar las imágenes de una propiedad
    editar un vídeo del piso`,
  "/render-desde-plano": `
    pasar un plano a 3D
    levantar en volumen un plano
    ver en tres dimensiones la planta
    plano 2D a maqueta
    convertir un croquis en 3D
    maqueta digital desde el plano
    sacar un render con las medidas`,
  "/renderizado-ia": `
    render realista de una vivienda
    imagen 3D con materiales
    cómo quedaría con otra luz
    infografía de obra nueva
    visualizar una reforma
    render fotorrealista
    imágenes de un proyecto sin construir`,
  "/generador-planos": `
    dibujar el plano de un piso
    calcular los metros útiles
    hacer un croquis de la vivienda
    plano con cotas
    sacar la planta de una casa
    superficies por estancia
    trazar la distribución
    medir las habitaciones y dibujarlas`,
  "/asistente-seguimiento": `
    a quién tengo que llamar hoy
    que no se me olvide ningún cliente
    recordar llamadas pendientes
    retomar clientes dormidos
    seguimiento de interesados
    qué hago con los contactos fríos
    plan de llamadas del día
    mensajes para volver a contactar`,
  "/negociador-virtual": `
    me han hecho una oferta baja
    preparar una contraoferta
    hasta dónde puedo negociar
    estrategia de negociación
    el comprador regatea
    margen para llegar a un acuerdo
    acercar posturas entre vendedor y comprador
    cómo respondo a una oferta`,
  "/resumen-conversaciones": `
    resumir una llamada
    sacar lo importante de un chat
    transcribir un audio de WhatsApp
    acta de una reunión
    notas automáticas de la conversación
    convertir una charla en puntos clave
    resumen de lo que hablé con el cliente`,
  "/smart-matching": `
    qué comprador encaja con esta casa
    emparejar clientes y propiedades
    cruzar oferta y demanda
    a quién le ofrezco este piso
    match entre compradores y viviendas
    sugerir inmuebles a un interesado
    casar demandas con la cartera`,
  "/plantillas": `
    modelo de hoja de visita
    plantillas de correo
    contrato tipo de encargo
    textos ya hechos para clientes
    formato de carta al propietario
    documentos para rellenar
    machotes de contratos`,
  "/modulo-valoracion": `
    qué herramientas hay para valorar
    funciones del módulo de valoración
    apartado de valoración
    todo lo que hay para poner precio
    herramientas de tasación que ofrecen
    sección valoración`,
  "/modulo-analisis": `
    qué herramientas hay de análisis
    funciones del módulo de análisis
    apartado de análisis
    herramientas para estudiar el mercado
    sección análisis
    qué tienen para analizar zonas y papeles`,
  "/modulo-captacion": `
    qué herramientas hay para captar
    funciones del módulo de captación
    apartado de captación
    todo lo que hay para conseguir exclusivas
    sección captación
    herramientas de prospección que ofrecen`,
  "/modulo-social": `
    qué herramientas hay de marketing
    funciones del módulo social
    apartado de redes y anuncios
    herramientas de publicidad
    sección social
    todo lo de redes sociales y textos`,
  "/modulo-virtual": `
    qué herramientas hay de imagen y 3D
    funciones del módulo virtual
    apartado de fotos, tours y vídeos
    sección virtual
    herramientas visuales
    todo lo de imágenes y recorridos`,
  "/modulo-gestion": `
    qué herramientas hay de gestión
    funciones del módulo de gestión
    apartado de clientes y seguimiento
    sección gestión
    herramientas para organizar el trabajo
    todo lo del día a día del agente`,
};
