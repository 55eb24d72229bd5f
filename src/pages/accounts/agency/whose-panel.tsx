import { Building2, UserRound } from "lucide-react";
import { type AgencyRole, mayInAgency } from "#domain/accounts/agency/roles.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { TitledLines } from "./titled-lines.tsx";

const OF_AGENCY = [
  "Lo que cualquiera hace mientras está en ella: viviendas, resultados, archivos, enlaces compartidos y los contactos que llegan por ellos.",
  "El plan, los créditos y la marca.",
  "Cuando alguien sale, su trabajo no se va con él: pasa a la persona que se elija.",
];

const OF_PERSON = [
  "Tu cuenta: correo, contraseña, segundo factor, sesiones y perfil.",
  "Lo que hiciste antes de entrar y no llevaste a la agencia. Nadie más lo ve.",
  "Tu propio plan: descansa mientras estás aquí y vuelve si sales.",
];

/** Says plainly who owns which rows, before it matters. */
export function WhosePanel({ role }: { role: AgencyRole }) {
  return (
    <Panel labelledBy="de-quien">
      <PanelHeader
        id="de-quien"
        title="Qué es de la agencia y qué es tuyo"
        description={
          mayInAgency(role, "see-all-work")
            ? "Ves las viviendas, los resultados, los enlaces y los contactos de todo el equipo."
            : "Ves las viviendas de todo el equipo. De resultados, enlaces y contactos, los tuyos; quien es titular o coordina los ve todos."
        }
      />
      <PanelBody className="grid gap-6 md:grid-cols-2">
        <TitledLines icon={Building2} title="De la agencia" lines={OF_AGENCY} />
        <TitledLines icon={UserRound} title="Tuyo" lines={OF_PERSON} />
      </PanelBody>
    </Panel>
  );
}
