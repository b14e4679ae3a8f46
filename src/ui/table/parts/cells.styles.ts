import { styled } from 'styled-components';
import { token } from '../../../theme';
import { touchTarget } from '../../button';
import { Below } from '../../two-lines';

/** Opens and closes the row's detail: one node, the arrow is drawn by the style. */
export const Expander = styled.button`
  ${touchTarget}
  display: inline-block;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${token('text-3')};
  vertical-align: middle;
  cursor: pointer;
  &::before {
    display: block;
    width: 6px;
    height: 6px;
    margin: 0 0 0 7px;
    content: '';
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
    transition: transform ${token('dur-fast')} ${token('ease-standard')};
  }
  &[aria-expanded='true']::before {
    transform: translateY(-2px) rotate(135deg);
  }
`;

/** A cell with a mark behind what it says, which is cut off first; of two lines the second, so that names keep their room. */
export const Marked = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:has(> :first-child > ${Below}) {
    display: grid;
    grid-template-columns: minmax(0, max-content) 1fr;
    gap: 0 6px;
    justify-items: start;
    > :first-child {
      display: contents;
    }
    > :first-child > * {
      grid-column: 1;
      max-width: 100%;
    }
    > :first-child > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The links at the end of a row. */
export const Links = styled.span`
  display: inline-flex;
  gap: 14px;
  align-items: center;
  vertical-align: top;
  white-space: nowrap;
`;

/** Head of a sortable column. */
export const SortButton = styled.button`
  display: inline-flex;
  gap: 2px;
  align-items: center;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  svg {
    flex: none;
  }
  &[data-on] {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

/** The strip at the edge of a head that is dragged. */
export const Grip = styled.span`
  position: absolute;
  inset: 0 0 0 auto;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  user-select: none;
  &::after {
    position: absolute;
    inset: 8px 4px;
    content: '';
    background: transparent;
  }
  &:hover::after,
  &[data-on]::after {
    background: ${token('border-strong')};
  }
`;

/** A field in a row that is being edited, and what is wrong with it. */
export const EditInput = styled.input`
  box-sizing: border-box;
  width: 100%;
  height: 28px;
  padding: 0 8px;
  color: ${token('text-1')};
  font: inherit;
  background: ${token('surface-base')};
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-2')};
  &:focus {
    outline: 2px solid transparent;
    border-color: ${token('focus')};
    box-shadow:
      inset 0 0 0 1px ${token('focus')},
      0 0 0 3px ${token('accent-line')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('danger-solid')};
  }
`;

export const EditError = styled.span`
  display: block;
  padding: 2px 0 4px;
  color: ${token('danger-text')};
  font-size: 12px;
  line-height: 18px;
  white-space: normal;
`;

/** What an open row shows when it has nothing. */
export const NoDetail = styled.p`
  margin: 0;
  padding: 16px 20px;
  color: ${token('text-3')};
`;

/** Three dots: one node, drawn by the style, because it stands in every row. */
export const More = styled.button`
  width: 20px;
  height: 20px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('text-2')};
  cursor: pointer;
  &::before {
    display: block;
    width: 2px;
    height: 2px;
    margin: auto;
    content: '';
    background: currentColor;
    border-radius: 50%;
    box-shadow:
      -5px 0 currentColor,
      5px 0 currentColor;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: ${token('text-1')};
  }
`;
