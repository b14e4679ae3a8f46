import { styled } from 'styled-components';
import { token } from '../../src/theme';

export const Arrows = styled.span<{ $shown: boolean }>`
  display: flex;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  &:focus-within {
    opacity: 1;
  }
`;

export const Strip = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  height: 40px;
  padding: 0 8px 0 16px;
  border: 1px solid ${token('promo-line')};
  border-radius: ${token('radius-3')};
  background: ${token('promo-soft')};
  color: ${token('text-1')};
  overflow: hidden;
  white-space: nowrap;
  & > * {
    flex: none;
    z-index: 1;
  }
  & > p {
    display: flex;
    flex: 1 1 0;
    gap: 12px;
    align-items: center;
    min-width: 0;
  }
  & > p > span:nth-last-of-type(1) {
    min-width: 0;
    color: ${token('text-2')};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > img {
    position: absolute;
    inset: 0;
    z-index: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: left;
  }
  @media print {
    display: none;
  }
`;

export const Open = styled.a`
  padding: 0;
  border: 0;
  background: none;
  color: ${token('accent-text')};
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Dots = styled.span`
  display: flex;
  gap: 4px;
  & > i {
    width: 12px;
    height: 2px;
    background: ${token('promo-line')};
  }
  & > i[data-on] {
    width: 20px;
    background: ${token('promo-solid')};
  }
`;
