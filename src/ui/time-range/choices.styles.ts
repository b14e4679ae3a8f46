import { styled } from 'styled-components';
import { token } from '../../theme';

export const Split = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
`;

export const QuickList = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 112px;
`;

export const AbsoluteForm = styled.form`
  display: grid;
  align-content: start;
  gap: 6px;
  width: 232px;
  & > button {
    margin-top: 6px;
  }
  & > fieldset {
    display: grid;
    grid-template-columns: 144px 1fr;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0 0 6px;
  }
`;

export const Trouble = styled.span`
  color: ${token('danger-text')};
  font-size: 12px;
`;
