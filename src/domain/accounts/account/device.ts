/** The device of a session, as far as its user agent shows. */
interface Device {
  /** `Chrome 130`, `Firefox`; null when nothing known is named. */
  browser: string | null;
  /** `Windows`, `Android`, `iPhone`. */
  system: string | null;
  form: "desktop" | "mobile" | "tablet" | "unknown";
}

/** The first that matches names the browser: those built on another one name that one too, so they come first. */
const BROWSERS: readonly [name: string, version: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\b(?:OPR|OPT|Opera)\/(\d+)/],
  ["Vivaldi", /\bVivaldi\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\w+ )?Safari\//],
  ["curl", /^curl\/(\d+)/],
  ["Node.js", /^node(?:\/(\d+)|$)/],
];

const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows NT\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Browsers freeze and fake most of this text; only the parts that they all keep true are read. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? "";
  const browser = BROWSERS.flatMap(([name, version]) => {
    const found = version.exec(text);
    return found ? [found[1] === undefined ? name : `${name} ${found[1]}`] : [];
  })[0];
  const system = SYSTEMS.find(([, sign]) => sign.test(text))?.[0];
  return { browser: browser ?? null, system: system ?? null, form: formOf(text, system) };
}

function formOf(text: string, system: string | undefined): Device["form"] {
  if (system === undefined) return "unknown";
  if (system === "iPad" || (system === "Android" && !/\bMobile\b/.test(text))) return "tablet";
  return system === "iPhone" || system === "Android" ? "mobile" : "desktop";
}

/** `Chrome 130 en Windows`, `Safari 18`, `Dispositivo desconocido`. */
export function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return `${browser} en ${system}`;
  return browser ?? system ?? "Dispositivo desconocido";
}
