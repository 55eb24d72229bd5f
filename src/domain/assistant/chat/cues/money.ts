import type { Cue } from "../cue-grammar.ts";

/** A buyer's means: the price or loan that they can afford. */
export const AFFORDABILITY: readonly Cue[] = [
  [
    4,
    "cuanto|cuanta|que|hasta .. puedo|podemos|podria|podriamos|pueden|puede|podran pagar|gastar|gastarme|gastarnos|permitirme|permitirnos|permitir|comprar|comprarme|comprarnos|invertir|meterme|meternos|poner|alcanzar|costear|hipotecarme|endeudarme|hipotecar",
  ],
  [4, "cuanto|que|hasta me|nos puedo|podemos|podria|podriamos gastar|permitir|comprar|hipotecar|pagar|endeudar|meter"],
  [
    4,
    "hasta|a|cuanto|donde|adonde cuanto|donde|que|precio puedo|podemos|podria|podriamos|llego|llegamos|llegaria|alcanzo|alcanza|llegar",
  ],
  [
    4,
    "cuanto|que|cual @home|precio|presupuesto me|nos|te|puedo|podemos|podria|podriamos alcanza|llega|da|puedo|podemos|podria|comprar|permitir|permitirme|pagar|conviene",
  ],
  [4, "me|nos|le|les|me llega|alcanza|alcanzaria|llegaria|alcanzara|llegara|da|daria|dara para|a|con|pa"],
  [3.5, "para|pa que|cual @home|precio|tipo|cuanto|me|nos .. alcanza|llega|da|alcanzaria|alcanzara"],
  [4, "capacidad|poder de? compra|endeudamiento|pago|adquisitivo|hipotecaria|credito"],
  [
    3.5,
    "cuanto|que|cual hipoteca|prestamo|credito|dinero|plata .. dan|darian|daria|conceden|concede|prestan|presta|aprueban|puedo|podria|sacar|conseguir|presten",
  ],
  [
    4,
    "cuanto me|nos presta|prestan|prestaria|prestarian|da|dan|daria|darian|financia|financian|concede|conceden|aprueba|aprueban",
  ],
  [3.5, "hipoteca|prestamo|credito maxima|maximo"],
  [
    3,
    "puedo|podemos|podria|podriamos comprar|comprarme|comprarnos|permitirme|permitirnos|pagar|acceder .. con|ganando|si|un|una|#",
  ],
  [3, "que|cual presupuesto|precio|tope|limite .. tengo|tenemos|puedo|podemos|maximo"],
  [2, "con|ganando|cobrando mi|un|este|nuestro|# .. sueldo|salario|nomina|nominas|ingresos|mes|mensuales"],
  [1.5, "gano|cobro|ganamos|cobramos|ingresamos|ingresos|sueldo|nomina|salario"],
  [1.5, "ahorrado|ahorrados|ahorros|ahorro|ahorradas|enganche|guardados"],
  [-4, "como se|lo|os calcula|calculais|hace|calculan|obtiene|funciona"],
  [-4, "que incluye|cuenta|limita|significa|es|conceptos|mira"],
  [-3, "que es|significa"],
  [-3, "a que clientes|herramienta"],
  [-4, "que calcula|mide|incluye la|el"],
  [-3, "itp|impuestos|gastos|notaria|escrituracion"],
  [-3, "plan|planes|tarjeta|suscripcion"],
  [-3, "cuota|mensualidad|letra"],
  [-2.5, "visitar|visita|vender|alquilar|rentar|visitas"],
  [-2.5, "por cuanto|valorar|tasar"],
];

/** The monthly cost of a loan. */
export const INSTALMENT: readonly Cue[] = [
  [
    4,
    "cuanto pagaria|pagare|pago|pagariamos|pagaremos|pagamos|quedaria|queda|quedan|saldria|sale|seria|paga|costaria|vendria|tocaria .. mes|mensual|mensuales|mensualmente|cuota|mensualidad|letra|dividendo|hipoteca|prestamo|credito",
  ],
  [4, "cuanto se? paga|pagaria|pago .. al|cada|por mes"],
  [
    4,
    "cuota|cuotas|mensualidad|mensualidades|letra|dividendo .. hipoteca|prestamo|credito|#|mensual|saldria|seria|quedaria|sale|queda",
  ],
  [3.5, "que|cual|cuanto|cuanta cuota|mensualidad|letra|dividendo"],
  [3.5, "cuanto|como .. cuota|mensualidad|letra|dividendo"],
  [3, "cuota|mensualidad|letra|dividendo .. de|para|por|con|si"],
  [3, "^ cuota|mensualidad|letra"],
  [
    3,
    "calcular|calcula|calculame|simular|simula|simulame|simulacion|simulador|calculo .. cuota|hipoteca|mensualidad|prestamo|credito|letra",
  ],
  [3, "pago|pagos mensual|mensuales .. hipoteca|prestamo|credito|#"],
  [2.5, "hipoteca|prestamo|credito de|por|a # .. anos"],
  [2, "hipoteca|prestamo|credito .. # .. anos|meses"],
  [2, "sube|baja|subiria|bajaria|cambia .. cuota|letra|mensualidad"],
  [1.5, "a # anos"],
  [1.5, "al # por? ciento?"],
  [-4, "plan|planes|umbral|suscripcion|comunidad|tarifa|tarifas|creditos"],
  [-3, "gano|cobro|ganamos|cobramos|sueldo|ingresos|nomina|ahorrados|ahorrado"],
  [-3, "puedo permitirme|permitir|comprar|gastar"],
  [-4, "que es|significa|son"],
  [-3, "amortizar|funciona|concede|conceden"],
  [-3, "notaria|itp|impuestos|gastos|escrituracion|escriturar"],
  [-4, "como se calcula|saca|reparte"],
];

/** Taxes and costs of a purchase with its price. Without one it is a question (score-intents). */
export const PURCHASE_COSTS: readonly Cue[] = [
  [
    4,
    "gastos|costes|costos|costo|coste|impuestos|gasto .. compra|comprar|compro|compraventa|comprando|adquirir|adquisicion",
  ],
  [
    4,
    "gastos|costes|costos|coste|costo de|por|del escritura|escrituras|escrituracion|notaria|notariales|compraventa|formalizacion",
  ],
  [3.5, "gastos notariales|notaria|registro|hipotecarios|adicionales|extra"],
  [
    4,
    "cuanto|que|cuantos .. itp|iva|ajd|impuesto|impuestos|gastos|isai|alcabala|sellos|notaria|escrituracion|escriturar|escritura|registro|tributos|trasnferencia|transmisiones",
  ],
  [4, "cuanto|que .. notario|hacienda|registro|notaria .. compra|comprar|compro|#"],
  [4, "que|cuanto se? paga|pago|pagaria|hay .. aparte|ademas|encima .. precio|#|piso|casa"],
  [4, "cuanto .. escriturar|escrituracion|notaria|cierre"],
  [3, "itp|iva|ajd|isai|alcabala|transmisiones .. #"],
  [3, "compra|comprar|compro|comprando .. gastos|impuestos|costes|costos|itp|iva|notaria"],
  [3, "# .. itp|impuestos|gastos|notaria|escrituracion"],
  [2.5, "cuanto mas|extra|aparte|ademas|total .. comprar|pagar|piso|casa|encima|precio"],
  [2, "gastos|impuestos|escrituracion|escriturar|notaria|itp"],
  [-4, "vender|vendo|venta|vendedor|plusvalia|irpf|donar|herencia|heredar"],
  [-3, "que es|son|significa"],
  [-3, "plan|planes|umbral|precios|tarifa|tarifas"],
  [-3, "comunidad de|vecinos"],
  [-3, "alquiler|alquilar|arriendo|renta"],
];

/** The yield of letting a home. */
export const RENTAL_YIELD: readonly Cue[] = [
  [4, "rentabilidad|rendimiento|yield|retorno|roi .. #|alquiler|alquilo|alquilar|renta|arriendo|bruta|neta|piso|depto"],
  [4, "# .. rentabilidad|rendimiento|rinde|yield|retorno"],
  [3, "rentabilidad|rendimiento|yield bruta|neta|bruto|neto|anual"],
  [3, "cuanto|que me? rinde|rendiria|renta|deja|rentabilidad|rendimiento|yield"],
  [2, "alquilo|alquilar|alquilarlo|arrendarlo|rentarlo|alquiler|arriendo|renta .. rentabilidad|rendimiento|rinde"],
  [-4, "que es|significa|como se calcula|herramienta|calculadora|donde|plan|planes"],
];
