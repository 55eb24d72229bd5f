/** The pages of the modules. One way of asking in each line. */
export const ASKED_MODULES: Readonly<Record<string, string>> = {
  "/modulo-valoracion": `
    qué herramientas hay para valorar
    funciones del módulo de valoración
    apartado de valoración
    todo lo que hay para poner precio
    herramientas de tasación que ofrecen
    sección valoración`,
  "/modulo-analisis": `
    qué herramientas hay de análisis
    funciones del módulo de análisis
    apartado de análisis
    herramientas para estudiar el mercado
    sección análisis
    qué tienen para analizar zonas y papeles`,
  "/modulo-captacion": `
    qué herramientas hay para captar
    funciones del módulo de captación
    apartado de captación
    todo lo que hay para conseguir exclusivas
    sección captación
    herramientas de prospección que ofrecen`,
  "/modulo-social": `
    qué herramientas hay de marketing
    funciones del módulo social
    apartado de redes y anuncios
    herramientas de publicidad
    sección social
    todo lo de redes sociales y textos`,
  "/modulo-virtual": `
    qué herramientas hay de imagen y 3D
    funciones del módulo virtual
    apartado de fotos, tours y vídeos
    sección virtual
    herramientas visuales
    todo lo de imágenes y recorridos`,
  "/modulo-gestion": `
    qué herramientas hay de gestión
    funciones del módulo de gestión
    apartado de clientes y seguimiento
    sección gestión
    herramientas para organizar el trabajo
    todo lo del día a día del agente`,
};
