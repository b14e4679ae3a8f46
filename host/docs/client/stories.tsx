import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NetpaneProvider } from '../../../src/react';
import type { Contract, Prop } from '../../../src/element/contract';
import { defaultOf } from '../../../src/element/values';
import { contracts } from '../../../widgets/catalog';
import { storiesOf } from './story-modules';

// The live part of a widget's page: its stories over canned answers, its attributes as controls.

const box = document.querySelector<HTMLElement>('[data-story]');
if (box) void show(box, box.dataset.story ?? '');

async function show(place: HTMLElement, widget: string): Promise<void> {
  const contract = (contracts as Readonly<Record<string, Contract>>)[widget];
  const stories = await storiesOf(widget);
  if (!contract || stories.length === 0) place.textContent = '这个组件没有可演示的数据';
  else createRoot(place).render(<Playground contract={contract} stories={stories} />);
}

const words: Readonly<Record<string, string>> = {
  Ordinary: '平常',
  Nothing: '没有数据',
  Empty: '没有数据',
  Failing: '出错',
  Slow: '加载中',
  Dark: '深色',
  Narrow: '窄',
};

interface PlaygroundProps {
  contract: Contract;
  stories: [name: string, Story: ComponentType<Record<string, unknown>>][];
}

function Playground({ contract, stories }: PlaygroundProps) {
  const [chosen, setChosen] = useState(0);
  const [values, setValues] = useState<Record<string, unknown>>({});
  const props = Object.entries<Prop>(contract.props).filter(([, { kind }]) => kind !== 'data');
  const Story = stories[chosen]?.[1];
  return (
    <>
      <div className="controls">
        <label>
          场景
          <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {stories.map(([name], i) => (
              <option key={name} value={i}>
                {words[name] ?? name}
              </option>
            ))}
          </select>
        </label>
        {props.map(([key, prop]) => (
          <Control
            key={key}
            name={key}
            prop={prop}
            value={values[key]}
            onChange={(value) => setValues({ ...values, [key]: value })}
          />
        ))}
      </div>
      <div className="stage">
        <NetpaneProvider>
          <Guard key={`${chosen} ${JSON.stringify(values)}`}>{Story && <Story {...values} />}</Guard>
        </NetpaneProvider>
      </div>
    </>
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

/** A value that a story does not take must not take the page with it. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p role="alert">这个场景无法显示</p> : this.props.children;
  }
}
