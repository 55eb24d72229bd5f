/** A file compiled into the text of a script of its own, which a page carries in its head (`script-import` in vite.config.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
