import { describe, expect, it } from 'vitest';
import { soldService } from '../../host/server/services/catalogue/catalogue';
import {
  securityFault,
  securityServices,
  limitsOf,
  offeredSettings,
  withinLimits,
  type SecurityFault,
} from '../../src/domain/security';
import { plainDomain, readDomains } from '../../src/domain/domain-lines';

describe('a domain', () => {
  it.each([
    ['example.com', 'example.com'],
    [' Example.COM. ', 'example.com'],
    ['*.ads.example.com', 'ads.example.com'],
    ['例子.中国', 'xn--fsqu00a.xn--fiqs8s'],
    ['例子。中国', 'xn--fsqu00a.xn--fiqs8s'],
    ['xn--fsqu00a.xn--fiqs8s', 'xn--fsqu00a.xn--fiqs8s'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
    [`${'a'.repeat(64)}.com`, undefined],
    [`${'a.'.repeat(127)}cc`, undefined],
    ['localhost', undefined],
    ['192.0.2.1', undefined],
    ['-bad.com', undefined],
    ['a..com', undefined],
    ['exa mple.com', undefined],
    ['http://example.com', undefined],
    ['例子.中国/路径', undefined],
    ['', undefined],
    ['.', undefined],
  ])('%j is kept as %j', (typed, kept) => expect(plainDomain(typed)).toBe(kept));
});

describe('a paste', () => {
  it('is read line by line: good, repeated, wrong, with the numbers of the lines', () => {
    const read = readDomains(
      '\ufeffAds.example.com\r\n\r\n# 注释\r\nads.example.com.\r\nnot a domain\r\n例子.中国\nx.test',
    );
    expect(read.good).toEqual([
      { line: 1, domain: 'ads.example.com', label: '' },
      { line: 6, domain: 'xn--fsqu00a.xn--fiqs8s', label: '例子.中国' },
      { line: 7, domain: 'x.test', label: '' },
    ]);
    expect(read.repeated).toEqual([{ line: 4, domain: 'ads.example.com', first: 1 }]);
    expect(read.bad).toEqual([{ line: 5, text: 'not a domain', reason: 'domain' }]);
  });

  it.each([
    ['https://Ads.Example.com/a?b=1', 'ads.example.com'],
    ['ads.example.com/track', 'ads.example.com'],
    ['ads.example.com:8080', 'ads.example.com'],
    ['ftp://files.example.com', 'files.example.com'],
  ])('%s is an address: its domain is offered', (text, fix) =>
    expect(readDomains(text).bad).toEqual([{ line: 1, text, reason: 'url', fix }]),
  );

  it.each(['http://192.0.2.1/', '::', 'javascript:alert(1)', '<script>', '%', 'http://'])('%s offers nothing', (text) =>
    expect(readDomains(text).bad).toEqual([{ line: 1, text, reason: 'domain' }]),
  );

  it('of ten thousand lines is read whole', () => {
    const read = readDomains(Array.from({ length: 10_000 }, (_, i) => `d${i}.example.com`).join('\r\n'));
    expect(read.good).toHaveLength(10_000);
  });
});

/** What the catalogue says of a package, as a number. */
const sold = (service: string, row: string, tier: string) => {
  const { tiers, compare } = soldService(service)!;
  const [, , ...values] = compare.find(([, name]) => name === row)!;
  const value = values[tiers.findIndex(({ key }) => key === tier)];
  return typeof value === 'string' ? Number(value.replace(/\D/g, '')) || value : value;
};

describe('what a package allows', () => {
  it.each(['trial', 'basic', 'pro'])('of %s is what is sold', (tier) => {
    const dns = limitsOf('domain_parsing', tier);
    expect(sold('domain_parsing', '黑白名单', tier)).toBe(dns.domains);
    expect(sold('domain_parsing', '日志保留', tier)).toBe(dns.days);
    expect(sold('domain_parsing', '按终端放行', tier)).toBe(dns.spared);
    expect(sold('domain_parsing', '拦截分类', tier)).toBe(tier === 'pro' ? '全部' : dns.classes);
    expect(sold('honeypot', '诱饵服务', tier)).toBe(limitsOf('honeypot', tier).decoys);
    expect(sold('honeypot', '日志保留', tier)).toBe(limitsOf('honeypot', tier).days);
    const firewall = limitsOf('firewall_plugin', tier);
    expect(sold('firewall_plugin', '应用识别', tier)).toBe(firewall.apps || false);
    expect(sold('firewall_plugin', '病毒过滤', tier)).toBe(firewall.virus);
    expect(sold('firewall_plugin', '日志保留', tier)).toBe(firewall.days);
  });

  it('without one is nothing', () => expect(limitsOf('honeypot', undefined)).toMatchObject({ days: 0, decoys: 0 }));

  it.each(securityServices.flatMap((service) => ['trial', 'basic', 'pro'].map((tier) => [service, tier] as const)))(
    'lets what is offered for %s %s be',
    (service, tier) => {
      const allowed = limitsOf(service, tier);
      const offered = { ...offeredSettings(service, allowed), enabled: true };
      expect(securityFault(service, offered, allowed)).toBeUndefined();
      expect(withinLimits(service, offered, allowed)).toEqual(offered);
    },
  );
});

describe('settings', () => {
  const dns = { enabled: true, classes: ['malware' as const], spared: '' };
  const trial = limitsOf('domain_parsing', 'trial');
  const pro = limitsOf('domain_parsing', 'pro');
  it.each<[string, Partial<typeof dns>, typeof trial, SecurityFault | undefined]>([
    ['nothing to intercept', { classes: [] }, pro, { field: 'classes', fault: 'none' }],
    ['nothing, switched off', { classes: [], enabled: false }, pro, undefined],
    [
      'a class of a better package',
      { classes: ['gambling' as 'malware'] },
      trial,
      { field: 'classes', fault: 'package', most: 3 },
    ],
    ['terminals without the package', { spared: '02:00:5e:00:53:01' }, trial, { field: 'spared', fault: 'package' }],
    ['blank lines without the package', { spared: ' \n' }, trial, undefined],
    ['no MAC address', { spared: '02:00:5e:00:53:01\nx' }, pro, { field: 'spared', fault: 'mac', line: 2, text: 'x' }],
  ])('of DNS defence: %s', (_, change, allowed, fault) =>
    expect(securityFault('domain_parsing', { ...dns, ...change }, allowed)).toEqual(fault),
  );

  const ssh = { kind: 'ssh' as const, port: 22 };
  it.each<[string, (typeof ssh)[], SecurityFault | undefined]>([
    ['none', [], { field: 'decoys', fault: 'none' }],
    ['more than the package', [ssh, ssh, ssh, ssh], { field: 'decoys', fault: 'most', most: 3 }],
    ['a port that is none', [ssh, { ...ssh, port: 70_000 }], { field: 'decoys', fault: 'port', at: 1 }],
    ['a port twice', [ssh, { ...ssh, port: 23 }, ssh], { field: 'decoys', fault: 'twice', at: 2 }],
    ['two ports', [ssh, { ...ssh, port: 2222 }], undefined],
  ])('of a honeypot: %s', (_, decoys, fault) =>
    expect(securityFault('honeypot', { enabled: true, decoys }, limitsOf('honeypot', 'basic'))).toEqual(fault),
  );

  it('of a smaller package are cut to it', () => {
    const all = { ...dns, classes: ['malware' as const, 'gambling' as const], spared: '02:00:5e:00:53:01' };
    expect(withinLimits('domain_parsing', all, trial)).toEqual({ ...dns, classes: ['malware'] });
  });
});
