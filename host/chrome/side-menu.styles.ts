import { styled } from 'styled-components';
import { token } from '../../src/theme';

export const Nav = styled.nav`
  padding: 8px 0;
`;

export const Block = styled.div`
  & + & {
    margin-top: 10px;
  }
`;

export const Heading = styled.h2`
  && {
    margin: 0 12px 2px;
    padding-top: 10px;
    border-top: 1px solid ${token('border-subtle')};
    color: ${token('text-3')};
    font-size: 11px;
    font-weight: 400;
    line-height: 16px;
  }
`;

export const Line = styled.a`
  &&& {
    position: relative;
    display: flex;
    align-items: center;
    gap: 5px;
    height: 32px;
    margin: 0 4px;
    padding: 0 6px;
    border-radius: ${token('radius-2')};
    color: ${token('text-2')};
    font-size: 13px;
    white-space: nowrap;
    text-decoration: none;
  }
  /* With letters of twice the size the name has the whole line, and a long one goes on in a second. */
  @container (max-width: 7em) {
    &&& {
      flex-wrap: wrap;
      height: auto;
      min-height: 32px;
      margin: 0 2px;
      padding: 2px 4px;
      line-height: 1.25;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & > svg {
      display: none;
    }
  }
  &&&:hover {
    background: ${token('surface-hover')};
    color: ${token('text-1')};
  }
  &&&[aria-current] {
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
    font-weight: 500;
  }
  &&&[aria-current]::before {
    content: '';
    position: absolute;
    top: 6px;
    bottom: 6px;
    left: -4px;
    width: 2px;
    background: ${token('accent-text')};
  }
`;

export const Mark = styled.span`
  flex: none;
  display: inline-flex;
  margin: 0 -5px 0 auto;
  letter-spacing: -0.02em;
  & img {
    display: block;
    max-width: 32px;
    object-fit: contain;
  }
`;

export const MarkDot = styled.span<{ $tone: 'new' | 'promo' }>`
  position: absolute;
  top: 1px;
  left: 14px;
  @container (max-width: 7em) {
    left: auto;
    right: 2px;
  }
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: ${({ $tone }) => token($tone === 'new' ? 'info-solid' : 'promo-solid')};
  box-shadow: 0 0 0 2px ${token('surface-base')};
`;
