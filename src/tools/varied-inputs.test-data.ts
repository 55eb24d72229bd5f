/**
 * Inputs of each tool that its example is far from: next to nothing known, nearly everything known, other countries, and values at the
 * ends of what is likely. Each changes the example, or begins where `from` says; an answer that is `undefined` is left out.
 */
export interface VariedInput {
  from?: "example" | "nothing" | "abroad";
  with: Readonly<Record<string, unknown>>;
}

const HOUSE = {
  type: "chalet",
  placeName: "Torrent",
  usableAreaM2: undefined,
  builtAreaM2: 210,
  rooms: 5,
  bathrooms: 3,
  floor: undefined,
  buildingFloors: 2,
  yearBuilt: 1978,
  condition: "a_reformar",
  hasLift: undefined,
  isExterior: undefined,
  hasTerrace: true,
  hasGarden: true,
  hasPool: true,
  hasParkingIncluded: true,
  hasAirConditioning: undefined,
  energyRating: "G",
  price: 415_000,
};
const TOP_FLAT = {
  type: "atico",
  floor: 6,
  isTopFloor: true,
  hasLift: false,
  isExterior: false,
  hasTerrace: undefined,
  hasStorageRoom: true,
  hasWardrobes: true,
  hasDoorman: true,
  energyRating: undefined,
};

const FLATS_OF_A_STREET = `Dirección;m²;Habitaciones;Baños;Planta;Ascensor;Precio;Fecha;Tipo
Sueca 1;80;3;1;2;sí;240.000 €;2026-10-01;piso
Sueca 3;84;3;1;3;sí;252.000 €;2026-09-01;piso
Sueca 5;78;2;1;1;no;210.000 €;2026-08-01;piso
Sueca 7;90;3;2;4;sí;279.000 €;2026-07-01;piso
Sueca 9;86;3;1;2;sí;258.000 €;2026-06-01;piso
Sueca 11;82;3;1;5;sí;262.000 €;2026-05-01;piso`;

const RENTS_OF_A_STREET = FLATS_OF_A_STREET.replace(
  /(\d{3})\.000 €/g,
  (_, price: string) => `${Number(price) * 5 - 200} €`,
);

const YEARS_OF_PRICES =
  "2015;1200\n2016;1230\n2017;1290\n2018;1370\n2019;1410\n2020;1395\n2021;1440\n2022;1530\n2023;1600\n2024;1710";
const FALLING_QUARTERS = Array.from(
  { length: 16 },
  (_, i) => `${2021 + Math.floor(i / 4)}-T${(i % 4) + 1};${2000 - 15 * i + (i % 3) * 6}`,
).join("\n");

/** By the id of the tool and a name of the input. */
export const VARIED_INPUTS: Readonly<Record<string, Readonly<Record<string, VariedInput>>>> = {
  cma: {
    "no costs of the seller known": {
      with: {
        feeShare: undefined,
        debt: undefined,
        certificateCost: undefined,
        purchasePrice: undefined,
        purchasedOn: undefined,
        purchaseCosts: undefined,
        landValue: undefined,
        cadastralValue: undefined,
        landGainRate: undefined,
      },
    },
    "a house to be renovated among flats": { with: { home: HOUSE } },
    "six offers of a street, one step to a closing": {
      with: {
        comparablesText: FLATS_OF_A_STREET,
        closingGap: 7,
        feeShare: 4,
        debt: 0,
        letter: "Gracias por abrirme su casa.",
      },
    },
    "two comparables are too few": {
      with: { comparablesText: FLATS_OF_A_STREET.split("\n").slice(0, 3).join("\n") },
    },
    "Chile, with nothing typed of costs": { from: "abroad", with: { feeShare: undefined, debt: undefined } },
    "bought dear, sold by somebody of 66 years who lives there": {
      with: { situation: "mayor-65", purchasePrice: 420_000, purchaseCosts: 38_000, improvements: 12_500, gainTax: 0 },
    },
    "three pages in another order, with advice": {
      with: { pages: ["estrategias", "comparables", "neto"], advice: "Salga a la venta en febrero." },
    },
  },
  appreciation: {
    "a value and nothing else": { from: "nothing", with: { propertyValue: 180_000 } },
    "five years in Mexico, with another return": {
      with: {
        propertyValue: 3_000_000,
        years: 5,
        series: "bis-mx",
        monthlyCost: 0,
        otherReturn: 9,
        inflation: undefined,
      },
    },
    "a community, for one year": { with: { series: "ine-ipv-es-ct", years: 1, otherReturn: 0, inflation: -1 } },
    "an own series of years": {
      with: { source: "propia", ownSeries: YEARS_OF_PRICES, ownName: "Ruzafa", otherReturn: 3, monthlyCost: undefined },
    },
    "an own series of quarters that falls, without consumer prices": {
      with: { source: "propia", ownSeries: FALLING_QUARTERS, ownPrices: "otro", currency: "USD", inflation: undefined },
    },
    "an own series in pesos with more years than it can tell": {
      with: { source: "propia", ownSeries: YEARS_OF_PRICES, ownPrices: "mx", years: 5, inflation: 6, monthlyCost: 900 },
    },
  },
  "borrowing-capacity": {
    "little known, elsewhere": {
      from: "nothing",
      with: { netMonthlyIncome: 2500, savings: 40_000, rate: 3, years: 30, place: "otro", costShare: 10 },
    },
    "variable, with an index that rises": {
      with: {
        rateType: "variable",
        rate: undefined,
        spread: 0.8,
        reference: 2.1,
        laterReference: 4,
        reviewMonths: "6",
      },
    },
    "mixed, a new home in Madrid, fourteen payments": {
      with: {
        rateType: "mixto",
        rate: 2,
        spread: 0.6,
        reference: 2.25,
        fixedYears: 10,
        paysPerYear: "14",
        place: "ES-MD",
        homeKind: "nueva",
        appraisalFee: 350,
        otherCosts: 600,
        openingFee: 1,
        linkedProductsPerYear: 420,
      },
    },
    "debts that leave nothing": { with: { netMonthlyIncome: 1000, monthlyDebts: 400, targetPrice: 120_000 } },
    "no savings": { with: { savings: 0, prepaymentAmount: undefined } },
    "more savings than the home costs": { with: { savings: 900_000, netMonthlyIncome: 9000, targetPrice: 600_000 } },
    "an appraisal below the price": { with: { appraisal: 220_000, referenceValue: 280_000, loanToValue: 90 } },
    "a prepayment of more than is owed": { with: { prepaymentAmount: 400_000, prepaymentMonth: 12 } },
    "an old buyer with a short loan": { with: { age: 66, years: 9, targetPrice: undefined, rate: 0 } },
    "units that grow faster than the income": {
      from: "abroad",
      with: { place: "AR", rate: 5, indexUnit: "UVA", unitGrowth: 30, incomeGrowth: 22, targetPrice: undefined },
    },
    "units of Chile with an income that keeps up": {
      from: "abroad",
      with: { place: "CL", rate: 4.5, indexUnit: "UF", unitGrowth: 4, incomeGrowth: 5, currency: "CLP" },
    },
  },
  "follow-up": {
    "a start and nothing else": { from: "nothing", with: { startedOn: "hace 0 días" } },
    "on the telephone, half of the way": {
      with: {
        channel: "llamada",
        phone: "612 345 678",
        stage: "contactado",
        done: 3,
        startedOn: "hace 10 días",
        hour: "17:30",
      },
    },
    "by mail, all done": {
      with: {
        channel: "correo",
        email: "marta@casa.example",
        stage: "oferta",
        done: 6,
        startedOn: "hace 70 días",
        name: undefined,
      },
    },
    "with an answer of yesterday": {
      with: { stage: "visita", done: 2, startedOn: "hace 9 días", repliedOn: "hace 1 día" },
    },
    "with a no": {
      with: { stage: "cualificado", saidNo: "si", startedOn: "hace 20 días", agent: undefined, about: undefined },
    },
    "begun on a Saturday night": {
      with: { startedOn: "2026-11-21", startedAt: "23:59", hour: "19:59", stage: "cualificado" },
    },
  },
  "lead-qualifier": {
    "nothing known": { from: "nothing", with: {} },
    "cash, alone, within a month": {
      with: {
        decides: "solo",
        timeline: "un_mes",
        financing: "contado",
        capacity: 300_000,
        areaM2: 90,
        monthlyDebts: 0,
      },
    },
    "short of savings, later": {
      with: {
        decides: "compartida",
        timeline: "mas_tarde",
        financing: "sin_mirar",
        savings: 20_000,
        events: [],
        reason: undefined,
      },
    },
    "short of income": {
      with: { netMonthlyIncome: 1500, timeline: "seis_meses", financing: "aprobada", homeKind: "nueva" },
    },
    "a price just above what they can pay": { with: { capacity: 271_000, homeType: undefined, rooms: 0 } },
    "a grade by hand": { with: { override: "D", overrideReason: "Compra a través de otra agencia", name: undefined } },
    "in Mexico, with events of one day": {
      with: {
        place: "MX",
        targetPrice: 2_400_000,
        netMonthlyIncome: 48_000,
        savings: 700_000,
        rate: 10.8,
        years: 20,
        events: [
          { kind: "llamada", date: "hace 0 días" },
          { kind: "llamada", date: "hace 0 días" },
          { kind: "pide_visita", date: "hace 14 días" },
          { kind: "enlace", date: "hace 60 días" },
          { kind: "visita", date: "2027-01-10" },
        ],
      },
    },
  },
  "listing-writer": {
    "a flat and nothing else": {
      from: "nothing",
      with: { home: { operation: "venta", type: "piso", builtAreaM2: 70 } },
    },
    "a house in a warm tone": {
      with: {
        home: HOUSE,
        plotAreaM2: 640,
        heating: "chimenea",
        tone: "cercano",
        orientation: undefined,
        renovatedYear: undefined,
      },
    },
    "a top flat, formal": {
      with: {
        home: TOP_FLAT,
        tone: "premium",
        features: ["Suelo hidráulico", "Vigas vistas"],
        renovatedWhat: "cocina y baños",
      },
    },
    "for an investor": {
      with: { tone: "inversion", isFurnished: "si", energyStatus: "en_tramite", home: { energyRating: undefined } },
    },
    "a flat to let in a stressed zone": {
      with: {
        home: { operation: "alquiler", price: 1200 },
        rentKind: "habitual",
        isStressedZone: "si",
        previousRent: 1050,
        rentIndex: 12.5,
        seed: 7,
      },
    },
    "a flat to tourists": {
      with: {
        home: { operation: "alquiler", price: 900 },
        rentKind: "turistico",
        registrationNumber: "ESFCTU 0801",
        seed: 3,
      },
    },
    "in English": { with: { variety: "en", features: ["Balcón"], isFurnished: "si" } },
    "in English, a house": {
      with: { variety: "en", home: HOUSE, plotAreaM2: 640, tone: "premium", renovatedYear: undefined },
    },
    "a shop in Mexico": {
      from: "abroad",
      with: {
        home: {
          type: "local",
          country: "MX",
          currency: "MXN",
          operation: "alquiler",
          price: 24_000,
          floor: 0,
          rooms: 1,
          placeName: "Condesa, Ciudad de México",
        },
        variety: "es-MX",
        tone: "neutro",
        views: undefined,
        orientation: undefined,
        communityFee: 1800,
        nearby: ["Metrobús a 4 minutos"],
      },
    },
    "off plan in Argentina": {
      from: "abroad",
      with: {
        home: {
          country: "AR",
          currency: "USD",
          price: 180_000,
          condition: "obra_nueva",
          yearBuilt: 2028,
          placeName: "Palermo, Buenos Aires",
        },
        variety: "es-AR",
        tone: "cercano",
        views: "el bosque",
        communityFee: 120,
        nearby: ["Subte a 5 minutos"],
      },
    },
    "own words against the law, and too loud": {
      with: {
        ownText: "IDEAL para familias españolas!!! La mejor inversión de la zona, revalorización asegurada.",
        seed: 9,
      },
    },
  },
  negotiator: {
    "prices and nothing else": { from: "nothing", with: { place: "otro", listPrice: 200_000, target: 190_000 } },
    "over 65, with two counter-offers made": {
      with: {
        situation: "mayor-65",
        counterOffersMade: "2",
        counterPrice: 250_000,
        feeShare: 3,
        paysDeed: "si",
        cancellationCost: 900,
      },
    },
    "buys another home": {
      with: { situation: "reinvierte", reinvested: 200_000, improvements: 12_000, purchasedOn: "1992-03-01" },
    },
    "lives abroad": {
      with: { situation: "no-residente", place: "ES-CT", depreciation: 9000, otherCosts: 1500, debt: 0 },
    },
    "a loss": {
      with: { purchasePrice: 260_000, purchaseCosts: 26_000, carryPerMonth: 0, conditions: "Se queda los muebles." },
    },
    "owes more than is left": { with: { debt: 250_000, landGainTax: 4000, gainTax: 3000 } },
    "one offer, above the list price": {
      with: { offers: [{ name: "Ana", price: 262_000, deposit: 0, financing: "contado", days: 1, probability: 100 }] },
    },
    "offers without names": {
      with: {
        offers: [
          { price: 230_000, financing: "contado", days: 20, probability: 90 },
          { price: 230_000, financing: "vende-antes", days: 400, probability: 5 },
        ],
        weightDeposit: 0,
        weightFinancing: 0,
        weightSpeed: 100,
        homeName: undefined,
      },
    },
    "in Lima in dollars": { from: "abroad", with: { currency: "USD", feeShare: 5, counterDays: 30, validDays: 1 } },
  },
  "price-check": {
    "no comparables": { with: { comparablesText: undefined, historyText: undefined, advertText: undefined } },
    "a low price with signs of a fake": {
      with: {
        home: { price: "95.000" },
        advertText: "Estoy en el extranjero, envío las llaves por mensajería tras una señal por Western Union.",
        historyText: undefined,
      },
    },
    "a fair price, new in the market": { with: { home: { price: "249.000" }, historyText: "20/11/2026; 249.000 €" } },
    "another agency's, a bit too dear": {
      with: {
        home: { price: "268.000", hasLift: "no", condition: "a_reformar" },
        advert: { id: "3f0c9a52-5a77-4b70-9d0e-0a4f2c1d8e11", isOfOthers: true },
      },
    },
    "to let": {
      with: {
        home: { operation: "alquiler", price: "1.100" },
        historyText: "01/10/2026; 1.250 €\n01/11/2026; 1.100 €",
        extrasComplete: "si",
        comparablesText: RENTS_OF_A_STREET,
      },
    },
    "few adverts, none of them with a place": {
      with: {
        home: { municipalityCode: undefined, price: "270.000" },
        comparablesText: FLATS_OF_A_STREET,
        historyText: "01/02/2026; 260.000 €\n01/06/2026; 270.000 €",
      },
    },
    "in Mexico, cheap": { from: "abroad", with: { home: { price: "5,600,000" }, historyText: undefined } },
  },
  prospecting: {
    "one telephone": { from: "nothing", with: { prospects: [{ phone: "600 000 001" }] } },
    "visits of one afternoon, on a day": {
      with: {
        visitsFrom: "16:00",
        visitsTo: "18:00",
        visitsPerDay: 2,
        visitsOn: "2026-11-30",
        margin: 5,
        agent: undefined,
      },
    },
    "without a place to start": { with: { startName: undefined, startLatitude: undefined, startLongitude: undefined } },
    "who wants far too much, and who does not want to sell": {
      with: {
        prospects: [
          {
            name: "Ana",
            phone: "600 000 010",
            motive: 5,
            expectation: 400_000,
            value: 250_000,
            leadOn: "hace 1 día",
            source: "referido",
          },
          {
            name: "Luis",
            phone: "600 000 011",
            motive: 0,
            expectation: 200_000,
            value: 250_000,
            leadOn: "hace 90 días",
            source: "otro",
          },
          { name: "Eva", phone: "600 000 012", motive: 1, leadOn: "hace 15 días", source: "cliente-antiguo" },
          {
            name: "Ion",
            motive: 4,
            hasExclusive: true,
            exclusiveUntil: "hace 1 día",
            phone: "600 000 013",
            leadOn: "hace 2 días",
          },
          { name: "Paz", motive: 4, hasExclusive: true, phone: "600 000 014", leadOn: "hace 2 días" },
          { address: "Calle Cuba, 9", latitude: 39.46, longitude: -0.37, wantsVisit: true, isPlacePoint: true },
        ],
      },
    },
    "in dollars": {
      with: {
        currency: "USD",
        prospects: [{ name: "Sol", phone: "+54 11 5555 0101", motive: 3, expectation: 230_000, value: 200_000 }],
      },
    },
  },
  renovation: {
    "new, in Mexico": {
      with: {
        home: { country: "MX", currency: "MXN", condition: "obra_nueva" },
        place: "MX",
        vatGeneral: 16,
        value: 4_000_000,
        valueLow: undefined,
        valueHigh: undefined,
        budget: 300_000,
      },
    },
    "a house, with a community of none": {
      with: {
        home: { ...HOUSE, price: undefined, operation: "venta" },
        place: "ES-VC",
        value: 415_000,
        valueLow: undefined,
        valueHigh: undefined,
        budget: 90_000,
        facadeM2: 240,
        quality: "media",
      },
    },
    "a building that joins in": {
      with: {
        allowsCommunity: "si",
        communityHomes: 12,
        facadeM2: 600,
        home: { hasLift: "no", floor: "5" },
        budget: 60_000,
      },
    },
    "prudent, with own works and months of costs": {
      with: {
        criterion: "prudente",
        carryPerMonth: 450,
        quality: "alta",
        gainTax: 21,
        others: [
          { name: "Pérgola", cost: 3000, uplift: 2 },
          { name: "Puerta blindada", cost: 1200, uplift: 0 },
        ],
      },
    },
    "a company in the country, with its own rates": {
      with: {
        payer: "empresa",
        isRural: "si",
        pricesArePem: "si",
        labour: 1.3,
        overheads: 13,
        profit: 6,
        contingency: 15,
        licence: 1,
        icio: 3,
        fees: 8,
        vatReduced: 10,
        vatGeneral: 21,
      },
    },
    "no money": { with: { budget: 0 } },
    "costs that were asked for": {
      with: {
        works: {
          cocina: { on: "si", cost: 12_000, uplift: 6 },
          pintura: { on: "no" },
          suelo: { on: "si", cost: 2000 },
        },
      },
    },
    "an office": { with: { home: { type: "oficina" } } },
  },
  "roi-calculator": {
    "cash, elsewhere": {
      from: "nothing",
      with: {
        place: "otro",
        price: 100_000,
        monthlyRent: 600,
        costShare: 8,
        vacancy: 5,
        rentGrowth: 2,
        exitCostShare: 4,
        discountRate: 6,
      },
    },
    "with taxes, for a young tenant": {
      with: { marginalRate: 37, buildingShare: 60, reductionCase: "joven", managementShare: 8 },
    },
    "in a stressed area": {
      with: {
        isStressedArea: "si",
        lastRent: 800,
        lastRentUpdate: 2.2,
        hasImprovement: "si",
        reductionCase: "rebajada",
        marginalRate: 30,
        buildingShare: 60,
      },
    },
    "a rent that does not pay the instalment": { with: { monthlyRent: 400, loan: 150_000, rate: 5, priceGrowth: -3 } },
    "a new home, sold after a year": {
      with: {
        homeKind: "nueva",
        horizonYears: 1,
        works: 0,
        landValue: 20_000,
        cadastralValue: 60_000,
        landGainRate: 29,
      },
    },
    "forty years without a loan": {
      with: { horizonYears: 40, loan: 0, rate: undefined, rentGrowth: 3, valueAfterWorks: 190_000 },
    },
    "in Mexico": {
      with: {
        place: "MX",
        price: 2_400_000,
        monthlyRent: 14_000,
        loan: 1_200_000,
        rate: 10.8,
        vacancy: 8,
        rentGrowth: 4,
        exitCostShare: 6,
        discountRate: 12,
      },
    },
    "channels of marketing": {
      from: "nothing",
      with: {
        mode: "marketing",
        channels: [
          { name: "Portal", spend: 600, leads: 40, closings: 2, margin: 9000 },
          { name: "Carteles", spend: 0, leads: 5, closings: 1, margin: 4000 },
          { name: "Redes", spend: 900, leads: 30, closings: 0, margin: 0 },
          { name: "Buzoneo", spend: 400, leads: 0, margin: -100 },
        ],
      },
    },
  },
  "sales-arguments": {
    "an area and nothing else": {
      from: "nothing",
      with: { purpose: "primera", home: { operation: "venta", type: "piso", builtAreaM2: 70 } },
    },
    "a house for more room": {
      with: {
        purpose: "espacio",
        home: HOUSE,
        plotAreaM2: 640,
        heating: "chimenea",
        worksLow: 30_000,
        worksHigh: 50_000,
        worksSource: "Obras Sol",
      },
    },
    "a top flat to let": {
      with: {
        purpose: "invertir",
        home: TOP_FLAT,
        areaRent: 1250,
        areaRentSource: "Portal, octubre de 2026",
        valuationLow: undefined,
        valuationHigh: undefined,
      },
    },
    "a second home, dearer than its value": {
      with: {
        purpose: "segunda",
        home: { price: 360_000, yearBuilt: 2024, condition: "obra_nueva" },
        homeKind: "nueva",
        renovations: [],
        isFurnished: "si",
      },
    },
    "comfort, cheaper than its value": {
      with: {
        purpose: "comodidad",
        home: { price: 290_000 },
        utilities: 95,
        energyStatus: "exento",
        views: "el mar",
        orientation: "sur",
        loanToValue: 50,
        rate: 0,
        years: 10,
      },
    },
    "rivals that are cheaper by the metre": {
      with: {
        competitors: [
          { name: "Sueca 3", price: 250_000, areaM2: 90 },
          { price: 320_000, areaM2: 94 },
          { price: 300_000, areaM2: 60 },
        ],
        costShare: 12,
        place: "otro",
        communityFee: 310,
        nearby: [],
      },
    },
    "in Colombia": {
      with: {
        home: {
          country: "CO",
          currency: "COP",
          price: 520_000_000,
          municipalityCode: undefined,
          placeName: "Chapinero",
        },
        place: "CO",
        nearby: [],
        propertyTax: undefined,
        communityFee: 380_000,
        valuationLow: undefined,
        valuationHigh: undefined,
        competitors: [],
      },
    },
  },
  valuation: {
    "adverts nearby alone": { with: { comparablesText: undefined, useNearby: "si", extrasComplete: undefined } },
    "with a step from offers to closings and a present price": { with: { closingGap: 8, presentPerM2: 5200 } },
    "a house among flats": { with: { home: { ...HOUSE, price: undefined, operation: "venta" } } },
    "few adverts, none of them with a place": { with: { comparablesText: FLATS_OF_A_STREET } },
    "nothing to compare with": { with: { comparablesText: undefined } },
    "to let": { with: { home: { operation: "alquiler" }, comparablesText: RENTS_OF_A_STREET } },
    "a basement that nobody reformed": {
      with: { home: { floor: "-1", hasLift: "no", condition: "a_reformar", isExterior: "no", energyRating: "G" } },
    },
    "in Buenos Aires, with a pool": {
      from: "abroad",
      with: { home: { hasPool: "si", hasDoorman: "si" }, extrasComplete: "si" },
    },
  },
  posts: {
    "a place, an area and nothing else": {
      from: "nothing",
      with: {
        home: {
          operation: "venta",
          type: "piso",
          placeName: "Gràcia, Barcelona",
          builtAreaM2: 60,
          country: "ES",
          currency: "EUR",
          energyRating: "D",
        },
      },
    },
    "every network, an open day and advice": {
      with: {
        channels: [
          "instagram",
          "carousel",
          "story",
          "facebook",
          "x",
          "linkedin",
          "tiktok",
          "threads",
          "whatsapp",
          "google",
        ],
        goals: ["nuevo", "puertas", "barrio", "consejo"],
        openOn: "2026-12-05",
        openFrom: "11:00",
        openTo: "14:00",
        phone: "600 000 000",
        hashtags: "#FerrerHogar",
      },
    },
    "a house to be renovated, close": { with: { home: HOUSE, formerPrice: undefined, tone: "cercano" } },
    "a top flat without its letter": { with: { home: TOP_FLAT, formerPrice: undefined } },
    sold: { with: { isClosed: true, formerPrice: undefined, channels: ["instagram", "linkedin", "whatsapp"] } },
    "a rent in Mexico": {
      from: "abroad",
      with: {
        home: {
          operation: "alquiler",
          type: "piso",
          placeName: "Del Valle, Ciudad de México",
          country: "MX",
          currency: "MXN",
          builtAreaM2: 82,
          rooms: 2,
          bathrooms: 2,
          price: 24_500,
          hasParkingIncluded: true,
        },
        communityFee: undefined,
        views: undefined,
        nearby: ["Metro Mixcoac a 6 minutos"],
        channels: ["instagram", "facebook", "tiktok", "threads"],
      },
    },
    "a flat in Lima, formal": {
      from: "abroad",
      with: {
        home: {
          operation: "venta",
          type: "piso",
          placeName: "Miraflores, Lima",
          country: "PE",
          currency: "USD",
          builtAreaM2: 96,
          rooms: 3,
          bathrooms: 2,
          floor: 7,
          hasLift: true,
          price: 215_000,
          hasTerrace: true,
        },
        communityFee: undefined,
        views: undefined,
        tone: "premium",
        nearby: ["Malecón a 500 m"],
      },
    },
  },
  "advert-review": {
    "nothing but a flat": { from: "nothing", with: { home: { operation: "venta", type: "piso", builtAreaM2: 70 } } },
    "without a rating, for Spaniards alone": {
      with: {
        home: { energyRating: undefined },
        text: "Piso en Zaragoza\nSolo españoles. Tiene 3 habitaciones.",
        headlines: undefined,
      },
    },
    "to let for a season, chosen by age and postcode": {
      with: {
        home: { operation: "alquiler", price: 1200 },
        rentKind: "temporada",
        comparablesText: undefined,
        targetsAge: "si",
        targetsPostcode: "si",
      },
    },
    "an ad of Google that fits": {
      with: {
        headlines: "Piso en venta\nZona Centro\nTerraza de 9 m²",
        adDescriptions: "Tres habitaciones y terraza en el Centro.\nPide una visita esta semana.",
        path1: "venta",
        path2: "centro",
      },
    },
    "without a price or photos, with plan, tour and video": {
      with: { home: { price: undefined }, photos: [], hasPlan: "si", hasTour: "si", hasVideo: "si" },
    },
    "a house in Chile": {
      with: {
        home: {
          type: "casa",
          country: "CL",
          currency: "CLP",
          placeName: "Ñuñoa, Santiago",
          price: 240_000_000,
          floor: undefined,
        },
        comparablesText: undefined,
        headlines: undefined,
      },
    },
  },
};
