import type * as z from "zod/mini";
import type { priceCheckInput } from "./schema.ts";

/** Adverts around the example's home, invented for it. Without a day they count as today's. */
const IN_ZARAGOZA = `Dirección;m²;Habitaciones;Baños;Planta;Ascensor;Estado;Precio;Latitud;Longitud
Calle de Lagasca 12;82;3;1;3;sí;bueno;236.000 €;41.6433;-0.8881
Calle de Cortes de Aragón 20;84;3;1;4;sí;bueno;262.000 €;41.6441;-0.8953
Calle de Cervantes 31;80;3;1;2;sí;bueno;228.000 €;41.6424;-0.8925
Calle de La Paz 9;83;3;1;5;sí;bueno;259.000 €;41.6418;-0.8862
Calle de San Miguel 44;85;3;1;3;sí;bueno;268.000 €;41.6466;-0.8834
Paseo de Sagasta 38;81;3;1;4;sí;bueno;243.000 €;41.6405;-0.8876
Calle de Latassa 22;79;3;1;2;sí;bueno;226.000 €;41.6427;-0.8964
Calle de Bolonia 17;82;3;1;6;sí;bueno;254.000 €;41.6437;-0.8847
Calle de Royo 6;86;3;1;3;sí;bueno;266.000 €;41.6431;-0.8868
Calle de Baltasar Gracián 3;83;3;1;4;sí;bueno;249.000 €;41.6452;-0.8917
Calle de Francisco de Vitoria 28;81;3;1;3;sí;bueno;234.000 €;41.6414;-0.8899
Calle de León XIII 15;84;3;1;2;sí;bueno;271.000 €;41.6422;-0.8853
Calle de Casa Jiménez 5;82;3;1;3;sí;bueno;301.000 €;41.6438;-0.8902`;

const ADVERT = `Piso en Centro, Zaragoza: 3 habitaciones, 82 m², planta 3 con ascensor, en buen estado. 299.000 €.
Muy luminoso y a un paso del paseo de la Independencia.`;

const HISTORY = `12/03/2026; 319.000 €; ref. ZC-104
20/05/2026; 309.000 €; ref. ZC-104
30/06/2026 retirado
01/09/2026; 299.000 €; ref. ZC-188`;

export const PRICE_CHECK_EXAMPLE = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Centro, Zaragoza",
    municipalityCode: "50297",
    latitude: "41,6436",
    longitude: "-0,8898",
    builtAreaM2: "82",
    rooms: "3",
    bathrooms: "1",
    floor: "3",
    buildingFloors: "7",
    condition: "bueno",
    hasLift: "si",
    price: "299.000",
  },
  advertText: ADVERT,
  historyText: HISTORY,
  comparablesText: IN_ZARAGOZA,
  useNearby: "no",
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof priceCheckInput>;

/** Adverts around the example's home in Mexico City, invented for it. */
const IN_MEXICO = `Dirección;m²;Recámaras;Baños;Piso;Elevador;Precio;Latitud;Longitud
Ámsterdam 140;96;2;2;3;sí;MXN 6,350,000;19.4127;-99.1706
Tamaulipas 88;92;2;2;4;sí;MXN 6,100,000;19.4101;-99.1741
Campeche 310;98;2;2;2;sí;MXN 6,480,000;19.4083;-99.1702
Cuernavaca 25;90;2;2;5;sí;MXN 5,950,000;19.4115;-99.1779
Mexicali 61;95;2;2;3;sí;MXN 6,290,000;19.4104;-99.1728
Atlixco 104;94;2;2;2;sí;MXN 6,180,000;19.4131;-99.1757
Michoacán 77;97;2;2;6;sí;MXN 6,420,000;19.4122;-99.1735
Nuevo León 120;93;2;2;4;sí;MXN 6,130,000;19.4089;-99.1715`;

export const PRICE_CHECK_IN_MEXICO = {
  home: {
    operation: "venta",
    type: "piso",
    placeName: "Condesa, Ciudad de México",
    country: "MX",
    currency: "MXN",
    latitude: "19,4112",
    longitude: "-99,1732",
    builtAreaM2: "95",
    rooms: "2",
    bathrooms: "2",
    floor: "3",
    hasLift: "si",
    price: "7,600,000",
  },
  historyText: "10/02/2026; 7,900,000\n15/06/2026; 7,600,000",
  comparablesText: IN_MEXICO,
  useNearby: "no",
  // The schema's type asks for every key; what is left out is unknown.
} as unknown as z.input<typeof priceCheckInput>;
