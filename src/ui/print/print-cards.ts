import { drawQr } from '../qr';

/** One card on paper. */
export interface PrintCard {
  title: string;
  /** Large, in letters of equal width. */
  code: string;
  lines: readonly string[];
  /** What the QR code says. */
  qr: string;
}

const svg = 'http://www.w3.org/2000/svg';

/** Printed black on white whatever the theme; built by hand, because the page of its own knows no component. */
const css = `
@page { margin: 10mm }
body { margin: 0; font: 12px/18px system-ui, sans-serif; color: black; background: white }
main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm }
article { display: grid; grid-template-columns: 24mm 1fr; gap: 3mm; align-items: center; padding: 3mm;
  border: 1px dashed gray; break-inside: avoid }
svg { width: 24mm; height: 24mm }
h2 { margin: 0; font-size: 13px }
code { display: block; font: 600 17px/26px monospace }
p { margin: 0; font-size: 10px; line-height: 14px }
`;

/** Paper that one card fills. */
export type PaperSize = 'a6' | 'a4';

/** One card in the middle of a sheet, as it is shown: name, how to use it, code, password; everything grows with the paper. */
const sheetCss = (size: PaperSize, em: string) => `
@page { size: ${size === 'a4' ? 'A4' : '105mm 148mm'}; margin: 8mm }
main { display: block; font-size: ${em} }
article { display: grid; grid-template-columns: 1fr; gap: 0; place-items: center; align-content: center; height: 98dvh; padding: 0;
  border: 0; text-align: center; overflow-wrap: anywhere }
article + article { break-before: page }
div { display: contents }
h2 { order: -2; font-size: 2em; line-height: 1.4 }
code { font-size: 2.2em; line-height: 1.6 }
p { font-size: 1.2em; line-height: 1.6 }
p:first-of-type { order: -1 }
svg { width: 20em; height: 20em; margin: 1.5em }
`;

/**
 * Opens a window with cards and prints it: three in a row, or each on a sheet of its own. False: the browser kept the window
 * shut.
 */
export function printCards(title: string, cards: readonly PrintCard[], size?: PaperSize): boolean {
  const opened = window.open('', '_blank', 'width=900,height=700');
  if (!opened) return false;
  const { document: paper } = opened;
  paper.title = title;
  const sheet = new (opened as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(size ? css + sheetCss(size, size === 'a4' ? '22px' : '11px') : css);
  paper.adoptedStyleSheets = [sheet];
  const main = paper.createElement('main');
  main.append(...cards.map((card) => cardOf(paper, card)));
  paper.body.replaceChildren(main);
  opened.print();
  return true;
}

function cardOf(paper: Document, { title, code, lines, qr }: PrintCard): HTMLElement {
  const card = paper.createElement('article');
  const { path, side } = drawQr(qr);
  const image = paper.createElementNS(svg, 'svg');
  image.setAttribute('viewBox', `0 0 ${side} ${side}`);
  const drawn = paper.createElementNS(svg, 'path');
  drawn.setAttribute('d', path);
  image.append(drawn);
  const words = paper.createElement('div');
  const part = (tag: string, text: string) => {
    const node = paper.createElement(tag);
    node.textContent = text;
    return node;
  };
  words.append(part('h2', title), ...(code ? [part('code', code)] : []), ...lines.map((line) => part('p', line)));
  card.append(image, words);
  return card;
}
