const name = 'netpane.written';

let channel: BroadcastChannel | undefined;

/** Tells the other windows of the same person that this one wrote what reads of these paths show. */
export const tellWindows = (paths: readonly string[]): void => channel?.postMessage(paths);

/**
 * Calls back with the paths that other windows wrote, from now on; one that is out of sight hears of them when it is
 * looked at. Returns the way to stop.
 */
export function hearWindows(read: (paths: readonly string[]) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const heard = new Set<string>();
  const look = () => {
    if (document.visibilityState === 'hidden' || heard.size === 0) return;
    const paths = [...heard];
    heard.clear();
    read(paths);
  };
  const own = (channel = new BroadcastChannel(name));
  own.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
    for (const path of data) heard.add(path);
    look();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    own.close();
    if (channel === own) channel = undefined;
  };
}
