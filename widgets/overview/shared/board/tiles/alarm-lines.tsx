import { relative } from '../../../../../src/format';
import { alarmSentence } from '../../../../../src/text/alarm-sentence';
import { AlarmLevel } from '../../../../../src/ui/alarm-level';
import { useNow } from '../../../../../src/ui/now';
import { useAlarms } from '../board.data';
import { boardText as text } from '../board.text';
import { Lines, Said } from '../canvas.styles';
import { usePart } from '../clock';
import { Frame, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { rowsOf } from '../rows';

/** Open alarms, as many as fit; the others come in turn. */
export function AlarmLines({ tile, width, height }: TileProps) {
  const read = useAlarms(tile);
  useTell(tile.id, read);
  const now = useNow(30_000);
  const { part, page, pages } = usePart(read.data ?? [], rowsOf(height));
  return (
    <Frame tile={tile} read={read} end={pages > 1 && <span>{text.page(page, pages)}</span>}>
      {part.length === 0 ? (
        <Said>{text.noAlarms}</Said>
      ) : (
        <Lines>
          {part.map(({ level, site, content, at, ...rest }) => (
            <li key={`${at} ${site} ${content}`}>
              <AlarmLevel level={level}>{''}</AlarmLevel>
              <b>{alarmSentence({ content, ...rest })}</b>
              {width > 700 && <i style={{ width: Math.min(420, width * 0.3) }}>{site}</i>}
              <em>{relative(at, now)}</em>
            </li>
          ))}
        </Lines>
      )}
    </Frame>
  );
}
