/** Small drawings of what each tool makes, 72 × 48: an interval, a stair, a funnel. Lines follow the text's colour. */
const drawings: Readonly<Record<string, React.ReactNode>> = {
  "/valoracion": (
    <>
      <rect x="12" y="18" width="48" height="14" className="fill-(--fan-80)" />
      <rect x="24" y="18" width="24" height="14" className="fill-(--fan-50)" />
      <path d="M8 25H64M9 29L17 21M55 29L63 21" />
      <path d="M36 13V37" className="stroke-primary" strokeWidth="3" />
    </>
  ),
  "/cma-generator": (
    <>
      <path d="M10 8H44V42H10Z" className="fill-(--fan-80)" />
      <path d="M15 15H39M15 22H39M15 29H39M15 36H39M27 12V39" />
      <path d="M54 10V40M54 32H62M54 25H66M54 18H60" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/propuestas-captacion": (
    <>
      <path d="M12 6H46V42H12Z" className="fill-(--fan-80)" />
      <path d="M18 14H40M18 21H40" />
      <rect x="18" y="27" width="22" height="4" className="fill-(--fan-50)" stroke="none" />
      <path d="M34 25V33" className="stroke-primary" strokeWidth="3" />
      <path d="M48 38C52 30 55 42 58 35C60 31 62 38 66 36" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/campanas-email": (
    <>
      <path d="M8 16H52V42H8Z" className="fill-(--fan-80)" />
      <path d="M8 16L30 32L52 16" />
      <path d="M18 6H42V16" />
      <path d="M23 11H37" className="stroke-primary" strokeWidth="2.5" />
      <path d="M58 22H66M58 29H66M58 36H66" />
    </>
  ),
  "/generador-planos": (
    <>
      <path d="M10 8H62V40H10Z" className="fill-(--fan-80)" />
      <path d="M36 8V20M36 30V40M10 26H24M32 26H36" />
      <path d="M36 20A10 10 0 0 1 46 30H36" className="fill-(--fan-50)" />
      <path d="M10 45H62M10 42V48M62 42V48" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/render-desde-plano": (
    <>
      <path d="M36 6L64 18L36 30L8 18Z" className="fill-(--fan-80)" />
      <path d="M8 18V30L36 42V30M64 18V30L36 42" className="fill-(--fan-50)" />
      <path d="M22 12L50 24M36 18L22 24" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/renderizado-ia": (
    <>
      <path d="M14 22H38V42H14ZM14 22L22 14H46L38 22M46 14V34L38 42" className="fill-(--fan-80)" />
      <circle cx="57" cy="11" r="5" className="fill-(--fan-50) stroke-primary" strokeWidth="2.5" />
      <path d="M57 22V26M47 19L50 16M66 20L64 17" />
    </>
  ),
  "/home-staging": (
    <>
      <path d="M10 8H62V40H10ZM10 40L22 30H50L62 40M22 30V14H50V30" />
      <path
        d="M27 27H45V22H27ZM27 27V33M45 27V33M24 24H27V30H24ZM45 24H48V30H45Z"
        className="fill-(--fan-80) stroke-primary"
        strokeWidth="2.5"
      />
    </>
  ),
  "/virtual-tour-360": (
    <>
      <circle cx="36" cy="22" r="15" className="fill-(--fan-80)" />
      <path d="M21 22C26 29 46 29 51 22M36 7C29 13 29 31 36 37" />
      <path d="M10 34C14 46 58 46 62 34M62 34L56 35M62 34L65 40" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/video-creator": (
    <>
      <path d="M14 6H38V42H14Z" className="fill-(--fan-80)" />
      <path d="M42 14H62V26H42Z" className="fill-(--fan-50)" />
      <path d="M22 18L32 24L22 30Z" className="stroke-primary" strokeWidth="2.5" />
      <path d="M42 32H62M42 38H54" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/marketing-video": (
    <>
      <path d="M8 8H54V38H8Z" className="fill-(--fan-80)" />
      <path d="M14 14H34M14 20H28" className="stroke-primary" strokeWidth="2.5" />
      <path d="M26 30V24L34 18L42 24V30Z" className="fill-(--fan-50)" />
      <path d="M8 43H30M38 43H64M34 40V46M60 12V30M66 17V25" />
    </>
  ),
  "/tours-virtuales-ia": (
    <>
      <path d="M8 14H24V34H8ZM28 12H44V36H28ZM48 14H64V34H48Z" className="fill-(--fan-80)" />
      <path d="M24 18L28 16M44 16L48 18M24 30L28 32M44 32L48 30" />
      <path d="M12 42H60" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/generador-landing": (
    <>
      <rect x="8" y="6" width="56" height="36" />
      <path d="M8 13H64" />
      <path d="M14 19H36V36H14Z" className="fill-(--fan-80)" />
      <path d="M17 36V28L25 22L33 28V36" className="fill-(--fan-50)" />
      <path d="M42 20H58M42 25H58" />
      <path d="M42 33H54" className="stroke-primary" strokeWidth="5" />
    </>
  ),
  "/resumen-conversaciones": (
    <>
      <path d="M8 8H42V22H20L14 28V22H8Z" className="fill-(--fan-80)" />
      <path d="M30 26H64V40H58V46L52 40H30Z" />
      <path d="M14 15H34" className="stroke-primary" strokeWidth="2.5" />
      <path d="M36 33H48M52 33H58" />
    </>
  ),
  "/analizador-documentos": (
    <>
      <path d="M14 6H46V46H14Z" />
      <path d="M20 14H40M20 20H36M20 34H32" />
      <path d="M18 24H42V30H18Z" className="fill-(--fan-80) stroke-primary" strokeWidth="2.5" />
      <circle cx="50" cy="30" r="9" />
      <path d="M57 37L65 45" />
    </>
  ),
  "/plantillas": (
    <>
      <path d="M20 6H58V34H20Z" />
      <path d="M12 13H50V42H12Z" className="fill-(--fan-80)" />
      <path d="M18 20H44M18 36H36M18 28H24M40 28H44" />
      <rect x="26" y="25" width="12" height="6" className="fill-(--fan-50) stroke-primary" strokeWidth="2" />
    </>
  ),
  "/predictor-apreciacion": (
    <>
      <path d="M34 26L64 8V32Z" className="fill-(--fan-80)" stroke="none" />
      <path d="M8 38L20 34L34 26" className="stroke-primary" strokeWidth="2.5" />
      <path d="M34 26L64 19" strokeDasharray="4 3" />
      <path d="M34 8V42" strokeDasharray="1 3" />
    </>
  ),
  "/calculadora-capacidad": (
    <>
      <rect x="12" y="16" width="18" height="24" className="fill-(--fan-80)" stroke="none" />
      <rect x="40" y="8" width="18" height="32" className="fill-(--fan-50)" stroke="none" />
      <path d="M8 16H64" className="stroke-primary" strokeWidth="2.5" />
      <path d="M8 40H64" />
    </>
  ),
  "/recomendador-mejoras": (
    <>
      <rect x="10" y="22" width="14" height="18" className="fill-(--fan-80)" stroke="none" />
      <rect x="30" y="14" width="14" height="26" className="fill-(--fan-50)" stroke="none" />
      <rect x="50" y="28" width="14" height="12" className="fill-(--fan-80)" stroke="none" />
      <path d="M8 40H66M14 18L20 12L26 18" />
    </>
  ),
  "/calculadora-roi": (
    <>
      <path d="M8 40H64" />
      <path d="M12 36V30M22 36V26M32 36V24M42 36V18M52 36V12" className="stroke-primary" strokeWidth="5" />
    </>
  ),
  "/captacion-propiedades": (
    <>
      <path d="M8 10H26V38H8ZM28 10H46V38H28ZM48 10H66V38H48Z" />
      <path
        d="M11 15H23V20H11ZM11 23H23V28H11ZM31 15H43V20H31ZM51 15H63V20H51Z"
        className="fill-(--fan-50)"
        stroke="none"
      />
    </>
  ),
  "/cualificador-leads": (
    <>
      <path d="M10 10H62L44 26V38H28V26Z" className="fill-(--fan-80)" />
      <path d="M28 32H44" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/argumentos-venta": (
    <>
      <path d="M10 8H50V28H26L18 36V28H10Z" className="fill-(--fan-80)" />
      <path d="M16 15H42M16 21H34" />
      <path d="M54 30L58 34L66 24" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/generador-descripciones": (
    <>
      <rect x="24" y="14" width="22" height="8" className="fill-albero-200" stroke="none" />
      <rect x="10" y="28" width="18" height="8" className="fill-albero-200" stroke="none" />
      <path d="M10 11H62M10 18H62M10 25H62M10 32H62M10 39H40" />
    </>
  ),
  "/generador-posts": (
    <>
      <rect x="8" y="14" width="20" height="20" className="fill-(--fan-80)" />
      <rect x="32" y="10" width="16" height="24" className="fill-(--fan-50)" />
      <path d="M52 6H64V34H52Z" className="stroke-primary" strokeWidth="2.5" />
      <path d="M8 40H22M32 40H44M52 40H60" />
    </>
  ),
  "/optimizador-anuncios": (
    <>
      <path d="M8 8H32V40H8Z" className="fill-(--fan-80)" />
      <path d="M13 14H27V23H13Z" className="fill-(--fan-50)" stroke="none" />
      <path d="M13 29H27M13 34H22" />
      <path d="M40 12H64M40 20H58M40 28H60M40 36H50" />
      <path d="M40 12H64" className="stroke-primary" strokeWidth="3" />
    </>
  ),
  "/negociador-virtual": (
    <>
      <path d="M8 10H22V18H36V25H50V30H64V40H8Z" className="fill-(--fan-80)" />
      <path d="M22 18H36" className="stroke-primary" strokeWidth="3" />
    </>
  ),
  "/asistente-seguimiento": (
    <>
      <path d="M10 38V22M26 38V16M42 38V26M58 38V20" />
      <circle cx="10" cy="18" r="4" className="fill-primary" stroke="none" />
      <circle cx="26" cy="12" r="4" className="fill-primary" stroke="none" />
      <circle cx="42" cy="22" r="4" />
      <circle cx="58" cy="16" r="4" />
      <path d="M6 38H66" />
    </>
  ),
  "/busqueda-propiedades": (
    <>
      <path d="M8 10H64V20H8Z" className="fill-(--fan-80)" />
      <path d="M12 15H34" className="stroke-primary" strokeWidth="2.5" />
      <path d="M8 28H24V36H8ZM28 28H50V36H28Z" className="fill-(--fan-50)" stroke="none" />
      <path d="M52 42L46 36" strokeWidth="2.5" />
      <path d="M34 32A8 8 0 1 0 50 32A8 8 0 1 0 34 32" />
    </>
  ),
  "/captacion": (
    <>
      <path d="M8 38H24V28H40V18H56V8H66" className="stroke-primary" strokeWidth="2.5" />
      <path d="M8 38H66" />
    </>
  ),
  "/detector-precios": (
    <>
      <path d="M8 30H64" />
      <path d="M20 24H50V36H20Z" className="fill-(--fan-80)" />
      <path d="M28 24H42V36H28Z" className="fill-(--fan-50)" />
      <path d="M58 8V40M54 12L58 8L62 12" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
  "/centro-analisis-mercado": (
    <>
      <path d="M8 40V10M8 40H68" />
      <path d="M14 34L28 26L42 28L64 12V20L42 34L28 33L14 38Z" className="fill-(--fan-80)" stroke="none" />
      <path d="M14 36L28 29L42 31L64 16" className="stroke-primary" strokeWidth="2.5" />
      <circle cx="64" cy="16" r="3" className="fill-(--fan-50)" />
    </>
  ),
  "/asistente-valoracion": (
    <>
      <path d="M22 6H50V42H22Z" className="fill-(--fan-80)" />
      <path d="M28 14H44M28 22H44M28 30H38" />
      <path d="M28 14L30 16L34 11M28 22L30 24L34 19" className="stroke-primary" strokeWidth="2" />
    </>
  ),
  "/smart-matching": (
    <>
      <path d="M10 20L22 10L34 20V38H10Z" className="fill-(--fan-80)" />
      <circle cx="56" cy="16" r="6" className="fill-(--fan-50)" />
      <path d="M46 38C46 28 66 28 66 38" />
      <path d="M36 28H46M36 28L40 24M36 28L40 32M46 28L42 24M46 28L42 32" className="stroke-primary" strokeWidth="2" />
    </>
  ),
  "/chat-inmobiliario": (
    <>
      <path d="M8 8H44V24H20L14 30V24H8Z" className="fill-(--fan-80)" />
      <path d="M64 20H34V36H54L60 42V36H64Z" className="fill-(--fan-50)" />
    </>
  ),
};

/** The drawing of a tool; nothing where it has none. Decorative: the row names the tool. */
export function ToolDrawing({ path, className }: { path: string; className?: string }) {
  const drawing = drawings[path];
  if (!drawing) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 72 48"
      width="72"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={className}
    >
      {drawing}
    </svg>
  );
}

/** The tools that are drawn. */
export const DRAWN_TOOLS: readonly string[] = Object.keys(drawings);
