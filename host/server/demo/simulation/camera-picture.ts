import type { Camera } from '../../../../src/api/contract/equipment';
import { hour, iso } from '../../../../src/domain/time';
import { hash } from '../../kit/hash';

const width = 320;
const height = 180;

/**
 * What a simulated camera sees: a drawn room that is the same for the same camera, with somebody walking through it. It
 * says that it is simulated, so that nobody takes it for a picture.
 */
export function drawScene({ id, name, model }: Pick<Camera, 'id' | 'name' | 'model'>, now: number): string {
  const seed = hash(...[...id].map((letter) => letter.charCodeAt(0)));
  const pick = (n: number, most: number) => hash(seed, n) % most;
  const horizon = 70 + pick(1, 30);
  const tone = 205 + pick(2, 40);
  const shelves = Array.from({ length: 3 + pick(3, 3) }, (_, i) => {
    const x = 14 + i * (56 + pick(4, 12));
    const top = horizon - 34 - (hash(seed, 5, i) % 18);
    return `<rect x="${x}" y="${top}" width="38" height="${horizon + 24 - top}" fill="hsl(${tone} 9% ${26 + (i % 3) * 5}%)"/>`;
  }).join('');
  const step = Math.floor(now / 1000);
  const walker = (i: number) => {
    const x = (step * (3 + (i % 3)) + hash(seed, 6, i)) % (width + 40);
    const y = horizon + 30 + (hash(seed, 7, i) % 40);
    const size = 10 + (y - horizon) / 6;
    return `<g fill="hsl(${tone} 12% 72%)"><circle cx="${x - 20}" cy="${y - size * 1.6}" r="${size * 0.36}"/><rect x="${x - 20 - size * 0.4}" y="${y - size * 1.2}" width="${size * 0.8}" height="${size * 1.8}" rx="${size * 0.3}"/></g>`;
  };
  const people = Array.from({ length: pick(8, 3) }, (_, i) => walker(i)).join('');
  const words = (x: number, y: number, text: string, end = false) =>
    `<text x="${x}" y="${y}" fill="hsl(0 0% 96%)" font-family="sans-serif" font-size="11"${end ? ' text-anchor="end"' : ''}>${escaped(text)}</text>`;
  const clock = new Date(Date.parse(iso(now)) + 8 * hour).toISOString().replace('T', ' ').slice(0, 19);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="hsl(${tone} 10% 20%)"/>` +
    `<path d="M0 ${horizon + 24}H${width}V${height}H0z" fill="hsl(${tone} 8% 32%)"/>${shelves}${people}` +
    `<rect width="${width}" height="20" fill="hsl(0 0% 0%)" opacity=".45"/>` +
    `<rect y="${height - 20}" width="${width}" height="20" fill="hsl(0 0% 0%)" opacity=".45"/>` +
    `${words(8, 14, `${clock} ${name}`)}${words(8, height - 6, model)}${words(width - 8, height - 6, '模拟画面', true)}` +
    `</svg>`
  );
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
