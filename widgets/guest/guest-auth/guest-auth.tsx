import { useRead } from '../../../src/api';
import { guestGateway } from '../../../src/api/contract/guest';
import { daysLeft } from '../../../src/domain/guest';
import { addDays, beijingDay } from '../../../src/domain/time';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { DeviceHead, Fact } from '../../../src/ui/device';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { Missing } from '../../../src/ui/missing';
import { Note } from '../../../src/ui/note';
import { Simulated } from '../../../src/ui/simulated';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { StagedFrame, StagedSectionBody, useStaged, type Staged } from '../../../src/ui/staged';
import { Status } from '../../../src/ui/status';
import { Tabs } from '../../../src/ui/tabs';
import { Stack } from '../../../src/ui/stack';
import { Coupons } from './coupons';
import type { guestAuthContract } from './guest-auth.contract';
import { guestAuthText as text } from './guest-auth.text';
import { Methods } from './methods';
import { Settings } from './settings';
import type { Summary } from './types';

type Tab = keyof typeof text.tabs;
const tabs = Object.keys(text.tabs) as Tab[];
/** Milliseconds between two looks at what changes by itself. */
const every = 60_000;
/** Days of messages left from which on the page warns. */
const soon = 7;

/** How the guests of a gateway sign in: drafted here, sent when its reader says so. */
export function GuestAuth({ gwid = '', remark = '', tab: given }: PropsOf<typeof guestAuthContract>) {
  const { data, error, refresh } = useRead(guestGateway, gwid ? { gwid } : null, { every, onFocus: true });
  const staged = useStaged(data ? gwid : '');
  const place = usePlace();
  const tab = tabs.find((key) => key === (place.query.tab ?? given)) ?? 'settings';
  const back = <Button onClick={() => place.go({ name: 'networks' })}>{text.toList}</Button>;
  if (!gwid) return <Empty kind="nothing" title={text.none} action={back} />;
  if (!data) {
    if (!error) return <Loading remark={remark} />;
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
    return <Missing title={text.missing} gone="unbound" action={back} />;
  }
  const choose = (key: Tab) => place.setQuery({ tab: key }, { replace: true });
  return (
    <Stack $gap={12} part="panel">
      <Head summary={data} staged={staged} />
      <div>
        <Tabs
          label={text.tabsLabel}
          value={tab}
          onChange={choose}
          items={tabs.map((key) => ({ key, label: text.tabs[key], count: countOf(key, data, staged) }))}
        >
          <StagedFrame staged={staged}>
            {tab === 'settings' && <Settings summary={data} staged={staged} />}
            {tab === 'methods' && <Methods summary={data} staged={staged} onTab={choose} />}
            {tab === 'accounts' && <StagedSectionBody staged={staged} section="auth_accounts" />}
            {tab === 'coupons' && <Coupons gwid={gwid} onChanged={() => void refresh()} />}
            {tab === 'free' && <StagedSectionBody staged={staged} section="auth_free" />}
          </StagedFrame>
        </Tabs>
      </div>
    </Stack>
  );
}

const Loading = ({ remark }: { remark: string }) => (
  <div>
    {remark && (
      <DeviceHead part name={remark} beside={null}>
        {null}
      </DeviceHead>
    )}
    <PageSkeleton shape="object" />
  </div>
);

function countOf(tab: Tab, summary: Summary, staged: Staged): number | undefined {
  if (!staged.config) return undefined;
  switch (tab) {
    case 'methods':
      return staged.rowsOf('auth_methods').filter((row) => row.enabled === true).length;
    case 'accounts':
      return staged.rowsOf('auth_accounts').length;
    case 'coupons':
      return summary.coupons.unused;
    case 'settings':
    case 'free':
      return undefined;
  }
}

function Head({ summary, staged }: { summary: Summary; staged: Staged }) {
  const { gwid, remark, simulated, sms, coupons, week } = summary;
  const on = staged.kept('auth')[0]?.enabled === true;
  const byPhone = staged.rowsOf('auth_methods').some((row) => row.id === 'phone' && row.enabled === true);
  const days = daysLeft(sms.balance, sms.used_week);
  const people = week.reduce((sum, { count }) => sum + count, 0);
  const smsPage = { name: 'sms_pay_log', params: { gwid } };
  return (
    <>
      <DeviceHead
        part
        name={remark}
        beside={
          <>
            {staged.config && <Status kind={on ? 'online' : 'off'}>{on ? text.on : text.off}</Status>}
            {simulated && <Simulated />}
          </>
        }
      >
        <Fact name="GWID" value={<To to={{ name: 'network', params: { gwid } }}>{gwid}</To>} />
        <Fact
          name={text.week}
          value={
            <To to={{ name: 'logs.auth', query: { device: gwid, from: addDays(beijingDay(Date.now()), -6) } }}>
              {text.weekCount(people)}
            </To>
          }
        />
        <Fact
          name={text.sms}
          value={
            <>
              {text.smsCount(sms.balance)} <To to={smsPage}>{text.recharge}</To>
            </>
          }
        />
        <Fact name={text.coupons} value={text.couponCount(coupons.unused)} />
      </DeviceHead>
      {on && byPhone && sms.balance === 0 && (
        <Note tone="danger">
          {text.smsOut} <To to={smsPage}>{text.recharge}</To>
        </Note>
      )}
      {on && byPhone && sms.balance > 0 && days !== undefined && days <= soon && (
        <Note tone="warning">
          {text.smsLow(sms.balance, days)} <To to={smsPage}>{text.recharge}</To>
        </Note>
      )}
    </>
  );
}
