import { useState } from 'react';
import { useRead } from '../../../src/api';
import { materials, type Material } from '../../../src/api/contract/promotion';
import { language } from '../../../src/text/words';
import { CopyButton } from '../../../src/ui/copy';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { Picture } from './picture';
import { Item, Tiles } from './promotion-materials.styles';
import { promotionMaterialsText as text } from './promotion-materials.text';

type Kind = Material['kind'];

/** What an agent advertises with; every piece carries his own link. */
export function PromotionMaterials() {
  const { data, error, loading, refresh } = useRead(materials, { lang: language() });
  const [kind, setKind] = useState<Kind>('poster');
  const list = data?.list.filter((one) => one.kind === kind) ?? [];
  return (
    <PaneBox part="panel">
      <PaneHead
        title={text.heading}
        end={
          <Segmented
            size="sm"
            label={text.kind}
            value={kind}
            onChange={setKind}
            options={(['poster', 'banner', 'text'] as const).map((value) => ({ value, label: text.kinds[value] }))}
          />
        }
      />
      {loading ? (
        <Skeleton height={240} />
      ) : error && !data ? (
        <Failed error={error} onRetry={refresh} />
      ) : list.length === 0 ? (
        <Empty kind="nothing" title={text.none} reason={text.noneReason} />
      ) : (
        <Tiles $wide={kind !== 'poster'}>
          {list.map((one) =>
            one.kind === 'text' ? (
              <Item key={one.id}>
                <b>{one.title}</b>
                <p>{one.body}</p>
                <CopyButton text={one.body} label={text.copy} />
              </Item>
            ) : (
              <Picture key={one.id} material={one} />
            ),
          )}
        </Tiles>
      )}
    </PaneBox>
  );
}
