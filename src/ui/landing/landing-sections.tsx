import type { ReactNode } from "react";
import type { LandingSection } from "#domain/tools/landings/landing-document.ts";
import { Facts, Features, Gallery, Hero, Place, Plan, PriceAndCosts, Tour, Words } from "./home-sections.tsx";
import { LandingForm } from "./landing-form.tsx";
import type { LandingView } from "./landing-view.ts";
import { Homes, Opinions, Questions, Steps, Team } from "./people-sections.tsx";

export function DrawnSection({ section, view }: { section: LandingSection; view: LandingView }): ReactNode {
  switch (section.kind) {
    case "portada":
      return <Hero section={section} view={view} />;
    case "datos":
      return <Facts section={section} view={view} />;
    case "fotos":
      return <Gallery section={section} view={view} />;
    case "texto":
      return <Words section={section} view={view} />;
    case "ventajas":
      return <Features section={section} view={view} />;
    case "plano":
      return <Plan section={section} view={view} />;
    case "recorrido":
      return <Tour section={section} view={view} />;
    case "lugar":
      return <Place section={section} view={view} />;
    case "precio":
      return <PriceAndCosts section={section} view={view} />;
    case "viviendas":
      return <Homes section={section} view={view} />;
    case "equipo":
      return <Team section={section} view={view} />;
    case "opiniones":
      return <Opinions section={section} view={view} />;
    case "preguntas":
      return <Questions section={section} view={view} />;
    case "pasos":
      return <Steps section={section} view={view} />;
    case "formulario":
      return <LandingForm section={section} view={view} />;
  }
}
