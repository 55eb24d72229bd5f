import { Logo } from "#ui/logo.tsx";
import { Section, Specimen, Specimens } from "./section.tsx";

const grounds = [
  ["Fondo", "bg-background"],
  ["Tarjeta", "bg-card"],
  ["Banda", "bg-muted"],
  ["Secundario", "bg-secondary"],
  ["Resalte", "bg-accent"],
  ["Principal", "bg-primary"],
  ["Principal suave", "bg-primary-soft"],
  ["Luz", "bg-luz"],
  ["Zócalo", "bg-zocalo"],
  ["Éxito", "bg-success"],
  ["Aviso", "bg-warning"],
  ["Error", "bg-destructive"],
  ["Umbral", "bg-plataforma"],
  ["Portal", "bg-portal"],
  ["Hipotecas", "bg-hipotecas"],
  ["Formación", "bg-formacion"],
] as const;

export function Foundations() {
  return (
    <>
      <Section id="marca" title="Marca" note="Alto mínimo: 20 px con el nombre, 16 px la marca sola.">
        <div className="flex flex-wrap items-center gap-8">
          <Logo height={40} />
          <Logo height={20} />
          <Logo mark height={40} />
          <Logo mark height={16} />
          <Logo tone="oneInk" height={32} />
          <span className="rounded-md bg-tinta-950 p-4">
            <Logo tone="onDark" height={32} />
          </span>
        </div>
      </Section>
      <Section id="color" title="Color" note="Papeles, no tonos: el mismo nombre vale en claro y en oscuro.">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-8">
          {grounds.map(([name, className]) => (
            <li key={name} className="text-xs">
              <span className={`mb-1 block h-12 rounded-sm border forced-color-adjust-none ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="letra" title="Letra" note="Una familia, Archivo variable. La anchura hace de segunda familia.">
        <div className="grid gap-3">
          <p className="text-display leading-none font-bold tracking-[-0.028em] wide">Cada cifra, con su rango</p>
          <p className="text-h1 leading-heading font-bold tracking-(--tracking-heading) wide">Título de página</p>
          <p className="text-h2 leading-heading font-bold tracking-(--tracking-heading) wide">Título de sección</p>
          <p className="text-h3 leading-heading font-bold tracking-(--tracking-heading)">
            Predicción de apreciación a cinco años
          </p>
          <p className="text-lead text-muted-foreground">
            Valora la vivienda, enseña los comparables y comparte el informe.
          </p>
          <p>
            Texto de lectura, 16 px. El propietario ve qué suma, qué resta y{" "}
            <a href="#letra" className="link-text">
              cuánto puede cambiar el precio
            </a>
            .
          </p>
          <p className="compact text-xs">
            Compacta, 88 %: Cualificación de oportunidades · Desistimiento · 1.284.350 €
          </p>
          <p className="figure">342.000 €</p>
        </div>
      </Section>
      <Section id="forma" title="Esquinas y sombras">
        <Specimens>
          <Specimen name="Esquinas: 2, 4, 6, 10 y 14 px">
            <div className="flex flex-wrap gap-3">
              {["rounded-xs", "rounded-sm", "rounded-md", "rounded-lg", "rounded-xl"].map((corner) => (
                <span key={corner} className={`size-14 border border-border-strong bg-card ${corner}`} />
              ))}
            </div>
          </Specimen>
          <Specimen name="Sombras: fila, menú, diálogo">
            <div className="flex gap-6">
              {["shadow-sm", "shadow-md", "shadow-lg"].map((shadow) => (
                <span key={shadow} className={`size-14 rounded-md border bg-card ${shadow}`} />
              ))}
            </div>
          </Specimen>
        </Specimens>
      </Section>
    </>
  );
}
