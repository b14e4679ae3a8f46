import { useId, type CSSProperties, type ReactNode } from 'react';
import {
  contrastWithWhite,
  isColour,
  portalArts,
  portalEnds,
  portalLimits,
  type PortalContent,
} from '../../../src/domain/guest';
import { Checkbox } from '../../../src/ui/checkbox';
import { FieldFrame, GroupFrame } from '../../../src/ui/form';
import { Input } from '../../../src/ui/input';
import { Segmented } from '../../../src/ui/segmented';
import { PictureField } from './picture-field';
import { Checks, ColourBox, Middle, Pair, Swatch, Swatches, Whole } from './portal-editor.styles';
import { portalEditorText as text } from './portal-editor.text';
import { Lines } from './lines';

interface ContentFormProps {
  content: PortalContent;
  accents: readonly string[];
  papers: readonly string[];
  errors: Readonly<Record<string, string>>;
  onChange: (field: string, content: PortalContent) => void;
}

/** Everything on the page but the ways to sign in. */
export function ContentForm({ content, accents, papers, errors, onChange }: ContentFormProps) {
  const set = <K extends keyof PortalContent>(field: K, value: PortalContent[K], together = true) =>
    onChange(together ? field : '', { ...content, [field]: value });
  return (
    <Middle>
      <section aria-label={text.page}>
        <h2 part="heading">{text.page}</h2>
        <Pair>
          <Line
            label={text.title}
            required
            value={content.title}
            most={portalLimits.title}
            error={errors.title}
            onChange={(value) => set('title', value)}
          />
          <Line
            label={text.subtitle}
            value={content.subtitle}
            most={portalLimits.subtitle}
            error={errors.subtitle}
            onChange={(value) => set('subtitle', value)}
          />
          <PictureField
            label={text.logo}
            id={content.logo}
            error={errors.logo}
            onChange={(id) => set('logo', id, false)}
          />
          <PictureField
            label={text.background}
            id={content.background}
            error={errors.background}
            onChange={(id) => set('background', id, false)}
          />
          <Group label={text.art} help={text.artNote}>
            <Segmented
              label={text.art}
              value={content.art}
              options={portalArts.map((value) => ({ value, label: text.arts[value] }))}
              onChange={(art) => set('art', art, false)}
            />
          </Group>
          <Colour
            label={text.paper}
            value={content.paper}
            choices={papers}
            error={errors.paper}
            onChange={(paper) => set('paper', paper)}
          />
          <Whole>
            <Colour
              label={text.accent}
              value={content.accent}
              choices={accents}
              error={errors.accent}
              help={isColour(content.accent) ? text.contrast(contrastWithWhite(content.accent).toFixed(1)) : undefined}
              onChange={(accent) => set('accent', accent)}
            />
          </Whole>
        </Pair>
      </section>
      <section aria-label={text.after}>
        <h2 part="heading">{text.after}</h2>
        <Pair>
          <Group label={text.goTo}>
            <Segmented
              label={text.goTo}
              value={content.end}
              options={portalEnds.map((value) => ({ value, label: text.ends[value] }))}
              onChange={(end) => set('end', end, false)}
            />
          </Group>
          {content.end === 'url' && (
            <Line
              label={text.url}
              required
              value={content.end_url}
              most={portalLimits.url}
              counted={false}
              error={errors.end_url}
              onChange={(value) => set('end_url', value)}
            />
          )}
          <Whole>
            <Lines
              label={text.terms}
              help={text.termsHelp}
              value={content.terms}
              error={errors.terms}
              onChange={(terms) => set('terms', terms)}
            />
          </Whole>
          <Whole>
            <Checks>
              <Checkbox
                label={text.mustAgree}
                checked={content.must_agree}
                onChange={(on) => set('must_agree', on, false)}
              />
              <Checkbox label={text.english} checked={content.english} onChange={(on) => set('english', on, false)} />
            </Checks>
          </Whole>
        </Pair>
      </section>
    </Middle>
  );
}

interface Common {
  label: string;
  required?: boolean;
  help?: string | undefined;
  error?: string | undefined;
}

/** Ids and message of a field that stands outside a form. */
function useFrame({ label, required = false, help, error }: Common) {
  const base = useId();
  const ids = { control: base, help: `${base}-help`, error: `${base}-error` };
  return {
    frame: { props: { name: base, label, required, help }, state: { ids, error } },
    control: {
      id: base,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': required || undefined,
      'aria-describedby': error ? ids.error : help ? ids.help : undefined,
    },
  };
}

function Group({ children, ...common }: Common & { children: ReactNode }) {
  const { frame } = useFrame(common);
  return <GroupFrame {...frame}>{children}</GroupFrame>;
}

interface LineProps extends Common {
  value: string;
  most: number;
  /** False: how long it is does not matter to the eye. */
  counted?: boolean;
  onChange: (value: string) => void;
}

function Line({ value, most, counted = true, onChange, ...common }: LineProps) {
  const { frame, control } = useFrame(common);
  return (
    <FieldFrame {...frame}>
      <Input
        {...control}
        value={value}
        onChange={onChange}
        suffix={counted ? `${[...value].length} / ${most}` : undefined}
      />
    </FieldFrame>
  );
}

interface ColourProps extends Common {
  value: string;
  choices: readonly string[];
  onChange: (value: string) => void;
}

function Colour({ value, choices, onChange, ...common }: ColourProps) {
  const { frame, control } = useFrame(common);
  return (
    <GroupFrame {...frame}>
      <Swatches>
        <span>
          {choices.map((choice) => (
            <Swatch
              key={choice}
              type="button"
              aria-label={choice}
              aria-pressed={choice.toLowerCase() === value.toLowerCase()}
              style={{ '--swatch': choice } as CSSProperties}
              onClick={() => onChange(choice)}
            />
          ))}
        </span>
        <ColourBox>
          <Input
            {...control}
            mono
            aria-label={`${common.label} ${text.colour}`}
            maxLength={7}
            value={value}
            onChange={(typed) => onChange(typed.trim().toUpperCase())}
          />
        </ColourBox>
      </Swatches>
    </GroupFrame>
  );
}
