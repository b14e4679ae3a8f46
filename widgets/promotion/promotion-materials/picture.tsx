import { useEffect, useState } from 'react';
import { useClient } from '../../../src/api';
import { materialFile, type Material } from '../../../src/api/contract/promotion';
import { language } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Download } from '../../../src/ui/icon';
import { savePicture } from '../shared/picture';
import { Skeleton } from '../../../src/ui/skeleton';
import { Item } from './promotion-materials.styles';
import { promotionMaterialsText as text } from './promotion-materials.text';

/** A poster or banner, small, with its download at full size. */
export function Picture({ material: { id, title, width, height } }: { material: Material }) {
  const client = useClient();
  const lang = language();
  const { act, busy } = useAct();
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    setFailed(false);
    client.call(materialFile, { id, lang }, { quiet: true, signal: stop.signal }).then(
      (blob) => {
        made = URL.createObjectURL(blob);
        if (stop.signal.aborted) URL.revokeObjectURL(made);
        else setUrl(made);
      },
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => {
      stop.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [client, id, lang]);
  const save = () =>
    act(
      async () => {
        const blob = await client.call(materialFile, { id, lang }, { quiet: true });
        await savePicture(await blob.text(), `${title}.png`, [width, height]);
      },
      { said: text.saved, failed: () => text.failed },
    );
  return (
    <Item>
      {url ? (
        <img src={url} alt={title} width={width} height={height} />
      ) : failed ? (
        <p role="alert">{text.failed}</p>
      ) : (
        <Skeleton height={120} />
      )}
      <b>{title}</b>
      <small>{text.size(width, height)}</small>
      <Button size="sm" icon={<Download />} busy={busy} onClick={() => void save()}>
        {text.download}
      </Button>
    </Item>
  );
}
