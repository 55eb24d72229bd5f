import type { ModuleId } from "#content/modules.ts";
import { ProductScreen } from "#ui/screens/product-screen.tsx";
import { ProductTabs, type ScreenTab } from "#ui/screens/product-tabs.tsx";

const SCREENS: Record<ModuleId, readonly ScreenTab[]> = {
  valoracion: [
    {
      screen: "valuation",
      label: "Valoración",
      caption: "Un precio con su rango, sus comparables y lo que suma cada dato",
    },
    { screen: "cma", label: "Comparativo", caption: "Tres precios de salida, y lo que le queda a quien vende" },
    { screen: "capacity", label: "Capacidad de compra", caption: "Hasta dónde llega una familia, y qué la limita" },
    { screen: "paper", label: "Informe", caption: "El PDF que recibe el propietario, con tu marca" },
  ],
  analisis: [
    { screen: "centre", label: "Mercado", caption: "Lo que se pide, lo que se paga y lo que se tarda, con sus casos" },
    {
      screen: "search",
      label: "Búsqueda",
      caption: "La frase de tu cliente, convertida en una búsqueda que puedes corregir",
    },
    {
      screen: "market",
      label: "Previsión",
      caption: "La historia del precio, y hacia dónde puede moverse con su banda",
    },
  ],
  captacion: [
    { screen: "capture", label: "Argumentos", caption: "Cada argumento de la visita, con el dato que lo sostiene" },
    { screen: "negotiation", label: "Negociación", caption: "Qué oferta conviene más, y hasta dónde ceder" },
    { screen: "inbox", label: "Bandeja", caption: "El aviso de un portal, convertido en contacto" },
  ],
  social: [{ screen: "advert", label: "Anuncio", caption: "Un anuncio en el que cada frase sale de un dato" }],
  virtual: [
    {
      screen: "home-file",
      label: "Ficha",
      caption: "La ficha de una vivienda, con sus fotos en el orden que más se mira",
    },
  ],
  gestion: [
    { screen: "board", label: "Tablero", caption: "Cada trato en su fase, con lo que falta para cerrarlo" },
    { screen: "matching", label: "Smart matching", caption: "Qué le encaja a cada comprador, y por qué" },
    { screen: "calendar", label: "Calendario", caption: "La semana de la agencia, con sus visitas y sus firmas" },
    { screen: "homes", label: "Cartera", caption: "Cada vivienda, con su foto o su fachada dibujada" },
    { screen: "chat", label: "Asistente", caption: "Una respuesta con su cuenta y la página de la que sale" },
  ],
};

/** The module at work, as pictures of its screens. Where there is one alone, nothing is to be chosen. */
export function ModuleScreens({ module }: { module: ModuleId }) {
  const [only, ...others] = SCREENS[module];
  if (!only) return null;
  const room = "wrap-page py-section";
  if (others.length > 0) return <ProductTabs tabs={SCREENS[module]} className={room} />;
  return <ProductScreen screen={only.screen} caption={only.caption} className={room} />;
}
