import { styled } from 'styled-components';
import { number } from '../../../../../src/format';
import { token } from '../../../../../src/theme';
import { shapes } from '../../../../../src/ui/status/shapes';
import { useSites } from '../board.data';
import { boardText as text } from '../board.text';
import { Frame, type TileProps } from '../frame';
import { useTell } from '../fresh';

/** How many sites are down, degraded and up: what a wall is looked at for. */
export function Verdict({ tile, height }: TileProps) {
  const sites = useSites(tile);
  useTell(tile.id, sites);
  const { down = 0, degraded = 0, off = 0, up = 0, list = [] } = sites.data ?? {};
  const people = list.reduce((sum, site) => sum + (site.people ?? 0), 0);
  const states = [
    { kind: 'danger', count: down, said: text.downSites, more: people > 0 ? text.people(people) : '' },
    { kind: 'warning', count: degraded, said: text.degradedSites, more: off > 0 ? text.off(off) : '' },
    { kind: 'online', count: up, said: text.upSites, more: text.allSites(down + degraded + off + up) },
  ] as const;
  return (
    <Frame tile={tile} read={sites} titled={tile.settings.title !== undefined}>
      <Room>
        <Row
          data-low={height <= 120}
          style={{ fontSize: `min(${Math.min(96, Math.max(40, Math.round(height * 0.6)))}px, 7cqw)` }}
        >
          {states.map(({ kind, count, said, more }) => (
            <span key={kind} data-none={count === 0}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                {shapes[kind]}
              </svg>
              <b data-kind={kind}>{number(count)}</b>
              <span>
                {said}
                {more && height > 120 && <small>{more}</small>}
              </span>
            </span>
          ))}
        </Row>
      </Room>
    </Frame>
  );
}

const Room = styled.div`
  container-type: inline-size;
  height: 100%;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 72px;
  height: 100%;
  line-height: 1;
  & > span {
    display: flex;
    align-items: center;
    gap: 20px;
    color: ${token('text-1')};
    white-space: nowrap;
  }
  & > span > svg {
    width: 0.55em;
    height: 0.55em;
  }
  & > span > b {
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  & > span > b[data-kind='danger'] {
    color: ${token('danger-text')};
  }
  & > span > span {
    font-size: 28px;
    line-height: 36px;
  }
  & > [data-none='true'] {
    color: ${token('text-3')};
  }
  & > [data-none='true'] > svg {
    opacity: 0.35;
  }
  & > [data-none='true'] > b[data-kind] {
    color: ${token('text-3')};
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 20px;
    line-height: 28px;
  }
  /* Where a line of all three has no room, words stand below the figures; in one row of cells they stand beside them. */
  @container (width < 1240px) {
    gap: 12px;
    & > span {
      flex: 1 1 0;
      flex-wrap: wrap;
      align-content: center;
      gap: 8px 12px;
    }
    & > span > span {
      flex-basis: 100%;
      font-size: 24px;
      line-height: 30px;
    }
    & small {
      display: none;
    }
    &[data-low='true'] > span {
      flex-wrap: nowrap;
      gap: 8px;
    }
    &[data-low='true'] > span > span {
      flex-basis: auto;
      font-size: 18px;
    }
    &[data-low='true'] > span > svg {
      display: none;
    }
  }
`;
