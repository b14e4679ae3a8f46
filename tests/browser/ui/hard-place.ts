import { adoptBase } from '../../../src/element/sheets';
import { adoptStyles } from '../../../src/element/styles';

/** The hardest place to stand in: a shadow root in a transformed, clipping box with something laid over it. */
export function hardPlace(): { root: ShadowRoot; inside: HTMLElement } {
  const box = document.createElement('div');
  Object.assign(box.style, {
    transform: 'translate(40px, 40px) scale(1)',
    overflow: 'hidden',
    width: '480px',
    height: '120px',
  });
  const cover = document.createElement('div');
  Object.assign(cover.style, { position: 'absolute', inset: '100px 0 0 0', zIndex: '10', background: 'Canvas' });
  const before = document.createElement('button');
  before.textContent = 'page button';
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  inside.dataset.npRoot = '';
  root.append(inside);
  box.append(host);
  document.body.append(before, box, cover);
  adoptBase(root);
  adoptStyles(root);
  return { root, inside };
}
