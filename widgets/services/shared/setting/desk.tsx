import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SettingDetail } from '../../../../src/api/contract/setting';
import type { SettingService } from '../../../../src/domain/service-setting';
import { usePlace } from '../../../../src/session/place';
import { token } from '../../../../src/theme';
import { Button } from '../../../../src/ui/button';
import { Empty } from '../../../../src/ui/empty';
import { Failed } from '../../../../src/ui/failed';
import { useLeave } from '../../../../src/ui/form';
import { Skeleton } from '../../../../src/ui/skeleton';
import { TypedOutlet } from '../../../../src/ui/staged/typed';
import { useSettingDraft, type SettingDraft } from './draft';
import { GatewayPick } from './gateway-pick';
import { SettingBar } from './setting-bar';
import { SettingHead } from './setting-head';
import { useGateways, useSetting } from './setting.data';
import { settingText as text } from './setting.text';

/** What a page shows of a gateway. */
export interface DeskParts {
  detail: SettingDetail;
  draft: SettingDraft;
}

/** Props of `SettingDesk`. */
export interface SettingDeskProps {
  service: SettingService;
  /** Only this gateway. */
  gwid: string;
  manage: boolean;
  /** The settings. */
  children: (parts: DeskParts) => ReactNode;
  /** Beside them: how one sees that it works. */
  side: (parts: DeskParts) => ReactNode;
}

/** Gateways with a service, and what it sets on the chosen one. */
export function SettingDesk({ service, gwid, manage, children, side }: SettingDeskProps) {
  const place = usePlace();
  const leave = useLeave();
  const all = useGateways(service, '');
  const chosen = gwid || place.query.gwid || all.data?.list[0]?.gwid || '';
  const choose = (next: string) => leave(() => place.setQuery({ gwid: next }));
  if (!gwid && !chosen) {
    if (!all.data) return all.error ? <Failed error={all.error} onRetry={all.refresh} /> : <Skeleton rows={8} />;
    return (
      <Empty
        kind="nothing"
        title={text.none}
        reason={all.data.unbound > 0 ? text.unbound(all.data.unbound) : text.noneReason}
        action={
          <Button
            variant="primary"
            onClick={() =>
              place.go(
                all.data && all.data.unbound > 0
                  ? { name: 'open.business', query: { service } }
                  : { name: 'open.open', query: { service } },
              )
            }
          >
            {all.data.unbound > 0 ? text.bind : text.packages}
          </Button>
        }
      />
    );
  }
  return (
    <Frame part="panel" $alone={gwid !== ''}>
      {!gwid && <GatewayPick service={service} chosen={chosen} onChoose={choose} />}
      <One key={chosen} {...{ service, gwid: chosen, manage, side }}>
        {children}
      </One>
    </Frame>
  );
}

function One({ service, gwid, ...rest }: SettingDeskProps) {
  const { data, error, refresh } = useSetting(service, gwid);
  if (!data)
    return <Pad>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={10} />}</Pad>;
  return <Settings {...{ service, ...rest }} detail={data} refresh={refresh} />;
}

interface SettingsProps extends Omit<SettingDeskProps, 'gwid'> {
  detail: SettingDetail;
  refresh: () => Promise<unknown>;
}

function Settings({ service, manage, children, side, detail, refresh }: SettingsProps) {
  const draft = useSettingDraft(service, detail, refresh);
  const open = manage && detail.able && detail.service_state !== 'expired';
  return (
    <TypedOutlet>
      <Middle>
        <SettingHead service={service} detail={detail} manage={manage} />
        <fieldset disabled={!open} aria-label={text.settings}>
          {children({ detail, draft })}
        </fieldset>
        {open && <SettingBar service={service} detail={detail} draft={draft} />}
      </Middle>
      <Aside>{side({ detail, draft })}</Aside>
    </TypedOutlet>
  );
}

const Frame = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? '' : '216px ')}minmax(0, 1fr) 340px;
  gap: 1px;
  align-items: stretch;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  container-type: inline-size;
  @media (max-width: 1360px) {
    grid-template-columns: ${({ $alone }) => ($alone ? '' : '216px ')}minmax(0, 1fr);
    & > aside {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${token('surface-base')};
  & > fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-width: 0;
    margin: 0;
    padding: 16px;
    border: 0;
    border-top: 1px solid ${token('border')};
  }
  & > section:last-child {
    margin: auto 16px 16px;
  }
`;

const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: 20px;
  min-width: 0;
  padding: 16px;
  background: ${token('surface-base')};
`;

const Pad = styled.div`
  grid-column: span 2;
  min-width: 0;
  padding: 16px;
  background: ${token('surface-base')};
`;
