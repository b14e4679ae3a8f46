import * as ip2region from 'ip2region';

/** A machine in words, from its user agent: for lists that a person reads, never for decisions. */
export function deviceOf(userAgent: string): string {
  const browser = find(browsers, userAgent) ?? '未知客户端';
  const system = find(systems, userAgent);
  return system ? `${browser} · ${system}` : browser;
}

/**
 * Where an address is, for a person who asks "was that me?": region and carrier of a public address by an offline
 * register of allocations (nothing is asked of anybody). '公网' where the register knows nothing.
 */
export function placeOf(ip: string): string {
  const address = ip.replace(/^::ffff:/, '');
  if (address === '::1' || address.startsWith('127.')) return '本机';
  if (/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80)/i.test(address)) return '局域网';
  regions ??= new IpRegions();
  const found = regions.search(address);
  if (!found?.country || found.city.includes('内网')) return '公网';
  const { country, province, city, isp } = found;
  const region = (country === '中国' ? '' : country) + province.replace(city.replace(/市$/, ''), '') + city;
  return [region, isp].filter(Boolean).join(' ');
}

/** A CommonJS package: Node puts its default export one level deeper than a bundler or a test runner does. */
type Regions = typeof ip2region.default;
const exported = ip2region.default as Regions & { default?: Regions };
const IpRegions = exported.default ?? exported;

/** Reads its register (11 MB) when it is made: at the first address that is asked for. */
let regions: InstanceType<Regions> | undefined;

/** In the order they must be asked: many browsers name others in their user agent. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, '微信'],
  [/Edg(?:e|A|W|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d{1,4})\b.*Safari/, 'Safari'],
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
