import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { Radio } from '../../../src/ui/checkbox';
import { consultingText as text } from './consulting.text';

/** The two channels. */
export type Channel = 'fast' | 'robot';

interface ChannelsProps {
  value: Channel;
  /** Holiday, or outside the hours. */
  onlyRobot: boolean;
  onChange: (channel: Channel) => void;
}

/** Which channel. */
export function Channels({ value, onlyRobot, onChange }: ChannelsProps) {
  const name = useId();
  return (
    <Pair role="radiogroup" aria-label={text.channel}>
      {(['fast', 'robot'] as const).map((channel) => (
        <Radio
          key={channel}
          name={name}
          checked={value === channel}
          disabled={channel === 'fast' && onlyRobot}
          onChange={() => onChange(channel)}
          label={
            <Words>
              <b>{text[channel]}</b>
              <span>{text[`${channel}Hint`]}</span>
            </Words>
          }
        />
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 8px;
  margin: 12px 0;
  & > label {
    align-items: flex-start;
    padding: 12px 16px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-3')};
  }
  & > label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
  }
`;

const Words = styled.span`
  display: block;
  & > b,
  & > span {
    display: block;
  }
  & > span {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
