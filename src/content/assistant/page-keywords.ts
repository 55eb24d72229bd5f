/** Other words by which people ask for a page, in Spain and in Latin America. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  "/software-crm-inmobiliario": "CRM gestión contactos cartera",
  "/servicios-telemarketing-b2b": "telemarketing llamadas call center",
  "/consultoria-legal-proptech": "abogado asesoría legal consultoría jurídica",
  "/soluciones-agencias-obra-nueva": "promotora promoción obra nueva",
  "/soluciones-agencias-lujo": "lujo alto standing premium",
  "/soluciones-agentes-autonomos": "autónomo freelance por mi cuenta",
  "/soluciones-franquicias-inmobiliarias": "franquicia red de oficinas grupo",
  "/soluciones-brokers-hipotecarios": "bróker intermediario hipotecario",
  "/integracion-api-inmobiliaria": "integrar conectar API desarrolladores webhook",
  "/faq#que-funciona-hoy":
    "disponible disponibles abiertas funcionan ya herramientas lista productos funciones qué hay ya disponible herramientas abiertas",
  "/faq#cuanto-cuesta":
    "precios planes tarifas mensual cuánto cuesta vale precio tarifa mensualidad coste caro barato al mes",
  "/faq#marca-blanca":
    "logo propio informe personalizar colores marca logo marca colores agencia informes sin umbral personalizar marca blanca",
  "/faq#informe-pdf": "PDF dossier WhatsApp imprimir descargar informe propietario imprimir dossier entregar documento",
  "/faq#que-precision-tiene":
    "fiable acierta confianza intervalo exacto margen de error fiabilidad acierto cuánto falla se equivoca exactitud confianza estimaciones",
  "/faq#cookies": "cookie seguimiento consentimiento rastreo cookies qué usáis rastreáis seguimiento publicidad",
  "/faq#borrar-mis-datos":
    "derechos RGPD eliminar supresión olvido borrar eliminar mis datos derecho olvido supresión rgpd solicitar reclamar",
  "/faq#en-que-paises":
    "países extranjero Latinoamérica España México Argentina Colombia Chile Perú Ecuador Uruguay Bogotá Lima Santiago Quito Montevideo Buenos Aires Medellín Guadalajara Monterrey",
  "/faq#permanencia":
    "cancelar baja contrato compromiso permanencia darme de baja cancelar cambiar de plan compromiso penalización",
  "/faq#prueba-gratis":
    "probar trial gratis demo 14 días prueba gratis 14 días trial cómo funciona cobran al terminar caduca",
  "/faq#hace-falta-cuenta":
    "registro registrarme tarjeta gratis probar sin registrarme sin darme de alta sin tarjeta hace falta registro obligatorio",
  "/faq#inteligencia-artificial":
    "ChatGPT robot IA modelo lenguaje qué hace la inteligencia artificial ia modelo chatgpt automático robot algoritmo",
  "/faq#que-es-umbral":
    "qué es umbral exactamente plataforma programa software para qué sirve quiénes sois empresa a qué os dedicáis de qué va",
  "/faq#primeros-pasos": "empezar por dónde primer paso tutorial nuevo acabo de entrar",
  "/faq#instalar": "descargar programa aplicación app móvil celular tablet windows mac navegador play store",
  "/faq#pedir-demo": "demostración enseñar ver presentación reunión comercial",
  "/faq#como-se-calcula-el-precio":
    "cómo se obtiene sale calcula el precio estimado valor estimación algoritmo método fórmula en qué os basáis",
  "/faq#cuantos-comparables": "cuántos comparables testigos muestras hacen falta necesito mínimo número suficientes",
  "/faq#sin-comparables": "no tengo comparables sin testigos pueblo pequeño no hay anuncios no me da precio",
  "/faq#es-una-tasacion": "tasación oficial homologada sirve vale banco hipoteca avalúo perito certificado ECO",
  "/faq#casas-y-locales":
    "valorar casa chalet local comercial oficina alquiler renta ático terreno nave tipos de inmueble",
  "/faq#de-donde-salen-los-datos":
    "fuentes de los datos de dónde sacáis origen información catastro anuncios 2018 ministerio actualizados",
  "/faq#que-calcula-la-capacidad":
    "qué incluye conceptos cálculo capacidad de compra impuestos notaría cuota entrada esfuerzo",
  "/faq#que-incluye-cada-plan":
    "qué trae cada plan diferencia entre planes comparar agente agencia red usuarios créditos marca api",
  "/faq#que-es-un-credito": "crédito créditos gasta consume cuesta valoración cada uso texto imagen",
  "/faq#compartir-un-resultado": "enviar mandar cliente enlace whatsapp compartir resultado",
  "/faq#sin-creditos": "se acaban agotan créditos quedarse sin más créditos comprar recargar",
  "/faq#pago-anual": "pagar por año anual descuento doce meses ahorro más barato",
  "/faq#formas-de-pago": "cómo se paga tarjeta transferencia domiciliación factura iva recibo cfdi cobro",
  "/faq#que-datos-guardais":
    "qué datos guardáis conserváis información personal utilizar herramienta sin registrarme anónimo visitante",
  "/faq#quien-ve-mis-valoraciones":
    "alguien más ve mis valoraciones comparables privado confidencial competencia otras agencias vendéis datos terceros",
  "/faq#que-guarda-el-asistente":
    "se guarda lo que escribo te cuento digo por aquí en este chat conversación asistente privado grabáis",
  "/faq#varios-usuarios": "equipo varios usuarios compañeros asesores agentes oficina compartir cuenta cuántos",
  "/faq#api": "api integrar conectar crm software propio desarrolladores programar",
  "/faq#importar-cartera":
    "importar cartera inmuebles excel csv xml subir traer desde otro programa crm inmovilla migrar",
  "/faq#formacion": "formación curso enseñar equipo aprender webinar capacitación",
  "/faq#crear-cuenta": "crear cuenta registrarme darme de alta inscribirme iniciar sesión entrar acceder google correo",
  "/faq#volver-a-un-resultado":
    "volver abrir recuperar encontrar un resultado valoración anterior que hice semana pasada historial",
  "/faq#olvide-contrasena": "olvidé contraseña clave no recuerdo no me acuerdo recuperar restablecer cambiar entrar",
  "/faq#cambiar-moneda": "moneda dólares pesos euros región país cambiar idioma",
  "/faq#que-es-umbral-portal": "umbral portal anuncios particulares buscar casa",
  "/faq#que-es-umbral-hipotecas": "umbral hipotecas cobra bróker intermediario honorarios",
  "/faq#publicar-anuncio": "publicar inmuebles portales idealista fotocasa habitaclia anuncios subir",
  "/faq#tramitais-hipotecas": "concedéis tramitáis hipoteca préstamo financiación solicitar crédito",
  "/faq#hablar-con-una-persona": "hablar con una persona humano atención cliente teléfono contacto soporte",
  "/faq#cuanto-tardais": "cuánto tardáis en responder contestar plazo respuesta horario atención",
  "/faq#algo-no-funciona":
    "algo no funciona falla error no carga no anda no va se queda colgado página roto problema bug soporte",
  "/faq#proponer-herramienta": "nueva herramienta avisarme proponer sugerir pedir mejora novedades",
  "/help-center/articulo/accesibilidad-y-teclado":
    "accesible lector de pantalla ciego daltónico contraste letra grande tamaño zoom teclado discapacidad",
  "/help-center/articulo/anadir-comparables":
    "pegar comparables testigos excel columnas copiar anuncios idealista tabla csv subir muestras",
  "/help-center/articulo/analitica-y-definiciones":
    "analítica métricas estadísticas cifras informes rendimiento conversión de dónde vienen mis clientes origen roi",
  "/help-center/articulo/asistentes-con-mcp": "mcp claude chatgpt cursor conectar asistente externo servidor",
  "/help-center/articulo/avisos-de-portales":
    "avisos portales correo idealista fotocasa lead entra contacto reenviar buzón automático",
  "/help-center/articulo/avisos-y-ajustes":
    "notificaciones avisos correo dejar de recibir ajustes preferencias zona horaria",
  "/help-center/articulo/guardar-una-busqueda":
    "guardar búsqueda alerta avisos nuevas bajada precio vuelve mercado correo diario silencio compartir cliente corazones",
  "/help-center/articulo/busquedas-de-compradores":
    "qué busca comprador demanda encaja cruzar cliente casa nueva avisar pedidos",
  "/help-center/articulo/calcular-la-capacidad-de-compra":
    "cuánto puede pagar comprador hipoteca cuota paso a paso ingresos ahorro calculadora",
  "/help-center/articulo/calendario-y-tareas": "agenda apuntar visita cita tarea recordatorio evento repetir",
  "/help-center/articulo/cambiar-correo-y-contrasena":
    "cambiar contraseña clave correo email dirección nueva google no recuerdo no me acuerdo",
  "/help-center/articulo/cambiar-de-plan-y-facturas":
    "cambiar subir bajar de plan más grande factura facturas descargar tarjeta cobro fallido darse de baja cancelar suscripción renovar",
  "/help-center/articulo/claves-de-la-api":
    "clave api crear revocar quitar eliminar permisos token secreto límite llamadas",
  "/help-center/articulo/compartir-un-resultado":
    "compartir enlace cliente contraseña caducidad sin cuenta revocar link mandar enviar whatsapp",
  "/help-center/articulo/conectar-un-modelo-de-lenguaje":
    "conectar modelo de lenguaje ia propia openai ollama clave api redacción mejor",
  "/help-center/articulo/contactos-y-tratos":
    "contactos clientes leads crm tratos etapas negocio ficha duplicado registrado dos veces unificar notas",
  "/help-center/articulo/cookies-y-consentimiento": "cookies aceptar rechazar consentimiento banner cambiar lista",
  "/help-center/articulo/crear-una-cuenta":
    "crear cuenta registrarme alta entrar iniciar sesión verificación dos pasos contraseña olvidada correo confirmación no llega",
  "/help-center/articulo/descargar-y-borrar-tus-datos":
    "copia de todos mis datos borrar cuenta eliminar baja descargar mis datos portabilidad derecho conserváis cuánto tiempo tras cancelar",
  "/help-center/articulo/embudo-y-prevision":
    "embudo tablero kanban tratos pipeline previsión comisión ventas arrastrar etapa",
  "/help-center/articulo/exportar-resultados":
    "exportar descargar pdf excel csv informe whatsapp propietario imprimir bajar mandar",
  "/help-center/articulo/fotos-y-documentos":
    "subir fotos imágenes fotografías formatos jpg heic cuántas portada ordenar documentos nota simple inmueble peso",
  "/help-center/articulo/guardar-y-comparar-resultados":
    "guardar resultado carpeta etiquetas comparar dos recalcular historial papelera borré recuperar nombre",
  "/help-center/articulo/horario-y-tiempo-de-respuesta":
    "horario atención tiempo de respuesta primera respuesta vence plazo sla festivos",
  "/help-center/articulo/importar-contactos": "importar contactos csv excel agenda vcard subir lista clientes traer",
  "/help-center/articulo/importar-tu-cartera":
    "importar cartera inventario propiedades inmuebles excel csv xml otro programa inmovilla witei subir masivo columnas",
  "/help-center/articulo/impuestos-de-la-calculadora":
    "impuestos itp iva ajd calculadora cuenta incluye por comprobar notaría registro tipo reducido comunidad segunda mano usada nueva",
  "/help-center/articulo/leer-el-rango-y-la-confianza":
    "rango ancho entre una cifra y otra intervalo horquilla confianza baja media alta leer interpretar margen error",
  "/help-center/articulo/leer-la-cartera-de-una-direccion":
    "leer cartera dirección url feed xml kyero automático sincronizar cada noche web",
  "/help-center/articulo/llevar-el-calendario-al-movil":
    "calendario google apple outlook iphone android sincronizar suscribir ical móvil celular",
  "/help-center/articulo/marca-en-los-informes":
    "logo marca colores agencia informes pdf datos contacto personalizar foto",
  "/help-center/articulo/mensajes-de-error":
    "mensaje error qué significa sale aparece límite peticiones créditos insuficientes sesión expirada código 429 404 500",
  "/help-center/articulo/menu-de-comandos": "buscar atajo teclado ctrl k menú comandos rápido",
  "/help-center/articulo/navegadores-y-conexion":
    "navegador chrome safari firefox móvil internet lento conexión offline no carga",
  "/help-center/articulo/objetivos-del-ano":
    "objetivos metas año facturación cuántas captaciones ventas plan anual ritmo",
  "/help-center/articulo/planes-y-creditos":
    "planes créditos gasta acumulan mes siguiente sobran caducan contratar cambiar subir plan cuánto cuesta usuarios",
  "/help-center/articulo/por-que-no-hay-precio-de-hoy":
    "por qué no me da sale precio de hoy actual solo orientación 2018 falta comparables no aparece",
  "/help-center/articulo/publicar-tu-cartera-en-portales":
    "publicar enviar exportar portales idealista fotocasa kyero anuncios salida feed",
  "/help-center/articulo/quien-ve-que-en-una-agencia":
    "quién ve mis clientes contactos compañeros jefe coordinación titular agente permisos roles privado",
  "/help-center/articulo/recuperar-de-la-papelera":
    "recuperar restaurar papelera borré eliminé sin querer por error deshacer",
  "/help-center/articulo/region-y-moneda": "región moneda cambiar dólares pesos latinoamérica españa precios",
  "/help-center/articulo/repartir-contactos": "repartir asignar contactos leads equipo turnos reglas automático zona",
  "/help-center/articulo/seguir-un-enlace-compartido":
    "quién ha visto abierto enlace compartido visitas saber si lo abrió estadísticas",
  "/help-center/articulo/segundo-factor":
    "verificación en dos pasos segundo factor 2fa autenticación código móvil authenticator activar seguridad códigos de recuperación perdí teléfono",
  "/help-center/articulo/sesiones-y-dispositivos":
    "cerrar sesión otros dispositivos ordenador actividad quién ha entrado mi cuenta seguridad hackeado",
  "/help-center/articulo/firmar-documentos":
    "firmar firma electrónica digital documento pdf contrato encargo enviar a firmar firmante rechazar verificar sello evidencias",
  "/help-center/articulo/usar-plantillas":
    "plantilla rellenar contrato documento word docx pdf campo dato falta versión copia editor bloque hueco",
  "/help-center/articulo/preparar-una-propuesta":
    "propuesta captación honorarios comisión neto propietario plan venta exclusiva versión aceptar enviar enlace",
  "/help-center/articulo/tarjeta-de-agente": "tarjeta agente foto firma nombre teléfono licencia presentación informe",
  "/help-center/articulo/trabajar-en-una-agencia":
    "invitar añadir meter agregar compañeros agencia equipo miembro rol abandona se va agente traspasar su trabajo cartera",
  "/help-center/articulo/tu-cartera":
    "cartera inmuebles viviendas añadir propiedad ficha mapa estado historial repetida dos veces juntar filtrar",
  "/help-center/articulo/tu-panel-de-inicio": "panel inicio dashboard tareas de hoy resumen alertas",
  "/help-center/articulo/tus-datos-sin-cuenta":
    "datos sin cuenta sin registrarme visitante guardan conservan navegador cookie herramienta anónimo",
  "/help-center/articulo/compartir-inmuebles":
    "compartir abrir inmuebles cartera otra agencia inmobiliaria red bolsa mls colaborar código dejar de compartir",
  "/help-center/articulo/unir-lo-repetido":
    "unir juntar fusionar duplicados repetidos misma vivienda dos veces contacto cliente doble unificar",
  "/help-center/articulo/usar-la-api":
    "api primera llamada ejemplo curl documentación error 429 cuatrocientos veintinueve límite paginación",
  "/help-center/articulo/valorar-una-vivienda":
    "valorar vivienda paso a paso cuánto vale piso casa cómo se hace formulario",
  "/help-center/articulo/volver-a-un-resultado":
    "volver abrir recuperar encontrar resultado valoración anterior hice semana pasada ayer historial perdí",
  "/help-center/articulo/webhooks":
    "reintentos reintentan mi servidor no contesta webhook avisos automáticos zapier make n8n otro programa evento notificar",
  "/blog/certificado-energetico-para-vender":
    "certificado energético obligatorio vender alquilar anuncio letra multa etiqueta cee eficiencia",
  "/blog/gastos-de-vender": "gastos impuestos vender plusvalía irpf ganancia cuánto paga vendedor hacienda municipal",
  "/blog/ingresos-o-ahorro": "cuánto puede pagar comprador ingresos ahorro entrada enganche 35 % esfuerzo",
  "/blog/itp-por-comunidad-2026":
    "itp impuesto transmisiones patrimoniales comunidad segunda mano usada andalucía madrid cataluña valencia galicia porcentaje tipo cuánto se paga",
  "/blog/precios-de-oferta-y-de-cierre":
    "precio de oferta cierre tasación diferencia venta real anuncio negociar descuento",
  "/blog/que-es-un-rango-del-80": "rango 80 % ocho de cada diez intervalo ancho probabilidad",
  "/recursos/checklist-de-visita": "checklist lista visita comprobar enseñar piso qué mirar revisar",
  "/recursos/documentos-para-vender":
    "documentos papeles vender vivienda escritura nota simple ibi certificado comunidad qué hace falta",
  "/recursos/glosario-inmobiliario":
    "glosario qué es significa término palabra arras seña señal enganche plusvalía catastro departamento avalúo vocabulario definición",
  "/recursos/leer-una-nota-simple":
    "nota simple leer entender cargas gravamen hipoteca embargo titular registro certificado libertad",
  "/recursos/medir-tu-captacion": "medir captación hoja excel embudo exclusivas llamadas",
  "/recursos/presentar-el-precio":
    "guion presentar explicar precio propietario dueño sin que se enfade objeciones bajar precio convencer",
  "/terminos":
    "de quién son los informes propiedad intelectual responsabilidad desistimiento consumidor contrato cancelar devolución reembolso ley aplicable",
  "/privacidad":
    "mis datos personales venden ceden terceros conserváis cuánto tiempo derechos reclamar agencia protección responsable",
  "/metodo/valoracion": "cómo se obtiene el precio estimado método fuentes datos",
  "/contacto": "no anda no funciona ayuda soporte escribir llamar",
  "/agencias": "inmobiliaria con varios asesores",
};
