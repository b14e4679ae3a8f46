import { styled } from 'styled-components';
import { token } from '../../../../src/theme';
import { To } from '../../../../src/ui/link';
import { starText as text } from './star.text';

/** Pages of the plan in the order in which somebody comes to them. */
export const starPages = [
  'overview',
  'user_agreement',
  'apply',
  'check_list',
  'open_list',
  'configure_list',
  'demand_list',
  'bill',
] as const;
export type StarPage = (typeof starPages)[number];

/** Where a page of the plan is. */
export const starRoute = (page: StarPage): string =>
  page === 'overview' ? 'open.twinkle_star' : `open.twinkle_star.${page}`;

/** The pages of the plan side by side; the one that is read is marked. */
export const StarNav = ({ at }: { at: StarPage }) => (
  <Row aria-label={text.nav}>
    {starPages.map((page) => (
      <To key={page} to={{ name: starRoute(page) }} aria-current={page === at ? 'page' : undefined}>
        {text.pages[page]}
      </To>
    ))}
  </Row>
);

const Row = styled.nav`
  display: flex;
  gap: 24px;
  box-shadow: inset 0 -1px 0 ${token('border')};
  overflow-x: auto;
  scrollbar-width: none;
  & > * {
    position: relative;
    flex: none;
    color: ${token('text-2')};
    font-size: 14px;
    line-height: 40px;
    text-decoration: none;
  }
  & > :hover {
    color: ${token('text-1')};
  }
  & > :focus-visible {
    outline: none;
    box-shadow: inset 0 0 0 2px ${token('focus')};
  }
  & > [aria-current] {
    color: ${token('text-1')};
    font-weight: 600;
  }
  & > [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${token('accent-text')};
    forced-color-adjust: none;
  }
  @media print {
    display: none;
  }
`;
