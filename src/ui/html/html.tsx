import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { cleanByBrowser } from './native';

/** Formatted text from elsewhere (notices, articles), cleaned of everything but text, lists, tables, links and pictures. */
export function SafeHtml({ html }: { html: string }) {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const clean = cleanByBrowser(html);
    if (clean) return node.current?.replaceChildren(clean);
    let left = false;
    void import('./sanitize').then(({ sanitize }) => left || node.current?.replaceChildren(sanitize(html)));
    return () => {
      left = true;
    };
  }, [html]);
  return <Prose ref={node} />;
}

const Prose = styled.div`
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: 8px;
  }
  & :is(h1, h2, h3, h4, h5, h6, b, strong, th) {
    color: ${token('text-1')};
    font-weight: 600;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & ul,
  & ol {
    padding-left: 20px;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & img {
    max-width: 100%;
    height: auto;
  }
  & table {
    border-collapse: collapse;
  }
  & td,
  & th {
    padding: 4px 8px;
    border: 1px solid currentColor;
  }
`;
