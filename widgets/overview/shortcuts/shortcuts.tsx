import { styled } from 'styled-components';
import { usePlace, type Destination } from '../../../src/session/place';
import { token } from '../../../src/theme';
import {
  CloudUpload,
  DraftingCompass,
  FileText,
  Gauge,
  Key,
  MapPin,
  Monitor,
  SlidersHorizontal,
  type LucideIcon,
} from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Cells } from '../../../src/ui/pane';
import { perLanguage } from '../../../src/text/words';
import { shortcutsText as text } from './shortcuts.text';

/** Up to eight ways to what is used most: those whose pages are there. */
export function Shortcuts() {
  const { leads } = usePlace();
  return (
    <Tiles role="navigation" aria-label={text.label}>
      {tiles()
        .filter(({ to }) => leads?.(to) !== false)
        .map(({ label, Icon, to }) => (
          <div key={label}>
            <To to={to}>
              <Icon size={20} aria-hidden />
              {label}
            </To>
          </div>
        ))}
    </Tiles>
  );
}

const tiles = perLanguage<readonly { label: string; Icon: LucideIcon; to: Destination }[]>(() => [
  { label: text.backup, Icon: CloudUpload, to: { name: 'router_cloud_backup' } },
  { label: text.syslog, Icon: FileText, to: { name: 'syslogServe' } },
  { label: text.speedup, Icon: Gauge, to: { name: 'open.speedup' } },
  { label: text.design, Icon: DraftingCompass, to: { name: 'open.design' } },
  { label: text.board, Icon: Monitor, to: { name: 'cloud_show' } },
  { label: text.points, Icon: MapPin, to: { name: 'open.design', query: { view: 'points' } } },
  { label: text.strategy, Icon: SlidersHorizontal, to: { name: 'control_strategy' } },
  { label: text.password, Icon: Key, to: { name: 'ac_dynamic_password' } },
]);

const Tiles = styled(Cells)`
  & > * {
    flex-basis: 128px;
  }
  & a,
  & button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    padding: 14px 16px;
    color: ${token('text-1')};
    white-space: nowrap;
  }
  & a:hover,
  & button:hover {
    background: ${token('surface-hover')};
    text-decoration: none;
  }
  & a:focus-visible {
    box-shadow: inset 0 0 0 2px ${token('focus')};
  }
  & svg {
    color: ${token('accent-text')};
  }
`;
