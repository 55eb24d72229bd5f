/** The lock of a visit on this device: of all open pages one writes and sends it. */
export const visitLock = (account: string, id: string): string => `umbral-visita ${account} ${id}`;
