import { useMemo, useState } from 'react';
import type { DataOf } from '../../../src/api';
import { starDisks, type StarDisk } from '../../../src/api/contract/star';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { Button } from '../../../src/ui/button';
import { PageActions } from '../../../src/ui/page';
import { TableTitle } from '../../../src/ui/pane';
import { Below } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { DataTable } from '../../../src/ui/table';
import { Beside, BuyerNote } from '../shared/star/cells';
import { StarNav, starRoute } from '../shared/star/nav';
import { useStarOverview } from '../shared/star/star.data';
import { starText } from '../shared/star/star.text';
import { DeskContext, diskColumns, diskName, type Desk } from './disk-columns';
import { OfferForm } from './offer-form';
import type { twinkleStarApplyContract } from './twinkle-star-apply.contract';
import { gbOf, type Chosen } from './twinkle-star-apply.model';
import { twinkleStarApplyText as text } from './twinkle-star-apply.text';

/** Chooses disks of gateways and how much of them is lent, tells what that brings in, and asks for it. */
export function TwinkleStarApply({ manage = false }: PropsOf<typeof twinkleStarApplyContract>) {
  const place = usePlace();
  const { data, error } = useStarOverview();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const desk = useMemo<Desk>(
    () => ({
      ...{ chosen, wrong, manage },
      choose: (disk, on) =>
        setChosen((all) => {
          const next = new Map(all);
          if (on) next.set(disk.id, { disk, gb: String(disk.most_gb) });
          else next.delete(disk.id);
          return next;
        }),
      put: (disk, gb) => {
        setWrong(({ [disk.id]: _, ...rest }) => rest);
        setChosen((all) => new Map(all).set(disk.id, { disk, gb }));
      },
    }),
    [chosen, wrong, manage],
  );
  const gb = [...chosen.values()].reduce((sum, one) => sum + (gbOf(one) ?? 0), 0);
  return (
    <Stack part="panel" $gap={16}>
      <PageActions>
        <Button onClick={() => place.go({ name: starRoute('bill') })}>{starText.pages.bill}</Button>
        <Button onClick={() => place.go({ name: starRoute('user_agreement') })}>{starText.pages.user_agreement}</Button>
      </PageActions>
      <StarNav at="apply" />
      {(data || !error) && <BuyerNote overview={data} />}
      <Below>
        <Beside>
          <DeskContext value={desk}>
            <DataTable<StarDisk>
              label={text.heading}
              title={<TableTitle title={text.heading} note={chosen.size > 0 && text.chosen(chosen.size, number(gb))} />}
              exportName={text.heading}
              endpoint={starDisks}
              columns={diskColumns()}
              cacheKey="star.disks"
              rowName={diskName}
              search={starText.search}
              segments={segments()}
              tall
              empty={{ title: text.none, reason: text.noneReason }}
            />
          </DeskContext>
          <OfferForm chosen={chosen} agreement={data?.agreement} manage={manage} onWrong={setWrong} />
        </Beside>
      </Below>
    </Stack>
  );
}

const segments = perLanguage(() => ({
  name: 'state',
  label: starText.state,
  options: (data: unknown) => {
    const counts = (data as DataOf<typeof starDisks> | undefined)?.counts;
    return [
      { value: '', label: text.all, ...(counts && { count: counts.all }) },
      { value: 'free', label: text.free, ...(counts && { count: counts.free }) },
    ];
  },
}));
