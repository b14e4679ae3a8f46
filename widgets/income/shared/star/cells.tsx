import { styled } from 'styled-components';
import type { StarApplication } from '../../../../src/api/contract/star';
import { number } from '../../../../src/format';
import { perLanguage } from '../../../../src/text/words';
import { token } from '../../../../src/theme';
import { To } from '../../../../src/ui/link';
import { Note } from '../../../../src/ui/note';
import { noteHeight } from '../note-height';
import { Skeleton } from '../../../../src/ui/skeleton';
import type { Column } from '../../../../src/ui/table';
import { TwoLines } from '../../../../src/ui/two-lines';
import { starText as text } from './star.text';

type Lending = Pick<StarApplication, 'gwid' | 'remark' | 'disks' | 'gb' | 'mbps' | 'from' | 'to'>;

/** Hours of the day in words; equal times mean the whole day. */
export const hoursOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? text.allDay : `${from}–${to}`;

const disksOf = ({ disks }: Pick<Lending, 'disks'>): string =>
  disks.map(({ disk, size_gb, gb }) => `${disk} ${number(gb)}/${number(size_gb)} GB`).join(', ');

/** Columns of what a gateway lends. */
export const lendingColumns = perLanguage(() => {
  const gateway: Column<Lending> = {
    key: 'remark',
    title: text.gateway,
    width: 190,
    grow: 1,
    fixed: true,
    render: ({ remark, gwid }) => (
      <TwoLines title={remark} below={gwid} mono>
        <To to={{ name: 'network', params: { gwid } }}>{remark}</To>
      </TwoLines>
    ),
    parts: [
      { key: 'remark', title: text.gateway },
      { key: 'gwid', title: 'GWID' },
    ],
  };
  const disks: Column<Lending> = { key: 'disks', title: text.disks, width: 180, grow: 1, priority: 3, text: disksOf };
  const gb: Column<Lending> = {
    key: 'gb',
    title: text.gb,
    unit: 'GB',
    width: 96,
    align: 'right',
    text: (row) => number(row.gb),
    exported: (row) => row.gb,
  };
  const mbps: Column<Lending> = {
    key: 'mbps',
    title: text.mbps,
    unit: 'Mbps',
    width: 104,
    align: 'right',
    text: (row) => number(row.mbps),
    exported: (row) => row.mbps,
  };
  const hours: Column<Lending> = { key: 'hours', title: text.hours, width: 112, text: hoursOf };
  return { gateway, disks, gb, mbps, hours };
});

/** That nobody buys, or that the demo is made up; where it will stand as long as that is read. */
export function BuyerNote({ overview }: { overview: { buyer: unknown; simulated: boolean } | undefined }) {
  if (!overview) return <Skeleton height={noteHeight} />;
  const { buyer, simulated } = overview;
  return buyer && !simulated ? null : <Note>{buyer ? text.simulated : text.nobody}</Note>;
}

/** The page and what explains it side by side; below each other where the room is short. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: flex-start;
  & > :first-child {
    flex: 999 1 560px;
    min-width: 0;
  }
  & > :last-child {
    flex: 1 1 320px;
    min-width: 0;
  }
`;

/** Parts of one box below each other, with a line between them. */
export const Sections = styled.div`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  & > section {
    display: grid;
    gap: 8px;
    padding: 16px 20px;
  }
  & > section + section {
    border-top: 1px solid ${token('border')};
  }
`;
