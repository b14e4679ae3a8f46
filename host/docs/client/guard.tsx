import { Component, type ReactNode } from 'react';
import { words } from './words';

/** A value that a story does not take must not take the page with it. */
export class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p role="alert">{words.failed}</p> : this.props.children;
  }
}
