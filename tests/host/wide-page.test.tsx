import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showOwn, showWide } from '../../host/chrome/wide-page';

const own = 'width=device-width, initial-scale=1';
const meta = () => document.querySelector<HTMLMetaElement>('meta[name=viewport]')!;
beforeEach(() => {
  document.head.innerHTML = `<meta name="viewport" content="${own}">`;
});
afterEach(() => document.head.replaceChildren());

describe('a page of the console on a small screen', () => {
  it('is shown whole, and what comes after it as wide as the screen', () => {
    vi.spyOn(screen, 'width', 'get').mockReturnValue(390);
    showWide();
    expect(meta().content).toBe('width=1280, initial-scale=0.3046875');
    showOwn();
    expect(meta().content).toBe(own);
  });

  it('is not laid out again by whoever says the same once more', () => {
    showWide();
    const set = vi.spyOn(HTMLMetaElement.prototype, 'content', 'set');
    showWide();
    expect(set).not.toHaveBeenCalled();
    showOwn();
    expect(meta().content).toBe(own);
  });
});
