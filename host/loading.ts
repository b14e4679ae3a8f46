import type { ComponentType } from 'react';
import type { AnyScreen } from './routes';

/** Milliseconds until a chunk counts as failed (specification, sections 4 and 9). */
export const chunkTimeout = 120_000;

/** Milliseconds that the lazy wrapper waits before it shows that it loads (specification, section 9). */
export const lazyWait = 50;

export type Screen = ComponentType<Record<string, unknown>>;

/** Why a page's code did not come. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  constructor(
    readonly reason: 'timeout' | 'failed',
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

const loaded = new Map<AnyScreen['load'], Screen>();

/** The code of a screen, if it is here already. */
export const loadedScreen = (screen: AnyScreen): Screen | undefined => loaded.get(screen.load);

/** Loads the code of a screen. A failure is forgotten, so that asking again really asks again. */
export async function loadScreen({ load }: AnyScreen): Promise<Screen> {
  const known = loaded.get(load);
  if (known) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeout);
  });
  try {
    const screen = await Promise.race([load(), late]);
    loaded.set(load, screen);
    return screen;
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError('failed', cause);
  } finally {
    clearTimeout(timer);
  }
}
