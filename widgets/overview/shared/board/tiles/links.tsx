import { styled } from 'styled-components';
import { number } from '../../../../../src/format';
import { token } from '../../../../../src/theme';
import { shapes } from '../../../../../src/ui/status/shapes';
import { useLinks } from '../board.data';
import { boardText as text } from '../board.text';
import { Said } from '../canvas.styles';
import { Frame, titleOf, type TileProps } from '../frame';
import { useTell } from '../fresh';
import { bodyOf } from '../rows';
import { WallLine } from './wall-line';

/** The SD-WAN link that is worst now, and how it was over the last day. */
export function Links({ tile, width, height }: TileProps) {
  const read = useLinks(tile);
  useTell(tile.id, read);
  const { list = [], course = [] } = read.data ?? {};
  const [worst] = list;
  const values = course.map(({ latency }) => latency);
  const room = bodyOf(height) - 108;
  const said = worst && (worst.latency === null ? text.cut : number(worst.latency, 0));
  const most = `${number(Math.max(0, ...values.map((value) => value ?? 0)), 0)} ${text.ms}`;
  return (
    <Frame tile={tile} read={read}>
      {!worst ? (
        <Said>{text.noLinks}</Said>
      ) : (
        <>
          <Worst>
            {worst.latency === null && (
              <svg viewBox="0 0 10 10" aria-hidden="true">
                {shapes.danger}
              </svg>
            )}
            <b>{said}</b>
            {worst.latency !== null && <small>{text.ms}</small>}
          </Worst>
          <Ends>{text.link(worst.from, worst.to)}</Ends>
          {room > 80 && values.length > 1 && (
            <WallLine
              label={`${titleOf(tile)} ${most}`}
              values={values}
              width={width - 44}
              height={room}
              most={most}
              ends={[text.ranges['24h'], text.now]}
            />
          )}
        </>
      )}
    </Frame>
  );
}

const Worst = styled.p`
  display: flex;
  align-items: baseline;
  gap: 8px;
  color: ${token('text-1')};
  font-size: 56px;
  line-height: 64px;
  & > b {
    font-weight: 600;
  }
  & > small {
    color: ${token('text-3')};
    font-size: 24px;
  }
  & > svg {
    width: 32px;
    height: 32px;
  }
`;

const Ends = styled.p`
  overflow: hidden;
  height: 44px;
  font-size: 24px;
  line-height: 36px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
