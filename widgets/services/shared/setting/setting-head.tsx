import { told } from '../../../../src/api/said';
import { styled } from 'styled-components';
import type { SettingDetail } from '../../../../src/api/contract/setting';
import type { SettingService } from '../../../../src/domain/service-setting';
import { date, time } from '../../../../src/format';
import { usePlace } from '../../../../src/session/place';
import { token } from '../../../../src/theme';
import { useAct } from '../../../../src/ui/act';
import { Button } from '../../../../src/ui/button';
import { DeliveryStatus } from '../../../../src/ui/delivery';
import { Pause, Play, ReceiptText, RotateCw } from '../../../../src/ui/icon';
import { To } from '../../../../src/ui/link';
import { Note } from '../../../../src/ui/note';
import { Simulated } from '../../../../src/ui/simulated';
import { useSettingWrites } from './setting.data';
import { settingText as text } from './setting.text';
import { soldNames } from '../../../../src/ui/sold/sold-names.text';

/** Props of `SettingHead`. */
export interface SettingHeadProps {
  service: SettingService;
  detail: SettingDetail;
  manage: boolean;
}

/** A gateway with its package: how its settings stand, and pausing, going on, renewing. */
export function SettingHead({ service, detail, manage }: SettingHeadProps) {
  const { gwid, remark, model, tier_name, service_state, expires_at, enabled, delivery, error, error_said, online } =
    detail;
  const place = usePlace();
  const { turn, retry } = useSettingWrites();
  const { act, busy } = useAct();
  const ended = service_state === 'expired';
  const pause = () =>
    act(() => turn.run({ service, gwid, enabled: false }), {
      confirm: { title: text.pause, body: text.pauseAsk(remark || gwid), confirm: text.pause },
      said: text.pausedNow,
    });
  const resume = () => act(() => turn.run({ service, gwid, enabled: true }), { said: text.resumedNow });
  return (
    <Box>
      <div>
        <h2 part="heading">
          <To to={{ name: 'network', params: { gwid } }}>{remark || gwid}</To>
        </h2>
        {detail.simulated && <Simulated />}
        <span>
          {text.about(
            model,
            soldNames.said(tier_name),
            ended ? text.ended(date(expires_at)) : text.until(date(expires_at)),
          )}
        </span>
        <Ends>
          {manage && enabled === true && !ended && (
            <Button size="sm" icon={<Pause />} busy={busy} onClick={() => void pause()}>
              {text.pause}
            </Button>
          )}
          {manage && enabled === false && !ended && (
            <Button size="sm" icon={<Play />} busy={busy} onClick={() => void resume()}>
              {text.resume}
            </Button>
          )}
          <Button
            size="sm"
            icon={<ReceiptText />}
            onClick={() => place.go({ name: 'open.business', query: { service, q: gwid } })}
          >
            {text.renew}
          </Button>
        </Ends>
      </div>
      <p role="status">
        {enabled === false && <span>{text.paused}</span>}
        <DeliveryStatus state={delivery} />
        {error && <em>{told(error, error_said)}</em>}
        {delivery === 'pending' && !online && <span>{text.waits}</span>}
        {detail.changed_at && <span>{text.changedBy(detail.changed_by, time(detail.changed_at))}</span>}
        {manage && delivery === 'failed' && (
          <Button
            size="sm"
            icon={<RotateCw />}
            busy={busy}
            onClick={() => void act(() => retry.run({ service, gwid }), { said: text.retried })}
          >
            {text.retry}
          </Button>
        )}
      </p>
      {!detail.able && <Note tone="danger">{text.unableNote}</Note>}
      {detail.able && detail.told === false && <Note tone="warning">{text.untoldNote}</Note>}
      {detail.able && ended && <Note tone="warning">{text.endedNote}</Note>}
      {detail.able && !ended && enabled === null && <Note>{text.unsetNote}</Note>}
    </Box>
  );
}

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
`;

const Box = styled.header.attrs({ role: 'none' })`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  background: ${token('surface-base')};
  color: ${token('text-3')};
  & > div,
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin: 0;
    font-size: 12px;
  }
  & h2 {
    min-width: 0;
    margin: 0;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & em {
    color: ${token('danger-text')};
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;
