/**
 * Messages that stand at a border of the assistant's reader: the last number that is still read as one thing and the first that is another,
 * words that turn a fact round and those that only look so. One message a line; «#» heads a group, and an answer stands behind the question
 * that it answers, between them «→».
 */
export const BORDER_MESSAGES = `
# Loans: rates up to 60 % with a sign and 25 without, terms up to 40 years, ages from 18
hipoteca al 60 %
hipoteca al 61 %
hipoteca al 2,75
hipoteca al 25
hipoteca al 26
hipoteca a 3,5
tipo fijo 3
interés del 3 por ciento
interés del tres por cien
me financian el 80 % del precio
entrada del 20 %
comisión del 3 %
tipo del 3 % y entrada del 20 %
trabajo fijo en una empresa
sueldo fijo de 2.000
hipoteca fija
hipoteca a tipo variable
hipoteca mixta a 25 años
tipo fijo
cuota fija
hipoteca de 150.000 a 30 años
hipoteca a 50 años
hipoteca a 51 años
hipoteca a 99 años
hipoteca a 100 años
en 240 meses
en 24 meses
en 23 meses
en 25 meses
en 480 meses
en 492 meses
en 240 cuotas
14 pagas
plazo 30
plazo de 30
plazo de 40
plazo de 41
tengo 17 años
tengo 18 años
tengo 35 años y quiero una hipoteca a 30 años
de 40 años de edad
piso de 40 años
hace 10 años
dentro de 5 años
llevo 10 años trabajando
10 años de antigüedad
cumplo 60 años

# Money: thousands that are meant, months and years, two earners, what is owed
gano 2.000 al mes
gano 2.000 y mi pareja 1.500
gano 24.000 al año
gano 24.000 euros brutos anuales
ingresos anuales de 36.000
al año gano 36.000
cobro 1.800 netos mensuales
cobro 1800 al mes y yo 1200
nómina de 2.100 €
ahorros de 50.000
50.000 ahorrados
tengo 50.000
tengo 3.000 de sueldo
tengo 40.000 en el banco
35.000 en la cuenta
40.000 en la zona
250 al mes del coche
pago 250 al mes
pago 250 de coche
ingresos 3.000 ahorros 50.000
ingresos: 3.000, ahorros: 50.000, deudas: 200
2.900 netos 55 mil ahorrados
400 mil para el enganche
con 50.000 de entrada
pido 150.000
préstamo de 150.000
piso de 200.000 con 40.000 de entrada
hasta 250
hasta 250.000
máximo 250 mil
entre 200 y 250 mil
de 200.000 a 250.000 euros
presupuesto de 250
piso que cuesta 300.000
unos 300.000
mínimo 200.000
a partir de 200.000
construido en 1990
en 2027
en 1849 euros
2 millones de pesos en México
2 millones de pesos argentinos
$ 85.000
US$ 120.000
120.000 dólares
300.000 soles
5.000 UF
£ 300.000
medio millón
1,5 millones
999
1000

# Areas from 8 m² to a million, rooms to 20, baths to 15, floors to 50
piso de 7 m2
piso de 8 m2
finca de 1.000.000 m2
finca de 1.000.001 m2
metros: 11
metros: 12
metros: 2000
metros: 2001
superficie de 90
90 metros
de 80 a 100 metros
más de 80 metros
menos de 80 m2
a 500 metros de la playa
piso con terraza de 20 metros
terraza de 20 metros
2 m euros
20 habitaciones
21 habitaciones
3 o más habitaciones
3+ hab
3 habitaciones o más
como máximo 3 habitaciones
de 2 a 4 habitaciones
3 habitaciones a 200 mil
habitaciones: 15
habitaciones: 16
habitaciones: mínimo 3
que sea de tres
uno de 2
piso de 6
algo de 1 o 2
3 ambientes
1 ambiente
monoambiente
que no sea monoambiente
15 baños
16 baños
baños: 10
baños: 11
2 cuartos de baño
un cuarto de baño y 3 cuartos
un cuarto sin ascensor
planta 50
planta 51
tercera planta
planta tercera
un tercero sin ascensor
lo primero
el primero, con ascensor
3º exterior
3ª planta
piso 3, con ascensor
piso 3 hab
nivel 4
planta baja
pb
un bajo
precio bajo
es bajo precio
no quiero un bajo
que no sea un primero
5 a planta

# Homes: what is wanted and what is not
con ascensor
sin ascensor
sin ascensor, con terraza
sin ascensor ni garaje
no importa el ascensor
no hace falta ascensor
no solo con ascensor
no, con ascensor
al menos ascensor
con pileta no
con pileta no, con cochera
interior
que no sea interior
interior de diseño
diseño interior
aire
con aire
aire acondicionado
a/a
Ciudad Jardín
con jardín
amueblado
sin amueblar
a reformar
sin reformar
que no esté a reformar
reformado
segunda mano
usado
no usado
primera transmisión
a estrenar
del promotor
vivienda nueva
Nueva York
un piso nuevo
no es nuevo
un piso ático
un ático
estoy en casa
mi casa
quinta planta
tercer piso
una villa
Villa de Gràcia
un solar
la finca
mercado local
vivo de alquiler y quiero comprar
alquiler con opción a compra
no quiero alquilar
vender
declaración de la renta

# Days and hours, on Tuesday the 24th of November 2026
el 3 de diciembre
3 dic
uno de enero
primero de enero
el 31 de febrero
el 32 de enero
el 24 de noviembre
el 23 de noviembre
tres de diciembre de 2027
3/12
03-12-2026
2026-12-03
3-4
31/2
3/13
3/12/27
el jueves
el martes
jueves
jueves a las 6
los martes
cada lunes
el lunes de la semana que viene
el domingo de la próxima semana
hoy
esta tarde
mañana
pasado mañana
mañana o pasado
por la mañana
dentro de tres días
en dos semanas
en 60 días
en 61 días
en 2 meses
a las 5
a las 8
a las 9
a las 12
a la una menos cinco
a las 5 y cuarto
a las 5 y media
a las 5 menos cuarto
a las 5 y veinte
a las 10 de la noche
a las 9 de la mañana
a las 5 am
a las 5 pm
a las 5 p.m.
17:30
17.30
a las 17.30
24:00
a las 24
a las 25
al mediodía
19 h
6 h
sobre las 7 esta tarde
de 5 a 7

# Places
en Gràcia, Barcelona
Triana (Sevilla)
en la zona de Sants
cerca de Sants
en el barrio de Gràcia
por Getafe
Comunidad de Madrid
en Francia
en Colombia
¿y Atlantis?
¿y en Atlantis del Mar?
en Villarriba del Monte Alto de la Sierra Morena Grande
en la Torre Nueva
en efectivo
en mi zona
no en Madrid, en Getafe
en MADRID
EN MADRID
en Ab
piso en toro
piso en Toro
en 28010
en 28010 euros
28010
08036
08036 euros
cp 28010
código postal 28010
en el 28010
en 99999

# Places that follow each other, and words between them
centro de Madrid
piso en sants barcelona
en gracia barcelona
toro
en sol
en el toro
¿y Bilbao?
¿o Bilbao?
Bilbao, no, Madrid
no, Madrid
en Madrid o Barcelona
por la zona de la Malvarrosa, Valencia
en san
de Sants

# People: telephone numbers, mail, references and names
llámame al 600 123 456
mi móvil es 600123456
+34 600 123 456
(55) 1234 5678
600123
mi número es 12345
ref. 1042
REF-1042
referencia UMB-0042
referencia catastral 9872023VH5797S0001WX
código postal 46006
código postal-46006
referencia catastral-9872023
referencia postal-77 catastral
A-1234
piso 4471
piso 1990
inmueble 00123
anuncio número 77
piso 4471 euros
me llamo ana garcía
soy Ana
soy agente
Soy Comprador
a nombre de Juan de la Cruz y tengo prisa
me llamo Ana de La Cruz
soy Ana De La Cruz
me llamo Ana de la
soy De la Cruz
me llamo Ana y mi correo es ANA@Ejemplo.COM
laura arroba ejemplo punto com
laura arroba ejemplo punto xyz

# A second word of the same kind, and messages that state no fact
reformado y a estrenar
ático, dúplex
tercero, cuarto
hipoteca a 20 años en vez de 30
precio del metro
cuánto vale
tasación
quiero verlo el jueves a las 5
¿qué herramienta calcula la cuota?
¿cuánto cuesta el plan?
hola
gracias
adiós

# Sale and letting: a «no» within three words turns them round
no alquilo, compro
no tengo casa, alquiler
no es para alquilar
no es para vender, es para alquilar
no para alquilar
que no sea de alquiler
no quiero comprar sino alquilar
no puedo comprar, busco alquiler
no sé si comprar
no solo alquilar
ya no vivo de alquiler y quiero comprar
vivimos de alquiler y queremos vender
alquilar con opción de compra
impuesto sobre la renta

# Articles and other words between a lead and a place
en el barrio de la Sants
en el centro de la Gràcia
en la zona de la Barceloneta
por el barrio de los Sants
cerca de la Sagrera
de la Sagrera

# Amounts whose labels stand before and behind
ingresos 3.000 ahorros de 50.000
ingresos 3.000 ahorros: 50.000
ingresos de 3.000 y ahorros de 50.000
3.000 de ingresos y 50.000 de ahorros
3.000 netos 50.000 ahorrados
con 3.000 de mis ingresos
precio 200.000
200.000 de precio
de 1975
en 1850
en 2060
del año 1975

# Answers to a question
¿Cuántos metros cuadrados tiene? → 90
¿Cuántos metros cuadrados tiene? → unos 90
¿Cuántos metros cuadrados tiene? → 5
¿Cuántas habitaciones necesitas? → 3
¿Cuántas habitaciones necesitas? → entre 2 y 3
¿Qué día te viene bien? → el 15
¿Qué día te viene bien? → el 25
¿Qué día te viene bien? → el 32
¿A qué hora? → 5
¿A qué hora? → a las 11
¿A qué hora? → el 5
¿Cuánto ingresáis al mes, en neto, entre todos los que compráis? → 2.000
¿Cuánto ingresáis al mes, en neto, entre todos los que compráis? → 30
¿Cuánto tenéis ahorrado para la compra? → 30
¿Cuánto tenéis ahorrado para la compra? → nada
¿En qué barrio o municipio está? → Gràcia
¿En qué barrio o municipio está? → está en el barrio de sants
¿En qué barrio o municipio está? → en Villarriba
¿En qué barrio o municipio está? → en Villarriba, 80 metros
¿En qué barrio o municipio está? → Villarriba
¿En qué barrio o municipio está? → no lo sé
¿En qué barrio o municipio está? → un piso de 80 metros
¿En qué barrio o municipio está? → Villarriba del Monte Alto de la Sierra
¿En qué barrio o municipio está? → V
¿Cómo te llamas? → ana garcía
¿Cómo te llamas? → Ana García López de Haro
¿Tiene ascensor? → sí
¿Tiene ascensor? → no
¿Es nueva o usada? → nueva
¿A cuántos años? → 30
¿Qué precio tiene la vivienda? → 250
¿En qué planta está? → 3
¿En qué planta está? → bajo
¿En qué planta está? → ático
¿Cuántos baños tiene? → 2
¿A qué interés? Por ejemplo, 2,9 %. → 3
¿A qué interés? Por ejemplo, 2,9 %. → 30
¿A tipo fijo, variable o mixto? → fijo
¿Qué edad tiene la persona mayor de las que compran? → 40
¿Qué edad tiene la persona mayor de las que compran? → 17
¿De cuánto sería el préstamo? → 150
¿Hasta qué precio? → 250
¿A qué teléfono te llamamos? → 600 123 456
¿A qué correo te escribimos? → ana@ejemplo.com
¿Cuánto pagáis al mes por otros préstamos? Si no hay ninguno, di «nada». → nada
¿Cuánto pagáis al mes por otros préstamos? Si no hay ninguno, di «nada». → 250
¿Para comprar o para alquilar? → comprar

# Conversations: what goes on with a task, and what leaves it
cuánto vale mi piso en Sants → ¿Cuántos metros cuadrados tiene? → 90
cuánto vale mi piso en Sants → ¿Cuántos metros cuadrados tiene? → no lo sé
cuánto vale mi piso en Sants → ¿Cuántos metros cuadrados tiene? → ¿cuánto cuesta el plan de agencia?
cuánto vale mi piso en Sants → ¿Cuántos metros cuadrados tiene? → hola
cuánto vale mi piso de 80 metros en Sants → Vale unos 320.000 €. → ¿y si tuviera 110?
cuánto vale mi piso de 80 metros en Sants → Vale unos 320.000 €. → no, perdona, 95
cuánto vale mi piso de 80 metros en Sants → Vale unos 320.000 €. → mejor con ascensor y terraza, que es un ático reformado de tres habitaciones
cuánto vale mi piso de 80 metros en Sants → Vale unos 320.000 €. → gracias
cuota de 150.000 → ¿A cuántos años? → 30
cuota de 150.000 → ¿A cuántos años? → a 25 y al 3 %
cuota de 150.000 a 30 años → Serían 632 €. → ¿y a 20 años?
cuota de 150.000 a 30 años → Serían 632 €. → no, 250.000
cuota de 150.000 a 30 años → Serían 632 €. → espera, eran 180.000 a 25 años
cuota de 150.000 a 30 años → Serían 632 €. → al 4
busco piso en Sants → ¿Para comprar o para alquilar? → alquilar
busco piso en Sants → ¿Para comprar o para alquilar? → hasta 900
busco piso en Sants para alquilar → Hay 12. → con ascensor
busco piso en Sants para alquilar → Hay 12. → ¿y en Madrid?
busco piso en Sants para alquilar → Hay 12. → quiero visitar el primero el jueves a las 5
gano 2.000, cuánto puedo gastar → ¿Cuánto tenéis ahorrado para la compra? → 40.000
gano 2.000, cuánto puedo gastar → ¿Cuánto tenéis ahorrado para la compra? → y mi pareja gana 1.400
gano 2.000, cuánto puedo gastar → ¿Cuánto tenéis ahorrado para la compra? → nada
gano 2.000, cuánto puedo gastar → ¿Cuánto tenéis ahorrado para la compra? → sin deudas
gano 2.000, cuánto puedo gastar → ¿Cuánto tenéis ahorrado para la compra? → no, espera, 2.700
¿cuánto cuesta el plan profesional? → Cuesta 29 €. → ¿y el de agencia?
¿cuánto cuesta el plan profesional? → Cuesta 29 €. → ¿y al año?
¿cuánto cuesta el plan profesional? → Cuesta 29 €. → ¿y qué tiempo hace?
¿qué herramienta calcula la cuota? → La calculadora. → ¿y la de la reforma?
quiero visitar el piso → ¿Qué día quieres verla? → mañana
quiero visitar el piso → ¿Qué día quieres verla? → el 25 a las 11
hola → Hola. → cuánto vale mi casa
`;
