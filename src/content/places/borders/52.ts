/**
 * Borders between the municipalities of a province (`x y dx dy…` in steps of es-atlas, lines parted by `;`) and
 * the municipalities by population: name, latitude, longitude, inhabitants.
 *
 * Made by scripts/places/build.ts; do not edit.
 *
 * Source: es-atlas: © Instituto Geográfico Nacional, CC BY 4.0.
 *
 * Source: INE (register of 1 January 2021) and IGN/CNIG (CC BY 4.0), compiled by SOFT LINE Geo DB; ../shared/data/es-geo.
 */
export const borders = ``;

export const towns = `Melilla	35.292	-2.937	86261`;
