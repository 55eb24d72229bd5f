import type { FinanceTarget } from "./finance-targets.ts";

/** Questions about money with the figure that they ask for and all the values that they give, worked out by hand. */
export const FINANCE_SENTENCES: readonly (readonly [text: string, target: FinanceTarget, slots: object])[] = [
  // Instalments.
  [
    "¿Qué cuota saldría por una hipoteca de 180.000 euros a 25 años al 3,1 %?",
    "instalment",
    { loan: 180_000, currency: "EUR", years: 25, ratePercent: 3.1 },
  ],
  [
    "Piso de 240.000 con entrada del 20 %, al 2,8 % y a 30 años, ¿cuánto pago al mes?",
    "instalment",
    { price: 240_000, entrySharePercent: 20, ratePercent: 2.8, years: 30 },
  ],
  [
    "al 2,8 % y a 30 años, con un 20 % de entrada, ¿qué letra me queda en un piso de 240.000?",
    "instalment",
    { price: 240_000, entrySharePercent: 20, ratePercent: 2.8, years: 30 },
  ],
  ["cuota hipoteca 150k 25 años 3%", "instalment", { loan: 150_000, years: 25, ratePercent: 3 }],
  ["cuanto pagaria al mes x 130mil a 20 años", "instalment", { loan: 130_000, years: 20 }],
  [
    "si doy 50.000 de entrada para una casa de 260.000, ¿qué cuota me queda a 30 años al 3?",
    "instalment",
    { savings: 50_000, price: 260_000, years: 30, ratePercent: 3 },
  ],
  [
    "me financian el 90 % de 200.000 a 30 años, ¿cuánto es la mensualidad?",
    "instalment",
    { loanToValuePercent: 90, price: 200_000, years: 30 },
  ],
  [
    "el 20 % de 300.000 lo pongo yo, a 30 años al 3, ¿qué cuota?",
    "instalment",
    { entrySharePercent: 20, price: 300_000, years: 30, ratePercent: 3 },
  ],
  [
    "¿de cuánto sería el dividendo de un crédito de 3.500 UF a 25 años al 4,5 %?",
    "instalment",
    { loan: 3500, currency: "UF", years: 25, ratePercent: 4.5 },
  ],
  [
    "mensualidad de un crédito de 2 millones a 20 años con tasa del 10,5",
    "instalment",
    { loan: 2_000_000, years: 20, ratePercent: 10.5 },
  ],
  [
    "cuota mensual de un crédito de 200 millones a 15 años al 12 por ciento",
    "instalment",
    { loan: 200_000_000, years: 15, ratePercent: 12 },
  ],
  [
    "¿cuánto pago por mes si me prestan cincuenta mil dólares a quince años al seis por ciento?",
    "instalment",
    { loan: 50_000, currency: "USD", years: 15, ratePercent: 6 },
  ],
  [
    "qué cuota me quedaría por ciento ochenta mil euros a treinta años al dos coma nueve",
    "instalment",
    { loan: 180_000, currency: "EUR", years: 30, ratePercent: 2.9 },
  ],
  [
    "hipoteca de S/ 350,000 a 20 años al 9 %, ¿cuánto pago al mes?",
    "instalment",
    { loan: 350_000, currency: "PEN", years: 20, ratePercent: 9 },
  ],
  ["no 30 sino 25 años para 160.000 de hipoteca, ¿qué letra sale?", "instalment", { loan: 160_000, years: 25 }],
  [
    "un préstamo de 120.000, a 240 meses, al 3,5 % TIN: ¿cuota?",
    "instalment",
    { loan: 120_000, years: 20, ratePercent: 3.5 },
  ],
  [
    "enganche de 400 mil, casa de 2 millones, a 20 años al 11 %, ¿de cuánto es la mensualidad?",
    "instalment",
    { savings: 400_000, price: 2_000_000, years: 20, ratePercent: 11 },
  ],
  [
    "pie del 20 %, depto de 4.000 UF, 25 años, tasa 4,8 %: ¿dividendo?",
    "instalment",
    { entrySharePercent: 20, price: 4000, currency: "UF", years: 25, ratePercent: 4.8 },
  ],
  [
    "cuota inicial del 30 % y apto de 300 millones a 20 años, ¿cuánto queda la cuota?",
    "instalment",
    { entrySharePercent: 30, price: 300_000_000, years: 20 },
  ],
  ["cuanto sale la letra d una ipoteca de 95.000 a 20 años", "instalment", { loan: 95_000, years: 20 }],
  ["tengo 40 años y pido 150.000 a 25 años, ¿cuánto pagaría?", "instalment", { age: 40, loan: 150_000, years: 25 }],
  ["sin entrada, un piso de 180.000 a 30 años, ¿qué cuota?", "instalment", { savings: 0, price: 180_000, years: 30 }],
  ["¿cuánto pagaría de hipoteca al mes por un piso de 190.000?", "instalment", { price: 190_000 }],
  ["¿qué letra sale comprando por 180.000 y poniendo 50.000?", "instalment", { price: 180_000, savings: 50_000 }],
  [
    "¿en cuánto queda la cuota mensual de 250 millones a 15 años al 11 % efectivo anual?",
    "instalment",
    { loan: 250_000_000, years: 15, ratePercent: 11, isEffectiveRate: true },
  ],
  // Interest.
  [
    "¿cuánto pagaría de intereses en total por 150.000 a 20 años al 2,5 %?",
    "total-interest",
    { loan: 150_000, years: 20, ratePercent: 2.5 },
  ],
  [
    "intereses totales de una hipoteca de 200.000 a 30 años al 3 %",
    "total-interest",
    { loan: 200_000, years: 30, ratePercent: 3 },
  ],
  [
    "¿cuántos intereses acabo pagando si pido 100 mil a 15 años al 3,2?",
    "total-interest",
    { loan: 100_000, years: 15, ratePercent: 3.2 },
  ],
  [
    "de un crédito de 1,5 millones a 20 años al 11 %, ¿cuánto se va en intereses?",
    "total-interest",
    { loan: 1_500_000, years: 20, ratePercent: 11 },
  ],
  // Years.
  [
    "si pido 100.000 al 3 % y pago 600 al mes, ¿en cuántos años termino?",
    "years-for-instalment",
    { loan: 100_000, ratePercent: 3, instalment: 600 },
  ],
  [
    "¿cuánto tiempo tardo en pagar 120.000 con una cuota de 700 al 2,9 %?",
    "years-for-instalment",
    { loan: 120_000, instalment: 700, ratePercent: 2.9 },
  ],
  [
    "¿qué plazo necesito para que la cuota de 150.000 sea de 650 al mes?",
    "years-for-instalment",
    { loan: 150_000, instalment: 650 },
  ],
  // Largest loan.
  [
    "gano 2.400 al mes y pago 300 de coche, ¿cuánto me presta el banco?",
    "largest-loan",
    { netMonthlyIncome: 2400, monthlyDebts: 300 },
  ],
  [
    "pago 300 de coche y gano 2.400 al mes, ¿cuánto me presta el banco?",
    "largest-loan",
    { netMonthlyIncome: 2400, monthlyDebts: 300 },
  ],
  [
    "gano 36.000 al año, deudas 250 al mes, ratio 30 %, ¿préstamo máximo?",
    "largest-loan",
    { netMonthlyIncome: 3000, monthlyDebts: 250, debtRatioPercent: 30 },
  ],
  [
    "¿qué hipoteca me darían ganando 1.900 a 30 años al 2,9 %?",
    "largest-loan",
    { netMonthlyIncome: 1900, years: 30, ratePercent: 2.9 },
  ],
  ["con dos nóminas de 1.500, ¿cuánto nos daría el banco de hipoteca?", "largest-loan", { netMonthlyIncome: 3000 }],
  [
    "mi mujer gana 1.300 y yo 1.700, ¿qué préstamo nos conceden sin deudas?",
    "largest-loan",
    { netMonthlyIncome: 3000, monthlyDebts: 0 },
  ],
  [
    "deudas 35 %, ingresos 2.800, ¿cuánto me dejarían?",
    "largest-loan",
    { debtRatioPercent: 35, netMonthlyIncome: 2800 },
  ],
  [
    "¿cuánto me presta el banco si cobro 2.000 netos, a 25 años y con un endeudamiento del 30 %?",
    "largest-loan",
    { netMonthlyIncome: 2000, years: 25, debtRatioPercent: 30 },
  ],
  [
    "¿cuánto crédito me aprueban con un sueldo de 35 mil pesos mexicanos a 20 años al 10 %?",
    "largest-loan",
    { netMonthlyIncome: 35_000, currency: "MXN", years: 20, ratePercent: 10 },
  ],
  [
    "gano 4 millones de pesos colombianos, ¿hasta cuánto me prestan al 12 % a 15 años?",
    "largest-loan",
    { netMonthlyIncome: 4_000_000, currency: "COP", ratePercent: 12, years: 15 },
  ],
  [
    "¿cuánto puedo pedir de hipoteca con 2.750 € al mes sin pasar del 33 %?",
    "largest-loan",
    { netMonthlyIncome: 2750, currency: "EUR", debtRatioPercent: 33 },
  ],
  [
    "hipoteca máxima con 3.100 de ingresos y 450 de otros préstamos",
    "largest-loan",
    { netMonthlyIncome: 3100, monthlyDebts: 450 },
  ],
  ["cuanta ipoteca me da el vanco con un sueldo de 1900", "largest-loan", { netMonthlyIncome: 1900 }],
  ["somos dos y ganamos 1.400 cada uno, ¿cuánto nos prestan?", "largest-loan", { netMonthlyIncome: 2800 }],
  ["gano 18 mil quincenales, ¿de cuánto me darían el crédito?", "largest-loan", { netMonthlyIncome: 36_000 }],
  ["¿cuánto me presta el banco con un salario de 4 millones y medio?", "largest-loan", { netMonthlyIncome: 4_500_000 }],
  [
    "gano un millón y medio de pesos chilenos, ¿cuánto me da el banco?",
    "largest-loan",
    { netMonthlyIncome: 1_500_000, currency: "CLP" },
  ],
  ["¿me hipotecan con 1.300 al mes?", "largest-loan", { netMonthlyIncome: 1300 }],
  // Largest instalment.
  [
    "¿Cuál es la cuota máxima que puedo pagar si cobro 2.600 y no quiero pasar del 35 %?",
    "largest-instalment",
    { netMonthlyIncome: 2600, debtRatioPercent: 35 },
  ],
  [
    "ingresos de 3.000 y 200 de deudas, ¿qué cuota máxima puedo asumir?",
    "largest-instalment",
    { netMonthlyIncome: 3000, monthlyDebts: 200 },
  ],
  ["¿hasta qué letra me puedo permitir con 1.850 netos?", "largest-instalment", { netMonthlyIncome: 1850 }],
  [
    "gano 2.200 y ya pago 150 del coche, ¿qué mensualidad aguanto con un 40 %?",
    "largest-instalment",
    { netMonthlyIncome: 2200, monthlyDebts: 150, debtRatioPercent: 40 },
  ],
  [
    "con 1.200.000 pesos chilenos de sueldo, ¿cuál es el dividendo máximo que me dejan?",
    "largest-instalment",
    { netMonthlyIncome: 1_200_000, currency: "CLP" },
  ],
  ["¿qué cuota puedo pagar si gano dos mil quinientos al mes?", "largest-instalment", { netMonthlyIncome: 2500 }],
  // Loan for an instalment.
  [
    "con una cuota de 800 al mes a 25 años al 3 %, ¿qué hipoteca puedo pedir?",
    "loan-for-instalment",
    { instalment: 800, years: 25, ratePercent: 3 },
  ],
  ["¿cuánto préstamo es una letra de 650 a 30 años?", "loan-for-instalment", { instalment: 650, years: 30 }],
  [
    "puedo pagar 700 al mes, ¿cuánto puedo pedir a 20 años al 2,5 %?",
    "loan-for-instalment",
    { instalment: 700, years: 20, ratePercent: 2.5 },
  ],
  [
    "¿qué crédito pago con mensualidades de 12 mil pesos mexicanos a 15 años al 10 %?",
    "loan-for-instalment",
    { instalment: 12_000, currency: "MXN", years: 15, ratePercent: 10 },
  ],
  // Largest price.
  [
    "somos dos con sueldos de 1.500 y 1.800, 40.000 ahorrados, ¿qué piso podemos comprar?",
    "largest-price",
    { netMonthlyIncome: 3300, savings: 40_000 },
  ],
  [
    "gano 2.500, tengo 50.000 ahorrados y pago 200 de coche, ¿hasta qué precio puedo comprar?",
    "largest-price",
    { netMonthlyIncome: 2500, savings: 50_000, monthlyDebts: 200 },
  ],
  [
    "ingresos 3.000 ahorros 50.000, ¿qué casa me puedo permitir?",
    "largest-price",
    { netMonthlyIncome: 3000, savings: 50_000 },
  ],
  ["2.900 netos 55 mil ahorrados, presupuesto máximo", "largest-price", { netMonthlyIncome: 2900, savings: 55_000 }],
  [
    "¿me llega para un piso de 200 mil si cobro mil seiscientos y no tengo deudas?",
    "largest-price",
    { price: 200_000, netMonthlyIncome: 1600, monthlyDebts: 0 },
  ],
  [
    "tengo 60 mil dólares y gano 2.500 dólares por mes, ¿qué puedo comprar?",
    "largest-price",
    { savings: 60_000, currency: "USD", netMonthlyIncome: 2500 },
  ],
  [
    "con un enganche de 500 mil pesos y 40 mil al mes, ¿para qué casa me alcanza en México?",
    "largest-price",
    { savings: 500_000, currency: "MXN", netMonthlyIncome: 40_000 },
  ],
  [
    "cobro 2.100 en 14 pagas y tengo 45.000 de entrada, ¿qué presupuesto tengo?",
    "largest-price",
    { netMonthlyIncome: 2450, savings: 45_000 },
  ],
  [
    "no tengo ahorros pero gano 3.200, ¿puedo comprar un piso?",
    "largest-price",
    { savings: 0, netMonthlyIncome: 3200 },
  ],
  [
    "con 35.000 en el banco y una nómina de 1.950, ¿hasta dónde llego?",
    "largest-price",
    { savings: 35_000, netMonthlyIncome: 1950 },
  ],
  [
    "¿cuál es mi capacidad de compra con un salario de 1.850 euros?",
    "largest-price",
    { netMonthlyIncome: 1850, currency: "EUR" },
  ],
  ["gano 2.450 al mes", "largest-price", { netMonthlyIncome: 2450 }],
  [
    "tengo 80 millones ahorrados y gano 7 millones, ¿para qué casa me alcanza?",
    "largest-price",
    { savings: 80_000_000, netMonthlyIncome: 7_000_000 },
  ],
  ["con renta líquida de 2 millones, ¿a qué depto puedo postular?", "largest-price", { netMonthlyIncome: 2_000_000 }],
  // Savings.
  [
    "¿cuánto tengo que tener ahorrado para un piso de 200.000 si el banco financia el 80 % y los gastos son el 10 %?",
    "savings-needed",
    { price: 200_000, loanToValuePercent: 80, costsSharePercent: 10 },
  ],
  [
    "si los gastos son el 10 % y el banco financia el 80 %, ¿cuánto tengo que tener ahorrado para un piso de 200.000?",
    "savings-needed",
    { price: 200_000, loanToValuePercent: 80, costsSharePercent: 10 },
  ],
  ["¿qué entrada necesito para una casa de 250.000?", "savings-needed", { price: 250_000 }],
  [
    "¿cuánto ahorro hace falta para comprar por 180 mil con una hipoteca del 90 %?",
    "savings-needed",
    { price: 180_000, loanToValuePercent: 90 },
  ],
  ["¿de cuánto tiene que ser el enganche de un depa de 3 millones?", "savings-needed", { price: 3_000_000 }],
  [
    "qué pie necesito para un departamento de 4.500 UF si me financian el 80 %",
    "savings-needed",
    { price: 4500, currency: "UF", loanToValuePercent: 80 },
  ],
  // Income.
  ["¿cuánto tendría que ganar para comprar un piso de 250.000?", "income-needed", { price: 250_000 }],
  ["¿qué sueldo necesito para una hipoteca de 180.000 a 30 años?", "income-needed", { loan: 180_000, years: 30 }],
  [
    "¿qué ingresos piden para una casa de 2 millones de pesos mexicanos con 20 % de enganche?",
    "income-needed",
    { price: 2_000_000, currency: "MXN", entrySharePercent: 20 },
  ],
  // Purchase costs.
  ["¿qué gastos tiene comprar una casa de 300.000 en Valencia?", "costs", { price: 300_000 }],
  ["cuánto se me va en notaría y registro comprando un piso de 150 mil", "costs", { price: 150_000 }],
  ["gastos e impuestos de un piso de 220.000", "costs", { price: 220_000 }],
  ["¿cuánto cuesta escriturar una casa de 2.500.000 pesos mexicanos?", "costs", { price: 2_500_000, currency: "MXN" }],
  ["además del precio, ¿qué más pago por un piso de 190.000?", "costs", { price: 190_000 }],
  ["gastos de escrituración de un depto de 100 mil dólares", "costs", { price: 100_000, currency: "USD" }],
  ["¿cuánto pago de ITP por un piso de 250.000 en Madrid?", "tax", { price: 250_000 }],
  ["itp de una vivienda de 95.000 euros en granada", "tax", { price: 95_000, currency: "EUR" }],
  ["¿cuánto es el IVA de un piso nuevo de 240 mil?", "tax", { price: 240_000 }],
  [
    "¿cuánto se paga de alcabala por un departamento de 400 mil soles?",
    "tax",
    { price: 400_000, currency: "PEN", taxName: "alcabala" },
  ],
  ["tengo 33 años y compro por 170.000, ¿qué ITP pago?", "tax", { age: 33, price: 170_000 }],
  ["¿cuánto me cuesta en total comprar un piso de 199.000 con gastos?", "costs", { price: 199_000 }],
  ["¿cuánto cobra el notario por una compraventa de 160.000?", "costs", { price: 160_000 }],
  ["¿de cuánto es el ITP en Cataluña?", "tax-rate", {}],
  ["¿qué porcentaje de ITP se paga en Andalucía?", "tax-rate", {}],
  ["a qué tipo está el AJD en Aragón", "tax-rate", {}],
  ["¿hay ITP reducido para jóvenes en Galicia?", "tax-rate", {}],
  // Yields.
  [
    "compré un piso por 150.000 y lo alquilo por 750 al mes, ¿qué rentabilidad bruta tengo?",
    "gross-yield",
    { price: 150_000, monthlyRent: 750 },
  ],
  [
    "lo alquilo por 750 al mes y compré el piso por 150.000, ¿qué rentabilidad bruta tengo?",
    "gross-yield",
    { price: 150_000, monthlyRent: 750 },
  ],
  ["rentabilidad piso 120k alquiler 600", "gross-yield", { price: 120_000, monthlyRent: 600 }],
  [
    "¿cuánto rinde al año un piso de cien mil euros alquilado en quinientos?",
    "gross-yield",
    { price: 100_000, currency: "EUR", monthlyRent: 500 },
  ],
  ["alquiler de 9.600 al año, precio 160.000, ¿rentabilidad?", "gross-yield", { monthlyRent: 800, price: 160_000 }],
  ["qe rentavilidad tiene un piso d 100 mil q alquilo por 500", "gross-yield", { price: 100_000, monthlyRent: 500 }],
  [
    "un departamento de 3,2 millones de pesos que renta 18 mil al mes, ¿qué rendimiento deja?",
    "gross-yield",
    { price: 3_200_000, monthlyRent: 18_000, unclearCurrency: "pesos" },
  ],
  [
    "depto de 4500 UF con arriendo de 20 UF, ¿rentabilidad?",
    "gross-yield",
    { price: 4500, currency: "UF", monthlyRent: 20 },
  ],
  [
    "¿cuánto me renta un apartamento de 300 millones con arriendo de 1.500.000?",
    "gross-yield",
    { price: 300_000_000, monthlyRent: 1_500_000 },
  ],
  [
    "cap rate de un depto de 100 mil dólares alquilado en 500",
    "gross-yield",
    { price: 100_000, currency: "USD", monthlyRent: 500 },
  ],
  [
    "un departamento de 350 mil soles alquilado en 1.800, ¿qué rentabilidad tiene?",
    "gross-yield",
    { price: 350_000, currency: "PEN", monthlyRent: 1800 },
  ],
  [
    "una casa de $3,500,000 rentada en $17,000 mensuales, ¿qué rendimiento tiene?",
    "gross-yield",
    { price: 3_500_000, monthlyRent: 17_000, unclearCurrency: "$" },
  ],
  [
    "depto de un palo verde alquilado en 4.000 dólares, ¿qué rentabilidad?",
    "gross-yield",
    { price: 1_000_000, currency: "USD", monthlyRent: 4000 },
  ],
  [
    "plaza de garaje de 20.000 alquilada por 90 al mes, ¿cuánto rinde?",
    "gross-yield",
    { price: 20_000, monthlyRent: 90 },
  ],
  [
    "¿rentabilidad neta de un piso de 120.000 con alquiler de 650 y 1.400 de gastos al año?",
    "net-yield",
    { price: 120_000, monthlyRent: 650, yearlyExpenses: 1400 },
  ],
  [
    "¿rentabilidad neta con 1.400 de gastos al año y alquiler de 650 en un piso de 120.000?",
    "net-yield",
    { price: 120_000, monthlyRent: 650, yearlyExpenses: 1400 },
  ],
  [
    "alquiler de 800, precio 160.000, IBI de 400 y comunidad de 60 al mes, ¿rentabilidad neta?",
    "net-yield",
    { monthlyRent: 800, price: 160_000, yearlyExpenses: 1120 },
  ],
  [
    "¿qué rentabilidad neta deja un piso de 200.000 alquilado en 900 con gastos del 20 %?",
    "net-yield",
    { price: 200_000, monthlyRent: 900, expensesSharePercent: 20 },
  ],
  [
    "rentabilidad neta: 140.000 de precio, 700 de alquiler y un mes vacío al año",
    "net-yield",
    { price: 140_000, monthlyRent: 700, vacancyPercent: 8.33 },
  ],
  [
    "rentabilidad neta: 140.000 de precio, 700 de alquiler y 2 meses vacío",
    "net-yield",
    { price: 140_000, monthlyRent: 700, vacancyPercent: 16.67 },
  ],
  [
    "descontando 1.800 de gastos, ¿qué rentabilidad deja un piso de 150.000 alquilado en 800?",
    "net-yield",
    { yearlyExpenses: 1800, price: 150_000, monthlyRent: 800 },
  ],
  // Rent and price for a yield.
  [
    "¿qué alquiler tengo que pedir para sacar un 6 % a un piso de 180.000?",
    "rent-for-yield",
    { yieldPercent: 6, price: 180_000 },
  ],
  [
    "¿por cuánto tendría que alquilarlo para que rente un 5 % si costó 200.000?",
    "rent-for-yield",
    { yieldPercent: 5, price: 200_000 },
  ],
  ["alquiler para una rentabilidad del 8 % en 100.000", "rent-for-yield", { yieldPercent: 8, price: 100_000 }],
  [
    "¿en cuánto debo rentar un departamento de 2 millones para un rendimiento del 7 %?",
    "rent-for-yield",
    { price: 2_000_000, yieldPercent: 7 },
  ],
  [
    "¿a qué precio tengo que comprar si el alquiler es de 900 y quiero un 7 % de rentabilidad?",
    "price-for-yield",
    { monthlyRent: 900, yieldPercent: 7 },
  ],
  [
    "¿cuánto puedo pagar por un piso que se alquila en 700 si quiero una rentabilidad del 6 %?",
    "price-for-yield",
    { monthlyRent: 700, yieldPercent: 6 },
  ],
  [
    "precio máximo de compra para un 8 % de rentabilidad con alquiler de 650",
    "price-for-yield",
    { yieldPercent: 8, monthlyRent: 650 },
  ],
  [
    "arriendo de 1.200.000 y quiero el 6 % de rentabilidad anual, ¿a qué precio compro el apto?",
    "price-for-yield",
    { monthlyRent: 1_200_000, yieldPercent: 6 },
  ],
];
