import { styled } from 'styled-components';
import { token } from '../../theme';

/** Lets `Split` follow the widget's own width. */
export const Room = styled.div`
  container-type: inline-size;
`;

/** Tree left, list right; one below the other where it is narrow. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tree = styled.ul`
  max-height: 640px;
  margin: 0;
  padding: 8px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  list-style: none;
  overflow: auto;
`;

/** One line of the tree. */
export const Item = styled.li<{ $level: number }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 4px 0 ${({ $level }) => 8 + $level * 20}px;
  border-radius: ${token('radius-2')};
  color: ${token('text-2')};
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${token('text-3')};
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-selected='true'] {
    background: ${token('surface-selected')};
    color: ${token('text-1')};
    font-weight: 500;
  }
  &[data-over] {
    box-shadow: inset 0 0 0 2px ${token('accent')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Count = styled.span`
  color: ${token('text-3')};
  font-size: 12px;
  font-weight: 400;
`;

export const Hint = styled.p`
  margin: 8px 0 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** What a dialog says before it asks. */
export const Told = styled.p`
  margin: 0;
  color: ${token('text-2')};
`;
