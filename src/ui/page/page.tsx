import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

/** Where the page keeps its actions: an element in the console's page head, null where there is no head (an embed). */
export const PageSlotContext = createContext<HTMLElement | null>(null);

/** The page's main actions: in the console they stand in the page head, in an embed above the widget. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = useContext(PageSlotContext);
  return slot ? createPortal(children, slot) : <Actions $inline>{children}</Actions>;
}

/** A right-aligned row of actions; the host gives one to `PageSlotContext`. */
export const Actions = styled.div<{ $inline?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-left: auto;
  @media print {
    display: none;
  }
  ${({ $inline }) => $inline && 'margin-bottom: 12px;'}
`;
