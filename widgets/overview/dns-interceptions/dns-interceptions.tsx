import { styled } from 'styled-components';
import { date, number } from '../../../src/format';
import { token } from '../../../src/theme';
import { Unread } from '../../../src/ui/failed';
import { ShieldCheck } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Cells } from '../../../src/ui/pane';
import { Stat } from '../../../src/ui/stat';
import { useInterceptions } from './dns-interceptions.data';
import { dnsInterceptionsText as text } from './dns-interceptions.text';

/** Malicious DNS requests that were intercepted this month, today and last month. A failed read says why. */
export function DnsInterceptions() {
  const { data, error, loading, refresh } = useInterceptions();
  const today = date(Date.now(), 'Asia/Shanghai');
  if (error && !data)
    return (
      <Cells aria-label={text.label}>
        <Unread title={text.label} error={error} onRetry={refresh} height={134} />
      </Cells>
    );
  return (
    <Cells aria-label={text.label}>
      <Stat
        icon={<ShieldCheck />}
        label={text.label}
        loading={loading}
        figure={
          <To
            to={{
              name: 'domain_parsing.log',
              params: { gwid: 'all', classification: 'all' },
              query: { from: `${today.slice(0, 8)}01`, to: today },
            }}
            style={{ color: 'inherit' }}
          >
            {number(data?.month)}
            <small>{text.unit}</small>
          </To>
        }
        middle={
          <Line>
            <span>{text.today}</span>
            <b>{number(data?.today)}</b>
          </Line>
        }
        note={
          <>
            <span>{text.lastMonth}</span>
            <b>{number(data?.last_month)}</b>
          </>
        }
      />
    </Cells>
  );
}

const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  & > b {
    color: ${token('text-1')};
    font-weight: 400;
  }
`;
