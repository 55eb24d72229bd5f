/**
 * Parts of Spain that people name where they mean several towns, and no council has their name: names, the INE codes of its provinces and its
 * towns, as the register calls them. Comarcas by their usual extent, from general knowledge; coasts are the towns on the sea and those whose people name it.
 * A search for one of them is a search in all of its towns, which it shows.
 */
export const TOWN_GROUPS: readonly (readonly [names: string, provinces: string, towns: string])[] = [
  [
    "el Aljarafe|Comarca del Aljarafe|Aljarafe sevillano",
    "41",
    "Albaida del Aljarafe|Almensilla|Aznalcázar|Aznalcóllar|Benacazón|Bollullos de la Mitación|Bormujos|Camas|Carrión de los Céspedes|Castilleja de Guzmán|Castilleja de la Cuesta|Castilleja del Campo|Coria del Río|Espartinas|Gelves|Gines|Huévar del Aljarafe|Mairena del Aljarafe|Olivares|Palomares del Río|Pilas|La Puebla del Río|Salteras|San Juan de Aznalfarache|Sanlúcar la Mayor|Santiponce|Tomares|Umbrete|Valencina de la Concepción|Villamanrique de la Condesa|Villanueva del Ariscal",
  ],
  [
    "la Costa del Sol",
    "29",
    "Manilva|Casares|Estepona|Marbella|Mijas|Fuengirola|Benalmádena|Torremolinos|Málaga|Rincón de la Victoria|Vélez-Málaga|Algarrobo|Torrox|Nerja|Benahavís|Ojén|Istán",
  ],
  [
    "la Axarquía",
    "29",
    "Alcaucín|Alfarnate|Alfarnatejo|Algarrobo|Almáchar|Archez|Arenas|Benamargosa|Benamocarra|Canillas de Aceituno|Canillas de Albaida|Colmenar|Comares|Cómpeta|Cútar|El Borge|Frigiliana|Iznate|Macharaviaya|Moclinejo|Nerja|Periana|Rincón de la Victoria|Riogordo|Salares|Sayalonga|Sedella|Torrox|Totalán|Vélez-Málaga|Viñuela",
  ],
  [
    "la Vera|Comarca de la Vera|Vera de Cáceres|Vera cacereña",
    "10",
    "Aldeanueva de la Vera|Arroyomolinos de la Vera|Collado de la Vera|Cuacos de Yuste|Garganta la Olla|Gargüera|Guijo de Santa Bárbara|Jaraíz de la Vera|Jarandilla de la Vera|Losar de la Vera|Madrigal de la Vera|Pasarón de la Vera|Robledillo de la Vera|Talaveruela de la Vera|Tejeda de Tiétar|Torremenga|Valverde de la Vera|Viandar de la Vera|Villanueva de la Vera",
  ],
  [
    "el Valle del Jerte|Jerte",
    "10",
    "Barrado|Cabezuela del Valle|Cabrero|Casas del Castañar|El Torno|Jerte|Navaconcejo|Piornal|Rebollar|Tornavacas|Valdastillas",
  ],
  [
    "la Costa Tropical",
    "18",
    "Almuñécar|Motril|Salobreña|Albuñol|Gualchos|Lújar|Molvízar|Ítrabo|Jete|Otívar|Lentegí|Polopos|Rubite|Sorvilán|Vélez de Benaudalla|Los Guájares|Torrenueva Costa",
  ],
  [
    "el Campo de Gibraltar",
    "11",
    "Algeciras|Los Barrios|Castellar de la Frontera|Jimena de la Frontera|La Línea de la Concepción|San Roque|Tarifa|San Martín del Tesorillo",
  ],
  [
    "la Bahía de Cádiz",
    "11",
    "Cádiz|Chiclana de la Frontera|El Puerto de Santa María|Puerto Real|San Fernando|Rota|Conil de la Frontera",
  ],
  [
    "el Baix Llobregat|Bajo Llobregat|Bajo Llobregat barcelonés",
    "08",
    "Abrera|Begues|Castelldefels|Castellví de Rosanes|Cervelló|Collbató|Corbera de Llobregat|Cornellà de Llobregat|Esparreguera|Esplugues de Llobregat|Gavà|Martorell|Molins de Rei|Olesa de Montserrat|Pallejà|La Palma de Cervelló|El Papiol|El Prat de Llobregat|Sant Andreu de la Barca|Sant Boi de Llobregat|Sant Climent de Llobregat|Sant Esteve Sesrovires|Sant Feliu de Llobregat|Sant Joan Despí|Sant Just Desvern|Sant Vicenç dels Horts|Santa Coloma de Cervelló|Torrelles de Llobregat|Vallirana|Viladecans",
  ],
  [
    "el Maresme",
    "08",
    "Alella|Arenys de Mar|Arenys de Munt|Argentona|Cabrera de Mar|Cabrils|Calella|Canet de Mar|Dosrius|Malgrat de Mar|El Masnou|Mataró|Montgat|Òrrius|Palafolls|Pineda de Mar|Premià de Dalt|Premià de Mar|Sant Andreu de Llavaneres|Sant Cebrià de Vallalta|Sant Iscle de Vallalta|Sant Pol de Mar|Sant Vicenç de Montalt|Santa Susanna|Teià|Tiana|Tordera|Vilassar de Dalt|Vilassar de Mar|Caldes d'Estrac",
  ],
  [
    "el Barcelonès|Barcelonés",
    "08",
    "Badalona|Barcelona|L'Hospitalet de Llobregat|Sant Adrià de Besòs|Santa Coloma de Gramenet",
  ],
  [
    "el Vallès Occidental|Vallés Occidental",
    "08",
    "Badia del Vallès|Barberà del Vallès|Castellar del Vallès|Castellbisbal|Cerdanyola del Vallès|Gallifa|Matadepera|Montcada i Reixac|Palau-solità i Plegamans|Polinyà|Rellinars|Ripollet|Rubí|Sabadell|Sant Cugat del Vallès|Sant Llorenç Savall|Sant Quirze del Vallès|Santa Perpètua de Mogoda|Sentmenat|Terrassa|Ullastrell|Vacarisses|Viladecavalls",
  ],
  [
    "el Vallès Oriental|Vallés Oriental",
    "08",
    "Aiguafreda|L'Ametlla del Vallès|Bigues i Riells del Fai|Caldes de Montbui|Campins|Canovelles|Cànoves i Samalús|Cardedeu|Figaró-Montmany|Fogars de Montclús|Les Franqueses del Vallès|La Garriga|Granollers|Gualba|La Llagosta|Lliçà d'Amunt|Lliçà de Vall|Llinars del Vallès|Martorelles|Mollet del Vallès|Montmeló|Montornès del Vallès|Montseny|Parets del Vallès|La Roca del Vallès|Sant Antoni de Vilamajor|Sant Celoni|Sant Esteve de Palautordera|Sant Feliu de Codines|Sant Fost de Campsentelles|Sant Pere de Vilamajor|Santa Eulàlia de Ronçana|Santa Maria de Martorelles|Santa Maria de Palautordera|Tagamanent|Vallgorguina|Vallromanes|Vilalba Sasserra|Vilanova del Vallès",
  ],
  [
    "l'Alt Penedès|Penedès|Alto Penedès",
    "08",
    "Avinyonet del Penedès|Les Cabanyes|Castellet i la Gornal|Castellví de la Marca|Font-rubí|Gelida|La Granada|Mediona|Olèrdola|Olesa de Bonesvalls|Pacs del Penedès|El Pla del Penedès|Pontons|Puigdàlber|Sant Cugat Sesgarrigues|Sant Llorenç d'Hortons|Sant Martí Sarroca|Sant Pere de Riudebitlles|Sant Quintí de Mediona|Sant Sadurní d'Anoia|Santa Fe del Penedès|Santa Margarida i els Monjos|Subirats|Torrelavit|Torrelles de Foix|Vilafranca del Penedès|Vilobí del Penedès",
  ],
  ["el Garraf", "08", "Canyelles|Cubelles|Olivella|Sant Pere de Ribes|Sitges|Vilanova i la Geltrú"],
  [
    "la Costa Brava",
    "17",
    "Blanes|Lloret de Mar|Tossa de Mar|Sant Feliu de Guíxols|Castell-Platja d'Aro|Calonge i Sant Antoni|Palamós|Mont-ras|Palafrugell|Begur|Pals|Torroella de Montgrí|L'Escala|Sant Pere Pescador|Castelló d'Empúries|Roses|Cadaqués|El Port de la Selva|Llançà|Colera|Portbou|Santa Cristina d'Aro",
  ],
  [
    "la Costa Dorada|Costa Daurada",
    "43",
    "Calafell|Cunit|El Vendrell|Roda de Berà|Creixell|Torredembarra|Altafulla|Tarragona|Vila-seca|Salou|Cambrils|Mont-roig del Camp|Vandellòs i l'Hospitalet de l'Infant|L'Ametlla de Mar|Reus",
  ],
  [
    "l'Horta Sud|Huerta Sur",
    "46",
    "Alaquàs|Albal|Alcàsser|Aldaia|Alfafar|Benetússer|Beniparrell|Catarroja|Llocnou de la Corona|Manises|Massanassa|Mislata|Paiporta|Picanya|Picassent|Quart de Poblet|Sedaví|Silla|Torrent|Xirivella",
  ],
  ["l'Horta Oest|Huerta Oeste", "46", "Alaquàs|Aldaia|Manises|Mislata|Paterna|Quart de Poblet|Xirivella"],
  [
    "l'Horta Nord|Huerta Norte",
    "46",
    "Albalat dels Sorells|Alboraia|Albuixech|Alfara del Patriarca|Almàssera|Bonrepòs i Mirambell|Burjassot|Emperador|Foios|Godella|Massalfassar|Massamagrell|Meliana|Moncada|Museros|Paterna|La Pobla de Farnals|Puçol|El Puig de Santa Maria|Rafelbunyol|Rocafort|Tavernes Blanques|Vinalesa",
  ],
  [
    "l'Horta|Huerta de Valencia|Horta de València",
    "46",
    "Albal|Alcàsser|Alfafar|Benetússer|Beniparrell|Catarroja|Llocnou de la Corona|Massanassa|Paiporta|Picanya|Picassent|Sedaví|Silla|Torrent|Alaquàs|Aldaia|Manises|Mislata|Paterna|Quart de Poblet|Xirivella|Albalat dels Sorells|Alboraia|Albuixech|Alfara del Patriarca|Almàssera|Bonrepòs i Mirambell|Burjassot|Emperador|Foios|Godella|Massalfassar|Massamagrell|Meliana|Moncada|Museros|La Pobla de Farnals|Puçol|El Puig de Santa Maria|Rafelbunyol|Rocafort|Tavernes Blanques|Vinalesa",
  ],
  [
    "el Camp de Túria|Campo de Turia",
    "46",
    "Benaguasil|Benissanó|Bétera|Casinos|L'Eliana|Gátova|Llíria|Loriguilla|Marines|Nàquera|Olocau|La Pobla de Vallbona|Riba-roja de Túria|San Antonio de Benagéber|Serra|Vilamarxant|Domeño",
  ],
  [
    "la Marina Alta",
    "03",
    "Calp|Benissa|Teulada|Xàbia|Dénia|Pedreguer|Ondara|Pego|Gata de Gorgos|El Poble Nou de Benitatxell|Els Poblets|El Verger|Orba|Xaló|Llíber|Parcent|Alcalalí|Benidoleig|Beniarbeig|Sanet y Negrals|Murla|Senija|Benigembla|Castell de Castells|Tormos|Sagra|Ràfol d'Almúnia|Benimeli|Vall de Gallinera|La Vall d'Alcalà|La Vall d'Ebo|La Vall de Laguar|L'Atzúbia",
  ],
  [
    "la Marina Baixa|Marina Baja",
    "03",
    "Altea|L'Alfàs del Pi|Benidorm|Callosa d'en Sarrià|Finestrat|La Nucia|Polop|Villajoyosa|Orxeta|Relleu|Sella|Tàrbena|Bolulla|El Castell de Guadalest|Beniardà|Benifato|Benimantell|Confrides",
  ],
  [
    "la Vega Baja|Vega Baja del Segura",
    "03",
    "Albatera|Algorfa|Almoradí|Benejúzar|Benferri|Benijófar|Bigastro|Callosa de Segura|Catral|Cox|Daya Nueva|Daya Vieja|Dolores|Formentera del Segura|Granja de Rocamora|Guardamar del Segura|Jacarilla|Los Montesinos|Orihuela|Pilar de la Horadada|Rafal|Redován|Rojales|San Fulgencio|San Isidro|San Miguel de Salinas|Torrevieja",
  ],
  [
    "la Costa Blanca",
    "03",
    "Dénia|Xàbia|El Poble Nou de Benitatxell|Teulada|Benissa|Calp|Altea|L'Alfàs del Pi|Benidorm|Finestrat|Villajoyosa|El Campello|Alicante|Elche|Santa Pola|Guardamar del Segura|Torrevieja|Orihuela|Pilar de la Horadada",
  ],
  [
    "la Safor",
    "46",
    "Gandia|Oliva|Tavernes de la Valldigna|Xeraco|Xeresa|Daimús|Bellreguard|Miramar|Guardamar de la Safor|Piles|L'Alqueria de la Comtessa|Villalonga|Real de Gandia|Almoines|Benirredrà|Beniarjó|Palma de Gandía|Ador|Rótova|Barx|Simat de la Valldigna|Benifairó de la Valldigna|Potries|La Font d'en Carròs|Rafelcofer|Beniflá|Alfauir|Almiserà|Castellonet de la Conquesta|Llocnou de Sant Jeroni|Palmera",
  ],
  [
    "la Costa de Azahar|Costa del Azahar",
    "12",
    "Vinaròs|Benicarló|Peñíscola|Alcalà de Xivert|Torreblanca|Cabanes|Oropesa del Mar|Benicasim|Castelló de la Plana|Almassora|Borriana|Nules|Moncofa|Xilxes|La Llosa|Almenara",
  ],
  [
    "las Rías Baixas|Rías Bajas|Rías Baixas gallegas",
    "36",
    "Vigo|Baiona|Nigrán|Gondomar|Redondela|Moaña|Cangas|Bueu|Marín|Pontevedra|Poio|Sanxenxo|O Grove|Cambados|Meaño|Vilanova de Arousa|A Illa de Arousa|Vilagarcía de Arousa|Ribadumia|Meis|Soutomaior|Vilaboa",
  ],
  [
    "la Costa de la Luz",
    "11|21",
    "Ayamonte|Isla Cristina|Lepe|Cartaya|Punta Umbría|Huelva|Palos de la Frontera|Moguer|Almonte|Sanlúcar de Barrameda|Chipiona|Rota|El Puerto de Santa María|Cádiz|San Fernando|Chiclana de la Frontera|Conil de la Frontera|Vejer de la Frontera|Barbate|Tarifa",
  ],
  ["la Costa Cálida", "30", "San Pedro del Pinatar|San Javier|Los Alcázares|Cartagena|La Unión|Mazarrón|Lorca|Águilas"],
  [
    "la Alpujarra|Alpujarras|Alpujarra granadina",
    "18",
    "Albondón|Albuñol|Almegíjar|Alpujarra de la Sierra|Bérchules|Bubión|Busquístar|Cádiar|Cáñar|Capileira|Carataunas|Cástaras|Juviles|Lanjarón|Lobras|Murtas|Nevada|Órgiva|Pampaneira|Pórtugos|Soportújar|La Taha|Torvizcón|Trevélez|Turón|Ugíjar|Válor",
  ],
  [
    "la Sierra de Madrid|Sierra de Guadarrama|Sierra madrileña",
    "28",
    "Alpedrete|Becerril de la Sierra|El Boalo|Cercedilla|Collado Mediano|Collado Villalba|Colmenarejo|Colmenar Viejo|El Escorial|Galapagar|Guadalix de la Sierra|Guadarrama|Hoyo de Manzanares|Manzanares el Real|Miraflores de la Sierra|Los Molinos|Moralzarzal|Navacerrada|Rascafría|San Lorenzo de El Escorial|Soto del Real|Torrelodones|Valdemorillo",
  ],
  [
    "el Corredor del Henares",
    "28|19",
    "Alcalá de Henares|Azuqueca de Henares|Coslada|Guadalajara|Meco|Mejorada del Campo|San Fernando de Henares|Torrejón de Ardoz|Alovera|Cabanillas del Campo",
  ],
  [
    "la Margen Izquierda|Ezkerraldea",
    "48",
    "Barakaldo|Portugalete|Santurtzi|Sestao|Valle de Trápaga-Trapagaran|Ortuella|Abanto y Ciérvana-Abanto Zierbena|Muskiz",
  ],
  ["la Margen Derecha", "48", "Erandio|Leioa|Getxo|Berango|Sopela"],
  [
    "el Baix Empordà|Bajo Ampurdán",
    "17",
    "Albons|Begur|Bellcaire d'Empordà|La Bisbal d'Empordà|Calonge i Sant Antoni|Castell-Platja d'Aro|Colomers|Corçà|Cruïlles, Monells i Sant Sadurní de l'Heura|Foixà|Fontanilles|Forallac|Garrigoles|Gualta|Jafre|Mont-ras|Palafrugell|Palamós|Palau-sator|Pals|Parlavà|La Pera|Regencós|Rupià|Sant Feliu de Guíxols|Santa Cristina d'Aro|Serra de Daró|La Tallada d'Empordà|Torrent|Torroella de Montgrí|Ullà|Ullastret|Ultramort|Vall-llobrega|Verges|Vilopriu",
  ],
  [
    "l'Alt Empordà|Alto Ampurdán",
    "17",
    "Agullana|Albanyà|L'Armentera|Avinyonet de Puigventós|Bàscara|Biure|Boadella i les Escaules|Borrassà|Cabanelles|Cabanes|Cadaqués|Cantallops|Capmany|Castelló d'Empúries|Cistella|Colera|Darnius|L'Escala|Espolla|El Far d'Empordà|Figueres|Fortià|Garrigàs|Garriguella|La Jonquera|Lladó|Llançà|Llers|Maçanet de Cabrenys|Masarac|Mollet de Peralada|Navata|Ordis|Palau de Santa Eulàlia|Palau-saverdera|Pau|Pedret i Marzà|Peralada|Pont de Molins|Pontós|El Port de la Selva|Portbou|Rabós|Riumors|Roses|Sant Climent Sescebes|Sant Llorenç de la Muga|Sant Miquel de Fluvià|Sant Mori|Sant Pere Pescador|Santa Llogaia d'Àlguema|Saus, Camallera i Llampaies|La Selva de Mar|Siurana|Terrades|Torroella de Fluvià|La Vajol|Ventalló|Vilabertran|Viladamat|Vilafant|Vilajuïga|Vilamacolum|Vilamalla|Vilamaniscle|Vilanant|Vila-sacra|Vilaür",
  ],
  [
    "l'Empordà|Ampurdán",
    "17",
    "Agullana|Albanyà|L'Armentera|Avinyonet de Puigventós|Bàscara|Biure|Boadella i les Escaules|Borrassà|Cabanelles|Cabanes|Cadaqués|Cantallops|Capmany|Castelló d'Empúries|Cistella|Colera|Darnius|L'Escala|Espolla|El Far d'Empordà|Figueres|Fortià|Garrigàs|Garriguella|La Jonquera|Lladó|Llançà|Llers|Maçanet de Cabrenys|Masarac|Mollet de Peralada|Navata|Ordis|Palau de Santa Eulàlia|Palau-saverdera|Pau|Pedret i Marzà|Peralada|Pont de Molins|Pontós|El Port de la Selva|Portbou|Rabós|Riumors|Roses|Sant Climent Sescebes|Sant Llorenç de la Muga|Sant Miquel de Fluvià|Sant Mori|Sant Pere Pescador|Santa Llogaia d'Àlguema|Saus, Camallera i Llampaies|La Selva de Mar|Siurana|Terrades|Torroella de Fluvià|La Vajol|Ventalló|Vilabertran|Viladamat|Vilafant|Vilajuïga|Vilamacolum|Vilamalla|Vilamaniscle|Vilanant|Vila-sacra|Vilaür|Albons|Begur|Bellcaire d'Empordà|La Bisbal d'Empordà|Calonge i Sant Antoni|Castell-Platja d'Aro|Colomers|Corçà|Cruïlles, Monells i Sant Sadurní de l'Heura|Foixà|Fontanilles|Forallac|Garrigoles|Gualta|Jafre|Mont-ras|Palafrugell|Palamós|Palau-sator|Pals|Parlavà|La Pera|Regencós|Rupià|Sant Feliu de Guíxols|Santa Cristina d'Aro|Serra de Daró|La Tallada d'Empordà|Torrent|Torroella de Montgrí|Ullà|Ullastret|Ultramort|Vall-llobrega|Verges|Vilopriu",
  ],
  [
    "la Cerdanya|Cerdaña",
    "17|25",
    "Alp|Bolvir|Das|Fontanals de Cerdanya|Ger|Guils de Cerdanya|Isòvol|Llívia|Meranges|Puigcerdà|Urús|Bellver de Cerdanya|Lles de Cerdanya|Montellà i Martinet|Prats i Sansor|Prullans|Riu de Cerdanya",
  ],
  [
    "la Garrotxa",
    "17",
    "Argelaguer|Besalú|Beuda|Castellfollit de la Roca|Maià de Montcal|Mieres|Montagut i Oix|Olot|Les Planes d'Hostoles|Les Preses|Riudaura|Sales de Llierca|Sant Aniol de Finestres|Sant Feliu de Pallerols|Sant Ferriol|Sant Jaume de Llierca|Sant Joan les Fonts|Santa Pau|Tortellà|La Vall d'en Bas|La Vall de Bianya",
  ],
  [
    "el Valle de Arán|Val d'Aran|Vall d'Aran",
    "25",
    "Arres|Bausen|Es Bòrdes|Bossòst|Canejan|Les|Naut Aran|Vielha e Mijaran|Vilamòs",
  ],
  [
    "el Bierzo",
    "24",
    "Arganza|Balboa|Barjas|Bembibre|Benuza|Berlanga del Bierzo|Borrenes|Cabañas Raras|Cacabelos|Camponaraya|Candín|Carracedelo|Carucedo|Castropodame|Congosto|Corullón|Cubillos del Sil|Fabero|Folgoso de la Ribera|Igüeña|Molinaseca|Noceda del Bierzo|Oencia|Palacios del Sil|Páramo del Sil|Peranzanes|Ponferrada|Priaranza del Bierzo|Puente de Domingo Flórez|Sancedo|Sobrado|Toral de los Vados|Toreno|Torre del Bierzo|Trabadelo|Vega de Espinareda|Vega de Valcarce|Villafranca del Bierzo",
  ],
  [
    "la Sierra de Cádiz",
    "11",
    "Alcalá del Valle|Algar|Algodonales|Arcos de la Frontera|Benaocaz|Bornos|El Bosque|El Gastor|Espera|Grazalema|Olvera|Prado del Rey|Puerto Serrano|Setenil de las Bodegas|Torre Alháquime|Ubrique|Villaluenga del Rosario|Villamartín|Zahara",
  ],
  [
    "la Sierra Norte de Madrid|Sierra Norte madrileña|Sierra Norte",
    "28",
    "La Acebeda|Alameda del Valle|El Atazar|El Berrueco|Braojos|Buitrago del Lozoya|Bustarviejo|Cabanillas de la Sierra|La Cabrera|Canencia|Cervera de Buitrago|Garganta de los Montes|Gargantilla del Lozoya y Pinilla de Buitrago|Gascones|La Hiruela|Horcajo de la Sierra-Aoslos|Horcajuelo de la Sierra|Lozoya|Lozoyuela-Navas-Sieteiglesias|Madarcos|Montejo de la Sierra|Navalafuente|Navarredonda y San Mamés|Patones|Pinilla del Valle|Piñuécar-Gandullas|Prádena del Rincón|Puebla de la Sierra|Puentes Viejas|Rascafría|Redueña|Robledillo de la Jara|Robregordo|La Serna del Monte|Somosierra|Torrelaguna|Torremocha de Jarama|Valdemanco|El Vellón|Venturada|Villavieja del Lozoya",
  ],
  [
    "la Sierra Norte de Sevilla|Sierra Norte sevillana",
    "41",
    "Alanís|Almadén de la Plata|Cazalla de la Sierra|Constantina|Guadalcanal|Las Navas de la Concepción|El Pedroso|La Puebla de los Infantes|El Real de la Jara|San Nicolás del Puerto",
  ],
  [
    "los Valles Pasiegos|Valle del Pas|Comarca del Pas",
    "39",
    "Castañeda|Corvera de Toranzo|Luena|Puente Viesgo|San Pedro del Romeral|San Roque de Riomiera|Santa María de Cayón|Santiurde de Toranzo|Saro|Selaya|Vega de Pas|Villacarriedo|Villafufre",
  ],
  ["el Mar Menor", "30", "San Pedro del Pinatar|San Javier|Los Alcázares|Cartagena"],
];

/** Quarters and districts that are told by one name, each by its own, with the town: `Vallecas` are two districts. */
export const QUARTER_GROUPS: readonly (readonly [names: string, town: string, quarters: string])[] = [
  ["Vallecas", "Madrid", "Puente de Vallecas|Villa de Vallecas"],
  ["la Roma|colonia Roma", "Ciudad de México", "Roma Norte|Roma Sur"],
];

/** Groups whose name without its article is that of a city elsewhere too: nobody is sent to one of them without a sign that it is meant. */
export const ALSO_ELSEWHERE: ReadonlySet<string> = new Set(["la Roma"]);

/** Autonomous communities of several provinces: names and the INE codes of these. */
export const PROVINCE_GROUPS: readonly (readonly [names: string, provinces: string])[] = [
  ["Andalucía", "04|11|14|18|21|23|29|41"],
  ["Aragón", "22|44|50"],
  ["Canarias|Islas Canarias", "35|38"],
  ["Castilla y León", "05|09|24|34|37|40|42|47|49"],
  ["Castilla-La Mancha", "02|13|16|19|45"],
  ["Cataluña|Catalunya", "08|17|25|43"],
  ["Comunidad Valenciana|Comunitat Valenciana|País Valenciano", "03|12|46"],
  ["Extremadura", "06|10"],
  ["Galicia", "15|27|32|36"],
  ["País Vasco|Euskadi", "01|20|48"],
];

/** The centre of a town, where no quarter of it is called so: the town's name and the quarter's. */
export const CENTRES: Readonly<Record<string, string>> = {
  Valencia: "Ciutat Vella",
  Barcelona: "Ciutat Vella",
  Santiago: "Santiago",
};

/** Quarters whose name others have too, and the city of the one that everybody thinks of first. */
export const BEST_KNOWN: Readonly<Record<string, string>> = {
  Palermo: "Buenos Aires",
  Recoleta: "Buenos Aires",
  Belgrano: "Buenos Aires",
  Providencia: "Santiago",
  Miraflores: "Lima",
  Polanco: "Ciudad de México",
  "El Carmen": "Valencia",
};

/**
 * Parts of Spain of which no table here has the towns, with the article that belongs to their name: a sentence that names one is told so, and no
 * village, quarter or town abroad of a like name is searched for. «Selva» and «Sagra» are villages, «la Selva» and «la Sagra» are not.
 */
export const PARTS_WITHOUT_TOWNS: readonly string[] =
  "la Siberia|la Jara|la Sagra|la Mancha|la Alcarria|la Moraña|la Armuña|la Bureba|la Selva|la Noguera|la Segarra|la Mariña|la Ribeira Sacra|la Ribera Sacra|la Costa da Morte|la Costa de la Muerte|la Sierra de Gata|la Sierra de Aracena|la Canal de Navarrés|la Litera|la Ribagorza|la Maragatería|la Manchuela|la Liébana|la Sierra Sur|el Cerrato|el Campo de Cartagena|el Rincón de Ademuz|el Maestrazgo|el Matarraña|los Pedroches|los Monegros|las Merindades|las Hurdes|la Montaña Palentina".split(
    "|",
  );
