import { useWatch } from "react-hook-form";
import { formatPercent } from "#domain/shared/format/format.ts";
import { isCommunity, isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { RENTAL_REDUCTION_CASES, RENTAL_REDUCTIONS } from "#domain/tools/investment/rental-facts.ts";
import { hasTaxRows } from "#domain/tools/sale-costs/net-to-seller.ts";
import { costModel } from "#domain/tools/tax/cost-model.ts";
import { CheckboxField, SegmentedField, SelectField, TriStateField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { LandGainFields } from "#ui/form/land-gain-fields.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { CurrencyField, HomeKindField, TaxPlaceField } from "#ui/form/purchase-fields.tsx";
import { type FieldFact, SourcedNumberField } from "#ui/form/sourced-number-field.tsx";
import { useText } from "#ui/form/use-text.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { ChannelFields } from "./fields-channels.tsx";
import { RentWarning } from "./rent-warning.tsx";
import { type SupposedField, supposed } from "./suppositions.ts";
import { useCurrency } from "./use-currency.ts";

const ASKS: Record<SupposedField, string> = {
  vacancy: "De ese lugar no tenemos el dato: escribe el tuyo.",
  rentGrowth: "De ese lugar no tenemos índice: escribe tu suposición.",
  exitCostShare: "De ese lugar no tenemos el dato: honorarios e impuestos de vender.",
  discountRate: "De ese lugar no tenemos referencia: lo que te daría otra inversión.",
};

const ASK_PLACE = "Elige dónde está y lo ponemos nosotros.";

/** The form: two questions, and for the purchase its cost, income, loan and future. */
export function Fields() {
  const isMarketing = useText("mode") === "marketing";
  return (
    <>
      <FieldGroup title="Qué quieres saber">
        <SegmentedField
          name="mode"
          label="Pregunta"
          hideLabel
          options={[
            { value: "inversion", label: "Inversión: comprar para alquilar" },
            { value: "marketing", label: "Marketing: qué canal se paga" },
          ]}
        />
      </FieldGroup>
      {isMarketing ? (
        <ChannelFields />
      ) : (
        <>
          <PurchaseFields />
          <RentFields />
          <LoanFields />
          <FutureFields />
          <LawFields />
        </>
      )}
    </>
  );
}

/** A field that starts as its row says. */
function SupposedNumber({ name, label }: { name: SupposedField; label: string }) {
  const place = useText("place");
  const { today } = useToolRun();
  const fact = supposed(name, place, today);
  return (
    <SourcedNumberField name={name} label={label} unit="%" fact={fact} ask={place === "" ? ASK_PLACE : ASKS[name]} />
  );
}

function PurchaseFields() {
  const place = useText("place");
  const unit = useCurrency();
  return (
    <FieldGroup title="La compra">
      <FieldRow columns={2}>
        <TaxPlaceField />
        {isCommunity(place) ? <HomeKindField /> : null}
      </FieldRow>
      <FieldRow columns={3}>
        <MoneyField name="price" label="Precio" unit={unit} />
        <CostShareField />
        <MoneyField name="works" label="Obra" unit={unit} help="Con su IVA." />
      </FieldRow>
      <MoreFields summary="Valor tras la obra y moneda" names={["valueAfterWorks", "currency"]}>
        <FieldRow columns={2}>
          <MoneyField
            name="valueAfterWorks"
            label="Valor tras la obra"
            unit={unit}
            optional
            help="En blanco, el precio: la obra no suma sola."
          />
          <CurrencyField placeholder="La habitual del lugar" help="Escribe todo en la misma." />
        </FieldRow>
      </MoreFields>
    </FieldGroup>
  );
}

/** Taxes and costs of the place at this price, from its rows. */
function CostShareField() {
  const { today } = useToolRun();
  const place = useText("place");
  const homeKind = useText("homeKind") === "nueva" ? "nueva" : "usada";
  const price = parseSpanishNumber(useText("price"));
  const hasLoan = (parseSpanishNumber(useText("loan")) ?? 0) > 0;
  return (
    <SourcedNumberField
      name="costShare"
      label="Impuestos y gastos"
      unit="%"
      fact={costFact({ place, homeKind }, price, hasLoan, today)}
      ask={
        place === ""
          ? ASK_PLACE
          : place === "otro" || price !== undefined
            ? "En % del precio: de ese lugar no tenemos tabla."
            : "Escribe el precio y los calculamos con las tablas."
      }
    />
  );
}

function costFact(
  purchase: { place: string; homeKind: "usada" | "nueva" },
  price: number | undefined,
  hasLoan: boolean,
  today: string,
): FieldFact | undefined {
  if (price === undefined || !(price > 0) || today === "") return undefined;
  const model = costModel(purchase, today, hasLoan);
  const [main] = model?.facts ?? [];
  if (!model || !main) return undefined;
  // Shown to the hundredth; the engine keeps the exact share.
  const value = Math.round(model.breakdown(price).share * 1e4) / 1e4;
  const isDoubtful = model.facts.some(({ mark }) => mark === "por-comprobar");
  return {
    value,
    label: `${main.label} y aranceles`,
    validFrom: main.validFrom,
    source: main.source,
    mark: isDoubtful ? "por-comprobar" : main.mark,
  };
}

function RentFields() {
  const unit = useCurrency();
  return (
    <FieldGroup title="El alquiler y sus gastos">
      <FieldRow columns={2}>
        <MoneyField name="monthlyRent" label="Alquiler al mes" unit={unit} help="Sin suministros." />
        <SupposedNumber name="vacancy" label="Vacío al año" />
      </FieldRow>
      <RentWarning />
      <FieldRow columns={4}>
        <MoneyField name="communityPerMonth" label="Comunidad al mes" unit={unit} />
        <MoneyField name="propertyTax" label="IBI al año" unit={unit} />
        <MoneyField name="insurance" label="Seguro al año" unit={unit} />
        <MoneyField name="otherExpenses" label="Otros al año" unit={unit} help="Arreglos, impago." />
      </FieldRow>
      <PercentField name="managementShare" label="Gestión" help="Del alquiler cobrado. Cero si la llevas tú." />
    </FieldGroup>
  );
}

function LoanFields() {
  const unit = useCurrency();
  return (
    <FieldGroup title="El préstamo">
      <FieldRow columns={3}>
        <MoneyField name="loan" label="Préstamo" unit={unit} help="Cero si pagas al contado." />
        <PercentField name="rate" label="Interés (TIN)" optional help="Hace falta si hay préstamo." />
        <NumberField name="loanYears" label="Plazo" unit="años" whole echo={false} />
      </FieldRow>
    </FieldGroup>
  );
}

function FutureFields() {
  return (
    <FieldGroup title="Hasta que vendas" description="Suposiciones: se ven en el resultado y se pueden cambiar.">
      <FieldRow columns={2}>
        <NumberField name="horizonYears" label="Vendes a los" unit="años" whole echo={false} />
        <PercentField
          name="priceGrowth"
          label="Se revaloriza al año"
          optional
          help="Tu suposición. En cero, se paga solo con el alquiler."
        />
        <SupposedNumber name="rentGrowth" label="Sube el alquiler al año" />
        <PercentField name="expenseGrowth" label="Suben los gastos al año" optional help="En blanco, no suben." />
        <SupposedNumber name="exitCostShare" label="Coste de vender" />
        <SupposedNumber name="discountRate" label="Lo que pides a tu dinero" />
      </FieldRow>
      <LandFields />
      <MoreFields
        summary="Cuánto puede torcerse"
        names={["rentDeviation", "priceDeviation", "vacancyDeviation", "seed"]}
      >
        <p className="text-sm text-muted-foreground">
          Desviación típica de cada año en las diez mil simulaciones. Las del alquiler y el vacío son suposiciones
          nuestras, no datos. La del precio sale de la serie oficial.
        </p>
        <FieldRow columns={4}>
          <PercentField name="rentDeviation" label="Del alquiler" />
          <PercentField name="priceDeviation" label="Del precio" optional help="En blanco, la de la serie oficial." />
          <PercentField name="vacancyDeviation" label="Del vacío" />
          <NumberField name="seed" label="Semilla" whole echo={false} help="La misma repite el azar." />
        </FieldRow>
      </MoreFields>
    </FieldGroup>
  );
}

/** The plusvalía municipal of the sale, where the tables of Spain hold it. */
function LandFields() {
  const place = useText("place");
  const unit = useCurrency();
  if (!hasTaxRows(place)) return null;
  return (
    <MoreFields summary="Plusvalía municipal al vender" names={["landValue", "cadastralValue", "landGainRate"]}>
      <LandGainFields unit={unit} landHelp="En el recibo del IBI. En blanco, no se calcula." />
    </MoreFields>
  );
}

function LawFields() {
  const place = useText("place");
  const unit = useCurrency();
  const { today } = useToolRun();
  // Results from before this was asked with a yes and a no hold a boolean.
  const stressed: unknown = useWatch({ name: "isStressedArea" });
  const isStressed = stressed === true || stressed === "si";
  if (!isCommunity(place) || isLatinAmericanCountry(place)) return null;
  return (
    <FieldGroup title="Impuestos y límites" description="Opcional.">
      <MoreFields summary="IRPF del alquiler" names={["marginalRate", "buildingShare", "reductionCase"]}>
        <FieldRow columns={2}>
          <PercentField name="marginalRate" label="Tu tipo marginal" optional help="En blanco, no calculamos IRPF." />
          <PercentField
            name="buildingShare"
            label="Parte que es construcción"
            optional
            help="La del recibo del IBI: valor de construcción entre valor catastral."
          />
        </FieldRow>
        <SelectField
          name="reductionCase"
          label="Reducción por vivienda habitual"
          options={RENTAL_REDUCTION_CASES.map((kind) => ({
            value: kind,
            label: `${formatPercent(RENTAL_REDUCTIONS[kind].value)}: ${RENTAL_REDUCTIONS[kind].label.split(": ")[1]}`,
          }))}
          help="Comprueba que el contrato cumple el caso."
        />
      </MoreFields>
      <TriStateField
        name="isStressedArea"
        label="¿Está en zona tensionada?"
        help="La lista cambia: consúltala en serpavi.mivau.gob.es."
        optional
      />
      {isStressed ? (
        <>
          <FieldRow columns={2}>
            <MoneyField
              name="lastRent"
              label="Último alquiler"
              unit={unit}
              help="El del contrato anterior, de los últimos cinco años."
            />
            <SourcedNumberField
              name="lastRentUpdate"
              label="Actualización que le tocaba"
              unit="%"
              fact={supposed("rentGrowth", place, today)}
              ask={ASKS.rentGrowth}
            />
          </FieldRow>
          <CheckboxField
            name="hasImprovement"
            label="Hay una razón legal para subir hasta un 10 %"
            help="Rehabilitación, ahorro de energía, accesibilidad o contrato de diez años."
          />
        </>
      ) : null}
    </FieldGroup>
  );
}
