import { styled } from 'styled-components';
import { token } from '../../../../src/theme';
import { Pane, PaneHead, Panes } from '../../../../src/ui/pane';
import { aboutText as text } from './about.text';

/** What the service changes on a gateway, how to see that it works, and how it ends. */
export const About = () => (
  <Panes $columns="repeat(auto-fit, minmax(min(100%, 280px), 1fr))">
    {text.parts.map(({ title, lines }) => (
      <Pane key={title}>
        <PaneHead title={title} />
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Pane>
    ))}
  </Panes>
);

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token('text-2')};
  line-height: 20px;
`;
