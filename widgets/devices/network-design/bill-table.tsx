import type { EquipmentModel } from '../../../src/domain/design/equipment';
import { modelsFor, type Bill, type BillLine, type Role, type Scheme } from '../../../src/domain/design/scheme';
import { price } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Download } from '../../../src/ui/icon';
import { PaneHead } from '../../../src/ui/pane';
import { Select } from '../../../src/ui/select';
import { saveRows } from '../shared/save-rows';
import { Block, Lines, Only } from './network-design.styles';
import { networkDesignText as text } from './network-design.text';
import { NumberBox } from './number-box';

interface BillTableProps {
  name: string;
  scheme: Scheme;
  bill: Bill;
  models: readonly EquipmentModel[];
  disabled: boolean;
  onAnswer: (field: string, changes: Partial<Scheme>) => void;
}

/** The bill of devices: what, why, how many, for how much, and what else would do. */
export function BillTable({ name, scheme, bill, models, disabled, onAnswer }: BillTableProps) {
  const pick = (role: Role, model: string) => {
    const { [role]: _, ...counts } = scheme.counts;
    onAnswer('', { picks: { ...scheme.picks, [role]: model }, counts });
  };
  const total = bill.lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <Block>
      <PaneHead
        title={text.bill}
        note={text.billNote(bill.lines.length, total)}
        end={
          <Button size="sm" icon={<Download />} onClick={() => void saveBill(name, bill)}>
            {text.export}
          </Button>
        }
      />
      <Only>
        <Lines>
          <thead>
            <tr>
              {text.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bill.lines.map((line) => (
              <Line
                key={line.role}
                line={line}
                choices={modelsFor(line.role, models)}
                disabled={disabled}
                onPick={(model) => pick(line.role, model)}
                onCount={(count) => {
                  const { [line.role]: _, ...counts } = scheme.counts;
                  onAnswer(`count ${line.role}`, {
                    counts: count === null ? counts : { ...counts, [line.role]: count },
                  });
                }}
              />
            ))}
          </tbody>
        </Lines>
      </Only>
    </Block>
  );
}

interface LineProps {
  line: BillLine;
  choices: readonly EquipmentModel[];
  disabled: boolean;
  onPick: (model: string) => void;
  onCount: (count: number | null) => void;
}

function Line({ line, choices, disabled, onPick, onCount }: LineProps) {
  const { role, model, count, fen, alternatives } = line;
  const each = model?.price_fen ?? null;
  return (
    <tr>
      <th scope="row">
        {!disabled && choices.length > 1 ? (
          <Select
            size="sm"
            aria-label={text.modelOf(text.roles[role])}
            value={model?.model ?? ''}
            onChange={onPick}
            options={choices.map((one) => ({ value: one.model, label: one.model }))}
          />
        ) : (
          <b>{model?.model ?? text.unknownModel}</b>
        )}
        <small>{text.roles[role]}</small>
      </th>
      <td>{whyOf(line)}</td>
      <td>
        <NumberBox
          label={text.countOf(text.roles[role])}
          value={count}
          least={0}
          most={10_000}
          optional
          disabled={disabled}
          onChange={onCount}
        />
      </td>
      <td data-end>{each === null ? text.noPrice : price(each)}</td>
      <td data-end>{fen === null ? text.noPrice : price(fen)}</td>
      <td>
        {alternatives.length === 0 && text.nothingElse}
        {alternatives.map((one) => (
          <div key={one.model}>
            <Button size="sm" variant="link" disabled={disabled} onClick={() => onPick(one.model)}>
              {text.instead(one.model, one.count, one.load)}
            </Button>
            <small>{one.moreFen === null ? text.noPrice : text.more(price(Math.abs(one.moreFen)), one.moreFen)}</small>
          </div>
        ))}
      </td>
    </tr>
  );
}

/** Why there is a line, in words. */
function whyOf({ why: { name, figures }, load }: BillLine): string {
  const words = text.why[name](figures);
  return load === null ? words : text.withLoad(words, load);
}

const saveBill = (name: string, { lines }: Bill): Promise<void> =>
  saveRows(
    text.fileOf(name),
    text.fileHeads,
    lines.map((line) => [
      ...[text.roles[line.role], line.model?.model ?? '', whyOf(line), line.count],
      line.model?.price_fen == null ? '' : line.model.price_fen / 100,
      line.fen === null ? '' : line.fen / 100,
    ]),
  );
