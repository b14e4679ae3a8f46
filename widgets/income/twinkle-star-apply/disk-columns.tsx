import { createContext, useContext } from 'react';
import { styled } from 'styled-components';
import type { StarDisk } from '../../../src/api/contract/star';
import { nothing, number, percent } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { token } from '../../../src/theme';
import { Checkbox } from '../../../src/ui/checkbox';
import { Input } from '../../../src/ui/input';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { campaign } from '../../../src/domain/campaign';
import { amount } from '../shared/amount';
import { starText } from '../shared/star/star.text';
import { canLend, estimateOf, gbOf, type Chosen } from './twinkle-star-apply.model';
import { twinkleStarApplyText as text } from './twinkle-star-apply.text';

/** What was chosen, and what cells do with it. */
export interface Desk {
  chosen: ReadonlyMap<string, Chosen>;
  /** What the server said of a disk, by its row. */
  wrong: Readonly<Record<string, string>>;
  choose: (disk: StarDisk, on: boolean) => void;
  put: (disk: StarDisk, gb: string) => void;
  manage: boolean;
}

/** The desk that cells of the table belong to. */
export const DeskContext = createContext<Desk>({
  chosen: new Map(),
  wrong: {},
  choose: () => undefined,
  put: () => undefined,
  manage: false,
});

const kinds: Readonly<Record<StarDisk['state'], StatusKind>> = {
  free: 'online',
  applied: 'progress',
  open: 'online',
  small: 'off',
  bad: 'danger',
  full: 'warning',
  unable: 'warning',
  unreported: 'off',
};

/** A disk in sentences: `青禾学院 sda`. */
export const diskName = ({ remark, disk }: StarDisk): string => `${remark} ${disk}`;

function Pick({ disk }: { disk: StarDisk }) {
  const { chosen, choose, manage } = useContext(DeskContext);
  return (
    <Checkbox
      aria-label={text.pickOne(diskName(disk))}
      checked={chosen.has(disk.id)}
      disabled={!manage || !canLend(disk)}
      onChange={(on) => choose(disk, on)}
    />
  );
}

/** How much of a disk: a slider with its number; why not where it cannot be lent. */
function Lend({ disk }: { disk: StarDisk }) {
  const { chosen, wrong, put } = useContext(DeskContext);
  const one = chosen.get(disk.id);
  if (!canLend(disk)) return <Status kind={kinds[disk.state]}>{text.states[disk.state]}</Status>;
  if (!one) return <Quiet>{disk.state === 'open' ? text.states.open : text.most(number(disk.most_gb))}</Quiet>;
  const gb = gbOf(one);
  const said = gb === undefined ? text.wrongGb(number(disk.most_gb)) : wrong[disk.id];
  const label = text.lendOf(diskName(disk));
  return (
    <Both title={said}>
      <Slider
        type="range"
        aria-label={label}
        min={1}
        max={disk.most_gb}
        value={gb ?? 1}
        style={{ '--part': `${(100 * (gb ?? 0)) / disk.most_gb}%` } as object}
        onChange={(event) => put(disk, event.target.value)}
      />
      <Input
        size="sm"
        aria-label={label}
        aria-invalid={said ? true : undefined}
        inputMode="numeric"
        autoComplete="off"
        suffix="GB"
        value={one.gb}
        onChange={(to) => put(disk, to)}
      />
      {said && <Wrong role="alert">{said}</Wrong>}
    </Both>
  );
}

function Earns({ disk, what }: { disk: StarDisk; what: 'income' | 'subsidy' }) {
  const one = useContext(DeskContext).chosen.get(disk.id);
  const { income, subsidy } = one ? estimateOf(one) : {};
  if (income === undefined) return nothing;
  if (what === 'income') return amount(income);
  return disk.percent > 0 && income < campaign.leastIncome ? text.under : amount(subsidy ?? 0);
}

/** Columns of the disks that may be lent. */
export const diskColumns = perLanguage(() =>
  columns<StarDisk>([
    {
      key: 'pick',
      title: text.pick,
      width: 48,
      minWidth: 48,
      fixed: true,
      exported: false,
      text: () => '',
      render: (disk) => <Pick disk={disk} />,
    },
    {
      key: 'remark',
      title: text.disk,
      width: 200,
      grow: 1,
      fixed: true,
      text: diskName,
      render: (disk) => (
        <TwoLines title={disk.remark} below={below(disk)}>
          {disk.remark}
        </TwoLines>
      ),
      parts: [
        { key: 'remark', title: starText.gateway },
        { key: 'gwid', title: 'GWID' },
        { key: 'disk', title: text.diskName },
        { key: 'medium', title: text.medium, text: ({ medium, disk }) => (disk ? starText.mediums[medium] : '') },
        { key: 'used_gb', title: text.used, unit: 'GB', exported: ({ used_gb }) => used_gb ?? '' },
      ],
    },
    {
      key: 'size_gb',
      title: text.size,
      unit: 'GB',
      width: 96,
      align: 'right',
      text: ({ size_gb }) => (size_gb === null ? nothing : number(size_gb)),
      exported: ({ size_gb }) => size_gb ?? '',
    },
    {
      key: 'lend',
      title: text.lend,
      width: 228,
      grow: 1,
      text: (disk) => (disk.state === 'free' ? text.most(number(disk.most_gb)) : text.states[disk.state]),
      render: (disk) => <Lend disk={disk} />,
    },
    {
      key: 'percent',
      title: text.percent,
      width: 104,
      align: 'right',
      priority: 2,
      text: (disk) => (disk.percent > 0 ? percent(disk.percent / 100, 0) : nothing),
    },
    {
      key: 'income',
      title: text.income,
      unit: text.perDay,
      width: 120,
      align: 'right',
      exported: false,
      text: () => '',
      render: (disk) => <Earns disk={disk} what="income" />,
    },
    {
      key: 'subsidy',
      title: text.subsidy,
      unit: text.perDay,
      width: 104,
      align: 'right',
      priority: 2,
      exported: false,
      text: () => '',
      render: (disk) => <Earns disk={disk} what="subsidy" />,
    },
  ]),
);

function below({ disk, medium, size_gb, used_gb }: StarDisk): string {
  if (!disk) return text.noDisk;
  if (!size_gb || used_gb === null) return text.unused(disk, starText.mediums[medium]);
  return text.usedOf(disk, starText.mediums[medium], percent(used_gb / size_gb, 0));
}

const Quiet = styled.span`
  color: ${token('text-3')};
`;

const Both = styled.span`
  display: grid;
  grid-template-columns: minmax(48px, 1fr) 92px;
  gap: 0 8px;
  align-items: center;
`;

const Wrong = styled.small`
  grid-column: 1 / -1;
  color: ${token('danger-text')};
  font-size: 12px;
  line-height: 14px;
`;

const Slider = styled.input`
  width: 100%;
  height: 16px;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(
      to right,
      ${token('accent')} var(--part, 0%),
      ${token('surface-pressed')} var(--part, 0%)
    );
  }
  &::-webkit-slider-thumb {
    width: 16px;
    height: 16px;
    margin-top: -6px;
    border: 2px solid ${token('accent')};
    border-radius: ${token('radius-full')};
    background: ${token('surface-base')};
    appearance: none;
  }
  &::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: ${token('surface-pressed')};
  }
  &::-moz-range-progress {
    height: 4px;
    border-radius: 2px;
    background: ${token('accent')};
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    width: 16px;
    height: 16px;
    border: 2px solid ${token('accent')};
    border-radius: ${token('radius-full')};
    background: ${token('surface-base')};
  }
  &:focus-visible {
    outline: none;
    border-radius: ${token('radius-2')};
    box-shadow: ${token('focus-ring')};
  }
`;
