import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { usePlace, type Destination } from '../../session/place';
import { token } from '../../theme';

/** Props of `To`; everything a native anchor takes as well. */
export interface ToProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Destination;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * A link to somewhere in the product by name. With an address it is a real anchor, so new tabs and copying work; where
 * there is none (an embed without a console) it still tells the page. To a page that isn't there it is plain text.
 */
export function To({ to, onClick, children, ...rest }: ToProps) {
  const place = usePlace();
  const href = place.href(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere || rest.target === '_blank') return;
    event.preventDefault();
    place.go(to);
  };
  // Without an address it is no link, but looks the part that its surroundings give to one.
  if (place.still || place.leads?.(to) === false) return <Still title={rest.title}>{children}</Still>;
  if (href === undefined) {
    return (
      <Bare
        type="button"
        role="link"
        className={rest.className}
        title={rest.title}
        onClick={(event) => follow(event as unknown as MouseEvent<HTMLAnchorElement>)}
      >
        {children}
      </Bare>
    );
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

const Still = styled.a`
  && {
    color: inherit;
    text-decoration: none;
    cursor: default;
  }
`;

const Bare = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token('accent-text')};
  text-align: start;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
