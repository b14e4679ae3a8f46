import { styled } from 'styled-components';
import { token } from '../../src/theme';
import { frame } from './frame.styles';

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  padding-right: 20px;
  background: ${token('surface-base')};
  border-bottom: 1px solid ${token('border')};
`;

export const Brand = styled.a`
  &&& {
    display: flex;
    align-items: center;
    min-width: 196px;
    min-height: ${frame.header - 1}px;
    padding-left: 20px;
    white-space: nowrap;
    text-decoration: none;
  }
`;

export const TopNav = styled.nav`
  display: flex;
  min-height: ${frame.header - 1}px;
  align-items: stretch;
  gap: 4px;
`;

export const TopLink = styled.a`
  &&& {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 0 14px;
    color: ${token('text-2')};
    font-size: 14px;
    text-decoration: none;
    white-space: nowrap;
  }
  /* With a job under way there is one tool more. */
  @media (max-width: 1359px) {
    &&& {
      padding: 0 10px;
    }
  }
  &&&:hover {
    color: ${token('text-1')};
  }
  &&&[aria-current] {
    color: ${token('text-1')};
    font-weight: 600;
  }
  &&&[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    margin: 0 10px;
    height: 2px;
    background: ${token('accent-text')};
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  margin-left: auto;
`;

export const Divider = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 12px;
  background: ${token('border')};
`;

export const UserButton = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 40px;
  padding: 0 8px;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${token('text-1')};
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: ${token('surface-hover')};
  }
`;

export const Name = styled.span`
  /* A long name gives way before the tools need a line of their own. */
  max-width: clamp(80px, calc(100vw - 1156px), 200px);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Avatar = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${token('radius-2')};
  background: ${token('accent-soft')};
  color: ${token('accent-text')};
  font-size: 12px;
  font-weight: 600;
  line-height: 1;
`;
