import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { user as userCall, type User } from '../../../src/api/contract/user';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, maskMobile } from '../../../src/format';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Failed } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { MobileChange } from '../shared/mobile-change';
import { PaneBox } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import type { profileContract } from './profile.contract';
import { profileText as text } from './profile.text';
import { QqEdit } from './qq-edit';

/** Login account, registration time, QQ, mobile number, bind code and agreements (specification, section 2). */
export function Profile(_: PropsOf<typeof profileContract>) {
  const { data, error, refresh } = useRead(userCall, {});
  return (
    <PaneBox part="panel" aria-label={text.heading}>
      {data ? (
        <Facts user={data} />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={6} gap={32} />
      )}
    </PaneBox>
  );
}

function Facts({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  return (
    <Rows>
      <dt>{text.account}</dt>
      <dd>{user.email || user.mobile}</dd>
      <dt>{text.created}</dt>
      <dd>{dateTime(user.created_at)}</dd>
      <dt>{text.qq}</dt>
      <dd>
        <QqEdit qq={user.qq} />
      </dd>
      <dt>{text.mobile}</dt>
      <dd>
        {user.mobile ? maskMobile(user.mobile) : text.noMobile}
        <Button variant="link" onClick={() => setChanging(true)}>
          {user.mobile ? text.changeMobile : text.bindMobile}
        </Button>
        {changing && <MobileChange bound={user.mobile} onClose={() => setChanging(false)} />}
      </dd>
      <dt>{text.code}</dt>
      <dd>
        <Code>{user.account_code}</Code>
        <CopyButton text={user.account_code} />
        <Hint>{text.codeHelp}</Hint>
      </dd>
      <dt>{text.documents}</dt>
      <dd>
        <To to={{ name: 'register_protocol' }} target="_blank">
          {text.protocol}
        </To>
        <To to={{ name: 'register_protocol', query: { doc: 'privacy' } }} target="_blank">
          {text.privacy}
        </To>
      </dd>
    </Rows>
  );
}

const Rows = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  & > dt,
  & > dd {
    min-height: 48px;
    padding: 8px 0;
    border-top: 1px solid ${token('border-subtle')};
    line-height: 32px;
  }
  & > dt:first-of-type,
  & > dd:first-of-type {
    border-top: none;
  }
  & > dt {
    padding-right: 40px;
    color: ${token('text-3')};
  }
  & > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
`;

const Code = styled.span`
  font-family: ${token('font-mono')};
`;

const Hint = styled.span`
  flex-basis: 100%;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
