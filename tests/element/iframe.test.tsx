import { afterEach, describe, expect, it, vi } from 'vitest';
import { embedFrame, type Frame } from '../../src/iframe';

const frames: Frame[] = [];
const frameOf = (more: { lang?: 'en' | 'zh-CN' } = {}) => {
  const token = async () => 'npe_secret';
  const base = { baseUrl: 'https://cloud.invalid', partner: 'pt_1&x', name: 'alarm-list', title: 't', token };
  const frame = embedFrame(document.createElement('div'), { ...base, ...more });
  frames.push(frame);
  return frame;
};

afterEach(() => frames.splice(0).forEach((frame) => frame.close()));

describe('the address of a frame', () => {
  it.each([
    [{}, 'https://cloud.invalid/embed/alarm-list?partner=pt_1%26x'],
    [{ lang: 'en' as const }, 'https://cloud.invalid/embed/alarm-list?partner=pt_1%26x&lang=en'],
  ])('of %j names the partner and the language, and never the token', (more, address) => {
    expect(frameOf(more).element.src).toBe(address);
  });
});

describe('a frame that does not come', () => {
  afterEach(() => void vi.useRealTimers());

  it('is told to the page, and the developer is told what to check', () => {
    vi.useFakeTimers();
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { element } = frameOf();
    element.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(19_000);
    expect(said).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(said.mock.calls.join()).toMatch(/partner="pt_1&x" .*name="alarm-list"/);
    said.mockRestore();
  });

  it.each([
    [null, 'https://cloud.invalid', 'the container is no element'],
    [document.createElement('div'), 'cloud.invalid', 'baseUrl is "cloud.invalid"'],
    [document.createElement('div'), undefined, 'baseUrl is undefined'],
  ])('into %j from %s is refused with a sentence', (container, baseUrl, sentence) => {
    const options = { baseUrl, partner: 'pt_1', name: 'alarm-list', title: 't', token: async () => 'npe_1' };
    expect(() => embedFrame(container as never, options as never)).toThrow(sentence);
  });
});
