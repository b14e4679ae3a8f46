import { useRead } from '../../../src/api';
import { sdwanHistory } from '../../../src/api/contract/sdwan';
import { Failed } from '../../../src/ui/failed';
import { Block } from '../shared';
import { Skeleton } from '../../../src/ui/skeleton';
import { Sparkline } from '../../../src/ui/chart';
import { betweenText } from '../../../src/text/between.text';
import { sdwanManageText as text } from './sdwan-manage.text';

/** What the link of a member was like in the last day. */
export function History({ network, gwid }: { network: string; gwid: string }) {
  const { data, error, loading, refresh } = useRead(sdwanHistory, { id: network, gwid });
  const values = (data?.points ?? []).flatMap(({ latency }) => (latency === null ? [] : [latency]));
  const range = values.length > 0 && text.peak(text.ms(Math.min(...values)), text.ms(Math.max(...values)));
  return (
    <Block>
      <h3>{text.history}</h3>
      {loading && <Skeleton rows={2} />}
      {error && !data && <Failed error={error} onRetry={refresh} />}
      {data && values.length === 0 && <span>{text.noHistory}</span>}
      {range && (
        <>
          <Sparkline values={values} label={`${text.history}${betweenText.parts}${range}`} height={48} />
          <small>{range}</small>
        </>
      )}
    </Block>
  );
}
