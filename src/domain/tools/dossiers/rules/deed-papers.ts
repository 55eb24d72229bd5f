import { kindName } from "../kinds/registry.ts";
import type { DocumentKind } from "../reading.ts";

/** Where the home lies: a country, and in Spain its community (`ES-CT`). */
export interface DeedPlace {
  country: string;
  community?: string | undefined;
}

/** A paper for the deed, and whether the dossier has it. */
export interface DeedPaper {
  /** null where it is none of the kinds that are read. */
  kind: DocumentKind | null;
  name: string;
  why: string;
  /** The office or person that gives it. */
  whom: string;
  isThere: boolean;
  /** The fault of the one that is there, such as «Caducado»; null where nothing is known to be. */
  fault: string | null;
  /** `always`, or `asked`: only where the building or the case needs it. */
  need: "always" | "asked";
  /** The rule of that place was not read in its official text. */
  isUnchecked: boolean;
}

interface Paper extends Omit<DeedPaper, "isThere" | "fault" | "name"> {
  name?: string;
  /** Other kinds that stand in for it. */
  or?: readonly DocumentKind[];
}

const SPAIN: readonly Paper[] = [
  {
    kind: "nota-simple",
    why: "Titulares y cargas de hoy; otra el día de la firma.",
    whom: "Registro de la propiedad",
    need: "always",
    isUnchecked: false,
  },
  {
    kind: "escritura-compraventa",
    or: ["escritura-herencia"],
    name: "Título de propiedad",
    why: "Por qué es suya: compraventa, herencia o donación.",
    whom: "Propietario o notario",
    need: "always",
    isUnchecked: true,
  },
  {
    kind: "recibo-ibi",
    why: "Referencia catastral y último recibo pagado.",
    whom: "Propietario o ayuntamiento",
    need: "always",
    isUnchecked: true,
  },
  {
    kind: "certificado-comunidad",
    why: "Deudas de la comunidad, con fecha cercana a la firma.",
    whom: "Administrador de la finca",
    need: "always",
    isUnchecked: false,
  },
  {
    kind: "certificado-energetico",
    why: "Registrado y vigente; se une a la escritura.",
    whom: "Técnico certificador",
    need: "always",
    isUnchecked: false,
  },
  {
    kind: null,
    name: "Certificado de deuda cero o de saldo de la hipoteca",
    why: "Si hay hipoteca, para cancelarla en la firma.",
    whom: "Banco",
    need: "asked",
    isUnchecked: true,
  },
  {
    kind: "inspeccion-tecnica",
    why: "En edificios de más de 45 o 50 años, según el municipio.",
    whom: "Administrador de la finca",
    need: "asked",
    isUnchecked: true,
  },
  {
    kind: "arras",
    or: ["reserva"],
    name: "Contrato de arras o reserva",
    why: "Lo que se pactó y lo que se entregó a cuenta.",
    whom: "Las partes",
    need: "asked",
    isUnchecked: false,
  },
];

/** Communities that ask for a certificate of habitability, and whether that was read in more than one place. */
const HABITABILITY: Readonly<Record<string, { why: string; need: DeedPaper["need"] }>> = {
  "ES-CT": { why: "Obligatoria para vender en Cataluña (Decreto 141/2012).", need: "always" },
  "ES-IB": { why: "Se pide para vender en Illes Balears.", need: "always" },
  "ES-CN": { why: "Se pide en Canarias (Decreto 117/2006).", need: "always" },
  "ES-NC": { why: "Se pide en Navarra.", need: "always" },
  "ES-RI": { why: "Se pide en La Rioja.", need: "always" },
  "ES-VC": { why: "Licencia de segunda ocupación en la Comunitat Valenciana.", need: "always" },
};

const ABROAD: Readonly<Record<string, readonly Paper[]>> = {
  MX: [
    {
      kind: "mx-escritura",
      why: "Título de propiedad.",
      whom: "Propietario o notario",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: "mx-predial",
      why: "Predial pagado y clave catastral.",
      whom: "Propietario o municipio",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Certificado de libertad de gravamen",
      why: "Cargas del inmueble.",
      whom: "Registro Público de la Propiedad",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Constancia de no adeudo de agua",
      why: "La pide el notario.",
      whom: "Organismo de agua",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: "mx-constancia-fiscal",
      why: "RFC y régimen de cada parte.",
      whom: "SAT",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Avalúo",
      why: "Base del impuesto de adquisición.",
      whom: "Perito valuador",
      need: "always",
      isUnchecked: true,
    },
  ],
  CO: [
    {
      kind: "co-certificado-tradicion",
      why: "Titulares, historia y gravámenes.",
      whom: "Superintendencia de Notariado y Registro",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Escritura pública",
      why: "Título de propiedad.",
      whom: "Notaría",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Paz y salvo de predial y valorización",
      why: "Los pide la notaría.",
      whom: "Municipio",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Paz y salvo de administración",
      why: "Si hay propiedad horizontal.",
      whom: "Administrador",
      need: "asked",
      isUnchecked: true,
    },
  ],
  CL: [
    {
      kind: "cl-dominio-vigente",
      why: "Quién es dueño hoy.",
      whom: "Conservador de Bienes Raíces",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: "cl-hipotecas-gravamenes",
      why: "Hipotecas, gravámenes y prohibiciones de treinta años.",
      whom: "Conservador de Bienes Raíces",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Certificado de avalúo fiscal",
      why: "Rol y contribuciones.",
      whom: "SII",
      need: "always",
      isUnchecked: true,
    },
  ],
  AR: [
    {
      kind: "ar-informe-dominio",
      why: "Titularidad, gravámenes e inhibiciones.",
      whom: "Registro de la Propiedad Inmueble",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Título de propiedad",
      why: "Escritura del vendedor.",
      whom: "Propietario o escribano",
      need: "always",
      isUnchecked: true,
    },
    {
      kind: null,
      name: "Libre deuda de ABL o ARBA y de expensas",
      why: "Los pide el escribano.",
      whom: "Municipio y administración",
      need: "always",
      isUnchecked: true,
    },
  ],
};

/** The papers that the deed of a home needs, by where it lies, and which of it stands in the dossier. Empty where we do not know the place. */
export function missingForDeed(papers: readonly PaperThere[], { country, community }: DeedPlace): DeedPaper[] {
  const asked = country === "ES" ? inSpain(community) : (ABROAD[country] ?? []);
  return asked.map(({ name, or = [], ...paper }) => {
    const own = papers.filter(({ kind }) => paper.kind !== null && [paper.kind, ...or].includes(kind));
    return {
      ...paper,
      name: name ?? kindName(paper.kind!),
      isThere: own.length > 0,
      // One that is in order stands in for another that is not.
      fault: own.every(({ fault }) => fault !== null) ? (own[0]?.fault ?? null) : null,
    };
  });
}

/** A paper of the dossier, and why it does not serve for the deed as it is. */
export interface PaperThere {
  kind: DocumentKind;
  fault: string | null;
}

const FAULTS: Readonly<Record<string, string>> = {
  "certificate-expired": "Caducado",
  "extract-old": "Pide otra",
  "community-debt": "Con deuda",
  "inspection-failed": "Desfavorable",
};

/** The papers of a dossier, each with what its findings of today say against it. */
export const papersThere = (
  parts: readonly { reading: { kind: DocumentKind | null }; findings: readonly { rule: string }[] }[],
): PaperThere[] =>
  parts.flatMap(({ reading: { kind }, findings }) =>
    kind === null
      ? []
      : [{ kind, fault: findings.map(({ rule }) => FAULTS[rule]).find((fault) => fault !== undefined) ?? null }],
  );

function inSpain(community: string | undefined): Paper[] {
  const rule = community === undefined ? undefined : HABITABILITY[community];
  const habitability: Paper[] =
    rule === undefined && community !== undefined
      ? []
      : [
          {
            kind: "cedula-habitabilidad",
            why: rule?.why ?? "Solo en algunas comunidades: di dónde está la vivienda.",
            whom: "Propietario o arquitecto",
            need: rule?.need ?? "asked",
            isUnchecked: true,
          },
        ];
  return [...SPAIN.slice(0, 5), ...habitability, ...SPAIN.slice(5)];
}
