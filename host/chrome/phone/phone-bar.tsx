import { styled } from 'styled-components';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { X } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import type { Route } from '../../routes';
import { phoneOf } from './phone-place';
import { phoneText as text } from './phone.text';

/** Props of `PhoneBar`. */
export interface PhoneBarProps {
  route: Route;
  /** Somebody does not want to be asked again. */
  onDismiss: () => void;
}

/** Offers the phone edition above the whole console. */
export function PhoneBar({ route, onDismiss }: PhoneBarProps) {
  const { query } = usePlace();
  return (
    <Strip aria-label={text.open}>
      <span>{text.offer}</span>
      <To to={phoneOf(route.name, query)}>{text.open}</To>
      <button type="button" aria-label={text.dismiss} onClick={onDismiss}>
        <X size="1.4em" aria-hidden />
      </button>
    </Strip>
  );
}

/**
 * In widths of the window: a phone shows the console's 1280 px on its screen, and these letters are to be read. Its place
 * (`page.css`) is as high.
 */
const Strip = styled.aside`
  display: flex;
  gap: 2.4vw;
  align-items: center;
  min-height: 12vw;
  padding: 0 0 0 4vw;
  color: ${token('text-1')};
  font-size: 4vw;
  line-height: 1.4;
  background: ${token('accent-soft')};
  border-bottom: 1px solid ${token('accent-line')};
  & > a {
    margin-left: auto;
    padding: 1.8vw 3.2vw;
    color: ${token('text-on-accent')};
    white-space: nowrap;
    background: ${token('accent')};
    border-radius: 1.2vw;
  }
  & > a:hover {
    color: ${token('text-on-accent')};
  }
  & > button {
    display: grid;
    place-items: center;
    width: 12vw;
    height: 12vw;
    padding: 0;
    color: ${token('text-2')};
    font: inherit;
    background: none;
    border: 0;
    cursor: pointer;
  }
`;
