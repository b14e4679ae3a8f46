import { styled } from 'styled-components';

export const Bar = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-width: 100%;
`;

export const Group = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
`;
