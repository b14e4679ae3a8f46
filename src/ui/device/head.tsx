import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { ObjectTitle, TitleLine } from '../page';

/** Props of `DeviceHead`. */
export interface DeviceHeadProps {
  name: string;
  /** Beside the name: how it is, tags, small buttons. */
  beside: ReactNode;
  /** `Fact`s. */
  children: ReactNode;
  /** The page is about something of the device, and has a title of its own. */
  part?: boolean;
}

/** Who a device is and how it is, above its page. */
export const DeviceHead = ({ name, beside, children, part = false }: DeviceHeadProps) => (
  <Head>
    {part ? (
      <TitleLine>
        <h2>{name}</h2>
        {beside}
      </TitleLine>
    ) : (
      <ObjectTitle name={name}>{beside}</ObjectTitle>
    )}
    <Facts>{children}</Facts>
  </Head>
);

/** Props of `Fact`. */
export interface FactProps {
  name: string;
  /** Nothing is shown of an empty one. */
  value: ReactNode;
  /** In letters of one width. */
  mono?: boolean | undefined;
  /** Beside the value: a button that copies it. */
  end?: ReactNode;
}

/** One thing to know about a device. */
export const Fact = ({ name, value, mono = false, end }: FactProps) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>
        {mono ? <Mono>{value}</Mono> : value}
        {end}
      </dd>
    </div>
  ) : null;

const Head = styled.header.attrs({ role: 'none' })`
  margin-bottom: 8px;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 4px 0 0;
  font-size: 12px;
  line-height: 20px;
  & > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & dt {
    color: ${token('text-3')};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: 2px;
    margin: 0;
    color: ${token('text-2')};
  }
`;

const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;
