import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NetpaneProvider } from '../../../src/react';
import type { Contract, Prop } from '../../../src/element/contract';
import { defaultOf } from '../../../src/element/values';
import type { Language } from '../../../src/text/words';
import { contracts } from '../../../widgets/catalog';
import { attributesIn, tagOf } from './composed';
import { Guard } from './guard';
import { Lists } from './lists';
import { storiesOf } from './story-modules';
import { attributeNames, attributesOf, propsOf } from './values';
import { speakHere, words } from './words';

// The live part of a widget's page: its stories over canned answers, its attributes as controls.

const box = document.querySelector<HTMLElement>('[data-story]');
if (box) void show(box, box.dataset.story ?? '');

async function show(place: HTMLElement, widget: string): Promise<void> {
  const contract = (contracts as Readonly<Record<string, Contract>>)[widget];
  await speakHere();
  const stories = await storiesOf(widget);
  if (!contract || stories.length === 0) place.textContent = words.noStory;
  else createRoot(place).render(<Playground contract={contract} stories={stories} />);
}

interface PlaygroundProps {
  contract: Contract;
  stories: [name: string, Story: ComponentType<Record<string, unknown>>][];
}

function Playground({ contract, stories }: PlaygroundProps) {
  const [chosen, setChosen] = useState(0);
  const [attributes, setAttributes] = useState<Readonly<Record<string, string>>>({});
  const values = propsOf(contract, attributes);
  const props = Object.entries<Prop>(contract.props).filter(([, { kind }]) => kind !== 'data');
  const Story = stories[chosen]?.[1];
  // What a control changes; what only the line of code can say stays.
  const change = (key: string, value: unknown) => {
    const known = Object.keys(attributesOf(contract, { ...values, [key]: true }));
    const others = Object.entries(attributes).filter(([name]) => !known.includes(name));
    setAttributes({ ...Object.fromEntries(others), ...attributesOf(contract, { ...values, [key]: value }) });
  };
  return (
    <>
      <div className="controls">
        <label>
          {words.story}
          <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {stories.map(([name], i) => (
              <option key={name} value={i}>
                {words.stories[name] ?? name}
              </option>
            ))}
          </select>
        </label>
        {props.map(([key, prop]) => (
          <Control key={key} name={key} prop={prop} value={values[key]} onChange={(value) => change(key, value)} />
        ))}
      </div>
      <div className="stage">
        <NetpaneProvider {...sharedOf(attributes)}>
          <Guard key={`${chosen} ${JSON.stringify(attributes)}`}>{Story && <Story {...values} />}</Guard>
        </NetpaneProvider>
      </div>
      <Markup contract={contract} attributes={attributes} onChange={setAttributes} />
      <Lists />
    </>
  );
}

const darkness: Readonly<Record<string, 'WHITE' | 'BLACK' | 'auto'>> = {
  ...{ WHITE: 'WHITE', light: 'WHITE', BLACK: 'BLACK', dark: 'BLACK' },
  auto: 'auto',
};
const densities = ['compact', 'normal', 'relaxed'] as const;

/** What every element takes, as the provider does. */
function sharedOf({ theme = '', density, lang }: Readonly<Record<string, string>>) {
  const tight = densities.find((one) => one === density);
  const language: Language | undefined = lang === 'en' || lang === 'zh-CN' ? lang : undefined;
  return {
    ...(darkness[theme] && { theme: darkness[theme] }),
    ...(tight && { density: tight }),
    ...(language && { lang: language }),
  };
}

interface MarkupProps {
  contract: Contract;
  attributes: Readonly<Record<string, string>>;
  onChange: (attributes: Record<string, string>) => void;
}

/** The element's tag as code that can be edited. */
function Markup({ contract, attributes, onChange }: MarkupProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? `${tagOf(contract.tag, attributes)}</${contract.tag}>`;
  const read = attributesIn(text, contract.tag);
  const known = attributeNames(contract);
  const strange = Object.keys(read ?? {}).find(
    (name) => !known.includes(name) && !/^(class|id|slot|style)$/.test(name),
  );
  const wrong = read ? strange && words.unknown(strange, known.join(', ')) : `${words.unread} <${contract.tag}>`;
  return (
    <label className="markup">
      <span>{words.markup}</span>
      <textarea
        value={text}
        rows={2}
        spellCheck={false}
        aria-invalid={Boolean(wrong)}
        onBlur={() => !wrong && setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = attributesIn(target.value, contract.tag);
          if (next) onChange(next);
        }}
      />
      <small role="status">{wrong}</small>
    </label>
  );
}

interface ControlProps {
  name: string;
  prop: Prop;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Control({ name, prop, value, onChange }: ControlProps) {
  const shown = value ?? defaultOf(prop) ?? '';
  if (prop.kind === 'flag') {
    return (
      <label title={prop.doc}>
        <input type="checkbox" checked={Boolean(value)} onChange={(event) => onChange(event.target.checked)} /> {name}
      </label>
    );
  }
  if (prop.kind === 'choice') {
    return (
      <label title={prop.doc}>
        {name}
        <select value={String(shown)} onChange={(event) => onChange(event.target.value || undefined)}>
          {prop.default === undefined && <option value="">—</option>}
          {prop.of.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label title={prop.doc}>
      {name}
      <input
        type={prop.kind === 'number' ? 'number' : 'text'}
        value={String(shown)}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : prop.kind === 'number' ? Number(target.value) : target.value)
        }
      />
    </label>
  );
}
