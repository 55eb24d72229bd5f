import { BLANK_MEMBERS } from "#domain/tools/proposals/proposal-commands.ts";
import { MOST_MEMBERS } from "#domain/tools/proposals/proposal-document.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { AddButton, Check, Figure } from "./edit-fields.tsx";
import { addMember, MemberList } from "./member-list.tsx";
import type { ProposalEditing } from "./use-proposal.ts";

export interface Colleague {
  name: string;
  email: string;
}

/** The people of the proposal: who sells, who praises them, and who signs. */
export function EditPeople({ editing, colleagues }: { editing: ProposalEditing; colleagues: readonly Colleague[] }) {
  const { document, act } = editing;
  const { team, signing, link } = document;
  const setSigning = (values: Partial<typeof signing>) => act({ kind: "fields", group: "signing", values });
  const setLink = (values: Partial<typeof link>) => act({ kind: "fields", group: "link", values });
  const others = colleagues.filter(({ email }) => team.every((one) => one.email !== email));
  return (
    <>
      <Panel labelledBy="seccion-equipo">
        <PanelHeader id="seccion-equipo" title="Equipo" />
        <PanelBody className="grid gap-4">
          <MemberList
            editing={editing}
            list="team"
            name="Persona"
            addLabel="Otra persona"
            starts={
              team.length < MOST_MEMBERS.team && others.length > 0 ? (
                <div className="flex flex-wrap gap-2">
                  {others.map(({ name, email }) => (
                    <AddButton
                      key={email}
                      onClick={() => addMember(editing, "team", { ...BLANK_MEMBERS.team, name, email })}
                    >
                      {name}
                    </AddButton>
                  ))}
                </div>
              ) : null
            }
          >
            {({ words }) => (
              <div className="grid gap-3 sm:grid-cols-2">
                {words("name", "Nombre", 120)}
                {words("role", "Qué hace", 80, { optional: true })}
                {words("phone", "Teléfono", 40, { optional: true, type: "tel" })}
                {words("email", "Correo", 255, { optional: true, type: "email" })}
              </div>
            )}
          </MemberList>
        </PanelBody>
      </Panel>
      <Panel labelledBy="seccion-testimonios">
        <PanelHeader
          id="seccion-testimonios"
          title="Testimonios"
          description="Solo palabras reales, de alguien que te deja usarlas. Sin ninguno, la sección no sale."
        />
        <PanelBody className="grid gap-4">
          <MemberList editing={editing} list="testimonials" name="Testimonio" addLabel="Añadir un testimonio">
            {({ words, check }) => (
              <>
                {words("text", "Sus palabras", 600, { rows: 3 })}
                {words("name", "Quién lo dice", 120)}
                {check("hasPermission", "Es real y tengo su permiso para usarlo con su nombre")}
              </>
            )}
          </MemberList>
        </PanelBody>
      </Panel>
      <Panel labelledBy="seccion-firma">
        <PanelHeader id="seccion-firma" title="A quién se envía y quién firma" />
        <PanelBody className="grid gap-4">
          <MemberList editing={editing} list="signers" name="Propietario" addLabel="Añadir un propietario">
            {({ words }) => (
              <div className="grid gap-3 sm:grid-cols-2">
                {words("name", "Nombre y apellidos", 120)}
                {words("email", "Correo", 255, { type: "email" })}
              </div>
            )}
          </MemberList>
          <div className="grid gap-1">
            <Check
              path="signing.agentSigns"
              label="Firmo yo también, después del propietario"
              isOn={signing.agentSigns}
              onValue={(agentSigns) => setSigning({ agentSigns })}
            />
            <Check
              path="signing.sendsAtOnce"
              label="Al aceptar, enviar a firmar sin esperarme"
              isOn={signing.sendsAtOnce}
              onValue={(sendsAtOnce) => setSigning({ sendsAtOnce })}
            />
            <Check
              path="signing.isMandate"
              label="Lo que se firma es el encargo de venta: al firmarlo, el trato de captación pasa a «Encargo firmado»; si no hay ninguno, se abre al pedir las firmas"
              isOn={signing.isMandate}
              onValue={(isMandate) => setSigning({ isMandate })}
            />
            <Check
              path="link.asksCode"
              label="Pedir un código por correo antes de mostrarla: un enlace reenviado no enseña nada"
              isOn={link.asksCode}
              onValue={(asksCode) => setLink({ asksCode })}
            />
          </div>
          <div className="max-w-60">
            <Figure
              editing={editing}
              path="link.days"
              label="El enlace vale"
              unit="días"
              isWhole
              isNeeded
              value={link.days}
              onValue={(days) => (days === null ? undefined : setLink({ days }))}
            />
          </div>
        </PanelBody>
      </Panel>
    </>
  );
}
