/** Help articles about the account, its safety, its plan and its settings. One way of asking a line. */
export const ASKED_HELP_ACCOUNT: Readonly<Record<string, string>> = {
  "/help-center/articulo/crear-una-cuenta": `
    abrir una cuenta nueva en la plataforma
    me llega vacío el mail de verificación
    no aparece el correo de activación ni en spam
    cómo me inscribo
    quiero darme de alta como agente
    entrar con mi cuenta de Google
    el enlace de confirmación ha caducado
    reenviar el correo para verificar la cuenta
    qué datos piden para registrarse
    no puedo iniciar sesión con mi usuario
    hacerme usuario desde el celular
    no me deja loguearme`,
  "/help-center/articulo/cambiar-correo-y-contrasena": `
    usar otra dirección de email para entrar
    poner una contraseña nueva
    cambié de correo de empresa y quiero actualizarlo
    modificar mi clave de acceso
    tengo mal escrito el mail de mi cuenta
    actualizar la contraseña porque es muy débil
    dónde se cambia el password
    poner contraseña si siempre entro con Google
    no me llega la confirmación del cambio de correo
    cambio de mail del usuario`,
  "/help-center/articulo/llaves-de-acceso": `
    qué es una passkey
    iniciar sesión con la huella
    acceder con la cara sin escribir nada
    añadir una llave de acceso en mi celular
    quiero una llave de seguridad USB
    quitar la passkey de un dispositivo perdido
    pedir siempre la llave además de la contraseña
    no me deja usar la llave de acceso`,
  "/help-center/articulo/segundo-factor": `
    activar código del celular además de la contraseña
    autenticación en dos pasos
    cambié de móvil y ya no tengo la app de códigos
    me robaron el teléfono y no puedo entrar por el código
    códigos de recuperación de la cuenta
    usar Google Authenticator
    el código de seis dígitos me lo rechaza
    desactivar la verificación doble
    proteger más mi acceso
    hacer más segura la entrada con un token del móvil
    escanear el QR de seguridad`,
  "/help-center/articulo/sesiones-y-dispositivos": `
    dejé mi cuenta abierta en la computadora de otro
    ver desde qué equipos he entrado
    sacar a un intruso de mi cuenta
    cerrar sesión en todos lados
    creo que me hackearon
    historial de accesos y movimientos de mi usuario
    expulsar un dispositivo que no conozco
    salir de la cuenta en el ordenador de la oficina
    entró alguien que no era yo
    soporte técnico ha entrado en mi cuenta
    desconectar un navegador viejo`,
  "/help-center/articulo/descargar-y-borrar-tus-datos": `
    eliminar mi cuenta para siempre
    quiero irme y llevarme toda mi información
    exportar todo lo que tienen de mí
    cerrar la cuenta definitivamente
    portabilidad de mis datos personales
    qué pasa con mi información si borro el usuario
    descargar un archivo con todo lo mío
    dar de baja mi perfil y eliminar todo
    cuántos meses guardan lo mío si no entro
    borrar un resultado concreto del todo
    cuándo se borran solas las cosas`,
  "/help-center/articulo/tus-datos-sin-cuenta": `
    qué se queda guardado si no me registro
    usar las herramientas de forma anónima
    mis borradores sin tener usuario
    borrar lo que dejé en el navegador
    si no inicio sesión dónde quedan mis cálculos
    privacidad de un visitante
    me rastrean si no tengo cuenta
    qué hacen con lo que pongo en el formulario sin registrarme
    limpiar mis datos como visitante`,
  "/help-center/articulo/avisos-y-ajustes": `
    me llegan demasiados mails
    desactivar las notificaciones
    apagar la campana
    que no me escriban cada vez que entra un lead
    elegir qué avisos recibo por correo
    dejar de recibir correos de Umbral
    cambiar el huso horario
    configurar mis preferencias
    silenciar alertas
    dónde están los ajustes
    quiero que me notifiquen solo lo importante
    demasiadas alertas al día`,
  "/help-center/articulo/region-y-moneda": `
    ver los precios en dólares
    pasar la página a pesos mexicanos
    me salen euros y estoy en Argentina
    elegir país
    cambiar la web de España a Latinoamérica
    en qué divisa salen los importes
    calcular en soles o en pesos colombianos
    poner coma o punto en los números
    cambiar el idioma o la región del sitio`,
  "/help-center/articulo/planes-y-creditos": `
    cuántos créditos me quedan
    en qué se me han ido los créditos
    cuándo se recargan los créditos
    los créditos que no uso se pierden
    se acumula lo que sobra de un mes a otro
    ver el consumo de mi cuenta
    qué operaciones descuentan crédito
    cuánto consume cada informe
    el equipo comparte los créditos
    me quedé sin saldo
    renovación mensual del saldo
    me cobran créditos aunque falle`,
  "/help-center/articulo/cambiar-de-plan-y-facturas": `
    dónde bajo la factura del mes
    pasar del plan Agente al plan Agencia
    contratar un plan superior
    bajar a un plan más barato
    me rechazaron la tarjeta
    actualizar la tarjeta de crédito
    cancelar la suscripción
    falló el pago de la mensualidad
    dejar de pagar
    cambiar los datos fiscales de facturación
    necesito el comprobante de pago
    darme de baja del servicio`,
  "/help-center/articulo/accesibilidad-y-teclado": `
    no veo bien, se puede agrandar la letra
    usarlo con lector de pantalla
    soy invidente
    navegar sin mouse
    modo de alto contraste
    quitar las animaciones
    manejar la página solo con teclas
    personas con discapacidad visual
    la letra es muy chica
    cumple la norma de accesibilidad WCAG`,
  "/help-center/articulo/menu-de-comandos": `
    cómo busco algo rápido dentro del panel
    atajos de teclado
    combinación de teclas para buscar
    saltar a un contacto sin ir por los menús
    abrir el buscador general
    para qué sirve Ctrl K
    crear una tarea desde el buscador
    trucos para ir más rápido
    encontrar una ficha por su nombre o referencia`,
  "/help-center/articulo/navegadores-y-conexion": `
    se cayó internet y estaba escribiendo
    funciona en Safari
    qué navegador conviene usar
    se ve descuadrado en mi pantalla
    va muy lento con poca señal
    lo bloquea el firewall de la empresa
    usarlo desde la tableta o el celular
    sirve sin conexión
    lo tengo abierto en dos pestañas
    hace falta actualizar Chrome
    se ve mal en el móvil`,
  "/help-center/articulo/mensajes-de-error": `
    me sale un aviso en rojo
    qué significa este error
    dice que espere unos minutos
    demasiados intentos seguidos
    me aparece que la sesión ha caducado
    página no encontrada
    error interno del servidor
    no se pudo guardar
    dice que no tengo permiso
    salta un mensaje raro al calcular
    se me descuenta algo si da error`,
  "/help-center/articulo/tu-panel-de-inicio": `
    qué son los números de la primera pantalla
    qué veo al entrar
    pantalla principal vacía
    resumen de lo que tengo pendiente hoy
    para qué sirve el dashboard
    me sale todo en blanco al iniciar
    dónde veo las tareas urgentes
    explicación de la página de inicio del usuario
    lo de hoy y lo atrasado`,
  "/help-center/articulo/tarjeta-de-agente": `
    cambiar mi foto de perfil
    poner mi nombre y teléfono en los documentos
    mi firma en los PDF
    actualizar el número de celular que ven los clientes
    datos de contacto que salen en el informe
    poner mi cargo y mi número de licencia
    completar el perfil profesional
    sale mal mi nombre en lo que comparto
    cómo me presento ante el cliente en las páginas compartidas`,
  "/help-center/articulo/conectar-un-modelo-de-lenguaje": `
    poner mi propia clave de OpenAI
    usar otro modelo de IA para redactar
    enchufar Ollama o un LLM local
    qué información se manda al modelo externo
    conectar la inteligencia artificial que yo pago
    desconectar el modelo
    me da error la prueba del modelo
    es obligatorio tener un modelo de lenguaje
    cuánto sale usar GPT con Umbral
    configurar el proveedor de IA`,
};
