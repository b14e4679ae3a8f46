import { styled } from 'styled-components';
import { day, minute } from '../../../../../src/domain/time';
import { dateTime, nothing, number, percent } from '../../../../../src/format';
import { token } from '../../../../../src/theme';
import { useNow } from '../../../../../src/ui/now';
import { useDays } from '../board.data';
import { boardText as text } from '../board.text';
import { Said } from '../canvas.styles';
import { usePart } from '../clock';
import { Frame, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { bodyOf } from '../rows';

const cells = day / (15 * minute);
/** Height of a line and of the times below, px of the picture. */
const line = 36;
const axis = 34;

/** How the last 24 hours of groups of sites were: a band each, where what was down is higher than what was degraded. */
export function Days({ tile, height, width }: TileProps) {
  const days = useDays(tile);
  useTell(tile.id, days);
  const now = useNow(30_000);
  const list = days.data?.list ?? [];
  const { part, page, pages } = usePart(list, Math.floor((bodyOf(height) - axis) / line));
  const rest = tile.settings.group ? text.others : text.ungrouped;
  return (
    <Frame tile={tile} read={days} end={pages > 1 && <span>{text.page(page, pages)}</span>}>
      {list.length === 0 ? (
        <Said>{text.noSites}</Said>
      ) : (
        <Rows data-wide={width > 1000}>
          {part.map(({ name, sites, cells: drawn, standing, up }, i) => (
            <li key={`${i} ${name}`}>
              <b>
                {name ?? rest} <small>{number(sites)}</small>
              </b>
              <svg
                viewBox={`0 0 ${cells} 24`}
                preserveAspectRatio="none"
                role="img"
                aria-label={
                  up === null
                    ? text.dayUnheard(name ?? rest)
                    : text.daySaid(name ?? rest, shareOf(up), countOf(drawn, 2), countOf(drawn, 1))
                }
              >
                {drawn.map((kind, at) => (
                  <rect key={at} x={at} width="1" {...bars[kind]} data-kind={kind} />
                ))}
              </svg>
              <em>{shareOf(up)}</em>
              {width > 1000 && <small>{standing > 0 && text.standing(standing)}</small>}
            </li>
          ))}
          <li aria-hidden>
            <span />
            <span data-axis>
              {[24, 18, 12, 6].map((hours) => (
                <small key={hours}>{dateTime(now - (hours * day) / 24).slice(11, 16)}</small>
              ))}
              <small>{text.now}</small>
            </span>
          </li>
        </Rows>
      )}
    </Frame>
  );
}

const bars = {
  0: { y: 7, height: 10 },
  1: { y: 4, height: 16 },
  2: { y: 0, height: 24 },
  3: { y: 11, height: 2 },
} as const;

const countOf = (drawn: readonly number[], kind: number) => drawn.filter((one) => one === kind).length;

/** Rounded down: a minute without a site is not 100 %. */
const shareOf = (up: number | null): string => (up === null ? nothing : percent(Math.floor(up * 100) / 10_000, 2));

const Rows = styled.ul`
  display: grid;
  grid-auto-rows: ${line}px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr) 120px;
    align-items: center;
    gap: 20px;
    white-space: nowrap;
  }
  &[data-wide='true'] > li {
    grid-template-columns: 240px minmax(0, 1fr) 120px 160px;
  }
  & b {
    overflow: hidden;
    color: ${token('text-1')};
    font-size: 24px;
    font-weight: 500;
    text-overflow: ellipsis;
  }
  & em {
    color: ${token('text-1')};
    font-size: 24px;
    font-style: normal;
    text-align: right;
  }
  & small {
    color: ${token('text-3')};
    font-size: 20px;
    font-weight: 400;
  }
  & svg {
    width: 100%;
    height: 24px;
    /* A blank between cells. */
    mask: repeating-linear-gradient(
      90deg,
      #000 0 calc(100% / ${cells} - 2px),
      transparent calc(100% / ${cells} - 2px) calc(100% / ${cells})
    );
  }
  & rect {
    fill: ${token('success-line')};
  }
  & rect[data-kind='1'] {
    fill: ${token('warning-solid')};
  }
  & rect[data-kind='2'] {
    fill: ${token('danger-solid')};
  }
  & rect[data-kind='3'] {
    fill: ${token('text-3')};
  }
  & [data-axis] {
    display: flex;
    justify-content: space-between;
    height: ${axis}px;
  }
`;
