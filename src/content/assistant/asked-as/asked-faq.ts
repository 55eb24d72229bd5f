/** Frequent questions. One way of asking a line. */
export const ASKED_FAQ: Readonly<Record<string, string>> = {
  "/faq#que-es-umbral": `
    a qué se dedica esta empresa
    para qué me sirve esta web
    esto de qué trata
    explícame qué hace la plataforma
    quiénes están detrás de Umbral
    es un CRM o qué es
    a quién va dirigido el programa`,
  "/faq#que-funciona-hoy": `
    qué se puede usar ya
    qué herramientas están listas
    cuáles siguen en construcción
    qué cosas hace ahora mismo
    funciones disponibles actualmente
    lo que ya está operativo
    qué está activo y qué no`,
  "/faq#primeros-pasos": `
    por dónde arranco
    soy nuevo aquí
    acabo de registrarme y no sé qué hacer
    qué hago lo primero
    guía de inicio
    cómo comenzar a usarlo
    recién llegado a la plataforma`,
  "/faq#hace-falta-cuenta": `
    se puede probar sin registrarse
    usarlo sin dar mi correo
    hay que meter la tarjeta para probar
    cuántas veces lo puedo usar sin cuenta
    acceso libre a las herramientas
    es obligatorio darse de alta
    límite diario sin usuario`,
  "/faq#en-que-paises": `
    sirve en México
    lo puedo usar desde Perú
    están disponibles en Chile
    en qué ciudades hay datos
    opera en Sudamérica
    vale para mi país
    valoran casas en Bogotá`,
  "/faq#instalar": `
    hay aplicación para Android
    se baja de la App Store
    requisitos del ordenador
    hay que descargar un programa
    versión para celular
    funciona en Mac
    se usa desde la web o es un programa`,
  "/faq#pedir-demo": `
    quiero que me lo enseñen
    agendar una demostración
    ver cómo funciona con alguien de ventas
    presentación del producto para mi equipo
    me pueden hacer un demo
    probarlo con un comercial antes de contratar
    videollamada para conocer la herramienta`,
  "/faq#como-se-calcula-el-precio": `
    de dónde sale el precio que me dan
    en qué se basa la estimación
    qué método usan para valorar
    cómo llega a ese número
    qué factores pesan en el valor
    fórmula de la valoración
    explicación del cálculo del valor`,
  "/faq#que-precision-tiene": `
    cuánto se equivoca
    es confiable la valoración
    qué margen de error tiene
    acierta con el precio
    qué tan exacto es el valor
    me puedo fiar de la cifra
    porcentaje de acierto`,
  "/faq#cuantos-comparables": `
    mínimo de testigos para valorar
    con dos comparables alcanza
    cuántas referencias hay que poner
    número recomendado de comparables
    hace falta poner muchas muestras
    cuántos anuncios parecidos necesito
    basta con tres testigos`,
  "/faq#sin-comparables": `
    no encuentro viviendas parecidas
    zona rural sin anuncios
    si no pongo ningún testigo
    no hay oferta en ese barrio
    valorar sin referencias
    no tengo muestras de la zona
    pueblo donde no se vende nada`,
  "/faq#es-una-tasacion": `
    lo acepta el banco
    sirve para la hipoteca
    tiene validez legal
    es un avalúo certificado
    lo firma un arquitecto o perito
    vale para una herencia o un juicio
    tasación homologada`,
  "/faq#casas-y-locales": `
    valorar un chalé
    se puede valorar un local
    calcular la renta de un alquiler
    sirve para oficinas y naves
    terrenos y solares
    tasar una casa adosada
    qué tipos de propiedad admite`,
  "/faq#de-donde-salen-los-datos": `
    qué fuentes usan
    de qué año son los datos
    usan datos del catastro
    los precios están actualizados
    origen de la información del modelo
    de dónde toman los anuncios
    la base de datos es de Idealista`,
  "/faq#informe-pdf": `
    sacar un PDF para el dueño
    entregar un dosier impreso
    hay un documento para llevar a la reunión
    mandar el informe al vendedor
    se puede imprimir el resultado
    genera un reporte descargable
    tener la valoración en papel`,
  "/faq#que-calcula-la-capacidad": `
    qué me dice la calculadora de compra
    incluye los gastos de escritura
    qué tiene en cuenta para saber cuánto puede pagar
    para qué sirve la calculadora de capacidad
    calcula la cuota de la hipoteca
    ingresos o ahorros, qué mira
    qué límites aplica al sueldo`,
  "/faq#cuanto-cuesta": `
    qué precio tiene el programa
    cuánto sale por mes
    tarifas de la plataforma
    cuál es el plan más económico
    es de pago
    cuánto hay que pagar
    valor de la mensualidad`,
  "/faq#que-incluye-cada-plan": `
    diferencias entre Agente, Agencia y Red
    qué trae el plan Red
    cuántos usuarios entran en cada plan
    comparativa de los planes
    qué me da el plan más caro
    cuántos créditos vienen en el paquete
    ventajas de cada suscripción`,
  "/faq#que-es-un-credito": `
    para qué son los créditos
    cuánto gasta una valoración
    qué cosas consumen saldo
    cómo funcionan los créditos
    coste en créditos de un texto
    una imagen cuántos créditos lleva
    qué equivale a un crédito`,
  "/faq#compartir-un-resultado": `
    pasarle el cálculo a un comprador
    mandar la valoración al dueño
    que mi cliente lo vea desde su casa
    enviarlo por link
    enseñar el resultado a otra persona
    hacer llegar el informe al interesado
    compartir sin que se registre`,
  "/faq#sin-creditos": `
    me quedé sin créditos
    puedo comprar créditos sueltos
    qué ocurre al llegar al límite
    se bloquea la cuenta al agotarlos
    ya no me deja calcular por falta de saldo
    recargar saldo
    pierdo mis informes si se terminan`,
  "/faq#prueba-gratis": `
    periodo de prueba
    cuántos días es gratis
    me van a cobrar cuando acabe la prueba
    se puede alargar la prueba
    probar antes de pagar
    versión gratuita
    qué tengo durante los catorce días`,
  "/faq#pago-anual": `
    pagar el año entero
    hay descuento si pago doce meses
    cuánto ahorro con el plan anual
    precio por año
    contrato anual o mensual
    me conviene pagar todo junto
    meses gratis por pagar adelantado`,
  "/faq#permanencia": `
    me puedo ir cuando quiera
    estoy atado a un contrato
    hay penalización por cancelar
    tiempo mínimo de contrato
    si lo dejo a mitad de mes
    compromiso de permanencia
    bajarme del plan sin coste`,
  "/faq#formas-de-pago": `
    aceptan transferencia
    puedo pagar con PayPal
    con qué tarjeta se paga
    me mandan factura con IVA
    domiciliar el recibo en el banco
    métodos de pago
    hacen factura a nombre de mi empresa`,
  "/faq#que-datos-guardais": `
    qué se queda guardado cuando calculo
    guardan lo que escribo en el formulario
    qué registro dejan de mi visita
    la dirección de la casa queda almacenada
    información que recopilan al usar la web
    almacenan mis números
    cuánto tiempo dura lo que meto`,
  "/faq#quien-ve-mis-valoraciones": `
    otras inmobiliarias ven mis valoraciones
    son privados mis comparables
    usan mis datos para entrenar
    mi competencia puede verlo
    es confidencial lo que subo
    alguien de Umbral mira mis informes
    se publican mis testigos`,
  "/faq#borrar-mis-datos": `
    ejercer mi derecho de supresión
    que eliminen mi información
    derecho al olvido
    a quién escribo por protección de datos
    solicitar acceso a mis datos
    quiero que me borren de su base
    oponerme al tratamiento`,
  "/faq#cookies": `
    me están rastreando
    qué cookies ponen
    usan Google Analytics
    rechazar la medición
    seguimiento publicitario en la web
    tienen cookies de terceros
    no quiero que me midan`,
  "/faq#inteligencia-artificial": `
    esto lo hace una IA
    usan ChatGPT por detrás
    los precios se los inventa un robot
    qué papel tiene la inteligencia artificial
    es un algoritmo o una persona
    mis datos van a OpenAI
    la IA se puede inventar las cifras`,
  "/faq#que-guarda-el-asistente": `
    esta conversación queda registrada
    guardáis el chat
    se borra lo que hablamos
    alguien lee lo que te pregunto
    este chat es privado
    qué pasa con mis mensajes
    puedo borrar la conversación contigo`,
  "/faq#varios-usuarios": `
    somos varios agentes
    usarlo toda la oficina
    compartir la suscripción con mi socio
    cuántas personas pueden entrar
    cada agente con su propio usuario
    una cuenta para todo el equipo
    licencias para varios empleados`,
  "/faq#marca-blanca": `
    ponerle mi logo al informe
    que salga el nombre de mi inmobiliaria
    informes sin la marca de Umbral
    personalización con mi imagen corporativa
    documentos con el logotipo de la agencia
    usar nuestros colores
    marca propia, en qué plan entra`,
  "/faq#api": `
    se puede conectar con mi CRM
    tienen API pública
    integrarlo con mi página web
    automatizar desde otro software
    conexión con programas externos
    enlazar con mi sistema de gestión
    acceso para desarrolladores`,
  "/faq#importar-cartera": `
    traerme los pisos que ya tengo en otro lado
    subir mis inmuebles en Excel
    cargar toda mi cartera de golpe
    vengo de otro programa
    migrar mis propiedades
    leer el XML de mi web
    meter cien viviendas sin escribirlas`,
  "/faq#formacion": `
    dan cursos
    enseñar a usar la herramienta a mi gente
    capacitación para asesores
    hay clases o talleres
    aprender a manejar el programa
    formación para comerciales
    entrenamiento del equipo`,
  "/faq#crear-cuenta": `
    registrarme en la web
    dónde inicio sesión
    hacerme una cuenta
    darse de alta
    no me llega el mail para verificar
    ingresar con mi usuario
    abrir cuenta`,
  "/faq#volver-a-un-resultado": `
    ver otra vez lo que calculé
    abrir una valoración anterior
    encontrar un resultado viejo
    perdí la página del resultado
    consultar lo que hice la semana pasada
    recuperar mi informe
    entrar de nuevo al cálculo`,
  "/faq#olvide-contrasena": `
    no recuerdo la clave
    recuperar el acceso a mi cuenta
    restablecer el password
    perdí mi contraseña
    el enlace para recuperar la clave no llega
    no puedo entrar porque no sé mi contraseña
    resetear la clave`,
  "/faq#cambiar-moneda": `
    verlo en pesos
    cambiar euros por dólares
    poner mi país
    pasar a la versión de Latinoamérica
    dónde elijo la región
    la moneda que aparece no es la mía
    precios en mi divisa`,
  "/faq#que-es-umbral-portal": `
    dónde están los pisos en venta
    tienen un portal de anuncios
    busco casa como particular
    por qué me manda a otra web al buscar pisos
    Umbral Portal qué es
    página para ver inmuebles
    el sitio de anuncios del grupo`,
  "/faq#que-es-umbral-hipotecas": `
    qué comisión cobra Umbral Hipotecas
    servicio de financiación del grupo
    con cuántos bancos trabaja Umbral Hipotecas
    el bróker hipotecario de Umbral
    cuánto me cuesta que me busquen hipoteca
    honorarios del servicio hipotecario
    ayudan a conseguir financiación`,
  "/faq#publicar-anuncio": `
    subir un anuncio a Idealista desde aquí
    anunciar mi piso
    publicar en portales inmobiliarios
    poner una casa en venta en la web
    se conecta con Fotocasa para publicar
    colgar mis viviendas en internet
    postear una propiedad en un portal`,
  "/faq#tramitais-hipotecas": `
    me dan un préstamo
    ustedes conceden créditos hipotecarios
    tramitar la hipoteca con vosotros
    pedir financiación para comprar
    son un banco
    gestionan préstamos
    solicitar una hipoteca aquí`,
  "/faq#hablar-con-una-persona": `
    atención al cliente
    quiero hablar con un humano
    número de teléfono de soporte
    que me llame alguien
    contactar con el equipo
    pasarme con un agente real
    hay alguien ahí`,
  "/faq#cuanto-tardais": `
    en cuánto responden
    horario de atención
    llevo esperando una respuesta
    atienden los fines de semana
    tiempo de espera del soporte
    no me han contestado el mail
    cuándo me van a responder`,
  "/faq#algo-no-funciona": `
    la página no carga
    se quedó trabado
    tengo un problema técnico
    reportar un fallo
    no hace nada al pulsar el botón
    se me cuelga
    está caída la web
    encontré un bug`,
  "/faq#proponer-herramienta": `
    avisadme cuando haya algo nuevo
    proponer una herramienta
    me falta una herramienta
    tengo una sugerencia
    echo en falta una función
    cuándo sale la próxima herramienta
    pedir una mejora`,
};
