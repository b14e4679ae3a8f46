import type { DataOf } from '../../../src/api';
import { loginHistory } from '../../../src/api/contract/security';
import type { PropsOf } from '../../../src/element/contract';
import { PaneBox, TableTitle } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { DataTable, columns, widthFor } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import type { loginHistoryContract } from './login-history.contract';
import { loginHistoryText as text } from './login-history.text';
import { knownNames } from '../../../src/text/known-names.text';

type Login = DataOf<typeof loginHistory>['list'][number];

/** Sign-ins and failed tries of the last 90 days. */
export const LoginHistory = (_: PropsOf<typeof loginHistoryContract>) => (
  <PaneBox part="panel" $flush>
    <DataTable<Login>
      label={text.heading}
      cacheKey="account.logins"
      exportName={text.heading}
      endpoint={loginHistory}
      toInput={({ page, size }) => ({ page, per_page: size })}
      columns={shape()}
      prefix="logins"
      bare
      toolbarStart={<TableTitle title={text.heading} note={text.note} />}
      maxHeight="480px"
      empty={{ title: text.none, reason: text.noneReason }}
    />
  </PaneBox>
);

const shape = perLanguage(() =>
  columns<Login>([
    { key: 'at', title: text.at, width: 170, at: (row) => row.at, strong: true },
    { key: 'method', title: text.method, width: 120, text: (row) => text.methods[row.method] },
    {
      key: 'ok',
      title: text.result,
      width: widthFor({ ok: text.ok, failed: text.failed }, 100, { shaped: true }),
      text: (row) => (row.ok ? text.ok : text.failed),
      render: (row) => <Status kind={row.ok ? 'online' : 'danger'}>{row.ok ? text.ok : text.failed}</Status>,
    },
    { key: 'device', title: text.device, width: 200, grow: 1, text: (row) => knownNames.client(row.device) },
    { key: 'place', title: text.place, width: 200, text: (row) => `${knownNames.said(row.place)} ${row.ip}` },
  ]),
);
