import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { services } from '../../../src/api/contract/service';
import type { PropsOf } from '../../../src/element/contract';
import { fenToYuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { PaneBox } from '../../../src/ui/pane';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import type { serviceCatalogueContract } from './service-catalogue.contract';
import { serviceCatalogueText as text } from './service-catalogue.text';
import { useSold } from '../../../src/ui/sold';

/** Every service that is sold, or those that the account has. */
export function ServiceCatalogue({ owned = false, onServiceOpen }: PropsOf<typeof serviceCatalogueContract>) {
  const place = usePlace();
  const { data: sold, error, refresh } = useRead(services, {});
  const data = useSold(sold);
  if (error && !data) return <Failed error={error} onRetry={refresh} />;
  if (!data) return <PageSkeleton shape="cards" />;
  const list = owned ? data.list.filter((one) => one.owned > 0) : data.list;
  if (list.length === 0) {
    return (
      <PaneBox part="panel">
        <Empty
          kind="nothing"
          title={text.none}
          reason={text.noneReason}
          action={<Button onClick={() => place.go({ name: 'open.open' })}>{text.all}</Button>}
        />
      </PaneBox>
    );
  }
  return (
    <Tiles part="panel" aria-label={text.heading}>
      {list.map((one) => (
        <li key={one.key}>
          <h2>
            <To
              to={{ name: 'open.open', query: { service: one.key } }}
              onClick={(event) => {
                if (onServiceOpen?.({ service: one.key }) === false) event.preventDefault();
              }}
            >
              {one.name}
            </To>
            {one.owned > 0 && <Tag tone="success">{text.owned(one.owned)}</Tag>}
          </h2>
          <p>{one.summary}</p>
          <b>{text.from(fenToYuan(one.from_fen).replace('.00', ''))}</b>
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 132px;
    padding: 16px 20px;
    background: ${token('surface-base')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-3')};
  }
  li:hover {
    border-color: ${token('border-strong')};
  }
  h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    margin: 0;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
  h2 a {
    color: ${token('text-1')};
  }
  h2 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  p {
    margin: 8px 0 16px;
    color: ${token('text-2')};
    line-height: 20px;
  }
  b {
    margin-top: auto;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
`;
