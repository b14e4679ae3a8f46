import { tickets, type Ticket } from '../../../src/api/contract/support';
import type { PropsOf } from '../../../src/element/contract';
import { caseNumber } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { Status } from '../../../src/ui/status';
import { DataTable, columns, useOpened } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { TicketDrawer } from './ticket-drawer';
import type { ticketListContract } from './ticket-list.contract';
import { ticketListText as text } from './ticket-list.text';

/** Milliseconds between looks for an answer. */
const every = 60_000;

/** Customer-service tickets; one opens beside the list, and its link can be kept. */
export function TicketList(_: PropsOf<typeof ticketListContract>) {
  const place = usePlace();
  const [open, show] = useOpened('ticket');
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => place.go({ name: 'customer_service.request' })}>
      {text.open}
    </Button>
  );
  return (
    <div part="panel">
      <PageActions>{add}</PageActions>
      <DataTable<Ticket>
        label={text.heading}
        cacheKey="support.tickets"
        exportName={text.heading}
        endpoint={tickets}
        columns={shape()}
        search={text.search}
        segments={{ name: 'state', label: text.state, options: segments() }}
        every={every}
        onOpen={(row) => show(row.id)}
        actionsWidth={80}
        actions={(row) => [{ key: 'view', label: text.view, onSelect: () => show(row.id) }]}
        empty={{ title: text.none, reason: text.noneReason, action: add }}
      />
      {open && <TicketDrawer key={open} id={open} onClose={() => show(undefined)} />}
    </div>
  );
}

const segments = perLanguage(() => [
  { value: '', label: text.all },
  ...Object.entries(text.states).map(([value, label]) => ({ value, label })),
]);
const kinds = { open: 'progress', answered: 'online', closed: 'off' } as const;

const shape = perLanguage(() =>
  columns<Ticket>([
    { key: 'subject', title: text.subject, width: 260, grow: 1, strong: true },
    { key: 'category', title: text.category, width: 90, text: (row) => text.categories[row.category] },
    {
      key: 'state',
      title: text.state,
      width: 110,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
    { key: 'replies', title: text.replies, align: 'right', width: 70 },
    { key: 'updated_at', title: text.updated, width: 160, at: (row) => row.updated_at },
    { key: 'id', title: text.id, width: 168, mono: true, priority: 2, text: ({ id }) => caseNumber(id) },
  ]),
);
