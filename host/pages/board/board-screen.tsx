import { useEffect, useState, type ReactNode } from 'react';
import { useRead } from '../../../src/api';
import { complex } from '../../../src/api/contract/stats';
import { dateTime, relative, time } from '../../../src/format';
import { IconButton } from '../../../src/ui/button';
import { Maximize, Share2, X } from '../../../src/ui/icon';
import { Simulated } from '../../../src/ui/simulated';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Logo } from '../../../src/ui/logo';
import { useOnline } from '../../chrome/offline';
import { go } from '../../navigation';
import { useWidePage } from '../../chrome/use-wide-page';
import { Bar, Clock, Lost, Screen, Tools } from './board.styles';
import { boardText as text } from './board.text';
import type { Board } from './source';

const Links = lazy(() => import('./links').then((m) => m.LinksDrawer));

interface ScreenProps {
  board: Board;
  title: string;
  /** Beside the title. */
  choice?: ReactNode;
  /** The way back, where there is one. */
  back?: { label: string; to: string } | undefined;
  /** True: at its own size, also on a large screen. */
  plain?: boolean;
  children: ReactNode;
}

/** A board over the whole screen: name, clock, freshness. A lost connection is said, with the time of what is shown. */
export function BoardScreen({ board, title, choice, back, plain = false, children }: ScreenProps) {
  const { data, error, updatedAt } = useRead(complex, {}, { every: 30_000 });
  const now = useClock();
  const lost = !useOnline() || error !== undefined;
  const [sharing, setSharing] = useState(false);
  useWidePage();
  return (
    <Screen $plain={plain} data-np-theme="BLACK">
      <Bar>
        <Logo />
        <h1>{title}</h1>
        {data?.simulated === true && <Simulated />}
        {choice}
        <Clock>{dateTime(now)}</Clock>
        <Tools>
          {!lost && updatedAt !== undefined && (
            <span>{text.updated(time(updatedAt, { now }), Math.max(0, Math.round((now - updatedAt) / 1000)))}</span>
          )}
          {board.link === undefined && (
            <IconButton label={text.links} onClick={() => setSharing(true)}>
              <Share2 />
            </IconButton>
          )}
          <IconButton label={text.full} onClick={() => void toggleFull()}>
            <Maximize />
          </IconButton>
          {back && (
            <IconButton label={back.label} onClick={() => go(back.to)}>
              <X />
            </IconButton>
          )}
        </Tools>
      </Bar>
      {lost && (
        <Lost role="status">
          {data && updatedAt !== undefined ? text.lost(time(updatedAt, { now }), relative(updatedAt, now)) : text.never}
        </Lost>
      )}
      {children}
      <Suspense>{sharing && <Links onClose={() => setSharing(false)} />}</Suspense>
    </Screen>
  );
}

/** The moment, to the second. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Over the whole screen, and back. A browser may refuse; then the window stays as it is. */
export const toggleFull = (): Promise<void> =>
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
    () => undefined,
  );
