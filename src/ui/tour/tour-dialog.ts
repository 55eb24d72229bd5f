import { element, iconButton } from "./tour-elements.ts";

/** Opens a dialog over the tour and gives the focus back when it is closed. */
export function openDialog(
  root: HTMLElement,
  title: string,
  ...contents: readonly (Node | string)[]
): HTMLDialogElement {
  const back = document.activeElement;
  const close = iconButton("close", "Cerrar", "rt-close");
  const heading = element("h2", { id: "rt-dialog-title" }, title);
  const dialog = element(
    "dialog",
    { class: "rt-dialog", "aria-labelledby": "rt-dialog-title" },
    element("div", { class: "rt-dialog-head" }, heading, close),
    element("div", { class: "rt-dialog-body" }, ...contents),
  );
  close.addEventListener("click", () => dialog.close());
  // A press beside it closes it, as in every dialog of the house.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  });
  root.append(dialog);
  dialog.showModal();
  return dialog;
}
