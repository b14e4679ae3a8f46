import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Something that a plugin may do; amber where data may leave. */
export const Right = styled.li<{ $warns: boolean }>`
  display: flex;
  gap: 8px;
  & > svg {
    flex: none;
    margin-top: 3px;
    color: ${({ $warns }) => token($warns ? 'warning-solid' : 'text-3')};
  }
`;

/** Fields above a list in a dialog. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-bottom: 12px;
`;
