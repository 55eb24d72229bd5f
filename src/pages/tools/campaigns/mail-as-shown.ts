export type PreviewLook = "ancho" | "movil" | "oscuro" | "sin-imagenes" | "texto";

/**
 * The HTML of a mail for a frame of the page: its own pictures from the address that the page has, the night as if the reader had it, or
 * without pictures. What is sent is never changed by this.
 */
export function mailAsShown(html: string, look: PreviewLook, publicUrl: string): string {
  const local = html.replaceAll(`src="${publicUrl}/archivos/`, 'src="/archivos/');
  if (look === "oscuro") return local.replaceAll("@media (prefers-color-scheme:dark)", "@media all");
  const day = local
    .replaceAll("@media (prefers-color-scheme:dark)", "@media not all")
    .replaceAll("color-scheme:light dark", "color-scheme:light");
  return look === "sin-imagenes" ? day.replace(/ src="[^"]*"/g, ' src="data:,"') : day;
}
