/**
 * Districts (d) and neighbourhoods (b) of large cities: name, level, latitude, longitude, radius in metres and the district
 * above where the list has it, between tabs; each city begins with a line of its key. Only the server reads it.
 *
 * Made by scripts/places/quarters.ts; do not edit.
 *
 * Source: Ayuntamiento de Madrid: Condiciones de reutilización, Ayuntamiento de Madrid.
 *
 * Source: Ajuntament de Barcelona, CartoBCN: CC BY 4.0.
 *
 * Source: INEGI, colonias 2022, por Opendatasoft: Términos de libre uso de la información del INEGI.
 *
 * Source: Datos Abiertos Bogotá (Unidad Administrativa Especial de Catastro Distrital): Ley 1712 de 2014 (Colombia).
 *
 * Source: Alcaldía de Santiago de Cali, IDESC: Ley 1712 de 2014 (Colombia).
 *
 * Source: Alcaldía Distrital de Barranquilla: Ley 1712 de 2014 (Colombia).
 *
 * Source: Colaboradores de OpenStreetMap: ODbL 1.0.
 *
 * Source: Catálogo de Datos Abiertos de Uruguay, Intendencia de Montevideo: Licencia de Datos Abiertos de Uruguay.
 *
 * Source: Who's On First (original work CC0; GeoNames, GeoPlanet, Quattroshapes and Zetashapes CC BY): CC BY 4.0.
 */
export const QUARTERS = `#es-28079
Abrantes	b	40.3799	-3.7277	700
Acacias	b	40.4031	-3.7084	600
Adelfas	b	40.4016	-3.6708	450
Aguilas	b	40.3849	-3.7672	1050
Alameda de Osuna	b	40.4576	-3.5903	800
Almagro	b	40.4306	-3.6934	550
Almenara	b	40.4713	-3.6927	550
Almendrales	b	40.3821	-3.6984	500
Almodóvar	b	40.3858	-3.5993	550
Aluche	b	40.3898	-3.7596	950
Ambroz	b	40.4107	-3.6151	900
Amposta	b	40.4265	-3.6219	350
Apostol Santiago	b	40.4777	-3.6587	600
Arapiles	b	40.4305	-3.7082	450
Aravaca	b	40.4577	-3.7829	1350
Arcos	b	40.4214	-3.6166	650
Arganzuela	d	40.3992	-3.6955	1450
Argüelles	b	40.4283	-3.7178	500
Atalaya	b	40.4639	-3.6627	300
Atocha	b	40.398	-3.6792	500
Barajas	d	40.4769	-3.5733	3650
Barajas de Madrid	b	40.4737	-3.5778	700
Barrio de las Letras	b	40.4153	-3.6973	350
Barrio de San Antonio	b	40.4794	-3.6306	650
Bellas Vistas	b	40.454	-3.7073	500
Berruguete	b	40.4596	-3.7059	450
Buenavista	b	40.3681	-3.744	1350
Butarque	b	40.3365	-3.6745	1400
Campamento	b	40.3834	-3.7862	1700
Campo de las Naciones	b	40.4651	-3.6161	550
Canillas	b	40.462	-3.6438	900
Canillejas	b	40.4419	-3.6097	700
Carabanchel	d	40.3801	-3.7358	2100
Cármenes	b	40.398	-3.7389	650
Casa de Campo	b	40.4246	-3.7536	2350
Casco Histórico de Barajas	b	40.4702	-3.5791	400
Casco Histórico de Vallecas	b	40.3425	-3.6226	3700
Casco Histórico de Vicálvaro	b	40.4015	-3.6081	3250
Castellana	b	40.4355	-3.6858	500
Castilla	b	40.4747	-3.6768	850
Castillejos	b	40.4634	-3.6902	450
Centro	d	40.4185	-3.704	1300
Chamartín	d	40.4586	-3.6768	1700
Chamberí	d	40.4387	-3.7022	1200
Chopera	b	40.3942	-3.6981	450
Chueca	b	40.4228	-3.6982	400
City Center	b	40.4183	-3.7027	700
Ciudad Jardín	b	40.448	-3.6734	500
Ciudad Lineal	d	40.4405	-3.6487	1900
Ciudad Pegaso	b	40.4469	-3.5941	450
Ciudad Universitaria	b	40.4494	-3.7267	2150
Colina	b	40.4567	-3.6598	400
Comillas	b	40.3941	-3.7111	450
Concepción	b	40.4388	-3.643	550
Corralejos	b	40.4652	-3.5928	1200
Cortes	b	40.4128	-3.6976	450
Costillares	b	40.476	-3.6713	650
Cuatro Caminos	b	40.452	-3.6977	600
Cuatro Vientos	b	40.3691	-3.7881	1300
Dehesa del Principe	b	40.3696	-3.7999	400
Delicias	b	40.3961	-3.6845	600
El Cañaveral	b	40.4048	-3.5618	1400
El Goloso	b	40.5262	-3.6942	2900
El Hierro	b	40.364	-3.7478	700
El Pardo	b	40.5211	-3.7782	6000
El Plantío	b	40.4698	-3.8209	1050
El Viso	b	40.4471	-3.6833	750
Embajadores	b	40.4076	-3.7003	550
Ensanche de Vallecas	b	40.3667	-3.6034	1400
Entrevías	b	40.3792	-3.6712	1400
Estrella	b	40.4152	-3.6654	550
Feria del Campo	b	40.4141	-3.7362	500
Fontarrón	b	40.3995	-3.6416	550
Fuencarral-El Pardo	d	40.546	-3.7522	6000
Fuente del Berro	b	40.4251	-3.6644	500
Fuentelareina	b	40.4846	-3.74	650
Gaztambide	b	40.435	-3.7163	400
Goya	b	40.4238	-3.6723	500
Guindalera	b	40.436	-3.6667	700
Hellín	b	40.4317	-3.6186	400
Hispanoamérica	b	40.4554	-3.6718	750
Horcajo	b	40.4081	-3.6279	500
Hortaleza	d	40.4833	-3.6365	2950
Ibiza	b	40.4179	-3.6737	400
Imperial	b	40.4064	-3.7165	550
Iveco Pegaso	b	40.4455	-3.5516	650
Jerónimos	b	40.4156	-3.6907	800
Justicia	b	40.4231	-3.6934	500
La Huerta del Obispo	b	40.4667	-3.7	700
La Paz	b	40.4822	-3.6938	850
Las Tablas	b	40.5064	-3.6713	1200
Latina	d	40.3864	-3.7774	2850
Lavapiés	b	40.4108	-3.7029	500
Legazpi	b	40.3913	-3.69	650
Lista	b	40.4298	-3.6752	400
Los Ahijones	b	40.3867	-3.5609	1250
Los Ángeles	b	40.3555	-3.6964	800
Los Berrocales	b	40.3742	-3.5724	1500
Los Morales	b	40.3619	-3.7603	500
Los Rosales	b	40.356	-3.6885	700
Lucero	b	40.4042	-3.7507	750
Malasaña	b	40.427	-3.706	400
Marroquina	b	40.4099	-3.636	750
Media Legua	b	40.4118	-3.6578	550
Mirasierra	b	40.4936	-3.7134	1500
Moncloa-Aravaca	d	40.4466	-3.7559	3850
Monte de el Pardo	b	40.5404	-3.7917	6000
Montecarmelo	b	40.5045	-3.7033	1100
Moratalaz	d	40.4078	-3.64	1400
Moscardó	b	40.3891	-3.7047	550
Niño Jesús	b	40.4121	-3.6733	450
Nueva España	b	40.4647	-3.6823	750
Nuevos Ministerios	b	40.444	-3.693	300
Numancia	b	40.4009	-3.6599	750
Opañel	b	40.3908	-3.7207	600
Orcasitas	b	40.3688	-3.7124	650
Orcasur	b	40.3713	-3.6989	650
Pacífico	b	40.4046	-3.6775	500
Palacio	b	40.4163	-3.711	700
Palomas	b	40.4531	-3.6164	600
Palomeras Bajas	b	40.3823	-3.6585	750
Palomeras Sureste	b	40.3838	-3.6366	1000
Palos de Moguer	b	40.4064	-3.6907	450
Parque del Retiro	b	40.4146	-3.6832	650
Pavones	b	40.4006	-3.6315	550
Peñagrande	b	40.4761	-3.7275	950
Pilar	b	40.4776	-3.7046	650
Pinar del Rey	b	40.4731	-3.6457	900
Piovera	b	40.4564	-3.6331	1000
Portazgo	b	40.394	-3.6493	650
Pradolongo	b	40.3768	-3.7076	600
Prosperidad	b	40.4439	-3.6686	600
Pueblo Nuevo	b	40.4276	-3.6368	850
Puente de Vallecas	d	40.3847	-3.6585	2200
Puerta Bonita	b	40.3799	-3.7414	700
Puerta de Hierro	b	40.4673	-3.7285	600
Puerta del Ángel	b	40.4116	-3.7301	650
Quintana	b	40.4376	-3.6442	500
Recoletos	b	40.4228	-3.6891	550
Rejas	b	40.4456	-3.5686	1250
Retiro	d	40.4124	-3.6753	1300
Rios Rosas	b	40.441	-3.6969	550
Rosas	b	40.4253	-3.6063	1700
Salamanca	d	40.4314	-3.6725	1300
Salvador	b	40.4437	-3.636	750
San Andrés	b	40.34	-3.7103	1700
San Blas	d	40.4357	-3.5973	2650
San Blas - Canillejas	d	40.4328	-3.6123	2650
San Cristobal	b	40.341	-3.6883	600
San Diego	b	40.3889	-3.6681	600
San Fermín	b	40.3689	-3.6896	700
San Isidro	b	40.3948	-3.7308	800
San Juan Bautista	b	40.4497	-3.6572	550
San Pascual	b	40.4401	-3.652	600
Sanchinarro	b	40.4937	-3.6569	1200
Santa Eugenia	b	40.3823	-3.6108	800
Simancas	b	40.4335	-3.6273	850
Sol	b	40.4177	-3.7041	400
Tetuán	d	40.4618	-3.6987	1300
Timón	b	40.479	-3.6089	1250
Trafalgar	b	40.4322	-3.7011	450
Universidad	b	40.4236	-3.7061	550
Usera	d	40.3771	-3.7017	1550
Valdeacederas	b	40.4672	-3.7036	600
Valdebebas	b	40.4925	-3.612	1700
Valdefuentes	b	40.4862	-3.6504	2300
Valdemarín	b	40.464	-3.7529	1050
Valdevivar	b	40.4864	-3.6652	300
Valdezarza	b	40.464	-3.7153	650
Vallehermoso	b	40.4425	-3.7086	600
Valverde	b	40.4897	-3.6823	1700
Ventas	b	40.4226	-3.6519	1000
Vicálvaro	d	40.3947	-3.5714	3350
Villa de Vallecas	d	40.3511	-3.6147	4050
Villaverde	d	40.3437	-3.6937	2550
Vinateros	b	40.4051	-3.6466	450
Vista Alegre	b	40.387	-3.741	700
Zofío	b	40.3821	-3.7137	500
#es-08019
Ciutat Vella	d	41.3811	2.1807	1150
Eixample	d	41.3916	2.1645	1550
Gràcia	d	41.4103	2.1522	1150
Horta-Guinardó	d	41.4292	2.1506	1950
Nou Barris	d	41.4463	2.1751	1600
Sant Martí	d	41.4076	2.201	1800
Sants-Montjuïc	d	41.3499	2.1436	2650
Sarrià-Sant Gervasi	d	41.4114	2.1117	2400
#es-46250
#es-41091
Alfalfa	b	37.391	-5.9936	700
Amate	b	37.3792	-5.958	700
Árbol Gordo	b	37.4009	-5.9731	300
Arenal	b	37.3868	-5.9972	450
Avenida de la Paz	b	37.3646	-5.9634	700
Bami	b	37.36	-5.9778	700
Bami Sur	b	37.3576	-5.9763	700
Barriada de Pineda	b	37.351	-5.9724	700
Barriada la Bachillera	b	37.4147	-5.9863	700
Barriada Murillo	b	37.3594	-5.9696	700
Barrio Cruz Roja-Capuchinos	b	37.4008	-5.9819	700
Barrio de los Príncipes	b	37.4133	-5.9758	700
Barrio del Carmen	b	37.4062	-5.9845	700
Barrio Grupo Renfe Policlínico	b	37.4076	-5.9903	700
Barrio León	b	37.3802	-6.0123	850
Barrio Trinidad	b	37.3957	-5.9817	700
Begoña	b	37.4082	-5.9768	700
Begoña-Santa Catalina	b	37.4077	-5.9755	700
Bellavista	b	37.3267	-5.97	700
Bellavista-La Palmera	b	37.3395	-5.9759	700
Campos de Soria	b	37.406	-5.9715	550
Casco Antiguo	b	37.3936	-5.995	700
Centro	b	37.3922	-5.9931	850
Cerro-Amate	b	37.3783	-5.9408	700
Cisneo Alto	b	37.4043	-5.9699	700
Cisneo Alto-Santa María de Gracia	b	37.4035	-5.9707	700
Ciudad Jardín	b	37.3791	-5.9637	700
Continente	b	37.407	-5.9417	700
Cortijo Mestre Escuela	b	37.3791	-5.9706	700
Dilla	b	37.3629	-5.9808	700
Distrito Cartuja	b	37.4065	-6.0062	2400
Doctor Barraquer-Grupo Renfe-Policlínico	b	37.4062	-5.9903	700
El Cerezo	b	37.409	-5.984	700
El Cerro	b	37.3719	-5.9592	2150
El Fontanal	b	37.3944	-5.9806	700
El Fontanal-María Auxiliadora-Carretera de Carmona	b	37.3976	-5.9791	700
El Fontenal	b	37.3979	-5.9783	700
El Gordillo	b	37.4474	-5.9392	700
El Juncal	b	37.3738	-5.9677	750
El Juncal-Híspalis	b	37.3721	-5.967	700
El Plantinar	b	37.3749	-5.9718	700
El Porvenir	b	37.3711	-5.9823	750
El Rocío	b	37.4081	-5.9819	700
El Tardón	b	37.3785	-6.0101	750
El Torrejón	b	37.4119	-5.9827	700
El Zodiaco	b	37.4015	-5.9703	700
Elcano	b	37.3493	-5.9812	700
Elcano-Los Bermejales	b	37.3467	-5.98	700
Encarnación-Regina	b	37.3943	-5.9937	700
Entrepuentes	b	37.4	-5.9406	700
Este	b	37.4014	-5.9078	700
Felipe II-Los Diez Mandamientos	b	37.3708	-5.9725	700
Feria	b	37.3976	-5.9912	700
Feria de Abrill	b	37.37	-5.9996	850
Giralda Sur	b	37.3747	-5.9769	700
Guadaira	b	37.3432	-5.9714	2000
Heliópolis	b	37.3548	-5.9836	1600
Hermandad del Trabajo	b	37.4095	-5.9818	700
Hermandades	b	37.4092	-5.9791	700
Hermandades-La Carrasca	b	37.4095	-5.9806	700
Híspalis	b	37.3719	-5.9646	700
Huerta de la Salud	b	37.377	-5.9818	700
Huerta de Santa Teresa	b	37.3908	-5.9716	300
Huerta del Pilar	b	37.3856	-5.9777	700
Huerta del Rey	b	37.3817	-5.9748	700
Jardín Este	b	37.4055	-5.9452	700
Juan XXIII	b	37.3766	-5.9488	700
La Barzola	b	37.4065	-5.9807	500
La Buhaira	b	37.3801	-5.9771	700
La Calzada	b	37.3891	-5.9774	500
La Candelaria	b	37.3819	-5.9555	500
La Carrasca	b	37.4105	-5.9821	700
La Corza	b	37.4022	-5.9675	700
La Doctora	b	37.3758	-5.9347	700
La Florida	b	37.3869	-5.9841	700
La Negrilla	b	37.3842	-5.934	800
La Oliva	b	37.3657	-5.9696	300
La Palmera	b	37.362	-5.9842	700
La Palmilla-Doctor Marañón	b	37.4083	-5.9866	700
La Paz	b	37.4105	-5.9874	1150
La Paz-Las Golodrinas	b	37.4119	-5.9875	700
La Plata	b	37.3696	-5.9483	700
La Romería	b	37.3831	-5.9515	700
La Rosaleda	b	37.3994	-5.9754	700
La Voluntad	b	37.3802	-6.0045	700
Las Avenidas	b	37.4108	-5.9852	700
Las Dalias	b	37.4041	-5.9649	700
Las Golondrinas	b	37.4122	-5.987	700
Las Letanías	b	37.3631	-5.9644	700
Las Naciones	b	37.405	-5.9675	700
Las Naciones-Parque Atlántico-Las Dalias	b	37.405	-5.9663	700
León XIII	b	37.4049	-5.9823	700
León XIII-Los Naranjos	b	37.4042	-5.984	700
Los Arcos	b	37.4088	-5.968	700
Los Bermejales	b	37.3441	-5.9786	700
Los Carteros	b	37.417	-5.9681	1100
Los Pájaros	b	37.3853	-5.9556	700
Los Príncipes-La Fontanilla	b	37.4152	-5.9772	700
Los Remedios	b	37.3753	-5.999	600
Macarena	b	37.4087	-5.9886	700
Macarena Cinco	b	37.4092	-5.9885	700
Macarena Tres Huertas	b	37.4099	-5.9899	700
Macarena Tres Huertas-Macarena Cinco	b	37.41	-5.9897	700
Madre de Dios	b	37.3839	-5.9583	550
Mercasevilla	b	37.3908	-5.9378	800
Museo	b	37.3908	-6.002	700
Nervión	b	37.3835	-5.9641	500
Norte	b	37.426	-5.9554	700
Nuestra Sra. del Carmen	b	37.4061	-5.9816	700
Padre Pío	b	37.3702	-5.9411	700
Palmete	b	37.3738	-5.9312	700
Parque Alcosa	b	37.4072	-5.9283	2250
Parque Atlántico	b	37.4038	-5.9664	700
Parque Empresarial Torneo	b	37.427	-5.9753	700
Patrocinio	b	37.3876	-6.0113	700
Pedro Salvador	b	37.3547	-5.9773	700
Pedro Salvador-Las Palmeritas	b	37.3565	-5.9764	700
Pino Flores	b	37.4081	-5.9725	700
Pino Montano	b	37.4228	-5.9684	700
Pío XII	b	37.4051	-5.9782	700
Polígono Aeropu	b	37.3965	-5.9273	1600
Polígono de San Pablo	b	37.3952	-5.9616	700
Polígono Indust	b	37.3807	-5.9056	1550
Polígono Norte	b	37.4124	-5.9798	300
Polígono Sur	b	37.3578	-5.9649	700
Polo	b	37.4085	-5.9728	700
Puerto	b	37.3626	-5.9899	700
Retiro Obrero	b	37.4026	-5.9791	700
Rochambert	b	37.3758	-5.954	700
Rochelambert	b	37.3778	-5.956	700
San Bartolomé	b	37.3886	-5.9874	700
San Bernardo	b	37.3823	-5.9844	550
San Carlos	b	37.3998	-5.9722	700
San Carlos-Tartessos	b	37.3991	-5.9719	700
San Diego	b	37.4119	-5.9691	700
San Fernando	b	37.3859	-5.9486	700
San Gil	b	37.4018	-5.9906	700
San Jerónimo	b	37.4252	-5.9853	2250
San José Obrero	b	37.3945	-5.9783	700
San Julián	b	37.3979	-5.9852	700
San Lorenzo	b	37.3993	-5.9969	700
San Matías	b	37.4036	-5.9681	700
San Pablo a y B	b	37.3935	-5.9665	700
San Pablo C	b	37.3937	-5.9595	700
San Pablo D y e	b	37.3994	-5.9586	700
San Pablo-Santa Justa	b	37.3963	-5.9643	700
San Roque	b	37.3907	-5.9822	700
San Vicente	b	37.3957	-6.0001	700
Santa Aurelia	b	37.3845	-5.9477	700
Santa Aurelia-Cantábrico-Atlántico-La Romería	b	37.3829	-5.9483	700
Santa Catalina	b	37.4075	-5.9749	700
Santa Clara	b	37.4013	-5.9512	1050
Santa Cruz	b	37.3844	-5.9906	550
Santa María de Ordás-San Nicolás	b	37.4033	-5.9751	700
Santas Justa y Rufina	b	37.4114	-5.9733	700
Sector Sur	b	37.3582	-5.989	700
Sector Sur-La Palmera-Reina Mercedes	b	37.3616	-5.9872	900
Sevilla Este	b	37.3933	-5.9301	700
Sur	b	37.367	-5.9709	700
Tabla	b	37.3667	-6	700
Tablada	b	37.3683	-6.0079	700
Tabladilla-La Estrella	b	37.3652	-5.9801	500
Tartessos	b	37.3981	-5.9719	700
Tiro de Línea-Santa Genoveva	b	37.369	-5.9754	450
Torreblanca	b	37.3854	-5.9081	700
Tres Barrios	b	37.3841	-5.9566	700
Triana	b	37.3844	-6.0034	800
Turrunuelo	b	37.3833	-6.0123	2000
Valdezorras	b	37.429	-5.9258	700
Villegas	b	37.4095	-5.9765	700
Vista Hermosa	b	37.4026	-5.9891	700
#es-50297
Arrabal	b	41.6613	-0.875	700
Arzobispo Domenech	b	41.6536	-0.9207	700
Bajo Aragón	b	41.645	-0.8734	450
Barrio	b	41.6444	-0.9327	700
Barrio de Colón	b	41.634	-0.8788	700
Barrio de la Bozada	b	41.6437	-0.9112	600
Barrio de la Química	b	41.6676	-0.9095	950
Cabezo Cortado	b	41.6297	-0.8677	700
Casablanca	b	41.6296	-0.9072	700
Casco Histórico	b	41.6544	-0.8802	700
Casco Romano	b	41.654	-0.8766	700
Casco Viejo	b	41.656	-0.8806	700
Centro	b	41.6468	-0.8835	700
Ciudad Escolar Pignatelli	b	41.6438	-0.9198	700
Ciudad Jardín	b	41.6466	-0.8921	600
Ciudad Universitaria	b	41.6387	-0.8995	400
Cogullada	b	41.6699	-0.8586	700
Colegio Residencial Casablanca	b	41.6334	-0.917	700
Colonia Nuestra Señora de las Nieves	b	41.6281	-0.9159	700
Colonia Resedencial Fuentes Claras	b	41.6292	-0.909	350
Conjunto Residencia Isabel la Catolica	b	41.6343	-0.9014	400
Conjunto Residencial Universitas	b	41.6437	-0.9069	700
Delicias	b	41.6502	-0.9063	700
El Rabal	b	41.6651	-0.8665	700
El Tuba	b	41.6531	-0.8802	700
Ensanche	b	41.6497	-0.8799	700
Grupo de Viviendas Alferez Rojaz	b	41.6566	-0.8971	700
Grupo Francisco Franco	b	41.6788	-0.8864	1100
Grupo Salduba	b	41.6353	-0.8929	850
Grupo Severino Aznar	b	41.6488	-0.9069	700
Grupo Teniente Ortiz de Zárate	b	41.6667	-0.8732	700
Grupo Teniente Polanco	b	41.6692	-0.8761	700
Grupo Viviendas General Urrutia	b	41.6527	-0.9323	750
Grupo Vizconde Escoriaza	b	41.6483	-0.8582	500
Jesús	b	41.6581	-0.8692	550
La Almozara	b	41.6619	-0.8992	700
La Jota	b	41.663	-0.8607	300
La Magdalena	b	41.6518	-0.8725	700
La Ortilla	b	41.658	-0.8844	650
La Paz	b	41.6276	-0.8772	500
Las Fuentes	b	41.6441	-0.8624	700
Mercazaragoza	b	41.6859	-0.8546	700
Montecanal	b	41.6296	-0.9387	700
Nuestra Señora	b	41.6352	-0.8841	400
Oliver	b	41.6496	-0.9215	450
Oliver-Valdefierro	b	41.6445	-0.9335	700
Parcelación Aloy Sala	b	41.652	-0.8722	400
Parcelación Barcelona	b	41.6473	-0.9109	700
Parcelación Tur	b	41.6502	-0.875	550
Picarral	b	41.6715	-0.8735	700
Pinares de Venecia	b	41.6305	-0.8895	400
Polígono Argualas	b	41.6204	-0.9249	1650
Polígono Balsas de Ebro Viejo	b	41.6647	-0.8707	550
Polígono de Miraflores	b	41.638	-0.8725	750
Polígono Puerta de Sancho	b	41.67	-0.9014	1350
Polígono Residencial Aljaferia	b	41.6565	-0.8942	600
Polígono Rey Fernando	b	41.6688	-0.8929	700
Polígono Romareda	b	41.6367	-0.9032	450
San Antonio	b	41.6284	-0.8826	700
San José	b	41.6342	-0.8739	1100
San Miguel	b	41.6505	-0.8738	700
San Pablo	b	41.6567	-0.8877	700
Torre Pajaritos	b	41.6262	-0.9499	2150
Torrero	b	41.6292	-0.8868	700
Urbanización Bombarda	b	41.6587	-0.9193	600
Urbanización Cala Verde	b	41.6222	-0.8745	2550
Urbanización la Floresta	b	41.6364	-0.9199	750
Urbanización Monsalud	b	41.6516	-0.9098	450
Urbanización Parque Roma	b	41.6513	-0.9014	450
Urbanización Parque Vistabella	b	41.6592	-0.9454	1650
Urbanización Residencial las Abdulas	b	41.6189	-0.9015	2050
Urbanización Torres de San Lamberto	b	41.6718	-0.9251	2000
Urbanización Vinedo Viejo	b	41.6376	-0.9029	700
Vadorrey	b	41.6572	-0.8569	1800
Zona el Portillo	b	41.6533	-0.8888	700
#es-29067
25 Años de Paz	b	36.6997	-4.4384	700
26 de Febrero	b	36.742	-4.4287	700
4 de Diciembre	b	36.7136	-4.4447	700
503 Viviendas	b	36.739	-4.4281	700
702 Viviendas	b	36.7364	-4.4296	700
Alaska	b	36.7027	-4.4411	700
Alegría de la Huerta	b	36.7513	-4.4205	700
Almudena	b	36.687	-4.4503	700
Altabal Este	b	36.7319	-4.4672	700
Amoníaco	b	36.7105	-4.5005	700
Ardira	b	36.6967	-4.4508	700
Arraljanal	b	36.6617	-4.4664	700
Arroyo España	b	36.7521	-4.4808	700
Arroyo los Ángeles	b	36.7359	-4.4399	700
Ave María	b	36.6967	-4.4411	700
Bailén-Miraflores	b	36.7286	-4.4436	700
Barcenillas	b	36.7217	-4.4176	700
Bda. S. Martín	b	36.7219	-4.4482	700
Bellavista	b	36.7231	-4.3951	700
Buenavista	b	36.661	-4.5049	700
Butano	b	36.6732	-4.4556	700
C. T. Mercancias	b	36.7157	-4.5118	700
Camino de Antequera	b	36.7217	-4.454	700
Camino de Olías	b	36.7259	-4.343	700
Camino de Suarez	b	36.7267	-4.4365	700
Camino del Colminar	b	36.7431	-4.4094	700
Campamento Benítez	b	36.6525	-4.4838	700
Campanillas	b	36.7262	-4.5437	700
Campo de Golf	b	36.654	-4.4728	700
Campos Eliseos	b	36.7215	-4.4108	700
Cañada de Ceuta	b	36.6521	-4.5144	700
Cañada de los Cardos	b	36.7233	-4.4872	700
Cañada de los Ingleses	b	36.7224	-4.4066	700
Cañaveral	b	36.7366	-4.4891	700
Capuchinos	b	36.7292	-4.4212	700
Carambuco	b	36.6639	-4.4951	700
Carlinda	b	36.7325	-4.4496	700
Carlos Haya	b	36.723	-4.4479	700
Carranque	b	36.7139	-4.4428	700
Carretera de Cádiz	b	36.6919	-4.4519	700
Castañetas	b	36.7096	-4.5487	700
Castillo Santa Catalina	b	36.7248	-4.394	700
Centro	b	36.7208	-4.4207	700
Centro de Ocio	b	36.659	-4.4795	700
Churriana	b	36.6688	-4.5028	700
Ciudad Jardín	b	36.748	-4.4219	700
Ciudad Nueva Malaga	b	36.7206	-4.4381	700
Ciudad Santa Ines	b	36.7241	-4.469	700
Ciudad Universitaria	b	36.7169	-4.4812	700
Clavero	b	36.7276	-4.3947	700
Colinas del Limonar	b	36.7364	-4.4	700
Colmenarejo	b	36.7341	-4.531	700
Colonia Santa Ines	b	36.7255	-4.4669	700
Comercial Villarosa	b	36.6682	-4.4687	700
Conde de Ureña	b	36.7285	-4.4101	700
Cortijo Alto	b	36.7098	-4.4627	700
Cortijo Bazán	b	36.7451	-4.4132	700
Cortijo de Maza	b	36.6485	-4.501	700
Cortijo de Torres	b	36.7051	-4.4559	700
Cortijo San Julián	b	36.6693	-4.4778	700
Cortijo Vallejo	b	36.6972	-4.448	700
Cristo de la Epidemia	b	36.7296	-4.4142	700
Cruz de Humilladero	b	36.713	-4.4407	700
Dos Hermanas	b	36.7036	-4.447	700
Echeverría	b	36.719	-4.3518	700
Ejido	b	36.7275	-4.4189	700
El Atabal	b	36.7337	-4.4709	700
El Brillante	b	36.7217	-4.5384	700
El Bulto	b	36.7113	-4.4239	700
El Candado	b	36.7192	-4.3445	700
El Chanquete	b	36.717	-4.3496	700
El Chaparral	b	36.7457	-4.4768	700
El Cónsul	b	36.7218	-4.4832	700
El Cónsul II	b	36.7221	-4.4789	700
El Coronel	b	36.6539	-4.5062	700
El Cortijo Junta Caminos	b	36.7595	-4.4964	700
El Cuartón	b	36.6673	-4.5069	700
El Drago	b	36.7247	-4.3603	700
El Duende	b	36.7026	-4.4551	700
El Lagarillo	b	36.7339	-4.3648	700
El Limonar	b	36.7265	-4.3983	700
El Limonero	b	36.7342	-4.4841	700
El Mallorquín	b	36.7521	-4.5603	700
El Mayorazgo	b	36.7326	-4.3968	700
El Mirador	b	36.7668	-4.3766	700
El Molinillo	b	36.7287	-4.4244	700
El Morlaco	b	36.7219	-4.3857	700
El Olivar	b	36.6527	-4.4911	700
El Palo	b	36.721	-4.3596	700
El Perchel	b	36.714	-4.4318	700
El Polvorín	b	36.7266	-4.3748	700
El Prado	b	36.7234	-4.5369	700
El Retiro	b	36.665	-4.5177	700
El Romeral	b	36.7213	-4.475	700
El Tarajal	b	36.7048	-4.5059	700
El Tejar	b	36.7257	-4.4697	700
El Tomillar	b	36.7336	-4.4805	700
El Torcal	b	36.7001	-4.4475	700
Ensanche Centro	b	36.7165	-4.422	700
Este	b	36.7444	-4.3577	700
Explanada de la Estación	b	36.7131	-4.4311	700
Finca el Candado	b	36.723	-4.3456	700
Finca el Pato	b	36.6832	-4.4541	700
Finca la Concepción	b	36.7615	-4.4268	700
Finca la Hacienda	b	36.664	-4.5063	700
Finca Monsálvez	b	36.658	-4.502	700
Finca San José	b	36.7588	-4.4229	700
Florisol	b	36.7309	-4.4468	700
Fuente Alegre	b	36.7468	-4.4821	700
Gamarra	b	36.7291	-4.4361	700
Gibralfaro	b	36.7204	-4.412	700
Girón	b	36.6972	-4.4411	700
Granja	b	36.7273	-4.4694	700
Granja Suárez	b	36.729	-4.4514	700
Guadaljaire	b	36.695	-4.4585	700
Guadalmar	b	36.6676	-4.4623	700
Hacienda Roldán	b	36.7232	-4.4663	700
Haza Beatas	b	36.7334	-4.4371	700
Haza Carpintero	b	36.7731	-4.4265	700
Haza Cuevas	b	36.7195	-4.4369	700
Haza de la Presebrera	b	36.7017	-4.4495	700
Haza del Campillo	b	36.7251	-4.4372	700
Haza Honda	b	36.6956	-4.4463	700
Haza Onda	b	36.6986	-4.4462	700
Haza Victoria	b	36.7303	-4.4155	700
Heliomar	b	36.6636	-4.5021	700
Herrera Oria	b	36.7394	-4.4245	700
Huelin	b	36.7018	-4.4367	700
Huerta Nueva	b	36.754	-4.4189	700
Huerta Nueva Puerto de la Torre	b	36.7431	-4.482	700
Huertecillas Mañas	b	36.7274	-4.5324	700
Ind. San Alberto	b	36.7339	-4.4516	700
Ind. San Alberto II	b	36.7319	-4.4527	700
Industrial Alcade Diaz Zafra	b	36.7078	-4.4506	700
Industrial Intelhorce	b	36.7049	-4.4965	700
Industrial la Pelusa	b	36.7068	-4.4406	700
Industrial Nuevo San Andrés	b	36.7005	-4.454	700
Industrial Pilar del Prado	b	36.7188	-4.5307	700
Industrial San Miguel	b	36.6714	-4.4822	700
Intelhorce	b	36.7058	-4.4913	700
Jarazmín	b	36.725	-4.3344	700
Jardín de la Abadia	b	36.7066	-4.434	700
Jardín de Málaga	b	36.75	-4.417	700
Jardín Virginia	b	36.7475	-4.4194	700
La Alcubilla	b	36.7281	-4.4526	700
La Asunción	b	36.7102	-4.4459	700
La Aurora	b	36.7148	-4.4324	700
La Azucarera	b	36.6814	-4.4673	700
La Barriguilla	b	36.7172	-4.456	700
La Bresca	b	36.7277	-4.4358	700
La Casita de Madera	b	36.6588	-4.4931	700
La Cizaña	b	36.6493	-4.4786	700
La Cónsula	b	36.6643	-4.5104	700
La Corta	b	36.7362	-4.4468	700
La Encarnación	b	36.7256	-4.448	700
La Estación	b	36.6983	-4.4672	700
La Fábrica	b	36.7321	-4.5633	700
La Florida	b	36.7244	-4.4536	700
La Goleta	b	36.7247	-4.4241	700
La Loma	b	36.6756	-4.5145	700
La Luz	b	36.6989	-4.4526	700
La Malagueta	b	36.7174	-4.4111	700
La Mania	b	36.7289	-4.4068	700
La Merced	b	36.7245	-4.419	700
La Milagrosa	b	36.7342	-4.4681	700
La Misericordia	b	36.6898	-4.4456	700
La Mosca	b	36.7429	-4.3808	700
La Noria	b	36.6736	-4.5108	700
La Palma	b	36.722	-4.4711	700
La Palmilla	b	36.741	-4.429	700
La Paz	b	36.6948	-4.4501	700
La Pelusa	b	36.7213	-4.3521	700
La Pelusilla	b	36.7218	-4.3493	700
La Platera	b	36.7171	-4.3371	700
La Princesa	b	36.7076	-4.437	700
La Rosaleda	b	36.7347	-4.4275	700
La Torrecilla	b	36.7236	-4.3914	700
La Tosca	b	36.67	-4.5066	700
La Unión	b	36.7093	-4.4403	700
La Viña	b	36.7244	-4.3813	700
Lagunillas	b	36.7256	-4.4169	700
Las Acacias	b	36.7207	-4.368	700
Las Chapas	b	36.7221	-4.4401	700
Las Cuevas	b	36.723	-4.3577	700
Las Delicias	b	36.6974	-4.4437	700
Las Erizas	b	36.752	-4.4349	700
Las Espeñuelas	b	36.6641	-4.4983	700
Las Flores	b	36.7359	-4.4205	700
Las Morillas	b	36.7212	-4.4655	700
Las Morillas II	b	36.7443	-4.489	700
Las Morillas Puerto de la Torre	b	36.7432	-4.4862	700
Las Pedrizas	b	36.67	-4.5118	700
Las Rocas	b	36.7314	-4.4254	700
Las Torres	b	36.7162	-4.4497	700
Las Virreinas	b	36.7479	-4.4266	700
Loma del Campo	b	36.7345	-4.5747	700
Lomas de San Antón	b	36.7335	-4.3575	700
Los Almendros	b	36.7368	-4.4826	700
Los Antonios	b	36.7364	-4.4103	700
Los Asperones	b	36.7208	-4.5032	700
Los Asperones 2	b	36.7194	-4.5262	700
Los Casinis	b	36.7455	-4.4187	700
Los Castillejos	b	36.7258	-4.4442	700
Los Chocales	b	36.6642	-4.4732	700
Los Chopos	b	36.6988	-4.5119	700
Los Cipreses	b	36.7432	-4.4186	700
Los Girasoles	b	36.695	-4.4537	700
Los Gómez-Zapatero	b	36.7974	-4.4426	700
Los Guindos	b	36.6892	-4.4467	700
Los Jazmines	b	36.6683	-4.5117	700
Los Manantiales	b	36.6612	-4.5073	700
Los Manceras	b	36.7212	-4.5488	700
Los Millones	b	36.7234	-4.4465	700
Los Molinos	b	36.7283	-4.4678	700
Los Morales	b	36.741	-4.482	700
Los Morales 1	b	36.7407	-4.4778	700
Los Morales 2	b	36.7434	-4.4752	700
Los Naranjos	b	36.7374	-4.4203	700
Los Pardones	b	36.6719	-4.5072	700
Los Paseros	b	36.6586	-4.4877	700
Los Pinos	b	36.7308	-4.4031	700
Los Prados	b	36.6991	-4.4748	700
Los Ramos	b	36.7305	-4.4719	700
Los Rosales	b	36.6664	-4.5122	700
Los Tilos	b	36.7138	-4.4366	700
Los Tomillares	b	36.7374	-4.4784	700
Los Verdiales	b	36.7543	-4.4368	700
Los Viveros	b	36.7528	-4.4232	700
Lourdes	b	36.6602	-4.5018	700
Mainake	b	36.6888	-4.455	700
Mangas Verdes	b	36.7477	-4.4192	700
Maqueda	b	36.7348	-4.5646	700
María Rosa	b	36.7221	-4.4434	700
Mármoles	b	36.7204	-4.4317	700
Martiricos	b	36.7213	-4.425	700
Mercamálaga	b	36.7044	-4.5202	700
Miraflores	b	36.7255	-4.3496	700
Miraflores Alto	b	36.7307	-4.3549	700
Miraflores del Palo	b	36.7293	-4.3411	700
Miramar	b	36.7257	-4.3964	700
Miramar del Palo	b	36.7192	-4.3531	700
Miranda	b	36.7338	-4.5709	700
Monta Sancha	b	36.7236	-4.403	700
Monte Dorado	b	36.7419	-4.4136	700
Nucleo General Franco	b	36.7131	-4.4463	700
Nuestra Señora de Fátima	b	36.7325	-4.4444	700
Nuestra Señora del Carmen	b	36.7119	-4.447	700
Nuevo San Andrés	b	36.7043	-4.4534	700
Nuevo San Andrés 2	b	36.6985	-4.4572	700
Olías	b	36.7714	-4.3196	700
Oliveros	b	36.7242	-4.5333	700
Olletas	b	36.7332	-4.4162	700
Orozco	b	36.7434	-4.4798	700
Pacífico	b	36.6968	-4.4379	700
Palma-Palmilla	b	36.7402	-4.4315	700
Parque Ayala	b	36.7095	-4.4314	700
Parque Clavero	b	36.7267	-4.3904	700
Parque del Sur	b	36.7388	-4.4206	700
Parque Mediterráneo	b	36.6918	-4.4412	700
Parque Tecnológico	b	36.7397	-4.5536	700
Parque Victoria Eugenia	b	36.7308	-4.4388	700
Pavero	b	36.7278	-4.4454	700
Pedregalejo	b	36.7234	-4.3735	700
Pedregalejo Playa	b	36.7214	-4.375	700
Penado Grande	b	36.7449	-4.4061	700
Perchel Norte	b	36.7196	-4.4274	700
Perchel Sur	b	36.7146	-4.4286	700
Peri-Pt4 los Almendros	b	36.7351	-4.4862	700
Piares de Olletas	b	36.7363	-4.416	700
Pilar del Prado	b	36.7211	-4.5336	700
Pizarrillo	b	36.6705	-4.5163	700
Playa Virginia	b	36.7182	-4.3505	700
Playas del Palo	b	36.7186	-4.3593	700
Podadera	b	36.7265	-4.3446	700
Polígono Alameda	b	36.7173	-4.4348	700
Polígono Carretera de Cártama	b	36.7149	-4.4504	700
Polígono Comercial Guadalhorce	b	36.6828	-4.4643	700
Polígono Comercial Pacífico	b	36.6872	-4.4459	700
Polígono Comercial Valdico	b	36.6899	-4.4604	700
Polígono Haza Angosta	b	36.6839	-4.4673	700
Portada Alta	b	36.7174	-4.4678	700
Puerta Blanca	b	36.6823	-4.4634	700
Puerto	b	36.712	-4.4194	700
Puerto de la Torre	b	36.7386	-4.4809	700
Puertosol	b	36.7428	-4.4939	700
Quinta Alegre	b	36.7263	-4.465	700
Regio	b	36.7026	-4.4431	700
Rojas	b	36.6544	-4.5034	700
Roquero	b	36.7266	-4.5502	700
S. Arjona	b	36.7178	-4.4467	700
Sacaba Beach	b	36.6795	-4.4475	700
Sagrada Familia	b	36.7445	-4.4238	700
Salinas	b	36.7463	-4.4906	700
San Alberto	b	36.7376	-4.4424	700
San Andrés	b	36.7014	-4.4528	700
San Carlos	b	36.6903	-4.4428	700
San Carlos Condote	b	36.7012	-4.4449	700
San Felipe Neri	b	36.7258	-4.4216	700
San Fernando	b	36.6519	-4.5088	700
San Francisco	b	36.7289	-4.3678	700
San Isidro	b	36.7274	-4.3642	700
San Jerónimo	b	36.6578	-4.507	700
San José	b	36.7559	-4.4236	700
San José del Viso	b	36.7115	-4.4895	700
San Juan	b	36.6625	-4.5136	700
San Julián	b	36.6671	-4.4737	700
San Miguel	b	36.7331	-4.4198	700
San Rafael	b	36.7093	-4.4491	700
San Telmo	b	36.7636	-4.4211	700
Sánchez Blanca	b	36.7068	-4.481	700
Santa Águeda	b	36.7033	-4.5439	700
Santa Amalia	b	36.7381	-4.415	700
Santa Cristina	b	36.7109	-4.4564	700
Santa Isabel	b	36.6926	-4.4428	700
Santa Isabel Puerto de la Torre	b	36.74	-4.4879	700
Santa Julia	b	36.7111	-4.4436	700
Santa Marta	b	36.7104	-4.4422	700
Santa Paula	b	36.6926	-4.4468	700
Santa Paula Miramar	b	36.7263	-4.3941	700
Santa Rosalía	b	36.731	-4.5702	700
Santa Tecla	b	36.657	-4.4942	700
Segalerva	b	36.7324	-4.423	700
Segovia	b	36.7238	-4.5461	700
Sierra Blanquilla	b	36.7333	-4.4063	700
Sixto	b	36.6947	-4.4482	700
Soliva Este	b	36.723	-4.4924	700
Suárez	b	36.7276	-4.4413	700
Sup-T.8 Universidad	b	36.7165	-4.5054	700
Tabacalera	b	36.6991	-4.4385	700
Tasara	b	36.7398	-4.4079	700
Teatinos	b	36.7208	-4.4605	700
Teatinos-Universidad	b	36.7203	-4.4718	700
Tiro de Pichón	b	36.7108	-4.4537	700
Torre Atalaya	b	36.7249	-4.4762	700
Torre de San Telmo	b	36.7225	-4.3805	700
Torre del Rio	b	36.6852	-4.4459	700
Torre Serna	b	36.7003	-4.4347	700
Torremar	b	36.7383	-4.4759	700
Torres de la Serna	b	36.7007	-4.4377	700
Trinidad	b	36.7194	-4.4224	700
Urbana Barcelo	b	36.7042	-4.4575	700
Urbana Cerrado de Calderón	b	36.7312	-4.3785	700
Urbana el Clavero	b	36.7267	-4.3815	700
Urbana el Rocío	b	36.7219	-4.3833	700
Urbana las Palmeras	b	36.7239	-4.4002	700
Urbana Monesancha	b	36.7209	-4.4019	700
Urbana Pinares San Antón	b	36.7416	-4.3566	700
Urbana San Isidro	b	36.7206	-4.372	700
Urbana Torrecilla	b	36.7223	-4.3916	700
V. Carmen	b	36.7615	-4.4265	700
Valle los Galanes	b	36.7205	-4.3736	700
Vallejo	b	36.7199	-4.5302	700
Vega de Oro	b	36.658	-4.4735	700
Ventaja Alta	b	36.7261	-4.4062	700
Ventorrillo de la Mosca	b	36.7405	-4.3738	700
Victoria Eugenia	b	36.7294	-4.4358	700
Virgen Belen	b	36.6936	-4.4569	700
Virgen de las Angustias	b	36.723	-4.3497	700
Virgen del Carmen	b	36.7316	-4.4752	700
Virreina	b	36.7414	-4.4266	700
Virreina Alta	b	36.7429	-4.4327	700
Vistafranca	b	36.6988	-4.4512	700
Wittemberg	b	36.6524	-4.4981	700
#es-07040
Blanquerna	b	39.5746	2.6496	700
Camp d'en Serralta	b	39.5741	2.6388	700
Campredo	b	39.5877	2.6431	700
Es Forti	b	39.58	2.6412	700
Es Jonquet	b	39.5678	2.6367	700
Ets Hostalets	b	39.5773	2.6599	700
Puig de Sant Pere	b	39.5697	2.6441	700
Sa Calatrava	b	39.5674	2.6495	700
Sant Sebastia	b	39.5751	2.6456	700
Santa Catalina	b	39.57	2.6368	700
Ses Finestres Verdes	b	39.5681	2.6739	700
Ses Quatre Campanes	b	39.587	2.6419	700
Son Armadans	b	39.5596	2.6227	700
Son Coc	b	39.5792	2.6816	700
Son Cotoner	b	39.5888	2.6309	700
Son Cotoneret	b	39.5757	2.6259	700
Son Dameto	b	39.5771	2.6353	700
Son Masanet	b	39.5813	2.6345	700
Son Roca	b	39.6209	2.6219	700
#es-48020
Abando	b	43.2628	-2.932	450
Altamira	b	43.2603	-2.9605	600
Ametzola	b	43.2558	-2.9418	700
Arangoiti	b	43.2749	-2.9478	500
Atxuri	b	43.2532	-2.9208	700
Basurto	b	43.262	-2.9519	300
Basurto-Zorroza	b	43.2623	-2.9637	1950
Begoña	b	43.2591	-2.9153	1250
Bilbao la Vieja	b	43.2548	-2.9262	350
Bolueta	b	43.2472	-2.9073	2200
Buia	b	43.2279	-2.9175	700
Casco Viejo	b	43.2578	-2.9243	400
Casko Viejo	b	43.2482	-2.9269	700
Castaños	b	43.2678	-2.9275	550
Cuidad Jardin	b	43.2713	-2.9258	700
Deusto	b	43.2753	-2.9546	850
Elorrieta	b	43.2852	-2.9653	1600
Errekaldeberri	b	43.251	-2.9447	700
Errekaldeberri-Larraskitu	b	43.2471	-2.9405	700
Ibaiondo	b	43.2524	-2.9274	700
Ibarrekolanda	b	43.2729	-2.9587	500
Indautxu	b	43.2634	-2.9425	600
Iralabarri	b	43.2533	-2.9361	600
Iturralde	b	43.259	-2.9196	550
Iturrigorri-El Penascal	b	43.2415	-2.9498	1400
La Peña	b	43.2411	-2.9235	700
Larraskitu	b	43.2445	-2.9351	700
Masustegi	b	43.2553	-2.9564	700
Masustegi-Mintegitxueta	b	43.2537	-2.9549	600
Matiko	b	43.2688	-2.9254	700
Matiko Ciudad Jardin	b	43.2697	-2.9256	2000
Mintegitxueta	b	43.2529	-2.9532	700
Miribilla	b	43.2506	-2.9275	700
Olabeaga	b	43.2644	-2.9579	300
Otxarkoaga	b	43.2598	-2.899	3000
Otxarkoaga-Txurdinaga	b	43.2586	-2.9004	300
Recalde	b	43.2492	-2.9421	2500
Rekaldeberri Larraskitu	b	43.2503	-2.9454	700
San Adrian	b	43.2485	-2.9318	750
San Francisco	b	43.2567	-2.9289	900
San Ignazio	b	43.2795	-2.9624	700
San Ignazio-Elorrieta	b	43.2811	-2.9627	2050
San Pedro de Deusto la Ribera	b	43.2701	-2.9491	550
Santutxu	b	43.252	-2.9129	350
Solocoeche	b	43.2565	-2.918	700
Txurdinaga	b	43.2556	-2.9039	500
Uretamendi	b	43.2487	-2.9505	650
Uríbarri	b	43.2688	-2.9221	700
Zabala	b	43.2532	-2.9316	700
Zorrozaurre	b	43.2704	-2.9627	700
Zurbaran Arabella	b	43.2649	-2.9127	1100
#es-03014
Arrabal Roig	b	38.3482	-0.4745	700
Babel	b	38.3423	-0.5115	700
Barrio Benalúa	b	38.3403	-0.4942	700
Barrio Obrero	b	38.3618	-0.4495	700
Carolinas	b	38.3552	-0.4834	700
Ciudad de Asis	b	38.3534	-0.515	700
Colonia	b	38.3916	-0.4766	700
Divina Pastora	b	38.3724	-0.504	700
Juan XXIII	b	38.3739	-0.4579	700
La Alcoraya	b	38.3511	-0.5292	700
La Goteta	b	38.3522	-0.4689	700
Los Angeles	b	38.3625	-0.4946	700
Poligono San Blas	b	38.3534	-0.4985	700
Rabasa	b	38.3752	-0.511	700
Sagrada Familia	b	38.3527	-0.4773	700
San Agustin	b	38.3622	-0.5026	700
San Blas	b	38.3477	-0.4904	700
San Gabriel	b	38.3241	-0.516	700
San Roque	b	38.3452	-0.4798	700
Santa Cruz	b	38.3443	-0.4847	700
#es-14021
Alcolea	b	37.9312	-4.6718	700
Amargacena	b	37.8466	-4.7971	700
Arcángel	b	37.8802	-4.7647	700
Arroyo del Moro	b	37.8894	-4.7988	700
Arruzafilla	b	37.8962	-4.7942	700
Asomadilla	b	37.9047	-4.7847	700
Barriada de la Paz	b	37.8888	-4.7934	700
Barriada Occidente	b	37.8821	-4.7997	700
Barrio de Miraflores	b	37.8742	-4.7752	700
Barrio de San José	b	37.8977	-4.7833	700
Cámping	b	37.8995	-4.7847	700
Campo de la Merced-Molinos Alta	b	37.8916	-4.779	700
Campo de la Verdad-Miraflores	b	37.8764	-4.774	700
Cañero	b	37.889	-4.7539	700
Centro Comercial	b	37.8874	-4.7821	700
Cercadilla-Medina Azahara	b	37.8864	-4.7894	700
Cerro de la Golondrina-Salesianos	b	37.8871	-4.7664	700
Chinales	b	37.9011	-4.7689	700
Ciudad Jardín	b	37.8823	-4.7901	700
Distrito Centro	b	37.8866	-4.776	700
Distrito Levante	b	37.896	-4.7602	700
Distrito Noroeste	b	37.8916	-4.7979	700
Distrito Norte Sierra	b	37.9083	-4.791	700
Distrito Poniente Norte	b	37.886	-4.8162	700
Distrito Poniente Sur	b	37.876	-4.7948	700
Distrito Sur	b	37.8685	-4.778	700
Distrito Sureste	b	37.882	-4.7605	700
El Arenal	b	37.8767	-4.7619	700
El Brillante	b	37.9138	-4.7939	700
El Carmen	b	37.8941	-4.7737	700
El Naranjo	b	37.9084	-4.7776	700
El Patriarca	b	37.9067	-4.8036	700
El Salvador y la Compañía	b	37.883	-4.7782	700
El Tablero	b	37.9025	-4.7938	700
Electromecánica I	b	37.8811	-4.8107	700
Electromecánica II	b	37.884	-4.8097	700
Electromecánica III	b	37.8829	-4.8165	700
Electromecánicas	b	37.8825	-4.8124	700
Fátima	b	37.8993	-4.758	700
Fidiana	b	37.8926	-4.7515	700
Fray Albino	b	37.8692	-4.7727	700
Fuensanta	b	37.8848	-4.7616	700
Fuensantilla-Edisol	b	37.8945	-4.7657	700
Guadalquivir	b	37.8595	-4.782	700
Higuerón	b	37.8694	-4.8544	700
Huerta de la Marquesa	b	37.8827	-4.7966	700
Huerta de la Reina	b	37.8935	-4.7855	700
Huerta de San Rafael	b	37.897	-4.7829	700
Huerta de Santa Isabel	b	37.8862	-4.8044	700
Huerta del Rey-Vallellano	b	37.8783	-4.784	700
Huerta María Luisa	b	37.8889	-4.7942	700
Judería	b	37.8807	-4.7803	700
La Catedral	b	37.8795	-4.7791	700
La Magdalena	b	37.8852	-4.7698	700
La Torrecilla	b	37.8536	-4.7939	700
La Trinidad	b	37.8826	-4.7826	700
Las Margaritas	b	37.8907	-4.7935	700
Las Quemadas	b	37.9039	-4.7209	700
Levante	b	37.8946	-4.7547	700
Miralbaida	b	37.8856	-4.8133	700
Moreras	b	37.8933	-4.7913	700
Olivos Borrachos	b	37.8828	-4.8003	700
Ollerías	b	37.8916	-4.7743	700
Palmeras	b	37.8827	-4.8209	700
Parador Nacional de la Arruzafa	b	37.9069	-4.7986	700
Parque Azahara	b	37.8802	-4.8162	700
Parque Cruz Conde	b	37.8696	-4.7934	700
Parque de Figueroa	b	37.8909	-4.8054	700
Parque Fidiana	b	37.8885	-4.7585	700
Pedroches	b	37.9318	-4.7691	700
Polígono de Levante	b	37.8919	-4.7609	700
Polígono de Poniente	b	37.8786	-4.7963	700
Polígono el Santuario	b	37.8823	-4.7565	700
Sagunto	b	37.8945	-4.7607	700
San Andrés-San Pablo	b	37.8862	-4.774	700
San Basilio	b	37.8762	-4.7837	700
San Cayetano	b	37.8942	-4.7776	700
San Francisco-Ribera	b	37.8814	-4.7749	700
San Lorenzo	b	37.8897	-4.7697	700
San Miguel-Capuchinos	b	37.8875	-4.7787	700
San Pedro	b	37.8833	-4.7732	700
San Rafael de la Albaida	b	37.8974	-4.8082	700
Santa Marina	b	37.8903	-4.7728	700
Santa Rosa	b	37.8969	-4.7796	700
Santiago	b	37.8825	-4.769	700
Sector Sur	b	37.8656	-4.7779	700
Trassierra	b	37.9304	-4.9038	700
Urbanización Alcaide	b	37.8398	-4.8309	700
Urbanización Azahara	b	37.8795	-4.8142	700
Urbanización Santa Ana de la Albaida	b	37.9054	-4.822	700
Valdeolleros	b	37.8981	-4.776	700
Viñuela-Rescatado	b	37.891	-4.7611	700
Vista Alegre	b	37.8771	-4.7893	700
Zumbacón	b	37.8932	-4.7659	700
Zumbacón-Gavilán	b	37.896	-4.7691	700
#es-18087
Alhambra	b	37.1762	-3.5901	700
Cartuja	b	37.1887	-3.6049	1000
El Albaicín	b	37.2033	-3.6068	2200
El Generalife	b	37.1758	-3.5836	1200
El Tambor	b	37.1938	-3.583	2150
El Zaidin	b	37.1608	-3.6021	2200
Fatinafar	b	37.1918	-3.6394	1600
La Terrona	b	37.2013	-3.627	2350
La Tinajilla	b	37.1824	-3.6142	1150
La Torrecilla	b	37.1702	-3.6126	1500
Sacromonte	b	37.1812	-3.5715	1650
#mx-ciudad-de-mexico
10 de Abril	b	19.4486	-99.2085	300	Miguel Hidalgo
10 de Mayo	b	19.4335	-99.1182	300	Venustiano Carranza
12 de Diciembre	b	19.3293	-99.1005	300	Iztapalapa
15 de Agosto	b	19.4846	-99.108	300	Gustavo A. Madero
16 de Septiembre	b	19.4021	-99.2071	300	Miguel Hidalgo
19 de Mayo	b	19.3619	-99.2533	300	Álvaro Obregón
1a Ampliacion Santiago Acahualtepec	b	19.3522	-99.0082	300	Iztapalapa
1o de Mayo	b	19.3393	-99.3231	300	Cuajimalpa de Morelos
1ra Victoria	b	19.3868	-99.2022	300	Álvaro Obregón
1ra Victoria Seccion Bosques	b	19.3872	-99.1978	300	Álvaro Obregón
2 de Octubre	b	19.2722	-99.2305	300	Tlalpan
20 de Noviembre	b	19.444	-99.1118	550	Venustiano Carranza
24 de Abril	b	19.4154	-99.1166	300	Venustiano Carranza
25 de Julio	b	19.496	-99.081	300	Gustavo A. Madero
26 de Julio	b	19.3575	-99.2506	300	Álvaro Obregón
2a Ampliacion Santiago Acahualtepec	b	19.3478	-99.0114	550	Iztapalapa
2a Seccion	b	19.5093	-99.1085	300	Gustavo A. Madero
2da el Pirul	b	19.3797	-99.2421	300	Álvaro Obregón
2da Jalalpa Tepito	b	19.3756	-99.2332	300	Álvaro Obregón
3 de Mayo	b	19.2975	-98.9912	500	Tláhuac
5 de Mayo	b	19.4485	-99.1999	300	Miguel Hidalgo
51 Legislatura	b	19.4835	-99.093	300	Gustavo A. Madero
5to Tramo de 20 de Noviembre	b	19.4499	-99.1077	350	Venustiano Carranza
6 de Junio	b	19.5506	-99.1259	300	Gustavo A. Madero
7 de Julio	b	19.4315	-99.1112	450	Venustiano Carranza
7 de Noviembre	b	19.4604	-99.1203	300	Gustavo A. Madero
8a de San Miguel	b	19.3512	-99.0786	300	Iztapalapa
9 1/2 - Francisco Villa	b	19.3769	-99.0508	300	Iztapalapa
Aaron Saenz	b	19.4131	-99.1231	300	Venustiano Carranza
Abdias Garcia Soto	b	19.3517	-99.2927	300	Cuajimalpa de Morelos
Abraham Gonzalez	b	19.3864	-99.2055	300	Álvaro Obregón
Acacias	b	19.3641	-99.1741	350	Benito Juárez
Acasulco Universidad	b	19.3418	-99.1812	300	Coyoacán
Actipan	b	19.3699	-99.1782	300	Benito Juárez
Acueducto	b	19.3979	-99.2043	300	Álvaro Obregón
Acueducto de Guadalupe	b	19.5272	-99.1511	350	Gustavo A. Madero
Acuilotla	b	19.3596	-99.2438	300	Álvaro Obregón
Aculco	b	19.3737	-99.1047	300	Iztapalapa
Adolfo Lopez Mateos	b	19.3636	-99.2954	300	Cuajimalpa de Morelos
Adolfo Lopez Mateos	b	19.3721	-99.2296	500	Álvaro Obregón
Adolfo Lopez Mateos	b	19.4201	-99.0722	400	Venustiano Carranza
Adolfo Ruiz Cortines	b	19.3194	-99.1512	400	Coyoacán
Aeronautica Militar	b	19.4209	-99.1158	300	Venustiano Carranza
Agricola Metropolitana	b	19.2909	-99.0525	350	Tláhuac
Agricola Oriental	b	19.3943	-99.07	1200	Iztacalco
Agricultura	b	19.4505	-99.1655	300	Miguel Hidalgo
Agua Bendita	b	19.3565	-99.3098	450	Cuajimalpa de Morelos
Aguascalientes	b	19.3623	-99.2325	300	Álvaro Obregón
Aguilas 3er Parque	b	19.3527	-99.2201	300	Álvaro Obregón
Aguilas Pilares	b	19.3562	-99.2034	300	Álvaro Obregón
Aguilera	b	19.4728	-99.1557	300	Azcapotzalco
Ahuacatitla	b	19.2081	-99.1644	300	Tlalpan
Ahuatenco	b	19.3663	-99.3045	600	Cuajimalpa de Morelos
Ahuehuetes	b	19.546	-99.1314	300	Gustavo A. Madero
Ahuehuetes Anahuac	b	19.4494	-99.1894	300	Miguel Hidalgo
Aidee Solis Cardenas-Matias Romero	b	19.5334	-99.1467	300	Gustavo A. Madero
Ajusco	b	19.3195	-99.1608	800	Coyoacán
Ajusco Huayamilpas	b	19.324	-99.1506	300	Coyoacán
Alamos	b	19.3977	-99.1416	600	Benito Juárez
Albarradas	b	19.3568	-99.0619	300	Iztapalapa
Albert	b	19.3706	-99.1394	300	Benito Juárez
Alcanfores	b	19.3354	-99.0713	300	Iztapalapa
Alcantarilla	b	19.3392	-99.2456	300	Álvaro Obregón
Aldana	b	19.4707	-99.15	300	Azcapotzalco
Alfalfar	b	19.3757	-99.2005	300	Álvaro Obregón
Alfonso XIII	b	19.3763	-99.1954	400	Álvaro Obregón
Algarin	b	19.4056	-99.1403	350	Cuauhtémoc
Alianza Popular Revolucionaria Norte	b	19.3191	-99.1204	450	Coyoacán
Alianza Popular Revolucionaria Oriente	b	19.3141	-99.1171	300	Coyoacán
Alianza Popular Revolucionaria Poniente	b	19.3143	-99.122	300	Coyoacán
Allepetlali	b	19.2888	-99.0671	300	Iztapalapa
Alpes	b	19.3585	-99.202	550	Álvaro Obregón
Altillo	b	19.3408	-99.1807	300	Coyoacán
Altos Tepetlica	b	19.229	-99.1481	400	Xochimilco
Alvaro Obregon	b	19.3769	-99.0404	350	Iztapalapa
Alvaro Obregon	b	19.4128	-99.1189	300	Venustiano Carranza
Álvaro Obregón	d	19.3673	-99.2239	5800
Amado Nervo	b	19.3683	-99.2951	300	Cuajimalpa de Morelos
America	b	19.4038	-99.2025	300	Miguel Hidalgo
Americas Unidas-Del Lago	b	19.3819	-99.1417	300	Benito Juárez
Ampliacion Candelaria	b	19.3282	-99.1501	300	Coyoacán
Ampliacion Lomas de Padierna	b	19.2969	-99.2201	300	Tlalpan
Ampliacion Miguel Hidalgo 2a Secc	b	19.2825	-99.1978	600	Tlalpan
Ampliacion Miguel Hidalgo 3a Secc	b	19.28	-99.2068	550	Tlalpan
Ampliacion Miguel Hidalgo 4a Secc	b	19.2735	-99.2103	450	Tlalpan
Ampliacion Ramos Millan	b	19.3873	-99.0967	300	Iztacalco
Ampliacion San Francisco Culhuacan	b	19.3353	-99.1257	300	Coyoacán
Amsa	b	19.285	-99.1389	300	Tlalpan
Anahuac	b	19.4442	-99.1766	650	Miguel Hidalgo
Anahuac dos Lagos	b	19.4435	-99.1894	300	Miguel Hidalgo
Anahuac Lago Norte	b	19.447	-99.187	300	Miguel Hidalgo
Anahuac Lago Sur	b	19.4451	-99.1873	300	Miguel Hidalgo
Anahuac los Manzanos	b	19.4459	-99.1845	300	Miguel Hidalgo
Anahuac Mariano Escobedo	b	19.4448	-99.1811	300	Miguel Hidalgo
Anahuac Peralitos	b	19.449	-99.1867	300	Miguel Hidalgo
Angel Zimbron	b	19.4628	-99.1894	300	Miguel Hidalgo
Angel Zimbron	b	19.4678	-99.1891	300	Azcapotzalco
Antorcha Popular	b	19.3837	-99.043	300	Iztapalapa
Anzures	b	19.4315	-99.1779	500	Miguel Hidalgo
Año de Juarez	b	19.3196	-99.0733	300	Iztapalapa
Apatlaco	b	19.3803	-99.1163	350	Iztapalapa
Aquiles Serdan	b	19.4471	-99.0917	350	Venustiano Carranza
Aragon	b	19.4795	-99.114	350	Gustavo A. Madero
Aragon Inguaran	b	19.4707	-99.1075	300	Gustavo A. Madero
Aragon la Villa	b	19.4795	-99.114	350	Gustavo A. Madero
Arboledas	b	19.3128	-99.0481	300	Iztapalapa
Arboledas de Cuautepec	b	19.5652	-99.1199	850	Gustavo A. Madero
Arboledas del Sur	b	19.2928	-99.1389	350	Tlalpan
Arboledas Politoco	b	19.3632	-99.2457	300	Álvaro Obregón
Arcos de Centenario	b	19.3599	-99.2271	300	Álvaro Obregón
Arenal	b	19.4653	-99.152	300	Azcapotzalco
Arenal Guadalupe Tlalpan	b	19.2866	-99.1462	350	Tlalpan
Arenal Puerta Tepepan	b	19.2856	-99.1501	400	Tlalpan
Argentina Antigua	b	19.4555	-99.207	400	Miguel Hidalgo
Argentina Poniente	b	19.4627	-99.2041	750	Miguel Hidalgo
Arroyo Guadalupe	b	19.5108	-99.1366	300	Gustavo A. Madero
Art 4to Constitucional	b	19.3678	-99.0341	300	Iztapalapa
Artes Graficas	b	19.4113	-99.1259	300	Venustiano Carranza
Arturo Gamiz	b	19.3553	-99.255	300	Álvaro Obregón
Arturo Martinez	b	19.3869	-99.2179	300	Álvaro Obregón
Arvide	b	19.3817	-99.2033	300	Álvaro Obregón
Asturias	b	19.4059	-99.1312	400	Cuauhtémoc
Atacaxco	b	19.3153	-99.251	300	La Magdalena Contreras
Atenor Salas	b	19.4031	-99.1479	300	Benito Juárez
Atlamaxac	b	19.3561	-99.2473	300	Álvaro Obregón
Atlamaya	b	19.3505	-99.2024	300	Álvaro Obregón
Atlampa	b	19.4586	-99.1564	600	Cuauhtémoc
Atlantida	b	19.3407	-99.1462	300	Coyoacán
Atocpa	b	19.2551	-99.1868	300	Tlalpan
Atocpa Sur	b	19.2566	-99.1943	500	Tlalpan
Atotolco	b	19.2665	-99.0263	650	Tláhuac
Avante	b	19.3282	-99.1346	600	Coyoacán
Ave Real	b	19.3623	-99.2364	400	Álvaro Obregón
Aviacion Civil	b	19.4134	-99.0781	550	Venustiano Carranza
Axotla	b	19.3584	-99.1749	300	Álvaro Obregón
Ayocatitla	b	19.1846	-99.148	500	Tlalpan
Azcapotzalco	d	19.4832	-99.1811	3750
Azteca	b	19.4384	-99.108	300	Venustiano Carranza
Aztlan	b	19.2872	-99.106	300	Xochimilco
Bahia	b	19.4165	-99.0833	300	Venustiano Carranza
Balcones de Cehuayo	b	19.3576	-99.2408	300	Álvaro Obregón
Banjidal	b	19.3627	-99.1372	300	Iztapalapa
Barranca Seca	b	19.3062	-99.2395	300	La Magdalena Contreras
Barrancas de Guadalupe	b	19.3274	-99.023	300	Iztapalapa
Barrio 18	b	19.2845	-99.1115	650	Xochimilco
Barrio la Lonja	b	19.2913	-99.1803	300	Tlalpan
Barrio Norte	b	19.3786	-99.2073	300	Álvaro Obregón
Barrio Oxtopulco Universidad	b	19.342	-99.1824	300	Coyoacán
Barros Sierra	b	19.3168	-99.2465	300	La Magdalena Contreras
Batallon de San Patricio	b	19.3716	-99.2065	300	Álvaro Obregón
Batan Viejo	b	19.3359	-99.2124	300	La Magdalena Contreras
Bejero	b	19.3812	-99.2455	300	Álvaro Obregón
Belem	b	19.26	-99.1022	300	Xochimilco
Belen de las Flores	b	19.3905	-99.22	500	Álvaro Obregón
Belen de las Flores Seccion Relleno	b	19.3982	-99.2128	300	Álvaro Obregón
Belisario Dominguez	b	19.2895	-99.1556	300	Tlalpan
Belisario Dominguez	b	19.4625	-99.1109	300	Gustavo A. Madero
Bella Vista	b	19.3968	-99.1936	400	Álvaro Obregón
Bellavista	b	19.3302	-99.0711	300	Iztapalapa
Belvedere	b	19.2688	-99.227	300	Tlalpan
Benito Juarez	b	19.3296	-99.0786	300	Iztapalapa
Benito Juarez	b	19.5333	-99.1368	450	Gustavo A. Madero
Benito Juárez	d	19.38	-99.1595	3050
Bonanza	b	19.3863	-99.2155	300	Álvaro Obregón
Bondojito	b	19.4669	-99.111	400	Gustavo A. Madero
Boscoso	b	19.3893	-99.2201	350	Álvaro Obregón
Bosque Residencial del Sur	b	19.2801	-99.1311	450	Xochimilco
Bosques de Chapultepec	b	19.4236	-99.1855	850	Miguel Hidalgo
Bosques de las Lomas	b	19.3876	-99.2568	800	Cuajimalpa de Morelos
Bosques de las Lomas	b	19.4034	-99.2441	1050	Miguel Hidalgo
Bosques de Tarango	b	19.3471	-99.254	700	Álvaro Obregón
Bosques de Tepeximilpa	b	19.2768	-99.1903	300	Tlalpan
Bosques del Pedregal	b	19.272	-99.2391	300	Tlalpan
Buenavista	b	19.3288	-99.0297	550	Iztapalapa
Buenavista	b	19.4459	-99.1505	550	Cuauhtémoc
Buenos Aires	b	19.4054	-99.1498	350	Cuauhtémoc
C T M Aragon	b	19.4527	-99.0561	300	Gustavo A. Madero
C T M Aragon Ampliacion	b	19.4556	-99.0535	300	Gustavo A. Madero
Cabeza de Juarez	b	19.3843	-99.0427	500	Iztapalapa
Cacama	b	19.3591	-99.1254	300	Iztapalapa
Cafetales I	b	19.3131	-99.109	300	Coyoacán
Cafetales II	b	19.3078	-99.1065	300	Coyoacán
Cafetales III	b	19.3128	-99.1112	300	Coyoacán
Caltongo	b	19.2579	-99.0866	750	Xochimilco
Calvario Camisetas	b	19.2887	-99.1772	300	Tlalpan
Calzada Jalalpa	b	19.3817	-99.2238	300	Álvaro Obregón
Camino a San Juan de Aragon	b	19.4677	-99.0885	300	Gustavo A. Madero
Campamento 2 de Octubre	b	19.3847	-99.1168	450	Iztacalco
Campestre Aragon	b	19.4855	-99.0797	550	Gustavo A. Madero
Campestre Churubusco	b	19.3454	-99.1359	700	Coyoacán
Campestre Coyoacan	b	19.3088	-99.1171	300	Coyoacán
Campestre Potrero	b	19.33	-98.9783	650	Iztapalapa
Campo de Tiro los Gamitos	b	19.3801	-99.2378	300	Álvaro Obregón
Canal Nacional	b	19.3083	-99.1007	300	Coyoacán
Canal Nacional 260	b	19.3267	-99.1071	300	Coyoacán
Canal Once	b	19.2477	-99.1159	300	Xochimilco
Cananea	b	19.2919	-99.0678	300	Iztapalapa
Candelaria de los Patos	b	19.4296	-99.1216	300	Venustiano Carranza
Cantera Puente de Piedra	b	19.2992	-99.1642	300	Tlalpan
Cantil del Pedregal	b	19.3008	-99.1572	300	Coyoacán
Canutillo 3ra Seccion	b	19.3627	-99.2267	300	Álvaro Obregón
Canutillo Predio la Presa	b	19.3624	-99.2311	300	Álvaro Obregón
Canutillo(Aguascalientes)	b	19.3623	-99.2325	300	Álvaro Obregón
Cañada del Olivar	b	19.3693	-99.2096	300	Álvaro Obregón
Capultitlan	b	19.4784	-99.1337	300	Gustavo A. Madero
Caracol	b	19.4275	-99.0689	400	Venustiano Carranza
Carlos Hank Gonzalez	b	19.3316	-99.0475	400	Iztapalapa
Carlos Pacheco	b	19.3638	-99.0301	300	Iztapalapa
Carlos Zapata Vela	b	19.3825	-99.0975	350	Iztacalco
Carmen Serdan	b	19.2993	-99.0801	300	Iztapalapa
Carmen Serdan	b	19.3197	-99.1083	300	Coyoacán
Carola	b	19.3857	-99.1965	300	Álvaro Obregón
Casa Blanca	b	19.3323	-99.0674	300	Iztapalapa
Casas Aleman	b	19.478	-99.0844	550	Gustavo A. Madero
Castillo Chico	b	19.5406	-99.1357	300	Gustavo A. Madero
Castillo Grande	b	19.5376	-99.1364	400	Gustavo A. Madero
Cazulco	b	19.2929	-99.2572	300	La Magdalena Contreras
Ce Cualli Ohtli	b	19.2917	-99.0731	300	Iztapalapa
Cedro Chico	b	19.3534	-99.2581	300	Álvaro Obregón
Centro	b	19.4293	-99.1225	500	Venustiano Carranza
Centro	b	19.4333	-99.1341	1300	Cuauhtémoc
Centro de Azcapotzalco	b	19.4812	-99.1863	350	Azcapotzalco
Centro Urbano	b	19.3068	-99.1744	300	Coyoacán
Centro Urbano Presidente Aleman	b	19.371	-99.1721	300	Benito Juárez
Centro Urbano Tlalpan	b	19.3387	-99.1422	300	Coyoacán
Cerro de la Estrella	b	19.3236	-99.0779	600	Iztapalapa
Cerro Grande	b	19.239	-99.1178	300	Xochimilco
Cerro Prieto	b	19.4527	-99.0982	300	Gustavo A. Madero
Chalma de Guadalupe	b	19.5535	-99.1539	700	Gustavo A. Madero
Chapultepec Morales	b	19.4344	-99.1866	450	Miguel Hidalgo
Chapultepec Polanco	b	19.4292	-99.1969	450	Miguel Hidalgo
Chichicaspatl	b	19.2758	-99.2435	300	Tlalpan
Chimalcoyoc	b	19.2738	-99.1652	400	Tlalpan
Chimali	b	19.2931	-99.1433	300	Tlalpan
Chimalistac	b	19.3438	-99.1837	300	Coyoacán
Chimalistac	b	19.3447	-99.1865	350	Álvaro Obregón
Chimilli	b	19.2683	-99.2194	300	Tlalpan
Chinampac de Juarez	b	19.375	-99.0528	700	Iztapalapa
Chinampas de Santa Ma Tomatlan	b	19.3086	-99.0902	300	Iztapalapa
Churubusco Tepeyac	b	19.4873	-99.1377	300	Gustavo A. Madero
Citlalli	b	19.3406	-99.0229	400	Iztapalapa
Ciudad de los Deportes	b	19.3834	-99.1801	350	Benito Juárez
Ciudad Jardin	b	19.3351	-99.144	400	Coyoacán
Ciudad Universitaria	b	19.3219	-99.1852	1450	Coyoacán
Claveria	b	19.4661	-99.1819	550	Azcapotzalco
Club de Golf Mexico-San Buenaventura	b	19.2806	-99.1562	600	Tlalpan
Coapa 2a Seccion-Ramos Millan	b	19.2993	-99.1178	300	Tlalpan
Coapa-Villa Cuemanco	b	19.2934	-99.1107	300	Tlalpan
Cocoyotes	b	19.5496	-99.1294	400	Gustavo A. Madero
Cola de Pato	b	19.3052	-99.3421	500	Cuajimalpa de Morelos
Colinas de Tarango	b	19.3635	-99.2208	300	Álvaro Obregón
Colinas del Bosque-Las Tortolas	b	19.2782	-99.1494	400	Tlalpan
Colinas del Sur	b	19.3666	-99.2257	550	Álvaro Obregón
Colonial Iztapalapa	b	19.3471	-99.0553	300	Iztapalapa
Coltongo	b	19.4825	-99.1529	400	Azcapotzalco
Compositores Mexicanos	b	19.5667	-99.1419	450	Gustavo A. Madero
Conciencia Proletaria	b	19.3614	-99.2178	300	Álvaro Obregón
Concordia Zaragoza	b	19.3681	-99.0078	300	Iztapalapa
Cond Altillo Universidad	b	19.3408	-99.1807	300	Coyoacán
Condesa	b	19.4147	-99.1763	450	Cuauhtémoc
Condominio	b	19.3195	-99.1296	300	Coyoacán
Condominio del Bosque-Bosque de Tlalpan	b	19.2914	-99.1983	950	Tlalpan
Conjunto Habitacional Pedregal del Lago	b	19.3095	-99.2246	300	Tlalpan
Conjunto Urbano Cuemanco	b	19.2967	-99.1053	300	Tlalpan
Consejo Agrarista Mexicano	b	19.3255	-99.0564	600	Iztapalapa
Constitucion de 1917	b	19.3492	-99.0612	600	Iztapalapa
Constitucion de la Republica	b	19.4834	-99.1009	400	Gustavo A. Madero
Cooperativa Cehuayo	b	19.3584	-99.243	300	Álvaro Obregón
Cooperativa Luis Enrique Rodríguez Orozco	b	19.5312	-99.1426	300	Gustavo A. Madero
Copilco el Alto	b	19.3308	-99.1755	300	Coyoacán
Copilco el Bajo	b	19.3395	-99.1879	300	Coyoacán
Copilco Universidad	b	19.3365	-99.1818	450	Coyoacán
Corpus Christy	b	19.361	-99.2477	350	Álvaro Obregón
Corpus Christy Ampl Xocomecatla	b	19.3633	-99.2438	300	Álvaro Obregón
Corredor Santa Fe	b	19.3595	-99.273	900	Cuajimalpa de Morelos
Cosmopolita	b	19.4736	-99.1621	400	Azcapotzalco
Country Club	b	19.3512	-99.1404	600	Coyoacán
Cove	b	19.4013	-99.1975	300	Álvaro Obregón
Coyoacán	d	19.3234	-99.1442	4700
Coyuya	b	19.4004	-99.1147	300	Iztacalco
Credito Constructor	b	19.3649	-99.1803	300	Benito Juárez
Cristo Rey	b	19.2508	-99.015	300	Xochimilco
Cristo Rey	b	19.3887	-99.2015	300	Álvaro Obregón
Croc Culhuacan Secc 6	b	19.3276	-99.1215	300	Coyoacán
Cruz Blanca	b	19.3136	-99.3224	900	Cuajimalpa de Morelos
Cruz del Farol	b	19.2691	-99.2096	350	Tlalpan
Cruz Roja Tepantongo	b	19.5002	-99.1848	300	Azcapotzalco
Ctm Atzacoalco	b	19.5081	-99.1006	350	Gustavo A. Madero
Ctm el Risco	b	19.5095	-99.0959	350	Gustavo A. Madero
Ctm IX a Culhuacan	b	19.311	-99.106	300	Coyoacán
Ctm IX Culhuacan Zona 29-30	b	19.3131	-99.1024	300	Coyoacán
Ctm IX Culhuacan Zona 32-33	b	19.3095	-99.1028	300	Coyoacán
Ctm V Culhuacan	b	19.331	-99.1135	400	Coyoacán
Ctm VI Culhuacan	b	19.3235	-99.1179	450	Coyoacán
Ctm VII a Culhuacan	b	19.3192	-99.1053	300	Coyoacán
Ctm VII Culhuacan	b	19.3249	-99.1086	450	Coyoacán
Ctm VIII B Culhuacan Zona 25-26	b	19.3161	-99.1011	300	Coyoacán
Ctm VIII Culhuacan	b	19.3163	-99.1049	300	Coyoacán
Ctm X Culhuacan	b	19.308	-99.1103	300	Coyoacán
Cuadrante de San Francisco	b	19.3425	-99.164	300	Coyoacán
Cuajimalpa de Morelos	d	19.3515	-99.2992	3900
Cuatro Arboles	b	19.4165	-99.0844	300	Venustiano Carranza
Cuauhtemoc	b	19.3201	-99.2433	300	La Magdalena Contreras
Cuauhtemoc	b	19.43	-99.1687	650	Cuauhtémoc
Cuauhtémoc	d	19.4324	-99.1456	3250
Cuauhtemoc Pensil	b	19.445	-99.1938	300	Miguel Hidalgo
Cuautepec de Madero	b	19.5455	-99.1387	400	Gustavo A. Madero
Cuautepec el Alto	b	19.5571	-99.1341	350	Gustavo A. Madero
Cuchilla Agricola Oriental	b	19.4048	-99.0807	300	Iztacalco
Cuchilla de Padierna	b	19.2762	-99.2184	300	Tlalpan
Cuchilla del Tesoro	b	19.4482	-99.0583	400	Gustavo A. Madero
Cuchilla la Joya	b	19.4584	-99.1109	300	Gustavo A. Madero
Cuchilla Pantitlan	b	19.4221	-99.0636	350	Venustiano Carranza
Cuchilla Ramos Millan	b	19.3875	-99.092	300	Iztacalco
Cuchillas del Moral	b	19.3852	-99.0727	300	Iztapalapa
Cuilotepec	b	19.2679	-99.2315	300	Tlalpan
Cuitlahuac	b	19.2642	-99.0167	350	Tláhuac
Cuitlahuac	b	19.3435	-99.0635	300	Iztapalapa
Cuitlahuac 1 y 2	b	19.4722	-99.1673	300	Azcapotzalco
Cuitlahuac 3 y 4	b	19.4722	-99.1715	300	Azcapotzalco
Culhuacan	b	19.3383	-99.1076	350	Iztapalapa
Cultura Maya	b	19.2759	-99.223	300	Tlalpan
Damian Carmona	b	19.4429	-99.1031	300	Venustiano Carranza
Daniel Garza	b	19.4072	-99.1964	450	Miguel Hidalgo
De la Candelaria	b	19.3313	-99.149	400	Coyoacán
Defensores de la Republica	b	19.4751	-99.1426	300	Gustavo A. Madero
Degollado	b	19.3193	-99.0424	300	Iztapalapa
Degollado Chico	b	19.3183	-99.0383	300	Iztapalapa
Del Bosque	b	19.4342	-99.2094	300	Miguel Hidalgo
Del Bosque	b	19.5448	-99.1431	300	Gustavo A. Madero
Del Carmen	b	19.3541	-99.1638	800	Coyoacán
Del Gas	b	19.4685	-99.1577	450	Azcapotzalco
Del Maestro	b	19.4828	-99.1823	300	Azcapotzalco
Del Mar Norte	b	19.2934	-99.0568	300	Tláhuac
Del Mar Sur	b	19.2866	-99.0611	650	Tláhuac
Del Niño Jesus	b	19.3418	-99.1594	300	Coyoacán
Del Obrero	b	19.5001	-99.0912	300	Gustavo A. Madero
Del Recreo	b	19.4728	-99.1842	400	Azcapotzalco
Del Valle	b	19.3828	-99.1674	1200	Benito Juárez
Demet	b	19.4875	-99.1809	300	Azcapotzalco
Deportiva Pensil	b	19.4507	-99.2077	400	Miguel Hidalgo
Desarrollo Urbano	b	19.3817	-99.2212	300	Álvaro Obregón
Desarrollo Urbano Quetzalcoatl	b	19.3282	-99.0413	800	Iztapalapa
Diamante	b	19.2709	-99.1936	300	Tlalpan
Dm Nacional	b	19.4757	-99.0957	350	Gustavo A. Madero
Doctores	b	19.4165	-99.1485	900	Cuauhtémoc
Dolores Tlali	b	19.2418	-99.1458	300	Tlalpan
Dos Rios	b	19.3573	-99.2458	300	Álvaro Obregón
Dr Alfonso Ortiz Tirado	b	19.3854	-99.0791	400	Iztapalapa
Ebano	b	19.3746	-99.2892	300	Cuajimalpa de Morelos
Ecologica Novedades Impacto	b	19.508	-99.1905	300	Azcapotzalco
Eduardo Molina	b	19.4834	-99.0913	400	Gustavo A. Madero
Educacion	b	19.3362	-99.1335	450	Coyoacán
Ejercito Constitucionalista	b	19.3769	-99.0508	300	Iztapalapa
Ejercito de Agua Prieta	b	19.3683	-99.0376	350	Iztapalapa
Ejercito de Oriente	b	19.3688	-99.0279	450	Iztapalapa
Ejidos de San Pedro Martir I	b	19.2721	-99.157	350	Tlalpan
Ejidos de San Pedro Martir II	b	19.2674	-99.1589	350	Tlalpan
Ejidos San Juan de Aragon 1a Seccion	b	19.4691	-99.0926	300	Gustavo A. Madero
Ejidos San Juan de Aragon 2a Seccion	b	19.4658	-99.0778	300	Gustavo A. Madero
Ejto Constitucionalista	b	19.3849	-99.05	950	Iztapalapa
Ejto de Ote	b	19.382	-99.0355	350	Iztapalapa
El Arbol	b	19.3803	-99.2358	300	Álvaro Obregón
El Arbolillo	b	19.5362	-99.1411	300	Gustavo A. Madero
El Arbolillo 1	b	19.53	-99.148	300	Gustavo A. Madero
El Arbolillo 2	b	19.5342	-99.1443	300	Gustavo A. Madero
El Arbolillo 3	b	19.5379	-99.1445	300	Gustavo A. Madero
El Arenal	b	19.2071	-99.1382	300	Tlalpan
El Arenal 1a Seccion	b	19.4251	-99.0633	300	Venustiano Carranza
El Arenal 2a Seccion	b	19.4231	-99.0569	300	Venustiano Carranza
El Arenal 3a Seccion	b	19.4253	-99.0565	300	Venustiano Carranza
El Arenal 4a Seccion	b	19.4294	-99.0573	400	Venustiano Carranza
El Arenal Pto Aereo	b	19.4287	-99.0609	300	Venustiano Carranza
El Batan	b	19.3547	-99.2591	300	Álvaro Obregón
El Bosque	b	19.3928	-99.1972	300	Álvaro Obregón
El Bosque 2da Seccion	b	19.3914	-99.2002	300	Álvaro Obregón
El Bosque Seccion Torres	b	19.3933	-99.1957	300	Álvaro Obregón
El Capulin	b	19.3966	-99.2103	400	Álvaro Obregón
El Caracol	b	19.3046	-99.1637	350	Coyoacán
El Caracol Bajo	b	19.3027	-99.1627	300	Coyoacán
El Carmen	b	19.2452	-99.0303	650	Xochimilco
El Carmen	b	19.5424	-99.1323	350	Gustavo A. Madero
El Centinela	b	19.3358	-99.1395	300	Coyoacán
El Contadero	b	19.3451	-99.2964	1050	Cuajimalpa de Morelos
El Coyol	b	19.4878	-99.0901	350	Gustavo A. Madero
El Divisadero	b	19.2536	-99.1589	300	Tlalpan
El Eden	b	19.3647	-99.0133	300	Iztapalapa
El Ermitaño	b	19.3016	-99.2657	350	La Magdalena Contreras
El Gavillero	b	19.2813	-99.2555	950	La Magdalena Contreras
El Jaguey-Estacion Pantaco	b	19.4833	-99.17	750	Azcapotzalco
El Maestro	b	19.3359	-99.2124	300	La Magdalena Contreras
El Manto	b	19.3495	-99.0825	400	Iztapalapa
El Manto Plan de Iguala	b	19.3531	-99.0851	300	Iztapalapa
El Mirador	b	19.3024	-99.1091	300	Coyoacán
El Mirador	b	19.3364	-99.0978	350	Iztapalapa
El Mirador	b	19.3452	-99.2251	300	Álvaro Obregón
El Mirador - Santa Catarina	b	19.3125	-98.9731	300	Tláhuac
El Mirador 2a y 3a Secc	b	19.2702	-99.184	300	Tlalpan
El Molinito	b	19.3616	-99.2872	300	Cuajimalpa de Morelos
El Molino	b	19.2977	-99.0684	350	Iztapalapa
El Molino	b	19.3655	-99.2826	300	Cuajimalpa de Morelos
El Ocotal	b	19.2991	-99.2622	500	La Magdalena Contreras
El Olivo	b	19.4736	-99.0867	300	Gustavo A. Madero
El Paraiso	b	19.3906	-99.2126	300	Álvaro Obregón
El Parque	b	19.4233	-99.1178	550	Venustiano Carranza
El Parque de Coyoacan	b	19.3111	-99.1308	300	Coyoacán
El Piru	b	19.3804	-99.218	300	Álvaro Obregón
El Pirul	b	19.3803	-99.2403	300	Álvaro Obregón
El Pocito	b	19.3826	-99.2108	300	Álvaro Obregón
El Prado	b	19.3578	-99.136	300	Iztapalapa
El Reloj	b	19.3181	-99.142	350	Coyoacán
El Retoño	b	19.372	-99.1252	400	Iztapalapa
El Rodeo	b	19.3333	-99.0721	300	Iztapalapa
El Rodeo	b	19.3805	-99.2085	300	Álvaro Obregón
El Rodeo	b	19.3934	-99.0853	300	Iztacalco
El Rosal	b	19.3097	-99.2503	300	La Magdalena Contreras
El Rosario	b	19.2399	-99.0077	350	Tláhuac
El Rosario	b	19.2626	-99.1045	300	Xochimilco
El Rosario	b	19.3018	-99.0655	350	Iztapalapa
El Rosario a	b	19.511	-99.2075	300	Azcapotzalco
El Rosario B	b	19.5123	-99.2015	350	Azcapotzalco
El Rosario C	b	19.5062	-99.2024	550	Azcapotzalco
El Rosedal	b	19.3398	-99.1503	400	Coyoacán
El Ruedo	b	19.3514	-99.2399	300	Álvaro Obregón
El Santuario	b	19.3486	-99.0913	850	Iztapalapa
El Sifon	b	19.3715	-99.1153	450	Iztapalapa
El Tanque	b	19.3251	-99.251	350	La Magdalena Contreras
El Tianguillo	b	19.3251	-99.3219	450	Cuajimalpa de Morelos
El Toro	b	19.312	-99.2463	300	La Magdalena Contreras
El Triangulo	b	19.2876	-99.0218	800	Tláhuac
El Triangulo	b	19.3184	-99.0513	450	Iztapalapa
El Triunfo	b	19.377	-99.1184	400	Iztapalapa
El Vergel	b	19.317	-99.081	400	Iztapalapa
El Vergel de Coyoacan	b	19.3073	-99.1365	300	Coyoacán
El Vergel Triangulo de las Agujas	b	19.3074	-99.087	400	Iztapalapa
El Yaqui	b	19.3617	-99.2834	300	Cuajimalpa de Morelos
El Zacaton	b	19.2669	-99.2426	300	Tlalpan
Emancipacion del Pueblo	b	19.3604	-99.2385	300	Álvaro Obregón
Emiliano Zapata	b	19.3221	-99.1242	400	Coyoacán
Emiliano Zapata	b	19.337	-98.9771	500	Iztapalapa
Emiliano Zapata	b	19.4328	-99.1201	300	Venustiano Carranza
Emiliano Zapata	b	19.4628	-99.1119	400	Gustavo A. Madero
Emiliano Zapata 1a	b	19.2087	-98.9725	400	Tláhuac
Emiliano Zapata 2a	b	19.2042	-98.9694	400	Tláhuac
Emilio Carranza	b	19.4494	-99.1207	300	Venustiano Carranza
Emilio Portes Gil Pemex Picacho	b	19.3018	-99.2196	350	Tlalpan
Ermita	b	19.3583	-99.1418	300	Benito Juárez
Ermita Zaragoza	b	19.3647	-98.9975	600	Iztapalapa
Escandon	b	19.4013	-99.179	650	Miguel Hidalgo
Escuadron 201	b	19.3636	-99.1123	450	Iztapalapa
Espartaco	b	19.3176	-99.136	400	Coyoacán
Esperanza	b	19.4204	-99.1283	300	Cuauhtémoc
Estado de Hidalgo_	b	19.3644	-99.2417	300	Álvaro Obregón
Estado de Veracruz	b	19.3507	-99.0886	300	Iztapalapa
Estanzuela	b	19.4905	-99.1097	300	Gustavo A. Madero
Estrella	b	19.475	-99.1165	450	Gustavo A. Madero
Estrella Culhuacan	b	19.3316	-99.1076	300	Iztapalapa
Estrella del Sur	b	19.3488	-99.0986	400	Iztapalapa
Euzkadi	b	19.4777	-99.1607	300	Azcapotzalco
Ex Ejido de Churubusco	b	19.34	-99.1303	300	Coyoacán
Ex Ejido San Francisco Culhuacan	b	19.3312	-99.1258	500	Coyoacán
Ex Ejidos de la Magdalena Mixihuca	b	19.393	-99.0888	300	Iztacalco
Ex Hacienda Coapa	b	19.3101	-99.1353	450	Coyoacán
Ex Hacienda San Juan de Dios	b	19.2881	-99.1318	350	Tlalpan
Ex Hipodromo de Peralvillo	b	19.4567	-99.1348	450	Cuauhtémoc
Ex-Escuela de Tiro	b	19.4538	-99.0998	300	Gustavo A. Madero
Ex-Hacienda el Rosario	b	19.4984	-99.2098	400	Azcapotzalco
Extremadura Insurgentes	b	19.377	-99.1799	300	Benito Juárez
F P F V	b	19.2873	-99.0701	300	Iztapalapa
Faja de Oro	b	19.4659	-99.1051	300	Gustavo A. Madero
Federal	b	19.4203	-99.0888	550	Venustiano Carranza
Felipe Angeles	b	19.4527	-99.1122	300	Venustiano Carranza
Felipe Pescador	b	19.4541	-99.1262	300	Cuauhtémoc
Fernando Casas Aleman	b	19.4526	-99.0956	300	Gustavo A. Madero
Ferreria	b	19.501	-99.1757	400	Azcapotzalco
Ferrocarrilera Insurgentes	b	19.4821	-99.0924	300	Gustavo A. Madero
Fiviport	b	19.4263	-99.0608	300	Venustiano Carranza
Flor de Maria	b	19.3499	-99.205	300	Álvaro Obregón
Floresta-Prado-Vergel Coapa	b	19.3031	-99.1284	350	Tlalpan
Florida	b	19.3571	-99.1804	600	Álvaro Obregón
Fovissste Aragon	b	19.4544	-99.0612	300	Gustavo A. Madero
Fovissste Cuchilla	b	19.4719	-99.0875	300	Gustavo A. Madero
Fovissste Rio de Guadalupe	b	19.4728	-99.0884	300	Gustavo A. Madero
Fovissste San Pedro Martir	b	19.2745	-99.1607	300	Tlalpan
Fovissste Universidad	b	19.3388	-99.1848	300	Coyoacán
Francisco I Madero	b	19.4471	-99.2029	300	Miguel Hidalgo
Francisco Villa	b	19.2489	-99.0013	300	Tláhuac
Francisco Villa	b	19.3372	-99.0592	350	Iztapalapa
Francisco Villa	b	19.384	-99.2038	300	Álvaro Obregón
Francisco Villa	b	19.4981	-99.2046	300	Azcapotzalco
Fresno	b	19.2778	-99.19	300	Tlalpan
Fuego Nuevo	b	19.3327	-99.099	400	Iztapalapa
Fuentes Brotantes Miguel Hidalgo	b	19.2818	-99.1857	400	Tlalpan
Fuentes de Azcapotzalco-Parques de Azcapotzalco	b	19.475	-99.1897	300	Azcapotzalco
Fuentes de Zaragoza	b	19.3694	-99.0073	300	Iztapalapa
Fuentes del Pedregal	b	19.3039	-99.2196	800	Tlalpan
Fuentes y Pedregal de Tepepan	b	19.2702	-99.1492	400	Tlalpan
Fuerte de Loreto - la Antena	b	19.3647	-99.03	300	Iztapalapa
Gabriel Hernandez	b	19.5027	-99.102	800	Gustavo A. Madero
Gabriel Ramos Millan	b	19.3931	-99.1017	300	Iztacalco
Galeana	b	19.371	-99.2243	300	Álvaro Obregón
Gama Gavilan	b	19.3603	-99.0794	300	Iztapalapa
Garcimarrero	b	19.3652	-99.2372	300	Álvaro Obregón
Garcimarrero Norte	b	19.3681	-99.2397	350	Álvaro Obregón
Garcimarrero Reacomodo	b	19.3662	-99.2349	300	Álvaro Obregón
Gavilan	b	19.3588	-99.075	300	Iztapalapa
Gdf	b	19.2808	-99.0521	300	Tláhuac
General Felipe Berriozabal	b	19.5552	-99.1283	300	Gustavo A. Madero
General Pedro Maria Anaya	b	19.3605	-99.1588	400	Benito Juárez
Gertrudis Sanchez 1a Seccion	b	19.4693	-99.1041	300	Gustavo A. Madero
Gertrudis Sanchez 2a Seccion	b	19.4661	-99.0994	400	Gustavo A. Madero
Gertrudis Sanchez 3a Seccion	b	19.461	-99.1014	350	Gustavo A. Madero
Golondrinas	b	19.3785	-99.2133	300	Álvaro Obregón
Golondrinas 1ra Seccion	b	19.3806	-99.2114	300	Álvaro Obregón
Golondrinas 2da Seccion	b	19.3764	-99.2171	300	Álvaro Obregón
Graciano Sanchez	b	19.5577	-99.1466	300	Gustavo A. Madero
Gral a Rosales	b	19.3777	-99.2467	300	Álvaro Obregón
Gral C a Madrazo	b	19.3789	-99.2513	300	Álvaro Obregón
Granada	b	19.4415	-99.197	700	Miguel Hidalgo
Granjas	b	19.3826	-99.2548	400	Cuajimalpa de Morelos
Granjas Cabrera	b	19.3	-99.0628	300	Tláhuac
Granjas Coapa	b	19.2953	-99.1143	350	Tlalpan
Granjas Coapa Oriente	b	19.2965	-99.1083	300	Tlalpan
Granjas de Navidad	b	19.374	-99.2853	400	Cuajimalpa de Morelos
Granjas Esmeralda	b	19.3538	-99.1174	450	Iztapalapa
Granjas Estrella	b	19.3273	-99.0861	600	Iztapalapa
Granjas Mexico	b	19.4022	-99.0977	1150	Iztacalco
Granjas Modernas-San Juan de Aragon	b	19.4767	-99.1043	550	Gustavo A. Madero
Granjas San Antonio	b	19.3636	-99.1072	500	Iztapalapa
Guadalupe	b	19.2137	-99.1181	1000	Xochimilco
Guadalupe	b	19.3124	-99.0713	300	Iztapalapa
Guadalupe del Moral	b	19.3699	-99.0756	500	Iztapalapa
Guadalupe Inn	b	19.3568	-99.1872	450	Álvaro Obregón
Guadalupe Insurgentes	b	19.4744	-99.1323	350	Gustavo A. Madero
Guadalupe Proletaria	b	19.5218	-99.1538	450	Gustavo A. Madero
Guadalupe Tepeyac	b	19.4681	-99.1203	450	Gustavo A. Madero
Guadalupe Victoria	b	19.5056	-99.1405	400	Gustavo A. Madero
Guelatao de Juarez	b	19.3853	-99.0436	400	Iztapalapa
Guerrero	b	19.4447	-99.1429	700	Cuauhtémoc
Gustavo A. Madero	d	19.5005	-99.1142	5800
Hacienda de Guadalupe Chimalistac	b	19.3497	-99.1825	300	Álvaro Obregón
Hacienda San Juan-Rincon de San Juan	b	19.2887	-99.1431	400	Tlalpan
Haciendas de Coyoacan	b	19.3029	-99.1122	300	Coyoacán
Hermosillo	b	19.3477	-99.1285	300	Coyoacán
Heroe de Nacozari	b	19.4712	-99.1436	300	Gustavo A. Madero
Heroes de 1910	b	19.2483	-99.2325	600	Tlalpan
Heroes de Chapultepec	b	19.4739	-99.0914	300	Gustavo A. Madero
Heroes de Churubusco	b	19.3612	-99.1182	350	Iztapalapa
Heroes de Padierna	b	19.2833	-99.2221	700	Tlalpan
Heroes de Padierna	b	19.3133	-99.2245	350	La Magdalena Contreras
Heron Proal	b	19.3581	-99.2301	300	Álvaro Obregón
Hipodromo	b	19.4094	-99.1712	600	Cuauhtémoc
Hipodromo Condesa	b	19.4093	-99.1795	350	Cuauhtémoc
Hogar y Redencion	b	19.3692	-99.2136	300	Álvaro Obregón
Hogar y Seguridad/Nueva Santa Maria	b	19.4686	-99.1684	300	Azcapotzalco
Hogares Ferrocarrileros	b	19.4735	-99.1651	300	Azcapotzalco
Hornos de Aragon	b	19.4711	-99.0803	300	Gustavo A. Madero
Huasipungo	b	19.2893	-99.0729	300	Iztapalapa
Huautla de las Salinas	b	19.489	-99.1593	300	Azcapotzalco
Huayatla	b	19.308	-99.2624	300	La Magdalena Contreras
Hueso Periferico-Isssfam No. 7	b	19.2973	-99.1025	300	Tlalpan
Huichapan	b	19.2634	-99.1162	300	Xochimilco
Huichapan	b	19.4603	-99.1968	300	Miguel Hidalgo
Huitzico-La Poblanita	b	19.3259	-98.9791	300	Iztapalapa
Huizachito	b	19.3708	-99.281	300	Cuajimalpa de Morelos
Ignacio Allende	b	19.467	-99.1619	300	Azcapotzalco
Ignacio Chavez	b	19.2969	-99.1043	300	Tlalpan
Ignacio Manuel Altamirano	b	19.4631	-99.1968	300	Miguel Hidalgo
Ignacio Zaragoza	b	19.3852	-99.0404	300	Iztapalapa
Ignacio Zaragoza	b	19.4124	-99.0913	550	Venustiano Carranza
Iman	b	19.3076	-99.1663	300	Coyoacán
Iman 580	b	19.3104	-99.1718	300	Coyoacán
Indeco	b	19.4735	-99.0898	300	Gustavo A. Madero
Independencia	b	19.3798	-99.1481	350	Benito Juárez
Independencia Batan Norte	b	19.3351	-99.2099	300	La Magdalena Contreras
Independencia Batan Sur	b	19.3327	-99.2115	300	La Magdalena Contreras
Independencia San Ramon	b	19.3324	-99.2181	300	La Magdalena Contreras
Industrial	b	19.4745	-99.1261	600	Gustavo A. Madero
Industrial Puerto Aereo	b	19.4212	-99.0937	300	Venustiano Carranza
Industrial Vallejo	b	19.4952	-99.1635	1100	Azcapotzalco
Infonavit	b	19.3366	-99.2084	300	La Magdalena Contreras
Infonavit	b	19.516	-99.1414	300	Gustavo A. Madero
Infonavit Camino San Juan de Aragon	b	19.4727	-99.0826	300	Gustavo A. Madero
Infonavit Culhuacan Zona 1	b	19.332	-99.1194	300	Coyoacán
Infonavit Culhuacan Zona 2	b	19.3299	-99.1193	300	Coyoacán
Infonavit Culhuacan Zona 3	b	19.3278	-99.1186	300	Coyoacán
Infonavit el Hueso	b	19.3073	-99.1365	300	Coyoacán
Infonavit Iztacalco	b	19.3837	-99.1076	550	Iztacalco
Infonavit Iztacalco Zona del Lago	b	19.3821	-99.1033	300	Iztacalco
Infonavit Loreto Fabela	b	19.4716	-99.0802	300	Gustavo A. Madero
Infonavit Prolongacion Division del Norte	b	19.2716	-99.1167	300	Xochimilco
Inpi Picos	b	19.3876	-99.103	300	Iztacalco
Insurgentes	b	19.3311	-99.0536	300	Iztapalapa
Insurgentes Cuicuilco	b	19.3073	-99.1835	450	Coyoacán
Insurgentes Mixcoac	b	19.3727	-99.1834	400	Benito Juárez
Insurgentes San Borja	b	19.3835	-99.174	300	Benito Juárez
Integracion Latinoamericana	b	19.3383	-99.1793	300	Coyoacán
Invi Presidentes Ejidales	b	19.3248	-99.1223	300	Coyoacán
Irrigacion	b	19.443	-99.2099	550	Miguel Hidalgo
Isidro Fabela	b	19.2981	-99.1708	300	Tlalpan
Isidro Fabela	b	19.3863	-99.209	300	Álvaro Obregón
Isidro Fabela I	b	19.3012	-99.1797	400	Tlalpan
Isidro Fabela II	b	19.3006	-99.1704	300	Tlalpan
Issfam las Armas	b	19.4856	-99.2165	300	Azcapotzalco
Isssfam No. 1-Villa Tlalpan	b	19.2783	-99.1625	300	Tlalpan
Ixtlahuacan	b	19.3442	-98.9984	450	Iztapalapa
Ixtlahualtongo	b	19.277	-99.2501	550	La Magdalena Contreras
Iztacalco	d	19.3936	-99.101	2900
Iztaccihuatl	b	19.3902	-99.1357	300	Benito Juárez
Iztapalapa	d	19.346	-99.0626	6000
Jacarandas	b	19.3463	-99.0518	400	Iztapalapa
Jaime S Emiliano G	b	19.5476	-99.1348	300	Gustavo A. Madero
Jaime Torres Bodet	b	19.2304	-98.9988	500	Tláhuac
Jalalpa	b	19.3785	-99.2309	400	Álvaro Obregón
Jalalpa el Grande	b	19.3696	-99.2429	350	Álvaro Obregón
Jalalpa Tepito	b	19.3759	-99.2366	350	Álvaro Obregón
Jamaica	b	19.4069	-99.1241	300	Venustiano Carranza
Janitzio	b	19.4475	-99.1174	300	Venustiano Carranza
Jardin Azpeitia	b	19.473	-99.1743	300	Azcapotzalco
Jardin Balbuena	b	19.4175	-99.108	950	Venustiano Carranza
Jardines Coapa-Belisario Dominguez	b	19.3043	-99.1333	300	Tlalpan
Jardines de Ceylan	b	19.4824	-99.1647	300	Azcapotzalco
Jardines de Churubusco	b	19.3751	-99.1065	300	Iztapalapa
Jardines de Coyoacan	b	19.3139	-99.1269	300	Coyoacán
Jardines de la Palma	b	19.3708	-99.281	300	Cuajimalpa de Morelos
Jardines de San Juan	b	19.211	-99.1865	1000	Tlalpan
Jardines de San Lorenzo	b	19.2954	-99.0739	350	Iztapalapa
Jardines del Ajusco	b	19.287	-99.2143	550	Tlalpan
Jardines del Llano-U.H. Villa Tlatempa	b	19.2305	-98.989	650	Tláhuac
Jardines del Pedregal	b	19.3059	-99.19	400	Coyoacán
Jardines del Pedregal	b	19.3197	-99.2075	1350	Álvaro Obregón
Jardines del Sur	b	19.2585	-99.1158	450	Xochimilco
Jardines en la Montaña	b	19.2988	-99.2052	650	Tlalpan
Jardines Tecma	b	19.3876	-99.1169	300	Iztacalco
Jesus del Monte	b	19.3665	-99.2937	300	Cuajimalpa de Morelos
Jorge Negrete	b	19.5264	-99.1433	350	Gustavo A. Madero
Jose Lopez Portillo	b	19.306	-99.0818	500	Iztapalapa
Jose Ma Morelos y Pavon	b	19.374	-99.0271	300	Iztapalapa
Jose Maria Morelos y Pavon	b	19.4817	-99.093	400	Gustavo A. Madero
Jose Maria Pino Suarez	b	19.3961	-99.1988	300	Álvaro Obregón
Josefa Ortiz de Dominguez	b	19.3877	-99.1407	300	Benito Juárez
Joya de Vargas	b	19.234	-99.0921	300	Xochimilco
Joyas Vallejo	b	19.5298	-99.1728	300	Gustavo A. Madero
Juan de Dios Batiz	b	19.5038	-99.1298	300	Gustavo A. Madero
Juan Escutia	b	19.3906	-99.041	700	Iztapalapa
Juan Gonzalez Romero	b	19.5057	-99.0898	350	Gustavo A. Madero
Juarez	b	19.4267	-99.1623	700	Cuauhtémoc
Juristas	b	19.3559	-99.2358	300	Álvaro Obregón
Justo Sierra	b	19.3637	-99.1348	300	Iztapalapa
Juventino Rosas	b	19.3918	-99.1084	400	Iztacalco
Juventino Rosas	b	19.5628	-99.1347	300	Gustavo A. Madero
Juventud Unida	b	19.2688	-99.1529	300	Tlalpan
Kennedy	b	19.4186	-99.1112	300	Venustiano Carranza
La Angostura	b	19.333	-99.2325	300	Álvaro Obregón
La Araña	b	19.3635	-99.2403	300	Álvaro Obregón
La Asuncion	b	19.2717	-99.0985	600	Xochimilco
La Asuncion	b	19.3636	-99.0919	300	Iztapalapa
La Asuncion	b	19.3898	-99.1193	300	Iztacalco
La Candelaria Ticoman	b	19.5212	-99.1367	450	Gustavo A. Madero
La Cantera	b	19.334	-99.1745	300	Coyoacán
La Cañada	b	19.2405	-99.1198	300	Xochimilco
La Cañada	b	19.3825	-99.2258	300	Álvaro Obregón
La Carbonera	b	19.2962	-99.2581	600	La Magdalena Contreras
La Cascada	b	19.3693	-99.2023	300	Álvaro Obregón
La Casilda	b	19.5552	-99.1228	450	Gustavo A. Madero
La Cebada	b	19.2773	-99.1231	300	Xochimilco
La Cebada	b	19.3802	-99.2334	300	Álvaro Obregón
La Colmena	b	19.3695	-99.0026	350	Iztapalapa
La Concepcion	b	19.3032	-99.2348	300	La Magdalena Contreras
La Concepcion	b	19.3468	-99.1578	300	Coyoacán
La Concepcion Tlacoapa	b	19.2691	-99.1045	300	Xochimilco
La Concha	b	19.2524	-99.1161	500	Xochimilco
La Conchita	b	19.2851	-99.0354	1000	Tláhuac
La Conchita	b	19.3917	-99.2077	300	Álvaro Obregón
La Cruz	b	19.3086	-99.2345	300	La Magdalena Contreras
La Cruz	b	19.4038	-99.1164	300	Iztacalco
La Cruz	b	19.4926	-99.1021	300	Gustavo A. Madero
La Draga	b	19.2803	-99.0447	700	Tláhuac
La Era	b	19.3397	-99.0547	350	Iztapalapa
La Esmeralda	b	19.4868	-99.0858	600	Gustavo A. Madero
La Esperanza	b	19.3105	-99.0785	300	Iztapalapa
La Estacion	b	19.3112	-99.042	350	Tláhuac
La Estacion	b	19.3149	-99.0422	300	Iztapalapa
La Fama	b	19.2908	-99.1767	300	Tlalpan
La Forestal	b	19.5629	-99.1312	350	Gustavo A. Madero
La Forestal 1	b	19.5676	-99.128	300	Gustavo A. Madero
La Forestal 2	b	19.5687	-99.1257	350	Gustavo A. Madero
La Forestal 3	b	19.5691	-99.1293	300	Gustavo A. Madero
La Guadalupana	b	19.1952	-99.1505	300	Tlalpan
La Guadalupe	b	19.3066	-99.232	300	La Magdalena Contreras
La Guadalupita	b	19.2645	-99.1018	300	Xochimilco
La Habana	b	19.2679	-98.9959	350	Tláhuac
La Herradura	b	19.3463	-99.2095	300	Álvaro Obregón
La Huerta	b	19.3788	-99.2397	300	Álvaro Obregón
La Joya	b	19.281	-99.1645	300	Tlalpan
La Joya	b	19.3727	-99.03	300	Iztapalapa
La Joya	b	19.3847	-99.2095	300	Álvaro Obregón
La Joya	b	19.457	-99.1088	300	Gustavo A. Madero
La Joyita	b	19.3121	-98.9704	300	Tláhuac
La Joyita	b	19.3759	-99.0265	300	Iztapalapa
La Joyita	b	19.4655	-99.117	300	Gustavo A. Madero
La Laguna Ticoman	b	19.5129	-99.1296	550	Gustavo A. Madero
La Libertad - Ixtlahuaca	b	19.1911	-99.1477	300	Tlalpan
La Loma	b	19.3703	-99.2489	650	Álvaro Obregón
La Magdalena Atlitic	b	19.302	-99.246	300	La Magdalena Contreras
La Magdalena Contreras	d	19.3101	-99.2427	3000
La Magdalena Culhuacan	b	19.3422	-99.1187	450	Coyoacán
La Magdalena Petlacalco	b	19.2346	-99.1833	850	Tlalpan
La Magueyera	b	19.2445	-99.1458	300	Tlalpan
La Magueyera	b	19.3207	-99.0441	300	Iztapalapa
La Malinche	b	19.3232	-99.2415	350	La Magdalena Contreras
La Malinche	b	19.4528	-99.1044	300	Gustavo A. Madero
La Martinica	b	19.3582	-99.2214	500	Álvaro Obregón
La Mesa	b	19.3164	-98.9675	300	Tláhuac
La Mexicana	b	19.3829	-99.2299	400	Álvaro Obregón
La Milagrosa	b	19.3504	-99.238	300	Álvaro Obregón
La Nopalera	b	19.2981	-99.0531	350	Tláhuac
La Noria	b	19.263	-99.1228	400	Xochimilco
La Noria Tepepan	b	19.2658	-99.1281	400	Xochimilco
La Nueva Rosita	b	19.3774	-99.1064	300	Iztapalapa
La Otra Banda	b	19.3369	-99.195	300	Álvaro Obregón
La Palma	b	19.2493	-99.1572	300	Tlalpan
La Palmita	b	19.3843	-99.2264	300	Álvaro Obregón
La Pastora	b	19.5276	-99.1358	550	Gustavo A. Madero
La Patera-Condomodulos	b	19.5033	-99.1533	350	Gustavo A. Madero
La Pera Xochinahuac	b	19.3592	-99.2277	300	Álvaro Obregón
La Pila	b	19.3108	-99.3359	600	Cuajimalpa de Morelos
La Planta	b	19.2943	-99.0639	300	Iztapalapa
La Polvorilla	b	19.3191	-99.0465	400	Iztapalapa
La Pradera	b	19.474	-99.0644	600	Gustavo A. Madero
La Preciosa	b	19.4866	-99.1941	300	Azcapotzalco
La Presa	b	19.3821	-99.2118	300	Álvaro Obregón
La Presa Seccion Hornos	b	19.3821	-99.2157	300	Álvaro Obregón
La Primavera	b	19.2672	-99.2029	300	Tlalpan
La Purisima Ticoman	b	19.5134	-99.1373	500	Gustavo A. Madero
La Raza	b	19.4658	-99.1465	300	Azcapotzalco
La Regadera	b	19.3531	-99.0641	300	Iztapalapa
La Santisima	b	19.2633	-99.0906	300	Xochimilco
La Selvita	b	19.5196	-99.1476	300	Gustavo A. Madero
La Tortuga Xolalpa-Hco Colegio Militar	b	19.2573	-99.1507	1150	Tlalpan
La Turba	b	19.2953	-99.0586	300	Tláhuac
La Venta	b	19.3196	-99.3113	1050	Cuajimalpa de Morelos
La Venta-Ampliacion la Venta	b	19.2167	-99.1806	350	Tlalpan
La Virgen 1170	b	19.3236	-99.1041	300	Coyoacán
Ladera Grande O la Cebadita	b	19.3805	-99.2371	300	Álvaro Obregón
Las Aguilas	b	19.3559	-99.2082	850	Álvaro Obregón
Las Aguilas Secc Hornos	b	19.3621	-99.2048	300	Álvaro Obregón
Las Americas	b	19.3575	-99.0638	300	Iztapalapa
Las Arboledas	b	19.308	-99.053	450	Tláhuac
Las Cabañas	b	19.3109	-99.1269	300	Coyoacán
Las Calles	b	19.3036	-99.234	300	La Magdalena Contreras
Las Campanas	b	19.3095	-99.1212	300	Coyoacán
Las Cruces	b	19.3204	-99.2537	450	La Magdalena Contreras
Las Cuevitas	b	19.3868	-99.2258	300	Álvaro Obregón
Las Huertas	b	19.2957	-99.2374	300	La Magdalena Contreras
Las Lajas	b	19.3159	-99.3318	350	Cuajimalpa de Morelos
Las Palmas	b	19.3135	-99.2504	300	La Magdalena Contreras
Las Peñas	b	19.3381	-99.0502	500	Iztapalapa
Las Peritas	b	19.271	-99.1247	300	Xochimilco
Las Salinas	b	19.4876	-99.1648	300	Azcapotzalco
Las Tinajas	b	19.353	-99.2853	300	Cuajimalpa de Morelos
Las Trojes Coapa	b	19.308	-99.1392	300	Coyoacán
Legaria	b	19.4528	-99.1971	400	Miguel Hidalgo
Letran Valle	b	19.3761	-99.1551	500	Benito Juárez
Leyes de Reforma 1a Seccion	b	19.3611	-99.0711	450	Iztapalapa
Leyes de Reforma 2a Seccion	b	19.3684	-99.0632	650	Iztapalapa
Leyes de Reforma 3a Seccion	b	19.3781	-99.0694	800	Iztapalapa
Liberacion	b	19.4708	-99.1524	300	Azcapotzalco
Liberacion Proletaria	b	19.3815	-99.2298	300	Álvaro Obregón
Liberales de 1857	b	19.3936	-99.2126	300	Álvaro Obregón
Libertad	b	19.4783	-99.1773	300	Azcapotzalco
Libertad 100	b	19.3082	-99.1667	300	Coyoacán
Lindavista	b	19.495	-99.1337	1200	Gustavo A. Madero
Lindavista Vallejo	b	19.4959	-99.1494	400	Gustavo A. Madero
Llano Redondo	b	19.3551	-99.245	300	Álvaro Obregón
Loma Bonita-Ampliacion Tepeximilpa	b	19.2698	-99.1917	300	Tlalpan
Loma de la Palma	b	19.5512	-99.1448	650	Gustavo A. Madero
Loma del Padre	b	19.3432	-99.314	700	Cuajimalpa de Morelos
Loma Hermosa	b	19.4459	-99.2126	300	Miguel Hidalgo
Lomas Altas	b	19.3995	-99.2287	700	Miguel Hidalgo
Lomas Altas de Padierna Sur	b	19.2733	-99.2263	300	Tlalpan
Lomas de Axomiatla	b	19.3425	-99.2527	400	Álvaro Obregón
Lomas de Barrilaco	b	19.4208	-99.2277	500	Miguel Hidalgo
Lomas de Becerra	b	19.3846	-99.209	400	Álvaro Obregón
Lomas de Becerra Arvide	b	19.3831	-99.2069	300	Álvaro Obregón
Lomas de Bezares	b	19.3905	-99.2441	600	Miguel Hidalgo
Lomas de Capula	b	19.3796	-99.2158	300	Álvaro Obregón
Lomas de Capulin	b	19.3129	-99.2681	300	Álvaro Obregón
Lomas de Centenario	b	19.3567	-99.235	300	Álvaro Obregón
Lomas de Chamontoya	b	19.3171	-99.2684	300	Álvaro Obregón
Lomas de Chapultepec	b	19.4172	-99.2197	1650	Miguel Hidalgo
Lomas de Cuautepec	b	19.5709	-99.138	550	Gustavo A. Madero
Lomas de Cuilotepec	b	19.2707	-99.2325	300	Tlalpan
Lomas de Guadalupe	b	19.3444	-99.2432	550	Álvaro Obregón
Lomas de la Era	b	19.3211	-99.2627	450	Álvaro Obregón
Lomas de la Estancia	b	19.3372	-99.0085	550	Iztapalapa
Lomas de las Aguilas	b	19.3465	-99.2358	400	Álvaro Obregón
Lomas de los Angeles Tetelpan	b	19.3435	-99.2138	300	Álvaro Obregón
Lomas de los Cedros	b	19.3253	-99.2575	300	Álvaro Obregón
Lomas de Memetla	b	19.3567	-99.288	400	Cuajimalpa de Morelos
Lomas de Nuevo Mexico	b	19.382	-99.2347	300	Álvaro Obregón
Lomas de Padierna	b	19.2944	-99.223	700	Tlalpan
Lomas de Plateros	b	19.3682	-99.2008	400	Álvaro Obregón
Lomas de Puerta Grande	b	19.3545	-99.2298	400	Álvaro Obregón
Lomas de Reforma	b	19.4106	-99.2262	500	Miguel Hidalgo
Lomas de San Angel Inn	b	19.3445	-99.2056	350	Álvaro Obregón
Lomas de San Bernabe	b	19.3108	-99.2685	750	La Magdalena Contreras
Lomas de San Juan Ixhuatepec	b	19.5093	-99.1085	300	Gustavo A. Madero
Lomas de San Lorenzo	b	19.3183	-99.0624	800	Iztapalapa
Lomas de Santa Cruz Meyehualco	b	19.3317	-99.0355	300	Iztapalapa
Lomas de Santa Fe	b	19.378	-99.2497	900	Álvaro Obregón
Lomas de Santo Domingo	b	19.3947	-99.202	400	Álvaro Obregón
Lomas de Sotelo	b	19.4492	-99.2153	350	Miguel Hidalgo
Lomas de Tarango	b	19.3636	-99.2152	450	Álvaro Obregón
Lomas de Tepemecatl	b	19.2383	-99.232	950	Tlalpan
Lomas de Tetelpan	b	19.3451	-99.2177	350	Álvaro Obregón
Lomas de Texcalatlaco	b	19.2388	-99.1526	300	Tlalpan
Lomas de Vista Hermosa	b	19.3781	-99.273	1100	Cuajimalpa de Morelos
Lomas de Zaragoza	b	19.3536	-98.9974	500	Iztapalapa
Lomas del Chamizal	b	19.3931	-99.2628	600	Cuajimalpa de Morelos
Lomas del Pedregal	b	19.2739	-99.2183	300	Tlalpan
Lomas el Manto	b	19.3512	-99.087	300	Iztapalapa
Lomas Estrella	b	19.3281	-99.0925	300	Iztapalapa
Lomas Estrella 1a Secc	b	19.3246	-99.0944	350	Iztapalapa
Lomas Estrella 2a Secc	b	19.3173	-99.0909	650	Iztapalapa
Lomas Hidalgo	b	19.2744	-99.215	300	Tlalpan
Lomas Quebradas	b	19.3153	-99.2406	400	La Magdalena Contreras
Lomas Virreyes	b	19.4094	-99.2125	1150	Miguel Hidalgo
Lopez Portillo	b	19.309	-99.0209	550	Tláhuac
Lorenzo Boturini	b	19.4159	-99.1248	350	Venustiano Carranza
Loreto	b	19.3407	-99.1914	300	Álvaro Obregón
Loreto Peña Pobre	b	19.2481	-99.1133	300	Xochimilco
Los Angeles	b	19.3453	-99.0688	550	Iztapalapa
Los Angeles Apanoaya	b	19.3414	-99.0609	300	Iztapalapa
Los Cedros	b	19.3138	-99.1131	300	Coyoacán
Los Cedros	b	19.3637	-99.2385	300	Álvaro Obregón
Los Cerrillos	b	19.2469	-99.0198	700	Xochimilco
Los Cipreses	b	19.3192	-99.1287	300	Coyoacán
Los Cipreses	b	19.3533	-99.1082	300	Iztapalapa
Los Encinos	b	19.2775	-99.2274	300	Tlalpan
Los Gamitos	b	19.379	-99.2386	300	Álvaro Obregón
Los Girasoles	b	19.3058	-99.1233	500	Coyoacán
Los Morales	b	19.4372	-99.21	300	Miguel Hidalgo
Los Olivos	b	19.3013	-99.0585	500	Tláhuac
Los Olivos	b	19.3131	-99.1333	400	Coyoacán
Los Olivos	b	19.4731	-99.0817	300	Gustavo A. Madero
Los Padres	b	19.3198	-99.2484	300	La Magdalena Contreras
Los Pastores	b	19.1977	-99.1513	300	Tlalpan
Los Picos VI B	b	19.3795	-99.1041	300	Iztapalapa
Los Reyes	b	19.3451	-99.1051	600	Iztapalapa
Los Reyes	b	19.3962	-99.1164	300	Iztacalco
Los Reyes	b	19.4854	-99.1834	300	Azcapotzalco
Los Robles	b	19.3149	-99.1333	300	Coyoacán
Los Sauces	b	19.3039	-99.1165	300	Coyoacán
Los Volcanes	b	19.2701	-99.175	300	Tlalpan
Luis Donaldo Colosio	b	19.562	-99.1467	350	Gustavo A. Madero
M Maza de Juarez	b	19.3698	-99.0698	300	Iztapalapa
Ma Esther Zuno de Echeverria-Tlalpuente	b	19.2477	-99.1882	800	Tlalpan
Magdalena Atlazolpa	b	19.3761	-99.111	300	Iztapalapa
Magdalena de las Salinas	b	19.4828	-99.1381	650	Gustavo A. Madero
Magdalena Mixhuca	b	19.4087	-99.1172	450	Venustiano Carranza
Malacates	b	19.5781	-99.1304	1150	Gustavo A. Madero
Malvinas Mexicanas	b	19.4699	-99.0639	300	Gustavo A. Madero
Manuel Avila Camacho	b	19.4373	-99.2284	300	Miguel Hidalgo
Manuel Rivera Anaya Croc	b	19.5104	-99.1941	300	Azcapotzalco
Manzanastitla	b	19.3664	-99.2977	300	Cuajimalpa de Morelos
Margarita M de Juarez	b	19.3821	-99.2365	300	Álvaro Obregón
Maria del Carmen	b	19.3757	-99.1382	300	Benito Juárez
Maria G de Garcia Ruiz	b	19.3877	-99.2116	300	Álvaro Obregón
Marina Nacional	b	19.4466	-99.1795	300	Miguel Hidalgo
Martin Carrera	b	19.4884	-99.1069	450	Gustavo A. Madero
Martires de Rio Blanco	b	19.4608	-99.1101	400	Gustavo A. Madero
Martires de Tacubaya	b	19.387	-99.2136	300	Álvaro Obregón
Maximino Avila Camacho	b	19.4785	-99.1373	300	Gustavo A. Madero
Maza	b	19.4555	-99.1276	300	Cuauhtémoc
Media Luna	b	19.3019	-99.1601	300	Coyoacán
Memetla	b	19.3604	-99.2858	300	Cuajimalpa de Morelos
Merced Balbuena	b	19.4203	-99.1238	300	Venustiano Carranza
Merced Gomez	b	19.3648	-99.2028	500	Álvaro Obregón
Merced Gomez	b	19.3656	-99.1899	300	Benito Juárez
Mesa los Hornos	b	19.2748	-99.1844	350	Tlalpan
Metropolitano	b	19.3604	-99.2183	300	Álvaro Obregón
Mexicaltzingo	b	19.3582	-99.12	300	Iztapalapa
Mexico Nuevo	b	19.4524	-99.2039	300	Miguel Hidalgo
Michoacana	b	19.4476	-99.1139	400	Venustiano Carranza
Miguel Aleman	b	19.3898	-99.1445	300	Benito Juárez
Miguel de la Madrid Hurtado	b	19.3437	-99.0031	400	Iztapalapa
Miguel Gaona Armenta	b	19.353	-99.2535	400	Álvaro Obregón
Miguel Hidalgo	b	19.2877	-99.1858	550	Tlalpan
Miguel Hidalgo	b	19.2944	-99.0481	450	Tláhuac
Miguel Hidalgo	b	19.3356	-99.2176	300	Álvaro Obregón
Miguel Hidalgo	b	19.436	-99.1068	300	Venustiano Carranza
Miguel Hidalgo	d	19.4365	-99.1985	4150
Miguel Hidalgo	b	19.4936	-99.1986	300	Azcapotzalco
Miguel Hidalgo Ote	b	19.2916	-99.0437	500	Tláhuac
Militar 1 K Lomas de Sotelo	b	19.4402	-99.2239	950	Miguel Hidalgo
Militar Marte	b	19.381	-99.1286	500	Iztacalco
Milpa Alta	d	19.193	-99.0287	3850
Milpa del Cedro	b	19.3537	-99.2569	300	Álvaro Obregón
Minas de Cristo	b	19.3809	-99.1984	400	Álvaro Obregón
Minas Polvorilla	b	19.3149	-99.0449	400	Iztapalapa
Minerva	b	19.3536	-99.1101	300	Iztapalapa
Mirador	b	19.2707	-99.2213	400	Tlalpan
Mirador 1a Secc	b	19.2692	-99.179	300	Tlalpan
Mirador del Valle	b	19.2563	-99.1821	300	Tlalpan
Mirasoles	b	19.3136	-99.0756	400	Iztapalapa
Miravalle	b	19.3315	-98.9958	750	Iztapalapa
Miravalle	b	19.3613	-99.1411	300	Benito Juárez
Mixcoac	b	19.3729	-99.19	350	Benito Juárez
Mixcoatl	b	19.325	-99.048	300	Iztapalapa
Moctezuma 1a Seccion	b	19.4282	-99.106	400	Venustiano Carranza
Moctezuma 2a Seccion	b	19.4319	-99.0971	900	Venustiano Carranza
Modelo	b	19.3639	-99.1253	450	Iztapalapa
Modelo Pensil	b	19.4464	-99.1898	300	Miguel Hidalgo
Moderna	b	19.3953	-99.1346	400	Benito Juárez
Molino de Rosas	b	19.371	-99.2011	500	Álvaro Obregón
Molino de Santo Domingo	b	19.3938	-99.2057	400	Álvaro Obregón
Molino del Rey	b	19.4178	-99.1988	800	Miguel Hidalgo
Monte Alban	b	19.3544	-99.0204	300	Iztapalapa
Monte Alto	b	19.48	-99.1563	300	Azcapotzalco
Monte de Piedad	b	19.3442	-99.1737	400	Coyoacán
Morales Seccion Alameda	b	19.4337	-99.2048	300	Miguel Hidalgo
Morales Seccion Palmas	b	19.4366	-99.2039	300	Miguel Hidalgo
Morelos	b	19.4432	-99.1207	550	Venustiano Carranza
Morelos	b	19.4473	-99.1301	600	Cuauhtémoc
Mosco Chinampa	b	19.3892	-99.1004	300	Iztacalco
Movimiento Organizado de Tlalpan-El Mirador	b	19.2668	-99.1528	300	Tlalpan
Moyocoyani	b	19.2892	-99.0699	300	Iztapalapa
Na Hal Ti	b	19.2884	-99.0708	300	Iztapalapa
Napoles	b	19.3905	-99.1771	650	Benito Juárez
Narciso Bassols	b	19.4562	-99.0569	300	Gustavo A. Madero
Narciso Mendoza Villa Coapa Supermanzana 8	b	19.295	-99.1202	300	Tlalpan
Narciso Mendoza-Villa Coapa Super Manzana 1	b	19.2922	-99.1285	300	Tlalpan
Narciso Mendoza-Villa Coapa Super Manzana 2	b	19.2893	-99.1274	300	Tlalpan
Narciso Mendoza-Villa Coapa Super Manzana 3	b	19.2874	-99.1242	300	Tlalpan
Narciso Mendoza-Villa Coapa Super Manzana 6	b	19.293	-99.1224	300	Tlalpan
Narciso Mendoza-Villa Coapa Super Manzana 7	b	19.2908	-99.1238	300	Tlalpan
Narvarte	b	19.3925	-99.1539	1000	Benito Juárez
Nativitas	b	19.248	-99.0585	400	Xochimilco
Nativitas	b	19.3817	-99.1373	400	Benito Juárez
Nativitas la Joya	b	19.2283	-99.0875	1100	Xochimilco
Navidad	b	19.374	-99.2853	400	Cuajimalpa de Morelos
Nextengo	b	19.4744	-99.1888	300	Azcapotzalco
Nextitla	b	19.4556	-99.1735	300	Miguel Hidalgo
Nicolas Bravo	b	19.4539	-99.1232	300	Venustiano Carranza
Niño Jesus	b	19.2867	-99.161	300	Tlalpan
Niños Heroes de Chapultepec	b	19.3863	-99.1441	350	Benito Juárez
Noche Buena	b	19.3807	-99.1788	300	Benito Juárez
Nonoalco	b	19.3818	-99.1882	400	Benito Juárez
Nonoalco-Tlatelolco	b	19.4533	-99.1417	600	Cuauhtémoc
Norma Issste	b	19.3638	-99.0768	300	Iztapalapa
Norte	b	19.2721	-99.157	350	Tlalpan
Nueva Argentina	b	19.4627	-99.2041	750	Miguel Hidalgo
Nueva Atzacoalco	b	19.4985	-99.0861	700	Gustavo A. Madero
Nueva Diaz Ordaz	b	19.3253	-99.1473	300	Coyoacán
Nueva el Rosario	b	19.5011	-99.1893	300	Azcapotzalco
Nueva España	b	19.4981	-99.1872	300	Azcapotzalco
Nueva Generacion	b	19.2899	-99.0722	300	Iztapalapa
Nueva Generacion 103	b	19.2887	-99.0731	300	Iztapalapa
Nueva Industrial Vallejo	b	19.5106	-99.1533	650	Gustavo A. Madero
Nueva Oriental Coapa-Ex Hacienda Coapa	b	19.2973	-99.1283	400	Tlalpan
Nueva Santa Maria	b	19.4628	-99.168	500	Azcapotzalco
Nueva Sta Anita	b	19.3991	-99.1268	300	Iztacalco
Nueva Tenochtitlan	b	19.2551	-99.0732	300	Xochimilco
Nueva Tenochtitlan	b	19.4564	-99.1034	350	Gustavo A. Madero
Nueva Vallejo	b	19.491	-99.1499	550	Gustavo A. Madero
Nuevo Renacimiento de Axalco	b	19.2555	-99.1607	300	Tlalpan
Nuevo San Rafael	b	19.4891	-99.188	300	Azcapotzalco
Obrera	b	19.414	-99.1395	700	Cuauhtémoc
Obrero Popular	b	19.464	-99.1747	350	Azcapotzalco
Observatorio	b	19.4055	-99.1927	350	Miguel Hidalgo
Ocho de Agosto	b	19.3934	-99.1903	300	Álvaro Obregón
Ocho de Agosto	b	19.3941	-99.1871	300	Benito Juárez
Ocotillos	b	19.3404	-99.2387	300	Álvaro Obregón
Ocotla - Ocotla Chico	b	19.2123	-99.1673	750	Tlalpan
Ojo de Agua	b	19.2895	-99.0128	350	Tláhuac
Olimpica	b	19.3043	-99.1701	300	Coyoacán
Olivar de los Padres	b	19.3369	-99.2305	950	Álvaro Obregón
Olivar del Conde 1ra Seccion	b	19.3749	-99.2074	400	Álvaro Obregón
Olivar del Conde 2da Seccion	b	19.3721	-99.2183	400	Álvaro Obregón
Olivar Santa Maria	b	19.2436	-99.0091	500	Tláhuac
Oriente	b	19.2764	-99.1658	400	Tlalpan
Palmas	b	19.3764	-99.2129	300	Álvaro Obregón
Palmas Axotitla	b	19.353	-99.237	300	Álvaro Obregón
Palmatitla	b	19.552	-99.1326	400	Gustavo A. Madero
Palmitas	b	19.3349	-99.0261	350	Iztapalapa
Palmitas	b	19.4309	-99.2048	300	Miguel Hidalgo
Palo Alto	b	19.3826	-99.2548	400	Cuajimalpa de Morelos
Panamericana	b	19.4784	-99.1422	400	Gustavo A. Madero
Pantaco	b	19.4857	-99.1729	300	Azcapotzalco
Pantitlan	b	19.4117	-99.0648	1050	Iztacalco
Paraiso	b	19.3775	-99.032	550	Iztapalapa
Paraiso Santa Catarina	b	19.3241	-98.9763	300	Tláhuac
Paraje 38	b	19.2652	-99.2084	300	Tlalpan
Paraje el Caballito	b	19.3167	-99.2725	350	Álvaro Obregón
Paraje San Juan	b	19.3418	-99.072	400	Iztapalapa
Paraje Zacatepec	b	19.355	-99.0185	400	Iztapalapa
Parajes Buenavista	b	19.3217	-99.0282	450	Iztapalapa
Parque Metropolitano	b	19.5684	-99.1312	300	Gustavo A. Madero
Parque Residencial San Antonio	b	19.3867	-99.1926	300	Álvaro Obregón
Parque San Andres	b	19.3457	-99.1484	400	Coyoacán
Parques del Pedregal	b	19.2999	-99.1919	450	Tlalpan
Parres el Guarda	b	19.1345	-99.1752	700	Tlalpan
Paseo de las Lomas-San Gabriel	b	19.3771	-99.2573	600	Álvaro Obregón
Paseos de Churubusco	b	19.3807	-99.0869	900	Iztapalapa
Paseos de Taxqueña	b	19.3453	-99.1247	550	Coyoacán
Paseos del Sur	b	19.2749	-99.1239	300	Xochimilco
Pasteros	b	19.4944	-99.1958	300	Azcapotzalco
Patrimonio Familiar	b	19.4674	-99.1498	300	Azcapotzalco
Paulino Navarro	b	19.4117	-99.1299	300	Cuauhtémoc
Pedregal 2	b	19.3074	-99.229	300	La Magdalena Contreras
Pedregal de la Zorra	b	19.3067	-99.1611	300	Coyoacán
Pedregal de las Aguilas	b	19.2718	-99.1758	300	Tlalpan
Pedregal de San Angel	b	19.3072	-99.1975	550	Coyoacán
Pedregal de San Francisco	b	19.3387	-99.1678	450	Coyoacán
Pedregal de Santa Ursula	b	19.3115	-99.153	800	Coyoacán
Pedregal de Sn Nicolas 1a Secc	b	19.2934	-99.2357	500	Tlalpan
Pedregal de Sn Nicolas 2a Secc	b	19.2888	-99.2353	400	Tlalpan
Pedregal de Sn Nicolas 3a Secc	b	19.2843	-99.2365	450	Tlalpan
Pedregal de Sn Nicolas 4a Secc	b	19.2782	-99.2365	650	Tlalpan
Pedregal de Sta Ursula Xitla	b	19.2737	-99.178	300	Tlalpan
Pedregal de Sto Domingo	b	19.3277	-99.1676	1000	Coyoacán
Pedregal del Maurel	b	19.309	-99.1748	300	Coyoacán
Pemex Lindavista	b	19.5064	-99.134	300	Gustavo A. Madero
Pemex Prados del Rosario	b	19.5044	-99.2078	300	Azcapotzalco
Penitenciaria	b	19.4365	-99.1162	350	Venustiano Carranza
Pensador Mexicano	b	19.4439	-99.0852	550	Venustiano Carranza
Pensil Norte	b	19.4503	-99.1969	300	Miguel Hidalgo
Pensil San Juanico	b	19.4517	-99.1894	300	Miguel Hidalgo
Pensil Sur	b	19.4465	-99.1972	300	Miguel Hidalgo
Peña Alta	b	19.2325	-99.0049	550	Tláhuac
Peñon de los Baños	b	19.4356	-99.0706	1700	Venustiano Carranza
Peñon Viejo	b	19.3762	-99.0295	300	Iztapalapa
Peralvillo	b	19.4617	-99.134	500	Cuauhtémoc
Periodista	b	19.4486	-99.2187	300	Miguel Hidalgo
Periodista Francisco Zarco	b	19.3824	-99.146	300	Benito Juárez
Petrolera	b	19.4841	-99.1977	400	Azcapotzalco
Petrolera Taxqueña	b	19.3385	-99.1327	300	Coyoacán
Picos Iztacalco 1-A	b	19.3893	-99.1146	300	Iztacalco
Picos Iztacalco 1b	b	19.389	-99.1108	300	Iztacalco
Picos Iztacalco 2a	b	19.3883	-99.1066	300	Iztacalco
Piedad Narvarte	b	19.4027	-99.1562	300	Benito Juárez
Piedra Larga	b	19.1912	-99.1375	300	Tlalpan
Piloto	b	19.3721	-99.2296	500	Álvaro Obregón
Piloto Culhuacan	b	19.3223	-99.1118	300	Coyoacán
Pino	b	19.4098	-99.0987	300	Venustiano Carranza
Pje	b	19.2629	-99.1795	300	Tlalpan
Pje	b	19.3393	-99.0716	600	Iztapalapa
Plan de Ayala	b	19.238	-99.1494	300	Tlalpan
Planetario Lindavista	b	19.4956	-99.1415	300	Gustavo A. Madero
Plaza Oriente	b	19.4852	-99.093	300	Gustavo A. Madero
Plazuela del Pedregal	b	19.3035	-99.2323	300	La Magdalena Contreras
Plenitud	b	19.2992	-99.0811	300	Iztapalapa
Plenitud	b	19.4729	-99.195	300	Azcapotzalco
Plutarco Elias Calles	b	19.354	-99.0651	300	Iztapalapa
Plutarco Elias Calles	b	19.4548	-99.1692	300	Miguel Hidalgo
Poder Popular	b	19.3638	-99.2025	300	Álvaro Obregón
Polanco	b	19.4327	-99.1998	1350	Miguel Hidalgo
Polanco Reforma	b	19.4348	-99.1961	500	Miguel Hidalgo
Polvora	b	19.3916	-99.2042	300	Álvaro Obregón
Ponciano Arriaga	b	19.3558	-99.2258	300	Álvaro Obregón
Poniente	b	19.3012	-99.1797	400	Tlalpan
Popo	b	19.4452	-99.1984	400	Miguel Hidalgo
Popotla	b	19.4547	-99.1787	550	Miguel Hidalgo
Popular Rastro	b	19.4528	-99.1187	350	Venustiano Carranza
Popular Sta Teresa	b	19.3009	-99.224	300	Tlalpan
Portal del Sol	b	19.3509	-99.2692	700	Cuajimalpa de Morelos
Portales	b	19.3652	-99.1491	850	Benito Juárez
Portales Oriente	b	19.3659	-99.1402	300	Benito Juárez
Porvenir	b	19.4711	-99.1468	300	Azcapotzalco
Postal	b	19.3908	-99.142	300	Benito Juárez
Potrerillo	b	19.3073	-99.2558	400	La Magdalena Contreras
Potrero de San Bernardino	b	19.2694	-99.1202	350	Xochimilco
Potrero del Llano	b	19.4747	-99.1607	300	Azcapotzalco
Prado Churubusco	b	19.3545	-99.1268	550	Coyoacán
Prado Coapa 2a Seccion	b	19.2991	-99.133	300	Tlalpan
Prado Coapa 3a Seccion-Potrero Acoxpa	b	19.2929	-99.1332	300	Tlalpan
Prados de Coyoacan 1	b	19.3173	-99.1311	300	Coyoacán
Prados de Coyoacan 2	b	19.3221	-99.136	300	Coyoacán
Prados de Cuautepec	b	19.5613	-99.1415	300	Gustavo A. Madero
Prados del Rosario	b	19.5036	-99.2094	300	Azcapotzalco
Prados la Providencia	b	19.3574	-99.2382	300	Álvaro Obregón
Predio Degollado	b	19.3177	-99.0403	300	Iztapalapa
Predio el Molino	b	19.2873	-99.0701	300	Iztapalapa
Predio la Angostura	b	19.3294	-99.2378	500	Álvaro Obregón
Predio Santa Cruz Meyehualco	b	19.3517	-99.0483	300	Iztapalapa
Presidente Madero	b	19.4958	-99.2017	300	Azcapotzalco
Presidentes	b	19.3784	-99.2217	300	Álvaro Obregón
Presidentes 1ra	b	19.3767	-99.2248	300	Álvaro Obregón
Presidentes 2da	b	19.3745	-99.2276	300	Álvaro Obregón
Presidentes de Mexico	b	19.3323	-99.0611	400	Iztapalapa
Presidentes Ejidales Primera Seccion	b	19.3268	-99.128	300	Coyoacán
Presidentes Ejidales Segunda Seccion	b	19.3254	-99.124	300	Coyoacán
Primero de Mayo	b	19.4456	-99.1016	300	Venustiano Carranza
Privada Centenario	b	19.3614	-99.2297	300	Álvaro Obregón
Privada Gavilan	b	19.3598	-99.0767	300	Iztapalapa
Pro Hogar	b	19.4757	-99.1532	400	Azcapotzalco
Prof Jose Arturo Lopez	b	19.3597	-99.2201	300	Álvaro Obregón
Progresista	b	19.3565	-99.0678	400	Iztapalapa
Progresista	b	19.4361	-99.1093	300	Venustiano Carranza
Progreso del Sur	b	19.3531	-99.1122	300	Iztapalapa
Progreso Nacional	b	19.5182	-99.1575	600	Gustavo A. Madero
Progreso Tizapan	b	19.3399	-99.2047	450	Álvaro Obregón
Progreso Tlalpan	b	19.253	-99.1568	300	Tlalpan
Providencia	b	19.4827	-99.0706	650	Gustavo A. Madero
Providencia	b	19.4907	-99.2118	550	Azcapotzalco
Puebla	b	19.4094	-99.0823	350	Venustiano Carranza
Pueblo de los Reyes Hueytlilac	b	19.3361	-99.1553	600	Coyoacán
Pueblo Nuevo	b	19.3811	-99.2384	300	Álvaro Obregón
Pueblo Nuevo Alto	b	19.3043	-99.2531	350	La Magdalena Contreras
Pueblo Nuevo Bajo	b	19.3069	-99.2453	350	La Magdalena Contreras
Pueblo Quieto	b	19.2983	-99.1595	300	Tlalpan
Pueblo Santa Ursula Coapa	b	19.3094	-99.1447	450	Coyoacán
Puente Blanco	b	19.3276	-99.0647	300	Iztapalapa
Puente Colorado	b	19.3469	-99.2305	400	Álvaro Obregón
Puente Sierra	b	19.3311	-99.2122	300	La Magdalena Contreras
Puerto las Cruces	b	19.2949	-99.3474	400	Cuajimalpa de Morelos
Punta de Cehuayo	b	19.3611	-99.2412	300	Álvaro Obregón
Purisima	b	19.364	-99.0538	300	Iztapalapa
Purisima Atlazolpa	b	19.3801	-99.1086	300	Iztapalapa
Quetzalcoatl 3	b	19.559	-99.1416	300	Gustavo A. Madero
Quiahuatla	b	19.2605	-99.0039	300	Tláhuac
Ramos Millan Bramadero	b	19.3928	-99.0948	500	Iztacalco
Rancho el Rosario	b	19.3282	-99.1435	300	Coyoacán
Rancho los Colorines	b	19.2882	-99.1378	300	Tlalpan
Rdcial	b	19.243	-99.1065	300	Xochimilco
Rdcial	b	19.2897	-99.1189	300	Tlalpan
Rdcial	b	19.3113	-99.1089	500	Coyoacán
Rdcial	b	19.5045	-99.1214	500	Gustavo A. Madero
Reacomodo el Cuernito	b	19.3825	-99.2075	300	Álvaro Obregón
Reacomodo Pino Suarez	b	19.3958	-99.2045	300	Álvaro Obregón
Real del Monte	b	19.3962	-99.2005	300	Álvaro Obregón
Real del Moral	b	19.3901	-99.0822	300	Iztapalapa
Real del Sur-Villas del Sur-Residencial Acoxpa	b	19.3004	-99.1233	300	Tlalpan
Reforma Iztaccihuatl Norte	b	19.3865	-99.1298	400	Iztacalco
Reforma Iztaccihuatl Sur	b	19.3776	-99.1288	300	Iztacalco
Reforma Pensil	b	19.4491	-99.1929	300	Miguel Hidalgo
Reforma Politica	b	19.3384	-99.0307	500	Iztapalapa
Reforma Social	b	19.4311	-99.2177	350	Miguel Hidalgo
Renovacion	b	19.3674	-99.0494	700	Iztapalapa
Residencial Emperadores	b	19.3684	-99.1575	300	Benito Juárez
Residencial Fuentes de Cantera	b	19.2741	-99.1895	300	Tlalpan
Residencial Insurgentes Sur	b	19.2791	-99.1722	300	Tlalpan
Residencial la Escalera	b	19.5088	-99.137	300	Gustavo A. Madero
Residencial los Pinos	b	19.3903	-99.19	300	Álvaro Obregón
Residencial Maria Isabel	b	19.3354	-99.2233	300	Álvaro Obregón
Residencial Zacatenco	b	19.5013	-99.1233	550	Gustavo A. Madero
Revolucion	b	19.439	-99.1038	300	Venustiano Carranza
Revolucion Imss	b	19.4854	-99.1334	300	Gustavo A. Madero
Reynosa Tamaulipas	b	19.4942	-99.1876	300	Azcapotzalco
Ricardo Flores Magon	b	19.3539	-99.0993	400	Iztapalapa
Rincon de la Bolsa	b	19.3317	-99.2528	300	Álvaro Obregón
Rincon del Bosque	b	19.4292	-99.1811	300	Miguel Hidalgo
Rincon las Hadas-Villa Royale-Fuentes y Arconada Coapa	b	19.2963	-99.123	300	Tlalpan
Rinconada	b	19.2863	-99.1352	300	Tlalpan
Rinconada del Sur	b	19.2597	-99.1203	300	Xochimilco
Rinconada el Molino	b	19.287	-99.0686	300	Iztapalapa
Roca de Cristal	b	19.2758	-99.1876	300	Tlalpan
Roma Norte	b	19.4185	-99.1627	850	Cuauhtémoc
Roma Sur	b	19.4064	-99.1623	650	Cuauhtémoc
Romero de Terreros	b	19.3431	-99.1754	600	Coyoacán
Romero Rubio	b	19.4423	-99.0971	450	Venustiano Carranza
Romulo Sanchez-San Fernando-Peña Pobre	b	19.2973	-99.1804	400	Tlalpan
Rosas del Tepeyac	b	19.4907	-99.1147	300	Gustavo A. Madero
Rosendo Salazar	b	19.487	-99.2059	300	Azcapotzalco
Rotarios	b	19.3869	-99.0407	300	Iztapalapa
Salvador Diaz Miron	b	19.488	-99.0976	350	Gustavo A. Madero
San Agustin Ohtenco	b	19.1944	-99.0124	450	Milpa Alta
San Alvaro	b	19.4615	-99.1838	350	Azcapotzalco
San Andres	b	19.4927	-99.1822	400	Azcapotzalco
San Andres Ahuayucan	b	19.2172	-99.1066	1100	Xochimilco
San Andres de las Salinas	b	19.4901	-99.1538	300	Azcapotzalco
San Andres Mixquic	b	19.2224	-98.9595	1100	Tláhuac
San Andres Tetepilco	b	19.371	-99.1316	500	Iztapalapa
San Andres Tomatlan	b	19.3284	-99.1051	300	Iztapalapa
San Andres Totoltepec	b	19.2481	-99.171	1250	Tlalpan
San Angel	b	19.3461	-99.1931	550	Álvaro Obregón
San Angel Inn	b	19.3491	-99.1979	400	Álvaro Obregón
San Antonio	b	19.2631	-99.107	300	Xochimilco
San Antonio	b	19.3059	-99.0732	500	Iztapalapa
San Antonio	b	19.4802	-99.2049	350	Azcapotzalco
San Antonio	b	19.5601	-99.1376	300	Gustavo A. Madero
San Antonio Culhuacan	b	19.3415	-99.1126	350	Iztapalapa
San Antonio Tecomitl	b	19.2129	-98.993	1650	Milpa Alta
San Bartolo Ameyalco	b	19.327	-99.2446	300	La Magdalena Contreras
San Bartolo Ameyalco	b	19.3303	-99.2699	1100	Álvaro Obregón
San Bartolo Atepehuacan	b	19.4936	-99.1434	400	Gustavo A. Madero
San Bartolo Cahualtongo	b	19.482	-99.2006	300	Azcapotzalco
San Bartolo el Chico	b	19.2831	-99.1305	300	Xochimilco
San Bartolo el Chico	b	19.2845	-99.1325	350	Tlalpan
San Bartolome Xicomulco	b	19.2059	-99.0669	750	Milpa Alta
San Bernabe	b	19.4679	-99.1737	300	Azcapotzalco
San Bernabe Ocotepec	b	19.3143	-99.2575	500	La Magdalena Contreras
San Clemente	b	19.3493	-99.2262	350	Álvaro Obregón
San Cristobal	b	19.2596	-99.0982	300	Xochimilco
San Diego	b	19.2639	-99.1	300	Xochimilco
San Diego Churubusco	b	19.3558	-99.1484	300	Coyoacán
San Diego Ocoyoacac	b	19.4678	-99.1968	600	Miguel Hidalgo
San Esteban	b	19.2626	-99.0965	300	Xochimilco
San Fco Xicaltongo	b	19.3959	-99.1252	300	Iztacalco
San Felipe de Jesus	b	19.4956	-99.0737	850	Gustavo A. Madero
San Francisco	b	19.3124	-99.2343	550	La Magdalena Contreras
San Francisco Apolocalco	b	19.3277	-98.9669	400	Iztapalapa
San Francisco Chiquimola	b	19.2436	-99.0252	400	Xochimilco
San Francisco Culhuacan	b	19.3356	-99.1182	450	Coyoacán
San Francisco Tecoxpa	b	19.2002	-99.0023	850	Milpa Alta
San Francisco Tetecala	b	19.4802	-99.1914	300	Azcapotzalco
San Francisco Tlalnepantla	b	19.1809	-99.1173	1900	Xochimilco
San Francisco Tlaltenco	b	19.3066	-99.0129	1300	Tláhuac
San Francisco Xocotitla	b	19.4684	-99.1467	300	Azcapotzalco
San Gabriel	b	19.3794	-99.2559	300	Álvaro Obregón
San Gregorio Atlapulco	b	19.2604	-99.0545	1900	Xochimilco
San Ignacio	b	19.3648	-99.0963	350	Iztapalapa
San Jeronimo Aculco - Lidice	b	19.325	-99.225	1100	La Magdalena Contreras
San Jeronimo Miacatlan	b	19.1888	-99.0048	600	Milpa Alta
San Joaquin	b	19.4539	-99.2082	300	Miguel Hidalgo
San Jose	b	19.2716	-98.9854	1200	Tláhuac
San Jose	b	19.3706	-99.0919	750	Iztapalapa
San Jose Aculco	b	19.3764	-99.1004	350	Iztapalapa
San Jose Buenavista	b	19.3205	-99.0344	400	Iztapalapa
San Jose de la Escalera	b	19.5264	-99.1654	350	Gustavo A. Madero
San Jose de los Cedros	b	19.3666	-99.2891	550	Cuajimalpa de Morelos
San Jose Insurgentes	b	19.3665	-99.1855	450	Benito Juárez
San Jose Obrero	b	19.2329	-99.0739	450	Xochimilco
San Jose Ticoman	b	19.5049	-99.1322	300	Gustavo A. Madero
San Jose Zacatepec	b	19.2391	-99.1242	400	Xochimilco
San Juan	b	19.2665	-99.1068	300	Xochimilco
San Juan	b	19.3784	-99.1847	300	Benito Juárez
San Juan	b	19.4806	-99.0947	300	Gustavo A. Madero
San Juan 2a Ampliación	b	19.3378	-99.0701	300	Iztapalapa
San Juan Cerro	b	19.3437	-99.0791	400	Iztapalapa
San Juan de Aragon	b	19.4692	-99.0834	450	Gustavo A. Madero
San Juan de Aragon 1a Seccion	b	19.4593	-99.0926	650	Gustavo A. Madero
San Juan de Aragon 2a Seccion	b	19.4539	-99.0853	600	Gustavo A. Madero
San Juan de Aragon 3a Seccion	b	19.4514	-99.0715	550	Gustavo A. Madero
San Juan de Aragon 4a y 5a Seccion	b	19.4555	-99.0679	1100	Gustavo A. Madero
San Juan de Aragon 6a Seccion	b	19.4679	-99.0667	500	Gustavo A. Madero
San Juan de Aragon 7 Secc	b	19.4717	-99.0749	600	Gustavo A. Madero
San Juan Ixtayopan	b	19.2454	-98.9944	900	Tláhuac
San Juan Joya	b	19.3365	-99.0655	300	Iztapalapa
San Juan Tepenahuac	b	19.1897	-98.9939	650	Milpa Alta
San Juan Tepepan	b	19.2738	-99.1284	350	Xochimilco
San Juan Tlihuaca	b	19.4893	-99.2046	500	Azcapotzalco
San Juan Xalpa	b	19.3358	-99.082	700	Iztapalapa
San Juan y Guadalupe Ticoman	b	19.5211	-99.1297	450	Gustavo A. Madero
San Juanico Nextipac	b	19.374	-99.1188	300	Iztapalapa
San Lorenzo	b	19.2755	-99.1016	1350	Xochimilco
San Lorenzo 870	b	19.3327	-99.0744	300	Iztapalapa
San Lorenzo Acopilco	b	19.3331	-99.3246	850	Cuajimalpa de Morelos
San Lorenzo Atemoaya	b	19.2399	-99.1009	700	Xochimilco
San Lorenzo Huipulco	b	19.2953	-99.1496	550	Tlalpan
San Lorenzo la Cebada	b	19.2823	-99.1198	550	Xochimilco
San Lorenzo Tezonco	b	19.3214	-99.0681	850	Iztapalapa
San Lorenzo Tlacoyucan	b	19.176	-99.032	1050	Milpa Alta
San Lorenzo Tlaltenango	b	19.4668	-99.21	300	Miguel Hidalgo
San Lorenzo Xicotencatl	b	19.3837	-99.0271	300	Iztapalapa
San Lucas	b	19.3479	-99.1535	350	Coyoacán
San Lucas	b	19.3591	-99.0964	400	Iztapalapa
San Lucas Xochimanca	b	19.2418	-99.1113	700	Xochimilco
San Luis Tlaxialtemalco	b	19.2544	-99.0363	950	Xochimilco
San Marcos	b	19.2755	-99.1027	1950	Xochimilco
San Marcos	b	19.4884	-99.183	300	Azcapotzalco
San Martin Xochinahuac	b	19.503	-99.191	700	Azcapotzalco
San Mateo	b	19.3519	-99.1483	300	Coyoacán
San Mateo	b	19.4832	-99.1915	300	Azcapotzalco
San Mateo Tlaltenango	b	19.3369	-99.2878	1400	Cuajimalpa de Morelos
San Mateo Xalpa	b	19.2309	-99.1203	750	Xochimilco
San Miguel	b	19.2931	-98.9741	400	Tláhuac
San Miguel	b	19.3584	-99.0781	750	Iztapalapa
San Miguel	b	19.392	-99.1174	350	Iztacalco
San Miguel Ajusco	b	19.2279	-99.197	1300	Tlalpan
San Miguel Amantla	b	19.4753	-99.2041	400	Azcapotzalco
San Miguel Chapultepec	b	19.4127	-99.1861	700	Miguel Hidalgo
San Miguel Cuautepec	b	19.5601	-99.1358	300	Gustavo A. Madero
San Miguel Tehuisco-Los Angeles-Ayometitla	b	19.2111	-99.1583	400	Tlalpan
San Miguel Teotongo	b	19.3429	-98.9888	1000	Iztapalapa
San Miguel Topilejo	b	19.1961	-99.1579	1750	Tlalpan
San Miguel Toxiac	b	19.2074	-99.1549	300	Tlalpan
San Miguel Xicalco	b	19.2299	-99.1644	1300	Tlalpan
San Miguel Zapotitla	b	19.3106	-99.0368	550	Tláhuac
San Miguel-La Escalera	b	19.4717	-99.0893	300	Gustavo A. Madero
San Nicolas	b	19.2672	-99.238	350	Tlalpan
San Nicolas Tetelco	b	19.2176	-98.9757	900	Tláhuac
San Nicolas Tolentino	b	19.3283	-99.0793	450	Iztapalapa
San Nicolas Totolapan	b	19.2981	-99.2406	750	La Magdalena Contreras
San Pablo	b	19.3442	-99.0478	650	Iztapalapa
San Pablo 396-Conj Hab San Pablo	b	19.501	-99.1857	300	Azcapotzalco
San Pablo Chimalpa	b	19.3509	-99.3212	850	Cuajimalpa de Morelos
San Pablo Oztotepec	b	19.1831	-99.0725	1300	Milpa Alta
San Pablo Tepetlapa	b	19.3233	-99.1422	400	Coyoacán
San Pablo Xalpa	b	19.5052	-99.1863	300	Azcapotzalco
San Pedro	b	19.2569	-99.1084	450	Xochimilco
San Pedro	b	19.3656	-99.0848	400	Iztapalapa
San Pedro Apostol	b	19.2959	-99.174	300	Tlalpan
San Pedro Atocpan	b	19.2056	-99.0486	1200	Milpa Alta
San Pedro Cuajimalpa	b	19.3567	-99.2987	750	Cuajimalpa de Morelos
San Pedro de los Pinos	b	19.3886	-99.192	300	Álvaro Obregón
San Pedro de los Pinos	b	19.3904	-99.1848	550	Benito Juárez
San Pedro el Chico	b	19.4712	-99.0976	350	Gustavo A. Madero
San Pedro Iztacalco	b	19.3942	-99.1293	350	Iztacalco
San Pedro Martir	b	19.2657	-99.1713	750	Tlalpan
San Pedro Tlahuac	b	19.2703	-99.01	1300	Tláhuac
San Pedro Xalpa	b	19.4802	-99.2144	600	Azcapotzalco
San Pedro Zacatenco	b	19.507	-99.1176	650	Gustavo A. Madero
San Rafael	b	19.4378	-99.1621	550	Cuauhtémoc
San Rafael	b	19.4865	-99.188	300	Azcapotzalco
San Rafael Ticoman	b	19.5144	-99.1218	400	Gustavo A. Madero
San Salvador Cuauhtenco	b	19.1918	-99.0947	1200	Milpa Alta
San Salvador Xochimanca	b	19.4596	-99.1736	300	Azcapotzalco
San Sebastian	b	19.4806	-99.1772	300	Azcapotzalco
San Sebastian Tecoloxtitlan	b	19.3619	-99.0171	400	Iztapalapa
San Simon Culhuacan	b	19.3345	-99.1059	350	Iztapalapa
San Simon Ticumac	b	19.3749	-99.1446	450	Benito Juárez
San Simon Tolnahuac	b	19.4595	-99.1432	400	Cuauhtémoc
Santa Ana Tlacotenco	b	19.1737	-98.9995	1250	Milpa Alta
Santa Anita	b	19.4012	-99.1209	450	Iztacalco
Santa Apolonia	b	19.4757	-99.1916	300	Azcapotzalco
Santa Barbara	b	19.3627	-99.1022	500	Iztapalapa
Santa Barbara	b	19.4998	-99.1788	650	Azcapotzalco
Santa Catarina	b	19.3215	-98.9625	400	Tláhuac
Santa Catarina	b	19.3483	-99.1736	500	Coyoacán
Santa Catarina	b	19.4921	-99.1747	300	Azcapotzalco
Santa Catarina Yecahuizotl	b	19.3041	-98.9734	950	Tláhuac
Santa Cecilia	b	19.2792	-99.0065	450	Tláhuac
Santa Cecilia	b	19.3062	-99.1142	400	Coyoacán
Santa Cecilia Tepetlapa	b	19.2125	-99.0861	1600	Xochimilco
Santa Crucita	b	19.2626	-99.1022	300	Xochimilco
Santa Cruz	b	19.3134	-99.0459	400	Iztapalapa
Santa Cruz	b	19.3882	-99.1204	300	Iztacalco
Santa Cruz Acalpixca	b	19.2463	-99.0748	950	Xochimilco
Santa Cruz Acayucan	b	19.4758	-99.1946	300	Azcapotzalco
Santa Cruz Aviacion	b	19.4223	-99.0972	300	Venustiano Carranza
Santa Cruz Chavarrieta	b	19.2261	-99.1225	300	Xochimilco
Santa Cruz de las Salinas	b	19.4876	-99.1546	300	Azcapotzalco
Santa Cruz Meyehualco	b	19.3464	-99.0417	1000	Iztapalapa
Santa Cruz Xochitepec	b	19.2549	-99.1333	850	Xochimilco
Santa Fe	b	19.3889	-99.2192	900	Álvaro Obregón
Santa Fe Km 8.5	b	19.3801	-99.2481	300	Álvaro Obregón
Santa Ines	b	19.2339	-99.1144	300	Xochimilco
Santa Ines	b	19.495	-99.1909	300	Azcapotzalco
Santa Isabel Tola	b	19.4979	-99.1142	650	Gustavo A. Madero
Santa Lucia	b	19.358	-99.2552	450	Álvaro Obregón
Santa Lucia	b	19.4782	-99.1971	350	Azcapotzalco
Santa Lucia Reacomodo	b	19.3558	-99.2592	300	Álvaro Obregón
Santa Maria	b	19.4564	-99.1571	300	Cuauhtémoc
Santa Maria Aztahuacan	b	19.3506	-99.0309	1000	Iztapalapa
Santa Maria del Monte	b	19.3513	-99.0903	300	Iztapalapa
Santa Maria Insurgentes	b	19.4617	-99.1488	350	Cuauhtémoc
Santa Maria la Ribera	b	19.4489	-99.1587	750	Cuauhtémoc
Santa Maria Malinalco	b	19.4781	-99.1819	300	Azcapotzalco
Santa Maria Nativitas	b	19.2431	-99.0883	850	Xochimilco
Santa Maria Nonoalco	b	19.3807	-99.1931	300	Álvaro Obregón
Santa Maria Tepepan	b	19.2727	-99.1372	800	Xochimilco
Santa Maria Tomatlan	b	19.3267	-99.0984	500	Iztapalapa
Santa Martha Acatitla	b	19.3709	-99.019	700	Iztapalapa
Santa Martha Acatitla Sur	b	19.3644	-99.0212	350	Iztapalapa
Santa Martha del Sur	b	19.3412	-99.1307	300	Coyoacán
Santa Rosa	b	19.5235	-99.169	400	Gustavo A. Madero
Santa Rosa Xochiac	b	19.3251	-99.2892	1050	Álvaro Obregón
Santa Teresa	b	19.3101	-99.2276	300	La Magdalena Contreras
Santa Ursula - Bosques de Tetlameya	b	19.3022	-99.1535	550	Coyoacán
Santa Ursula Coyoacan	b	19.3036	-99.1726	300	Coyoacán
Santa Ursula Xitla	b	19.2807	-99.1787	650	Tlalpan
Santiago Acahualtepec	b	19.3543	-99.0032	400	Iztapalapa
Santiago Ahuizotla	b	19.4769	-99.2107	450	Azcapotzalco
Santiago Atepetlac	b	19.5196	-99.1476	300	Gustavo A. Madero
Santiago Atzacoalco	b	19.497	-99.0968	350	Gustavo A. Madero
Santiago Norte	b	19.3922	-99.1247	300	Iztacalco
Santiago Sur	b	19.3877	-99.1255	400	Iztacalco
Santiago Tepalcatlalpan	b	19.2446	-99.1284	950	Xochimilco
Santiago Tulyehualco	b	19.256	-99.0143	950	Xochimilco
Santiago Zapotitlan	b	19.3063	-99.0308	1050	Tláhuac
Santisima Trinidad	b	19.272	-99.186	300	Tlalpan
Santo Domingo	b	19.4884	-99.1914	350	Azcapotzalco
Santo Tomas	b	19.4518	-99.1702	300	Miguel Hidalgo
Santo Tomas	b	19.4859	-99.177	450	Azcapotzalco
Santo Tomas Ajusco	b	19.2134	-99.2178	1950	Tlalpan
Sauzales Cebadales	b	19.2979	-99.1108	300	Tlalpan
Sct	b	19.5077	-99.1567	300	Gustavo A. Madero
Sears Roebuck	b	19.4006	-99.1949	300	Álvaro Obregón
Sears Segunda Seccion	b	19.4016	-99.1957	300	Álvaro Obregón
Seccion XVI	b	19.2917	-99.1576	300	Tlalpan
Sector Naval	b	19.47	-99.177	300	Azcapotzalco
Sector Popular	b	19.3666	-99.1177	400	Iztapalapa
Selene	b	19.2878	-98.9937	700	Tláhuac
Selene 1a Secc	b	19.2924	-99.003	550	Tláhuac
Selene 2da Secc	b	19.285	-99.0048	500	Tláhuac
Sevilla	b	19.4107	-99.1231	300	Venustiano Carranza
Sideral	b	19.3737	-99.0655	300	Iztapalapa
Sierra del Valle	b	19.3431	-99.0314	300	Iztapalapa
Siete Maravillas	b	19.5154	-99.145	300	Gustavo A. Madero
Simon Bolivar	b	19.4488	-99.0978	350	Venustiano Carranza
Sinatel	b	19.3633	-99.1312	400	Iztapalapa
Sindicato Mexicano de Electricistas	b	19.4743	-99.1786	300	Azcapotzalco
Sn Juan Tepeximilpa	b	19.2726	-99.1917	400	Tlalpan
Solidaridad	b	19.2642	-99.2286	300	Tlalpan
Solidaridad el Salado	b	19.3728	-99.0067	350	Iztapalapa
Solidaridad Nacional	b	19.5343	-99.1535	500	Gustavo A. Madero
Sta Cruz Atoyac	b	19.3682	-99.1608	550	Benito Juárez
Sta Isabel Industrial	b	19.3522	-99.1047	350	Iztapalapa
Sta Ma Aztahuacan	b	19.3508	-99.0236	550	Iztapalapa
Sta Martha Acatitla Nte	b	19.3775	-99.0168	700	Iztapalapa
Stunam Culhuacan	b	19.3212	-99.1022	300	Coyoacán
Subestacion	b	19.2906	-99.2441	300	La Magdalena Contreras
Sur	b	19.2674	-99.1589	350	Tlalpan
Sutic Vallejo	b	19.5161	-99.1396	300	Gustavo A. Madero
Tabacalera	b	19.4358	-99.1539	400	Cuauhtémoc
Tablas de San Agustin	b	19.4644	-99.1128	300	Gustavo A. Madero
Tacuba	b	19.4564	-99.1871	500	Miguel Hidalgo
Tacubaya	b	19.4006	-99.1879	450	Miguel Hidalgo
Tarango	b	19.3609	-99.224	300	Álvaro Obregón
Tata Lázaro	b	19.4487	-99.211	300	Miguel Hidalgo
Taxqueña	b	19.3392	-99.1232	300	Coyoacán
Tecacalanco	b	19.2405	-99.0637	750	Xochimilco
Tecolalco	b	19.3787	-99.2374	300	Álvaro Obregón
Tecorral	b	19.2598	-99.1668	300	Tlalpan
Tejocote	b	19.3828	-99.2178	300	Álvaro Obregón
Tempiluli	b	19.2788	-99.0283	450	Tláhuac
Tenorios	b	19.3282	-99.0213	550	Iztapalapa
Tenorios Infonavit 1 y 2	b	19.2968	-99.1175	300	Tlalpan
Teozoma	b	19.3202	-98.9719	650	Tláhuac
Tepalcates	b	19.3915	-99.0546	550	Iztapalapa
Tepantitlamilco	b	19.2206	-98.9707	300	Tláhuac
Tepeaca	b	19.3598	-99.2355	400	Álvaro Obregón
Tepepan	b	19.2634	-99.1336	500	Xochimilco
Tepetatal	b	19.5624	-99.1381	300	Gustavo A. Madero
Tepetlica el Alto-3 de Mayo	b	19.2346	-99.1473	300	Tlalpan
Tepetongo	b	19.2709	-99.1885	300	Tlalpan
Tepetongo	b	19.3773	-99.291	400	Cuajimalpa de Morelos
Tepeyac Insurgentes	b	19.4843	-99.1219	550	Gustavo A. Madero
Tepopotla	b	19.3621	-99.2518	300	Álvaro Obregón
Tesmic	b	19.243	-99.1065	300	Xochimilco
Tetecon	b	19.3217	-99.0282	450	Iztapalapa
Tetelpan	b	19.3416	-99.2292	550	Álvaro Obregón
Tetenco	b	19.2629	-99.1795	300	Tlalpan
Tetlalpan	b	19.3545	-99.258	300	Álvaro Obregón
Texcalco	b	19.3272	-99.3323	350	Cuajimalpa de Morelos
Texcoco el Salado	b	19.3741	-99.0051	300	Iztapalapa
Tezontitla	b	19.2105	-99.1516	400	Tlalpan
Tezontitla - el Calvario	b	19.2074	-99.1472	300	Tlalpan
Tezontitla-Zompantitla	b	19.3085	-99.0023	750	Tláhuac
Tezozomoc	b	19.4895	-99.1982	350	Azcapotzalco
Tierra Blanca	b	19.2356	-99.0074	450	Tláhuac
Tierra Colorada	b	19.2701	-99.2502	600	La Magdalena Contreras
Tierra Nueva	b	19.266	-99.1193	300	Xochimilco
Tierra Nueva	b	19.4995	-99.2006	300	Azcapotzalco
Tierra Unida	b	19.3037	-99.2687	300	La Magdalena Contreras
Tierra y Libertad	b	19.2609	-99.0069	300	Tláhuac
Tizampampano	b	19.3419	-99.2208	300	Álvaro Obregón
Tizapan_Tizapan San Angel	b	19.3368	-99.2009	500	Álvaro Obregón
Tlacaelel	b	19.5578	-99.1441	300	Gustavo A. Madero
Tlacamaca	b	19.4744	-99.1367	300	Gustavo A. Madero
Tlacopac	b	19.3549	-99.1942	450	Álvaro Obregón
Tlacoquemecatl del Valle	b	19.3763	-99.1748	400	Benito Juárez
Tlacotal Ramos Millan	b	19.3955	-99.1067	300	Iztacalco
Tlacoyaque	b	19.3224	-99.2667	500	Álvaro Obregón
Tlacuitlapa	b	19.3528	-99.2414	300	Álvaro Obregón
Tlacuitlapa 2do Reacomodo	b	19.3544	-99.2353	300	Álvaro Obregón
Tláhuac	d	19.2793	-99.0126	4600
Tlalcoligia	b	19.276	-99.171	400	Tlalpan
Tlalmille	b	19.2595	-99.1862	300	Tlalpan
Tlalpan	d	19.27	-99.1732	6000
Tlalpan Centro	b	19.2878	-99.1705	750	Tlalpan
Tlalpexco	b	19.5462	-99.126	400	Gustavo A. Madero
Tlaltenco	b	19.2901	-99.0683	300	Iztapalapa
Tlanezicalli	b	19.2908	-99.0751	300	Iztapalapa
Tlapechico	b	19.3785	-99.2441	300	Álvaro Obregón
Tlatilco	b	19.462	-99.1632	400	Azcapotzalco
Tlaxopan	b	19.2332	-99.1394	850	Xochimilco
Tlaxpana	b	19.4407	-99.1693	350	Miguel Hidalgo
Tlazintla	b	19.3962	-99.1118	300	Iztacalco
Tolteca	b	19.3905	-99.1975	300	Álvaro Obregón
Toriello Guerra	b	19.2949	-99.1645	550	Tlalpan
Torre Blanca	b	19.4561	-99.1975	400	Miguel Hidalgo
Torres de Mixcoac	b	19.3712	-99.1931	300	Álvaro Obregón
Torres de Padierna	b	19.2813	-99.2283	300	Tlalpan
Torres de Potrero	b	19.33	-99.249	500	Álvaro Obregón
Torres de Quiroga	b	19.491	-99.0958	300	Gustavo A. Madero
Torres de San Juan	b	19.4788	-99.093	300	Gustavo A. Madero
Torres de San Juan 1b	b	19.4808	-99.0926	300	Gustavo A. Madero
Torres Lindavista	b	19.5104	-99.1447	400	Gustavo A. Madero
Torres San Antonio	b	19.385	-99.1946	300	Álvaro Obregón
Torres San Pedro	b	19.392	-99.193	300	Álvaro Obregón
Torres Toreo	b	19.4584	-99.2124	300	Miguel Hidalgo
Trabajadores del Hierro	b	19.4784	-99.1511	300	Azcapotzalco
Transito	b	19.4179	-99.1315	450	Cuauhtémoc
Tres Estrellas	b	19.4722	-99.1111	300	Gustavo A. Madero
Tres Fuentes	b	19.2983	-99.1216	300	Tlalpan
Tres Mosqueteros	b	19.4406	-99.1064	300	Venustiano Carranza
Triunfo de la Republica	b	19.4917	-99.1097	300	Gustavo A. Madero
Tula	b	19.3371	-99.1123	300	Iztapalapa
U	b	19.3639	-99.1253	450	Iztapalapa
U	b	19.4541	-99.0548	400	Gustavo A. Madero
U Habs	b	19.2985	-99.1406	400	Tlalpan
Un Hogar Para Cada Trabajador	b	19.474	-99.1761	300	Azcapotzalco
Un Hogar Para Nosotros	b	19.4484	-99.1692	300	Miguel Hidalgo
Unidad Popular Tepeaca	b	19.3592	-99.2397	300	Álvaro Obregón
Unidades Habitacionales de Santa Ana Poniente	b	19.3048	-99.0464	550	Tláhuac
Unidades Habitacionales de Tenorios	b	19.2953	-99.1167	300	Tlalpan
Union Olivos	b	19.3644	-99.2507	300	Álvaro Obregón
Union Popular Emiliano Zapata	b	19.3715	-99.2093	300	Álvaro Obregón
Uscovi	b	19.294	-99.0689	300	Iztapalapa
Valentin Gomez Farias	b	19.3595	-99.2331	300	Álvaro Obregón
Valentin Gomez Farias	b	19.4162	-99.0936	300	Venustiano Carranza
Valle de Luces	b	19.3402	-99.1025	600	Iztapalapa
Valle de Madero	b	19.5503	-99.1388	300	Gustavo A. Madero
Valle de San Lorenzo	b	19.2995	-99.0779	450	Iztapalapa
Valle de Tepepan	b	19.2722	-99.1456	300	Tlalpan
Valle del Sur	b	19.3478	-99.115	350	Iztapalapa
Valle del Tepeyac	b	19.488	-99.1416	300	Gustavo A. Madero
Valle Escondido	b	19.2779	-99.1447	400	Tlalpan
Valle Gomez	b	19.4569	-99.119	350	Venustiano Carranza
Valle Gomez	b	19.4589	-99.125	300	Cuauhtémoc
Valle Verde	b	19.2458	-99.1434	300	Tlalpan
Vallejo	b	19.4666	-99.1318	550	Gustavo A. Madero
Vallejo Poniente	b	19.4679	-99.1417	300	Gustavo A. Madero
Vasco de Quiroga	b	19.4947	-99.0939	350	Gustavo A. Madero
Ventura Perez de Alba	b	19.4533	-99.1957	300	Miguel Hidalgo
Venustiano Carranza	d	19.4294	-99.1014	3600
Venustiano Carranza	b	19.4417	-99.1081	400	Venustiano Carranza
Veracruzana	b	19.3508	-99.0901	300	Iztapalapa
Verano	b	19.2652	-99.2005	300	Tlalpan
Vergel de Coyoacan-Vergel del Sur	b	19.3018	-99.1372	400	Tlalpan
Veronica Anzures	b	19.4365	-99.1745	400	Miguel Hidalgo
Veronica Castro	b	19.5734	-99.1288	300	Gustavo A. Madero
Vertiz Narvarte	b	19.382	-99.1535	400	Benito Juárez
Viaducto - Balbuena	b	19.4073	-99.1098	300	Venustiano Carranza
Viaducto Piedad	b	19.4012	-99.1312	450	Iztacalco
Vicente Guerrero Super Manzana 1	b	19.3624	-99.0638	300	Iztapalapa
Vicente Guerrero Super Manzana 2	b	19.3617	-99.0594	300	Iztapalapa
Vicente Guerrero Super Manzana 3	b	19.3609	-99.0553	300	Iztapalapa
Vicente Guerrero Super Manzana 4	b	19.3605	-99.0513	300	Iztapalapa
Vicente Guerrero Super Manzana 5	b	19.3549	-99.0514	350	Iztapalapa
Vicente Guerrero Super Manzana 6	b	19.3558	-99.0564	350	Iztapalapa
Vicente Guerrero Super Manzana 7	b	19.3565	-99.0601	300	Iztapalapa
Victoria de las Democracias	b	19.4689	-99.1641	300	Azcapotzalco
Viejo Ejido Santa Ursula Coapa	b	19.3045	-99.1418	450	Coyoacán
Villa Centroamericana	b	19.2835	-99.0546	400	Tláhuac
Villa Coapa	b	19.2897	-99.1189	300	Tlalpan
Villa Coyoacan	b	19.3474	-99.1631	350	Coyoacán
Villa de Aragon	b	19.466	-99.059	400	Gustavo A. Madero
Villa de Cortes	b	19.3875	-99.1362	300	Benito Juárez
Villa del Puente Fovissste	b	19.2967	-99.1063	300	Tlalpan
Villa Gustavo a Madero	b	19.4839	-99.1136	450	Gustavo A. Madero
Villa Hermosa	b	19.5022	-99.0924	300	Gustavo A. Madero
Villa Lazaro Cardenas	b	19.297	-99.1409	400	Tlalpan
Villa Milpa Alta	b	19.1938	-99.024	1600	Milpa Alta
Villa Olimpica Liberador Miguel Hidalgo	b	19.2974	-99.1872	300	Tlalpan
Villa Panamericana 1era. Seccion	b	19.3057	-99.1777	300	Coyoacán
Villa Panamericana 2da. Sección	b	19.3064	-99.1762	300	Coyoacán
Villa Panamericana 3era. Sección	b	19.3082	-99.1721	300	Coyoacán
Villa Panamericana 4ta. Sección	b	19.307	-99.1695	300	Coyoacán
Villa Panamericana 5ta. Sección	b	19.3092	-99.1682	300	Coyoacán
Villa Panamericana 6ta. Sección	b	19.3112	-99.1697	300	Coyoacán
Villa Panamericana 7ma. Sección	b	19.3046	-99.1678	300	Coyoacán
Villa Progresista	b	19.356	-99.2425	300	Álvaro Obregón
Villa Quietud	b	19.3036	-99.1042	450	Coyoacán
Villa Solidaridad	b	19.3834	-99.2193	300	Álvaro Obregón
Villa Verdun	b	19.3383	-99.2567	450	Álvaro Obregón
Villa Xochimilco	b	19.2672	-99.1258	300	Xochimilco
Villas Azcapotzalco	b	19.4898	-99.192	300	Azcapotzalco
Villas de Coyoacan	b	19.3195	-99.1296	300	Coyoacán
Villas de los Trabajadores	b	19.2808	-99.0521	300	Tláhuac
Villas del Pedregal	b	19.3045	-99.1748	300	Coyoacán
Vista Alegre	b	19.4102	-99.1329	300	Cuauhtémoc
Vista Hermosa	b	19.3128	-99.2534	300	La Magdalena Contreras
Vista Hermosa	b	19.5481	-99.1225	300	Gustavo A. Madero
Vistas del Maurel	b	19.3053	-99.1734	300	Coyoacán
Vistas del Pedregal	b	19.2723	-99.2347	300	Tlalpan
Viveros de Coactetlan	b	19.2431	-99.1529	400	Tlalpan
Xalpa	b	19.3111	-99.33	450	Cuajimalpa de Morelos
Xalpa	b	19.3368	-99.0159	800	Iztapalapa
Xaltocan	b	19.2528	-99.1005	700	Xochimilco
Xaxalco	b	19.1923	-99.1415	300	Tlalpan
Xaxalipac	b	19.1871	-99.1437	300	Tlalpan
Xicalhuacan	b	19.2536	-99.0808	400	Xochimilco
Xochimilco	d	19.255	-99.1	6000
Xochinahuac	b	19.5077	-99.1942	300	Azcapotzalco
Xoco	b	19.3618	-99.1668	450	Benito Juárez
Xopa	b	19.3604	-99.1251	300	Iztapalapa
Xotepingo	b	19.3282	-99.1406	300	Coyoacán
Zacahuitzco	b	19.3732	-99.1388	300	Benito Juárez
Zacahuitzco	b	19.3745	-99.1342	300	Iztapalapa
Zacatienda	b	19.2582	-99.1641	300	Tlalpan
Zapote-Luis Donaldo Colosio	b	19.2997	-99.1787	300	Tlalpan
Zapotla	b	19.3954	-99.1213	300	Iztacalco
Zenon Delgado	b	19.3888	-99.2159	300	Álvaro Obregón
Zentlapatl	b	19.3527	-99.3083	400	Cuajimalpa de Morelos
Zona Escolar	b	19.5403	-99.1488	400	Gustavo A. Madero
Zona Escolar Oriente	b	19.5398	-99.1426	300	Gustavo A. Madero
Zona Militar Fave Sedena	b	19.3119	-99.0848	400	Iztapalapa
Zotoltitla	b	19.3517	-99.2341	300	Álvaro Obregón
#co-bogota
Acacias Usaquen	b	4.7236	-74.0344	400
Aguas Claras	b	4.5596	-74.0684	400
Altamira	b	4.5421	-74.0857	350
Altos del Poblado	b	4.5488	-74.0871	300
Altos del Zipa	b	4.5489	-74.0792	350
Altos del Zuque	b	4.5421	-74.0791	300
Antiguo Country	b	4.6717	-74.0573	350
Antonio Nariño	d	4.5888	-74.1028	1250
Arboleda Santa Teresita	b	4.527	-74.0858	300
Armenia	b	4.6163	-74.0723	300
Arrayanes	b	4.5365	-74.0965	400
Atenas	b	4.5572	-74.0929	300
Barcelona Sur	b	4.5648	-74.1039	300
Barrancas	b	4.731	-74.028	350
Barrancas Norte	b	4.735	-74.028	350
Barrancas Oriental	b	4.7433	-74.0166	300
Barrancas Oriental Rural	b	4.7334	-74.0148	1350
Barrios Unidos	d	4.6696	-74.0736	1950
Batan	b	4.704	-74.0538	300
Belen	b	4.5911	-74.0704	300
Bella Suiza	b	4.7073	-74.0307	400
Bellavista	b	4.6553	-74.0513	350
Bellavista Sur	b	4.5507	-74.0886	300
Bello Horizonte	b	4.5617	-74.0932	350
Bolonia	b	4.5175	-74.0944	300
Bosa	d	4.6218	-74.1944	2750
Bosque Calderon	b	4.6412	-74.0606	300
Bosque de los Alpes	b	4.5492	-74.0827	300
Bosque de Pinos	b	4.7263	-74.0224	700
Bosque de Pinos III Rural	b	4.7294	-74.0206	300
Bosque Izquierdo	b	4.6095	-74.0644	300
Bravo Páez	b	4.5859	-74.1205	700
Britalia	b	4.7471	-74.0357	300
Buenavista	b	4.7666	-74.026	300
Buenos Aires	b	4.5809	-74.0778	300
Calvo Sur	b	4.5846	-74.0838	300
Canada O Guira	b	4.5453	-74.099	300
Canaima	b	4.771	-74.0386	550
Candelaria	d	4.5966	-74.0721	800
Canodromo	b	4.7122	-74.0527	300
Cantagallo	b	4.7408	-74.0482	300
Caobos Salazar	b	4.7294	-74.0364	500
Casablanca Suba Urbano	b	4.8049	-74.0376	300
Cataluna	b	4.6285	-74.0636	300
Cedritos	b	4.7191	-74.0356	450
Cedro Narvaez	b	4.7213	-74.0341	300
Cedro Salazar	b	4.7268	-74.0287	400
Centro Administrativo	b	4.5948	-74.0752	300
Cerros de Oriente	b	4.56	-74.1035	300
Chapinero	d	4.6449	-74.0369	3500
Chapinero Central	b	4.6447	-74.0635	400
Chapinero Norte	b	4.6507	-74.0616	300
Chapinero Occidental	b	4.6435	-74.0658	300
Chico Norte	b	4.6769	-74.0486	550
Chico Norte II Sector	b	4.6805	-74.0441	400
Chico Norte III Sector	b	4.6832	-74.0536	450
Chiguaza Rural	b	4.5261	-74.0845	300
Chiguaza Urbano	b	4.5349	-74.0814	300
Ciudad Berna	b	4.5842	-74.0884	300
Ciudad Bolivar	d	4.4825	-74.162	6000
Ciudad Jardín	b	4.5834	-74.0996	700
Ciudad Londres	b	4.5193	-74.0866	300
Ciudad Londres Rural	b	4.5182	-74.0905	300
Colmena I los Pinares	b	4.5369	-74.0857	300
Concepcion Norte	b	4.658	-74.0621	300
Cordoba	b	4.5649	-74.0912	300
Country Club	b	4.7122	-74.0418	600
Cundinamarca	b	4.6192	-74.0945	700
Diana Turbay Arrayanes	b	4.5466	-74.1024	300
Eduardo Santos	b	4.5939	-74.0872	300
Egipto	b	4.5965	-74.0667	300
El Bagazal	b	4.655	-74.0421	1300
El Cerezo	b	4.7653	-74.042	300
El Chico	b	4.6738	-74.0516	450
El Contador	b	4.7205	-74.0442	350
El Dorado	b	4.5798	-74.0731	300
El Guavio	b	4.5891	-74.0702	300
El Nogal	b	4.6626	-74.0524	350
El Paraiso	b	4.6272	-74.0595	300
El Pinar	b	4.5363	-74.0883	300
El Redil	b	4.7526	-74.0245	300
El Refugio	b	4.6669	-74.0431	500
El Retiro	b	4.6667	-74.0517	300
El Rocio	b	4.5828	-74.0701	300
El Rocio Norte	b	4.7595	-74.0288	300
El Toberin	b	4.7471	-74.0421	500
El Triangulo	b	4.5643	-74.0761	300
El Vervenal	b	4.7618	-74.041	350
Emaus	b	4.6528	-74.055	300
Engativa	d	4.7011	-74.1132	3400
Escuela de Caballeria	b	4.6828	-74.0352	400
Escuela de Infanteria	b	4.6806	-74.0396	300
Espartillal	b	4.6641	-74.0558	300
Estrella del Norte	b	4.7386	-74.0432	400
Fiscala Alta	b	4.5231	-74.0938	300
Fontibon	d	4.6782	-74.1402	3250
Gaitán	b	4.6636	-74.0576	700
Ginebra	b	4.708	-74.0263	400
Girardot	b	4.5862	-74.0744	300
Granada	b	4.6493	-74.0557	300
Granada Norte	b	4.7483	-74.0485	300
Granada Sur	b	4.5695	-74.09	300
Horizontes Norte	b	4.7594	-74.0241	350
Hoya San Cristobal	b	4.5742	-74.0495	300
Hoya Teusaca	b	4.6266	-74.0165	1750
Ingemar	b	4.6397	-74.0564	400
Ingemar Oriental	b	4.6445	-74.0515	300
Ingemar Oriental Rural	b	4.6354	-74.0419	1200
Inglés	b	4.5863	-74.1244	700
Juan Rey	b	4.5249	-74.0899	400
Juan Rey Sur	b	4.5172	-74.0921	300
Juan XXIII	b	4.6561	-74.0575	400
Kennedy	d	4.6303	-74.1527	3500
La Alameda	b	4.6109	-74.0734	300
La Arboleda Rural	b	4.5329	-74.076	300
La Belleza	b	4.5307	-74.0931	300
La Cabrera	b	4.6692	-74.0501	350
La Calleja	b	4.7106	-74.0489	600
La Capuchina	b	4.6048	-74.077	300
La Carolina	b	4.7072	-74.0368	450
La Castellana	b	4.6816	-74.0581	300
La Catedral	b	4.6018	-74.0738	300
La Cita	b	4.7432	-74.0194	300
La Esperanza	b	4.6581	-74.0444	400
La Estanzuela	b	4.5975	-74.0845	300
La Estrellita	b	4.7623	-74.0228	500
La Favorita	b	4.609	-74.0761	300
La Fragüita	b	4.6023	-74.1025	700
La Gloria Occidental	b	4.5481	-74.0966	300
La Gloria Oriental	b	4.5455	-74.0912	350
La Granja Norte	b	4.7498	-74.0272	400
La Hortua	b	4.5915	-74.0884	300
La Liberia	b	4.7357	-74.0351	400
La Macarena	b	4.6143	-74.0655	300
La Magdalena	b	4.6288	-74.0681	300
La María	b	4.576	-74.0814	300
La Merced	b	4.621	-74.066	300
La Paz	b	4.5249	-74.0899	400
La Peña	b	4.5868	-74.0663	300
La Peña Rural	b	4.5863	-74.0653	300
La Perseverancia	b	4.6172	-74.0634	400
La Pradera Norte	b	4.7439	-74.0345	450
La Providencia	b	4.6807	-74.062	700
La Salle	b	4.6445	-74.0587	300
La Uribe	b	4.7522	-74.0406	350
La Victoria	b	4.5518	-74.0922	300
Lago Gaitan	b	4.666	-74.0588	300
Las Acacias	b	4.6506	-74.0515	300
Las Aguas	b	4.6043	-74.0663	300
Las Brisas	b	4.5832	-74.0816	300
Las Cruces	b	4.5879	-74.0801	400
Las Delicias del Carmen II Sector	b	4.7032	-74.0238	300
Las Gaviotas	b	4.5325	-74.0828	300
Las Guacamayas	b	4.5559	-74.0989	600
Las Lomas	b	4.5628	-74.1024	300
Las Margaritas	b	4.7332	-74.045	500
Las Mercedes	b	4.5669	-74.0806	300
Las Nieves	b	4.6075	-74.0697	400
Las Orquideas	b	4.7424	-74.0424	400
Libertador	b	4.6048	-74.1201	700
Lisboa	b	4.7155	-74.0359	400
Los Alpes	b	4.5539	-74.0832	300
Los Cedros	b	4.7249	-74.0469	550
Los Cedros Oriental	b	4.7233	-74.0293	300
Los Laches	b	4.5858	-74.068	300
Los Laureles Sur Oriental	b	4.5663	-74.0677	300
Los Libertadores	b	4.5332	-74.0895	300
Los Martires	d	4.6072	-74.0879	1450
Los Rosales	b	4.6603	-74.0481	350
Lourdes	b	4.5883	-74.0737	300
Maria Cristina	b	4.6449	-74.0554	350
Marly	b	4.636	-74.0653	350
Mirador del Norte	b	4.7647	-74.0207	300
Mirandela	b	4.7633	-74.0445	300
Modelo Sur	b	4.5884	-74.0836	300
Molino Rural	b	4.569	-74.0698	300
Molinos de Oriente	b	4.5677	-74.0694	300
Molinos Norte	b	4.6926	-74.0406	450
Monaco	b	4.7019	-74.0549	300
Monte Carlo	b	4.5693	-74.0715	300
Montebello	b	4.5667	-74.0898	300
Moralba	b	4.5448	-74.0797	300
Narino Sur	b	4.5816	-74.0877	300
Nueva Delhi	b	4.5296	-74.0881	300
Nueva Gloria	b	4.5407	-74.0895	300
Palermo	b	4.6339	-74.0675	300
Paramo	b	4.6694	-74.024	900
Paramo I Rural	b	4.6703	-74.0382	300
Paramo II Rural	b	4.697	-74.0237	300
Paramo III Rural	b	4.6781	-74.0347	300
Paramo Rural	b	4.6658	-74.0127	300
Paramo Urbano	b	4.6749	-74.0299	300
Pardo Rubio	b	4.6349	-74.06	450
Parque Nacional	b	4.6253	-74.0626	300
Parque Nacional Oriental	b	4.6244	-74.0578	300
Policarpa	b	4.586	-74.0872	300
Polo Club	b	4.6724	-74.0597	300
Porciuncula	b	4.6594	-74.0578	400
Prado Veraniego	b	4.7151	-74.0524	300
Primero de Mayo	b	4.5728	-74.0897	300
Puente Aranda	d	4.6162	-74.1116	2350
Puente Colorado	b	4.542	-74.0829	300
Quesada	b	4.6381	-74.0667	300
Quindio	b	4.5381	-74.0803	350
Quinta Camacho	b	4.6547	-74.0596	400
Quinta Ramos	b	4.5789	-74.0882	300
Rafael Uribe Uribe	d	4.5665	-74.1134	2100
Ramajal	b	4.5598	-74.0821	300
Ramirez	b	4.5827	-74.0761	300
Restrepo	b	4.5979	-74.1221	700
Rincon del Chico	b	4.6869	-74.0453	300
Sagrado Corazon	b	4.6268	-74.0666	300
Samper	b	4.6189	-74.0695	300
San Antonio	b	4.5916	-74.0846	300
San Antonio Noroccidental	b	4.7566	-74.0414	450
San Antonio Norte	b	4.7575	-74.0282	300
San Bernardino	b	4.5931	-74.0849	350
San Bernardo	b	4.6334	-74.0922	700
San Blas	b	4.5653	-74.0816	450
San Cristóbal	d	4.5487	-74.0661	3950
San Cristobal Norte	b	4.7396	-74.0273	400
San Cristobal Sur	b	4.5712	-74.0803	450
San Diego	b	4.6129	-74.069	300
San Felipe	b	4.6618	-74.0615	300
San Fernando	b	4.6632	-74.0873	700
San Francisco Rural	b	4.5916	-74.0664	300
San Gabriel Norte	b	4.7009	-74.027	450
San Isidro	b	4.5663	-74.1003	300
San Isidro Rural	b	4.6666	-74.0184	550
San Javier	b	4.5797	-74.0844	300
San Jose de Usaquen	b	4.7547	-74.0329	550
San Jose Sur Oriental	b	4.5473	-74.0871	300
San Luis	b	4.5642	-74.1053	300
San Luis Altos del Cabo Rural	b	4.6705	-74.0241	550
San Martin	b	4.617	-74.0674	300
San Martin Sur	b	4.5512	-74.0996	350
San Patricio	b	4.6953	-74.0498	550
San Pedro	b	4.5639	-74.0847	300
San Rafael Usme	b	4.5296	-74.0839	300
San Vicente	b	4.5547	-74.0886	300
San Victorino	b	4.6047	-74.0792	300
Santa Ana	b	4.6867	-74.0301	450
Santa Ana Occidental	b	4.6892	-74.0369	350
Santa Ana Sur	b	4.577	-74.0852	300
Santa Barbara	b	4.5914	-74.0798	300
Santa Barbara Central	b	4.6998	-74.0379	600
Santa Barbara Occidental	b	4.7017	-74.0487	550
Santa Barbara Oriental	b	4.6993	-74.0315	300
Santa Bibiana	b	4.6895	-74.0519	500
Santa Cecilia Puente Norte	b	4.7347	-74.0156	300
Santa Fe	d	4.5941	-74.0378	3900
Santa Ines	b	4.5988	-74.081	300
Santa Ines Sur	b	4.5596	-74.0873	450
Santa Lucía	b	4.5833	-74.1333	700
Santa Rita Sur Oriental	b	4.5388	-74.0931	300
Santa Teresa	b	4.7447	-74.0269	450
Santa Teresita	b	4.6308	-74.068	300
Segundo Contador	b	4.7131	-74.0267	300
Seminario	b	4.675	-74.0389	400
Siberia	b	4.6284	-74.0533	1050
Siberia Central	b	4.633	-74.0588	300
Siberia Rural	b	4.6313	-74.0568	300
Siberia Urbano	b	4.6312	-74.0578	300
Sociego	b	4.5767	-74.0913	300
Sosiego Sur	b	4.5711	-74.0987	300
Suba	d	4.7632	-74.0758	5650
Sucre	b	4.6297	-74.0664	300
Suramerica	b	4.5659	-74.0958	300
Teusaquillo	d	4.6412	-74.0858	2100
Tibabita	b	4.7666	-74.0262	500
Tibabita Rural	b	4.7673	-74.0217	1300
Tibaque	b	4.553	-74.0691	2350
Tibaque Urbano	b	4.568	-74.0744	300
Tívoli	b	4.6017	-74.1014	700
Torca	b	4.8056	-74.031	950
Torca Rural	b	4.8069	-74.0193	1850
Tunjuelito	d	4.5748	-74.136	1800
Usaquen	d	4.7419	-74.0279	4550
Veinte de Julio	b	4.5706	-74.0962	400
Velodromo	b	4.5731	-74.0874	300
Veracruz	b	4.6033	-74.0723	350
Verbenal San Antonio	b	4.7634	-74.0344	400
Victoria Norte	b	4.7316	-74.0485	300
Villa de los Alpes	b	4.5609	-74.098	400
Villa del Cerro	b	4.5444	-74.095	300
Villabel	b	4.5387	-74.0953	300
Vitelma	b	4.5765	-74.0741	300
Voto Nacional	b	4.6026	-74.0807	300
Yomasa	b	4.521	-74.0926	300
#co-medellin
Álamos	b	6.2626	-75.6012	700
Alpujarra	b	6.2195	-75.5804	700
Aranjuez	b	6.2812	-75.56	700
Barcelona	b	6.2381	-75.5818	700
Bermejal	b	6.2815	-75.5647	700
Buenos Aires	b	6.2365	-75.5555	700
Campo Valdés	b	6.2928	-75.568	700
El Prado	b	6.2626	-75.5641	700
El Salvador	b	6.2342	-75.5682	700
Guayaquil	b	6.2483	-75.5704	700
Las Nieves	b	6.2691	-75.5512	700
Libertadores	b	6.2541	-75.589	700
Limoncito	b	6.2488	-75.5388	700
Los Ángeles	b	6.2667	-75.5693	700
Manrique	b	6.2671	-75.5673	700
Otra Banda	b	6.2621	-75.5818	700
Palermo	b	6.2766	-75.5926	700
Pérez Triana	b	6.2709	-75.5656	700
Villa Hermosa	b	6.2573	-75.5497	700
#co-cali
20 de Julio	b	3.4349	-76.513	300
3 de Julio	b	3.433	-76.54	300
Acueducto San Antonio	b	3.446	-76.5446	300
Aguablanca	b	3.4316	-76.518	300
Aguacatal	b	3.458	-76.5575	600
Alameda	b	3.4376	-76.5354	300
Alférez Real	b	3.3898	-76.5475	300
Alfonso Barberena A.	b	3.4341	-76.5088	300
Alfonso Bonilla Aragón	b	3.4196	-76.4828	500
Alfonso Lopez	b	3.4592	-76.4803	650
Alirio Mora Beltran	b	3.4368	-76.4791	350
Alto Nápoles	b	3.3852	-76.5563	350
Altos de Menga	b	3.4899	-76.5333	350
Altos de Santa Isabel - la Morelia	b	3.4322	-76.5538	400
Antonio Nariño	b	3.4145	-76.5059	500
Aranjuez	b	3.4363	-76.5228	300
Arboledas	b	3.4489	-76.5496	350
Area en desarrollo - Parque del Amor	b	3.491	-76.521	350
Asturias	b	3.4381	-76.5028	300
Atanasio Girardot	b	3.4444	-76.5079	300
Barrio Departamental	b	3.4151	-76.5358	300
Barrio Obrero	b	3.4487	-76.5202	350
Base Aerea	b	3.4572	-76.4968	750
Belalcázar	b	3.4416	-76.5212	300
Belen	b	3.4271	-76.5531	300
Belisario Caicedo	b	3.4145	-76.5562	300
Bellavista	b	3.445	-76.5522	400
Bello Horizonte	b	3.4331	-76.5036	300
Benjamín Herrera	b	3.4472	-76.516	300
Bolívar	b	3.4668	-76.5332	700
Bolivariano	b	3.4677	-76.5144	300
Bosques del Limonar	b	3.3996	-76.5348	350
Bretaña	b	3.4375	-76.5321	350
Brisas de los Alamos	b	3.4928	-76.5035	450
Brisas de Mayo	b	3.4173	-76.5635	300
Brisas del Limonar	b	3.4017	-76.5219	300
Buenos Aires	b	3.3927	-76.5492	300
Caldas	b	3.3948	-76.5495	300
Calima	b	3.4849	-76.5	400
Calimio Decepaz	b	3.4144	-76.4688	400
Calipso	b	3.425	-76.4989	300
Camino Real - Joaquin Borrero Sinisterra	b	3.4078	-76.5445	300
Camino Real - los Fundadores	b	3.4081	-76.541	300
Caney	b	3.3842	-76.5184	600
Cañaveral	b	3.4092	-76.5644	300
Cañaveralejo - Seguros Patria	b	3.403	-76.5436	300
Cañaverales - los Samanes	b	3.4016	-76.5253	400
Cementerio - Carabineros	b	3.4145	-76.5667	300
Centenario	b	3.4531	-76.5366	300
Champagnat	b	3.4264	-76.5355	400
Chapinero	b	3.4445	-76.5018	300
Charco Azul	b	3.4413	-76.4855	300
Chiminangos	b	3.4775	-76.4919	400
Chipichape	b	3.4765	-76.5279	300
Ciudad 2000	b	3.394	-76.5195	550
Ciudad Campestre	b	3.37	-76.5393	300
Ciudad Capri	b	3.3893	-76.5418	400
Ciudad Cordonba	b	3.4009	-76.5085	550
Ciudad los Alamos	b	3.4857	-76.5082	500
Ciudad Talanga	b	3.434	-76.4675	300
Ciudad Universitaria	b	3.3746	-76.533	600
Ciudadela Comfandi	b	3.3848	-76.5223	300
Ciudadela del Rio	b	3.4262	-76.4663	350
Ciudadela Floralia	b	3.497	-76.493	600
Ciudadela Pasoancho	b	3.3857	-76.536	300
Club Campestre	b	3.3693	-76.5437	450
Colinas del Sur	b	3.3895	-76.5521	300
Colseguros Andes	b	3.4268	-76.5288	350
Compartir	b	3.4314	-76.4662	300
Cristóbal Colón	b	3.4223	-76.5247	400
Cuarteles de Nápoles	b	3.3817	-76.5508	600
Cuarto de Legua - Guadalupe	b	3.4086	-76.5519	350
Desepaz Invicali	b	3.4253	-76.4631	300
Doce de Octubre	b	3.4278	-76.5028	300
Eduardo Santos	b	3.4292	-76.5051	300
El Bosque	b	3.4858	-76.5294	350
El Calvario	b	3.4475	-76.5294	300
El Cedro	b	3.4321	-76.5373	350
El Cortijo	b	3.4165	-76.5595	300
El Diamante	b	3.421	-76.5023	350
El Dorado	b	3.4205	-76.5289	300
El Gran Limonar	b	3.397	-76.5445	300
El Gran Limonar - Cataya	b	3.3984	-76.54	350
El Guabal	b	3.4161	-76.5272	450
El Hoyo	b	3.4571	-76.5283	300
El Ingenio	b	3.3831	-76.5305	600
El Jardín	b	3.4247	-76.5175	350
El Jordán	b	3.3746	-76.5511	300
El Lido	b	3.4188	-76.5508	450
El Limonar	b	3.4021	-76.5295	400
El Morichal	b	3.3961	-76.5059	600
El Mortiñal	b	3.442	-76.5498	300
El Nacional	b	3.4436	-76.5451	300
El Paraiso	b	3.4318	-76.5063	300
El peñón	b	3.45	-76.5413	300
El Piloto	b	3.4605	-76.5237	300
El Poblado	b	3.4195	-76.4938	450
El Pondaje	b	3.4303	-76.4965	300
El Prado	b	3.4348	-76.5166	300
El Pueblo	b	3.4681	-76.5157	700
El Recuerdo	b	3.4301	-76.5154	300
El Refugio	b	3.3979	-76.5513	450
El Remanso	b	3.4183	-76.465	300
El Retiro	b	3.4103	-76.4987	300
El Rodeo	b	3.4357	-76.5045	350
El Sena	b	3.4655	-76.501	500
El Trebol	b	3.443	-76.496	300
El Troncal	b	3.4509	-76.5063	450
El Vallado	b	3.4063	-76.4991	350
El Vergel	b	3.4154	-76.5006	350
Eucaristico	b	3.4242	-76.5402	300
Evaristo Garcia	b	3.4758	-76.5065	300
Fátima	b	3.4635	-76.5183	300
Fenalco Kennedy	b	3.438	-76.4996	300
Fepicol	b	3.4623	-76.4854	300
Flora Industrial	b	3.4805	-76.5038	400
Fonaviemcali	b	3.4844	-76.489	300
Francisco Eladio Ramírez	b	3.3882	-76.5486	300
Granada	b	3.4589	-76.5336	400
Guayaquil	b	3.4392	-76.5276	400
Guillermo Valencia	b	3.4728	-76.51	300
Horizontes	b	3.3757	-76.5486	300
Ignacio Rengifo	b	3.4713	-76.5127	300
Industria de Licores	b	3.4623	-76.5197	300
Industrial	b	3.4527	-76.5141	450
Jorge Eliécer Gaitán	b	3.4707	-76.4815	500
Jorge Isaacs	b	3.4572	-76.5177	300
Jorge Zawadsky	b	3.4103	-76.532	300
José Holguín Garcés	b	3.4082	-76.5209	300
Jose Manuel Marroquin	b	3.4278	-76.4802	600
José María Córdoba	b	3.4221	-76.5104	300
Juanambú	b	3.4557	-76.5378	300
Julio Rincón	b	3.4268	-76.5011	300
Junín	b	3.4342	-76.5275	300
La Alborada	b	3.3996	-76.5214	300
La Alianza	b	3.4714	-76.5063	350
La Base	b	3.4491	-76.4953	300
La Campiña	b	3.4818	-76.5284	300
La Cascada	b	3.4011	-76.5542	300
La Esmeralda	b	3.4589	-76.5086	300
La Esperanza	b	3.4201	-76.5199	300
La Flora	b	3.4822	-76.5236	500
La Floresta	b	3.444	-76.5124	300
La Fortaleza	b	3.4265	-76.5128	300
La Gran Colombia	b	3.4217	-76.5066	300
La Hacienda	b	3.395	-76.5297	500
La Independencia	b	3.4165	-76.5185	300
La Isla	b	3.4736	-76.5132	300
La Libertad	b	3.4237	-76.5236	300
La Merced	b	3.45	-76.5357	300
La Paz	b	3.4828	-76.5267	300
La Playa	b	3.3752	-76.5413	300
La Rivera	b	3.4741	-76.4859	300
La Selva	b	3.4104	-76.5291	300
La Sultana	b	3.4217	-76.5652	300
Las Acacias	b	3.4339	-76.5208	300
Las Americas	b	3.4476	-76.5059	300
Las Ceibas	b	3.4558	-76.4877	350
Las Delicas	b	3.4619	-76.509	300
Las Granjas	b	3.4095	-76.5269	300
Las Orquideas	b	3.4141	-76.4763	350
Las Quintas de Don Simon	b	3.3896	-76.5356	350
Laureano Gómez	b	3.412	-76.4958	300
Leon XIII	b	3.4261	-76.5092	300
Lili	b	3.3715	-76.5196	800
Lleras Camargo	b	3.4214	-76.5615	350
Lleras Restrepo	b	3.4374	-76.4922	400
Los Alcázares	b	3.4871	-76.492	300
Los Andes	b	3.4708	-76.4994	300
Los Andes B -La Rivera	b	3.4688	-76.495	300
Los Cambulos	b	3.419	-76.5393	350
Los Chorros	b	3.3939	-76.5555	300
Los Comuneros	b	3.4183	-76.4929	550
Los Conquistadores	b	3.4259	-76.5066	300
Los Farallones	b	3.3911	-76.5527	300
Los Guaduales	b	3.4909	-76.4993	350
Los Guayacanes	b	3.4724	-76.4896	400
Los Lagos	b	3.4294	-76.4862	300
Los Libertadores	b	3.4413	-76.539	300
Los Lideres	b	3.4197	-76.4663	300
Los Naranjos	b	3.4331	-76.479	400
Los Parques - Barranquilla	b	3.477	-76.4966	300
Los Pinos	b	3.4578	-76.4851	300
Los Portales - Nuevo Rey	b	3.3939	-76.5393	350
Los Robles	b	3.4218	-76.4952	300
Los Sauces	b	3.4177	-76.5126	300
Lourdes	b	3.3915	-76.5557	300
Manuel Maria Buenaventura	b	3.4386	-76.5228	300
Manuela Beltran	b	3.4202	-76.4722	500
Manzanares	b	3.4663	-76.5097	300
Maracaibo	b	3.4185	-76.517	300
Marco Fidel Suárez	b	3.474	-76.5088	300
Mariano Ramos	b	3.4032	-76.517	550
Mario Correa Rengifo	b	3.3877	-76.5574	300
Marroquin	b	3.4328	-76.4853	300
Mayapan - las Vegas	b	3.3824	-76.5415	400
Meléndez	b	3.3779	-76.545	300
Menga	b	3.4928	-76.526	400
Metropolitano del Norte	b	3.4819	-76.4918	350
Miraflores	b	3.4391	-76.5408	300
Mojica	b	3.4152	-76.488	450
Municipal	b	3.4479	-76.5119	300
Nápoles	b	3.3865	-76.5482	300
Navarro - la chanca	b	3.4423	-76.545	300
Normandia	b	3.4534	-76.5443	300
Nueva Floresta	b	3.4374	-76.4975	500
Nueva Tequendama	b	3.4133	-76.5438	400
Olaya Herrera	b	3.4776	-76.5089	300
Olímpico	b	3.4219	-76.5325	300
Omar Torrijos	b	3.4251	-76.4867	300
Pampa Linda	b	3.4041	-76.551	400
Panamericano	b	3.413	-76.5341	300
Parcelaciones Pance	b	3.3456	-76.5367	1600
Parque de la Caña	b	3.4557	-76.5077	300
Paseo de los Almendros	b	3.4722	-76.4946	300
Paso del Comercio	b	3.4937	-76.487	350
Pasoancho	b	3.4182	-76.5324	300
Petecuy	b	3.4771	-76.4808	500
Pizamos	b	3.4031	-76.4735	400
Pizamos III - las Dalias	b	3.4076	-76.4754	300
Planta de Tratamiento	b	3.4433	-76.4789	500
Polvorines	b	3.3709	-76.5555	500
Popular	b	3.4696	-76.5117	300
Porvenir	b	3.459	-76.514	300
Potrero Grande	b	3.4072	-76.47	450
Prados de Oriente	b	3.4313	-76.5129	300
Prados del Limonar	b	3.3899	-76.5284	400
Prados del Norte	b	3.4707	-76.5202	550
Prados del Sur	b	3.3881	-76.5549	300
Primavera	b	3.4223	-76.5086	300
Primero de Mayo	b	3.4054	-76.5333	300
Primitivo Crespo	b	3.438	-76.5166	300
Promociones Populares B	b	3.4266	-76.4724	450
Pueblo Joven	b	3.4161	-76.565	300
Puerta del Sol	b	3.4308	-76.4735	300
Puerto Mallarino	b	3.4493	-76.4795	300
Puerto Nuevo	b	3.4536	-76.4766	300
Republica de Israel	b	3.4073	-76.5129	450
Ricardo Balcazar	b	3.4334	-76.4931	300
Rodrigo Lara Bonilla	b	3.4264	-76.489	300
Saavedra Galindo	b	3.4417	-76.5144	300
Salomia	b	3.4639	-76.5048	300
San Antonio	b	3.4474	-76.5392	300
San Benito	b	3.4288	-76.5096	300
San Carlos	b	3.4222	-76.5133	300
San Cayetano	b	3.4443	-76.5398	300
San Cristóbal	b	3.4318	-76.5223	300
San Fernando Nuevo	b	3.4276	-76.5428	400
San Fernando Viejo	b	3.4352	-76.5445	450
San Juan Bosco	b	3.4434	-76.5336	300
San Judas Tadeo	b	3.4113	-76.5236	400
San Luis	b	3.4845	-76.4871	550
San Marino	b	3.4604	-76.4884	300
San Nicolás	b	3.455	-76.524	500
San Pascual	b	3.4441	-76.5281	300
San Pedro	b	3.452	-76.5316	350
San Pedro Claver	b	3.4245	-76.5046	300
San Vicente	b	3.4665	-76.5258	500
Santa Anita - la selva	b	3.4054	-76.5379	400
Santa Barbara	b	3.4419	-76.547	300
Santa Elena	b	3.4284	-76.5236	350
Santa Fe	b	3.4406	-76.5054	300
Santa Isabel	b	3.429	-76.5487	400
Santa Lucía	b	3.4508	-76.5175	700
Santa Mónica	b	3.4679	-76.5309	450
Santa Mónica Belalcazar	b	3.4371	-76.52	300
Santa Mónica Popular	b	3.4372	-76.5102	300
Santa Rita	b	3.4519	-76.5528	300
Santa Rosa	b	3.4468	-76.5337	300
Santa Teresita	b	3.4509	-76.5497	300
Santander	b	3.4627	-76.5151	350
Santo Domingo	b	3.4124	-76.5322	300
Sect. Alto de los Chorros	b	3.3905	-76.5601	350
Sect. Alto Jordán	b	3.3764	-76.5561	400
Sect. Altos de Normandia - Bataclan	b	3.4594	-76.5395	400
Sect. Asprosocial - Diamante	b	3.4234	-76.4992	300
Sect. Bosque Municipal	b	3.4484	-76.5617	300
Sect. Cañaveralejo Guadalupe Antigua	b	3.4084	-76.5586	350
Sect. Laguna del Pondaje	b	3.433	-76.4889	500
Sect. Meléndez	b	3.3731	-76.5462	300
Sect. Patio Bonito	b	3.4625	-76.5875	300
Sect. Puente del Comercio	b	3.4884	-76.4963	300
Siete de Agosto	b	3.4473	-76.4862	400
Siloé	b	3.4218	-76.5563	500
Simón Bolívar	b	3.4419	-76.5175	300
Sindical	b	3.4305	-76.5011	300
Sucre	b	3.447	-76.5246	400
Sultana - Berlina	b	3.4654	-76.5171	300
Tejares - Cristales	b	3.4375	-76.5504	450
Terron Colorado	b	3.4523	-76.5623	650
Tierra Blanca	b	3.4201	-76.5593	300
Torres de Confandi	b	3.4754	-76.5007	400
U. D. A. Galindo Pl. Toros	b	3.4122	-76.5505	300
Ulpiano Lloreda	b	3.4415	-76.49	300
Unicentro Cali	b	3.3766	-76.539	350
Unid. Residencial Bueno Madrid	b	3.4678	-76.516	300
Unid. Residencial el Coliseo	b	3.4136	-76.5543	300
Unid. Residencial Santiago de Cali	b	3.4156	-76.5467	300
Unión de Vivieda Popular	b	3.4104	-76.5095	450
Urb. Boyaca	b	3.4232	-76.5197	300
Urb. Calimio	b	3.4871	-76.4842	300
Urb. Ciudad Jardin	b	3.3629	-76.5366	750
Urb. Colseguros	b	3.4295	-76.5316	350
Urb. el Angel del Hogar	b	3.4473	-76.4822	300
Urb. la Flora	b	3.4879	-76.5153	500
Urb. la Merced	b	3.48	-76.5127	350
Urb. la Nueva Base	b	3.4484	-76.491	400
Urb. Militar	b	3.4134	-76.5392	300
Urb. Nueva Granada	b	3.4239	-76.5495	300
Urb. Rio Lili	b	3.3645	-76.5276	300
Urb. San Juaquin	b	3.3723	-76.527	500
Urb. Tequendama	b	3.4205	-76.5452	350
Uribe Uribe	b	3.439	-76.512	300
Valle Grande	b	3.4374	-76.4713	450
Venezuela - Urb. Cañaveralejo	b	3.4134	-76.5621	300
Versalles	b	3.4608	-76.5285	300
Villa Colombia	b	3.4492	-76.4995	350
Villa del Lago	b	3.4376	-76.4893	300
Villa del Prado - el Guabito	b	3.466	-76.4911	500
Villa del Sol	b	3.4814	-76.4958	300
Villa del Sur	b	3.4123	-76.5185	350
Villablanca	b	3.4296	-76.4948	300
Villamercedes I - Villa Luz - las G	b	3.4099	-76.4773	300
Villanueva	b	3.4304	-76.5086	300
Vipasa	b	3.4789	-76.5178	500
Vista Hermosa	b	3.4548	-76.5774	600
Yira Castro	b	3.4267	-76.4976	300
#co-barranquilla
20 de Julio	b	10.9314	-74.8301	300
7 de Abril	b	10.9275	-74.8164	600
7 de Agosto	b	10.9611	-74.8307	300
Alfonso López	b	10.9667	-74.7921	300
Altamira	b	11.0059	-74.8231	300
Alto Prado	b	11.0042	-74.8106	650
Altos de Riomar	b	11.0148	-74.8205	400
Altos del Limón	b	11.0143	-74.8245	300
America	b	10.9972	-74.8073	300
Andalucía	b	11.0156	-74.8143	300
Atlántico	b	10.9693	-74.7882	300
Barlovento	b	10.9882	-74.7769	300
Barrio Abajo	b	10.9902	-74.7834	500
Bella Arena	b	10.9325	-74.7959	300
Bellavista	b	11.0016	-74.7952	300
Bernardo Hoyos	b	10.9707	-74.8414	300
Betania	b	10.9887	-74.8132	300
Bocas de Ceniza	b	11.0656	-74.842	500
Boston	b	10.9894	-74.7958	550
Boyacá	b	10.9581	-74.7871	300
Buena Esperanza	b	10.9644	-74.806	300
Buenavista	b	11.0153	-74.8275	350
Buenos Aires	b	10.9407	-74.7995	300
California	b	10.946	-74.8263	300
Campo Alegre	b	10.9872	-74.8312	500
Carlos Meisel	b	10.9743	-74.8166	300
Carrizal	b	10.9374	-74.8079	600
Centro	b	10.9801	-74.7773	550
Cevillar	b	10.9594	-74.8005	350
Chiquinquirá	b	10.9756	-74.7872	500
Ciudad Jardín	b	10.9913	-74.8194	600
Ciudad Modesto	b	10.9648	-74.8286	300
Ciudadela 20 de Julio	b	10.9294	-74.8032	750
Ciudadela de la Salud	b	10.9709	-74.7998	300
Colina Campestre	b	10.9788	-74.8322	300
Colombia	b	10.9938	-74.8048	450
Cordialidad	b	10.9458	-74.831	300
Corregimiento Juan Mina	b	10.9556	-74.8925	350
Corregimiento la Playa	b	11.0313	-74.8662	750
Cuchilla de Villate	b	10.9622	-74.8135	300
El Bosque	b	10.9534	-74.8171	800
El Campito	b	10.9485	-74.7935	300
El Cármen	b	10.9648	-74.7984	400
El Castillo	b	11.0203	-74.8024	300
El Eden	b	10.9762	-74.8336	300
El Eden 2000	b	10.9804	-74.8275	300
El Golf	b	11.0095	-74.8089	300
El Golfo	b	10.9746	-74.8433	300
El Limoncito	b	11.0194	-74.8111	300
El Milagro	b	10.9334	-74.7932	300
El Poblado	b	11.0068	-74.8267	350
El Porvenir	b	10.9978	-74.8128	400
El Prado	b	10.9979	-74.798	650
El Pueblo	b	10.9607	-74.8403	300
El Recreo	b	10.9831	-74.7981	600
El Romance	b	10.9469	-74.8247	300
El Rosario	b	10.9837	-74.7862	500
El Rubí	b	10.9835	-74.829	300
El Santuario	b	10.9454	-74.8038	400
El Silencio	b	10.9788	-74.8163	350
El Tabor	b	11.0019	-74.8302	300
El Valle	b	10.9664	-74.8098	300
Evaristo Sourdis	b	10.959	-74.8242	500
Granadillo	b	11.0004	-74.8194	300
Jose Antonio Galán	b	10.9379	-74.7902	300
Juan Mina Carrera 38	b	10.9678	-74.8721	1050
Kalamary	b	10.9779	-74.8287	300
Kennedy	b	10.9498	-74.8066	300
La Alboraya	b	10.9468	-74.7978	350
La Campiña	b	11.0017	-74.8242	300
La Ceiba	b	10.959	-74.8064	300
La Chinita	b	10.9518	-74.7701	400
La Concepción	b	11.0092	-74.7973	450
La Cumbre	b	10.9985	-74.8283	300
La Esmeralda	b	10.9668	-74.8186	500
La Floresta	b	11.0228	-74.8095	300
La Florida	b	10.9854	-74.8206	300
La Gloria	b	10.9493	-74.8297	300
La Libertad	b	10.9766	-74.8165	300
La Loma	b	10.9966	-74.7764	850
La Luz	b	10.9585	-74.771	450
La Magdalena	b	10.9424	-74.7946	350
La Manga	b	10.971	-74.825	350
La Mina	b	11	-74.8333	700
La Paz	b	10.9668	-74.8336	450
La Pradera	b	10.9783	-74.8422	550
La Sierra	b	10.9554	-74.8043	350
La Sierrita	b	10.9471	-74.8135	450
La Unión	b	10.9522	-74.7889	400
La Victoria	b	10.9526	-74.7978	500
Lago Alto	b	11.025	-74.8273	800
Las Américas	b	10.9417	-74.813	500
Las Cayenas	b	10.924	-74.8096	300
Las Ceibas	b	10.95	-74.8167	700
Las Colinas	b	10.9849	-74.8188	300
Las Delicias	b	10.988	-74.8078	450
Las Dunas	b	10.9382	-74.7919	300
Las Estrellas	b	10.9814	-74.8338	300
Las Flores	b	11.0412	-74.827	350
Las Gardenias	b	10.939	-74.829	300
Las Granjas	b	10.9239	-74.8257	350
Las Malvinas	b	10.9531	-74.83	500
Las Mercedes	b	10.9889	-74.8156	300
Las Nieves	b	10.9535	-74.7801	650
Las Palmas	b	10.9449	-74.7905	400
Las Palmeras	b	10.9353	-74.7874	300
Las Terrazas	b	10.9833	-74.8218	300
Las Tres Ave Marias	b	11.021	-74.8076	300
Limón	b	10.942	-74.7872	300
Lipaya	b	10.9623	-74.8203	350
Loma Fresca	b	10.9725	-74.794	300
Los Alpes	b	10.9977	-74.8247	300
Los Andes	b	10.972	-74.8035	350
Los Ángeles	b	10.9674	-74.8419	500
Los Continentes	b	10.9514	-74.8042	300
Los Girasoles	b	10.9247	-74.805	300
Los Jobos	b	10.9885	-74.8184	300
Los Laureles	b	10.9332	-74.7916	300
Los Nogales	b	10.9934	-74.8277	300
Los Olivos	b	10.9721	-74.8368	500
Los Pinos	b	10.9743	-74.7991	300
Los Rosales	b	10.9597	-74.8341	350
Los Trupillos	b	10.9587	-74.7837	300
Lucero	b	10.9766	-74.7954	400
Malecón	b	11.0129	-74.7903	850
Me Quejo	b	10.9779	-74.8224	350
Mercedes Sur	b	10.9848	-74.8174	300
Miramar	b	11.0011	-74.8357	850
Modelo	b	10.9993	-74.787	300
Montecristo	b	10.9954	-74.787	350
Montes	b	10.9639	-74.7845	450
Nueva Colombia	b	10.971	-74.8175	350
Nueva Granada	b	10.9787	-74.8045	300
Nuevo Horizonte	b	10.9956	-74.8218	300
Olaya	b	10.9817	-74.811	550
Palmas del Río	b	11.0189	-74.827	300
Paraiso	b	11.0146	-74.8039	650
Pasadena	b	10.9477	-74.7665	450
Paseo de la Castellana	b	11.0161	-74.8344	350
Por Fin	b	10.9744	-74.8277	400
Primero de Mayo	b	10.9462	-74.7652	300
Pumarejo	b	10.967	-74.8033	300
Rebolo	b	10.9669	-74.7744	650
Riomar	b	11.0111	-74.8152	350
San Felipe	b	10.9729	-74.8094	500
San Francisco	b	11.0047	-74.7926	350
San Isidro	b	10.9703	-74.794	400
San José	b	10.9602	-74.7928	550
San Luis	b	10.9404	-74.8263	300
San Marino	b	11.0244	-74.8079	300
San Nicolas	b	10.9369	-74.7958	300
San Pedro	b	10.9453	-74.8281	300
San Pedro Alejandrino	b	10.9492	-74.833	300
San Roque	b	10.9712	-74.7807	550
San Salvador	b	11.0282	-74.8108	1000
San Vicente	b	11.0062	-74.8199	350
Santa Ana	b	11.0014	-74.7901	300
Santa Helena	b	10.9461	-74.7825	300
Santa Maria	b	10.9322	-74.8237	500
Santa Monica	b	11.0101	-74.822	300
Santo Domingo de Guzman	b	10.9386	-74.8195	600
Santodomingo	b	10.9774	-74.8014	300
Siape	b	11.027	-74.802	300
Simón Bolívar	b	10.9434	-74.778	550
Solaire Norte	b	11.015	-74.8101	300
Tayrona	b	10.9448	-74.7863	300
Universal	b	10.9391	-74.7854	350
Villa Blanca	b	10.9339	-74.7977	300
Villa Carolina	b	11.0224	-74.8156	500
Villa Country	b	11.006	-74.8049	300
Villa del Carmen	b	10.9314	-74.7936	300
Villa del Este	b	11.0134	-74.8114	300
Villa del Rosario	b	10.9818	-74.8249	300
Villa Flor	b	10.9481	-74.8277	300
Villa Julia	b	11.0126	-74.8548	800
Villa San Carlos	b	10.952	-74.8357	400
Villa San Pedro	b	10.9395	-74.832	350
Villa Santos	b	11.0108	-74.834	450
Villa Sevilla	b	10.9226	-74.8	300
Villanueva	b	10.9838	-74.768	800
Villas de San Pablo	b	10.9582	-74.8649	300
Villate	b	10.9609	-74.8092	300
Zona Franca	b	10.965	-74.7639	1000
#ar-buenos-aires
Agronomía	b	-34.5924	-58.4889	800
Almagro	b	-34.609	-58.4226	1150
Almirante Brown	b	-34.6667	-58.45	700
Bajo Flores	b	-34.6491	-58.4484	1000
Balbastro	b	-34.6552	-58.464	1000
Balvanera	b	-34.6089	-58.4028	1200
Barracas	b	-34.6467	-58.3815	1600
Barrio Norte	b	-34.5834	-58.4209	1750
Belgrano	b	-34.5576	-58.4499	1600
Boedo	b	-34.6303	-58.4188	900
Bonorino	b	-34.548	-58.4507	700
Caballito	b	-34.618	-58.4433	1500
Cafferata	b	-34.6323	-58.4351	700
Calaza	b	-34.6659	-58.4711	650
Centro	b	-34.6103	-58.3725	700
Chacarrita	b	-34.5882	-58.454	1000
Coghlan	b	-34.5608	-58.4748	650
Colegiales	b	-34.5743	-58.4508	850
Comandante L. Piedrabuena	b	-34.604	-58.4875	2850
Congreso	b	-34.6095	-58.3922	700
Constitución	b	-34.6247	-58.3842	800
Dock Sur	b	-34.6525	-58.3435	1500
Emilio Mitre	b	-34.6333	-58.4333	700
Flores	b	-34.6363	-58.4619	1650
Floresta	b	-34.629	-58.4804	850
General José de San Martín	b	-34.5767	-58.538	2350
General Urquiza	b	-34.5667	-58.4833	700
Isla Demarchi	b	-34.6151	-58.352	2000
La Boca	b	-34.6323	-58.3625	1250
La Paternal	b	-34.5968	-58.4713	850
Lacarra	b	-34.6665	-58.4493	1650
Liniers	b	-34.6434	-58.5194	1200
Los Perales	b	-34.6472	-58.5403	2450
Luis J. García	b	-34.6833	-58.4667	700
Lynch	b	-34.5915	-58.5326	950
Marcelo Torcuato de Alvear	b	-34.6472	-58.5059	900
Mataderos	b	-34.6586	-58.5014	1550
Monte Castro	b	-34.6197	-58.5076	900
Montserrat	b	-34.613	-58.3807	850
Nazca	b	-34.5241	-58.4696	700
Nueva Chicago	b	-34.665	-58.5039	700
Nueva Pompeya	b	-34.6511	-58.4209	1250
Núñez	b	-34.5443	-58.4627	1200
Once	b	-34.604	-58.4087	1000
Palermo	b	-34.5739	-58.4219	2250
Parque Avellaneda	b	-34.6485	-58.4762	1250
Parque Chacabuco	b	-34.6362	-58.4374	1100
Parque Chas	b	-34.5852	-58.4784	650
Parque Patricios	b	-34.6372	-58.4019	1100
Piñeyro	b	-34.6706	-58.3888	1200
Presidente Rivadavia	b	-34.65	-58.4333	700
Presidente Roque Sáenz Peña	b	-34.5533	-58.4937	3250
Primera Junta	b	-34.6333	-58.4333	700
Puerto Madero	b	-34.6084	-58.3549	1250
Puerto Nuevo	b	-34.5974	-58.3701	700
Pueyrredón	b	-34.5833	-58.5	700
Ramón L. Falcón	b	-34.65	-58.5167	700
Recoleta	b	-34.59	-58.3952	1400
Retiro	b	-34.5894	-58.3759	1200
Saavedra	b	-34.5529	-58.4887	1350
San Cristóbal	b	-34.6238	-58.4019	800
San Nicolas	b	-34.6037	-58.3805	850
San Telmo	b	-34.6214	-58.3717	650
Tellier	b	-34.6882	-58.4683	900
Torre de los Ingleses	b	-34.6011	-58.3745	450
Varela	b	-34.6296	-58.4664	700
Vélez Sarsfield	b	-34.6313	-58.4931	850
Versailles	b	-34.629	-58.5234	650
Villa Crespo	b	-34.5986	-58.4427	1050
Villa del Parque	b	-34.6046	-58.4931	1050
Villa Devoto	b	-34.6057	-58.5159	1450
Villa General Mitre	b	-34.6103	-58.4688	850
Villa Lamadrid	b	-34.6667	-58.5167	700
Villa Lugano	b	-34.6724	-58.4801	1700
Villa Luro	b	-34.6384	-58.5003	900
Villa Ortúzar	b	-34.5807	-58.467	750
Villa Pueyrredón	b	-34.583	-58.5033	1050
Villa Real	b	-34.6196	-58.5261	650
Villa Recondo	b	-34.7021	-58.4672	1700
Villa Riachuelo	b	-34.6965	-58.4653	1150
Villa Santa Rita	b	-34.6161	-58.4828	850
Villa Soldati	b	-34.6658	-58.447	1650
Villa Urquiza	b	-34.5725	-58.4875	1300
#ar-rosario
Alberdi	b	-32.8801	-60.6863	700
Antártida Argentina	b	-32.9278	-60.7357	700
Arroyito	b	-32.9138	-60.6819	700
Belgrano	b	-32.9345	-60.7205	700
Bella Vista	b	-32.9539	-60.6753	700
Calzada	b	-32.9745	-60.6341	700
La Florida	b	-32.877	-60.6909	700
Liniers	b	-32.9448	-60.6582	700
Matheu	b	-32.9874	-60.6498	700
Moreno	b	-32.9301	-60.671	700
Nueva Fisherton	b	-32.9376	-60.676	700
Rivadavia	b	-32.9217	-60.6668	700
Saladillo	b	-32.9978	-60.6321	700
Sorrento	b	-32.9069	-60.7251	700
Unión	b	-32.9005	-60.688	700
#cl-santiago
Carrascal	b	-33.4159	-70.712	2500
Cerillos	d	-33.5003	-70.7174	700
Cerrillos	b	-33.5032	-70.7178	3100
Cerro Navia	d	-33.4228	-70.745	700
Conchalí	d	-33.3837	-70.6774	700
El Blanqueado	b	-33.436	-70.75	1850
El Bosque	d	-33.5629	-70.6764	700
El Mirador	b	-33.4235	-70.6816	1850
Huechuraba	d	-33.3603	-70.6375	700
Independencia	b	-33.4238	-70.6633	2400
La Cisterna	d	-33.5302	-70.6642	700
La Feria	b	-33.467	-70.6668	2000
La Florida	d	-33.5286	-70.5396	700
La granja	d	-33.5354	-70.6223	700
La Lata	b	-33.5181	-70.6478	1700
La Legua de Macul	b	-33.4954	-70.6278	2050
La Loma de Macul	b	-33.4857	-70.591	2950
La Pintana	d	-33.5843	-70.6376	700
La Reina	d	-33.4486	-70.5358	700
Las Condes	d	-33.4207	-70.5019	700
Lo Espejo	d	-33.5209	-70.6901	700
Lo Lillo	b	-33.3869	-70.6003	3850
Lo Ovalle	b	-33.5316	-70.6694	3200
Lo Prado	b	-33.4433	-70.7188	1200
Lo Valdivieso	b	-33.4724	-70.6331	1450
Lo Vásquez	b	-33.4089	-70.7415	2250
Los Nogales	b	-33.4616	-70.716	1550
Macul	d	-33.4902	-70.6011	700
Maipú	d	-33.5105	-70.7574	700
Monserrat	b	-33.4312	-70.6356	2700
Ñuñoa	d	-33.4593	-70.6003	700
Padre Hurtado	d	-33.5649	-70.8042	700
Pedro Aguirre Cerda	b	-33.4949	-70.6714	1600
Peñalolén	d	-33.4862	-70.5249	700
Providencia	d	-33.4362	-70.609	700
Pudahuel	b	-33.4681	-70.7506	2550
Puente Alto	d	-33.6083	-70.5708	700
Quilicura	d	-33.3554	-70.7361	700
Quinta Normal	d	-33.4284	-70.7008	700
Recoleta	d	-33.4088	-70.6364	700
Renca	d	-33.4021	-70.7279	700
San Bernardo	d	-33.5983	-70.6984	700
San Joaquin	d	-33.4963	-70.6288	700
San Miguel	d	-33.4882	-70.6502	700
San Ramon	d	-33.5314	-70.6422	700
Santa Carolina	b	-33.4559	-70.6411	1900
Santa Julia	b	-33.4603	-70.5982	3100
Santiago	d	-33.4541	-70.656	700
Villa Presidente Frei	b	-33.4607	-70.5802	700
Vitacura	d	-33.3799	-70.5724	700
#pe-lima
27 de April	b	-12.07	-76.9544	700
Ate	d	-12.05	-76.9667	700
Aurora	b	-12.1283	-77.0226	700
Balconcillo	b	-12.0736	-77.0192	700
Barrios Altos	b	-12.0454	-77.015	700
Brena	b	-12.0653	-77.0495	700
Callao	d	-12.0566	-77.1181	700
Carmen de la Legua	b	-12.0416	-77.0993	700
Castilla	b	-12.0313	-77.1213	700
Cercado	b	-12.0481	-77.0314	700
Chacarrilla	d	-12.0333	-77.0167	700
Chacra Rios	b	-12.0631	-77.062	700
Chinchon	d	-12.0957	-77.0284	700
Chucuito	b	-12.0672	-77.1568	700
Cipreses	b	-12.0587	-77.081	700
Comas	d	-11.95	-77.0667	700
Concha	b	-12.0538	-77.0989	700
Corpac	b	-12.1002	-77.0159	700
Cueva	b	-12.0833	-77.0833	700
Cuidad del Pescador	b	-12.0585	-77.116	700
El Agustino	d	-12.0469	-77.0005	700
El Pino	b	-12.065	-76.9957	700
El Trebol	d	-11.999	-77.062	700
Gardenias	b	-12.1313	-76.9839	700
Huancayo	b	-12.0394	-77.0069	700
Independencia	d	-11.9922	-77.0212	700
Ingenierie	b	-12.0187	-77.0513	700
J C Mariategui	b	-12.1519	-76.9416	700
Jacaranda	b	-12.0873	-76.9932	700
Javier Prado	b	-12.0862	-76.9778	700
Jesus Maria	b	-12.073	-77.0509	700
La Chalaca	b	-12.0411	-77.142	700
La Encantada	b	-12.2091	-77.0155	700
La Punta	b	-12.0717	-77.1626	700
Las Flores las Sensitivas 533 Quispe	d	-12.0102	-77.009	700
Lince	d	-12.0796	-77.0444	700
Los Proceres	b	-12.1544	-76.9905	700
Los Sauces	b	-12.0809	-76.9737	700
Magdalena Nueva	d	-12.1008	-77.0691	700
Miraflores	d	-12.1143	-77.0394	700
Olaya	b	-12.03	-77.0931	700
Pando	b	-12.0833	-77.0833	700
Remanso	d	-12.0953	-76.9681	700
Rímac	d	-12.0611	-77.0519	700
Rinconada Alta	d	-12.0632	-76.9371	700
Rinconada del Lago	d	-12.0854	-76.9202	700
San Borja	d	-12.0984	-77.0111	700
San Borja Norte	b	-12.0973	-76.995	700
San Isidro	d	-12.1167	-77.05	700
San Luis	b	-12.0766	-76.9988	700
San Martín de Porras	d	-12.0474	-77.0718	700
San Miguel	b	-12.0707	-77.0868	700
San Roque	b	-12.1437	-77.0017	700
Santa Beatre	b	-12.071	-77.0341	700
Santa Catalina	b	-12.091	-77.0267	700
Santa Luzmila	d	-11.9472	-77.0622	700
Santa Martha	d	-12.0088	-76.8889	700
Sector II	d	-12.2085	-76.9565	700
Surco	d	-12.1135	-76.9884	700
Surquillo	d	-12.107	-77.0233	700
Tupac Amaru	b	-12.0833	-77.0034	700
Valle Hermoso	b	-12.1115	-76.9706	700
Vitarte	d	-12.0261	-76.9177	700
#ec-quito
Alangasí	d	-0.2961	-78.4298	3050
Amaguaña	d	-0.382	-78.4912	4250
Calacalí	d	0.0467	-78.5229	6000
Calderón	d	-0.0858	-78.4158	5000
Checa	d	-0.1633	-78.2624	5300
Conocoto	d	-0.2808	-78.4807	3850
Cumbayá	d	-0.2128	-78.441	2900
El Quinche	d	-0.1176	-78.2665	4850
Guangopolo	d	-0.2529	-78.4376	1800
Guayllabamba	d	-0.0541	-78.3433	4200
La Merced	d	-0.2939	-78.3909	3200
Llano Chico	d	-0.1327	-78.4383	1600
Lloa	d	-0.2134	-78.688	6000
Nayón	d	-0.1708	-78.431	2250
Nono	d	-0.052	-78.5993	6000
Pifo	d	-0.2813	-78.2675	6000
Pomasqui	d	-0.049	-78.46	2750
Puembo	d	-0.1674	-78.3696	3200
San Antonio	d	0.0317	-78.4446	5850
Tababela	d	-0.1407	-78.3548	2850
Tumbaco	d	-0.2198	-78.3948	4550
Yaruquí	d	-0.1917	-78.2997	4800
Zambiza	d	-0.1446	-78.4174	1550
#ve-caracas
Baruta	d	10.436	-66.8784	700
Caricuao	d	10.4334	-66.9831	700
Chacao	d	10.5	-66.8521	700
El Cafetal	d	10.4607	-66.8335	700
El Hatillo	d	10.4421	-66.8195	700
El Paraiso	d	10.4869	-66.9486	700
El Recreo	d	10.5101	-66.8808	700
El Silencio	b	10.5009	-66.9226	700
El Valle	d	10.4467	-66.9222	700
La Carlota	b	10.4809	-66.8457	700
La Dolorita	b	10.4883	-66.7861	700
La Pastora	b	10.5228	-66.925	700
La Vega	d	10.4647	-66.9699	700
Leoncio Martinez	d	10.5006	-66.8264	700
Los Caobas	b	10.5	-66.9	700
Petare	d	10.4922	-66.7878	700
San Agustin	d	10.4979	-66.8827	700
San Antonio de los Altos	d	10.3833	-66.9509	700
San Juan	d	10.4917	-66.9487	700
Sucre	d	10.5219	-66.9547	700
#uy-montevideo
Aguada	b	-34.8912	-56.1885	800
Aires Puros	b	-34.8517	-56.1879	800
Arroyo Seco	b	-34.8815	-56.1948	700
Atahualpa	b	-34.8655	-56.1896	550
Bañados de Carrasco	b	-34.8372	-56.0787	3200
Barrio Sur	b	-34.9114	-56.1895	450
Belveder	b	-34.85	-56.2167	700
Belvedere	b	-34.849	-56.2241	1000
Brazo Oriental	b	-34.8633	-56.1797	750
Buceo	b	-34.8962	-56.1289	1150
Capurro	b	-34.8768	-56.2004	700
Capurro Bella Vista	b	-34.8749	-56.2059	950
Carrasco	b	-34.8838	-56.0566	1400
Carrasco Norte	b	-34.8739	-56.0672	1250
Casabo Pajas Blancas	b	-34.8714	-56.3113	3400
Casavalle	b	-34.8307	-56.1695	1350
Castro Castellanos	b	-34.8568	-56.1583	800
Centro	b	-34.9041	-56.1922	650
Cerrito	b	-34.8538	-56.171	800
Cerro	b	-34.8827	-56.2535	1150
Ciudad Vieja	b	-34.9073	-56.2055	650
Colon Centro y Noroeste	b	-34.7996	-56.2298	1400
Colon Sureste Abayuba	b	-34.766	-56.1993	3200
Conciliacion	b	-34.8237	-56.2371	1250
Cordón	b	-34.902	-56.1759	850
Figurita	b	-34.8772	-56.1773	550
Flor de Maroñas	b	-34.8511	-56.1247	950
Ituzaingo	b	-34.8479	-56.1445	800
Jacinto Vera	b	-34.8755	-56.1708	500
Jardines del Hipodromo	b	-34.8373	-56.1335	1100
La Blanqueada	b	-34.8874	-56.1532	500
La Comercial	b	-34.8873	-56.1699	500
La Floresta	b	-34.8333	-56.2167	700
La Paloma Tomkinson	b	-34.8586	-56.2692	1950
La Teja	b	-34.8689	-56.2297	1050
Larranaga	b	-34.8797	-56.1614	700
Las Acacias	b	-34.8416	-56.1607	950
Las Canteras	b	-34.8709	-56.1039	1250
Lezica Melilla	b	-34.7645	-56.2928	5200
Malvin	b	-34.8908	-56.1059	1050
Malvin Norte	b	-34.8784	-56.1191	750
Manga	b	-34.8113	-56.1481	1300
Manga Toledo Chico	b	-34.769	-56.1462	4450
Maronas Parque Guarani	b	-34.8638	-56.1237	1000
Mercado Modelo y Bolivar	b	-34.8689	-56.1597	850
Nuevo Paris	b	-34.8403	-56.2448	1450
Palermo	b	-34.9112	-56.1785	500
Parque Rodo	b	-34.9125	-56.167	500
Paso de la Arena	b	-34.8242	-56.3433	4900
Paso de las Duranas	b	-34.8477	-56.2038	800
Paso Molino	b	-34.8571	-56.2192	700
Penarol Lavalleja	b	-34.8242	-56.1978	1750
Piedras Blancas	b	-34.824	-56.1411	1050
Pocitos	b	-34.9088	-56.1507	1000
Pque Batlle Villa Dolores	b	-34.8956	-56.1499	1050
Prado Nueva Savona	b	-34.8622	-56.2052	1100
Puerto	b	-34.8989	-56.2043	500
Punta Carretas	b	-34.9219	-56.1609	950
Punta Gorda	b	-34.8905	-56.0815	1100
Punta Rieles Bella Italia	b	-34.8238	-56.1024	1300
Reducto	b	-34.8778	-56.1878	650
Sayago	b	-34.8346	-56.213	900
Tres Cruces	b	-34.8945	-56.1659	550
Tres Ombues Pblo Victoria	b	-34.859	-56.2409	950
Unión	b	-34.8783	-56.1385	1150
Villa Dolores	b	-34.9	-56.15	700
Villa Española	b	-34.8633	-56.1447	900
Villa Garcia Manga Rural	b	-34.7928	-56.0799	3050
Villa Muñoz	b	-34.8793	-56.1825	700
Villa Muñoz Retiro	b	-34.888	-56.1781	600
#do-santo-domingo
Agua Dulce	b	18.5	-69.8833	700
Arroyo Hondo	b	18.4961	-69.9364	700
Arroyo Salado	b	18.5056	-69.9281	700
Barrio María Auxiliadora	b	18.5	-69.8833	700
Barrio Mejoraminto Social	b	18.4833	-69.9	700
Bella Vista	b	18.45	-69.9333	700
Calero	b	18.4833	-69.8833	700
Carlos Guerra	b	18.4833	-69.9333	700
Ciudad Nueva	b	18.4667	-69.9	700
Colonia Agrícola	b	18.5	-69.9333	700
Cristo Rey	b	18.5	-69.9333	700
El Algodonal	b	18.4323	-69.9552	700
El Seis	b	18.5135	-69.8428	700
Ensanche Alma Rosa	b	18.4923	-69.8577	700
Ensanche Independencia	b	18.4674	-69.8996	700
Ensanche la Fe	b	18.4787	-69.9307	700
Ensanche los Minas	b	18.5	-69.8667	700
Ensanche Lugo	b	18.4667	-69.9	700
Ensanche Luperón	b	18.5	-69.9	700
Ensanche Ozama	b	18.4798	-69.8694	700
Ensanche Piantini	b	18.4667	-69.95	700
Ferrand	b	18.45	-69.9333	700
Galá	b	18.497	-69.983	700
Gascue	b	18.466	-69.905	700
Guibia	b	18.4609	-69.9173	700
Honduras	b	18.4355	-69.9527	700
La Agustina	b	18.5	-69.9333	700
La Barquita de Santa Cruz	b	18.5	-69.9167	700
La Caridad	b	18.4992	-69.9015	700
La Esperilla	b	18.4515	-69.9529	700
La Faría	b	18.4833	-69.9	700
La Francia	b	18.4667	-69.8667	700
La Fuente	b	18.4773	-69.8839	700
La Primavera	b	18.4667	-69.9	700
Las Cañitas	b	18.5	-69.8833	700
Los Mameyes	b	18.4701	-69.8376	700
Los Tres Ojos de Agua	b	18.4826	-69.8417	700
Manganagua	b	18.5	-69.8833	700
Mata Hambre	b	18.45	-69.9333	700
Mosquitería	b	18.482	-69.8409	700
San Carlos	b	18.4824	-69.9036	700
Sans Souci	b	18.4723	-69.8862	700
Santa Cruz	b	18.5278	-69.9165	700
Simón Bolivar	b	18.5	-69.9	700
Simonico	b	18.4833	-69.8667	700
Timbeque	b	18.4833	-69.8833	700
Villa Consuelo	b	18.4833	-69.9	700
Villa Duarte	b	18.4839	-69.8753	700
Villa Francisca	b	18.4633	-69.8998	700
Villa María	b	18.4833	-69.9	700
Villas Agrícolas Número dos	b	18.4833	-69.95	700
Villas Agrícolas Número Uno	b	18.4901	-69.9161	700
#pa-panama
Ancon	d	8.9907	-79.5822	700
Bella Vista	b	8.9679	-79.5312	700
Betania	d	9.0017	-79.53	700
Boca la Caja	b	8.9746	-79.4888	700
Calidonia	b	8.9667	-79.55	700
Campo Alegre	b	8.9833	-79.5167	700
Coco del Mar	b	9	-79.5	700
Domingo Díaz	b	9.0167	-79.5167	700
El Cangrejo	b	8.9833	-79.5333	700
El Carmen	b	9	-79.5333	700
El Chorrillo	d	8.95	-79.5333	700
El Dorado	b	9.0167	-79.55	700
Jose Domingo Espinar	d	9.0527	-79.4508	700
Juan Franco	b	8.9833	-79.5167	700
La Carrasquilla	b	9	-79.5167	700
La Cresta	b	8.9833	-79.5333	700
La Exposición	d	8.9667	-79.5333	700
La Florida	b	9.0167	-79.4833	700
Las Cumbres	d	9.0833	-79.5333	700
Loma Alegre	b	8.9955	-79.5086	700
Miraflores	b	9.0133	-79.5156	700
Paitilla	b	8.9833	-79.5167	700
Parque Lefevre	b	9.0167	-79.4833	700
Pueblo Nuevo de las Sabanas	b	9.0167	-79.5167	700
Río Abajo	b	9.0167	-79.5	700
San Antonio	b	9.0167	-79.4833	700
San Felipe	d	8.95	-79.5333	700
San Francisco de la Caleta	b	8.9883	-79.5019	700
Veranillo	b	8.9882	-79.5328	700
Villa Guadalupe	b	9.0333	-79.4833	700
Vista Hermosa	b	9	-79.5167	700
#cr-san-jose
Almendares	b	9.9288	-84.0853	700
Americas	b	9.9369	-84.1019	700
Amón	b	9.9297	-84.0823	700
Arpaza	b	9.9056	-84.051	700
Central	b	9.9369	-84.0797	700
Coca Cola	b	9.9362	-84.0862	700
Dolorosa	b	9.9302	-84.0812	700
Dos Pinos	b	9.9285	-84.067	700
Favorita Sur	b	9.9425	-84.123	700
Flor Natalia	b	9.9726	-84.1245	700
Gonzalez Viquez	b	9.9257	-84.078	700
Hatillo No.3	b	9.9146	-84.1031	700
Hatillo No.5	b	9.9091	-84.1158	700
Invu	b	9.9241	-84.0837	700
Juarez	b	9.9445	-84.0866	700
Keith	b	9.9167	-84.0833	700
Los Encinos	b	9.9453	-84.105	700
Lujan	b	9.9269	-84.073	700
Mantica	b	9.9355	-84.0985	700
México	b	9.95	-84.0833	700
Morazan	b	9.9337	-84.0778	700
Palermo	b	9.9228	-84.1462	700
Paseo Colon	b	9.9308	-84.1012	700
Paso de la Vaca	b	9.9316	-84.0806	700
Perpetuo Socorro	b	9.9343	-84.1037	700
Pradera	b	9.922	-84.0444	700
Pueblo Nuevo	b	9.9482	-84.1499	700
Rincon de Cubillos	b	9.9361	-84.0992	700
Robledal	b	9.942	-84.1002	700
Rohrmoser	b	9.9371	-84.1076	700
San Bosco	b	9.9316	-84.0911	700
Santa Catalina	b	9.9569	-84.1389	700
Seguro Social	b	9.9374	-84.0659	700
Soledad	b	9.9317	-84.0727	700
Tournon	b	9.9378	-84.0754	700
Ujarraz	b	9.9238	-84.0745	700
Virilla	b	9.974	-84.0938	700
Yoses Sur	b	9.9332	-84.0492	700
#bo-la-paz
Callampaya	b	-16.5	-68.1667	700
Challapampa	b	-16.4833	-68.15	700
Chijini	b	-16.4986	-68.136	700
El Alto	b	-16.5101	-68.1888	700
Pura Pura	b	-16.4833	-68.1667	700
San Jorge	b	-16.5204	-68.1379	700
Villa Pabón	b	-16.4819	-68.1301	700`;
