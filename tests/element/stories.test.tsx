import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Provider } from '../../.ladle/components';
import { Ordinary } from '../../widgets/account/bank-cards/bank-cards.stories';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a story says nothing in the console of the parts that its widget has', async () => {
  // What is doubted about props is only said in development, as the page of stories is.
  vi.stubEnv('NODE_ENV', 'development');
  const warned = vi.spyOn(console, 'warn');
  render(
    <Provider globalState={{ theme: 'light' }}>
      <Ordinary />
    </Provider>,
  );
  expect((await screen.findByText('招商银行')).closest('[part~="row"]')).not.toBeNull();
  expect(warned).not.toHaveBeenCalled();
});
