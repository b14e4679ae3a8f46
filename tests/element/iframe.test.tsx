import { afterEach, describe, expect, it } from 'vitest';
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
