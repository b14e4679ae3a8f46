import { useState } from 'react';
import { newRow, type ConfigRow } from '../../../src/domain/config';
import { EthernetPort, Globe, Plus, Tv } from '../../../src/ui/icon';
import { PaneHead } from '../../../src/ui/pane';
import { RowDialog } from '../../../src/ui/staged';
import type { DeskParts } from '../shared/setting';
import { Front, Socket } from './iptv-config.styles';
import { iptvConfigText as text } from './iptv-config.text';

/** The sockets of the gateway: which of them carry television, and the way to change one. */
export function Ports({ detail, draft }: DeskParts) {
  const [open, setOpen] = useState<ConfigRow>();
  const section = draft.sections.find(({ key }) => key === 'iptv_ports')!;
  const rows = draft.document.iptv_ports ?? [];
  const entry = String(draft.document.iptv_main?.[0]?.entry ?? '');
  const second = draft.document.iptv_backup?.find((row) => row.enabled === true)?.entry;
  const choose = (name: string) => {
    const known = rows.find((row) => row.interface === name);
    setOpen(known ?? { ...newRow(section, `p_${name.replace(/[^\w.:-]/g, '_')}`), interface: name });
  };
  if (detail.wan.length + detail.lan.length === 0) return null;
  return (
    <section aria-label={text.ports}>
      <PaneHead title={text.ports} note={text.portsNote} />
      <Front>
        {detail.wan.map((name) => {
          const role = name === entry ? 'main' : name === second ? 'backup' : 'internet';
          return (
            <li key={name}>
              <b>{name.toUpperCase()}</b>
              <Socket as="span" $on={role !== 'internet'} $free={false}>
                {role === 'internet' ? <Globe aria-hidden /> : <Tv aria-hidden />}
              </Socket>
              <small data-on={role !== 'internet' || undefined}>{text.roles[role]}</small>
            </li>
          );
        })}
        {detail.lan.map((name) => {
          const row = rows.find((one) => one.interface === name);
          const words = row ? String(row.leads_to || text.carries) : text.free;
          return (
            <li key={name}>
              <b>{name.toUpperCase()}</b>
              <Socket
                type="button"
                $on={row !== undefined}
                $free={!row}
                aria-label={text.portIs(name.toUpperCase(), words)}
                onClick={() => choose(name)}
              >
                {row ? (
                  row.carries === 'only' ? (
                    <Tv aria-hidden />
                  ) : (
                    <EthernetPort aria-hidden />
                  )
                ) : (
                  <Plus aria-hidden />
                )}
              </Socket>
              <small data-on={row !== undefined || undefined}>{words}</small>
            </li>
          );
        })}
      </Front>
      {open && (
        <RowDialog
          staged={draft.staged}
          section={section}
          row={open}
          sources={detail}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
