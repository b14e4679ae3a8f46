import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NetpaneProvider } from '../../../src/react';
import { contracts } from '../../../widgets/catalog';
import { storiesOf, storyNames } from './story-modules';
import type { ThemeColours, ThemeSettings } from '../../../src/theme/derive';
import { derive } from '../../../src/theme/derive';
import { dark, light } from '../../../src/theme';
import { checksOf, cssOf } from './theme-css';

// A partner's theme on any widget: what to hand to `connect()`, and the same as a style sheet.

const place = document.getElementById('builder');
if (place) createRoot(place).render(<Builder />);

const colours: [key: keyof ThemeColours, label: string, start: 'accent' | 'surface-base' | 'text-1'][] = [
  ['accent', '主色', 'accent'],
  ['ground', '底色', 'surface-base'],
  ['text', '文字', 'text-1'],
];

const lengths: [
  key: 'radius' | 'density' | 'fontSize' | 'space' | 'controlHeight',
  label: string,
  min: number,
  max: number,
  start: number,
  step: number,
][] = [
  ['radius', '圆角', 0, 16, 6, 1],
  ['density', '疏密', -4, 4, 0, 4],
  ['fontSize', '字号', 11, 18, 13, 1],
  ['space', '间距', 3, 6, 4, 0.5],
  ['controlHeight', '控件高', 28, 44, 32, 2],
];

const fonts = { '': '默认', 'Georgia, "Songti SC", serif': '衬线', 'ui-rounded, system-ui, sans-serif': '圆体' };

function Builder() {
  const [black, setBlack] = useState(false);
  const [settings, setSettings] = useState<ThemeSettings>({});
  const [widget, setWidget] = useState('alarm-list');
  const shown = black ? { accent: settings.accent, ...settings.dark } : settings;
  const change = (values: Partial<ThemeSettings>) => setSettings({ ...settings, ...values });
  const paint = (values: ThemeColours) => change(black ? { dark: { ...settings.dark, ...values } } : values);
  const css = useMemo(() => cssOf(settings), [settings]);
  const own: Record<string, string> = { ...light, ...(black && dark) };
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
        {colours.map(([key, label, start]) => (
          <label key={key}>
            {label}
            <input
              type="color"
              value={shown[key] ?? own[start]}
              onChange={(event) => paint({ [key]: event.target.value })}
            />
          </label>
        ))}
        {lengths.map(([key, label, min, max, start, step]) => (
          <label key={key}>
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={step}
              value={settings[key] ?? start}
              onChange={(event) => change({ [key]: Number(event.target.value) })}
            />
            <output>{settings[key] ?? start} px</output>
          </label>
        ))}
        <label>
          标题字体
          <select
            value={settings.headingFont ?? ''}
            onChange={(event) => change({ headingFont: event.target.value || undefined })}
          >
            {Object.entries(fonts).map(([font, name]) => (
              <option key={font} value={font}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setSettings({})}>
          恢复
        </button>
      </div>
      <Preview key={widget} widget={widget} black={black} settings={settings} />
      <h2>对比度</h2>
      <p>只选几种颜色，其余由它们算出；不够清楚的自动加深或减淡，直到够。</p>
      <ul className="checks">
        {checksOf(settings, black).map(({ label, ratio, least }) => (
          <li key={label} data-good={ratio >= least}>
            <span>{ratio >= least ? '✓' : '✕'}</span>
            {label}
            <b>{ratio.toFixed(2)}</b>
            <small>至少 {least}</small>
          </li>
        ))}
      </ul>
      <h2>使用</h2>
      <p>交给 connect()，或在“嵌入合作方”里为网站保存；令牌会把它带给页面。</p>
      <Code name="JSON" text={`connect({ …, theme: ${JSON.stringify(settings)} })`} />
      <p>不写脚本的网站用样式表：</p>
      <Code name="CSS" text={css} />
    </div>
  );
}

function Code({ name, text }: { name: string; text: string }) {
  return (
    <figure className="code">
      <figcaption>
        <span>{name}</span>
        <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
          复制
        </button>
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function Preview({ widget, black, settings }: { widget: string; black: boolean; settings: ThemeSettings }) {
  const [Story, setStory] = useState<ComponentType<Record<string, unknown>>>();
  useEffect(() => {
    void storiesOf(widget).then(([first]) => setStory(() => first?.[1]));
  }, [widget]);
  const variables = Object.fromEntries(
    Object.entries(derive(settings, black)).map(([name, value]) => [`--np-${name}`, value]),
  );
  return (
    <div className="stage" data-np-theme={black ? 'BLACK' : 'WHITE'} style={variables}>
      <NetpaneProvider theme={black ? 'BLACK' : 'WHITE'}>{Story && <Story />}</NetpaneProvider>
    </div>
  );
}
