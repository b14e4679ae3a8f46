import { sharesByStep, shareAbove, steps, type Band, type Grid } from '../../../src/domain/design/coverage';
import type { Gap } from '../../../src/domain/design/points';
import { light } from '../../../src/theme';
import { fileName, saveFile } from '../../../src/ui/table/export/file';
import { roomAt, type Floor } from './points.model';
import { pointsText as text } from './points.text';

interface Shown {
  name: string;
  floor: Floor;
  band: Band;
  target: number;
  grid: Grid;
  gaps: readonly Gap[];
  /** Why each gap is one. */
  notes: readonly string[];
}

/** Pixels of the picture's width, of its margin, and of a line of words. */
const [wide, margin, line] = [2400, 72, 44];

/** Metres around a floor that signs at its edge may take. */
const outside = 2;

/** Saves a floor as it is seen, with its legend, gaps and access points, as a PNG. */
export async function saveFloor(live: SVGSVGElement, shown: Shown): Promise<void> {
  const { name, floor, band } = shown;
  const shares = sharesByStep(shown.grid);
  const { ink, font, ground, colours, drawing } = byDay(live.parentElement!, () => ({
    ink: getComputedStyle(live).color,
    font: getComputedStyle(live).fontFamily,
    ground: getComputedStyle(live.querySelector('[data-sheet]')!).fill,
    colours: shares.map((_, step) => colourOf(live, step)),
    drawing: drawingOf(live, floor),
  }));
  const plan = live.querySelector('image')?.getAttribute('href');
  const inner = wide - 2 * margin;
  const high = Math.round((inner * floor.height) / floor.width);
  const words = wordsOf(shown);
  const height = 2 * margin + 2 * line + high + line * (3 + Math.ceil(words.length / 2));
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error(text.exportFailed);
  paper.fillStyle = ground;
  paper.fillRect(0, 0, wide, height);
  const write = (said: string, x: number, y: number, size = 28, weight = 400) => {
    paper.font = `${weight} ${size}px ${font}`;
    paper.fillStyle = ink;
    paper.fillText(said, x, y);
  };
  write(text.exportTitle(name, floor.name, band), margin, margin + 20, 44, 600);
  write(text.exportReach(text.percent(shareAbove(shown.grid, shown.target)), shown.target), margin, margin + 20 + line);
  const top = margin + 2 * line;
  if (plan) paper.drawImage(await loaded(plan), margin, top, inner, high);
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    // Signs at the edge stand half outside.
    const edge = (inner / floor.width) * outside;
    paper.drawImage(await loaded(url), margin - edge, top - edge, inner + 2 * edge, high + 2 * edge);
  } finally {
    URL.revokeObjectURL(url);
  }
  const below = top + high + 1.5 * line;
  write(text.legend, margin, below);
  shares.forEach((share, step) => {
    const x = margin + 240 + step * 330;
    paper.fillStyle = colours[step]!;
    paper.fillRect(x, below - 26, 60, 30);
    paper.strokeStyle = ink;
    paper.strokeRect(x, below - 26, 60, 30);
    const limit = step === 0 ? text.below(steps[0]) : text.above(steps[step - 1]!);
    write(`${limit}  ${text.percent(share)}`, x + 74, below);
  });
  write(text.model, margin, below + line, 24);
  words.forEach((said, n) => {
    const rows = Math.ceil(words.length / 2);
    write(said, margin + (n < rows ? 0 : inner / 2), below + line * (2.5 + (n % rows)), 26);
  });
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error(text.exportFailed);
  saveFile(png, fileName(`${name} ${floor.name}`, 'png', new Date()));
}

/** Looks at what is in a box as it is by day: a picture goes on paper and to others, whatever theme its maker works in. */
function byDay<Seen>(box: HTMLElement, look: () => Seen): Seen {
  const set = Object.entries(light).map(([name, value]) => [`--_np-${name}`, value] as const);
  for (const [name, value] of set) box.style.setProperty(name, value);
  box.style.setProperty('color', 'var(--_np-text-1)');
  try {
    return look();
  } finally {
    for (const name of [...set.map(([name]) => name), 'color']) box.style.removeProperty(name);
  }
}

const wordsOf = ({ floor, gaps, notes }: Shown): string[] => [
  ...gaps.map((gap, n) =>
    text.exportGap(n + 1, text.gap(roomAt(floor, gap.x, gap.y), n + 1), text.level(gap.level), notes[n]!),
  ),
  ...floor.aps.map(({ name, channel, power }) => text.exportAp(name, channel, power)),
];

/** The colour of a step as the drawing has it. */
function colourOf(live: SVGSVGElement, step: number): string {
  const cells = live.querySelector(`[data-step="${step}"]`);
  return cells ? getComputedStyle(cells).fill : 'white';
}

/** What of the styles a drawing needs that stands alone. */
const carried = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'paint-order'],
  ...['text-anchor', 'font-family', 'font-size', 'font-weight'],
];

/** The drawing without what is outside of it: colours are written out, and the plan lies below. */
function drawingOf(live: SVGSVGElement, { width, height }: Floor): string {
  const copy = live.cloneNode(true) as SVGSVGElement;
  const [from, to] = [live, copy].map((one) => [...one.querySelectorAll<SVGElement>('*')]) as [
    SVGElement[],
    SVGElement[],
  ];
  from.forEach((element, n) => {
    const style = getComputedStyle(element);
    for (const name of carried) {
      const value = style.getPropertyValue(name);
      // A pattern is named by the drawing itself.
      if (value && !(name === 'fill' && element.getAttribute('fill')?.startsWith('url(')))
        to[n]!.setAttribute(name, value);
    }
  });
  copy.querySelector('image')?.remove();
  if (live.querySelector('image')) copy.querySelector('[data-sheet]')?.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const [w, h] = [width + 2 * outside, height + 2 * outside];
  copy.setAttribute('viewBox', `${-outside} ${-outside} ${w} ${h}`);
  copy.setAttribute('width', String(wide));
  copy.setAttribute('height', String((wide * h) / w));
  return new XMLSerializer().serializeToString(copy);
}

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
