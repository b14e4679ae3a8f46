import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { promotionSummary } from '../../../src/api/contract/promotion';
import { token } from '../../../src/theme';
import { CopyButton } from '../../../src/ui/copy';
import { To } from '../../../src/ui/link';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Select } from '../../../src/ui/select';
import { Control } from './control';
import { Preview } from './preview';
import { promotionPageText as text } from './promotion.text';
import { controlsOf, loaderOf, tagOf } from './snippet';
import { embeddables, type Embeddable } from './embeddables';

type Theme = keyof typeof text.themes;
const names = Object.keys(embeddables) as Embeddable[];

/** The snippet that puts a promotion view into the agent's own site: its attributes as fields, a live preview, the code. */
export function EmbedBuilder() {
  const code = useRead(promotionSummary, {}).data?.code ?? '';
  const [name, setName] = useState<Embeddable>('promotion');
  const [theme, setTheme] = useState<Theme>('auto');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { contract } = embeddables[name];
  const controls = controlsOf(contract);
  const values = Object.fromEntries(
    controls.map(([key, prop]) => [
      key,
      chosen[key] ?? (key === 'agent' ? code : 'default' in prop ? String(prop.default ?? '') : ''),
    ]),
  );
  const tag = tagOf(contract, { ...values, theme });
  const loader = loaderOf(location.origin);
  return (
    <PaneBox aria-label={text.embed}>
      <PaneHead title={text.embed} />
      <Fields>
        <label>
          {text.view}
          <Select
            value={name}
            options={names.map((value) => ({ value, label: text.widgets[value] }))}
            onChange={(next) => {
              setName(next as Embeddable);
              setChosen({});
            }}
          />
        </label>
        <label>
          {text.theme}
          <Select
            value={theme}
            options={Object.entries(text.themes).map(([value, label]) => ({ value, label }))}
            onChange={(next) => setTheme(next as Theme)}
          />
        </label>
        {controls.map(([key, prop]) => (
          <Control
            key={`${name}.${key}`}
            name={key}
            prop={prop}
            value={values[key] ?? ''}
            onChange={(value) => setChosen((all) => ({ ...all, [key]: value }))}
          />
        ))}
      </Fields>
      <Label>{text.preview}</Label>
      <Preview name={name} theme={theme} values={values} />
      <Note>{text.previewNote}</Note>
      <Block title={text.code} code={tag} />
      <Block title={text.loader} code={loader} />
      <Note>{text.codeNote}</Note>
      <To to={{ name: 'security' }}>{text.partners}</To>
    </PaneBox>
  );
}

/** Code with its copy button; reachable by keyboard, since it may scroll. */
const Block = ({ title, code }: { title: string; code: string }) => (
  <>
    <Label>
      {title}
      <CopyButton text={code} label={text.copy} />
    </Label>
    <Code tabIndex={0} role="region" aria-label={title}>
      {code}
    </Code>
  </>
);

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  & > label {
    display: grid;
    gap: 6px;
    align-content: start;
    min-width: 0;
    color: ${token('text-1')};
  }
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 28px;
  margin: 12px 0 6px;
  color: ${token('text-1')};
`;

const Code = styled.pre`
  max-height: 240px;
  padding: 10px 12px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  color: ${token('text-1')};
  font-family: ${token('font-mono')};
  font-size: 12px;
  line-height: 20px;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Note = styled.p`
  margin-top: 6px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
