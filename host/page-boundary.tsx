import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Broken } from './pages/notices';

interface State {
  broken: boolean;
}

/** Keeps an error of one page from taking the frame with it. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(Object.assign(error, { componentStack: info.componentStack }));
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}
