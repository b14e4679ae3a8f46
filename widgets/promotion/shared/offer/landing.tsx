import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../../src/theme';

/** Props of `Landing`. */
export interface LandingProps {
  title: string;
  lead: string;
  /** What speaks for it: a word and a sentence each. */
  points: readonly { title: string; text: string }[];
  children: ReactNode;
}

/** A page that tells of one thing: what it is, why, and what to do. */
export const Landing = ({ title, lead, points, children }: LandingProps) => (
  <Page part="panel">
    <header>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    <Points>
      {points.map((point) => (
        <li key={point.title}>
          <b>{point.title}</b>
          <span>{point.text}</span>
        </li>
      ))}
    </Points>
    {children}
  </Page>
);

/** What is offered beside the form; one below the other where it is narrow. */
export const LandingHalves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px;
  align-items: start;
  & > :only-child {
    max-width: 560px;
  }
`;

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  color: ${token('text-2')};
  & > header > h1 {
    color: ${token('text-1')};
    font-size: 24px;
    font-weight: 600;
    line-height: 34px;
  }
  & > header > p {
    max-width: 64em;
    margin-top: 8px;
    line-height: 22px;
  }
`;

const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  & > li {
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 16px 20px;
    background: ${token('surface-base')};
  }
  & b {
    color: ${token('text-1')};
    font-weight: 600;
  }
`;
