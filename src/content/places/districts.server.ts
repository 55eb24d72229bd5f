/**
 * Parts of large cities that no open list has: name, other names and, of a district, the neighbourhoods that the council counts in it, by the
 * names of `quarters.server` and of the areas of idealista18; of a neighbourhood of a city without a list its point and radius in metres
 * (`@42.221,-8.742,800`), estimated to some five hundred metres. Between tabs; each town begins with a line of its INE code. Written from general
 * knowledge of these cities and compared with no published list: a search may use it to find homes, and no figure may rest on it. Parts that one of
 * those tables has by their name are not repeated.
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
#29069
Nueva Andalucía		@36.502,-4.955,2500
San Pedro de Alcántara	San Pedro Alcántara	@36.487,-4.991,2000
#50297
Universidad		Ciudad Universitaria/Polígono Romareda
Torrero-La Paz		Torrero/La Paz
Actur-Rey Fernando	Actur/El Actur/Rey Fernando	Polígono Rey Fernando
Distrito Sur	Zaragoza Sur	Montecanal
Santa Isabel		@41.671,-0.838,1000
Miralbueno		@41.662,-0.937,1200
#48020
Rekalde	Recalde/Errekalde	Recalde/Errekaldeberri/Ametzola/Iralabarri
#08019
Les Corts		Les Corts/La Maternitat i Sant Ramon/Pedralbes
Sant Andreu	San Andrés	Sant Andreu/La Sagrera/El Bon Pastor/Baró de Viver/La Trinitat Vella/Navas/El Congrés i els Indians
#30030
Centro de Murcia	Centro	@37.984,-1.128,800
El Carmen	El Carmen de Murcia	@37.975,-1.131,700
Vistalegre		@37.992,-1.132,600
La Flota		@37.996,-1.122,700
Espinardo		@38.007,-1.155,900
Infante Juan Manuel	El Infante	@37.976,-1.118,600
Santa María de Gracia		@37.995,-1.137,600
#35016
Vegueta		@28.1,-15.414,600
Schamann		@28.117,-15.434,700
Guanarteme		@28.132,-15.444,700
La Isleta		@28.152,-15.43,800
Ciudad Alta		@28.115,-15.44,1200
Tamaraceite		@28.098,-15.468,1200
Alcaravaneras	Las Alcaravaneras	@28.13,-15.432,600
Siete Palmas		@28.108,-15.452,800
#47186
Delicias	Las Delicias	@41.639,-4.715,800
Parquesol		@41.634,-4.762,900
La Rondilla	Rondilla	@41.664,-4.72,600
Huerta del Rey		@41.657,-4.742,700
Covaresa		@41.612,-4.748,800
Pajarillos		@41.644,-4.707,700
La Victoria		@41.667,-4.735,700
#36057
Teis		@42.252,-8.692,1000
Coia		@42.221,-8.742,800
Bouzas		@42.226,-8.755,700
Lavadores		@42.222,-8.691,1000
O Calvario	Calvario/El Calvario	@42.228,-8.705,600
Casco Vello	Casco Viejo	@42.238,-8.727,500
Castrelos		@42.213,-8.73,900
#33024
Centro de Gijón	Centro	@43.541,-5.664,700
El Llano		@43.528,-5.669,800
La Calzada		@43.544,-5.697,800
La Arena		@43.538,-5.649,600
Cimavilla	Cimadevilla	@43.546,-5.662,500
Pumarín		@43.523,-5.676,700
El Coto		@43.533,-5.655,600
Viesques		@43.528,-5.64,800
Contrueces		@43.519,-5.667,700
#08101
Collblanc		@41.375,2.118,500
La Torrassa	Torrassa	@41.37,2.116,500
Santa Eulàlia	Santa Eulalia	@41.366,2.125,600
Bellvitge		@41.35,2.109,700
La Florida		@41.368,2.109,500
Can Serra		@41.368,2.101,500
Pubilla Cases	Pubilla Casas	@41.373,2.108,500
El Gornal	Gornal	@41.356,2.115,500
#01059
Casco Viejo	Casco Medieval/Alde Zaharra	@42.85,-2.672,500
Zabalgana		@42.85,-2.705,1000
Salburua		@42.858,-2.647,1000
Lakua	Lakua-Arriaga	@42.866,-2.685,1000
Abetxuko		@42.876,-2.682,700
Zaramaga		@42.858,-2.668,600
Judimendi		@42.848,-2.66,500
Adurza		@42.836,-2.666,600
#15030
Monte Alto		@43.38,-8.404,700
Ciudad Vieja	Cidade Vella	@43.371,-8.393,500
Riazor		@43.366,-8.415,600
Cuatro Caminos	Catro Camiños	@43.352,-8.404,600
Os Mallos	Los Mallos	@43.351,-8.412,600
Os Rosales	Los Rosales	@43.371,-8.428,700
Os Castros	Los Castros	@43.346,-8.394,700
Agra do Orzán	Agra del Orzán	@43.361,-8.419,500
Elviña		@43.332,-8.41,900
Matogrande		@43.337,-8.403,500
#03065
Altabix	Altabix-Universidad	@38.272,-0.687,800
Carrús	Carrús Este/Carrús Oeste	@38.273,-0.713,900
El Raval	Raval/El Arrabal	@38.262,-0.699,500
#07040
Es Molinar	El Molinar	@39.56,2.675,700
Coll d'en Rabassa	El Coll d'en Rabassa	@39.552,2.694,800
Platja de Palma	Playa de Palma	@39.522,2.735,2000
#18087
Beiro		@37.191,-3.606,1000
La Chana	Chana	@37.187,-3.62,800
Distrito Norte	Norte/Zona Norte	@37.203,-3.607,1000
Distrito Genil	Genil	@37.166,-3.583,1000
Distrito Ronda	Ronda	@37.172,-3.607,800
#03014
Playa de San Juan	Platja de Sant Joan	@38.374,-0.413,1200
La Albufereta	Albufereta/L'Albufereta	@38.364,-0.446,800`;
