import { styled } from 'styled-components';
import { token } from '../../theme';

export const Layout = styled.form.attrs({ part: 'form' })`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

/** Fields side by side; one column where there is no room for two. */
export const FormRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 16px 20px;
  align-items: start;
`;

/** The buttons at the end of a form. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export const FieldBox = styled.div.attrs({ part: 'field' })`
  display: block;
  min-width: 0;
`;

export const LabelLine = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-bottom: 6px;
  color: ${token('text-1')};
  font-size: 13px;
  line-height: 20px;
`;

export const Star = styled.span`
  color: ${token('danger-text')};
`;

export const LabelEnd = styled.span`
  margin-left: auto;
  color: ${token('text-3')};
  font-size: 12px;
`;

export const Help = styled.div`
  margin-top: 4px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const ErrorLine = styled.div`
  display: flex;
  gap: 4px;
  align-items: flex-start;
  margin-top: 4px;
  color: ${token('danger-text')};
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
  & > svg {
    margin-top: 2px;
  }
`;
