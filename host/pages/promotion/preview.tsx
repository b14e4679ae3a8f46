import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ClientContext, useClient, type Client } from '../../../src/api';
import { promotionLead } from '../../../src/api/contract/promotion';
import { PlaceContext, usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { embeddables, type Embeddable } from './embeddables';
import { promotionPageText as text } from './promotion.text';

interface PreviewProps {
  name: Embeddable;
  theme: 'auto' | 'WHITE' | 'BLACK';
  values: Readonly<Record<string, string>>;
}

/** The view as it will stand in the agent's page, with real prices. Its links lead nowhere and its form sends nothing. */
export function Preview({ name, theme, values }: PreviewProps) {
  const client = useHarmless(useClient());
  const here = usePlace();
  const place = useMemo(() => ({ ...here, go: () => undefined }), [here]);
  const { Widget } = embeddables[name];
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return (
    <Frame>
      <header aria-hidden>
        <i />
        <i />
        <i />
        {text.yourSite}
      </header>
      <div role="region" aria-label={text.preview} data-np-theme={theme === 'auto' ? undefined : theme}>
        <ClientContext value={client}>
          <PlaceContext value={place}>
            <Widget key={JSON.stringify([name, given])} {...given} />
          </PlaceContext>
        </ClientContext>
      </div>
    </Frame>
  );
}

/** A client that only reads: a form in the preview thanks and sends nothing. */
const useHarmless = (client: Client): Client =>
  useMemo(
    () => ({
      ...client,
      call: ((endpoint, input, options) =>
        endpoint.path === promotionLead.path
          ? Promise.resolve({ code: 2000, message: '', data: null })
          : client.call(endpoint, input, options)) as Client['call'],
    }),
    [client],
  );

const Frame = styled.div`
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-2')};
  overflow: hidden;
  & > header {
    display: flex;
    gap: 5px;
    align-items: center;
    height: 24px;
    padding: 0 8px;
    border-bottom: 1px solid ${token('border')};
    background: ${token('surface-sunken')};
    color: ${token('text-3')};
    font-size: 11px;
  }
  & > header > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${token('border-strong')};
  }
  & > header > i:last-of-type {
    margin-right: 4px;
  }
  & > div {
    max-height: 420px;
    padding: 16px;
    background: ${token('surface-canvas')};
    color: ${token('text-2')};
    overflow: auto;
  }
`;
