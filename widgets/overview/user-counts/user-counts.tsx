import { styled } from 'styled-components';
import { number } from '../../../src/format';
import type { Destination } from '../../../src/session/place';
import { Sparkline } from '../../../src/ui/chart';
import { Unread } from '../../../src/ui/failed';
import { Key, Users } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Cells } from '../../../src/ui/pane';
import { Stat } from '../../../src/ui/stat';
import { useSummary, useToday } from './user-counts.data';
import { userCountsText as text } from './user-counts.text';

/** How many users are authenticated and online, now and today. A failed read says why. */
export function UserCounts() {
  const { data, error, loading, refresh } = useSummary();
  const hours = useToday().data ?? [];
  const auth = hours.map((hour) => hour.auth);
  const online = hours.map((hour) => hour.online);
  if (error && !data)
    return (
      <Cells aria-label={text.label}>
        <Unread title={text.label} error={error} onRetry={refresh} height={134} />
        {hours.length > 0 && (
          <Lines>
            <Sparkline values={auth} label={text.spoken(text.auth, auth)} />
            <Sparkline values={online} label={text.spoken(text.online, online)} />
          </Lines>
        )}
      </Cells>
    );
  return (
    <Cells aria-label={text.label}>
      <Stat
        icon={<Key />}
        label={text.auth}
        loading={loading}
        figure={<Count value={data?.current_auth} query={{ auth: 'any' }} />}
        middle={<Sparkline values={auth} label={text.spoken(text.auth, auth)} />}
        note={
          <Today
            label={text.authToday}
            value={data?.today_auth_amount}
            to={{ name: 'online_users', query: { seen: 'today', auth: 'any' } }}
          />
        }
      />
      <Stat
        icon={<Users />}
        label={text.online}
        loading={loading}
        figure={<Count value={data?.current_online} />}
        middle={<Sparkline values={online} label={text.spoken(text.online, online)} />}
        note={
          <Today
            label={text.onlineToday}
            value={data?.today_online_amount}
            to={{ name: 'online_users', query: { seen: 'today' } }}
          />
        }
      />
    </Cells>
  );
}

/** What is known all the same. */
const Lines = styled.div`
  display: grid;
  align-content: space-evenly;
  padding: 16px 20px;
`;

/** A count that leads to the list of who is counted. */
const Count = ({ value, query = {} }: { value: number | undefined; query?: Record<string, string> }) => (
  <To to={{ name: 'online_users', query }} style={{ color: 'inherit' }}>
    {number(value)}
  </To>
);

interface TodayProps {
  label: string;
  value: number | undefined;
  /** List of who they are. */
  to: Destination;
}

const Today = ({ label, value, to }: TodayProps) => (
  <>
    <span>{label}</span>
    <To to={to}>
      <b>{text.times(number(value))}</b>
    </To>
  </>
);
