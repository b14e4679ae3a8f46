import { told } from '../../../../src/api/said';
import { styled } from 'styled-components';
import type { ServiceMeasure, SettingDetail } from '../../../../src/api/contract/setting';
import { serviceSpecs, type SettingService } from '../../../../src/domain/service-setting';
import { number, time } from '../../../../src/format';
import { token } from '../../../../src/theme';
import { useAct } from '../../../../src/ui/act';
import { Button } from '../../../../src/ui/button';
import { Gauge } from '../../../../src/ui/icon';
import { Note } from '../../../../src/ui/note';
import { PaneHead, PaneNote } from '../../../../src/ui/pane';
import { Simulated } from '../../../../src/ui/simulated';
import { useSettingWrites } from './setting.data';
import { settingText as text } from './setting.text';

/** Props of `Measures`. */
export interface MeasuresProps {
  service: SettingService;
  detail: SettingDetail;
  manage: boolean;
}

/** What the gateway measured of a service: the last time without it, and the last time with it. */
export function Measures({ service, detail, manage }: MeasuresProps) {
  const { gwid, measures, online, able } = detail;
  const { measure } = useSettingWrites();
  const { act, busy } = useAct();
  const newest = measures[0];
  const asked = newest?.state === 'asked';
  const last = (inForce: boolean): ServiceMeasure | undefined =>
    measures.find(({ in_force, state }) => in_force === inForce && state === 'done');
  const [before, after] = [last(false), last(true)];
  return (
    <section aria-label={text.effect}>
      <PaneHead
        title={text.effect}
        note={detail.simulated ? <Simulated /> : undefined}
        end={
          manage && (
            <Button
              size="sm"
              icon={<Gauge />}
              busy={busy || asked}
              disabled={!online || !able}
              onClick={() => void act(() => measure.run({ service, gwid }), { said: text.measuring })}
            >
              {text.measure}
            </Button>
          )
        }
      />
      {before || after ? (
        <Table>
          <thead>
            <tr>
              <td />
              <th scope="col">
                {text.without}
                <small>{before ? time(before.asked_at) : text.notMeasured}</small>
              </th>
              <th scope="col">
                {text.with}
                <small>{after ? time(after.asked_at) : text.notMeasured}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {serviceSpecs[service].figures.map(({ key, unit }) => (
              <tr key={key}>
                <th scope="row">{text.figures[key as keyof typeof text.figures]}</th>
                {[before, after].map((one, i) => (
                  <td key={i}>{valueOf(one, key, unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <PaneNote>{text.neverMeasured}</PaneNote>
      )}
      {newest?.state === 'failed' && (
        <Note tone="warning">{text.measureFailed(told(newest.error, newest.error_said))}</Note>
      )}
    </section>
  );
}

function valueOf(measure: ServiceMeasure | undefined, key: string, unit: string): string {
  const value = measure?.figures[key];
  return value === undefined ? '—' : `${number(value, 2)}${unit && ` ${unit}`}`;
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: 6px 0 6px 8px;
    border-bottom: 1px solid ${token('border')};
    color: ${token('text-1')};
    font-weight: 400;
    text-align: end;
    vertical-align: bottom;
  }
  & th:first-child,
  & thead td {
    padding-left: 0;
    text-align: start;
  }
  & thead th,
  & tbody th {
    color: ${token('text-3')};
  }
  & small {
    display: block;
    font-size: 12px;
  }
`;
