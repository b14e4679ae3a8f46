import { useEffect, useState } from 'react';
import { useRead } from '../../../src/api';
import { complex } from '../../../src/api/contract/stats';
import { dateTime } from '../../../src/format';
import { IconButton } from '../../../src/ui/button';
import { X, Maximize } from '../../../src/ui/icon';
import { Logo } from '../../../src/ui/logo';
import { useOnline } from '../../chrome/offline';
import { go } from '../../navigation';
import { homeCards } from '../home/cards';
import { HomeGrid } from '../home/grid';
import { Bar, Clock, Lost, Screen, Tools } from './board.styles';
import { boardText as text } from './board.text';

/** What a board shows, read from a distance; user and traffic models are for a desk. */
const shown = ['devices', 'users', 'section', 'traffic', 'wireless', 'alarms', 'trend', 'categories'];

/** `/quanping`: the overview's widgets over the whole screen. They refresh themselves; a lost connection is said. */
export function BoardPage() {
  const { data, error, updatedAt } = useRead(complex, {}, { every: 30_000 });
  const online = useOnline();
  const lost = !online || error !== undefined;
  const time = updatedAt === undefined ? undefined : dateTime(updatedAt).slice(11);
  return (
    <Screen data-np-theme="BLACK">
      <Bar>
        <Logo />
        <h1>{text.title}</h1>
        <Clock>{useClock()}</Clock>
        <Tools>
          {!lost && time && <span>{text.updated(time)}</span>}
          <IconButton label={text.full} hint="none" onClick={() => void toggleFull()}>
            <Maximize />
          </IconButton>
          <IconButton label={text.leave} hint="none" onClick={() => go('/')}>
            <X />
          </IconButton>
        </Tools>
      </Bar>
      {lost && <Lost role="status">{data && time ? text.lost(time) : text.never}</Lost>}
      <HomeGrid cards={homeCards.filter(({ key }) => shown.includes(key))} />
    </Screen>
  );
}

/** Date and time, to the second. */
function useClock(): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return dateTime(now);
}

/** A browser may refuse; then the window stays as it is. */
const toggleFull = (): Promise<void> =>
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
    () => undefined,
  );
