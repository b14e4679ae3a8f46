import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { PaneBox } from '../../../src/ui/pane';

/** What is known about an order, name and value. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(80px, auto) 1fr;
  gap: 8px 16px;
  margin: 16px 0 0;
  dt {
    color: ${token('text-3')};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
  dd[data-money] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

/** How much room the order that waits has. */
export const WaitingRoom = styled.div`
  container-type: inline-size;
`;

/** The order that waits: what, how long, how much, and the way to pay. */
export const WaitingBox = styled(PaneBox)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, 184px) auto auto;
  gap: 12px 32px;
  align-items: center;
  margin-bottom: 16px;
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    & > span {
      font-size: 13px;
      font-weight: 400;
    }
  }
  p {
    margin: 2px 0 0;
    color: ${token('text-2')};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  b {
    color: ${token('text-1')};
    font-variant-numeric: tabular-nums;
  }
  [data-amount] {
    text-align: right;
    strong {
      color: ${token('text-1')};
      font-size: 24px;
      font-weight: 600;
      line-height: 32px;
      font-variant-numeric: tabular-nums;
    }
  }
  [data-acts] {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: flex-end;
  }
  @container (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    [data-amount] {
      text-align: left;
    }
  }
`;
