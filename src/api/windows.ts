import { pageClient } from './page-client';
import { refreshReads } from './hooks';

/** What one window of a person wrote, the others read again; one that is out of sight does when it is looked at. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('netpane.written');
const heard = new Set<string>();

/** Tells the other windows of the same person that this one wrote what reads of these paths show. */
export const tellWindows = (paths: readonly string[]): void => channel?.postMessage(paths);

function look(): void {
  if (document.visibilityState === 'hidden' || heard.size === 0) return;
  const paths = [...heard];
  heard.clear();
  void refreshReads(pageClient(), paths);
}

channel?.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  for (const path of data) heard.add(path);
  look();
});
document.addEventListener('visibilitychange', look);
