import { Link } from "react-router";
import { WaitlistForm } from "#ui/lead/waitlist-form.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/auth.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Acceso",
    description:
      "Las cuentas de Umbral abren pronto: deja tu correo y te avisamos. Las herramientas ya se usan sin cuenta.",
    path: "/auth",
    regions: false,
    noIndex: true,
  });

/** Until accounts open: says so, takes an address, and shows what can be done without one. */
export default function Auth() {
  return (
    <main id="contenido" className="wrap-page pt-8 pb-section">
      <h1 className="max-w-[16em]">Las cuentas abren pronto</h1>
      <p className="mt-5 max-w-reading text-lead text-muted-foreground">
        Todavía no se puede crear una cuenta ni iniciar sesión. Deja tu correo y te escribimos el día que se abran, con
        tus 14 días de prueba.
      </p>
      <WaitlistForm slug="cuenta" className="mt-8 max-w-xl" />
      <h2 className="mt-14 text-h3">Lo que ya puedes hacer sin cuenta</h2>
      <ul className="mt-4 grid max-w-reading list-disc gap-2 pl-5">
        <li>
          <Link to="/valoracion" className="link-text">
            Valorar una vivienda
          </Link>{" "}
          y descargar el informe en PDF.
        </li>
        <li>
          <Link to="/calculadora-capacidad" className="link-text">
            Calcular la capacidad de compra
          </Link>{" "}
          de una familia.
        </li>
        <li>Volver mañana: lo que calculas sigue en este navegador.</li>
      </ul>
    </main>
  );
}
