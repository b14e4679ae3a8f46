import type { PropsOf } from '../../../src/element/contract';
import { shortYuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Check } from '../../../src/ui/icon';
import { ObjectTitle } from '../../../src/ui/page';
import { PaneBox } from '../../../src/ui/pane';
import { useService } from '../../../src/ui/service-order';
import { Skeleton } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import { desks } from '../shared/places';
import type { serviceIntroContract } from './service-intro.contract';
import { About, Buttons, Head, Needs, Points } from './service-intro.styles';
import { priceText } from '../../../src/text/price.text';
import { serviceIntroText as text } from './service-intro.text';

/** What a service does, what it needs, and the way to open it. */
export function ServiceIntro({
  service = 'tunnel',
  quiet = false,
  onServiceOpen,
}: PropsOf<typeof serviceIntroContract>) {
  const place = usePlace();
  const { data, error, refresh } = useService(service);
  if (error && !data) return <Failed error={error} onRetry={refresh} />;
  if (!data) return <Skeleton rows={6} gap={20} />;
  const open = () => {
    if (onServiceOpen?.({ service }) !== false) place.go({ name: 'open.open', query: { service } });
  };
  return (
    <PaneBox part="panel" aria-label={data.name}>
      <Head>
        <div>
          <ObjectTitle name={data.name} />
          <p>{data.summary}</p>
          <p>
            <b>{shortYuan(data.from_fen)}</b> {priceText.from(data.unit)}{' '}
            {!quiet && data.owned > 0 && <Tag tone="success">{text.owned(data.owned)}</Tag>}
          </p>
        </div>
        <Buttons>
          {!quiet && (
            <Button onClick={() => place.go({ name: 'open.business', query: { service } })}>{text.business}</Button>
          )}
          {desks[service] && data.owned > 0 && (
            <Button onClick={() => place.go(desks[service]!)}>{text.settings}</Button>
          )}
          {data.for_sale === false ? (
            <Tag>{text.closed}</Tag>
          ) : (
            <Button variant={quiet ? 'default' : 'primary'} onClick={open}>
              {text.open}
            </Button>
          )}
        </Buttons>
      </Head>
      <Points aria-label={text.points}>
        {data.points.map((point) => (
          <li key={point.title}>
            <strong>{point.title}</strong>
            <p>{point.text}</p>
          </li>
        ))}
      </Points>
      <Needs>
        <strong>{text.requirements}</strong>
        <ul>
          {data.requirements.map((need) => (
            <li key={need}>
              <Check aria-hidden />
              {need}
            </li>
          ))}
        </ul>
      </Needs>
      {data.about && (
        <About aria-label={text.about}>
          {data.about.map(({ title, text: said }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </About>
      )}
    </PaneBox>
  );
}
