import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { token } from '../../theme';

/** The title of the page around a widget. */
export interface PageTitle {
  /** Stands behind the title: how what the page is about is. */
  beside: HTMLElement | null;
  /** Calls the page by the name of what it is about; undefined: by its own again. */
  call: (name: string | undefined) => void;
}

/** The title of the console's page; undefined where there is none (an embed). */
export const PageTitleContext = createContext<PageTitle | undefined>(undefined);

/** Props of `ObjectTitle`. */
export interface ObjectTitleProps {
  name: string;
  /** Behind the name: how it is, tags, small buttons. */
  children?: ReactNode;
}

/** The name of what a page is about: the page's own title in the console, a heading in an embed. */
export function ObjectTitle({ name, children }: ObjectTitleProps) {
  const page = useContext(PageTitleContext);
  usePageName(name);
  if (page) return page.beside && createPortal(children, page.beside);
  return (
    <TitleLine>
      <h2 part="heading">{name}</h2>
      {children}
    </TitleLine>
  );
}

/** Calls the console's page by the name of what it is about, once that is known. */
export function usePageName(name: string | undefined): void {
  const call = useContext(PageTitleContext)?.call;
  useEffect(() => {
    if (!call || name === undefined) return;
    call(name);
    return () => call(undefined);
  }, [call, name]);
}

/** A name and what stands behind it. */
export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > h2 {
    min-width: 0;
    margin: 0;
    color: ${token('text-1')};
    font-size: 18px;
    font-weight: 600;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
`;
