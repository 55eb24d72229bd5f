import { lazy, Suspense, useEffect, useState } from "react";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useRegion } from "#ui/region/use-region.ts";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { VISITORS_PLAN } from "./device-store.ts";

const PlanEditor = lazy(async () => ({ default: (await import("./plan-editor.tsx")).PlanEditor }));

const NOBODYS_BRAND = { name: "", colour: null, logo: null };

/** The editor for somebody without an account: one plan, kept in this browser until they have one. */
export function OwnDrawing() {
  const [isOpen, setOpen] = useState(false);
  // A person in Latin America chooses their country beside the areas.
  const country = useRegion().region === "latam" ? "MX" : "ES";
  // Somebody who comes back from elsewhere, or to `#dibujar`, goes on at once.
  useEffect(() => {
    if (window.location.hash === "#dibujar") setOpen(true);
  }, []);
  return (
    <section id="dibujar" aria-labelledby="dibuja-el-tuyo" className="wrap-page scroll-mt-(--navbar-h) py-section">
      <Panel labelledBy="dibuja-el-tuyo">
        <PanelHeader
          id="dibuja-el-tuyo"
          title="Dibuja el tuyo"
          divided
          description="Sin cuenta. Se guarda en este navegador, y al entrar puedes llevarlo a tus planos."
          actions={isOpen ? undefined : <Button onClick={() => setOpen(true)}>Empezar a dibujar</Button>}
        />
        {isOpen ? (
          <PanelBody className="p-3 sm:p-4">
            <Suspense fallback={<p className="p-4 text-sm text-muted-foreground">Preparando la mesa de dibujo…</p>}>
              <PlanEditor
                place={{ account: VISITOR, id: VISITORS_PLAN }}
                kept={{ document: emptyPlan({ title: "Mi plano", country }), revision: 1 }}
                home={null}
                brand={NOBODYS_BRAND}
                today={new Date().toISOString().slice(0, 10)}
                heading={2}
              />
            </Suspense>
          </PanelBody>
        ) : null}
      </Panel>
    </section>
  );
}
