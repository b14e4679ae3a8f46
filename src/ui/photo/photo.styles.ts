import { styled } from 'styled-components';
import { token } from '../../theme';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  color: ${token('text-3')};
  font-size: 12px;
  overflow: hidden;
  & > button:first-child {
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }
  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Corner = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
`;

export const Pick = styled.label<{ $off: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 4px;
  width: 80px;
  height: 80px;
  border: 1px dashed ${token('border-control')};
  border-radius: ${token('radius-2')};
  color: ${token('text-2')};
  font-size: 12px;
  cursor: ${({ $off }) => ($off ? 'progress' : 'pointer')};
  &:focus-within {
    box-shadow: ${token('focus-ring')};
  }
`;

export const Whole = styled.img`
  display: block;
  max-width: 100%;
  margin: 0 auto;
`;
