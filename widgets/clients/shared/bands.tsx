import { styled } from 'styled-components';
import type { ClientStay } from '../../../src/api/contract/client';
import { time } from '../../../src/format';
import { token } from '../../../src/theme';
import { ink, toneAt, toneOrder, type Tone } from '../../../src/ui/chart/tones';
import { Stack } from '../../../src/ui/stack';
import { bandsOn, startOf } from './days';
import { clientText as text } from './client.text';

interface BandsProps {
  days: readonly string[];
  stays: readonly ClientStay[];
  /** Access points in the order of their colours. */
  places: readonly (string | null)[];
  now: number;
}

/** Hours that stand on the axis. */
const hours = [0, 6, 12, 18, 24];

/** Days below each other, each 24 hours wide: when a terminal was there, and at which access point by colour. */
export function Bands({ days, stays, places, now }: BandsProps) {
  const toneOf = (stay: ClientStay): Tone => toneAt(places.indexOf(stay.ap_id));
  return (
    <>
      <Stack $gap={4} role="img" aria-label={text.bandsLabel(days.length, stays.length)}>
        {days.map((day) => (
          <Line key={day}>
            <span>{dayName(day)}</span>
            <Track>
              {bandsOn(day, stays, now).map(({ stay, start, end }) => (
                <i
                  key={stay.start}
                  title={text.stayTip(
                    stay.ap_remark ?? text.wired,
                    time(stay.start),
                    stay.end ? time(stay.end) : text.now,
                  )}
                  style={{
                    left: `${start * 100}%`,
                    width: `max(2px, ${(end - start) * 100}%)`,
                    background: ink(toneOf(stay)),
                  }}
                />
              ))}
            </Track>
          </Line>
        ))}
        <Axis aria-hidden>
          {hours.map((hour) => (
            <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
              {hour}
            </span>
          ))}
        </Axis>
      </Stack>
      <Legend>
        {places.slice(0, toneOrder.length).map((place, i) => (
          <li key={place ?? ''}>
            <i style={{ background: ink(toneAt(i)) }} />
            {stays.find((stay) => stay.ap_id === place)?.ap_remark ?? text.wired}
          </li>
        ))}
        {places.length > toneOrder.length && (
          <li>
            <i style={{ background: ink('other') }} />
            {text.otherPlaces(places.length - toneOrder.length)}
          </li>
        )}
      </Legend>
    </>
  );
}

function dayName(day: string): string {
  const date = new Date(startOf(day));
  return text.day(date.getMonth() + 1, date.getDate(), text.weekdays[date.getDay()]!);
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
`;

const Track = styled.div`
  position: relative;
  height: 18px;
  border-radius: ${token('radius-1')};
  background: ${token('surface-sunken')};
  overflow: hidden;
  & > i {
    position: absolute;
    top: 0;
    bottom: 0;
    border-inline-end: 1px solid ${token('surface-base')};
    forced-color-adjust: none;
  }
`;

const Axis = styled.div`
  position: relative;
  height: 16px;
  margin: 0 6px 0 84px;
  color: ${token('text-3')};
  font-size: 11px;
  line-height: 16px;
  & > span {
    position: absolute;
    transform: translateX(-50%);
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 8px 0 0;
  padding: 0;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & i {
    width: 12px;
    height: 8px;
    border-radius: 1px;
  }
`;
