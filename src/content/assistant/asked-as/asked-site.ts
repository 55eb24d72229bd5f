/** Pages about the company, its plans and its customers, and the legal texts. One way of asking a line. */
export const ASKED_SITE: Readonly<Record<string, string>> = {
  "/": `
    qué es Umbral
    página de inicio
    qué se puede hacer aquí
    para qué sirve esta plataforma
    qué hace Umbral por una inmobiliaria
    programa con inteligencia artificial para inmobiliarias`,
  "/latam": `
    funciona Umbral en Latinoamérica
    sirve para una inmobiliaria de México
    lo puedo usar en Colombia
    está disponible en Argentina
    versión para América Latina
    atienden a corredores de Chile y Perú`,
  "/precios": `
    cuánto vale la suscripción
    lista de precios
    tarifa mensual de los planes
    cuál plan me conviene
    qué paquete elijo para mi agencia
    precio para cinco usuarios
    planes disponibles y su costo
    hay descuentos
    qué plan necesito si somos varios
    cuánto cuesta el plan Red
    licencia para una oficina`,
  "/software-crm-inmobiliario": `
    un CRM para mi inmobiliaria
    software de gestión inmobiliaria
    programa para llevar clientes y propiedades
    sistema para administrar la agencia
    alternativa a mi CRM actual
    tienen CRM`,
  "/herramienta-captacion-propiedades": `
    software para captar propiedades
    solución para conseguir inmuebles
    herramienta de captación para agencias
    captar más viviendas con tecnología
    qué ofrece Umbral para captar
    programa de captación`,
  "/analisis-riesgo-hipotecario-ia": `
    medir el riesgo de una hipoteca
    evaluar la solvencia de un comprador
    análisis de riesgo de crédito
    probabilidad de que el banco apruebe
    riesgo de impago
    scoring hipotecario`,
  "/servicios-telemarketing-b2b": `
    servicio de llamadas a propietarios
    call center para inmobiliarias
    contratar telemarketing
    que alguien llame por mí
    concertar citas por teléfono
    llamadas en frío externalizadas`,
  "/consultoria-legal-proptech": `
    asesoría jurídica para mi agencia
    abogados inmobiliarios
    consultoría de cumplimiento legal
    ayuda legal para proptech
    revisar contratos con un abogado
    protección de datos y normativa de la agencia`,
  "/plataforma-agencia-digital": `
    digitalizar mi agencia
    agencia inmobiliaria online
    plataforma para trabajar en digital
    transformar la oficina a digital
    inmobiliaria sin papeles
    montar una agencia virtual`,
  "/valorador-inmuebles-profesional": `
    valorador para profesionales
    software de valoración profesional
    herramienta de tasación para tasadores
    valoraciones profesionales para agencias
    automatizar valoraciones de muchos inmuebles
    AVM inmobiliario`,
  "/integracion-api-inmobiliaria": `
    integrar Umbral en mi software
    solución por API para portales
    incrustar la valoración en mi web
    conectar por API
    integración técnica para empresas
    qué ofrecen a desarrolladores`,
  "/soluciones-documentacion-ia": `
    gestionar documentación inmobiliaria
    automatizar contratos y papeles
    revisión documental con IA
    solución para expedientes
    digitalizar documentos de una operación
    control de papeles de venta`,
  "/soluciones-agencias-obra-nueva": `
    vender promociones de obra nueva
    comercializar viviendas en construcción
    soluciones para promotoras
    preventa de departamentos
    agencia que lleva promociones
    desarrollos inmobiliarios nuevos`,
  "/soluciones-agencias-lujo": `
    inmuebles de alto standing
    agencia de propiedades de lujo
    vender mansiones
    clientes premium
    mercado de lujo
    villas exclusivas`,
  "/soluciones-agentes-autonomos": `
    trabajo solo como agente
    soy freelance inmobiliario
    agente independiente
    asesor por cuenta propia
    qué ofrecen a un autónomo
    personal shopper inmobiliario`,
  "/soluciones-franquicias-inmobiliarias": `
    tengo una franquicia
    red de oficinas inmobiliarias
    grupo con varias delegaciones
    gestionar muchas sucursales
    solución para una central de franquicias
    varias oficinas bajo una marca`,
  "/soluciones-brokers-hipotecarios": `
    soy bróker hipotecario
    asesor de hipotecas
    solución para intermediarios de crédito
    intermediario financiero
    trabajo con hipotecas de clientes
    agente hipotecario`,
  "/metodo/valoracion": `
    metodología de la valoración
    error medido por ciudad
    cómo validan el modelo
    documentación técnica del modelo de precios
    backtest y cobertura del rango
    transparencia del algoritmo
    qué porcentaje falla en Barcelona`,
  "/herramientas": `
    ver todas las herramientas
    catálogo completo
    qué tienen en total
    lista de funciones
    índice de herramientas
    qué cosas puedo hacer aquí`,
  "/contacto": `
    correo de contacto
    teléfono de Umbral
    dónde están las oficinas
    escribir a la empresa
    formulario de contacto
    hablar con ventas
    dirección y horario`,
  "/privacidad": `
    política de privacidad
    quién es el responsable de mis datos
    venden mis datos
    con quién comparten la información
    base legal del tratamiento
    transferencias fuera de Europa
    cuánto tiempo conservan los datos
    reclamar a la agencia de protección de datos
    cumplen el RGPD
    encargado de tratamiento
    datos de menores`,
  "/cookies": `
    política de cookies
    lista de cookies y cuánto duran
    qué es una cookie
    borrar cookies del navegador
    almacenamiento local del navegador
    cookies necesarias`,
  "/help-center/articulo/cookies-y-consentimiento": `
    cambiar lo que acepté en el aviso de cookies
    rechacé las cookies sin querer
    retirar el consentimiento
    quitar el cartel de cookies
    aceptar o rechazar la medición
    no rastrear del navegador
    configurar cookies otra vez
    me arrepentí de aceptar`,
  "/terminos": `
    condiciones de uso
    términos del servicio
    de quién es el informe que genero
    derecho a devolución del dinero
    plazo de desistimiento
    responsabilidad si el precio está mal
    ley aplicable y tribunales
    garantía y reembolso
    propiedad intelectual
    qué no está permitido hacer
    disponibilidad del servicio garantizada`,
  "/agencias": `
    qué ofrece Umbral a una inmobiliaria
    tengo una agencia con varios agentes
    ventajas para mi oficina
    cómo trabaja un equipo con Umbral
    soy gerente de una inmobiliaria
    pensado para agencias`,
  "/agentes": `
    qué gana un agente con Umbral
    soy agente inmobiliario
    cómo me ayuda en mi trabajo
    para asesores inmobiliarios
    ventajas para un comercial
    pensado para agentes`,
  "/formacion": `
    cursos para agentes
    academia Umbral
    taller de valoración
    programa de formación
    certificado del curso
    aprender a captar con un curso`,
  "/casos-exito": `
    opiniones de clientes
    quién usa ya Umbral
    testimonios
    reseñas de otras agencias
    ejemplos de agencias que lo usan
    resultados de otros clientes`,
  "/recursos": `
    guías para descargar
    material gratuito
    ebooks inmobiliarios
    plantillas y guías
    descargables para agentes
    biblioteca de recursos`,
  "/blog": `
    leer artículos
    noticias del sector
    publicaciones del blog
    novedades de Umbral
    entradas sobre el mercado
    últimos artículos`,
  "/help-center": `
    manual de uso
    dónde está la ayuda
    instrucciones
    tutoriales
    centro de soporte
    artículos de ayuda`,
  "/api/docs": `
    documentación de la API
    referencia de endpoints
    esquema OpenAPI
    campos de cada llamada
    códigos de respuesta de la API
    swagger`,
};
