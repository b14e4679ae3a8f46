import type { BoardSite } from '../../../../../src/api/contract/board';
import { settingsOf } from '../../../../../src/domain/board';
import { duration, number } from '../../../../../src/format';
import { useNow } from '../../../../../src/ui/now';
import { shapes } from '../../../../../src/ui/status/shapes';
import { useSites } from '../board.data';
import { boardText as text } from '../board.text';
import { Lines, Said } from '../canvas.styles';
import { usePart } from '../clock';
import { Frame, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { rowsOf } from '../rows';

/** Sites that are down, or degraded too: the longest or the most people first. */
export function SiteLines({ tile, width, height }: TileProps) {
  const sites = useSites(tile);
  useTell(tile.id, sites);
  const now = useNow(30_000);
  const { filter, order } = settingsOf(tile);
  const wanted = (sites.data?.list ?? []).filter(
    ({ state }) => state === 'down' || (filter === 'troubled' && state === 'degraded'),
  );
  const list = order === 'most' ? wanted.toSorted(byPeople) : wanted;
  const { part, page, pages } = usePart(list, rowsOf(height));
  // A column of nothing would hold the others apart.
  const counted = width > 760 && list.some(({ people }) => people !== null);
  return (
    <Frame tile={tile} read={sites} end={pages > 1 && <span>{text.page(page, pages)}</span>}>
      {list.length === 0 ? (
        <Said>{filter === 'troubled' ? text.noneTroubled : text.noneDown}</Said>
      ) : (
        <Lines>
          {part.map((site, i) => (
            <li key={`${i} ${site.name}`}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                {shapes[site.state === 'down' ? 'danger' : 'warning']}
              </svg>
              <b>{site.name}</b>
              {width > 900 && <i>{site.group}</i>}
              {width > 1200 && <i>{reasonOf(site)}</i>}
              {site.since !== null && <em>{duration((now - Date.parse(site.since)) / 1000, 2)}</em>}
              {counted && (
                <em>
                  {site.people === null ? '' : number(site.people)}{' '}
                  <small>{site.people !== null && text.peopleShort}</small>
                </em>
              )}
            </li>
          ))}
        </Lines>
      )}
    </Frame>
  );
}

/** What is wrong, and with what where that is not the gateway itself. */
const reasonOf = ({ reason, about }: BoardSite): string =>
  reason === null || about === null || about === 'gateway' ? (reason ?? '') : text.about(text.devices[about], reason);

/** Most people first; the longest of as many. */
const byPeople = (a: BoardSite, b: BoardSite): number => (b.people ?? 0) - (a.people ?? 0);
