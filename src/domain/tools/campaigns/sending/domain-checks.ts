/** The records of the domain that mails are sent from, as DNS has them. */

export const CHECK_VERDICTS = ["bien", "falta", "mal", "no-se-sabe"] as const;
export type CheckVerdict = (typeof CHECK_VERDICTS)[number];

export interface DomainCheck {
  verdict: CheckVerdict;
  /** One sentence for the agent. */
  words: string;
  /** The record as DNS answers it; null where there is none. */
  found: string | null;
  /** The record to set; null where nothing is to be done. */
  toSet: { name: string; type: "TXT"; value: string } | null;
}

export interface DomainChecks {
  spf: DomainCheck;
  dkim: DomainCheck;
  dmarc: DomainCheck;
}

/** The records of a domain, each in one piece; null where DNS did not answer. */
export interface DomainRecords {
  spf: readonly string[] | null;
  dkim: readonly string[] | null;
  /** Of the domain itself, else of the one above it. */
  dmarc: readonly string[] | null;
}

export interface CheckedSender {
  domain: string;
  /** The server that its mails go by; null without one. */
  smtpHost: string | null;
  /** Our signature: where its key must stand, and the key. */
  dkim: { selector: string; publicKey: string } | null;
}

/** How services that many agencies send by are named in SPF. Of any other one only its owner knows it, and nobody guesses. */
const SPF_OF_HOSTS: readonly (readonly [host: string, spf: string])[] = [
  ["gmail.com", "include:_spf.google.com"],
  ["google.com", "include:_spf.google.com"],
  ["office365.com", "include:spf.protection.outlook.com"],
  ["outlook.com", "include:spf.protection.outlook.com"],
  ["amazonaws.com", "include:amazonses.com"],
  ["mailgun.org", "include:mailgun.org"],
  ["sendgrid.net", "include:sendgrid.net"],
  ["postmarkapp.com", "include:spf.mtasv.net"],
  ["brevo.com", "include:spf.brevo.com"],
  ["sendinblue.com", "include:spf.brevo.com"],
  ["ionos.es", "include:_spf-eu.ionos.com"],
  ["ovh.net", "include:mx.ovh.com"],
  ["zoho.eu", "include:zohomail.eu"],
  ["zoho.com", "include:zohomail.com"],
];

const isUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The part of SPF that lets this server send; null where only its owner knows it. */
const spfOf = (smtpHost: string): string | null =>
  SPF_OF_HOSTS.find(([host]) => isUnder(smtpHost.toLowerCase(), host))?.[1] ?? null;

const UNKNOWN = "DNS no ha contestado: vuelve a probar dentro de un rato";

export function judgeDomain(records: DomainRecords, sender: CheckedSender): DomainChecks {
  return {
    spf: judgeSpf(records.spf, sender),
    dkim: judgeDkim(records.dkim, sender),
    dmarc: judgeDmarc(records.dmarc, sender),
  };
}

function judgeSpf(found: readonly string[] | null, { domain, smtpHost }: CheckedSender): DomainCheck {
  if (found === null) return { verdict: "no-se-sabe", words: UNKNOWN, found: null, toSet: null };
  const records = found.filter((record) => /^v=spf1(?: |$)/i.test(record));
  const needed = smtpHost === null ? null : spfOf(smtpHost);
  const [record] = records;
  const own = needed ?? (smtpHost === null ? "mx" : `a:${smtpHost}`);
  if (record === undefined) {
    const words = "No hay registro SPF: los servidores que reciben no saben qué servidor puede enviar por tu dominio";
    return { verdict: "falta", words, found: null, toSet: { name: domain, type: "TXT", value: `v=spf1 ${own} ~all` } };
  }
  if (records.length > 1) {
    const words = "Hay más de un registro SPF, y entonces no vale ninguno: deja uno solo";
    return {
      verdict: "mal",
      words,
      found: records.join("\n"),
      toSet: { name: domain, type: "TXT", value: joined(records) },
    };
  }
  const terms = record.split(/ +/);
  if (terms.some((term) => /^\+?all$/i.test(term))) {
    const value = terms.map((term) => (/^\+?all$/i.test(term) ? "~all" : term)).join(" ");
    return {
      verdict: "mal",
      words: "El registro deja enviar a cualquiera (+all)",
      found: record,
      toSet: { name: domain, type: "TXT", value },
    };
  }
  if (needed === null) {
    const words = smtpHost
      ? `Hay registro SPF, pero no sabemos por qué servidores salen los correos de ${smtpHost}: pregunta a tu proveedor qué debe decir`
      : "Hay registro SPF; sin servidor de correo no sabemos a quién debe nombrar";
    return { verdict: "no-se-sabe", words, found: record, toSet: null };
  }
  if (terms.some((term) => term.toLowerCase().replace(/^[+]/, "") === needed)) {
    return { verdict: "bien", words: "Tu servidor puede enviar por tu dominio", found: record, toSet: null };
  }
  const last = terms.findIndex((term) => /^[~?-]all$/i.test(term) || /^redirect=/i.test(term));
  const value =
    last < 0 ? `${record} ${needed} ~all` : [...terms.slice(0, last), needed, ...terms.slice(last)].join(" ");
  return {
    verdict: "mal",
    words: "El registro SPF no nombra a tu servidor",
    found: record,
    toSet: { name: domain, type: "TXT", value },
  };
}

/** One record of several, each part once. */
function joined(records: readonly string[]): string {
  const terms = records.flatMap((record) => record.split(/ +/)).filter((term) => !/^v=spf1$/i.test(term));
  const parts = [...new Set(terms.filter((term) => !/^[+~?-]?all$/i.test(term)))];
  return ["v=spf1", ...parts, "~all"].join(" ");
}

const keyIn = (record: string) => /(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.replaceAll(" ", "") ?? "";

function judgeDkim(found: readonly string[] | null, { domain, dkim }: CheckedSender): DomainCheck {
  if (dkim === null) {
    const words = "Los correos no se firman aquí. Si tu servidor ya firma por tu dominio, basta; si no, crea la firma";
    return { verdict: "no-se-sabe", words, found: null, toSet: null };
  }
  const value = `v=DKIM1; k=rsa; p=${dkim.publicKey}`;
  const toSet = { name: `${dkim.selector}._domainkey.${domain}`, type: "TXT" as const, value };
  if (found === null) return { verdict: "no-se-sabe", words: UNKNOWN, found: null, toSet };
  const [record] = found;
  if (record === undefined)
    return { verdict: "falta", words: "La clave de la firma no está en DNS", found: null, toSet };
  if (keyIn(record) === dkim.publicKey) {
    return { verdict: "bien", words: "La clave de la firma está en DNS y es la nuestra", found: record, toSet: null };
  }
  return { verdict: "mal", words: "En DNS hay otra clave: la firma no valdría", found: record, toSet };
}

function judgeDmarc(found: readonly string[] | null, { domain }: CheckedSender): DomainCheck {
  const toSet = { name: `_dmarc.${domain}`, type: "TXT" as const, value: "v=DMARC1; p=none" };
  if (found === null) return { verdict: "no-se-sabe", words: UNKNOWN, found: null, toSet: null };
  const records = found.filter((record) => /^v=DMARC1(?:;|\s|$)/i.test(record));
  const [record] = records;
  if (record === undefined) {
    const words = "No hay registro DMARC. Gmail y Yahoo lo piden a quien envía mucho; basta el más sencillo";
    return { verdict: "falta", words, found: null, toSet };
  }
  if (records.length > 1)
    return {
      verdict: "mal",
      words: "Hay más de un registro DMARC, y entonces no vale ninguno",
      found: records.join("\n"),
      toSet,
    };
  if (!/;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(record)) {
    return {
      verdict: "mal",
      words: "El registro DMARC no dice qué hacer (p=none, quarantine o reject)",
      found: record,
      toSet,
    };
  }
  return { verdict: "bien", words: "Hay registro DMARC", found: record, toSet: null };
}
