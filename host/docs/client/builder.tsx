import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NetpaneProvider } from '../../../src/react';
import { contracts } from '../../../widgets/catalog';
import { storiesOf, storyNames } from './story-modules';
import { checksOf, cssOf, startOf, variablesOf, type Choice } from './theme-css';

// A partner's colours on any widget, as a style sheet to copy.

const place = document.getElementById('builder');
if (place) createRoot(place).render(<Builder />);

const fields: [key: keyof Choice, label: string][] = [
  ['accent', '主色'],
  ['surface', '面板'],
  ['canvas', '页面'],
  ['text', '文字'],
  ['border', '边线'],
];

function Builder() {
  const [black, setBlack] = useState(false);
  const [choices, setChoices] = useState({ light: startOf(false), dark: startOf(true) });
  const [widget, setWidget] = useState('alarm-list');
  const side = black ? 'dark' : 'light';
  const choice = choices[side];
  const change = (values: Partial<Choice>) => setChoices({ ...choices, [side]: { ...choice, ...values } });
  const css = useMemo(() => cssOf(choices), [choices]);
  return (
    <div className="builder">
      <div className="controls">
        <label>
          组件
          <select value={widget} onChange={(event) => setWidget(event.target.value)}>
            {storyNames.map((name) => (
              <option key={name} value={name}>
                {contracts[name]?.summary.split(/[：:，。]/)[0] ?? name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={black} onChange={(event) => setBlack(event.target.checked)} /> 深色主题
        </label>
        {fields.map(([key, label]) => (
          <label key={key}>
            {label}
            <input
              type="color"
              value={String(choice[key])}
              onChange={(event) => change({ [key]: event.target.value })}
            />
          </label>
        ))}
        <label>
          圆角
          <input
            type="range"
            min={0}
            max={16}
            value={choice.radius}
            onChange={(event) => change({ radius: Number(event.target.value) })}
          />
          <output>{choice.radius} px</output>
        </label>
        <label>
          疏密
          <select value={choice.density} onChange={(event) => change({ density: Number(event.target.value) })}>
            <option value={-4}>紧凑</option>
            <option value={0}>标准</option>
            <option value={4}>宽松</option>
          </select>
        </label>
        <button type="button" onClick={() => setChoices({ light: startOf(false), dark: startOf(true) })}>
          恢复
        </button>
      </div>
      <Preview key={widget} widget={widget} black={black} choice={choice} />
      <h2>对比度</h2>
      <ul className="checks">
        {checksOf(choice).map(({ label, ratio, least }) => (
          <li key={label} data-good={ratio >= least}>
            <span>{ratio >= least ? '✓' : '✕'}</span>
            {label}
            <b>{ratio.toFixed(2)}</b>
            <small>至少 {least}</small>
          </li>
        ))}
      </ul>
      <h2>样式</h2>
      <figure className="code">
        <figcaption>
          css
          <button type="button" onClick={() => void navigator.clipboard.writeText(css)}>
            复制
          </button>
        </figcaption>
        <pre>
          <code>{css}</code>
        </pre>
      </figure>
    </div>
  );
}

function Preview({ widget, black, choice }: { widget: string; black: boolean; choice: Choice }) {
  const [Story, setStory] = useState<ComponentType<Record<string, unknown>>>();
  useEffect(() => {
    void storiesOf(widget).then(([first]) => setStory(() => first?.[1]));
  }, [widget]);
  const variables = Object.fromEntries(
    Object.entries(variablesOf(choice)).map(([name, value]) => [`--np-${name}`, value]),
  );
  return (
    <div className="stage" data-np-theme={black ? 'BLACK' : 'WHITE'} style={variables}>
      <NetpaneProvider theme={black ? 'BLACK' : 'WHITE'}>{Story && <Story />}</NetpaneProvider>
    </div>
  );
}
