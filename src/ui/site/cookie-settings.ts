/** Opens the cookie banner again, whatever was chosen before. Any button with `data-cookie-settings` sends it. */
export const OPEN_COOKIE_SETTINGS = "umbral:cookie-settings";
