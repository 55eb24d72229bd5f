/**
 * Ideas that the guards combine: people, data, traits, acts, orders, harm. Words are folded; `word*` is how a word begins, `a_b` are words in a
 * row. One word may stand for several ideas. Nothing here decides by itself: `guard-weights.json` says what the ideas mean together.
 */
const CONCEPTS = {
  // People who are meant.
  otherPerson:
    "propietari* duen* inquilin* arrendador* arrendatari* caser* vecin* vendedor* comprador* rival* competidor* competencia candidat* codeudor* fiador* avalista* senor senora senores tipo titular* heredero* viuda* viudo* particular* companer* jefe jefa socio* socia* visitante* usuario* abogad* notari* perito tasador agente* comercial* administrador_de landlord* owner* tenant* seller* buyer* neighbo* proprietari* propriétaire*",
  kin: "ex exmarid* exmujer exnovi* herman* primo* prima cunad* suegr* padre* madre* papa mama hij* nuer* yerno* tio tios tia abuel* marid* mujer espos* novi* pareja sobrin* amig* familiar* wife husband",
  otherFirm:
    "otra_agencia otras_agencias otra_inmobiliaria otras_inmobiliarias otra_empresa otra_oficina otra_cuenta otro_agente otros_agentes otro_cliente otros_clientes otro_usuario otros_usuarios otras_personas otra_persona la_agencia_de la_inmobiliaria remax re_max century engel idealista tecnocasa keller solvia competencia competidor* terceros tercero",
  ofThird: "su sus suyo suya ese esa aquel aquella quien quienes",
  mine: "mi mis mio mia mios mias nuestro nuestra nuestros nuestras propio propia propios propias yo nosotros mi_cuenta mi_empresa mi_agencia",
  yours: "vuestro vuestra vuestros vuestras umbral ustedes vosotros vuestra_web",
  selfTrait: "soy somos estoy estamos tengo tenemos voy venimos vengo vivo vivimos siendo como_soy por_ser",
  people:
    "inquilin* arrendatari* candidat* comprador* gente vecin* familia familias persona personas pareja parejas solicitante* solicitud* interesad* cliente* perfil* arrendar inquilino_ideal visitante* companer* tenant* people residente* viviente*",
  // Data of people.
  contactData:
    "telefono* tfno movil* celular* fono whatsapp wasap correo* email* mail mails e_mail direccion* domicilio* contacto contactos numero num phone* address* telefone",
  idData:
    "dni nif nie curp rfc rut cuit cuil cedula* pasaporte* identidad apellido* nombre_y_apellidos nombre_completo",
  moneyData:
    "nomina nominas sueldo* salario* ingresos gana ganan cobra cobran factur* cuenta_bancaria iban numero_de_cuenta ahorr* hipotecad* debe deudas deuda moros* historial patrimonio solvencia declarado declaro extracto*",
  files:
    "expediente* archivo* documento* ficha* cartera carteras agenda listado* lista lead leads captacion* captad* encargo* base_de_datos bbdd conversacion* chat chats mensajes busquedas preguntado valoraciones registro historial facturas bandeja",
  privateLife:
    "donde_vive vive_con con_quien_vive edad_tiene trabaja estado_civil casado separad* enferm* a_que_hora salud cumple",
  whoIs:
    "quien_es quien_vive quien_compro quien_vendio a_nombre_de_quien a_que_nombre como_se_llama de_quien_es whose who_is who_owns quien_le quien_lo",
  credentials:
    "contrasena* clave claves password* passwd token* credencial* api_key acceso_de pin usuario_y variable_de_entorno variables_de_entorno env secret* senha acces_a entrar_en_la_cuenta",
  get: "dame dime pasame pasa pasas pasas mandame manda mandas ensename muestra muestrame consigue conseguime consigueme averigua averiguar busca buscame facilitame facilita decime digame deme necesito quiero quisiera exporta exportame saca sacame lista listame comparte entregame enviame envia localiza localizame investiga rastrea mira miras puedes_mirar saber conocer cual_es ensena give show tell need want find send get me_das me_pasas lo_tienes la_tienes tienes_el",
  // Traits that nobody may choose by.
  origin:
    "extranjer* inmigrant* migrant* marroqui* magreb* moro mora moros moras arabe* african* negro negra negros negras negrit* mulat* mestiz* indigena* indio india indios gitan* calo ruman* bulgar* ucranian* rus* chin* asiatic* pakistan* paqui* bengal* hindu* senegales* nigerian* latin* sudamerican* suramerican* hispan* sudac* panchit* venezolan* venecos colombian* ecuatorian* peruan* bolivian* paraguay* haitian* dominican* cuban* centroamerican* hondure* salvadore* guatemaltec* mexican* argentin* chilen* brasilen* nicaragu* gringo* foran* forastero* foreigner* foreign refugiad* sin_papeles patera pateras mena menas etnia* raza razas racial* nacionalidad* pais_de_origen origen color_de_piel blanc* tez piel white black african cabecitas villero* provincianos turcos portugues* frances* aleman* ingles* italian* european* payos cholo* serrano* paisa* costen*",
  native:
    "espanol espanola espanoles espanolas nacional nacionales autocton* de_aqui del_pais de_la_zona de_toda_la_vida nativos catalanes europeos europeas occidental* de_aca aqui_nacidos del_barrio compatriota*",
  religion:
    "musulman* islam* velo hiyab judi* cristian* catolic* evangelic* protestant* testigo* jehova ateo* ateos religio* creyent* mormon* budist* practicante* fe rezan ramadan secta santer* muslim* jewish",
  sexOrientation:
    "mujer mujeres hombre hombres chica chicas chico chicos varon* senorita* gay gays homosexual* lesbian* maric* bisexual* trans transexual* travesti* lgtb* lgtbi lgbt orientacion_sexual sexo genero heterosexual* hetero* dos_hombres dos_mujeres mismo_sexo machos femenin* masculin*",
  family:
    "nino nina ninos ninas hijo hija hijos hijas bebe* crio crios cria peques menor menores chiquillos chamacos pibes criaturas embaraz* prenad* encinta gestante* madre_soltera madres_solteras padres_solteros solter* casad* divorciad* viud* cargas_familiares cargas familia_numerosa familias_numerosas familia_tradicional familia_normal tener_hijos children kids pregnant monoparental*",
  ageHealth:
    "viejo viejos vieja viejas ancian* mayores jubilad* pensionist* tercera_edad joven jovenes jubileta* edad silla_de_ruedas discapacit* discapacidad* minusval* paralit* cieg* sord* invalid* enferm* sida vih cancer depres* esquizo* autis* down mental* psiquiatr* drogadict* disabled elderly old_people medicad*",
  disguised:
    "gente_normal gente_bien gente_decente de_bien gente_como_nosotros ya_me_entiendes tu_me_entiendes me_entiendes no_hace_falta_decir acento* apellido apellidos nombre_espanol nombres tradicional* gentuza chusma gente_rara raro_raro nada_raro de_fuera de_otras_culturas otras_costumbres otra_cultura culturas ese_tipo_de_gente esa_gente cierto_perfil buen_color bien_vestid* civilizad* limpios buena_presencia sin_problemas_de_papeles papeles_en_regla olores_a_especias ambiente_bueno",
  exclude:
    "no_quiero no_queremos no_quiere no_acepto no_aceptamos no_admito no_admitimos no_se_admiten no_se_aceptan no_alquilo no_alquilamos no_alquiles no_rento no_rente no_rentar no_arriendo no_arrendar no_vendo no_vender no_vendas no_ensenes no_muestres no_le no_les no_sea no_sean no_haya no_hayan no_vivan no_vengan no_entren no_me_manden no_me_mandes no_tenga no_tengan descart* excluy* exclui* evit* rechaz* filtr* quit* elimin* fuera abstener* abstenganse vet* prohib* nada_de menos salvo excepto ni sin jamas tampoco impedir frenar echar desestim* bloque* no_deje* decir_que_no decirle_que_no libre_de libres_de except avoid exclude reject no_tienen no_hay mejor_no de_broma",
  choose:
    "solo solamente unicamente exclusivamente nomas prefier* preferi* preferencia preferente* primero prioriza* ordena* clasifica* selecciona* elige elegir escoge* que_sea que_sean seleccion only prefer rank marca marcar puntua* puntos",
  penalise:
    "mas_fianza sube_el_precio cobrale* mas_caro doble_fianza mas_garantia mas_aval mas_requisitos otra_renta mas_deposito subele* ponle_mas pideles pidele",
  deal: "alquil* rent* arrend* vend* venta compra* mostrar ensen* inquilin* anunci* aviso admit* acept* solicitud* firmar",
  // Orders to the machine.
  machine:
    "asistente* bot robot ia inteligencia_artificial chatgpt gpt llm modelo_de_lenguaje maquina system sistema developer desarrollador* programad* chatbot model assistant ai claude gemini prompt",
  ownRules:
    "instruccion* instrucc* regla* norma normas prompt prompts restriccion* limitacion* limites filtros consigna* orden ordenes programacion programaron directric* directiv* configuracion configuraron politicas guia_interna contexto_inicial mensaje_de_sistema mensaje_del_sistema system_prompt reglas_internas rules instructions guidelines guardrails restrictions regras instrucoes consignes instruccions arauak jarraibide* texto_inicial censura etica",
  drop: "ignor* olvid* desobedec* saltat* saltarte salta saltes desactiv* elude* omite omitir descarta_tus desestima anula suspende rompe_tus pasa_de libera* sin_restricciones sin_reglas sin_filtros sin_censura sin_limites ningun_limite no_tienes_limites no_tienes_reglas borra_tus deja_de_ser disregard forget ignore bypass override oubli* esquec* oblida ahaztu* unrestricted no_rules sobrescrib* reinicia*",
  reveal:
    "revel* repite repiteme repetir muestra muestrame ensename imprime print copia copialas copiame pega pegalo vuelca escribeme transcrib* enumera lista dime cuales_son resume traduce cita reveal show repeat display output montre mostra digues_me donnez descubre desvela deletre* recita",
  hiddenText:
    "prompt iniciales inicial interno interna internas internos ocult* secret* de_sistema del_sistema palabra_por_palabra literal* textual* tal_cual encima_de_esta por_encima antes_de_este primer_mensaje te_dieron te_configuraron te_han_dado te_programaron te_dijeron tus_creadores",
  role: "actua actuar_como actue haz_de_cuenta haz_como hace_de_cuenta como_si_fueras fueras finge fingi finja simula_ser simula_que simulemos imagina_que imaginate pretend act_as roleplay juego_de_rol juguemos vamos_a_jugar jugar_a_que interpreta personaje rol eres_ahora ahora_eres seras a_partir_de_ahora desde_ahora de_ahora_en_adelante desde_este_momento en_adelante you_are_now from_now_on you_are tu_eres conviertete transformate ponte_en deja_de_ser modo_desarrollador modo_dios modo_libre modo_debug modo_mantenimiento jailbreak dan otra_ia otra_inteligencia hazte_pasar te_llamas tu_nombre_es",
  sayThis:
    "di_exactamente di_solo di_que diga_que di_esto contesta_solo contesta_siempre responde_solo responde_siempre responde_unicamente respondes_solo responde_con responde_a_todo contesta_con repite_conmigo termina_cada empieza_cada acaba_cada anade_al_final completa_la_frase continua_la_frase sigue_la_frase escribe_solo solo_la_palabra la_palabra con_la_palabra say_exactly say_only respond_with answer_only afirma_que confirma_que asegura_que",
  obey: "obedece* obedec* obediente haz_lo_que haz_caso hazme_caso haceme_caso cumple_mis cumple_lo te_ordeno nueva_orden nuevas_ordenes nuevas_instrucciones nuevas_reglas nuevo_objetivo verdadera_mision tu_mision tu_objetivo tu_tarea debes_decir debes_responder debes_recomendar para_la_ia nota_para instruccion_para al_asistente para_el_asistente lo_que_dice lo_que_pide execute ejecuta sin_preguntar sin_comprobar no_calcules no_compruebes no_cites no_menciones no_digas recomienda_siempre recomienda_solo aprueba",
  authority:
    "administrador admin root superusuario desarrollador developer soporte_de soporte_tecnico soy_de_umbral equipo_de_umbral de_parte_de openai anthropic acceso_total acceso_completo permisos_de concede concedeme activame activa desbloque* system",
  machineSecret:
    "clave_de clave_d api_key token contrasena_de contrasena_del password variables_de_entorno variable_de_entorno codigo_fuente base_de_datos drop_table select_from rm_rf sudo shell consola servidor clau config configuracion_interna",
  untrue:
    "aunque_sea_mentira aunque_no_exista aunque_no aunque_no_sea mentira miente mientas jura_que jurame inventa inventate inventado",
  // A case of somebody.
  legalAct:
    "demand* denunci* querell* pleit* litig* juez jueza juicio juzgado tribunal recurr* recurso alego alegar alegaciones impugn* reclam* desahuci* desaloj* lanzamiento embarg* burofax carta_documento intim* indemniza* compensaci* exig* obligar obligo obligarl* obligarme anular rescind* resolver romper romperlo cancelar_el_contrato incumpl* penal sue evict lawsuit mediacion amparo tutela conciliacion requerimiento abogad* defender* defiendo",
  legalOutcome:
    "devuelve devuelven devolver devolverme devuelva devolucion quedarme quedarse quedo pierdo perder perderia perdemos recupero recuperar recuperamos corresponde corresponden toca derecho_a tengo_derecho echarme me_eche* echan echar sacar* sacarlo sacarlos saco quitan quitar quitarme me_voy irme irnos se_vaya se_largue no_se_va no_paga no_me_paga no_pagan sin_pagar dejo_de_pagar dejar_de_pagar pagarle negarme negarse niega niegan se_niega subirme me_suben me_sube me_cobra* cobrarme tengo_que debo deberia estoy_obligado estoy_a_tiempo me_conviene nos_conviene me_pueden puede_echarme pueden_echarme gano ganaria ganar_el se_echo_atras echarme_atras se_echa_atras arrepiento arrepentido me_botan botar culpa responsable",
  legalThing:
    "contrato* clausula* arras senal sena fianza garantia deposito reserva herencia heredo herede heredamos heredado testamento usufructo divorci* gananciales separacion separando custodia derrama comunidad hipoteca aval dacion escritura escriture vicio* humedades defecto* obra linde servidumbre okupa* ocupa* subarriend* subarrend* prorroga requerimiento plusvalia donar donacion declaro declarar impuestos hacienda renta alquiler mora embargo multa empadron* alquilado inquilino_moroso",
  myCase:
    "mi_inquilin* mi_caser* mi_arrendador* mi_arrendatari* mi_vecin* mi_ex mi_exmarid* mi_herman* mis_herman* mi_hermana mi_contrato mi_caso mi_comunidad mi_banco mi_hipoteca mi_piso mi_casa mi_vendedor mi_comprador mi_propietari* mi_duen* mi_landlord mi_familia mis_padres el_banco el_vendedor el_comprador la_constructora la_promotora el_promotor el_propietario el_casero la_casera el_inquilino la_inquilina el_notario la_comunidad el_vecino los_okupas okupas mi_suegr* mi_madre mi_padre mis_tios me_llego me_ha_llegado me_han_mandado me_mandaron firme firmamos ya_firm* lleva_meses lleva_tres meses_sin",
  whatDo:
    "que_hago que_puedo_hacer que_debo_hacer que_opciones que_me_aconsejas que_me_recomiendas me_aconsejas aconsejame como_lo_hago como_la_obligo como_los como_lo como_la como_le que_alego puedo puedo_yo podemos podria debo firmo la_firmo lo_firmo firmar_o_no contesto espero voy_a_juicio revisame revisa redactame redacta preparame dime_si es_valido es_abusiva es_abusivo es_nula tiene_razon tienen_razon le_puedo les_puedo se_puede_negar me_pueden",
  askLaw:
    "es_legal es_ilegal es_delito es_obligatorio esta_permitido se_puede que_es que_son que_significa que_dice que_quiere_decir diferencia como_funciona cuanto_dura que_plazo cual_es_el_plazo la_ley segun_la_ley por_ley que_multa que_sancion multa_hay discriminacion modelo_de plantilla definicion en_que_consiste quien_paga que_documentos que_impuestos que_gastos como_se cuanto_cuesta cuanto_puede que_frases",
  // Against the law.
  inBlack:
    "en_negro en_b en_dinero_b dinero_b parte_en_b resto_en_b por_debajo_de_la_mesa bajo_la_mesa por_detras por_fuera sin_factura sin_iva sin_recibo en_efectivo_sin no_declar* sin_declarar menos_precio_en escriturar_por_menos escriturar_menos por_menos_de declarar_menos declaro_menos declare_menos no_figure dinero_no_declarado dinero_sin_declarar en_mano plata_negra plata_en_negro",
  hideAct:
    "escond* ocult* disimul* tap* encubr* camufl* maquill* borra borro borrar que_no_se_vea que_no_se_vean que_no_se_entere sin_que_se_entere sin_que_se_note sin_que_lo_vean sin_que_nadie no_me_pillen no_nos_pillen no_se_enteren no_se_entere no_lo_detecten no_la_detecten no_quede_rastro sin_dejar_rastro sin_rastro sin_levantar_sospechas que_no_salte a_escondidas no_aparezca no_conste no_diga_que",
  forge:
    "falsific* falso falsa falsos falsas fals* forge fake trucar truco* truca* manipul* inflar inflo inflada infl* hinchar invent* simul* amanar alterar altero retoc* antedat* fecha_antigua fecha_anterior con_fecha_de imitar copia_la_firma firma_por firmar_por firmame suplant* hacerme_pasar hacerse_pasar hago_pasar paso_por paso_como hazme_un hazme_una photoshop* modifica* montar_una",
  officialDoc:
    "nomina nominas firma firmas certificado* cedula nota_simple licencia* contrato_de_trabajo vida_laboral tasacion declaracion_de escritura recibo* extracto* pasaporte dni padron empadron* informe* perito informe_pericial factura* aval_bancario sello resena* opinion_falsa opiniones justificante* statement payslip",
  evade:
    "evad* evasion defraud* saltarme saltarse saltar_la saltar_el esquivar burlar sorte* eludir evitar_el evitar_la sin_licencia sin_permiso sin_registrar sin_registrarl* sin_certificado sin_cedula librarme no_pagar_impuestos no_pagar_hacienda no_pagar_iva sin_pagar_impuestos blanque* lavar_dinero lavado lavar testaferro* prestanombre* palo_blanco a_nombre_de_otro alzamiento no_embarguen no_me_embarguen no_puedo_justificar sin_justificar no_justificad* saltarse_el",
  spy: "camara_oculta camaras_ocultas espia* espiar microfono* grabar_sin grabar_a escuchar_lo vigilar vigile rastreador gps pinchar hackear jaquear jackear entrar_en_su interceptar clonar leer_sus_mensajes su_movil sin_su_permiso sin_que_lo_sepa sin_que_lo_sepan perfil_falso",
  coerce:
    "cortar_la_luz cortarle corto_la_luz corto_el_agua le_corto cambiar_la_cerradura cambio_la_cerradura cambiarle cambiamos_la_cerradura amenaz* extorsion* chantaje* coaccion* acosar presionar meterle_miedo asustar* soborn* coima* mordida untar comision_bajo_cuerda entrar_a_la_fuerza okupar ocupar_una entrar_en_una_casa patada_en_la_puerta estafar estafa_a timar engan* mienta mentir doble_venta vender_dos_veces intimid*",
  taxman:
    "hacienda sat sii afip arca dian sunat dgi agencia_tributaria fisco inspeccion inspector* ayuntamiento autoridad* policia",
  wantHow:
    "como quiero necesito ayudame hazme dame pon ponme escribe genera crea prepara prepara* dime_como manera_de forma_de truco pasos how_do_i help_me",
  // Insults.
  insultWord:
    "inutil* imbecil* idiota* estupid* gilipoll* subnormal* retrasad* cretin* capull* cabron* mamon* pendej* culer* boludo* pelotud* forro* huevon* weon* wn culia* conchatumadre ctm malparid* gonorrea hijueputa hijoputa hdp hp puta_madre puto puta puto_bot zorra* cerdo* cerda baboso* payaso* tarado* tonto tonta tontos bobo boba burro_eres analfabet* ladron* estafador* rater* sinverguenza* chupasangre* sanguijuel* carrona mierda basura chatarra asco escoria lerdo* zoquete* mentecato* pringad* desgraciad* miserable* mequetrefe* paleto* incompetent* vago* vagos chorizo* mafios* gorda gordo fuck* stupid asshole bitch idiot moron shit cono verga mamaguev* pinche puta_mierda parasit* patetic* vendehumo* malnacid* animal bestia* bazofia",
  insultPhrase:
    "vete_a a_la_mierda que_te_den que_os_den tomar_por_culo por_culo que_te_jodan que_os_jodan jodete jodanse follen te_follen me_cago_en andate_a la_concha callate cierra_la_boca no_sirves no_sirven no_vales no_valeis no_servis dais_asco das_asco das_pena dais_pena que_asco chinga_tu chingada_madre hijo_de hija_de hijos_de panda_de tu_madre tu_puta go_to_hell piece_of a_la_verga quemar* ojala_os ojala_te ojala_cerreis panda_de",
  youAre:
    "eres sois sos es_un es_una son_unos son_unas pareces parecen que_eres que_sois no_seas te_crees tu vosotros ustedes bot robot maquina asistente os te you menudo menuda vaya el_que_te",
  notYou:
    "el_piso la_casa el_anuncio las_fotos el_precio la_calle el_vendedor_me me_llamo me_dijo me_siento yo_soy no_soy hecho_una de_risa papeleo contenedor",
  // Danger.
  death:
    "suicid* matar* mato me_mate matarme morir morirme me_muera muerto muerta muertos quitarme_la_vida quitarse_la_vida quitar_la_vida tirarme_por tirarme_al tirarme_de tirarme_desde me_tiro_por me_tiro_al saltar_desde salta_desde ahorcar* horca soga cuerda pastillas sobredosis veneno vias_del_tren pego_un_tiro pegarme_un_tiro pistola arma escopeta cortarme_las venas me_corto autolesion* kill die acabar_conmigo acabar_con_todo acabar_con_mi terminar_con_todo no_despert* desaparecer dejar_de_existir dormir_para_siempre despedirme cartas_de_despedida carta_de_despedida no_estar_aqui no_estuviera no_existiera hacerse_dano hacerme_dano hacer_dano",
  noHope:
    "no_quiero_vivir no_quiero_seguir_viviendo no_quiero_seguir_vivo seguir_viviendo ganas_de_vivir sin_ganas_de no_vale_la_pena no_merece_la_pena no_tiene_sentido sentido_a_nada sin_sentido la_vida no_puedo_mas no_aguanto_mas no_aguanto ya_no_puedo nadie_me nadie_notaria sin_salida no_encuentro_salida no_veo_salida no_hay_salida desesperad* mejor_sin_mi sobro prefiero_morir harto_de_vivir cansada_de_vivir cansado_de_vivir mejor_muert*",
  violence:
    "me_pega me_pego nos_pega le_pega pegar_una pegarle paliza golpe* golpeo golpea me_maltrata maltrat* malos_tratos violencia viol* abus* me_amenaz* nos_amenaz* cuchillo navaja cuchill* encierra encerrad* no_me_deja_salir secuestr* me_estan_siguiendo me_siguen me_persig* acos* agred* agresion quemar_la prender_fuego pegar_fuego prenderle incendiar* matar_al matar_a volar_la bomba disparar tiros apunal* reventar",
  emergency:
    "incendio fuego llamas humo gas desmay* no_respira se_ahoga inconscient* infarto sangr* herid* ambulancia socorro auxilio ayuda urgente emergencia 112 911 ahora_mismo entrando_en ladrones_dentro alguien_dentro derrumb* mareada mareado mareo",
  fear: "tengo_miedo miedo no_se_a_donde_ir no_tengo_donde_ir necesito_irme salir_de_aqui esta_noche escapar huir refugio ayudame sola_con",
  endearing:
    "ganas_de gustaria de_risa de_hambre de_calor de_frio de_sueno de_ilusion por_ver de_amor de_vista al_sol a_la_piscina escaleras papeleo",
  // Times to come.
  futureVerb:
    "valdra* valdre* subira subiran subire bajara bajaran costara costaran estara estaran caera caeran crecera creceran llegara llegaran pasara pasaran sera seran habra habran ganare ganaria ganara revaloriz* apreciar* deprecia* desplom* caida_de_precios pincha* explot* recuperara rentara rendira dara daran ofreceran vendera venderan venderia tendra tendran mantendran quitaran quitar bajaremos hara haran traera va_a_subir van_a_subir va_a_bajar van_a_bajar va_a_valer va_a_costar va_a_estar va_a_ser va_a_haber van_a_quitar vais_a_subir vais_a van_a_caer va_a_caer se_va_a will tocar_fondo toquen tocaran_fondo forrar* me_forro",
  futureTime:
    "ano_que_viene ano_proximo proximo_ano el_proximo proxima proximos proximamente ano_siguiente mes_que_viene verano_que_viene dentro_de en_diez_anos en_cinco_anos en_unos_anos en_un_futuro futuro a_futuro a_largo_plazo de_aqui_a en_el_futuro manana_mismo cuando_abran cuando_terminen 2027 2028 2029 2030 2031 2032 2035 2036 2040 2050 next_year para_2027 anos_vista con_el_tiempo",
  market:
    "precio precios mercado euribor tipos tipos_de_interes hipotecas metro_cuadrado metro alquileres burbuja crisis inversion rentabilidad revalorizacion plusvalia dolar uf peso banco_central bce banxico inflacion vivienda viviendas barrio zona pisos piso casa casas terreno local costa tulum price value worth market ayudas cuota plan planes tarifa tarifas vendo vender comprar invertir clientes hipoteca",
  predict:
    "predi* pronostic* prevision* vaticin* adivin* apuesta apostar apuestas augur* estima_para forecast predict tendencia* buen_momento espero_a esperar_a espero_o o_espero mejor_esperar conviene_esperar compro_ahora que_barrio_va que_zona_va donde_va",
  promise:
    "promet* garantiz* garantia_de aseguras asegurame aseguro aseguran asegurais asegura_que jurame jura certeza seguro_que sin_riesgo sin_perder no_pierdo sin_riesgos me_conceden me_conceda concedida aprueban_seguro por_escrito_que rentabilidad_fija me_haran_rico haran_rico rico rica 100_seguro guarantee promise",
  asOfNow:
    "hoy actual ahora este_ano ultimo_ano ultimos_anos ultimo pasado han_subido ha_subido subieron subio evolucion ha_evolucionado historico si_el_tipo si_sube si_el_euribor si_amortizo con_un_interes a_30_anos a_25_anos a_20_anos cuota_de por_mes al_mes calcula calculadora",
  // Matters of the site itself, and their consequences.
  siteThing:
    "cuenta plan_gratuito suscripcion prueba herramienta* importa* exporta* foto fotos portal portales anuncio factura web app aplicacion api excel csv pdf enlace cartera calendario aviso avisos panel formulario configura* permisos equipo clave_de_la_api copia_de_seguridad copias_de_seguridad plano tour visita_virtual editor marca_de_agua",
  homeThing:
    "piso casa atico chalet vivienda departamento depto apartamento habitacion local terreno finca terraza ascensor garaje jardin colegio dormitorio* dormitorios recamara* m2 metros",
  ownSearch:
    "busco buscamos buscando quiero_comprar queremos_comprar me_gusta necesito_un_piso quiero_una_casa quiero_un_piso nos_falta quiero_vivir un_piso_para piso_para casa_para cerca_de cerca_del",
  negated: "no_discrimin* no_importa da_igual me_da_igual sin_discriminar no_me_importa no_quiero_insultar sin_animo",
  reported:
    "me_dijo me_dijeron me_escribio nos_dijeron me_han_dicho me_contesto me_rechazaron nos_rechazaron me_llamo me_insulto escribio dijo dicen me_respondio un_cliente_dice el_cliente_dice",
} as const;

export type Concept = keyof typeof CONCEPTS;

/** Each idea with its words, as written above. */
export const CONCEPT_WORDS = Object.entries(CONCEPTS).map(
  ([name, words]) => [name as Concept, words.split(" ")] as const,
);

/** Words that stand alone in the ideas, as they are spelt. */
export const GUARDED_WORDS: readonly string[] = CONCEPT_WORDS.flatMap(([, words]) =>
  words.filter((word) => /^[a-z]{4,}$/.test(word)),
);
