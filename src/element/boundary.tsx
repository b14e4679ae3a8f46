import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme';
import { elementText } from './element.text';
import { Retry } from './retry';

/** Shows a failed widget as a sentence with a way to try again, never as an empty hole. */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Box role="alert">
        {elementText.failed}
        <Retry type="button" onClick={() => this.setState({ error: undefined })}>
          {elementText.retry}
        </Retry>
      </Box>
    );
  }
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
`;
