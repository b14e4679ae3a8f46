import { useState } from 'react';
import { define } from '../../src/element';
import { choice, contract, data, event, flag, number, text, type PropsOf } from '../../src/element/contract';
import { LightDom } from '../../src/element/light-dom';
import { setPageClient } from '../../src/api';
import { usePlace } from '../../src/session/place';

/** A widget with a prop of every kind, only for tests. */
export const probeContract = contract({
  tag: 'np-probe',
  name: 'Probe',
  family: 'tests',
  summary: '只供测试',
  status: 'beta',
  scopes: ['device:read'],
  props: {
    label: text('a text', 'none'),
    maxRows: number('a number', 3),
    level: choice('a word', ['FATAL', 'MIDDLE'], 'MIDDLE'),
    dense: flag('a flag'),
    rows: data<readonly unknown[]>('any value', 'unknown[]'),
    caption: { ...text('an older name of `label`'), deprecated: { since: '0.2.0', instead: 'label' } },
  },
  events: {
    rowOpen: event<{ id: string }>('a row was opened', '{ id: string }'),
    rowDrop: event<string>('a row is about to go', 'string', { cancelable: true }),
    rowGone: event<string>('a row went', 'string', { deprecated: { since: '0.2.0', instead: 'np-row-drop' } }),
  },
  parts: {},
});

// A page that is connected, as most are.
setPageClient({ baseUrl: '' });

let seen: PropsOf<typeof probeContract> | undefined;

/** The props that the widget was drawn with last. */
export const lastProps = () => seen as Required<PropsOf<typeof probeContract>>;

/** Shows its props, counts clicks, and uses its place. */
export function Probe(props: PropsOf<typeof probeContract>) {
  seen = props;
  const [count, setCount] = useState(0);
  const place = usePlace();
  if (props.label === 'break') throw new Error('broken on purpose');
  return (
    <div data-probe>
      <output>{`${props.label} ${props.maxRows} ${props.level} ${props.dense} ${count} ${place.query.page ?? '-'}`}</output>
      <button onClick={() => setCount(count + 1)}>count</button>
      <button onClick={() => place.go({ name: 'network', params: { gwid: 'g1' } })}>go</button>
      <button onClick={() => place.setQuery({ page: '2', old: undefined })}>page</button>
      <LightDom slot="form">
        <form id="probe-form" />
      </LightDom>
    </div>
  );
}

define(probeContract, Probe);
