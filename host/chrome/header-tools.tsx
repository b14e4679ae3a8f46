import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePlace } from '../../src/session/place';
import { IconButton } from '../../src/ui/button';
import { DraftingCompass, Headset, Link2, QrCode, Wrench } from '../../src/ui/icon';
import { lazy, Suspense } from '../../src/ui/lazy';
import { Menu } from '../../src/ui/menu';
import { Popover } from '../../src/ui/popover';
import { TaskButton } from '../../src/ui/tasks/task-button';
import { chromeText } from './chrome.text';
import { Divider } from './header.styles';
import { SearchButton } from './search-button';
import { taskOwner } from './task-owner';
import { UserMenu } from './user-menu';

// What opens from the header is not part of the first load; drawing codes takes a library of its own.
const ServiceCodes = lazy(() => import('./service-codes').then((m) => m.ServiceCodes));
const BindCode = lazy(() => import('./header-panels').then((m) => m.BindCode));
const Contact = lazy(() => import('./header-panels').then((m) => m.Contact));

const Consulting = lazy(() => import('../../widgets/support/consulting').then((m) => m.Consulting));

const design = { name: 'open.design' };

/** The row of icons at the right end of the header (specification, section 2 "Layout"). */
export function HeaderTools() {
  const place = usePlace();
  const [consulting, setConsulting] = useState(false);
  const { afterSales } = chromeText;
  const item = (key: string, label: string, name: string) =>
    place.leads?.({ name }) === false ? [] : [{ key, label, onSelect: () => place.go({ name }) }];
  const offered = [
    ...item('orders', afterSales.orders, 'after_sales'),
    ...item('apply', afterSales.apply, 'after_sales.apply'),
    ...item('tickets', afterSales.tickets, 'customer_service.orders'),
  ];
  return (
    <>
      <SearchButton />
      <TaskButton owner={taskOwner} />
      <Dropdown label={chromeText.qr.label} icon={QrCode}>
        {() => <ServiceCodes />}
      </Dropdown>
      <Dropdown label={chromeText.bind.label} icon={Link2}>
        {() => <BindCode />}
      </Dropdown>
      <Dropdown label={chromeText.contact.label} icon={Headset}>
        {(close) => (
          <Contact
            onLeave={close}
            onConsult={() => {
              close();
              setConsulting(true);
            }}
          />
        )}
      </Dropdown>
      {consulting && (
        <Suspense>
          <Consulting open onConsultingClose={() => setConsulting(false)} />
        </Suspense>
      )}
      {offered.length > 0 && (
        <Menu
          label={afterSales.label}
          trigger={
            <IconButton label={afterSales.label} hint="bottom">
              <Wrench size={20} />
            </IconButton>
          }
          items={offered}
        />
      )}
      {place.leads?.(design) !== false && (
        <IconButton label={chromeText.design} hint="bottom" onClick={() => place.go(design)}>
          <DraftingCompass size={20} />
        </IconButton>
      )}
      <Divider />
      <UserMenu />
    </>
  );
}

interface DropdownProps {
  label: string;
  icon: ComponentType<{ size?: number }>;
  children: (close: () => void) => ReactNode;
}

function Dropdown({ label, icon: Icon, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={anchor}
        label={label}
        hint="bottom"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon size={20} />
      </IconButton>
      {/* Opens when its content is here, so that the focus finds something to go to. */}
      <Suspense>
        <Popover open={open} anchor={anchor} onClose={close} placement="bottom-end" label={label}>
          {children(close)}
        </Popover>
      </Suspense>
    </>
  );
}
