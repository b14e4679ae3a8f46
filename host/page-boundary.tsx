import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Broken } from './pages/notices';

interface State {
  broken: boolean;
}

interface Props {
  /** Instead of the notice that fills a page. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of one page, or of one part of it, from taking what is around it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(Object.assign(error, { componentStack: info.componentStack }));
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (!this.state.broken) return children;
    const retry = () => this.setState({ broken: false });
    return fallback ? fallback(retry) : <Broken onRetry={retry} />;
  }
}
