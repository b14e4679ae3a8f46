import { create } from 'qrcode';
import type { Material, SalePackage } from '../../../../src/api/contract/promotion';
import { referralCode } from '../../../../src/domain/referral';
import type { Agent } from './agents';
import { refuse } from '../../kit/refusal';

/** Address of the page that a referral code leads to. */
const referralLink = (origin: string, code: string): string => `${origin}/register?ref=${code}`;

const font = `font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif"`;
const ink = { ground: '#0b2a52', line: '#16406f', soft: '#d5e6fa', warm: '#ffb366' };

interface About {
  agent: Agent;
  /** The package it advertises. */
  pack: SalePackage;
  origin: string;
}

const posterSize = [720, 1080] as const;
const bannerSize = [960, 240] as const;

/** Posters, a banner and a text for each package that earns something. */
export function materialsOf(agent: Agent, packs: readonly SalePackage[], origin: string): Material[] {
  return packs.flatMap((pack) => {
    const name = nameOf(pack);
    const link = referralLink(origin, referralCode(agent.code, pack.code));
    const picture = (kind: 'poster' | 'banner', title: string, [width, height]: readonly [number, number]) => ({
      ...{ id: `${kind}-${pack.id}`, title: `${name} ${title}`, kind, width, height, body: '' },
    });
    return [
      picture('poster', '海报', posterSize),
      picture('banner', '横幅', bannerSize),
      {
        ...{ id: `text-${pack.id}`, title: `${name} 文案`, kind: 'text' as const, width: 0, height: 0 },
        body: `${name}：${pack.summary}。${pack.features.join('，')}。${priceOf(pack)}。了解详情：${link}`,
      },
    ];
  });
}

/** A poster or banner as SVG. */
export function drawMaterial(id: string, agent: Agent, packs: readonly SalePackage[], origin: string): string {
  const [, kind, packageId] = /^(poster|banner)-(.+)$/.exec(id) ?? [];
  const pack = packs.find((one) => one.id === packageId);
  if (!pack) throw refuse('noMaterial');
  return kind === 'poster' ? poster({ agent, pack, origin }) : banner({ agent, pack, origin });
}

function poster({ agent, pack, origin }: About): string {
  const [width, height] = posterSize;
  return svg(width, height, [
    grid(width, height, 60),
    text(64, 150, 26, 'Netpane 云网管理平台', ink.soft, 400),
    text(64, 250, 68, nameOf(pack)),
    text(64, 312, 28, pack.summary, ink.soft, 400),
    ...pack.features.map((feature, i) => text(64, 420 + i * 56, 28, `· ${feature}`)),
    text(64, 720, pack.activity?.price_fen ? 32 : 48, priceOf(pack), ink.warm),
    '<path d="M0 800h720v280H0z" fill="#fff"/>',
    code(referralLink(origin, referralCode(agent.code, pack.code)), 64, 840, 200),
    text(300, 920, 28, '扫码了解并开通', '#16181d'),
    text(300, 964, 22, `服务商 ${agent.code}`, '#5b6472', 400),
  ]);
}

function banner({ agent, pack, origin }: About): string {
  const [width, height] = bannerSize;
  return svg(width, height, [
    grid(width, height, 40),
    text(40, 84, 40, nameOf(pack)),
    text(40, 128, 22, pack.summary, ink.soft, 400),
    text(40, 190, 30, priceOf(pack), ink.warm),
    '<path d="M744 24h192v192H744z" fill="#fff"/>',
    code(referralLink(origin, referralCode(agent.code, pack.code)), 752, 32, 176),
  ]);
}

const nameOf = ({ service_name, name }: SalePackage) =>
  name.startsWith(service_name) ? name : `${service_name} ${name}`;

const priceOf = ({ price_fen, unit, activity }: SalePackage): string =>
  activity?.price_fen
    ? `首月 ${activity.price_fen / 100} 元 / ${unit.replace(/ \/ 月$/, '')}，之后 ${price_fen / 100} 元 / 月`
    : `${price_fen / 100} 元 / ${unit}`;

const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<path d="M0 0h${width}v${height}H0z" fill="${ink.ground}"/>${parts.join('')}</svg>`;

const grid = (width: number, height: number, step: number): string => {
  const across = Array.from({ length: Math.floor(width / step) }, (_, i) => `M${(i + 1) * step} 0V${height}`);
  const down = Array.from({ length: Math.floor(height / step) }, (_, i) => `M0 ${(i + 1) * step}H${width}`);
  return `<path d="${[...across, ...down].join('')}" stroke="${ink.line}" stroke-opacity=".5" fill="none"/>`;
};

const text = (x: number, y: number, size: number, words: string, fill = '#fff', weight = 600): string =>
  `<text x="${x}" y="${y}" ${font} font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(words)}</text>`;

const escaped = (words: string): string => words.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** A QR code as one path of a side of `side` px. */
function code(words: string, x: number, y: number, side: number): string {
  const { modules } = create(words, { errorCorrectionLevel: 'M' });
  const cells: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) cells.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  const scale = side / modules.size;
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${cells.join('')}" fill="#16181d"/>`;
}
