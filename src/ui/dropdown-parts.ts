import { DropdownMenu } from "radix-ui";

/** The library behind the menus of actions, in a file of its own, so that a page can do without it until a menu opens. */
export const menuParts = DropdownMenu;
