import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { Partner } from '../../../src/api/contract/embed';
import { dark, light, token } from '../../../src/theme';
import { derive, type ThemeColours } from '../../../src/theme/derive';
import { Button } from '../../../src/ui/button';
import { NumberField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { useTheme } from './partner-list.data';
import { partnerListText as text } from './partner-list.text';

type Settings = NonNullable<Partner['theme']>;
/** Fields hold text, and nothing where the product decides. */
interface Values extends Omit<Settings, 'radius' | 'density' | 'fontSize'> {
  radius?: number | string | undefined;
  density?: number | string | undefined;
  fontSize?: number | string | undefined;
}

/** Props of `ThemeDialog`. */
export interface ThemeDialogProps {
  partner: Partner;
  onClose: () => void;
}

/** The theme of a partner's pages: a few decisions, with what follows from them beside. */
export function ThemeDialog({ partner: { id, name, theme }, onClose }: ThemeDialogProps) {
  const { run } = useTheme();
  const toast = useToast();
  const submit = async (values: Values) => {
    const settings = settingsOf(values);
    await run({ id, theme: Object.keys(settings).length > 0 ? settings : null });
    toast.success(text.saved);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={text.themeTitle(name)}
      ok={verbs.save}
      width={640}
      initial={theme ?? {}}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{text.themeHelp}</p>
      <Samples />
      {(['', 'dark.'] as const).map((prefix) => (
        <Three key={prefix}>
          {colours().map(([key, label]) => (
            <TextField
              key={key}
              name={prefix + key}
              label={`${prefix ? text.themeDark : text.themeLight} · ${label}`}
              placeholder={startOf(key, prefix !== '')}
              maxLength={7}
              mono
              tidy={(value) => value.trim().toLowerCase()}
              rules={[colourRule]}
            />
          ))}
        </Three>
      ))}
      <Three>
        <NumberField name="radius" label={text.radius} unit="px" min={0} max={24} />
        <NumberField name="density" label={text.density} unit="px" min={-6} max={8} />
        <NumberField name="fontSize" label={text.fontSize} unit="px" min={11} max={18} />
      </Three>
    </FormDialog>
  );
}

const colours = (): [key: keyof ThemeColours, label: string][] => [
  ['accent', text.accent],
  ['ground', text.ground],
  ['text', text.letters],
];

/** What the product has, as an example of how a colour is written. */
const startOf = (key: keyof ThemeColours, black: boolean): string => {
  const name = ({ accent: 'accent', ground: 'surface-base', text: 'text-1' } as const)[key];
  return ((black && dark[name]) || light[name]).toLowerCase();
};

const colour = /^#[\da-f]{6}$/i;
const colourRule = (value: string): string | undefined => (!value || colour.test(value) ? undefined : text.colourRule);

const given = <Value,>(fields: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/** What was decided, without the empty fields. */
function settingsOf({ dark, ...values }: Values): Settings {
  const night = given(dark ?? {});
  return { ...given(values), ...(Object.keys(night).length > 0 && { dark: night }) } as Settings;
}

/** What the widgets of both themes will look like. */
function Samples() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <Pair>
      {[false, true].map((black) => (
        <Sample
          key={String(black)}
          role="img"
          aria-label={`${text.sample} · ${black ? text.themeDark : text.themeLight}`}
          data-np-theme={black ? 'BLACK' : 'WHITE'}
          style={variablesOf(values, black)}
        >
          <div inert>
            <b>{text.sample}</b>
            <Status kind="offline">{text.sampleText}</Status>
            <Button variant="primary" size="sm">
              {text.sampleButton}
            </Button>
          </div>
        </Sample>
      ))}
    </Pair>
  );
}

const variablesOf = (values: Values, black: boolean): CSSProperties =>
  Object.fromEntries(Object.entries(derive(settingsOf(values), black)).map(([name, value]) => [`--np-${name}`, value]));

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

const Sample = styled.div`
  padding: 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  color: ${token('text-2')};
  font-size: 13px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
  }
  b {
    color: ${token('text-1')};
  }
`;
