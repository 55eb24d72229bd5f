/** Opens the cookie banner again, whatever was chosen before. */
export const OPEN_COOKIE_SETTINGS = "umbral:cookie-settings";

export function CookieSettingsLink({ className }: { className?: string }) {
  return (
    <button
      type="button"
      {...(className === undefined ? {} : { className })}
      onClick={() => window.dispatchEvent(new Event(OPEN_COOKIE_SETTINGS))}
    >
      Configurar cookies
    </button>
  );
}
