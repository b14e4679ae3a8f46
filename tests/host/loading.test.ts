import { afterEach, describe, expect, it, vi } from 'vitest';
import { chunkTimeout, loadedScreen, loadScreen } from '../../host/loading';

const Page = () => null;

afterEach(() => {
  vi.useRealTimers();
});

describe('loading a page', () => {
  it('keeps what came', async () => {
    const load = vi.fn(async () => Page);
    expect(loadedScreen({ load })).toBeUndefined();
    await loadScreen({ load });
    await loadScreen({ load });
    expect(load).toHaveBeenCalledTimes(1);
    expect(loadedScreen({ load })).toBe(Page);
  });

  it('reports a failure and really tries again', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(loadScreen({ load })).rejects.toMatchObject({ name: 'ChunkError', reason: 'failed' });
    await expect(loadScreen({ load })).resolves.toBe(Page);
  });

  it('gives up after 120 seconds', async () => {
    vi.useFakeTimers();
    const waiting = loadScreen({ load: () => new Promise(() => undefined) });
    const failed = expect(waiting).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    await failed;
    expect(chunkTimeout).toBe(120_000);
  });
});
