import { eventTouches, type EventData, type EventKind, type Touch } from '../contract/stream';

/** Something the server told; `reset`: so much was missed that everything must be read again. */
export interface LiveEvent<K extends EventKind = EventKind> {
  kind: K | 'reset';
  data: EventData[K];
}

/** What touches the reads of a path; undefined where no event does. */
export const touchOf = (path: string): Touch | undefined => eventTouches.find((touch) => path.startsWith(touch.path));

/** Whether an event is about what a read asked for, as far as its input and last reply can tell. */
export function concerns(event: LiveEvent, input: unknown, data: unknown): boolean {
  const asked = (input ?? {}) as { gwid?: string; id?: string; ids?: string[] };
  switch (event.kind) {
    case 'command.changed':
      return asked.id === (event as LiveEvent<'command.changed'>).data.id;
    case 'config.changed': {
      const { id } = (event as LiveEvent<'config.changed'>).data;
      return asked.id === id || asked.ids?.includes(id) === true;
    }
    case 'gateway.changed': {
      const gwids = new Set((event as LiveEvent<'gateway.changed'>).data.gateways.map(({ gwid }) => gwid));
      const seen = gatewaysIn(data);
      return [asked.gwid, asked.id, ...seen].some((gwid) => gwid !== undefined && gwids.has(gwid));
    }
    case 'support.changed':
      return asked.id === undefined || asked.id === (event as LiveEvent<'support.changed'>).data.id;
    case 'alarm.raised':
    case 'alarm.cleared':
      return asked.gwid === undefined || asked.gwid === (event as LiveEvent<'alarm.raised'>).data.gwid;
    default:
      return true;
  }
}

/** Gateways that a reply speaks of. */
function gatewaysIn(data: unknown): (string | undefined)[] {
  const { gwid, list } = (data ?? {}) as { gwid?: string; list?: { gwid?: string }[] };
  return Array.isArray(list) ? list.map((row) => row.gwid) : [gwid];
}
