/** Opens the cookie banner again, whatever was chosen before (`use-drawn-behaviour.ts` listens for its clicks). */
export function CookieSettingsLink({ className }: { className?: string }) {
  return (
    <button type="button" data-cookie-settings {...(className === undefined ? {} : { className })}>
      Configurar cookies
    </button>
  );
}
