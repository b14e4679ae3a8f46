import { useState } from 'react';
import { counted } from '../../../src/domain/shares';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { ModelSection, type ModelRange } from '../shared/model';
import { DwellByBlock, DwellShare } from './dwell';
import { Brands, Groups, TerminalTypes } from './people';
import type { userModelContract } from './user-model.contract';
import { useUserModel } from './user-model.data';
import { userModelText as text } from './user-model.text';

/** Who the users are. A failed read says why. */
export function UserModel({ heading, range: initial = '30' }: PropsOf<typeof userModelContract>) {
  const [range, setRange] = useState<ModelRange>(initial);
  const { data, error, loading, stale, refresh } = useUserModel(range);
  const users = data && counted(data.user_label).reduce((sum, { value }) => sum + value, 0);
  return (
    <ModelSection
      title={heading || text.heading}
      note={users !== undefined && text.users(number(users))}
      range={range}
      onRange={setRange}
      loading={loading}
      failed={data ? undefined : error}
      onRetry={refresh}
      stale={stale}
      heights={[188, 188, 188, 120, 120]}
      first={3}
    >
      <Groups data={data} />
      <DwellByBlock data={data} />
      <DwellShare data={data} />
      <TerminalTypes data={data} />
      <Brands data={data} />
    </ModelSection>
  );
}
