import { type DocumentProps, Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { type DocumentSigner, signingName } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { type Fact, FactGrid } from "../fact-grid.tsx";
import { AgencyHead } from "../home/agency-head.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfTable } from "../pdf-table.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { bodyWidth, ink, size, weight } from "../theme.ts";

interface ReportPhoto {
  /** `data:image/jpeg;base64,…` */
  src: string;
  caption: string;
}

export interface ReportRoom {
  name: string;
  /** As printed; a dash where it was not measured. */
  area: string;
  state: string;
  note: string;
  defects: { text: string; severity: string }[];
  /** All that the room has, printed or not. */
  photoCount: number;
  photos: ReportPhoto[];
}

/** Everything that the report of a visit is drawn from. Its words are `printable`. */
export interface InspectionPaper {
  title: string;
  signer: DocumentSigner | undefined;
  /** By the server's clock, ISO timestamps. */
  startedAt: string;
  createdAt: string;
  /** `27 de noviembre de 2026, 10:32` in the agent's zone. */
  when: string;
  /** How wrong the device's clock was; null where it was right. */
  clock: string | null;
  forOwner: boolean;
  facts: Fact[];
  rooms: ReportRoom[];
  /** The sum of the measured rooms; null where none was. */
  measured: string | null;
  homePhotos: ReportPhoto[];
  checks: { label: string; answer: string; note: string }[];
  documents: { label: string; state: string; note: string }[];
  /** The answers of the owner; empty in the report that is given to them. */
  owner: Fact[];
  notes: string;
  missing: string[];
  /** Photos that had not arrived when the report was drawn. */
  lackingPhotos: number;
  /** Photos that have arrived and for which the report has no room. */
  unprintedPhotos: number;
}

const KIND = "Informe de visita";
const COLUMN_GAP = 10;
const PHOTO_WIDTH = (bodyWidth - 2 * COLUMN_GAP) / 3 - 0.05;
const COVER_HEIGHT = 250;

const styles = StyleSheet.create({
  head: { height: 44 },
  cover: { width: bodyWidth, height: COVER_HEIGHT, objectFit: "cover", marginTop: 14 },
  kind: { fontSize: size.label, color: ink.muted, lineHeight: 1.35, marginTop: 16 },
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.15 },
  place: { fontSize: size.text, color: ink.muted, lineHeight: 1.45, marginTop: 4 },
  band: { borderLeftWidth: 3, paddingLeft: 10, marginTop: 10 },
  heading: { fontSize: size.section, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 18, marginBottom: 6 },
  sub: { fontSize: 10, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 12, marginBottom: 3 },
  prose: { fontSize: size.text, lineHeight: 1.45 },
  quiet: { fontSize: size.text, lineHeight: 1.45, color: ink.muted },
  photos: { flexDirection: "row", flexWrap: "wrap", columnGap: COLUMN_GAP, rowGap: 8, marginTop: 6 },
  photo: { width: PHOTO_WIDTH, height: PHOTO_WIDTH * 0.72, objectFit: "cover" },
  caption: { fontSize: size.caption, color: ink.subtle, lineHeight: 1.3, marginTop: 2 },
  signatures: { flexDirection: "row", gap: 14, marginTop: 22 },
  signature: { flex: 1, height: 76, borderWidth: 0.75, borderColor: ink.borderStrong, padding: 6 },
  label: { fontSize: size.label, color: ink.subtle, lineHeight: 1.35 },
});

/** The dated report of a valuation visit. */
export function InspectionReport({ paper }: { paper: InspectionPaper }): ReactElement<DocumentProps> {
  const { signer, title, createdAt } = paper;
  return (
    <PdfDocument
      kind={KIND}
      meta={{ signer, title, createdAt }}
      note={[`${KIND}, ${formatDate(createdAt)}`, noteOfUnprintable(paper)].filter(Boolean).join(" · ")}
      following={[<Lists key="lists" paper={paper} />]}
    >
      <Cover paper={paper} />
      <Rooms paper={paper} />
    </PdfDocument>
  );
}

function Cover({ paper }: { paper: InspectionPaper }) {
  const { signer, title, when, clock, forOwner, facts, homePhotos, rooms } = paper;
  const cover = homePhotos[0] ?? rooms.flatMap(({ photos }) => photos)[0];
  const agent = [signer?.name, signer?.name === signingName(signer) ? null : signingName(signer)]
    .filter(Boolean)
    .join(", ");
  return (
    <View>
      <View style={styles.head}>
        <AgencyHead signer={signer} height={36} maxWidth={190} width={bodyWidth} colour={ink.foreground} />
      </View>
      {cover ? <Image src={cover.src} style={styles.cover} structure={{ alt: cover.caption }} /> : null}
      <Text style={styles.kind}>{forOwner ? KIND : `${KIND}, para uso interno`}</Text>
      <Text style={styles.title} structure="H1">
        {title}
      </Text>
      <Text style={styles.place}>{[`Visita del ${when}`, agent].filter(Boolean).join(" · ")}</Text>
      {clock ? <Text style={styles.place}>{clock}</Text> : null}
      {facts.length > 0 ? (
        <View style={[styles.band, { borderLeftColor: brandColours(signer?.brand?.colour ?? null).line }]}>
          <FactGrid facts={facts} columns={4} width={bodyWidth - 14} />
        </View>
      ) : null}
    </View>
  );
}

function Rooms({ paper: { rooms, measured, homePhotos, lackingPhotos, unprintedPhotos } }: { paper: InspectionPaper }) {
  return (
    <View>
      <Text style={styles.heading} structure="H2">
        Estancias
      </Text>
      {rooms.length === 0 ? (
        <Text style={styles.quiet}>No se anotó ninguna estancia.</Text>
      ) : (
        <PdfTable
          columns={[
            { title: "Estancia", share: 4, strong: true },
            { title: "Superficie", share: 2, align: "right" },
            { title: "Estado", share: 2 },
            { title: "Defectos", share: 1.5, align: "right" },
            { title: "Fotos", share: 1.2, align: "right" },
          ]}
          rows={rooms.map(({ name, area, state, defects, photoCount }) => [
            name,
            area,
            state,
            String(defects.length),
            String(photoCount),
          ])}
          {...(measured ? { total: ["Suma de lo medido", measured, "", "", ""] } : {})}
        />
      )}
      {measured ? (
        <Text style={[styles.quiet, { marginTop: 4 }]}>
          Medidas tomadas en la visita. No sustituyen a la superficie registrada ni a la del Catastro.
        </Text>
      ) : null}
      {rooms
        .filter(({ note, defects, photos }) => note !== "" || defects.length > 0 || photos.length > 0)
        .map((room) => (
          <View key={room.name}>
            <Text style={styles.sub} structure="H3" minPresenceAhead={40}>
              {room.name}
            </Text>
            {room.note ? <Text style={styles.prose}>{room.note}</Text> : null}
            {room.defects.map(({ text, severity }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed paper never move
              <Text key={i} style={styles.prose}>
                {`• ${[severity && `${severity}:`, text || "sin describir"].filter(Boolean).join(" ")}`}
              </Text>
            ))}
            <Photos photos={room.photos} />
          </View>
        ))}
      {homePhotos.length > 1 ? (
        <View>
          <Text style={styles.sub} structure="H3" minPresenceAhead={40}>
            Fotos de la vivienda
          </Text>
          <Photos photos={homePhotos.slice(1)} />
        </View>
      ) : null}
      {lackingPhotos > 0 ? (
        <Text style={[styles.quiet, { marginTop: 6 }]}>
          {lackingPhotos === 1
            ? "Falta una foto que aún no se ha enviado."
            : `Faltan ${lackingPhotos} fotos que aún no se han enviado.`}
        </Text>
      ) : null}
      {unprintedPhotos > 0 ? (
        <Text style={[styles.quiet, { marginTop: 6 }]}>
          {`En la visita hay ${counted(unprintedPhotos, "foto", "fotos")} más, que este informe no imprime.`}
        </Text>
      ) : null}
    </View>
  );
}

function Photos({ photos }: { photos: readonly ReportPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <View style={styles.photos}>
      {photos.map(({ src, caption }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the photos of a printed paper never move
        <View key={i} wrap={false} style={{ width: PHOTO_WIDTH }}>
          <Image src={src} style={styles.photo} structure={{ alt: caption }} />
          <Text style={styles.caption}>{caption}</Text>
        </View>
      ))}
    </View>
  );
}

function Lists({ paper }: { paper: InspectionPaper }) {
  const { checks, documents, owner, notes, missing, forOwner } = paper;
  return (
    <View>
      {checks.length > 0 ? (
        <View>
          <Text style={styles.heading} structure="H2" minPresenceAhead={60}>
            Comprobaciones
          </Text>
          <PdfTable
            columns={[
              { title: "Qué", share: 5, strong: true },
              { title: "Respuesta", share: 2 },
              { title: "Nota", share: 4 },
            ]}
            rows={checks.map(({ label, answer, note }) => [label, answer, note])}
          />
        </View>
      ) : null}
      {documents.length > 0 ? (
        <View>
          <Text style={styles.heading} structure="H2" minPresenceAhead={60}>
            Documentos
          </Text>
          <PdfTable
            columns={[
              { title: "Documento", share: 5, strong: true },
              { title: "Situación", share: 2 },
              { title: "Nota", share: 4 },
            ]}
            rows={documents.map(({ label, state, note }) => [label, state, note])}
          />
        </View>
      ) : null}
      {owner.length > 0 ? (
        <View>
          <Text style={styles.heading} structure="H2" minPresenceAhead={60}>
            Lo que dijo el propietario
          </Text>
          <FactGrid facts={owner} columns={2} width={bodyWidth} />
        </View>
      ) : null}
      {notes ? (
        <View>
          <Text style={styles.heading} structure="H2" minPresenceAhead={40}>
            Notas
          </Text>
          <Text style={styles.prose}>{notes}</Text>
        </View>
      ) : null}
      {missing.length > 0 ? (
        <Text style={[styles.quiet, { marginTop: 14 }]}>{`Sin responder en la visita: ${missing.join(", ")}.`}</Text>
      ) : null}
      <Text style={[styles.quiet, { marginTop: 10 }]}>
        Este informe recoge lo visto en la visita. No es una tasación ni una inspección técnica.
      </Text>
      {forOwner ? (
        <View style={styles.signatures} wrap={false}>
          <View style={styles.signature}>
            <Text style={styles.label}>Firma del propietario</Text>
          </View>
          <View style={styles.signature}>
            <Text style={styles.label}>Firma de quien visita</Text>
          </View>
        </View>
      ) : null}
    </View>
  );
}
