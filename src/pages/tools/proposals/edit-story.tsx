import { MOST_ITEMS, MOST_SIGNERS_OF_PROPOSAL } from "#domain/tools/proposals/proposal-document.ts";
import { sourceWords } from "#domain/tools/proposals/proposal-words.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { AddButton, Check, Figure, MemberFrame, newId, Words } from "./edit-fields.tsx";
import { controlId, type ProposalEditing } from "./use-proposal.ts";

export interface ValueChoice {
  id: string;
  tool: string;
  title: string;
  figure: string;
  at: string;
}

/** To whom it is, and of which home. */
export function EditStory({
  editing,
  choices,
  isBusy,
  onTakeValue,
}: {
  editing: ProposalEditing;
  choices: readonly ValueChoice[];
  isBusy: boolean;
  onTakeValue: (runId: string) => void;
}) {
  const { document, act } = editing;
  const { home, value, currency } = document;
  const setHome = (values: Partial<typeof home>) => act({ kind: "fields", group: "home", values });
  const setValue = (values: Partial<typeof value>) => act({ kind: "fields", group: "value", values });
  const source = sourceWords(value);
  return (
    <>
      <Panel labelledBy="seccion-carta">
        <PanelHeader id="seccion-carta" title="Título y carta" />
        <PanelBody className="grid gap-4">
          <Words
            editing={editing}
            path="title"
            label="Título"
            value={document.title}
            max={120}
            onValue={(title) => act({ kind: "words", values: { title } })}
          />
          <Words
            editing={editing}
            path="ownerName"
            label="Para"
            value={document.ownerName}
            max={120}
            optional
            help="El nombre con el que saluda la portada."
            onValue={(ownerName) => act({ kind: "words", values: { ownerName } })}
          />
          <Words
            editing={editing}
            path="letter"
            label="Carta"
            value={document.letter}
            max={3000}
            rows={5}
            optional
            onValue={(letter) => act({ kind: "words", values: { letter } })}
          />
        </PanelBody>
      </Panel>
      <Panel labelledBy="seccion-vivienda">
        <PanelHeader
          id="seccion-vivienda"
          title="La vivienda"
          description="Viene de tu cartera, si la elegiste; cambia aquí lo que quieras que lea el propietario."
        />
        <PanelBody className="grid gap-4">
          <Words
            editing={editing}
            path="home.name"
            label="Vivienda"
            value={home.name}
            max={160}
            onValue={(name) => setHome({ name })}
          />
          <Words
            editing={editing}
            path="home.address"
            label="Dirección"
            value={home.address}
            max={200}
            optional
            onValue={(address) => setHome({ address })}
          />
          {home.facts.map((fact, i) => {
            const change = (values: Partial<typeof fact>) =>
              act({ kind: "change", list: "facts", id: fact.id, values });
            return (
              <MemberFrame
                key={fact.id}
                editing={editing}
                list="facts"
                id={fact.id}
                name={`Dato ${i + 1}`}
                isFirst={i === 0}
                isLast={i === home.facts.length - 1}
              >
                <div className="grid gap-3 sm:grid-cols-2">
                  <Words
                    editing={editing}
                    path={`home.facts.${i}.label`}
                    label="Qué"
                    value={fact.label}
                    max={60}
                    onValue={(label) => change({ label })}
                  />
                  <Words
                    editing={editing}
                    path={`home.facts.${i}.value`}
                    label="Cuánto o cuál"
                    value={fact.value}
                    max={120}
                    onValue={(said) => change({ value: said })}
                  />
                </div>
              </MemberFrame>
            );
          })}
          <AddButton
            disabled={home.facts.length >= MOST_ITEMS}
            onClick={() => act({ kind: "add", list: "facts", member: { id: newId(), label: "", value: "" } })}
          >
            Añadir un dato
          </AddButton>
        </PanelBody>
      </Panel>
      <Panel labelledBy="seccion-valor">
        <PanelHeader id="seccion-valor" title="Valor y precio" />
        <PanelBody className="grid gap-4">
          <Figure
            editing={editing}
            path="value.price"
            label="Precio de salida"
            unit={currency}
            value={value.price}
            onValue={(price) => setValue({ price })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <Figure
              editing={editing}
              path="value.low"
              label="Valor, por lo bajo"
              unit={currency}
              optional
              value={value.low}
              onValue={(low) => setValue({ low, source: null })}
            />
            <Figure
              editing={editing}
              path="value.high"
              label="Valor, por lo alto"
              unit={currency}
              optional
              value={value.high}
              onValue={(high) => setValue({ high, source: null })}
            />
          </div>
          {source ? (
            <p className="text-sm text-muted-foreground">
              Fuente: {source}. Si cambias el rango a mano, deja de citarla.
            </p>
          ) : null}
          {choices.length > 0 ? (
            <div>
              <p className="mb-2 text-sm font-medium">Tomar el rango de un resultado tuyo</p>
              <ul className="divide-y border-y text-sm">
                {choices.map((choice) => (
                  <li key={choice.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                    <span className="min-w-0">
                      <span className="font-medium wrap-anywhere">{choice.title}</span>
                      <span className="block text-xs text-muted-foreground">
                        {choice.tool} · {choice.figure} · {choice.at}
                      </span>
                    </span>
                    {value.source?.runId === choice.id ? (
                      <span className="text-xs text-muted-foreground">En uso</span>
                    ) : (
                      <Button
                        type="button"
                        size="sm"
                        variant="outline"
                        loading={isBusy}
                        aria-label={`Usar ${choice.title}`}
                        onClick={() => onTakeValue(choice.id)}
                      >
                        Usar
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <p className="text-sm text-muted-foreground">
              Con una{" "}
              <PageLink to="/valoracion" className="link-text">
                valoración
              </PageLink>{" "}
              o un{" "}
              <PageLink to="/cma-generator" className="link-text">
                análisis comparativo
              </PageLink>{" "}
              guardado podrás tomar de ahí el rango, con su fuente y su fecha.
            </p>
          )}
          <Words
            editing={editing}
            path="value.words"
            label="Cómo lo explicas"
            value={value.words}
            max={1500}
            rows={3}
            optional
            onValue={(words) => setValue({ words })}
          />
        </PanelBody>
      </Panel>
    </>
  );
}

export interface Colleague {
  name: string;
  email: string;
}

/** Who does it, what others say, and who signs. */
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
