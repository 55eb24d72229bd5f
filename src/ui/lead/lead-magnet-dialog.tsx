import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { LEAD_MAGNETS } from "#content/lead-magnets.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { MAGNET_INTERESTS, type MagnetKind } from "#domain/site/lead/lead.ts";
import { Dialog } from "../dialog.tsx";
import { usePathRegion } from "../region/use-region.ts";
import { LeadForm } from "./lead-form.tsx";

export interface LeadMagnetDialogProps {
  kind: MagnetKind;
  open: boolean;
  onClose: () => void;
}

/** The time after which the dialog closes by itself, in milliseconds. */
const CLOSES_AFTER_MS = 2000;

/** The lead form with its reward. Downloads can be had without it too. */
export function LeadMagnetDialog({ kind, open, onClose }: LeadMagnetDialogProps) {
  const magnet = LEAD_MAGNETS[kind];
  const download = "download" in magnet ? magnet.download : null;
  const navigate = useNavigate();
  const region = usePathRegion();
  const [isSent, setSent] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const close = () => {
    window.clearTimeout(timer.current);
    onClose();
  };
  const finish = () => {
    setSent(true);
    timer.current = window.setTimeout(() => {
      onClose();
      if ("leadsTo" in magnet) void navigate(pathInRegion(magnet.leadsTo, region));
    }, CLOSES_AFTER_MS);
  };
  return (
    <>
      <Dialog open={open} onClose={close} title={magnet.title} description={magnet.description}>
        <LeadForm
          shape={magnet.asksForDetails ? "full" : "compact"}
          source={`lead_magnet_${kind}`}
          interestedIn={[MAGNET_INTERESTS[kind]]}
          submitLabel={magnet.submitLabel}
          onSuccess={finish}
        />
        <div aria-live="polite" className="grid gap-2 text-control text-muted-foreground empty:hidden">
          {isSent ? <p>{magnet.next}</p> : null}
          {download ? (
            <p>
              {isSent ? null : "¿Prefieres no dejar tu email? "}
              <DownloadLink {...download} />
            </p>
          ) : null}
        </div>
      </Dialog>
      {isSent && !open && download ? (
        <p className="mt-3 text-control">
          <DownloadLink {...download} />
        </p>
      ) : null}
    </>
  );
}

function DownloadLink({ slug, label }: { slug: string; label: string }) {
  return (
    <a href={`/descargas/${slug}.pdf`} download className="inline-flex min-h-11 items-center gap-1.5 link-text">
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {label}
    </a>
  );
}
