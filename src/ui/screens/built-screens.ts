import { createContext } from "react";
import type { BuiltScreens } from "#content/screens/product-screens.ts";

export const NO_SCREENS: BuiltScreens = {};

/** The pictures that the server has of the screens in `PRODUCT_SCREENS`. */
export const BuiltScreensContext = createContext<BuiltScreens>(NO_SCREENS);
