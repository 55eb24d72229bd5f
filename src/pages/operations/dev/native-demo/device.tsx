import { Camera, Download, MapPin, Share } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import {
  type AbilityReport,
  cameraFailure,
  describePosition,
  errorName,
  locationFailure,
  shareFailure,
} from "./device-report.ts";
import { Section, Specimen, Specimens } from "./section.tsx";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;
const LOCATION_TIMEOUT_MS = 10_000;

export function Device() {
  return (
    <Section
      id="dispositivo"
      title="Dispositivo"
      note="Cada botón comprueba si el navegador puede y dice lo que ha pasado de verdad. Nada sale de este dispositivo."
    >
      <Specimens>
        <CameraAbility />
        <ShareAbility />
        <InstallAbility />
        <LocationAbility />
      </Specimens>
    </Section>
  );
}

/** A button and its result. */
function Ability({ name, report, children }: { name: string; report: AbilityReport | null; children: ReactNode }) {
  return (
    <Specimen name={name}>
      <div className="grid gap-3">
        {children}
        <div role="status">{report ? <Callout tone={report.tone}>{report.text}</Callout> : null}</div>
      </div>
    </Specimen>
  );
}

function CameraAbility() {
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [report, setReport] = useState<AbilityReport | null>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    return () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [stream]);
  const start = async () => {
    // Outside a secure context the browser offers no media devices at all.
    if (!navigator.mediaDevices?.getUserMedia) {
      setReport({ tone: "warning", text: "Este navegador no da acceso a la cámara en esta dirección." });
      return;
    }
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const { width, height } = opened.getVideoTracks()[0]?.getSettings() ?? {};
      setStream(opened);
      setReport({ tone: "success", text: `La cámara funciona: ${width} × ${height} píxeles.` });
    } catch (error) {
      setReport(cameraFailure(errorName(error)));
    }
  };
  const stop = () => {
    setStream(null);
    setReport({ tone: "success", text: "Cámara apagada." });
  };
  return (
    <Ability name="Cámara" report={report}>
      <Button variant="outline" onClick={stream ? stop : start} className="justify-self-start">
        <Camera {...icon} />
        {stream ? "Apagar la cámara" : "Encender la cámara"}
      </Button>
      {stream ? <video ref={video} autoPlay playsInline muted className="w-full rounded-md border" /> : null}
    </Ability>
  );
}

function ShareAbility() {
  const [report, setReport] = useState<AbilityReport | null>(null);
  const share = async () => {
    if (typeof navigator.share !== "function") {
      setReport({ tone: "warning", text: "Este navegador no sabe compartir con otras aplicaciones." });
      return;
    }
    try {
      await navigator.share({ title: "Umbral", text: "Hoja de componentes de Umbral", url: window.location.href });
      setReport({ tone: "success", text: "El sistema ha recibido el enlace." });
    } catch (error) {
      setReport(shareFailure(errorName(error)));
    }
  };
  return (
    <Ability name="Compartir" report={report}>
      <Button variant="outline" onClick={share} className="justify-self-start">
        <Share {...icon} />
        Compartir esta página
      </Button>
    </Ability>
  );
}

/** Chromium's event; not in the standard types. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

function InstallAbility() {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);
  const [report, setReport] = useState<AbilityReport | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPromptEvent);
    };
    window.addEventListener("beforeinstallprompt", keep);
    return () => window.removeEventListener("beforeinstallprompt", keep);
  }, []);
  const install = async () => {
    if (window.matchMedia("(display-mode: standalone)").matches) {
      setReport({ tone: "success", text: "Ya está instalada: la estás usando como aplicación." });
      return;
    }
    if (offer === null) {
      setReport({ tone: "warning", text: "El navegador no ofrece instalar esta página, o ya está instalada." });
      return;
    }
    const { outcome } = await offer.prompt();
    setOffer(null);
    setReport(
      outcome === "accepted"
        ? { tone: "success", text: "Instalada." }
        : { tone: "warning", text: "Has preferido no instalarla." },
    );
  };
  return (
    <Ability name="Instalar" report={report}>
      <Button variant="outline" onClick={install} className="justify-self-start">
        <Download {...icon} />
        Instalar en el dispositivo
      </Button>
    </Ability>
  );
}

function LocationAbility() {
  const [asking, setAsking] = useState(false);
  const [report, setReport] = useState<AbilityReport | null>(null);
  const locate = () => {
    if (!navigator.geolocation) {
      setReport({ tone: "warning", text: "Este navegador no da la ubicación en esta dirección." });
      return;
    }
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        setReport({ tone: "success", text: `Estás en ${describePosition(coords)}.` });
      },
      ({ code }) => {
        setAsking(false);
        setReport(locationFailure(code));
      },
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return (
    <Ability name="Ubicación" report={report}>
      <Button variant="outline" onClick={locate} loading={asking} className="justify-self-start">
        <MapPin {...icon} />
        Preguntar dónde estoy
      </Button>
    </Ability>
  );
}
