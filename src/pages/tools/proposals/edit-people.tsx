import { MOST_SIGNERS_OF_PROPOSAL } from "#domain/tools/proposals/proposal-document.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { AddButton, Check, Figure, MemberFrame, newId, Words } from "./edit-fields.tsx";
import { controlId, type ProposalEditing } from "./use-proposal.ts";

export interface Colleague {
  name: string;
  email: string;
}

/** Says who does it, what others say, and who signs. */
export function EditPeople({ editing, colleagues }: { editing: ProposalEditing; colleagues: readonly Colleague[] }) {
  const { document, act, errors } = editing;
  const { team, testimonials, signing, link } = document;
  const setSigning = (values: Partial<typeof signing>) => act({ kind: "fields", group: "signing", values });
  const setLink = (values: Partial<typeof link>) => act({ kind: "fields", group: "link", values });
  const others = colleagues.filter(({ email }) => team.every((one) => one.email !== email));
  return (
    <>
      <Panel labelledBy="seccion-equipo">
        <PanelHeader id="seccion-equipo" title="Equipo" />
        <PanelBody className="grid gap-4">
          {team.map((member, i) => {
            const change = (values: Partial<typeof member>) =>
              act({ kind: "change", list: "team", id: member.id, values });
            return (
              <MemberFrame
                key={member.id}
                editing={editing}
                list="team"
                id={member.id}
                name={`Persona ${i + 1}`}
                isFirst={i === 0}
                isLast={i === team.length - 1}
              >
                <div className="grid gap-3 sm:grid-cols-2">
                  <Words
                    editing={editing}
                    path={`team.${i}.name`}
                    label="Nombre"
                    value={member.name}
                    max={120}
                    onValue={(name) => change({ name })}
                  />
                  <Words
                    editing={editing}
                    path={`team.${i}.role`}
                    label="Qué hace"
                    value={member.role}
                    max={80}
                    optional
                    onValue={(role) => change({ role })}
                  />
                  <Words
                    editing={editing}
                    path={`team.${i}.phone`}
                    label="Teléfono"
                    type="tel"
                    value={member.phone}
                    max={40}
                    optional
                    onValue={(phone) => change({ phone })}
                  />
                  <Words
                    editing={editing}
                    path={`team.${i}.email`}
                    label="Correo"
                    type="email"
                    value={member.email}
                    max={255}
                    optional
                    onValue={(email) => change({ email })}
                  />
                </div>
              </MemberFrame>
            );
          })}
          <div className="flex flex-wrap gap-2">
            {team.length < 10
              ? others.map(({ name, email }) => (
                  <AddButton
                    key={email}
                    onClick={() =>
                      act({ kind: "add", list: "team", member: { id: newId(), name, role: "", phone: "", email } })
                    }
                  >
                    {name}
                  </AddButton>
                ))
              : null}
            <AddButton
              disabled={team.length >= 10}
              onClick={() =>
                act({ kind: "add", list: "team", member: { id: newId(), name: "", role: "", phone: "", email: "" } })
              }
            >
              Otra persona
            </AddButton>
          </div>
        </PanelBody>
      </Panel>
      <Panel labelledBy="seccion-testimonios">
        <PanelHeader
          id="seccion-testimonios"
          title="Testimonios"
          description="Solo palabras reales, de alguien que te deja usarlas. Sin ninguno, la sección no sale."
        />
        <PanelBody className="grid gap-4">
          {testimonials.map((one, i) => {
            const change = (values: Partial<typeof one>) =>
              act({ kind: "change", list: "testimonials", id: one.id, values });
            return (
              <MemberFrame
                key={one.id}
                editing={editing}
                list="testimonials"
                id={one.id}
                name={`Testimonio ${i + 1}`}
                isFirst={i === 0}
                isLast={i === testimonials.length - 1}
              >
                <Words
                  editing={editing}
                  path={`testimonials.${i}.text`}
                  label="Sus palabras"
                  value={one.text}
                  max={600}
                  rows={3}
                  onValue={(text) => change({ text })}
                />
                <Words
                  editing={editing}
                  path={`testimonials.${i}.name`}
                  label="Quién lo dice"
                  value={one.name}
                  max={120}
                  onValue={(name) => change({ name })}
                />
                <Check
                  path={`testimonials.${i}.hasPermission`}
                  label="Es real y tengo su permiso para usarlo con su nombre"
                  isOn={one.hasPermission}
                  onValue={(hasPermission) => change({ hasPermission })}
                />
              </MemberFrame>
            );
          })}
          <AddButton
            disabled={testimonials.length >= 10}
            onClick={() =>
              act({
                kind: "add",
                list: "testimonials",
                member: { id: newId(), text: "", name: "", hasPermission: false },
              })
            }
          >
            Añadir un testimonio
          </AddButton>
        </PanelBody>
      </Panel>
      <Panel labelledBy="seccion-firma">
        <PanelHeader id="seccion-firma" title="A quién se envía y quién firma" />
        <PanelBody className="grid gap-4">
          {signing.signers.map((signer, i) => {
            const change = (values: Partial<typeof signer>) =>
              act({ kind: "change", list: "signers", id: signer.id, values });
            return (
              <MemberFrame
                key={signer.id}
                editing={editing}
                list="signers"
                id={signer.id}
                name={`Propietario ${i + 1}`}
                isFirst={i === 0}
                isLast={i === signing.signers.length - 1}
              >
                <div className="grid gap-3 sm:grid-cols-2">
                  <Words
                    editing={editing}
                    path={`signing.signers.${i}.name`}
                    label="Nombre y apellidos"
                    value={signer.name}
                    max={120}
                    onValue={(name) => change({ name })}
                  />
                  <Words
                    editing={editing}
                    path={`signing.signers.${i}.email`}
                    label="Correo"
                    type="email"
                    value={signer.email}
                    max={255}
                    onValue={(email) => change({ email })}
                  />
                </div>
              </MemberFrame>
            );
          })}
          {errors["signing.signers"] ? (
            <p className="text-xs font-medium text-destructive">{errors["signing.signers"]}</p>
          ) : null}
          <AddButton
            id={controlId("signing.signers")}
            disabled={signing.signers.length >= MOST_SIGNERS_OF_PROPOSAL}
            onClick={() => act({ kind: "add", list: "signers", member: { id: newId(), name: "", email: "" } })}
          >
            Añadir un propietario
          </AddButton>
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
              label="Lo que se firma es el encargo de venta: gana el trato del contacto"
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
              value={link.days}
              onValue={(days) => setLink({ days: days ?? 0 })}
            />
          </div>
        </PanelBody>
      </Panel>
    </>
  );
}
