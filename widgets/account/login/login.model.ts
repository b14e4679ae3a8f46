import { authCode } from '../../../src/api/contract/auth';
import { ApiError } from '../../../src/api';

/** Milliseconds between two questions, and how many there are (specification, section 9). */
export const pollEvery = 3_000;
export const pollMost = 20;

/** How a QR sign-in stands. */
export type QrState = 'loading' | 'waiting' | 'scanned' | 'refused' | 'expired' | 'failed';

/** What the login calls of a QR sign-in do. */
export interface QrCalls {
  /** A new id. */
  start: () => Promise<string>;
  /** The token, or a rejection with the code that says how it stands. */
  check: (id: string) => Promise<string>;
}

/** What a QR sign-in tells while it runs. */
export interface QrTold {
  onId: (id: string) => void;
  /** `why`: the sentence of what went wrong, when there is one. */
  onState: (state: QrState, secondsLeft: number, why?: string) => void;
  onToken: (token: string) => void;
}

/**
 * Runs one QR sign-in: fetches an id, asks every 3 s, at most 20 times, then it has run out. A question that fails on
 * the way (offline, busy server) only counts as asked. Returns the way to stop.
 */
export function runQrLogin(calls: QrCalls, told: QrTold): () => void {
  let stopped = false;
  let asked = 0;
  let state: QrState = 'loading';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let second: ReturnType<typeof setInterval> | undefined;
  let endsAt = 0;

  const left = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const tell = (next: QrState, why?: string) => {
    state = next;
    if (!stopped) told.onState(state, left(), why);
  };
  const finish = (next: QrState, why?: string) => {
    clearInterval(second);
    tell(next, why);
  };
  const ask = async (id: string) => {
    asked += 1;
    try {
      const token = await calls.check(id);
      clearInterval(second);
      if (!stopped) told.onToken(token);
      return;
    } catch (error) {
      const code = error instanceof ApiError ? error.detail.code : undefined;
      if (code === authCode.qrRefused) return finish('refused');
      if (code === authCode.qrExpired || asked >= pollMost) return finish('expired');
      if (code === authCode.qrScanned) tell('scanned');
    }
    if (!stopped) timer = setTimeout(() => void ask(id), pollEvery);
  };
  const begin = async () => {
    try {
      const id = await calls.start();
      if (stopped) return;
      endsAt = Date.now() + pollEvery * pollMost;
      told.onId(id);
      tell('waiting');
      second = setInterval(() => tell(state), 1_000);
      timer = setTimeout(() => void ask(id), pollEvery);
    } catch (error) {
      finish('failed', error instanceof ApiError ? error.message : undefined);
    }
  };

  tell('loading');
  void begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(second);
  };
}
