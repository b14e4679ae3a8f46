import type { EventEmitter } from 'node:events';

interface Child extends EventEmitter {
  kill(signal: NodeJS.Signals): unknown;
}

export function keepUp(
  launch: () => Child,
  end: (code: number) => void,
  how?: {
    say?: (line: string) => void;
    now?: () => number;
    later?: (work: () => void, ms: number) => NodeJS.Timeout;
  },
): (signal?: NodeJS.Signals) => void;
