import { scenes, schemeOf, trades, type Placed, type Scene, type Scheme } from '../../../src/domain/design/scheme';
import { Button, IconButton } from '../../../src/ui/button';
import { Plus, X } from '../../../src/ui/icon';
import { Segmented } from '../../../src/ui/segmented';
import { Switch } from '../../../src/ui/switch';
import { askedOf } from './network-design.model';
import { Ask, Asks, Scenes } from './network-design.styles';
import { networkDesignText as text } from './network-design.text';
import { NumberBox } from './number-box';

interface QuestionsProps {
  scheme: Scheme;
  placed: Placed | undefined;
  disabled: boolean;
  onAnswer: (field: string, changes: Partial<Scheme>) => void;
}

/** Mbit/s of a line that is added. */
const usualLine = 300;

/** What is asked before a bill can be made. */
export function Questions({ scheme, placed, disabled, onAnswer }: QuestionsProps) {
  const { scene, lines, trade, budget } = scheme;
  // Another scene brings its own ordinary answers; what it has in common stays.
  const choose = (next: Scene) => onAnswer('', { ...schemeOf(next), trade, budget });
  const setLine = (index: number, mbps: number) => onAnswer(`line${index}`, { lines: lines.with(index, mbps) });
  return (
    <Asks aria-label={text.questions}>
      <section>
        <h2 part="heading">{text.scene}</h2>
        <Scenes role="radiogroup" aria-label={text.scene}>
          {scenes.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="scene"
                disabled={disabled}
                checked={one === scene}
                onChange={() => choose(one)}
              />
              {text.scenes[one]}
            </label>
          ))}
        </Scenes>
      </section>
      <section>
        <h2 part="heading">{text.size}</h2>
        {askedOf(scheme).map(({ name, least, most }) => (
          <Ask key={`${scene} ${name}`}>
            <span>{name === 'rooms' ? text.rooms[scene] : text.asked[name]}</span>
            <NumberBox
              label={name === 'rooms' ? text.rooms[scene] : text.asked[name]}
              unit={text.units[name]}
              value={scheme[name]}
              least={least}
              most={most}
              disabled={disabled}
              onChange={(value) => onAnswer(name, { [name]: value ?? least })}
            />
          </Ask>
        ))}
        {placed && <small>{text.fromPlan((placed.panel ?? 0) + (placed.ceiling ?? 0))}</small>}
      </section>
      <section>
        <h2 part="heading">{text.lines}</h2>
        {lines.map((mbps, index) => (
          <Ask key={index}>
            <span>{text.line(index + 1)}</span>
            <NumberBox
              label={text.line(index + 1)}
              unit="Mbps"
              value={mbps}
              least={1}
              most={100_000}
              disabled={disabled}
              onChange={(value) => setLine(index, value ?? 1)}
            />
            {!disabled && lines.length > 1 && (
              <IconButton
                label={text.removeLine(index + 1)}
                onClick={() => onAnswer('', { lines: lines.toSpliced(index, 1) })}
              >
                <X />
              </IconButton>
            )}
          </Ask>
        ))}
        {!disabled && lines.length < 4 && (
          <Button size="sm" icon={<Plus />} onClick={() => onAnswer('', { lines: [...lines, usualLine] })}>
            {text.addLine}
          </Button>
        )}
        {(['failover', 'guests', 'logs'] as const).map((name) => (
          <Ask key={name}>
            <span>{text.wishes[name]}</span>
            <Switch
              aria-label={text.wishes[name]}
              checked={scheme[name]}
              disabled={disabled}
              onChange={(checked) => onAnswer('', { [name]: checked })}
            />
          </Ask>
        ))}
      </section>
      <section>
        <h2 part="heading">{text.trade}</h2>
        <Segmented
          label={text.trade}
          value={trade}
          onChange={(next) => onAnswer('', { trade: next })}
          options={trades.map((value) => ({ value, label: text.trades[value], disabled }))}
        />
        <Ask>
          <span>{text.budget}</span>
          <NumberBox
            label={text.budget}
            unit={text.yuan}
            value={budget}
            least={0}
            most={1_000_000_000}
            disabled={disabled}
            optional
            onChange={(value) => onAnswer('budget', { budget: value })}
          />
        </Ask>
      </section>
    </Asks>
  );
}
