/**
 * Words and phrases that Spanish speakers choose, of which international lists have too few: love, football, the
 * calendar, places, this trade, and the form itself. Written by hand, folded as `foldPassword` does. People write them
 * together and add a few figures; both are tried.
 */
export const SPANISH_ONES = `
contrasena contra clave claves miclave micontrasena miclave lacontrasena password contrasenia contrasenha acceso acceder
entrar entrada usuario invitado administrador administracion admin root secreto secreta misecreto cambiame cambiar
cambialo temporal provisional prueba pruebas probando demo ejemplo nuevo nueva inicio sesion cuenta micuenta seguro segura
seguridad bienvenido bienvenida bienvenidos hola holahola holamundo holaquetal buenosdias adios gracias porfavor
noolvides nomeolvides nolose olvidada olvidado
teamo tequiero teamomucho tequieromucho teadoro teextrano miamor amor amore amorcito amormio amordemivida mivida micielo
cielo carino cariño corazon corazones tesoro princesa princesita principe reina rey bebe bonita bonito hermosa hermoso
guapa guapo linda lindo preciosa chiquita chiquito gordita gordito flaca flaco negrita nena besos beso parasiempre
portisiempre siempre juntos amigos amigas amigo amiga amistad mejoresamigas familia mifamilia mama papa mamita papito
mamaypapa hermano hermana abuela abuelo hijo hija hijos mishijos misamores angel angelito angeles dios diosito
dioses diosesamor diosmio jesus jesucristo cristo virgen guadalupe maria jose josemaria josemanuel juancarlos
juanjose juanmanuel josefa mariajose marialuisa anamaria mariacarmen josemiguel miguelangel luismiguel josecarlos
joseluis joseantonio franciscojavier antonio carlos manuel alejandro alejandra sebastian valentina fernanda estrella
estrellita mariposa mariposas delfin delfines caballo caballos perro perrito gato gatito conejo tigre leon lobo aguila
flor flores girasol rosa rosas margarita violeta azul rojo verde amarillo naranja morado negro blanco rosado chocolate
caramelo galleta dulce fresa cereza manzana tortilla paella cerveza futbol futbolista pelota gol campeon campeones
campeonas lacampeona realmadrid madrid madridista halamadrid barcelona barca forzabarca viscabarca visca atletico
atleticomadrid atleti aupaatleti athletic athleticbilbao betis realbetis vivaelbetis sevilla sevillafc valencia
valenciacf malaga zaragoza realzaragoza deportivo depor celta realsociedad osasuna espanyol villarreal mallorca granada
cadiz almeria cordoba murcia alicante oviedo sporting racing boca bocajuniors river riverplate america americacali
chivas pumas cruzazul colocolo universitario alianzalima penarol nacional millonarios independiente sanlorenzo
messi leomessi ronaldo cristiano cristianoronaldo iniesta ramos neymar mbappe maradona seleccion laroja
espana viva vivaespana vivamexico mexico argentina colombia chile peru venezuela ecuador bolivia uruguay paraguay cuba
panama guatemala honduras nicaragua salvador elsalvador costarica puertorico republica dominicana andalucia cataluna
catalunya galicia asturias canarias baleares euskadi aragon castilla extremadura navarra rioja cantabria bilbao vigo
gijon santander pamplona salamanca burgos leon toledo cuenca huelva jaen ibiza tenerife laspalmas marbella benidorm
bogota medellin cali lima quito caracas santiago buenosaires montevideo monterrey guadalajara
enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre primavera verano
otono invierno lunes martes miercoles jueves viernes sabado domingo semana navidad feliznavidad feliz felices
felizano felicidad cumpleanos fiesta playa vacaciones sol luna lunita marisol mar cielito lluvia nieve montana
casa micasa casita hogar piso pisos vivienda viviendas inmueble inmuebles inmobiliaria inmobiliario inmobiliarias agencia
miagencia agente agentes oficina ventas venta vender compra comprar alquiler alquileres alquilar hipoteca hipotecas
propiedad propiedades propietario cliente clientes cartera captacion captador tasacion tasador valoracion fincas finca
chalet atico duplex llave llaves portal portales idealista fotocasa habitaclia pisoscom umbral empresa negocio negocios
trabajo eltrabajo jefe director gerente comercial dinero millones millonario suerte buenasuerte loteria
ordenador computadora internet correo micorreo telefono movil celular whatsapp facebook instagram google youtube hotmail
gmail yahoo outlook windows samsung iphone pokemon minecraft fortnite naruto goku dragonball superman batman spiderman
harrypotter starwars matrix simpson simpsons doraemon shakira thalia rebelde daddyyankee reggaeton salsa bachata
flamenco musica guitarra cancion bailar bailando escuela colegio instituto universidad estudiante profesor profesora
maestra maestro medico doctora policia guardiacivil bombero abogado ingeniero soldado libertad justicia esperanza paz
fuerza poder guerrero guerrera elmejor lamejor soyelmejor numerouno elrey lareina eljefe lajefa mierda puta puto
cabron cabrona pendejo pendeja chingar pinche verga coño cono joder gilipollas tonto tonta idiota estupido
unodostres unodostrescuatro cerocerosiete abecedario abcdefg qwerty asdfgh zxcvbn asdf qwer zxcv
ochoocho holacomoestas comoestas quetal quehaces nada nadie todo todos quiensabe noloseyo sesamo abretesesamo
sesamoabrete alohomora siempreteamo siemprejuntos soyfeliz soyyo yomismo yosoy elamor lavida vida viva vidaloca
lavidaesbella carpediem hakunamatata vivir vivelavida sonrisa sonrie alegria ilusion sueno suenos soñar
`;
