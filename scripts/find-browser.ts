import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell without windows comes first: a browser that draws its own frame, too, takes a third longer for the same journey. */
const CANDIDATES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FIXED_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium on this machine: the variable CHROMIUM, the PATH, then the usual places. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = CANDIDATES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM ?? "", ...onPath, ...FIXED_PLACES].find((file) => file !== "" && existsSync(file));
}
