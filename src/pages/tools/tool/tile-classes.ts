/** On a phone a button of the result's head is a tile: its sign above its word, all of them in a row. */
export const tileClasses = "max-sm:min-h-14 max-sm:w-full max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:text-xs";
