import { describe, expect, test } from "vitest";
import { isNegated, readHome } from "./read-home.ts";
import { scan } from "./scan.ts";

const home = (text: string) => readHome(scan(text));

describe("kinds of home", () => {
  test.each([
    ["piso", "piso pisos pisito departamento depa depto apartamento apto semipiso"],
    ["atico", "ático atiquito penthouse sobreático"],
    ["duplex", "dúplex tríplex"],
    ["estudio", "estudio apartaestudio monoambiente loft"],
    ["casa", "casa casita cortijo ph"],
    ["chalet", "chalet chale unifamiliar"],
    ["adosado", "adosado pareado townhouse"],
    ["local", "local bodega galpón"],
    ["oficina", "oficina despacho"],
    ["otro", "terreno parcela lote edificio rancho"],
  ])("%s", (homeType, words) => {
    for (const word of words.split(" ")) expect(home(`busco ${word} en Sants`).homeType, word).toBe(homeType);
  });
  test.each([
    // A finer one wins beside «piso», and of others the first.
    ["un piso ático", "atico"],
    ["piso o dúplex", "duplex"],
    ["piso tipo estudio", "estudio"],
    ["un ático o piso", "atico"],
    ["casa o chalet", "casa"],
    ["piso o casa", "piso"],
    ["un bajo con patio", "piso"],
    ["bajo interior", "piso"],
    ["una villa", "chalet"],
    ["una villa en la costa", "chalet"],
    ["un solar", "otro"],
    ["una nave", "local"],
    ["una quinta", "chalet"],
    ["un entresuelo", "piso"],
    ["una planta baja", "piso"],
    ["una finca", "otro"],
    ["un local", "local"],
    ["nave de 200 metros", undefined],
    ["solar de 200 metros", undefined],
    ["mi villa", "chalet"],
    ["no sé uno dos tres piso", "piso"],
    ["una casa en venta", "casa"],
    ["en casa de mis padres", "casa"],
  ])("%s: %s", (text, homeType) => expect(home(text).homeType).toBe(homeType));
  test.each([
    "no quiero piso",
    "que no sea un bajo",
    "precio bajo",
    "muy bajo",
    "un bajo coste",
    "más bajo con descuento",
    "planta baja",
    "la villa de Gràcia",
    "villa Urquiza",
    "la quinta avenida",
    "estoy en casa",
    "voy a casa",
    "el tercer piso",
    "el 3º piso",
    "la finca",
    "mercado local",
    "hola",
  ])("%s names none", (text) => expect(home(text).homeType).toBeUndefined());
});

describe("features that a home has or lacks", () => {
  test.each([
    ["ascensor", "ascensor ascensores elevador elevadores"],
    ["exterior", "exterior exteriores"],
    ["terraza", "terraza terrazas terracita balcón balcones azotea"],
    ["garaje", "garaje garage parking parqueadero parqueo aparcamiento estacionamiento cochera cocheras"],
    ["trastero", "trastero trasteros baulera"],
    ["piscina", "piscina alberca pileta"],
    ["jardin", "jardín jardines"],
    ["aire", "climatizado climatización"],
    ["amueblado", "amueblado amueblada amoblado muebles"],
  ])("%s", (feature, words) => {
    for (const word of words.split(" ")) {
      expect(home(`con ${word}`).features, word).toEqual([feature]);
      expect(home(`sin ${word}`).withoutFeatures, word).toEqual([feature]);
    }
  });
  test.each([
    ["aire acondicionado", { features: ["aire"] }],
    ["aire acond", { features: ["aire"] }],
    ["con aire", { features: ["aire"] }],
    ["a/a", { features: ["aire"] }],
    ["a/b", {}],
    ["a o a", {}],
    ["pileta no tiene", { features: ["piscina"] }],
    ["pileta no, tiene", { withoutFeatures: ["piscina"] }],
    ["pileta no", { withoutFeatures: ["piscina"] }],
    ["al aire libre", {}],
    ["en Ciudad Jardín", {}],
    ["interior", { withoutFeatures: ["exterior"] }],
    ["que no sea interior", { features: ["exterior"] }],
    ["diseño interior", {}],
    ["interior de la casa", { homeType: "casa" }],
    ["interior de 50", { withoutFeatures: ["exterior"] }],
    ["sin amueblar", { withoutFeatures: ["amueblado"] }],
    ["para amueblar", {}],
    ["con pileta no, con cochera", { features: ["garaje"], withoutFeatures: ["piscina"] }],
    ["terraza no hay", { features: ["terraza"] }],
    ["terraza no tiene", { features: ["terraza"] }],
    ["sin ascensor, con terraza", { features: ["terraza"], withoutFeatures: ["ascensor"] }],
    ["con ascensor y sin ascensor", { withoutFeatures: ["ascensor"] }],
    ["ni garaje ni trastero", { withoutFeatures: ["garaje", "trastero"] }],
    ["ascensor y terraza", { features: ["ascensor", "terraza"] }],
  ])("%s", (text, slots) => expect(home(text)).toEqual(slots));
});

describe("how far a «no» reaches", () => {
  const negated = (text: string, word: string, reach?: number) => {
    const message = scan(text);
    return isNegated(
      message,
      message.tokens.findIndex(({ text: piece }) => piece === word),
      reach,
    );
  };
  test.each([
    ["sin ascensor", true],
    ["no tiene ascensor", false],
    ["no quiero ascensor", true],
    ["no uno dos tres ascensor", true],
    ["no uno dos tres cuatro ascensor", false],
    ["no, con ascensor", false],
    ["no, ascensor", false],
    ["no importa ascensor", false],
    ["no hace falta ascensor", false],
    ["no solo ascensor", false],
    ["al menos ascensor", false],
    ["menos ascensor", true],
    ["todo menos el ascensor", true],
    ["sin garaje pero ascensor", false],
    ["sin garaje; ascensor", false],
    ["tampoco ascensor", true],
    ["excepto ascensor", true],
    ["salvo ascensor", true],
    ["evitar ascensor", true],
    ["quita ascensor", true],
    ["ascensor", false],
  ])("%s: %s", (text, expected) => expect(negated(text, "ascensor")).toBe(expected));
  test("within as many words as are said", () => {
    expect(negated("no uno ascensor", "ascensor", 2)).toBe(true);
    expect(negated("no uno ascensor", "ascensor", 1)).toBe(false);
  });
});

describe("condition", () => {
  test.each([
    [
      "obra_nueva",
      "obra nueva|a estrenar|para estrenar|por estrenar|nueva construcción|recién construido|en pozo|sobre planos|en preventa",
    ],
    [
      "a_reformar",
      "a reformar|para reformar|por reformar|sin reformar|para reciclar|a refaccionar|para remodelar|necesita reforma|mal estado|en ruinas",
    ],
    [
      "bueno",
      "buen estado|muy buen estado|bien conservado|reformado|reformada|remodelado|reciclado|para entrar a vivir|listo para vivir",
    ],
  ])("%s", (condition, phrases) => {
    for (const phrase of phrases.split("|")) expect(home(`está ${phrase}`).condition, phrase).toBe(condition);
  });
  test.each([
    ["no está a reformar", "bueno"],
    ["no es obra nueva", undefined],
    ["no creo que esté a reformar", "a_reformar"],
    ["no está sin reformar", "a_reformar"],
    ["no está en buen estado", undefined],
    ["buen precio", undefined],
  ])("%s: %s", (text, condition) => expect(home(text).condition).toBe(condition));
  test("the words about a home are marked as taken", () => {
    const message = scan("en buen estado");
    readHome(message);
    expect(message.taken).toEqual([false, true, true]);
  });
});

describe("new or used", () => {
  test.each([
    ["segunda mano", "usada"],
    ["segunda transmisión", "usada"],
    ["un piso usado", "usada"],
    ["uno antiguo", "usada"],
    ["primera transmisión", "nueva"],
    ["primera entrega", "nueva"],
    ["a estrenar", "nueva"],
    ["del promotor", "nueva"],
    ["de la promotora", "nueva"],
    ["vivienda nueva", "nueva"],
    ["piso nuevo", "nueva"],
    ["es nuevo", "nueva"],
    ["no digo que usado", "usada"],
    ["muy nueva", "nueva"],
    ["no que sea nueva", "nueva"],
    ["una casa Nueva en Sants", "nueva"],
    ["nueva", "nueva"],
    ["una vivienda no nueva", undefined],
    ["que no sea nueva", "usada"],
    ["no usado", undefined],
    ["segunda planta", undefined],
    ["primera planta", undefined],
    ["el promotor dice", undefined],
    ["quiero un correo nuevo ya", undefined],
    ["un piso en la Nueva York", undefined],
    ["busco casa Nueva Sants", undefined],
  ])("%s: %s", (text, homeKind) => expect(home(text).homeKind).toBe(homeKind));
});

describe("for sale or to let", () => {
  test.each([
    ["alquilar", "alquiler"],
    ["en alquiler", "alquiler"],
    ["arriendo", "alquiler"],
    ["en renta", "alquiler"],
    ["comprar", "venta"],
    ["en venta", "venta"],
    ["vendo", "venta"],
    ["adquirir", "venta"],
    ["vivo de alquiler y quiero comprar", "venta"],
    ["estoy de alquiler", undefined],
    ["vivimos en alquiler", undefined],
    ["comprar o alquilar", "venta"],
    ["alquiler con opción a compra", "alquiler"],
    ["alquilar o comprar", "venta"],
    ["no quiero comprar", undefined],
    ["no sé si comprar", "venta"],
    ["declaración de renta", undefined],
    ["hice la declaración de la renta", undefined],
    ["el impuesto sobre la renta", undefined],
    ["declaración: quiero en renta", "alquiler"],
    ["sobre la renta", undefined],
    ["un piso", undefined],
  ])("%s: %s", (text, operation) => expect(home(text).operation).toBe(operation));
});
