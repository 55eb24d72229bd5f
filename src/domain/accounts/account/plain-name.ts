/** Endings of addresses that people meet every day; a name that ends in one is read, and opened, as an address. */
const ENDINGS =
  "com|net|org|info|biz|es|eu|cat|gal|eus|io|co|app|dev|me|tv|xyz|site|online|shop|store|club|top|link|click|live|pro|casa|homes|house|mx|ar|cl|pe|uy|ec|ve|br|us|uk|de|fr|it|pt|ru|cn|ly|gl|to|cc|ws";
const ADDRESS = new RegExp(`[\\p{L}\\p{N}]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, "iu");

/**
 * Whether a name is one, and no address in its place: names stand in mails and pages that go to people who did not choose
 * them. Cap its length first.
 */
export function isPlainName(name: string): boolean {
  const text = name.normalize("NFKC");
  return !/\p{Cc}|\p{Cf}|[@\\]|:\/|\/\/|www\./iu.test(text) && !ADDRESS.test(text);
}

export const NOT_A_PLAIN_NAME = "Escribe solo el nombre, sin direcciones de web ni de correo";
