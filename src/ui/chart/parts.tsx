import { styled } from 'styled-components';
import { token } from '../../theme';
import { SegmentBar } from './bars';
import { Swatch } from './legend';

/** One part of a whole with its words. */
export interface PartItem {
  key: string;
  label: string;
  /** 0 to 1. */
  share: number;
  color: string;
  /** The share in words. */
  value: string;
  /** Below it, quieter. */
  note?: string | undefined;
}

/** A whole as one bar, its parts with their numbers side by side below. */
export const Parts = ({ items }: { items: readonly PartItem[] }) => (
  <>
    <SegmentBar segments={items} />
    <Row>
      {items.map(({ key, label, color, value, note }) => (
        <div key={key}>
          <dt>
            <Swatch style={{ background: color }} />
            {label}
          </dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </Row>
  </>
);

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: 8px;
  margin-top: 10px;
  /* Long names go on in a second line; the numbers stand in one. */
  & > div {
    display: grid;
    grid-template-rows: 1fr auto;
    min-width: 0;
  }
  & dt {
    display: flex;
    align-items: baseline;
    gap: 6px;
    min-width: 0;
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  & dd {
    margin-top: 2px;
    color: ${token('text-1')};
    font-size: 16px;
    line-height: 24px;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;
