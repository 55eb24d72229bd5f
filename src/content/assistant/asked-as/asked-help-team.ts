/** Help articles about agencies, the API and its connections. */
export const ASKED_HELP_TEAM: Readonly<Record<string, string>> = {
  "/help-center/articulo/trabajar-en-una-agencia": `
    invitar a mis compañeros
    baja del equipo a un comercial
    se va un agente de la oficina, qué pasa con sus contactos
    crear la agencia
    sumar un asesor al equipo
    cambiar el rol de alguien
    la invitación no le ha llegado
    hacer coordinador a una persona
    sacar a un usuario de mi inmobiliaria
    traspasar los clientes de quien se marcha
    dar acceso a un empleado nuevo
    ceder la titularidad de la agencia`,
  "/help-center/articulo/quien-ve-que-en-una-agencia": `
    mis compañeros ven mis clientes
    el jefe puede mirar lo que hago
    permisos de cada rol
    qué diferencia hay entre titular, coordinador y agente
    otro agente me puede editar una vivienda
    esconder mis contactos al resto
    pasarle un cliente a otro asesor
    privacidad entre agentes de la misma oficina
    quién puede ver los teléfonos de los clientes
    qué cosas son comunes y cuáles solo mías`,
  "/help-center/articulo/compartir-inmuebles": `
    compartir mi cartera con otra inmobiliaria
    abrir mis propiedades a la red de agencias
    colaborar con otra agencia en la venta de un piso
    bolsa inmobiliaria compartida o mls
    que otra oficina vea mis inmuebles
    dejar de compartir mis viviendas con otra agencia
    qué ve la otra agencia de mis pisos
    código de mi agencia`,
  "/help-center/articulo/usar-la-api": `
    hacer la primera petición a la API
    programar contra Umbral
    ejemplo con curl
    leer mis contactos desde mi software
    paginar resultados de la API
    evitar duplicados al repetir una llamada
    crear una vivienda por API
    conectar mi sistema con el suyo
    mi desarrollador quiere integrarse
    qué devuelve la API cuando falla`,
  "/help-center/articulo/claves-de-la-api": `
    generar un token
    perdí la API key
    revocar una clave
    qué permisos tiene una clave
    límite de llamadas por minuto
    dónde está el secreto de la API
    qué plan necesito para la API
    se filtró mi token
    credenciales para un programador
    renovar la llave de acceso`,
  "/help-center/articulo/webhooks": `
    recibir un aviso en mi servidor cuando entra un lead
    conectar con Zapier o Make
    verificar la firma de los eventos
    no me llegan los eventos
    notificar a otro programa en tiempo real
    reintentos si mi servidor está caído
    suscribirme a los cambios
    URL de callback
    disparar una automatización al cambiar un contacto`,
  "/help-center/articulo/asistentes-con-mcp": `
    usar Umbral desde Claude
    conectar ChatGPT a mi cartera
    servidor MCP
    que mi asistente de IA haga valoraciones
    enganchar Cursor u otro agente de IA
    preguntar a mi IA por mis contactos
    es seguro dar acceso a un asistente externo
    consume créditos cuando lo usa la IA
    configurar el protocolo MCP`,
};
