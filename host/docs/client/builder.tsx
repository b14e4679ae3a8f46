import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NetpaneProvider } from '../../../src/react';

import { storiesOf, storyNames, titleOf } from './story-modules';
import type { ThemeColours, ThemeSettings } from '../../../src/theme/derive';
import { derive } from '../../../src/theme/derive';
import { dark, light } from '../../../src/theme';
import { Code } from './code';
import { checksOf, cssOf } from './theme-css';
import { speakHere, words } from './words';

// A partner's theme on any widget: what to hand to `connect()`, and the same as a style sheet.

const text = words.builder;
const place = document.getElementById('builder');
if (place) void speakHere().then(() => createRoot(place).render(<Builder />));

const colours: [key: keyof ThemeColours, label: string, start: 'accent' | 'surface-base' | 'text-1'][] = [
  ['accent', text.accent, 'accent'],
  ['ground', text.ground, 'surface-base'],
  ['text', text.text, 'text-1'],
];

const lengths: [
  key: 'radius' | 'density' | 'fontSize' | 'space' | 'controlHeight',
  label: string,
  min: number,
  max: number,
  start: number,
  step: number,
][] = [
  ['radius', text.radius, 0, 16, 6, 1],
  ['density', text.density, -4, 4, 0, 4],
  ['fontSize', text.fontSize, 11, 18, 13, 1],
  ['space', text.space, 3, 6, 4, 0.5],
  ['controlHeight', text.controlHeight, 28, 44, 32, 2],
];

const families = ['', 'Georgia, "Songti SC", serif', 'ui-rounded, system-ui, sans-serif'];

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
          {text.widget}
          <select value={widget} onChange={(event) => setWidget(event.target.value)}>
            {storyNames.map((name) => (
              <option key={name} value={name}>
                {titleOf(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={black} onChange={(event) => setBlack(event.target.checked)} /> {text.dark}
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
          {text.heading}
          <select
            value={settings.headingFont ?? ''}
            onChange={(event) => change({ headingFont: event.target.value || undefined })}
          >
            {families.map((font, i) => (
              <option key={font} value={font}>
                {text.fonts[i]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setSettings({})}>
          {text.reset}
        </button>
      </div>
      <Preview key={widget} widget={widget} black={black} settings={settings} />
      <h2>{text.contrast}</h2>
      <p>{text.contrastNote}</p>
      <ul className="checks">
        {checksOf(settings, black).map(({ label, ratio, least }) => (
          <li key={label} data-good={ratio >= least}>
            <span>{ratio >= least ? '✓' : '✕'}</span>
            {text.pairs[label]}
            <b>{ratio.toFixed(2)}</b>
            <small>{text.least(least)}</small>
          </li>
        ))}
      </ul>
      <h2>{text.use}</h2>
      <p>{text.useNote}</p>
      <Code name="JSON" text={`connect({ …, theme: ${JSON.stringify(settings)} })`} />
      <p>{text.sheet}</p>
      <Code name="CSS" text={css} />
    </div>
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
