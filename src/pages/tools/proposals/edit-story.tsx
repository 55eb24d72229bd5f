import { COUNTRY_OPTIONS, CURRENCY_OPTIONS } from "#content/country-options.ts";
import { PROPOSAL_WITHDRAWAL } from "#content/proposal-starts.ts";
import { SPANISH_FEE_TAX } from "#domain/tools/proposals/proposal-net.ts";
import { currencyUnit, sectionName, sourceWords } from "#domain/tools/proposals/proposal-words.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Choice, Figure, Words } from "./edit-fields.tsx";
import { MemberList } from "./member-list.tsx";
import type { ProposalEditing } from "./use-proposal.ts";

export interface ValueChoice {
  id: string;
  tool: string;
  title: string;
  figure: string;
  at: string;
}

/** For whom the proposal is, of which home, and at what value. */
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
  const { home, value, currency, fee, terms } = document;
  const setHome = (values: Partial<typeof home>) => act({ kind: "fields", group: "home", values });
  const setValue = (values: Partial<typeof value>) => act({ kind: "fields", group: "value", values });
  const source = sourceWords(value);
  /** Outside Spain the draft loses what was offered by Spain's law and tax, unless the agent has changed it. */
  function moveTo(country: string) {
    act({ kind: "words", values: { country } });
    if (country === "ES") return;
    if (fee.taxPercent === SPANISH_FEE_TAX.percent) act({ kind: "fields", group: "fee", values: { taxPercent: null } });
    if (terms.withdrawal === PROPOSAL_WITHDRAWAL.es)
      act({ kind: "fields", group: "terms", values: { withdrawal: "" } });
  }
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
          title={sectionName("vivienda", document.country)}
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
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              editing={editing}
              path="country"
              label="País"
              value={document.country}
              options={COUNTRY_OPTIONS}
              onValue={moveTo}
            />
            <Choice
              editing={editing}
              path="currency"
              label="Moneda"
              value={document.currency}
              options={CURRENCY_OPTIONS}
              onValue={(chosen) => act({ kind: "words", values: { currency: chosen } })}
            />
          </div>
          <MemberList editing={editing} list="facts" name="Dato" addLabel="Añadir un dato">
            {({ words }) => (
              <div className="grid gap-3 sm:grid-cols-2">
                {words("label", "Qué", 60)}
                {words("value", "Cuánto o cuál", 120)}
              </div>
            )}
          </MemberList>
        </PanelBody>
      </Panel>
      <Panel labelledBy="seccion-valor">
        <PanelHeader id="seccion-valor" title="Valor y precio" />
        <PanelBody className="grid gap-4">
          <Figure
            editing={editing}
            path="value.price"
            label="Precio de salida"
            unit={currencyUnit(currency)}
            value={value.price}
            onValue={(price) => setValue({ price })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <Figure
              editing={editing}
              path="value.low"
              label="Valor, por lo bajo"
              unit={currencyUnit(currency)}
              optional
              value={value.low}
              onValue={(low) => setValue({ low, source: null })}
            />
            <Figure
              editing={editing}
              path="value.high"
              label="Valor, por lo alto"
              unit={currencyUnit(currency)}
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
