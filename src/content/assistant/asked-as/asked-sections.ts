/**
 * How people ask for one section of a help article, in other words than its own: `slug#section`, then the ways, apart by `|`. A test
 * fails when a section does not exist.
 */
const SECTIONS = `
tu-panel-de-inicio#los-avisos-que-no-esperan: qué significan los avisos del panel | por qué me avisa que responda a alguien | alertas del inicio
tu-panel-de-inicio#los-primeros-pasos: por dónde empiezo en mi panel | lista de primeros pasos | volver a ver los primeros pasos
tu-panel-de-inicio#el-panel-esta-vacio: mi panel no muestra nada | no veo datos en el inicio
cualificar-un-comprador#3-lee-la-nota: qué quiere decir la nota del lead | cómo se puntúa un comprador | puntos del cualificador
cualificar-un-comprador#lo-que-no-mira: el cualificador discrimina | usa la nacionalidad del cliente | qué datos no usa para puntuar
calcular-la-capacidad-de-compra#1-quien-compra: qué ingresos pongo en la calculadora | cuento las pagas extra | pongo las deudas del comprador
calcular-la-capacidad-de-compra#2-la-hipoteca: qué tipo de interés pongo | hipoteca mixta en la calculadora | poner plazo y porcentaje del préstamo
calcular-la-capacidad-de-compra#4-lee-el-resultado: qué limita la compra, ingresos o ahorro | cómo leo el resultado de la capacidad | cuadro de amortización
contactos-y-tratos#de-donde-vienen: de dónde salen mis contactos | cómo entra un lead al CRM | origen de los contactos
contactos-y-tratos#quien-lo-lleva: quién atiende un contacto | cambiar el responsable de un cliente | asignar un lead a un asesor
contactos-y-tratos#las-etapas: qué etapas tiene un trato | fases del embudo | columnas del tablero de ventas
contactos-y-tratos#encontrar-a-alguien: buscar un contacto por teléfono | encontrar un cliente en el CRM
contactos-y-tratos#llevarte-tus-contactos: exportar mis contactos | descargar la lista de clientes | sacar los leads a Excel
crear-una-cuenta#crear-la-cuenta: cómo me doy de alta | no me llega el correo de confirmación | pasos para registrarme | no recibo el email para verificar
crear-una-cuenta#entrar: cómo inicio sesión | entrar con Google | abrir mi cuenta
crear-una-cuenta#si-te-pedimos-una-comprobacion: por qué me pide comprobar que soy una persona | captcha al entrar
tu-cartera#como-llenarla: cómo agrego mis propiedades | añadir una vivienda a la cartera | cargar inmuebles
tu-cartera#encontrar-una-vivienda: buscar en mi cartera | filtrar mis propiedades por estado
tu-cartera#estados: qué significa reservado | estados de una vivienda | marcar una propiedad como vendida
tu-cartera#historial: quién cambió el precio de la vivienda | ver cambios de una ficha
tu-cartera#viviendas-repetidas: tengo la misma casa dos veces | avisos de duplicados en la cartera
tus-datos-sin-cuenta#cuando-calculas: qué guardan si calculo sin cuenta | qué queda de mi valoración sin registro
tus-datos-sin-cuenta#como-borrarlo: borrar lo que hice sin cuenta | eliminar datos de visitante
usar-la-api#la-primera-llamada: primera petición a la API | ejemplo con curl | autenticación de la API
usar-la-api#repetir-sin-duplicar: idempotencia en la API | evitar duplicados si repito la llamada
usar-la-api#errores: qué significan los errores de la API | la API devuelve 403 | error 429 de la API
valorar-una-vivienda#1-di-donde-esta: cómo pongo la ubicación | no encuentra mi calle | mover el punto del mapa
valorar-una-vivienda#2-di-como-es: qué datos de la casa pide | qué pongo en superficie construida | no sé si tiene ascensor
valorar-una-vivienda#4-calcula-y-revisa: quitar un comparable | recalcular la valoración | revisar el resultado de la valoración
volver-a-un-resultado#sin-cuenta-solo-en-tu-navegador: no se abre mi resultado en otro ordenador | perdí la valoración al borrar cookies
volver-a-un-resultado#lo-que-escribiste: se guarda lo que escribí en el formulario | recuperar un formulario a medias
menu-de-comandos#hacer-algo: crear un contacto sin el ratón | nueva vivienda desde el buscador
menu-de-comandos#no-encuentra-nada: el buscador no encuentra nada | sale nada para lo que escribí
cambiar-correo-y-contrasena#cambiar-la-contrasena: cómo cambio mi clave | poner otra contraseña
cambiar-correo-y-contrasena#si-entras-con-google: ponerle contraseña a mi cuenta de Google | quitar el acceso con Google
cambiar-correo-y-contrasena#cambiar-el-correo: cambiar mi email de acceso | usar otro correo en mi cuenta
escribir-un-anuncio#2-di-como-se-escribe: elegir el tono del anuncio | anuncio en español de México | cambiar el estilo de la descripción
escribir-un-anuncio#no-lo-publiques-todavia: por qué no me deja copiar el anuncio | falta el certificado energético en el anuncio
importar-contactos#que-archivo-vale: formato para importar contactos | subir contactos del celular | importar vCard
importar-contactos#como-se-reconoce-a-quien-ya-esta: se duplican los contactos al importar | qué pasa si ya tengo a esa persona
importar-contactos#el-permiso-para-escribirles: puedo mandar correos a los contactos importados | consentimiento de contactos importados
anadir-comparables#tres-maneras-de-traerlos: cómo pego los testigos | subir comparables desde Excel | copiar anuncios del portal
anadir-comparables#que-columnas-se-entienden: qué columnas necesita el Excel de comparables | títulos de columnas de comparables
anadir-comparables#lee-el-aviso-antes-de-calcular: por qué no entiende una fila | fila de comparables con error
anadir-comparables#cuales-cuentan-al-final: por qué descarta mis comparables | qué comparables cuentan
claves-de-la-api#crear-una-clave: dónde creo una api key | generar token de la API | cómo saco una clave
claves-de-la-api#revocar-una-clave: quitar una clave de la API | se filtró mi api key | anular un token
fotos-y-documentos#subir-fotos: cómo subo fotos a una propiedad | cargar imágenes de la casa
fotos-y-documentos#ordenar-y-poner-la-portada: cambiar la foto principal | ordenar las fotos | poner portada
fotos-y-documentos#documentos: guardar la nota simple en la ficha | subir escrituras de la vivienda
fotos-y-documentos#quien-los-ve: quién puede ver las fotos y papeles | son públicas las fotos
guardar-y-comparar-resultados#comparar-dos: poner dos valoraciones una al lado de la otra | comparar dos resultados
guardar-y-comparar-resultados#recalcular-con-datos-de-hoy: actualizar una valoración vieja | volver a calcular un resultado antiguo
guardar-y-comparar-resultados#datos-borrados: por qué se borraron los datos de mi resultado | resultado sin datos
impuestos-de-la-calculadora#vivienda-usada: qué impuesto paga un piso de segunda mano | ITP en la calculadora
impuestos-de-la-calculadora#vivienda-nueva: impuestos de obra nueva en la calculadora | IVA y AJD
impuestos-de-la-calculadora#que-significa-por-comprobar: qué es la etiqueta por comprobar | por qué una cifra dice por comprobar
descargar-y-borrar-tus-datos#descargar-tus-datos: bajar toda mi información | copia de mis datos personales
descargar-y-borrar-tus-datos#borrar-la-cuenta: eliminar mi cuenta para siempre | darme de baja del todo | borrar mi usuario
descargar-y-borrar-tus-datos#si-estas-en-una-agencia: borrar mi cuenta estando en una agencia | qué pasa con mi trabajo si borro la cuenta
llaves-de-acceso#anadirla: agregar una passkey | entrar con la huella, cómo se activa
llaves-de-acceso#si-pierdes-el-dispositivo: perdí el móvil con la llave de acceso | me robaron el celular con la passkey
segundo-factor#activarlo: pasos para activar la verificación en dos pasos | escanear el código QR del segundo factor
segundo-factor#si-pierdes-el-movil: perdí el teléfono del segundo factor | no tengo los códigos para entrar
segundo-factor#si-el-codigo-no-vale: el código de seis cifras no funciona | dice que el código no es correcto
segundo-factor#quitarlo: desactivar el segundo factor | quitar la verificación en dos pasos
negociar-una-oferta#5-contesta: redactar una contraoferta | qué le respondo a una oferta baja
negociar-una-oferta#3-lo-que-queda-al-vender: cuánto le queda al propietario | neto del vendedor con impuestos
avisos-de-portales#reenviarlos-solos: que los leads de idealista entren solos | reenviar correos de portales automáticamente
avisos-de-portales#que-portales-se-entienden: de qué portales lee avisos | entiende los correos de Inmuebles24
cookies-y-consentimiento#cambiar-de-opinion: cambiar mi decisión sobre las cookies | quitar el permiso de cookies
exportar-resultados#informe-pdf: sacar el informe en PDF para el dueño | poner mi nombre en el PDF
exportar-resultados#excel-y-csv: bajar las tablas a Excel | exportar los comparables a CSV
exportar-resultados#word: descargar el anuncio en Word | sacar la carta en DOCX
exportar-resultados#texto-y-whatsapp: mandar el resultado por WhatsApp | copiar el resumen como texto
exportar-resultados#si-algo-falla: no me deja descargar el PDF | el enlace de descarga no funciona
importar-tu-cartera#tres-maneras-de-traerla: cómo paso mis inmuebles desde otro programa | migrar la cartera | traer propiedades de mi CRM
importar-tu-cartera#que-ves-antes-de-aplicar: qué pasa antes de importar | filas erróneas de la importación | vista previa de la importación
importar-tu-cartera#llevartela: exportar mi cartera | llevarme mis propiedades
leer-el-rango-y-la-confianza#por-que-un-rango-es-ancho: por qué sale tanta diferencia entre las cifras | el rango es enorme
leer-el-rango-y-la-confianza#el-error-medido: qué es el error medido | cuánto falla la valoración en mi ciudad
hacer-seguimiento#el-ritmo: cada cuántos días llamo a un contacto | cadencia de seguimiento
hacer-seguimiento#si-pide-que-no-insistas: el cliente no quiere que le llame más | dejar de insistir a un contacto
leer-la-cartera-de-una-direccion#ponerla-en-marcha: leer mi feed automáticamente | cada cuánto se lee mi XML | con qué frecuencia revisa mi archivo
leer-la-cartera-de-una-direccion#si-deja-de-funcionar: mi feed dejó de leerse | error al leer la dirección de la cartera
navegadores-y-conexion#que-navegador-hace-falta: qué navegador necesito | funciona en Safari | hay app para el celular
navegadores-y-conexion#con-mala-conexion: funciona con internet lento | se cortó la conexión mientras calculaba
navegadores-y-conexion#algo-se-ve-mal: la página se ve mal | no carga bien la web
quien-ve-que-en-una-agencia#la-tabla: qué ve cada rol | permisos por papel | un agente ve los contactos de otro
quien-ve-que-en-una-agencia#pasar-un-contacto-a-otra-persona: pasar un cliente a un compañero | reasignar un contacto
quien-ve-que-en-una-agencia#y-fuera-de-la-agencia: otra inmobiliaria puede ver mis propiedades | quién ve mi cartera fuera
repartir-contactos#crear-una-regla: repartir leads por zona | asignación automática de contactos
repartir-contactos#ver-por-que-le-toco-a-alguien: por qué este lead le tocó a mi compañero | ver qué regla se aplicó
sesiones-y-dispositivos#cerrar-una-sesion: cerrar sesión en otro equipo | salir de mi cuenta en todos los dispositivos
sesiones-y-dispositivos#alguien-ha-entrado-en-mi-cuenta: me hackearon la cuenta | creo que alguien entró con mi usuario
sesiones-y-dispositivos#cuando-entra-nuestro-equipo: pueden ver mi cuenta los de Umbral | soporte entra en mi cuenta
compartir-un-resultado#crear-el-enlace: mandar un enlace del resultado a mi cliente | generar link para compartir
compartir-un-resultado#que-ve-quien-la-abre: qué ve mi cliente en la página compartida | el cliente ve mis comparables
compartir-un-resultado#visitas: saber si abrió el enlace | cuántas veces lo ha visto
compartir-un-resultado#cambiar-revocar-y-eliminar: anular un enlace compartido | revocar el link | quitar el acceso a un resultado
asistentes-con-mcp#conectarlo: configurar el servidor MCP | conectar Claude con Umbral
por-que-no-hay-precio-de-hoy#que-hacer: cómo consigo que salga precio | no me da valoración, qué hago
por-que-no-hay-precio-de-hoy#precios-de-2018-o-de-2016-en-buenos-aires: por qué el precio es de 2018 | datos antiguos de Buenos Aires
preparar-un-informe-comparativo#2-corrige-los-ajustes: cambiar un ajuste del CMA | corregir la rejilla de comparables
preparar-un-informe-comparativo#3-los-tres-precios-de-salida: tres precios de salida | qué precio de salida propone el informe
compartir-inmuebles#abrirlos-a-otra-agencia: compartir cartera con otra inmobiliaria | MLS con otra agencia
compartir-inmuebles#que-no-ven: qué datos no ve la otra agencia | ven al propietario
compartir-inmuebles#dejar-de-compartir: dejar de compartir mis inmuebles | cerrar la cartera a otra agencia
calcular-la-rentabilidad#2-el-alquiler-y-sus-gastos: qué gastos cuento en la rentabilidad | poner el vacío y la comunidad
calcular-la-rentabilidad#irpf-y-zona-tensionada: impuestos del alquiler en la calculadora | tope de renta en la rentabilidad
calcular-la-rentabilidad#la-pestana-marketing: retorno de la publicidad | qué canal de marketing funciona
publicar-tu-cartera-en-portales#crear-la-direccion: crear el feed para un portal | dirección XML para el portal
publicar-tu-cartera-en-portales#que-sale-y-que-no: qué viviendas salen en el portal | por qué no aparece mi propiedad en el portal
publicar-tu-cartera-en-portales#idealista-fotocasa-y-easybroker: publicar en idealista | subir a Fotocasa | conectar EasyBroker
publicar-tu-cartera-en-portales#dejar-de-enviar: quitar mis anuncios de un portal | dejar de mandar la cartera
horario-y-tiempo-de-respuesta#poner-el-horario: configurar el horario de mi agencia | horas de atención
horario-y-tiempo-de-respuesta#como-se-cuenta: cómo se mide el tiempo de respuesta | cuentan los fines de semana
recuperar-de-la-papelera#recuperar: restaurar algo borrado | borré sin querer una vivienda
recuperar-de-la-papelera#borrar-antes-de-tiempo: vaciar la papelera | borrar definitivamente ya
recuperar-de-la-papelera#lo-que-no-tiene-papelera: qué no se puede recuperar | borrado sin papelera
tarjeta-de-agente#completarla: poner mi foto y mi cargo | datos que salen en los documentos | cambiar mi firma en informes
comprobar-el-precio-de-un-anuncio#3-lee-el-veredicto: qué quiere decir caro o barato | cómo interpreto el detector de precios
comprobar-el-precio-de-un-anuncio#4-repetidos-dias-y-fraude: señales de fraude en un anuncio | anuncio repetido
embudo-y-prevision#mover-un-trato: cambiar un trato de etapa | pasar un negocio a oferta
embudo-y-prevision#como-se-calcula-la-prevision: cuánto voy a cobrar de comisiones | previsión de ingresos | pronóstico de ventas
embudo-y-prevision#repartir-los-honorarios: dividir la comisión entre dos agentes | repartir honorarios de una venta
preguntar-al-asistente#que-puedes-pedirle: qué le puedo preguntar al chat | para qué sirve el asistente
preguntar-al-asistente#lee-alguien-lo-que-escribo: alguien lee mis conversaciones | es privado el chat
preguntar-al-asistente#lo-que-no-hace: qué no hace el asistente | el asistente da consejo legal
seguir-un-enlace-compartido#se-quien-lo-abrio: puedo saber quién abrió el enlace | ver quién leyó mi informe
seguir-un-enlace-compartido#tu-cliente-no-puede-abrirlo: mi cliente no puede abrir el link | el enlace no le funciona
unir-lo-repetido#contactos: unir dos contactos iguales | fusionar clientes duplicados
unir-lo-repetido#deshacer-una-union: deshacer una fusión | separar contactos unidos
prever-el-precio#5-esperar-o-vender-ya: conviene vender ahora o esperar | esperar para vender
planes-y-creditos#que-gasta-y-que-no: qué cuesta créditos | tabla de consumo de créditos
planes-y-creditos#si-se-acaban: me quedé sin créditos | se terminaron los créditos del mes
planes-y-creditos#cuando-se-renuevan: en cuánto tiempo vuelvo a tener créditos | fecha de renovación
hacer-una-visita-de-valoracion#sin-conexion: valorar sin internet | usar la visita sin cobertura
hacer-una-visita-de-valoracion#los-cinco-pasos: pasos de la visita de valoración | qué pregunto en la visita al propietario
cambiar-de-plan-y-facturas#facturas-y-tarjeta: descargar facturas | cambiar la tarjeta de pago
cambiar-de-plan-y-facturas#darte-de-baja: cancelar mi suscripción | dejar de pagar Umbral
busquedas-de-compradores#ver-que-encaja: qué viviendas encajan con mi comprador | cruzar demanda y cartera
busquedas-de-compradores#apuntar-una-busqueda: guardar lo que busca un cliente | registrar la demanda de un comprador
conectar-un-modelo-de-lenguaje#que-datos-recibe: qué datos se mandan al modelo | mandan mis datos a OpenAI
conectar-un-modelo-de-lenguaje#que-cuesta: cuánto cuesta usar mi modelo | cobran por conectar ChatGPT
captar-propietarios#4-la-ruta: planear la ruta de visitas | orden de visitas del día
captar-propietarios#5-no-llamar: lista de no llamar | propietarios que no quieren llamadas
calendario-y-tareas#apuntar-una-visita: agendar una visita | crear una cita en el calendario
calendario-y-tareas#avisos-por-correo: recordatorios por correo | que me avise antes de la cita
trabajar-en-una-agencia#crear-la-agencia: dar de alta mi inmobiliaria | crear mi equipo
trabajar-en-una-agencia#invitar-al-equipo: agregar un compañero | dar de alta a un comercial nuevo | invitar a un asesor
trabajar-en-una-agencia#cuando-alguien-se-va: se va un agente, qué pasa con sus contactos | dar de baja a un empleado
buscar-propiedades#que-puedes-escribir: buscar casas escribiendo una frase | qué entiende el buscador
buscar-propiedades#si-no-sale-ninguno: la búsqueda no da resultados | no encuentra ninguna propiedad
marca-en-los-informes#poner-la-marca: poner mi logo en los informes | cambiar el color de mis documentos
marca-en-los-informes#quitar-hecho-con-umbral: quitar la marca de Umbral | que no salga hecho con Umbral
llevar-el-calendario-al-movil#de-umbral-al-movil: ver mis citas en el teléfono | sincronizar la agenda con el celular
llevar-el-calendario-al-movil#del-movil-a-umbral: ver mi Google Calendar en Umbral | traer mi calendario personal
llevar-el-calendario-al-movil#los-cambios-tardan: por qué tarda en verse una cita | el calendario no se actualiza
analizar-una-zona#oportunidades: viviendas por debajo de su valor | gangas de la zona
analizar-una-zona#informes: mandar cada mes el informe de una zona | informe de barrio para un cliente
guardar-una-busqueda#cuando-llegan: a qué hora llegan las alertas | cada cuánto avisa de nuevas viviendas
guardar-una-busqueda#parar-los-avisos: dejar de recibir alertas | apagar los avisos de una búsqueda
objetivos-del-ano#del-dinero-a-las-llamadas: cuántas captaciones necesito para ganar lo que quiero | cuántas llamadas para una exclusiva
avisos-y-ajustes#que-avisos-llegan-y-donde: apagar notificaciones | qué avisos me llegan por correo
analitica-y-definiciones#el-retorno-de-cada-origen: qué portal me da más clientes | retorno por origen
region-y-moneda#como-escribir-numeros: cómo escribo un millón | con punto o con coma
preparar-una-propuesta#enviarla: mandar la propuesta al propietario | enviar propuesta de captación
preparar-una-propuesta#lo-que-hace-el-propietario: cómo acepta el propietario la propuesta | firma del dueño en la propuesta
atender-conversaciones#responder: contestar una conversación del asistente | responder a un visitante del chat
firmar-documentos#para-que-vale: vale legalmente la firma | es válida la firma electrónica
firmar-documentos#pedir-una-firma: mandar un contrato a firmar | firmar a distancia | pedir firma por SMS
firmar-documentos#el-documento-firmado: descargar el contrato firmado | dónde queda el documento firmado
firmar-documentos#comprobarlo: comprobar que un documento firmado es auténtico | verificar una firma
enviar-una-campana#elegir-a-quien: a quién le llega la campaña | segmentar contactos de un correo
enviar-una-campana#si-no-puedes-enviar: no me deja enviar la campaña | falta el remitente
enviar-campanas-desde-tu-dominio#las-tres-lineas-de-dns: configurar SPF y DKIM | registros DNS del correo
enviar-campanas-desde-tu-dominio#bajas-rebotes-y-quejas: qué es un rebote | darse de baja de los correos
resumir-una-conversacion#que-puedes-darle: exportar el chat de WhatsApp para resumirlo | qué conversaciones resume
asistente-para-visitantes#encenderlo: poner el asistente en mi web | activar el chat para mis clientes
asistente-para-visitantes#que-responde: qué contesta el asistente a mis clientes | responde por mí a visitantes
usar-plantillas#traer-un-word: usar mi propio contrato de Word | subir mi plantilla
usar-plantillas#enviarla-a-firmar: firmar un contrato hecho con plantilla | mandar la plantilla a firmar
analizar-documentos#el-semaforo: qué significa el semáforo del analizador | colores del análisis de documentos
analizar-documentos#que-no-salga-de-mi-equipo: los papeles salen de mi ordenador | leer documentos sin subirlos
automatizar-con-flujos#publicar-y-parar: parar un flujo | activar una automatización
automatizar-con-flujos#ver-que-ha-hecho: qué hizo el flujo | historial de una automatización
hacer-una-landing#tu-dominio: usar mi dominio en la landing | poner mi propia dirección web
hacer-una-landing#los-contactos: dónde llegan los leads de la landing | formulario de la landing
dibujar-un-plano#sobre-una-imagen: calcar un plano escaneado | dibujar sobre una foto del plano
dibujar-un-plano#superficies: metros útiles y construidos del plano | cómo calcula la superficie
dibujar-un-plano#sacarlo: exportar el plano a DXF | descargar el plano en PDF
amueblar-una-foto#la-prueba: cómo se sabe que la foto está amueblada | etiqueta de amueblado virtual
renderizar-una-vivienda#que-puedes-abrir: qué archivos 3D abre | abrir un GLB
recorridos-de-360-grados#sin-camara-de-360: hacer un tour virtual con el móvil | recorrido sin cámara especial
recorridos-de-360-grados#caras-y-matriculas: difuminar caras en el tour | tapar matrículas
recorridos-de-360-grados#compartir: compartir el recorrido virtual | poner el tour en mi web
video-con-tus-fotos#exportar: descargar el vídeo | en qué formato sale el video
video-con-tus-fotos#musica-y-voz: ponerle música al vídeo | agregar voz al video
hacer-un-video-de-marketing#exportar: bajar el vídeo para Instagram | formatos del video de marketing
`;

/** The same by the address of the section. */
export const ASKED_SECTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  SECTIONS.trim()
    .split("\n")
    .map((line): [string, readonly string[]] => {
      const [section = "", ways = ""] = line.split(": ");
      return [`/help-center/articulo/${section}`, ways.split(" | ")];
    }),
);
