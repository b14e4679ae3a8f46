import { renderAsync } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';

const width = 120;
const height = 40;

/**
 * Draws text as a PNG of 240 × 80 px, meant to be shown at half that size. Pixels, not paths: the outlines of
 * svg-captcha tell the letters by their commands alone. Every glyph is turned, bent and crossed by lines of its colour.
 */
export async function drawCaptcha(text: string): Promise<Uint8Array> {
  const hue = Math.floor(between(190, 290));
  const ink = `hsl(${hue} 45% 30%)`;
  const bend = wave();
  const step = (width - 20) / text.length;
  const glyphs = [...text].map((char, i) => glyphPath(char, 10 + step * (i + 0.5) + between(-2, 2), bend));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 40% 95%)"/>` +
    Array.from({ length: 40 }, () => speck(hue)).join('') +
    `<g fill="${ink}" stroke="${ink}" stroke-width="1.1">${glyphs.map((d) => `<path d="${d}"/>`).join('')}</g>` +
    Array.from({ length: 2 }, () => `<path d="${curve()}" fill="none" stroke="${ink}" stroke-width="1"/>`).join('') +
    `<path d="${curve()}" fill="none" stroke="hsl(${hue} 40% 95%)" stroke-width="1"/>` +
    `</svg>`;
  const image = await renderAsync(svg, { fitTo: { mode: 'zoom', value: 2 }, font: { loadSystemFonts: false } });
  return image.asPng();
}

interface Command {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
interface Glyph {
  getPath(x: number, y: number, size: number): { commands: Command[] };
  getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
}
/** The font that svg-captcha brings; its typings leave it out. */
const { font } = svgCaptcha.options as { font?: { unitsPerEm: number; charToGlyph(char: string): Glyph } };

type Point = (x: number, y: number) => readonly [number, number];

function glyphPath(char: string, centre: number, bend: Point): string {
  const glyph = font!.charToGlyph(char);
  const size = between(42, 48);
  const box = glyph.getBoundingBox();
  const scale = size / font!.unitsPerEm;
  const middleX = ((box.x1 + box.x2) / 2) * scale;
  const middleY = (-(box.y1 + box.y2) / 2) * scale;
  const angle = between(-0.35, 0.35);
  const stretch = between(0.9, 1.15);
  const shift = between(-2, 2);
  const place: Point = (x, y) => {
    const dx = (x - middleX) * stretch;
    const dy = y - middleY;
    return bend(
      centre + dx * Math.cos(angle) - dy * Math.sin(angle),
      height / 2 + shift + dx * Math.sin(angle) + dy * Math.cos(angle),
    );
  };
  return glyph
    .getPath(0, 0, size)
    .commands.map((command) => toText(command, place))
    .join('');
}

function toText(command: Command, place: Point): string {
  const pairs = [
    [command.x1, command.y1],
    [command.x2, command.y2],
    [command.x, command.y],
  ] as const;
  const points = pairs.flatMap(([x, y]) => (x === undefined || y === undefined ? [] : [place(x, y)]));
  return command.type + points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' ');
}

/** One bend for the whole picture. */
function wave(): Point {
  const [a, b, c, d] = [between(0.5, 1.6), between(0.07, 0.13), between(0, 6), between(0, 6)];
  return (x, y) => [x + a * Math.sin(y * b * 2 + c), y + a * 1.4 * Math.sin(x * b + d)];
}

const curve = (): string => {
  const y = () => between(6, height - 6).toFixed(1);
  return `M${between(0, 8).toFixed(1)} ${y()}C40 ${y()} 80 ${y()} ${between(112, 120).toFixed(1)} ${y()}`;
};

const speck = (hue: number): string =>
  `<circle cx="${between(0, width).toFixed(1)}" cy="${between(0, height).toFixed(1)}" ` +
  `r="${between(0.3, 0.9).toFixed(1)}" fill="hsl(${hue} 40% ${Math.floor(between(40, 75))}%)"/>`;

const between = (low: number, high: number): number => low + Math.random() * (high - low);
