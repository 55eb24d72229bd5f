/** A room of 4.00 × 3.00 m inside walls of 10 cm, at 1 m = 60 px, with a door and its dimension lines. */
export function RoomDrawing() {
  return (
    <svg
      role="img"
      aria-label="Plano de una estancia de 4,00 por 3,00 metros, con una puerta y sus cotas: 12,00 metros cuadrados útiles"
      viewBox="0 0 340 258"
      className="w-full max-w-md justify-self-center text-foreground"
      fill="none"
      stroke="currentColor"
    >
      {/* Walls: the outer outline and the inner one, cut where the door stands. */}
      <path d="M220 226H280V34H28V226H160v-6H34V40H274V220H220z" fill="currentColor" stroke="none" />
      <path d="M220 223a60 60 0 0 0-60-60v60" strokeWidth="1" strokeDasharray="3 3" />
      <path d="M160 163v60" strokeWidth="1.5" />
      <path d="M34 18H274M34 12v12M274 12v12M30 22l8-8M270 22l8-8" strokeWidth="1" />
      <path d="M300 40V220M294 40h12M294 220h12M296 44l8-8M296 224l8-8" strokeWidth="1" />
      <g fill="currentColor" stroke="none" fontSize="13" textAnchor="middle">
        <text x="154" y="12">
          4,00 m
        </text>
        <text x="318" y="130" transform="rotate(90 318 130)">
          3,00 m
        </text>
        <text x="154" y="108" fontSize="17" fontWeight="600">
          12,00 m²
        </text>
        <text x="154" y="128">
          superficie útil
        </text>
      </g>
    </svg>
  );
}
