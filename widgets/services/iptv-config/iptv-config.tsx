import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { ReceiptText, Tv } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { Segmented } from '../../../src/ui/segmented';
import { useLeave } from '../../../src/ui/form';
import { SectionForm, SectionTable } from '../../../src/ui/staged';
import { Measures, SettingDesk, type DeskParts } from '../shared/setting';
import type { iptvConfigContract } from './iptv-config.contract';
import { Pair } from './iptv-config.styles';
import { iptvConfigText as text } from './iptv-config.text';
import { Ports } from './ports';
import { Watching } from './watching';

const service = 'iptv';

/** What IPTV sets on gateways: the ports that carry it, where it comes from, and what happens when that fails. */
export function IptvConfig({ gwid = '', backup = false, manage = false }: PropsOf<typeof iptvConfigContract>) {
  const place = usePlace();
  const leave = useLeave();
  const to = (name: string) =>
    leave(() => place.go({ name, ...(place.query.gwid && { query: { gwid: place.query.gwid } }) }));
  return (
    <>
      <PageActions>
        {!gwid && (
          <Segmented
            label={text.views}
            value={backup ? 'backup' : 'all'}
            onChange={(view) => to(view === 'backup' ? 'open.iptv.config_bak' : 'open.iptv.config')}
            options={(['all', 'backup'] as const).map((value) => ({ value, label: text.view[value] }))}
          />
        )}
        <Button icon={<Tv />} onClick={() => to('open.iptv.node')}>
          {text.nodes}
        </Button>
        <Button icon={<ReceiptText />} onClick={() => to('open.iptv')}>
          {text.packages}
        </Button>
      </PageActions>
      <SettingDesk
        service={service}
        gwid={gwid}
        manage={manage}
        side={({ detail, draft }) => (
          <>
            <Watching detail={detail} draft={draft} manage={manage} />
            <Measures service={service} detail={detail} manage={manage} />
          </>
        )}
      >
        {(parts) => (
          <>
            {!backup && <Ports {...parts} />}
            <Sections {...parts} ports={!backup} />
          </>
        )}
      </SettingDesk>
    </>
  );
}

/** The sources side by side, what switches between them, and the ports as a list. */
function Sections({ detail, draft, ports }: DeskParts & { ports: boolean }) {
  const { sections, staged } = draft;
  const of = (key: string) => sections.find((section) => section.key === key)!;
  const common = { staged, sources: detail };
  return (
    <>
      {ports && <SectionTable {...common} section={of('iptv_ports')} />}
      <Pair>
        <div>
          <h3>{of('iptv_main').label}</h3>
          <SectionForm {...common} section={of('iptv_main')} />
        </div>
        <div>
          <h3>{of('iptv_backup').label}</h3>
          <SectionForm {...common} section={of('iptv_backup')} />
        </div>
      </Pair>
      <div>
        <h3>{of('iptv_switching').label}</h3>
        <SectionForm {...common} section={of('iptv_switching')} />
      </div>
    </>
  );
}
