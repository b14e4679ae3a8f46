import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { embedScopes } from '../../../src/api/contract/embed';
import type { Contract } from '../../../src/element/contract';
import { NetpaneProvider } from '../../../src/react';
import { contracts } from '../../../widgets/catalog';
import { Code } from './code';
import { attributesIn, composed, tagOf, type Placed } from './composed';
import { Guard } from './guard';
import { storiesOf, storyNames, titleOf } from './story-modules';
import { propsOf } from './values';
import { speakHere, words } from './words';

// A page of one's own: widgets on a grid of twelve, and the files of it to put on a server.

const text = words.composer;
const all = contracts as Readonly<Record<string, Contract>>;
const grantable: readonly string[] = [...embedScopes, 'public'];
/** Those that an embed token can show. */
const offered = storyNames
  .filter((name) => all[name]?.scopes.every((scope) => grantable.includes(scope)))
  .sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
const spans = [3, 4, 6, 8, 12];

const place = document.getElementById('composer');
if (place) void speakHere().then(() => createRoot(place).render(<Composer />));

/** What the address remembers, so that a page can be handed to somebody else. */
function remembered(): Placed[] {
  try {
    const kept = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Placed[];
    return kept.filter(({ widget, span }) => offered.includes(widget) && spans.includes(span));
  } catch {
    return [
      { widget: 'alarm-list', span: 12, attributes: { limit: '4' } },
      { widget: 'device-list', span: 12, attributes: {} },
    ];
  }
}

function Composer() {
  const [placed, setPlaced] = useState(remembered);
  const [chosen, setChosen] = useState(offered[0] ?? '');
  const [cloud, setCloud] = useState('https://cloud.example.com');
  useEffect(() => history.replaceState(null, '', `#${encodeURIComponent(JSON.stringify(placed))}`), [placed]);
  const change = (at: number, values: Partial<Placed>) =>
    setPlaced(placed.map((one, i) => (i === at ? { ...one, ...values } : one)));
  const move = (at: number, by: number) => {
    const next = [...placed];
    next.splice(at + by, 0, ...next.splice(at, 1));
    setPlaced(next);
  };
  const files = composed(placed, all, cloud, document.documentElement.lang);
  return (
    <div className="composer">
      <div className="controls">
        <label>
          {text.widget}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {offered.map((name) => (
              <option key={name} value={name}>
                {titleOf(name)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setPlaced([...placed, { widget: chosen, span: 6, attributes: {} }])}>
          {text.add}
        </button>
      </div>
      <div className="grid" role="group" aria-label={text.place}>
        {placed.length === 0 && <p>{text.empty}</p>}
        {placed.map((one, at) => (
          <Item
            key={`${at} ${one.widget}`}
            placed={one}
            onChange={(values) => change(at, values)}
            onEarlier={at > 0 ? () => move(at, -1) : undefined}
            onLater={at < placed.length - 1 ? () => move(at, 1) : undefined}
            onRemove={() => setPlaced(placed.filter((_, i) => i !== at))}
          />
        ))}
      </div>
      <h2>{text.files}</h2>
      <p>{text.filesNote}</p>
      <p>{files.scopes.length > 0 ? text.scopes(files.scopes.join(' ')) : text.noScopes}</p>
      <label>
        {text.url}{' '}
        <input type="url" value={cloud} onChange={({ target }) => setCloud(target.value.replace(/\/$/, ''))} />
      </label>
      <Code name="index.html" text={files.html} />
      <Code name="site.css" text={files.css} />
      <Code name="netpane.js" text={files.js} />
      <Code name="HTTP" text={files.policy} />
    </div>
  );
}

interface ItemProps {
  placed: Placed;
  onChange: (values: Partial<Placed>) => void;
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
  onRemove: () => void;
}

/** A widget on the page, with what can be changed about it. */
function Item({ placed: { widget, span, attributes }, onChange, onEarlier, onLater, onRemove }: ItemProps) {
  const [Story, setStory] = useState<ComponentType<Record<string, unknown>>>();
  const contract = all[widget];
  const [typed, setTyped] = useState(() => (contract ? tagOf(contract.tag, attributes) : ''));
  useEffect(() => {
    void storiesOf(widget).then(([first]) => setStory(() => first?.[1]));
  }, [widget]);
  if (!contract) return null;
  const name = titleOf(widget);
  return (
    <section className={`item span-${span}`} aria-label={name}>
      <div className="controls">
        <b>{name}</b>
        <select
          aria-label={text.width(span)}
          value={span}
          onChange={({ target }) => onChange({ span: Number(target.value) })}
        >
          {spans.map((one) => (
            <option key={one} value={one}>
              {text.width(one)}
            </option>
          ))}
        </select>
        <button type="button" disabled={!onEarlier} onClick={onEarlier}>
          {text.earlier}
        </button>
        <button type="button" disabled={!onLater} onClick={onLater}>
          {text.later}
        </button>
        <button type="button" onClick={onRemove}>
          {text.remove}
        </button>
        <input
          aria-label={text.attributes}
          value={typed}
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = attributesIn(target.value, contract.tag);
            if (next) onChange({ attributes: next });
          }}
        />
      </div>
      <div className="stage">
        <NetpaneProvider>
          <Guard key={JSON.stringify(attributes)}>{Story && <Story {...propsOf(contract, attributes)} />}</Guard>
        </NetpaneProvider>
      </div>
    </section>
  );
}
