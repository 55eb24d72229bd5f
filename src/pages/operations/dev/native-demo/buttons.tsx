import { Plus, Share } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonVariant } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Switch } from "#ui/switch.tsx";
import { Section, Specimen, Specimens } from "./section.tsx";

const variants: readonly [ButtonVariant, string][] = [
  ["default", "Calcular precio"],
  ["destructive", "Eliminar informe"],
  ["outline", "Solicitar demo"],
  ["secondary", "Guardar borrador"],
  ["ghost", "Cancelar"],
  ["link", "Ver el método"],
  ["hero", "Probar 14 días gratis"],
  ["plataforma", "Ver Umbral"],
  ["portal", "Ir a Umbral Portal"],
  ["hipotecas", "Ir a Umbral Hipotecas"],
  ["formacion", "Ver la formación"],
];

/** The look under the pointer, standing still; the real one comes from `hover:`. */
const hoverLook: Record<ButtonVariant, string> = {
  default: "bg-primary-hover!",
  destructive: "bg-destructive-hover!",
  outline: "bg-muted!",
  secondary: "bg-border!",
  ghost: "bg-secondary!",
  link: "decoration-2!",
  hero: "bg-luz-hover!",
  plataforma: "bg-plataforma-hover!",
  portal: "bg-portal-hover!",
  hipotecas: "bg-hipotecas-hover!",
  formacion: "bg-formacion-hover!",
};

export function Buttons() {
  const [sending, setSending] = useState(false);
  const [garage, setGarage] = useState(true);
  const send = () => {
    setSending(true);
    window.setTimeout(() => setSending(false), 2000);
  };
  const row = "flex flex-wrap items-center gap-3";
  return (
    <Section id="botones" title="Botones" note="Uno principal por vista. El ocre es solo la entrada a la prueba.">
      <Specimen name="Variantes, en reposo">
        <div className={row}>
          {variants.map(([variant, text]) => (
            <Button key={variant} variant={variant}>
              {text}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Con el puntero encima">
        <div className={row}>
          {variants.map(([variant, text]) => (
            <Button key={variant} variant={variant} className={hoverLook[variant]}>
              {text}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Inactivos">
        <div className={row}>
          {variants.map(([variant, text]) => (
            <Button key={variant} variant={variant} disabled>
              {text}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimens>
        <Specimen name="Tamaños: 36, 44, 52 y 44 × 44 px">
          <div className={row}>
            <Button size="sm">Pequeño</Button>
            <Button>Normal</Button>
            <Button size="lg">Grande</Button>
            <Button size="icon" variant="outline" aria-label="Compartir">
              <Share aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </div>
        </Specimen>
        <Specimen name="Con foco, con icono, como enlace">
          <div className={row}>
            <Button className="outline-2 outline-offset-2 outline-ring">Con foco</Button>
            <Button variant="outline">
              <Plus aria-hidden size={18} strokeWidth={1.75} />
              Añadir
            </Button>
            <Button variant="outline" asChild>
              <a href="#botones">Enlace</a>
            </Button>
          </div>
        </Specimen>
        <Specimen name="Cargando: no cambia de ancho">
          <div className={row}>
            <Button loading={sending} loadingText="Enviando..." onClick={send}>
              Pulsa para enviar
            </Button>
            <Button loading loadingText="Enviando...">
              Enviar
            </Button>
            <Button variant="outline" loading>
              Guardar
            </Button>
            <Spinner />
          </div>
        </Specimen>
        <Specimen name="Copiar">
          <div className={row}>
            <CopyButton text="342.000 €, entre 324.000 € y 361.000 €" label="Copiar el rango" />
          </div>
        </Specimen>
        <Specimen name="Interruptor: encendido, apagado, inactivo">
          <div className="grid gap-2">
            <Switch checked={garage} onChange={setGarage} label="Añade garaje" trail="+7.900 €" />
            <Switch checked={!garage} onChange={(on) => setGarage(!on)} label="Sin garaje" trail="0 €" />
            <Switch checked={false} onChange={() => undefined} label="Sin ruido (climalit)" disabled />
          </div>
        </Specimen>
      </Specimens>
    </Section>
  );
}
