import {
  Building2,
  Columns2,
  Heading,
  Image,
  LayoutList,
  type LucideIcon,
  Minus,
  PanelTop,
  PenLine,
  Quote,
  SquareMousePointer,
  Text,
} from "lucide-react";
import type { BlockKind, EmailBlock } from "#domain/tools/campaigns/email-block.ts";

/** Blocks as the editor names them, in the order in which they are offered. */
export const BLOCK_WORDS: Record<BlockKind, { name: string; icon: LucideIcon }> = {
  texto: { name: "Texto", icon: Text },
  titulo: { name: "Título", icon: Heading },
  vivienda: { name: "Vivienda", icon: Building2 },
  pareja: { name: "Dos viviendas", icon: Columns2 },
  lista: { name: "Lista de viviendas", icon: LayoutList },
  boton: { name: "Botón", icon: SquareMousePointer },
  foto: { name: "Foto", icon: Image },
  cita: { name: "Cita", icon: Quote },
  separador: { name: "Separador", icon: Minus },
  firma: { name: "Firma", icon: PenLine },
  cabecera: { name: "Cabecera", icon: PanelTop },
};

export const BLOCK_KINDS = Object.keys(BLOCK_WORDS) as BlockKind[];

/** The contents of a block, for its row: its first words, or its homes. */
export function blockSummary(block: EmailBlock, titleOf: (homeId: string) => string): string {
  switch (block.kind) {
    case "titulo":
    case "texto":
    case "cita":
      return block.text.replace(/\s+/g, " ").slice(0, 90);
    case "boton":
      return block.label;
    case "vivienda":
    case "foto":
      return block.homeId === null ? "" : titleOf(block.homeId);
    case "pareja":
    case "lista":
      return block.homeIds.map(titleOf).join(", ");
    case "firma":
      return block.closing;
    case "cabecera":
      return block.tagline || "Tu logotipo o tu nombre";
    case "separador":
      return "";
  }
}

/** A name for a new block that no other has. */
export const newBlockId = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 12);
