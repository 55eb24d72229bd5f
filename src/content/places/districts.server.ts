/**
 * Districts of large cities of which no open list has the outline: name, other names and the neighbourhoods that the council counts in it, by the
 * names of `quarters.server` and of the areas of idealista18, between tabs; each town begins with a line of its INE code. Written by hand from
 * the divisions that the councils of València, Sevilla, Zaragoza and Bilbao publish. Districts that one of those tables has by
 * their name are not repeated.
 */
export const DISTRICTS = `#46250
Ciutat Vella	Ciudad Vieja/Ciudad Vella/Centro histórico	La Seu/La Xerea/El Carme/El Pilar/El Mercat/Sant Francesc
L'Eixample	Ensanche/Eixample	Russafa/El Pla del Remei/Gran Vía
Extramurs	Extramuros	El Botànic/La Roqueta/La Petxina/Arrancapins
La Saïdia	La Zaidía/Zaidía	Marxalenes/Morvedre/Trinitat/Tormos/Sant Antoni
El Pla del Real	Llano del Real/Pla del Real	Exposició/Mestalla/Jaume Roig/Ciutat Universitària
L'Olivereta	La Olivereta/Olivereta	Nou Moles/Soternes/Tres Forques/La Fontsanta/La Llum
Jesús		La Raiosa/L'Hort de Senabre/La Creu Coberta/Sant Marcellí/Camí Reial
Quatre Carreres	Cuatro Carreras	Mont-Olivet/En Corts/Malilla/Fonteta de Sant Lluìs/Na Rovella/La Punta/Ciutat de les Arts i de les Ciencies
Poblats Marítims	Poblados Marítimos/Marítim	El Grau/El Cabanyal-El Canyamelar/Playa de la Malvarrosa/Beteró/Natzaret
Camins al Grau	Caminos al Grao/Camino al Grao	Aiora/Albors/La Creu del Grau/Camí Fondo/Penya-Roja
Algirós		L'Illa Perduda/Ciutat Jardí/L'Amistat/La Vega Baixa/La Carrasca
Rascanya	Rascaña	Els Orriols/Torrefiel/Sant Llorenç
#41091
Este-Alcosa-Torreblanca		Sevilla Este/Parque Alcosa/Torreblanca
#50297
Universidad		Ciudad Universitaria/Polígono Romareda
Torrero-La Paz		Torrero/La Paz
Actur-Rey Fernando	Actur/El Actur/Rey Fernando	Polígono Rey Fernando
Distrito Sur	Zaragoza Sur	Montecanal
#48020
Rekalde	Recalde/Errekalde	Recalde/Errekaldeberri/Ametzola/Iralabarri
#08019
Les Corts		Les Corts/La Maternitat i Sant Ramon/Pedralbes
Sant Andreu	San Andrés	Sant Andreu/La Sagrera/El Bon Pastor/Baró de Viver/La Trinitat Vella/Navas/El Congrés i els Indians`;
