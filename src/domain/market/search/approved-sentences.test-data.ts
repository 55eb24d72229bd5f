/**
 * Sentences that stand at a border of the reader: the last number that is still read and the first one that is not, the words that turn a
 * condition round and those that only look so, and the same condition in the words of several countries. One sentence a line; «#» heads a group.
 */
export const APPROVED_SENTENCES = `
# Areas: 8 m² are the smallest, and ten million the largest that is searched for
piso de 7 m2
piso de 8 m2
terreno de 1.000.000 m2
terreno de 1.000.001 m2
terreno de 909 ha
terreno de 910 ha
terreno de 1.001 ha
finca de más de 2.000 hectáreas
parcela de 12.000.000 m2
piso de 90 m2
piso de unos 90 m2
piso de 95 metros cuadrados
piso de 95 metros construidos en Valencia
piso de 95 metros útiles
piso de 80 a 100 m2
piso entre 80 y 100 metros
piso de más de 80 m2
piso de menos de 80 m2
piso de al menos 80 m2
piso de mínimo 80 m2
piso de 80 m2 o más
piso de 80 m2 como mínimo
piso de 80 m2 como máximo
piso, menos de 120 m², más de 80
piso, menos de 120 m², más de 48
piso, menos de 120 m², más de 47
piso, más de 80 m2, menos de 200
piso, más de 80 m2, menos de 201
terreno de 2 hectáreas
terreno de 3 ha
terreno de 500 varas
finca de entre 1 y 2 hectáreas
piso con terraza de 20 metros
piso con jardín de unos 30 m2
casa con parcela de 800 m2
casa con 800 metros de parcela
casa con parcela de más de 800 metros
parcela de 800 m2
terreno de 800 metros
parcela de 800 metros con casa
piso de 80 m2 con patio de 15 m2
100 euros el metro
piso de 60 m y 2 habitaciones

# Rooms: twenty are the most; baths: fifteen
piso de 3 habitaciones
piso de 20 habitaciones
piso de 21 habitaciones
piso de 3 o más habitaciones
piso de 3 habitaciones o más
piso de más de 3 habitaciones
piso de no más de 3 habitaciones
piso de menos de 3 habitaciones
piso de al menos 3 habitaciones
piso de hasta 3 habitaciones
piso de 2 o 3 habitaciones
piso de 2 a 4 habitaciones
piso de 2-3 dormitorios
piso con tres dormitorios
piso de 3 habitaciones como mínimo
piso de mínimo 3 habitaciones
piso de 3+ habitaciones
piso de 3 buenas habitaciones
piso de 3 amplias habitaciones
habitaciones: 3
habitaciones: mínimo 3
habitaciones = 20
habitaciones: 21
dormitorios 2
depto de 3 ambientes
depto de 1 ambiente
depto de 2 ambientes o más
depto de 2 a 4 ambientes
3h 2b
piso 2D 1B
departamento de 3 recámaras
apartamento de 3 alcobas
casa de 4 piezas
piso de 2 baños
piso de 15 baños
piso de 16 baños
piso de 2 baños como mínimo
piso de 2 baños o más
piso de menos de 2 baños
piso de 2 a 3 baños
piso de 2 cuartos de baño
piso de 1 cuarto y 1 cuarto de baño
baños: 2
baños: mínimo 2
baños: 20
baños: 21
2 baños como mínimo 3 hab

# Floors: sixty is the highest; of a denied one only the ground floor and the first say something
un tercero con ascensor
un tercero
tercero sin ascensor
tercero
tercera planta
planta tercera
planta 3
planta 60
planta 61
altura 4
nivel 2
un 3º con ascensor
3º exterior
piso en 4ª planta
piso 10 o más
piso 3 o más habitaciones
piso 3 habitaciones
piso 3
piso 200 mil
planta 5 o más
a partir de un tercero
desde un segundo
hasta un tercero
piso hasta el tercero con ascensor
piso, al menos un cuarto exterior
piso, como máximo un primero con terraza
piso máximo un bajo
piso mínimo planta 2
máximo un segundo
mínimo un primero
un segundo o tercero
primera o segunda planta
un bajo
bajo con patio
no en bajo
que no sea bajo
ni bajo
sin bajos
bajo 200.000
precio bajo
bajo precio
piso bajo
lo más bajo
que no sea un primero
ni bajos ni primeros
que no sea un segundo
un bajo, nada de primeros
bajo, que no sea bajo
planta baja
entresuelo
última planta
último piso
no último piso

# Prices: below 1,000 a bounded number means thousands in a sale
piso por 250.000 euros
piso por 250000
piso por 250 mil
piso por 250k
piso hasta 250
piso por menos de 250
piso por menos de 999
piso por menos de 1000
piso por 9
piso hasta 9
piso hasta 10
piso 250
presupuesto 250
presupuesto de 250
precio máximo 250
piso de 200 a 250
piso entre 200 y 250 mil
piso entre 200.000 y 250.000 euros
piso desde 200.000
piso a partir de 200.000 €
piso de unos 200.000 euros
piso alrededor de 200.000 euros
piso de más de 200.000 y menos de 300.000 euros
piso medio millón
piso 1,5 millones
piso que cueste 300.000
piso no más de 300.000 euros
300.000 €
€ 300.000
piso 900 al mes
piso 900 € al mes
piso 900 mensuales
piso 900 mensual
piso 900 por mes
piso 900 cada mes
piso 900€/mes
piso en alquiler por 900
piso en alquiler hasta 900
piso en alquiler menos de 9
alquilar por 250
departamento 3 mdp
departamento 200 mdd
departamento en renta 15 mil pesos
departamento 2 millones de pesos mexicanos
departamento 2 millones de pesos en Rosario, Argentina
depto US$ 120.000
depto u$s 120.000
depto USD 120.000
depto u$d 85 mil
depto 85 lucas verdes
depto $ 85.000
depto $85.000
depto 120.000 dólares
casa 5.000 uf
casa 300.000 soles
apartamento 400 millones de pesos colombianos
piso 3.000 €/m2
piso a 3.000 euros el metro
piso a menos de 3.000 euros por metro cuadrado
piso entre 2.000 y 3.000 €/m2
piso a 3.000 al metro 2
piso a más de 2.500 €/m²
depto S/ 550.000
depto S/. 550.000
piso s 250.000
piso en alquiler o venta/ 250.000
casas/ 250.000 en Valencia

# Years: from 1850 to 2060, and decades
piso construido en 1990
piso construido en 1849
piso construido en 1850
piso construido en 2060
piso construido en 2061
piso del año 1990
piso de año 1990
piso construido antes de 1990
piso anterior a 1990
piso construido después de 1990
piso posterior a 1990
piso construido a partir de 1990
piso construido desde 1990
piso construido hasta 1990
edificio de los años 70
edificio de los años 10
edificio de los años 5
edificio de los años 90
edificio de los años 95
edificio de los años 100

# What is wanted, what is not, and what does not matter
piso con ascensor
piso sin ascensor
piso que no tenga ascensor
piso sin ascensor ni garaje
piso con garaje y sin trastero
piso interior
piso interior no
piso que no sea interior
piso con pileta no
sin ascensor no me vale
sin ascensor no me sirve
sin ascensor, descartado
sin ascensor ni hablar
sin ascensor ni loco
sin ascensor me da igual
sin ascensor no me importa
sin garaje, no me importa el barrio
nada sin ascensor
ni de broma sin ascensor
no me importa que no tenga ascensor
da igual que no tenga terraza
nada de último piso sin ascensor
nada de tercero sin ascensor
nada de pisos sin ascensor
no quiero chalets sin piscina
busco piso con luz sin ascensor
exterior o interior
con o sin muebles
planta baja o con ascensor
piscina o gimnasio
piscina o jardín
piscina o alberca
piso o casa
piso o con terraza
un tercero como máximo o con ascensor
con ascensor o al menos un bajo
terraza o si no, balcón
garaje o trastero
trastero o garaje
todo menos áticos
cualquier cosa menos estudios
todo menos bajos
pisos, excepto dúplex
casa o chalet, no adosado
casa con garaje
garaje
garaje y trastero
piso con dos perros
que admita mascotas
que acepten perros
sin mascotas
dos gatos
con inquilino
libre de inquilinos
vacío
okupado
no okupado
plaza de garaje
plaza de garaje en Valencia
de particular
sin agencias
nada de inmobiliarias
de agencia
no particulares
trato directo
a estrenar
obra nueva
no obra nueva
a estrenar o reformado
a reformar
sin reformar
para reformar o a estrenar
que no necesite reforma
que no haga falta reformarlo
buen estado
recién reformado
listo para entrar a vivir
segunda mano
pisos nuevos
piso nuevo
departamento nuevo
clase energética A
certificado energético B o mejor
letra energética H
etiqueta energética de letra C
sin certificado energético A
reservados
vendidos
no vendidos
retirados
nuevos de esta semana
publicados desde ayer
publicados en los últimos 3 días
publicados en los últimos 400 días
publicados en las últimas 2 semanas
nuevos de este mes
novedades
recién publicados
que hayan bajado de precio
que hayan bajado de precio esta semana
que hayan bajado de precio este mes
que hayan bajado de precio hoy
que han bajado el precio en los últimos 10 días
los más baratos
los más caros primero
los más nuevos
pisos baratos
en venta
en alquiler
en venta o alquiler
no en alquiler
no en venta
solo alquiler
finca en el campo
piso en finca antigua
casa en urbanización cerrada
con aire acondicionado
con armarios empotrados
cocina amueblada
con conserje
sin humedades
con chimenea
sin vistas a un patio
luminoso y tranquilo

# Places: wanted, unwanted, near, and those that nobody knows
piso en Valencia
piso en Valencia capital
piso en la provincia de Valencia
piso en Ruzafa
piso en el barrio de Ruzafa
piso por la zona de Ruzafa
piso en Ruzafa o Campanar
piso en Ruzafa, Campanar y Benimaclet
piso en Valencia, no en Campanar
piso en Valencia pero no en Ruzafa ni Campanar
piso en Valencia salvo Campanar
piso que no esté en Campanar
piso cerca de Ruzafa
piso al lado de Ruzafa
piso próximo a Ruzafa
piso a 500 metros de Ruzafa
piso a menos de 2 km de Ruzafa
piso a 10 minutos de Ruzafa
piso a 10 minutos andando de Ruzafa
piso a 10 minutos a pie de Ruzafa
piso a 50 km de Ruzafa
piso a 51 km de Ruzafa
piso a 500 km de Ruzafa
piso de 1.000 a 1.500 metros en Paterna
piso en Palermo, Buenos Aires
piso en Gràcia, Barcelona
piso en Barcelona, Gràcia
piso en Laureles, Medellín
piso en Mérida, Yucatán
piso en Córdoba Argentina
piso en Córdoba
piso en 46006
piso en Villarriba del Monte
piso en la calle Colón
piso en la avenida de la Paz
piso en el centro de Sevilla
piso cerca de la Giralda
piso a diez minutos andando del Bernabéu
piso frente a la Giralda
piso en zona tranquila
piso en zona Ruzafa
piso en zona ruzafa
piso zona norte
piso zona buena
piso cp 46006
código postal 46006
piso en sol
piso en Sol, Madrid
piso en Salou
busco en salou
piso en lugo
lugo
piso lugo con terraza
piso en Benidorm, Alicante
piso en la Comunidad de Madrid
piso en Galicia
piso en el Ensanche
piso en ensanche de Vallecas
PISO EN RUZAFA
piso en ruzafa
pisos ruzafa
ruzafa
piso en Pozuelo
piso en Rusafa
piso en barcelona o madrid
fuera de Madrid

# Towns of one name, towns with what tells them apart, and names of several words
departamento en Mérida, Yucatán o Guadalajara
piso en Guadalajara
casa en Guadalajara, Jalisco
piso en Córdoba o Granada
apartamento en Cartagena o en Chapinero
apartamento en Chapinero o en Cartagena
casa en Córdoba o en Belgrano
casa en Córdoba, Argentina o Rosario
departamento en Santiago, Chile
depto en Palermo o Villa Crespo
depto en Palermo, Buenos Aires, con cochera
piso en Gràcia o Sants, Barcelona
piso en Salamanca
piso en el barrio de Salamanca
piso en el distrito de Salamanca, Madrid
piso en la provincia de Salamanca
casa en León, Guanajuato
casa en León
apartamento en Chapinero, Bogotá
depto en Lima, Perú con cochera
casa en Santiago de Compostela
piso en Las Palmas de Gran Canaria
piso en San Sebastián de los Reyes
piso en L'Hospitalet
piso en A Coruña
chalet en Las Rozas
piso en Tres Cantos con 3 habitaciones
piso en Dos Hermanas de 2 baños
piso en calle Alcalá, Madrid
piso a 2 km de Sevilla y 3 habitaciones
piso a 15 min de Madrid
piso en Madrid o alrededores
piso entre Ruzafa y Campanar
no en Ruzafa, Campanar ni Benimaclet
en Valencia excepto Ruzafa o Campanar
ni Ruzafa ni Campanar
en Villarriba
piso en Vilarriba de Abajo, Murcia
piso en MADRID centro
piso en Valencia de 90 m2 o en Madrid de 80 m2
departamento en Mérida de 3 recámaras por 2 millones de pesos
departamento en Querétaro en renta por 15 mil
casa en Rosario por 100 mil dólares
casa en Montevideo por 5 millones de pesos

# Refusals and alternatives, at the borders of their reach
piso con ascensor como mínimo o un bajo
sin ascensor, imposible
sin ascensor ni muerto
sin ascensor, abstenerse
sin garaje da igual
sin garaje da igual, en Valencia
no quiero pisos sin terraza
no quiero casas sin jardín
no quiero viviendas sin luz
nunca sin ascensor
descartar sin ascensor
no me molesta que no tenga garaje
que no haya ascensor
que no lleve piscina
terraza o patio amplio
trastero o con ascensor
exterior o con terraza
ático o última planta
ascensor o 2 baños
u$s 85.000s
USD 85.000 el metro cuadrado
2.500 euros por m2
2.500 €/m
entre 2.000 y 2.500 euros el metro 2

# What is read takes its own words and leaves those around it to the search of titles
luminoso u$s 120.000 señorial
luminoso us$ 120.000 señorial
luminoso $ 120.000 señorial
luminoso usd 120.000 señorial
luminoso 120.000 dólares señorial
luminoso 200.000 € señorial
luminoso 900 € al mes señorial
luminoso menos de 250 mil señorial
luminoso entre 200 y 250 mil euros señorial
luminoso 3.000 €/m2 señorial
luminoso 90 m2 señorial
luminoso unos 90 metros cuadrados señorial
luminoso entre 80 y 100 metros señorial
luminoso 3 habitaciones señorial
luminoso 3 o más habitaciones señorial
luminoso habitaciones: 3 señorial
luminoso 2 baños señorial
luminoso 2 cuartos de baño señorial
luminoso planta 3 señorial
luminoso 3º señorial
luminoso tercera planta señorial
luminoso primera o segunda planta señorial
luminoso no en bajo señorial
luminoso construido en 1990 señorial
luminoso de los años 70 señorial
luminoso a 500 metros de Ruzafa señorial
luminoso cerca de Ruzafa señorial
luminoso en Ruzafa señorial
luminoso no en Ruzafa señorial
luminoso cerca de la Giralda señorial
luminoso en Córdoba, Argentina señorial
luminoso sin ascensor señorial
luminoso sin ascensor no me vale, señorial
luminoso sin ascensor me da igual, señorial
luminoso exterior o interior señorial
luminoso planta baja o con ascensor señorial
luminoso certificado energético B o mejor señorial
luminoso letra energética C señorial
luminoso etiqueta energética de letra C señorial
luminoso clase energética A o superior señorial
luminoso publicados en los últimos 3 días señorial
luminoso los más baratos señorial
luminoso de particular señorial
luminoso que no necesite reforma señorial
luminoso en venta señorial
luminoso casa con parcela de 800 m2 señorial
luminoso con dos perros señorial
luminoso 900 mensuales señorial
luminoso 900 € mensuales señorial
luminoso 900 por mes señorial
luminoso 900 al mes señorial
luminoso 900 cada mes señorial
luminoso 900 €/mes señorial
luminoso 85 lucas verdes señorial
luminoso 100 mil pesos argentinos señorial
luminoso u$d 85.000 señorial
luminoso 85.000 u$s señorial
luminoso 2 mdp señorial
luminoso 2 millones de pesos señorial
luminoso 2 millones de euros señorial
luminoso 2.000 € el metro señorial
luminoso 2.000 € por metro cuadrado señorial
luminoso de 200 a 250 mil señorial
luminoso 250.000 a 300.000 € señorial
luminoso cp 46006 señorial
luminoso en el centro de Valencia señorial
luminoso en Valencia capital señorial
luminoso en la provincia de Valencia señorial
luminoso a no más de 500 metros de Ruzafa señorial
luminoso en Ruzafa, a 500 metros andando, señorial
luminoso en Palermo, Buenos Aires, señorial
luminoso menos de 120 m², más de 80, señorial
luminoso 2 hectáreas y media señorial
luminoso de 500 m2 a 2 ha señorial
luminoso lote de 10 por 20 metros señorial
luminoso 3 ambientes señorial
luminoso habitaciones: mínimo 3 señorial
luminoso baños: 2 señorial
luminoso 3 habitaciones como mínimo señorial
luminoso 3 habitaciones al menos señorial
luminoso 2 baños o más señorial
luminoso 3ª planta señorial
luminoso nada de primeros señorial
luminoso construido antes de 1990 señorial
luminoso construido después de 1990 señorial
luminoso a partir del año 2000 señorial
luminoso anterior a 1990 señorial
luminoso posterior al año 1990 señorial
luminoso con o sin muebles señorial
luminoso para reformar o a estrenar señorial
luminoso recién publicados señorial
luminoso que hayan bajado de precio en los últimos 10 días señorial
luminoso con 2 plazas de garaje señorial
luminoso apto crédito señorial
luminoso terraza de 20 metros señorial
luminoso no amueblado señorial
luminoso con pileta no, señorial
luminoso desde el año 2000 señorial
luminoso antes del año 2000 señorial
luminoso después del año 2000 señorial
luminoso hasta el año 2000 señorial
luminoso del año 2000 señorial
luminoso año 2000 señorial
luminoso construido a partir del año 2000 señorial
luminoso construido en el año 2000 señorial
piso por hasta 200 mil del año 2000
piso desde 100 mil, año 2000
luminoso de 80 metros en adelante señorial
luminoso 200 mil como mucho señorial
luminoso 200 mil al máximo señorial
luminoso 200 mil tope señorial
luminoso 200 mil max señorial
luminoso 3 habitaciones o menos señorial
luminoso 2.000 € el metro como máximo señorial
luminoso tercera planta o más señorial
piso en zona Sol
piso en chinchón

# Words with a wrong letter, short ones, and what is left over
abitaciones 3
piso con asensor
piso con terasa
piso x menos d 200 mil
pso en ruzafa cn ascensor
habitaciones 3, baños 2, 90 m2, 250.000 €, Valencia
piso para 2 personas
estrato 4
pissos en Valencia
banoss 2
ascensor y terrazas
habitasiones 3
departameto en renta
casa en condomino cerrado
piso con pisina
piso en Valensia
alquilerr en Madrid
chalé con jardim
sin humedades ni ruidos
ni que tenga que pintar
sin que haya que pintar nada
ni que se le tenga que pintar
ni que sea de los de pintar
sin ruidos o humos
sin ruidos pero céntrico
sin la calle Colón
piso para 2 personas luminoso
piso de 2 plantas
a 5 minutos
piso en la calle de la Paz, luminoso
cerca de la calle Colón
cerca de la Torre Pelli luminoso
en Villarriba del Monte luminoso
Villarriba
piso con 2 plazas
piso
hola
quiero comprar un piso
busco algo barato en Valencia con terraza y sin garaje por menos de 200 mil

# Countries and states behind a town: with and without a link, at the beginning and at the end
Mérida Yucatán
Mérida, Yucatán
Mérida (Yucatán)
Mérida de Yucatán
casa en Mérida en Yucatán
Mérida, Yucatán, 3 recámaras
Yucatán
casa en Yucatán
casa en Ruzafa, Yucatán
Córdoba Argentina
San Miguel de Allende, Guanajuato
casa en San Miguel de Allende Guanajuato con alberca
Monterrey, Nuevo León
Cancún, Quintana Roo, hasta 3 millones de pesos
Toluca, Estado de México
Santo Domingo, República Dominicana
San José, Costa Rica
apartamento en Medellín, Antioquia, hasta 300 millones
apartamento en Cali, Valle del Cauca
depto en Santiago, Chile, o en Lima, Perú
casa que no esté en Mérida, Yucatán, hasta 3 millones de pesos
casa que no esté en Córdoba, Argentina, hasta 90 millones de pesos
piso en Valencia hasta 3 millones de pesos
casa hasta 3 millones de pesos
casa con alberca hasta 3 millones de pesos

# Words that titles are searched for, and those behind them
piso en primera línea de playa
piso en primera línea de playa ascensor
piso en primera línea ático
piso en segunda línea de mar con terraza
casa apta crédito ático
departamento apto crédito hipotecario
casa en condominio cerrado
casa en condominio cerrado alberca
casa en urbanización cerrada con piscina
piso con crédito infonavit
casa acepta crédito infonavit terraza

# Counts of what has none
piso para dos perros
piso que admita perros
piso con 2 plazas de garaje
departamento con 3 cajones de estacionamiento
piso con una plaza de parking
2 plazas de garaje

# Needs that are denied, and refusals: nothing is asked by «no hace falta»
no hace falta ascensor luminoso
no hace falta que tenga ascensor luminoso
no es necesario que haya garaje señorial
no es imprescindible la terraza
no necesito garaje señorial
no necesitamos un trastero señorial
no necesita reforma
sin ascensor, fuera
sin ascensor nada
sin ascensor nada de nada
sin ascensor ni locos
sin ascensor ni portero
sin ascensor no lo quiero
sin ascensor no nos sirve y con terraza
sin ascensor no me importa en Valencia
sin ascensor me da igual pero con garaje
sin garaje da igual el barrio
sin un ascensor no me vale
que no tenga un ascensor no me vale
nada de áticos sin terraza
nada de bajos sin terraza
no me vale nada sin ascensor
jamás viviría yo otra vez allí arriba del todo sin ascensor
da lo mismo que no tenga terraza
tampoco sin ascensor
da lo mismo sin terraza luminoso
sin terraza me da lo mismo, luminoso
nunca fumadores, sin ascensor

# Either of two: with words between them, and what is no alternative
ascensor o bajo
con terraza o si no un trastero
un tercero como máximo o con ascensor señorial
planta 2 como mínimo o con ascensor
exterior o ático
piso con garaje o con terraza
parcela o chalet
sin terraza o con balcón
piscina o tenis luminoso
piscina o Gràcia
con o sin piscina luminoso
vacío u ocupado
con ascensor o, si no, un bajo
con ascensor o que sea un bajo
con ascensor o por lo menos que tenga un bajo
de particular o con terraza
plaza de garaje o con terraza
última planta o con terraza luminoso

# Distances in front of a place and behind it, and how near «cerca» is
depto a 3 cuadras de Palermo, Buenos Aires
piso a 1 km de Ruzafa luminoso
piso a 2 kms de Ruzafa
piso a 5 minutos caminando de Ruzafa luminoso
piso a 10 min a pie de Ruzafa luminoso
piso en Ruzafa, a 500 metros
piso en Ruzafa a 500 metros del metro
piso cerca de Ruzafa, a no más de 300 metros luminoso
piso cerca de Ruzafa a 10 minutos andando luminoso
piso cerca de Ruzafa a 10 minutos
piso cerca de Ruzafa, a 500 metros del metro
piso cerca de Ruzafa, a 500 metros de distancia luminoso
piso cerca de Paterna
piso cerca de Ronda
piso cerca de Madrid
depto cerca de Bahía Blanca
piso cercano a Ruzafa luminoso
piso próxima a Ruzafa
casa en los alrededores de Ronda
piso junto a Ruzafa luminoso
piso en un radio de 2 km de Ruzafa luminoso
piso superior a 100 metros en Ruzafa
piso a partir de 80 metros en Ruzafa

# Landmarks: with a distance, on a square, and names that nothing leads to
piso en la Gran Vía de Madrid luminoso
piso en la plaza de Castilla
piso frente al estadio de la Romareda luminoso
piso cerca del museo del Prado, Madrid, luminoso
piso enfrente de la Giralda luminoso
piso zona Giralda
piso al lado de la Sagrada Familia, Barcelona, luminoso
la Giralda
piso Giralda
piso cerca de la Giralda, a 300 metros, luminoso
piso pegado a la Giralda
piso a 10 minutos andando de la Giralda luminoso
piso a 2 km de la Sagrada Familia
depto cerca del Obelisco, Buenos Aires

# Plots by their sides: from 4 to 500 m; hectares, and parts that are measured
lote de 20x30
lote de 4x30
lote de 3x30
lote de 500x10
lote de 501x10
terreno de 10 por 20 metros luminoso
piso de 20x30
lote de 10x25 y casa
terreno de 12,5x30
dos hectáreas y media
finca de 2 hectáreas y media señorial
finca de 500 m2 a 2 ha señorial
finca de 500 m2 hasta 1 hectárea
finca de 2 ha a 500 m2
casa de 200 m2 con 800 metros de parcela luminoso
casa con parcela mínima de 800 metros
piso con terraza de unos 20 metros señorial
piso con 15 metros de terraza luminoso

# Counts with labels and words between: twenty rooms are the most
3 buenas habitaciones
2 amplias habitaciones
habitaciones: 20
habitaciones: mínimo 3 luminoso
baños: hasta 2
baños = 3
2 o más baños
4 ambientes
2 a 3 ambientes
1 ambiente
baños hasta 2
habitaciones hasta 3 y 2 baños
3 habitaciones como máximo y 200.000
200.000 como máximo, 3 habitaciones como mínimo y 2 baños
3 habitaciones o más o 2 baños
80 metros mínimo ático
3 hab al menos con 2 baños
piso 2 o 3 habitaciones
piso 3 o 4 baños
piso 3 o más
piso 3 o más habitaciones
3 habitaciones hasta 20
baños: máximo 3

# Names of many words, and words that are said beside names
piso en Santa María de Guía de Gran Canaria
piso en San Martín de la Vega del Alberche
piso en San Sebastián de los Reyes luminoso
piso en la calle de Alcalá luminoso
piso en el Ensanche de Vallecas
piso en Alcalá
piso en Villanueva de la Cañada con 3 habitaciones
piso en Mairena del Aljarafe
casa en el Aljarafe
casa en la comarca del Bierzo Alto luminosa
piso en Vallecas
piso en Puente de Vallecas
piso en la calle Vallecas
piso en Balencia
piso en Vilbao
casa en Boadil
casa en Boadi
casa en Majadahon
casa en Majadaho
piso en Madrid centro luminoso
piso en el centro de Valencia luminoso
piso en Valencia centro de 80 m2
piso en Valencia, centro comercial
piso en Valencia centro comercial
piso en Valencia centro histórico
piso en Valencia centro de salud
piso en Valencia centro luminoso de obra nueva
piso en Virgen del Remedio
la Mérida
piso luminoso en la zona de Roma
piso nerja
piso loja
piso felanitx
piso benavente
piso en felanitx
piso en zona Roma con terraza
el Campello
cp 46006 luminoso
piso en Vandellòs i l'Hospitalet de l'Infant luminoso
casa en el Garraf luminosa
casa en el Garraf, la Axarquía o Ruzafa
`;
