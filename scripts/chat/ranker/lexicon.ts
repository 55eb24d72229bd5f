/**
 * Words and phrases that say the same thing in a question, in Spain, Mexico, Argentina, Colombia, Chile, Peru, Ecuador and Uruguay. A line is a
 * group; any of it may stand for any other of it in a training question. Number and tense agree within a line; gender need not, as people who
 * type do not always agree either.
 */
const GROUPS = `
piso | vivienda | departamento | depto | depa | apartamento | apto | inmueble | casa | propiedad
pisos | viviendas | departamentos | deptos | apartamentos | inmuebles | casas | propiedades
alquiler | renta | arriendo | arrendamiento
alquilar | rentar | arrendar | poner en alquiler
alquilado | rentado | arrendado
inquilino | arrendatario | quien alquila
hipoteca | crédito hipotecario | préstamo | préstamo hipotecario | crédito
hipotecas | créditos hipotecarios | préstamos
cuota | mensualidad | dividendo | letra | pago mensual
entrada | enganche | pie | cuota inicial | anticipo | inicial
ahorros | ahorro | dinero ahorrado | plata ahorrada
móvil | celular | teléfono | cel
ordenador | computadora | compu | computador | pc
coche | carro | auto
garaje | cochera | estacionamiento | parqueadero | plaza de garaje
ascensor | elevador
trastero | bodega | baulera
habitaciones | recámaras | dormitorios | ambientes | alcobas | cuartos
tasación | avalúo | valuación oficial | peritaje
valorar | tasar | valuar | avaluar | estimar el precio de | poner precio a | saber cuánto vale
valoración | valuación | estimación | tasación
valoraciones | valuaciones | estimaciones
testigos | comparables | referencias | muestras
inmobiliaria | agencia | oficina | agencia inmobiliaria
agente | asesor | comercial | corredor | agente inmobiliario | vendedor
agentes | asesores | comerciales | corredores
equipo | compañeros | gente de la oficina | mi gente
compañero | colega | socio | otra persona del equipo
jefe | gerente | director | coordinador | titular
propietario | dueño | vendedor | el que vende
propietarios | dueños | vendedores
comprador | interesado | cliente comprador
cliente | contacto | interesado
clientes | contactos | prospectos | interesados | leads
cartera | inventario | listado de inmuebles | mis propiedades
anuncio | publicación | aviso | ficha
anuncios | publicaciones | avisos
descripción | texto del anuncio | redacción
fotos | imágenes | fotografías
foto | imagen | fotografía
vídeo | video | grabación
informe | reporte | dossier | documento
informes | reportes | documentos
factura | recibo | comprobante | boleta
facturas | recibos | comprobantes
precio | costo | coste | tarifa | valor
precios | costos | costes | tarifas
cuánto cuesta | cuánto vale | qué precio tiene | cuánto sale | a cómo está | cuánto cobran por | qué cuesta | en cuánto sale | cuánto hay que pagar por | cuál es el precio de
plan | suscripción | abono | paquete | plan de pago
planes | suscripciones | paquetes
créditos | saldo | puntos
gratis | sin pagar | de balde | sin costo | gratuito
prueba | periodo de prueba | trial | demo gratis
tarjeta | tarjeta de crédito | tarjeta bancaria
pagar | abonar | cancelar el pago de | hacer el pago
darme de baja | cancelar | dejar de pagar | anular la suscripción | darse de baja | desuscribirme
darme de alta | registrarme | crear una cuenta | abrir cuenta | inscribirme
cuenta | usuario | perfil
contraseña | clave | password | contrasenia
correo | email | mail | correo electrónico
iniciar sesión | entrar | ingresar | loguearme | acceder
cerrar sesión | salir de la cuenta | desconectarme
borrar | eliminar | quitar | suprimir
he borrado | borré | eliminé | he eliminado | se me borró
recuperar | volver a tener | restaurar | traer de vuelta
guardar | conservar | dejar guardado | almacenar
añadir | agregar | sumar | meter | poner
añado | agrego | sumo | meto | pongo
cambiar | modificar | editar | actualizar
cambio | modifico | edito
subir | cargar | importar | pasar
descargar | bajar | exportar | sacar
descargo | bajo | exporto | saco
enviar | mandar | pasar | hacer llegar
envío | mando | paso
compartir | pasarle a un cliente | mandar
enlace | link | liga | vínculo | url
enlaces | links | ligas
archivo | fichero | documento
archivos | ficheros
excel | hoja de cálculo | planilla | csv
calendario | agenda
cita | visita | reunión
citas | visitas | reuniones
aviso | alerta | notificación | recordatorio
avisos | alertas | notificaciones
búsqueda | demanda | lo que busca el cliente
embudo | pipeline | tablero | kanban
estadísticas | métricas | analítica | números
objetivos | metas | cuotas de venta
comisión | honorarios | lo que cobra la inmobiliaria
impuestos | tributos | gastos de impuestos
ITP | impuesto de transmisiones | transmisiones patrimoniales
gastos | costos | desembolsos
notaría | notario | escribanía | escribano
escritura | escrituración | firma ante notario
arras | seña | señal | reserva
nota simple | certificado de libertad y gravamen | certificado de tradición | informe de dominio
rentabilidad | rendimiento | retorno | yield | lo que renta
reforma | remodelación | refacción | obra | arreglos
barrio | colonia | zona | sector | vecindario
ciudad | municipio | comuna | localidad
plano | plano de planta | croquis
tour virtual | recorrido virtual | visita virtual | paseo 3d
marca | logo | imagen de mi agencia
página web | sitio | web
herramienta | calculadora | función | módulo
herramientas | funciones | utilidades
error | fallo | problema | falla
no funciona | no anda | no sirve | no jala | no va | falla
fiable | confiable | de fiar | exacto
margen de error | cuánto se equivoca | precisión
rango | horquilla | intervalo
datos | información
datos personales | información privada | mis datos
privacidad | protección de datos
permiso | autorización | consentimiento
seguridad | protección
API | integración por programa
integrar | conectar | enlazar | vincular
soporte | ayuda | atención al cliente | asistencia
persona | humano | alguien del equipo | alguien de carne y hueso
idioma | lengua
país | nación
pesos | moneda local
dinero | plata | lana | pasta | guita
ahora | hoy | ahorita | actualmente
rápido | pronto | enseguida
necesito | ocupo | me hace falta | preciso
quiero | quisiera | me gustaría | deseo | querría
quiere | desea | busca
puedo | se puede | podría | podemos | es posible | hay forma de | hay manera de | me deja
puede | podría | le es posible
pueden | podrían | podéis | puedes | podés
tienen | tenéis | tenés | tienes | manejan | hay | ofrecen
tengo que | hay que | debo | se tiene que | toca | es necesario
hace falta | se necesita | se requiere | es obligatorio
cómo hago para | cómo puedo | cómo le hago para | qué hago para | de qué manera puedo | qué tengo que hacer para | pasos para | cuál es la forma de
cómo se | de qué manera se | de qué forma se
qué es | qué significa | qué quiere decir | explícame qué es | a qué se refiere | qué viene siendo
dónde está | dónde queda | dónde encuentro | en dónde veo | dónde sale | en qué parte está | por dónde se llega a
dónde | en qué sitio | en dónde | en qué parte
quién | qué persona
cuándo | en qué momento | en qué fecha
cuánto tiempo | cuántos días | qué plazo | por cuánto tiempo
cuánto dura | cuánto tiempo vale | qué duración tiene | hasta cuándo vale
por qué no | a qué se debe que no | por qué razón no
cuántos | qué cantidad de | hasta cuántos
sirve para | vale para | se usa para
me sale | me aparece | me dice | me da
vosotros | ustedes
vuestra | su | la de ustedes
vuestro | su
os | les
mi | nuestro
al mes | mensual | por mes | cada mes | mensualmente
al año | anual | por año | cada año
al día | por día | diario | cada día
caduca | vence | expira | se acaba
caducan | vencen | expiran | se acaban
varios | muchos | más de uno
además | también | aparte
nuevo | recién llegado | que acaba de entrar
repetido | duplicado | dos veces
unir | juntar | fusionar | unificar
repartir | asignar | distribuir
ver | mirar | consultar | revisar
calcular | sacar | hacer la cuenta de | averiguar
empezar | comenzar | arrancar | iniciar
instalar | bajar la app de | tener en el teléfono`;

/** The groups' members, lower case as they are typed. */
export const LEXICON: readonly (readonly string[])[] = GROUPS.trim()
  .split("\n")
  .map((line) => line.split("|").map((word) => word.trim()));
