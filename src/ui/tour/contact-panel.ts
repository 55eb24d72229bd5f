import type { TourBrand } from "#domain/tools/tours/published-tour.ts";
import { element } from "./tour-elements.ts";

/** How to reach the people of a tour: telephone, WhatsApp, mail, and a form that becomes a contact of theirs. */

interface FormGiven {
  readonly address: string;
  /** In which the visitor stands when it is sent. */
  readonly sceneId: () => string;
  readonly agency: string;
}

const FIELDS = [
  { name: "nombre", label: "Nombre", type: "text", max: 200, needed: true, fill: "name" },
  { name: "email", label: "Correo electrónico", type: "email", max: 254, needed: true, fill: "email" },
  { name: "telefono", label: "Teléfono (opcional)", type: "tel", max: 20, needed: false, fill: "tel" },
] as const;

export function contactPanel(brand: TourBrand | null, form: FormGiven | null): HTMLElement {
  const panel = element("div", { class: "rt-contact" });
  if (brand) {
    const ways = waysOf(brand);
    if (brand.person && brand.person !== brand.agency)
      panel.append(element("p", {}, `${brand.person}, ${brand.agency}`));
    if (ways.length > 0) panel.append(element("p", { class: "rt-ways" }, ...ways));
    if (brand.url) panel.append(element("p", {}, external(brand.url, "Ver la ficha de la vivienda", "rt-link")));
  }
  if (form) panel.append(contactForm(form));
  return panel;
}

const external = (href: string, text: string, className: string) =>
  element("a", { href, target: "_blank", rel: "noopener noreferrer", class: className }, text);

function waysOf({ phone, email }: TourBrand): HTMLElement[] {
  const digits = phone?.replace(/[^+\d]/g, "") ?? "";
  const international = digits.startsWith("+") ? digits.slice(1) : digits.startsWith("00") ? digits.slice(2) : null;
  return [
    ...(phone && digits ? [element("a", { href: `tel:${digits}`, class: "rt-way" }, `Llamar al ${phone}`)] : []),
    // WhatsApp needs the country; without one the number would lead to somebody else.
    ...(international ? [external(`https://wa.me/${international}`, "Escribir por WhatsApp", "rt-way")] : []),
    ...(email ? [element("a", { href: `mailto:${email}`, class: "rt-way" }, "Escribir un correo")] : []),
  ];
}

function contactForm({ address, sceneId, agency }: FormGiven): HTMLFormElement {
  const said = element("p", { class: "rt-said", role: "status" });
  const send = element("button", { class: "rt-send" }, "Enviar mensaje");
  const scene = element("input", { type: "hidden", name: "escena", value: sceneId() });
  const form = element(
    "form",
    { method: "post", action: address, class: "rt-form" },
    ...FIELDS.map(({ name, label, type, max, needed, fill }) =>
      field(
        label,
        element("input", { id: `rt-${name}`, name, type, maxlength: max, required: needed, autocomplete: fill }),
      ),
    ),
    field("Mensaje (opcional)", element("textarea", { id: "rt-mensaje", name: "mensaje", rows: 3, maxlength: 2000 })),
    element(
      "label",
      { class: "rt-check" },
      element("input", { type: "checkbox", name: "privacidad", value: "si", required: true, id: "rt-privacidad" }),
      element("span", {}, `Acepto que ${agency} use estos datos para responderme.`),
    ),
    // People do not see it; programs fill it in.
    element(
      "div",
      { class: "rt-hidden", "aria-hidden": "true" },
      element("input", { name: "website", tabindex: -1, autocomplete: "off", "aria-label": "No lo rellenes" }),
    ),
    // Sent twice, it is kept once.
    element("input", { type: "hidden", name: "envio", value: crypto.randomUUID?.() ?? "" }),
    scene,
    said,
    send,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    scene.value = sceneId();
    void sendForm();
  });

  async function sendForm(): Promise<void> {
    send.disabled = true;
    send.textContent = "Enviando…";
    for (const marked of form.querySelectorAll("[aria-invalid]")) marked.removeAttribute("aria-invalid");
    const answer = await posted(address, new URLSearchParams([...new FormData(form)].map(([k, v]) => [k, String(v)])));
    send.disabled = false;
    send.textContent = "Enviar mensaje";
    if (answer.isTaken) {
      form.replaceChildren(element("p", { class: "rt-done", role: "status", tabindex: -1 }, answer.message));
      (form.firstElementChild as HTMLElement).focus();
      return;
    }
    said.textContent = [answer.message, ...Object.values(answer.errors)].join(" ");
    const wrong = Object.keys(answer.errors)
      .map((name) => form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`))
      .filter((found) => found !== null);
    for (const one of wrong) one.setAttribute("aria-invalid", "true");
    (wrong[0] ?? send).focus();
  }
  return form;
}

const field = (label: string, control: HTMLInputElement | HTMLTextAreaElement) =>
  element("div", { class: "rt-field" }, element("label", { for: control.id }, label), control);

interface Answer {
  readonly isTaken: boolean;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

async function posted(address: string, body: URLSearchParams): Promise<Answer> {
  try {
    const response = await fetch(address, { method: "POST", body, headers: { accept: "application/json" } });
    const told = (await response.json()) as Partial<Answer>;
    if (typeof told.message === "string")
      return { isTaken: response.ok, message: told.message, errors: told.errors ?? {} };
  } catch {
    // No connection, or an answer that is no JSON: both are told below, and the form stays as it is.
  }
  return {
    isTaken: false,
    message: "No se ha podido enviar. Lo que has escrito sigue aquí: comprueba tu conexión y vuelve a pulsar el botón.",
    errors: {},
  };
}
