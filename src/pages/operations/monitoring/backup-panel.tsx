import { formatBytes, formatSpan } from "#domain/operations/monitoring/words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { MonitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FactList } from "../../shared/fact-list.tsx";
import { When } from "../../shared/when.tsx";
import { LevelMark } from "./status-board.tsx";

const NONE = (
  <span key="none" className="text-muted-foreground">
    —
  </span>
);

type Backup = MonitorPage["backup"];

/** The backups, the continuous archive of the database, and how the last trial of a restore ended. */
export function BackupPanel({ backup }: { backup: Backup }) {
  const { isOurs, lacksFiles, last, nextAt, count, archive, check, verifiedAt } = backup;
  return (
    <Panel labelledBy="copias">
      <PanelHeader id="copias" title="Copias de seguridad" divided />
      {isOurs ? (
        <FactList
          facts={[
            ["Última completa", last ? <When key="last" iso={last.at} style="full" /> : "Ninguna todavía"],
            ...(lacksFiles ? [["La más nueva", "Sin los archivos nuevos: el almacén no respondía"] as const] : []),
            ["Ocupan sus filas", last ? formatBytes(last.bytes) : NONE],
            ["Próxima", nextAt ? <When key="next" iso={nextAt} style="full" /> : "Un minuto después de arrancar"],
            ["Copias guardadas", formatNumber(count)],
            ["Cuánto se guardan", "24 horas, y la última de cada día durante 14 días"],
            ["Restaurar", "npm run restore, con el servidor parado"],
          ]}
        />
      ) : (
        <PanelBody>
          <p className="text-sm">
            En la carpeta de este proceso no hay copias. De varios procesos sobre el mismo PostgreSQL uno solo las hace,
            en la suya: mira allí cuándo fue la última y prueba a restaurarla.
          </p>
        </PanelBody>
      )}
      <FactList
        facts={[
          [
            "Última restaurada y comparada",
            verifiedAt ? <When key="verified" iso={verifiedAt} style="full" /> : "Ninguna todavía",
          ],
        ]}
      />
      <PanelBody className="pt-2!">
        <h3 className="mb-1 text-sm font-medium">Diario de la base de datos</h3>
        <p className="mb-4 text-sm">{archive.text}</p>
        <h3 className="mb-1 text-sm font-medium">Prueba de cada noche</h3>
        {check ? <LastCheck check={check} /> : <p className="text-sm">La primera se hace entre las 3 y las 5.</p>}
      </PanelBody>
    </Panel>
  );
}

const OUTCOMES = { correcta: "good", fallida: "bad", imposible: "bad", ausente: "bad" } as const;

function LastCheck({ check }: { check: NonNullable<Backup["check"]> }) {
  const { outcome, startedAt, seconds, compared, faults } = check;
  const { tables = 0, rows = 0, files = 0, filesRead = 0 } = compared;
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <LevelMark level={OUTCOMES[outcome]} />
        <span>
          <When iso={startedAt} style="full" />, durante {formatSpan(seconds)}.
        </span>
      </p>
      {rows > 0 ? (
        <p>
          Comparadas {counted(rows, "fila", "filas")} de {counted(tables, "tabla", "tablas")} y el tamaño de{" "}
          {counted(files, "archivo", "archivos")}; leídos enteros {formatNumber(filesRead)}, la séptima parte de cada
          noche.
        </p>
      ) : null}
      {faults.length > 0 ? (
        <ul className="list-disc pl-5">
          {faults.map((fault) => (
            <li key={fault} className="wrap-anywhere">
              {fault}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
