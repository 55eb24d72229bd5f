/** How the agency signs what leaves the house. */
export interface PlanBrand {
  name: string;
  /** `#rrggbb` */
  colour: string | null;
  logo: { dataUrl: string; widthPx: number; heightPx: number } | null;
}
