import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { To } from '../../../src/ui/link';
import { loadTone, Meter } from '../../../src/ui/meter';
import { Pane, PaneHead, Panes } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import type { Ap } from './ap-editor';
import { apEditorText as text } from './ap-editor.text';

/** Both radios as they are now. */
export function Radios({ ap }: { ap: Ap }) {
  return (
    <Panes $columns="repeat(auto-fit, minmax(280px, 1fr))" aria-label={text.radios}>
      {(['2g', '5g'] as const).map((band) => (
        <Radio key={band} ap={ap} band={band} />
      ))}
    </Panes>
  );
}

function Radio({ ap, band }: { ap: Ap; band: '2g' | '5g' }) {
  const [channel, power, clients, busy, noise] = [
    ap[`channel_${band}`],
    ap[`power_${band}`],
    ap[`clients_${band}`],
    ap[`busy_${band}`],
    ap[`noise_${band}`],
  ];
  const on = power !== null && ap.status === 'online';
  return (
    <Pane>
      <PaneHead
        title={text.bands[band]}
        end={<Status kind={on ? 'online' : 'off'}>{on ? `${text.channel} ${channel ?? text.auto}` : text.off}</Status>}
      />
      <Facts>
        <div>
          <dt>{text.power}</dt>
          <dd>{power === null ? '—' : text.dbm(power)}</dd>
        </div>
        <div>
          <dt>{text.clients}</dt>
          <dd>
            {on ? (
              <To
                to={{
                  name: 'online_users',
                  params: { gwid: ap.gwid },
                  query: { ap: ap.id, band: band === '2g' ? '2.4G' : '5G' },
                }}
              >
                {text.clientCount(clients)}
              </To>
            ) : (
              '—'
            )}
          </dd>
        </div>
        <div>
          <dt>{text.noise}</dt>
          <dd>{on && noise !== null ? text.dbm(noise) : '—'}</dd>
        </div>
        <div>
          <dt>{text.busy}</dt>
          <dd>
            {on && busy !== null ? (
              <>
                {text.percent(busy)}
                <Meter value={busy} tone={loadTone(busy)} />
              </>
            ) : (
              '—'
            )}
          </dd>
        </div>
      </Facts>
    </Pane>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  & dt {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
    line-height: 22px;
  }
`;
