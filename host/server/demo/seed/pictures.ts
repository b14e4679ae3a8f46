import { offers } from '../../../../src/domain/activities';
import { soldService } from '../../services/catalogue/catalogue';

/** A drawing as a data URL, ready for `src`. */
const picture = (width: number, height: number, inside: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const font = `font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif"`;

const title = (x: number, y: number, size: number, text: string, fill = '#fff', weight = 600) =>
  `<text x="${x}" y="${y}" ${font} font-size="${size}" font-weight="${weight}" fill="${fill}">${text}</text>`;

const lines = (width: number, height: number, step: number, colour: string) => {
  const across = Array.from({ length: Math.floor(width / step) }, (_, i) => `M${(i + 1) * step} 0V${height}`);
  const down = Array.from({ length: Math.floor(height / step) }, (_, i) => `M0 ${(i + 1) * step}H${width}`);
  return `<path d="${[...across, ...down].join('')}" stroke="${colour}" fill="none"/>`;
};

const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Pop-up ad, 480 by 300: a line that climbs over a grid. */
export const defencePicture = picture(
  480,
  300,
  [
    '<path fill="#0b2a52" d="M0 0h480v300H0z"/>',
    `<g transform="translate(0 110)">${lines(480, 190, 40, '#16406f')}</g>`,
    '<path d="M60 250C150 250 150 170 240 170C310 170 310 196 350 184C386 173 396 156 420 140" stroke="#8cc2ff" stroke-width="3" fill="none"/>',
    dot(60, 250, 7, '#fff') + dot(240, 170, 7, '#fff') + dot(420, 140, 10, '#ffb366'),
    title(40, 64, 28, 'DNS 防御') + title(40, 96, 14, '恶意域名、钓鱼网站，在网关上就拦下', '#d5e6fa', 400),
  ].join(''),
);

/** `标准版首月 28 元，企业版首月 68 元` */
const offersOfPackages = Object.entries(offers)
  .map(([number, yuan]) => {
    const tier = soldService('sdwan')?.tiers.find((one) => one.package === Number(number));
    return `${tier?.name}首月 ${yuan} 元`;
  })
  .join('，');

/** Pop-up of remote networking, 560 by 320: three places joined by one line. */
export const remotePicture = picture(
  560,
  320,
  [
    '<path fill="#0f3d3a" d="M0 0h560v320H0z"/>',
    lines(560, 320, 40, '#175049'),
    '<path d="M230 262 370 168 486 246" stroke="#7fe0cf" stroke-width="3" fill="none"/>',
    dot(230, 262, 11, '#fff') + dot(486, 246, 11, '#fff') + dot(370, 168, 18, '#ffb366'),
    title(40, 60, 26, '异地组网，两地如一室') + title(40, 90, 14, offersOfPackages, '#cdeee7', 400),
    title(217, 295, 13, '杭州', '#cdeee7', 400) + title(473, 279, 13, '上海', '#cdeee7', 400),
    title(398, 173, 13, '云端', '#cdeee7', 400),
  ].join(''),
);

/** Banner of remote networking, 2560 by 40: wider than any page, so that it is cut at the right and never stretched. */
export const remoteBanner = picture(
  2560,
  40,
  [
    '<path fill="#0f3d3a" d="M0 0h2560v40H0z"/>',
    `<g transform="translate(480 0)">${lines(2080, 40, 20, '#175049')}</g>`,
    '<path d="M520 30 680 14 800 26 900 10" stroke="#7fe0cf" stroke-width="2" fill="none"/>',
    dot(520, 30, 4, '#fff') + dot(680, 14, 5, '#ffb366') + dot(800, 26, 4, '#fff') + dot(900, 10, 4, '#fff'),
    title(24, 25, 14, '异地组网') +
      title(104, 25, 13, `首月 ${offers[2]} 元 / 成员，分支、门店、居家一张网`, '#cdeee7', 400),
  ].join(''),
);

/** A word in a small coloured tag, for the menu; `width` leaves room for the word. */
const mark = (word: string, width: number, fill: string) =>
  picture(
    width,
    16,
    `<path fill="${fill}" d="M2 0h${width - 4}a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z"/>` +
      `<text x="${width / 2}" y="12" ${font} font-size="11" fill="#fff" text-anchor="middle">${word}</text>`,
  );

/** The red packet on the SD-WAN entry. */
export const redPacketMark = mark('红包', 30, '#b8351f');

/** The marker of a promoted tunnel. */
export const tunnelMark = mark('特惠', 30, '#8a5a00');
