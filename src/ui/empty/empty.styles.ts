import { styled } from 'styled-components';
import { token } from '../../theme';

export const EmptyBox = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 40px 24px;
  color: ${token('text-3')};
  text-align: center;
  white-space: normal;
  & > button,
  & > a {
    margin-top: 12px;
  }
`;

export const Headline = styled.strong`
  margin-top: 12px;
  color: ${token('text-1')};
  font-size: 14px;
  line-height: 22px;
`;
