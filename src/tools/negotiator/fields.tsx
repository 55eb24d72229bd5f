import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useWatch } from "react-hook-form";
import { COMMUNITIES, isCommunity } from "#domain/shared/places/tax-places.ts";
import { isBlank } from "#domain/shared/schema/fields.ts";
import { SALE_COMMISSION } from "#domain/tools/investment/rental-facts.ts";
import { FINANCING_KINDS } from "#domain/tools/negotiation/offer-strength.ts";
import { hasTaxRows } from "#domain/tools/sale-costs/net-to-seller.ts";
import { MORTGAGE_CANCELLATION } from "#domain/tools/sale-costs/sale-facts.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import type { Choice } from "#ui/form/controls.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { LandGainFields } from "#ui/form/land-gain-fields.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { CurrencyField, TaxPlaceField } from "#ui/form/purchase-fields.tsx";
import { KnownSellerTaxFields, SellerPurchaseFields, useIsBoughtBeforeAbatement } from "#ui/form/seller-tax-fields.tsx";
import { SourcedNumberField } from "#ui/form/sourced-number-field.tsx";
import { TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { FINANCING_NAMES } from "./explain.ts";
import { currencyOf, MOST_OFFERS } from "./schema.ts";

const FINANCING_OPTIONS: readonly Choice[] = FINANCING_KINDS.map((value) => ({ value, label: FINANCING_NAMES[value] }));

/** The form: the sale, the seller's secret, the offers, the answer and what selling costs. */
export function Fields() {
  return (
    <>
      <SaleFields />
      <SecretFields />
      <OfferFields />
      <CounterFields />
      <CostFields />
    </>
  );
}

function useUnit(): string {
  const code = currencyOf({ place: useText("place"), currency: useText("currency") });
  return code === "EUR" ? "€" : code;
}

function SaleFields() {
  const unit = useUnit();
  return (
    <FieldGroup title="La venta">
      <FieldRow columns={2}>
        <TextField name="homeName" label="Vivienda" optional maxLength={120} help="Como quieres que salga en el PDF." />
        <TaxPlaceField />
      </FieldRow>
      <FieldRow columns={2}>
        <MoneyField name="listPrice" label="Precio de salida" unit={unit} help="El primer peldaño de la escalera." />
        <MoneyField name="target" label="Meta" unit={unit} help="Donde quieres cerrar: el último peldaño." />
      </FieldRow>
    </FieldGroup>
  );
}

function SecretFields() {
  const unit = useUnit();
  return (
    <FieldGroup
      title="Solo para ti"
      description="Sirve para ver si hay acuerdo y para ensayar. No sale en el PDF, en los textos ni en el enlace que compartas."
    >
      <FieldRow columns={3}>
        <MoneyField name="reserve" label="Mínimo de quien vende" unit={unit} optional />
        <MoneyField
          name="ceilingLow"
          label="Techo del comprador, bajo"
          unit={unit}
          optional
          help="Lo que seguro paga."
        />
        <MoneyField name="ceilingHigh" label="Techo, alto" unit={unit} optional help="Lo más que crees que paga." />
      </FieldRow>
    </FieldGroup>
  );
}

function OfferFields() {
  const unit = useUnit();
  const { fields, append, remove } = useFieldArray({ name: "offers" });
  const hasOffers = useHasOffers();
  return (
    <FieldGroup
      title="Ofertas"
      description="Deja vacía la que no uses. La probabilidad la pones tú: es lo que más pesa."
    >
      {fields.map(({ id }, index) => (
        <OfferRow key={id} index={index} unit={unit} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
      ))}
      {fields.length < MOST_OFFERS ? (
        <Button variant="outline" className="justify-self-start" onClick={() => append({})}>
          <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir oferta
        </Button>
      ) : null}
      <FieldRow columns={2}>
        <MoneyField
          name="fallback"
          label="Si la oferta falla, venderías a"
          unit={unit}
          optional={!hasOffers}
          help="La siguiente mejor salida."
        />
        <MoneyField
          name="carryPerMonth"
          label="Esperar cuesta al mes"
          unit={unit}
          help="Comunidad, IBI, hipoteca, otro alquiler."
        />
      </FieldRow>
      <MoreFields summary="Cuánto pesa lo que no es precio" names={["weightDeposit", "weightFinancing", "weightSpeed"]}>
        <FieldRow columns={3}>
          <NumberField name="weightFinancing" label="Financiación" whole echo={false} help="De 0 a 100." />
          <NumberField name="weightDeposit" label="Señal" whole echo={false} />
          <NumberField name="weightSpeed" label="Rapidez" whole echo={false} />
        </FieldRow>
      </MoreFields>
    </FieldGroup>
  );
}

/** Whether something was typed of an offer: then its price if it falls through must be known too. */
function useHasOffers(): boolean {
  const offers: unknown = useWatch({ name: "offers" });
  const rows: unknown[] = Array.isArray(offers) ? offers : [];
  return rows.some(
    (row) => typeof row === "object" && row !== null && Object.values(row).some((typed) => !isBlank(typed)),
  );
}

function OfferRow({ index, unit, onRemove }: { index: number; unit: string; onRemove: (() => void) | undefined }) {
  const field = (name: string) => `offers.${index}.${name}`;
  const title = `Oferta ${index + 1}`;
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border p-4 sm:p-5">
      <legend className="float-left flex w-full items-center justify-between gap-3 text-sm font-semibold">
        {title}
        {onRemove ? (
          <Button variant="ghost" size="icon" aria-label={`Quitar la oferta ${index + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        ) : null}
      </legend>
      <div className="clear-both grid gap-4">
        <FieldRow columns={3}>
          <TextField name={field("name")} label="De quién" optional maxLength={60} placeholder={title} />
          <MoneyField name={field("price")} label="Precio" unit={unit} />
          <MoneyField name={field("deposit")} label="Señal" unit={unit} optional />
          <SelectField name={field("financing")} label="Cómo paga" options={FINANCING_OPTIONS} />
          <NumberField name={field("days")} label="Firmaría en" unit="días" whole echo={false} />
          <PercentField name={field("probability")} label="Probabilidad de cierre" />
        </FieldRow>
      </div>
    </fieldset>
  );
}

function CounterFields() {
  const unit = useUnit();
  return (
    <FieldGroup title="Tu respuesta">
      <SegmentedField
        name="counterOffersMade"
        label="Contraofertas que ya has hecho"
        options={[
          { value: "0", label: "Ninguna" },
          { value: "1", label: "Una" },
          { value: "2", label: "Dos o más" },
        ]}
      />
      <MoreFields
        summary="Condiciones de la contraoferta"
        names={["counterPrice", "counterDepositShare", "counterDays", "validDays", "conditions"]}
      >
        <FieldRow columns={4}>
          <MoneyField name="counterPrice" label="Precio" unit={unit} optional help="En blanco, el de la escalera." />
          <PercentField name="counterDepositShare" label="Señal" help="Del precio." />
          <NumberField name="counterDays" label="Firma en" unit="días" whole echo={false} />
          <NumberField name="validDays" label="Vale durante" unit="días" whole echo={false} />
        </FieldRow>
        <TextareaField
          name="conditions"
          label="Otras condiciones"
          optional
          rows={3}
          maxLength={400}
          placeholder="Muebles de la cocina incluidos. Entrega de llaves el día de la firma."
          help="Salen en el PDF tal como las escribas."
        />
      </MoreFields>
    </FieldGroup>
  );
}

function CostFields() {
  const unit = useUnit();
  const place = useText("place");
  const isSpanish = isCommunity(place);
  const hasDebt = !["", "0"].includes(useText("debt"));
  return (
    <FieldGroup
      title="Lo que queda al vender"
      description="Con el neto, las ofertas se ordenan por lo que cobra quien vende. Lo que no sepas se deja fuera y se dice."
    >
      <FieldRow columns={2}>
        <SourcedNumberField
          name="feeShare"
          label="Honorarios con IVA"
          unit="%"
          fact={isSpanish ? SALE_COMMISSION.at(-1) : undefined}
          ask="Sobre el precio. En blanco no se cuentan."
        />
        <MoneyField name="debt" label="Hipoteca pendiente" unit={unit} />
      </FieldRow>
      {hasDebt ? (
        <SourcedNumberField
          name="cancellationCost"
          label="Cancelar la hipoteca"
          unit={unit}
          fact={isSpanish ? MORTGAGE_CANCELLATION.at(-1) : undefined}
          ask="Notaría, registro y gestoría."
        />
      ) : null}
      <MoreFields
        summary="Impuestos de quien vende"
        names={[
          "situation",
          "purchasePrice",
          "purchasedOn",
          "purchaseCosts",
          "improvements",
          "depreciation",
          "landValue",
          "cadastralValue",
          "landGainRate",
          "reinvested",
          "abatedTransfers",
          "landGainTax",
          "gainTax",
        ]}
      >
        {hasTaxRows(place) ? <TaxFields unit={unit} /> : <TypedTaxFields unit={unit} place={place} />}
      </MoreFields>
      <MoreFields summary="Otros gastos y moneda" names={["otherCosts", "currency", "paysDeed", "seed"]}>
        <FieldRow columns={3}>
          <MoneyField
            name="otherCosts"
            label="Otros gastos de vender"
            unit={unit}
            help="Certificado, mudanza, arreglos."
          />
          <CurrencyField placeholder="La habitual del lugar" />
          <NumberField name="seed" label="Número del ensayo" whole echo={false} help="El mismo, el mismo comprador." />
        </FieldRow>
        {isSpanish ? (
          <CheckboxField
            name="paysDeed"
            label="Quien vende paga la matriz de la escritura"
            help="Es lo que dice el Código Civil si no se pacta otra cosa. Suele pagarla quien compra."
          />
        ) : null}
      </MoreFields>
    </FieldGroup>
  );
}

function TaxFields({ unit }: { unit: string }) {
  const situation = useText("situation");
  const isAbated = useIsBoughtBeforeAbatement();
  return (
    <>
      <SellerPurchaseFields unit={unit} dateHelp="Antes de 1995 hay reducción." />
      <FieldRow columns={3}>
        <MoneyField name="improvements" label="Mejoras con factura" unit={unit} />
        <MoneyField name="depreciation" label="Amortización deducida" unit={unit} help="Si estuvo alquilada." />
        {situation === "reinvierte" ? (
          <MoneyField name="reinvested" label="Reinvierte" unit={unit} optional help="En blanco, todo." />
        ) : null}
        {isAbated ? (
          <MoneyField
            name="abatedTransfers"
            label="Ya vendido con reducción"
            unit={unit}
            optional
            help="Desde 2015, de lo comprado antes de 1995."
          />
        ) : null}
      </FieldRow>
      <LandGainFields unit={unit} landHelp="En el recibo del IBI." />
      <KnownTaxFields unit={unit} />
    </>
  );
}

function TypedTaxFields({ unit, place }: { unit: string; place: string }) {
  return (
    <>
      <p className="text-muted-foreground">
        {isCommunity(place)
          ? `${COMMUNITIES[place]} tiene impuestos propios que no están en nuestras tablas. Escríbelos si los sabes.`
          : "No tenemos los impuestos de este lugar. Escríbelos si los sabes."}
      </p>
      <KnownTaxFields unit={unit} />
    </>
  );
}

function KnownTaxFields({ unit }: { unit: string }) {
  const place = useText("place");
  return <KnownSellerTaxFields unit={unit} isSpanish={isCommunity(place)} />;
}
