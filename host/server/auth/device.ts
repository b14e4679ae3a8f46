/** A machine in words, from its user agent: for lists that a person reads, never for decisions. */
export function deviceOf(userAgent: string): string {
  const browser = find(browsers, userAgent) ?? '未知客户端';
  const system = find(systems, userAgent);
  return system ? `${browser} · ${system}` : browser;
}

/** Where an address is, as far as the address alone says. */
export function placeOf(ip: string): string {
  const address = ip.replace(/^::ffff:/, '');
  if (address === '::1' || address.startsWith('127.')) return '本机';
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80)/i.test(address)) return '局域网';
  return '公网';
}

/** In the order they must be asked: many browsers name others in their user agent. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, '微信'],
  [/Edg\w*\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
  [/curl\/(\d+)/, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

function find(list: typeof browsers, userAgent: string): string | undefined {
  for (const [expression, name] of list) {
    const match = expression.exec(userAgent);
    if (match) return match[1] ? `${name} ${match[1]}` : name;
  }
  return undefined;
}
