import { create } from 'qrcode';
import type { Material, SalePackage } from '../../../../src/api/contract/promotion';
import { referralCode } from '../../../../src/domain/referral';
import type { Language } from '../../../../src/text/words';
import { refuse } from '../../kit/refusal';
import type { Agent } from './agents';
import { materialWords } from './material-words';

/** Address of the page that a referral code leads to. */
const referralLink = (origin: string, code: string): string => `${origin}/register?ref=${code}`;

const font = `font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif"`;
const ink = { ground: '#0b2a52', line: '#16406f', soft: '#d5e6fa', warm: '#ffb366' };

/** Whose materials, about what, and in which language. */
interface Materials {
  agent: Agent;
  packs: readonly SalePackage[];
  origin: string;
  lang: Language;
}

/** One of them, with the package that it advertises in its language. */
interface About extends Omit<Materials, 'packs'> {
  pack: SalePackage;
}

const posterSize = [720, 1080] as const;
const bannerSize = [960, 240] as const;

/** Posters, a banner and a text for each package that earns something. */
export function materialsOf({ packs, ...whose }: Materials): Material[] {
  const words = materialWords[whose.lang];
  return packs.flatMap((one) => {
    const pack = inLanguage(one, whose.lang);
    const name = nameOf(pack);
    const picture = (kind: 'poster' | 'banner', [width, height]: readonly [number, number]) => ({
      ...{ id: `${kind}-${pack.id}`, title: words[kind](name), kind, width, height, body: '' },
    });
    return [
      picture('poster', posterSize),
      picture('banner', bannerSize),
      {
        ...{ id: `text-${pack.id}`, title: words.text(name), kind: 'text' as const, width: 0, height: 0 },
        body: words.body(name, pack, priceOf(pack, whose.lang), linkOf({ ...whose, pack })),
      },
    ];
  });
}

/** A poster or banner as SVG. */
export function drawMaterial(id: string, { packs, ...whose }: Materials): string {
  const [, kind, packageId] = /^(poster|banner)-(.+)$/.exec(id) ?? [];
  const found = packs.find((one) => one.id === packageId);
  if (!found) throw refuse('noMaterial');
  const about = { ...whose, pack: inLanguage(found, whose.lang) };
  return kind === 'poster' ? poster(about) : banner(about);
}

function inLanguage(pack: SalePackage, lang: Language): SalePackage {
  const { said } = materialWords[lang];
  const { service_name, name, summary, unit, features } = pack;
  return {
    ...pack,
    ...{ service_name: said(service_name), name: said(name), summary: said(summary), unit: said(unit) },
    features: features.map(said),
  };
}

function poster(about: About): string {
  const { agent, pack, lang } = about;
  const words = materialWords[lang];
  const [width, height] = posterSize;
  return svg(width, height, [
    grid(width, height, 60),
    text(64, 150, 26, words.product, ink.soft, 400),
    fitted(592, 64, 250, 68, nameOf(pack)),
    ...paragraph(592, 64, 312, [28, 24], pack.summary),
    ...pack.features.map((feature, i) => fitted(592, 64, 430 + i * 56, 28, `· ${feature}`)),
    fitted(592, 64, 720, pack.activity?.price_fen ? 32 : 48, priceOf(pack, lang), ink.warm),
    '<path d="M0 800h720v280H0z" fill="#fff"/>',
    code(linkOf(about), 64, 840, 200),
    fitted(380, 300, 920, 28, words.scan, '#16181d'),
    text(300, 964, 22, words.agent(agent.code), '#5b6472', 400),
  ]);
}

function banner(about: About): string {
  const { pack, lang } = about;
  const [width, height] = bannerSize;
  return svg(width, height, [
    grid(width, height, 40),
    fitted(680, 40, 84, 40, nameOf(pack)),
    ...paragraph(680, 40, 124, [22, 18], pack.summary),
    fitted(680, 40, 190, 30, priceOf(pack, lang), ink.warm),
    '<path d="M744 24h192v192H744z" fill="#fff"/>',
    code(linkOf(about), 752, 32, 176),
  ]);
}

const nameOf = ({ service_name, name }: SalePackage) =>
  name.startsWith(service_name) ? name : `${service_name} ${name}`;

const linkOf = ({ agent, pack, origin }: About): string => referralLink(origin, referralCode(agent.code, pack.code));

function priceOf({ price_fen, unit, activity }: SalePackage, lang: Language): string {
  const words = materialWords[lang];
  const yuan = price_fen / 100;
  return activity?.price_fen ? words.offer(activity.price_fen / 100, unit, yuan) : words.price(yuan, unit);
}

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

/** How wide words are, in their size: a letter is about half as wide as high, a Chinese one as wide. */
const widthOf = (words: string): number => [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.56), 0);

/** Words as large as `size` and the room beside them allow. */
const fitted = (room: number, x: number, y: number, size: number, words: string, fill?: string): string =>
  text(x, y, Math.min(size, Math.floor(room / widthOf(words))), words, fill);

/** A sentence in one line of the first size, else in lines of the second. */
function paragraph(room: number, x: number, y: number, [large, small]: readonly [number, number], words: string) {
  if (widthOf(words) * large <= room) return [text(x, y, large, words, ink.soft, 400)];
  const lines = [''];
  for (const piece of words.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*/g) ?? []) {
    const longer = lines.at(-1)! + piece;
    if (widthOf(longer.trimEnd()) * small <= room) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line, i) => text(x, y + i * small * 1.25, small, line.trimEnd(), ink.soft, 400));
}

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
