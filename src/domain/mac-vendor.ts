/** Whether a MAC address is made up by its owner (randomised, virtual): no maker stands behind it. */
export const isPrivateMac = (mac: string): boolean => (parseInt(mac.slice(0, 2), 16) & 2) === 2;

let table: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Maker of a device by its MAC address: `''` when the table does not know it. The table (public register of the IEEE,
 * trimmed to makers of terminals and network equipment) is loaded when it is first asked for.
 */
export async function macVendor(mac: string): Promise<string> {
  if (isPrivateMac(mac)) return '';
  table ??= readTable();
  return (
    (await table).get(
      mac
        .replace(/[^\da-f]/gi, '')
        .slice(0, 6)
        .toUpperCase(),
    ) ?? ''
  );
}

/** Prefixes of three bytes each, by maker, in base64. */
async function readTable(): Promise<ReadonlyMap<string, string>> {
  const { default: makers } = await import('./mac-vendors.json');
  const vendors = new Map<string, string>();
  for (const [maker, packed] of Object.entries(makers)) {
    const bytes = Array.from(atob(packed), (letter) =>
      letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase(),
    );
    for (let at = 0; at < bytes.length; at += 3) vendors.set(bytes.slice(at, at + 3).join(''), maker);
  }
  return vendors;
}
