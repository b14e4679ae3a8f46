import type { TvChannel } from '../../../src/api/contract/tv';
import { shownAddress } from '../../../src/domain/shown-address';
import { channelLetter } from '../../../src/domain/tv';
import { number } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { To } from '../../../src/ui/link';
import { Grip, useArrange } from '../../../src/ui/arrange';
import { Tag } from '../../../src/ui/tag';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { useChannelOrder } from './tv-groups.data';
import { Line, Lines, Logo, Mono, Scroll, Text } from './tv-groups.styles';
import { tvGroupsText as text } from './tv-groups.text';

interface ChannelListProps {
  group: string;
  channels: readonly TvChannel[];
  start: string | null;
  /** Without these it can only be read. */
  onEdit?: (channel: TvChannel) => void;
  onRemove?: (channel: TvChannel) => void;
}

/** Channels in their order, which is changed by dragging or by keys. */
export function ChannelList({ group, channels, start, onEdit, onRemove }: ChannelListProps) {
  const { list, send } = useChannelOrder(group, channels);
  const ids = list.map(({ id }) => id);
  const arranging = useArrange({
    ids,
    nameOf: (id) => list.find((one) => one.id === id)?.name ?? '',
    onMove: (id, place) => send(ids.filter((one) => one !== id).toSpliced(place, 0, id)),
  });

  return (
    // Reachable by keyboard, since it scrolls where there is little room.
    <Scroll tabIndex={0} role="region" aria-label={text.channels}>
      <VisuallyHidden>
        <span role="status">{arranging.said}</span>
      </VisuallyHidden>
      <Lines ref={arranging.list} aria-label={text.channels}>
        <Line $head aria-hidden>
          <span>{text.order}</span>
          <span>{text.letter}</span>
          <span>{text.channelName}</span>
          <span>{text.address}</span>
          <span>{text.watching}</span>
          <span />
        </Line>
        {list.map((channel, place) => (
          <Line key={channel.id} $over={arranging.over === channel.id} {...arranging.line(channel.id)}>
            <span>
              {onEdit && <Grip arranging={arranging} id={channel.id} />}
              {place + 1}
            </span>
            <span>
              <Logo aria-hidden>{channelLetter(channel.letter, channel.name)}</Logo>
            </span>
            <span>
              <Text $strong title={channel.name}>
                {channel.name}
              </Text>
              {start === channel.id && <Tag tone="line">{text.isStart}</Tag>}
            </span>
            <span>
              <Mono title={shownAddress(channel.address)}>{shownAddress(channel.address)}</Mono>
            </span>
            <span>
              {channel.boxes > 0 ? (
                <To to={{ name: 'cloudTv.list', query: { channel: channel.id } }}>{number(channel.boxes)}</To>
              ) : (
                '0'
              )}
            </span>
            <span>
              {onEdit && onRemove && (
                <>
                  <Button size="sm" variant="link" onClick={() => onEdit(channel)}>
                    {text.edit}
                  </Button>
                  <Button size="sm" variant="link" onClick={() => onRemove(channel)}>
                    {text.remove}
                  </Button>
                </>
              )}
            </span>
          </Line>
        ))}
      </Lines>
    </Scroll>
  );
}
